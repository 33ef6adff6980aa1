//! Tiny games that put one question each to the bots, and ways to come to a position.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::scene::{Board, Prompt};
use table::{
    About, Chronicle, ClauseBook, EditionFile, Eye, Fault, Game, Instinct, Luck, MAX_SEATS, Message, Options, Payoffs,
    Refusal, Scene, Seat, Seats, Stage, Standing,
};

pub const fn about(id: &'static str, seats: (usize, usize)) -> About {
    let clauses = ClauseBook { toml: "", ids: &[], citations: &[] };
    About { id, rules: 1, seats, options: &[], editions: &[("plain", "")], clauses, words: &[] }
}

pub fn blank() -> Scene {
    let board = Board { frame: [0.0; 4], label: Message::new("board"), shapes: Vec::new() };
    let prompt = Prompt { text: Message::new("prompt"), clauses: Vec::new(), steps: None };
    Scene { board, panels: Vec::new(), prompt, choices: Vec::new(), sheet: None }
}

pub fn standing(payoffs: Payoffs, seats: usize) -> Standing {
    let scores: Vec<i32> = payoffs[..seats].iter().map(|&share| (share * 60.0) as i32).collect();
    Standing { ranks: Standing::ranks_of(&scores), scores, reason: Message::new("reason"), breakdown: Vec::new() }
}

/// A setup from the edition that comes with the game.
pub fn setup<G: Game>(seats: usize) -> Arc<G::Setup> {
    let edition = G::ABOUT.default_edition();
    Arc::new(G::prepare(&edition, &Options::defaults(G::ABOUT.options), seats).expect("a sound edition"))
}

/// A die lies under a cup; the one seat guesses it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cup {
    pub die: Option<u8>,
    pub guess: Option<u8>,
}

impl Game for Cup {
    const ABOUT: About = about("cup", (1, 1));
    type Setup = ();
    type Action = u8;
    type Chance = u8;

    fn prepare(_: &EditionFile, _: &Options, _: usize) -> Result<(), Fault> {
        Ok(())
    }

    fn new(_: &Arc<()>) -> Cup {
        Cup { die: None, guess: None }
    }

    fn seats(&self) -> usize {
        1
    }

    fn stage(&self) -> Stage {
        match (self.die, self.guess) {
            (None, _) => Stage::Chance,
            (_, None) => Stage::Decide(Seats::one(Seat(0))),
            _ => Stage::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.stage().deciders().contains(seat) {
            out.extend(1..=6);
        }
    }

    fn check(&self, _: Seat, action: u8) -> Result<(), Refusal> {
        if (1..=6).contains(&action) { Ok(()) } else { Err(Refusal::game_over()) }
    }

    fn act(&mut self, _: Seat, action: u8, _: &mut impl Chronicle) {
        self.guess = Some(action);
    }

    fn chances(&self, out: &mut Vec<(u8, u32)>) {
        out.extend((1..=6).map(|pips| (pips, 1)));
    }

    fn settle(&mut self, chance: u8, _: &mut impl Chronicle) {
        self.die = Some(chance);
    }

    fn standing(&self) -> Option<Standing> {
        self.guess.map(|_| standing(self.payoffs(), 1))
    }

    fn payoffs(&self) -> Payoffs {
        [if self.die == self.guess { 1.0 } else { 0.0 }, 0.0, 0.0, 0.0, 0.0]
    }

    fn redeal(&mut self, _: Seat, luck: &mut Luck) {
        if self.die.is_some() && self.guess.is_none() {
            self.die = Some(1 + luck.below(6) as u8);
        }
    }

    fn scene(&self, _: Eye) -> Scene {
        blank()
    }
}

impl Instinct for Cup {
    const BEST_RIVALS: u32 = 2;
    const ACTIONS_TEACH: bool = true;
    const LARGEST_END: usize = 1_000;

    /// Looks under the cup, as any evaluation may: the bot must see to it that this is a cup it imagined.
    fn evaluate(&self) -> Payoffs {
        self.payoffs()
    }
}

/// What one shows in a [`Duel`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Hand {
    Rock,
    Paper,
    Scissors,
    /// Loses to everything.
    White,
}

/// All show a hand at once. Each hand wins a point for every other hand it beats; the points share the victory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub hands: Vec<Option<Hand>>,
}

impl Hand {
    pub const ALL: [Hand; 4] = [Hand::Rock, Hand::Paper, Hand::Scissors, Hand::White];

    fn beats(self, other: Hand) -> bool {
        use Hand::*;
        matches!((self, other), (Rock, Scissors) | (Paper, Rock) | (Scissors, Paper))
            || (self != White && other == White)
    }
}

impl Game for Duel {
    const ABOUT: About = about("duel", (2, 3));
    type Setup = usize;
    type Action = Hand;
    type Chance = ();

    fn prepare(_: &EditionFile, _: &Options, seats: usize) -> Result<usize, Fault> {
        Ok(seats)
    }

    fn new(seats: &Arc<usize>) -> Duel {
        Duel { hands: vec![None; **seats] }
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn stage(&self) -> Stage {
        let waiting: Seats = Seat::first(self.seats()).filter(|seat| self.hands[seat.index()].is_none()).collect();
        if waiting.is_empty() { Stage::Over } else { Stage::Decide(waiting) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Hand>) {
        if self.stage().deciders().contains(seat) {
            out.extend(Hand::ALL);
        }
    }

    fn check(&self, seat: Seat, _: Hand) -> Result<(), Refusal> {
        if self.stage().deciders().contains(seat) { Ok(()) } else { Err(Refusal::not_your_turn()) }
    }

    fn act(&mut self, seat: Seat, hand: Hand, _: &mut impl Chronicle) {
        self.hands[seat.index()] = Some(hand);
    }

    fn chances(&self, _: &mut Vec<((), u32)>) {}

    fn settle(&mut self, (): (), _: &mut impl Chronicle) {}

    fn standing(&self) -> Option<Standing> {
        (self.stage() == Stage::Over).then(|| standing(self.payoffs(), self.seats()))
    }

    fn payoffs(&self) -> Payoffs {
        let mut points = [0.0; MAX_SEATS];
        for (seat, own) in self.hands.iter().enumerate() {
            let beaten = |other: &&Option<Hand>| own.zip(**other).is_some_and(|(own, other)| own.beats(other));
            points[seat] = self.hands.iter().filter(beaten).count() as f32;
        }
        let sum: f32 = points.iter().sum();
        if sum == 0.0 {
            points[..self.hands.len()].fill(1.0 / self.hands.len() as f32);
            return points;
        }
        points.map(|point| point / sum)
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        if self.stage() != Stage::Over {
            let secret = self.hands.iter_mut().enumerate().filter(|(at, hand)| *at != seat.index() && hand.is_some());
            secret.for_each(|(_, hand)| *hand = Some(luck.pick(&Hand::ALL)));
        }
    }

    fn scene(&self, _: Eye) -> Scene {
        blank()
    }
}

impl Instinct for Duel {
    fn evaluate(&self) -> Payoffs {
        if self.stage() == Stage::Over {
            return self.payoffs();
        }
        let mut shares = [0.0; MAX_SEATS];
        shares[..self.seats()].fill(1.0 / self.seats() as f32);
        shares
    }

    fn reopen(&mut self) {
        if self.stage() != Stage::Over {
            self.hands.fill(None);
        }
    }
}

/// One seat turns three rings, one after the other, to 0 or 1. The lock opens if all are at 1, and nothing shows before the last.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lock {
    pub rings: Vec<u8>,
}

impl Game for Lock {
    const ABOUT: About = about("lock", (1, 1));
    type Setup = ();
    type Action = u8;
    type Chance = ();

    fn prepare(_: &EditionFile, _: &Options, _: usize) -> Result<(), Fault> {
        Ok(())
    }

    fn new(_: &Arc<()>) -> Lock {
        Lock { rings: Vec::new() }
    }

    fn seats(&self) -> usize {
        1
    }

    fn stage(&self) -> Stage {
        if self.rings.len() < 3 { Stage::Decide(Seats::one(Seat(0))) } else { Stage::Over }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.stage().deciders().contains(seat) {
            out.extend(0..=1);
        }
    }

    fn check(&self, _: Seat, action: u8) -> Result<(), Refusal> {
        if action <= 1 { Ok(()) } else { Err(Refusal::game_over()) }
    }

    fn act(&mut self, _: Seat, ring: u8, _: &mut impl Chronicle) {
        self.rings.push(ring);
    }

    fn chances(&self, _: &mut Vec<((), u32)>) {}

    fn settle(&mut self, (): (), _: &mut impl Chronicle) {}

    fn standing(&self) -> Option<Standing> {
        (self.stage() == Stage::Over).then(|| standing(self.payoffs(), 1))
    }

    fn payoffs(&self) -> Payoffs {
        [if self.rings == [1; 3] { 1.0 } else { 0.0 }, 0.0, 0.0, 0.0, 0.0]
    }

    fn redeal(&mut self, _: Seat, _: &mut Luck) {}

    fn scene(&self, _: Eye) -> Scene {
        blank()
    }
}

impl Instinct for Lock {
    fn evaluate(&self) -> Payoffs {
        self.payoffs()
    }
}
