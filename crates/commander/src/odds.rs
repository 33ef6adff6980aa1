//! The odds before one commits: exact where the possibilities can be counted, sampled and said so where they cannot.
//!
//! Scouting, intimidation and retreat are counted die by die. A battle is followed through all its dice at once, equal positions
//! merged, under a stated policy: the player does what suggests itself most at first glance, and neither retreats nor disbands. Where
//! too many positions arise, battles are played out by that policy and counted instead.

use crate::action::{Action, Chance};
use crate::kinds::{FACES, Place};
use crate::rules::Toll;
use crate::state::{Commander, Phase};
use std::collections::HashMap;
use table::{Game, Instinct, Luck, Seat, Silent, Stage};

/// Positions followed at once before a battle is sampled instead.
const MOST_POSITIONS: usize = 3_000;
/// What may be left undecided for a result to count as exact.
const UNDECIDED: f64 = 1e-6;

/// How odds were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every possibility was counted.
    Exact,
    /// So many battles were played out.
    Sampled(u32),
}

/// The possible results of an intimidation, in sixths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IntimidationOdds {
    /// Dice that fail.
    pub failure: u8,
    /// Dice that settle nothing.
    pub ongoing: u8,
    /// Dice that succeed.
    pub success: u8,
}

/// What a battle may bring under the stated policy.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleOdds {
    /// How they were found.
    pub method: Method,
    /// The chance of victory.
    pub won: f64,
    /// The chance that Alexander falls.
    pub slain: f64,
    /// The chance of losing so many forces, by number, in a victory.
    pub losses: Vec<f64>,
    /// How far off the chance of victory may be: what was left undecided, or the half width of a 95 % interval.
    pub margin: f64,
}

impl Commander {
    /// What entering `to` would cost with each die.
    pub fn scouting_odds(&self, to: Place) -> Option<[Toll; FACES as usize]> {
        let region = self.map().find(to)?;
        Some([1, 2, 3, 4, 5, 6].map(|die| self.toll(region, die)))
    }

    /// What an intimidation of the fortress here would bring if `glory` were spent on it.
    pub fn intimidation_odds(&self, glory: u8) -> IntimidationOdds {
        let mut odds = IntimidationOdds::default();
        for die in 1..=FACES {
            let total = self.intimidation_total(die, glory);
            if total <= self.setup.intimidation.failure {
                odds.failure += 1;
            } else if total < self.setup.intimidation.success {
                odds.ongoing += 1;
            } else {
                odds.success += 1;
            }
        }
        odds
    }

    /// The chance that so many forces escape in a retreat, by number.
    pub fn retreat_odds(&self) -> Vec<f64> {
        let forces = usize::from(self.own_forces()) - 1;
        let escape = f64::from(self.retreat_bv().clamp(0, FACES as i8)) / f64::from(FACES);
        let mut odds = vec![0.0; forces + 1];
        odds[0] = 1.0;
        for rolled in 0..forces {
            for saved in (0..=rolled).rev() {
                odds[saved + 1] += odds[saved] * escape;
                odds[saved] *= 1.0 - escape;
            }
        }
        odds
    }

    /// The odds of the battle that is fought, or of an assault on the fortress here; none where there is nothing to fight.
    pub fn battle_odds(&self, trials: u32, luck: &mut Luck) -> Option<BattleOdds> {
        let mut start = self.clone();
        if matches!(self.phase, Phase::Confront | Phase::Ongoing) {
            start.act(Seat(0), Action::Assault, &mut Silent);
        }
        start.battle.as_ref()?;
        Some(start.follow().unwrap_or_else(|| start.sample(trials, luck)))
    }

    /// The same, played out in any case.
    pub fn sampled_odds(&self, trials: u32, luck: &mut Luck) -> Option<BattleOdds> {
        self.battle.as_ref().map(|_| self.sample(trials, luck))
    }

    /// What the stated policy does here.
    fn by_policy(&self, actions: &mut Vec<Action>) -> Action {
        actions.clear();
        self.actions(Seat(0), actions);
        let given_up = |action: &Action| matches!(action, Action::Retreat | Action::Disband(_));
        let best = actions
            .iter()
            .filter(|action| !given_up(action))
            .max_by(|&&a, &&b| self.urge(Seat(0), a).total_cmp(&self.urge(Seat(0), b)));
        *best.expect("whoever may retreat may fight")
    }

    /// Follows every die at once; none if too many positions arise.
    fn follow(&self) -> Option<BattleOdds> {
        let forces = self.own_forces();
        let mut tally = Tally::new(forces);
        let mut now: HashMap<Commander, f64> = HashMap::from([(self.clone(), 1.0)]);
        let (mut actions, mut chances) = (Vec::new(), Vec::<(Chance, u32)>::new());
        let mut open = 1.0;
        while open > UNDECIDED {
            let mut next: HashMap<Commander, f64> = HashMap::with_capacity(2 * now.len());
            open = 0.0;
            for (state, chance) in now {
                if tally.count(&state, chance) {
                    continue;
                }
                open += chance;
                if state.stage() == Stage::Chance {
                    chances.clear();
                    state.chances(&mut chances);
                    let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
                    for &(outcome, weight) in &chances {
                        let mut after = state.clone();
                        after.settle(outcome, &mut Silent);
                        *next.entry(after).or_default() += chance * f64::from(weight) / f64::from(total);
                    }
                } else {
                    let mut after = state;
                    let action = after.by_policy(&mut actions);
                    after.act(Seat(0), action, &mut Silent);
                    *next.entry(after).or_default() += chance;
                }
            }
            if next.len() > MOST_POSITIONS {
                return None;
            }
            now = next;
        }
        Some(tally.odds(Method::Exact, 1.0, open))
    }

    /// Plays the battle out again and again.
    fn sample(&self, trials: u32, luck: &mut Luck) -> BattleOdds {
        let mut tally = Tally::new(self.own_forces());
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        let trials = trials.max(1);
        for _ in 0..trials {
            let mut state = self.clone();
            while !tally.count(&state, 1.0) {
                if state.stage() == Stage::Chance {
                    chances.clear();
                    state.chances(&mut chances);
                    state.settle(luck.weighted(&chances), &mut Silent);
                } else {
                    let action = state.by_policy(&mut actions);
                    state.act(Seat(0), action, &mut Silent);
                }
            }
        }
        let won = tally.won / f64::from(trials);
        let margin = 1.96 * (won * (1.0 - won) / f64::from(trials)).sqrt();
        tally.odds(Method::Sampled(trials), f64::from(trials), margin)
    }
}

/// Battles that have ended.
struct Tally {
    forces: u8,
    won: f64,
    slain: f64,
    losses: Vec<f64>,
}

impl Tally {
    fn new(forces: u8) -> Tally {
        Tally { forces, won: 0.0, slain: 0.0, losses: vec![0.0; usize::from(forces)] }
    }

    /// Counts a battle that has ended; false while it goes on.
    fn count(&mut self, state: &Commander, chance: f64) -> bool {
        if state.end.is_some() {
            self.slain += chance;
        } else if state.battle.is_none() {
            self.won += chance;
            let lost = self.forces.saturating_sub(state.own_forces());
            self.losses[usize::from(lost)] += chance;
        } else {
            return false;
        }
        true
    }

    fn odds(self, method: Method, total: f64, margin: f64) -> BattleOdds {
        let losses = self.losses.into_iter().map(|chance| chance / total).collect();
        BattleOdds { method, won: self.won / total, slain: self.slain / total, losses, margin }
    }
}
