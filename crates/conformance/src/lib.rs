//! What every game must pass, and two small games to measure with.
//!
//! A game registers once, in `tests/conformance.rs`, and gets one test for each property of the contract:
//!
//! ```
//! use conformance::Suite;
//! use conformance::reference::{self, Pig};
//!
//! conformance::register!(pig, Suite::<Pig>::new(|_| vec![("dice", 1)]).bots(reference::LEVELS, reference::bot));
//! ```
//!
//! The [`properties`] look at thousands of positions of random legal games, on every number of seats and every value of every
//! option. A game that fails is told which property, where, and how it came there: the table, the seed, every line played, and the
//! reason. `CONFORMANCE_SEED=7 cargo test …` plays the games of seed 7 alone.

#[macro_use]
mod failure;
pub mod fortune;
mod hostile;
pub mod lots;
mod mutate;
pub mod properties;
pub mod reference;
mod suite;
mod walk;

pub use failure::{Failure, Verdict};
pub use suite::{Layout, Suite};
pub use walk::{Position, random_game};

/// Registers a game: a module `$name` with one test for each of the [`properties`], run on the [`Suite`].
#[macro_export]
macro_rules! register {
    ($name:ident, $suite:expr) => {
        mod $name {
            // The suite may be made of what the registering file imports, or of nothing there.
            #[allow(unused_imports)]
            use super::*;
            $crate::register! { @tests $suite;
                bots_do_not_peek
                chance_is_an_actor
                copies_are_deep
                everything_said_has_words
                hostile_input_is_an_error
                instinct_is_sound
                nothing_leaks
                offered_is_accepted_and_nothing_else
                old_games_survive
                payoffs_agree_with_the_standing
                pieces_are_conserved
                records_replay_to_the_same_state
                redeal_knows_what_the_seat_knows
                scenes_are_whole
                undo_stops_at_information
            }
        }
    };
    (@tests $suite:expr; $($property:ident)*) => {$(
        #[test]
        fn $property() {
            if let Err(failure) = $crate::properties::$property(&$suite) {
                panic!("{failure}");
            }
        }
    )*};
}
