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
    seeds
        .iter()
        .enumerate()
        .map(|(index, &own)| {
            let others = seeds.iter().enumerate().filter(|&(other, _)| other != index);
            others.fold(outline(index), |land, (_, &other)| nearer(&land, own, other))
        })
        .collect()
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
    fn a_lone_seed_keeps_its_outline() {
        assert_eq!(cells(&[[0.0, 0.0]], |_| round([0.0, 0.0], 1.0, 8))[0].len(), 8);
    }
}
