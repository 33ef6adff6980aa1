//! The levels a player may choose from.

use crate::Random;
use table::{Bot, Instinct};

/// The levels there are, weakest first.
pub const LEVELS: &[&str] = &["random"];

/// A bot of this level, if there is one. Levels differ by how far a bot thinks, never by what it knows.
pub fn bot<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    match level {
        "random" => Some(Box::new(Random::default())),
        _ => None,
    }
}
