//! The table: the contract every game keeps, and the words the rest of the house uses for it.
//!
//! ```text
//!  edition + options ─► Setup ─► state (Game)
//!                                  │ stage: who decides, or is it chance?
//!  person │ bot │ dice ─ action ─► check ─► act ─► state' + facts (Chronicle)
//!                                  │
//!                          Session: Record, undo, barriers
//!                                  │
//!                   Scene for one Eye          Knowledge for one bot
//! ```
//!
//! * [`Game`] is what a game implements, [`Instinct`] what it teaches its bots.
//! * [`Session`] plays one game, opened by an [`Order`] or loaded from a [`Record`]: it keeps the record, draws chance from
//!   honest [`Dice`], and knows how far one may undo.
//! * [`Scene`] is all a screen needs; [`Knowledge`] is all a bot gets.
//! * [`Title`] and [`Play`] are the same without types, for everything that must not know any game.

mod bot;
mod chronicle;
mod clause;
mod contest;
mod dice;
mod edition;
mod game;
pub mod geometry;
mod luck;
mod message;
mod opening;
mod options;
pub mod record;
mod refusal;
pub mod scene;
mod seat;
mod session;
mod title;
mod verify;

pub use bot::{Bot, Instinct, Knowledge};
pub use chronicle::{Audience, Chronicle, Fact, Silent};
pub use clause::{Audit, Citation, Clause, ClauseBook, ClauseId, ClauseKind, Place, keeps};
pub use contest::{Bout, Contest};
pub use dice::Dice;
pub use edition::{EditionFile, Fault, Source};
pub use game::{About, Game, Outcome, Payoffs, ScoreLine, Shared, Standing};
pub use luck::Luck;
pub use message::{Arg, Message};
pub use opening::Order;
pub use options::{OptionSpec, Options};
pub use record::{Entry, Flaw, FlawKind, Header, Record, SeatMark};
pub use refusal::Refusal;
pub use scene::Scene;
pub use seat::{Eye, MAX_SEATS, Seat, Seats, Stage};
pub use session::{Session, Step, Told, view};
pub use title::{Boxed, Play, Pondering, Shelf, Title};
pub use verify::verify;
