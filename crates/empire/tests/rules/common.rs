//! A table to try the rules at: short words for what players do, and a voice for what is refused.

use empire::{Action, Boxes, Chance, Empire, March, Phase};
use std::sync::Arc;
use table::{EditionFile, Eye, Fact, Game, Options, Refusal, Seat, Stage};

pub struct Board {
    pub game: Empire,
    pub facts: Vec<Fact>,
}

pub fn boxes(order: u8, armies: u8, temples: u8, cities: u8) -> Boxes {
    Boxes { order, armies, temples, cities }
}

pub fn seat(number: u8) -> Seat {
    Seat(number)
}

impl Board {
    pub fn new(seats: usize) -> Board {
        Board::with(seats, &[])
    }

    pub fn with(seats: usize, options: &[(&str, &str)]) -> Board {
        Board::on_with(&Empire::ABOUT.default_edition().text, seats, options)
    }

    pub fn on(edition: &str, seats: usize) -> Board {
        Board::on_with(edition, seats, &[])
    }

    pub fn on_with(edition: &str, seats: usize, options: &[(&str, &str)]) -> Board {
        let options = Options::choose(Empire::ABOUT.options, options.iter().copied()).expect("known options");
        let edition = EditionFile::new("test", edition);
        let setup = Empire::prepare(&edition, &options, seats).expect("the edition is in order");
        Board { game: Empire::new(&Arc::new(setup)), facts: Vec::new() }
    }

    pub fn check(&self, seat: u8, action: Action) -> Result<(), Refusal> {
        self.game.check(Seat(seat), action)
    }

    /// Takes an action that must be legal and offered.
    pub fn act(&mut self, seat: u8, action: Action) -> &mut Board {
        let mut offered = Vec::new();
        self.game.actions(Seat(seat), &mut offered);
        assert!(offered.contains(&action), "seat {seat} is not offered {action:?}");
        self.check(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.game.act(Seat(seat), action, &mut self.facts);
        if self.game.stage() == Stage::Chance && self.game.phase() == Phase::Allocate {
            self.game.settle(Chance::Reveal, &mut self.facts);
        }
        self
    }

    /// The clause on whose ground an action is refused.
    pub fn refused(&self, seat: u8, action: Action) -> &'static str {
        let refusal = self.check(seat, action).expect_err("this should be refused");
        refusal.clause.expect("a rule refuses").as_str()
    }

    /// All fill their boxes; lots are not cast yet.
    pub fn allocate(&mut self, all: &[Boxes]) -> &mut Board {
        for (seat, &boxes) in all.iter().enumerate() {
            self.act(seat as u8, Action::Allocate(boxes));
        }
        self
    }

    /// Everybody leaves the cubes as they are.
    pub fn keep(&mut self) -> &mut Board {
        for seat in Seat::first(self.game.seats()) {
            if self.game.stage().deciders().contains(seat) {
                let boxes = self.game.boxes(seat);
                self.act(seat.0, Action::Redistribute { temples: boxes.temples, cities: boxes.cities });
            }
        }
        self
    }

    pub fn lot(&mut self, seat: u8) -> &mut Board {
        let mut outcomes = Vec::new();
        self.game.chances(&mut outcomes);
        assert!(outcomes.contains(&(Chance::Lot(Seat(seat)), 1)), "{outcomes:?}");
        self.game.settle(Chance::Lot(Seat(seat)), &mut self.facts);
        self
    }

    /// Whoever is to choose takes the first free place, lots fall on the lowest seat: play order is settled.
    pub fn settle_order(&mut self) -> &mut Board {
        loop {
            match (self.game.stage(), self.game.phase()) {
                (Stage::Chance, Phase::Lot(tied)) => {
                    let lowest = tied.lowest().expect("somebody is tied");
                    self.lot(lowest.0);
                }
                (Stage::Decide(seats), Phase::Choose(_)) => {
                    let chooser = seats.lowest().expect("somebody chooses");
                    let mut offered = Vec::new();
                    self.game.actions(chooser, &mut offered);
                    self.act(chooser.0, offered[0]);
                }
                _ => return self,
            }
        }
    }

    /// Who is asked now.
    pub fn decider(&self) -> u8 {
        self.game.stage().deciders().lowest().expect("somebody decides").0
    }

    /// Rested armies march, paying from temples what they can.
    pub fn march(&mut self, from: u8, to: u8, armies: u8) -> &mut Board {
        self.march_group(from, to, [armies, 0, 0])
    }

    pub fn march_group(&mut self, from: u8, to: u8, armies: [u8; 3]) -> &mut Board {
        let seat = self.decider();
        let cost = self.cost(from, to);
        let temples = cost.min(self.game.boxes(Seat(seat)).temples);
        self.act(seat, Action::March(March { from, to, armies, temples }))
    }

    pub fn cost(&self, from: u8, to: u8) -> u8 {
        self.game.setup().regions[self.game.region()].cost(from, to).expect("an arrow")
    }

    pub fn halt(&mut self) -> &mut Board {
        let seat = self.decider();
        self.act(seat, Action::Halt)
    }

    pub fn temple(&mut self, province: u8) -> &mut Board {
        let seat = self.decider();
        self.act(seat, Action::Temple(province))
    }

    pub fn city(&mut self, province: u8) -> &mut Board {
        let seat = self.decider();
        self.act(seat, Action::City(province))
    }

    pub fn end(&mut self) -> &mut Board {
        let seat = self.decider();
        self.act(seat, Action::EndTurn)
    }

    /// Whoever is asked neither marches nor builds.
    pub fn idle(&mut self) -> &mut Board {
        self.halt().end()
    }

    /// All play idly until the region changes or the game ends.
    pub fn idle_through_region(&mut self) -> &mut Board {
        let region = self.game.region();
        while self.game.region() == region && self.game.stage() != Stage::Over {
            match self.game.phase() {
                Phase::Allocate if self.game.turn() > 1 => self.keep(),
                Phase::Allocate => {
                    let all: Vec<Boxes> = (0..self.game.seats()).map(|_| boxes(1, 4, 5, 5)).collect();
                    self.allocate(&all)
                }
                Phase::Lot(_) | Phase::Choose(_) => self.settle_order(),
                Phase::March(_) => self.idle(),
                Phase::Build(_) => self.end(),
                Phase::Over => self,
            };
        }
        self
    }

    pub fn scores(&self) -> Vec<i32> {
        Seat::first(self.game.seats()).map(|seat| self.game.score(seat)).collect()
    }

    /// The ids of the facts told so far, oldest first.
    pub fn told(&self) -> Vec<&str> {
        self.facts.iter().map(|fact| fact.message.id.as_ref()).collect()
    }

    /// What a seat or a spectator sees, as JSON.
    pub fn view(&self, eye: Eye) -> String {
        serde_json::to_string(&self.game.scene(eye)).expect("scenes are plain data")
    }
}
