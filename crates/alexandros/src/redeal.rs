//! What a seat cannot know, drawn anew: the unknown cards of other hands, and with them the pile.

use crate::state::{MAX_PLAYERS, Phase};
use crate::{Alexandros, Cards, Symbol};
use table::{Luck, Seat};

impl Alexandros {
    /// Shuffles together all cards `seat` has not seen, and deals them anew.
    pub(crate) fn redeal_unknown(&mut self, seat: Seat, luck: &mut Luck) {
        let mut places = [0; MAX_PLAYERS];
        for other in self.players().filter(|&other| other != seat) {
            let unknown = self.hand(other) - self.known(other);
            places[other.index()] = unknown.total();
            self.pile += unknown;
            self.hands[other.index()] = self.known(other);
        }
        // Whoever is occupying a province is known to be able to pay for it, so that hand is dealt first.
        let mut other = self.turn;
        for _ in 0..self.setup.seats {
            if other != seat {
                self.deal_anew(other, places[other.index()], luck);
            }
            other = other.next(self.setup.seats);
        }
    }

    fn deal_anew(&mut self, seat: Seat, places: u8, luck: &mut Luck) {
        if let Some(need) = self.need_of_occupier().filter(|_| seat == self.turn) {
            let dealt = need.deal(self.pile, places, luck);
            self.pile -= dealt;
            self.hands[seat.index()] += dealt;
            return;
        }
        for _ in 0..places {
            let card = Cards::one(draw(self.pile, luck));
            self.pile -= card;
            self.hands[seat.index()] += card;
        }
    }

    /// What the hand of a player who is occupying a province must hold beyond what is known of it.
    fn need_of_occupier(&self) -> Option<Need> {
        let Phase::Occupy { head, .. } = self.phase else { return None };
        let cards = self.uncovered(usize::from(head)).beyond(self.known(self.turn));
        Some(Need { cards, missing: usize::from(self.reserve(self.turn)) })
    }
}

/// One of these cards, each as likely as the others.
fn draw(cards: Cards, luck: &mut Luck) -> Symbol {
    let mut number = luck.below(u32::from(cards.total())) as u8;
    for symbol in cards.kinds() {
        if number < cards[symbol] {
            return symbol;
        }
        number -= cards[symbol];
    }
    unreachable!("a number below the total falls on a card")
}

/// A hand holds these cards but for so many.
#[derive(Clone, Copy)]
struct Need {
    cards: Cards,
    missing: usize,
}

impl Need {
    /// Deals so many cards of `unseen`, each hand that meets the need as likely as any other.
    ///
    /// Symbol by symbol: a number of cards is taken in proportion to the ways in which the rest can then be completed.
    fn deal(self, unseen: Cards, places: u8, luck: &mut Luck) -> Cards {
        let mut dealt = Cards::NONE;
        let (mut left, mut missing) = (places, self.missing);
        for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
            let rest = &Symbol::ALL[index + 1..];
            let mut number = below(self.ways(unseen, &Symbol::ALL[index..], left, missing), luck);
            for count in 0..=unseen[symbol].min(left) {
                let short = usize::from(self.cards[symbol].saturating_sub(count));
                if short > missing {
                    continue;
                }
                let ways = choose(unseen[symbol], count) * self.ways(unseen, rest, left - count, missing - short);
                if number < ways {
                    dealt[symbol] = count;
                    left -= count;
                    missing -= short;
                    break;
                }
                number -= ways;
            }
        }
        dealt
    }

    /// In how many ways so many cards of these symbols can be dealt with at most so many missing.
    fn ways(self, unseen: Cards, symbols: &[Symbol], left: u8, missing: usize) -> u64 {
        let Some((&symbol, rest)) = symbols.split_first() else { return u64::from(left == 0) };
        let counts = 0..=unseen[symbol].min(left);
        counts
            .filter_map(|count| {
                let still = missing.checked_sub(usize::from(self.cards[symbol].saturating_sub(count)))?;
                Some(choose(unseen[symbol], count) * self.ways(unseen, rest, left - count, still))
            })
            .sum()
    }
}

/// In how many ways `count` of `all` cards can be picked.
fn choose(all: u8, count: u8) -> u64 {
    (0..u64::from(count)).fold(1, |ways, k| ways * (u64::from(all) - k) / (k + 1))
}

/// A number below `bound`, each as likely as the others.
fn below(bound: u64, luck: &mut Luck) -> u64 {
    let unfair = u64::MAX - u64::MAX % bound;
    loop {
        let number = luck.bits();
        if number < unfair {
            return number % bound;
        }
    }
}
