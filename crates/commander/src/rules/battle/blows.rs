//! The enemy's blows, and the hits Alexander's army suffers.

use crate::action::{Action, Victim};
use crate::clauses::*;
use crate::kinds::{EnemyPlan, Nation, Plan, Side, Troop};
use crate::rules::battle::NO_BLOW;
use crate::rules::tell;
use crate::state::{Blow, Commander, Moment, Striker};
use table::{Chronicle, Message};

/// What the plan Archers adds.
const ARCHERS: i8 = 3;
/// What the plan Infantry adds.
const INFANTRY: i8 = 2;

impl Commander {
    /// The penalty of all walls together (FC-165).
    pub(crate) fn wall_penalty(&self) -> i8 {
        let walls = self.fight().walls;
        let [full, reduced] = self.setup.wall_penalty;
        walls[0] as i8 * full + walls[1] as i8 * reduced
    }

    pub(crate) fn is_infantry(&self, troop: Troop) -> bool {
        troop.is_infantry() || troop == Troop::Phalanx && self.setup.rulings.phalanx_is_infantry
    }

    /// An enemy attack begins: its values with the plans of the first round (FC-179, FC-180, FC-198).
    pub(crate) fn raise_enemy(&mut self, by: Striker) {
        let battle = self.fight();
        let plan = |plan: EnemyPlan| battle.foe[plan.index()] as i8;
        let (bv, ss) = match by {
            Striker::Enemy(slot) => {
                let fighter = battle.enemy[usize::from(slot)];
                let nation = self.map().critical[usize::from(battle.site)].nation;
                let face = self.setup.counter(nation, fighter.troop).face(fighter.queued.unwrap_or(Side::Full));
                let (mut bv, mut ss) = (face.bv, face.ss);
                if fighter.troop == Troop::Archers {
                    bv += ARCHERS * plan(EnemyPlan::Archers);
                }
                if fighter.troop.is_cavalry() {
                    bv += plan(EnemyPlan::Cavalry);
                    ss += plan(EnemyPlan::Cavalry);
                }
                if self.is_infantry(fighter.troop) {
                    bv += INFANTRY * plan(EnemyPlan::Infantry);
                }
                (bv, ss)
            }
            _ => {
                let leader = self.leader_of(battle.site);
                let face = leader.map(|leader| {
                    let counter = &self.setup.leaders[leader.index()];
                    if battle.leader_queued == Some(Side::Reduced) { counter.reduced } else { counter.full }
                });
                face.map_or((0, 0), |face| (face.bv, face.ss))
            }
        };
        let battle = self.fight_mut();
        battle.blow = Blow { by, bv, ss, ..NO_BLOW };
        battle.moment = Moment::EnemyDie;
    }

    /// The troop of whoever attacks, if it has one.
    pub(crate) fn striker_troop(&self, by: Striker) -> Option<Troop> {
        match by {
            Striker::Own(slot) => Some(self.fight().own[usize::from(slot)].troop),
            Striker::Enemy(slot) => Some(self.fight().enemy[usize::from(slot)].troop),
            _ => None,
        }
    }

    /// The name of whoever attacks.
    pub(crate) fn striker_name(&self, by: Striker) -> Message {
        match by {
            Striker::Alexander => Message::new("commander-alexander"),
            Striker::Trap => crate::kinds::Insight::Trap.name(),
            Striker::Leader => match self.leader_of(self.fight().site) {
                Some(leader) => leader.name(),
                None => Message::new("commander-leader"),
            },
            Striker::Own(_) => self.striker_troop(by).map_or(Message::new("commander-leader"), Troop::name),
            Striker::Enemy(_) => {
                let nation = self.map().critical[usize::from(self.fight().site)].nation;
                let troop = self.striker_troop(by).map_or(Message::new("commander-leader"), Troop::name);
                Message::new(format!("commander-of-{}", nation.key())).with("troop", troop)
            }
        }
    }

    /// The hits of one die: two up to the superscript, one up to the battle value (FC-141, FC-142).
    pub(crate) fn hits_of(blow: &Blow, die: i8) -> u8 {
        if die <= blow.ss.min(blow.bv) {
            2
        } else if die <= blow.bv {
            1
        } else {
            0
        }
    }

    /// Tells of the die of an attack and what it needed, and returns its hits.
    pub(super) fn tell_attack(&self, die: u8, chronicle: &mut impl Chronicle) -> u8 {
        let blow = self.fight().blow;
        let hits = Self::hits_of(&blow, die as i8);
        let clause = if hits == 2 { FC_142 } else { FC_141 };
        tell!(
            chronicle,
            clause,
            "commander-fact-attack",
            who = self.striker_name(blow.by),
            die = die,
            need = blow.bv,
            hits = hits
        );
        hits
    }

    /// Whether a phalanx attacks again after these hits (FC-152, FC-154).
    pub(super) fn chains(&self, by: Striker, hits: u8) -> bool {
        hits > 0 && self.fight().blow.bv > 1 && self.striker_troop(by) == Some(Troop::Phalanx)
    }

    pub(crate) fn settle_enemy_die(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        let blow = self.fight().blow;
        let hits = self.tell_attack(die, chronicle);
        let again = self.chains(blow.by, hits);
        let troop = self.striker_troop(blow.by);
        let flanks = troop.is_some_and(|troop| troop.is_cavalry() || self.is_infantry(troop));
        let battle = self.fight_mut();
        battle.blow.hits += hits;
        battle.blow.die = die;
        if again {
            battle.blow.bv -= 1;
            tell!(chronicle, FC_152, "commander-fact-chain", need = battle.blow.bv);
            return;
        }
        match blow.by {
            Striker::Enemy(slot) => battle.enemy[usize::from(slot)].queued = None,
            _ => battle.leader_queued = None,
        }
        if battle.blow.hits > 0 && flanks && battle.foe[EnemyPlan::Flank.index()] > 0 {
            battle.foe[EnemyPlan::Flank.index()] -= 1;
            battle.blow.hits += 1;
            tell!(chronicle, FC_195, "commander-fact-enemy-flank");
        }
        let duel = battle.duel && blow.by == Striker::Leader;
        battle.back = Moment::Step;
        battle.moment = Moment::Suffering { left: battle.blow.hits, duel };
    }

    /// Rally markers in hand: plans and those of Morale.
    pub(crate) fn rallies(&self) -> u8 {
        let battle = self.fight();
        battle.plans[Plan::Rally.index()] + battle.morale
    }

    /// Hits that only Alexander can take, and no Rally to absorb them, fall by themselves.
    pub(crate) fn step_suffering(&mut self, chronicle: &mut impl Chronicle) -> bool {
        let battle = self.fight();
        let Moment::Suffering { left, duel } = battle.moment else { return false };
        if left == 0 {
            let battle = self.fight_mut();
            battle.moment = battle.back;
            return true;
        }
        if self.rallies() == 0 && (duel || battle.own_standing() == 0) {
            self.suffer(Victim::Alexander, chronicle);
            return true;
        }
        false
    }

    fn one_hit_less(&mut self) {
        if let Moment::Suffering { left, duel } = self.fight().moment {
            self.fight_mut().moment = Moment::Suffering { left: left - 1, duel };
        }
    }

    pub(crate) fn do_rally(&mut self, chronicle: &mut impl Chronicle) {
        self.one_hit_less();
        let battle = self.fight_mut();
        if battle.morale > 0 {
            battle.morale -= 1;
        } else {
            battle.plans[Plan::Rally.index()] -= 1;
        }
        tell!(chronicle, FC_202, "commander-fact-rallied");
    }

    /// A hit on Alexander's side in battle.
    pub(crate) fn suffer(&mut self, victim: Victim, chronicle: &mut impl Chronicle) {
        self.one_hit_less();
        let Victim::Force(group) = victim else {
            return self.hurt_alexander(chronicle);
        };
        let Some(slot) = self.fight().own.iter().position(|fighter| fighter.is(group)) else { return };
        let two_steps = self.setup.counter(Nation::Macedon, group.troop).reduced.is_some();
        if group.side == Side::Full && two_steps {
            self.fight_mut().own[slot].side = Some(Side::Reduced);
            tell!(chronicle, FC_139, "commander-fact-reduced", force = group.troop.name());
        } else {
            self.fall(slot, chronicle);
        }
    }

    /// An own force is destroyed; it may regroup.
    pub(super) fn fall(&mut self, slot: usize, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        let troop = battle.own[slot].troop;
        battle.own[slot].side = None;
        tell!(chronicle, FC_234, "commander-fact-destroyed", force = troop.name());
        if battle.plans[Plan::Regroup.index()] > 0 {
            let left = match battle.moment {
                Moment::Suffering { left, .. } => left,
                _ => 0,
            };
            battle.moment = Moment::RegroupChoice { troop, left };
        }
    }

    pub(crate) fn do_regroup(&mut self, action: Action, troop: Troop, left: u8, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        battle.moment = Moment::Suffering { left, duel: false };
        if action == Action::Regroup {
            battle.plans[Plan::Regroup.index()] -= 1;
            battle.regrouped[troop.index()] += 1;
            tell!(chronicle, FC_205, "commander-fact-regroups", force = troop.name());
        }
        if self.fight().blow.sacrifice {
            self.resolve_sacrifice(chronicle);
        }
    }
}
