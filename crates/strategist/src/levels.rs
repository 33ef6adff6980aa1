//! The levels a player may choose from.

use crate::{Budget, Greedy, Mcts, Random, Search};
use std::time::Duration;
use table::{Bot, Instinct};

/// The levels there are, weakest first.
pub const LEVELS: &[&str] = &["random", "recruit", "captain", "general", "alexander"];

/// Rounds of secret choices are rare, and may take longer.
const MIXING: u32 = 5;

/// A bot of this level, if there is one. Levels differ by how far a bot thinks, never by what it knows.
///
/// * `random` takes whatever comes.
/// * `recruit` looks to the end of its own turn.
/// * `captain` searches, for a hundredth of a second or so.
/// * `general` searches ten times as much, and never for more than a second.
/// * `alexander` searches ten times as much again, and never for more than five seconds.
pub fn bot<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    match level {
        "random" => Some(Box::new(Random::default())),
        "recruit" => Some(Box::new(Greedy::new(1))),
        _ => Some(Box::new(Mcts::new(search::<G>(level)?))),
    }
}

/// How a level that searches does it. The clock is there for slow games and slow machines: it leaves a tenth of the time for one
/// simulation more and for all the rest.
pub fn search<G: Instinct>(level: &str) -> Option<Search> {
    let (budget, solve) = match level {
        "captain" => (Budget::Simulations(400), 400),
        "general" => (Budget::Within(4_000, Duration::from_millis(900)), 40_000),
        "alexander" => (Budget::Within(40_000, Duration::from_millis(4_500)), 400_000),
        _ => return None,
    };
    Some(Search { solve, mixing: MIXING, ..Search::guided(budget, G::HORIZON) })
}
