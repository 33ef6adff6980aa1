//! Cards by name, and what is printed on them.

use crate::set::{Element, Set};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many cards each era has.
pub const ERA_SIZES: [u8; 3] = [16, 13, 13];

/// How many Era cards there are.
pub const ERA_CARDS: usize = 42;

/// An Era card or Heroism, by the name `x-01` … `xxx-13`, `heroism`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The card that changes how conflicts are decided.
    pub const HEROISM: Card = Card(ERA_CARDS as u8);

    /// Every Era card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..ERA_CARDS as u8).map(Card)
    }

    /// The Era card number `number` (from 1) of an era.
    pub fn of(era: Era, number: u8) -> Card {
        let before: u8 = ERA_SIZES[..era as usize].iter().sum();
        Card(before + number - 1)
    }

    /// Whether this is Heroism.
    pub fn is_heroism(self) -> bool {
        self == Card::HEROISM
    }

    /// The era on the back. Heroism lies among the last.
    pub fn era(self) -> Era {
        match self.0 {
            0..16 => Era::X,
            16..29 => Era::XX,
            _ => Era::XXX,
        }
    }

    /// The card as an index into an array of the Era cards.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Element for Card {
    fn number(self) -> u8 {
        self.0
    }
    fn numbered(number: u8) -> Card {
        Card(number)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_heroism() {
            return f.write_str("heroism");
        }
        let before: u8 = ERA_SIZES[..self.era() as usize].iter().sum();
        write!(f, "{}-{:02}", self.era(), self.0 - before + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(name: &str) -> Result<Card, String> {
        if name == "heroism" {
            return Ok(Card::HEROISM);
        }
        let named = || {
            let (era, number) = name.split_once('-')?;
            let era = *Era::ALL.get(era.len().checked_sub(1)?)?;
            let number: u8 = number.parse().ok().filter(|number| (1..=ERA_SIZES[era as usize]).contains(number))?;
            Some(Card::of(era, number)).filter(|card| card.to_string() == name)
        };
        named().ok_or_else(|| {
            format!("there is no card {name:?}: cards are x-01 to x-16, xx-01 to xx-13, xxx-01 to xxx-13 and heroism")
        })
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(name: String) -> Result<Card, String> {
        name.parse()
    }
}

/// The back of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Era {
    /// The first.
    X,
    /// The second.
    XX,
    /// The last.
    XXX,
}

impl Era {
    /// All eras in order.
    pub const ALL: [Era; 3] = [Era::X, Era::XX, Era::XXX];

    /// Every Era card of this era.
    pub fn cards(self) -> Set<Card> {
        (1..=ERA_SIZES[self as usize]).map(|number| Card::of(self, number)).collect()
    }
}

impl fmt::Display for Era {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["x", "xx", "xxx"][*self as usize])
    }
}

/// The colour of a card or die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Armies.
    White,
    /// Leaders.
    Orange,
    /// Equipment.
    Purple,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; 3] = [Colour::White, Colour::Orange, Colour::Purple];

    /// The name in JSON and message ids.
    pub const fn name(self) -> &'static str {
        ["white", "orange", "purple"][self as usize]
    }
}

/// A troop symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Bow, sling and javelin.
    Archer,
}

impl Symbol {
    /// All symbols in order.
    pub const ALL: [Symbol; 3] = [Symbol::Infantry, Symbol::Cavalry, Symbol::Archer];

    /// The name in JSON and message ids.
    pub const fn name(self) -> &'static str {
        ["infantry", "cavalry", "archer"][self as usize]
    }
}

/// What a growing card counts in the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// White cards.
    White,
    /// Orange cards.
    Orange,
    /// Purple cards.
    Purple,
    /// Infantry symbols.
    Infantry,
    /// Cavalry symbols.
    Cavalry,
    /// Archer symbols.
    Archer,
}

impl Counted {
    /// The colour, if it is one.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Counted::White => Some(Colour::White),
            Counted::Orange => Some(Colour::Orange),
            Counted::Purple => Some(Colour::Purple),
            _ => None,
        }
    }

    /// The name in message ids.
    pub const fn name(self) -> &'static str {
        ["white", "orange", "purple", "infantry", "cavalry", "archer"][self as usize]
    }
}

/// A lasting ability of an Equipment card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gear {
    /// Sets a Travelling die to any value.
    Blacksmith,
    /// Conditions on Talents are ignored.
    TalentWagon,
    /// Conditions on the values of Home dice are ignored.
    DiceWagon,
    /// Looks at the top card of the pile.
    Scout,
}

impl Gear {
    /// All lasting abilities in order.
    pub const ALL: [Gear; 4] = [Gear::Blacksmith, Gear::TalentWagon, Gear::DiceWagon, Gear::Scout];

    /// The name in message ids.
    pub const fn name(self) -> &'static str {
        ["blacksmith", "talent-wagon", "dice-wagon", "scout"][self as usize]
    }
}

/// What must hold for a card to be played. Numbers by colour or symbol stand in the order of [`Colour::ALL`] and [`Symbol::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// Home dice of these colours.
    HomeColours([u8; 3]),
    /// At least this many figures on the board.
    Figures(u8),
    /// Played cards of these colours.
    Played([u8; 3]),
    /// The Home dice sum to at least this much or, by the French reading, one of them shows at least `single`.
    HomeDice {
        /// The least sum.
        sum: u8,
        /// The least value of one die, by the French reading.
        single: u8,
    },
    /// At least this many Talents, which are not paid.
    Talents(u8),
    /// At least this much Strength on the track.
    Strength(u8),
    /// Cities and oases held.
    Sites {
        /// The least number of cities.
        cities: u8,
        /// The least number of oases.
        oases: u8,
        /// The least number of both together.
        any: u8,
    },
    /// Troop symbols on the played cards.
    Symbols([u8; 3]),
}

/// Strength that grows with a count in the display.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scale {
    /// What is counted.
    pub counts: Counted,
    /// The Strength for a count of 0, 1, 2, 3, 4 and more.
    pub steps: [u8; 5],
}

/// What is printed on an Era card, as the rules need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The colour.
    pub colour: Colour,
    /// The fixed Strength.
    pub strength: u8,
    /// Strength that grows.
    pub scale: Option<Scale>,
    /// Symbols by kind.
    pub symbols: [u8; 3],
    /// A lasting ability.
    pub gear: Option<Gear>,
    /// What is deducted in the final score.
    pub deducted: u8,
    /// What must hold to play it.
    pub condition: Option<Condition>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_reads_back_from_its_name() {
        for card in Card::all().chain([Card::HEROISM]) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::of(Era::XXX, 13).to_string(), "xxx-13");
        assert!("x-17".parse::<Card>().is_err());
    }
}
