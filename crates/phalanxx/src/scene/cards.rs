//! Era cards and dice as cards of a panel, with all that is printed on them and what it means now.

use super::{DICE, HEROISM, tint};
use crate::card::{Card, Colour, Symbol};
use crate::die::Die;
use crate::scoring::growth_by;
use crate::set::Set;
use crate::state::Phalanxx;
use crate::words;
use table::scene::{self, Emblem, Tint};
use table::{Message, Seat};

/// A card seen from the front. `reader` is told which of its conditions hold for them.
pub(super) fn card(state: &Phalanxx, card: Card, reader: Option<Seat>) -> scene::Card {
    let (face, tint) = if card.is_heroism() {
        (HEROISM, Tint::Kind(5))
    } else {
        (emblem(state, card), tint(state.setup.face(card).colour))
    };
    scene::Card {
        id: words::card_element(card),
        face: Some(face),
        tint,
        label: state.setup.title(card),
        count: 1,
        lines: if card.is_heroism() {
            vec![Message::new("phalanxx-card-heroism-text")]
        } else {
            lines(state, card, reader)
        },
    }
}

/// Cards seen from behind: only their era shows.
pub(super) fn backs(seat: Seat, cards: Set<Card>) -> Vec<scene::Card> {
    crate::card::Era::ALL
        .into_iter()
        .filter_map(|era| {
            let count = (cards & era.cards()).len();
            (count > 0).then(|| scene::Card {
                id: format!("back-{}-{era}", seat.0),
                face: None,
                tint: Tint::Plain,
                label: Message::new("phalanxx-card-back").with("era", era.to_string().to_uppercase()),
                count: u32::from(count),
                lines: Vec::new(),
            })
        })
        .collect()
}

/// A die on a space or beside the Action card.
pub(super) fn die(id: String, die: Die, count: u32, lines: Vec<Message>) -> scene::Card {
    scene::Card {
        id,
        face: Some(DICE[usize::from(die.value() - 1)]),
        tint: tint(die.colour),
        label: words::die(die),
        count,
        lines,
    }
}

fn emblem(state: &Phalanxx, card: Card) -> Emblem {
    let face = state.setup.face(card);
    let shown = |symbol: Symbol| face.symbols[symbol as usize] > 0;
    match face.colour {
        Colour::Orange => Emblem { name: "leader", letter: 'L' },
        Colour::Purple => Emblem { name: "equipment", letter: 'E' },
        Colour::White if shown(Symbol::Archer) => Emblem { name: "archer", letter: 'A' },
        Colour::White if shown(Symbol::Cavalry) => Emblem { name: "cavalry", letter: 'C' },
        Colour::White => Emblem { name: "infantry", letter: 'I' },
    }
}

/// Colour, Strength, symbols, ability, and each part of the condition.
fn lines(state: &Phalanxx, card: Card, reader: Option<Seat>) -> Vec<Message> {
    let face = state.setup.face(card);
    let mut lines = vec![words::card_colour(face.colour)];
    if let Some(scale) = face.scale {
        let steps = scale.steps.map(|step| step.to_string()).join(" / ");
        let said =
            Message::new("phalanxx-card-grows").with("steps", steps).with("counted", words::counted(scale.counts));
        lines.push(said);
    } else if face.strength > 0 {
        lines.push(Message::new("phalanxx-card-strength").with("strength", face.strength));
    }
    let symbols = Symbol::ALL
        .into_iter()
        .flat_map(|symbol| (0..face.symbols[symbol as usize]).map(move |_| words::symbol(symbol)));
    let symbols: Vec<Message> = symbols.collect();
    if !symbols.is_empty() {
        lines.push(Message::new("phalanxx-card-symbols").with("symbols", symbols));
    }
    if let Some(gear) = face.gear {
        lines.push(Message::new(format!("phalanxx-gear-{}", gear.name())));
    }
    if face.deducted > 0 {
        lines.push(Message::new("phalanxx-card-deducted").with("points", face.deducted));
    }
    match reader {
        None => {}
        Some(seat) => {
            let parts = state.condition_parts(seat, card);
            if parts.is_empty() {
                lines.push(Message::new("phalanxx-condition-none"));
            }
            lines.extend(parts.iter().map(|part| {
                let id = match (part.waived, part.holds()) {
                    (true, _) => "phalanxx-condition-waived",
                    (false, true) => "phalanxx-condition-holds",
                    (false, false) => "phalanxx-condition-fails",
                };
                Message::new(id).with("part", words::part(part))
            }));
            let faction = state.faction(seat);
            if faction.hand.contains(card) {
                let gain = growth_by(&state.setup, faction.display, card);
                lines.push(Message::new("phalanxx-card-would-bring").with("gain", gain));
            }
        }
    }
    lines
}
