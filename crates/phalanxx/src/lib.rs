//! Phalanxx.

pub mod action;
pub mod card;
pub mod clauses;
pub mod die;
pub mod edition;
mod instinct;
pub mod map;
pub mod options;
pub mod region;
pub mod rules;
mod scene;
pub mod scoring;
pub mod set;
pub mod setup;
pub mod state;
mod words;

pub use action::{Action, Chance};
pub use setup::Setup;
pub use state::Phalanxx;
