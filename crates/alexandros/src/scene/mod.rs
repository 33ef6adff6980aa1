//! What one eye sees.
use crate::{Action, Alexandros};
use table::scene::{Board, Choice, Prompt};
use table::{Eye, Game, Message, Scene};

pub(crate) fn scene(state: &Alexandros, eye: Eye) -> Scene {
    let mut actions: Vec<Action> = Vec::new();
    if let Eye::Seat(seat) = eye {
        state.actions(seat, &mut actions);
    }
    let label = |action: &Action| Message::new("table-said").with("what", format!("{action:?}"));
    Scene {
        board: Board { frame: [0.0, 0.0, 15.0, 8.0], label: Message::new("alexandros-name"), shapes: Vec::new() },
        panels: Vec::new(),
        prompt: Prompt { text: Message::new("alexandros-name"), clauses: Vec::new(), steps: None },
        sheet: None,
        choices: actions.iter().map(|action| Choice::new(action, label(action))).collect(),
    }
}
