//! Edition, options and seats, turned into tables the rules can look things up in.

use crate::action::Boxes;
use crate::edition::{Edition, MAX_PROVINCES, Way};
use crate::instinct::Impulses;
use crate::scene::Atlas;
use table::{EditionFile, Fault, Message, Options, Seat};
use toml::Spanned;

/// All that stays the same during a game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The edition as it was read.
    pub edition: Edition,
    /// How many play.
    pub seats: usize,
    /// The regions, as the rules need them.
    pub regions: Vec<Terrain>,
    /// The first and the last region of this campaign, from 0.
    pub stages: (u8, u8),
    /// The options.
    pub rulings: Rulings,
    /// How bots fill their boxes in lines they imagine.
    pub(crate) impulses: Impulses,
    /// The maps, drawn when somebody first looks at them.
    pub(crate) atlas: Atlas,
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    /// The short campaign, with halved final awards.
    pub short: bool,
    /// Everyone who is not the top bidder chooses by bid rather than by score.
    pub rest_by_bid: bool,
    /// Equal scores are settled by lot rather than by armies and temples.
    pub score_ties_by_lot: bool,
    /// A contested city costs at least what an uncontested one does, and so a temple.
    pub contested_floor: bool,
    /// A tie at the end goes to the player with more buildings.
    pub tie_by_buildings: bool,
    /// The short campaign halves the sum of the final awards rather than each.
    pub halve_total: bool,
    /// Who begins if nobody bids in the very first turn.
    pub oldest: Seat,
}

/// One region as the rules need it.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// How many provinces.
    pub provinces: u8,
    /// The province armies enter from the campaign symbol.
    pub entry: u8,
    /// The province whose entering ends the region.
    pub target: u8,
    /// Cubes to go from one ground to another; `CLOSED` if no arrow leads there.
    pub cost: [[u8; MAX_PROVINCES + 1]; MAX_PROVINCES + 1],
    /// Whether temples can be built, by number.
    pub temple: [bool; MAX_PROVINCES + 1],
    /// Whether a city can be founded, by number.
    pub city: [bool; MAX_PROVINCES + 1],
    /// Which ways are ship passages.
    pub ship: [[bool; MAX_PROVINCES + 1]; MAX_PROVINCES + 1],
}

/// No arrow leads this way.
pub const CLOSED: u8 = u8::MAX;

impl Setup {
    /// Reads an edition for a table.
    pub fn new(file: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        let edition = Edition::read(file)?;
        let is = |key: &str, value: &str| options.get(key) == value;
        let short = is("campaign", "short");
        let oldest: u8 = options.get("oldestSeat").parse().expect("the option allows numbers only");
        if usize::from(oldest) >= seats {
            return Err(file.fault_overall(Message::new("empire-fault-oldest").with("seats", seats)));
        }
        let stages = if short {
            let [first, last] = *edition.campaign.short.as_ref();
            (first - 1, last - 1)
        } else {
            (0, edition.region.len() as u8 - 1)
        };
        let rulings = Rulings {
            short,
            rest_by_bid: is("turnOrderRest", "bid"),
            score_ties_by_lot: is("vpTie", "lot"),
            contested_floor: is("contestedFloor", "true"),
            tie_by_buildings: is("finalTie", "buildings"),
            halve_total: is("halve", "total"),
            oldest: Seat(oldest),
        };
        let regions = edition.region.iter().map(|region| Terrain::of(region.as_ref())).collect();
        let impulses = Impulses::of(Boxes::all(*edition.components.resources.as_ref()));
        Ok(Setup { edition, seats, regions, stages, rulings, impulses, atlas: Atlas::default() })
    }
}

impl Terrain {
    fn of(region: &crate::edition::Region) -> Terrain {
        let mut terrain = Terrain {
            provinces: region.provinces.len() as u8,
            entry: *region.entry.as_ref(),
            target: *region.target.as_ref(),
            cost: [[CLOSED; MAX_PROVINCES + 1]; MAX_PROVINCES + 1],
            temple: [false; MAX_PROVINCES + 1],
            city: [false; MAX_PROVINCES + 1],
            ship: [[false; MAX_PROVINCES + 1]; MAX_PROVINCES + 1],
        };
        terrain.cost[0][usize::from(terrain.entry)] = 0;
        for province in region.provinces.iter().map(Spanned::as_ref) {
            terrain.temple[usize::from(province.number)] = province.temple;
            terrain.city[usize::from(province.number)] = province.city;
        }
        for arrow in region.arrows.iter().map(Spanned::as_ref) {
            let (a, b) = (usize::from(arrow.a), usize::from(arrow.b));
            terrain.cost[b][a] = arrow.into_a.unwrap_or(CLOSED);
            terrain.cost[a][b] = arrow.into_b.unwrap_or(CLOSED);
            let ship = arrow.way == Way::Ship;
            (terrain.ship[a][b], terrain.ship[b][a]) = (ship, ship);
        }
        terrain
    }

    /// The cubes it takes to go from one ground to another, if an arrow leads there.
    pub fn cost(&self, from: u8, to: u8) -> Option<u8> {
        let cost = *self.cost.get(usize::from(from))?.get(usize::from(to))?;
        (cost != CLOSED).then_some(cost)
    }

    /// The provinces by number.
    pub fn numbers(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        1..=self.provinces
    }
}
