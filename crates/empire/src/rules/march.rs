//! Marching: armies go out from the campaign symbol, at most three provinces a turn, and pay for hard ways.

use crate::action::{Action, March};
use crate::clauses::*;
use crate::state::{Empire, GROUNDS, Phase};
use table::{Chronicle, Fact, Message, Refusal, Seat, keeps};

impl Empire {
    /// The player at this place of the order marches; in the first turn of a region the armies come onto the board.
    pub(crate) fn begin_march(&mut self, place: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_034, AG_040, AG_068, AG_076]);
        self.phase = Phase::March(place);
        let seat = self.player_at(place).expect("places are taken before marching");
        let deployed = std::mem::take(&mut self.boxes[seat.index()].armies);
        let armies = &mut self.armies[seat.index()];
        for rested in armies.iter_mut() {
            *rested = [rested.iter().sum(), 0, 0, 0];
        }
        armies[0][0] += deployed;
        chronicle.tell(|| Fact::new(Message::new("empire-fact-marches").with("seat", seat)).heading());
    }

    pub(crate) fn list_marches(&self, seat: Seat, out: &mut Vec<Action>) {
        let terrain = self.terrain();
        let boxes = self.boxes[seat.index()];
        for from in 0..=terrain.provinces {
            let [rested, once, twice, _] = self.armies[seat.index()][usize::from(from)];
            if rested + once + twice == 0 {
                continue;
            }
            for to in terrain.numbers() {
                let Some(cost) = terrain.cost(from, to) else { continue };
                if cost > boxes.temples + boxes.cities {
                    continue;
                }
                for a in 0..=rested {
                    for b in 0..=once {
                        for c in 0..=twice {
                            if a + b + c == 0 || self.tired(from, [a, b, c]) {
                                continue;
                            }
                            let paid = cost.saturating_sub(boxes.cities)..=cost.min(boxes.temples);
                            out.extend(
                                paid.map(|temples| Action::March(March { from, to, armies: [a, b, c], temples })),
                            );
                        }
                    }
                }
            }
        }
        out.push(Action::Halt);
    }

    /// Whether some of the armies may not enter another province.
    fn tired(&self, _from: u8, armies: [u8; 3]) -> bool {
        let march = usize::from(*self.setup.edition.campaign.march.as_ref());
        armies.iter().enumerate().any(|(entered, &count)| count > 0 && entered >= march)
    }

    pub(crate) fn check_march(&self, seat: Seat, march: March) -> Result<(), Refusal> {
        let terrain = self.terrain();
        if usize::from(march.from) >= GROUNDS || march.from > terrain.provinces || march.to > terrain.provinces {
            return Err(AG_013.refuses(Message::new("empire-refusal-no-such-province").with("most", terrain.provinces)));
        }
        let Some(cost) = terrain.cost(march.from, march.to) else {
            let reason = Message::new("empire-refusal-no-arrow")
                .with("from", self.ground_name(march.from))
                .with("to", self.ground_name(march.to));
            return Err(AG_013.refuses(reason));
        };
        let there = self.armies[seat.index()][usize::from(march.from)];
        if march.size() == 0 {
            return Err(AG_077.refuses(Message::new("empire-refusal-no-army")));
        }
        if march.armies.iter().zip(there).any(|(&going, standing)| going > standing) {
            let [rested, once, twice, spent] = there;
            let missing = u32::from(rested + once + twice) < march.size();
            if missing && march.size() <= u32::from(rested + once + twice + spent) {
                return Err(AG_079.refuses(Message::new("empire-refusal-tired").with("able", rested + once + twice)));
            }
            let reason = Message::new("empire-refusal-armies")
                .with("place", self.ground_name(march.from))
                .with("found", rested + once + twice);
            return Err(AG_077.refuses(reason));
        }
        if self.tired(march.from, march.armies) {
            return Err(AG_079.refuses(Message::new("empire-refusal-tired").with("able", 0)));
        }
        let boxes = self.boxes[seat.index()];
        if cost > boxes.temples + boxes.cities {
            let reason = Message::new("empire-refusal-cost")
                .with("cost", cost)
                .with("temples", boxes.temples)
                .with("cities", boxes.cities);
            return Err(AG_083.refuses(reason));
        }
        if march.temples > cost || march.temples > boxes.temples || cost - march.temples > boxes.cities {
            let reason = Message::new("empire-refusal-mix")
                .with("cost", cost)
                .with("temples", boxes.temples)
                .with("cities", boxes.cities);
            return Err(AG_084.refuses(reason));
        }
        Ok(())
    }

    pub(crate) fn march(&mut self, seat: Seat, march: March, chronicle: &mut impl Chronicle) {
        keeps(&[AG_069, AG_080, AG_081, AG_085, AG_086, AG_089, AG_090, AG_091]);
        let cost = self.terrain().cost(march.from, march.to).expect("checked");
        let boxes = &mut self.boxes[seat.index()];
        boxes.temples -= march.temples;
        boxes.cities -= cost - march.temples;
        let armies = &mut self.armies[seat.index()];
        for (entered, &count) in march.armies.iter().enumerate() {
            armies[usize::from(march.from)][entered] -= count;
            armies[usize::from(march.to)][entered + 1] += count;
        }
        chronicle.tell(|| {
            let id = if cost == 0 { "empire-fact-march" } else { "empire-fact-march-paid" };
            let message = Message::new(id)
                .with("seat", seat)
                .with("armies", march.size())
                .with("from", self.ground_name(march.from))
                .with("to", self.ground_name(march.to));
            let message = if cost == 0 { message } else { message.with("cost", cost) };
            Fact::new(message).at(self.province_id(march.to))
        });
        if march.to == self.terrain().target && !self.target_entered {
            keeps(&[AG_092, AG_021]);
            self.target_entered = true;
            chronicle.tell(|| {
                let message = Message::new("empire-fact-target").with("province", self.ground_name(march.to));
                Fact::new(message).at(self.province_id(march.to))
            });
        }
    }

    pub(crate) fn halt(&mut self, _chronicle: &mut impl Chronicle) {
        let Phase::March(place) = self.phase else { unreachable!("marching halts in the marching phase") };
        self.phase = Phase::Build(place);
    }
}
