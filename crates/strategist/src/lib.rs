//! The strategist: opponents for every game.
//!
//! Written once, against [`table::Game`] and what a game teaches its bots with [`table::Instinct`]. A bot is given
//! [`Knowledge`](table::Knowledge), so it knows what its seat knows and no more; the levels differ by how far a bot thinks.
//!
//! * [`LEVELS`] and [`bot`] are all that the rest of the house needs.
//! * [`Random`] and [`Greedy`] hardly think.
//! * [`Mcts`] searches as [`Search`] tells it.

mod chance;
mod greedy;
mod levels;
mod mcts;
mod random;

pub use greedy::Greedy;
pub use levels::{LEVELS, bot};
pub use mcts::{Budget, Choice, Mcts, Rollout, Search};
pub use random::Random;
