//! Action a: play an Era card.

use super::Why;
use crate::action::Action;
use crate::card::{Card, Colour};
use crate::clauses::*;
use crate::die::Row;
use crate::scoring::strength_of;
use crate::set::Set;
use crate::state::{Ability, Phalanxx};
use crate::words;
use table::{Chronicle, ClauseId, Fact, Message};

impl Phalanxx {
    pub(super) fn may_play(&self, row: Row, card: Card) -> Result<(), Why> {
        if !self.faction(self.active).hand.contains(card) {
            return Err(Why::NotInHandToPlay(card));
        }
        self.matches_home(row)?;
        if self.meets_condition(self.active, card) { Ok(()) } else { Err(Why::Condition(card)) }
    }

    pub(super) fn offer_cards(&self, row: Row, out: &mut Vec<Action>) {
        if self.matches_home(row).is_ok() {
            let hand = self.faction(self.active).hand;
            out.extend(hand.iter().filter(|&card| self.meets_condition(self.active, card)).map(Action::Play));
        }
    }

    pub(super) fn play(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let seat = self.active;
        let before = self.faction(seat).strength;
        let faction = self.faction_mut(seat);
        faction.hand.remove(card);
        faction.secret.remove(card);
        faction.display.insert(card);
        self.update_strength(seat);
        chronicle.tell(|| {
            let gained = self.faction(seat).strength.saturating_sub(before);
            let said = Message::new("phalanxx-told-played").with("seat", seat).with("card", self.setup.title(card));
            Fact::new(
                said.with("gained", gained)
                    .with("strength", self.faction(seat).strength)
                    .with("clause", self.growth_clause(card, gained)),
            )
            .at(words::card_element(card))
        });
        self.finish_die();
    }

    /// The clause behind what a card just played has brought: more than its own worth if it made others grow.
    fn growth_clause(&self, card: Card, gained: u16) -> ClauseId {
        let faction = self.faction(self.active);
        let alone = strength_of(&self.setup, Set::one(card));
        let grown = |colour: Colour| {
            let others = faction.display & self.setup.coloured[colour as usize];
            gained > alone && others.iter().any(|other| self.setup.face(other).scale.is_some())
        };
        if faction.ability == Some(Ability::Legend) && self.setup.face(card).colour == Colour::Orange {
            PX_202
        } else if grown(Colour::Orange) {
            PX_182
        } else if grown(Colour::Purple) {
            PX_194
        } else {
            PX_088
        }
    }
}
