//! The strategist: opponents for every game.
//!
//! Written once, against [`table::Game`] and what a game teaches its bots with [`table::Instinct`]. A bot is given
//! [`Knowledge`](table::Knowledge), so it knows what its seat knows and no more; the levels differ by how far a bot thinks.
//!
//! ```
//! use conformance::reference::{ConnectFour, Disc};
//! use std::sync::Arc;
//! use table::{Game, Knowledge, Luck, Seat, Silent};
//!
//! // Seat 0 has three discs on top of each other in the middle.
//! let mut game = ConnectFour::new(&Arc::new(()));
//! for (number, column) in [3, 0, 3, 0, 3, 1].into_iter().enumerate() {
//!     game.act(Seat(number as u8 % 2), Disc { column }, &mut Silent);
//! }
//! // A captain sees what seat 0 sees, and wins.
//! let mut captain = strategist::bot::<ConnectFour>("captain").unwrap();
//! let decision = captain.decide(&Knowledge::new(&game, Seat(0)), &mut Luck::new(1));
//! assert_eq!(decision, Disc { column: 3 });
//! ```
//!
//! * [`LEVELS`] and [`bot`] are all that the rest of the house needs.
//! * [`Random`], [`Glance`] and [`Greedy`] hardly think.
//! * [`Mcts`] searches as [`Search`] tells it, [`adviser`] for who advises; a [`Player`] plays on where a search ends.
//! * [`ratings`] puts bots that played each other in order.
//! * [`fit`] learns from games how much each of a game's terms counts.

mod chance;
mod fit;
mod glance;
mod greedy;
mod ladder;
mod levels;
mod mcts;
mod random;

pub use fit::{Fitted, Skill, fit};
pub use glance::Glance;
pub use greedy::Greedy;
pub use ladder::{Pairing, Rating, ratings};
pub use levels::{LEVELS, adviser, bot, search};
pub use mcts::{Budget, Choice, Mcts, Player, Rollout, Search};
pub use random::Random;
