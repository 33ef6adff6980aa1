//! What lies beside the board: the players, the cards everybody sees, the stocks, and the viewer's own hand.

use super::{emblem, tint};
use crate::{Alexandros, Cards, Symbol, say};
use table::scene::{Card, Emblem, Item, Panel, PanelKind, Tint};
use table::{Eye, Game, Message, Seat};

const GOVERNOR: Emblem = Emblem { name: "governor", letter: 'G' };
const CARD: Emblem = Emblem { name: "card", letter: 'C' };

/// The panels `eye` sees.
pub(super) fn panels(state: &Alexandros, eye: Eye) -> Vec<Panel> {
    let own = state.players().find(|&seat| eye == Eye::Seat(seat));
    let mut panels: Vec<Panel> = own.map(|seat| hand(state, seat)).into_iter().collect();
    panels.push(common(state));
    panels.extend(state.players().map(|seat| player(state, seat, eye)));
    panels
}

fn count(label: &'static str, value: impl Into<i64>, most: Option<i64>, emblem: Option<Emblem>) -> Item {
    Item::Count { label: Message::new(label), value: value.into(), most, emblem }
}

fn player(state: &Alexandros, seat: Seat, eye: Eye) -> Panel {
    let components = &state.setup.components;
    let mut items = vec![
        count("alexandros-panel-score", state.score(seat).total(), Some(components.goal.into()), None),
        count("alexandros-panel-yield", state.tax_yield(seat), None, None),
        count("alexandros-panel-reserve", state.reserve(seat), Some(components.governors.into()), Some(GOVERNOR)),
        count("alexandros-panel-cards", state.hand(seat).total(), None, Some(CARD)),
    ];
    if eye == Eye::All {
        let label = Message::new("alexandros-panel-hand-of").with("seat", seat);
        items.push(Item::Cards { label, cards: hand_cards(state, seat) });
    }
    Panel {
        id: format!("player-{}", seat.0),
        kind: PanelKind::Player(seat),
        title: Message::new("alexandros-panel-player").with("seat", seat),
        active: state.stage().deciders().contains(seat),
        items,
    }
}

fn hand(state: &Alexandros, seat: Seat) -> Panel {
    let label = Message::new("alexandros-panel-cards");
    Panel {
        id: "hand".to_owned(),
        kind: PanelKind::Hand,
        title: Message::new("alexandros-panel-hand"),
        active: false,
        items: vec![Item::Cards { label, cards: hand_cards(state, seat) }],
    }
}

fn common(state: &Alexandros) -> Panel {
    let components = &state.setup.components;
    let pile = Card {
        id: "pile".to_owned(),
        face: None,
        tint: Tint::Plain,
        label: Message::new("alexandros-card-back"),
        count: state.pile.total().into(),
        lines: Vec::new(),
    };
    let discards = bundles(state.discards, |symbol| format!("discard-{}", symbol.name()));
    let items = vec![
        Item::Cards { label: Message::new("alexandros-panel-open"), cards: open(state) },
        Item::Cards { label: Message::new("alexandros-panel-pile"), cards: vec![pile] },
        Item::Cards { label: Message::new("alexandros-panel-discards"), cards: discards },
        count("alexandros-panel-black-walls", state.black_left, Some(components.black_walls.into()), None),
        count("alexandros-panel-red-walls", state.red_left, Some(components.red_walls.into()), None),
    ];
    Panel {
        id: "common".to_owned(),
        kind: PanelKind::Common,
        title: Message::new("alexandros-panel-common"),
        active: false,
        items,
    }
}

/// The face-up cards; two that are equal lie on each other, since taking either is the same.
fn open(state: &Alexandros) -> Vec<Card> {
    let open = state.open_cards();
    open_symbols(state).map(|symbol| card(say::open_element(state, symbol), symbol, open[symbol])).collect()
}

/// The face-up symbols, each once, as they lie.
pub(super) fn open_symbols(state: &Alexandros) -> impl Iterator<Item = Symbol> {
    let [first, second] = state.open;
    first.into_iter().chain(second.filter(|_| second != first))
}

fn hand_cards(state: &Alexandros, seat: Seat) -> Vec<Card> {
    bundles(state.hand(seat), |symbol| say::hand_element(seat, symbol))
}

fn bundles(cards: Cards, id: impl Fn(Symbol) -> String) -> Vec<Card> {
    cards.kinds().map(|symbol| card(id(symbol), symbol, cards[symbol])).collect()
}

fn card(id: String, symbol: Symbol, count: u8) -> Card {
    Card {
        id,
        face: Some(emblem(symbol)),
        tint: tint(symbol),
        label: say::symbol(symbol),
        count: count.into(),
        lines: Vec::new(),
    }
}
