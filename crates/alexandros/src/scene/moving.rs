//! What may be done while Alexander moves.

use super::drawing::{goal, planned, point_element, target};
use super::panels::open_symbols;
use super::{Choice, choice};
use crate::bits::CellSet;
use crate::rules::{NewWalls, Reach};
use crate::{Action, Alexandros, Symbol, say};
use table::Message;
use table::scene::Shape;

/// How many cells that are not allowed are shown beside those that are.
const TEMPTATIONS: usize = 2;

/// The cards that may move Alexander.
pub(super) fn cards(state: &Alexandros) -> Vec<Choice> {
    let open = || open_symbols(state).map(|symbol| (say::open_element(state, symbol), symbol));
    let mut choices = Vec::new();
    for (element, card) in open() {
        let label = Message::new("alexandros-choice-take").with("symbol", say::symbol(card));
        let choice = choice(state, Action::Take(card), label).at(element);
        choices.push(leading(state, choice, card).under(Message::new("alexandros-group-take")));
    }
    for (element, card) in open().filter(|&(_, card)| state.is_joker(card)) {
        for toward in Symbol::ALL.into_iter().filter(|&toward| matches!(state.reach(toward), Reach::To(_))) {
            let label = Message::new("alexandros-choice-joker")
                .with("symbol", say::symbol(card))
                .with("toward", say::symbol(toward));
            let choice = choice(state, Action::Joker { card, toward }, label).at(element.clone());
            choices.push(leading(state, choice, toward).under(Message::new("alexandros-group-joker")));
        }
    }
    for card in state.hand(state.turn).kinds() {
        let label = Message::new("alexandros-choice-spend").with("symbol", say::symbol(card));
        let choice = choice(state, Action::Spend(card), label).at(say::hand_element(state.turn, card));
        choices.push(leading(state, choice, card).under(Message::new("alexandros-group-spend")));
    }
    let group = || Message::new("alexandros-group-stay");
    if state.judge(Action::Stay(None)).is_ok() {
        let label = Message::new("alexandros-choice-stay");
        choices.push(choice(state, Action::Stay(None), label).under(group()));
    }
    for (element, card) in open().filter(|&(_, card)| state.judge(Action::Stay(Some(card))).is_ok()) {
        let label = Message::new("alexandros-choice-stay-taking").with("symbol", say::symbol(card));
        choices.push(choice(state, Action::Stay(Some(card)), label).at(element).under(group()));
    }
    choices
}

/// The choice with where a card of this symbol leads.
fn leading(state: &Alexandros, choice: Choice, symbol: Symbol) -> Choice {
    let Some((distance, nearest)) = state.nearest(symbol) else { return choice };
    let cells = if let Reach::To(targets) = state.reach(symbol) { targets } else { nearest };
    let names: Vec<Message> = cells.iter().map(|cell| name(state, cell)).collect();
    let note = Message::new("alexandros-note-leads").with("cells", names).with("distance", distance);
    choice.bringing(note).showing(cells.iter().map(|cell| target(state, cell)).collect())
}

fn name(state: &Alexandros, cell: usize) -> Message {
    Message::new("table-said").with("what", state.board().cell(cell).to_string())
}

/// The nearest cells of a symbol, and some that are not allowed.
pub(super) fn targets(state: &Alexandros, toward: Symbol) -> Vec<Choice> {
    let Reach::To(targets) = state.reach(toward) else { return Vec::new() };
    let mut choices: Vec<Choice> = targets.iter().map(|cell| heading(state, cell)).collect();
    choices.extend(tempting(state, toward, targets));
    choices
}

fn heading(state: &Alexandros, cell: usize) -> Choice {
    let (board, named) = (state.board(), state.board().cell(cell));
    let label = Message::new("alexandros-choice-cell").with("cell", say::cell(board, named));
    let distance = board.nearness(state.alexander(), cell);
    choice(state, Action::Cell(named), label)
        .at(say::cell_element(named))
        .bringing(Message::new("alexandros-note-distance").with("distance", distance))
        .showing(board.corners(cell).map(|corner| goal(state, corner)).to_vec())
}

/// The closest cells with this symbol that Alexander may not go to.
fn tempting(state: &Alexandros, toward: Symbol, targets: CellSet) -> impl Iterator<Item = Choice> {
    let mut others: Vec<usize> = state.board().cells_of(toward).without(targets).iter().collect();
    others.sort_by_key(|&cell| state.board().nearness(state.alexander(), cell));
    others.truncate(TEMPTATIONS);
    others.into_iter().map(|cell| heading(state, cell))
}

/// The corners of a cell, and some cells that are not allowed.
pub(super) fn corners(state: &Alexandros, cell: usize) -> Vec<Choice> {
    let (board, named) = (state.board(), state.board().cell(cell));
    let corners = board.corners(cell).into_iter().map(|corner| {
        let point = board.point(corner);
        let label = Message::new("alexandros-choice-corner").with("corner", say::corner(named, point));
        let mut preview = cheapest_route(state, state.alexander(), corner);
        preview.push(goal(state, corner));
        let note = walls("alexandros-note-walls", state.new_walls(state.alexander(), corner), 0);
        choice(state, Action::Corner(point), label)
            .at(point_element(state, corner))
            .bringing(note.with("distance", board.distance(state.alexander(), corner)))
            .showing(preview)
    });
    let mut choices: Vec<Choice> = corners.collect();
    if let (Some(toward), Some(Reach::To(targets))) = (board.symbol(cell), board.symbol(cell).map(|s| state.reach(s))) {
        choices.extend(tempting(state, toward, targets));
    }
    choices
}

/// Where Alexander may walk next on his way to a corner.
pub(super) fn ways(state: &Alexandros, corner: usize, laid: usize) -> Vec<Choice> {
    let (board, here) = (state.board(), state.alexander());
    let nearer = |to: usize| board.distance(to, corner) < board.distance(here, corner);
    let ways = board.ways(here).iter().filter(|way| nearer(way.to)).map(|way| {
        let (from, to) = (board.point(here), board.point(way.to));
        let label = Message::new("alexandros-choice-via").with("direction", say::direction(from, to));
        let mut preview = vec![planned(state, way.line)];
        preview.extend(cheapest_route(state, way.to, corner));
        preview.push(goal(state, corner));
        let here = u8::from(state.needs_wall(way.line)) + laid as u8;
        let note = walls("alexandros-note-walls-in-all", state.new_walls(way.to, corner), here);
        choice(state, Action::Via(to), label)
            .at(point_element(state, way.to))
            .bringing(note.with("distance", board.distance(state.alexander(), corner)))
            .showing(preview)
    });
    ways.collect()
}

fn walls(id: &'static str, walls: NewWalls, already: u8) -> Message {
    Message::new(id)
        .with("fewest", walls.fewest + already)
        .with("most", walls.most + already)
        .with("spread", walls.most - walls.fewest)
}

/// The lines of a shortest route with as few new walls as can be.
fn cheapest_route(state: &Alexandros, from: usize, to: usize) -> Vec<Shape> {
    let board = state.board();
    let (mut at, mut lines) = (from, Vec::new());
    while at != to {
        let nearer = board.ways(at).iter().filter(|way| board.distance(way.to, to) < board.distance(at, to));
        let cost = |line: usize, next: usize| u8::from(state.needs_wall(line)) + state.new_walls(next, to).fewest;
        let Some(way) = nearer.min_by_key(|way| cost(way.line, way.to)) else { break };
        lines.push(planned(state, way.line));
        at = way.to;
    }
    lines
}
