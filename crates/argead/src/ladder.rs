//! `argead ladder`: all levels of a game against each other, and how strong that makes each.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::progress;
use crate::record::write;
use crate::sheet::{Rules, check_level, values};
use crate::simulate::cores;
use clap::{Args, Command, FromArgMatches};
use lab::{Mean, Rate};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use strategist::{Pairing, Rating, ratings};
use table::{Bout, Contest, Message, Title};

/// Lets every level play every other, and prints a table for each game.
#[derive(Args, Debug)]
pub struct Ladder {
    #[arg(value_name = "GAME", required_unless_present = "again")]
    titles: Vec<String>,
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    again: Vec<PathBuf>,
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    levels: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,
    #[arg(long, value_name = "OPTION[=VALUE,…]")]
    each: Option<String>,
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
    /// The value of the option of which each was played; none for all of them together.
    value: Option<String>,
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
    /// The share of its games that it won.
    victories: f64,
    /// The mean of what bots play for, with the reach of its interval: the share of the victory, in solitaire by points too.
    share: f64,
    share_reach: f64,
    /// The mean of its points with the reach of its interval.
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

/// What one level did in all its games.
#[derive(Clone, Default)]
struct Tally {
    victories: f64,
    share: Mean,
    points: Mean,
}

impl Tally {
    /// Counts what the level did on `seat`.
    fn add(&mut self, bouts: &[Bout], seat: usize) {
        for bout in bouts {
            let alone = bout.wins.len() == 1;
            self.victories += if alone { f64::from(u8::from(bout.standing.ranks[0] == 1)) } else { bout.wins[seat] };
            self.share.add(bout.wins[seat]);
            self.points.add(f64::from(bout.standing.scores[seat]));
        }
    }
}

/// What all levels did, by number.
#[derive(Clone)]
struct Results {
    games: u32,
    tallies: Vec<Tally>,
    pairings: Vec<Pairing>,
}

impl Results {
    /// Adds the results of the same levels in other games.
    fn join(&mut self, other: &Results) {
        self.games += other.games;
        for (tally, other) in self.tallies.iter_mut().zip(&other.tallies) {
            tally.victories += other.victories;
            tally.share.join(&other.share);
            tally.points.join(&other.points);
        }
        for (pairing, other) in self.pairings.iter_mut().zip(&other.pairings) {
            pairing.wins += other.wins;
            pairing.games += other.games;
        }
    }
}

impl Ladder {
    /// Plays, and prints or writes the tables.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        // All files are read before hours are spent on the first.
        let again: Vec<Ladder> = self.again.iter().map(|file| Ladder::of(file)).collect::<Result<_, _>>()?;
        if !again.is_empty() {
            return again.into_iter().try_for_each(|ladder| ladder.run(desk, out));
        }
        let mut climbs = Vec::new();
        for game in &self.titles {
            climbs.extend(self.climb(desk, desk.title(game)?)?);
        }
        if self.json {
            return answer(&climbs, out);
        }
        let mut lines = vec![desk.words.text("command-ladder-head"), String::new(), format!("    {}", self.command())];
        for climb in &climbs {
            lines.extend(self.table(desk, climb));
        }
        write(&self.output, &lines, out)?;
        if self.output != Path::new("-") {
            let wrote = Message::new("command-ladder-wrote").with("file", self.output.display().to_string());
            writeln!(out, "{}", desk.words.say(&wrote))?;
        }
        Ok(())
    }

    /// The ladder whose tables stand in `file`, by the command that the file names, to be written there again.
    fn of(file: &Path) -> Result<Ladder, Complaint> {
        let name = || file.display().to_string();
        let text =
            std::fs::read_to_string(file).map_err(|error| Complaint::file("command-cannot-read", file, &error))?;
        let command = text.lines().find_map(|line| line.strip_prefix("    argead ladder "));
        let parsed = command.and_then(|command| {
            let words = std::iter::once("ladder").chain(command.split_whitespace());
            let matches = Ladder::augment_args(Command::new("ladder")).try_get_matches_from(words).ok()?;
            Ladder::from_arg_matches(&matches).ok()
        });
        let ladder = parsed.filter(|ladder| ladder.again.is_empty()).ok_or_else(|| {
            let what = Message::new("command-ladder-no-command").with("file", name());
            Complaint::new(what).remedy(Message::new("command-ladder-write-first").with("file", name()))
        })?;
        Ok(Ladder { output: file.to_owned(), ..ladder })
    }

    /// All levels of one game against each other. If each value of an option is played, then first what they come to together.
    fn climb(&self, desk: &Desk, title: &dyn Title) -> Result<Vec<Climb>, Complaint> {
        self.levels.iter().try_for_each(|level| check_level(title, level))?;
        let levels: Vec<String> = match &self.levels[..] {
            [] => title.levels().iter().map(|&level| level.to_owned()).collect(),
            some => some.to_vec(),
        };
        let edition = self.rules.edition(desk, title)?;
        let values = values(desk, title, self.each.as_deref())?;
        let pairs = pairs(title, levels.len());
        let bar = progress::bar((values.len() * pairs.len()) as u64 * u64::from(self.games), &desk.words);
        let mut found: Vec<(Option<String>, Results)> = Vec::new();
        for value in values {
            let contest = Contest {
                edition: edition.clone(),
                options: self.rules.options().into_iter().chain(value.clone()).collect(),
                seats: Vec::new(),
                games: 0,
                seed: self.seed,
                threads: self.threads.map_or_else(cores, usize::from),
                watched: false,
            };
            found.push((value.map(|(_, value)| value), self.play(title, &levels, &pairs, &contest, &|| bar.inc(1))?));
        }
        bar.finish_and_clear();
        if let [(Some(_), first), others @ ..] = &found[..] {
            let mut all = first.clone();
            others.iter().for_each(|(_, other)| all.join(other));
            found.insert(0, (None, all));
        }
        let rate = |(value, results): (Option<String>, Results)| Climb {
            game: title.about().id,
            edition: edition.name.clone(),
            value,
            games: results.games,
            seed: self.seed,
            pairings: results.pairings.iter().map(|pairing| meeting(pairing, &levels)).collect(),
            levels: rungs(&levels, &results),
        };
        Ok(found.into_iter().map(rate).collect())
    }

    /// Lets each of the pairs play by the rules of `contest`, with the seats changed after half of the games, and the same luck in both halves.
    fn play(
        &self,
        title: &dyn Title,
        levels: &[String],
        pairs: &[[usize; 2]],
        contest: &Contest,
        done: &(dyn Fn() + Sync),
    ) -> Result<Results, Complaint> {
        let play = |seats: &[usize], games: u32| {
            let seats = seats.iter().map(|&level| levels[level].clone()).collect();
            title.contest(&Contest { seats, games, ..contest.clone() }, done)
        };
        let alone = is_solitaire(title);
        let half = self.games / 2;
        let games = if alone { self.games } else { 2 * half };
        let mut results = Results { games, tallies: vec![Tally::default(); levels.len()], pairings: Vec::new() };
        for &[upper, lower] in pairs {
            if alone {
                results.tallies[upper].add(&play(&[upper], games)?, 0);
                continue;
            }
            let (first, second) = (play(&[upper, lower], half)?, play(&[lower, upper], half)?);
            results.tallies[upper].add(&first, 0);
            results.tallies[lower].add(&first, 1);
            results.tallies[upper].add(&second, 1);
            results.tallies[lower].add(&second, 0);
            let won = |bouts: &[Bout], seat: usize| bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>();
            let wins = won(&first, 0) + won(&second, 1);
            results.pairings.push(Pairing { players: [upper, lower], wins, games: f64::from(games) });
        }
        Ok(results)
    }

    /// The command that makes the same tables again.
    fn command(&self) -> String {
        let mut command =
            format!("argead ladder {} --games {} --seed {}", self.titles.join(" "), self.games, self.seed);
        if !self.levels.is_empty() {
            command += &format!(" --levels {}", self.levels.join(","));
        }
        if let Some(each) = &self.each {
            command += &format!(" --each {each}");
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

    /// The tables of one game in Markdown: its levels, and those who met.
    fn table(&self, desk: &Desk, climb: &Climb) -> Vec<String> {
        let (words, alone) = (&desk.words, climb.pairings.is_empty());
        let percent = |share: f64| words.decimal(100.0 * share, 1);
        let name = words.say(&Message::new(format!("{}-name", climb.game)));
        let heading = match (&climb.value, &self.each) {
            (Some(value), _) => format!("## {name}, {value}"),
            (None, Some(_)) => words.say(&Message::new("command-ladder-together").with("game", name)),
            (None, None) => format!("## {name}"),
        };
        let played = Message::new(if alone { "command-ladder-alone" } else { "command-ladder-played" });
        let head = words.text(if alone { "command-ladder-alone-columns" } else { "command-ladder-columns" });
        let mut lines = vec![String::new(), heading, String::new()];
        lines.push(words.say(&played.with("games", climb.games).with("seed", climb.seed.to_string())));
        lines.extend([String::new(), head, "|---|---:|---:|---:|".to_owned()]);
        for rung in climb.levels.iter().rev() {
            let points = format!("{} ± {}", words.decimal(rung.points, 1), words.decimal(rung.points_reach, 1));
            lines.push(match (rung.elo, rung.reach) {
                (Some(elo), Some(reach)) => {
                    let elo = format!("{} ± {}", words.decimal(elo, 0), words.decimal(reach, 0));
                    format!("| {} | {elo} | {} % | {points} |", rung.level, percent(rung.victories))
                }
                _ => {
                    let Rate { low, high, .. } =
                        Rate::of(rung.victories * f64::from(climb.games), climb.games as usize);
                    let victories = format!("{} % ({}–{})", percent(rung.victories), percent(low), percent(high));
                    let result = format!("{} ± {}", percent(rung.share), percent(rung.share_reach));
                    format!("| {} | {victories} | {result} | {points} |", rung.level)
                }
            });
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
}

fn is_solitaire(title: &dyn Title) -> bool {
    title.about().seats.1 == 1
}

/// Which of so many levels meet; in solitaire each meets itself alone.
fn pairs(title: &dyn Title, levels: usize) -> Vec<[usize; 2]> {
    if is_solitaire(title) {
        (0..levels).map(|level| [level, level]).collect()
    } else {
        (0..levels).flat_map(|upper| (0..upper).map(move |lower| [upper, lower])).collect()
    }
}

/// How strong each level is.
fn rungs(levels: &[String], results: &Results) -> Vec<Rung> {
    let rated: Vec<Option<Rating>> = match results.pairings[..] {
        [] => vec![None; levels.len()],
        _ => ratings(levels.len(), &results.pairings).into_iter().map(Some).collect(),
    };
    let rung = |((level, rating), tally): ((&String, Option<Rating>), &Tally)| Rung {
        level: level.clone(),
        elo: rating.map(|rating| rating.elo),
        reach: rating.map(|rating| rating.reach),
        victories: tally.victories / tally.share.count().max(1.0),
        share: tally.share.value(),
        share_reach: tally.share.reach(),
        points: tally.points.value(),
        points_reach: tally.points.reach(),
    };
    levels.iter().zip(rated).zip(&results.tallies).map(rung).collect()
}

fn meeting(pairing: &Pairing, levels: &[String]) -> Meeting {
    let Rate { share, low, high } = Rate::of(pairing.wins, pairing.games as usize);
    let [upper, lower] = pairing.players.map(|level| levels[level].clone());
    Meeting { upper, lower, share, low, high }
}
