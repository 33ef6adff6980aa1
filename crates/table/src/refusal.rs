//! Why something may not be done.

use crate::{ClauseId, Message};
use serde::Serialize;
use std::fmt;

/// An action that is not allowed: the clause it breaks and, in words, what is missing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The clause of the rulebook; none when the table itself refuses (not your seat, the game is over).
    pub clause: Option<ClauseId>,
    /// What is missing.
    pub reason: Message,
}

impl Refusal {
    /// A refusal by the table rather than by the rulebook.
    pub fn by_table(reason: Message) -> Refusal {
        Refusal { clause: None, reason }
    }

    /// The seat is not asked for anything now.
    pub fn not_your_turn() -> Refusal {
        Refusal::by_table(Message::new("table-refusal-not-your-turn"))
    }

    /// The game has ended.
    pub fn game_over() -> Refusal {
        Refusal::by_table(Message::new("table-refusal-game-over"))
    }

    /// The action is not one this game knows.
    pub fn malformed(detail: impl fmt::Display) -> Refusal {
        Refusal::by_table(Message::new("table-refusal-malformed").with("detail", detail.to_string()))
    }

    /// There is nothing this seat could take back.
    pub fn nothing_to_undo() -> Refusal {
        Refusal::by_table(Message::new("table-refusal-nothing-to-undo"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clause {
            Some(clause) => write!(f, "{clause}: {}", self.reason.id),
            None => f.write_str(&self.reason.id),
        }
    }
}

impl std::error::Error for Refusal {}
