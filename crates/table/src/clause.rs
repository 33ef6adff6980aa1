//! Rules are clauses: each has an id, words in both languages, code that cites it and a test.
//!
//! A game keeps its clauses in `clauses.toml`. At build time the `clausebook` crate turns the file into constants (so a citation
//! of a clause that does not exist is a compile error) and lists every place in code and tests that cites one.

use crate::{Message, Refusal};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The id of a clause, such as `AX-023`. Made only by the constants that `clausebook` generates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct ClauseId(&'static str);

impl ClauseId {
    /// For generated code: `id` must stand in a `clauses.toml`.
    #[doc(hidden)]
    pub const fn generated(id: &'static str) -> ClauseId {
        ClauseId(id)
    }

    /// The id as it is written: `AX-023`.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// A refusal on the ground of this clause.
    ///
    /// ```
    /// # const AX_093: table::ClauseId = table::ClauseId::generated("AX-093");
    /// # use table::Message;
    /// let refusal = AX_093.refuses(Message::new("alexandros-refusal-taxed-already"));
    /// assert_eq!(refusal.clause.unwrap().as_str(), "AX-093");
    /// ```
    pub fn refuses(self, reason: Message) -> Refusal {
        Refusal { clause: Some(self), reason }
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Marks code that keeps clauses which no action can break, such as the order of turns. Does nothing, but is found as a citation.
///
/// ```
/// # const AX_018: table::ClauseId = table::ClauseId::generated("AX-018");
/// fn after(seat: table::Seat, seats: usize) -> table::Seat {
///     table::keeps(&[AX_018]);
///     seat.next(seats)
/// }
/// # assert_eq!(after(table::Seat(1), 2), table::Seat(0));
/// ```
#[inline(always)]
pub const fn keeps(_clauses: &[ClauseId]) {}

/// What a clause is, and so what must stand behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClauseKind {
    /// A rule that an action or the engine could violate: needs code and a test.
    Rule,
    /// A fact about components or set-up, held by data: needs a test.
    Fact,
    /// A worked example: is a golden test.
    Example,
}

/// A clause in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Such as `AX-023`.
    pub id: String,
    /// The heading it stands under, a message id.
    pub section: String,
    /// What must stand behind it.
    pub kind: ClauseKind,
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// Where a clause is cited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Citation {
    /// The clause.
    pub clause: ClauseId,
    /// The file, relative to the game's crate.
    pub file: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// Code or test.
    pub place: Place,
}

/// On which side a citation stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the rules themselves.
    Code,
    /// Above a test.
    Test,
}

/// The file `clauses.toml` of a game with all that cites it.
#[derive(Clone, Copy, Debug)]
pub struct ClauseBook {
    /// The text of `clauses.toml`.
    pub toml: &'static str,
    /// Every id, in order.
    pub ids: &'static [ClauseId],
    /// Every citation found at build time.
    pub citations: &'static [Citation],
}

/// What [`ClauseBook::audit`] finds, in the form `argead clauses --check --json` prints.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Audit {
    /// How many clauses there are.
    pub total: usize,
    /// How many have words in both languages.
    pub text: usize,
    /// How many need no code or have it.
    pub code: usize,
    /// How many have a test.
    pub test: usize,
    /// What is missing, as `AX-023: test`.
    pub missing: Vec<String>,
}

impl Audit {
    /// Whether nothing is missing.
    pub fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }
}

#[derive(Deserialize)]
struct ClauseFile {
    clause: Vec<Clause>,
}

impl ClauseBook {
    /// The clauses in order.
    pub fn clauses(&self) -> Vec<Clause> {
        toml::from_str::<ClauseFile>(self.toml).expect("clausebook parsed this file when the game was built").clause
    }

    /// The id of the clause written `id`, in any case.
    pub fn find(&self, id: &str) -> Option<ClauseId> {
        self.ids.iter().copied().find(|known| known.as_str().eq_ignore_ascii_case(id))
    }

    /// Checks that each clause has words in both languages, a test, and code where it can be violated.
    pub fn audit(&self) -> Audit {
        let cited = |clause: &str, place| {
            self.citations.iter().any(|citation| citation.clause.as_str() == clause && citation.place == place)
        };
        let mut audit = Audit { total: 0, text: 0, code: 0, test: 0, missing: Vec::new() };
        for clause in self.clauses() {
            let has = [
                ("text", !clause.en.trim().is_empty() && !clause.fr.trim().is_empty()),
                ("code", clause.kind != ClauseKind::Rule || cited(&clause.id, Place::Code)),
                ("test", cited(&clause.id, Place::Test)),
            ];
            audit.total += 1;
            audit.text += usize::from(has[0].1);
            audit.code += usize::from(has[1].1);
            audit.test += usize::from(has[2].1);
            for (what, _) in has.into_iter().filter(|&(_, there)| !there) {
                audit.missing.push(format!("{}: {what}", clause.id));
            }
        }
        audit
    }
}
