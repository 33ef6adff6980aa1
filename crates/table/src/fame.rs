//! What a finished game is worth beside other finished games.

use crate::Message;
use serde::Serialize;

/// The place a finished game asks for in the hall of fame.
///
/// Points won from rivals tell more of the rivals than of the winner, so only games played alone claim one. Games are compared
/// within a league: those that were after the same thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fame {
    /// One of the leagues of the game ([`Game::LEAGUES`](crate::Game::LEAGUES)).
    pub league: &'static str,
    /// Whether it was won: a victory stands above every defeat.
    pub won: bool,
    /// What it was worth, the more the better.
    pub points: i32,
    /// What came of it, in words.
    pub line: Message,
}
