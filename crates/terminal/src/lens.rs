//! From map units to cells of the terminal.

use ratatui::layout::{Position, Rect};
use table::geometry::contains;
use table::scene::{Form, Shape, Spot};

/// How far one direction may be stretched more than the other to fill the window.
const STRETCH: f32 = 1.35;

/// Fits the frame of a board into a part of the terminal. Dots (two by four a cell) are about square.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    area: Rect,
    origin: Spot,
    scale: [f32; 2],
    offset: [f32; 2],
}

impl Lens {
    /// Fits `frame` (left, top, width, height) into `area`, centred.
    pub fn new(frame: [f32; 4], area: Rect) -> Lens {
        let dots = [f32::from(area.width) * 2.0, f32::from(area.height) * 4.0];
        let fit = |axis: usize| (dots[axis] - 1.0).max(1.0) / frame[axis + 2].max(f32::EPSILON);
        let least = fit(0).min(fit(1));
        let scale = [fit(0).min(least * STRETCH), fit(1).min(least * STRETCH)];
        let offset = [0, 1].map(|axis| (dots[axis] - 1.0 - frame[axis + 2] * scale[axis]) / 2.0);
        Lens { area, origin: [frame[0], frame[1]], scale, offset }
    }

    /// A spot in dots, from the upper left of the area.
    pub fn dot(&self, spot: Spot) -> [f32; 2] {
        [0, 1].map(|axis| (spot[axis] - self.origin[axis]) * self.scale[axis] + self.offset[axis])
    }

    /// A length in dots, across and down.
    pub fn length(&self, length: f32) -> [f32; 2] {
        self.scale.map(|scale| length * scale)
    }

    /// The cell a spot lies in, if it is shown.
    pub fn cell(&self, spot: Spot) -> Option<Position> {
        let [x, y] = self.dot(spot);
        let (column, row) = ((x / 2.0).floor(), (y / 4.0).floor());
        let inside =
            column >= 0.0 && row >= 0.0 && column < f32::from(self.area.width) && row < f32::from(self.area.height);
        inside.then(|| Position::new(self.area.x + column as u16, self.area.y + row as u16))
    }

    /// The cells whose middle lies in an area.
    pub fn cells_within(&self, outline: &[Spot]) -> Vec<Position> {
        let corners: Vec<[f32; 2]> = outline.iter().map(|&spot| self.dot(spot)).collect();
        let positions = self.area.positions();
        positions
            .filter(|cell| {
                let middle = [f32::from(cell.x - self.area.x) * 2.0 + 1.0, f32::from(cell.y - self.area.y) * 4.0 + 2.0];
                contains(&corners, middle)
            })
            .collect()
    }
}

/// Where a shape is held: its middle, and so where its letter stands.
pub fn middle(shape: &Shape) -> Spot {
    match &shape.form {
        Form::Area(spots) => mean(spots),
        Form::Line(spots) => match spots.len() {
            0 => [0.0, 0.0],
            count if count % 2 == 1 => spots[count / 2],
            count => mean(&spots[count / 2 - 1..=count / 2]),
        },
        Form::Disc { at, .. } | Form::Text { at, .. } => *at,
    }
}

fn mean(spots: &[Spot]) -> Spot {
    let count = spots.len().max(1) as f32;
    [0, 1].map(|axis| spots.iter().map(|spot| spot[axis]).sum::<f32>() / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_frame_are_shown() {
        let area = Rect::new(3, 2, 20, 10);
        let lens = Lens::new([-1.0, -1.0, 2.0, 2.0], area);
        for spot in [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [0.0, 0.0]] {
            assert!(area.contains(lens.cell(spot).unwrap()), "{spot:?}");
        }
        assert_eq!(lens.cell([9.0, 0.0]), None);
    }

    #[test]
    fn neither_direction_is_stretched_too_far() {
        let lens = Lens::new([0.0, 0.0, 1.0, 1.0], Rect::new(0, 0, 200, 10));
        let [across, down] = lens.length(1.0);
        assert!(across / down <= STRETCH + 0.001, "{across} by {down}");
    }

    #[test]
    fn a_triangle_holds_the_cells_inside_it() {
        let lens = Lens::new([0.0, 0.0, 10.0, 10.0], Rect::new(0, 0, 20, 10));
        let cells = lens.cells_within(&[[0.0, 0.0], [10.0, 0.0], [0.0, 10.0]]);
        assert!(cells.contains(&Position::new(1, 1)) && !cells.contains(&Position::new(18, 8)));
    }
}
