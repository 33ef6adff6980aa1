//! `argead simulate`: bots play each other, many games at once.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::progress;
use crate::sheet::{Sheet, check_level};
use crate::tally::Tally;
use clap::Args;
use lab::Rate;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;
use table::{Contest, Message, Options};

/// Lets bots play many games and prints who won how often.
#[derive(Args, Debug)]
pub struct Simulate {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Plays and prints.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let title = desk.title(&self.sheet.game)?;
        let about = title.about();
        self.sheet.seats.iter().try_for_each(|level| check_level(title, level))?;
        let contest = Contest {
            edition: self.sheet.rules.edition(desk, title)?,
            options: self.sheet.rules.options(),
            seats: self.sheet.seats,
            games: self.games,
            seed: self.sheet.seed.map_or_else(random_number, Ok)?,
            threads: self.threads.map_or_else(cores, usize::from),
            watched: false,
        };
        let bar = progress::bar(u64::from(contest.games), &desk.words);
        let start = Instant::now();
        let bouts = title.contest(&contest, &|| bar.inc(1))?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let tally = Tally::of(&bouts, contest.seats.len());
        if !self.json {
            return print(desk, &desk.name(about), &contest, &tally, seconds, out);
        }
        let chosen = contest.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let rates: Vec<Rate> = (0..contest.seats.len()).map(|seat| tally.rate(seat)).collect();
        let result = Answer {
            game: about.id,
            edition: &contest.edition.name,
            options: Options::choose(about.options, chosen).expect("the contest was played with them"),
            seats: &contest.seats,
            games: contest.games,
            seed: contest.seed,
            threads: contest.threads,
            wins: &tally.wins,
            win_rates: rates.iter().map(|rate| rate.share).collect(),
            intervals: rates.iter().map(|rate| (rate.low, rate.high)).collect(),
            scores: &tally.scores,
            score_ranges: &tally.range,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
        };
        answer(&result, out)
    }
}

/// What `simulate --json` prints. Lists have an entry a seat.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    edition: &'a str,
    options: Options,
    seats: &'a [String],
    games: u32,
    seed: u64,
    threads: usize,
    wins: &'a [f64],
    win_rates: Vec<f64>,
    intervals: Vec<(f64, f64)>,
    scores: &'a [f64],
    score_ranges: &'a [(i32, i32)],
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
}

fn print(
    desk: &Desk,
    name: &str,
    contest: &Contest,
    tally: &Tally,
    seconds: f64,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let words = &desk.words;
    let head = Message::new("command-simulate-head")
        .with("game", name)
        .with("games", contest.games)
        .with("seed", contest.seed.to_string())
        .with("seconds", desk.words.decimal(seconds, 1))
        .with("decisions", tally.decisions)
        .with("rate", desk.words.decimal(tally.decisions as f64 / seconds, 0));
    writeln!(out, "{}", words.say(&head))?;
    for (seat, level) in contest.seats.iter().enumerate() {
        let percent = |share: f64| desk.words.decimal(100.0 * share, 1);
        let rate = tally.rate(seat);
        let line = Message::new("command-simulate-seat")
            .with("number", seat + 1)
            .with("bot", format!("{level:<9}"))
            .with("wins", format!("{:>7}", desk.words.decimal(tally.wins[seat], 1)))
            .with("share", format!("{:>5}", percent(rate.share)))
            .with("low", format!("{:>5}", percent(rate.low)))
            .with("high", percent(rate.high))
            .with("score", format!("{:>5}", desk.words.decimal(tally.scores[seat], 1)))
            .with("least", tally.range[seat].0)
            .with("most", tally.range[seat].1);
        writeln!(out, "  {}", words.say(&line))?;
    }
    Ok(())
}

/// As many threads as there are cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// A seed nobody chose. It is printed, so that the games can be played again.
fn random_number() -> Result<u64, Complaint> {
    getrandom::u32().map(u64::from).map_err(|error| {
        Complaint::new(Message::new("command-no-randomness").with("detail", error.to_string()))
            .remedy(Message::new("command-give-seed"))
    })
}
