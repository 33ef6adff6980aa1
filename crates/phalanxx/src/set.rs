//! A set of cards or regions in one machine word.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

/// Something that has a number below 64.
pub trait Element: Copy + Eq + Hash + fmt::Debug {
    /// The number.
    fn number(self) -> u8;
    /// The element with this number.
    fn numbered(number: u8) -> Self;
}

/// A set of elements.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Element> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// The set that holds `element` alone.
    pub fn one(element: T) -> Set<T> {
        Set(1 << element.number(), PhantomData)
    }

    /// Whether `element` is in the set.
    pub fn contains(self, element: T) -> bool {
        self.0 >> element.number() & 1 == 1
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many elements there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Puts `element` in.
    pub fn insert(&mut self, element: T) {
        self.0 |= 1 << element.number();
    }

    /// Takes `element` out.
    pub fn remove(&mut self, element: T) {
        self.0 &= !(1 << element.number());
    }

    /// The elements in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let number = left.trailing_zeros() as u8;
                left &= left - 1;
                T::numbered(number)
            })
        })
    }

    /// The first element.
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Set<T> {
        let mut set = Set::EMPTY;
        elements.into_iter().for_each(|element| set.insert(element));
        set
    }
}

impl<T> BitOr for Set<T> {
    type Output = Set<T>;
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Set<T>;
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }
}

impl<T> Sub for Set<T> {
    type Output = Set<T>;
    fn sub(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T: Element> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
