//! What one guest sees of a table.

use crate::{TableId, Trouble};
use table::{About, Eye, Fame, Scene, SeatMark, Seats, Stage, Standing, Told};

/// From how many [`steps`](View::steps) on they are shown by themselves: one die that was asked for is seen where it falls.
pub const WORTH_WATCHING: usize = 3;

/// All that one guest may see of a table at one moment.
#[derive(Clone, Debug)]
pub struct View {
    /// The table.
    pub table: TableId,
    /// The game played at it.
    pub game: &'static About,
    /// How many lines the record has: an action must name the version it answers.
    pub version: usize,
    /// Whose eyes look.
    pub eye: Eye,
    /// The seats that belong to this guest.
    pub own: Seats,
    /// Who sits where.
    pub seats: Vec<SeatMark>,
    /// Whether those who decide may ask for advice.
    pub advice: bool,
    /// What the game waits for.
    pub stage: Stage,
    /// The bots that are thinking now.
    pub thinking: Seats,
    /// What the eye sees and may do.
    pub scene: Scene,
    /// What the eye may know of what happened, oldest first.
    pub told: Vec<Told>,
    /// Whether the eye's seat may take its last action back.
    pub may_undo: bool,
    /// How the game ended, once it has.
    pub standing: Option<Standing>,
    /// What the game is worth beside others, once it is over and if its game keeps a hall of fame.
    pub fame: Option<Fame>,
    /// The line of the last action of the eye's seat, or 0: what was told after it is new to the viewer. In a replay the line before.
    pub since: usize,
    /// Why the game does not go on though a bot is asked, if so.
    pub trouble: Option<Trouble>,
}

impl View {
    /// The lines that brought the viewer news since their last action, oldest first: what happened step by step, without their doing.
    pub fn steps(&self) -> Vec<usize> {
        steps(self.told.iter(), self.since)
    }
}

/// The lines after `since` that are told of; none for who has not decided yet.
pub(crate) fn steps<'a>(told: impl Iterator<Item = &'a Told>, since: usize) -> Vec<usize> {
    let mut lines: Vec<usize> = told.map(|told| told.line).filter(|&line| since > 0 && line > since).collect();
    lines.dedup();
    lines
}
