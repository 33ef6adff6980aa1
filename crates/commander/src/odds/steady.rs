//! The steady commander: the policy all odds of battles are stated for, and battles played out by it.

use crate::action::{Action, Aim};
use crate::kinds::Plan;
use crate::odds::{BattleOdds, Method, Tally};
use crate::state::{Commander, Moment};
use table::{Game, Luck, Seat, Silent, Stage};

/// Alexander alone leaves the field while another two hits could kill him.
const LONELY_LEVEL: u8 = 4;
/// Battle value from which Alexander seeks the enemy's leader.
pub(super) const BOLD: i8 = 4;

impl Commander {
    /// What a steady commander prefers: the free plans and no others, every attack, engines at the walls, the leader where Alexander is
    /// strong, the least loss; no insight, and no retreat until Alexander stands alone and weak.
    fn steady(&self, action: Action) -> f32 {
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
            // An Envelopment is ordered between the blows of a step, not in the midst of them.
            Action::Envelop if matches!(battle.moment, Moment::OwnTurn(_)) => 0.0,
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
    pub(super) fn decide_steadily(&mut self, actions: &mut Vec<Action>) {
        while self.battle.is_some() && matches!(self.stage(), Stage::Decide(_)) {
            actions.clear();
            // What may be done at any time, to disband or to play an insight, he never does.
            self.offer_battle(actions);
            actions.dedup();
            // Between two he likes alike he decides by what they are, not by who stands first.
            let mut best = (f32::MIN, Action::Proceed);
            for &action in &*actions {
                let liking = self.steady(action);
                if liking > best.0 || liking == best.0 && action > best.1 {
                    best = (liking, action);
                }
            }
            self.act(Seat(0), best.1, &mut Silent);
        }
    }

    /// Plays the battle out again and again.
    pub(super) fn sample(&self, trials: u32, luck: &mut Luck) -> BattleOdds {
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
