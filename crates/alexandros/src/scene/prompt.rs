//! What is asked of the viewer, or whom everybody waits for.

use crate::clauses::*;
use crate::state::Phase;
use crate::{Alexandros, Cell, say};
use table::scene::{Prompt, Steps};
use table::{ClauseId, Game, Message, Stage};

const STEPS: [&str; 5] = [
    "alexandros-step-card",
    "alexandros-step-cell",
    "alexandros-step-corner",
    "alexandros-step-route",
    "alexandros-step-actions",
];

/// The prompt for someone who is asked, or is not.
pub(super) fn prompt(state: &Alexandros, is_asked: bool) -> Prompt {
    let text = match state.stage() {
        Stage::Over => state.final_standing().reason,
        Stage::Chance => Message::new("alexandros-prompt-chance"),
        Stage::Decide(_) if is_asked => question(state),
        Stage::Decide(_) => Message::new(waiting(state.phase)).with("seat", state.turn),
    };
    let clauses = if is_asked { clauses(state.phase).to_vec() } else { Vec::new() };
    let names = || STEPS.into_iter().map(Message::new).collect();
    Prompt { text, clauses, steps: step(state.phase).map(|at| Steps { names: names(), at }) }
}

fn question(state: &Alexandros) -> Message {
    let named = |cell: u8| -> Cell { state.board().cell(cell.into()) };
    match state.phase {
        Phase::Card => Message::new("alexandros-prompt-card"),
        Phase::Target { toward } => Message::new("alexandros-prompt-cell").with("symbol", say::symbol(toward)),
        Phase::Corner { cell } => {
            Message::new("alexandros-prompt-corner").with("cell", say::cell(state.board(), named(cell)))
        }
        Phase::Route { cell, corner, laid } => Message::new("alexandros-prompt-route")
            .with("corner", say::corner(named(cell), state.board().point(corner.into())))
            .with("cell", say::cell(state.board(), named(cell)))
            .with("walls", laid.len()),
        Phase::Act if state.actions_left == 0 => Message::new("alexandros-prompt-done"),
        Phase::Act if state.is_last_turn() => {
            Message::new("alexandros-prompt-last-actions").with("left", state.actions_left)
        }
        Phase::Act => Message::new("alexandros-prompt-actions").with("left", state.actions_left),
        Phase::Occupy { head, .. } => Message::new("alexandros-prompt-occupy")
            .with("governors", state.reserve(state.turn))
            .with("blanks", state.province(head.into()).blanks),
        Phase::Give { loser, left, .. } => {
            Message::new("alexandros-prompt-give").with("seat", loser).with("left", left)
        }
        _ => Message::new("alexandros-prompt-chance"),
    }
}

fn waiting(phase: Phase) -> &'static str {
    match phase {
        Phase::Card => "alexandros-waiting-card",
        Phase::Target { .. } | Phase::Corner { .. } | Phase::Route { .. } => "alexandros-waiting-route",
        _ => "alexandros-waiting-actions",
    }
}

/// Where in the turn a phase stands.
fn step(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Card => Some(0),
        Phase::Target { .. } => Some(1),
        Phase::Corner { .. } => Some(2),
        Phase::Route { .. } => Some(3),
        Phase::Act | Phase::Occupy { .. } | Phase::Give { .. } => Some(4),
        _ => None,
    }
}

/// The clauses that explain what may be done in a phase.
fn clauses(phase: Phase) -> &'static [ClauseId] {
    match phase {
        Phase::Card => &[AX_020, AX_021, AX_045, AX_106],
        Phase::Target { .. } => &[AX_022, AX_023, AX_032],
        Phase::Corner { .. } => &[AX_033, AX_034],
        Phase::Route { .. } => &[AX_034, AX_035, AX_041],
        Phase::Act => &[AX_050, AX_051, AX_052, AX_070, AX_078, AX_089, AX_098],
        Phase::Occupy { from: None, .. } => &[AX_070, AX_071, AX_072, AX_074],
        Phase::Occupy { from: Some(_), .. } => &[AX_080, AX_070, AX_071, AX_074],
        Phase::Give { .. } => &[AX_082, AX_083, AX_084],
        _ => &[],
    }
}
