//! The end of a campaign: what it was worth, and what a life carries on.

use crate::clauses::*;
use crate::kinds::{CampaignOption, Prophecy};
use crate::rules::tell;
use crate::state::{Commander, End, Hold, Laurels, Phase};
use table::Chronicle;

impl Commander {
    /// Whether the map's condition is met: every crucial region, and home if the map asks for it.
    pub fn has_won(&self) -> bool {
        self.unconquered() == 0 && self.map().home.is_none_or(|home| home == self.army_at)
    }

    /// The campaign is lost: it scores nothing, options and cities included (FC-006, FC-007).
    pub(crate) fn lose(&mut self, end: End) {
        self.laurels[self.campaign.index()] = Laurels::default();
        self.end = Some(end);
    }

    /// The campaign is won.
    pub(crate) fn win(&mut self, chronicle: &mut impl Chronicle) {
        let points = self.map().turns[usize::from(self.turn.max(1)) - 1].points;
        let taken = |option: CampaignOption| self.plays_with(option);
        let mut laurels = Laurels {
            won: true,
            box_points: points,
            option_points: self
                .map()
                .options
                .iter()
                .filter(|offer| taken(offer.option))
                .map(|offer| offer.points)
                .sum(),
            city_points: self.cities.count_ones() as i16 * self.setup.city_points,
            mole_points: 0,
            governed: self.sites.iter().filter(|site| site.hold == Hold::Governed).count() as u8,
            glory: self.glory,
        };
        tell!(chronicle, FC_003, "commander-fact-won", campaign = self.campaign.name(), points = points);
        if let Some(siege) = &self.map().siege {
            let (mole_points, early) = (siege.mole_points, self.turn < siege.glorified_before_turn);
            if self.mole_is_complete() {
                laurels.mole_points = mole_points;
                tell!(chronicle, FC_312, "commander-fact-mole-points", points = mole_points);
            }
            if early {
                tell!(chronicle, FC_314, "commander-fact-early");
                self.glorify(chronicle);
            }
        }
        self.laurels[self.campaign.index()] = laurels;
        if !self.setup.rulings.is_life() {
            self.end = Some(End::Won);
            return;
        }
        // FC_124: what is still open when a linked campaign ends has failed.
        for &prophecy in Prophecy::ALL {
            if self.prophecies.until[prophecy.index()] > 0 {
                self.prophecies.until[prophecy.index()] = 0;
                self.prophecies.failed |= prophecy.bit() as u8;
                tell!(chronicle, FC_124, "commander-fact-prophecy-failed", prophecy = prophecy.name());
            }
        }
        self.phase = Phase::Reckoning;
    }
}
