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
//!
//! A whole game of Pig between two bots, written down, read back and verified:
//!
//! ```
//! use conformance::reference::{self, Pig};
//! use table::{Bot, Dice, Eye, Game, Knowledge, Order, Record, Seat, SeatMark, Session, verify};
//!
//! let seat = |name: &str| SeatMark { name: name.to_owned(), player: "random".to_owned() };
//! let order = Order {
//!     edition: Pig::ABOUT.default_edition(),
//!     options: [("goal".to_owned(), "50".to_owned())].into(),
//!     seats: vec![seat("Anna"), seat("Bert")],
//!     table: "porch".to_owned(),
//!     entropy: vec![],
//!     seed: Dice::seed_from_number(1),
//!     advice: false,
//!     origin: None,
//! };
//! let dice = order.dice();
//! let mut session = Session::<Pig>::open(&order)?;
//!
//! // A screen draws the scene: here Anna may roll, and is told why she may not hold yet.
//! let scene = session.scene(Eye::Seat(Seat(0)));
//! assert_eq!(scene.choices[1].refusal.as_ref().unwrap().clause.unwrap().as_str(), "PIG-03");
//!
//! // Bots decide by what they know. Each step is worked out first and real once it is accepted.
//! while let Some(seat) = session.state().stage().deciders().lowest() {
//!     let knowledge = Knowledge::new(session.state(), seat);
//!     let action = reference::Uniform.decide(&knowledge, &mut dice.bot_luck(session.lines().len() as u64));
//!     let step = session.act(seat, action, &dice)?;
//!     session.accept(step);
//! }
//! let standing = session.state().standing().unwrap();
//! assert!(standing.scores.iter().any(|&score| score >= 50));
//!
//! // The record tells it all again, dice included.
//! let record = Record::parse(&session.lines().join("\n"))?;
//! let shelf = reference::shelf();
//! let replayed = verify(shelf.find("pig").unwrap(), &record, &order.edition)?;
//! assert_eq!(replayed.standing(), Some(standing));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod barrier;
mod bot;
mod chronicle;
mod clause;
mod contest;
mod counsel;
mod dice;
mod edition;
mod fame;
mod game;
pub mod geometry;
mod judgement;
mod lesson;
mod luck;
mod message;
mod opening;
mod options;
pub mod record;
mod refusal;
pub mod scene;
mod seat;
mod session;
mod tale;
mod title;
mod verify;
mod watch;

pub use analysis::{Account, Analysis, Effort, Moment, MomentKind, Verdict, WORST};
pub use bot::{Bot, Instinct, Knowledge};
pub use chronicle::{Audience, Chronicle, Fact, Silent};
pub use clause::{Audit, Citation, Clause, ClauseBook, ClauseId, ClauseKind, Place, keeps};
pub use contest::{Bout, Contest};
pub use counsel::{
    Advice, Analyst, COUNSELS, Counsel, Counselling, Listener, Reason, reasons_in_words, worth_in_words,
};
pub use dice::Dice;
pub use edition::{EditionFile, Fault, Source};
pub use fame::Fame;
pub use game::{About, Game, Outcome, Payoffs, ScoreLine, Shared, Standing};
pub use judgement::{AllTerms, Judgement, MAX_TERMS, Terms};
pub use lesson::Lesson;
pub use luck::Luck;
pub use message::{Arg, Message};
pub use opening::Order;
pub use options::{OptionSpec, Options};
pub use record::{Entry, Flaw, FlawKind, Header, PERSON, Record, SeatMark};
pub use refusal::Refusal;
pub use scene::Scene;
pub use seat::{Eye, MAX_SEATS, Seat, Seats, Stage};
pub use session::{Session, Step, Told, view};
pub use tale::{Event, Happening, Tale};
pub use title::{Boxed, Play, Pondering, Shelf, Title};
pub use verify::verify;
pub use watch::Deed;
