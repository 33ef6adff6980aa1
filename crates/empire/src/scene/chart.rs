//! Where the provinces of a map are drawn: about where they lay, but each with room for its name and all that may stand in it.
//!
//! Coordinates alone would put Lydia under Mysia's name and leave Persia empty. So the places are spread until nothing lies on
//! anything else, and pulled together where a way between them is longer than it need be.

use std::array::from_fn;
use table::geometry::{cells_apart, coast, rugged};
use table::scene::Spot;

/// How much lies between two rooms at least, across and down.
const APART: [f32; 2] = [0.9, 0.65];
/// How long a way between two rooms is at least, so that its prices have a place beside it, and at most, so that their lands meet.
const WAY: [f32; 2] = [0.8, 1.2];
/// How far a way stays from rooms it does not lead to.
const BERTH: f32 = 0.25;
/// How often places are moved; they have long come to rest by then.
const ROUNDS: usize = 400;
/// How far land reaches beyond the room of its place.
const SHORE: f32 = 0.75;
/// How much of it is sea where a passage crosses, at least and at most.
const STRAITS: [f32; 2] = [0.06, 0.35];
/// How much sea there is around all.
const SEA: f32 = 0.3;
/// How bent coasts and borders are, and in pieces of what length.
const SWAY: f32 = 0.14;
const PIECE: f32 = 0.22;

/// A place to be drawn: where it lay, and the width and height of what stands there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub at: Spot,
    pub room: [f32; 2],
}

/// A way between two places, by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub ends: [usize; 2],
    pub ship: bool,
}

/// Places, spread.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    places: Vec<Place>,
    /// The land of each place.
    pub(super) lands: Vec<Vec<Spot>>,
    /// Left, top, width and height.
    pub(super) frame: [f32; 4],
}

impl Chart {
    /// Spreads places and cuts their land.
    pub(super) fn new(mut places: Vec<Place>, ways: &[Way]) -> Chart {
        stretch(&mut places, ways);
        for _ in 0..ROUNDS {
            pull(&mut places, ways);
            clear(&mut places, ways);
            part(&mut places);
        }
        let lands = lands(&places, ways);
        let frame = frame(&lands);
        Chart { places, lands, frame }
    }

    /// Where a place is drawn.
    pub(super) fn at(&self, place: usize) -> Spot {
        self.places[place].at
    }

    /// The way from the room of one place to that of another.
    pub(super) fn way(&self, from: usize, to: usize) -> [Spot; 2] {
        [edge(self.places[from], self.at(to)), edge(self.places[to], self.at(from))]
    }

    /// Where a price of this size is written for who goes from one place to another: on the right of the way, near where it leads,
    /// and clear of rooms and of what is written already.
    pub(super) fn beside(&self, from: usize, to: usize, size: f32, written: &[Spot]) -> Spot {
        let [start, end] = self.way(from, to);
        let (along, length) = direction(start, end);
        let aside = [-along[1], along[0]];
        let back = (length * 0.3).max(size * 0.5);
        let spots = [1.1, 1.25, 1.4, -1.1, -1.25].into_iter().flat_map(|right| {
            [0.0, 0.15, 0.3, 0.5].map(|more| {
                let back = back + more * length;
                from_fn(|axis| end[axis] - back * along[axis] + right * size * aside[axis])
            })
        });
        let free = |spot: &Spot| {
            self.places.iter().all(|place| overlap(*place, Place { at: *spot, room: [size, size] }) <= 0.0)
                && written.iter().all(|other| direction(*other, *spot).1 > size)
        };
        let first = spots.clone().next().expect("there are some");
        spots.clone().find(free).unwrap_or(first)
    }
}

/// The unit vector from one spot to another, and how far it is.
fn direction(from: Spot, to: Spot) -> ([f32; 2], f32) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy);
    if length > 0.0 { ([dx / length, dy / length], length) } else { ([1.0, 0.0], 0.0) }
}

/// Where the line from a place to `to` leaves its room.
fn edge(place: Place, to: Spot) -> Spot {
    let [x, y] = place.at;
    let (dx, dy) = (to[0] - x, to[1] - y);
    let part = (place.room[0] / 2.0 / dx.abs()).min(place.room[1] / 2.0 / dy.abs()).min(1.0);
    [x + part * dx, y + part * dy]
}

/// How far two rooms lie in each other; less than nothing if they do not.
fn overlap(a: Place, b: Place) -> f32 {
    let [across, down] = lack(a, b, [0.0; 2]);
    across.min(down)
}

/// What two places are too near by, across and down, if so much is to lie between their rooms.
fn lack(a: Place, b: Place, between: [f32; 2]) -> [f32; 2] {
    from_fn(|axis| (a.room[axis] + b.room[axis]) / 2.0 + between[axis] - (b.at[axis] - a.at[axis]).abs())
}

fn push(places: &mut [Place], place: usize, by: [f32; 2]) {
    let [x, y] = places[place].at;
    places[place].at = [x + by[0], y + by[1]];
}

/// Enlarges the map until its ways are about as long as the rooms are wide.
fn stretch(places: &mut [Place], ways: &[Way]) {
    let long = |way: &Way| direction(places[way.ends[0]].at, places[way.ends[1]].at).1;
    let wide = |way: &Way| way.ends.iter().flat_map(|&end| places[end].room).sum::<f32>() / 4.0;
    let scale = 1.35 * ways.iter().map(wide).sum::<f32>() / ways.iter().map(long).sum::<f32>();
    if scale.is_normal() {
        for place in places {
            place.at = place.at.map(|length| length * scale);
        }
    }
}

/// Pulls places together whose way is too long, and apart where it is too short.
fn pull(places: &mut [Place], ways: &[Way]) {
    for &Way { ends: [a, b], .. } in ways {
        let (from, to) = (places[a], places[b]);
        let length = direction(edge(from, to.at), edge(to, from.at)).1;
        let lack = (WAY[0] - length).max(0.0) - (length - WAY[1]).max(0.0);
        let by = direction(from.at, to.at).0.map(|part| 0.1 * lack * part);
        push(places, b, by);
        push(places, a, by.map(|length| -length));
    }
}

/// Moves places and ways apart where a way runs through a room it does not lead to.
fn clear(places: &mut [Place], ways: &[Way]) {
    for &Way { ends: [a, b], .. } in ways {
        for other in (0..places.len()).filter(|&other| other != a && other != b) {
            let (along, length) = direction(places[a].at, places[b].at);
            let aside = [-along[1], along[0]];
            let from = [0, 1].map(|axis| places[other].at[axis] - places[a].at[axis]);
            let passed = (from[0] * along[0] + from[1] * along[1]) / length;
            let off = from[0] * aside[0] + from[1] * aside[1];
            let room = places[other].room;
            let lack = (aside[0].abs() * room[0] + aside[1].abs() * room[1]) / 2.0 + BERTH - off.abs();
            if passed > 0.0 && passed < 1.0 && lack > 0.0 {
                let by = aside.map(|length| (0.15 * lack).copysign(off) * length);
                push(places, other, by);
                push(places, a, by.map(|length| -length));
                push(places, b, by.map(|length| -length));
            }
        }
    }
}

/// Moves places apart whose rooms are too near each other, the shorter way.
fn part(places: &mut [Place]) {
    for a in 0..places.len() {
        for b in a + 1..places.len() {
            let lack = lack(places[a], places[b], APART);
            if lack[0].min(lack[1]) > 0.0 {
                let axis = usize::from(lack[0] > 1.3 * lack[1]);
                let mut by = [0.0; 2];
                by[axis] = (0.25 * lack[axis]).copysign(places[b].at[axis] - places[a].at[axis]);
                push(places, b, by);
                push(places, a, by.map(|length| -length));
            }
        }
    }
}

/// The land of each place, with straits where only ships go.
fn lands(places: &[Place], ways: &[Way]) -> Vec<Vec<Spot>> {
    let seeds: Vec<Spot> = places.iter().map(|place| place.at).collect();
    let sails = |a: usize, b: usize| ways.iter().any(|way| way.ship && (way.ends == [a, b] || way.ends == [b, a]));
    // Not so much that the sea would come to lie under what stands in the room.
    let shore = |a: usize, b: usize| {
        let (along, length) = direction(places[a].at, places[b].at);
        let reach = (along[0].abs() * places[a].room[0] + along[1].abs() * places[a].room[1]) / 2.0;
        (length / 2.0 - reach).clamp(STRAITS[0], STRAITS[1])
    };
    let strait = |a: usize, b: usize| if sails(a, b) { shore(a, b) } else { 0.0 };
    let reach = |seed: usize| places[seed].room.map(|length| length / 2.0 + SHORE);
    let lands = cells_apart(&seeds, |seed| coast(seeds[seed], reach(seed), seed), strait);
    lands.iter().map(|land| rugged(land, PIECE, SWAY)).collect()
}

/// Left, top, width and height of all the land, and some sea around it.
fn frame(lands: &[Vec<Spot>]) -> [f32; 4] {
    let spots = || lands.iter().flatten();
    let least: [f32; 2] = from_fn(|axis| spots().map(|spot| spot[axis]).fold(f32::MAX, f32::min) - SEA);
    let most: [f32; 2] = from_fn(|axis| spots().map(|spot| spot[axis]).fold(f32::MIN, f32::max) + SEA);
    [least[0], least[1], most[0] - least[0], most[1] - least[1]]
}
