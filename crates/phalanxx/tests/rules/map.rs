//! The maps: what is drawn is what the rules say.

use crate::support::*;
use phalanxx::map::{Map, Place};
use phalanxx::region::Region;
use phalanxx::set::Set;
use table::geometry::contains;
use table::scene::Spot;

/// The edges of an outline.
fn edges(outline: &[Spot]) -> impl Iterator<Item = [Spot; 2]> {
    (0..outline.len()).map(|at| [outline[at], outline[(at + 1) % outline.len()]])
}

/// How long the border is that two outlines share.
fn border(a: &Place, b: &Place) -> f32 {
    let length = |[from, to]: [Spot; 2]| (from[0] - to[0]).hypot(from[1] - to[1]);
    let middle = |[from, to]: [Spot; 2]| [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
    let near = |p: Spot, q: Spot| (p[0] - q[0]).hypot(p[1] - q[1]) < 0.5;
    edges(&a.outline)
        .filter(|&edge| edges(&b.outline).any(|other| near(middle(edge), middle(other)) && length(edge) > 0.5))
        .map(length)
        .sum()
}

/// The land neighbours of a region: all but those across the sea.
fn by_land(map: &Map, place: &Place) -> Set<Region> {
    let across = map.passages.iter().filter_map(|way| {
        let (&from, &to) = way.first().zip(way.last()).expect("a way has two ends");
        let other = if from == place.at {
            to
        } else if to == place.at {
            from
        } else {
            return None;
        };
        map.places.iter().find(|place| place.at == other).map(|place| place.region)
    });
    map.neighbours[place.region.index()] - across.collect()
}

/// Where a way across the sea bends, there is sea.
#[test]
fn ways_across_the_sea_bend_at_sea() {
    let map = &setup(4, &[]).map;
    let bends: Vec<Spot> = map.passages.iter().flat_map(|way| &way[1..way.len() - 1]).copied().collect();
    assert!(!bends.is_empty());
    for bend in bends {
        let land = map.places.iter().find(|place| contains(&place.outline, bend));
        assert_eq!(land.map(|place| &place.name), None, "{bend:?}");
    }
    assert!(map.places.iter().all(|place| contains(&place.outline, place.at)));
}

/// Two regions are drawn with a common border exactly if they are neighbours by land.
#[test]
fn borders_are_drawn_where_the_rules_have_them() {
    for seats in 2..=4 {
        let setup = setup(seats, &[]);
        for place in &setup.map.places {
            let drawn: Set<Region> = setup
                .map
                .places
                .iter()
                .filter(|other| other.region != place.region && border(place, other) > 4.0)
                .map(|other| other.region)
                .collect();
            assert_eq!(drawn, by_land(&setup.map, place), "{} with {seats} players", place.name);
        }
    }
}

/// Every region can be reached from every other, and every start has a free neighbour.
#[test]
fn the_maps_hang_together() {
    for seats in 1..=4 {
        let state = prepared(seats, &[], 1);
        let map = &state.setup.map;
        let mut reached: Set<Region> = map.all.iter().take(1).collect();
        for _ in 0..map.all.len() {
            reached = reached | map.around(reached);
        }
        assert_eq!(reached, map.all);
        for seat in table::Seat::first(seats) {
            let free = map.around(state.faction(seat).held) - state.occupied();
            assert!(!free.is_empty(), "{seat:?} of {seats}");
        }
    }
}

/// No oasis is worth more than a city.
#[test]
fn no_oasis_is_worth_more_than_a_city() {
    for seats in 2..=4 {
        let setup = setup(seats, &[]);
        let value = |region: Region| setup.map.values[region.index()];
        let dearest_oasis = setup.map.oases.iter().map(value).max();
        assert!(setup.map.cities.iter().map(value).min() >= dearest_oasis);
    }
}
