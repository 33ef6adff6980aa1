//! Looks one step ahead and takes what looks best.

use crate::chance::settle;
use table::{Bot, Instinct, Knowledge, Luck, Payoffs, Seat, Silent, Stage};

/// Tries each action in a few imagined worlds, completes its turn with whatever looks best step by step, and takes the action after
/// which the game's evaluation promises most. What hardly suggests itself is not tried. Where others choose in secret at the same time
/// it follows its urges, for nothing can be seen ahead and whoever always chooses the same is read.
#[derive(Clone, Debug)]
pub struct Greedy<G: Instinct> {
    worlds: u32,
    actions: Vec<G::Action>,
    promises: Vec<f32>,
    follow_ups: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

/// A turn is evaluated where it stands after so many more decisions of its own: a solitaire game is one long turn.
const FOLLOW_UPS: u32 = 12;
/// In secret it leaves out what suggests itself less than this, compared with what suggests itself most.
const FAR_FETCHED: f32 = 0.25;
/// Everywhere it leaves out what suggests itself less than this.
const FAINT: f32 = 0.02;

impl<G: Instinct> Greedy<G> {
    /// A bot that tries each action in so many worlds.
    pub fn new(worlds: u32) -> Greedy<G> {
        Greedy { worlds, actions: Vec::new(), promises: Vec::new(), follow_ups: Vec::new(), outcomes: Vec::new() }
    }

    /// What `seat` can hope for if it completes its turn step by step.
    fn complete_turn(&mut self, world: &mut G, seat: Seat, luck: &mut Luck) -> f32 {
        for _ in 0..FOLLOW_UPS {
            let payoffs = self.look(world, luck);
            if !world.stage().deciders().contains(seat) {
                return payoffs[seat.index()];
            }
            let mut actions = std::mem::take(&mut self.follow_ups);
            actions.clear();
            world.actions(seat, &mut actions);
            keep_urgent(world, seat, &mut actions);
            let best = if let [only] = actions[..] { only } else { self.best_step(world, seat, &actions, luck) };
            self.follow_ups = actions;
            world.act(seat, best, &mut Silent);
        }
        self.look(world, luck)[seat.index()]
    }

    /// The step after which the position looks best, and among equals the one that suggests itself most.
    fn best_step(&mut self, world: &G, seat: Seat, actions: &[G::Action], luck: &Luck) -> G::Action {
        let promise = |action| {
            let mut next = world.clone();
            next.act(seat, action, &mut Silent);
            (self.look(&mut next, &mut luck.clone())[seat.index()], world.urge(seat, action))
        };
        best_by(actions, promise)
    }

    /// Settles what is due and evaluates the position.
    fn look(&mut self, world: &mut G, luck: &mut Luck) -> Payoffs {
        loop {
            match world.stage() {
                Stage::Over => return world.payoffs(),
                Stage::Decide(_) => return world.evaluate(),
                Stage::Chance => drop(settle(world, &mut self.outcomes, luck)),
            }
        }
    }
}

/// Drops the actions that hardly suggest themselves. At least one stays.
fn keep_urgent<G: Instinct>(world: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    let most = actions.iter().map(|&action| world.urge(seat, action)).fold(0.0, f32::max);
    actions.retain(|&action| world.urge(seat, action) >= FAINT * most);
}

/// The item with the highest rank, the first of equals.
fn best_by<T: Copy>(items: &[T], mut rank: impl FnMut(T) -> (f32, f32)) -> T {
    let mut best = (items[0], (f32::NEG_INFINITY, f32::NEG_INFINITY));
    for &item in items {
        let rank = rank(item);
        if rank > best.1 {
            best = (item, rank);
        }
    }
    best.0
}

impl<G: Instinct> Bot<G> for Greedy<G> {
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        let seat = knowledge.seat();
        let mut actions = std::mem::take(&mut self.actions);
        knowledge.actions(&mut actions);
        let mut glance = knowledge.imagine(&mut luck.clone());
        glance.reopen();
        self.promises.clear();
        keep_urgent(&glance, seat, &mut actions);
        let action = if let [only] = actions[..] {
            only
        } else if glance.stage().deciders().len() > 1 {
            self.promises.extend(actions.iter().map(|&action| glance.urge(seat, action)));
            let least = FAR_FETCHED * self.promises.iter().copied().fold(0.0, f32::max);
            self.promises.iter_mut().filter(|urge| **urge < least).for_each(|urge| *urge = 0.0);
            actions[luck.lean(&self.promises)]
        } else {
            self.promises.resize(actions.len(), 0.0);
            for _ in 0..self.worlds {
                let world = knowledge.imagine(luck);
                // Every action meets the same luck, so that none looks better for having been luckier.
                let turn = luck.fork();
                for (at, &action) in actions.iter().enumerate() {
                    let mut next = world.clone();
                    next.act(seat, action, &mut Silent);
                    self.promises[at] += self.complete_turn(&mut next, seat, &mut turn.clone());
                }
            }
            let numbers: Vec<usize> = (0..actions.len()).collect();
            actions[best_by(&numbers, |at| (self.promises[at], glance.urge(seat, actions[at])))]
        };
        self.actions = actions;
        action
    }
}
