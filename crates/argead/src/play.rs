//! `argead play`: the table in this terminal.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::local;
use crate::sheet::{Rules, check_level};
use clap::Args;
use house::{Guest, House, Opening, Place, TableId};
use std::io::{IsTerminal, Write};
use table::{Message, Title};
use terminal::{Pick, Stop};

/// How a person is written among the seats: `you`, or `you=NAME`.
const PERSON: &str = "you";
/// Whom one plays against unless one says otherwise.
const OPPONENT: &str = "captain";

/// Opens a table, or goes on with one.
#[derive(Args, Debug)]
pub struct Play {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", requires = "game")]
    seats: Vec<String>,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "N", requires = "game")]
    seed: Option<u64>,
    #[arg(long, requires = "game")]
    advice: bool,
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
}

impl Play {
    /// Plays until the person leaves. The table is kept.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        if let Some(game) = &self.game {
            self.places(desk, desk.title(game)?)?;
        }
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return Err(Complaint::new(Message::new("command-play-no-terminal"))
                .remedy(Message::new("command-play-no-terminal-remedy")));
        }
        let house = local::house(desk, self.database.as_deref())?;
        let guest = local::guest(self.database.as_deref())?;
        let Some(table) = self.table(desk, &house, &guest)? else { return Ok(()) };
        terminal::play(&house, &guest, &table, &desk.words).map_err(stopped)?;
        let unfinished = house.tables_of(&guest)?.into_iter().any(|summary| summary.id == table && !summary.over);
        if unfinished {
            writeln!(out, "{}", desk.words.text("command-play-kept"))?;
        }
        Ok(())
    }

    /// The table to sit down at: a new one of the game asked for, or one chosen from a list.
    fn table(&self, desk: &Desk, house: &House, guest: &Guest) -> Result<Option<TableId>, Complaint> {
        let game = match &self.game {
            Some(game) => game.clone(),
            None => match terminal::lobby(house, guest, &desk.words).map_err(stopped)? {
                None => return Ok(None),
                Some(Pick::Resume(table)) => return Ok(Some(table)),
                Some(Pick::New(game)) => game,
            },
        };
        let title = desk.title(&game)?;
        let opening = Opening {
            edition: Some(self.rules.edition(desk, title)?),
            options: self.rules.options(),
            places: self.places(desk, title)?,
            seed: self.seed,
            entropy: Vec::new(),
            advice: self.advice,
            owner: guest.clone(),
            game,
        };
        Ok(Some(house.open_table(&opening)?))
    }

    /// Who sits where: as asked, or one person against the usual number of bots.
    fn places(&self, desk: &Desk, title: &dyn Title) -> Result<Vec<Place>, Complaint> {
        let mut wanted = self.seats.clone();
        if wanted.is_empty() {
            let strongest = title.levels().last().copied().unwrap_or(OPPONENT);
            let opponent = if title.levels().contains(&OPPONENT) { OPPONENT } else { strongest };
            wanted.push(PERSON.to_owned());
            wanted.resize(title.about().usual_seats(), opponent.to_owned());
        }
        let mut places: Vec<Place> = Vec::new();
        for text in &wanted {
            let place = match text.split_once('=') {
                Some((PERSON, name)) => Place::Person { name: name.to_owned() },
                _ if text == PERSON => Place::Person { name: unlike(&local::person(&desk.words), &places) },
                _ => {
                    check_level(title, text)
                        .map_err(|complaint| complaint.or_remedy(Message::new("command-play-seats")))?;
                    let name = desk.words.say(&Message::new(format!("table-level-{text}")));
                    Place::Bot { name: unlike(&name, &places), level: text.clone() }
                }
            };
            places.push(place);
        }
        Ok(places)
    }
}

/// A name that nobody at the table has yet: `captain`, `captain 2`.
fn unlike(name: &str, places: &[Place]) -> String {
    let taken = |wanted: &str| {
        places.iter().any(|place| match place {
            Place::Person { name } | Place::Bot { name, .. } => name == wanted,
        })
    };
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).expect("numbers do not run out")
}

fn stopped(stop: Stop) -> Complaint {
    match stop {
        Stop::Terminal(error) => {
            Complaint::new(Message::new("command-terminal-failed").with("detail", error.to_string()))
        }
        Stop::House(trouble) => trouble.into(),
        Stop::Record(flaw) => Complaint::new(flaw.reason),
    }
}
