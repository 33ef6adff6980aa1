//! Conflict: who may attack whom, with and without Heroism, and what it costs.

use super::Why;
use crate::card::{Card, Colour};
use crate::clauses::*;
use crate::region::Region;
use crate::scoring::CONFLICT;
use crate::state::{Heroism, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

impl Phalanxx {
    /// What counts in a conflict while Heroism is on show: coloured cards less turned cards.
    pub fn heroism_total(&self, seat: Seat) -> i8 {
        let faction = self.faction(seat);
        let colours = self.setup.colours_of(faction.display);
        let coloured = colours[Colour::Orange as usize] + colours[Colour::Purple as usize];
        coloured as i8 - faction.turned.len() as i8
    }

    /// Whether `attacker` may fight `holder` for a region.
    pub(crate) fn can_attack(&self, attacker: Seat, holder: Seat) -> Result<(), Why> {
        let strength = self.faction(attacker).strength;
        if strength < CONFLICT {
            return Err(Why::TooWeakToFight { strength });
        }
        if self.faction(attacker).upright().is_empty() {
            return Err(Why::NoCardToTurn);
        }
        if self.heroism == Heroism::Shown {
            let (own, other) = (self.heroism_total(attacker), self.heroism_total(holder));
            if own <= other {
                return Err(Why::NotMoreHeroic { own, other, holder });
            }
        } else {
            let other = self.faction(holder).strength;
            if strength <= other {
                return Err(Why::NotStronger { own: strength, other, holder });
            }
        }
        Ok(())
    }

    /// The loser's figures leave the region.
    pub(super) fn beat(&mut self, holder: Seat, target: Region) {
        let figures = self.setup.map.figures(target);
        let lost = self.setup.rulings.beaten_are_lost;
        let faction = self.faction_mut(holder);
        faction.held.remove(target);
        if lost {
            faction.lost += figures;
        }
    }

    /// The winner turns a card of choice; at once, if there is only one.
    pub(super) fn turn_a_card(&mut self, chronicle: &mut impl Chronicle) {
        let upright = self.faction(self.active).upright();
        match upright.first() {
            Some(card) if upright.len() == 1 => self.turn(card, chronicle),
            _ => self.phase = Phase::Turning,
        }
    }

    pub(super) fn may_turn(&self, card: Card) -> Result<(), Why> {
        let faction = self.faction(self.active);
        if !faction.display.contains(card) {
            Err(Why::NotInDisplay(card))
        } else if faction.turned.contains(card) {
            Err(Why::TurnedAlready(card))
        } else {
            Ok(())
        }
    }

    pub(super) fn turn(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let seat = self.active;
        self.faction_mut(seat).turned.insert(card);
        self.update_strength(seat);
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-turned").with("seat", seat).with("card", self.setup.title(card));
            Fact::new(said.with("strength", self.faction(seat).strength).with("clause", PX_144))
                .at(words::card_element(card))
        });
        self.finish_die();
    }
}
