//! What one would do at first glance.

use crate::action::Action;
use crate::die::{Die, Row};
use crate::region::Region;
use crate::state::{Phalanxx, Phase};
use table::Seat;

impl Phalanxx {
    pub(super) fn urge_to(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Buy(card) => {
                let price = f32::from(self.price(card).unwrap_or_default());
                (0.4 + self.promise(seat, card) * 0.8 - 0.15 * price).max(0.05)
            }
            Action::BuyScouted => self.scouted.map_or(0.1, |card| (self.promise(seat, card) * 0.8 - 0.4).max(0.05)),
            Action::Scout => 1.0,
            Action::Pass => 0.1,
            Action::SwapFor(card) => (self.promise(seat, card) - 1.5).max(0.02),
            Action::Give(card) => 1.0 / (0.3 + self.promise(seat, card)),
            Action::Roll => 1.0,
            Action::Take(_) | Action::Turn(_) | Action::EndTurn => 1.0,
            Action::Change(pips) => self.urge_to_change(seat, pips.get()),
            Action::Forge(pips) => 5.0 * self.urge_to_change(seat, pips.get()),
            Action::Place(row) => self.urge_to_place(seat, row),
            Action::Push(row) => self.urge_to_push(row),
            Action::Play(card) => 4.0 + 3.0 * self.gain(seat, card),
            Action::Conquer(region) => 1.0 + 1.5 * self.prize(seat, region),
            Action::Vacate(_) => 1.0,
            Action::Income => 1.5,
            Action::Exchange { die, .. } => self.urge_to_exchange(seat, die),
            Action::Keep => 1.0,
        }
    }

    /// What taking a region brings, and that whoever held it loses it.
    fn prize(&self, seat: Seat, region: Region) -> f32 {
        match self.holder(region) {
            Some(holder) if holder != seat => self.worth(region) * 1.4,
            _ => self.worth(region),
        }
    }

    /// How much another value would help the die in hand: none if it is high enough already.
    fn urge_to_change(&self, seat: Seat, pips: u8) -> f32 {
        let Phase::Taken(die) = self.phase else { return 0.01 };
        let home = self.faction(seat).home;
        let free = Row::ALL.into_iter().filter(|row| self.grey[row.index()].is_none());
        let Some(lowest) = free.map(|row| home[row.index()].value()).min() else { return 0.01 };
        let helps = die.value() < lowest && pips >= lowest && self.has_prize(seat);
        if helps { 0.3 } else { 0.004 }
    }

    fn urge_to_place(&self, seat: Seat, row: Row) -> f32 {
        let Phase::Taken(die) = self.phase else { return 1.0 };
        let home = self.faction(seat).home[row.index()];
        if die.pips >= home.pips { 3.0 + 0.3 * f32::from(home.value()) } else { 0.4 }
    }

    fn urge_to_push(&self, row: Row) -> f32 {
        let Phase::Taken(die) = self.phase else { return 0.1 };
        match self.push_gain(die, row) {
            gain if gain > 2 => 0.5 + 0.2 * f32::from(gain),
            _ => 0.25,
        }
    }

    /// An exchange helps if it makes a card of the hand playable.
    fn urge_to_exchange(&self, seat: Seat, die: Die) -> f32 {
        let Phase::Exchange(row) = self.phase else { return 0.1 };
        let mut after = self.clone();
        after.factions[seat.index()].home[row.index()] = die;
        let playable = |state: &Phalanxx| {
            state.faction(seat).hand.iter().filter(|&card| state.meets_condition(seat, card)).count()
        };
        if playable(&after) > playable(self) { 6.0 } else { 0.15 }
    }
}
