//! What one eye sees: the board as shapes, hands and stocks as panels, what is asked, and what may be done.

mod acting;
mod drawing;
mod moving;
mod outline;
mod panels;
mod prompt;

use crate::state::Phase;
use crate::{Action, Alexandros, Symbol};
use table::scene::{Choice, Emblem, Tint};
use table::{Eye, Game, Message, Scene};

/// What `eye` sees and may do.
pub(crate) fn scene(state: &Alexandros, eye: Eye) -> Scene {
    let is_asked = matches!(eye, Eye::Seat(seat) if state.stage().deciders().contains(seat));
    let choices = if is_asked { choices(state) } else { Vec::new() };
    Scene {
        board: drawing::board(state, &choices),
        panels: panels::panels(state, eye),
        prompt: prompt::prompt(state, is_asked),
        choices,
        sheet: None,
    }
}

/// What the player whose turn it is may do, and some of what they may not.
fn choices(state: &Alexandros) -> Vec<Choice> {
    match state.phase {
        Phase::Card => moving::cards(state),
        Phase::Target { toward } => moving::targets(state, toward),
        Phase::Corner { cell } => moving::corners(state, cell.into()),
        Phase::Route { corner, laid, .. } => moving::ways(state, corner.into(), laid.len()),
        Phase::Act => acting::actions(state),
        Phase::Occupy { head, .. } => acting::posts(state, head.into()),
        Phase::Give { used, left, .. } => acting::gifts(used, left),
        _ => Vec::new(),
    }
}

/// A choice, refused if the rules object to it.
fn choice(state: &Alexandros, action: Action, label: Message) -> Choice {
    let choice = Choice::new(&action, label);
    match state.judge(action) {
        Ok(()) => choice,
        Err(objection) => choice.refused(objection.refusal(state)),
    }
}

/// The picture of a symbol.
fn emblem(symbol: Symbol) -> Emblem {
    Emblem { name: symbol.name(), letter: symbol.letter() }
}

/// The colour of a symbol.
fn tint(symbol: Symbol) -> Tint {
    Tint::Kind(symbol as u8)
}
