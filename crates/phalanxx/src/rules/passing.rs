//! Step 4: pass the dice. Alone, MaXXimilian takes his card first.

use crate::card::Card;
use crate::clauses::*;
use crate::state::{Heroism, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

impl Phalanxx {
    pub(super) fn end_turn(&mut self, chronicle: &mut impl Chronicle) {
        self.travelling = self.grey;
        self.travelling.sort_unstable();
        self.grey = [None; 3];
        self.turns += 1;
        if self.setup.is_solo() {
            self.rival_takes_card(chronicle);
        } else {
            self.active = self.active.next(self.setup.seats);
            self.next_turn(chronicle);
        }
    }

    /// The game ends when a round is complete after the end was triggered.
    fn next_turn(&mut self, chronicle: &mut impl Chronicle) {
        if self.closing && self.active == self.starter {
            self.phase = Phase::Over;
            chronicle.tell(|| Fact::new(Message::new("phalanxx-told-over")).heading());
        } else {
            self.begin_turn(chronicle);
        }
    }

    fn rival_takes_card(&mut self, chronicle: &mut impl Chronicle) {
        let rival = Seat(1);
        let first = usize::from(self.row[0] == Some(Card::HEROISM) && !self.setup.rulings.rival_removes_heroism);
        match self.row[first].take() {
            Some(Card::HEROISM) => {
                self.heroism = Heroism::Gone;
                chronicle.tell(|| Fact::new(Message::new("phalanxx-told-rival-heroism").with("clause", PX_D32)));
            }
            Some(card) => {
                self.faction_mut(rival).display.insert(card);
                self.update_strength(rival);
                chronicle.tell(|| {
                    let said = Message::new("phalanxx-told-rival-card")
                        .with("card", self.setup.title(card))
                        .with("clause", PX_210);
                    Fact::new(said).at(words::card_element(card))
                });
            }
            None => {}
        }
        self.slide();
        if self.pile > 0 {
            self.phase = Phase::RivalRefill;
        } else {
            self.close(chronicle);
            self.next_turn(chronicle);
        }
    }

    pub(super) fn refill_after_rival(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        self.draw(card, chronicle);
        self.put_on_row(card, chronicle);
        self.next_turn(chronicle);
    }
}
