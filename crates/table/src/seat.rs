//! Who sits where, who looks, and whose move it is.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game on the shelf has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Counts from 0 in code, JSON and records, from 1 in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count as u8).map(Seat)
    }

    /// The seat to the left, clockwise among `count` seats.
    pub const fn next(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
/// let both: Seats = [Seat(0), Seat(2)].into_iter().collect();
/// assert!(both.contains(Seat(2)) && !both.contains(Seat(1)));
/// assert_eq!(both.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert!(!both.contains(Seat(200)) && Seats::one(Seat(200)).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The set that holds `seat` alone. A seat no table has, as hostile input may name, is in no set.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1u8.unbounded_shl(seat.0 as u32))
    }

    /// The first `count` seats.
    pub const fn all(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// The set whose seats are the ones among the bits, the lowest bit for seat 0: the form a database keeps.
    pub const fn from_bits(bits: u8) -> Seats {
        Seats(bits)
    }

    /// The set as bits, as [`from_bits`](Seats::from_bits) takes them.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Seats::one(seat).0 != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with `seat` added.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::one(seat).0)
    }

    /// The set with `seat` taken out.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::one(seat).0)
    }

    /// The set without any of `others`.
    pub const fn except(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats that are in both sets.
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// These seats decide. More than one: each commits in secret, and all is revealed when the last has decided.
    Decide(Seats),
    /// A die is rolled, a card drawn, a lot cast.
    Chance,
    /// The game has ended.
    Over,
}

impl Stage {
    /// The seats that may act now.
    pub const fn deciders(self) -> Seats {
        match self {
            Stage::Decide(seats) => seats,
            Stage::Chance | Stage::Over => Seats::NONE,
        }
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player, who sees what that seat may see.
    Seat(Seat),
    /// Someone who watches and sees only what lies open.
    Spectator,
    /// Everything: for finished games only.
    All,
}

impl Eye {
    /// Whether this eye may see what belongs to `seat` alone.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Eye::Seat(own) => own == seat,
            Eye::Spectator => false,
            Eye::All => true,
        }
    }
}
