//! The table in a terminal, by pressing its keys and looking at its screen.

mod focus;
mod lobby;
mod looks;
mod play;
mod reel;
mod seat;
mod steps;
