//! Before the first round: the enemy's plans, Alexander's, and those that act at once.

use crate::action::Chance;
use crate::clauses::*;
use crate::kinds::{Advisor, EnemyPlan, Insight, Plan, Side, Stance, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::battle::NO_BLOW;
use crate::rules::tell;
use crate::state::{Blow, Commander, Fighter, Moment, Striker};
use table::Chronicle;

/// How many plans Parmenion takes from the enemy.
const PARMENION: u8 = 3;
/// What Hephaestion adds to Alexander's battle value.
const HEPHAESTION: i8 = 1;

impl Commander {
    /// The eve of a battle matters only to who can foresee the enemy's plans.
    pub(crate) fn step_eve(&mut self, chronicle: &mut impl Chronicle) -> bool {
        if self.has_insight(Insight::Anticipation) {
            return false;
        }
        self.count_enemy_plans(chronicle);
        true
    }

    /// How many plans the enemy draws: one for each force (FC-169), fewer by Parmenion, never less than none (FC-174).
    pub(crate) fn enemy_plan_count(&self) -> u8 {
        let battle = self.fight();
        if battle.anticipation {
            return 0;
        }
        let walls = if self.setup.rulings.walls_draw_plans { battle.walls[0] + battle.walls[1] } else { 0 };
        let forces = battle.enemy_standing() + u8::from(battle.leader > 0) + walls;
        let fewer = if self.advised_by(Advisor::Parmenion) { PARMENION } else { 0 };
        forces.saturating_sub(fewer).min(self.setup.enemy_plans.iter().sum())
    }

    pub(crate) fn count_enemy_plans(&mut self, chronicle: &mut impl Chronicle) {
        let left = self.enemy_plan_count();
        let clause = match left {
            0 => FC_174,
            _ if self.advised_by(Advisor::Parmenion) => FC_171,
            _ => FC_169,
        };
        tell!(chronicle, clause, "commander-fact-enemy-plans", count = left);
        self.fight_mut().moment = Moment::EnemyPlans { left };
    }

    pub(crate) fn step_enemy_plans(&mut self, left: u8) -> bool {
        if left > 0 {
            return false;
        }
        self.fight_mut().moment = Moment::OwnPlans;
        false
    }

    pub(crate) fn enemy_plan_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let foe = &self.fight().foe;
        let left = |plan: &EnemyPlan| u32::from(self.setup.enemy_plans[plan.index()] - foe[plan.index()]);
        let there = EnemyPlan::ALL.iter().filter(|plan| left(plan) > 0);
        out.extend(there.map(|&plan| (Chance::Plan(plan), left(&plan))));
    }

    pub(crate) fn settle_enemy_plan(&mut self, left: u8, plan: EnemyPlan, chronicle: &mut impl Chronicle) {
        let clause = if self.fight().foe[plan.index()] > 0 { FC_173 } else { FC_172 };
        tell!(chronicle, clause, "commander-fact-enemy-plan", plan = plan.name());
        let battle = self.fight_mut();
        battle.foe[plan.index()] += 1;
        battle.moment = Moment::EnemyPlans { left: left - 1 };
    }

    /// Alexander's battle value before plans and walls: level, Hephaestion, Bucephalus.
    pub(crate) fn alexander_bv(&self) -> i8 {
        let level = usize::from(self.level.max(1)) - 1;
        let friend = if self.advised_by(Advisor::Hephaestion) { HEPHAESTION } else { 0 };
        let horse = i8::from(self.battle.as_ref().is_some_and(|battle| battle.bucephalus));
        self.setup.alexander[level].bv + friend + horse
    }

    /// Plans that cost nothing: Alexander's battle value, and Philip's help where he is present.
    pub fn free_plans(&self) -> u8 {
        let philip = match (self.map().philip, &self.battle) {
            (Some((site, plans, last_turn)), Some(battle)) if battle.site == site && self.turn <= last_turn => plans,
            _ => 0,
        };
        self.alexander_bv().max(0) as u8 + philip
    }

    pub(crate) fn permit_take(&self, plan: Plan) -> Result<(), Bar> {
        let battle = self.fight();
        let most = self.setup.plans[plan.index()];
        need(battle.plans[plan.index()] < most, bar(FC_177, "commander-bar-plan-most").of(most, most))?;
        if battle.taken < self.free_plans() {
            return Ok(());
        }
        let price = self.setup.prices.plan;
        need(self.gold >= price, bar(FC_176, "commander-bar-gold").of(price, self.gold))
    }

    pub(crate) fn do_take(&mut self, plan: Plan, chronicle: &mut impl Chronicle) {
        let free = self.fight().taken < self.free_plans();
        if !free {
            self.lose_gold(self.setup.prices.plan);
        }
        let battle = self.fight_mut();
        battle.plans[plan.index()] += 1;
        battle.taken += 1;
        let clause = if free { FC_175 } else { FC_176 };
        tell!(chronicle, clause, "commander-fact-plan", plan = plan.name(), free = u8::from(free));
    }

    /// Insights that are played in a battle.
    pub(crate) fn do_battle_insight(&mut self, insight: Insight) {
        let forces = self.own_forces();
        let battle = self.fight_mut();
        match insight {
            Insight::Anticipation => {
                battle.anticipation = true;
                battle.moment = Moment::EnemyPlans { left: 0 };
            }
            Insight::Bucephalus => battle.bucephalus = true,
            Insight::Maneuver => battle.maneuver = true,
            Insight::Morale => battle.morale += forces,
            Insight::Trap => {
                battle.back = battle.moment;
                battle.blow = Blow { by: Striker::Trap, ..NO_BLOW };
                battle.moment = Moment::OwnDie;
            }
            Insight::Courtesans | Insight::Diplomats | Insight::Spies => {}
        }
    }

    /// The plans are chosen. Maneuver voids what acts in the first round alone.
    pub(crate) fn do_draw_up(&mut self) {
        let battle = self.fight_mut();
        if battle.maneuver {
            // FC_274: nothing of the first round remains.
            battle.forget_first_round(FC_274);
        }
        battle.moment = Moment::PreBattle;
    }

    /// Confusion, then raids, then deployments (FC-184, FC-210).
    pub(crate) fn step_pre_battle(&mut self, chronicle: &mut impl Chronicle) -> bool {
        let gold = self.gold;
        let nation = self.map().critical[usize::from(self.fight().site)].nation;
        let empty = self.cup_is_empty(nation);
        let battle = self.fight_mut();
        if battle.foe[EnemyPlan::Confusion.index()] > 0 {
            if battle.plans.iter().any(|&count| count > 0) {
                return false;
            }
            battle.foe[EnemyPlan::Confusion.index()] = 0;
        } else if battle.foe[EnemyPlan::Raid.index()] > 0 {
            battle.foe[EnemyPlan::Raid.index()] -= 1;
            if gold > 0 {
                battle.moment = Moment::Raid;
            } else {
                tell!(chronicle, FC_201, "commander-fact-raid-nothing");
            }
        } else if battle.foe[EnemyPlan::Deployment.index()] > 0 {
            battle.foe[EnemyPlan::Deployment.index()] -= 1;
            if empty {
                tell!(chronicle, FC_167, "commander-fact-cup-empty", hits = 2);
                battle.back = Moment::PreBattle;
                battle.moment = Moment::Suffering { left: 2, duel: false };
            } else {
                battle.moment = Moment::Deployment;
            }
        } else {
            self.begin_round(chronicle);
        }
        // The dice of raids and deployments are waited for elsewhere.
        !matches!(self.fight().moment, Moment::Raid | Moment::Deployment)
    }

    pub(crate) fn confusion_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let plans = &self.fight().plans;
        let held = Plan::ALL.iter().filter(|plan| plans[plan.index()] > 0);
        out.extend(held.map(|&plan| (Chance::Confused(plan), u32::from(plans[plan.index()]))));
    }

    pub(crate) fn settle_confusion(&mut self, plan: Plan, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        battle.foe[EnemyPlan::Confusion.index()] -= 1;
        battle.plans[plan.index()] -= 1;
        tell!(chronicle, FC_184, "commander-fact-confused", plan = plan.name());
    }

    pub(crate) fn settle_raid(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        let gold = if die <= 2 { 2 } else { 1 };
        let lost = gold.min(self.gold);
        tell!(chronicle, FC_200, "commander-fact-raid", die = die, gold = lost);
        self.lose_gold(lost);
        self.fight_mut().moment = Moment::PreBattle;
    }

    pub(crate) fn settle_deployment(&mut self, troop: Troop, chronicle: &mut impl Chronicle) {
        let nation = self.map().critical[usize::from(self.fight().site)].nation;
        self.cups[nation.index()][troop.index()] -= 1;
        tell!(chronicle, FC_185, "commander-fact-deployed", force = troop.name());
        let battle = self.fight_mut();
        battle.enemy.push(Fighter { troop, side: Some(Side::Full), stance: Stance::Ready, queued: None });
        battle.moment = Moment::PreBattle;
    }
}
