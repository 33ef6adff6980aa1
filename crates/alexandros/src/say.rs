//! What happened, as facts for the chronicle, and the words that facts, refusals and scenes share.

use crate::bits::LineSet;
use crate::board::Board;
use crate::{Alexandros, Cards, Cell, Point, Symbol};
use table::{Fact, Message, Seat};

/// The name of a symbol.
pub(crate) fn symbol(symbol: Symbol) -> Message {
    Message::new(format!("alexandros-symbol-{}", symbol.name()))
}

/// So many cards, as a list.
pub(crate) fn cards(cards: Cards) -> Vec<Message> {
    let count =
        |symbol: Symbol| Message::new(format!("alexandros-cards-{}", symbol.name())).with("count", cards[symbol]);
    cards.kinds().map(count).collect()
}

/// A cell by its symbol and name.
pub(crate) fn cell(board: &Board, cell: Cell) -> Message {
    let kind = match board.cell_number(cell).and_then(|number| board.symbol(number)) {
        Some(of) => symbol(of),
        None => Message::new("alexandros-blank"),
    };
    Message::new("alexandros-cell").with("kind", kind).with("name", cell.to_string())
}

/// Which of its corners a point is to a cell: `north`, `south-west` and so on.
pub(crate) fn corner(cell: Cell, point: Point) -> Message {
    let names = if cell.points_up() { ["n", "sw", "se"] } else { ["nw", "ne", "s"] };
    let place = cell.corners().into_iter().position(|corner| corner == point).unwrap_or_default();
    Message::new(format!("alexandros-corner-{}", names[place]))
}

/// In which direction the next point lies.
pub(crate) fn direction(from: Point, to: Point) -> Message {
    let name = match (i32::from(to.q) - i32::from(from.q), i32::from(to.r) - i32::from(from.r)) {
        (1, 0) => "e",
        (0, 1) => "se",
        (-1, 1) => "sw",
        (-1, 0) => "w",
        (0, -1) => "nw",
        _ => "ne",
    };
    Message::new(format!("alexandros-direction-{name}"))
}

/// The element a cell is in the scene.
pub(crate) fn cell_element(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// The element a line is in the scene.
pub(crate) fn line_element(board: &Board, line: usize) -> String {
    let [from, to] = board.ends(line).map(|end| board.point(end));
    format!("line-{from}-{to}")
}

/// The element a province is in the scene, by its first cell.
pub(crate) fn province_element(first: Cell) -> String {
    format!("province-{first}")
}

/// The element a governor is in the scene.
pub(crate) fn governor_element(seat: Seat, cell: Cell) -> String {
    format!("governor-{}-{cell}", seat.0)
}

/// The element a face-up card is in the scene. Two that are equal lie on each other, in the first slot.
pub(crate) fn open_element(state: &Alexandros, symbol: Symbol) -> String {
    format!("open-{}", state.open.iter().position(|&open| open == Some(symbol)).unwrap_or_default())
}

/// The element a card in a player's hand is in the scene.
pub(crate) fn hand_element(seat: Seat, symbol: Symbol) -> String {
    format!("hand-{}-{}", seat.0, symbol.name())
}

fn told(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

pub(crate) fn dealt(seat: Seat, card: Symbol) -> Fact {
    Fact::new(told("alexandros-fact-dealt", seat).with("symbol", symbol(card))).only(seat).at(hand_element(seat, card))
}

pub(crate) fn turned_up(state: &Alexandros, card: Symbol) -> Fact {
    Fact::new(Message::new("alexandros-fact-turned-up").with("symbol", symbol(card))).at(open_element(state, card))
}

pub(crate) fn begins(seat: Seat) -> Fact {
    Fact::new(told("alexandros-fact-begins", seat))
}

pub(crate) fn turn(seat: Seat) -> Fact {
    Fact::new(told("alexandros-fact-turn", seat)).heading()
}

pub(crate) fn reshuffled(count: u8) -> Fact {
    Fact::new(Message::new("alexandros-fact-reshuffled").with("count", count)).at("pile")
}

pub(crate) fn takes_to_move(seat: Seat, card: Symbol, toward: Symbol) -> Fact {
    let id = if card == toward { "alexandros-fact-takes-to-move" } else { "alexandros-fact-takes-joker" };
    Fact::new(told(id, seat).with("symbol", symbol(card)).with("toward", symbol(toward)))
}

pub(crate) fn spends_to_move(seat: Seat, card: Symbol) -> Fact {
    Fact::new(told("alexandros-fact-spends-to-move", seat).with("symbol", symbol(card)))
}

pub(crate) fn stays(seat: Seat, card: Option<Symbol>) -> Fact {
    let message = match card {
        Some(card) => told("alexandros-fact-stays-taking", seat).with("symbol", symbol(card)),
        None => told("alexandros-fact-stays", seat),
    };
    Fact::new(message).at("alexander")
}

pub(crate) fn arrives(state: &Alexandros, seat: Seat, target: usize, laid: LineSet) -> Fact {
    let board = state.board();
    let (at, point) = (board.cell(target), board.point(state.alexander()));
    let message = told("alexandros-fact-arrives", seat)
        .with("corner", corner(at, point))
        .with("cell", cell(board, at))
        .with("walls", laid.len());
    let fact = Fact::new(message).at("alexander").at(cell_element(at));
    laid.iter().fold(fact, |fact, line| fact.at(line_element(board, line)))
}

pub(crate) fn last_turn(seat: Seat) -> Fact {
    Fact::new(told("alexandros-fact-last-turn", seat))
}

pub(crate) fn draws(seat: Seat, card: Symbol) -> Fact {
    Fact::new(told("alexandros-fact-draws", seat).with("symbol", symbol(card))).only(seat).at(hand_element(seat, card))
}

pub(crate) fn draws_unseen(seat: Seat) -> Fact {
    Fact::new(told("alexandros-fact-draws-unseen", seat)).except(seat)
}

pub(crate) fn picks(seat: Seat, card: Symbol) -> Fact {
    Fact::new(told("alexandros-fact-picks", seat).with("symbol", symbol(card)))
}

pub(crate) fn posts(state: &Alexandros, seat: Seat, number: usize) -> Fact {
    let at = state.board().cell(number);
    let message = told("alexandros-fact-posts", seat).with("cell", cell(state.board(), at));
    Fact::new(message).at(governor_element(seat, at))
}

pub(crate) fn occupies(state: &Alexandros, seat: Seat, head: usize, paid: Cards) -> Fact {
    let id = if paid.is_empty() { "alexandros-fact-occupies" } else { "alexandros-fact-occupies-paying" };
    let message = told(id, seat).with("blanks", state.province(head).blanks).with("cards", cards(paid));
    Fact::new(message).at(province_element(state.board().cell(head)))
}

pub(crate) fn takes_over(state: &Alexandros, seat: Seat, loser: Seat, head: usize, ousting: Cards) -> Fact {
    let message = told("alexandros-fact-takes-over", seat).with("loser", loser).with("cards", cards(ousting));
    Fact::new(message).at(province_element(state.board().cell(head)))
}

pub(crate) fn gives(seat: Seat, loser: Seat, given: Cards) -> Fact {
    Fact::new(told("alexandros-fact-gives", seat).with("loser", loser).with("cards", cards(given)))
}

pub(crate) fn taxes(seat: Seat, card: Symbol) -> Fact {
    Fact::new(told("alexandros-fact-taxes", seat).with("symbol", symbol(card)))
}

pub(crate) fn scores(state: &Alexandros, seat: Seat, points: u16) -> Fact {
    Fact::new(told("alexandros-fact-scores", seat).with("points", points).with("total", state.score(seat).total()))
}

pub(crate) fn recalls(state: &Alexandros, seat: Seat, number: usize) -> Fact {
    let at = state.board().cell(number);
    Fact::new(told("alexandros-fact-recalls", seat).with("cell", cell(state.board(), at))).at(cell_element(at))
}

pub(crate) fn passes(seat: Seat, actions: u8) -> Fact {
    Fact::new(told("alexandros-fact-passes", seat).with("actions", actions))
}

pub(crate) fn over(state: &Alexandros) -> Fact {
    Fact::new(state.final_standing().reason).heading()
}
