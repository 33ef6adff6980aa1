//! The odds before one commits: exact where the possibilities can be counted, sampled and said so where they cannot.
//!
//! Scouting, intimidation and retreat are counted die by die. A battle is followed through all its dice at once, equal positions
//! merged round by round, under the stated policy of a steady commander: free plans and no others, every attack, engines at the
//! walls, the least loss, no insight, and no retreat until Alexander stands alone and weak. What is too unlikely is not followed, and
//! counts as the margin; where that would be too much, battles are played out by that policy and counted instead.

mod follow;
mod juncture;
mod steady;
mod volley;

use crate::action::Action;
use crate::kinds::{FACES, Place};
use crate::rules::Toll;
use crate::state::{Commander, Phase};
use table::{Game, Luck, Seat, Silent};

/// Battles played out where there are too many positions.
pub const TRIALS: u32 = 2_000;

/// How odds were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every possibility was counted, but for the margin.
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

/// What a battle may bring under the stated policy. The chances of victory, retreat and death add up to 1 within the margin.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleOdds {
    /// How they were found.
    pub method: Method,
    /// The chance of victory.
    pub won: f64,
    /// The chance that Alexander leaves the field alone.
    pub driven_off: f64,
    /// The chance that Alexander falls.
    pub slain: f64,
    /// The chance of a victory that costs so many forces, by number.
    pub losses: Vec<f64>,
    /// How far off the chance of victory may be: what was not followed, or the half width of a 95 % interval.
    pub margin: f64,
}

impl BattleOdds {
    /// The forces a victory costs on the average; 0 where there is none.
    pub fn mean_losses(&self) -> f64 {
        let lost: f64 = self.losses.iter().enumerate().map(|(count, chance)| count as f64 * chance).sum();
        if self.won > 0.0 { lost / self.won } else { 0.0 }
    }
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

    /// The odds of the battle that is fought, or of an assault on the enemy here; none where there is nothing to fight.
    ///
    /// Exact where that takes few enough positions, else from so many `trials`.
    pub fn battle_odds(&self, trials: u32, luck: &mut Luck) -> Option<BattleOdds> {
        let start = self.at_arms()?;
        Some(start.follow().unwrap_or_else(|| start.sample(trials, luck)))
    }

    /// The same, played out in any case.
    pub fn sampled_odds(&self, trials: u32, luck: &mut Luck) -> Option<BattleOdds> {
        Some(self.at_arms()?.sample(trials, luck))
    }

    /// The battle, begun if it has not.
    fn at_arms(&self) -> Option<Commander> {
        let mut start = self.clone();
        if start.battle.is_none() && self.check(Seat(0), Action::Assault).is_ok() {
            start.act(Seat(0), Action::Assault, &mut Silent);
        }
        start.battle.is_some().then_some(start)
    }
}

/// Battles that have ended.
struct Tally {
    forces: u8,
    won: f64,
    driven_off: f64,
    slain: f64,
    losses: Vec<f64>,
}

impl Tally {
    fn new(forces: u8) -> Tally {
        Tally { forces, won: 0.0, driven_off: 0.0, slain: 0.0, losses: vec![0.0; usize::from(forces)] }
    }

    /// Counts a battle that has ended; false while it goes on.
    fn count(&mut self, state: &Commander, chance: f64) -> bool {
        if state.end.is_some() {
            self.slain += chance;
        } else if state.battle.is_some() {
            return false;
        } else if matches!(state.phase, Phase::Spoils { .. }) {
            self.won += chance;
            let lost = self.forces.saturating_sub(state.own_forces());
            self.losses[usize::from(lost)] += chance;
        } else {
            self.driven_off += chance;
        }
        true
    }

    fn odds(self, method: Method, total: f64, margin: f64) -> BattleOdds {
        let losses = self.losses.into_iter().map(|chance| chance / total).collect();
        let (won, driven_off, slain) = (self.won / total, self.driven_off / total, self.slain / total);
        BattleOdds { method, won, driven_off, slain, losses, margin }
    }
}
