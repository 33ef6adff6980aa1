//! Step 3: take a Travelling die, change it if need be, and put it on a space of the Action card.

use super::Why;
use crate::action::Action;
use crate::card::Gear;
use crate::clauses::*;
use crate::die::{Die, Pips, Row};
use crate::state::{Phalanxx, Phase};
use crate::words;
use table::{Chronicle, ClauseId, Fact, Message};

impl Phalanxx {
    pub(super) fn may_take(&self, die: Die) -> Result<(), Why> {
        if self.dice_left().any(|there| there == die) { Ok(()) } else { Err(Why::NoSuchDie(die)) }
    }

    pub(super) fn may_change(&self, die: Die, pips: Pips) -> Result<(), Why> {
        if die.pips == pips {
            Err(Why::ShowsThatAlready)
        } else if self.reserve(self.active) == 0 {
            Err(Why::NoFigureToGiveUp)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_forge(&self, die: Die, pips: Pips) -> Result<(), Why> {
        if !self.has_gear(self.active, Gear::Blacksmith) {
            Err(Why::NoBlacksmith)
        } else if self.forged && !self.setup.rulings.tireless_smith {
            Err(Why::SmithIsTired)
        } else if die.pips == pips {
            Err(Why::ShowsThatAlready)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_place(&self, row: Row) -> Result<(), Why> {
        if self.grey[row.index()].is_some() { Err(Why::SpaceIsTaken(row)) } else { Ok(()) }
    }

    /// Whether the die on the grey space is high enough for a card or a region.
    pub(crate) fn matches_home(&self, row: Row) -> Result<(), Why> {
        let home = self.faction(self.active).home[row.index()];
        match self.grey[row.index()] {
            Some(die) if die.pips < home.pips => Err(Why::TooLow { die, home }),
            _ => Ok(()),
        }
    }

    pub(super) fn offer_dice(&self, out: &mut Vec<Action>) {
        let Phase::Taken(die) = self.phase else {
            let mut before = None;
            for die in self.dice_left().filter(|&die| before.replace(die) != Some(die)) {
                out.push(Action::Take(die));
            }
            return;
        };
        out.extend(Pips::all().filter(|&pips| self.may_change(die, pips).is_ok()).map(Action::Change));
        out.extend(Pips::all().filter(|&pips| self.may_forge(die, pips).is_ok()).map(Action::Forge));
        out.extend(Row::ALL.into_iter().filter(|&row| self.may_place(row).is_ok()).map(Action::Place));
        out.extend(Row::ALL.into_iter().filter(|&row| self.may_push(die, row).is_ok()).map(Action::Push));
    }

    /// Asks for the next die; takes it at once if those left look alike.
    pub(super) fn next_die(&mut self) {
        let mut left = self.dice_left();
        self.phase = match left.next() {
            None => Phase::TurnEnd,
            Some(first) if left.all(|die| die == first) => {
                self.take(first);
                return;
            }
            Some(_) => Phase::Dice,
        };
    }

    pub(super) fn take(&mut self, die: Die) {
        let at = self.travelling.iter().position(|&there| there == Some(die)).expect("the die is there");
        self.travelling[at..].rotate_left(1);
        self.travelling[2] = None;
        self.phase = Phase::Taken(die);
    }

    pub(super) fn change(&mut self, pips: Pips, chronicle: &mut impl Chronicle) {
        self.faction_mut(self.active).lost += 1;
        self.set_die(pips, "phalanxx-told-changed", PX_119, chronicle);
    }

    pub(super) fn forge(&mut self, pips: Pips, chronicle: &mut impl Chronicle) {
        self.forged = true;
        self.set_die(pips, "phalanxx-told-forged", PX_184, chronicle);
    }

    fn set_die(&mut self, pips: Pips, id: &'static str, clause: ClauseId, chronicle: &mut impl Chronicle) {
        let Phase::Taken(die) = self.phase else { unreachable!("only a die that was taken is changed") };
        let seat = self.active;
        chronicle.tell(|| {
            Fact::new(
                Message::new(id)
                    .with("seat", seat)
                    .with("die", words::die(die))
                    .with("pips", pips.get())
                    .with("clause", clause),
            )
        });
        self.phase = Phase::Taken(Die::new(die.colour, pips));
    }

    pub(super) fn place(&mut self, row: Row) {
        let Phase::Taken(die) = self.phase else { unreachable!("only a die that was taken is placed") };
        self.grey[row.index()] = Some(die);
        self.phase = Phase::Placed(row);
    }

    /// The action of this die is done.
    pub(super) fn finish_die(&mut self) {
        self.next_die();
    }
}
