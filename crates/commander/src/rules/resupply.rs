//! Resupply: gold comes in, gold and glory go out, and the turn ends.

use crate::action::{Action, Chance};
use crate::clauses::*;
use crate::kinds::{Advisor, CampaignOption, Insight, Nation, Place, Prophecy, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, tell};
use crate::state::{Commander, Hold, Phase};
use table::Chronicle;

/// What was bought in a turn.
const CITY: u8 = 1;
const TEMPLE: u8 = 2;
const FORCES: u8 = 4;
const MOLE: u8 = 8;

impl Commander {
    /// What the gain-gold step will pay.
    pub fn income(&self) -> u8 {
        let income = &self.map().income;
        let governed = self.sites.iter().filter(|site| site.hold == Hold::Governed).count() as u16;
        let destroyed = u16::from(self.destroyed.iter().flatten().sum::<u8>() + self.fallen_leaders);
        let transports = u16::from(self.tracks.transports);
        let all = u16::from(income.base)
            + governed * u16::from(income.govern)
            + destroyed * u16::from(income.destroyed)
            + transports * u16::from(income.transport);
        all.min(u8::MAX.into()) as u8
    }

    pub(crate) fn begin_resupply(&mut self, chronicle: &mut impl Chronicle) {
        let income = self.income();
        tell!(chronicle, FC_254, "commander-fact-income", gold = income);
        self.gain_gold(income, chronicle);
        self.lose_gold(self.option_amount(CampaignOption::Harpalus));
        let back: u8 = self.destroyed.iter().flatten().sum();
        if back > 0 {
            tell!(chronicle, FC_255, "commander-fact-cups", count = back);
        }
        for (cup, destroyed) in self.cups.iter_mut().zip(&mut self.destroyed) {
            for (kind, count) in cup.iter_mut().zip(destroyed) {
                *kind += std::mem::take(count);
            }
        }
        self.fallen_leaders = 0;
        self.phase = Phase::Resupply;
    }

    /// What a force costs now: its battle value, and what options make of it.
    pub fn price_of(&self, troop: Troop) -> u8 {
        let mut price = self.setup.counter(Nation::Macedon, troop).full.bv as u8;
        if !self.map().regions[usize::from(self.army_at)].port {
            price += self.option_amount(CampaignOption::PersianFleet);
        }
        let heirs = self.critical().any(|(index, site)| {
            self.option_concerns(CampaignOption::Epigoni, site.region) && self.sites[index].hold != Hold::Enemy
        });
        if heirs {
            price = price.saturating_sub(self.option_amount(CampaignOption::Epigoni)).max(1);
        }
        price
    }

    /// Without Antipater one category a turn: one city, one temple, or forces (FC-257).
    fn need_category(&self, category: u8) -> Result<(), Bar> {
        let others = (CITY | TEMPLE | FORCES) & !category;
        let one_kind = self.bought & others == 0;
        let again = category == FORCES || self.bought & category == 0;
        need(one_kind && again || self.advised_by(Advisor::Antipater), bar(FC_257, "commander-bar-category"))
    }

    fn need_site(&self, built: u16) -> Result<(), Bar> {
        let foreign = self.enemy_here().is_some() && !self.setup.rulings.build_in_unconquered;
        need(!foreign, bar(FC_262, "commander-bar-build-enemy"))?;
        need(built >> self.army_at & 1 == 0, bar(FC_262, "commander-bar-built"))
    }

    fn need_shore(&self) -> Result<(), Bar> {
        let besieging = self.map().siege.is_some();
        need(besieging && self.army_at == self.map().shore, bar(FC_311, "commander-bar-on-shore"))
    }

    fn need_besieged(&self) -> Result<(), Bar> {
        need(self.besieged().is_some(), bar(FC_310, "commander-bar-fallen"))
    }

    /// The price of the next box of a track.
    fn next_price(prices: &[u8], at: u8) -> Result<u8, Bar> {
        prices.get(usize::from(at)).copied().ok_or(bar(FC_291, "commander-bar-track-end"))
    }

    pub(crate) fn track_price(&self, action: Action) -> Result<u8, Bar> {
        let siege = self.map().siege.as_ref().ok_or(bar(FC_311, "commander-bar-on-shore"))?;
        match action {
            Action::BuyTransport => Self::next_price(&siege.transport_prices, self.tracks.transports),
            Action::BuyMole => Self::next_price(&siege.mole_prices, self.tracks.mole),
            Action::BuySiegeShip => Self::next_price(&siege.siege_ship_prices, self.tracks.siege_ships),
            _ => match self.tracks.warships {
                0 => Err(bar(FC_300, "commander-bar-no-warships")),
                warships => Self::next_price(&siege.warship_prices, warships - 1),
            },
        }
    }

    pub(crate) fn permit_resupply(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Buy(troop) => {
                need(troop.index() < Troop::OWN && self.reserve(troop) > 0, bar(FC_168, "commander-bar-no-counter"))?;
                self.need_category(FORCES)?;
                self.need_gold(self.price_of(troop))
            }
            Action::BuildCity => {
                let spare = (self.cities.count_ones() as u8) < self.setup.cities;
                need(spare, bar(FC_258, "commander-bar-no-counter"))?;
                self.need_category(CITY)?;
                self.need_site(self.cities)?;
                self.need_gold(self.map().city)
            }
            Action::BuildTemple => {
                let spare = (self.temples.count_ones() as u8) < self.setup.temples;
                need(spare, bar(FC_258, "commander-bar-no-counter"))?;
                self.need_category(TEMPLE)?;
                self.need_site(self.temples)?;
                self.need_gold(self.map().temple)
            }
            Action::DrawInsight => {
                need(self.insights | self.used != u8::MAX, bar(FC_267, "commander-bar-no-insight-left"))?;
                self.need_glory(self.setup.prices.insight_drawn)
            }
            Action::ChooseInsight(insight) => {
                let there = (self.insights | self.used) & insight.bit() as u8 == 0;
                need(there, bar(FC_267, "commander-bar-no-insight-left"))?;
                self.need_glory(self.setup.prices.insight_chosen)
            }
            Action::Engage(advisor) => {
                need(!self.has_advisor(advisor), bar(FC_045, "commander-bar-advisor-there"))?;
                need(self.banished & advisor.bit() as u8 == 0, bar(FC_122, "commander-bar-banished"))?;
                need(
                    self.glory >= self.setup.prices.advisor,
                    bar(FC_280, "commander-bar-glory").of(self.setup.prices.advisor, self.glory),
                )
            }
            Action::BuyTransport | Action::BuyMole | Action::BuySiegeShip | Action::ReduceFleet => {
                let price = self.track_price(action)?;
                self.need_shore()?;
                match action {
                    Action::BuyMole => need(self.bought & MOLE == 0, bar(FC_293, "commander-bar-one-section"))?,
                    Action::BuySiegeShip | Action::ReduceFleet => self.need_besieged()?,
                    _ => {}
                }
                self.need_gold(price)
            }
            Action::Triumph => {
                need(self.has_won(), bar(FC_010, "commander-bar-not-won").of(self.unconquered() as i16, 0i16))
            }
            Action::EndTurn => {
                need(!self.has_won() || self.setup.rulings.defer_victory, bar(FC_001, "commander-bar-won-already"))
            }
            _ => Err(bar(FC_059, "commander-bar-phase")),
        }
    }

    pub(crate) fn offer_resupply(&self, out: Offers<'_>) {
        let troops = Troop::ALL[..Troop::OWN].iter().map(|&troop| Action::Buy(troop));
        out.extend(troops.filter(|&action| self.permit_resupply(action).is_ok()));
        self.offer_all(out, &[Action::BuildCity, Action::BuildTemple, Action::Triumph, Action::EndTurn]);
        if self.glory >= self.setup.prices.insight_drawn.min(self.setup.prices.advisor) {
            let insights = Insight::ALL.iter().map(|&insight| Action::ChooseInsight(insight));
            let advisors = Advisor::ALL.iter().map(|&advisor| Action::Engage(advisor));
            let all = insights.chain(advisors).chain([Action::DrawInsight]);
            out.extend(all.filter(|&action| self.permit_resupply(action).is_ok()));
        }
        if self.map().siege.is_some() {
            use Action::{BuyMole, BuySiegeShip, BuyTransport, ReduceFleet};
            self.offer_all(out, &[BuyTransport, BuyMole, BuySiegeShip, ReduceFleet]);
        }
    }

    pub(crate) fn do_resupply(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match action {
            Action::Buy(troop) => {
                self.bought |= FORCES;
                let price = self.price_of(troop);
                self.lose_gold(price);
                self.army[troop.index()][0] += 1;
                tell!(chronicle, FC_259, "commander-fact-bought", force = troop.name(), gold = price);
            }
            Action::BuildCity => {
                self.bought |= CITY;
                self.lose_gold(self.map().city);
                self.cities |= 1 << self.army_at;
                tell!(chronicle, FC_262, "commander-fact-city", place = self.army_at().name());
                self.fulfil(Prophecy::BullsOrLions, chronicle);
            }
            Action::BuildTemple => {
                self.bought |= TEMPLE;
                self.lose_gold(self.map().temple);
                self.temples |= 1 << self.army_at;
                tell!(chronicle, FC_263, "commander-fact-temple", place = self.army_at().name());
            }
            Action::DrawInsight => {
                self.glory -= self.setup.prices.insight_drawn;
                self.phase = Phase::InsightDraw;
            }
            Action::ChooseInsight(insight) => {
                self.glory -= self.setup.prices.insight_chosen;
                self.insights |= insight.bit() as u8;
                tell!(chronicle, FC_268, "commander-fact-insight", insight = insight.name());
            }
            Action::Engage(advisor) => {
                self.glory -= self.setup.prices.advisor;
                self.advisors |= advisor.bit() as u8;
                tell!(chronicle, FC_280, "commander-fact-advisor", advisor = advisor.name());
            }
            Action::BuyTransport | Action::BuyMole | Action::BuySiegeShip | Action::ReduceFleet => {
                self.do_track(action, chronicle);
            }
            Action::Triumph => self.end_turn(true, chronicle),
            _ => self.end_turn(false, chronicle),
        }
    }

    fn do_track(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        let Ok(price) = self.track_price(action) else { return };
        self.lose_gold(price);
        match action {
            Action::BuyTransport => {
                self.tracks.transports += 1;
                tell!(chronicle, FC_291, "commander-fact-transport", count = self.tracks.transports);
            }
            Action::BuyMole => {
                self.bought |= MOLE;
                self.tracks.mole += 1;
                tell!(chronicle, FC_293, "commander-fact-mole", count = self.tracks.mole);
            }
            Action::BuySiegeShip => {
                self.tracks.siege_ships += 1;
                tell!(chronicle, FC_295, "commander-fact-siege-ship", count = self.tracks.siege_ships);
            }
            _ => {
                self.tracks.warships -= 1;
                tell!(chronicle, FC_300, "commander-fact-fleet", count = self.tracks.warships);
            }
        }
    }

    /// The turn ends, and with it a vow that was kept.
    fn end_turn(&mut self, triumph: bool, chronicle: &mut impl Chronicle) {
        if self.vow {
            self.fulfil(Prophecy::OwnNature, chronicle);
        }
        if triumph {
            self.win(chronicle);
        } else {
            self.begin_turn(chronicle);
        }
    }

    pub(crate) fn insight_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let gone = self.insights | self.used;
        let cup = Insight::ALL.iter().filter(|insight| gone & insight.bit() as u8 == 0);
        out.extend(cup.map(|&insight| (Chance::Insight(insight), 1)));
    }

    pub(crate) fn settle_insight(&mut self, insight: Insight, chronicle: &mut impl Chronicle) {
        self.insights |= insight.bit() as u8;
        tell!(chronicle, FC_268, "commander-fact-insight", insight = insight.name());
        self.phase = Phase::Resupply;
    }

    /// Regions with a city.
    pub fn has_city(&self, place: Place) -> bool {
        self.map().find(place).is_some_and(|region| self.cities >> region & 1 == 1)
    }

    /// Regions with a temple.
    pub fn has_temple(&self, place: Place) -> bool {
        self.map().find(place).is_some_and(|region| self.temples >> region & 1 == 1)
    }
}
