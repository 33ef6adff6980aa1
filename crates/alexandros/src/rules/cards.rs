//! The action of taking a card: from the pile unseen, or one of those that lie open.

use super::Objection;
use crate::clauses::*;
use crate::state::Phase;
use crate::{Action, Alexandros, Cards, Symbol, say};
use table::{Chronicle, keeps};

impl Alexandros {
    pub(super) fn draw_candidates(&self, offer: &mut impl FnMut(Action)) {
        offer(Action::Draw);
        self.open_cards().kinds().for_each(|symbol| offer(Action::Pick(symbol)));
    }

    pub(super) fn may_draw(&self) -> Result<(), Objection> {
        if self.pile.is_empty() && self.discards.is_empty() { Err(Objection::NothingToDraw) } else { Ok(()) }
    }

    pub(super) fn may_pick(&self, symbol: Symbol) -> Result<(), Objection> {
        if self.open.contains(&Some(symbol)) { Ok(()) } else { Err(Objection::NothingToPick(symbol)) }
    }

    /// Draws from the pile: chance says what.
    pub(super) fn draw(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AX_050, AX_052]);
        if self.ready_to_draw(chronicle) {
            self.phase = Phase::Draw;
        }
    }

    /// The card drawn is known to the player alone.
    pub(super) fn drawn(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_053]);
        let seat = self.turn;
        self.pile -= Cards::one(symbol);
        self.hands[seat.index()] += Cards::one(symbol);
        chronicle.tell(|| say::draws(seat, symbol));
        chronicle.tell(|| say::draws_unseen(seat));
        self.action_done();
    }

    /// Takes a face-up card. Its place stays empty until the turn is over.
    pub(super) fn pick(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_054, AX_055]);
        let seat = self.turn;
        let slot = self.open.iter().position(|&open| open == Some(symbol)).expect("the card lies open");
        self.open[slot] = None;
        self.enter_hand_openly(seat, Cards::one(symbol));
        chronicle.tell(|| say::picks(seat, symbol));
        self.action_done();
    }

    /// One of the two actions is used up.
    pub(super) fn action_done(&mut self) {
        keeps(&[AX_051]);
        self.actions_left -= 1;
        self.phase = Phase::Act;
    }
}
