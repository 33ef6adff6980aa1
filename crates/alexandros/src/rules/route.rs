//! The route: line by line along a shortest way, with a wall on every line that has none.

use super::Objection;
use crate::bits::LineSet;
use crate::board::{MAX_POINTS, Way};
use crate::clauses::*;
use crate::state::Phase;
use crate::{Action, Alexandros, Point, say};
use table::{Chronicle, keeps};

/// The fewest and the most new walls that the shortest routes to a place need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewWalls {
    /// On the cheapest shortest route.
    pub fewest: u8,
    /// On the dearest shortest route.
    pub most: u8,
}

impl Alexandros {
    /// How many walls of both colours are in stock.
    pub fn walls_left(&self) -> u8 {
        self.black_left + self.red_left
    }

    /// Whether a route along this line needs a wall from the stock.
    #[inline]
    pub(crate) fn needs_wall(&self, line: usize) -> bool {
        keeps(&[AX_040, AX_041]);
        !self.walls.contains(line) && (self.setup.coast_walls || !self.board().coast().contains(line))
    }

    /// How many new walls the shortest routes from one point to another need.
    pub fn new_walls(&self, from: usize, to: usize) -> NewWalls {
        let board = self.board();
        let length = board.distance(from, to);
        let mut walls = [NewWalls { fewest: 0, most: 0 }; MAX_POINTS];
        for left in 1..=length {
            let on_a_shortest_route =
                |&point: &usize| board.distance(point, to) == left && board.distance(from, point) == length - left;
            for point in (0..board.point_count()).filter(on_a_shortest_route) {
                let onward = board.ways(point).iter().filter(|way| board.distance(way.to, to) == left - 1).map(|way| {
                    let (wall, then) = (u8::from(self.needs_wall(way.line)), walls[way.to]);
                    NewWalls { fewest: then.fewest + wall, most: then.most + wall }
                });
                walls[point] = onward
                    .reduce(|a, b| NewWalls { fewest: a.fewest.min(b.fewest), most: a.most.max(b.most) })
                    .expect("a point that is not the goal has a way nearer to it");
            }
        }
        walls[from]
    }

    /// Whether the walls in stock suffice for some shortest route.
    pub(crate) fn can_wall(&self, from: usize, to: usize) -> bool {
        keeps(&[AX_109]);
        self.board().distance(from, to) <= self.walls_left() || self.new_walls(from, to).fewest <= self.walls_left()
    }

    /// Whether Alexander may walk this way to `corner`: nearer to it, and with enough walls for the rest.
    fn leads_on(&self, way: &Way, corner: usize) -> Result<(), Objection> {
        keeps(&[AX_035]);
        let board = self.board();
        let left = board.distance(self.alexander(), corner);
        if board.distance(way.to, corner) >= left {
            return Err(Objection::NotTheShortest(board.point(way.to)));
        }
        let wall = u8::from(self.needs_wall(way.line));
        if left <= self.walls_left() || self.new_walls(way.to, corner).fewest + wall <= self.walls_left() {
            Ok(())
        } else {
            Err(Objection::TooFewWallsVia(board.point(way.to)))
        }
    }

    /// The lines Alexander may walk next on his way to `corner`.
    pub(crate) fn ways_on(&self, corner: usize) -> impl Iterator<Item = Way> + '_ {
        let ways = self.board().ways(self.alexander()).iter();
        ways.filter(move |way| self.leads_on(way, corner).is_ok()).copied()
    }

    pub(super) fn route_candidates(&self, offer: &mut impl FnMut(Action)) {
        for way in self.board().ways(self.alexander()) {
            offer(Action::Via(self.board().point(way.to)));
        }
    }

    pub(super) fn may_walk_on(&self, corner: u8, point: Point) -> Result<(), Objection> {
        let next = self.board().point_number(point);
        match self.board().ways(self.alexander()).iter().find(|way| Some(way.to) == next) {
            Some(way) => self.leads_on(way, usize::from(corner)),
            None => Err(Objection::NotTheShortest(point)),
        }
    }

    /// Sets out for a corner of the cell.
    pub(super) fn set_out(&mut self, corner: usize, chronicle: &mut impl Chronicle) {
        let Phase::Corner { cell } = self.phase else { return };
        self.walk_while_forced(cell, corner, LineSet::EMPTY, chronicle);
    }

    /// Walks on to the next point.
    pub(super) fn walk_on(&mut self, next: usize, chronicle: &mut impl Chronicle) {
        let Phase::Route { cell, corner, mut laid } = self.phase else { return };
        let line = self.board().line_between(self.alexander(), next).expect("a checked way is a line");
        self.walk(Way { to: next, line }, &mut laid);
        self.walk_while_forced(cell, usize::from(corner), laid, chronicle);
    }

    /// Walks until the way forks or the corner is reached. `laid` are the new walls so far.
    fn walk_while_forced(&mut self, cell: u8, corner: usize, mut laid: LineSet, chronicle: &mut impl Chronicle) {
        while self.alexander() != corner {
            let (way, forks) = {
                let mut ways = self.ways_on(corner);
                (ways.next().expect("a route is begun only if it can be finished"), ways.next().is_some())
            };
            if forks {
                self.phase = Phase::Route { cell, corner: corner as u8, laid };
                return;
            }
            self.walk(way, &mut laid);
        }
        let seat = self.turn;
        chronicle.tell(|| say::arrives(self, seat, cell.into(), laid));
        if self.is_last_turn() {
            chronicle.tell(|| say::last_turn(seat));
        }
        self.start_actions();
    }

    /// Walks one line and walls it if it needs a wall, which is added to `laid`.
    fn walk(&mut self, way: Way, laid: &mut LineSet) {
        keeps(&[AX_034]);
        self.alexander = way.to as u8;
        if self.needs_wall(way.line) {
            let is_laid = self.take_and_raise(way.line);
            debug_assert!(is_laid, "a route is begun only if the walls suffice for it");
            laid.insert(way.line);
        }
    }

    /// Takes a wall from the stock, a red one only if no black one is left, and puts it on a line. False if there is none.
    pub(crate) fn take_and_raise(&mut self, line: usize) -> bool {
        keeps(&[AX_042, AX_043, AX_044, AX_101]);
        if self.black_left > 0 {
            self.black_left -= 1;
        } else if self.red_left > 0 {
            self.red_left -= 1;
            self.red_walls.insert(line);
        } else {
            return false;
        }
        self.walls.insert(line);
        self.setup.board.banks(line).into_iter().flatten().for_each(|cell| self.walled.insert(cell));
        self.provinces.wall_laid(&self.setup.board, &self.walls, line);
        true
    }

    /// Alexander has moved: two actions follow.
    pub(super) fn start_actions(&mut self) {
        keeps(&[AX_049, AX_102]);
        self.actions_left = 2;
        self.phase = Phase::Act;
    }
}
