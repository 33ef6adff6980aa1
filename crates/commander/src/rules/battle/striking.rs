//! Alexander's own blows: values, dice, and where the hits land.

use crate::action::{Action, Mark};
use crate::clauses::*;
use crate::kinds::{CampaignOption, EnemyPlan, Nation, Plan, Side, Troop};
use crate::names::force_name;
use crate::rules::bar::{Bar, bar, need};
use crate::rules::battle::NO_BLOW;
use crate::rules::tell;
use crate::state::{Blow, Commander, Moment, Striker};
use table::Chronicle;

/// What a siege engine gains against a wall.
const ENGINE: i8 = 2;

impl Commander {
    /// An own attack begins.
    pub(crate) fn raise_own(&mut self, by: Striker, action: Action, chronicle: &mut impl Chronicle) {
        let penalty = self.wall_penalty();
        let battle = self.fight();
        let at_wall = action == Action::AttackWall;
        let (bv, ss) = match by {
            Striker::Own(slot) => {
                let fighter = battle.own[usize::from(slot)];
                let counter = self.setup.counter(Nation::Macedon, fighter.troop);
                let face = counter.face(fighter.queued.unwrap_or(Side::Full));
                if fighter.troop == Troop::SiegeEngine {
                    let region = self.map().critical[usize::from(battle.site)].region;
                    let worse = self.option_concerns(CampaignOption::GazaDefenses, region);
                    let worse = if worse { self.option_amount(CampaignOption::GazaDefenses) as i8 } else { 0 };
                    // FC_161: two better against a wall, and no wall hinders an engine.
                    (face.bv - worse + if at_wall { ENGINE } else { 0 }, face.ss)
                } else {
                    (face.bv - penalty, face.ss - penalty)
                }
            }
            _ => {
                let face = self.alexander_face();
                let horse = i8::from(battle.bucephalus);
                let leadership = battle.plans[Plan::Leadership.index()] as i8;
                // FC_199: Leadership lasts for the whole battle.
                let bv = self.alexander_bv() + leadership;
                (bv - penalty, face.ss + horse + leadership - penalty)
            }
        };
        let sacrifice = action == Action::Sacrifice;
        let battle = self.fight_mut();
        battle.blow = Blow { by, bv, ss, at_wall, sacrifice, ..NO_BLOW };
        battle.back = Moment::Step;
        match by {
            Striker::Own(slot) => battle.own[usize::from(slot)].queued = None,
            _ => {
                battle.alexander_queued = false;
                if battle.aims_at_leader && battle.leader > 0 {
                    // FC_221: from now on the two fight only each other.
                    battle.duel = true;
                    tell!(chronicle, FC_221, "commander-fact-duel");
                }
            }
        }
        let Striker::Own(slot) = by else {
            battle.moment = Moment::OwnDie;
            return;
        };
        if !sacrifice {
            battle.moment = Moment::OwnDie;
            return;
        }
        battle.plans[Plan::Sacrifice.index()] -= 1;
        self.fall(usize::from(slot), chronicle);
        if !matches!(self.fight().moment, Moment::RegroupChoice { .. }) {
            self.resolve_sacrifice(chronicle);
        }
    }

    /// The die of a sacrifice counts as 1.
    pub(super) fn resolve_sacrifice(&mut self, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_207, "commander-fact-sacrifice");
        self.fight_mut().blow.sacrifice = false;
        self.resolve_own_die(1, chronicle);
    }

    pub(crate) fn settle_own_die(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        if self.fight().blow.by == Striker::Trap {
            tell!(chronicle, FC_278, "commander-fact-trap", die = die);
        } else {
            self.tell_attack(die, chronicle);
        }
        let battle = self.fight_mut();
        battle.blow.die = die;
        if battle.fate > 0 {
            battle.moment = Moment::OwnDieSeen;
        } else {
            self.resolve_own_die(die, chronicle);
        }
    }

    pub(crate) fn do_own_die_seen(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        let die = self.fight().blow.die;
        if action == Action::Reroll {
            let battle = self.fight_mut();
            battle.fate -= 1;
            battle.moment = Moment::OwnDie;
            tell!(chronicle, FC_190, "commander-fact-reroll");
        } else {
            self.resolve_own_die(die, chronicle);
        }
    }

    fn resolve_own_die(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        let blow = self.fight().blow;
        let hits = if blow.by == Striker::Trap { die } else { Self::hits_of(&blow, die as i8) };
        let again = self.chains(blow.by, hits);
        let troop = self.striker_troop(blow.by);
        let flanks = troop.is_some_and(|troop| troop.is_cavalry() || self.is_infantry(troop));
        let battle = self.fight_mut();
        battle.blow.hits += hits;
        if again {
            battle.blow.bv -= 1;
            tell!(chronicle, FC_152, "commander-fact-chain", need = battle.blow.bv);
            battle.moment = Moment::OwnDie;
        } else if flanks && battle.blow.hits > 0 && battle.plans[Plan::Flank.index()] > 0 {
            battle.moment = Moment::FlankChoice;
        } else {
            self.land(chronicle);
        }
    }

    /// At most one Flank an attack (FC-194).
    pub(crate) fn do_flank(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        if action == Action::Flank {
            let battle = self.fight_mut();
            battle.plans[Plan::Flank.index()] -= 1;
            battle.blow.hits += 1;
            tell!(chronicle, FC_193, "commander-fact-flank");
        }
        self.land(chronicle);
    }

    /// The hits of an own blow meet the enemy's Rally first (FC-203), then Guards and leader in a duel, else the forces.
    pub(crate) fn land(&mut self, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        let mut hits = battle.blow.hits;
        let rally = &mut battle.foe[EnemyPlan::Rally.index()];
        let absorbed = hits.min(*rally);
        *rally -= absorbed;
        hits -= absorbed;
        if absorbed > 0 {
            tell!(chronicle, FC_203, "commander-fact-enemy-rally", hits = absorbed);
        }
        if battle.blow.by == Striker::Alexander && battle.duel {
            let guards = &mut battle.foe[EnemyPlan::Guards.index()];
            let guarded = hits.min(*guards);
            *guards -= guarded;
            hits -= guarded;
            if guarded > 0 {
                tell!(chronicle, FC_197, "commander-fact-guards", hits = guarded);
            }
            battle.leader = battle.leader.saturating_sub(hits);
            battle.moment = battle.back;
            if hits > 0 {
                tell!(chronicle, FC_222, "commander-fact-leader-hit", hits = hits, left = battle.leader);
            }
            return;
        }
        let engine =
            matches!(battle.blow.by, Striker::Own(slot) if battle.own[usize::from(slot)].troop == Troop::SiegeEngine);
        let at_wall = battle.blow.at_wall;
        battle.moment = Moment::Striking { left: hits, at_wall, no_walls: engine && !at_wall };
    }

    /// Hits that can go to one mark only go there; hits that find none are lost.
    pub(crate) fn step_striking(&mut self, chronicle: &mut impl Chronicle) -> bool {
        let Moment::Striking { left, .. } = self.fight().moment else { return false };
        let mut first = None;
        let mut several = false;
        if left > 0 {
            self.marks(|mark| match first {
                None => first = Some(mark),
                Some(known) => several |= known != mark,
            });
        }
        match first {
            Some(_) if several => return false,
            Some(mark) => self.strike(mark, chronicle),
            None => {
                let battle = self.fight_mut();
                battle.moment = battle.back;
            }
        }
        true
    }

    pub(crate) fn permit_strike(&self, mark: Mark) -> Result<(), Bar> {
        let mut found = false;
        self.marks(|there| found |= there == mark);
        need(found, bar(FC_213, "commander-bar-no-such-mark"))
    }

    /// One hit on the enemy.
    pub(crate) fn strike(&mut self, mark: Mark, chronicle: &mut impl Chronicle) {
        if let Moment::Striking { left, at_wall, no_walls } = self.fight().moment {
            self.fight_mut().moment = Moment::Striking { left: left - 1, at_wall, no_walls };
        }
        let nation = self.map().critical[usize::from(self.fight().site)].nation;
        match mark {
            Mark::Wall(side) => {
                let battle = self.fight_mut();
                battle.walls[side.index()] -= 1;
                if side == Side::Full {
                    battle.walls[Side::Reduced.index()] += 1;
                }
                tell!(chronicle, FC_166, "commander-fact-wall-hit");
            }
            Mark::Force(group) => {
                let two_steps = self.setup.counter(nation, group.troop).reduced.is_some();
                let battle = self.fight_mut();
                let Some(slot) = battle.enemy.iter().position(|fighter| fighter.is(group)) else { return };
                if group.side == Side::Full && two_steps {
                    battle.enemy[slot].side = Some(Side::Reduced);
                    tell!(chronicle, FC_213, "commander-fact-enemy-reduced", force = group.troop.name());
                } else {
                    battle.enemy[slot].side = None;
                    self.destroyed[nation.index()][group.troop.index()] += 1;
                    tell!(
                        chronicle,
                        FC_235,
                        "commander-fact-enemy-destroyed",
                        force = force_name(group.troop, group.side)
                    );
                }
            }
        }
    }

    /// Envelopment: as many hits as the numeric advantage (FC-186).
    pub(crate) fn do_envelop(&mut self, chronicle: &mut impl Chronicle) {
        let battle = self.fight_mut();
        let hits = battle.advantage().max(0) as u8;
        battle.plans[Plan::Envelopment.index()] -= 1;
        battle.back = battle.moment;
        battle.blow = Blow { by: Striker::Trap, hits, ..NO_BLOW };
        tell!(chronicle, FC_186, "commander-fact-envelopment", hits = hits);
        self.land(chronicle);
    }
}
