//! The table in a browser.
//!
//! ```text
//!  GET  ─► guard ─► page handler ─► house: View ─► parts (board, panels, choices, chronicle) ─► frame ─► HTML
//!  POST ─► guard ─► house: act ─► stored ─► 303 back to the table        watchers ─► live: server-sent events
//! ```
//!
//! Pages are pure functions of what a visitor may see. Everything works without script; `assets/table.js` adds live updates,
//! pointing at the board, previews and shortcuts. Nothing is fetched from elsewhere and there is nothing to build.
//!
//! * [`serve`] answers on a listener, [`router`] is the same without one.
//! * [`board`], [`panels`], [`choices`], [`chronicle`], [`advice`] draw the parts of a table; `pages` puts them together, one file a page.
//! * `guard` keeps strangers out: cookies, origins, hosts, headers. `errors` says what went wrong, as a page or as JSON.

pub mod advice;
mod api;
mod app;
pub mod art;
mod assets;
pub mod board;
pub mod choices;
pub mod chronicle;
mod curve;
mod errors;
mod frame;
mod guard;
mod live;
mod pages;
pub mod panels;
mod report;
mod rulebook;
mod sight;

pub use app::{Config, router, serve};
pub use frame::{Look, Theme, page};
pub use pages::result::Proof;
pub use pages::table::page as table_page;
pub use report::{report, report_document};
pub use rulebook::Rulebook;
pub use sight::{Sight, names};

use table::Message;
use words::Words;

/// The words of the pages: a language and the Fluent text.
pub const WORDS: [(&str, &str); 2] =
    [("en", include_str!("../../../locales/en/web.ftl")), ("fr", include_str!("../../../locales/fr/web.ftl"))];

/// What a level of bots is called; its plain name if there are no words for it.
fn level_name(words: &Words, level: &str) -> String {
    spoken(words, format!("table-level-{level}")).unwrap_or_else(|| level.to_owned())
}

/// The message with an id put together from parts, if there are words for it.
fn spoken(words: &Words, id: String) -> Option<String> {
    words.has(&id).then(|| words.say(&Message::new(id)))
}
