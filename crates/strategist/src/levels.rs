//! The levels a player may choose from.

use crate::{Budget, Greedy, Mcts, Random, Search};
use table::{Bot, Instinct};

/// The levels there are, weakest first.
pub const LEVELS: &[&str] = &["random", "recruit", "captain"];

/// A bot of this level, if there is one. Levels differ by how far a bot thinks, never by what it knows.
///
/// * `random` takes whatever comes.
/// * `recruit` looks to the end of its own turn.
/// * `captain` searches, for a tenth of a second or so.
pub fn bot<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    match level {
        "random" => Some(Box::new(Random::default())),
        "recruit" => Some(Box::new(Greedy::new(1))),
        "captain" => Some(Box::new(Mcts::new(Search::guided(Budget::Simulations(2_000), G::HORIZON)))),
        _ => None,
    }
}
