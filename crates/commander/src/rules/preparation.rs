//! Set-up of a campaign, the turn counter, and rearming.

use crate::action::Action;
use crate::clauses::*;
use crate::kinds::{Advisor, Campaign, CampaignOption, Insight, Nation, Operation, Prophecy, Side, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, tell};
use crate::setup::{MAX_CRITICAL, Setup};
use crate::state::{Commander, End, Laurels, Phase, Prophecies, Site, Tracks};
use std::sync::Arc;
use table::{Chronicle, Shared};

impl Commander {
    /// The first campaign, before its options are chosen.
    pub(crate) fn opening(setup: &Arc<Setup>) -> Commander {
        let mut state = Commander {
            setup: Shared::new(setup),
            campaign: setup.rulings.first,
            phase: Phase::SetUp,
            turn: 0,
            army_at: 0,
            came_from: 0,
            level: 0,
            gold: 0,
            glory: 0,
            army: [[0; 2]; Troop::OWN],
            advisors: 0,
            banished: 0,
            insights: 0,
            used: 0,
            options: 0,
            vow: false,
            diplomats: false,
            bought: 0,
            tried: 0,
            owed: 0,
            spies: 0,
            prophecies: Prophecies::default(),
            cups: [[0; Troop::ALL.len()]; Nation::ALL.len()],
            destroyed: [[0; Troop::ALL.len()]; Nation::ALL.len()],
            fallen_leaders: 0,
            sites: [Site::default(); MAX_CRITICAL],
            cities: 0,
            temples: 0,
            box_forces: [0; Troop::ALL.len()],
            box_walls: 0,
            stack: [0; Operation::ALL.len()],
            live: [0; Operation::ALL.len()],
            tracks: Tracks::default(),
            battle: None,
            laurels: [Laurels::default(); Campaign::ALL.len()],
            end: None,
        };
        state.lay_map(setup.rulings.first);
        state
    }

    /// Lays out a campaign map. What a life carries over stays as it is (FC-319, FC-320).
    pub(crate) fn lay_map(&mut self, campaign: Campaign) {
        let setup = self.setup.clone();
        let map = setup.map(campaign);
        let continued = campaign != setup.rulings.first;
        self.campaign = campaign;
        self.phase = Phase::SetUp;
        self.turn = 0;
        self.army_at = map.start;
        self.came_from = map.start;
        self.gold = map.gold;
        self.glory = 0;
        if !continued {
            self.level = map.level;
            for (force, &count) in self.army.iter_mut().zip(&map.army) {
                *force = [count, 0];
            }
            self.advisors = map.fixed_advisors;
        }
        self.banished = 0;
        self.used = 0;
        self.options = 0;
        self.cities = 0;
        self.temples = 0;
        self.box_forces = [0; Troop::ALL.len()];
        self.box_walls = 0;
        self.live = [0; Operation::ALL.len()];
        self.stack = setup.operations.map(|(copies, _)| copies);
        self.destroyed = [[0; Troop::ALL.len()]; Nation::ALL.len()];
        self.fallen_leaders = 0;
        self.prophecies = Prophecies::default();
        for (index, region) in map.regions.iter().enumerate() {
            self.prophecies.hidden |= u16::from(region.oracle) << index;
        }
        for &nation in &Nation::ALL[1..] {
            for &troop in Troop::ALL {
                self.cups[nation.index()][troop.index()] = setup.counter(nation, troop).count;
            }
        }
        self.sites = [Site::default(); MAX_CRITICAL];
        for (site, critical) in self.sites.iter_mut().zip(&map.critical) {
            for &troop in Troop::ALL {
                let count = critical.garrison[troop.index()];
                site.forces[troop.index()] = [count, 0];
                self.cups[critical.nation.index()][troop.index()] -= count;
            }
            site.walls = [critical.walls, 0];
            site.leader = if critical.leader.is_some() { 2 } else { 0 };
        }
        self.tracks = match &map.siege {
            Some(siege) => Tracks {
                transports: siege.transports,
                mole: 0,
                siege_ships: siege.siege_ships,
                warships: siege.warships,
                sections: [2; 6],
            },
            None => Tracks::default(),
        };
    }

    /// Whether this campaign continues a life.
    pub fn is_continued(&self) -> bool {
        self.campaign != self.setup.rulings.first
    }

    /// How many advisors of one's choice the campaign starts with.
    pub fn counsels(&self) -> u8 {
        if self.is_continued() {
            return 0;
        }
        let more = self.option_amount(CampaignOption::SecondCounsel);
        (self.map().advisors + more).saturating_sub(self.option_amount(CampaignOption::Proskynesis))
    }

    fn counselled(&self) -> u8 {
        (self.advisors & !self.map().fixed_advisors).count_ones() as u8
    }

    pub(crate) fn permit_setup(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::TakeOption(option) => {
                let offer = self.map().offer(option).ok_or(bar(FC_055, "commander-bar-option-elsewhere"))?;
                need(!self.plays_with(option), bar(FC_056, "commander-bar-option-taken"))?;
                need(offer.linked || !self.is_continued(), bar(FC_319, "commander-bar-option-linked"))?;
                let levied = match option {
                    CampaignOption::CompanionLevy => self.reserve(Troop::HeavyCavalry) >= offer.amount,
                    CampaignOption::ThessalianHorse => self.reserve(Troop::LightCavalry) >= offer.amount,
                    _ => true,
                };
                need(levied, bar(FC_168, "commander-bar-no-counter"))?;
                let fewer = if option == CampaignOption::Proskynesis { offer.amount } else { 0 };
                need(
                    fewer == 0 || self.counselled() + fewer <= self.counsels(),
                    bar(FC_044, "commander-bar-counsel-full"),
                )
            }
            Action::Counsel(advisor) => {
                need(!self.has_advisor(advisor), bar(FC_045, "commander-bar-advisor-there"))?;
                need(self.counselled() < self.counsels(), bar(FC_044, "commander-bar-counsel-full"))
            }
            Action::Begin => need(
                self.is_continued() || self.counselled() == self.counsels().min(self.counsels_left()),
                bar(FC_044, "commander-bar-counsel-short").of(self.counsels(), self.counselled()),
            ),
            _ => Err(bar(FC_059, "commander-bar-set-up-first")),
        }
    }

    fn counsels_left(&self) -> u8 {
        (Advisor::ALL.len() as u32 - self.map().fixed_advisors.count_ones()) as u8
    }

    pub(crate) fn offer_setup(&self, out: Offers<'_>) {
        let options = self.map().options.iter().map(|offer| Action::TakeOption(offer.option));
        let advisors = Advisor::ALL.iter().map(|&advisor| Action::Counsel(advisor));
        out.extend(options.chain(advisors).chain([Action::Begin]).filter(|&action| self.permit(action).is_ok()));
    }

    pub(crate) fn do_setup(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match action {
            Action::TakeOption(option) => {
                self.options |= option.bit();
                tell!(chronicle, FC_056, "commander-fact-option", option = option.name());
            }
            Action::Counsel(advisor) => {
                self.advisors |= advisor.bit() as u8;
                tell!(chronicle, FC_044, "commander-fact-advisor", advisor = advisor.name());
            }
            _ => self.begin(chronicle),
        }
    }

    /// Puts the options into effect and opens the campaign.
    fn begin(&mut self, chronicle: &mut impl Chronicle) {
        use CampaignOption as O;
        let treasures = [O::PhilipsTreasury, O::PhoenicianTribute, O::RoyalTreasure];
        self.gain_gold(treasures.into_iter().map(|treasure| self.option_amount(treasure)).sum(), chronicle);
        self.army[Troop::HeavyCavalry.index()][0] += self.option_amount(O::CompanionLevy);
        self.army[Troop::LightCavalry.index()][0] += self.option_amount(O::ThessalianHorse);
        let mole = self.map().siege.as_ref().map_or(0, |siege| siege.mole_prices.len() as u8);
        self.tracks.mole = self.option_amount(O::RubbleOfOldTyre).min(mole);
        for index in 0..self.map().critical.len() {
            let critical = &self.map().critical[index];
            let (region, nation) = (critical.region, critical.nation.index());
            if self.option_concerns(O::Immortals, region) {
                let infantry = Troop::Infantry.index();
                let more = self.option_amount(O::Immortals).min(self.cups[nation][infantry]);
                self.cups[nation][infantry] -= more;
                self.sites[index].forces[infantry][0] += more;
            }
        }
        tell!(chronicle, FC_023, "commander-fact-begin", campaign = self.campaign.name());
        self.phase = Phase::Reinforce { left: self.option_amount(O::AthenianGold) };
    }

    /// The crucial region that an option reinforces.
    fn reinforced_site(&self) -> usize {
        self.critical()
            .find(|(_, site)| self.option_concerns(CampaignOption::AthenianGold, site.region))
            .map_or(0, |(index, _)| index)
    }

    pub(crate) fn reinforced_nation(&self) -> Nation {
        self.map().critical[self.reinforced_site()].nation
    }

    pub(crate) fn step_reinforce(&mut self, left: u8) -> bool {
        if left > 0 && !self.cup_is_empty(self.reinforced_nation()) {
            return false;
        }
        let more = self.option_amount(CampaignOption::MercenaryPay);
        let forces = self.map().operations.forces;
        self.phase = Phase::FillBox { left: if forces == 0 { 0 } else { forces + more }, opening: true };
        true
    }

    pub(crate) fn settle_reinforcement(&mut self, left: u8, troop: Troop, chronicle: &mut impl Chronicle) {
        let index = self.reinforced_site();
        self.join_site(index, troop);
        tell!(chronicle, FC_055, "commander-fact-reinforced", force = troop.name());
        self.phase = Phase::Reinforce { left: left - 1 };
    }

    /// Moves a force from its cup to a crucial region.
    pub(crate) fn join_site(&mut self, index: usize, troop: Troop) {
        let nation = self.map().critical[index].nation.index();
        self.cups[nation][troop.index()] -= 1;
        self.sites[index].forces[troop.index()][0] += 1;
    }

    /// Step 1 of a turn: the counter moves, and prophecies it passes have failed.
    pub(crate) fn begin_turn(&mut self, chronicle: &mut impl Chronicle) {
        self.turn += 1;
        self.vow = false;
        self.diplomats = false;
        self.bought = 0;
        self.tried = 0;
        let Some(turn) = self.map().turns.get(usize::from(self.turn) - 1).copied() else {
            self.turn -= 1;
            tell!(chronicle, FC_062, "commander-fact-out-of-time");
            self.lose(End::OutOfTime);
            return;
        };
        chronicle.tell(|| {
            table::Fact::new(
                table::Message::new("commander-fact-turn").with("clause", FC_061).with("date", turn.name()),
            )
            .heading()
        });
        for &prophecy in Prophecy::ALL {
            let until = self.prophecies.until[prophecy.index()];
            if until > 0 && until < self.turn {
                self.prophecies.until[prophecy.index()] = 0;
                self.prophecies.failed |= prophecy.bit() as u8;
                tell!(chronicle, FC_121, "commander-fact-prophecy-failed", prophecy = prophecy.name());
            }
        }
        self.phase = Phase::Penalty;
    }

    /// Rearming is asked for only where something can be done (FC-333).
    pub(crate) fn begin_rearm(&mut self) {
        let reduced = self.army.iter().any(|force| force[Side::Reduced.index()] > 0);
        let useful = Insight::Diplomats.bit() | Insight::Spies.bit();
        let open = |prophecy: Prophecy| self.prophecies.until[prophecy.index()] > 0;
        let asked = reduced && self.gold >= self.setup.prices.rearm
            || u32::from(self.insights) & useful != 0
            || open(Prophecy::OwnNature)
            || open(Prophecy::PrayToWinds)
            || open(Prophecy::Serpent);
        self.phase = if asked { Phase::Rearm } else { Phase::Order { at: 0 } };
    }

    pub(crate) fn permit_rearm(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Rearm(troop) => {
                let reduced = troop.index() < Troop::OWN && self.army[troop.index()][Side::Reduced.index()] > 0;
                need(reduced, bar(FC_063, "commander-bar-nothing-reduced"))?;
                self.need_gold(self.setup.prices.rearm)
            }
            Action::Vow => need(
                self.prophecies.until[Prophecy::OwnNature.index()] > 0 && !self.vow,
                bar(FC_128, "commander-bar-no-vow"),
            ),
            Action::EndRearm => Ok(()),
            _ => Err(bar(FC_059, "commander-bar-phase")),
        }
    }

    pub(crate) fn offer_rearm(&self, out: Offers<'_>) {
        let troops = Troop::ALL[..Troop::OWN].iter().map(|&troop| Action::Rearm(troop));
        out.extend(troops.chain([Action::Vow, Action::EndRearm]).filter(|&action| self.permit(action).is_ok()));
    }

    pub(crate) fn do_rearm(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match action {
            Action::Rearm(troop) => {
                self.lose_gold(self.setup.prices.rearm);
                self.army[troop.index()][Side::Reduced.index()] -= 1;
                self.army[troop.index()][Side::Full.index()] += 1;
                tell!(chronicle, FC_063, "commander-fact-rearmed", force = troop.name());
            }
            Action::Vow => {
                self.vow = true;
                tell!(chronicle, FC_128, "commander-fact-vow");
            }
            // FC_065: once this step is over nothing is rearmed before the next turn.
            _ => self.phase = Phase::Order { at: 0 },
        }
    }
}
