//! Step 1: buy a card, or pass; swap after a dear one; slide and refill.

use super::Why;
use crate::action::Action;
use crate::card::{Card, Gear};
use crate::clauses::*;
use crate::state::{Ability, Heroism, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

/// The least price that allows a swap.
const SWAP_FROM: u8 = 4;

impl Phalanxx {
    /// The printed price of a face-up card.
    pub fn printed_price(&self, card: Card) -> Option<u8> {
        self.space_of(card).map(|space| self.setup.prices[space])
    }

    /// What a face-up card costs the active player.
    pub fn price(&self, card: Card) -> Option<u8> {
        let trader = self.faction(self.active).ability == Some(Ability::MasterTrader);
        self.printed_price(card).map(|price| if trader { 1 } else { price })
    }

    /// What the Scout's card costs the active player.
    pub fn scout_price(&self) -> u8 {
        let trader = self.faction(self.active).ability == Some(Ability::MasterTrader);
        if trader && self.setup.rulings.trader_scouts_cheaply { 1 } else { self.setup.scout_price }
    }

    /// The card the Scout has seen, if `seat` may know it.
    pub fn scouted_by(&self, seat: Seat) -> Option<Card> {
        self.scouted.filter(|_| seat == self.active || self.setup.rulings.public_scout)
    }

    fn space_of(&self, card: Card) -> Option<usize> {
        self.row.iter().position(|&lies| lies == Some(card))
    }

    fn affords(&self, price: u8) -> Result<(), Why> {
        let talents = self.faction(self.active).talents;
        if talents < price { Err(Why::TooDear { price, talents }) } else { Ok(()) }
    }

    pub(super) fn may_buy(&self, card: Card) -> Result<(), Why> {
        let price = self.price(card).ok_or(Why::NotOnRow(card))?;
        if card.is_heroism() {
            return Err(Why::HeroismIsNotForSale);
        }
        self.affords(price)
    }

    pub(super) fn may_scout(&self) -> Result<(), Why> {
        if !self.has_gear(self.active, Gear::Scout) {
            Err(Why::NoScout)
        } else if self.pile == 0 {
            Err(Why::NothingToScout)
        } else if self.scouted.is_some() {
            Err(Why::ScoutedAlready)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_buy_scouted(&self) -> Result<(), Why> {
        let card = self.scouted.ok_or(Why::NothingScouted)?;
        if card.is_heroism() {
            return Err(Why::ScoutedHeroism);
        }
        self.affords(self.scout_price())
    }

    pub(super) fn may_swap_for(&self, swap: bool, card: Card) -> Result<(), Why> {
        if !swap {
            Err(Why::NoSwap)
        } else if self.space_of(card).is_none() {
            Err(Why::NotOnRow(card))
        } else if card.is_heroism() {
            Err(Why::HeroismIsNotForSwap)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_give(&self, card: Card) -> Result<(), Why> {
        if self.faction(self.active).hand.contains(card) { Ok(()) } else { Err(Why::NotInHand(card)) }
    }

    pub(super) fn offer_purchases(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Buy => {
                let from = out.len();
                let cards = self.row.iter().flatten().copied();
                out.extend(cards.filter(|&card| self.may_buy(card).is_ok()).map(Action::Buy));
                out[from..].sort_unstable();
                let rest = [Action::Scout, Action::BuyScouted, Action::Pass];
                out.extend(rest.into_iter().filter(|&action| self.may(action).is_ok()));
            }
            Phase::Bought { swap } => {
                let from = out.len();
                let cards = self.row.iter().flatten().copied();
                out.extend(cards.filter(|&card| self.may_swap_for(swap, card).is_ok()).map(Action::SwapFor));
                out[from..].sort_unstable();
                out.push(Action::Roll);
            }
            _ => out.extend(self.faction(self.active).hand.iter().map(Action::Give)),
        }
    }

    pub(super) fn buy(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let (seat, price) = (self.active, self.price(card).expect("the card lies face up"));
        let space = self.space_of(card).expect("the card lies face up");
        self.pay(seat, price);
        self.row[space] = None;
        self.faction_mut(seat).hand.insert(card);
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-bought").with("seat", seat).with("price", price);
            Fact::new(said.with("card", self.setup.title(card))).at(words::card_element(card))
        });
        self.phase = Phase::Bought { swap: self.opens_swap(self.setup.prices[space], price) };
    }

    pub(super) fn buy_scouted(&mut self, chronicle: &mut impl Chronicle) {
        let (seat, price) = (self.active, self.scout_price());
        let card = self.scouted.take().expect("the Scout has seen a card");
        self.pay(seat, price);
        self.draw(card, chronicle);
        let public = self.setup.rulings.public_scout;
        let faction = self.faction_mut(seat);
        faction.hand.insert(card);
        if !public {
            faction.secret.insert(card);
        }
        let said = |id| Message::new(id).with("seat", seat).with("price", price);
        let open = || Fact::new(said("phalanxx-told-bought-scouted").with("card", self.setup.title(card)));
        if public {
            chronicle.tell(open);
        } else {
            chronicle.tell(|| open().only(seat));
            chronicle.tell(|| Fact::new(said("phalanxx-told-bought-unseen")).except(seat));
        }
        self.phase = Phase::Bought { swap: self.opens_swap(self.setup.scout_price, price) };
    }

    /// Whether a purchase allows a swap, and there is something to swap for.
    fn opens_swap(&self, printed: u8, paid: u8) -> bool {
        let price = if self.setup.rulings.swap_by_price_paid { paid } else { printed };
        price >= SWAP_FROM && self.row.iter().flatten().any(|card| !card.is_heroism())
    }

    pub(super) fn pass(&mut self, chronicle: &mut impl Chronicle) {
        let seat = self.active;
        let removed = self.row[0].take();
        chronicle.tell(|| match removed {
            Some(card) => {
                let said = Message::new("phalanxx-told-passed").with("seat", seat).with("card", self.setup.title(card));
                Fact::new(said.with("clause", PX_070)).at(words::card_element(card))
            }
            None => Fact::new(Message::new("phalanxx-told-passed-empty").with("seat", seat)),
        });
        if removed == Some(Card::HEROISM) {
            self.heroism = Heroism::Gone;
            chronicle.tell(|| Fact::new(Message::new("phalanxx-told-heroism-gone").with("clause", PX_157)));
        }
        self.phase = Phase::Bought { swap: false };
    }

    pub(super) fn give(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let Phase::Swapping { wanted } = self.phase else { unreachable!("cards are given in a swap") };
        let seat = self.active;
        let space = self.space_of(wanted).expect("the card lies face up");
        self.row[space] = Some(card);
        let faction = self.faction_mut(seat);
        faction.hand.remove(card);
        faction.secret.remove(card);
        faction.hand.insert(wanted);
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-swapped").with("seat", seat);
            Fact::new(said.with("given", self.setup.title(card)).with("taken", self.setup.title(wanted)))
                .at(words::card_element(card))
        });
        self.phase = Phase::Bought { swap: false };
    }

    /// Slides the row, fills it, and goes on to the roll.
    pub(super) fn close_purchase(&mut self, chronicle: &mut impl Chronicle) {
        self.slide();
        let full = self.row[4].is_some();
        match self.scouted.take() {
            Some(card) => {
                self.draw(card, chronicle);
                self.refill(card, chronicle);
            }
            None if full => self.phase = Phase::Rolling(0),
            None if self.pile > 0 => self.phase = Phase::Refill,
            None => {
                self.close(chronicle);
                self.phase = Phase::Rolling(0);
            }
        }
    }

    /// Cards move right until there is no gap.
    pub(super) fn slide(&mut self) {
        let mut slid = [None; 5];
        for (space, card) in slid.iter_mut().zip(self.row.into_iter().flatten()) {
            *space = Some(card);
        }
        self.row = slid;
    }

    /// This is the last round.
    pub(super) fn close(&mut self, chronicle: &mut impl Chronicle) {
        if !self.closing {
            self.closing = true;
            chronicle.tell(|| Fact::new(Message::new("phalanxx-told-last-round").with("clause", PX_159)));
        }
    }

    pub(super) fn scout(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let seat = self.active;
        self.unseen.remove(card);
        self.scouted = Some(card);
        let open = || Message::new("phalanxx-told-scouted").with("seat", seat).with("card", self.setup.title(card));
        if self.setup.rulings.public_scout {
            chronicle.tell(|| Fact::new(open()));
        } else {
            chronicle.tell(|| Fact::new(open()).only(seat));
            chronicle.tell(|| Fact::new(Message::new("phalanxx-told-scouted-unseen").with("seat", seat)).except(seat));
        }
        self.phase = Phase::Buy;
    }

    pub(super) fn refill(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        if self.phase == Phase::Refill {
            self.draw(card, chronicle);
        }
        self.put_on_row(card, chronicle);
        self.phase = Phase::Rolling(0);
    }

    /// Lays a drawn card on the first free space from the right, which is the one beside the pile once the row has been opened.
    pub(super) fn put_on_row(&mut self, card: Card, chronicle: &mut impl Chronicle) {
        let space = self.row.iter().position(Option::is_none).expect("a card is drawn only for a gap");
        self.row[space] = Some(card);
        if card.is_heroism() {
            self.heroism = Heroism::Shown;
        }
        chronicle.tell(|| {
            let (id, clause) =
                if card.is_heroism() { ("phalanxx-told-heroism", PX_148) } else { ("phalanxx-told-refilled", PX_072) };
            let said = Message::new(id).with("card", self.setup.title(card)).with("clause", clause);
            Fact::new(said).at(words::card_element(card))
        });
    }
}
