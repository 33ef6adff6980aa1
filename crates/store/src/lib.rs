//! Where tables are kept: an append-only log of record lines.
//!
//! A [`Store`] knows nothing of any game. It keeps the lines of each record, the secret seed and the edition beside them, and who
//! opened the table. Whatever it has acknowledged survives the death of the process at any moment.
//!
//! ```
//! use store::{Memory, NewTable, Store};
//! use table::{EditionFile, Seat, Seats};
//!
//! let store = Memory::default();
//! let edition = EditionFile::new("plain", "");
//! let lines = ["first line".to_owned()];
//! let turn = Seats::one(Seat(0));
//! store.create(&NewTable { id: "t1", owner: "anna", seed: [7; 32], edition: &edition, lines: &lines, turn })?;
//! store.append("t1", 1, &["second line".to_owned()], Seats::NONE)?;
//!
//! let kept = store.read("t1")?.expect("just created");
//! assert_eq!(kept.lines, ["first line", "second line"]);
//! assert!(store.unfinished()?.is_empty());
//! # Ok::<(), store::Error>(())
//! ```

mod error;
mod memory;
mod place;
mod sqlite;
mod writer;

pub use error::Error;
pub use memory::Memory;
pub use place::{file, open};
pub use sqlite::Sqlite;

use std::time::SystemTime;
use table::{EditionFile, Seats};

/// A place where tables are kept. Calls return once what they did is safe, and may come from any thread.
pub trait Store: Send + Sync {
    /// Keeps a new table, all of it or nothing.
    fn create(&self, table: &NewTable<'_>) -> Result<(), Error>;

    /// Adds `lines` to a table that has `at` lines now, all of them or none; `turn` are the seats asked afterwards. Nothing is kept if
    /// the table has more or fewer lines: then someone else was quicker.
    fn append(&self, table: &str, at: usize, lines: &[String], turn: Seats) -> Result<(), Error>;

    /// A table with all its lines, if it is there.
    fn read(&self, table: &str) -> Result<Option<Kept>, Error>;

    /// The tables that `owner` opened, the one touched last first.
    fn tables_of(&self, owner: &str) -> Result<Vec<Listed>, Error>;

    /// Every table whose game is not over, the one touched last first.
    fn unfinished(&self) -> Result<Vec<Listed>, Error>;

    /// Every table whose game is over, the one touched last first.
    fn finished(&self) -> Result<Vec<Listed>, Error>;
}

/// A table to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// Its id, unlike any other.
    pub id: &'a str,
    /// Who opened it.
    pub owner: &'a str,
    /// The secret seed of its dice.
    pub seed: [u8; 32],
    /// The edition it is played on. The text is kept, so that the table survives a change of the edition.
    pub edition: &'a EditionFile,
    /// The first lines of its record, at least one.
    pub lines: &'a [String],
    /// The seats asked now; none when the game is over.
    pub turn: Seats,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Who opened it.
    pub owner: String,
    /// The secret seed of its dice.
    pub seed: [u8; 32],
    /// The edition it is played on.
    pub edition: EditionFile,
    /// The lines of its record.
    pub lines: Vec<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The first line of its record.
    pub header: String,
    /// The seats asked now; none when the game is over.
    pub turn: Seats,
    /// When it was last touched.
    pub updated: SystemTime,
}
