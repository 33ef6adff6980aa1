//! The heart of the table: the active player's Action card, drawn beside the map. Three rows of a red and a grey space, the dice still
//! to be used above, and at each crossing of a die and a row what the die could do there.

use super::{DICE, tint};
use crate::die::{Die, Row};
use crate::state::{Phalanxx, Phase};
use crate::words;
use table::Message;
use table::scene::{Form, Role, Shape, Spot, Tint};

/// How much room the card takes to the left of the map.
pub(super) const WIDTH: f32 = 230.0;
const MARGIN: f32 = 10.0;
/// The side of a space, and of a die on it.
const SPACE: f32 = 40.0;
const DIE: f32 = 32.0;
/// From one column of dice to the next, and from row to row.
const STEP: f32 = 36.0;
const ROW: f32 = 50.0;

/// The card with its top left corner at `corner`.
pub(super) fn shapes(state: &Phalanxx, [left, top]: Spot) -> Vec<Shape> {
    let seat = state.active;
    let home = state.faction(seat).home;
    let red = left + MARGIN + SPACE / 2.0;
    let grey = red + SPACE + 6.0;
    let column = |number: usize| grey + SPACE / 2.0 + 12.0 + DIE / 2.0 + STEP * number as f32;
    let line = |row: Row| top + 106.0 + ROW * row.index() as f32;
    let middle = left + WIDTH / 2.0 - MARGIN / 2.0;

    let title = Message::new("phalanxx-panel-action-card").with("seat", words::who(state, seat));
    let mut shapes = vec![
        Shape { label: Some(title.clone()), ..square("action-card", [middle, top + 131.0], [WIDTH - MARGIN, 262.0]) },
        caption("action-card-title", [middle, top + 16.0], 11.0, title),
        caption("action-card-red", [red, top + 70.0], 8.5, Message::new("phalanxx-space-red")),
        caption("action-card-grey", [grey, top + 70.0], 8.5, Message::new("phalanxx-space-grey")),
    ];
    let dice = travelling(state);
    let rolled = is_rolled(state);
    for (number, &(ref id, one)) in dice.iter().enumerate() {
        let at = [column(number), top + 52.0];
        shapes.push(if rolled { die(id, one, at, Some(die_label(state, one))) } else { unrolled(id, one, at) });
    }
    for row in Row::ALL {
        let y = line(row);
        let space =
            |id: String, x: f32, label: Message| Shape { label: Some(label), ..square(&id, [x, y], [SPACE, SPACE]) };
        let [red_id, grey_id] = [words::red_element(seat, row), words::grey_element(row)];
        let named = |id: &'static str, die: Option<Die>| {
            let held = die.map_or_else(|| Message::new("phalanxx-nothing"), words::die);
            Message::new(id).with("row", words::row(row)).with("die", held)
        };
        let own = home[row.index()];
        shapes.push(Shape {
            tint: Tint::Kind(3),
            ..space(red_id.clone(), red, named("phalanxx-space-red-row", Some(own)))
        });
        shapes.push(die(&format!("{red_id}-die"), own, [red, y], None));
        let used = state.grey[row.index()];
        shapes.push(Shape {
            tint: Tint::Kind(7),
            ..space(grey_id.clone(), grey, named("phalanxx-space-grey-row", used))
        });
        match used {
            Some(used) => shapes.push(die(&format!("{grey_id}-die"), used, [grey, y], None)),
            None if rolled => shapes.extend(dice.iter().enumerate().map(|(number, &(ref id, die))| {
                caption(&format!("{id}-{}", row.name()), [column(number), y], 12.0, mark(state, die, row))
            })),
            None => {}
        }
    }
    shapes.push(caption("action-card-legend", [middle, top + 251.0], 8.0, Message::new("phalanxx-space-legend")));
    shapes
}

/// Whether the Travelling dice have been rolled this turn.
fn is_rolled(state: &Phalanxx) -> bool {
    !matches!(
        state.phase,
        Phase::Buy
            | Phase::Scouting
            | Phase::Bought { .. }
            | Phase::Swapping { .. }
            | Phase::Refill
            | Phase::Rolling(_)
    )
}

/// The dice not yet on a space, the one in hand first, each with an id of its own: a choice points at the first of equals.
fn travelling(state: &Phalanxx) -> Vec<(String, Die)> {
    let taken = if let Phase::Taken(die) = state.phase { Some(("die-taken".to_owned(), die)) } else { None };
    let mut dice: Vec<Die> = state.dice_left().collect();
    dice.sort_unstable(); // they lie as they fall while they are rolled
    let named = dice.iter().enumerate().map(|(at, &die)| {
        let before = dice[..at].iter().filter(|&&other| other == die).count();
        let id = words::die_element(die);
        (if before == 0 { id } else { format!("{id}-again-{before}") }, die)
    });
    taken.into_iter().chain(named).collect()
}

/// What a die could do in words: the rows where it is high enough for a card or a region, and what a push would bring in each.
pub(super) fn die_uses(state: &Phalanxx, die: Die) -> Message {
    let home = state.faction(state.active).home;
    let free = || Row::ALL.into_iter().filter(|row| state.grey[row.index()].is_none());
    let rows: Vec<Message> = free().filter(|row| die.pips >= home[row.index()].pips).map(words::row_in_short).collect();
    let pushes: Vec<Message> = free()
        .map(|row| {
            let gain = signed(state.push_gain(die, row));
            Message::new("phalanxx-die-push").with("row", words::row_in_short(row)).with("gain", gain)
        })
        .collect();
    let id = if rows.is_empty() { "phalanxx-die-low" } else { "phalanxx-die-high" };
    Message::new(id).with("rows", rows).with("pushes", pushes)
}

fn die_label(state: &Phalanxx, die: Die) -> Message {
    let id = if matches!(state.phase, Phase::Taken(taken) if taken == die) {
        "phalanxx-die-taken"
    } else {
        "phalanxx-die-there"
    };
    Message::new(id).with("die", words::die(die)).with("uses", die_uses(state, die))
}

/// Whether the die is high enough for the row, and what a push would bring there.
fn mark(state: &Phalanxx, die: Die, row: Row) -> Message {
    let high = die.pips >= state.faction(state.active).home[row.index()].pips;
    let id = if high { "phalanxx-mark-high" } else { "phalanxx-mark-low" };
    Message::new(id).with("gain", signed(state.push_gain(die, row)))
}

/// Talents earned or paid: "+2", "−1", "±0".
fn signed(gain: i8) -> String {
    match gain {
        0 => "±0".to_owned(),
        1.. => format!("+{gain}"),
        _ => format!("−{}", gain.unsigned_abs()),
    }
}

fn square(id: &str, [x, y]: Spot, [width, height]: [f32; 2]) -> Shape {
    let (left, right, top, bottom) = (x - width / 2.0, x + width / 2.0, y - height / 2.0, y + height / 2.0);
    Shape {
        id: id.to_owned(),
        form: Form::Area(vec![[left, top], [right, top], [right, bottom], [left, bottom]]),
        role: Role::Field,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }
}

/// A die. One on a space needs no label: the space has it.
fn die(id: &str, die: Die, at: Spot, label: Option<Message>) -> Shape {
    let emblem = Some(DICE[usize::from(die.value() - 1)]);
    Shape { tint: tint(die.colour), emblem, label, ..square(id, at, [DIE, DIE]) }
}

/// A die that will be rolled: only its colour shows.
fn unrolled(id: &str, die: Die, at: Spot) -> Shape {
    let label = Message::new("phalanxx-die-unrolled").with("colour", words::die_colour(die.colour));
    Shape { tint: tint(die.colour), label: Some(label), ..square(id, at, [DIE, DIE]) }
}

fn caption(id: &str, at: Spot, size: f32, text: Message) -> Shape {
    Shape {
        id: id.to_owned(),
        form: Form::Text { at, size, text },
        role: Role::Caption,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }
}
