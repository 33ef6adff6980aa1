//! What may be done once Alexander has moved.

use super::panels::open_symbols;
use super::{Choice, choice, drawing};
use crate::rules::Objection;
use crate::{Action, Alexandros, Cards, Symbol, say};
use table::Message;

/// How many provinces that cannot be had are shown beside those that can.
const TEMPTATIONS: usize = 3;
/// A vacant province for which more cards are missing is not worth mentioning.
const OUT_OF_REACH: u8 = 4;

/// The actions of a turn.
pub(super) fn actions(state: &Alexandros) -> Vec<Choice> {
    let mut choices = vec![draw(state)];
    if state.actions_left > 0 {
        choices.extend(picks(state));
        choices.extend(provinces(state));
        choices.extend(taxes(state));
        choices.extend(recalls(state));
    }
    let label = Message::new("alexandros-choice-end-turn");
    let end = choice(state, Action::EndTurn, label).under(Message::new("alexandros-group-end"));
    choices.push(match state.actions_left {
        0 => end,
        left => end.bringing(Message::new("alexandros-note-passes").with("actions", left)),
    });
    choices
}

fn draw(state: &Alexandros) -> Choice {
    choice(state, Action::Draw, Message::new("alexandros-choice-draw"))
        .at("pile")
        .under(Message::new("alexandros-group-card"))
        .bringing(Message::new("alexandros-note-pile").with("count", state.pile.total()))
}

fn picks(state: &Alexandros) -> impl Iterator<Item = Choice> + '_ {
    open_symbols(state).map(|symbol| {
        let label = Message::new("alexandros-choice-pick").with("symbol", say::symbol(symbol));
        let choice = choice(state, Action::Pick(symbol), label).at(say::open_element(state, symbol));
        choice.under(Message::new("alexandros-group-card"))
    })
}

/// Provinces to occupy or take over: all that can be had, and those that come closest.
fn provinces(state: &Alexandros) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut tempting = Vec::new();
    for head in state.provinces.heads().iter().filter(|&head| state.owner(head) != Some(state.turn)) {
        let cell = state.board().cell(head);
        let action = if state.owner(head).is_some() { Action::TakeOver(cell) } else { Action::Occupy(cell) };
        match state.judge(action) {
            Ok(()) => choices.push(entry(state, head, action)),
            Err(objection) => tempting.extend(shortfall(state, head, objection).map(|short| (short, head, action))),
        }
    }
    tempting.sort_by_key(|&(short, head, _)| (short, head));
    tempting.truncate(TEMPTATIONS);
    choices.extend(tempting.into_iter().map(|(_, head, action)| entry(state, head, action)));
    choices
}

/// How far a province is from being had, if that is worth mentioning.
fn shortfall(state: &Alexandros, head: usize, objection: Objection) -> Option<u8> {
    let short = match objection {
        Objection::CannotPay { missing, governors } => missing.total() - governors,
        Objection::CannotOust { missing, .. } => missing.total(),
        Objection::NoGovernorLeft => price(state, head).beyond(state.hand(state.turn)).total(),
        Objection::NoSymbolCell => OUT_OF_REACH,
        _ => return None,
    };
    (short <= OUT_OF_REACH).then_some(short)
}

/// The cards a province asks for: those that drive its governors out, and one for each symbol cell.
fn price(state: &Alexandros, head: usize) -> Cards {
    let ousting = state.owner(head).map_or(Cards::NONE, |loser| state.ousting_price(loser, head));
    ousting + state.province(head).symbols
}

fn entry(state: &Alexandros, head: usize, action: Action) -> Choice {
    let (province, first) = (state.province(head), state.board().cell(head));
    let label = match state.owner(head) {
        Some(loser) => Message::new("alexandros-choice-take-over").with("seat", loser),
        None => Message::new("alexandros-choice-occupy"),
    };
    let note = Message::new("alexandros-note-province").with("blanks", province.blanks);
    choice(state, action, label.with("name", first.to_string()))
        .at(say::province_element(first))
        .under(Message::new("alexandros-group-province"))
        .bringing(note.with("symbols", say::cards(price(state, head))))
        .showing(vec![drawing::province(state, head)])
}

/// Taxes with every card that will do; else one that would, with the reason why not.
fn taxes(state: &Alexandros) -> Vec<Choice> {
    let allowed = |symbol: &Symbol| state.judge(Action::Tax(*symbol)).is_ok();
    let mut symbols: Vec<Symbol> = Symbol::ALL.into_iter().filter(allowed).collect();
    if symbols.is_empty() {
        let governed = |symbol: &Symbol| !(state.governors(state.turn) & state.board().cells_of(*symbol)).is_empty();
        let in_hand = state.hand(state.turn).kinds().next();
        symbols.extend(Symbol::ALL.into_iter().find(governed).or(in_hand));
    }
    let yields = || {
        state
            .players()
            .map(|seat| Message::new("alexandros-note-yield").with("seat", seat).with("points", state.tax_yield(seat)))
    };
    let tax = |symbol: Symbol| {
        let label = Message::new("alexandros-choice-tax").with("symbol", say::symbol(symbol));
        choice(state, Action::Tax(symbol), label)
            .at(tax_element(state, symbol))
            .under(Message::new("alexandros-group-taxes"))
            .bringing(Message::new("alexandros-note-taxes").with("yields", yields().collect::<Vec<_>>()))
    };
    symbols.into_iter().map(tax).collect()
}

/// The card taxes are collected with or, if there is none, the governor it would have to match.
fn tax_element(state: &Alexandros, symbol: Symbol) -> String {
    let governors = state.governors(state.turn) & state.board().cells_of(symbol);
    match governors.first().filter(|_| state.hand(state.turn)[symbol] == 0) {
        Some(cell) => say::governor_element(state.turn, state.board().cell(cell)),
        None => say::hand_element(state.turn, symbol),
    }
}

fn recalls(state: &Alexandros) -> impl Iterator<Item = Choice> + '_ {
    let seat = state.turn;
    state.governors(seat).iter().map(move |number| {
        let cell = state.board().cell(number);
        let head = state.provinces.head_of(number);
        let note = match state.garrison(seat, head).count() {
            1 => Message::new("alexandros-note-recall-vacates"),
            2 => Message::new("alexandros-note-recall-yields").with("blanks", state.province(head).blanks),
            more => Message::new("alexandros-note-recall-leaves").with("governors", more - 1),
        };
        let label = Message::new("alexandros-choice-recall").with("cell", say::cell(state.board(), cell));
        choice(state, Action::Recall(cell), label)
            .at(say::governor_element(seat, cell))
            .under(Message::new("alexandros-group-recall"))
            .bringing(note)
    })
}

/// Where governors may be posted, and what is left to pay.
pub(super) fn posts(state: &Alexandros, head: usize) -> Vec<Choice> {
    let cells = state.provinces.cells(state.board(), head);
    let free = cells.without(state.governors(state.turn));
    let mut choices: Vec<Choice> = free
        .iter()
        .filter(|&number| state.board().symbol(number).is_some())
        .map(|number| {
            let cell = state.board().cell(number);
            let label = Message::new("alexandros-choice-post").with("cell", say::cell(state.board(), cell));
            choice(state, Action::Post(cell), label)
                .at(say::cell_element(cell))
                .under(Message::new("alexandros-group-post"))
        })
        .collect();
    let price = state.uncovered(head);
    let label = if price.is_empty() {
        Message::new("alexandros-choice-hold")
    } else {
        Message::new("alexandros-choice-pay").with("cards", say::cards(price))
    };
    let pay = choice(state, Action::Pay, label).under(Message::new("alexandros-group-pay"));
    let governors = state.garrison(state.turn, head).count();
    choices.push(match governors {
        0 => pay,
        1 => pay.bringing(Message::new("alexandros-note-province-yields").with("blanks", state.province(head).blanks)),
        _ => pay.bringing(Message::new("alexandros-note-province-idle").with("governors", governors)),
    });
    choices
}

/// Which of the cards used the loser may get.
pub(super) fn gifts(used: Cards, left: u8) -> Vec<Choice> {
    let gift = |symbol: Symbol| {
        let label = Message::new("alexandros-choice-give").with("symbol", say::symbol(symbol));
        let note = Message::new("alexandros-note-used").with("count", used[symbol]).with("left", left);
        Choice::new(&Action::Give(symbol), label).bringing(note)
    };
    used.kinds().map(gift).collect()
}
