//! The rules, one file a phase in the order of play.

mod allocation;
mod construction;
mod march;
mod order;
mod scoring;

use crate::action::{Action, Chance};
use crate::clauses::{AG_035, AG_093};
use crate::state::{Empire, Phase};
use table::{Chronicle, Message, Refusal, Seat, Seats, Stage, keeps};

impl Empire {
    pub(crate) fn stage_now(&self) -> Stage {
        match self.phase {
            Phase::Allocate if self.all_are_done() => Stage::Chance,
            Phase::Allocate => Stage::Decide(Seats::all(self.setup.seats).except(self.committed)),
            Phase::Lot(_) => Stage::Chance,
            Phase::Choose(index) => Stage::Decide(Seats::one(self.choosers.get(index))),
            Phase::March(place) | Phase::Build(place) => {
                Stage::Decide(Seats::one(self.player_at(place).expect("places are taken before marching")))
            }
            Phase::Over => Stage::Over,
        }
    }

    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.stage_now().deciders().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Allocate => self.list_allocations(seat, out),
            Phase::Choose(_) => self.list_positions(out),
            Phase::March(_) => self.list_marches(seat, out),
            Phase::Build(_) => self.list_buildings(seat, out),
            Phase::Lot(_) | Phase::Over => {}
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::game_over());
        }
        if !self.stage_now().deciders().contains(seat) {
            return Err(Refusal::not_your_turn());
        }
        match (self.phase, action) {
            (Phase::Allocate, Action::Allocate(boxes)) => self.check_allocation(boxes),
            (Phase::Allocate, Action::Redistribute { temples, cities }) => {
                self.check_redistribution(seat, temples, cities)
            }
            (Phase::Choose(_), Action::Position(position)) => self.check_position(position),
            (Phase::March(_), Action::March(march)) => self.check_march(seat, march),
            (Phase::March(_), Action::Halt) => Ok(()),
            (Phase::Build(_), Action::Temple(province)) => self.check_temple(seat, province),
            (Phase::Build(_), Action::City(province)) => self.check_city(seat, province),
            (Phase::Build(_), Action::EndTurn) => Ok(()),
            (Phase::Build(_), Action::March(_)) => Err(AG_093.refuses(Message::new("empire-refusal-march-is-over"))),
            _ => Err(AG_035.refuses(Message::new("empire-refusal-not-now").with("phase", self.phase_word()))),
        }
    }

    pub(crate) fn take_action(&mut self, seat: Seat, action: Action, chronicle: &mut impl Chronicle) {
        match action {
            Action::Allocate(boxes) => self.commit(seat, boxes, chronicle),
            Action::Redistribute { temples, cities } => {
                let boxes = crate::action::Boxes { temples, cities, ..Default::default() };
                self.commit(seat, boxes, chronicle);
            }
            Action::Position(position) => self.take_position(seat, position, chronicle),
            Action::March(march) => self.march(seat, march, chronicle),
            Action::Halt => self.halt(chronicle),
            Action::Temple(province) => self.announce_temple(seat, province, chronicle),
            Action::City(province) => self.announce_city(seat, province, chronicle),
            Action::EndTurn => self.end_turn(chronicle),
        }
    }

    pub(crate) fn list_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Allocate if self.all_are_done() => out.push((Chance::Reveal, 1)),
            Phase::Lot(tied) => out.extend(tied.iter().map(|seat| (Chance::Lot(seat), 1))),
            _ => {}
        }
    }

    pub(crate) fn settle_chance(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        match chance {
            Chance::Reveal => self.reveal(chronicle),
            Chance::Lot(seat) => self.cast_lot(seat, chronicle),
        }
    }

    /// The next place in the order of turns, or the scoring when all have played.
    fn end_turn(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_035]);
        let Phase::Build(place) = self.phase else { unreachable!("turns end in the building phase") };
        if usize::from(place) + 1 < self.setup.seats {
            self.begin_march(place + 1, chronicle);
        } else {
            self.score_turn(chronicle);
        }
    }

    fn phase_word(&self) -> Message {
        Message::new(match self.phase {
            Phase::Allocate => "empire-phase-allocate",
            Phase::Lot(_) | Phase::Choose(_) => "empire-phase-order",
            Phase::March(_) => "empire-phase-march",
            Phase::Build(_) => "empire-phase-build",
            Phase::Over => "empire-phase-over",
        })
    }
}
