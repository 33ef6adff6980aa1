//! From map units to the units of the drawing.

use super::{CELL, WORDS};
use std::fmt::Write as _;
use table::scene::{Board, Form, Role, Spot};

/// How a board is laid on the drawing.
pub(super) struct Chart {
    frame: [f32; 4],
    scale: f32,
}

impl Chart {
    /// The chart on which a usual cell of `board` is at least [`CELL`] wide and usual words are at least [`WORDS`] high.
    pub(super) fn of(board: &Board) -> Chart {
        let cells = board.shapes.iter().filter_map(|shape| match (&shape.form, shape.role) {
            (Form::Area(spots), Role::Land | Role::Field) => Some(narrow_side(spots)),
            _ => None,
        });
        let words = board.shapes.iter().filter_map(|shape| match shape.form {
            Form::Text { size, .. } => Some(size),
            _ => None,
        });
        let by_cells = CELL / usual(cells).unwrap_or(board.frame[2] / 8.0);
        let by_words = usual(words).map_or(0.0, |size| WORDS / size);
        let scale = by_cells.max(by_words);
        Chart { frame: board.frame, scale: if scale.is_normal() { scale } else { 1.0 } }
    }

    /// A length on the drawing, to a tenth of a unit.
    pub(super) fn length(&self, length: f32) -> f32 {
        tenth(length * self.scale)
    }

    /// A spot on the drawing.
    pub(super) fn spot(&self, [x, y]: Spot) -> Spot {
        [self.length(x - self.frame[0]), self.length(y - self.frame[1])]
    }

    /// Width and height of the drawing.
    pub(super) fn size(&self) -> [f32; 2] {
        [self.length(self.frame[2]), self.length(self.frame[3])]
    }

    /// The commands of a path through `spots`, appended to `path`.
    pub(super) fn trace(&self, spots: &[Spot], path: &mut String) {
        for (index, &spot) in spots.iter().enumerate() {
            let [x, y] = self.spot(spot);
            let command = if index == 0 { 'M' } else { 'L' };
            write!(path, "{command}{x} {y}").expect("a string takes everything");
        }
    }
}

/// The number to one decimal place.
pub(super) fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// The middle one of some lengths.
fn usual(lengths: impl Iterator<Item = f32>) -> Option<f32> {
    let mut lengths: Vec<f32> = lengths.filter(|length| length.is_normal()).collect();
    lengths.sort_by(f32::total_cmp);
    lengths.get(lengths.len() / 2).copied()
}

/// The shorter side of the box around `spots`.
fn narrow_side(spots: &[Spot]) -> f32 {
    let extent = |axis: usize| {
        let (low, high) = spots
            .iter()
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), spot| (low.min(spot[axis]), high.max(spot[axis])));
        high - low
    };
    extent(0).min(extent(1))
}

/// The middle of an area, and how far the nearest edge is.
pub(super) fn middle(spots: &[Spot]) -> (Spot, f32) {
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for ([x0, y0], [x1, y1]) in edges(spots) {
        let cross = x0 * y1 - x1 * y0;
        area += cross;
        x += (x0 + x1) * cross;
        y += (y0 + y1) * cross;
    }
    let centre = if area.abs() > f32::EPSILON {
        [x / (3.0 * area), y / (3.0 * area)]
    } else {
        spots.first().copied().unwrap_or_default()
    };
    let nearest = edges(spots).map(|(from, to)| distance(centre, from, to)).fold(f32::INFINITY, f32::min);
    (centre, if nearest.is_finite() { nearest } else { 0.0 })
}

fn edges(spots: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> {
    spots.iter().copied().zip(spots.iter().copied().cycle().skip(1))
}

/// From `spot` to the line through `from` and `to`.
fn distance([x, y]: Spot, [x0, y0]: Spot, [x1, y1]: Spot) -> f32 {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let length = dx.hypot(dy);
    if length == 0.0 { (x - x0).hypot(y - y0) } else { ((x - x0) * dy - (y - y0) * dx).abs() / length }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_triangle_is_its_centroid() {
        let ([x, y], near) = middle(&[[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]]);
        assert!((x - 1.0).abs() < 1e-5 && (y - 1.0).abs() < 1e-5);
        assert!((near - std::f32::consts::FRAC_1_SQRT_2).abs() < 1e-5, "{near}");
    }

    #[test]
    fn an_area_without_extent_has_a_middle() {
        for spots in [&[][..], &[[1.0, 2.0]], &[[1.0, 2.0], [1.0, 2.0]]] {
            let ([x, y], near) = middle(spots);
            assert!(x.is_finite() && y.is_finite() && near.is_finite());
        }
    }
}
