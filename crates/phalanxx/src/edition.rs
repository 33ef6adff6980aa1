//! The edition file, with types. What can be wrong with it stands in `check.rs`.

mod check;

pub use check::Checked;

use crate::card::{Colour, Counted, Gear, Symbol};
use crate::region::Part;
use serde::Deserialize;
use table::Source;
use toml::Spanned;

/// An edition as it stands in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// What is in the box besides cards and map.
    pub components: Components,
    /// The Era cards.
    pub card: Vec<Spanned<CardEntry>>,
    /// The frame of the maps.
    pub drawing: Drawing,
    /// What only the solo game needs.
    pub solo: Solo,
    /// The regions of both sides.
    pub region: Vec<Spanned<RegionEntry>>,
    /// Ways across the sea.
    pub passage: Vec<Spanned<PassageEntry>>,
    /// Where the sea is.
    pub sea: Vec<SeaEntry>,
}

/// What is in the box besides cards and map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Where these values come from.
    pub source: Source,
    /// Figures a colour.
    pub figures: Spanned<u8>,
    /// The most Talents two Money cards can show.
    pub talents: Spanned<u8>,
    /// The prices of the five spaces, from the far right to the pile.
    pub prices: [u8; 5],
    /// What the Scout's card costs.
    pub scout_price: u8,
    /// Dice by colour.
    pub dice: ByColour,
    /// Money cards.
    pub money_cards: u8,
    /// Action cards.
    pub action_cards: u8,
    /// Marker disks.
    pub disks: u8,
    /// Cards of each era that go back to the box.
    pub removed: Removed,
    /// XXX cards shuffled with Heroism.
    pub packet: u8,
}

/// Cards of each era that go back to the box, by the number of players.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Removed {
    /// With two players and alone.
    pub two: u8,
    /// With three.
    pub three: u8,
    /// With four.
    pub four: u8,
}

/// A number for each colour.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ByColour {
    /// White.
    pub white: u8,
    /// Orange.
    pub orange: u8,
    /// Purple.
    pub purple: u8,
}

/// A number for each symbol.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BySymbol {
    /// Infantry.
    pub infantry: u8,
    /// Cavalry.
    pub cavalry: u8,
    /// Archers.
    pub archer: u8,
}

/// An Era card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Its id: era and number.
    pub id: String,
    /// The key of its name in the words of the game.
    pub name: String,
    /// A name shown as it is, for cards that the words of the game do not know.
    pub title: Option<String>,
    /// Its colour.
    pub colour: Colour,
    /// Its fixed Strength.
    #[serde(default)]
    pub strength: u8,
    /// Strength that grows.
    pub scale: Option<ScaleEntry>,
    /// Its troop symbols.
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    /// A lasting ability.
    pub ability: Option<Gear>,
    /// What is deducted in the final score.
    #[serde(default)]
    pub deducted_at_end: u8,
    /// What must hold to play it.
    pub condition: Option<ConditionEntry>,
    /// Where its values come from.
    pub source: Source,
    /// The values that the rulebooks fix.
    #[serde(default)]
    pub rulebook: Vec<String>,
}

/// Strength that grows.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScaleEntry {
    /// What is counted.
    pub counts: Counted,
    /// The Strength for a count of 0, 1, 2, … of which the last repeats.
    pub steps: Vec<u8>,
}

/// What must hold to play a card.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ConditionEntry {
    /// Home dice of these colours.
    HomeColours(ByColour),
    /// Figures on the board.
    Figures(u8),
    /// Played cards of these colours.
    Played(ByColour),
    /// The sum of the Home dice; by the French reading, the value of one.
    HomeDice {
        /// The least sum.
        sum: u8,
        /// The least value of one die.
        single: u8,
    },
    /// Talents owned.
    Talents(u8),
    /// Strength on the track.
    Strength(u8),
    /// Cities and oases held.
    Sites {
        /// Cities.
        #[serde(default)]
        cities: u8,
        /// Oases.
        #[serde(default)]
        oases: u8,
        /// Both together.
        #[serde(default)]
        any: u8,
    },
    /// Symbols on played cards.
    Symbols(BySymbol),
}

/// The frame of the maps, in degrees.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// Where it comes from.
    pub source: Source,
    /// The least longitude shown.
    pub west: f32,
    /// The least latitude shown.
    pub south: f32,
    /// The greatest longitude shown.
    pub east: f32,
    /// The greatest latitude shown.
    pub north: f32,
    /// How long a degree of longitude is, in degrees of latitude.
    pub stretch: f32,
}

/// What only the solo game needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Where it comes from.
    pub source: Source,
    /// The oasis on which the French rulebook lets the player start.
    pub french_oasis: Spanned<String>,
}

/// A region.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionEntry {
    /// Its id; the letter says on which part of the board it lies.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Longitude and latitude.
    pub at: [f32; 2],
    /// The city in it.
    pub city: Option<SiteEntry>,
    /// The oasis in it.
    pub oasis: Option<SiteEntry>,
    /// The regions it borders by land.
    pub neighbours: Vec<String>,
    /// Where its values come from.
    pub source: Source,
    /// The values that the rulebooks fix.
    #[serde(default)]
    pub rulebook: Vec<String>,
}

/// A city or oasis.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteEntry {
    /// Its name.
    pub name: String,
    /// Its value at the end.
    pub value: u8,
    /// Whose start it is.
    pub start: Option<u8>,
}

/// A way across the sea.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassageEntry {
    /// The two regions it joins.
    pub between: [String; 2],
    /// Whether it is there only where the left half lies alone, for one or two players.
    #[serde(default)]
    pub half_board_only: bool,
    /// The points at sea that it is drawn through, so that it does not seem to lead over land.
    #[serde(default)]
    pub via: Vec<[f32; 2]>,
    /// Where it comes from.
    pub source: Source,
}

/// A point in the sea.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaEntry {
    /// The side it lies on.
    pub side: Side,
    /// Longitude and latitude.
    pub at: [f32; 2],
    /// Where it comes from.
    pub source: Source,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// For 2 and 4 players, and alone.
    TwoFour,
    /// For 3.
    Three,
}

impl Side {
    /// The side on which a part of the board lies.
    pub fn of(part: Part) -> Side {
        match part {
            Part::Left | Part::Right => Side::TwoFour,
            Part::Three => Side::Three,
        }
    }
}
