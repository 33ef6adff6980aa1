//! `argead clauses`: the rulebook in our own words, and whether each clause has text, code and a test.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer, nearest};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use table::{Audit, Citation, Clause, Message, Place, Title};

/// Prints clauses, or checks that nothing is missing behind them.
#[derive(Args, Debug)]
pub struct Clauses {
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[arg(value_name = "ID")]
    id: Option<String>,
    #[arg(long)]
    check: bool,
    #[arg(long)]
    json: bool,
}

impl Clauses {
    /// Prints or checks.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let (titles, id) = self.wanted(desk)?;
        if self.check {
            return check(desk, &titles, self.json.then_some(self.game.is_some()), out);
        }
        let mut all = Vec::new();
        for title in titles {
            let book = title.about().clauses;
            let clauses: Vec<Clause> = match id {
                Some(id) => vec![find(title, id)?],
                None => book.clauses(),
            };
            if self.json {
                all.extend(clauses.into_iter().map(|clause| Entry::new(title.about().id, clause, book.citations)));
            } else {
                print(desk, &clauses, id.is_some().then_some(book.citations), out)?;
            }
        }
        if self.json { answer(&all, out) } else { Ok(()) }
    }

    /// Which games, and which clause of them. A clause may stand where the game does: its id tells the game.
    fn wanted<'a>(&'a self, desk: &'a Desk) -> Result<(Vec<&'a dyn Title>, Option<&'a str>), Complaint> {
        let Some(game) = &self.game else { return Ok((desk.shelf.titles().collect(), None)) };
        if let Some(title) = desk.shelf.titles().find(|title| title.about().clauses.find(game).is_some()) {
            return Ok((vec![title], Some(game)));
        }
        Ok((vec![desk.title(game)?], self.id.as_deref()))
    }
}

fn find(title: &dyn Title, id: &str) -> Result<Clause, Complaint> {
    let book = title.about().clauses;
    if let Some(clause) = book.clauses().into_iter().find(|clause| clause.id.eq_ignore_ascii_case(id)) {
        return Ok(clause);
    }
    let ids: Vec<&str> = book.ids.iter().map(|id| id.as_str()).collect();
    let complaint = Complaint::new(Message::new("command-unknown-clause").with("clause", id));
    Err(complaint.remedy(match (nearest(&id.to_uppercase(), &ids), ids.first(), ids.last()) {
        (Some(near), _, _) => Message::new("command-did-you-mean").with("near", near),
        (None, Some(first), Some(last)) => {
            Message::new("command-known-clauses").with("first", *first).with("last", *last)
        }
        (None, _, _) => Message::new("command-see-help"),
    }))
}

/// A clause as `clauses --json` prints it.
#[derive(Serialize)]
struct Entry {
    game: &'static str,
    #[serde(flatten)]
    clause: Clause,
    citations: Vec<Citation>,
}

impl Entry {
    fn new(game: &'static str, clause: Clause, citations: &[Citation]) -> Entry {
        let citations = citations.iter().filter(|citation| citation.clause.as_str() == clause.id).copied().collect();
        Entry { game, clause, citations }
    }
}

/// A game's audit as `clauses --check --json` prints it.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    #[serde(flatten)]
    audit: Audit,
}

/// The clauses under their headings, with where they are cited if that is asked for.
fn print(
    desk: &Desk,
    clauses: &[Clause],
    citations: Option<&[Citation]>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let mut section = "";
    for clause in clauses {
        if clause.section != section {
            if !section.is_empty() {
                writeln!(out)?;
            }
            section = &clause.section;
            writeln!(out, "{}", desk.words.say(&Message::new(section.to_owned())))?;
        }
        writeln!(out, "  {}  {}", clause.id, desk.words.lang().clause(clause).trim())?;
        for citation in citations.unwrap_or_default().iter().filter(|citation| citation.clause.as_str() == clause.id) {
            let place = desk.words.text(match citation.place {
                Place::Code => "command-clauses-code",
                Place::Test => "command-clauses-test",
            });
            writeln!(out, "          {place}  {}:{}", citation.file, citation.line)?;
        }
    }
    Ok(())
}

/// Checks the clauses of each game. `json`: whether one game was asked for, and so one object and no list is the answer.
fn check(desk: &Desk, titles: &[&dyn Title], json: Option<bool>, out: &mut dyn Write) -> Result<(), Complaint> {
    let audits: Vec<Checked> =
        titles.iter().map(|title| Checked { game: title.about().id, audit: title.about().clauses.audit() }).collect();
    match (json, audits.first()) {
        (Some(true), Some(only)) => answer(only, out)?,
        (Some(_), _) => answer(&audits, out)?,
        (None, _) => {
            audits.iter().zip(titles).try_for_each(|(checked, title)| tell(desk, *title, &checked.audit, out))?
        }
    }
    if audits.iter().all(|checked| checked.audit.is_complete()) { Ok(()) } else { Err(Complaint::no()) }
}

fn tell(desk: &Desk, title: &dyn Title, audit: &Audit, out: &mut dyn Write) -> Result<(), Complaint> {
    let line = Message::new("command-clauses-checked")
        .with("game", desk.name(title.about()))
        .with("total", audit.total)
        .with("text", audit.text)
        .with("code", audit.code)
        .with("test", audit.test);
    writeln!(out, "{}", desk.words.say(&line))?;
    for missing in &audit.missing {
        let line = Message::new("command-clauses-missing").with("what", missing.as_str());
        writeln!(out, "  {}", desk.words.say(&line))?;
    }
    Ok(())
}
