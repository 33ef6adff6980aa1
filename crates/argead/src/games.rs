//! `argead games`: what can be played.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use table::{ClauseId, Message, OptionSpec, Title};

/// Lists the games with their seats, options, editions and bots.
#[derive(Args, Debug)]
pub struct Games {
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Prints the list.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        if self.json {
            let games: Vec<Game> = desk.shelf.titles().map(|title| Game::new(desk, title)).collect();
            return answer(&games, out);
        }
        for title in desk.shelf.titles() {
            print(desk, title, out)?;
        }
        Ok(())
    }
}

/// A game as `games --json` prints it.
#[derive(Serialize)]
struct Game<'a> {
    id: &'a str,
    name: String,
    tagline: String,
    seats: Count,
    options: Vec<Choice>,
    editions: Vec<&'a str>,
    levels: &'a [&'a str],
    rules: u32,
    clauses: usize,
}

#[derive(Serialize)]
struct Count {
    min: usize,
    max: usize,
}

#[derive(Serialize)]
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    clauses: &'static [ClauseId],
    ruling: bool,
    text: String,
}

impl Game<'_> {
    fn new(desk: &Desk, title: &dyn Title) -> Game<'static> {
        let about = title.about();
        let word = |part: &str| desk.words.say(&Message::new(format!("{}-{part}", about.id)));
        Game {
            id: about.id,
            name: word("name"),
            tagline: word("tagline"),
            seats: Count { min: about.seats.0, max: about.seats.1 },
            options: about
                .options
                .iter()
                .map(|&OptionSpec { key, values, default, clauses, is_ruling }| Choice {
                    key,
                    values,
                    default,
                    clauses,
                    ruling: is_ruling,
                    text: word(&format!("option-{key}")),
                })
                .collect(),
            editions: about.editions.iter().map(|&(name, _)| name).collect(),
            levels: title.levels(),
            rules: about.rules,
            clauses: about.clauses.ids.len(),
        }
    }
}

fn print(desk: &Desk, title: &dyn Title, out: &mut dyn Write) -> Result<(), Complaint> {
    let about = title.about();
    let say = |id: &'static str, values: String| desk.words.say(&Message::new(id).with("values", values));
    let word = |id: String| desk.words.say(&Message::new(id));
    writeln!(out, "{} ({})", desk.name(about), about.id)?;
    writeln!(out, "  {}", word(format!("{}-tagline", about.id)))?;
    writeln!(out, "  {}", say("command-games-seats", format!("{}–{}", about.seats.0, about.seats.1)))?;
    writeln!(out, "  {}", desk.words.text("command-games-bots"))?;
    for level in title.levels() {
        writeln!(out, "      {level}: {}", word(format!("table-level-{level}-about")))?;
    }
    let editions: Vec<&str> = about.editions.iter().map(|&(name, _)| name).collect();
    writeln!(out, "  {}", say("command-games-editions", editions.join(", ")))?;
    for option in about.options {
        let key = format!("{}-option-{}", about.id, option.key);
        writeln!(out, "  {}={}  {}", option.key, option.default, word(key.clone()))?;
        for value in option.values {
            writeln!(out, "      {value}: {}", word(format!("{key}-{value}")))?;
        }
    }
    Ok(writeln!(out)?)
}
