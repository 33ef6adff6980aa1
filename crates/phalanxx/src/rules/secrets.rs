//! What a seat cannot know: other hands as far as they were never shown, the scouted card, and the pile.

use crate::card::{Card, Era};
use crate::set::Set;
use crate::state::{Heroism, Phalanxx};
use table::{Luck, Seat};

impl Phalanxx {
    /// Draws anew what `seat` cannot know. The back of a card shows its era, so cards only change places within an era; which cards
    /// lie in the pile and which went back to the box unseen is open in any case.
    pub(super) fn redeal_for(&mut self, seat: Seat, luck: &mut Luck) {
        let hides_scouted = self.scouted.is_some() && self.scouted_by(seat).is_none();
        if hides_scouted {
            self.unseen = self.unseen | self.scouted.filter(|card| !card.is_heroism()).map_or(Set::EMPTY, Set::one);
        }
        let others = || Seat::first(self.setup.seats).filter(|&other| other != seat);
        let hidden: Set<Card> = others().fold(self.unseen, |hidden, other| hidden | self.faction(other).secret);
        let mut left = hidden;
        let mut draw = |era: Era, luck: &mut Luck| {
            let cards = left & era.cards();
            let card =
                cards.iter().nth(luck.below(u32::from(cards.len())) as usize).expect("below the number of cards");
            left.remove(card);
            card
        };
        for other in others() {
            let faction = &mut self.factions[other.index()];
            let known = faction.hand - faction.secret;
            faction.secret = faction.secret.iter().map(|card| draw(card.era(), luck)).collect();
            faction.hand = known | faction.secret;
        }
        if hides_scouted {
            let (era, in_packet) = self.setup.top(self.pile);
            let may_be_heroism = in_packet && self.heroism == Heroism::Hidden;
            let is_heroism = may_be_heroism && luck.below(u32::from(self.pile)) == 0;
            self.scouted = Some(if is_heroism { Card::HEROISM } else { draw(era, luck) });
        }
        self.unseen = left;
    }
}
