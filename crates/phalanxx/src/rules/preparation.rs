//! Preparation: Action cards, pile, row, hands, Home dice, first regions.

use crate::action::Chance;
use crate::card::Card;
use crate::clauses::*;
use crate::die::{Die, Pips, Row};
use crate::set::Set;
use crate::state::{Ability, Heroism, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

impl Phalanxx {
    pub(super) fn choose_starter(&mut self, seat: Seat, chronicle: &mut impl Chronicle) {
        self.starter = seat;
        self.active = seat;
        let clause = match self.setup.seats {
            _ if self.setup.rulings.expert => PX_198,
            4 => PX_017,
            _ => PX_028,
        };
        chronicle.tell(|| Fact::new(Message::new("phalanxx-told-starter").with("seat", seat).with("clause", clause)));
        if self.setup.rulings.expert {
            self.faction_mut(seat).ability = Some(Ability::Intrigue);
            self.phase = Phase::Ability(seat.next(self.setup.seats));
        } else {
            self.phase = Phase::FirstRow;
        }
    }

    pub(super) fn abilities_left(&self, out: &mut Vec<(Chance, u32)>) {
        let taken = |ability| self.factions.iter().any(|faction| faction.ability == Some(ability));
        out.extend(
            Ability::ALL.into_iter().filter(|&ability| !taken(ability)).map(|ability| (Chance::Ability(ability), 1)),
        );
    }

    pub(super) fn give_ability(&mut self, seat: Seat, ability: Ability, chronicle: &mut impl Chronicle) {
        self.faction_mut(seat).ability = Some(ability);
        chronicle.tell(|| {
            Fact::new(
                Message::new("phalanxx-told-ability")
                    .with("seat", seat)
                    .with("ability", words::ability(ability))
                    .with("clause", PX_197),
            )
        });
        let next = seat.next(self.setup.seats);
        self.phase = if next == self.starter { Phase::FirstRow } else { Phase::Ability(next) };
    }

    /// Every card that may lie on top of the pile. A card back in the box unseen is as likely as one in the pile, since nobody knows
    /// which is which; Heroism is as likely as any other card of the packet.
    pub(super) fn draws(&self, out: &mut Vec<(Chance, u32)>) {
        let (era, in_packet) = self.setup.top(self.pile);
        let cards = self.unseen & era.cards();
        let hides_heroism = in_packet && self.heroism == Heroism::Hidden;
        let weight = if hides_heroism { u32::from(self.pile) - 1 } else { 1 };
        if weight > 0 {
            out.extend(cards.iter().map(|card| (Chance::Draw(card), weight)));
        }
        if hides_heroism {
            out.push((Chance::Draw(Card::HEROISM), u32::from(cards.len()).max(1)));
        }
    }

    /// Takes a drawn card from the pile.
    pub(super) fn draw(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        self.pile -= 1;
        self.unseen.remove(card);
        if self.setup.rulings.ends_when_empty && self.pile == 0 {
            self.close(chronicle);
        }
    }

    /// The first card goes to the far right, the next ones to its left.
    pub(super) fn open_row(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        self.draw(card, chronicle);
        self.put_on_row(card, chronicle);
        if self.row.iter().all(Option::is_some) {
            self.phase = Phase::Deal(self.starter);
        }
    }

    pub(super) fn deal(&mut self, seat: Seat, card: Card, chronicle: &mut impl Chronicle) {
        self.draw(card, chronicle);
        let title = || self.setup.title(card);
        let factions = self.setup.factions;
        let rival = self.is_rival(seat);
        if rival {
            chronicle.tell(|| {
                Fact::new(Message::new("phalanxx-told-rival-card").with("card", title()).with("clause", PX_209))
                    .at(words::card_element(card))
            });
            self.faction_mut(seat).display.insert(card);
            self.update_strength(seat);
        } else {
            let clause = if self.faction(seat).ability == Some(Ability::Legend) { PX_201 } else { PX_043 };
            chronicle.tell(|| {
                let drew = Message::new("phalanxx-told-dealt").with("card", title()).with("clause", clause);
                Fact::new(drew).only(seat)
            });
            chronicle.tell(|| Fact::new(Message::new("phalanxx-told-dealt-unseen").with("seat", seat)).except(seat));
            let faction = self.faction_mut(seat);
            faction.hand.insert(card);
            faction.secret.insert(card);
        }
        let faction = self.faction(seat);
        let due = if faction.ability == Some(Ability::Legend) { 3 } else { 2 };
        if (faction.hand | faction.display).len() == due {
            let next = seat.next(factions);
            self.phase = if next == self.starter { Phase::Home(self.starter, Row::Top) } else { Phase::Deal(next) };
        }
    }

    pub(super) fn roll_home(&mut self, seat: Seat, row: Row, pips: Pips, chronicle: &mut impl Chronicle) {
        let colour = self.faction(seat).home[row.index()].colour;
        self.faction_mut(seat).home[row.index()] = Die::new(colour, pips);
        if let Some(&next) = Row::ALL.get(row.index() + 1) {
            self.phase = Phase::Home(seat, next);
            return;
        }
        let sum = self.faction(seat).home_sum();
        if !self.is_rival(seat) {
            self.earn(seat, sum);
        }
        chronicle.tell(|| {
            let dice = self.faction(seat).home.map(words::die).to_vec();
            let id = if self.is_rival(seat) { "phalanxx-told-rival-home" } else { "phalanxx-told-home" };
            Fact::new(Message::new(id).with("seat", seat).with("dice", dice).with("talents", sum))
        });
        let next = seat.next(self.setup.factions);
        if next == self.starter {
            self.occupy_starts();
            self.begin_turn(chronicle);
        } else {
            self.phase = Phase::Home(next, Row::Top);
        }
    }

    /// City and oasis for each player in the order of play; alone, all the others are MaXXimilian's.
    fn occupy_starts(&mut self) {
        let mut seat = self.starter;
        for start in &self.setup.starts[..self.setup.seats] {
            self.factions[seat.index()].held = Set::one(start[0]) | Set::one(start[1]);
            seat = seat.next(self.setup.seats);
        }
        if self.setup.is_solo() {
            let sites = self.setup.map.cities | self.setup.map.oases;
            self.factions[1].held = sites - self.factions[0].held;
        }
    }

    pub(super) fn begin_turn(&mut self, chronicle: &mut impl Chronicle) {
        self.grey = [None; 3];
        self.forged = false;
        self.phase = Phase::Buy;
        chronicle.tell(|| {
            let round = self.turns / self.setup.seats as u8 + 1;
            Fact::new(Message::new("phalanxx-told-turn").with("seat", self.active).with("round", round)).heading()
        });
    }
}
