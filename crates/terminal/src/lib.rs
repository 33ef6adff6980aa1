//! The table in a terminal: the same scenes as the web, played with keys alone.
//!
//! * [`play`] sits a person down at a table of the house; [`lobby`] lets them choose one.
//! * [`watch`] steps through a record.
//! * [`print()`] draws a position as plain text, for those who read it in a pipe.
//!
//! Inside, a [`Screen`] turns keys into wishes and draws itself; it knows neither terminals nor tables, so that tests can play a
//! whole game by pressing its keys.

mod board;
mod draw;
mod filling;
mod flow;
mod lens;
mod lobby;
mod page;
mod palette;
mod panels;
mod picker;
mod print;
mod raster;
mod reel;
mod run;
mod score;
mod screen;
mod sight;
mod sitting;

pub use lobby::{Lobby, Pick};
pub use palette::Palette;
pub use print::print;
pub use reel::Reel;
pub use run::{Stop, lobby, play, watch};
pub use screen::{Screen, Wish};
pub use sight::Sight;
pub use sitting::Sitting;

/// The terminal's own words: a language and the Fluent text.
pub const WORDS: [(&str, &str); 2] = [
    ("en", include_str!("../../../locales/en/terminal.ftl")),
    ("fr", include_str!("../../../locales/fr/terminal.ftl")),
];
