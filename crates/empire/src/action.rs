//! What a player can decide, and what chance decides.

use serde::{Deserialize, Serialize};
use table::Seat;

/// A place an army can stand in the current region: 0 is the campaign symbol, provinces follow by number.
pub type Ground = u8;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// First turn of a region: how the resources lie on the four boxes, in secret.
    Allocate(Boxes),
    /// Later turns: how many of the cubes left lie in the temple box (the rest lie in the city box), in secret.
    Redistribute {
        /// Cubes in the temple box.
        temples: u8,
        /// Cubes in the city box.
        cities: u8,
    },
    /// A place in the order of turns, from 1.
    Position(u8),
    /// A group of armies enters a province.
    March(March),
    /// Marching is over.
    Halt,
    /// Announces a temple in a province.
    Temple(Ground),
    /// Announces a city in a province.
    City(Ground),
    /// The turn is over.
    EndTurn,
}

/// The four boxes of a tableau, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    /// The bid for the order of turns.
    pub order: u8,
    /// Armies.
    pub armies: u8,
    /// Material for temples.
    pub temples: u8,
    /// Material for cities.
    pub cities: u8,
}

impl Boxes {
    /// All ways to lay so many cubes into the boxes, in order.
    pub fn all(cubes: u8) -> impl Iterator<Item = Boxes> {
        (0..=cubes).flat_map(move |order| {
            (0..=cubes - order).flat_map(move |armies| {
                let material = cubes - order - armies;
                (0..=material).map(move |temples| Boxes { order, armies, temples, cities: material - temples })
            })
        })
    }

    /// All cubes in the boxes.
    pub fn total(self) -> u32 {
        [self.order, self.armies, self.temples, self.cities].into_iter().map(u32::from).sum()
    }
}

/// A group on the march.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// Where it stands.
    pub from: Ground,
    /// The province it enters.
    pub to: Ground,
    /// How many armies that have entered no, one and two provinces this turn: each army may enter three.
    pub armies: [u8; 3],
    /// Cubes of the cost paid from the temple box; the rest comes from the city box.
    pub temples: u8,
}

impl March {
    /// How many armies go.
    pub fn size(self) -> u32 {
        self.armies.into_iter().map(u32::from).sum()
    }
}

/// What happens by itself or by lot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// All are done behind their screens, and the screens go up. There is no other outcome, but it is an event of its own: whoever was
    /// the last to decide must not take that back after seeing the others.
    Reveal,
    /// A lot among players who are tied: this one comes first.
    Lot(Seat),
}
