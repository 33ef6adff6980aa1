//! Scoring a turn, province by province: armies, then the temple, then the city. Then the region goes on, or the next begins.

use crate::clauses::*;
use crate::state::{Empire, GROUNDS, Origin, Phase};
use table::{Chronicle, Fact, Message, Seat, Seats, keeps};

/// What is built and paid from which box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Building {
    Temple,
    City,
}

/// How a contest for a building ends.
#[derive(Clone, Copy)]
enum Contest {
    /// Nobody announced.
    Nobody,
    /// This seat builds and pays so many cubes.
    Builds(Seat, u8),
    /// The only announcer, or the leader, cannot pay.
    CannotPay(Seat, u8),
    /// Several are tied for the most cubes.
    Tied,
}

impl Empire {
    pub(crate) fn score_turn(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_036, AG_094, AG_103, AG_104, AG_107]);
        chronicle.tell(|| Fact::new(Message::new("empire-fact-scoring").with("turn", self.turn)).heading());
        for province in self.terrain().numbers() {
            self.score_armies(province, chronicle);
            keeps(&[AG_128]);
            self.score_building(Building::Temple, province, chronicle);
            self.score_building(Building::City, province, chronicle);
        }
        self.temples_announced = [Seats::NONE; GROUNDS];
        self.cities_announced = [Seats::NONE; GROUNDS];
        keeps(&[AG_020, AG_022, AG_032, AG_095]);
        if !self.target_entered && self.turn < self.setup.edition.campaign.turns {
            self.begin_next_turn(chronicle);
        } else if self.region < self.setup.stages.1 {
            self.begin_region(self.region + 1, chronicle);
        } else {
            keeps(&[AG_131, AG_132, AG_133]);
            self.score_campaign(chronicle);
            self.phase = Phase::Over;
        }
    }

    pub(crate) fn award(&mut self, origin: Origin, seat: Seat, points: u8) {
        self.points[origin as usize][seat.index()] += i16::from(points);
    }

    fn score_armies(&mut self, province: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_105, AG_106, AG_148, AG_150]);
        let seats = self.setup.seats;
        let most = Seat::first(seats).map(|seat| self.armies_at(seat, province)).max().unwrap_or(0);
        let leaders: Seats =
            Seat::first(seats).filter(|&seat| most > 0 && self.armies_at(seat, province) == most).collect();
        let Some(seat) = leaders.lowest() else { return };
        if leaders.len() > 1 {
            chronicle.tell(|| {
                let message = Message::new("empire-fact-armies-tied")
                    .with("province", self.ground_name(province))
                    .with("armies", most);
                Fact::new(message).at(self.province_id(province))
            });
            return;
        }
        let points = self.setup.edition.values.province;
        self.award(Origin::Provinces, seat, points);
        chronicle.tell(|| {
            let message = Message::new("empire-fact-armies-most")
                .with("seat", seat)
                .with("province", self.ground_name(province))
                .with("armies", most)
                .with("points", points);
            Fact::new(message).at(self.province_id(province))
        });
    }

    fn material_for(&self, building: Building, seat: Seat) -> u8 {
        match building {
            Building::Temple => self.boxes[seat.index()].temples,
            Building::City => self.boxes[seat.index()].cities,
        }
    }

    fn contest(&self, building: Building, announced: Seats) -> Contest {
        keeps(&[AG_108, AG_110, AG_115, AG_117, AG_123, AG_124, AG_127]);
        let plain = match building {
            Building::Temple => self.setup.edition.costs.temple,
            Building::City => self.setup.edition.costs.city,
        };
        let cubes = |seat: Seat| self.material_for(building, seat);
        let Some(most) = announced.iter().map(cubes).max() else { return Contest::Nobody };
        let leaders: Seats = announced.iter().filter(|&seat| cubes(seat) == most).collect();
        let leader = leaders.lowest().expect("someone has the most");
        let cost = if announced.len() == 1 {
            plain
        } else if leaders.len() > 1 {
            return Contest::Tied;
        } else {
            let runner_up = announced.without(leader).iter().map(cubes).max().unwrap_or(0);
            let floor = if self.setup.rulings.contested_floor { plain } else { 0 };
            (runner_up + 1).max(floor)
        };
        if cost > most { Contest::CannotPay(leader, cost) } else { Contest::Builds(leader, cost) }
    }

    fn score_building(&mut self, building: Building, province: u8, chronicle: &mut impl Chronicle) {
        let announced = match building {
            Building::Temple => self.temples_announced[usize::from(province)],
            Building::City => self.cities_announced[usize::from(province)],
        };
        let outcome = self.contest(building, announced);
        let points = match outcome {
            Contest::Nobody => return,
            Contest::Builds(seat, cost) => self.build(building, seat, province, cost),
            Contest::CannotPay(..) | Contest::Tied => 0,
        };
        chronicle.tell(|| {
            let said = |temple: &'static str, city: &'static str| {
                let id = if building == Building::Temple { temple } else { city };
                Message::new(id).with("province", self.ground_name(province))
            };
            let message = match outcome {
                Contest::Builds(seat, cost) => said("empire-fact-temple-built", "empire-fact-city-founded")
                    .with("seat", seat)
                    .with("cost", cost)
                    .with("points", points),
                Contest::CannotPay(seat, cost) => {
                    said("empire-fact-temple-unpaid", "empire-fact-city-unpaid").with("seat", seat).with("cost", cost)
                }
                Contest::Nobody | Contest::Tied => said("empire-fact-temple-tied", "empire-fact-city-tied"),
            };
            Fact::new(message).at(self.province_id(province))
        });
    }

    /// Puts the building up, pays, scores; whoever else announced takes the piece back. Returns the points.
    fn build(&mut self, building: Building, seat: Seat, province: u8, cost: u8) -> u8 {
        keeps(&[AG_109, AG_112, AG_114, AG_116, AG_120, AG_122, AG_125, AG_126]);
        let (region, place) = (self.region(), usize::from(province));
        let boxes = &mut self.boxes[seat.index()];
        match building {
            Building::Temple => {
                boxes.temples -= cost;
                self.temples[region][place][seat.index()] += 1;
                let points = self.setup.edition.values.temple;
                self.award(Origin::Temples, seat, points);
                points
            }
            Building::City => {
                boxes.cities -= cost;
                self.cities[region][place] = seat.0;
                let points = self.setup.edition.values.city;
                self.award(Origin::Cities, seat, points);
                points
            }
        }
    }
}
