//! Action d: take income, and exchange a Home die.

use super::Why;
use crate::action::Action;
use crate::die::{Die, Row};
use crate::state::{Ability, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

/// What the action earns.
pub(crate) const INCOME: u8 = 3;
/// How far exchanged dice may differ by Intrigue.
const INTRIGUE: u8 = 2;

impl Phalanxx {
    /// How far exchanged dice may differ.
    fn tolerance(&self) -> u8 {
        if self.faction(self.active).ability == Some(Ability::Intrigue) { INTRIGUE } else { 0 }
    }

    pub(super) fn may_exchange(&self, row: Row, with: Seat, die: Die) -> Result<(), Why> {
        if with == self.active || with.index() >= self.setup.factions {
            return Err(Why::NobodyToExchangeWith);
        }
        if !self.faction(with).home.contains(&die) {
            return Err(Why::NotTheirDie { with, die });
        }
        let own = self.faction(self.active).home[row.index()];
        if own.value().abs_diff(die.value()) > self.tolerance() {
            return Err(Why::UnequalDice { own, other: die, tolerance: self.tolerance() });
        }
        Ok(())
    }

    pub(super) fn offer_exchanges(&self, row: Row, out: &mut Vec<Action>) {
        for with in self.everyone().filter(|&with| with != self.active) {
            let mut dice = self.faction(with).home;
            dice.sort_unstable();
            for (at, &die) in dice.iter().enumerate() {
                if (at == 0 || dice[at - 1] != die) && self.may_exchange(row, with, die).is_ok() {
                    out.push(Action::Exchange { with, die });
                }
            }
        }
        out.push(Action::Keep);
    }

    fn could_exchange(&self, row: Row) -> bool {
        let others = self.everyone().filter(|&with| with != self.active);
        others
            .flat_map(|with| self.faction(with).home.map(|die| (with, die)))
            .any(|(with, die)| self.may_exchange(row, with, die).is_ok())
    }

    pub(super) fn income(&mut self, chronicle: &mut impl Chronicle) {
        let Phase::Placed(row) = self.phase else { unreachable!("income is taken with a placed die") };
        let seat = self.active;
        self.earn(seat, INCOME);
        chronicle.tell(|| Fact::new(Message::new("phalanxx-told-income").with("seat", seat).with("talents", INCOME)));
        if self.could_exchange(row) {
            self.phase = Phase::Exchange(row);
        } else {
            self.finish_die();
        }
    }

    pub(super) fn exchange(&mut self, with: Seat, die: Die, chronicle: &mut impl Chronicle) {
        let Phase::Exchange(row) = self.phase else { unreachable!("dice are exchanged after income") };
        let seat = self.active;
        let theirs = self.faction(with).home.iter().position(|&home| home == die).expect("the die is theirs");
        let own = std::mem::replace(&mut self.faction_mut(seat).home[row.index()], die);
        self.faction_mut(with).home[theirs] = own;
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-exchanged").with("seat", seat).with("other", words::who(self, with));
            Fact::new(said.with("given", words::die(own)).with("taken", words::die(die)))
                .at(words::red_element(seat, row))
                .at(words::red_element(with, Row::ALL[theirs]))
        });
        self.finish_die();
    }
}
