//! Gold and glory: what comes, what goes, and the counters that limit it.

use crate::clauses::*;
use crate::rules::bar::{Bar, bar, need};
use crate::rules::tell;
use crate::state::Commander;
use table::Chronicle;

impl Commander {
    /// Gold lying on the map.
    fn laid(&self) -> u8 {
        self.sites.iter().map(|site| site.gold).sum()
    }

    /// The most the treasury can hold of `wanted` with the counters that are left (FC-049, FC-051).
    fn mintable(&self, wanted: u16, laid: u8) -> u8 {
        let ceiling = self.setup.gold_cap.saturating_sub(u16::from(laid)).min(wanted);
        if !self.setup.rulings.coins {
            return ceiling as u8;
        }
        // Gold on the map lies in single pieces; the rest makes change as it can.
        let mut reachable = [false; 256];
        reachable[0] = true;
        for &[value, count] in &self.setup.coins {
            let count = if value == 1 { count.saturating_sub(laid) } else { count };
            for _ in 0..count {
                for amount in (usize::from(value)..256).rev() {
                    reachable[amount] |= reachable[amount - usize::from(value)];
                }
            }
        }
        (0..=ceiling.min(255)).rev().find(|&amount| reachable[usize::from(amount)]).unwrap_or(0) as u8
    }

    /// Gold comes into the treasury, as far as there are counters.
    pub(crate) fn gain_gold(&mut self, amount: u8, chronicle: &mut impl Chronicle) {
        let wanted = u16::from(self.gold) + u16::from(amount);
        let held = self.mintable(wanted, self.laid());
        if u16::from(held) < wanted {
            tell!(chronicle, FC_051, "commander-fact-gold-short", lost = wanted - u16::from(held));
        }
        self.gold = held.max(self.gold);
    }

    /// Gold leaves the treasury. Where no change can be made the rest goes too (FC-051).
    pub(crate) fn lose_gold(&mut self, amount: u8) {
        let wanted = u16::from(self.gold.saturating_sub(amount));
        self.gold = self.mintable(wanted, self.laid());
    }

    /// Lays gold on a crucial region; false if there are no counters for it.
    pub(crate) fn lay_gold(&mut self, site: usize, amount: u8) -> bool {
        let laid = self.laid() + amount;
        let singles = self.setup.coins.iter().find(|coin| coin[0] == 1).map_or(0, |coin| coin[1]);
        let fits = !self.setup.rulings.coins || laid <= singles;
        if !fits || self.mintable(u16::from(self.gold), laid) < self.gold {
            return false;
        }
        self.sites[site].gold += amount;
        true
    }

    /// Whether there is gold enough.
    pub(crate) fn need_gold(&self, price: u8) -> Result<(), Bar> {
        need(self.gold >= price, bar(FC_256, "commander-bar-gold").of(price, self.gold))
    }

    /// Whether there is glory enough.
    pub(crate) fn need_glory(&self, price: u8) -> Result<(), Bar> {
        need(self.glory >= price, bar(FC_246, "commander-bar-glory").of(price, self.glory))
    }
}
