//! The components of the game as data: counts, point values, and the board of six regions.

use serde::Deserialize;
use table::{EditionFile, Fault, Message, Source};
use toml::Spanned;

/// The most provinces a region may have.
pub const MAX_PROVINCES: usize = 7;
/// The most regions a board may have.
pub const MAX_REGIONS: usize = 6;

/// An edition file, as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Edition {
    /// The name it goes by.
    pub name: String,
    /// How many pieces each player has.
    pub components: Components,
    /// What scores how much.
    pub values: Values,
    /// What buildings cost that nobody contests.
    pub costs: Costs,
    /// How long a campaign is.
    pub campaign: Campaign,
    /// The regions in the order of the campaign.
    pub region: Vec<Spanned<Region>>,
}

/// Pieces of one player.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Where the numbers come from.
    pub source: Source,
    /// Resource cubes.
    pub resources: Spanned<u8>,
    /// Temples.
    pub temples: Spanned<u8>,
    /// Cities.
    pub cities: Spanned<u8>,
}

/// Points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Values {
    /// Where the numbers come from.
    pub source: Source,
    /// Most armies in a province.
    pub province: u8,
    /// A temple.
    pub temple: u8,
    /// A city.
    pub city: u8,
    /// Most cities on the board.
    pub most_cities: u8,
    /// Most temples on the board.
    pub most_temples: u8,
    /// Most cities in a region.
    pub region_cities: u8,
    /// Most temples in a region.
    pub region_temples: u8,
}

/// Cubes for a building that nobody contests.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Where the numbers come from.
    pub source: Source,
    /// A temple.
    pub temple: u8,
    /// A city.
    pub city: u8,
}

/// The frame of a campaign.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Where the numbers come from.
    pub source: Source,
    /// Provinces an army may enter in a turn.
    pub march: Spanned<u8>,
    /// Turns in a region, at most.
    pub turns: u8,
    /// First and last region of the short campaign, from 1.
    pub short: Spanned<[u8; 2]>,
}

/// One region.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Its name: the message `empire-region-NAME`.
    pub name: String,
    /// Where its data comes from.
    pub source: Source,
    /// The province armies enter from the campaign symbol.
    pub entry: Spanned<u8>,
    /// The province whose entering ends the region.
    pub target: Spanned<u8>,
    /// Where the campaign symbol lies if not in the target of the region before: longitude and latitude.
    pub start: Option<[f32; 2]>,
    /// The provinces by number.
    pub provinces: Vec<Spanned<Province>>,
    /// The arrows between them.
    pub arrows: Vec<Spanned<Arrow>>,
}

/// One province.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Province {
    /// Its number, which orders scoring.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// Longitude and latitude.
    pub at: [f32; 2],
    /// Whether temples can be built.
    #[serde(default)]
    pub temple: bool,
    /// Whether a city can be founded.
    #[serde(default)]
    pub city: bool,
}

/// A way between two provinces.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrow {
    /// One end.
    pub a: u8,
    /// The other end.
    pub b: u8,
    /// Cubes to enter `a`; absent if that way is closed.
    pub into_a: Option<u8>,
    /// Cubes to enter `b`; absent if that way is closed.
    pub into_b: Option<u8>,
    /// What lies between.
    pub way: Way,
}

/// What an arrow crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Open country.
    Land,
    /// Mountains.
    Mountain,
    /// Desert.
    Desert,
    /// A river.
    River,
    /// Water.
    Ship,
}

impl Edition {
    /// Reads and checks an edition; a fault names the line and what would be right.
    pub fn read(file: &EditionFile) -> Result<Edition, Fault> {
        let edition: Edition = file.parse()?;
        edition.check(file)?;
        Ok(edition)
    }

    fn check(&self, file: &EditionFile) -> Result<(), Fault> {
        let within = |number: &Spanned<u8>, what: &'static str, low: u8, high: u8| {
            if (low..=high).contains(number.as_ref()) {
                return Ok(());
            }
            let reason = Message::new("empire-fault-range")
                .with("what", what)
                .with("found", *number.as_ref())
                .with("low", low)
                .with("high", high);
            Err(file.fault(number.span(), reason))
        };
        within(&self.components.resources, "resources", 1, 15)?;
        within(&self.components.temples, "temples", 0, 60)?;
        within(&self.components.cities, "cities", 0, 60)?;
        within(&self.campaign.march, "march", 1, 3)?;
        if self.region.is_empty() || self.region.len() > MAX_REGIONS {
            let reason =
                Message::new("empire-fault-regions").with("found", self.region.len()).with("most", MAX_REGIONS);
            return Err(file.fault_overall(reason));
        }
        let [first, last] = *self.campaign.short.as_ref();
        if first < 1 || last < first || usize::from(last) > self.region.len() {
            let reason = Message::new("empire-fault-short").with("regions", self.region.len());
            return Err(file.fault(self.campaign.short.span(), reason));
        }
        if self.region[0].as_ref().start.is_none() {
            return Err(file.fault(self.region[0].span(), Message::new("empire-fault-start")));
        }
        self.region.iter().try_for_each(|region| region.as_ref().check(file, region.span()))
    }
}

impl Region {
    fn check(&self, file: &EditionFile, span: std::ops::Range<usize>) -> Result<(), Fault> {
        let count = self.provinces.len();
        if count == 0 || count > MAX_PROVINCES {
            let reason = Message::new("empire-fault-provinces").with("found", count).with("most", MAX_PROVINCES);
            return Err(file.fault(span, reason));
        }
        for (index, province) in self.provinces.iter().enumerate() {
            if usize::from(province.as_ref().number) != index + 1 {
                let reason = Message::new("empire-fault-number").with("expected", index + 1);
                return Err(file.fault(province.span(), reason));
            }
        }
        let exists = |number: u8| number >= 1 && usize::from(number) <= count;
        let unknown =
            |number: u8| Message::new("empire-fault-unknown-province").with("found", number).with("most", count);
        for number in [&self.entry, &self.target] {
            if !exists(*number.as_ref()) {
                return Err(file.fault(number.span(), unknown(*number.as_ref())));
            }
        }
        for (index, arrow) in self.arrows.iter().enumerate() {
            let ends = arrow.as_ref();
            for end in [ends.a, ends.b] {
                if !exists(end) {
                    return Err(file.fault(arrow.span(), unknown(end)));
                }
            }
            let same = |other: &Spanned<Arrow>| {
                let other = other.as_ref();
                (other.a, other.b) == (ends.a, ends.b) || (other.b, other.a) == (ends.a, ends.b)
            };
            if ends.a == ends.b || self.arrows[..index].iter().any(same) {
                return Err(file.fault(arrow.span(), Message::new("empire-fault-arrow")));
            }
        }
        if self.steps_to_target().is_none() {
            let reason = Message::new("empire-fault-unreachable").with("region", self.name.as_str());
            return Err(file.fault(span, reason));
        }
        Ok(())
    }

    /// How many provinces an army enters on the shortest way to the target.
    pub fn steps_to_target(&self) -> Option<usize> {
        let mut reached = 1u32 << self.entry.as_ref();
        for steps in 1..=self.provinces.len() {
            if reached >> self.target.as_ref() & 1 == 1 {
                return Some(steps);
            }
            let before = reached;
            for arrow in self.arrows.iter().map(Spanned::as_ref) {
                let (a, b) = (1 << arrow.a, 1 << arrow.b);
                if before & a != 0 && arrow.into_b.is_some() {
                    reached |= b;
                }
                if before & b != 0 && arrow.into_a.is_some() {
                    reached |= a;
                }
            }
        }
        None
    }
}
