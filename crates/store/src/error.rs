//! What can go wrong with a store, each with a remedy in words.

use std::fmt;
use table::Message;

/// Why a store could not do what it was asked. Nothing was kept, and nothing that was kept is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// There is a table with this id already.
    Taken,
    /// There is no table with this id.
    Missing,
    /// The table does not have as many lines as the caller thought.
    Moved {
        /// How many it has.
        found: usize,
    },
    /// Another process uses the database.
    InUse {
        /// Where the database is.
        place: String,
    },
    /// The database was made by a newer version of the program.
    Newer {
        /// Where the database is.
        place: String,
        /// The version of its layout.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// It is a database of another program.
    Foreign {
        /// Where the database is.
        place: String,
    },
    /// The database is damaged, or no database at all.
    Corrupt {
        /// Where the database is.
        place: String,
        /// What the database says.
        detail: String,
    },
    /// The database cannot be opened or created.
    Unreachable {
        /// Where the database should be.
        place: String,
        /// What the system says.
        detail: String,
    },
    /// No database is named, and the system has no folder for a user's data.
    NoFolder,
    /// Databases of this kind are not known.
    UnknownKind {
        /// What was asked for.
        place: String,
    },
    /// The database could not be read or written just now.
    Failed {
        /// What the database says.
        detail: String,
    },
}

impl Error {
    /// In words, with a remedy. The words are in `locales/*/house.ftl`.
    pub fn message(&self) -> Message {
        match self {
            Error::Taken => Message::new("house-store-taken"),
            Error::Missing => Message::new("house-store-missing"),
            Error::Moved { found } => Message::new("house-store-moved").with("found", *found),
            Error::InUse { place } => Message::new("house-store-in-use").with("place", place.as_str()),
            Error::Newer { place, found, known } => Message::new("house-store-newer")
                .with("place", place.as_str())
                .with("found", *found)
                .with("known", *known),
            Error::Foreign { place } => Message::new("house-store-foreign").with("place", place.as_str()),
            Error::Corrupt { place, detail } => {
                Message::new("house-store-corrupt").with("place", place.as_str()).with("detail", detail.as_str())
            }
            Error::Unreachable { place, detail } => {
                Message::new("house-store-unreachable").with("place", place.as_str()).with("detail", detail.as_str())
            }
            Error::NoFolder => Message::new("house-store-no-folder"),
            Error::UnknownKind { place } => Message::new("house-store-unknown-kind").with("place", place.as_str()),
            Error::Failed { detail } => Message::new("house-store-failed").with("detail", detail.as_str()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message();
        f.write_str(&message.id)?;
        message.args.iter().try_for_each(|(name, arg)| write!(f, ", {name} {arg:?}"))
    }
}

impl std::error::Error for Error {}
