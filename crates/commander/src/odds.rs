//! The odds before one commits: exact where the possibilities can be counted, sampled and said so where they cannot.
//!
//! Scouting, intimidation and retreat are counted die by die. A battle is followed through all its dice at once, equal positions
//! merged round by round, under the stated policy of a steady commander: free plans and no others, every attack, engines at the
//! walls, the least loss, no insight, and no retreat until Alexander stands alone and weak. What is too unlikely is not followed, and
//! counts as the margin; where that would be too much, battles are played out by that policy and counted instead.

use crate::action::{Action, Aim, Chance};
use crate::kinds::{FACES, Place, Plan};
use crate::rules::Toll;
use crate::state::{Commander, Phase};
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use table::{Game, Luck, Seat, Silent, Stage};

/// A position less likely than this is not followed: the more have been looked at, the more it takes to be followed.
const NEGLIGIBLE: [(usize, f64); 3] = [(8_000, 1e-6), (14_000, 1e-5), (20_000, 1e-4)];
/// What may be left unfollowed for odds to count as exact, as a share of 1.
const TOLERANCE: f64 = 0.01;
/// Battles played out where there are too many positions.
pub const TRIALS: u32 = 500;
/// Alexander alone leaves the field while another two hits could kill him.
const LONELY_LEVEL: u8 = 4;
/// Battle value from which Alexander seeks the enemy's leader.
const BOLD: i8 = 4;

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

    /// What a steady commander prefers: the free plans and no others, every attack, engines at the walls, the leader where Alexander is
    /// strong, the least loss; no insight, and no retreat until Alexander stands alone and weak.
    pub(crate) fn steady(&self, action: Action) -> f32 {
        let battle = self.fight();
        match action {
            Action::Take(plan) if battle.taken < self.free_plans() => match plan {
                Plan::Flank => 3.0 / (1.0 + f32::from(battle.plans[plan.index()])),
                Plan::Rally => 2.5,
                Plan::Envelopment if battle.walls == [0, 0] && battle.advantage() > 0 => 2.0,
                Plan::Leadership => 1.4,
                Plan::Regroup => 1.2,
                _ => 0.5,
            },
            Action::DrawUp => 0.4,
            Action::Face(Aim::Leader) => f32::from(u8::from(self.alexander_bv() >= BOLD)),
            Action::Face(Aim::Forces) => 0.5,
            Action::Retreat if battle.own_standing() == 0 && self.level <= LONELY_LEVEL => 9.0,
            Action::Suffer(_)
            | Action::Strike(_)
            | Action::Rally
            | Action::Attack
            | Action::AttackWall
            | Action::Charge
            | Action::Flank
            | Action::Regroup
            | Action::Fight
            | Action::Proceed
            | Action::Envelop
            | Action::Reroll
            | Action::KeepDie => self.urge_in_battle(action),
            _ => 0.0,
        }
    }

    /// Decides as a steady commander does, until a die falls or the battle is over.
    fn decide_steadily(&mut self, actions: &mut Vec<Action>) {
        while self.battle.is_some() && matches!(self.stage(), Stage::Decide(_)) {
            actions.clear();
            self.actions(Seat(0), actions);
            let best = actions.iter().copied().max_by(|&a, &b| self.steady(a).total_cmp(&self.steady(b)));
            self.act(Seat(0), best.expect("a battle that waits for a decision offers one"), &mut Silent);
        }
    }

    /// Follows every die at once; none if too many positions arise.
    fn follow(&self) -> Option<BattleOdds> {
        let mut tally = Tally::new(self.own_forces());
        let (mut actions, mut chances) = (Vec::new(), Vec::<(Chance, u32)>::new());
        let mut start = self.clone();
        start.decide_steadily(&mut actions);
        let mut open: BTreeMap<u32, Weighted> = BTreeMap::new();
        open.entry(start.hour()).or_default().insert(Juncture(start), 1.0);
        let (mut looked_at, mut dropped) = (0, 0.0);
        while let Some((_, junctures)) = open.pop_first() {
            looked_at += junctures.len();
            let negligible = NEGLIGIBLE.iter().find(|&&(positions, _)| looked_at <= positions)?.1;
            for (Juncture(state), chance) in junctures {
                if tally.count(&state, chance) {
                    continue;
                }
                if chance < negligible {
                    dropped += chance;
                    continue;
                }
                chances.clear();
                state.chances(&mut chances);
                let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
                for &(outcome, weight) in &chances {
                    let mut after = state.clone();
                    after.settle(outcome, &mut Silent);
                    after.decide_steadily(&mut actions);
                    let share = chance * f64::from(weight) / f64::from(total);
                    *open.entry(after.hour()).or_default().entry(Juncture(after)).or_default() += share;
                }
            }
        }
        (dropped <= TOLERANCE).then(|| tally.odds(Method::Exact, 1.0, dropped))
    }

    /// How far the battle has come, so that positions meet before they are followed further.
    fn hour(&self) -> u32 {
        let Some(battle) = &self.battle else { return 0 };
        let waiting = battle.enemy.iter().chain(&battle.own).filter(|fighter| fighter.queued.is_some()).count() as u32;
        let speed = (i32::from(battle.speed).clamp(-8, 7) + 8) as u32;
        ((u32::from(battle.round) << 4 | (15 - speed)) << 7) | (127 - waiting)
    }

    /// Plays the battle out again and again.
    fn sample(&self, trials: u32, luck: &mut Luck) -> BattleOdds {
        let mut tally = Tally::new(self.own_forces());
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        let trials = trials.max(1);
        for _ in 0..trials {
            let mut state = self.clone();
            state.decide_steadily(&mut actions);
            while !tally.count(&state, 1.0) {
                chances.clear();
                state.chances(&mut chances);
                state.settle(luck.weighted(&chances), &mut Silent);
                state.decide_steadily(&mut actions);
            }
        }
        let won = tally.won / f64::from(trials);
        // Wilson's interval, so that a few hundred victories in a row do not pass for certainty.
        let (count, centre) = (f64::from(trials) + 3.84, (tally.won + 1.92) / (f64::from(trials) + 3.84));
        let margin = 1.96 * (centre * (1.0 - centre) / count).sqrt() + (centre - won).abs();
        tally.odds(Method::Sampled(trials), f64::from(trials), margin)
    }
}

/// Positions with their chances.
type Weighted = HashMap<Juncture, f64, BuildHasherDefault<Quick>>;

/// A position in a battle: hashed by what a battle changes, and no more.
#[derive(PartialEq, Eq)]
struct Juncture(Commander);

impl Hash for Juncture {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.level, self.0.gold, &self.0.battle).hash(state);
    }
}

/// A hasher for positions nobody else can choose.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_i8(&mut self, number: i8) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
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
