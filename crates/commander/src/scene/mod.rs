//! What the player sees: the campaign map, the battlefield in two ranks, the tracks, and what may be done.

mod battlefield;
mod choices;
mod map;
mod odds;
mod panels;
mod prompt;
mod roads;

use crate::state::Commander;
use table::{Eye, Game, Scene, Seat, Stage};

/// The scene for an eye. Everything lies open: only the choices are the player's alone.
pub fn of(state: &Commander, eye: Eye) -> Scene {
    let asked = matches!(state.stage(), Stage::Decide(_)) && eye == Eye::Seat(Seat(0));
    Scene {
        board: map::board(state),
        panels: panels::all(state, asked),
        prompt: prompt::prompt(state),
        choices: if asked { choices::all(state) } else { Vec::new() },
        sheet: None,
    }
}
