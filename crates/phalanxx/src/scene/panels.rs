//! What lies beside the board: the hand, the card row, and each player.

use super::cards;
use crate::die::Row;
use crate::scoring::Tally;
use crate::set::Set;
use crate::state::{Heroism, Phalanxx, Phase};
use crate::words;
use table::scene::{Card, Item, Panel, PanelKind};
use table::{Arg, Eye, Game, Message, Seat};

pub(super) fn panels(state: &Phalanxx, eye: Eye) -> Vec<Panel> {
    let mut panels = Vec::new();
    if let Eye::Seat(seat) = eye
        && seat.index() < state.setup.seats
    {
        panels.push(hand(state, seat));
    }
    panels.push(row(state, eye));
    panels.extend(state.everyone().map(|seat| player(state, seat, eye)));
    panels
}

fn count(label: &'static str, value: impl Into<i64>, most: Option<i64>) -> Item {
    Item::Count { label: Message::new(label), value: value.into(), most, emblem: None }
}

fn cards_item(label: &'static str, cards: Vec<Card>) -> Item {
    Item::Cards { label: Message::new(label), cards }
}

fn red_spaces(state: &Phalanxx, seat: Seat) -> Vec<Card> {
    let home = state.faction(seat).home;
    Row::ALL
        .into_iter()
        .map(|row| cards::die(words::red_element(seat, row), home[row.index()], 1, vec![words::row(row)]))
        .collect()
}

fn hand(state: &Phalanxx, seat: Seat) -> Panel {
    let hand = state.faction(seat).hand;
    let label = Message::new("phalanxx-panel-hand");
    Panel {
        id: "hand".to_owned(),
        kind: PanelKind::Hand,
        title: label.clone(),
        active: false,
        items: vec![Item::Cards {
            label,
            cards: hand.iter().map(|card| cards::card(state, card, Some(seat))).collect(),
        }],
    }
}

/// The face-up cards from the far right, with prices, and the pile.
fn row(state: &Phalanxx, eye: Eye) -> Panel {
    let reader = reader(state, eye);
    let face_up = state.row.into_iter().enumerate().filter_map(|(space, card)| Some((space, card?)));
    let face_up = face_up.map(|(space, card)| {
        let mut shown = cards::card(state, card, reader);
        if !card.is_heroism() {
            shown.lines.insert(0, Message::new("phalanxx-card-price").with("price", state.setup.prices[space]));
        }
        shown
    });
    let mut items = vec![cards_item("phalanxx-panel-row", face_up.collect())];
    let seen = match eye {
        Eye::Seat(seat) => state.scouted_by(seat),
        Eye::Spectator => state.scouted.filter(|_| state.setup.rulings.public_scout),
        Eye::All => state.scouted,
    };
    if let Some(card) = seen {
        items.push(cards_item("phalanxx-panel-scouted", vec![cards::card(state, card, reader)]));
    }
    items.push(count("phalanxx-panel-pile", state.pile, Some(state.setup.pile().into())));
    if state.pile > 0 {
        let era = state.setup.top(state.pile).0.to_string().to_uppercase();
        items.push(Item::Note(Message::new("phalanxx-panel-pile-era").with("era", era)));
    }
    if state.heroism == Heroism::Shown {
        items.push(Item::Note(Message::new("phalanxx-panel-heroism")));
    }
    if state.closing && state.phase != Phase::Over {
        items.push(Item::Note(Message::new("phalanxx-panel-last-round")));
    }
    Panel {
        id: "row".to_owned(),
        kind: PanelKind::Common,
        title: Message::new("phalanxx-panel-cards"),
        active: false,
        items,
    }
}

/// The seat whose conditions the cards speak of.
fn reader(state: &Phalanxx, eye: Eye) -> Option<Seat> {
    match eye {
        Eye::Seat(seat) if seat.index() < state.setup.seats => Some(seat),
        _ => None,
    }
}

fn player(state: &Phalanxx, seat: Seat, eye: Eye) -> Panel {
    let faction = state.faction(seat);
    let rival = state.is_rival(seat);
    let most = i64::from(state.setup.figures);
    let mut items = vec![count("phalanxx-panel-strength", faction.strength, None)];
    if state.heroism == Heroism::Shown {
        items.push(count("phalanxx-panel-heroism-total", state.heroism_total(seat), None));
    }
    if !rival {
        items.push(count("phalanxx-panel-talents", faction.talents, Some(state.setup.talents.into())));
        let [low, high] = state.money_shown(seat);
        let said = Message::new("phalanxx-panel-money").with("low", range(low)).with("high", range(high));
        items.push(Item::Note(said));
    }
    items.push(count("phalanxx-panel-figures", state.figures(seat), Some(most)));
    items.push(count("phalanxx-panel-reserve", state.reserve(seat), Some(most)));
    if let Some(ability) = faction.ability {
        items.push(Item::Note(Message::new(format!("phalanxx-ability-{}-text", ability.name()))));
    }
    if seat != state.active {
        items.push(cards_item("phalanxx-panel-home", red_spaces(state, seat)));
    }
    let face_up = |set: Set<_>| set.iter().map(|card| cards::card(state, card, None)).collect();
    if !faction.upright().is_empty() {
        items.push(cards_item("phalanxx-panel-display", face_up(faction.upright())));
    }
    if !faction.turned.is_empty() {
        items.push(cards_item("phalanxx-panel-turned", face_up(faction.turned)));
    }
    if eye != Eye::Seat(seat) && !faction.hand.is_empty() {
        let known = if eye.sees(seat) { faction.hand } else { faction.hand - faction.secret };
        let mut held: Vec<Card> = face_up(known);
        held.extend(cards::backs(seat, faction.hand - known));
        items.push(cards_item("phalanxx-panel-held", held));
    }
    if rival {
        items.push(Item::Note(Message::new("phalanxx-panel-rival")));
    }
    items.push(score(state.tally(seat), rival));
    Panel {
        id: format!("player-{}", seat.0),
        kind: PanelKind::Player(seat),
        title: Message::new("phalanxx-panel-player").with("seat", words::who(state, seat)),
        active: state.stage().deciders().contains(seat),
        items,
    }
}

fn range((from, to): (u8, u8)) -> Arg {
    Arg::Text(format!("{from}–{to}"))
}

/// What would count if the game ended now.
fn score(tally: Tally, rival: bool) -> Item {
    let lines = tally.lines().into_iter().filter(|&(_, _, points)| points != 0);
    let lines: Vec<Message> = lines
        .map(|(_, name, points)| {
            let label = Message::new(format!("phalanxx-score-{name}"));
            Message::new("phalanxx-panel-score-line").with("label", label).with("points", points)
        })
        .collect();
    let id = if rival { "phalanxx-panel-score-rival" } else { "phalanxx-panel-score" };
    Item::Note(Message::new(id).with("total", tally.total()).with("lines", lines))
}
