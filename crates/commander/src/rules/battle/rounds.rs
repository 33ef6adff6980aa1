//! Rounds: who acts when, and what each own force may do in its turn.

use crate::action::{Action, Aim};
use crate::clauses::*;
use crate::edition::Face;
use crate::kinds::{EnemyPlan, Nation, Plan, Side, Stance, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::tell;
use crate::state::{Battle, Commander, Moment, Striker};
use table::{Chronicle, ClauseId};

impl Battle {
    /// Plans of the first round are put away.
    pub(crate) fn forget_first_round(&mut self, _because: ClauseId) {
        for plan in [EnemyPlan::Archers, EnemyPlan::Cavalry, EnemyPlan::Infantry] {
            self.foe[plan.index()] = 0;
        }
    }

    /// Whether the enemy sits this round out.
    fn outmaneuvered(&self) -> bool {
        self.maneuver && self.round == 1
    }
}

impl Commander {
    pub(crate) fn alexander_face(&self) -> Face {
        self.setup.alexander[usize::from(self.level.max(1)) - 1]
    }

    /// The leader's face, full or reduced.
    pub(crate) fn leader_face(&self) -> Option<Face> {
        let battle = self.fight();
        let leader = self.leader_of(battle.site)?;
        let counter = &self.setup.leaders[leader.index()];
        match battle.leader {
            0 => None,
            1 => Some(counter.reduced),
            _ => Some(counter.full),
        }
    }

    pub(crate) fn begin_round(&mut self, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        if battle.round == 1 {
            // FC_345: what helped in the first round is over.
            battle.forget_first_round(FC_179);
        }
        battle.round = battle.round.saturating_add(1);
        for fighter in battle.own.iter_mut().chain(&mut battle.enemy) {
            // FC_155: cavalry that attacked rests in the next round.
            fighter.stance = if fighter.stance == Stance::Spent { Stance::Resting } else { Stance::Ready };
            fighter.queued = None;
        }
        battle.leader_acted = false;
        battle.alexander_acted = false;
        battle.speed = i8::MAX;
        battle.moment = Moment::RoundStart;
        let round = battle.round;
        tell!(chronicle, FC_215, "commander-fact-round", round = round);
    }

    /// The speed of the fastest force still to act in this round.
    fn next_speed(&self) -> Option<i8> {
        let battle = self.fight();
        let charge = battle.plans[Plan::Charge.index()] > 0;
        let mut fastest = None;
        let mut consider = |speed: i8| fastest = fastest.max(Some(speed));
        for fighter in &battle.own {
            let acts = fighter.stance == Stance::Ready || charge && fighter.stance == Stance::Resting;
            if let (Some(side), true) = (fighter.side, acts) {
                consider(self.setup.counter(Nation::Macedon, fighter.troop).face(side).speed);
            }
        }
        if !battle.alexander_acted {
            consider(self.alexander_face().speed);
        }
        if !battle.outmaneuvered() {
            let nation = self.map().critical[usize::from(battle.site)].nation;
            for fighter in &battle.enemy {
                if let (Some(side), Stance::Ready) = (fighter.side, fighter.stance) {
                    consider(self.setup.counter(nation, fighter.troop).face(side).speed);
                }
            }
            if let (false, Some(face)) = (battle.leader_acted, self.leader_face()) {
                consider(face.speed);
            }
        }
        fastest
    }

    /// Whether Alexander acts in the coming step and must say whom he attacks (FC-219, FC-220).
    pub(crate) fn must_face(&self) -> bool {
        let battle = self.fight();
        battle.leader > 0
            && !battle.duel
            && !battle.alexander_acted
            && self.next_speed().is_some_and(|speed| speed <= self.alexander_face().speed)
    }

    /// Before a step: asks only if something can be decided, else the forces of the next speed step up.
    pub(crate) fn step_step_start(&mut self, chronicle: &mut impl Chronicle) -> bool {
        if self.next_speed().is_none() {
            self.begin_round(chronicle);
            return true;
        }
        let ready = self.permit(Action::Envelop).is_ok()
            || self.permit_insight(crate::kinds::Insight::Trap).is_ok()
            || self.must_face();
        if ready {
            return false;
        }
        self.step_up();
        true
    }

    pub(crate) fn do_step_start(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        if let Action::Face(aim) = action {
            self.fight_mut().aims_at_leader = aim == Aim::Leader;
            if aim == Aim::Leader {
                tell!(chronicle, FC_219, "commander-fact-faces-leader");
            }
        }
        self.step_up();
    }

    /// The forces of the next speed stand in line: all of them act, whatever hits them meanwhile (FC-144, FC-145, FC-211).
    fn step_up(&mut self) {
        if let Some(speed) = self.next_speed() {
            self.fight_mut().speed = speed;
            self.enlist();
        }
        self.fight_mut().moment = Moment::Step;
    }

    /// Puts everyone who is due at the present speed, or was due before, into the line.
    pub(crate) fn enlist(&mut self) {
        let site = usize::from(self.fight().site);
        let nation = self.map().critical[site].nation;
        let (alexander, leader) = (self.alexander_face().speed, self.leader_face());
        let (setup, battle) = (&self.setup, self.battle.as_mut().expect("the phase is a battle"));
        let speed = battle.speed;
        let charge = battle.plans[Plan::Charge.index()] > 0;
        let due = |nation: Nation, troop: Troop, side: Side| setup.counter(nation, troop).face(side).speed >= speed;
        for fighter in &mut battle.own {
            let Some(side) = fighter.side else { continue };
            match fighter.stance {
                Stance::Ready if due(Nation::Macedon, fighter.troop, side) => {
                    fighter.queued = Some(side);
                    fighter.stance = if fighter.troop.is_cavalry() { Stance::Spent } else { Stance::Done };
                }
                Stance::Resting if charge && fighter.queued.is_none() && due(Nation::Macedon, fighter.troop, side) => {
                    fighter.queued = Some(side);
                }
                _ => {}
            }
        }
        if !battle.alexander_acted && alexander >= speed {
            battle.alexander_acted = true;
            battle.alexander_queued = true;
        }
        if battle.outmaneuvered() {
            return;
        }
        for fighter in &mut battle.enemy {
            if let (Some(side), Stance::Ready) = (fighter.side, fighter.stance)
                && due(nation, fighter.troop, side)
            {
                fighter.queued = Some(side);
                fighter.stance = if fighter.troop.is_cavalry() { Stance::Spent } else { Stance::Done };
            }
        }
        if let (false, Some(face)) = (battle.leader_acted, leader)
            && face.speed >= speed
        {
            battle.leader_acted = true;
            battle.leader_queued = Some(if battle.leader == 1 { Side::Reduced } else { Side::Full });
        }
    }

    /// The next in line: the enemy first, then Alexander's forces, then Alexander.
    pub(crate) fn step_step(&mut self) -> bool {
        self.enlist();
        let battle = self.fight();
        if let Some(slot) = battle.enemy.iter().position(|fighter| fighter.queued.is_some()) {
            self.raise_enemy(Striker::Enemy(slot as u8));
        } else if battle.leader_queued.is_some() {
            self.raise_enemy(Striker::Leader);
        } else if let Some(slot) = battle.own.iter().position(|fighter| fighter.queued.is_some()) {
            self.fight_mut().moment = Moment::OwnTurn(Striker::Own(slot as u8));
        } else if battle.alexander_queued {
            self.fight_mut().moment = Moment::OwnTurn(Striker::Alexander);
        } else {
            let battle = self.fight_mut();
            battle.aims_at_leader = false;
            battle.moment = Moment::StepStart;
        }
        true
    }

    /// Cavalry whose Charge was used by another rests after all.
    pub(crate) fn step_own_turn(&mut self, striker: Striker) -> bool {
        let Striker::Own(slot) = striker else { return false };
        let battle = self.fight();
        let rests = battle.own[usize::from(slot)].stance == Stance::Resting;
        if rests && battle.plans[Plan::Charge.index()] == 0 {
            self.end_turn_of(slot);
            return true;
        }
        false
    }

    /// What the force whose turn it is may do.
    pub(crate) fn permit_turn(&self, striker: Striker, action: Action) -> Result<(), Bar> {
        let battle = self.fight();
        let (troop, rests) = match striker {
            Striker::Own(slot) => {
                let fighter = &battle.own[usize::from(slot)];
                (Some(fighter.troop), fighter.stance == Stance::Resting)
            }
            _ => (None, false),
        };
        match action {
            Action::Attack => need(!rests, bar(FC_155, "commander-bar-resting")),
            Action::AttackWall => {
                need(troop == Some(Troop::SiegeEngine), bar(FC_161, "commander-bar-no-engine"))?;
                need(battle.walls != [0, 0], bar(FC_162, "commander-bar-no-wall"))
            }
            Action::Sacrifice => {
                need(battle.plans[Plan::Sacrifice.index()] > 0, bar(FC_207, "commander-bar-no-plan"))?;
                need(troop.is_some(), bar(FC_207, "commander-bar-not-alexander"))?;
                need(!rests, bar(FC_155, "commander-bar-resting"))
            }
            Action::Charge => {
                need(rests, bar(FC_181, "commander-bar-no-rest"))?;
                need(battle.plans[Plan::Charge.index()] > 0, bar(FC_181, "commander-bar-no-plan"))
            }
            Action::Pass => {
                let bound = striker == Striker::Alexander && (battle.duel || battle.aims_at_leader);
                need(!bound, bar(FC_221, "commander-bar-duel"))?;
                need(rests || self.setup.rulings.may_pass, bar(FC_211, "commander-bar-must-attack"))
            }
            _ => Err(bar(FC_133, "commander-bar-battle-order")),
        }
    }

    pub(crate) fn do_turn(&mut self, striker: Striker, action: Action, chronicle: &mut impl Chronicle) {
        match (action, striker) {
            (Action::Pass, Striker::Own(slot)) => self.end_turn_of(slot),
            (Action::Pass, _) => {
                let battle = self.fight_mut();
                battle.alexander_queued = false;
                battle.moment = Moment::Step;
            }
            (Action::Charge, Striker::Own(slot)) => {
                let battle = self.fight_mut();
                battle.plans[Plan::Charge.index()] -= 1;
                battle.own[usize::from(slot)].stance = Stance::Spent;
                tell!(chronicle, FC_181, "commander-fact-charge");
            }
            _ => self.raise_own(striker, action, chronicle),
        }
    }

    /// A force lets its turn pass: cavalry is not spent by it.
    fn end_turn_of(&mut self, slot: u8) {
        let battle = self.fight_mut();
        let fighter = &mut battle.own[usize::from(slot)];
        fighter.queued = None;
        fighter.stance = Stance::Done;
        battle.moment = Moment::Step;
    }
}
