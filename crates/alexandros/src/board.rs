//! The board as a graph: cells, the lines between them, the points where lines meet, and how far everything is from everything.
//!
//! Everything is numbered in the order of its name, so that a state can be arrays and bits. All of it is worked out once, when a
//! table is laid.

use crate::bits::{CellSet, LineSet};
use crate::{Cell, Point, Symbol};
use arrayvec::ArrayVec;
use std::collections::{BTreeMap, VecDeque};

/// The most cells a board can have.
pub const MAX_CELLS: usize = 240;
/// The most points a board can have.
pub const MAX_POINTS: usize = 250;
/// The most lines a board can have.
pub const MAX_LINES: usize = 512;
/// The most rows of cells a board can have.
pub const MAX_ROWS: usize = 32;
/// The most half-columns a board can have.
pub const MAX_HALVES: usize = 96;

/// Stands for "no cell" and "no point" where a number is looked up.
const NOWHERE: u8 = u8::MAX;
/// Between points that no line joins.
const UNREACHABLE: u8 = u8::MAX;

/// One side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The line it is.
    pub line: usize,
    /// The cell on the other side, or none at the coast.
    pub beyond: Option<usize>,
}

/// A line that leads away from a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it leads.
    pub to: usize,
    /// The line it is.
    pub line: usize,
}

/// Why cells do not make a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Misfit {
    /// The start is no point of the land.
    StartNotOnLand,
    /// There are so many points.
    TooManyPoints(usize),
    /// There are so many lines.
    TooManyLines(usize),
    /// This point cannot be reached from the start.
    CutOff(Point),
}

/// The board. Cells, points and lines are numbers; the methods tell what lies where.
#[derive(Clone, Debug)]
pub struct Board {
    cells: Vec<Cell>,
    points: Vec<Point>,
    lines: Vec<[u8; 2]>,
    symbols: Vec<Option<Symbol>>,
    corners: Vec<[u8; 3]>,
    sides: Vec<[Side; 3]>,
    banks: Vec<[Option<usize>; 2]>,
    ways: Vec<ArrayVec<Way, 6>>,
    around: Vec<CellSet>,
    of_symbol: [CellSet; 5],
    coast: LineSet,
    distances: Vec<u8>,
    nearness: Vec<u8>,
    cell_numbers: Vec<u8>,
    point_numbers: Vec<u8>,
    start: usize,
}

impl Board {
    /// Builds the board from its land cells, at most [`MAX_CELLS`], each with its symbol or blank.
    pub(crate) fn new(land: &BTreeMap<Cell, Option<Symbol>>, start: Point) -> Result<Board, Misfit> {
        let cells: Vec<Cell> = land.keys().copied().collect();
        let symbols: Vec<Option<Symbol>> = land.values().copied().collect();
        let mut points: Vec<Point> = cells.iter().flat_map(|cell| cell.corners()).collect();
        points.sort_unstable();
        points.dedup();
        if points.len() > MAX_POINTS {
            return Err(Misfit::TooManyPoints(points.len()));
        }
        let start = points.binary_search(&start).map_err(|_| Misfit::StartNotOnLand)?;
        let number = |point: Point| points.binary_search(&point).expect("every corner is a point");
        let corners: Vec<[u8; 3]> = cells.iter().map(|cell| cell.corners().map(|point| number(point) as u8)).collect();

        let mut cells_of_line: BTreeMap<[u8; 2], Vec<usize>> = BTreeMap::new();
        for (cell, &[a, b, c]) in corners.iter().enumerate() {
            for ends in [[a, b], [a, c], [b, c]] {
                cells_of_line.entry(ends).or_default().push(cell);
            }
        }
        let lines: Vec<[u8; 2]> = cells_of_line.keys().copied().collect();
        if lines.len() > MAX_LINES {
            return Err(Misfit::TooManyLines(lines.len()));
        }
        let banks: Vec<[Option<usize>; 2]> =
            cells_of_line.values().map(|cells| [cells.first().copied(), cells.get(1).copied()]).collect();
        let coast = (0..lines.len()).filter(|&line| banks[line][1].is_none()).collect();
        let sides = corners
            .iter()
            .enumerate()
            .map(|(cell, &[a, b, c])| {
                [[a, b], [a, c], [b, c]].map(|ends| {
                    let line = lines.binary_search(&ends).expect("every side is a line");
                    Side { line, beyond: banks[line].into_iter().flatten().find(|&other| other != cell) }
                })
            })
            .collect();

        let mut ways = vec![ArrayVec::new(); points.len()];
        for (line, &[a, b]) in lines.iter().enumerate() {
            ways[usize::from(a)].push(Way { to: usize::from(b), line });
            ways[usize::from(b)].push(Way { to: usize::from(a), line });
        }
        ways.iter_mut().for_each(|ways| ways.sort_unstable_by_key(|way| way.to));

        let mut around = vec![CellSet::EMPTY; points.len()];
        let mut of_symbol = [CellSet::EMPTY; 5];
        for (cell, corners) in corners.iter().enumerate() {
            corners.iter().for_each(|&point| around[usize::from(point)].insert(cell));
            if let Some(symbol) = symbols[cell] {
                of_symbol[symbol as usize].insert(cell);
            }
        }

        let distances: Vec<u8> = (0..points.len()).flat_map(|from| distances_from(from, &ways)).collect();
        if let Some(cut_off) = (0..points.len()).find(|&to| distances[start * points.len() + to] == UNREACHABLE) {
            return Err(Misfit::CutOff(points[cut_off]));
        }
        let nearness = distances
            .chunks(points.len())
            .flat_map(|from| corners.iter().map(|corners| corners.map(|point| from[usize::from(point)])))
            .map(|[a, b, c]| a.min(b).min(c))
            .collect();

        let mut cell_numbers = vec![NOWHERE; MAX_ROWS * MAX_HALVES];
        cells.iter().enumerate().for_each(|(n, cell)| cell_numbers[cell_slot(*cell).expect("within")] = n as u8);
        let mut point_numbers = vec![NOWHERE; (MAX_ROWS + 1) * POINT_STRIDE];
        points.iter().enumerate().for_each(|(n, point)| point_numbers[point_slot(*point).expect("within")] = n as u8);
        Ok(Board {
            cells,
            points,
            lines,
            symbols,
            corners,
            sides,
            banks,
            ways,
            around,
            of_symbol,
            coast,
            distances,
            nearness,
            cell_numbers,
            point_numbers,
            start,
        })
    }

    /// How many cells there are.
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// How many points there are.
    pub fn point_count(&self) -> usize {
        self.points.len()
    }

    /// How many lines there are.
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// The number of a cell, if it is land.
    #[inline]
    pub fn cell_number(&self, cell: Cell) -> Option<usize> {
        let number = self.cell_numbers[cell_slot(cell)?];
        (number != NOWHERE).then_some(usize::from(number))
    }

    /// The number of a point, if it is one of the land.
    #[inline]
    pub fn point_number(&self, point: Point) -> Option<usize> {
        let number = self.point_numbers[point_slot(point)?];
        (number != NOWHERE).then_some(usize::from(number))
    }

    /// The line between two points, if there is one.
    pub fn line_between(&self, from: usize, to: usize) -> Option<usize> {
        self.ways(from).iter().find(|way| way.to == to).map(|way| way.line)
    }

    /// The name of a cell.
    #[inline]
    pub fn cell(&self, cell: usize) -> Cell {
        self.cells[cell]
    }

    /// The name of a point.
    #[inline]
    pub fn point(&self, point: usize) -> Point {
        self.points[point]
    }

    /// The two ends of a line, the lower number first.
    pub fn ends(&self, line: usize) -> [usize; 2] {
        self.lines[line].map(usize::from)
    }

    /// The cells on both sides of a line; only the first at the coast.
    #[inline]
    pub fn banks(&self, line: usize) -> [Option<usize>; 2] {
        self.banks[line]
    }

    /// The symbol of a cell, or none if it is blank.
    #[inline]
    pub fn symbol(&self, cell: usize) -> Option<Symbol> {
        self.symbols[cell]
    }

    /// The corners of a cell.
    #[inline]
    pub fn corners(&self, cell: usize) -> [usize; 3] {
        self.corners[cell].map(usize::from)
    }

    /// The sides of a cell.
    #[inline]
    pub fn sides(&self, cell: usize) -> &[Side; 3] {
        &self.sides[cell]
    }

    /// The lines that lead away from a point, by where they lead.
    #[inline]
    pub fn ways(&self, point: usize) -> &[Way] {
        &self.ways[point]
    }

    /// The cells that have this point as a corner.
    #[inline]
    pub fn around(&self, point: usize) -> CellSet {
        self.around[point]
    }

    /// The cells with this symbol.
    #[inline]
    pub fn cells_of(&self, symbol: Symbol) -> CellSet {
        self.of_symbol[symbol as usize]
    }

    /// The lines with land on one side only.
    #[inline]
    pub fn coast(&self) -> LineSet {
        self.coast
    }

    /// The fewest lines between two points.
    #[inline]
    pub fn distance(&self, from: usize, to: usize) -> u8 {
        self.distances[from * self.points.len() + to]
    }

    /// The fewest lines from a point to the closest corner of a cell.
    #[inline]
    pub fn nearness(&self, from: usize, cell: usize) -> u8 {
        self.nearness[from * self.cells.len() + cell]
    }

    /// Where Alexander starts.
    pub fn start(&self) -> usize {
        self.start
    }
}

const POINT_STRIDE: usize = MAX_ROWS + MAX_HALVES + 1;

/// Where a cell's number is looked up.
fn cell_slot(cell: Cell) -> Option<usize> {
    let (row, half) = (usize::from(cell.row), usize::from(cell.half));
    (row < MAX_ROWS && half < MAX_HALVES).then_some(row * MAX_HALVES + half)
}

/// Where a point's number is looked up.
fn point_slot(point: Point) -> Option<usize> {
    let column = usize::try_from(i32::from(point.q) + MAX_ROWS as i32).ok()?;
    let r = usize::from(point.r);
    (r <= MAX_ROWS && column < POINT_STRIDE).then_some(r * POINT_STRIDE + column)
}

fn distances_from(from: usize, ways: &[ArrayVec<Way, 6>]) -> Vec<u8> {
    let mut distances = vec![UNREACHABLE; ways.len()];
    distances[from] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(point) = queue.pop_front() {
        for way in &ways[point] {
            if distances[way.to] == UNREACHABLE {
                distances[way.to] = distances[point] + 1;
                queue.push_back(way.to);
            }
        }
    }
    distances
}
