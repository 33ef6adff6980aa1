//! Fists: a game made for these tests. Seat 0 picks up stones one by one (which it may take back), then both show some fingers in secret;
//! when both have, all is revealed. Equal hands score for seat 0, others for seat 1. Its bots can be slow, cheat, or fail.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use table::scene::{Board, Choice, Item, Panel, PanelKind, Prompt};
use table::{
    About, Bot, Chronicle, ClauseBook, EditionFile, Eye, Fact, Fault, Game, Knowledge, Luck, MAX_SEATS, Message,
    Options, Payoffs, Refusal, Scene, Seat, Seats, Stage, Standing,
};

pub const ROUNDS: u8 = 3;
pub const LEVELS: &[&str] = &["random", "slow", "cheat", "clumsy"];

/// Whether bots of the level `clumsy` panic.
pub static CLUMSY: AtomicBool = AtomicBool::new(true);
/// Whether bots of the level `slow` may decide.
pub static SLOW: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fists {
    round: u8,
    stones: u8,
    ready: bool,
    shown: [Option<u8>; 2],
    scores: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Take,
    Ready,
    Show(u8),
    /// A mistake in the rules: allowed, never offered, and it panics.
    Trip,
}

impl Game for Fists {
    const ABOUT: About = About {
        id: "fists",
        rules: 1,
        seats: (2, 2),
        options: &[],
        editions: &[("plain", "")],
        clauses: ClauseBook { toml: "clause = []", ids: &[], citations: &[] },
        words: &[],
    };
    type Setup = ();
    type Action = Move;
    type Chance = u8;

    fn prepare(_: &EditionFile, _: &Options, _: usize) -> Result<(), Fault> {
        Ok(())
    }

    fn new(_: &Arc<()>) -> Fists {
        Fists { round: 0, stones: 0, ready: false, shown: [None; 2], scores: [0; 2] }
    }

    fn seats(&self) -> usize {
        2
    }

    fn stage(&self) -> Stage {
        match () {
            () if self.round == ROUNDS => Stage::Over,
            () if !self.ready => Stage::Decide(Seats::one(Seat(0))),
            () => Stage::Decide(Seat::first(2).filter(|seat| self.shown[seat.index()].is_none()).collect()),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.stage().deciders().contains(seat) {
            return;
        }
        match self.ready {
            false if self.stones < 3 => out.extend([Move::Take, Move::Ready]),
            false => out.push(Move::Ready),
            true => out.extend((0..=self.stones).map(Move::Show)),
        }
    }

    fn check(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        let mut allowed = vec![Move::Trip];
        self.actions(seat, &mut allowed);
        if allowed.contains(&action) { Ok(()) } else { Err(Refusal::malformed("not now")) }
    }

    fn act(&mut self, seat: Seat, action: Move, chronicle: &mut impl Chronicle) {
        match action {
            Move::Take => self.stones += 1,
            Move::Ready => self.ready = true,
            Move::Show(fingers) => {
                self.shown[seat.index()] = Some(fingers);
                chronicle.tell(|| Fact::new(secret(fingers)).only(seat));
                if let [Some(first), Some(second)] = self.shown {
                    self.scores[usize::from(first != second)] += 1;
                    *self = Fists { round: self.round + 1, scores: self.scores, ..Fists::new(&Arc::new(())) };
                    chronicle.tell(|| Fact::new(Message::new("fists-revealed").with("a", first).with("b", second)));
                }
            }
            Move::Trip => panic!("the rules trip"),
        }
    }

    fn chances(&self, _: &mut Vec<(u8, u32)>) {}

    fn settle(&mut self, _: u8, _: &mut impl Chronicle) {}

    fn standing(&self) -> Option<Standing> {
        let scores: Vec<i32> = self.scores.map(i32::from).to_vec();
        (self.round == ROUNDS).then(|| Standing {
            ranks: Standing::ranks_of(&scores),
            scores,
            reason: Message::new("fists-over"),
            breakdown: vec![],
        })
    }

    fn payoffs(&self) -> Payoffs {
        let mut shares = [0.0; MAX_SEATS];
        shares[usize::from(self.scores[1] > self.scores[0])] = 1.0;
        shares
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        let other = &mut self.shown[1 - seat.index()];
        if other.is_some() {
            *other = Some(luck.below(u32::from(self.stones) + 1) as u8);
        }
    }

    fn scene(&self, eye: Eye) -> Scene {
        let mut actions = Vec::new();
        if let Eye::Seat(seat) = eye {
            self.actions(seat, &mut actions);
        }
        let hands = Seat::first(2).filter_map(|seat| {
            let fingers = self.shown[seat.index()].filter(|_| eye.sees(seat))?;
            Some(Item::Note(secret(fingers)))
        });
        let hand = Panel {
            id: "hand".to_owned(),
            kind: PanelKind::Hand,
            title: Message::new("fists-hand"),
            active: false,
            items: hands.collect(),
        };
        Scene {
            board: Board { frame: [0.0, 0.0, 1.0, 1.0], label: Message::new("fists-board"), shapes: vec![] },
            panels: vec![hand],
            sheet: None,
            prompt: Prompt { text: Message::new("fists-prompt"), clauses: vec![], steps: None },
            choices: actions.iter().map(|action| Choice::new(action, Message::new("fists-choice"))).collect(),
        }
    }
}

/// What only the seat that shows these fingers may be told.
pub fn secret(fingers: u8) -> Message {
    Message::new("fists-secret").with("fingers", fingers)
}

/// A bot of one of the [`LEVELS`].
pub fn bot(level: &str) -> Option<Box<dyn Bot<Fists>>> {
    let level = LEVELS.iter().find(|&&known| known == level)?;
    Some(Box::new(Fickle(level)))
}

struct Fickle(&'static str);

impl Bot<Fists> for Fickle {
    fn decide(&mut self, knowledge: &Knowledge<Fists>, luck: &mut Luck) -> Move {
        let mut actions = Vec::new();
        knowledge.actions(&mut actions);
        match self.0 {
            "cheat" => return Move::Show(200),
            "clumsy" if CLUMSY.load(Ordering::SeqCst) => panic!("clumsy as ever"),
            "slow" => drop(SLOW.1.wait_while(SLOW.0.lock().unwrap(), |may_decide| !*may_decide).unwrap()),
            _ => {}
        }
        luck.pick(&actions)
    }
}

impl table::Instinct for Fists {}
