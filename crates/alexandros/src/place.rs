//! Names of places: cells and points of the triangular board.
//!
//! Rows of cells lie horizontally, row 0 in the north. A cell is named by its row and its half-column: its centre lies `half / 2`
//! line lengths to the right. It points up when `half - row` is even. A point is named by two axes, `q` to the east and `r` to the
//! south-east, so that it lies at x = `q + r / 2`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// A cell: one triangle of the board, written `r1h5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The row, from 0 in the north.
    pub row: u8,
    /// The half-column, from 0 in the west.
    pub half: u8,
}

/// A point where lines meet, written `q2r1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// The line of points, from 0 in the north.
    pub r: u8,
    /// The place on the slanted axis; below 0 in the south-west.
    pub q: i8,
}

impl Cell {
    /// The cell at this place.
    pub const fn at(row: u8, half: u8) -> Cell {
        Cell { row, half }
    }

    /// Whether the triangle stands on its side (▲) rather than on its tip (▼).
    pub const fn points_up(self) -> bool {
        (self.half ^ self.row) & 1 == 0
    }

    /// The three corners, from north to south and from west to east. For cells of a board, whose numbers are small.
    pub const fn corners(self) -> [Point; 3] {
        let (row, half) = (self.row, self.half as i8);
        if self.points_up() {
            let q = (half - row as i8) / 2;
            [Point::at(q, row), Point::at(q - 1, row + 1), Point::at(q, row + 1)]
        } else {
            let q = (half - 1 - row as i8) / 2;
            [Point::at(q, row), Point::at(q + 1, row), Point::at(q, row + 1)]
        }
    }
}

impl Point {
    /// The point at this place.
    pub const fn at(q: i8, r: u8) -> Point {
        Point { r, q }
    }

    /// Where it lies on the map, in line lengths: x to the right, y down.
    pub fn spot(self) -> [f32; 2] {
        let r = f32::from(self.r);
        [f32::from(self.q) + r / 2.0, r * (3f32.sqrt() / 2.0)]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}h{}", self.row, self.half)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "q{}r{}", self.q, self.r)
    }
}

/// A name that is not one of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPlace;

impl fmt::Display for NoSuchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is written like r1h5, a point like q2r1")
    }
}

impl std::error::Error for NoSuchPlace {}

/// Reads two numbers after two letters. Only the way the place is written counts: no plus signs, no leading zeros.
fn numbers<A: FromStr, B: FromStr>(name: &str, letters: [char; 2]) -> Option<(A, B)> {
    let (first, second) = name.strip_prefix(letters[0])?.split_once(letters[1])?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

impl FromStr for Cell {
    type Err = NoSuchPlace;
    fn from_str(name: &str) -> Result<Cell, NoSuchPlace> {
        let (row, half) = numbers(name, ['r', 'h']).ok_or(NoSuchPlace)?;
        let cell = Cell { row, half };
        if cell.to_string() == name { Ok(cell) } else { Err(NoSuchPlace) }
    }
}

impl FromStr for Point {
    type Err = NoSuchPlace;
    fn from_str(name: &str) -> Result<Point, NoSuchPlace> {
        let (q, r) = numbers(name, ['q', 'r']).ok_or(NoSuchPlace)?;
        let point = Point { r, q };
        if point.to_string() == name { Ok(point) } else { Err(NoSuchPlace) }
    }
}

macro_rules! written_by_name {
    ($place:ty) => {
        impl Serialize for $place {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $place {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$place, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}
written_by_name!(Cell);
written_by_name!(Point);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written_and_in_no_other_way() {
        assert_eq!("r1h5".parse(), Ok(Cell::at(1, 5)));
        assert_eq!("q-1r3".parse(), Ok(Point::at(-1, 3)));
        for wrong in ["r01h5", "r+1h5", "r1h", "h5r1", "r1h256", "r1h5 ", ""] {
            assert_eq!(wrong.parse::<Cell>(), Err(NoSuchPlace), "{wrong:?}");
        }
        for wrong in ["q-0r3", "q1r-1", "q128r0", "r1q1"] {
            assert_eq!(wrong.parse::<Point>(), Err(NoSuchPlace), "{wrong:?}");
        }
    }

    #[test]
    fn a_cell_points_up_or_down_in_turn() {
        assert_eq!(Cell::at(0, 0).corners(), [Point::at(0, 0), Point::at(-1, 1), Point::at(0, 1)]);
        assert_eq!(Cell::at(0, 1).corners(), [Point::at(0, 0), Point::at(1, 0), Point::at(0, 1)]);
    }
}
