//! The map in play: who borders whom, what each place is worth, and how it is drawn.

use crate::edition::{Checked, Drawing, RegionEntry, Side};
use crate::region::{REGION_NAMES, Region};
use crate::set::Set;
use table::geometry::{cells, rugged};
use table::scene::Spot;

/// How many map units a degree of latitude takes.
const SCALE: f32 = 20.0;
/// How bent coasts and borders are, and in pieces of what length.
const SWAY: f32 = 3.0;
const PIECE: f32 = 6.0;

/// The part of the board in play.
#[derive(Debug)]
pub struct Map {
    /// Every region.
    pub all: Set<Region>,
    /// Regions with a city.
    pub cities: Set<Region>,
    /// Regions with an oasis.
    pub oases: Set<Region>,
    /// The regions next to each region, by land or sea.
    pub neighbours: [Set<Region>; REGION_NAMES],
    /// The value of the city or oasis in each region.
    pub values: [u8; REGION_NAMES],
    /// The regions as they are drawn, in order.
    pub places: Vec<Place>,
    /// The ways across the sea, as they are drawn.
    pub passages: Vec<Vec<Spot>>,
    /// Left, top, width and height.
    pub frame: [f32; 4],
}

/// A region as it is drawn.
#[derive(Clone, Debug)]
pub struct Place {
    /// Which one.
    pub region: Region,
    /// Its name.
    pub name: String,
    /// The name of its city or oasis.
    pub site: Option<String>,
    /// The number of the player who starts there.
    pub start: Option<u8>,
    /// Its middle.
    pub at: Spot,
    /// Its outline.
    pub outline: Vec<Spot>,
}

impl Map {
    /// The map of a side, of which `in_play` is used.
    pub fn new(checked: &Checked, side: Side, in_play: impl Fn(Region) -> bool) -> Map {
        let drawing = &checked.edition.drawing;
        let on_side: Vec<&(Region, RegionEntry)> =
            checked.regions.iter().filter(|(region, _)| Side::of(region.part()) == side).collect();
        let sea = checked.edition.sea.iter().filter(|sea| sea.side == side).map(|sea| project(drawing, sea.at));
        let seeds: Vec<Spot> = on_side.iter().map(|(_, entry)| project(drawing, entry.at)).chain(sea).collect();
        let land = cells(&seeds, |_| corners(drawing).to_vec());
        let all: Set<Region> = on_side.iter().map(|&&(region, _)| region).filter(|&region| in_play(region)).collect();
        let is_whole = on_side.iter().all(|(region, _)| all.contains(*region));
        let mut map = Map {
            all,
            cities: Set::EMPTY,
            oases: Set::EMPTY,
            neighbours: [Set::EMPTY; REGION_NAMES],
            values: [0; REGION_NAMES],
            places: Vec::new(),
            passages: Vec::new(),
            frame: [0.0; 4],
        };
        for (index, (region, entry)) in on_side.into_iter().enumerate().filter(|(_, (region, _))| all.contains(*region))
        {
            let near = entry.neighbours.iter().map(|id| id.parse().expect("neighbours were checked"));
            map.neighbours[region.index()] = near.collect::<Set<Region>>() & all;
            let site = entry.city.as_ref().or(entry.oasis.as_ref());
            map.values[region.index()] = site.map_or(0, |site| site.value);
            if entry.city.is_some() {
                map.cities.insert(*region);
            }
            if entry.oasis.is_some() {
                map.oases.insert(*region);
            }
            map.places.push(Place {
                region: *region,
                name: entry.name.clone(),
                site: site.map(|site| site.name.clone()),
                start: site.and_then(|site| site.start),
                at: seeds[index],
                outline: rugged(&land[index], PIECE, SWAY),
            });
        }
        for &([from, to], ref entry) in &checked.passages {
            if !(all.contains(from) && all.contains(to)) || is_whole && entry.half_board_only {
                continue;
            }
            map.neighbours[from.index()].insert(to);
            map.neighbours[to.index()].insert(from);
            let mut way = vec![map.place(from).at];
            way.extend(entry.via.iter().map(|&at| project(drawing, at)));
            way.push(map.place(to).at);
            map.passages.push(way);
        }
        map.frame = frame(&map.places);
        map
    }

    /// The region as it is drawn. It must be in play.
    pub fn place(&self, region: Region) -> &Place {
        let found = self.places.iter().find(|place| place.region == region);
        found.expect("a region in play is drawn")
    }

    /// How many figures hold a region.
    pub fn figures(&self, region: Region) -> u8 {
        1 + u8::from(self.cities.contains(region))
    }

    /// How many figures hold these regions.
    pub fn figures_on(&self, held: Set<Region>) -> u8 {
        held.len() + (held & self.cities).len()
    }

    /// The regions next to any of these.
    pub fn around(&self, held: Set<Region>) -> Set<Region> {
        held.iter().fold(Set::EMPTY, |near, region| near | self.neighbours[region.index()])
    }

    /// What the cities and oases among these regions are worth.
    pub fn value_of(&self, held: Set<Region>) -> u32 {
        (held & (self.cities | self.oases)).iter().map(|region| u32::from(self.values[region.index()])).sum()
    }

    /// The regions without city or oasis.
    pub fn plains(&self) -> Set<Region> {
        self.all - self.cities - self.oases
    }
}

/// Degrees to map units, y down.
fn project(drawing: &Drawing, [longitude, latitude]: [f32; 2]) -> Spot {
    [(longitude - drawing.west) * drawing.stretch * SCALE, (drawing.north - latitude) * SCALE]
}

fn corners(drawing: &Drawing) -> [Spot; 4] {
    let [left, top] = project(drawing, [drawing.west, drawing.north]);
    let [right, bottom] = project(drawing, [drawing.east, drawing.south]);
    [[left, top], [right, top], [right, bottom], [left, bottom]]
}

/// The rectangle around all places, with a margin.
fn frame(places: &[Place]) -> [f32; 4] {
    const MARGIN: f32 = 8.0;
    let spots = || places.iter().flat_map(|place| place.outline.iter());
    let least = |axis: usize| spots().map(|spot| spot[axis]).fold(f32::INFINITY, f32::min);
    let most = |axis: usize| spots().map(|spot| spot[axis]).fold(f32::NEG_INFINITY, f32::max);
    let (left, top) = (least(0) - MARGIN, least(1) - MARGIN);
    [left, top, most(0) + MARGIN - left, most(1) + MARGIN - top]
}
