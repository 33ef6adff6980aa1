//! `argead ladder`: all levels of a game against each other, and how strong that makes each.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::progress;
use crate::record::write;
use crate::sheet::{Rules, check_level};
use crate::simulate::cores;
use clap::Args;
use lab::{Mean, Rate};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use strategist::{Pairing, Rating, ratings};
use table::{Bout, Contest, Message, Title};

/// Lets every level play every other, and prints a table for each game.
#[derive(Args, Debug)]
pub struct Ladder {
    #[arg(value_name = "GAME", required = true)]
    titles: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    levels: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
}

/// What the ladder of one game found. In solitaire nobody meets, and every level is rated by its own results.
#[derive(Serialize)]
struct Climb {
    game: &'static str,
    edition: String,
    games: u32,
    seed: u64,
    levels: Vec<Rung>,
    pairings: Vec<Meeting>,
}

/// One level.
#[derive(Serialize)]
struct Rung {
    level: String,
    /// Elo's points and how far their 95 % interval reaches; in solitaire none.
    elo: Option<f64>,
    reach: Option<f64>,
    /// The share of the victories in all its games, and the mean of its points with the reach of its interval.
    share: f64,
    points: f64,
    points_reach: f64,
}

/// Two levels that met.
#[derive(Serialize)]
struct Meeting {
    upper: String,
    lower: String,
    /// The share of the stronger by name.
    share: f64,
    low: f64,
    high: f64,
}

impl Ladder {
    /// Plays, and prints or writes the tables.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let mut climbs = Vec::new();
        for game in &self.titles {
            climbs.push(self.climb(desk, desk.title(game)?)?);
        }
        if self.json {
            return answer(&climbs, out);
        }
        let mut lines = vec![desk.words.text("command-ladder-head"), String::new(), format!("    {}", self.command())];
        for climb in &climbs {
            lines.extend(table(desk, climb));
        }
        write(&self.output, &lines, out)?;
        if self.output != Path::new("-") {
            let wrote = Message::new("command-ladder-wrote").with("file", self.output.display().to_string());
            writeln!(out, "{}", desk.words.say(&wrote))?;
        }
        Ok(())
    }

    /// All levels of one game against each other, each pair with the seats changed after half of the games, and the same luck in both
    /// halves.
    fn climb(&self, desk: &Desk, title: &dyn Title) -> Result<Climb, Complaint> {
        self.levels.iter().try_for_each(|level| check_level(title, level))?;
        let levels: Vec<String> = match &self.levels[..] {
            [] => title.levels().iter().map(|&level| level.to_owned()).collect(),
            some => some.to_vec(),
        };
        let edition = self.rules.edition(desk, title)?;
        let alone = title.about().seats.1 == 1;
        let pairs: Vec<[usize; 2]> = match alone {
            true => (0..levels.len()).map(|level| [level, level]).collect(),
            false => (0..levels.len()).flat_map(|upper| (0..upper).map(move |lower| [upper, lower])).collect(),
        };
        let half = (self.games / 2).max(1);
        let each = if alone { self.games } else { 2 * half };
        let bar = progress::bar(u64::from(each) * pairs.len() as u64, &desk.words);
        let play = |seats: Vec<String>, games: u32| {
            let contest = Contest {
                edition: edition.clone(),
                options: self.rules.options(),
                seats,
                games,
                seed: self.seed,
                threads: self.threads.map_or_else(cores, usize::from),
                watched: false,
            };
            title.contest(&contest, &|| bar.inc(1))
        };
        let mut records: Vec<(f64, f64, Mean)> = vec![Default::default(); levels.len()];
        let mut pairings = Vec::new();
        let mut meetings = Vec::new();
        for &[upper, lower] in &pairs {
            let mut note = |level: usize, seat: usize, bouts: &[Bout]| {
                let (wins, games, points) = &mut records[level];
                *wins += bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>();
                *games += bouts.len() as f64;
                bouts.iter().for_each(|bout| points.add(f64::from(bout.standing.scores[seat])));
            };
            if alone {
                note(upper, 0, &play(vec![levels[upper].clone()], each)?);
                continue;
            }
            let first = play(vec![levels[upper].clone(), levels[lower].clone()], half)?;
            let second = play(vec![levels[lower].clone(), levels[upper].clone()], half)?;
            note(upper, 0, &first);
            note(lower, 1, &first);
            note(upper, 1, &second);
            note(lower, 0, &second);
            let won = |bouts: &[Bout], seat: usize| bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>();
            let wins = won(&first, 0) + won(&second, 1);
            pairings.push(Pairing { players: [upper, lower], wins, games: f64::from(each) });
            let Rate { share, low, high } = Rate::of(wins, each as usize);
            meetings.push(Meeting { upper: levels[upper].clone(), lower: levels[lower].clone(), share, low, high });
        }
        bar.finish_and_clear();
        let rated: Vec<Option<Rating>> = match alone {
            true => vec![None; levels.len()],
            false => ratings(levels.len(), &pairings).into_iter().map(Some).collect(),
        };
        let rungs = levels.into_iter().zip(rated).zip(records);
        let rung = |((level, rating), (wins, games, points)): ((String, Option<Rating>), (f64, f64, Mean))| Rung {
            level,
            elo: rating.map(|rating| rating.elo),
            reach: rating.map(|rating| rating.reach),
            share: wins / games.max(1.0),
            points: points.value(),
            points_reach: points.reach(),
        };
        Ok(Climb {
            game: title.about().id,
            edition: edition.name.clone(),
            games: each,
            seed: self.seed,
            levels: rungs.map(rung).collect(),
            pairings: meetings,
        })
    }

    /// The command that makes the same tables again.
    fn command(&self) -> String {
        let mut command =
            format!("argead ladder {} --games {} --seed {}", self.titles.join(" "), self.games, self.seed);
        if !self.levels.is_empty() {
            command += &format!(" --levels {}", self.levels.join(","));
        }
        if !self.rules.options.is_empty() {
            let options = self.rules.options.iter().map(|(key, value)| format!("{key}={value}"));
            command += &format!(" --options {}", options.collect::<Vec<_>>().join(","));
        }
        if let Some(edition) = &self.rules.edition {
            command += &format!(" --edition {edition}");
        }
        command
    }
}

/// The tables of one game in Markdown: its levels, and those who met.
fn table(desk: &Desk, climb: &Climb) -> Vec<String> {
    let (words, alone) = (&desk.words, climb.pairings.is_empty());
    let percent = |share: f64| words.decimal(100.0 * share, 1);
    let name = words.say(&Message::new(format!("{}-name", climb.game)));
    let played = Message::new(if alone { "command-ladder-alone" } else { "command-ladder-played" });
    let head = words.text(if alone { "command-ladder-alone-columns" } else { "command-ladder-columns" });
    let mut lines = vec![String::new(), format!("## {name}"), String::new()];
    lines.push(words.say(&played.with("games", climb.games).with("seed", climb.seed.to_string())));
    lines.extend([String::new(), head, if alone { "|---|---:|---:|" } else { "|---|---:|---:|---:|" }.to_owned()]);
    for rung in climb.levels.iter().rev() {
        let points = format!("{} ± {}", words.decimal(rung.points, 1), words.decimal(rung.points_reach, 1));
        let elo = match (rung.elo, rung.reach) {
            (Some(elo), Some(reach)) => format!(" {} ± {} |", words.decimal(elo, 0), words.decimal(reach, 0)),
            _ => String::new(),
        };
        lines.push(format!("| {} |{elo} {} % | {points} |", rung.level, percent(rung.share)));
    }
    if !alone {
        lines.extend([String::new(), words.text("command-ladder-met"), "|---|---|---:|---:|".to_owned()]);
        lines.extend(climb.pairings.iter().rev().map(|met| {
            let interval = format!("{}–{} %", percent(met.low), percent(met.high));
            format!("| {} | {} | {} % | {interval} |", met.upper, met.lower, percent(met.share))
        }));
    }
    lines
}
