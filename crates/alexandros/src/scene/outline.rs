//! The outline of a set of cells.

use crate::bits::CellSet;
use crate::board::Board;
use table::scene::Spot;

/// The border of these cells as one closed line. A hole in them is joined to the outside by a bridge walked both ways, so that the
/// area enclosed is exactly theirs.
pub(super) fn outline(board: &Board, cells: CellSet) -> Vec<Spot> {
    let mut loops = loops(borders(board, cells));
    let mut joined = if loops.is_empty() { Vec::new() } else { loops.swap_remove(0) };
    while let Some((place, other, start)) = nearest_pair(board, &joined, &loops) {
        let mut bridged = loops.swap_remove(other);
        bridged.rotate_left(start);
        bridged.push(bridged[0]);
        bridged.push(joined[place]);
        joined.splice(place + 1..place + 1, bridged);
    }
    joined.into_iter().map(|point| board.point(point).spot()).collect()
}

/// The sides of the cells beyond which other cells or the sea lie, each walked clockwise round its cell.
fn borders(board: &Board, cells: CellSet) -> Vec<[usize; 2]> {
    let mut borders = Vec::new();
    for cell in cells.iter() {
        let [a, b, c] = board.corners(cell);
        let clockwise = if board.cell(cell).points_up() { [[a, c], [c, b], [b, a]] } else { [[a, b], [b, c], [c, a]] };
        for [from, to] in clockwise {
            let line = board.line_between(from, to).expect("a side is a line");
            let beyond = board.sides(cell).iter().find(|side| side.line == line).and_then(|side| side.beyond);
            if beyond.is_none_or(|beyond| !cells.contains(beyond)) {
                borders.push([from, to]);
            }
        }
    }
    borders
}

/// The closed lines that border sides make.
fn loops(mut borders: Vec<[usize; 2]>) -> Vec<Vec<usize>> {
    let mut loops = Vec::new();
    while let Some([start, mut at]) = borders.pop() {
        let mut closed = vec![start];
        while at != start {
            closed.push(at);
            let next = borders.iter().position(|border| border[0] == at).expect("a border closes");
            at = borders.swap_remove(next)[1];
        }
        loops.push(closed);
    }
    loops
}

/// Where a loop comes nearest to the line joined so far: the place on the line, the loop, and the place on the loop.
fn nearest_pair(board: &Board, joined: &[usize], loops: &[Vec<usize>]) -> Option<(usize, usize, usize)> {
    let pairs = loops.iter().enumerate().flat_map(|(other, closed)| {
        let starts = closed.iter().enumerate();
        starts.flat_map(move |(start, &from)| {
            joined.iter().enumerate().map(move |(place, &to)| (board.distance(from, to), (place, other, start)))
        })
    });
    pairs.min().map(|(_, pair)| pair)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alexandros, Cell};
    use table::{Game, Options};

    fn area(outline: &[Spot]) -> f32 {
        let next = outline.iter().cycle().skip(1);
        outline.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>() / 2.0
    }

    /// Areas are counted in cells.
    fn cells_enclosed(names: &[(u8, u8)]) -> f32 {
        let about = Alexandros::ABOUT;
        let setup = Alexandros::prepare(&about.default_edition(), &Options::defaults(about.options), 2).unwrap();
        let number = |&(row, half): &(u8, u8)| setup.board.cell_number(Cell::at(row, half)).unwrap();
        let outline = outline(&setup.board, names.iter().map(number).collect());
        area(&outline) / (3f32.sqrt() / 4.0)
    }

    #[test]
    fn the_outline_encloses_the_cells() {
        assert!((cells_enclosed(&[(0, 0)]) - 1.0).abs() < 1e-3);
        assert!((cells_enclosed(&[(0, 0), (1, 0), (1, 1), (2, 1)]) - 4.0).abs() < 1e-3);
    }

    #[test]
    fn a_hole_is_left_out() {
        let ring =
            [(2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (1, 3), (1, 4), (1, 5)];
        let enclosed = cells_enclosed(&ring);
        let with_hole_filled: Vec<_> = ring.iter().copied().filter(|&cell| cell != (2, 4)).collect();
        assert!((enclosed - 13.0).abs() < 1e-3);
        assert!((cells_enclosed(&with_hole_filled) - 12.0).abs() < 1e-3);
    }
}
