//! Shapes for boards that are given as points: each place gets the land nearest to it.

use crate::scene::Spot;

/// Cuts the land of each seed: what lies within its own outline and nearer to it than to any other seed (a Voronoi cell, clipped).
///
/// ```
/// use table::geometry::{cells, round};
/// let seeds = [[0.0, 0.0], [2.0, 0.0]];
/// let land = cells(&seeds, |seed| round(seeds[seed], 1.5, 16));
/// assert!(land[0].iter().all(|&[x, _]| x <= 1.0 + 1e-4), "the border lies half-way");
/// ```
pub fn cells(seeds: &[Spot], outline: impl Fn(usize) -> Vec<Spot>) -> Vec<Vec<Spot>> {
    cells_apart(seeds, outline, |_, _| 0.0)
}

/// The same, with `strait(seed, other)` left free on the seed's side of the border with each other seed.
pub fn cells_apart(
    seeds: &[Spot],
    outline: impl Fn(usize) -> Vec<Spot>,
    strait: impl Fn(usize, usize) -> f32,
) -> Vec<Vec<Spot>> {
    seeds
        .iter()
        .enumerate()
        .map(|(index, &own)| {
            let others = seeds.iter().enumerate().filter(|&(other, _)| other != index);
            others.fold(outline(index), |land, (number, &other)| {
                // As if the other stood nearer by twice as much, which moves the border by once.
                let between = (other[0] - own[0]).hypot(other[1] - own[1]).max(f32::MIN_POSITIVE);
                let part = (1.0 - 2.0 * strait(index, number) / between).max(0.0);
                nearer(&land, own, [0, 1].map(|axis| own[axis] + part * (other[axis] - own[axis])))
            })
        })
        .collect()
}

/// The outline of a stretch of land that reaches about so far across and down, with bays, so that none is as round as a coin.
/// Each `seed` gives other bays.
pub fn coast(centre: Spot, reach: [f32; 2], seed: usize) -> Vec<Spot> {
    const CORNERS: usize = 40;
    // Between a circle (1) and a rectangle (0).
    const ROUND: f32 = 0.88;
    let unlike = seed as f32;
    round([0.0, 0.0], 1.0, CORNERS)
        .iter()
        .enumerate()
        .map(|(corner, direction)| {
            let angle = std::f32::consts::TAU * corner as f32 / CORNERS as f32;
            let bays = 1.0 + 0.08 * (3.0 * angle + 1.7 * unlike).sin() + 0.06 * (7.0 * angle + 2.9 * unlike).sin();
            [0, 1].map(|axis| {
                let part = direction[axis].abs().powf(ROUND).copysign(direction[axis]);
                centre[axis] + reach[axis] * bays * part
            })
        })
        .collect()
}

/// The same area with its edges broken into pieces no longer than `piece` and bent by up to about `sway`, as coasts and borders are.
///
/// How far a spot is moved depends on nothing but where it lies: what bordered on each other still does.
///
/// ```
/// use table::geometry::rugged;
/// let border = [[1.0, 0.0], [1.0, 2.0]];
/// let west = rugged(&[border[0], border[1], [0.0, 1.0]], 0.5, 0.1);
/// let east = rugged(&[border[1], border[0], [2.0, 1.0]], 0.5, 0.1);
/// assert_eq!(west.iter().filter(|spot| east.contains(spot)).count(), 5, "four pieces of border");
/// ```
pub fn rugged(area: &[Spot], piece: f32, sway: f32) -> Vec<Spot> {
    let next = area.iter().cycle().skip(1);
    let edges = area.iter().zip(next);
    let spots = edges.flat_map(|(&from, &to)| {
        let length = (to[0] - from[0]).hypot(to[1] - from[1]);
        let pieces = (length / piece).ceil().clamp(1.0, 256.0) as usize;
        (0..pieces).map(move |step| {
            // Counted from the lesser end, so that neighbours break their common edge at the same spots to the last bit.
            let [low, high, step] = if from <= to { [0, 1, step] } else { [1, 0, pieces - step] };
            let (ends, part) = ([from, to], step as f32 / pieces as f32);
            [0, 1].map(|axis| ends[low][axis] + part * (ends[high][axis] - ends[low][axis]))
        })
    });
    spots.map(|spot| bent(spot, sway)).collect()
}

/// A spot moved by some waves of unlike lengths, never so much that two spots would change places.
fn bent(spot: Spot, sway: f32) -> Spot {
    let [x, y] = spot.map(|length| length / sway);
    let [dx, dy] = [[x, y], [y, -x]].map(|[along, across]| {
        0.5 * (0.30 * along + 0.24 * across).sin()
            + 0.4 * (0.51 * across - 0.38 * along + 1.0).sin()
            + 0.2 * (1.10 * along + 0.90 * across + 2.0).sin()
    });
    [spot[0] + sway * dx, spot[1] + sway * dy]
}

/// A round outline with this many corners.
pub fn round(centre: Spot, radius: f32, corners: usize) -> Vec<Spot> {
    (0..corners)
        .map(|corner| {
            let angle = std::f32::consts::TAU * corner as f32 / corners as f32;
            [centre[0] + radius * angle.cos(), centre[1] + radius * angle.sin()]
        })
        .collect()
}

/// Whether `spot` lies in an area: a line from it to the far right crosses the edge an odd number of times.
///
/// ```
/// use table::geometry::contains;
/// let square = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]];
/// assert!(contains(&square, [1.0, 1.0]) && !contains(&square, [3.0, 1.0]));
/// ```
pub fn contains(area: &[Spot], [x, y]: Spot) -> bool {
    let edges = area.iter().zip(area.iter().cycle().skip(1));
    let crosses =
        |&(&[x0, y0], &[x1, y1]): &(&Spot, &Spot)| (y0 > y) != (y1 > y) && x < (x1 - x0) * (y - y0) / (y1 - y0) + x0;
    edges.filter(crosses).count() % 2 == 1
}

/// The part of `area` that is nearer to `own` than to `other`.
fn nearer(area: &[Spot], own: Spot, other: Spot) -> Vec<Spot> {
    let distance = |spot: Spot, seed: Spot| (spot[0] - seed[0]).powi(2) + (spot[1] - seed[1]).powi(2);
    let lead = |spot: Spot| distance(spot, other) - distance(spot, own);
    let mut part = Vec::with_capacity(area.len() + 1);
    for (index, &here) in area.iter().enumerate() {
        let next = area[(index + 1) % area.len()];
        let (a, b) = (lead(here), lead(next));
        if a >= 0.0 {
            part.push(here);
        }
        if (a >= 0.0) != (b >= 0.0) {
            let t = a / (a - b);
            part.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(corners: &[Spot]) -> f32 {
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum::<f32>().abs() / 2.0
    }

    #[test]
    fn cells_share_the_land_without_gap_or_overlap() {
        let square = vec![[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]];
        let seeds = [[1.0, 1.0], [3.0, 1.0], [2.0, 3.0], [0.5, 3.5]];
        let total: f32 = cells(&seeds, |_| square.clone()).iter().map(|cell| area(cell)).sum();
        assert!((total - 16.0).abs() < 1e-3, "{total}");
    }

    #[test]
    fn a_strait_stays_free_on_both_sides_of_the_border() {
        let seeds = [[0.0, 0.0], [2.0, 0.0]];
        let land = cells_apart(&seeds, |seed| round(seeds[seed], 1.5, 16), |_, _| 0.25);
        let shore = |land: &[Spot], pick: fn(f32, f32) -> f32| land.iter().map(|spot| spot[0]).reduce(pick).unwrap();
        assert!((shore(&land[0], f32::max) - 0.75).abs() < 1e-4);
        assert!((shore(&land[1], f32::min) - 1.25).abs() < 1e-4);
    }

    #[test]
    fn what_lies_in_an_area_is_found_there() {
        let area = [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [2.0, 1.0], [0.0, 4.0]];
        assert!(contains(&area, [0.5, 2.0]) && contains(&area, [3.5, 2.0]) && contains(&area, [2.0, 0.5]));
        assert!(!contains(&area, [2.0, 2.0]) && !contains(&area, [5.0, 2.0]) && !contains(&[], [0.0, 0.0]));
    }

    #[test]
    fn a_lone_seed_keeps_its_outline() {
        assert_eq!(cells(&[[0.0, 0.0]], |_| round([0.0, 0.0], 1.0, 8))[0].len(), 8);
    }
}
