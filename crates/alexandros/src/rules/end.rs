//! The end of a turn, and of the game.

use crate::clauses::*;
use crate::state::Phase;
use crate::{Alexandros, say};
use table::{Chronicle, keeps};

impl Alexandros {
    /// Ends the turn. Actions that were not taken are passed up.
    pub(super) fn end_turn(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AX_049, AX_101, AX_102]);
        let (seat, passed) = (self.turn, self.actions_left);
        if passed > 0 {
            chronicle.tell(|| say::passes(seat, passed));
        }
        if self.is_last_turn() {
            self.finish(chronicle);
        } else {
            self.refill(chronicle);
        }
    }

    /// Turns cards up until two lie open again, then hands the turn on.
    pub(super) fn refill(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AX_018, AX_056]);
        if self.open.contains(&None) && self.ready_to_draw(chronicle) {
            self.phase = Phase::Refill;
        } else {
            self.start_turn(self.turn.next(self.setup.seats), chronicle);
        }
    }

    /// Whether someone has reached the points that end the game.
    pub(crate) fn goal_reached(&self) -> bool {
        self.players().any(|seat| self.score(seat).total() >= self.setup.components.goal)
    }

    /// The game is over.
    pub(super) fn finish(&mut self, chronicle: &mut impl Chronicle) {
        self.actions_left = 0;
        self.phase = Phase::Over;
        chronicle.tell(|| say::over(self));
    }
}
