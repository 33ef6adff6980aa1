//! `argead analyze`: what each decision of a finished game lost, and what luck brought.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::progress;
use crate::record::names;
use crate::simulate::cores;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::{Analysis, Effort, FlawKind, Message, Moment, MomentKind, Seat, Verdict, reasons_in_words, worth_in_words};
use words::Speaker;

/// Judges a finished record.
#[derive(Args, Debug)]
pub struct Analyze {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
    #[arg(long, value_name = "N", default_value_t = Effort::USUAL.simulations, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    simulations: u32,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, conflicts_with = "html")]
    json: bool,
    #[arg(long)]
    html: bool,
}

impl Analyze {
    /// Analyses and prints.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let loaded = desk.record(&self.file, self.edition.as_deref())?;
        let threads = self.threads.map_or_else(cores, usize::from);
        let effort = Effort { simulations: self.simulations, threads };
        let bar = progress::bar(0, &desk.words);
        let listener = |done: usize, total: usize| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
            true
        };
        let found = loaded.title.analyze(&loaded.record, &loaded.edition, &effort, &listener);
        bar.finish_and_clear();
        let analysis = found.map_err(|flaw| {
            let unfinished = flaw.kind == FlawKind::Unfinished;
            let complaint = Complaint::flaw(&self.file, flaw);
            if unfinished { complaint.remedy(Message::new("command-analyze-unfinished")) } else { complaint }
        })?;
        let analysis = analysis.ok_or_else(|| Complaint::new(Message::new("house-no-analyst")))?;
        if self.html {
            let name = desk.name(loaded.title.about());
            return Ok(write!(out, "{}", web::report_document(&analysis, &name, &desk.words))?);
        }
        let play = loaded.load(&self.file, None)?;
        let names = names(play.as_ref());
        let say = desk.words.named(&names);
        if self.json {
            return answer(&in_json(&analysis, say), out);
        }
        print(desk, &analysis, say, out)
    }
}

/// What `analyze --json` prints. Lists have an entry a seat.
fn in_json(analysis: &Analysis, say: Speaker) -> Value {
    let moments = analysis.moments.iter().map(|moment| moment_in_json(moment, say));
    json!({
        "game": analysis.game,
        "seats": analysis.seats,
        "simulations": analysis.simulations,
        "start": analysis.start,
        "accounts": analysis.accounts,
        "worst": analysis.worst.iter().map(|&at| analysis.moments[at].line).collect::<Vec<_>>(),
        "moments": moments.collect::<Vec<_>>(),
    })
}

fn moment_in_json(moment: &Moment, say: Speaker) -> Value {
    let mut told = match &moment.kind {
        MomentKind::Decision(verdict) => json!({
            "kind": "decision",
            "seat": verdict.seat,
            "chosen": say.say(&verdict.chosen),
            "best": say.say(&verdict.best),
            "expects": verdict.expects,
            "best_expects": verdict.best_expects,
            "loss": verdict.loss,
            "choices": verdict.choices,
            "reasons": reasons_in_words(&verdict.reasons).map(|reasons| say.say(&reasons)),
        }),
        MomentKind::Chance { came, outcomes, exact } => json!({
            "kind": "chance",
            "came": came.iter().map(|message| say.say(message)).collect::<Vec<_>>(),
            "outcomes": outcomes,
            "exact": exact,
        }),
    };
    told["line"] = json!(moment.line);
    told["change"] = json!(moment.change);
    told["after"] = json!(moment.after);
    told
}

fn print(desk: &Desk, analysis: &Analysis, say: Speaker, out: &mut dyn Write) -> Result<(), Complaint> {
    let words = &desk.words;
    let percent = |share: f64| words.decimal(100.0 * share, 1);
    let change = |share: f64| words.change(100.0 * share, 1);
    writeln!(out, "{}", words.text("command-analyze-sums"))?;
    for seat in Seat::first(analysis.seats.len()) {
        let account = &analysis.accounts[seat.index()];
        let line = Message::new("command-analyze-account")
            .with("seat", seat)
            .with("start", percent(account.start))
            .with("luck", change(account.luck))
            .with("own", change(account.own))
            .with("others", change(account.others))
            .with("result", percent(account.result))
            .with("adjusted", percent(account.adjusted))
            .with("loss", percent(account.loss))
            .with("decisions", account.decisions);
        writeln!(out, "  {}", say.say(&line))?;
    }
    writeln!(out, "\n{}", words.text("table-analysis-worst"))?;
    if analysis.worst.is_empty() {
        writeln!(out, "  {}", words.text("table-analysis-no-mistakes"))?;
    }
    for (number, &at) in analysis.worst.iter().enumerate() {
        let moment = &analysis.moments[at];
        let MomentKind::Decision(verdict) = &moment.kind else { continue };
        writeln!(out, "  {}. {}", number + 1, say.say(&mistake(desk, moment.line, verdict)))?;
        if let Some(reasons) = reasons_in_words(&verdict.reasons) {
            writeln!(out, "     {}", say.say(&reasons))?;
        }
    }
    writeln!(out, "\n{}", words.text("table-analysis-how"))?;
    if let Some(worth) = worth_in_words(&analysis.game, analysis.seats.len()) {
        writeln!(out, "{}", words.say(&worth))?;
    }
    Ok(())
}

fn mistake(desk: &Desk, line: usize, verdict: &Verdict) -> Message {
    let percent = |share: f64| desk.words.decimal(100.0 * share, 1);
    Message::new("command-analyze-mistake")
        .with("line", line)
        .with("seat", verdict.seat)
        .with("loss", percent(verdict.loss))
        .with("chosen", verdict.chosen.clone())
        .with("expects", percent(verdict.expects))
        .with("best", verdict.best.clone())
        .with("better", percent(verdict.best_expects))
}
