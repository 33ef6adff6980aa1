//! Exact play where little enough can still happen: the end of a game, or a game of dice with few positions.
//!
//! Every position that can still come up is listed once, by whichever way one comes to it, and they are gone over until what each promises
//! no longer changes: chance gives the mean of what follows, a decision what is best for whoever makes it. So ways that meet again are
//! counted once, and games that can go round in circles are solved too.

use super::simulate::Choice;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::time::Instant;
use table::{Instinct, Knowledge, Luck, Payoffs, Seat, Silent, Stage};

/// Promises that change less than this have settled.
const SETTLED: f32 = 1e-5;
/// Sweeps after which a game that goes round in circles for ever is left as it is.
const SWEEPS: usize = 1_000;
/// Positions between two looks at the clock.
const BREATH: usize = 64;
/// The memory the positions may take.
const BYTES: usize = 128 << 20;

/// What happens in a position.
#[derive(Clone, Copy, Debug)]
enum Turn {
    Over,
    Chance,
    Decide(Seat),
}

/// What follows a position: a row of the list of what follows.
#[derive(Clone, Copy, Debug)]
struct Spot {
    turn: Turn,
    first: usize,
    len: usize,
}

/// The positions of a game that can still come up, and what each promises. Memory is kept from one decision to the next.
#[derive(Clone, Debug)]
pub(super) struct Solver<G: Instinct> {
    numbers: FxHashMap<G, u32>,
    positions: Vec<G>,
    spots: Vec<Spot>,
    /// Positions that follow, with the weight chance gives them.
    follow: Vec<(u32, u32)>,
    promises: Vec<Payoffs>,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Instinct> Solver<G> {
    pub fn new() -> Solver<G> {
        Solver {
            numbers: FxHashMap::default(),
            positions: Vec::new(),
            spots: Vec::new(),
            follow: Vec::new(),
            promises: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// What each action of the seat is worth, in order, if all play as well as can be; if one wins at once, only that. `None` if more
    /// than `limit` positions can come up, if something is hidden from whoever decides in one of them, or if it takes until `end`.
    pub fn solve(
        &mut self,
        knowledge: &Knowledge<G>,
        limit: usize,
        end: Option<Instant>,
    ) -> Option<Vec<Choice<G::Action>>> {
        let limit = limit.min(BYTES / (2 * size_of::<G>() + 64));
        if limit == 0 {
            return None;
        }
        self.numbers.clear();
        self.positions.clear();
        self.spots.clear();
        self.follow.clear();
        let root = knowledge.imagine(&mut Luck::new(0));
        self.number(root.clone());
        self.look(&root)?;
        let choices = self.actions.clone();
        let mut next = 1;
        while next < self.positions.len() {
            if self.positions.len() > limit || next.is_multiple_of(BREATH) && is_past(end) {
                return None;
            }
            let position = self.positions[next].clone();
            self.look(&position)?;
            next += 1;
        }
        self.settle(end)?;
        let (seat, visits) = (knowledge.seat(), self.positions.len() as u64);
        let worth = |&(next, _): &(u32, u32)| f64::from(self.promises[next as usize][seat.index()]);
        let choices = choices.into_iter().zip(&self.follow);
        Some(choices.map(|(action, next)| Choice { action, visits, mean: worth(next) }).collect())
    }

    /// The number of a position, new if it has not come up before.
    fn number(&mut self, position: G) -> u32 {
        let next = self.positions.len() as u32;
        match self.numbers.entry(position) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                self.positions.push(new.key().clone());
                new.insert(next);
                next
            }
        }
    }

    /// Lists what follows a position. `None` if its decision is not made by one seat that knows it all.
    fn look(&mut self, position: &G) -> Option<()> {
        let first = self.follow.len();
        let turn = match position.stage() {
            Stage::Over => Turn::Over,
            Stage::Chance => {
                self.outcomes.clear();
                position.chances(&mut self.outcomes);
                for at in 0..self.outcomes.len() {
                    let (outcome, weight) = self.outcomes[at];
                    let mut next = position.clone();
                    next.settle(outcome, &mut Silent);
                    let number = self.number(next);
                    self.follow.push((number, weight));
                }
                Turn::Chance
            }
            Stage::Decide(seats) => {
                let seat = seats.lowest().filter(|&seat| seats.len() == 1 && knows_all(position, seat))?;
                self.actions.clear();
                position.actions(seat, &mut self.actions);
                if let Some(winning) = self.actions.iter().position(|&action| wins(position, seat, action)) {
                    // Nothing can be better, so nothing else is looked at.
                    self.actions.swap(0, winning);
                    self.actions.truncate(1);
                }
                for at in 0..self.actions.len() {
                    let mut next = position.clone();
                    next.act(seat, self.actions[at], &mut Silent);
                    let number = self.number(next);
                    self.follow.push((number, 1));
                }
                Turn::Decide(seat)
            }
        };
        self.spots.push(Spot { turn, first, len: self.follow.len() - first });
        Some(())
    }

    /// Goes over all positions, the last found first, until nothing changes. `None` if that takes until `end`.
    fn settle(&mut self, end: Option<Instant>) -> Option<()> {
        self.promises.clear();
        let start = |(position, spot): (&G, &Spot)| match spot.turn {
            Turn::Over => position.payoffs(),
            _ => position.evaluate(),
        };
        self.promises.extend(self.positions.iter().zip(&self.spots).map(start));
        for _ in 0..SWEEPS {
            let mut change: f32 = 0.0;
            for at in (0..self.spots.len()).rev() {
                let Spot { turn, first, len } = self.spots[at];
                let follow = &self.follow[first..first + len];
                let promise = match turn {
                    Turn::Over => continue,
                    Turn::Chance => mean(follow, &self.promises),
                    Turn::Decide(seat) => best(follow, &self.promises, seat),
                };
                for (old, new) in self.promises[at].iter_mut().zip(promise) {
                    change = change.max((*old - new).abs());
                    *old = new;
                }
            }
            if change < SETTLED {
                break;
            }
            if is_past(end) {
                return None;
            }
        }
        Some(())
    }
}

fn is_past(end: Option<Instant>) -> bool {
    end.is_some_and(|end| Instant::now() >= end)
}

fn mean(follow: &[(u32, u32)], promises: &[Payoffs]) -> Payoffs {
    let total: f32 = follow.iter().map(|&(_, weight)| weight as f32).sum();
    let mut mean = Payoffs::default();
    for &(next, weight) in follow {
        for (mean, promise) in mean.iter_mut().zip(promises[next as usize]) {
            *mean += promise * weight as f32 / total;
        }
    }
    mean
}

fn best(follow: &[(u32, u32)], promises: &[Payoffs], seat: Seat) -> Payoffs {
    let mut best = promises[follow[0].0 as usize];
    for &(next, _) in &follow[1..] {
        let promise = promises[next as usize];
        if promise[seat.index()] > best[seat.index()] {
            best = promise;
        }
    }
    best
}

/// Whether `action` wins at once.
fn wins<G: Instinct>(position: &G, seat: Seat, action: G::Action) -> bool {
    let mut next = position.clone();
    next.act(seat, action, &mut Silent);
    next.stage() == Stage::Over && next.payoffs()[seat.index()] >= 1.0
}

/// Whether nothing in the position is hidden from `seat`: a redeal that needs no luck has nothing to redeal.
fn knows_all<G: Instinct>(position: &G, seat: Seat) -> bool {
    let (before, mut luck) = (Luck::new(0), Luck::new(0));
    position.clone().redeal(seat, &mut luck);
    luck == before
}
