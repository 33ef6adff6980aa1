//! Provinces: how walls, coast and the edge of the land divide the board, kept up to date as walls are laid.

use crate::Cards;
use crate::bits::{CellSet, LineSet};
use crate::board::{Board, MAX_CELLS};
use crate::clauses::*;
use std::fmt;
use table::keeps;

/// What lies in a province.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Province {
    /// Its blank cells: what it is worth.
    pub blanks: u8,
    /// Its symbol cells: what it costs.
    pub symbols: Cards,
}

/// All provinces. Each is known by the lowest of its cells, its head, so that equal borders give equal values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Provinces {
    head_of: [u8; MAX_CELLS],
    heads: CellSet,
    /// By head; empty elsewhere.
    contents: [Province; MAX_CELLS],
}

impl Provinces {
    /// The provinces between these walls, worked out from nothing.
    pub fn new(board: &Board, walls: &LineSet) -> Provinces {
        let mut provinces =
            Provinces { head_of: [0; MAX_CELLS], heads: CellSet::EMPTY, contents: [Province::default(); MAX_CELLS] };
        let mut unseen: CellSet = (0..board.cell_count()).collect();
        while let Some(cell) = unseen.first() {
            let cells = flood(board, walls, cell, None).expect("no goal was set");
            provinces.settle(board, cells);
            unseen = unseen.without(cells);
        }
        provinces
    }

    /// The head of the province a cell lies in.
    #[inline]
    pub fn head_of(&self, cell: usize) -> usize {
        usize::from(self.head_of[cell])
    }

    /// The heads of all provinces.
    #[inline]
    pub fn heads(&self) -> CellSet {
        self.heads
    }

    /// What lies in the province with this head.
    #[inline]
    pub fn at(&self, head: usize) -> &Province {
        &self.contents[head]
    }

    /// The cells of the province with this head.
    pub fn cells(&self, board: &Board, head: usize) -> CellSet {
        (0..board.cell_count()).filter(|&cell| self.head_of(cell) == head).collect()
    }

    /// Takes note that the last wall laid, on `line`, is among `walls`. It may cut a province in two.
    pub(crate) fn wall_laid(&mut self, board: &Board, walls: &LineSet, line: usize) {
        keeps(&[AX_058, AX_077]);
        let [Some(here), Some(there)] = board.banks(line) else { return };
        // A wall whose end touches no other border divides nothing, nor does one between provinces.
        if self.head_of(here) != self.head_of(there) || board.ends(line).iter().any(|&end| is_loose(board, walls, end))
        {
            return;
        }
        let Some(part) = flood(board, walls, here, Some(there)) else { return };
        let whole = self.cells(board, self.head_of(here));
        self.contents[self.head_of(here)] = Province::default();
        self.heads.remove(self.head_of(here));
        self.settle(board, part);
        self.settle(board, whole.without(part));
    }

    /// Enters a province of these cells.
    fn settle(&mut self, board: &Board, cells: CellSet) {
        keeps(&[AX_059, AX_063, AX_068]);
        let head = cells.first().expect("a province has a cell");
        let mut province = Province::default();
        for cell in cells.iter() {
            self.head_of[cell] = head as u8;
            match board.symbol(cell) {
                Some(symbol) => province.symbols[symbol] += 1,
                None => province.blanks += 1,
            }
        }
        self.heads.insert(head);
        self.contents[head] = province;
    }
}

impl fmt::Debug for Provinces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.heads.iter().map(|head| (head, self.at(head)))).finish()
    }
}

/// Whether only one line that ends here is a border.
fn is_loose(board: &Board, walls: &LineSet, point: usize) -> bool {
    let coast = board.coast();
    board.ways(point).iter().filter(|way| walls.contains(way.line) || coast.contains(way.line)).count() < 2
}

/// The cells that can be reached from `from` without crossing a wall, or none if `goal` is among them.
fn flood(board: &Board, walls: &LineSet, from: usize, goal: Option<usize>) -> Option<CellSet> {
    let mut reached = CellSet::EMPTY;
    reached.insert(from);
    let mut stack = [0u8; MAX_CELLS];
    stack[0] = from as u8;
    let mut height = 1;
    while height > 0 {
        height -= 1;
        for side in board.sides(usize::from(stack[height])) {
            let Some(next) = side.beyond else { continue };
            if walls.contains(side.line) || reached.contains(next) {
                continue;
            }
            if goal == Some(next) {
                return None;
            }
            reached.insert(next);
            stack[height] = next as u8;
            height += 1;
        }
    }
    Some(reached)
}
