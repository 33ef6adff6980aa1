//! A game as programs read it: what it asks and offers, with words for who would show it.

use crate::Words;
use serde::Serialize;
use table::{ClauseId, Message, OptionSpec, Title};

/// What there is to know of a game before one opens a table of it.
#[derive(Serialize)]
pub struct Described {
    id: &'static str,
    name: String,
    tagline: String,
    seats: Count,
    options: Vec<Choice>,
    editions: Vec<&'static str>,
    levels: &'static [&'static str],
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

impl Described {
    /// `title` in these words.
    pub fn new(words: &Words, title: &dyn Title) -> Described {
        let about = title.about();
        let word = |part: &str| words.say(&Message::new(format!("{}-{part}", about.id)));
        Described {
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
