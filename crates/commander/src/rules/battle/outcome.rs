//! How a battle ends: victory, or retreat.

use crate::action::Action;
use crate::clauses::*;
use crate::kinds::{Nation, Plan, Side, Troop};
use crate::rules::conquest::Means;
use crate::rules::tell;
use crate::state::{Commander, Moment, Phase};
use table::Chronicle;

impl Commander {
    /// Nobody is left who could fight: walls hold no field, and a leader does not stay alone (FC-225).
    pub(crate) fn battle_is_won(&self) -> bool {
        let battle = self.fight();
        let slain = battle.leader == 0 && self.leader_of(battle.site).is_some();
        let retreats = matches!(battle.moment, Moment::RetreatDie { .. } | Moment::RetreatDieSeen { .. });
        let waits = matches!(battle.moment, Moment::Suffering { left: 1.., .. } | Moment::RegroupChoice { .. });
        (slain || battle.enemy_standing() == 0) && !retreats && !waits
    }

    pub(crate) fn win_battle(&mut self, chronicle: &mut impl Chronicle) {
        let Some(battle) = self.battle.take() else { return };
        let index = usize::from(battle.site);
        let critical = &self.map().critical[index];
        let (nation, leader) = (critical.nation.index(), critical.leader);
        let leader_slain = leader.is_some() && battle.leader == 0;
        // FC_227: whoever is left falls with the leader.
        for fighter in battle.enemy.iter().filter(|fighter| fighter.side.is_some()) {
            self.destroyed[nation][fighter.troop.index()] += 1;
        }
        if let Some(leader) = leader {
            self.fallen_leaders += 1;
            if leader_slain {
                tell!(chronicle, FC_227, "commander-fact-leader-slain", leader = leader.name());
            } else {
                tell!(chronicle, FC_225, "commander-fact-leader-flees", leader = leader.name());
                tell!(chronicle, FC_226, "commander-fact-leader-pays", gold = self.map().income.destroyed);
            }
        }
        self.march_off(&battle.own, &battle.regrouped);
        // FC_236: all plans return to their pools with the battle.
        tell!(chronicle, FC_236, "commander-fact-battle-won", place = self.site_place(index).name());
        self.capture(index, Means::Battle { leader_slain }, chronicle);
    }

    /// What is left of the army leaves the field; who regrouped comes back at full strength.
    fn march_off(&mut self, own: &[crate::state::Fighter], regrouped: &[u8; Troop::OWN]) {
        for fighter in own {
            if let Some(side) = fighter.side {
                self.army[fighter.troop.index()][side.index()] += 1;
            }
        }
        for (force, &back) in self.army.iter_mut().zip(regrouped) {
            force[Side::Full.index()] += back;
        }
    }

    /// Alexander's battle value for the dice of a retreat; walls do not count.
    pub fn retreat_bv(&self) -> i8 {
        let leadership = self.battle.as_ref().map_or(0, |battle| battle.plans[Plan::Leadership.index()]);
        self.alexander_bv() + leadership as i8
    }

    pub(crate) fn begin_retreat(&mut self, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_228, "commander-fact-retreat", need = self.retreat_bv());
        self.fight_mut().moment = Moment::RetreatDie { slot: 0 };
    }

    /// Skips the fallen; once every force has rolled, the army is back where it came from.
    pub(crate) fn step_retreat(&mut self, slot: u8, chronicle: &mut impl Chronicle) -> bool {
        let battle = self.fight();
        match battle.own.get(usize::from(slot)) {
            Some(fighter) if fighter.side.is_some() => false,
            Some(_) => {
                self.fight_mut().moment = Moment::RetreatDie { slot: slot + 1 };
                true
            }
            None => {
                self.end_retreat(chronicle);
                true
            }
        }
    }

    pub(crate) fn settle_retreat_die(&mut self, slot: u8, die: u8, chronicle: &mut impl Chronicle) {
        let troop = self.fight().own[usize::from(slot)].troop;
        let escapes = u8::from(die as i8 <= self.retreat_bv());
        tell!(
            chronicle,
            FC_229,
            "commander-fact-retreat-die",
            force = troop.name(),
            die = die,
            need = self.retreat_bv(),
            escapes = escapes
        );
        if self.fight().fate > 0 {
            self.fight_mut().moment = Moment::RetreatDieSeen { slot, die };
        } else {
            self.escape(slot, die);
        }
    }

    pub(crate) fn do_retreat_die(&mut self, action: Action, slot: u8, die: u8, chronicle: &mut impl Chronicle) {
        if action == Action::Reroll {
            let battle = self.fight_mut();
            battle.fate -= 1;
            battle.moment = Moment::RetreatDie { slot };
            // FC_191: several tokens may go into one die.
            tell!(chronicle, FC_191, "commander-fact-reroll");
        } else {
            self.escape(slot, die);
        }
    }

    fn escape(&mut self, slot: u8, die: u8) {
        let escapes = die as i8 <= self.retreat_bv();
        let battle = self.fight_mut();
        if !escapes {
            battle.own[usize::from(slot)].side = None;
        }
        battle.moment = Moment::RetreatDie { slot: slot + 1 };
    }

    fn end_retreat(&mut self, chronicle: &mut impl Chronicle) {
        let Some(battle) = self.battle.take() else { return };
        let index = usize::from(battle.site);
        let recovers = self.setup.rulings.enemy_recovers_on_retreat;
        let site = &mut self.sites[index];
        // FC_232: who was destroyed stays destroyed.
        for fighter in &battle.enemy {
            if let Some(side) = fighter.side {
                let side = if recovers { Side::Full } else { side };
                site.forces[fighter.troop.index()][side.index()] += 1;
            }
        }
        site.leader = if recovers && battle.leader > 0 { 2 } else { battle.leader };
        let walls = if recovers { [battle.walls[0] + battle.walls[1], 0] } else { battle.walls };
        if self.map().critical[index].island {
            self.leave_island(battle.walls);
        } else {
            self.sites[index].walls = walls;
        }
        self.march_off(&battle.own, &battle.regrouped);
        self.army_at = self.came_from;
        tell!(chronicle, FC_231, "commander-fact-retreated", place = self.army_at().name());
        self.phase = Phase::Conquest;
        if self.setup.rulings.retreat_ends_conquest {
            self.begin_resupply(chronicle);
        }
    }

    /// The section before the mole keeps the hits of an assault over it.
    fn leave_island(&mut self, walls: [u8; 2]) {
        if self.setup.rulings.standing_sections_are_walls {
            let mut left = walls;
            for section in self.tracks.sections.iter_mut().filter(|section| **section > 0) {
                *section = if left[0] > 0 {
                    left[0] -= 1;
                    2
                } else if left[1] > 0 {
                    left[1] -= 1;
                    1
                } else {
                    0
                };
            }
        } else if !self.is_breached() {
            self.tracks.sections[0] = if walls[0] > 0 { 2 } else { walls[1] };
        }
    }

    /// Macedonian forces that could still be bought, by type.
    pub fn reserves(&self) -> impl Iterator<Item = (Troop, u8)> + '_ {
        Troop::ALL[..Troop::OWN]
            .iter()
            .filter(|&&troop| self.setup.counter(Nation::Macedon, troop).count > 0)
            .map(|&troop| (troop, self.reserve(troop)))
    }
}

impl Commander {
    /// All counters of an enemy force wherever they are: cup, map, operation box, battle, destroyed box.
    pub fn enemy_counters(&self, nation: Nation, troop: Troop) -> u8 {
        let of = |site: u8| self.map().critical[usize::from(site)].nation == nation;
        let on_map: u8 = self
            .critical()
            .filter(|(_, site)| site.nation == nation)
            .map(|(index, _)| self.sites[index].forces[troop.index()].iter().sum::<u8>())
            .sum();
        let boxed = if self.map().operations.nation == nation { self.box_forces[troop.index()] } else { 0 };
        let fighting = self.battle.as_ref().filter(|battle| of(battle.site)).map_or(0, |battle| {
            battle.enemy.iter().filter(|fighter| fighter.troop == troop && fighter.side.is_some()).count() as u8
        });
        let index = (nation.index(), troop.index());
        self.cups[index.0][index.1] + self.destroyed[index.0][index.1] + on_map + boxed + fighting
    }
}
