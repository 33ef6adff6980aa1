//! Regions by name.

use crate::set::Element;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A region of either side of the board: `w01`-`w20` on the left half of side II/IV, `e01`-`e20` on its right half, `t01`-`t24` on
/// side III. An edition need not use all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Region(u8);

/// The part of the board a region lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The left half of side II/IV, all there is for two players and alone.
    Left,
    /// The right half of side II/IV.
    Right,
    /// Side III.
    Three,
}

/// How many names there are.
pub const REGION_NAMES: usize = 64;

const PARTS: [(Part, char, u8, u8); 3] =
    [(Part::Left, 'w', 0, 20), (Part::Right, 'e', 20, 20), (Part::Three, 't', 40, 24)];

impl Region {
    /// The region as an index into an array of all names.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Where it lies.
    pub fn part(self) -> Part {
        self.row().0
    }

    fn row(self) -> (Part, char, u8, u8) {
        PARTS[usize::from(self.0 >= 20) + usize::from(self.0 >= 40)]
    }
}

impl Element for Region {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Region {
        Region(number)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, letter, first, _) = self.row();
        write!(f, "{letter}{:02}", self.0 - first + 1)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Region {
    type Err = String;
    fn from_str(name: &str) -> Result<Region, String> {
        let named = || {
            let (_, letter, first, count) = PARTS.into_iter().find(|&(_, letter, ..)| name.starts_with(letter))?;
            let number: u8 = name[letter.len_utf8()..].parse().ok().filter(|number| (1..=count).contains(number))?;
            Some(Region(first + number - 1)).filter(|region| region.to_string() == name)
        };
        named().ok_or_else(|| format!("there is no region {name:?}: regions are w01 to w20, e01 to e20 and t01 to t24"))
    }
}

impl From<Region> for String {
    fn from(region: Region) -> String {
        region.to_string()
    }
}

impl TryFrom<String> for Region {
    type Error = String;
    fn try_from(name: String) -> Result<Region, String> {
        name.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_reads_back_from_its_name() {
        for region in (0..REGION_NAMES as u8).map(Region) {
            assert_eq!(region.to_string().parse(), Ok(region));
        }
        assert_eq!("e01".parse::<Region>().map(Region::part), Ok(Part::Right));
        assert!("w21".parse::<Region>().is_err());
    }
}
