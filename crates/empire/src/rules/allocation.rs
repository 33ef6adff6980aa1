//! Filling the boxes in secret: all four in the first turn of a region, temples and cities in the later ones.

use crate::action::{Action, Boxes};
use crate::clauses::*;
use crate::state::{Empire, NOBODY, Phase, Row};
use table::{Chronicle, Fact, MAX_SEATS, Message, Refusal, Seat, Seats, keeps};

impl Empire {
    /// Every player has all cubes again, and fills the boxes for a region.
    pub(crate) fn begin_region(&mut self, region: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_019, AG_026, AG_048, AG_130]);
        self.region = region;
        self.turn = 1;
        self.target_entered = false;
        self.boxes = Default::default();
        self.revealed = Default::default();
        self.armies = Default::default();
        self.choosers = Row::EMPTY;
        self.order = [NOBODY; MAX_SEATS];
        self.begin_allocation();
        chronicle.tell(|| Fact::new(Message::new("empire-fact-region").with("region", self.region_name())).heading());
    }

    /// The next turn of the same region: only temples and cities are filled anew.
    pub(crate) fn begin_next_turn(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_037, AG_043, AG_045, AG_046, AG_047, AG_073, AG_075, AG_129]);
        self.turn += 1;
        self.begin_allocation();
        chronicle.tell(|| {
            let message = Message::new("empire-fact-turn").with("region", self.region_name()).with("turn", self.turn);
            Fact::new(message).heading()
        });
    }

    /// All fill their boxes; those who have no cube to lay are done.
    pub(crate) fn begin_allocation(&mut self) {
        keeps(&[AG_033]);
        self.phase = Phase::Allocate;
        self.secret = Default::default();
        self.committed = if self.turn == 1 {
            Seats::NONE
        } else {
            Seat::first(self.setup.seats).filter(|&seat| self.material(seat) == 0).collect()
        };
    }

    /// Cubes in the temple and city boxes.
    pub(crate) fn material(&self, seat: Seat) -> u8 {
        keeps(&[AG_049]);
        self.boxes[seat.index()].temples + self.boxes[seat.index()].cities
    }

    pub(crate) fn list_allocations(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn > 1 {
            let material = self.material(seat);
            out.extend((0..=material).map(|temples| Action::Redistribute { temples, cities: material - temples }));
            return;
        }
        let resources = *self.setup.edition.components.resources.as_ref();
        out.extend(Boxes::all(resources).map(Action::Allocate));
    }

    pub(crate) fn check_allocation(&self, boxes: Boxes) -> Result<(), Refusal> {
        if self.turn > 1 {
            return Err(AG_043.refuses(Message::new("empire-refusal-only-redistribute")));
        }
        let resources = *self.setup.edition.components.resources.as_ref();
        if boxes.total() != u32::from(resources) {
            let reason = Message::new("empire-refusal-sum").with("found", boxes.total()).with("needed", resources);
            return Err(AG_050.refuses(reason));
        }
        Ok(())
    }

    pub(crate) fn check_redistribution(&self, seat: Seat, temples: u8, cities: u8) -> Result<(), Refusal> {
        if self.turn == 1 {
            return Err(AG_038.refuses(Message::new("empire-refusal-fill-four")));
        }
        let material = self.material(seat);
        if u16::from(temples) + u16::from(cities) != u16::from(material) {
            let reason = Message::new("empire-refusal-material")
                .with("found", u16::from(temples) + u16::from(cities))
                .with("needed", material);
            return Err(AG_049.refuses(reason));
        }
        Ok(())
    }

    /// The boxes are filled behind the screen.
    pub(crate) fn commit(&mut self, seat: Seat, boxes: Boxes, chronicle: &mut impl Chronicle) {
        keeps(&[AG_042, AG_044]);
        self.secret[seat.index()] = boxes;
        self.committed = self.committed.with(seat);
        chronicle.tell(|| Fact::new(Message::new("empire-fact-committed").with("seat", seat)));
    }

    /// Whether every player has filled the boxes.
    pub(crate) fn all_are_done(&self) -> bool {
        self.committed == Seats::all(self.setup.seats)
    }

    /// All screens go up.
    pub(crate) fn reveal(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_072]);
        for seat in Seat::first(self.setup.seats) {
            let boxes = std::mem::take(&mut self.secret[seat.index()]);
            self.boxes[seat.index()] = boxes;
            chronicle.tell(|| Fact::new(revealed(seat, boxes, self.turn)));
        }
        self.committed = Seats::NONE;
        if self.turn == 1 {
            self.revealed = self.boxes;
            self.settle_order(chronicle);
        } else {
            self.begin_march(0, chronicle);
        }
    }
}

fn revealed(seat: Seat, boxes: Boxes, turn: u8) -> Message {
    let id = if turn == 1 { "empire-fact-revealed" } else { "empire-fact-redistributed" };
    let message = Message::new(id).with("seat", seat);
    let message = if turn == 1 { message.with("order", boxes.order).with("armies", boxes.armies) } else { message };
    message.with("temples", boxes.temples).with("cities", boxes.cities)
}
