//! Taking a governor back.

use super::Objection;
use crate::clauses::*;
use crate::{Action, Alexandros, Cell, say};
use table::{Chronicle, keeps};

impl Alexandros {
    pub(super) fn recall_candidates(&self, offer: &mut impl FnMut(Action)) {
        self.governors(self.turn).iter().for_each(|cell| offer(Action::Recall(self.board().cell(cell))));
    }

    pub(super) fn may_recall(&self, cell: Cell) -> Result<(), Objection> {
        match self.board().cell_number(cell).filter(|&number| self.governors(self.turn).contains(number)) {
            Some(_) => Ok(()),
            None => Err(Objection::NoOwnGovernor(cell)),
        }
    }

    /// Takes a governor back into reserve. No card is needed.
    pub(super) fn recall(&mut self, cell: usize, chronicle: &mut impl Chronicle) {
        keeps(&[AX_098, AX_099, AX_100]);
        let seat = self.turn;
        self.governors[seat.index()].remove(cell);
        chronicle.tell(|| say::recalls(self, seat, cell));
        self.action_done();
    }
}
