//! What happened, as facts for the chronicle, and the messages that facts, refusals and scenes share.

use crate::board::Board;
use crate::{Alexandros, Cards, Cell, Symbol};
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

/// The element a cell is in the scene.
pub(crate) fn cell_element(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// The element a province is in the scene, by its first cell.
pub(crate) fn province_element(first: Cell) -> String {
    format!("province-{first}")
}

/// The element a governor is in the scene.
pub(crate) fn governor_element(seat: Seat, cell: Cell) -> String {
    format!("governor-{}-{cell}", seat.0)
}

pub(crate) fn dealt(seat: Seat, card: Symbol) -> Fact {
    Fact::new(Message::new("alexandros-fact-dealt").with("seat", seat).with("symbol", symbol(card))).only(seat)
}

pub(crate) fn turned_up(card: Symbol, slot: usize) -> Fact {
    Fact::new(Message::new("alexandros-fact-turned-up").with("symbol", symbol(card))).at(format!("open-{slot}"))
}

pub(crate) fn begins(seat: Seat) -> Fact {
    Fact::new(Message::new("alexandros-fact-begins").with("seat", seat))
}

pub(crate) fn turn(seat: Seat) -> Fact {
    Fact::new(Message::new("alexandros-fact-turn").with("seat", seat)).heading()
}

pub(crate) fn reshuffled(count: u8) -> Fact {
    Fact::new(Message::new("alexandros-fact-reshuffled").with("count", count))
}

pub(crate) fn takes_to_move(seat: Seat, card: Symbol, toward: Symbol) -> Fact {
    let message = if card == toward { "alexandros-fact-takes-to-move" } else { "alexandros-fact-takes-joker" };
    let message = Message::new(message).with("seat", seat).with("symbol", symbol(card));
    Fact::new(message.with("toward", symbol(toward)))
}

pub(crate) fn spends_to_move(seat: Seat, card: Symbol) -> Fact {
    Fact::new(Message::new("alexandros-fact-spends-to-move").with("seat", seat).with("symbol", symbol(card)))
}

pub(crate) fn stays(seat: Seat, card: Option<Symbol>) -> Fact {
    let message = match card {
        Some(card) => Message::new("alexandros-fact-stays-taking").with("symbol", symbol(card)),
        None => Message::new("alexandros-fact-stays"),
    };
    Fact::new(message.with("seat", seat)).at("alexander")
}

pub(crate) fn arrives(state: &Alexandros, seat: Seat, laid: u8) -> Fact {
    let point = state.board().point(state.alexander());
    let message = Message::new("alexandros-fact-arrives").with("seat", seat).with("point", point.to_string());
    Fact::new(message.with("walls", laid)).at("alexander")
}

pub(crate) fn last_turn(seat: Seat) -> Fact {
    Fact::new(Message::new("alexandros-fact-last-turn").with("seat", seat))
}

pub(crate) fn draws(seat: Seat, card: Symbol) -> Fact {
    let message = Message::new("alexandros-fact-draws").with("seat", seat).with("symbol", symbol(card));
    Fact::new(message).only(seat).at(format!("hand-{}", card.name()))
}

pub(crate) fn draws_unseen(seat: Seat) -> Fact {
    Fact::new(Message::new("alexandros-fact-draws-unseen").with("seat", seat)).except(seat)
}

pub(crate) fn picks(seat: Seat, card: Symbol) -> Fact {
    Fact::new(Message::new("alexandros-fact-picks").with("seat", seat).with("symbol", symbol(card)))
}

pub(crate) fn posts(state: &Alexandros, seat: Seat, number: usize) -> Fact {
    let at = state.board().cell(number);
    let message = Message::new("alexandros-fact-posts").with("seat", seat).with("cell", cell(state.board(), at));
    Fact::new(message).at(governor_element(seat, at))
}

pub(crate) fn occupies(state: &Alexandros, seat: Seat, head: usize, paid: Cards) -> Fact {
    let message = if paid.is_empty() { "alexandros-fact-occupies" } else { "alexandros-fact-occupies-paying" };
    let message = Message::new(message).with("seat", seat).with("blanks", state.province(head).blanks);
    Fact::new(message.with("cards", cards(paid))).at(province_element(state.board().cell(head)))
}

pub(crate) fn takes_over(state: &Alexandros, seat: Seat, loser: Seat, head: usize, ousting: Cards) -> Fact {
    let message = Message::new("alexandros-fact-takes-over").with("seat", seat).with("loser", loser);
    Fact::new(message.with("cards", cards(ousting))).at(province_element(state.board().cell(head)))
}

pub(crate) fn gives(seat: Seat, loser: Seat, given: Cards) -> Fact {
    let message = Message::new("alexandros-fact-gives").with("seat", seat).with("loser", loser);
    Fact::new(message.with("cards", cards(given)))
}

pub(crate) fn taxes(seat: Seat, card: Symbol) -> Fact {
    Fact::new(Message::new("alexandros-fact-taxes").with("seat", seat).with("symbol", symbol(card)))
}

pub(crate) fn scores(state: &Alexandros, seat: Seat, points: u16) -> Fact {
    let message = Message::new("alexandros-fact-scores").with("seat", seat).with("points", points);
    Fact::new(message.with("total", state.score(seat).total()))
}

pub(crate) fn recalls(state: &Alexandros, seat: Seat, number: usize) -> Fact {
    let at = state.board().cell(number);
    let message = Message::new("alexandros-fact-recalls").with("seat", seat).with("cell", cell(state.board(), at));
    Fact::new(message).at(cell_element(at))
}

pub(crate) fn passes(seat: Seat, actions: u8) -> Fact {
    Fact::new(Message::new("alexandros-fact-passes").with("seat", seat).with("actions", actions))
}

pub(crate) fn over(state: &Alexandros) -> Fact {
    Fact::new(state.final_standing().reason).heading()
}
