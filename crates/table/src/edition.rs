//! Editions: the component data of a game as TOML, each value with its source.

use crate::Message;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::ops::Range;

/// Where a value comes from. Nothing designed is ever presented as the printed original.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Fixed by the rulebook's text; a test asserts it.
    Rulebook,
    /// Recorded publicly elsewhere.
    Public,
    /// Ours, tuned by simulation.
    Designed,
}

/// An edition as it stands in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionFile {
    /// The name used on the command line and in records, or the path of someone's own file.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl EditionFile {
    /// An edition with this name and text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> EditionFile {
        EditionFile { name: name.into(), text: text.into() }
    }

    /// The SHA-256 of the text, which a record carries so that it is replayed on the same data.
    pub fn sha256(&self) -> String {
        hex::encode(Sha256::digest(self.text.as_bytes()))
    }

    /// The typed data, or the fault with its line. Values that may be wrong on their own should be
    /// [`toml::Spanned`], so that [`fault`](Self::fault) can point at them.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        toml::from_str(&self.text).map_err(|error| {
            let reason = Message::new("table-fault-toml").with("detail", error.message());
            match error.span() {
                Some(span) => self.fault(span, reason),
                None => Fault { file: self.name.clone(), line: None, reason },
            }
        })
    }

    /// A fault at a span of the text.
    pub fn fault(&self, span: Range<usize>, reason: Message) -> Fault {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Fault { file: self.name.clone(), line: Some(line), reason }
    }

    /// A fault of the edition as a whole.
    pub fn fault_overall(&self, reason: Message) -> Fault {
        Fault { file: self.name.clone(), line: None, reason }
    }
}

/// What is wrong with an edition or an order for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The file, or the name of the edition.
    pub file: String,
    /// The line, from 1, if one is to blame.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub reason: Message,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.reason.id),
            None => write!(f, "{}: {}", self.file, self.reason.id),
        }
    }
}

impl std::error::Error for Fault {}
