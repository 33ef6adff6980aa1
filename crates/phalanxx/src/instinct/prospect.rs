//! What the dice of the player in turn are good for.

use crate::die::{Die, Row};
use crate::state::{Phalanxx, Phase};
use arrayvec::ArrayVec;
use table::Seat;

/// What an income is worth in points.
const INCOME: f32 = 1.2;

/// The best things to do with a die that is high enough, best first.
#[derive(Default)]
pub(super) struct Prizes(ArrayVec<f32, 3>);

impl Prizes {
    fn add(&mut self, prize: f32) {
        let at = self.0.iter().position(|&other| other < prize).unwrap_or(self.0.len());
        if at < 3 {
            if self.0.is_full() {
                self.0.pop();
            }
            self.0.insert(at, prize);
        }
    }

    /// What so many dice win of which so many are high enough, on average; the others take income.
    fn won(&self, dice: usize, fitting: f32) -> f32 {
        let mut won = INCOME * dice as f32;
        for (at, &prize) in self.0.iter().enumerate() {
            won += (prize - INCOME).max(0.0) * (fitting - at as f32).clamp(0.0, 1.0);
        }
        won
    }
}

impl Phalanxx {
    /// What the dice not yet used can bring the player in turn. `again` says whether a card can wait for another turn.
    pub(super) fn prospect(&self, again: bool) -> f32 {
        let seat = self.active;
        let home = self.faction(seat).home;
        let mut dice: ArrayVec<Die, 3> = ArrayVec::new();
        let mut placed = None;
        match self.phase {
            Phase::Taken(die) => dice.push(die),
            Phase::Placed(row) => placed = Some(row),
            Phase::Dice | Phase::Moving { .. } | Phase::Turning | Phase::Exchange(_) => {}
            Phase::TurnEnd | Phase::Over => return 0.0,
            _ => {
                // Before the roll: each die is as likely high enough as the Home dice are low, and one picks the row.
                let likely: f32 = home.iter().map(|die| f32::from(7 - die.value()) / 6.0).sum();
                return self.prizes(seat, again).won(3, (likely + 0.4).min(3.0));
            }
        }
        dice.extend(self.dice_left());
        dice.sort_unstable_by_key(|die| die.value());
        let is_free = |row: &Row| self.grey[row.index()].is_none();
        let mut spaces: ArrayVec<u8, 3> =
            Row::ALL.into_iter().filter(is_free).map(|row| home[row.index()].value()).collect();
        spaces.sort_unstable();
        let mut fitting = 0;
        for die in &dice {
            if spaces.get(fitting).is_some_and(|&space| die.value() >= space) {
                fitting += 1;
            }
        }
        let high = placed.is_some_and(|row| self.matches_home(row).is_ok());
        let fitting = fitting + usize::from(high);
        let dice = dice.len() + usize::from(placed.is_some());
        if dice == 0 { 0.0 } else { self.prizes(seat, again).won(dice, fitting as f32) }
    }

    /// Whether a die that is high enough could do anything.
    pub(super) fn has_prize(&self, seat: Seat) -> bool {
        self.reach(seat).iter().any(|region| self.can_take(region).is_ok())
            || self.faction(seat).hand.iter().any(|card| self.meets_condition(seat, card))
    }

    /// The three best things to do with a die that is high enough: what they bring beyond what is counted anyway.
    fn prizes(&self, seat: Seat, again: bool) -> Prizes {
        let mut prizes = Prizes::default();
        for card in self.faction(seat).hand.iter().filter(|&card| self.meets_condition(seat, card)) {
            let counted = if again { self.promise(seat, card) } else { 0.0 };
            prizes.add(self.gain(seat, card) + 0.6 - counted);
        }
        for region in self.reach(seat).iter().filter(|&region| self.can_take(region).is_ok()) {
            let held = self.holder(region).is_some();
            prizes.add(self.worth(region) * if held { 1.2 } else { 0.9 });
        }
        prizes
    }
}
