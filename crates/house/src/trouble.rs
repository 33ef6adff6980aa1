//! What can go wrong, in words with a remedy.

use crate::TableId;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Fault, Flaw, Message, Refusal, Seat};

/// Why the house did not do what it was asked. Nothing has changed and nothing is lost.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// There is no such game on the shelf.
    UnknownGame {
        /// What was asked for.
        game: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// There is no such table.
    UnknownTable(TableId),
    /// The table cannot be opened like this.
    Order(Fault),
    /// The rules do not allow the action.
    Refused(Refusal),
    /// The table has moved on since the guest last looked.
    Stale {
        /// The version it has now.
        now: usize,
    },
    /// The seat does not belong to the guest.
    NotYourSeat,
    /// The game must be over for this.
    NotOver,
    /// The table was opened without advice.
    NoAdvice,
    /// Nobody analyses this game.
    NoAnalyst,
    /// The stored record cannot be played again by this program.
    Flawed(Flaw),
    /// A bot failed at its turn. It tries again when someone comes back to the table a little later.
    Stumbled(Seat),
    /// The program failed at this table. The next visit finds it as it was last stored.
    Broken,
    /// The store failed.
    Store(store::Error),
    /// The system gives the bots no thread to think on.
    NoThreads {
        /// What the system says.
        detail: String,
    },
}

/// Does what might panic, so that one table cannot take the others down.
pub(crate) fn attempt<T>(work: impl FnOnce() -> T) -> Result<T, Trouble> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Trouble::Broken)
}

impl Trouble {
    /// In words, with a remedy.
    pub fn message(&self) -> Message {
        match self {
            Trouble::UnknownGame { game, known } => {
                Message::new("house-unknown-game").with("game", game.as_str()).with("known", known.join(", "))
            }
            Trouble::UnknownTable(id) => Message::new("house-unknown-table").with("table", id.as_str()),
            Trouble::Order(fault) => match fault.line {
                Some(line) => Message::new("house-fault-at-line")
                    .with("file", fault.file.as_str())
                    .with("line", line)
                    .with("reason", fault.reason.clone()),
                None => fault.reason.clone(),
            },
            Trouble::Refused(refusal) => match refusal.clause {
                Some(clause) => {
                    Message::new("house-refused").with("clause", clause).with("reason", refusal.reason.clone())
                }
                None => refusal.reason.clone(),
            },
            Trouble::Stale { .. } => Message::new("house-stale"),
            Trouble::NotYourSeat => Message::new("house-not-your-seat"),
            Trouble::NotOver => Message::new("house-not-over"),
            Trouble::NoAdvice => Message::new("house-no-advice"),
            Trouble::NoAnalyst => Message::new("house-no-analyst"),
            Trouble::Flawed(flaw) => {
                Message::new("house-flawed").with("line", flaw.line).with("reason", flaw.reason.clone())
            }
            Trouble::Stumbled(seat) => Message::new("house-stumbled").with("seat", *seat),
            Trouble::Broken => Message::new("house-broken"),
            Trouble::Store(error) => error.message(),
            Trouble::NoThreads { detail } => Message::new("house-no-threads").with("detail", detail.as_str()),
        }
    }
}

impl From<store::Error> for Trouble {
    fn from(error: store::Error) -> Trouble {
        Trouble::Store(error)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message();
        f.write_str(&message.id)?;
        message.args.iter().try_for_each(|(name, arg)| write!(f, ", {name} {arg:?}"))
    }
}

impl std::error::Error for Trouble {}
