//! The lab: what many games between bots say about a game and its edition.
//!
//! ```text
//!  Contest ─► bouts ─► Study (sums of one Setting) ─► Report (Markdown) and plots (SVG)
//! ```
//!
//! Nothing here knows a game. Who came first, how a game ended and where the points came from stand in every
//! [`Bout`](table::Bout); what was done is what the chronicle told, noted by a watcher as [`Deed`](table::Deed)s: so a game that tells its story well is
//! studied without a line of its own.
//!
//! * [`Rate`] and [`Mean`] are figures with their 95 % interval.
//! * [`Study`] adds up the games of one [`Setting`].
//! * [`Report`] puts studies side by side, in the words of a language.

mod plot;
mod rate;
mod report;
mod study;

pub use rate::{Mean, Rate};
pub use report::Report;
pub use study::{Setting, Study};
