//! Small sets of numbered things, as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of numbers below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

/// A set of cells, by number.
pub type CellSet = Bits<4>;
/// A set of lines, by number.
pub type LineSet = Bits<8>;

impl<const WORDS: usize> Bits<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Bits([0; WORDS]);

    /// Whether `number` is in the set.
    #[inline]
    pub const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// Puts `number` into the set.
    #[inline]
    pub const fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes `number` out of the set.
    #[inline]
    pub const fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// How many numbers are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The lowest number of the set.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The set without the numbers of `other`.
    #[must_use]
    #[inline]
    pub fn without(mut self, other: Self) -> Self {
        for (word, out) in self.0.iter_mut().zip(other.0) {
            *word &= !out;
        }
        self
    }

    /// The numbers in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + Clone + use<WORDS> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    index * 64 + bit
                })
            })
        })
    }
}

impl<const WORDS: usize> fmt::Debug for Bits<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const WORDS: usize> BitAnd for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, and) in self.0.iter_mut().zip(other.0) {
            *word &= and;
        }
        self
    }
}

impl<const WORDS: usize> BitOr for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const WORDS: usize> BitOrAssign for Bits<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, or) in self.0.iter_mut().zip(other.0) {
            *word |= or;
        }
    }
}

impl<const WORDS: usize> FromIterator<usize> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_keep_what_is_put_in() {
        let mut set: CellSet = [3, 64, 200].into_iter().collect();
        set.remove(64);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 200]);
        assert_eq!((set.len(), set.first(), set.contains(200), set.contains(64)), (2, Some(3), true, false));
        assert!(set.without(set).is_empty());
    }
}
