//! Taking over a province: its governors are driven out with two cards each, then it is occupied like any other, and the loser gets
//! half of the cards.

use super::Objection;
use super::occupying::can_complete;
use crate::clauses::*;
use crate::setup::Refund;
use crate::state::Phase;
use crate::{Alexandros, Cards, Cell, Symbol, say};
use table::{Chronicle, Seat, keeps};

impl Alexandros {
    pub(super) fn may_take_over(&self, cell: Cell) -> Result<(), Objection> {
        let head = self.may_enter(cell)?;
        let loser = match self.owner(head) {
            Some(owner) if owner == self.turn => return Err(Objection::AlreadyOwn),
            Some(owner) => owner,
            None => return Err(Objection::Vacant),
        };
        let (hand, ousting) = (self.hand(self.turn), self.ousting_price(loser, head));
        let missing = ousting.beyond(hand);
        if !missing.is_empty() {
            return Err(Objection::CannotOust { missing, loser });
        }
        can_complete(hand - ousting, self.province(head).symbols, self.reserve(self.turn))
    }

    /// The cards that drive a player's governors out of a province: two of its cell's symbol for each.
    pub(crate) fn ousting_price(&self, loser: Seat, head: usize) -> Cards {
        keeps(&[AX_078]);
        let symbols = self.garrison(loser, head).filter_map(|cell| self.board().symbol(cell));
        symbols.fold(Cards::NONE, |cards, symbol| cards + Cards::of(&[symbol, symbol]))
    }

    /// Drives the governors out. The province must be occupied at once.
    pub(super) fn take_over(&mut self, head: usize, chronicle: &mut impl Chronicle) {
        keeps(&[AX_079, AX_080, AX_081]);
        let seat = self.turn;
        let loser = self.owner(head).expect("a checked take-over has someone to lose the province");
        let ousting = self.ousting_price(loser, head);
        self.leave_hand(seat, ousting);
        chronicle.tell(|| say::takes_over(self, seat, loser, head, ousting));
        for cell in self.governors(loser).iter().filter(|&cell| self.provinces.head_of(cell) == head) {
            self.governors[loser.index()].remove(cell);
        }
        self.phase = Phase::Occupy { head: head as u8, from: Some(loser), ousting };
    }

    /// Shares the cards used between the loser and the discards.
    pub(super) fn share_out(&mut self, loser: Seat, ousting: Cards, paid: Cards, chronicle: &mut impl Chronicle) {
        keeps(&[AX_082, AX_083, AX_084, AX_086]);
        let used = match self.setup.refund {
            Refund::All => ousting + paid,
            Refund::Occupation => {
                self.discards += ousting;
                paid
            }
        };
        let half = if self.setup.seats == 2 { 0 } else { used.total().div_ceil(2) };
        self.give_while_forced(loser, used, half, chronicle);
    }

    pub(super) fn may_give(&self, used: Cards, symbol: Symbol) -> Result<(), Objection> {
        if used[symbol] > 0 { Ok(()) } else { Err(Objection::NotAmongTheUsed(symbol)) }
    }

    /// Gives one of the cards used.
    pub(super) fn give(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        let Phase::Give { loser, used, left } = self.phase else { return };
        self.hand_over(loser, Cards::one(symbol), chronicle);
        self.give_while_forced(loser, used - Cards::one(symbol), left - 1, chronicle);
    }

    /// Asks what to give as long as there is a choice; the cards that are not given are discarded.
    fn give_while_forced(&mut self, loser: Seat, used: Cards, left: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AX_085]);
        let one_kind = used.kinds().take(2).count() < 2;
        if left > 0 && left < used.total() && !one_kind {
            self.phase = Phase::Give { loser, used, left };
            return;
        }
        let given = Cards(used.0.map(|count| count.min(left)));
        if left > 0 {
            self.hand_over(loser, given, chronicle);
        }
        self.discards += used - given;
        self.action_done();
    }

    fn hand_over(&mut self, loser: Seat, cards: Cards, chronicle: &mut impl Chronicle) {
        let seat = self.turn;
        self.enter_hand_openly(loser, cards);
        chronicle.tell(|| say::gives(seat, loser, cards));
    }
}
