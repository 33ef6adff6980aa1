//! What someone asks for when opening a table, checked before it reaches the game.

use crate::guest::random;
use crate::{Guest, TableId, Trouble};
use std::collections::BTreeMap;
use table::{Dice, EditionFile, Message, Order, PERSON, SeatMark, Title};

/// How long a name may be, and how much each player may throw in for the dice, in characters.
const NAME_MAX: usize = 40;
const ENTROPY_MAX: usize = 200;

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The id of the game.
    pub game: String,
    /// The edition to play on; the default one if none is given.
    pub edition: Option<EditionFile>,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// A number for a table that must be repeatable: the same number, seats and actions give the same game.
    pub seed: Option<u64>,
    /// What the players throw in for the dice.
    pub entropy: Vec<String>,
    /// Whether those who decide may ask for advice. Everybody sees that they may; who opens the table speaks for all who share the
    /// screen.
    pub advice: bool,
    /// Who opens the table. Every person's seat belongs to them: friends share the screen.
    pub owner: Guest,
}

/// Who sits on one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Someone at the screen.
    Person {
        /// The name shown.
        name: String,
    },
    /// A bot.
    Bot {
        /// The name shown.
        name: String,
        /// One of the levels of the game.
        level: String,
    },
}

impl Opening {
    /// The order that opens the table `id` of the game `title`.
    pub(crate) fn order(&self, title: &dyn Title, id: &TableId) -> Result<Order, Trouble> {
        let edition = self.edition.clone().unwrap_or_else(|| title.about().default_edition());
        let refuse = |reason: Message| Trouble::Order(edition.fault_overall(reason));
        let too_much = |text: &String| text.chars().count() > ENTROPY_MAX;
        if self.entropy.len() > self.places.len() || self.entropy.iter().any(too_much) {
            return Err(refuse(Message::new("house-fault-entropy").with("most", ENTROPY_MAX)));
        }
        let seats =
            self.places.iter().map(|place| place.mark(title.levels()).map_err(refuse)).collect::<Result<_, _>>()?;
        // Dice depend on the name of the table. A table that must be repeatable cannot have a random one in its record.
        let (seed, table) = match self.seed {
            Some(number) => (Dice::seed_from_number(number), format!("seed-{number}")),
            None => (random(), id.to_string()),
        };
        Ok(Order {
            edition,
            options: self.options.clone(),
            seats,
            table,
            entropy: self.entropy.clone(),
            seed,
            advice: self.advice && title.has_analyst(),
            origin: None,
        })
    }
}

impl Place {
    /// The place as a record writes it, with the name trimmed.
    fn mark(&self, levels: &[&str]) -> Result<SeatMark, Message> {
        let (name, player) = match self {
            Place::Person { name } => (name.trim(), PERSON),
            Place::Bot { name, level } if levels.contains(&level.as_str()) => (name.trim(), level.as_str()),
            Place::Bot { level, .. } => {
                let reason = Message::new("table-fault-level").with("level", level.as_str());
                return Err(reason.with("known", levels.join(", ")));
            }
        };
        if name.is_empty() || name.chars().count() > NAME_MAX || name.chars().any(char::is_control) {
            return Err(Message::new("house-fault-name").with("most", NAME_MAX));
        }
        Ok(SeatMark { name: name.to_owned(), player: player.to_owned() })
    }
}
