//! What suggests itself in a battle.

use crate::action::{Action, Aim, Group, Mark, Victim};
use crate::edition::Face;
use crate::instinct::worth;
use crate::kinds::{Insight, Nation, Plan, Side, Stance, Troop};
use crate::state::{Commander, Moment, Striker};

/// A battle won this surely needs no more spent on it.
const SURE: f32 = 0.9;
/// A battle this hopeless is left before it costs Alexander his life.
const HOPELESS: f32 = 0.3;
/// What an engine is worth before walls.
const ENGINE_AT_WALLS: f32 = 7.0;

fn threat(face: Face) -> f32 {
    f32::from(face.bv) + 0.7 * f32::from(face.ss) + 0.1 * f32::from(face.speed)
}

impl Commander {
    /// The chance in the battle that is fought, by eye.
    pub(crate) fn chance_here(&self) -> f32 {
        let fortunes = self.fortunes(self.fight());
        fortunes.duel.map_or(fortunes.field, |duel| duel.max(fortunes.field))
    }

    pub(crate) fn urge_in_battle(&self, action: Action) -> f32 {
        match action {
            Action::Suffer(victim) => self.urge_to_suffer(victim),
            Action::Strike(mark) => self.urge_to_strike(mark),
            Action::Rally => 2.0,
            Action::Attack => self.urge_to_attack(),
            Action::AttackWall | Action::Charge | Action::Flank | Action::Regroup => 4.0,
            Action::Pass | Action::HoldFlank | Action::LetGo => 0.1,
            Action::Sacrifice => 0.05,
            Action::Face(aim) => self.urge_to_face(aim),
            Action::Retreat => self.urge_to_retreat(),
            Action::Fight | Action::Proceed => 2.0,
            Action::Envelop => self.urge_to_envelop(),
            Action::Take(plan) => self.urge_to_plan(plan),
            Action::DrawUp if self.fight().taken < self.free_plans() => 0.05,
            Action::DrawUp => 1.0,
            Action::Reroll | Action::KeepDie => self.urge_to_reroll(action),
            Action::Play(insight) => self.urge_to_play_in_battle(insight),
            _ => 0.01,
        }
    }

    pub(super) fn urge_to_suffer(&self, victim: Victim) -> f32 {
        match victim {
            Victim::Alexander if self.level <= 2 => 0.001,
            Victim::Alexander => 0.06 * f32::from(self.level - 2),
            Victim::Force(Group { troop, side, stance }) => {
                let counter = self.setup.counter(Nation::Macedon, troop);
                let after =
                    if side == Side::Full && counter.reduced.is_some() { worth(counter, Side::Reduced) } else { 0.0 };
                // While walls stand, an engine is worth more than any force.
                let walled = troop == Troop::SiegeEngine && self.battle.as_ref().is_some_and(|b| b.walls != [0, 0]);
                let loss = if walled { ENGINE_AT_WALLS } else { worth(counter, side) - after };
                // Who has acted, or rests, is missed less in this round.
                let spare = if self.battle.is_some() && stance == Stance::Ready { 0.6 } else { 1.0 };
                spare * 6.0 / (0.5 + loss * loss)
            }
        }
    }

    fn urge_to_strike(&self, mark: Mark) -> f32 {
        let battle = self.fight();
        match mark {
            // A step of wall makes every blow better.
            Mark::Wall(side) => {
                0.5 * f32::from(battle.own_standing() + 1) + if side == Side::Reduced { 0.5 } else { 0.0 }
            }
            Mark::Force(Group { troop, side, stance }) => {
                let nation = self.map().critical[usize::from(battle.site)].nation;
                let counter = self.setup.counter(nation, troop);
                let falls = side == Side::Reduced || counter.reduced.is_none();
                let acts = if stance == Stance::Ready { 1.5 } else { 1.0 };
                threat(counter.face(side)) * acts * if falls { 2.0 } else { 0.8 }
            }
        }
    }

    /// An engine belongs at the walls.
    fn urge_to_attack(&self) -> f32 {
        let battle = self.fight();
        match battle.moment {
            Moment::OwnTurn(Striker::Own(slot))
                if battle.own[usize::from(slot)].troop == Troop::SiegeEngine && battle.walls != [0, 0] =>
            {
                0.4
            }
            _ => 3.0,
        }
    }

    fn urge_to_face(&self, aim: Aim) -> f32 {
        let fortunes = self.fortunes(self.fight());
        let duel = fortunes.duel.unwrap_or(0.0);
        let bold = duel > fortunes.field.min(SURE);
        if bold == (aim == Aim::Leader) { 2.0 } else { 0.2 }
    }

    /// Alexander alone gets away for nothing; an army pays dearly, but less than with its king.
    fn urge_to_retreat(&self) -> f32 {
        let battle = self.fight();
        let fortunes = self.fortunes(battle);
        let chance = fortunes.duel.map_or(fortunes.field, |duel| duel.max(fortunes.field));
        let alone = battle.own_standing() == 0;
        let last_turn = usize::from(self.turn) >= self.map().turns.len() && self.unconquered() > 0;
        let leaves = chance < HOPELESS && (alone || fortunes.peril > 0.6) || alone && chance < 0.55;
        if leaves && !last_turn { 6.0 } else { 0.03 }
    }

    /// The more there are the better, but later there may be more.
    fn urge_to_envelop(&self) -> f32 {
        let battle = self.fight();
        let advantage = f32::from(battle.advantage().max(0));
        let enough = advantage >= f32::from(battle.enemy_standing()) || battle.round >= 2;
        advantage * if enough { 1.5 } else { 0.8 }
    }

    /// Free plans are taken by liking; paid ones if they are liked well.
    fn urge_to_plan(&self, plan: Plan) -> f32 {
        let battle = self.fight();
        let own =
            |is: fn(Troop) -> bool| battle.own.iter().filter(|own| own.side.is_some() && is(own.troop)).count() as f32;
        let taken = f32::from(battle.plans[plan.index()]);
        let flankers = own(|troop| troop.is_cavalry() || troop.is_infantry());
        let liking = match plan {
            Plan::Flank if taken < flankers => 2.0,
            Plan::Flank => 0.1,
            Plan::Rally => 2.0,
            Plan::Envelopment if battle.walls != [0, 0] => 0.3,
            Plan::Envelopment => 0.6 + 0.6 * f32::from(battle.advantage().clamp(0, 5)),
            Plan::Leadership if battle.leader > 0 => 1.9,
            Plan::Leadership => 1.0,
            Plan::Regroup => 1.1,
            Plan::Charge if taken < own(Troop::is_cavalry) => 0.9,
            Plan::Charge => 0.05,
            Plan::Sacrifice => 0.1,
        };
        if battle.taken < self.free_plans() {
            return 3.0 * liking;
        }
        if liking >= 1.0 { 1.4 * liking } else { 0.1 * liking }
    }

    /// Fate goes into dice that missed.
    fn urge_to_reroll(&self, action: Action) -> f32 {
        let battle = self.fight();
        let missed = match battle.moment {
            Moment::OwnDieSeen if battle.blow.by == Striker::Trap => battle.blow.die <= 2,
            Moment::OwnDieSeen => battle.blow.die as i8 > battle.blow.bv && battle.blow.bv >= 2,
            Moment::RetreatDieSeen { die, .. } => die as i8 > self.retreat_bv(),
            _ => false,
        };
        if missed == (action == Action::Reroll) { 4.0 } else { 0.1 }
    }

    /// Insights are for battles in doubt, and for the great ones.
    fn urge_to_play_in_battle(&self, insight: Insight) -> f32 {
        let battle = self.fight();
        let in_doubt = self.chance_here() < SURE;
        let plays = match insight {
            Insight::Anticipation => self.enemy_plan_count() >= 4,
            Insight::Trap => in_doubt && battle.enemy_standing() >= 2,
            Insight::Bucephalus | Insight::Maneuver | Insight::Morale => in_doubt,
            _ => false,
        };
        if plays { 8.0 } else { 0.02 }
    }
}
