//! `argead train`: learns from games between bots how much each of a game's terms counts.

use crate::complaint::Complaint;
use crate::desk::{Desk, nearest};
use crate::progress;
use crate::record::write;
use crate::sheet::{Rules, check_level, values};
use crate::simulate::cores;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use strategist::{Fitted, Skill, fit};
use table::{Contest, Lesson, Message, Title};

/// Plays games, fits a judgement to their results, and writes it.
#[derive(Args, Debug)]
pub struct Train {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_delimiter = ',', value_name = "N,…")]
    seats: Vec<usize>,
    #[arg(long, value_name = "LEVEL", default_value = "recruit")]
    level: String,
    #[arg(long, value_name = "OPTION[=VALUE,…]")]
    each: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "TERM,…")]
    keep: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(10..))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
}

impl Train {
    /// Plays, learns and writes.
    pub fn run(mut self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let title = desk.title(&self.game)?;
        check_level(title, &self.level)?;
        let (terms, before) = title.judgement();
        if terms.is_empty() {
            return Err(Complaint::new(Message::new("command-train-no-terms").with("game", desk.name(title.about()))));
        }
        if self.seats.is_empty() {
            self.seats.push(title.about().usual_seats());
        }
        let keep = self.kept(desk, title, terms)?;
        let lessons = self.lessons(desk, title)?;
        let fitted = fit(&lessons, &keep, before);
        let lines = self.file(terms, &fitted);
        write(&self.output, &lines, out)?;
        if self.output != Path::new("-") {
            writeln!(out, "{}", desk.words.say(&self.summary(desk, lessons.len(), &fitted)))?;
        }
        Ok(())
    }

    /// Of each term, whether it keeps its weights.
    fn kept(&self, desk: &Desk, title: &dyn Title, terms: &[&str]) -> Result<Vec<bool>, Complaint> {
        if let Some(unknown) = self.keep.iter().find(|term| !terms.contains(&term.as_str())) {
            let what = Message::new("command-train-no-such-term").with("game", desk.name(title.about()));
            let remedy = match nearest(unknown, terms) {
                Some(near) => Message::new("command-did-you-mean").with("near", near),
                None => Message::new("command-train-known-terms").with("known", terms.join(", ")),
            };
            return Err(Complaint::new(what.with("term", unknown.as_str())).remedy(remedy));
        }
        Ok(terms.iter().map(|&term| self.keep.iter().any(|kept| kept == term)).collect())
    }

    /// What the games teach, as many in each setting: those with fewer seats first, and with each of them the values of the option in turn.
    fn lessons(&self, desk: &Desk, title: &dyn Title) -> Result<Vec<Lesson>, Complaint> {
        let edition = self.rules.edition(desk, title)?;
        let values = values(desk, title, self.each.as_deref())?;
        let settings: Vec<_> =
            self.seats.iter().flat_map(|&seats| values.iter().map(move |value| (seats, value.clone()))).collect();
        let bar = progress::bar(u64::from(self.games), &desk.words);
        let mut lessons: Vec<Lesson> = Vec::new();
        let mut played = 0;
        for (number, (seats, value)) in settings.iter().enumerate() {
            let left = (settings.len() - number) as u32;
            let contest = Contest {
                edition: edition.clone(),
                options: self.rules.options().into_iter().chain(value.clone()).collect(),
                seats: vec![self.level.clone(); *seats],
                games: (self.games - played) / left,
                seed: self.seed,
                threads: self.threads.map_or_else(cores, usize::from),
                watched: false,
            };
            let more = title.learn(&contest, &|| bar.inc(1))?;
            lessons.extend(more.into_iter().map(|lesson| Lesson { game: played + lesson.game, ..lesson }));
            played += contest.games;
        }
        bar.finish_and_clear();
        Ok(lessons)
    }

    /// The lines of the file: where the weights come from, and the weights.
    fn file(&self, terms: &[&str], fitted: &Fitted) -> Vec<String> {
        let list = |seats: &[usize]| seats.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let options: Vec<String> = self.rules.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let mut command = format!(
            "argead train {} --seats {} --level {} --games {} --seed {}",
            self.game,
            list(&self.seats),
            self.level,
            self.games,
            self.seed
        );
        if let Some(each) = &self.each {
            command += &format!(" --each {each}");
        }
        if !self.keep.is_empty() {
            command += &format!(" --keep {}", self.keep.join(","));
        }
        if !options.is_empty() {
            command += &format!(" --options {}", options.join(","));
        }
        if let Some(edition) = &self.rules.edition {
            command += &format!(" --edition {edition}");
        }
        let of = |skill: Skill| format!("log loss {:.4}, favourites right {:.1} %", skill.loss, 100.0 * skill.right);
        let mut lines = vec![
            "# How much each term counts, at the start of a game and at its end. Learned from games between bots:"
                .to_owned(),
            format!("# {command}"),
            format!("# On games held out: {} (before: {}).", of(fitted.after), of(fitted.before)),
        ];
        let weight = |(term, (early, late)): (&&str, &(f32, f32))| format!("{term} = [{early:.4}, {late:.4}]");
        lines.extend(terms.iter().zip(&fitted.weights).map(weight));
        lines
    }

    fn summary(&self, desk: &Desk, positions: usize, fitted: &Fitted) -> Message {
        Message::new("command-train-done")
            .with("file", self.output.display().to_string())
            .with("games", self.games)
            .with("positions", positions)
            .with("loss", desk.words.decimal(fitted.after.loss, 4))
            .with("lossbefore", desk.words.decimal(fitted.before.loss, 4))
            .with("right", desk.words.decimal(100.0 * fitted.after.right, 1))
            .with("rightbefore", desk.words.decimal(100.0 * fitted.before.right, 1))
    }
}
