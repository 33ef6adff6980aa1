//! The form of a new table, as it was filled in: kept as text, so that a mistake costs nothing that was typed.

use crate::api;
use crate::errors::Woe;
use house::{Guest, Opening, Place};
use std::collections::BTreeMap;
use table::{Message, PERSON, Title};
use words::{Lang, Words};

/// A seat nobody takes.
pub(super) const EMPTY: &str = "empty";

/// What was filled in so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Draft {
    /// Who sits there and their name, a row a seat.
    pub(super) seats: Vec<(String, String)>,
    pub(super) edition: Option<String>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) seed: Option<String>,
    pub(super) entropy: String,
    pub(super) advice: bool,
    pub(super) lang: Option<Lang>,
}

impl Draft {
    /// A form nobody has touched: a person, bots up to the usual number of seats, and empty chairs.
    pub(super) fn fresh(title: &dyn Title, words: &Words) -> Draft {
        let about = title.about();
        let usual = title.levels().iter().find(|&&level| level == "recruit").or(title.levels().last());
        let seats = (0..about.seats.1).map(|seat| {
            let player = match seat {
                0 => PERSON,
                _ if seat < about.usual_seats() => usual.copied().unwrap_or(PERSON),
                _ => EMPTY,
            };
            (player.to_owned(), words.say(&Message::new(format!("web-name-{}", seat + 1))))
        });
        Draft { seats: seats.collect(), ..Draft::default() }
    }

    /// The form as it was sent. Unknown fields are left aside; missing seats are empty.
    pub(super) fn read(title: &dyn Title, fields: &[(String, String)]) -> Draft {
        let field = |name: &str| {
            fields
                .iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value.trim().to_owned())
                .filter(|value| !value.is_empty())
        };
        let seats = (0..title.about().seats.1).map(|seat| {
            let player = field(&format!("player{seat}")).unwrap_or_else(|| EMPTY.to_owned());
            (player, field(&format!("name{seat}")).unwrap_or_default())
        });
        let options =
            fields.iter().filter_map(|(key, value)| Some((key.strip_prefix("option.")?.to_owned(), value.clone())));
        Draft {
            seats: seats.collect(),
            edition: field("edition"),
            options: options.collect(),
            seed: field("seed"),
            entropy: field("entropy").unwrap_or_default(),
            advice: field("advice").is_some(),
            lang: field("lang").and_then(|code| code.parse().ok()),
        }
    }

    /// The table it asks for.
    pub(super) fn opening(&self, title: &dyn Title, owner: Guest) -> Result<Opening, Woe> {
        let seed = match &self.seed {
            Some(text) => Some(text.parse().map_err(|_| Woe::bad_seed(text))?),
            None => None,
        };
        let taken = self.seats.iter().filter(|(player, _)| player != EMPTY);
        let places = taken.map(|(player, name)| match player.as_str() {
            PERSON => Place::Person { name: name.clone() },
            level => Place::Bot { name: name.clone(), level: level.to_owned() },
        });
        Ok(Opening {
            game: title.about().id.to_owned(),
            edition: api::edition(title, self.edition.as_deref())?,
            options: self.options.clone(),
            places: places.collect(),
            seed,
            entropy: if self.entropy.is_empty() { Vec::new() } else { vec![self.entropy.clone()] },
            advice: self.advice,
            owner,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Phalanxx can be played alone, so whoever pressed nothing but "Open" met nobody.
    #[test]
    fn whoever_opens_a_table_for_several_is_offered_a_bot_to_play_against() {
        let shelf = shelf::shelf();
        let phalanxx = shelf.titles().find(|title| title.about().id == "phalanxx").expect("on the shelf");
        let draft = Draft::fresh(phalanxx, &shelf::words(Lang::En));
        let players: Vec<&str> = draft.seats.iter().map(|(player, _)| player.as_str()).collect();
        assert_eq!(players, [PERSON, "recruit", EMPTY, EMPTY]);
    }
}
