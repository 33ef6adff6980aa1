//! The properties every game keeps. Each takes a [`Suite`](crate::Suite) and says where and why it does not hold.

mod chance;
mod copies;
mod golden;
mod hostile;
mod instinct;
mod leaks;
mod offers;
mod peeking;
mod records;
mod redeal;
mod scenes;
mod speech;
mod standing;
mod undo;

pub use chance::chance_is_an_actor;
pub use copies::{copies_are_deep, pieces_are_conserved};
pub use golden::old_games_survive;
pub use hostile::hostile_input_is_an_error;
pub use instinct::instinct_is_sound;
pub use leaks::nothing_leaks;
pub(crate) use offers::agree;
pub use offers::offered_is_accepted_and_nothing_else;
pub use peeking::bots_do_not_peek;
pub use records::records_replay_to_the_same_state;
pub use redeal::redeal_knows_what_the_seat_knows;
pub use scenes::scenes_are_whole;
pub use speech::everything_said_has_words;
pub use standing::payoffs_agree_with_the_standing;
pub use undo::undo_stops_at_information;

use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Eye, Game, view};

/// A hash that is the same in every run.
fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// `value` as JSON, byte for byte.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// All that `eye` sees and may do, byte for byte.
fn seen<G: Game>(state: &G, eye: Eye) -> String {
    json(&view(state, eye))
}

/// Where two texts part, with a little of both.
fn difference(left: &str, right: &str) -> String {
    let at = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
    let excerpt = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(60));
        let to = text.floor_char_boundary(at + 60);
        text[from..to].to_owned()
    };
    format!("\n    …{}…\n    …{}…", excerpt(left), excerpt(right))
}
