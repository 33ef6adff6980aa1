//! Where verbs find what they are asked about: games, editions, records.

use crate::complaint::Complaint;
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use table::{About, Dice, EditionFile, Message, Play, Record, Shelf, Title};
use words::Words;

/// The games of the house and the language spoken.
pub struct Desk {
    /// Every game.
    pub shelf: Arc<Shelf>,
    /// Every word.
    pub words: Words,
}

impl Desk {
    /// A desk with these games that speaks these words.
    pub fn new(shelf: Shelf, words: Words) -> Desk {
        Desk { shelf: Arc::new(shelf), words }
    }

    /// The game with this id, or the one that was perhaps meant.
    pub fn title(&self, id: &str) -> Result<&dyn Title, Complaint> {
        if let Some(title) = self.shelf.find(id) {
            return Ok(title);
        }
        let ids: Vec<&str> = self.shelf.titles().map(|title| title.about().id).collect();
        let complaint = Complaint::new(Message::new("command-unknown-game").with("game", id));
        Err(complaint.remedy(match nearest(id, &ids) {
            Some(near) => Message::new("command-did-you-mean").with("near", near),
            None => Message::new("command-known-games").with("known", ids.join(", ")),
        }))
    }

    /// The edition called `wanted`: one that comes with the game, a file, or the default.
    pub fn edition(&self, about: &About, wanted: Option<&str>) -> Result<EditionFile, Complaint> {
        let Some(wanted) = wanted else { return Ok(about.default_edition()) };
        match about.edition(wanted) {
            Some(edition) => Ok(edition),
            None if Path::new(wanted).exists() => Ok(EditionFile::new(wanted, self.read(Path::new(wanted))?)),
            None => {
                let known: Vec<&str> = about.editions.iter().map(|&(name, _)| name).collect();
                Err(Complaint::new(Message::new("command-unknown-edition").with("edition", wanted))
                    .remedy(Message::new("command-known-editions").with("known", known.join(", "))))
            }
        }
    }

    /// The text of a file.
    pub fn read(&self, path: &Path) -> Result<String, Complaint> {
        let bytes = std::fs::read(path).map_err(|error| Complaint::file("command-cannot-read", path, &error))?;
        String::from_utf8(bytes).map_err(|_| {
            Complaint::new(Message::new("command-not-text").with("file", path.display().to_string()))
                .remedy(Message::new("command-not-text-remedy"))
        })
    }

    /// The record in a file, with its game and the edition it is played on: `edition` if one is given, else the game's own.
    pub fn record(&self, path: &Path, edition: Option<&str>) -> Result<Loaded<'_>, Complaint> {
        let record = Record::parse(&self.read(path)?).map_err(|flaw| Complaint::flaw(path, flaw))?;
        let title = self.title(&record.header.game).map_err(|complaint| complaint.in_record(path, 1))?;
        let name = &record.header.edition.name;
        let edition = self.edition(title.about(), Some(edition.unwrap_or(name))).map_err(|complaint| {
            let remedy = Message::new("command-give-edition").with("edition", name.as_str());
            complaint.in_record(path, 1).remedy(remedy)
        })?;
        Ok(Loaded { record, title, edition })
    }

    /// A game's name in words.
    pub fn name(&self, about: &About) -> String {
        self.words.say(&Message::new(format!("{}-name", about.id)))
    }
}

/// Writes an answer as one line of JSON.
pub fn answer(answer: &impl Serialize, out: &mut dyn Write) -> Result<(), Complaint> {
    let text = serde_json::to_string(answer).expect("answers are plain JSON");
    Ok(writeln!(out, "{text}")?)
}

/// A record that was read, and what it takes to play it again.
pub struct Loaded<'a> {
    /// The record, unbroken but not yet known to be legal.
    pub record: Record,
    /// Its game.
    pub title: &'a dyn Title,
    /// Its edition.
    pub edition: EditionFile,
}

impl Loaded<'_> {
    /// Plays the record again, and with `dice` checks every outcome. `path` is for complaints.
    pub fn load(&self, path: &Path, dice: Option<&Dice>) -> Result<Box<dyn Play>, Complaint> {
        self.title.load(&self.record, &self.edition, dice).map_err(|flaw| Complaint::flaw(path, flaw))
    }

    /// The same up to and with this line, if one is given.
    pub fn up_to(mut self, line: Option<usize>) -> Result<Self, Complaint> {
        let lines = self.record.lines.len();
        match line {
            None => Ok(self),
            Some(line) if (1..=lines).contains(&line) => {
                self.record = self.record.up_to(line);
                Ok(self)
            }
            Some(line) => {
                Err(Complaint::new(Message::new("command-no-such-line").with("line", line).with("last", lines)))
            }
        }
    }
}

/// The name among `known` that `given` was probably meant to be.
pub fn nearest<'a>(given: &str, known: &[&'a str]) -> Option<&'a str> {
    let given = given.to_lowercase();
    known
        .iter()
        .map(|&name| (strsim::osa_distance(&given, name), name))
        .filter(|&(distance, name)| distance <= 1 + name.len() / 4 || (given.len() > 2 && name.starts_with(&given)))
        .min()
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_is_recognised_and_another_word_is_not() {
        let known = ["alexandros", "phalanxx", "empire"];
        for (given, meant) in [("alexandors", "alexandros"), ("Alexandros", "alexandros"), ("phalanx", "phalanxx")] {
            assert_eq!(nearest(given, &known), Some(meant));
        }
        assert_eq!(nearest("alex", &known), Some("alexandros"));
        assert_eq!(nearest("chess", &known), None);
        assert_eq!(nearest("", &known), None);
    }
}
