//! `argead games`: what can be played.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use clap::Args;
use std::io::Write;
use table::{Message, Title};
use words::Described;

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
            let games: Vec<Described> = desk.shelf.titles().map(|title| Described::new(&desk.words, title)).collect();
            return answer(&games, out);
        }
        for title in desk.shelf.titles() {
            print(desk, title, out)?;
        }
        Ok(())
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
