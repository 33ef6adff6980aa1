//! The web table in a real browser.
//!
//! * [`Server`] serves the table from a database file, and can be stopped and started again on it.
//! * [`Browser`] is Chromium, driven by chromedriver. Both must be installed: without them the tests fail and say so.
//! * [`audit`] looks for what keeps people from using a page: contrast, names, targets, order.
//! * [`Player`] clicks what a person would click.

mod audit;
mod browser;
mod player;
mod server;

pub use audit::audit;
pub use browser::{Browser, Screen};
pub use player::Player;
pub use server::Server;
