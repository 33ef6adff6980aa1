//! The five symbols, and cards counted by symbol.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

/// What a card shows, and what a cell of the board may show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Administration.
    Temple,
    /// Food.
    Amphora,
    /// Transport.
    Horse,
    /// Culture.
    Lyre,
    /// Security.
    Hoplite,
}

impl Symbol {
    /// Every symbol, in order.
    pub const ALL: [Symbol; 5] = [Symbol::Temple, Symbol::Amphora, Symbol::Horse, Symbol::Lyre, Symbol::Hoplite];

    /// The letter on maps and in terminals. The hoplite is `O`, since the horse has the `H`.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Temple => 'T',
            Symbol::Amphora => 'A',
            Symbol::Horse => 'H',
            Symbol::Lyre => 'L',
            Symbol::Hoplite => 'O',
        }
    }

    /// The name in actions, records, pictures and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Temple => "temple",
            Symbol::Amphora => "amphora",
            Symbol::Horse => "horse",
            Symbol::Lyre => "lyre",
            Symbol::Hoplite => "hoplite",
        }
    }
}

/// So many cards (or cells) of each symbol.
///
/// ```
/// use alexandros::{Cards, Symbol};
/// let hand = Cards::of(&[Symbol::Lyre, Symbol::Temple, Symbol::Lyre]);
/// assert_eq!((hand[Symbol::Lyre], hand.total()), (2, 3));
/// assert_eq!(Cards::of(&[Symbol::Lyre, Symbol::Horse]).beyond(hand), Cards::of(&[Symbol::Horse]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub [u8; 5]);

impl Cards {
    /// None at all.
    pub const NONE: Cards = Cards([0; 5]);

    /// These cards.
    pub fn of(symbols: &[Symbol]) -> Cards {
        let mut cards = Cards::NONE;
        for &symbol in symbols {
            cards[symbol] += 1;
        }
        cards
    }

    /// One card.
    pub fn one(symbol: Symbol) -> Cards {
        Cards::of(&[symbol])
    }

    /// How many there are in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// What of these is left over when `other` is taken away as far as it goes.
    #[must_use]
    pub fn beyond(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|index| self.0[index].saturating_sub(other.0[index])))
    }

    /// The symbols there is at least one of, in order.
    pub fn kinds(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self[symbol] > 0)
    }

    /// The symbols in order, each as often as it is there.
    pub fn each(self) -> impl Iterator<Item = Symbol> {
        self.kinds().flat_map(move |symbol| std::iter::repeat_n(symbol, usize::from(self[symbol])))
    }
}

impl Index<Symbol> for Cards {
    type Output = u8;
    fn index(&self, symbol: Symbol) -> &u8 {
        &self.0[symbol as usize]
    }
}

impl IndexMut<Symbol> for Cards {
    fn index_mut(&mut self, symbol: Symbol) -> &mut u8 {
        &mut self.0[symbol as usize]
    }
}

impl Add for Cards {
    type Output = Cards;
    fn add(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|index| self.0[index] + other.0[index]))
    }
}

impl Sub for Cards {
    type Output = Cards;
    fn sub(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|index| self.0[index] - other.0[index]))
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}
