//! Before the first turn: a card to each player, two cards face up, and who begins.

use crate::clauses::*;
use crate::state::Phase;
use crate::{Alexandros, Cards, Chance, Symbol, say};
use table::{Chronicle, Seat, keeps};

impl Alexandros {
    /// Every card the pile may yield, each as likely as there are such cards.
    pub(super) fn cards_of_pile(&self, chance: fn(Symbol) -> Chance, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.pile.kinds().map(|symbol| (chance(symbol), u32::from(self.pile[symbol]))));
    }

    /// Deals a card to the next player.
    pub(super) fn deal(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_014, AX_015]);
        let Phase::Deal(seat) = self.phase else { return };
        self.pile -= Cards::one(symbol);
        self.hands[seat.index()] += Cards::one(symbol);
        chronicle.tell(|| say::dealt(seat, symbol));
        let next = Seat(seat.0 + 1);
        self.phase = if next.index() < self.setup.seats { Phase::Deal(next) } else { Phase::Open };
    }

    /// Turns a card up where one is missing, and goes on with what was waiting for it.
    pub(super) fn turn_up(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_016, AX_031, AX_056]);
        let slot = match self.phase {
            Phase::Replace { slot, .. } => usize::from(slot),
            _ => self.open.iter().position(Option::is_none).expect("a slot is empty when a card is turned up"),
        };
        self.pile -= Cards::one(symbol);
        self.open[slot] = Some(symbol);
        chronicle.tell(|| say::turned_up(self, symbol));
        match self.phase {
            Phase::Replace { toward, .. } => self.after_replacing(toward),
            Phase::Open => self.open_or_begin(chronicle),
            _ => self.refill(chronicle),
        }
    }

    /// Goes on turning cards up, or starts the first turn.
    fn open_or_begin(&mut self, chronicle: &mut impl Chronicle) {
        if self.open.contains(&None) {
            return;
        }
        keeps(&[AX_017]);
        match self.setup.first_player {
            Some(seat) => self.begin(seat, chronicle),
            None => self.phase = Phase::Lot,
        }
    }

    /// Lets `seat` begin.
    pub(super) fn begin(&mut self, seat: Seat, chronicle: &mut impl Chronicle) {
        chronicle.tell(|| say::begins(seat));
        self.start_turn(seat, chronicle);
    }

    /// Starts the turn of `seat`.
    pub(super) fn start_turn(&mut self, seat: Seat, chronicle: &mut impl Chronicle) {
        keeps(&[AX_019]);
        self.turn = seat;
        self.actions_left = 0;
        self.taxed = false;
        self.phase = Phase::Card;
        chronicle.tell(|| say::turn(seat));
    }

    /// Makes sure that a card can be drawn: an empty pile is made anew from the discards. False if there is no card at all.
    pub(super) fn ready_to_draw(&mut self, chronicle: &mut impl Chronicle) -> bool {
        keeps(&[AX_057]);
        if self.pile.is_empty() && !self.discards.is_empty() {
            self.pile = std::mem::take(&mut self.discards);
            chronicle.tell(|| say::reshuffled(self.pile.total()));
        }
        !self.pile.is_empty()
    }
}
