//! Battle: plans, rounds by speed, blows, hits, and how it ends.
//!
//! `plans` comes before the first round, `rounds` says whose turn it is, `blows` are the enemy's with the hits they cause, `striking` is
//! our own, `outcome` ends it by victory or retreat. What Alexander's side may do at any moment is here.

mod blows;
mod outcome;
mod plans;
mod rounds;
mod striking;

use crate::action::{Action, Chance, Mark, Victim};
use crate::clauses::*;
use crate::kinds::{Plan, Side, Stance, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, die_outcomes, tell};
use crate::state::{Battle, Blow, Commander, Fighter, Moment, Phase, Striker};
use arrayvec::ArrayVec;
use table::Chronicle;

pub(crate) const NO_BLOW: Blow =
    Blow { by: Striker::Trap, bv: 0, ss: 0, die: 0, hits: 0, at_wall: false, sacrifice: false };

impl Commander {
    /// The battle that is fought. Called only in its phase.
    #[inline]
    pub(crate) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("the phase is a battle")
    }

    #[inline]
    pub(crate) fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("the phase is a battle")
    }

    /// Lines both sides up.
    pub(crate) fn begin_battle(&mut self, site: u8, chronicle: &mut impl Chronicle) {
        let index = usize::from(site);
        tell!(chronicle, FC_133, "commander-fact-battle", place = self.site_place(index).name());
        let line = |troop: Troop, side: Side| Fighter { troop, side: Some(side), stance: Stance::Ready, queued: None };
        let mut own = ArrayVec::new();
        for &troop in &Troop::ALL[..Troop::OWN] {
            for &side in Side::ALL {
                for _ in 0..std::mem::take(&mut self.army[troop.index()][side.index()]) {
                    own.push(line(troop, side));
                }
            }
        }
        let mut enemy = ArrayVec::new();
        let island = self.map().critical[index].island;
        let walls = if island { self.island_walls() } else { self.sites[index].walls };
        let camp = &mut self.sites[index];
        for &troop in Troop::ALL {
            for &side in Side::ALL {
                for _ in 0..std::mem::take(&mut camp.forces[troop.index()][side.index()]) {
                    enemy.push(line(troop, side));
                }
            }
        }
        camp.walls = [0; 2];
        let leader = std::mem::take(&mut camp.leader);
        let fate = self.temples.count_ones() as u8 * self.setup.temple_fate;
        if fate > 0 {
            tell!(chronicle, FC_189, "commander-fact-fate", count = fate);
        }
        self.battle = Some(Battle {
            site,
            round: 0,
            own,
            enemy,
            walls,
            leader,
            leader_acted: false,
            leader_queued: None,
            alexander_acted: false,
            alexander_queued: false,
            aims_at_leader: false,
            duel: false,
            plans: [0; Plan::ALL.len()],
            taken: 0,
            morale: 0,
            fate,
            foe: [0; crate::kinds::EnemyPlan::ALL.len()],
            anticipation: false,
            bucephalus: false,
            maneuver: false,
            speed: i8::MAX,
            moment: Moment::Eve,
            back: Moment::PreBattle,
            blow: NO_BLOW,
            regrouped: [0; Troop::OWN],
        });
        self.phase = Phase::Fighting;
    }

    /// Whether a die or a draw is due in the battle.
    pub(crate) fn battle_rolls(&self) -> bool {
        matches!(
            self.fight().moment,
            Moment::EnemyPlans { .. }
                | Moment::PreBattle
                | Moment::Raid
                | Moment::Deployment
                | Moment::EnemyDie
                | Moment::OwnDie
                | Moment::RetreatDie { .. }
        )
    }

    pub(crate) fn battle_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.fight().moment {
            Moment::EnemyPlans { .. } => self.enemy_plan_outcomes(out),
            Moment::PreBattle => self.confusion_outcomes(out),
            Moment::Deployment => {
                self.cup_outcomes(self.map().critical[usize::from(self.fight().site)].nation, out);
            }
            _ => die_outcomes(out),
        }
    }

    pub(crate) fn settle_battle(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        match (self.fight().moment, chance) {
            (Moment::EnemyPlans { left }, Chance::Plan(plan)) => self.settle_enemy_plan(left, plan, chronicle),
            (Moment::PreBattle, Chance::Confused(plan)) => self.settle_confusion(plan, chronicle),
            (Moment::Raid, Chance::Die(die)) => self.settle_raid(die, chronicle),
            (Moment::Deployment, Chance::Force(troop)) => self.settle_deployment(troop, chronicle),
            (Moment::EnemyDie, Chance::Die(die)) => self.settle_enemy_die(die, chronicle),
            (Moment::OwnDie, Chance::Die(die)) => self.settle_own_die(die, chronicle),
            (Moment::RetreatDie { slot }, Chance::Die(die)) => self.settle_retreat_die(slot, die, chronicle),
            _ => {}
        }
    }

    /// One step of the battle that needs nobody; false if somebody is needed.
    pub(crate) fn step_battle(&mut self, chronicle: &mut impl Chronicle) -> bool {
        if self.battle.is_none() {
            return false;
        }
        if self.battle_is_won() {
            self.win_battle(chronicle);
            return true;
        }
        match self.fight().moment {
            Moment::Eve => self.step_eve(chronicle),
            Moment::EnemyPlans { left } => self.step_enemy_plans(left),
            Moment::PreBattle => self.step_pre_battle(chronicle),
            Moment::StepStart => self.step_step_start(chronicle),
            Moment::Step => self.step_step(),
            Moment::OwnTurn(striker) => self.step_own_turn(striker),
            Moment::Striking { .. } => self.step_striking(chronicle),
            Moment::Suffering { .. } => self.step_suffering(chronicle),
            Moment::RetreatDie { slot } => self.step_retreat(slot, chronicle),
            _ => false,
        }
    }

    /// Envelopment, if it can be used now.
    fn permit_envelop(&self) -> Result<(), Bar> {
        let battle = self.fight();
        need(battle.plans[Plan::Envelopment.index()] > 0, bar(FC_186, "commander-bar-no-plan"))?;
        need(battle.walls == [0, 0], bar(FC_187, "commander-bar-walls"))?;
        need(battle.advantage() > 0, bar(FC_186, "commander-bar-no-advantage"))
    }

    pub(crate) fn permit_battle(&self, action: Action) -> Result<(), Bar> {
        let battle = self.fight();
        let turn = bar(FC_133, "commander-bar-battle-order");
        match (battle.moment, action) {
            (Moment::Eve, Action::Proceed) => Ok(()),
            (Moment::OwnPlans, Action::Take(plan)) => self.permit_take(plan),
            (Moment::OwnPlans, Action::DrawUp) => Ok(()),
            (Moment::RoundStart, Action::Fight | Action::Retreat) => Ok(()),
            (Moment::RoundStart | Moment::StepStart | Moment::OwnTurn(_), Action::Envelop) => self.permit_envelop(),
            (Moment::StepStart, Action::Face(_)) => need(self.must_face(), bar(FC_219, "commander-bar-no-leader")),
            (Moment::StepStart, Action::Proceed) => need(!self.must_face(), bar(FC_220, "commander-bar-face")),
            (Moment::OwnTurn(striker), _) => self.permit_turn(striker, action),
            (Moment::OwnDieSeen | Moment::RetreatDieSeen { .. }, Action::Reroll) => {
                need(battle.fate > 0, bar(FC_190, "commander-bar-no-fate"))
            }
            (Moment::OwnDieSeen | Moment::RetreatDieSeen { .. }, Action::KeepDie) => Ok(()),
            (Moment::FlankChoice, Action::Flank | Action::HoldFlank) => Ok(()),
            (Moment::Striking { .. }, Action::Strike(mark)) => self.permit_strike(mark),
            (Moment::Suffering { .. }, Action::Rally) => need(self.rallies() > 0, bar(FC_202, "commander-bar-no-plan")),
            (Moment::Suffering { duel, .. }, Action::Suffer(victim)) => {
                need(!duel || victim == Victim::Alexander, bar(FC_223, "commander-bar-duel"))?;
                self.permit_victim(victim)
            }
            (Moment::RegroupChoice { .. }, Action::Regroup | Action::LetGo) => Ok(()),
            _ => Err(turn),
        }
    }

    pub(crate) fn offer_battle(&self, out: Offers<'_>) {
        match self.fight().moment {
            Moment::Eve => out.push(Action::Proceed),
            Moment::OwnPlans => {
                out.extend(
                    Plan::ALL.iter().filter(|&&plan| self.permit_take(plan).is_ok()).map(|&plan| Action::Take(plan)),
                );
                out.push(Action::DrawUp);
            }
            Moment::RoundStart => self.offer_all(out, &[Action::Fight, Action::Retreat, Action::Envelop]),
            Moment::StepStart => {
                use crate::action::Aim;
                let all = [Action::Face(Aim::Forces), Action::Face(Aim::Leader), Action::Proceed, Action::Envelop];
                self.offer_all(out, &all);
            }
            Moment::OwnTurn(_) => {
                use Action::{Attack, AttackWall, Charge, Envelop, Pass, Sacrifice};
                self.offer_all(out, &[Attack, AttackWall, Sacrifice, Charge, Pass, Envelop]);
            }
            Moment::OwnDieSeen | Moment::RetreatDieSeen { .. } => {
                self.offer_all(out, &[Action::Reroll, Action::KeepDie]);
            }
            Moment::FlankChoice => out.extend([Action::Flank, Action::HoldFlank]),
            Moment::Striking { .. } => self.marks(|mark| out.push(Action::Strike(mark))),
            Moment::Suffering { duel, .. } => {
                if self.rallies() > 0 {
                    out.push(Action::Rally);
                }
                out.push(Action::Suffer(Victim::Alexander));
                if !duel {
                    self.own_groups(|group| out.push(Action::Suffer(Victim::Force(group))));
                }
            }
            Moment::RegroupChoice { .. } => out.extend([Action::Regroup, Action::LetGo]),
            _ => {}
        }
    }

    pub(crate) fn do_battle(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match (self.fight().moment, action) {
            (Moment::Eve, _) => self.count_enemy_plans(chronicle),
            (Moment::OwnPlans, Action::Take(plan)) => self.do_take(plan, chronicle),
            (Moment::OwnPlans, _) => self.do_draw_up(),
            (_, Action::Envelop) => self.do_envelop(chronicle),
            (Moment::RoundStart, Action::Retreat) => self.begin_retreat(chronicle),
            (Moment::RoundStart, _) => self.fight_mut().moment = Moment::StepStart,
            (Moment::StepStart, action) => self.do_step_start(action, chronicle),
            (Moment::OwnTurn(striker), action) => self.do_turn(striker, action, chronicle),
            (Moment::OwnDieSeen, action) => self.do_own_die_seen(action, chronicle),
            (Moment::FlankChoice, action) => self.do_flank(action, chronicle),
            (Moment::Striking { .. }, Action::Strike(mark)) => self.strike(mark, chronicle),
            (Moment::Suffering { .. }, Action::Rally) => self.do_rally(chronicle),
            (Moment::Suffering { .. }, Action::Suffer(victim)) => self.suffer(victim, chronicle),
            (Moment::RegroupChoice { troop, left }, action) => self.do_regroup(action, troop, left, chronicle),
            (Moment::RetreatDieSeen { slot, die }, action) => self.do_retreat_die(action, slot, die, chronicle),
            _ => {}
        }
    }

    /// Everything a hit can be given to now.
    pub(crate) fn marks(&self, mut each: impl FnMut(Mark)) {
        let battle = self.fight();
        let Moment::Striking { at_wall, no_walls, .. } = battle.moment else { return };
        if !no_walls {
            for &side in Side::ALL {
                if battle.walls[side.index()] > 0 {
                    each(Mark::Wall(side));
                }
            }
        }
        if !at_wall {
            battle.enemy.iter().filter_map(Fighter::group).for_each(|group| each(Mark::Force(group)));
        }
    }
}
