//! Filling the four boxes on impulse.
//!
//! With the cubes of a region there are hundreds of ways to do it, and how much each suggests itself depends on nothing else. So they
//! are weighed once for a table, and an imagined line draws from them at once.

use crate::action::Boxes;
use table::Luck;

/// How much a number of cubes in each box suggests itself, by number.
const BID: [f32; 8] = [12.0, 3.0, 1.5, 0.6, 0.3, 0.2, 0.1, 0.1];
const ARMIES: [f32; 12] = [0.05, 0.5, 2.5, 6.0, 6.5, 5.5, 3.5, 1.5, 0.7, 0.3, 0.1, 0.05];
const TEMPLES: [f32; 12] = [0.5, 0.8, 2.0, 4.0, 5.0, 5.0, 5.0, 5.0, 4.5, 3.0, 1.5, 0.6];
const CITIES: [f32; 12] = [1.0, 0.6, 3.0, 4.0, 5.0, 4.0, 5.0, 4.0, 4.5, 2.0, 1.0, 0.4];

/// How much it suggests itself to fill the boxes like this.
pub(super) fn urge_to_allocate(boxes: Boxes) -> f32 {
    let weight = |weights: &[f32], cubes: u8| weights.get(usize::from(cubes)).copied().unwrap_or(0.02);
    weight(&BID, boxes.order)
        * weight(&ARMIES, boxes.armies)
        * weight(&TEMPLES, boxes.temples)
        * weight(&CITIES, boxes.cities)
}

/// All ways to fill the boxes, each with the squares of the urges up to and with its own.
#[derive(Clone, Debug)]
pub(crate) struct Impulses(Vec<(Boxes, f32)>);

impl Impulses {
    pub(crate) fn of(allocations: impl Iterator<Item = Boxes>) -> Impulses {
        let mut sum = 0.0;
        Impulses(
            allocations
                .map(|boxes| {
                    sum += urge_to_allocate(boxes).powi(2);
                    (boxes, sum)
                })
                .collect(),
        )
    }

    /// Draws one in proportion to the square of its urge.
    #[inline]
    pub(super) fn draw(&self, luck: &mut Luck) -> Boxes {
        let last = self.0.len() - 1;
        let at = luck.unit() as f32 * self.0[last].1;
        self.0[self.0.partition_point(|&(_, sum)| sum <= at).min(last)].0
    }
}
