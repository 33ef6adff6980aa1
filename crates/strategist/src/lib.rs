//! The strategist: opponents for every game.
//!
//! Written once, against [`table::Game`] and what a game teaches its bots with [`table::Instinct`]. A bot is given
//! [`Knowledge`](table::Knowledge), so it knows what its seat knows and no more; the levels differ by how far a bot thinks.

mod levels;
mod random;

pub use levels::{LEVELS, bot};
pub use random::Random;
