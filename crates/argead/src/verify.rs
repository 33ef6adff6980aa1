//! `argead verify`: is a record legal, complete, and are its dice honest?

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::progress;
use crate::record::{names, summary};
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{FlawKind, Message, Outcome, Play};

/// Checks records. Exit status 0 only if every one is legal, complete and honest.
#[derive(Args, Debug)]
pub struct Verify {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Checks each file: the good on stdout, the bad on stderr with line and reason.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let bar = progress::bar(self.files.len() as u64, &desk.words);
        let mut worst: Option<Complaint> = None;
        let mut answers = Vec::new();
        for file in &self.files {
            let checked = self.check(desk, file);
            bar.inc(1);
            match checked {
                Ok(play) => {
                    if !self.json {
                        let what =
                            desk.words.named(&names(play.as_ref())).say(&summary(file, play.as_ref(), &desk.words));
                        let said = desk.words.say(&Message::new("command-verified").with("what", what));
                        bar.suspend(|| writeln!(out, "{said}"))?;
                        if let Some(origin) = &play.header().origin {
                            let taken = Message::new("command-verified-origin");
                            let taken = taken.with("lines", origin.lines).with("table", origin.table.as_str());
                            bar.suspend(|| writeln!(out, "  {}", desk.words.say(&taken)))?;
                        }
                    }
                    answers.push(Verdict::honest(file, play.as_ref()));
                }
                Err(complaint) => {
                    bar.suspend(|| complaint.print(&desk.words));
                    answers.push(Verdict::flawed(file, &complaint, desk));
                    if worst.as_ref().is_none_or(|worst| worst.status() < complaint.status()) {
                        worst = Some(complaint.said());
                    }
                }
            }
        }
        bar.finish_and_clear();
        if self.json {
            answer(&answers, out)?;
        }
        worst.map_or(Ok(()), Err)
    }

    fn check(&self, desk: &Desk, file: &Path) -> Result<Box<dyn Play>, Complaint> {
        let loaded = desk.record(file, self.edition.as_deref())?;
        table::verify(loaded.title, &loaded.record, &loaded.edition).map_err(|flaw| {
            let unfinished = flaw.kind == FlawKind::Unfinished;
            let complaint = Complaint::flaw(file, flaw);
            if unfinished { complaint.remedy(Message::new("command-unfinished-remedy")) } else { complaint }
        })
    }
}

/// What `verify --json` prints of a file.
#[derive(Serialize)]
struct Verdict<'a> {
    file: &'a Path,
    ok: bool,
    /// The exit status this file alone would give.
    status: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl Verdict<'_> {
    fn honest<'a>(file: &'a Path, play: &dyn Play) -> Verdict<'a> {
        let result = play.standing().map(|standing| standing.outcome());
        Verdict { file, ok: true, status: 0, lines: Some(play.lines().len()), result, line: None, reason: None }
    }

    fn flawed<'a>(file: &'a Path, complaint: &Complaint, desk: &Desk) -> Verdict<'a> {
        let reason = Some(complaint.reason(&desk.words));
        Verdict {
            file,
            ok: false,
            status: complaint.status(),
            lines: None,
            result: None,
            line: complaint.line(),
            reason,
        }
    }
}
