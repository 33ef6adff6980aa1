//! Dice by colour and value, and the spaces of an Action card.

use crate::card::Colour;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The value of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Pips(u8);

impl Pips {
    /// All six.
    pub fn all() -> impl Iterator<Item = Pips> {
        (1..=6).map(Pips)
    }

    /// The value as a number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl From<Pips> for u8 {
    fn from(pips: Pips) -> u8 {
        pips.0
    }
}

impl TryFrom<u8> for Pips {
    type Error = String;
    fn try_from(value: u8) -> Result<Pips, String> {
        if (1..=6).contains(&value) { Ok(Pips(value)) } else { Err(format!("a die shows 1 to 6, not {value}")) }
    }
}

/// A die by what one sees of it, written `white-3`. Two dice that look alike are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Die {
    /// The colour.
    pub colour: Colour,
    /// The value.
    pub pips: Pips,
}

impl Die {
    /// A die of this colour showing this value.
    pub const fn new(colour: Colour, pips: Pips) -> Die {
        Die { colour, pips }
    }

    /// A die of this colour before it is rolled.
    pub const fn unrolled(colour: Colour) -> Die {
        Die { colour, pips: Pips(1) }
    }

    /// The value as a number.
    pub const fn value(self) -> u8 {
        self.pips.get()
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour.name(), self.value())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Die> for String {
    fn from(die: Die) -> String {
        die.to_string()
    }
}

impl TryFrom<String> for Die {
    type Error = String;
    fn try_from(name: String) -> Result<Die, String> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| Pips::all().map(move |pips| Die { colour, pips }))
            .find(|die| die.to_string() == name)
            .ok_or_else(|| format!("there is no die {name:?}: a die is written as white-3, orange-1 or purple-6"))
    }
}

/// A row of an Action card: a red space for a Home die and a grey space beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// The first.
    Top,
    /// The second.
    Middle,
    /// The third.
    Bottom,
}

impl Row {
    /// All rows in order.
    pub const ALL: [Row; 3] = [Row::Top, Row::Middle, Row::Bottom];

    /// The row as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in ids and messages.
    pub const fn name(self) -> &'static str {
        ["top", "middle", "bottom"][self as usize]
    }
}
