//! Prophecies: accepted unseen, fulfilled in time, or paid for.

use crate::action::{Action, Chance};
use crate::clauses::*;
use crate::kinds::{Advisor, Campaign, CampaignOption, Prophecy};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::{Offers, tell};
use crate::state::{Commander, End, Hold, Phase};
use table::Chronicle;

/// Alexander's highest level.
const HIGHEST: u8 = 8;

impl Commander {
    pub(crate) fn permit_oracle(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::Accept | Action::Decline => Ok(()),
            _ => Err(bar(FC_112, "commander-bar-oracle")),
        }
    }

    pub(crate) fn do_oracle(&mut self, action: Action, read: Option<Prophecy>, chronicle: &mut impl Chronicle) {
        self.prophecies.hidden &= !(1 << self.army_at);
        match (action, read) {
            // FC_115: who accepts does not know what.
            (Action::Accept, None) => self.phase = Phase::Reveal { read: false },
            (Action::Accept, Some(prophecy)) => {
                self.open_prophecy(prophecy, chronicle);
                self.after_oracle(chronicle);
            }
            _ => {
                tell!(chronicle, FC_114, "commander-fact-declined");
                self.after_oracle(chronicle);
            }
        }
    }

    /// Prophecies not turned over in this campaign.
    pub(crate) fn prophecy_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let unseen = Prophecy::ALL.iter().filter(|prophecy| self.prophecies.seen & prophecy.bit() as u8 == 0);
        out.extend(unseen.map(|&prophecy| (Chance::Prophecy(prophecy), 1)));
    }

    pub(crate) fn settle_reveal(&mut self, read: bool, prophecy: Prophecy, chronicle: &mut impl Chronicle) {
        self.prophecies.seen |= prophecy.bit() as u8;
        tell!(chronicle, FC_113, "commander-fact-prophecy", prophecy = prophecy.name());
        if read {
            self.phase = Phase::OracleRead(prophecy);
        } else {
            self.open_prophecy(prophecy, chronicle);
            self.after_oracle(chronicle);
        }
    }

    /// Puts the counter on the turn track, on the last box at the latest.
    fn open_prophecy(&mut self, prophecy: Prophecy, chronicle: &mut impl Chronicle) {
        let last = self.map().turns.len() as u8;
        let wanted = self.turn + self.setup.prophecies[prophecy.index()].0;
        self.prophecies.until[prophecy.index()] = wanted.min(last);
        let date = self.map().turns[usize::from(wanted.min(last)) - 1].name();
        if wanted > last {
            tell!(chronicle, FC_118, "commander-fact-prophecy-last", date = date);
        } else {
            tell!(chronicle, FC_117, "commander-fact-prophecy-until", date = date);
        }
    }

    /// Whether entering this region shows the prophecy before it is accepted.
    pub(crate) fn may_read(&self, region: u8) -> bool {
        self.option_concerns(CampaignOption::GordianKnot, region)
    }

    /// Fulfils a prophecy if it is open.
    pub(crate) fn fulfil(&mut self, prophecy: Prophecy, chronicle: &mut impl Chronicle) {
        if self.prophecies.until[prophecy.index()] == 0 {
            return;
        }
        self.prophecies.until[prophecy.index()] = 0;
        tell!(chronicle, FC_119, "commander-fact-fulfilled", prophecy = prophecy.name());
        self.glorify(chronicle);
    }

    /// One level more.
    pub(crate) fn glorify(&mut self, chronicle: &mut impl Chronicle) {
        if self.level < HIGHEST {
            self.level += 1;
            tell!(chronicle, FC_037, "commander-fact-glorified", level = self.level);
        }
    }

    /// Crucial regions that count as owned.
    fn owned(&self) -> u8 {
        let razed = self.setup.rulings.razed_counts_as_owned;
        let owned = |hold: Hold| hold == Hold::Governed || razed && hold == Hold::Razed;
        self.sites.iter().filter(|site| owned(site.hold)).count() as u8
    }

    /// Prophecies that are fulfilled by how things stand (FC-126, FC-132).
    pub(crate) fn watch_prophecies(&mut self, chronicle: &mut impl Chronicle) {
        let amount = |prophecy: Prophecy| self.setup.prophecies[prophecy.index()].1;
        let open = |prophecy: Prophecy| self.prophecies.until[prophecy.index()] > 0;
        if open(Prophecy::SilverSpears) && self.gold >= amount(Prophecy::SilverSpears) {
            tell!(chronicle, FC_132, "commander-fact-silver-spears");
            self.fulfil(Prophecy::SilverSpears, chronicle);
        } else if open(Prophecy::CareForThese) && self.owned() >= amount(Prophecy::CareForThese) {
            tell!(chronicle, FC_126, "commander-fact-care");
            self.fulfil(Prophecy::CareForThese, chronicle);
        }
    }

    pub(crate) fn permit_prayer(&self) -> Result<(), Bar> {
        let price = self.setup.prophecies[Prophecy::PrayToWinds.index()].1;
        need(self.prophecies.until[Prophecy::PrayToWinds.index()] > 0, bar(FC_129, "commander-bar-not-open"))?;
        need(self.is_free(), bar(FC_129, "commander-bar-not-now"))?;
        self.need_gold(price)
    }

    pub(crate) fn do_prayer(&mut self, chronicle: &mut impl Chronicle) {
        self.lose_gold(self.setup.prophecies[Prophecy::PrayToWinds.index()].1);
        self.fulfil(Prophecy::PrayToWinds, chronicle);
    }

    pub(crate) fn permit_forswear(&self, advisor: Advisor) -> Result<(), Bar> {
        need(self.prophecies.until[Prophecy::Serpent.index()] > 0, bar(FC_130, "commander-bar-not-open"))?;
        need(self.is_free(), bar(FC_130, "commander-bar-not-now"))?;
        need(self.has_advisor(advisor), bar(FC_130, "commander-bar-no-advisor"))
    }

    pub(crate) fn do_forswear(&mut self, advisor: Advisor, chronicle: &mut impl Chronicle) {
        self.banish(advisor);
        tell!(chronicle, FC_130, "commander-fact-forsworn", advisor = advisor.name());
        self.fulfil(Prophecy::Serpent, chronicle);
    }

    fn banish(&mut self, advisor: Advisor) {
        self.advisors &= !(advisor.bit() as u8);
        self.banished |= advisor.bit() as u8;
    }

    /// The price of failed prophecies: nothing to pay, or no way to pay (FC-123), goes by itself.
    pub(crate) fn step_penalty(&mut self, chronicle: &mut impl Chronicle) -> bool {
        if self.prophecies.failed != 0 {
            if self.level >= 2 || self.advisors != 0 {
                return false;
            }
            tell!(chronicle, FC_123, "commander-fact-forsaken");
            self.lose(End::Forsaken);
            return true;
        }
        if self.phase == Phase::Penalty {
            self.begin_rearm();
        } else if self.campaign == self.setup.rulings.last {
            self.end = Some(End::Won);
        } else {
            let next = Campaign::ALL[self.campaign.index() + 1];
            tell!(chronicle, FC_318, "commander-fact-next-campaign", campaign = next.name());
            self.lay_map(next);
        }
        true
    }

    pub(crate) fn permit_penalty(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::LoseLevel => need(self.level >= 2, bar(FC_122, "commander-bar-lowest-level")),
            Action::Dismiss(advisor) => need(self.has_advisor(advisor), bar(FC_122, "commander-bar-no-advisor")),
            _ => Err(bar(FC_122, "commander-bar-penalty")),
        }
    }

    pub(crate) fn offer_penalty(&self, out: Offers<'_>) {
        let dismissals = Advisor::ALL.iter().map(|&advisor| Action::Dismiss(advisor));
        let all = [Action::LoseLevel].into_iter().chain(dismissals);
        out.extend(all.filter(|&action| self.permit_penalty(action).is_ok()));
    }

    pub(crate) fn do_penalty(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        self.prophecies.failed &= self.prophecies.failed - 1;
        if let Action::Dismiss(advisor) = action {
            self.banish(advisor);
            tell!(chronicle, FC_122, "commander-fact-dismissed", advisor = advisor.name());
        } else {
            self.level -= 1;
            tell!(chronicle, FC_122, "commander-fact-level-lost", level = self.level);
        }
    }
}
