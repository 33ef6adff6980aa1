//! `argead lab`: a game studied by many games between bots.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::progress;
use crate::sheet::{Rules, check_level, values};
use crate::simulate::cores;
use clap::Args;
use lab::{Report, Setting, Study};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use table::{Contest, Message, Title};

/// Plays a game in every setting and reports what the games say.
#[derive(Args, Debug)]
pub struct Lab {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    players: Vec<usize>,
    #[arg(long, value_delimiter = ',', value_name = "LEVEL[=N],…", default_value = "recruit", value_parser = level)]
    levels: Vec<(String, Option<u32>)>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, value_name = "OPTION[=VALUE,…]")]
    each: Option<String>,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// A level, with the number of its games if it has one of its own.
fn level(text: &str) -> Result<(String, Option<u32>), &'static str> {
    match text.split_once('=') {
        None => Ok((text.to_owned(), None)),
        Some((level, games)) => match games.parse() {
            Ok(games) if games > 0 => Ok((level.to_owned(), Some(games))),
            _ => Err("a level is written LEVEL or LEVEL=GAMES"),
        },
    }
}

impl Lab {
    /// Plays, and prints or writes the report.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let title = desk.title(&self.game)?;
        let settings = self.settings(desk, title)?;
        let edition = self.rules.edition(desk, title)?;
        let total: u64 = settings.iter().map(|(_, games)| u64::from(*games)).sum();
        let bar = progress::bar(total, &desk.words);
        let start = Instant::now();
        let mut studies = Vec::new();
        for (setting, games) in settings {
            let mut options = self.rules.options();
            options.extend(setting.option.clone());
            let contest = Contest {
                edition: edition.clone(),
                options,
                seats: vec![setting.level.clone(); setting.seats],
                games,
                seed: self.seed,
                threads: self.threads.map_or_else(cores, usize::from),
                watched: true,
            };
            studies.push(Study::of(setting, &title.contest(&contest, &|| bar.inc(1))?));
        }
        bar.finish_and_clear();
        let command = self.command();
        let report = Report {
            about: title.about(),
            edition: &edition.name,
            command: &command,
            seed: self.seed,
            studies: &studies,
            words: &desk.words,
        };
        let Some(folder) = &self.output else { return Ok(write!(out, "{}", report.markdown(None))?) };
        let id = title.about().id;
        let (text, plot) = (folder.join(format!("{id}.md")), format!("{id}.svg"));
        save(folder, &folder.join(&plot), &report.plot())?;
        save(folder, &text, &report.markdown(Some(&plot)))?;
        let wrote = Message::new("command-lab-wrote")
            .with("file", text.display().to_string())
            .with("games", total)
            .with("seconds", desk.words.decimal(start.elapsed().as_secs_f64(), 0));
        Ok(writeln!(out, "{}", desk.words.say(&wrote))?)
    }

    /// Every setting asked for with the number of its games.
    fn settings(&self, desk: &Desk, title: &dyn Title) -> Result<Vec<(Setting, u32)>, Complaint> {
        let about = title.about();
        self.levels.iter().try_for_each(|(level, _)| check_level(title, level))?;
        let players: Vec<usize> =
            if self.players.is_empty() { about.seat_range().collect() } else { self.players.clone() };
        if let Some(wrong) = players.iter().find(|players| !about.seat_range().contains(players)) {
            let what = Message::new("command-lab-no-such-players").with("game", desk.name(about));
            let (least, most) = about.seats;
            return Err(Complaint::new(what.with("least", least).with("most", most).with("players", *wrong)));
        }
        let values = values(desk, title, self.each.as_deref())?;
        let mut settings = Vec::new();
        for option in &values {
            for &seats in &players {
                for (level, games) in &self.levels {
                    let setting = Setting { level: level.clone(), seats, option: option.clone() };
                    settings.push((setting, games.unwrap_or(self.games)));
                }
            }
        }
        Ok(settings)
    }

    /// The command that makes the same report again.
    fn command(&self) -> String {
        let list = |items: Vec<String>| items.join(",");
        let levels = self.levels.iter().map(|(level, games)| match games {
            Some(games) => format!("{level}={games}"),
            None => level.clone(),
        });
        let mut command = format!("argead lab {} --levels {}", self.game, list(levels.collect()));
        if !self.players.is_empty() {
            command += &format!(" --players {}", list(self.players.iter().map(usize::to_string).collect()));
        }
        if let Some(each) = &self.each {
            command += &format!(" --each {each}");
        }
        if !self.rules.options.is_empty() {
            let options = self.rules.options.iter().map(|(key, value)| format!("{key}={value}"));
            command += &format!(" --options {}", list(options.collect()));
        }
        if let Some(edition) = &self.rules.edition {
            command += &format!(" --edition {edition}");
        }
        command += &format!(" --games {} --seed {}", self.games, self.seed);
        match &self.output {
            Some(folder) => format!("{command} -o {}", folder.display()),
            None => command,
        }
    }
}

fn save(folder: &Path, path: &Path, text: &str) -> Result<(), Complaint> {
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, text))
        .map_err(|error| Complaint::file("command-cannot-write", path, &error))
}
