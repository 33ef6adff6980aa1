//! Alexandros, a game by Leo Colovini: Alexander crosses the Persian empire, the walls of his route divide it into provinces,
//! and his generals compete for the richest of them.
//!
//! ```
//! use alexandros::{Action, Alexandros, Chance, Symbol};
//! use std::sync::Arc;
//! use table::{Game, Options, Silent, Stage};
//!
//! // Lay a table for two on the edition that comes with the game.
//! let about = Alexandros::ABOUT;
//! let options = Options::choose(about.options, [("firstPlayer", "0")]).unwrap();
//! let setup = Arc::new(Alexandros::prepare(&about.default_edition(), &options, 2).unwrap());
//! let mut game = Alexandros::new(&setup);
//!
//! // Chance deals a card to each player and turns two up.
//! for chance in [
//!     Chance::Deal(Symbol::Temple),
//!     Chance::Deal(Symbol::Amphora),
//!     Chance::TurnUp(Symbol::Lyre),
//!     Chance::TurnUp(Symbol::Horse),
//! ] {
//!     game.settle(chance, &mut Silent);
//! }
//!
//! // The first player takes the lyre; a hoplite replaces it. Alexander goes to the south corner of the nearest lyre cell.
//! let player = game.turn();
//! game.act(player, Action::Take(Symbol::Lyre), &mut Silent);
//! game.settle(Chance::TurnUp(Symbol::Hoplite), &mut Silent);
//! game.act(player, Action::Corner("q-1r3".parse().unwrap()), &mut Silent);
//!
//! // Three routes lead there: the player is asked where the way forks.
//! let mut actions = Vec::new();
//! game.actions(player, &mut actions);
//! assert_eq!(actions, [Action::Via("q-1r1".parse().unwrap()), Action::Via("q0r1".parse().unwrap())]);
//! game.act(player, actions[1], &mut Silent);
//! game.act(player, Action::Via("q0r2".parse().unwrap()), &mut Silent);
//!
//! // Three walls were laid, and with the coast they enclose a province of two blank and two symbol cells.
//! assert_eq!(game.black_left(), 62);
//! assert_eq!(game.province(0).blanks, 2);
//! assert_eq!(game.stage(), Stage::Decide(table::Seats::one(player)));
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`clauses`] | the rulebook's clauses as constants |
//! | [`edition`] | the board and components as a file, with every mistake explained |
//! | [`setup`] | edition, options and seats of one table |
//! | [`board`], [`bits`] | the board as a graph of numbers, and sets of them |
//! | [`provinces`] | how walls divide the board |
//! | `place`, `symbol`, `action`, `state` | the vocabulary: [`Cell`], [`Point`], [`Symbol`], [`Cards`], [`Action`], [`Chance`], [`Alexandros`] |
//! | `rules` | one file a phase, in the order of play |
//! | `scoring` | who has won |
//! | `redeal` | what a seat cannot know |
//! | `arrange` | positions laid out by hand: [`Arrangement`] |
//! | `say` | what happened, as facts for the chronicle |
//! | `scene` | what one eye sees |
//! | `instinct` | what a bot should know |

mod action;
mod arrange;
pub mod bits;
pub mod board;
pub mod clauses;
pub mod edition;
mod instinct;
mod place;
pub mod provinces;
mod redeal;
mod rules;
mod say;
mod scene;
mod scoring;
pub mod setup;
mod state;
mod symbol;

pub use action::{Action, Chance};
pub use arrange::Arrangement;
pub use place::{Cell, NoSuchPlace, Point};
pub use rules::NewWalls;
pub use state::{Alexandros, MAX_PLAYERS, Score};
pub use symbol::{Cards, Symbol};
