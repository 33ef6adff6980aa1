//! The siege of an island: ship orders, siege ships, and who may enter.

use crate::action::Action;
use crate::clauses::*;
use crate::kinds::{Advisor, CampaignOption, Section, ShipOrder};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::orders::DIPLOMATS;
use crate::rules::{Offers, tell};
use crate::state::{Commander, Hold, Phase};
use table::Chronicle;

/// The warships Tyre can have.
const FLEET: u8 = 4;
/// The hits a wall section stands.
const WHOLE: u8 = 2;

impl Commander {
    /// The island that is besieged, by number, while it is the enemy's.
    pub(crate) fn besieged(&self) -> Option<usize> {
        self.critical()
            .find(|&(index, site)| site.island && self.sites[index].hold == Hold::Enemy)
            .map(|(index, _)| index)
    }

    /// How many ship order dice are due this turn.
    pub(crate) fn ship_orders(&self) -> u8 {
        let Some(siege) = &self.map().siege else { return 0 };
        // FC_310: none once the island has fallen.
        if self.besieged().is_none() || self.turn < siege.first_orders_on_turn {
            return 0;
        }
        self.tracks.warships + self.option_amount(CampaignOption::Raiders)
    }

    pub(crate) fn step_ships(&mut self, left: u8) -> bool {
        if left > 0 {
            return false;
        }
        self.phase = Phase::Operation;
        true
    }

    pub(crate) fn settle_ships(&mut self, left: u8, die: u8, chronicle: &mut impl Chronicle) {
        let Some(siege) = &self.map().siege else { return };
        let later = if self.turn > siege.later_orders_after_turn { siege.later_orders_modifier } else { 0 };
        let total = die as i8 + later + if self.diplomats { DIPLOMATS } else { 0 };
        tell!(chronicle, FC_299, "commander-fact-ship-die", die = die, total = total);
        if later != 0 {
            tell!(chronicle, FC_309, "commander-fact-ship-later", modifier = later);
        }
        if self.advised_by(Advisor::Aristander) && self.map().ship_order(total) != self.map().ship_order(total + 1) {
            self.phase = Phase::ShipsSeen { left, total };
        } else {
            self.carry_out_ship_order(left, total, chronicle);
        }
    }

    pub(crate) fn do_ships_seen(&mut self, action: Action, left: u8, total: i8, chronicle: &mut impl Chronicle) {
        let total = if action == Action::AddOne { total + 1 } else { total };
        if action == Action::AddOne {
            tell!(chronicle, FC_282, "commander-fact-aristander", total = total);
        }
        self.carry_out_ship_order(left, total, chronicle);
    }

    /// Whether an effect of a ship order can be applied.
    fn can_concede(&self, effect: ShipOrder) -> bool {
        match effect {
            ShipOrder::SiegeShip => self.tracks.siege_ships > 0,
            ShipOrder::Transport => self.tracks.transports > 0,
            ShipOrder::MoleSection => self.tracks.mole > 0,
            ShipOrder::RepairWall => self.tracks.sections.iter().any(|&hits| hits < WHOLE),
            ShipOrder::RegainWarship => self.tracks.warships < FLEET,
            ShipOrder::ThreeGold => self.gold >= 3,
            ShipOrder::TwoGold => self.gold >= 2,
        }
    }

    fn carry_out_ship_order(&mut self, left: u8, total: i8, chronicle: &mut impl Chronicle) {
        let mut possible = None;
        let mut count = 0;
        let effects = self.map().ship_order(total);
        for &effect in effects.iter().filter(|&&effect| self.can_concede(effect)) {
            possible = Some(effect);
            count += 1;
        }
        match (count, possible) {
            (0, _) if effects.is_empty() => self.phase = Phase::Ships { left: left - 1 },
            (0, _) => {
                tell!(chronicle, FC_303, "commander-fact-ship-hit");
                self.owed += 1;
                self.phase = Phase::Ships { left: left - 1 };
            }
            (1, Some(effect)) => self.concede(effect, left, chronicle),
            _ => self.phase = Phase::ShipsChoice { left, total },
        }
    }

    pub(crate) fn permit_concession(&self, action: Action, total: i8) -> Result<(), Bar> {
        let Action::Concede(effect) = action else { return Err(bar(FC_302, "commander-bar-order-first")) };
        let offered = self.map().ship_order(total).contains(&effect);
        need(offered && self.can_concede(effect), bar(FC_302, "commander-bar-cannot-concede"))
    }

    pub(crate) fn offer_concession(&self, out: Offers<'_>, total: i8) {
        let effects = self.map().ship_order(total).iter().filter(|&&effect| self.can_concede(effect));
        out.extend(effects.map(|&effect| Action::Concede(effect)));
    }

    pub(crate) fn do_concession(&mut self, action: Action, left: u8, chronicle: &mut impl Chronicle) {
        if let Action::Concede(effect) = action {
            self.concede(effect, left, chronicle);
        }
    }

    fn concede(&mut self, effect: ShipOrder, left: u8, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_302, "commander-fact-conceded", effect = effect.name());
        self.phase = Phase::Ships { left: left - 1 };
        match effect {
            ShipOrder::SiegeShip => self.tracks.siege_ships -= 1,
            ShipOrder::Transport => self.tracks.transports -= 1,
            ShipOrder::MoleSection => self.tracks.mole -= 1,
            ShipOrder::RepairWall => {
                let mut sections = Section::ALL.iter().filter(|&&section| self.may_repair(section));
                match (sections.next(), sections.next()) {
                    (Some(&only), None) => self.repair(only, chronicle),
                    _ => self.phase = Phase::ShipsRepair { left },
                }
            }
            ShipOrder::RegainWarship => {
                self.tracks.warships += 1;
                tell!(chronicle, FC_308, "commander-fact-regained", warships = self.tracks.warships);
            }
            ShipOrder::ThreeGold => self.lose_gold(3),
            ShipOrder::TwoGold => self.lose_gold(2),
        }
    }

    /// Destroyed sections are repaired before reduced ones (FC-307).
    fn may_repair(&self, section: Section) -> bool {
        let worst = self.tracks.sections.iter().copied().min().unwrap_or(WHOLE);
        let hits = self.tracks.sections[section.index()];
        hits < WHOLE && (worst > 0 || hits == 0)
    }

    pub(crate) fn permit_repair(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Repair(section) => need(self.may_repair(section), bar(FC_307, "commander-bar-repair")),
            _ => Err(bar(FC_307, "commander-bar-order-first")),
        }
    }

    pub(crate) fn offer_repair(&self, out: Offers<'_>) {
        let sections = Section::ALL.iter().filter(|&&section| self.may_repair(section));
        out.extend(sections.map(|&section| Action::Repair(section)));
    }

    pub(crate) fn do_repair(&mut self, action: Action, left: u8, chronicle: &mut impl Chronicle) {
        if let Action::Repair(section) = action {
            self.repair(section, chronicle);
        }
        self.phase = Phase::Ships { left: left - 1 };
    }

    fn repair(&mut self, section: Section, chronicle: &mut impl Chronicle) {
        self.tracks.sections[section.index()] += 1;
        tell!(chronicle, FC_306, "commander-fact-repaired", section = section.name());
    }

    /// Siege ships fire at the start of conquest, while the army is on the shore.
    pub(crate) fn begin_conquest(&mut self) {
        let fires = self.map().siege.is_some() && self.besieged().is_some() && self.army_at == self.map().shore;
        self.phase = Phase::SiegeFire { left: if fires { self.tracks.siege_ships } else { 0 } };
    }

    pub(crate) fn step_siege_fire(&mut self, left: u8) -> bool {
        if left > 0 && self.tracks.sections.iter().any(|&hits| hits > 0) {
            return false;
        }
        self.phase = Phase::Conquest;
        true
    }

    pub(crate) fn settle_siege_fire(&mut self, left: u8, die: u8, chronicle: &mut impl Chronicle) {
        let Some(siege) = &self.map().siege else { return };
        let most = siege.siege_ship_hits_on;
        tell!(chronicle, FC_295, "commander-fact-siege-fire", die = die, need = most);
        if die <= most {
            tell!(chronicle, FC_296, "commander-fact-siege-hit");
        }
        self.phase = if die <= most { Phase::SiegeSection { left } } else { Phase::SiegeFire { left: left - 1 } };
    }

    pub(crate) fn settle_siege_section(&mut self, left: u8, die: u8, chronicle: &mut impl Chronicle) {
        let section = Section::ALL[usize::from(die - 1)];
        let hits = &mut self.tracks.sections[section.index()];
        if *hits > 0 {
            *hits -= 1;
            tell!(chronicle, FC_297, "commander-fact-section-hit", section = section.name(), left = *hits);
        } else if self.setup.rulings.reroll_destroyed_section {
            return;
        }
        self.phase = Phase::SiegeFire { left: left - 1 };
    }

    /// Whether the mole reaches the island.
    pub fn mole_is_complete(&self) -> bool {
        self.map().siege.as_ref().is_some_and(|siege| usize::from(self.tracks.mole) == siege.mole_prices.len())
    }

    /// Whether a section of the island's wall is down.
    pub fn is_breached(&self) -> bool {
        self.map().siege.is_some() && self.tracks.sections.contains(&0)
    }

    /// The island can be entered only from the shore, through a breach or over the mole.
    pub(crate) fn permit_landing(&self, to: u8) -> Result<(), Bar> {
        let island = self.map().regions[usize::from(to)]
            .critical
            .is_some_and(|site| self.map().critical[usize::from(site)].island);
        if !island || self.map().siege.is_none() {
            return Ok(());
        }
        need(self.army_at == self.map().shore, bar(FC_287, "commander-bar-shore"))?;
        let open = self.besieged().is_none() || self.is_breached() || self.mole_is_complete();
        need(open, bar(FC_288, "commander-bar-landing"))
    }

    /// The walls an assault on the island meets.
    pub(crate) fn island_walls(&self) -> [u8; 2] {
        let count = |hits: u8, sections: &[u8]| sections.iter().filter(|&&left| left == hits).count() as u8;
        if self.setup.rulings.standing_sections_are_walls {
            return [count(2, &self.tracks.sections), count(1, &self.tracks.sections)];
        }
        // FC_298, FC_294: through a breach no wall stands in the way; over the mole the section before it does.
        if self.is_breached() {
            return [0, 0];
        }
        let facing = &self.tracks.sections[..1];
        [count(2, facing), count(1, facing)]
    }
}
