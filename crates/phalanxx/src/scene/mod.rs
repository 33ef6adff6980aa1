//! What one eye sees: the map, the Action card with its dice, the card row, hands and displays, and what may be done.

mod action_card;
mod board;
mod cards;
mod choices;
mod panels;
mod prompt;

use crate::card::Colour;
use crate::state::Phalanxx;
use table::scene::{Emblem, Tint};
use table::{Eye, Game, Scene};

pub(crate) fn of(state: &Phalanxx, eye: Eye) -> Scene {
    let asked = matches!(eye, Eye::Seat(seat) if state.stage().deciders().contains(seat));
    Scene {
        board: board::board(state),
        panels: panels::panels(state, eye),
        prompt: prompt::prompt(state, asked),
        choices: if asked { choices::choices(state) } else { Vec::new() },
        sheet: None,
    }
}

/// The colour of a card or die, among the eight that screens have: pale, amber and purple.
fn tint(colour: Colour) -> Tint {
    Tint::Kind([7, 2, 0][colour as usize])
}

const CITY: Emblem = Emblem { name: "city", letter: 'C' };
const OASIS: Emblem = Emblem { name: "oasis", letter: 'O' };
const HEROISM: Emblem = Emblem { name: "heroism", letter: '*' };
const SOLDIERS: [Emblem; 4] = [
    Emblem { name: "hoplite", letter: '1' },
    Emblem { name: "hoplite", letter: '2' },
    Emblem { name: "hoplite", letter: '3' },
    Emblem { name: "hoplite", letter: '4' },
];
const DICE: [Emblem; 6] = [
    Emblem { name: "die-1", letter: '⚀' },
    Emblem { name: "die-2", letter: '⚁' },
    Emblem { name: "die-3", letter: '⚂' },
    Emblem { name: "die-4", letter: '⚃' },
    Emblem { name: "die-5", letter: '⚄' },
    Emblem { name: "die-6", letter: '⚅' },
];
