//! Enemy orders: what each unconquered fortress does, one after the other.

use crate::action::Action;
use crate::clauses::*;
use crate::kinds::{Advisor, Order, Place, Troop};
use crate::rules::bar::{Bar, bar, need};
use crate::rules::tell;
use crate::state::{Commander, Hold, Phase};
use table::Chronicle;

/// What Diplomats add to every order die.
pub(crate) const DIPLOMATS: i8 = 3;
/// The gold of "−2 gold or 1 hit" and of "2 gold (intimidation)".
const ORDER_GOLD: u8 = 2;

impl Commander {
    fn ordered_site(&self, at: u8) -> usize {
        usize::from(self.map().sequence[usize::from(at)])
    }

    pub(crate) fn site_place(&self, site: usize) -> Place {
        self.map().regions[usize::from(self.map().critical[site].region)].place
    }

    /// Conquered fortresses and battle regions get no orders (FC-066).
    pub(crate) fn step_order(&mut self, at: u8) -> bool {
        if usize::from(at) >= self.map().sequence.len() {
            self.phase = Phase::Ships { left: self.ship_orders() };
            return true;
        }
        if self.sites[self.ordered_site(at)].hold == Hold::Enemy {
            return false;
        }
        self.phase = Phase::Order { at: at + 1 };
        true
    }

    /// What a die for a fortress comes to: distance, and Diplomats.
    pub(crate) fn order_total(&self, site: usize, die: u8) -> i8 {
        let region = usize::from(self.map().critical[site].region);
        let distance = self.map().distance[usize::from(self.army_at)][region];
        die as i8 + distance as i8 + if self.diplomats { DIPLOMATS } else { 0 }
    }

    pub(crate) fn settle_order(&mut self, at: u8, die: u8, chronicle: &mut impl Chronicle) {
        let site = self.ordered_site(at);
        let total = self.order_total(site, die);
        tell!(
            chronicle,
            FC_067,
            "commander-fact-order-die",
            place = self.site_place(site).name(),
            die = die,
            total = total,
            order = table::Message::new(format!("commander-order-{}", self.map().order(total).key())),
        );
        if self.advised_by(Advisor::Aristander) && self.map().order(total) != self.map().order(total + 1) {
            self.phase = Phase::OrderSeen { at, total };
        } else {
            self.carry_out(at, total, chronicle);
        }
    }

    pub(crate) fn permit_aristander(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::AddOne => need(self.advised_by(Advisor::Aristander), bar(FC_282, "commander-bar-phase")),
            Action::LetStand => Ok(()),
            _ => Err(bar(FC_068, "commander-bar-order-first")),
        }
    }

    pub(crate) fn do_order_seen(&mut self, action: Action, at: u8, total: i8, chronicle: &mut impl Chronicle) {
        let total = if action == Action::AddOne { total + 1 } else { total };
        if action == Action::AddOne {
            tell!(chronicle, FC_282, "commander-fact-aristander", total = total);
        }
        self.carry_out(at, total, chronicle);
    }

    /// Carries an order out; the next fortress is rolled for afterwards (FC-068).
    fn carry_out(&mut self, at: u8, total: i8, chronicle: &mut impl Chronicle) {
        let site = self.ordered_site(at);
        self.phase = Phase::Order { at: at + 1 };
        match self.map().order(total) {
            Order::Wall => {
                if self.spare_walls() > 0 {
                    self.sites[site].walls[0] += 1;
                    tell!(chronicle, FC_071, "commander-fact-wall", place = self.site_place(site).name());
                }
            }
            Order::GoldOrHit => {
                if self.gold >= ORDER_GOLD {
                    self.phase = Phase::OrderPrice { at };
                } else {
                    tell!(chronicle, FC_072, "commander-fact-order-hit");
                    self.owed += 1;
                }
            }
            Order::Garrison => {
                if self.cup_is_empty(self.map().critical[site].nation) {
                    self.short_of_forces(1, chronicle);
                } else {
                    self.phase = Phase::OrderGarrison { at };
                }
            }
            Order::GloryBattle => {
                self.sites[site].glory += 1;
                tell!(chronicle, FC_074, "commander-fact-glory-laid", place = self.site_place(site).name());
            }
            Order::GoldIntimidation => {
                if self.lay_gold(site, ORDER_GOLD) {
                    tell!(chronicle, FC_075, "commander-fact-gold-laid", place = self.site_place(site).name());
                }
            }
            Order::None => {}
        }
    }

    pub(crate) fn permit_order_price(&self, action: Action) -> Result<(), Bar> {
        match action {
            Action::PayGold => self.need_gold(ORDER_GOLD),
            Action::TakeHit => Ok(()),
            _ => Err(bar(FC_072, "commander-bar-order-first")),
        }
    }

    pub(crate) fn do_order_price(&mut self, action: Action, at: u8, chronicle: &mut impl Chronicle) {
        self.phase = Phase::Order { at: at + 1 };
        if action == Action::PayGold {
            self.lose_gold(ORDER_GOLD);
            tell!(chronicle, FC_072, "commander-fact-order-paid", gold = ORDER_GOLD);
        } else {
            tell!(chronicle, FC_072, "commander-fact-order-hit");
            self.owed += 1;
        }
    }

    pub(crate) fn settle_garrison(&mut self, at: u8, troop: Troop, chronicle: &mut impl Chronicle) {
        let site = self.ordered_site(at);
        self.join_site(site, troop);
        let place = self.site_place(site).name();
        tell!(chronicle, FC_073, "commander-fact-garrison", force = troop.name(), place = place);
        self.phase = Phase::Order { at: at + 1 };
    }
}
