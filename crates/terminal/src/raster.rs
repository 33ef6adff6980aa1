//! A drawing of dots, two by four in each cell of the terminal, written as braille.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// How loud a line is. In a cell only the loudest lines are drawn, so that faint ones never look like walls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// Every third dot.
    Faint,
    /// Every second dot.
    Light,
    /// Every dot.
    Plain,
    /// Every dot, and a second line beside it.
    Heavy,
}

#[derive(Clone, Copy)]
struct Cell {
    dots: u8,
    weight: Weight,
    style: Style,
}

/// Dots over a part of the terminal.
pub struct Raster {
    area: Rect,
    cells: Vec<Option<Cell>>,
}

/// The bit of each dot of a braille character, by row and column.
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl Raster {
    /// No dots over `area`.
    pub fn new(area: Rect) -> Raster {
        Raster { area, cells: vec![None; usize::from(area.width) * usize::from(area.height)] }
    }

    fn dot(&mut self, x: i32, y: i32, weight: Weight, style: Style) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        let (column, row) = (x / 2, y / 4);
        if column >= usize::from(self.area.width) || row >= usize::from(self.area.height) {
            return;
        }
        let bit = BITS[y % 4][x % 2];
        let cell = &mut self.cells[row * usize::from(self.area.width) + column];
        match cell {
            Some(there) if there.weight > weight => {}
            Some(there) if there.weight == weight => {
                there.dots |= bit;
                there.style = style;
            }
            _ => *cell = Some(Cell { dots: bit, weight, style }),
        }
    }

    /// A straight line between two spots in dots.
    pub fn line(&mut self, from: [f32; 2], to: [f32; 2], weight: Weight, style: Style) {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let steps = dx.abs().max(dy.abs()).round().clamp(0.0, 4096.0) as i32;
        let every = match weight {
            Weight::Faint => 3,
            Weight::Light => 2,
            Weight::Plain | Weight::Heavy => 1,
        };
        for step in (0..=steps).step_by(every) {
            let part = if steps == 0 { 0.0 } else { step as f32 / steps as f32 };
            let (x, y) = ((from[0] + part * dx).floor() as i32, (from[1] + part * dy).floor() as i32);
            self.dot(x, y, weight, style);
            if weight == Weight::Heavy {
                // The second line lies beside the first: below a flat one, right of a steep one.
                let (right, below) = if dx.abs() >= dy.abs() { (0, 1) } else { (1, 0) };
                self.dot(x + right, y + below, weight, style);
            }
        }
    }

    /// A circle, in dots.
    pub fn circle(&mut self, centre: [f32; 2], radius: [f32; 2], weight: Weight, style: Style) {
        const CORNERS: usize = 24;
        let corner = |number: usize| {
            let turn = number as f32 / CORNERS as f32 * std::f32::consts::TAU;
            [centre[0] + radius[0] * turn.cos(), centre[1] + radius[1] * turn.sin()]
        };
        for number in 0..CORNERS {
            self.line(corner(number), corner(number + 1), weight, style);
        }
    }

    /// Writes the dots into `buffer`.
    pub fn write(&self, buffer: &mut Buffer) {
        let width = usize::from(self.area.width);
        for (index, cell) in self.cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let (x, y) = (self.area.x + (index % width) as u16, self.area.y + (index / width) as u16);
            let braille = char::from_u32(0x2800 + u32::from(cell.dots)).expect("a braille character");
            buffer[(x, y)].set_char(braille).set_style(cell.style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(raster: &Raster) -> String {
        let mut buffer = Buffer::empty(raster.area);
        raster.write(&mut buffer);
        buffer.content().iter().map(|cell| cell.symbol()).collect()
    }

    #[test]
    fn a_line_along_the_top_fills_the_upper_dots() {
        let mut raster = Raster::new(Rect::new(0, 0, 2, 1));
        raster.line([0.0, 0.0], [3.0, 0.0], Weight::Plain, Style::new());
        assert_eq!(drawn(&raster), "⠉⠉");
    }

    #[test]
    fn only_the_loudest_line_of_a_cell_is_drawn() {
        let mut raster = Raster::new(Rect::new(0, 0, 1, 1));
        raster.line([0.0, 3.0], [1.0, 3.0], Weight::Plain, Style::new());
        raster.line([0.0, 0.0], [1.0, 0.0], Weight::Faint, Style::new());
        assert_eq!(drawn(&raster), "⣀");
    }

    #[test]
    fn whatever_lies_outside_is_not_drawn() {
        let mut raster = Raster::new(Rect::new(0, 0, 1, 1));
        raster.line([-50.0, -50.0], [-1.0, 900.0], Weight::Heavy, Style::new());
        raster.circle([40.0, 2.0], [9.0, 9.0], Weight::Plain, Style::new());
        assert_eq!(drawn(&raster).trim(), "");
    }
}
