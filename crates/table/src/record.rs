//! Records: a game as JSON Lines, append-only, replayed without any generator. The format is described in `docs/record.md`.

use crate::{Message, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The version of the record format itself.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub argead: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The edition it is played on.
    pub edition: EditionMark,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatMark>,
    /// The id of the table.
    pub table: String,
    /// What each player threw in for the dice.
    pub entropy: Vec<String>,
    /// The SHA-256 of the secret seed.
    pub commitment: String,
    /// Whether those who decide may ask for advice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub advice: bool,
    /// Where the first lines come from, if the game goes on from a position of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// The game whose first lines a record begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The id of its table.
    pub table: String,
    /// How many lines after the header were taken over. Their outcomes are not of this table's dice.
    pub lines: usize,
}

/// Which edition a record is played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionMark {
    /// Its name.
    pub name: String,
    /// The SHA-256 of its text.
    pub sha256: String,
}

/// Who sits on one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatMark {
    /// The name shown.
    pub name: String,
    /// [`PERSON`], or the level of a bot.
    pub player: String,
}

/// How a record marks the seat of a person.
pub const PERSON: &str = "person";

impl SeatMark {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        self.player == PERSON
    }
}

/// A line of a record after the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Entry {
    /// A seat takes an action.
    Action {
        /// Who.
        seat: Seat,
        /// What, as the game writes it.
        action: Value,
    },
    /// A roll, draw or lot.
    Chance {
        /// The outcome, as the game writes it.
        chance: Value,
    },
    /// A seat takes its last action back.
    Undo {
        /// Who.
        undo: Seat,
    },
    /// The game is over and the seed is revealed.
    End {
        /// The result and the seed.
        end: End,
    },
}

/// What the last line of a finished record holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Points and ranks.
    pub outcome: Outcome,
    /// The secret seed in hexadecimal.
    pub seed: String,
}

/// A record, read and unbroken, but not yet known to be legal: that is for [`Title::load`](crate::Title::load).
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The first line.
    pub header: Header,
    /// The lines after it.
    pub entries: Vec<Entry>,
    /// Every line as it stands, the first included.
    pub lines: Vec<String>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Flaw {
    /// The line, from 1.
    pub line: usize,
    /// What sort of flaw.
    pub kind: FlawKind,
    /// In words.
    pub reason: Message,
}

/// What sort of flaw a record has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FlawKind {
    /// It is not a record, or for a game, rules or edition that are not here.
    Unreadable,
    /// A line was changed after it was written.
    Altered,
    /// Something in it breaks the rules, or the result is another.
    Illegal,
    /// The dice are not what the seed makes them.
    Dishonest,
    /// It ends before the game does.
    Unfinished,
}

impl Flaw {
    /// A flaw at `line`.
    pub fn new(line: usize, kind: FlawKind, reason: Message) -> Flaw {
        Flaw { line, kind, reason }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason.id)
    }
}

impl std::error::Error for Flaw {}

/// How many hexadecimal digits of the SHA-256 a link keeps.
const LINK_LEN: usize = 16;
const LINK_KEY: &str = ",\"link\":\"";

/// Writes `content` as a line that is chained to the line before it (`""` for the first): the link is the SHA-256 of the previous
/// link and the line's own text, so that a changed line shows itself.
pub fn write_line(content: &impl Serialize, previous: &str) -> String {
    let mut line = serde_json::to_string(content).expect("lines of a record are plain JSON");
    line.pop();
    let link = link_of(previous, &line);
    line.push_str(LINK_KEY);
    line.push_str(&link);
    line.push_str("\"}");
    line
}

/// The link at the end of a line that [`write_line`] wrote.
pub fn link(line: &str) -> &str {
    &line[line.len() - LINK_LEN - 2..line.len() - 2]
}

fn link_of(previous: &str, body: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(previous);
    hash.update(body);
    let digest = hash.finalize();
    hex::encode(&digest[..LINK_LEN / 2])
}

/// Splits a line into its text before the link and the link.
fn split_line(line: &str) -> Option<(&str, &str)> {
    let body = line.len().checked_sub(LINK_KEY.len() + LINK_LEN + 2).filter(|&at| line.is_char_boundary(at))?;
    let link = line[body..].strip_prefix(LINK_KEY)?.strip_suffix("\"}")?;
    Some((&line[..body], link))
}

impl Record {
    /// Reads a record and checks that no line was changed. Hostile input is an error with its line, never a panic.
    pub fn parse(text: &str) -> Result<Record, Flaw> {
        Record::from_lines(text.lines().map(str::to_owned).collect())
    }

    /// As [`parse`](Record::parse), from lines.
    pub fn from_lines(lines: Vec<String>) -> Result<Record, Flaw> {
        let mut previous = "";
        let mut header = None;
        let mut entries = Vec::with_capacity(lines.len().saturating_sub(1));
        for (index, line) in lines.iter().enumerate() {
            let number = index + 1;
            let unreadable = |detail: String| {
                Flaw::new(number, FlawKind::Unreadable, Message::new("table-flaw-unreadable").with("detail", detail))
            };
            let (body, link) = split_line(line).ok_or_else(|| unreadable("no link at the end of the line".into()))?;
            if link_of(previous, body) != link {
                return Err(Flaw::new(number, FlawKind::Altered, Message::new("table-flaw-altered")));
            }
            let json = format!("{body}}}");
            if header.is_none() {
                header = Some(serde_json::from_str::<Header>(&json).map_err(|error| unreadable(error.to_string()))?);
            } else {
                entries.push(serde_json::from_str::<Entry>(&json).map_err(|error| unreadable(error.to_string()))?);
            }
            previous = link;
        }
        let header = header.ok_or_else(|| Flaw::new(1, FlawKind::Unreadable, Message::new("table-flaw-empty")))?;
        if header.argead != FORMAT {
            let reason = Message::new("table-flaw-format").with("found", header.argead).with("known", FORMAT);
            return Err(Flaw::new(1, FlawKind::Unreadable, reason));
        }
        Ok(Record { header, entries, lines })
    }

    /// The record up to and with its first `lines` lines (the header counts as one; at least that is kept).
    pub fn up_to(&self, lines: usize) -> Record {
        let lines = lines.clamp(1, self.lines.len());
        Record {
            header: self.header.clone(),
            entries: self.entries[..lines - 1].to_vec(),
            lines: self.lines[..lines].to_vec(),
        }
    }

    /// The revealed end, if the record has one.
    pub fn end(&self) -> Option<&End> {
        match self.entries.last() {
            Some(Entry::End { end }) => Some(end),
            _ => None,
        }
    }

    /// The whole text, each line ended by a line break.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Vec<String> {
        let header = Header {
            argead: FORMAT,
            game: "pig".into(),
            rules: 1,
            edition: EditionMark { name: "plain".into(), sha256: "00".into() },
            options: BTreeMap::new(),
            seats: vec![SeatMark { name: "Anna, \"the\" first".into(), player: "person".into() }],
            table: "t".into(),
            entropy: vec![],
            commitment: "00".into(),
            advice: false,
            origin: None,
        };
        let first = write_line(&header, "");
        let second = write_line(&Entry::Chance { chance: Value::from(3) }, link(&first));
        let third = write_line(&Entry::Undo { undo: Seat(0) }, link(&second));
        vec![first, second, third]
    }

    #[test]
    fn what_was_written_is_read_back() {
        let record = Record::from_lines(sample()).unwrap();
        assert_eq!(record.entries.len(), 2);
        assert_eq!(Record::parse(&record.text()).unwrap(), record);
    }

    #[test]
    fn any_changed_byte_is_found_on_its_line() {
        let lines = sample();
        for (index, line) in lines.iter().enumerate() {
            for at in 0..line.len() {
                let mut bytes = line.clone().into_bytes();
                bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
                let mut altered = lines.clone();
                altered[index] = String::from_utf8(bytes).unwrap();
                let flaw = Record::from_lines(altered).unwrap_err();
                assert_eq!(flaw.line, index + 1, "byte {at} of line {}", index + 1);
            }
        }
    }

    #[test]
    fn a_missing_line_breaks_the_chain() {
        let mut lines = sample();
        lines.remove(1);
        assert_eq!(Record::from_lines(lines).unwrap_err().kind, FlawKind::Altered);
    }

    #[test]
    fn a_line_that_was_changed_into_nonsense_counts_as_changed() {
        let lines = sample().into_iter().map(|line| line.replace("\"undo\":0", "\"undo\":999")).collect();
        assert_eq!(Record::from_lines(lines).unwrap_err().kind, FlawKind::Altered);
    }

    #[test]
    fn rubbish_is_an_error() {
        for text in ["", "\n", "{}", "é", ",\"link\":\"0123456789abcdef\"}", "{\"a\":1,\"link\":\"é123456789abcdef\"}"]
        {
            assert!(Record::parse(text).is_err(), "{text:?}");
        }
    }
}
