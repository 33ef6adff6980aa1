//! The order of turns: who chooses a place first, by bid, score and lot.

use crate::action::Action;
use crate::clauses::*;
use crate::state::{Empire, NOBODY, Phase};
use table::{Chronicle, Fact, Message, Refusal, Seat, Seats, keeps};

impl Empire {
    /// Finds out who chooses, one after another, until a lot must be cast or all are known.
    pub(crate) fn settle_order(&mut self, chronicle: &mut impl Chronicle) {
        if self.oldest_begins() {
            self.play_clockwise(chronicle);
            return;
        }
        while usize::from(self.choosers.len()) < self.setup.seats {
            let tied = self.next_choosers();
            match tied.lowest() {
                Some(seat) if tied.len() == 1 => self.choosers.push(seat),
                _ => {
                    keeps(&[AG_060, AG_054]);
                    self.phase = Phase::Lot(tied);
                    return;
                }
            }
        }
        self.begin_choosing(0, chronicle);
    }

    /// The lot decides who of the tied comes first.
    pub(crate) fn cast_lot(&mut self, seat: Seat, chronicle: &mut impl Chronicle) {
        chronicle.tell(|| Fact::new(Message::new("empire-fact-lot").with("seat", seat)));
        self.choosers.push(seat);
        self.settle_order(chronicle);
    }

    /// Nobody bids in the very first turn of the game.
    fn oldest_begins(&self) -> bool {
        keeps(&[AG_055]);
        let no_bid = self.revealed[..self.setup.seats].iter().all(|boxes| boxes.order == 0);
        self.region == self.setup.stages.0 && self.choosers.len() == 0 && no_bid
    }

    fn play_clockwise(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_056]);
        let mut seat = self.setup.rulings.oldest;
        for place in 0..self.setup.seats {
            self.order[place] = seat.0;
            seat = seat.next(self.setup.seats);
        }
        chronicle.tell(|| Fact::new(Message::new("empire-fact-oldest").with("seat", self.setup.rulings.oldest)));
        self.begin_turns(chronicle);
    }

    /// The players with an equal right to choose next.
    fn next_choosers(&self) -> Seats {
        let waiting: Seats = Seat::first(self.setup.seats).filter(|&seat| !self.choosers.contains(seat)).collect();
        let top_bid = self.revealed[..self.setup.seats].iter().map(|boxes| boxes.order).max().unwrap_or(0);
        let bid = |seat: Seat| self.revealed[seat.index()].order;
        let armies = |seat: Seat| self.revealed[seat.index()].armies;
        let temples = |seat: Seat| self.revealed[seat.index()].temples;
        let score = |seat: Seat| self.score(seat);

        keeps(&[AG_051, AG_057, AG_058, AG_059]);
        let bidders: Seats = waiting.iter().filter(|&seat| top_bid > 0 && bid(seat) == top_bid).collect();
        if !bidders.is_empty() {
            return highest(highest(bidders, armies), temples);
        }
        if self.setup.rulings.rest_by_bid {
            return highest(highest(highest(highest(waiting, bid), armies), temples), score);
        }
        keeps(&[AG_053]);
        let leaders = highest(waiting, score);
        if self.setup.rulings.score_ties_by_lot {
            return leaders;
        }
        highest(highest(leaders, armies), temples)
    }

    fn begin_choosing(&mut self, index: u8, chronicle: &mut impl Chronicle) {
        if usize::from(index) + 1 < self.setup.seats {
            self.phase = Phase::Choose(index);
            return;
        }
        let last = self.choosers.get(index);
        let free = self.order[..self.setup.seats].iter().position(|&seat| seat == NOBODY).expect("one place is left");
        self.sit(last, free as u8 + 1, chronicle);
        self.begin_turns(chronicle);
    }

    pub(crate) fn list_positions(&self, out: &mut Vec<Action>) {
        let free = (1..=self.setup.seats as u8).filter(|&place| self.order[usize::from(place) - 1] == NOBODY);
        out.extend(free.map(Action::Position));
    }

    pub(crate) fn check_position(&self, position: u8) -> Result<(), Refusal> {
        let seats = self.setup.seats;
        if position == 0 || usize::from(position) > seats {
            return Err(AG_051.refuses(Message::new("empire-refusal-no-such-place").with("most", seats)));
        }
        match self.player_at(position - 1) {
            Some(seat) => Err(AG_052.refuses(Message::new("empire-refusal-place-taken").with("seat", seat))),
            None => Ok(()),
        }
    }

    pub(crate) fn take_position(&mut self, seat: Seat, position: u8, chronicle: &mut impl Chronicle) {
        let Phase::Choose(index) = self.phase else { unreachable!("places are chosen in the choosing phase") };
        self.sit(seat, position, chronicle);
        self.begin_choosing(index + 1, chronicle);
    }

    fn sit(&mut self, seat: Seat, position: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_074]);
        self.order[usize::from(position) - 1] = seat.0;
        chronicle.tell(|| Fact::new(Message::new("empire-fact-place").with("seat", seat).with("place", position)));
    }

    /// The cubes that were bid are spent, and the first player marches.
    fn begin_turns(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_066, AG_067]);
        for boxes in &mut self.boxes {
            boxes.order = 0;
        }
        self.begin_march(0, chronicle);
    }
}

/// Those of `seats` with the highest `rank`.
fn highest<R: Ord + Copy>(seats: Seats, rank: impl Fn(Seat) -> R) -> Seats {
    let top = seats.iter().map(&rank).max();
    seats.iter().filter(|&seat| Some(rank(seat)) == top).collect()
}
