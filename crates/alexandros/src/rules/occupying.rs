//! Occupying a vacant province: at least one governor, and for every other symbol cell a card or a further governor.

use super::Objection;
use crate::bits::CellSet;
use crate::clauses::*;
use crate::state::Phase;
use crate::{Action, Alexandros, Cards, Cell, say};
use table::{Chronicle, keeps};

impl Alexandros {
    /// Every province the player might pay for, in the order of its first cell: those nobody holds, then those somebody holds.
    pub(super) fn province_candidates(&self, offer: &mut impl FnMut(Action)) {
        let (board, hand, reserve) = (self.board(), self.hand(self.turn), self.reserve(self.turn));
        let held: CellSet = self.all_governors().iter().map(|cell| self.provinces.head_of(cell)).collect();
        let vacant = self.provinces.heads().without(held);
        let payable = |head: &usize| can_complete(hand, self.province(*head).symbols, reserve).is_ok();
        vacant.iter().filter(payable).for_each(|head| offer(Action::Occupy(board.cell(head))));
        held.iter().filter(payable).for_each(|head| offer(Action::TakeOver(board.cell(head))));
    }

    /// The province named by its first cell, if it has a symbol cell and the player a governor for it.
    pub(super) fn may_enter(&self, cell: Cell) -> Result<usize, Objection> {
        let number = self.board().cell_number(cell).ok_or(Objection::NoSuchCell(cell))?;
        let head = self.provinces.head_of(number);
        if head != number {
            return Err(Objection::NotTheFirstCell { cell, first: self.board().cell(head) });
        }
        if self.province(head).symbols.is_empty() {
            return Err(Objection::NoSymbolCell);
        }
        if self.reserve(self.turn) == 0 {
            return Err(Objection::NoGovernorLeft);
        }
        Ok(head)
    }

    pub(super) fn may_occupy(&self, cell: Cell) -> Result<(), Objection> {
        keeps(&[AX_061, AX_062, AX_069]);
        let head = self.may_enter(cell)?;
        match self.owner(head) {
            Some(owner) if owner == self.turn => Err(Objection::AlreadyOwn),
            Some(owner) => Err(Objection::HeldBy(owner)),
            None => can_complete(self.hand(self.turn), self.province(head).symbols, self.reserve(self.turn)),
        }
    }

    /// Begins to occupy a vacant province.
    pub(super) fn begin_to_occupy(&mut self, head: usize) {
        keeps(&[AX_060]);
        self.phase = Phase::Occupy { head: head as u8, from: None, ousting: Cards::NONE };
    }

    /// The symbol cells of a province on which the player whose turn it is has no governor.
    pub(crate) fn uncovered(&self, head: usize) -> Cards {
        let posted = self.garrison(self.turn, head).filter_map(|cell| self.board().symbol(cell));
        posted.fold(self.province(head).symbols, |cards, symbol| cards - Cards::one(symbol))
    }

    pub(super) fn occupy_candidates(&self, head: u8, offer: &mut impl FnMut(Action)) {
        let cells = self.provinces.cells(self.board(), usize::from(head));
        for cell in cells.iter().filter(|&cell| self.board().symbol(cell).is_some()) {
            offer(Action::Post(self.board().cell(cell)));
        }
        offer(Action::Pay);
    }

    pub(super) fn may_post(&self, head: u8, cell: Cell) -> Result<(), Objection> {
        let (head, seat) = (usize::from(head), self.turn);
        let number = self.board().cell_number(cell).ok_or(Objection::NoSuchCell(cell))?;
        let symbol = match self.board().symbol(number) {
            Some(symbol) if self.provinces.head_of(number) == head => symbol,
            _ => return Err(Objection::NoPlaceForAGovernor(cell)),
        };
        if self.governors(seat).contains(number) {
            return Err(Objection::GovernorThereAlready(cell));
        }
        let governors = self.reserve(seat).checked_sub(1).ok_or(Objection::NoGovernorLeft)?;
        can_complete(self.hand(seat), self.uncovered(head) - Cards::one(symbol), governors)
    }

    /// Puts a governor on a symbol cell.
    pub(super) fn post(&mut self, cell: usize, chronicle: &mut impl Chronicle) {
        let seat = self.turn;
        self.governors[seat.index()].insert(cell);
        chronicle.tell(|| say::posts(self, seat, cell));
    }

    pub(super) fn may_pay(&self, head: u8) -> Result<(), Objection> {
        keeps(&[AX_070]);
        let head = usize::from(head);
        if self.garrison(self.turn, head).next().is_none() {
            return Err(Objection::NoGovernorPosted);
        }
        let missing = self.uncovered(head).beyond(self.hand(self.turn));
        if missing.is_empty() { Ok(()) } else { Err(Objection::PostInstead { missing }) }
    }

    /// Pays for the rest of the province and holds it.
    pub(super) fn pay(&mut self, chronicle: &mut impl Chronicle) {
        let Phase::Occupy { head, from, ousting } = self.phase else { return };
        let (seat, head) = (self.turn, usize::from(head));
        let paid = self.uncovered(head);
        self.leave_hand(seat, paid);
        chronicle.tell(|| say::occupies(self, seat, head, paid));
        match from {
            None => {
                self.discards += paid;
                self.action_done();
            }
            Some(loser) => self.share_out(loser, ousting, paid, chronicle),
        }
    }
}

/// Whether a hand and so many governors can meet what a province needs.
pub(super) fn can_complete(hand: Cards, needed: Cards, governors: u8) -> Result<(), Objection> {
    keeps(&[AX_071, AX_072, AX_073]);
    let missing = needed.beyond(hand);
    if missing.total() <= governors { Ok(()) } else { Err(Objection::CannotPay { missing, governors }) }
}
