//! Hits outside battle, giving up forces, and what Spies take away.

use crate::action::{Action, Chance, Group, Loot, Victim};
use crate::clauses::*;
use crate::edition::CriticalKind;
use crate::kinds::{Advisor, Insight, Nation, Prophecy, Side, Stance, Troop};
use crate::names::force_name;
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, tell};
use crate::state::{Commander, End, Hold, Moment, Phase};
use table::Chronicle;

impl Commander {
    /// The groups of own forces, in battle or on the march.
    pub(crate) fn own_groups(&self, mut each: impl FnMut(Group)) {
        if let Some(battle) = &self.battle {
            battle.own.iter().filter_map(|fighter| fighter.group()).for_each(each);
            return;
        }
        for &troop in &Troop::ALL[..Troop::OWN] {
            for &side in Side::ALL {
                if self.army[troop.index()][side.index()] > 0 {
                    each(Group { troop, side, stance: Stance::Ready });
                }
            }
        }
    }

    fn has_group(&self, group: Group) -> bool {
        match &self.battle {
            Some(battle) => battle.own.iter().any(|fighter| fighter.is(group)),
            None => {
                group.stance == Stance::Ready
                    && group.troop.index() < Troop::OWN
                    && self.army[group.troop.index()][group.side.index()] > 0
            }
        }
    }

    /// Whether `victim` can take a hit (FC-214).
    pub(crate) fn permit_victim(&self, victim: Victim) -> Result<(), Bar> {
        match victim {
            Victim::Alexander => Ok(()),
            Victim::Force(group) => need(self.has_group(group), bar(FC_214, "commander-bar-no-such-force")),
        }
    }

    pub(crate) fn permit_suffer(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Suffer(victim) => self.permit_victim(victim),
            _ => Err(bar(FC_212, "commander-bar-hit-first")),
        }
    }

    pub(crate) fn offer_suffer(&self, out: Offers<'_>) {
        out.push(Action::Suffer(Victim::Alexander));
        self.own_groups(|group| out.push(Action::Suffer(Victim::Force(group))));
    }

    /// A hit outside battle.
    pub(crate) fn hurt(&mut self, victim: Victim, chronicle: &mut impl Chronicle) {
        match victim {
            Victim::Alexander => self.hurt_alexander(chronicle),
            Victim::Force(Group { troop, side, .. }) => {
                let two_steps = self.setup.counter(Nation::Macedon, troop).reduced.is_some();
                self.army[troop.index()][side.index()] -= 1;
                if side == Side::Full && two_steps {
                    self.army[troop.index()][Side::Reduced.index()] += 1;
                    tell!(chronicle, FC_139, "commander-fact-reduced", force = troop.name());
                } else if two_steps {
                    tell!(chronicle, FC_139, "commander-fact-destroyed", force = troop.name());
                } else {
                    tell!(chronicle, FC_140, "commander-fact-destroyed", force = troop.name());
                }
            }
        }
    }

    /// A hit on Alexander costs two levels, or his life.
    pub(crate) fn hurt_alexander(&mut self, chronicle: &mut impl Chronicle) {
        if self.level <= 2 {
            self.level = 0;
            self.lose(End::Slain);
            tell!(chronicle, FC_040, "commander-fact-slain");
        } else {
            self.level -= 2;
            tell!(chronicle, FC_039, "commander-fact-wounded", level = self.level);
        }
    }

    /// Whether this is a moment for things that may be done at any time: a decision, and no attack or hit half done.
    pub(crate) fn is_free(&self) -> bool {
        match (&self.battle, self.phase) {
            (Some(battle), _) => matches!(
                battle.moment,
                Moment::Eve | Moment::OwnPlans | Moment::RoundStart | Moment::StepStart | Moment::OwnTurn(_)
            ),
            (None, Phase::SetUp | Phase::Penalty | Phase::Reckoning | Phase::Over) => false,
            (None, _) => true,
        }
    }

    fn need_free(&self) -> Result<(), Bar> {
        need(self.is_free(), bar(FC_108, "commander-bar-not-now"))
    }

    pub(crate) fn offer_any_time(&self, out: Offers<'_>) {
        if !self.is_free() {
            return;
        }
        self.own_groups(|group| out.push(Action::Disband(group)));
        if self.permit_prayer().is_ok() {
            out.push(Action::PrayToWinds);
        }
        if self.prophecies.until[Prophecy::Serpent.index()] > 0 {
            let own = Advisor::ALL.iter().filter(|&&advisor| self.has_advisor(advisor));
            out.extend(own.map(|&advisor| Action::Forswear(advisor)));
        }
        if self.insights != 0 {
            let playable = Insight::ALL.iter().filter(|&&insight| self.permit_insight(insight).is_ok());
            out.extend(playable.map(|&insight| Action::Play(insight)));
        }
    }

    pub(crate) fn permit_disband(&self, group: Group) -> Result<(), Bar> {
        self.need_free()?;
        need(self.has_group(group), bar(FC_108, "commander-bar-no-such-force"))
    }

    pub(crate) fn do_disband(&mut self, group: Group, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_109, "commander-fact-disbanded", force = force_name(group.troop, group.side));
        let Some(battle) = &mut self.battle else {
            self.army[group.troop.index()][group.side.index()] -= 1;
            return;
        };
        if let Some(slot) = battle.own.iter().position(|fighter| fighter.is(group)) {
            battle.own[slot].side = None;
            battle.own[slot].queued = None;
            if battle.moment == Moment::OwnTurn(crate::state::Striker::Own(slot as u8)) {
                battle.moment = Moment::Step;
            }
        }
    }

    /// Whether an insight may be played now.
    pub(crate) fn permit_insight(&self, insight: Insight) -> Result<(), Bar> {
        need(self.has_insight(insight), bar(FC_267, "commander-bar-no-insight"))?;
        let moment = self.battle.as_ref().map(|battle| battle.moment);
        match insight {
            Insight::Anticipation => need(moment == Some(Moment::Eve), bar(FC_269, "commander-bar-anticipation")),
            Insight::Bucephalus => need(
                moment == Some(Moment::OwnPlans) && self.battle.as_ref().is_some_and(|battle| battle.taken == 0),
                bar(FC_270, "commander-bar-bucephalus"),
            ),
            Insight::Courtesans => need(
                matches!(self.phase, Phase::Intimidation { die, added } if !self.intimidates(die, added)),
                bar(FC_271, "commander-bar-courtesans"),
            ),
            Insight::Diplomats => need(self.phase == Phase::Rearm, bar(FC_272, "commander-bar-diplomats")),
            Insight::Maneuver => need(moment == Some(Moment::OwnPlans), bar(FC_273, "commander-bar-choosing-plans")),
            Insight::Morale => need(moment == Some(Moment::OwnPlans), bar(FC_275, "commander-bar-choosing-plans")),
            Insight::Spies => {
                self.need_free()?;
                need(self.spied_fortresses() != 0, bar(FC_276, "commander-bar-no-fortress"))
            }
            Insight::Trap => need(
                matches!(moment, Some(Moment::RoundStart | Moment::StepStart | Moment::OwnTurn(_))),
                bar(FC_278, "commander-bar-trap"),
            ),
        }
    }

    pub(crate) fn do_insight(&mut self, insight: Insight, chronicle: &mut impl Chronicle) {
        self.insights &= !(insight.bit() as u8);
        self.used |= insight.bit() as u8;
        tell!(chronicle, FC_267, "commander-fact-insight-played", insight = insight.name());
        match insight {
            Insight::Diplomats => self.diplomats = true,
            Insight::Spies => self.spies = self.spied_fortresses(),
            Insight::Courtesans => {
                if let Phase::Intimidation { die, added } = self.phase {
                    let added = added + self.setup.intimidation.courtesans as u8;
                    self.phase = Phase::Intimidation { die, added };
                }
            }
            _ => self.do_battle_insight(insight),
        }
    }

    /// Enemy fortresses with something to take, a bit each; never an island (FC-277).
    fn spied_fortresses(&self) -> u16 {
        self.critical()
            .filter(|&(index, site)| {
                site.kind == CriticalKind::Fortress
                    && !site.island
                    && self.sites[index].hold == Hold::Enemy
                    && self.has_loot(index)
            })
            .fold(0, |set, (index, _)| set | 1 << index)
    }

    fn has_loot(&self, index: usize) -> bool {
        match &self.battle {
            Some(battle) if usize::from(battle.site) == index => {
                battle.enemy_standing() + battle.walls[0] + battle.walls[1] > 0
            }
            _ => self.sites[index].strength() > 0,
        }
    }

    pub(crate) fn skip_empty_fortresses(&mut self) {
        while self.spies != 0 && !self.has_loot(self.spies.trailing_zeros() as usize) {
            self.spies &= self.spies - 1;
        }
    }

    pub(crate) fn spied_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let index = self.spies.trailing_zeros() as usize;
        let (walls, forces) = match &self.battle {
            Some(battle) if usize::from(battle.site) == index => {
                let mut forces = [[0u8; 2]; Troop::ALL.len()];
                for fighter in &battle.enemy {
                    if let Some(side) = fighter.side {
                        forces[fighter.troop.index()][side.index()] += 1;
                    }
                }
                (battle.walls, forces)
            }
            _ => (self.sites[index].walls, self.sites[index].forces),
        };
        for &side in Side::ALL {
            if walls[side.index()] > 0 {
                out.push((Chance::Spied(Loot::Wall(side)), u32::from(walls[side.index()])));
            }
        }
        for &troop in Troop::ALL {
            for &side in Side::ALL {
                let count = forces[troop.index()][side.index()];
                if count > 0 {
                    out.push((Chance::Spied(Loot::Force(troop, side)), u32::from(count)));
                }
            }
        }
    }

    pub(crate) fn settle_spied(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        let index = self.spies.trailing_zeros() as usize;
        self.spies &= self.spies - 1;
        let Chance::Spied(loot) = chance else { return };
        let place = self.map().regions[usize::from(self.map().critical[index].region)].place;
        let nation = self.map().critical[index].nation;
        match loot {
            Loot::Wall(_) => tell!(chronicle, FC_276, "commander-fact-spied-wall", place = place.name()),
            Loot::Force(troop, side) => {
                tell!(chronicle, FC_276, "commander-fact-spied", place = place.name(), force = force_name(troop, side))
            }
        }
        match (&mut self.battle, loot) {
            (Some(battle), Loot::Wall(side)) if usize::from(battle.site) == index => battle.walls[side.index()] -= 1,
            (Some(battle), Loot::Force(troop, side)) if usize::from(battle.site) == index => {
                let taken = |fighter: &&mut crate::state::Fighter| fighter.troop == troop && fighter.side == Some(side);
                if let Some(fighter) = battle.enemy.iter_mut().find(taken) {
                    fighter.side = None;
                    fighter.queued = None;
                }
                self.cups[nation.index()][troop.index()] += 1;
            }
            (_, Loot::Wall(side)) => self.sites[index].walls[side.index()] -= 1,
            (_, Loot::Force(troop, side)) => {
                self.sites[index].forces[troop.index()][side.index()] -= 1;
                self.cups[nation.index()][troop.index()] += 1;
            }
        }
    }

    /// Every force in a nation's cup.
    pub(crate) fn cup_outcomes(&self, nation: Nation, out: &mut Vec<(Chance, u32)>) {
        let cup = &self.cups[nation.index()];
        out.extend(
            Troop::ALL
                .iter()
                .filter(|troop| cup[troop.index()] > 0)
                .map(|&troop| (Chance::Force(troop), u32::from(cup[troop.index()]))),
        );
    }

    /// Whether a nation's cup has anything left.
    pub(crate) fn cup_is_empty(&self, nation: Nation) -> bool {
        self.cups[nation.index()].iter().all(|&count| count == 0)
    }

    /// The enemy should draw and cannot: two hits for each (FC-167).
    pub(crate) fn short_of_forces(&mut self, missing: u8, chronicle: &mut impl Chronicle) {
        if missing > 0 {
            tell!(chronicle, FC_167, "commander-fact-cup-empty", hits = 2 * missing);
            self.owed += 2 * missing;
        }
    }
}
