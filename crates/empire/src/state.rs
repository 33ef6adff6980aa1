//! A position: one flat value.

use crate::action::Boxes;
use crate::edition::{MAX_PROVINCES, MAX_REGIONS};
use crate::setup::{Setup, Terrain};
use table::{MAX_SEATS, Seat, Seats, Shared};

/// Grounds of a region: the campaign symbol and its provinces.
pub const GROUNDS: usize = MAX_PROVINCES + 1;

/// A game of Empire.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Empire {
    pub(crate) setup: Shared<Setup>,
    pub(crate) phase: Phase,
    /// The region, from 0.
    pub(crate) region: u8,
    /// The turn in the region, from 1.
    pub(crate) turn: u8,
    /// Whether an army has entered the target of the region.
    pub(crate) target_entered: bool,
    /// Seats whose secret allocation lies behind the screen.
    pub(crate) committed: Seats,
    /// Those allocations.
    pub(crate) secret: [Boxes; MAX_SEATS],
    /// Cubes that lie open on the tableaux. Armies on the board have left their box.
    pub(crate) boxes: [Boxes; MAX_SEATS],
    /// The allocations as they were revealed in the first turn of the region, by which ties are settled.
    pub(crate) revealed: [Boxes; MAX_SEATS],
    /// Who chooses a place in the order of turns, first to last.
    pub(crate) choosers: Row,
    /// Who plays when; `NOBODY` where the place is free.
    pub(crate) order: [u8; MAX_SEATS],
    /// Armies by seat, ground and provinces entered this turn.
    pub(crate) armies: [[[u8; 4]; GROUNDS]; MAX_SEATS],
    /// Seats that announced a temple, by province.
    pub(crate) temples_announced: [Seats; GROUNDS],
    /// Seats that announced a city, by province.
    pub(crate) cities_announced: [Seats; GROUNDS],
    /// Temples by region, province and seat.
    pub(crate) temples: [[[u8; MAX_SEATS]; GROUNDS]; MAX_REGIONS],
    /// Who founded the city, by region and province; `NOBODY` if there is none.
    pub(crate) cities: [[u8; GROUNDS]; MAX_REGIONS],
    /// Points by source and seat.
    pub(crate) points: [[i16; MAX_SEATS]; SOURCES],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// All who have not committed fill their boxes in secret.
    Allocate,
    /// A lot is cast among these for the next place among the choosers.
    Lot(Seats),
    /// This chooser, from 0, takes a place in the order of turns.
    Choose(u8),
    /// The player at this place in the order of turns, from 0, marches.
    March(u8),
    /// The same player announces buildings.
    Build(u8),
    /// The game has ended.
    Over,
}

/// Nobody: a free place, no city.
pub(crate) const NOBODY: u8 = u8::MAX;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Most armies in a province.
    Provinces,
    /// Temples built.
    Temples,
    /// Cities founded.
    Cities,
    /// Most cities on the board.
    MostCities,
    /// Most temples on the board.
    MostTemples,
    /// Most cities in a region.
    RegionCities,
    /// Most temples in a region.
    RegionTemples,
    /// What the short campaign takes off when it halves the sum of the final awards.
    Halving,
}

/// How many sources of points there are.
pub(crate) const SOURCES: usize = 8;

impl Origin {
    /// Every source, in the order they are shown.
    pub const ALL: [Origin; SOURCES] = [
        Origin::Provinces,
        Origin::Temples,
        Origin::Cities,
        Origin::MostCities,
        Origin::MostTemples,
        Origin::RegionCities,
        Origin::RegionTemples,
        Origin::Halving,
    ];
}

/// Seats in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row {
    seats: [u8; MAX_SEATS],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Row = Row { seats: [NOBODY; MAX_SEATS], len: 0 };

    pub(crate) fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.len)] = seat.0;
        self.len += 1;
    }

    pub(crate) fn get(&self, index: u8) -> Seat {
        Seat(self.seats[usize::from(index)])
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn contains(&self, seat: Seat) -> bool {
        self.seats[..usize::from(self.len)].contains(&seat.0)
    }
}

impl Empire {
    /// Edition, options and seats.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The region, from 0.
    pub fn region(&self) -> usize {
        usize::from(self.region)
    }

    /// The turn in the region, from 1.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    pub(crate) fn terrain(&self) -> &Terrain {
        &self.setup.regions[self.region()]
    }

    /// Who plays at this place in the order of turns, from 0, once that place is taken.
    pub fn player_at(&self, place: u8) -> Option<Seat> {
        let seat = self.order[usize::from(place)];
        (seat != NOBODY).then_some(Seat(seat))
    }

    /// Cubes that lie open on the tableau of `seat`.
    pub fn boxes(&self, seat: Seat) -> Boxes {
        self.boxes[seat.index()]
    }

    /// Armies of `seat` on a ground of the current region.
    pub fn armies_at(&self, seat: Seat, ground: u8) -> u8 {
        sum(self.armies[seat.index()][usize::from(ground)])
    }

    /// Armies of `seat` on the board.
    pub fn armies_out(&self, seat: Seat) -> u8 {
        self.armies[seat.index()].iter().map(|&there| sum(there)).sum()
    }

    /// Cubes of `seat` that are spent until the region ends.
    pub fn spent(&self, seat: Seat) -> u8 {
        if self.phase == Phase::Allocate && self.turn == 1 {
            return 0;
        }
        let kept = self.boxes[seat.index()];
        self.setup.edition.components.resources.as_ref() - kept.total() as u8 - self.armies_out(seat)
    }

    /// Temples of `seat` standing anywhere.
    pub fn temples_built(&self, seat: Seat) -> u8 {
        self.temples.iter().flatten().map(|built| built[seat.index()]).sum()
    }

    /// Temples of `seat` in a region.
    pub fn temples_in(&self, seat: Seat, region: usize) -> u8 {
        self.temples[region].iter().map(|built| built[seat.index()]).sum()
    }

    /// Cities of `seat` anywhere.
    pub fn cities_built(&self, seat: Seat) -> u8 {
        self.cities.iter().flatten().filter(|&&owner| owner == seat.0).count() as u8
    }

    /// Cities of `seat` in a region.
    pub fn cities_in(&self, seat: Seat, region: usize) -> u8 {
        self.cities[region].iter().filter(|&&owner| owner == seat.0).count() as u8
    }

    /// Temples and cities that `seat` has announced.
    pub fn announced(&self, seat: Seat) -> (u8, u8) {
        let count = |all: &[Seats]| all.iter().filter(|seats| seats.contains(seat)).count() as u8;
        (count(&self.temples_announced), count(&self.cities_announced))
    }

    /// Temples `seat` could still announce.
    pub fn temples_left(&self, seat: Seat) -> u8 {
        let (announced, _) = self.announced(seat);
        self.setup.edition.components.temples.as_ref() - self.temples_built(seat) - announced
    }

    /// Cities `seat` could still announce.
    pub fn cities_left(&self, seat: Seat) -> u8 {
        let (_, announced) = self.announced(seat);
        self.setup.edition.components.cities.as_ref() - self.cities_built(seat) - announced
    }

    /// Who founded the city in a province.
    pub fn city(&self, region: usize, province: u8) -> Option<Seat> {
        let owner = self.cities[region][usize::from(province)];
        (owner != NOBODY).then_some(Seat(owner))
    }

    /// Points of `seat` so far.
    pub fn score(&self, seat: Seat) -> i32 {
        self.points.iter().map(|by_seat| i32::from(by_seat[seat.index()])).sum()
    }
}

/// The sum of four numbers, all at once: it is asked for all the time.
fn sum(four: [u8; 4]) -> u8 {
    (u32::from_ne_bytes(four).wrapping_mul(0x0101_0101) >> 24) as u8
}
