//! `argead fame`: who is remembered for what.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use clap::Args;
use house::{Hall, Honour, League};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use table::{Message, Title};

/// The hall of fame of the games that keep one.
#[derive(Args, Debug)]
pub struct Fame {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Fame {
    /// Prints the hall.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let titles: Vec<&dyn Title> = match &self.game {
            Some(game) => vec![keeper(desk, game)?],
            None => desk.shelf.titles().filter(|title| !title.leagues().is_empty()).collect(),
        };
        let store = store::open(self.database.as_deref()).map_err(|error| Complaint::new(error.message()))?;
        let hall = Hall::default();
        let mut halls = Vec::new();
        for title in titles {
            halls.push((title, hall.of(title, store.as_ref())?));
        }
        if self.json {
            let remembered = halls.iter().flat_map(|(title, leagues)| entries(desk, *title, leagues));
            return answer(&remembered.collect::<Vec<_>>(), out);
        }
        halls.iter().try_for_each(|(title, leagues)| print(desk, *title, leagues, out))
    }
}

/// The game, if it keeps a hall.
fn keeper<'a>(desk: &'a Desk, game: &str) -> Result<&'a dyn Title, Complaint> {
    let title = desk.title(game)?;
    if !title.leagues().is_empty() {
        return Ok(title);
    }
    let keeps = |title: &&dyn Title| !title.leagues().is_empty();
    let known: Vec<&str> = desk.shelf.titles().filter(keeps).map(|title| title.about().id).collect();
    let what = Message::new("command-fame-none").with("game", desk.name(title.about()));
    Err(Complaint::new(what).remedy(Message::new("command-known-games").with("known", known.join(", "))))
}

/// A game that is remembered, as `fame --json` prints it.
#[derive(Serialize)]
struct Entry<'a> {
    game: &'a str,
    league: &'a str,
    place: usize,
    player: &'a str,
    won: bool,
    points: i32,
    text: String,
    day: String,
    advice: bool,
    options: &'a BTreeMap<String, String>,
    table: &'a str,
}

fn entries<'a>(desk: &'a Desk, title: &'a dyn Title, leagues: &'a [League]) -> impl Iterator<Item = Entry<'a>> {
    leagues.iter().flat_map(move |league| {
        league.honours.iter().enumerate().map(move |(index, honour)| Entry {
            game: title.about().id,
            league: league.name,
            place: index + 1,
            player: &honour.player,
            won: honour.fame.won,
            points: honour.fame.points,
            text: desk.words.say(&honour.fame.line),
            day: honour.day(),
            advice: honour.advice,
            options: &honour.options,
            table: honour.table.as_str(),
        })
    })
}

fn print(desk: &Desk, title: &dyn Title, leagues: &[League], out: &mut dyn Write) -> Result<(), Complaint> {
    writeln!(out, "{}", desk.name(title.about()))?;
    if leagues.iter().all(|league| league.honours.is_empty()) {
        writeln!(out, "  {}", desk.words.text("command-fame-nobody"))?;
    }
    for league in leagues.iter().filter(|league| !league.honours.is_empty()) {
        let name = Message::new(format!("{}-league-{}", title.about().id, league.name));
        writeln!(out, "  {}", desk.words.say(&name))?;
        for (index, honour) in league.honours.iter().enumerate() {
            let Honour { player, fame, table, .. } = honour;
            writeln!(out, "  {:>4}. {:>5}  {player}, {}", index + 1, fame.points, honour.day())?;
            writeln!(out, "               {}", desk.words.say(&fame.line))?;
            let options: Vec<String> = honour.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let advice = honour.advice.then(|| desk.words.text("command-fame-advice"));
            let remarks: Vec<String> = options.into_iter().chain(advice).chain([format!("/table/{table}")]).collect();
            writeln!(out, "               {}", remarks.join("  "))?;
        }
    }
    Ok(())
}
