//! What the player sees: the map, the battlefield, the tracks, and what may be done.

use crate::state::Commander;
use table::scene::{Board, Prompt};
use table::{Eye, Message, Scene};

/// The scene for an eye.
pub fn of(_state: &Commander, _eye: Eye) -> Scene {
    Scene {
        board: Board { frame: [0.0, 0.0, 1000.0, 700.0], label: Message::new("commander-name"), shapes: Vec::new() },
        panels: Vec::new(),
        prompt: Prompt { text: Message::new("commander-name"), clauses: Vec::new(), steps: None },
        choices: Vec::new(),
    }
}
