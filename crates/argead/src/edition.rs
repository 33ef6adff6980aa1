//! `argead edition`: looks at the component data of a game, and checks someone's own.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use clap::{Args, Subcommand};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{EditionFile, Fault, Message, Title};
use toml::{Table, Value};

/// Checks or shows an edition.
#[derive(Args, Debug)]
pub struct Edition {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    Check(Check),
    Show(Show),
}

/// Explains every mistake in someone's own edition.
#[derive(Args, Debug)]
struct Check {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

/// Prints an edition, or where each of its values comes from.
#[derive(Args, Debug)]
struct Show {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
    #[arg(long)]
    sources: bool,
    #[arg(long)]
    json: bool,
}

impl Edition {
    /// Checks or shows.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        match self.verb {
            Verb::Check(verb) => verb.run(desk, out),
            Verb::Show(verb) => verb.run(desk, out),
        }
    }
}

impl Check {
    fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let file = EditionFile::new(self.file.display().to_string(), desk.read(&self.file)?);
        let title = self.title(desk, &file)?;
        title.check_edition(&file).map_err(|fault| explain(fault, &file))?;
        let game = desk.name(title.about());
        let said = Message::new("command-edition-fine").with("file", file.name.as_str()).with("game", game);
        Ok(writeln!(out, "{}", desk.words.say(&said))?)
    }

    /// The game the file is for: as asked, by the folder it lies in, the one that takes it, or the only one there is.
    fn title<'a>(&self, desk: &'a Desk, file: &EditionFile) -> Result<&'a dyn Title, Complaint> {
        if let Some(game) = &self.game {
            return desk.title(game);
        }
        let folder = self.file.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or_default();
        let takes = |title: &&dyn Title| title.check_edition(file).is_ok();
        let only = || Some(desk.shelf.titles().next()?).filter(|_| desk.shelf.titles().count() == 1);
        desk.shelf.find(folder).or_else(|| desk.shelf.titles().find(takes)).or_else(only).ok_or_else(|| {
            Complaint::new(Message::new("command-edition-which")).remedy(Message::new("command-edition-which-remedy"))
        })
    }
}

/// A fault with the line it stands on.
fn explain(fault: Fault, file: &EditionFile) -> Complaint {
    let shown = fault.line.and_then(|line| file.text.lines().nth(line - 1)).map(str::trim).unwrap_or_default();
    let quoted = Message::new("command-edition-line").with("line", shown);
    let complaint = Complaint::from(fault);
    if shown.is_empty() { complaint } else { complaint.remedy(quoted) }
}

impl Show {
    fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let title = desk.title(&self.game)?;
        let file = desk.edition(title.about(), self.edition.as_deref())?;
        if !self.sources && !self.json {
            return Ok(out.write_all(file.text.as_bytes())?);
        }
        let table: Table = file.parse().map_err(|fault| explain(fault, &file))?;
        let mut values = Vec::new();
        gather(&table, "", None, &mut values);
        if self.json {
            let sha256 = file.sha256();
            return answer(&Answer { game: title.about().id, edition: &file.name, sha256, values }, out);
        }
        let wide = values.iter().map(|sourced| sourced.key.chars().count()).max().unwrap_or(0);
        for Sourced { key, source, value } in &values {
            let source = source.as_deref().unwrap_or("–");
            writeln!(out, "{key:<wide$}  {source:<9}  {}", brief(value))?;
        }
        Ok(())
    }
}

/// What `edition show --json` prints.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    edition: &'a str,
    sha256: String,
    values: Vec<Sourced>,
}

/// A value with where it comes from.
#[derive(Serialize)]
struct Sourced {
    key: String,
    source: Option<String>,
    value: Value,
}

/// Gathers every value of `table` with its source: its own, or that of the table it stands in.
fn gather(table: &Table, path: &str, above: Option<&str>, out: &mut Vec<Sourced>) {
    let source = table.get("source").and_then(Value::as_str).or(above);
    if let Some(value) = table.get("value") {
        return out.push(Sourced { key: path.to_owned(), source: source.map(str::to_owned), value: value.clone() });
    }
    for (key, value) in table.iter().filter(|(key, _)| *key != "source") {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match value {
            Value::Table(inner) => gather(inner, &path, source, out),
            other => out.push(Sourced { key: path, source: source.map(str::to_owned), value: other.clone() }),
        }
    }
}

/// A value in a few words: long lists only say how long they are.
fn brief(value: &Value) -> String {
    match value {
        Value::Array(list) if list.len() > 6 => format!("[… {}]", list.len()),
        other => other.to_string(),
    }
}
