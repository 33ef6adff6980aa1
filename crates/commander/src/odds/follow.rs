//! A battle followed through all its dice at once: equal positions are merged as they meet, whatever brought them about.

use crate::action::{Action, Chance};
use crate::kinds::{EnemyPlan, Plan, Troop};
use crate::odds::juncture::{Juncture, Weighted, packed};
use crate::odds::steady::BOLD;
use crate::odds::volley::{Volley, hits_slow_down};
use crate::odds::{BattleOdds, Method, Tally};
use crate::state::{Commander, Fighter, Moment, Striker};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;
use table::{Game, Silent};

/// A position less likely than this is not followed: the more have been looked at, the more it takes to be followed.
const NEGLIGIBLE: [(usize, f64); 2] = [(12_000, 1e-6), (30_000, 3e-6)];
/// The most positions at one hour of the battle: with more there is no end to them.
const MAX_WIDTH: usize = 2_000;
/// What may be left unfollowed for odds to count as exact, as a share of 1.
const TOLERANCE: f64 = 0.005;

/// Where the dice have led so far.
struct Walk<'a> {
    start: &'a Commander,
    by_volleys: bool,
    /// The position looked at.
    state: Commander,
    /// Those still to be looked at, by the hour.
    open: BTreeMap<u32, Weighted>,
    tally: Tally,
    actions: Vec<Action>,
}

impl Walk<'_> {
    fn new(start: &Commander) -> Walk<'_> {
        let nation = start.map().critical[usize::from(start.fight().site)].nation;
        Walk {
            start,
            by_volleys: hits_slow_down(&start.setup, nation),
            state: start.clone(),
            open: BTreeMap::new(),
            tally: Tally::new(start.own_forces()),
            actions: Vec::new(),
        }
    }

    fn resume(&mut self, juncture: &Juncture) {
        self.state.destroyed = self.start.destroyed;
        juncture.resume(&mut self.state);
    }

    /// The position as a steady commander lets it come to the next die, with its chance; none if the armies are too large.
    fn arrive(&mut self, chance: f64) -> Option<()> {
        self.state.decide_steadily(&mut self.actions);
        if self.tally.count(&self.state, chance) {
            // What followed the battle is undone.
            self.state.clone_from(self.start);
        } else {
            self.state.simplify();
            let juncture = Juncture::of(&self.state)?;
            *self.open.entry(juncture.hour()).or_default().entry(juncture).or_default() += chance;
        }
        Some(())
    }
}

impl Commander {
    /// Follows every die at once; none if too many positions arise.
    pub(super) fn follow(&self) -> Option<BattleOdds> {
        let mut walk = Walk::new(self);
        walk.arrive(1.0)?;
        let (mut chances, mut volley) = (Vec::new(), Volley::default());
        let (mut looked_at, mut dropped) = (0, 0.0);
        while let Some((_, junctures)) = walk.open.pop_first() {
            looked_at += junctures.len();
            let negligible = NEGLIGIBLE.iter().find(|&&(positions, _)| looked_at <= positions)?.1;
            if junctures.len() > MAX_WIDTH {
                return None;
            }
            for (juncture, chance) in junctures {
                if chance < negligible {
                    dropped += chance;
                    continue;
                }
                walk.resume(&juncture);
                if walk.by_volleys && walk.state.fire(&mut volley) {
                    let struck = Juncture::of(&walk.state)?;
                    for (salvo, share) in volley.results() {
                        walk.resume(&struck);
                        walk.state.land_salvo(salvo);
                        walk.arrive(chance * share)?;
                    }
                    continue;
                }
                walk.resume(&juncture);
                walk.state.distinct_chances(&mut chances);
                let total: u32 = chances.iter().map(|&(_, weight)| weight).sum();
                for &(outcome, weight) in &chances {
                    walk.resume(&juncture);
                    walk.state.settle(outcome, &mut Silent);
                    walk.arrive(chance * f64::from(weight) / f64::from(total))?;
                }
            }
        }
        (dropped <= TOLERANCE).then(|| walk.tally.odds(Method::Exact, 1.0, dropped))
    }

    /// The outcomes of the die or draw that is due, those that come to the same taken together.
    fn distinct_chances(&self, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        self.chances(out);
        let battle = self.fight();
        if matches!(battle.moment, Moment::EnemyDie | Moment::OwnDie) && battle.blow.by != Striker::Trap {
            let hits = |chance: Chance| match chance {
                Chance::Die(die) => Self::hits_of(&battle.blow, die as i8),
                _ => 0,
            };
            out.dedup_by(|later, first| {
                let same = hits(later.0) == hits(first.0);
                first.1 += if same { later.1 } else { 0 };
                same
            });
        }
    }

    /// Takes away what no longer makes a difference to how the battle ends, so that positions that differ in nothing else are equal.
    fn simplify(&mut self) {
        self.gold = 0;
        let bold = self.alexander_bv() >= BOLD;
        let phalanx = self.setup.rulings.phalanx_is_infantry;
        let flanks = |troop: Troop| troop.is_cavalry() || troop.is_infantry() || phalanx && troop == Troop::Phalanx;
        let battle = self.fight_mut();
        if battle.round == 0
            || battle.blow.by == Striker::Trap
            || !matches!(battle.moment, Moment::EnemyDie | Moment::OwnDie)
        {
            return;
        }
        battle.taken = 0;
        battle.back = Moment::Step;
        battle.blow.die = 0;
        let regrouped: u8 = battle.regrouped.iter().sum();
        battle.regrouped = [0; Troop::OWN];
        battle.regrouped[0] = regrouped;
        // In which order like forces strike matters where walls fall between their blows, or where there are dice to mend and rests to skip.
        let alike = battle.walls == [0, 0] && battle.fate == 0 && battle.plans[Plan::Charge.index()] == 0;
        let (own, enemy) = match battle.blow.by {
            Striker::Own(slot) => (Some(slot), None),
            Striker::Enemy(slot) => (None, Some(slot)),
            _ => (None, None),
        };
        if let Some(slot) = close_ranks(&mut battle.own, own, alike) {
            battle.blow.by = Striker::Own(slot);
        }
        if let Some(slot) = close_ranks(&mut battle.enemy, enemy, true) {
            battle.blow.by = Striker::Enemy(slot);
        }
        let any = |line: &[Fighter], is: &dyn Fn(Troop) -> bool| line.iter().any(|fighter| is(fighter.troop));
        let foes = [
            (EnemyPlan::Archers, any(&battle.enemy, &|troop| troop == Troop::Archers)),
            (EnemyPlan::Cavalry, any(&battle.enemy, &Troop::is_cavalry)),
            (EnemyPlan::Infantry, any(&battle.enemy, &|troop| flanks(troop) && !troop.is_cavalry())),
            (EnemyPlan::Flank, any(&battle.enemy, &flanks)),
            (EnemyPlan::Guards, battle.leader > 0 && (bold || battle.duel || battle.aims_at_leader)),
        ];
        for (plan, _) in foes.into_iter().filter(|(_, matters)| !matters) {
            battle.foe[plan.index()] = 0;
        }
        let plans = [
            (Plan::Charge, any(&battle.own, &Troop::is_cavalry)),
            (Plan::Flank, any(&battle.own, &flanks)),
            (Plan::Regroup, !battle.own.is_empty()),
            (Plan::Sacrifice, false),
        ];
        for (plan, _) in plans.into_iter().filter(|(_, matters)| !matters) {
            battle.plans[plan.index()] = 0;
        }
    }
}

/// Takes the fallen out of a line and, where their order is of no account, puts like forces into one order. Whoever strikes stays; says
/// at which place one of its kind stands now.
fn close_ranks<const N: usize>(line: &mut ArrayVec<Fighter, N>, striker: Option<u8>, sort: bool) -> Option<u8> {
    let striking = striker.map(|slot| line[usize::from(slot)]);
    line.retain(|fighter| fighter.side.is_some() || fighter.queued.is_some() || striking == Some(*fighter));
    if sort {
        line.sort_unstable_by_key(packed);
    }
    striking.and_then(|fighter| line.iter().position(|other| *other == fighter)).map(|slot| slot as u8)
}
