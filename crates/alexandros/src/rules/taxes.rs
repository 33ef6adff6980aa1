//! Collecting taxes: one card, and every player scores.

use super::Objection;
use crate::clauses::*;
use crate::{Action, Alexandros, Cards, Symbol, say};
use table::{Chronicle, Seat, keeps};

impl Alexandros {
    pub(super) fn tax_candidates(&self, offer: &mut impl FnMut(Action)) {
        self.hand(self.turn).kinds().for_each(|symbol| offer(Action::Tax(symbol)));
    }

    /// The card must match the cell of any own governor, even in a province that yields nothing.
    pub(super) fn may_tax(&self, symbol: Symbol) -> Result<(), Objection> {
        if self.taxed {
            return Err(Objection::TaxedAlready);
        }
        if (self.governors(self.turn) & self.board().cells_of(symbol)).is_empty() {
            return Err(Objection::NoGovernorOn(symbol));
        }
        if self.hand(self.turn)[symbol] == 0 {
            return Err(Objection::NoCardToTaxWith(symbol));
        }
        Ok(())
    }

    /// What a player's provinces would yield now: the blank cells of those with a single governor.
    pub fn tax_yield(&self, seat: Seat) -> u16 {
        keeps(&[AX_068, AX_074, AX_090]);
        let heads = self.governors(seat).iter().map(|cell| self.provinces.head_of(cell));
        let single = heads.clone().filter(|&head| heads.clone().filter(|&other| other == head).count() == 1);
        single.map(|head| u16::from(self.province(head).blanks)).sum()
    }

    /// Collects taxes. All players score before anyone asks whether the game is over.
    pub(super) fn collect_taxes(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_091, AX_092, AX_103, AX_104]);
        let seat = self.turn;
        self.leave_hand(seat, Cards::one(symbol));
        self.discards += Cards::one(symbol);
        self.taxed = true;
        chronicle.tell(|| say::taxes(seat, symbol));
        let mut next = seat;
        for _ in 0..self.setup.seats {
            let points = self.tax_yield(next);
            let score = &mut self.scores[next.index()];
            if next == seat {
                score.own_turns += points;
            } else {
                score.other_turns += points;
            }
            chronicle.tell(|| say::scores(self, next, points));
            next = next.next(self.setup.seats);
        }
        self.action_done();
        if self.goal_reached() {
            self.finish(chronicle);
        }
    }
}
