//! The house: runs tables.
//!
//! ```text
//!  act(guest, seat, version, action)
//!     │ whose seat? still this version? allowed by the rules?
//!     ▼
//!  store: committed ──► the table accepts ──► watchers hear the new version ──► bots asked next start thinking
//! ```
//!
//! ```
//! use house::{Guest, House, Opening, Place, Trouble};
//! use table::Seat;
//!
//! let house = House::open(conformance::reference::shelf().into(), Box::new(store::Memory::default()))?;
//! let anna = Guest::random();
//! let id = house.open_table(&Opening {
//!     game: "pig".to_owned(),
//!     edition: None,
//!     options: [("goal".to_owned(), "50".to_owned())].into(),
//!     places: vec![
//!         Place::Person { name: "Anna".to_owned() },
//!         Place::Bot { name: "Bucephalus".to_owned(), level: "random".to_owned() },
//!     ],
//!     seed: None,
//!     entropy: vec![],
//!     advice: false,
//!     owner: anna.clone(),
//! })?;
//!
//! let table = house.table(&id)?;
//! let view = table.view(&anna, Some(Seat(0)))?;
//! let roll = &view.scene.choices[0].action;
//! table.act(&anna, Seat(0), view.version, roll)?;
//!
//! // The same click from another tab answers a version that is no more.
//! assert!(matches!(table.act(&anna, Seat(0), view.version, roll), Err(Trouble::Stale { .. })));
//! # Ok::<(), Trouble>(())
//! ```
//!
//! * [`House`] opens tables and finds them again, in memory or in the store.
//! * [`Table`] is one of them: [`view`](Table::view) it, [`act`](Table::act), [`undo`](Table::undo), [`watch`](Table::watch), ask
//!   for [`advice`](Table::advise), look back at a [`moment`](Table::moment).
//! * [`Hall`] is what finished games are remembered for.
//! * [`View`] is all that one guest may see; the seed and other hands are not in it.
//! * [`Trouble`] is what can go wrong, each with words and a remedy.
//!
//! Everything may be called from any thread and nothing is asynchronous inside: an action returns once it is safely stored.

mod bench;
mod course;
mod guest;
mod hall;
mod house;
mod opening;
mod past;
mod playing_on;
mod study;
mod summary;
mod table;
mod trouble;
mod view;

pub use crate::house::{Habits, House};
pub use crate::table::Table;
pub use guest::{Guest, TableId};
pub use hall::{Hall, Honour, League};
pub use opening::{Opening, Place};
pub use study::Study;
pub use summary::Summary;
pub use trouble::Trouble;
pub use view::{View, WORTH_WATCHING};

/// The house's own words: a language and the Fluent text.
pub const WORDS: [(&str, &str); 2] =
    [("en", include_str!("../../../locales/en/house.ftl")), ("fr", include_str!("../../../locales/fr/house.ftl"))];
