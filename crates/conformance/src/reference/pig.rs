//! Pig: roll as often as you dare, or hold.

mod scene;

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fact, Fault, Game, Instinct, Luck, MAX_SEATS, Message, OptionSpec, Options,
    Payoffs, Refusal, Scene, ScoreLine, Seat, Seats, Shared, Stage, Standing,
};
use toml::Spanned;

/// The clauses as constants.
mod clauses {
    include!(concat!(env!("OUT_DIR"), "/pig.rs"));
}
use clauses::{BOOK, PIG_01, PIG_02, PIG_03, PIG_04};

/// A position in Pig.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pig {
    rules: Shared<Rules>,
    scores: [u16; MAX_SEATS],
    /// What this turn has brought so far.
    pot: u16,
    turn: Seat,
    /// Whether the die is in the air.
    rolling: bool,
}

/// What is fixed for a table of Pig.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    seats: usize,
    goal: u16,
    faces: u8,
}

/// What a player dares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Daring {
    /// Roll the die.
    Roll,
    /// Keep the pot and end the turn.
    Hold,
}

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pips {
    /// From 1 to the number of faces.
    pub pips: u8,
}

const UNLUCKY: Pips = Pips { pips: 1 };

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edition {
    faces: Spanned<u8>,
}

impl Game for Pig {
    const ABOUT: About = About {
        id: "pig",
        rules: 1,
        seats: (2, MAX_SEATS),
        options: &[OptionSpec::setting("goal", &["50", "100"], "100", &[PIG_04])],
        editions: &[("six-sided", "# The die everybody has.\nfaces = 6\n")],
        clauses: BOOK,
        words: &[
            ("en", include_str!("../../../../locales/en/pig.ftl")),
            ("fr", include_str!("../../../../locales/fr/pig.ftl")),
        ],
    };

    type Setup = Rules;
    type Action = Daring;
    type Chance = Pips;

    fn prepare(file: &EditionFile, options: &Options, seats: usize) -> Result<Rules, Fault> {
        let Edition { faces } = file.parse()?;
        if !(2..=20).contains(faces.get_ref()) {
            let reason = Message::new("pig-fault-faces").with("found", *faces.get_ref());
            return Err(file.fault(faces.span(), reason));
        }
        let goal = options.get("goal").parse().expect("every value of the option is a number");
        Ok(Rules { seats, goal, faces: faces.into_inner() })
    }

    fn new(rules: &Arc<Rules>) -> Pig {
        Pig { rules: Shared::new(rules), scores: [0; MAX_SEATS], pot: 0, turn: Seat(0), rolling: false }
    }

    #[inline]
    fn seats(&self) -> usize {
        self.rules.seats
    }

    #[inline]
    fn stage(&self) -> Stage {
        if self.rolling {
            Stage::Chance
        } else if self.is_over() {
            Stage::Over
        } else {
            Stage::Decide(Seats::one(self.turn))
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Daring>) {
        if !self.stage().deciders().contains(seat) {
            return;
        }
        out.push(Daring::Roll);
        if self.pot > 0 {
            out.push(Daring::Hold);
        }
    }

    fn check(&self, seat: Seat, action: Daring) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over => Err(Refusal::game_over()),
            stage if !stage.deciders().contains(seat) => Err(Refusal::not_your_turn()),
            _ if action == Daring::Hold && self.pot == 0 => {
                Err(PIG_03.refuses(Message::new("pig-refusal-nothing-to-hold")))
            }
            _ => Ok(()),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Daring, chronicle: &mut impl Chronicle) {
        match action {
            Daring::Roll => self.rolling = true,
            Daring::Hold => {
                let score = &mut self.scores[seat.index()];
                *score += self.pot;
                chronicle.tell(|| {
                    let held = Message::new("pig-held").with("seat", seat).with("pot", self.pot).with("score", *score);
                    Fact::new(held).at(scene::score_id(seat))
                });
                self.pot = 0;
                if !self.is_over() {
                    self.pass(chronicle);
                }
            }
        }
    }

    #[inline]
    fn chances(&self, out: &mut Vec<(Pips, u32)>) {
        if self.rolling {
            out.extend((1..=self.rules.faces).map(|pips| (Pips { pips }, 1)));
        }
    }

    #[inline]
    fn settle(&mut self, rolled: Pips, chronicle: &mut impl Chronicle) {
        let seat = self.turn;
        self.rolling = false;
        if rolled == UNLUCKY {
            let lost = std::mem::take(&mut self.pot);
            chronicle.tell(|| {
                let unlucky = Message::new("pig-unlucky").with("seat", seat).with("pot", lost).with("clause", PIG_02);
                Fact::new(unlucky).at(scene::DIE)
            });
            self.pass(chronicle);
        } else {
            self.pot += u16::from(rolled.pips);
            chronicle.tell(|| {
                let message = Message::new("pig-rolled").with("seat", seat).with("pips", rolled.pips);
                Fact::new(message.with("pot", self.pot)).at(scene::DIE)
            });
        }
    }

    fn standing(&self) -> Option<Standing> {
        if self.stage() != Stage::Over {
            return None;
        }
        let scores: Vec<i32> = self.scores[..self.seats()].iter().map(|&score| i32::from(score)).collect();
        let reason = Message::new("pig-won").with("seat", self.turn).with("goal", self.rules.goal);
        Some(Standing {
            ranks: Standing::ranks_of(&scores),
            breakdown: vec![ScoreLine { label: Message::new("pig-points"), points: scores.clone() }],
            scores,
            reason: reason.with("clause", PIG_04),
        })
    }

    #[inline]
    fn payoffs(&self) -> Payoffs {
        let mut shares = [0.0; MAX_SEATS];
        if self.is_over() {
            shares[self.turn.index()] = 1.0;
        }
        shares
    }

    fn redeal(&mut self, _: Seat, _: &mut Luck) {}

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }
}

impl Pig {
    /// Pig has one die, in the air or on the table.
    pub fn census(&self) -> Vec<(&'static str, u32)> {
        vec![("dice", 1)]
    }

    /// Only who is in turn can have reached the goal.
    #[inline]
    fn is_over(&self) -> bool {
        self.scores[self.turn.index()] >= self.rules.goal
    }

    fn pass(&mut self, chronicle: &mut impl Chronicle) {
        self.turn = self.turn.next(self.seats());
        chronicle.tell(|| Fact::new(Message::new("pig-turn").with("seat", self.turn).with("clause", PIG_01)).heading());
    }

    /// The score of `seat`, with the pot for the seat in turn.
    fn reach(&self, seat: Seat) -> u16 {
        self.scores[seat.index()] + if seat == self.turn { self.pot } else { 0 }
    }
}

impl Instinct for Pig {
    /// Shares in proportion to the square of what each has, a little more for whoever is in turn.
    fn evaluate(&self) -> Payoffs {
        if self.is_over() {
            return self.payoffs();
        }
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::first(self.seats()) {
            let head_start = if seat == self.turn { 20.0 } else { 12.0 };
            shares[seat.index()] = (f32::from(self.reach(seat)) + head_start).powi(2);
        }
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    /// The old advice: hold at 20, or as soon as it wins.
    fn urge(&self, seat: Seat, action: Daring) -> f32 {
        let enough = self.pot >= 20 || self.reach(seat) >= self.rules.goal;
        if enough == (action == Daring::Hold) { 8.0 } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Silent;

    fn pig(seats: usize) -> Pig {
        Pig::new(&Arc::new(Rules { seats, goal: 100, faces: 6 }))
    }

    fn roll(game: &mut Pig, pips: u8) {
        game.act(game.turn, Daring::Roll, &mut Silent);
        assert_eq!(game.stage(), Stage::Chance);
        game.settle(Pips { pips }, &mut Silent);
    }

    /// PIG-01: rolls add up.
    #[test]
    fn rolls_add_up_on_the_pot() {
        let mut game = pig(2);
        roll(&mut game, 6);
        roll(&mut game, 2);
        assert_eq!((game.pot, game.turn, game.scores[0]), (8, Seat(0), 0));
    }

    /// PIG-02: a 1 empties the pot and ends the turn.
    #[test]
    fn a_one_loses_the_pot() {
        let mut game = pig(3);
        roll(&mut game, 6);
        roll(&mut game, 1);
        assert_eq!((game.pot, game.turn, game.scores[0]), (0, Seat(1), 0));
    }

    /// PIG-03: holding scores the pot, and needs one.
    #[test]
    fn holding_needs_a_pot() {
        let mut game = pig(2);
        assert_eq!(game.check(Seat(0), Daring::Hold).unwrap_err().clause, Some(PIG_03));
        roll(&mut game, 5);
        game.check(Seat(0), Daring::Hold).unwrap();
        game.act(Seat(0), Daring::Hold, &mut Silent);
        assert_eq!((game.pot, game.turn, game.scores[0]), (0, Seat(1), 5));
    }

    /// PIG-04: whoever reaches the goal by holding wins at once.
    #[test]
    fn the_goal_is_reached_by_holding() {
        let mut game = pig(2);
        game.scores = [97, 99, 0, 0, 0];
        roll(&mut game, 3);
        assert_eq!(game.stage(), Stage::Decide(Seats::one(Seat(0))));
        game.act(Seat(0), Daring::Hold, &mut Silent);
        assert_eq!(game.standing().unwrap().ranks, [1, 2]);
    }

    #[test]
    fn an_edition_with_an_impossible_die_is_told_its_line() {
        let prepare = |text: &str| {
            Pig::prepare(&EditionFile::new("mine", text), &Options::defaults(Pig::ABOUT.options), 2).unwrap_err()
        };
        assert_eq!(prepare("\nfaces = 1").line, Some(2));
        assert_eq!(prepare("faces = 6\ncolour = 3").line, Some(2));
        assert_eq!(prepare("").reason.id, "table-fault-toml");
    }
}
