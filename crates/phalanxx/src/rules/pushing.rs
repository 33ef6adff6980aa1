//! Action c: push a die.

use super::Why;
use crate::die::{Die, Row};
use crate::state::{Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message};

impl Phalanxx {
    /// What pushing `die` into a row earns, or costs if negative.
    pub fn push_gain(&self, die: Die, row: Row) -> i8 {
        die.value() as i8 - self.faction(self.active).home[row.index()].value() as i8
    }

    pub(super) fn may_push(&self, die: Die, row: Row) -> Result<(), Why> {
        if self.grey[row.index()].is_some() {
            return Err(Why::SpaceIsTaken(row));
        }
        let (cost, talents) = (-self.push_gain(die, row), self.faction(self.active).talents);
        if cost > 0 && cost as u8 > talents {
            return Err(Why::PushTooDear { cost: cost as u8, talents });
        }
        Ok(())
    }

    pub(super) fn push(&mut self, row: Row, chronicle: &mut impl Chronicle) {
        let Phase::Taken(die) = self.phase else { unreachable!("only a die that was taken is pushed") };
        let (seat, gain) = (self.active, self.push_gain(die, row));
        let old = std::mem::replace(&mut self.faction_mut(seat).home[row.index()], die);
        self.grey[row.index()] = Some(old);
        if gain >= 0 {
            self.earn(seat, gain as u8);
        } else {
            self.pay(seat, gain.unsigned_abs());
        }
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-pushed").with("seat", seat).with("die", words::die(die));
            Fact::new(said.with("old", words::die(old)).with("gain", gain)).at(words::red_element(seat, row))
        });
        self.finish_die();
    }
}
