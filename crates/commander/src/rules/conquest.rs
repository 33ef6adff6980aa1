//! Conquest: scouting, moving, intimidation, glory, govern or raze, as often as one dares.

use crate::action::Action;
use crate::clauses::*;
use crate::edition::CriticalKind;
use crate::kinds::{Advisor, CampaignOption, Prophecy, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, tell};
use crate::state::{Commander, Hold, Phase};
use table::Chronicle;

/// Glory for each achievement, and Callisthenes' addition to it.
const GLORY: u8 = 2;
const CALLISTHENES: u8 = 1;

/// What entering a region costs after a scouting die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// Nothing.
    Free,
    /// Forage: so much gold.
    Gold(u8),
    /// Resistance: so many hits.
    Hits(u8),
}

/// How a crucial region is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Means {
    Battle { leader_slain: bool },
    Intimidation,
}

impl Commander {
    pub(crate) fn step_conquest(&mut self, chronicle: &mut impl Chronicle) -> bool {
        if self.setup.rulings.immediate_victory && self.has_won() {
            self.win(chronicle);
            return true;
        }
        match self.enemy_here() {
            Some(site) if self.sites[usize::from(site)].defenders() == 0 => {
                self.capture(usize::from(site), Means::Intimidation, chronicle);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn permit_conquest(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::March(place) => {
                let to = self.map().find(place).ok_or(bar(FC_008, "commander-bar-elsewhere"))?;
                let adjacent = self.map().regions[usize::from(self.army_at)].neighbours >> to & 1 == 1;
                need(adjacent, bar(FC_099, "commander-bar-not-adjacent"))?;
                self.permit_landing(to)
            }
            Action::EndConquest => Ok(()),
            Action::Intimidate => self.permit_intimidate(),
            Action::Assault => need(self.enemy_here().is_some(), bar(FC_237, "commander-bar-no-enemy")),
            Action::Raze => {
                let governed =
                    self.site_here().is_some_and(|site| self.sites[usize::from(site)].hold == Hold::Governed);
                need(self.setup.rulings.late_raze && governed, bar(FC_247, "commander-bar-late-raze"))
            }
            _ => Err(bar(FC_059, "commander-bar-phase")),
        }
    }

    fn permit_intimidate(&self) -> Result<(), Bar> {
        let site = usize::from(self.enemy_here().ok_or(bar(FC_237, "commander-bar-no-enemy"))?);
        let critical = &self.map().critical[site];
        need(critical.kind == CriticalKind::Fortress, bar(FC_011, "commander-bar-battle-only"))?;
        need(!critical.island || self.setup.rulings.tyre_intimidation, bar(FC_012, "commander-bar-island"))?;
        let resolved = self.option_concerns(CampaignOption::BatisResolve, critical.region);
        need(!resolved, bar(FC_055, "commander-bar-batis"))?;
        need(self.tried >> site & 1 == 0, bar(FC_240, "commander-bar-tried"))
    }

    pub(crate) fn offer_conquest(&self, out: Offers<'_>) {
        let here = &self.map().regions[usize::from(self.army_at)];
        let mut neighbours = here.neighbours;
        while neighbours != 0 {
            let to = neighbours.trailing_zeros();
            neighbours &= neighbours - 1;
            if self.permit_landing(to as u8).is_ok() {
                out.push(Action::March(self.map().regions[to as usize].place));
            }
        }
        self.offer_all(out, &[Action::EndConquest, Action::Intimidate, Action::Assault, Action::Raze]);
    }

    pub(crate) fn do_conquest(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match action {
            Action::March(place) => {
                if let Some(to) = self.map().find(place) {
                    tell!(chronicle, FC_099, "commander-fact-scouts", place = place.name());
                    self.phase = Phase::Scout { to };
                }
            }
            Action::Raze => {
                if let Some(site) = self.site_here() {
                    self.raze(usize::from(site), chronicle);
                }
            }
            Action::Intimidate | Action::Assault => self.do_confront(action, chronicle),
            // FC_252: who does not move ends the phase.
            _ => self.begin_resupply(chronicle),
        }
    }

    pub(crate) fn settle_scout(&mut self, to: u8, die: u8, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_099, "commander-fact-scouted", die = die, forces = self.own_forces());
        self.phase = Phase::Scouted { to, die };
    }

    /// What it costs to enter `to` after this die. Alexander counts as a force (FC-106).
    pub fn toll(&self, to: u8, die: u8) -> Toll {
        let forces = self.own_forces();
        if die > forces {
            return Toll::Hits(die - forces);
        }
        if die == forces {
            return Toll::Free;
        }
        let scorched = [CampaignOption::ScorchedEarth, CampaignOption::ScorchedTigris]
            .into_iter()
            .filter(|&option| self.option_concerns(option, to))
            .map(|option| self.option_amount(option))
            .sum::<u8>();
        Toll::Gold(forces - die + scorched)
    }

    pub(crate) fn permit_scouted(&self, action: Action, to: u8, die: u8) -> Result<(), Bar> {
        match (action, self.toll(to, die)) {
            (Action::Advance, Toll::Gold(gold)) => {
                need(self.gold >= gold, bar(FC_103, "commander-bar-gold").of(gold, self.gold))
            }
            (Action::Advance | Action::Halt, _) => Ok(()),
            _ => Err(bar(FC_100, "commander-bar-scouted")),
        }
    }

    pub(crate) fn do_scouted(&mut self, action: Action, to: u8, die: u8, chronicle: &mut impl Chronicle) {
        if action == Action::Halt {
            tell!(chronicle, FC_100, "commander-fact-halts");
            return self.begin_resupply(chronicle);
        }
        match self.toll(to, die) {
            Toll::Free => tell!(chronicle, FC_105, "commander-fact-free-way"),
            Toll::Gold(gold) => {
                self.lose_gold(gold);
                tell!(chronicle, FC_103, "commander-fact-forage", gold = gold);
            }
            Toll::Hits(hits) => {
                self.owed += hits;
                tell!(chronicle, FC_101, "commander-fact-resistance", hits = hits);
            }
        }
        // FC_111: the army moves when everything is paid.
        self.phase = Phase::Entering { to };
    }

    pub(crate) fn enter(&mut self, to: u8, chronicle: &mut impl Chronicle) {
        self.came_from = self.army_at;
        self.army_at = to;
        let place = self.army_at();
        chronicle.tell(|| {
            let message = table::Message::new("commander-fact-enters").with("clause", FC_111);
            table::Fact::new(message.with("place", place.name())).at(format!("region-{}", place.key()))
        });
        if self.prophecies.hidden >> to & 1 == 0 {
            self.after_oracle(chronicle);
        } else if self.may_read(to) {
            self.phase = Phase::Reveal { read: true };
        } else {
            self.phase = Phase::Oracle;
        }
    }

    /// What follows the prophecy: a battle, a fortress, or the next march.
    pub(crate) fn after_oracle(&mut self, chronicle: &mut impl Chronicle) {
        self.phase = Phase::Conquest;
        let Some(site) = self.enemy_here() else { return };
        if self.map().critical[usize::from(site)].kind == CriticalKind::Battle {
            self.begin_battle(site, chronicle);
        } else {
            self.phase = Phase::Confront;
        }
    }

    /// A fortress nobody defends is taken at once.
    pub(crate) fn step_confront(&mut self, chronicle: &mut impl Chronicle) -> bool {
        match self.enemy_here() {
            Some(site) if self.sites[usize::from(site)].defenders() == 0 => {
                self.capture(usize::from(site), Means::Intimidation, chronicle);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn permit_confront(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Intimidate => self.permit_intimidate(),
            Action::Assault => Ok(()),
            _ => Err(bar(FC_237, "commander-bar-confront")),
        }
    }

    pub(crate) fn do_confront(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        let Some(site) = self.enemy_here() else { return };
        if action == Action::Intimidate {
            self.tried |= 1 << site;
            self.phase = Phase::IntimidationDie;
        } else {
            self.begin_battle(site, chronicle);
        }
    }

    /// What an intimidation comes to: die, numeric advantage, and what was added.
    pub fn intimidation_total(&self, die: u8, added: u8) -> i8 {
        let strength = self.enemy_here().map_or(0, |site| self.sites[usize::from(site)].strength());
        die as i8 + self.own_forces() as i8 - strength as i8 + added as i8
    }

    /// Whether that is a success.
    pub(crate) fn intimidates(&self, die: u8, added: u8) -> bool {
        self.intimidation_total(die, added) >= self.setup.intimidation.success
    }

    pub(crate) fn settle_intimidation(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        let total = self.intimidation_total(die, 0);
        tell!(chronicle, FC_238, "commander-fact-intimidation-die", die = die, total = total);
        self.phase = Phase::Intimidation { die, added: 0 };
    }

    pub(crate) fn permit_intimidation(&self, action: Action, die: u8, added: u8) -> Result<(), Bar> {
        match action {
            Action::SpendGlory => {
                need(!self.intimidates(die, added), bar(FC_242, "commander-bar-success-already"))?;
                self.need_glory(1)
            }
            Action::Conclude => Ok(()),
            _ => Err(bar(FC_242, "commander-bar-intimidation")),
        }
    }

    pub(crate) fn do_intimidation(&mut self, action: Action, die: u8, added: u8, chronicle: &mut impl Chronicle) {
        if action == Action::SpendGlory {
            self.glory -= 1;
            self.phase = Phase::Intimidation { die, added: added + 1 };
            tell!(chronicle, FC_242, "commander-fact-glory-spent");
            return;
        }
        let Some(site) = self.enemy_here() else { return };
        let total = self.intimidation_total(die, added);
        if total <= self.setup.intimidation.failure {
            tell!(chronicle, FC_239, "commander-fact-intimidation-failed", total = total);
            self.begin_battle(site, chronicle);
        } else if self.intimidates(die, added) {
            tell!(chronicle, FC_241, "commander-fact-intimidated", total = total);
            self.capture(usize::from(site), Means::Intimidation, chronicle);
        } else {
            tell!(chronicle, FC_240, "commander-fact-ongoing", total = total);
            self.phase = Phase::Ongoing;
        }
    }

    pub(crate) fn permit_ongoing(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Assault | Action::EndConquest => Ok(()),
            _ => Err(bar(FC_240, "commander-bar-ongoing")),
        }
    }

    pub(crate) fn do_ongoing(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match (action, self.enemy_here()) {
            (Action::Assault, Some(site)) => self.begin_battle(site, chronicle),
            _ => self.begin_resupply(chronicle),
        }
    }

    /// A crucial region falls: its forces go to the destroyed box, glory and prizes come.
    pub(crate) fn capture(&mut self, index: usize, means: Means, chronicle: &mut impl Chronicle) {
        let nation = self.map().critical[index].nation.index();
        let fortress = self.map().critical[index].kind == CriticalKind::Fortress;
        let site = self.sites[index];
        for &troop in Troop::ALL {
            let [full, reduced] = site.forces[troop.index()];
            self.destroyed[nation][troop.index()] += full + reduced;
        }
        let held = &mut self.sites[index];
        held.forces = [[0; 2]; Troop::ALL.len()];
        held.walls = [0; 2];
        held.leader = 0;
        held.glory = 0;
        held.gold = 0;
        let place = self.site_place(index);
        let mut achievements = 1;
        match means {
            Means::Battle { leader_slain } => {
                achievements += u8::from(leader_slain);
                achievements += u8::from(fortress && self.setup.rulings.fortress_battle_glory_stacks);
                self.glory = self.glory.saturating_add(site.glory);
                tell!(chronicle, FC_074, "commander-fact-taken-battle", place = place.name(), glory = site.glory);
            }
            Means::Intimidation => {
                tell!(chronicle, FC_075, "commander-fact-taken", place = place.name(), gold = site.gold);
                self.gain_gold(site.gold, chronicle);
            }
        }
        let each = GLORY + if self.advised_by(Advisor::Callisthenes) { CALLISTHENES } else { 0 };
        self.glory = self.glory.saturating_add(achievements * each);
        let clause = if each > GLORY { FC_245 } else { FC_243 };
        tell!(chronicle, clause, "commander-fact-glory", glory = achievements * each);
        self.phase = Phase::Spoils { site: index as u8 };
    }

    pub(crate) fn permit_spoils(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Govern | Action::Raze => Ok(()),
            _ => Err(bar(FC_247, "commander-bar-spoils")),
        }
    }

    pub(crate) fn do_spoils(&mut self, action: Action, site: u8, chronicle: &mut impl Chronicle) {
        let index = usize::from(site);
        if action == Action::Raze {
            self.raze(index, chronicle);
            self.fulfil(Prophecy::WallOfWood, chronicle);
        } else {
            self.sites[index].hold = Hold::Governed;
            tell!(chronicle, FC_248, "commander-fact-governed", place = self.site_place(index).name());
            self.fulfil(Prophecy::LetGoOfMe, chronicle);
        }
        // FC_251: all of conquest may be done again.
        self.phase = Phase::Conquest;
    }

    fn raze(&mut self, index: usize, chronicle: &mut impl Chronicle) {
        let gold = self.map().income.raze;
        self.sites[index].hold = Hold::Razed;
        tell!(chronicle, FC_249, "commander-fact-razed", place = self.site_place(index).name(), gold = gold);
        self.gain_gold(gold, chronicle);
    }
}
