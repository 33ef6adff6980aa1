//! The table in a terminal, by pressing its keys and looking at its screen.

mod looks;
mod play;
mod seat;
