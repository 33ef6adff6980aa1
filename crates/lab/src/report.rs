//! A report in Markdown: studies of one game side by side.

use crate::plot::{self, Dot};
use crate::study::{Habit, Study};
use crate::{Mean, Rate};
use std::collections::{BTreeMap, BTreeSet};
use table::{About, Arg, Message};
use words::Words;

/// Studies of one game, to be told in a language.
pub struct Report<'a> {
    /// The game.
    pub about: &'a About,
    /// The edition it was played on.
    pub edition: &'a str,
    /// How to make the report again.
    pub command: &'a str,
    /// The seed of the games.
    pub seed: u64,
    /// What was studied.
    pub studies: &'a [Study],
    /// The words to tell it in.
    pub words: &'a Words,
}

/// The components of a deed are listed if there are at least so many.
const WORTH_LISTING: usize = 4;

impl Report<'_> {
    /// The plot of the victories.
    pub fn plot(&self) -> String {
        let mut dots = Vec::new();
        for study in self.studies {
            let seats = study.setting.seats;
            for place in 0..seats {
                let mut label = self.name(study);
                if seats > 1 {
                    label = format!("{label}, {}", self.place(place));
                }
                dots.push(Dot { label, rate: study.rate(place), fair: (seats > 1).then_some(1.0 / seats as f64) });
            }
        }
        let title = self.say(Message::new("lab-plot").with("game", self.game()));
        plot::shares(&title, &dots, |share| format!("{} %", self.words.decimal(100.0 * share, 0)))
    }

    /// The report, with the plot lying in the file `plot`, if there is one.
    pub fn markdown(&self, plot: Option<&str>) -> String {
        let head = Message::new("lab-head").with("game", self.game()).with("edition", self.edition);
        let mut text = format!("# {}\n\n", self.say(head));
        text += &self.say(Message::new("lab-intro").with("seed", self.seed.to_string()));
        text += &format!("\n\n    {}\n\n", self.command);
        text += &format!("## {}\n\n", self.text("lab-victories"));
        if let Some(plot) = plot {
            let title = self.say(Message::new("lab-plot").with("game", self.game()));
            text += &format!("![{title}]({plot})\n\n");
        }
        text += &self.victories();
        text += &self.section("lab-length", &self.length());
        text += &self.section("lab-sources", &self.sources());
        text += &self.section("lab-ends", &self.ends());
        text += &self.section("lab-deeds", &self.deeds());
        for (deed, table) in self.components() {
            let title = Message::new("lab-components").with("deed", deed);
            text += &format!("## {}\n\n{}\n\n{table}\n", self.say(title), self.text("lab-components-note"));
        }
        text
    }

    fn section(&self, title: &'static str, body: &str) -> String {
        if body.is_empty() { String::new() } else { format!("## {}\n\n{body}\n", self.text(title)) }
    }

    fn victories(&self) -> String {
        let most = self.studies.iter().map(|study| study.setting.seats).max().unwrap_or(1);
        let mut head = vec![self.text("lab-setting"), self.text("lab-games")];
        head.extend((0..most).map(|place| if most > 1 { self.place(place) } else { self.text("lab-won") }));
        if most > 1 {
            head.extend([self.text("lab-fair"), self.text("lab-gap")]);
        }
        head.push(self.text("lab-points"));
        let rows = self.studies.iter().map(|study| {
            let seats = study.setting.seats;
            let mut row = vec![self.name(study), study.games.to_string()];
            row.extend((0..most).map(|place| if place < seats { self.rate(study.rate(place)) } else { dash() }));
            if most > 1 {
                let single = seats == 1;
                row.push(if single { dash() } else { self.percent(1.0 / seats as f64) });
                row.push(if single { dash() } else { self.percent(study.gap()) });
            }
            let points: Vec<String> = study.points.iter().map(|points| self.mean(points)).collect();
            row.push(points.join(" / "));
            row
        });
        markdown_table(&head, rows) + "\n"
    }

    fn length(&self) -> String {
        let head = [self.text("lab-setting"), self.text("lab-turns"), self.text("lab-decisions")];
        let rows = self
            .studies
            .iter()
            .map(|study| vec![self.name(study), self.mean(&study.turns), self.mean(&study.decisions)]);
        markdown_table(&head, rows)
    }

    fn sources(&self) -> String {
        let mut labels: Vec<String> = Vec::new();
        for (label, _) in self.studies.iter().flat_map(|study| &study.sources) {
            let label = self.say(label.clone());
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        let named = |study: &Study, name: &String| {
            study.sources.iter().find(|(label, _)| self.say(label.clone()) == *name).map(|(_, habit)| *habit)
        };
        self.habits(&labels, |name| name.clone(), named)
    }

    fn ends(&self) -> String {
        let mut text = String::new();
        for study in self.studies {
            let head = [self.name(study), self.text("lab-games")];
            let rows = study
                .ends
                .iter()
                .map(|(reason, count)| vec![self.reason(reason), self.rate(Rate::of(*count as f64, study.games))]);
            text += &(markdown_table(&head, rows) + "\n");
        }
        text
    }

    /// A reason that names nothing in words; any other by its id and the things it names, for its numbers are those of one game.
    fn reason(&self, reason: &Message) -> String {
        if self.words.gap(&Message::new(reason.id.clone())).is_none() {
            return self.say(Message::new(reason.id.clone()));
        }
        let named = reason.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Message(name) => Some(self.say((**name).clone())),
            _ => None,
        });
        std::iter::once(self.short(&reason.id)).chain(named).collect::<Vec<_>>().join(", ")
    }

    fn deeds(&self) -> String {
        let all: BTreeSet<String> = self.studies.iter().flat_map(|study| study.deeds.keys().cloned()).collect();
        let all: Vec<String> = all.into_iter().collect();
        self.habits(&all, |told| self.short(told), |study, told| study.deeds.get(told).copied())
    }

    /// A line for each name, a column for each study.
    fn habits(
        &self,
        names: &[String],
        shown: impl Fn(&String) -> String,
        find: impl Fn(&Study, &String) -> Option<Habit>,
    ) -> String {
        if names.is_empty() {
            return String::new();
        }
        let mut head = vec![self.text("lab-component")];
        head.extend(self.studies.iter().map(|study| self.name(study)));
        let rows = names.iter().map(|name| {
            let mut row = vec![shown(name)];
            row.extend(
                self.studies.iter().map(|study| find(study, name).map_or_else(dash, |habit| self.habit(&habit))),
            );
            row
        });
        format!("{}\n\n{}", self.text("lab-habits-note"), markdown_table(&head, rows))
    }

    /// For each deed with components worth listing, a table: a line for each component, a column for each study.
    fn components(&self) -> Vec<(String, String)> {
        let mut deeds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (told, with) in self.studies.iter().flat_map(|study| study.components.keys()) {
            deeds.entry(told).or_default().insert(with);
        }
        let listed = deeds.into_iter().filter(|(_, names)| names.len() >= WORTH_LISTING);
        listed
            .map(|(told, names)| {
                let mut head = vec![self.text("lab-component")];
                head.extend(self.studies.iter().map(|study| self.name(study)));
                let rows = names.into_iter().map(|name| {
                    let mut row = vec![self.say(Message::new(name.to_owned()))];
                    row.extend(self.studies.iter().map(|study| self.fate(study, told, name)));
                    row
                });
                (self.short(told), markdown_table(&head, rows))
            })
            .collect()
    }

    fn fate(&self, study: &Study, told: &str, name: &str) -> String {
        let Some(fate) = study.components.get(&(told.to_owned(), name.to_owned())) else { return dash() };
        let came_up = self.percent(fate.games as f64 / study.games as f64);
        if fate.users == 0 {
            return came_up;
        }
        format!("{came_up} → {}", self.percent(fate.wins / fate.users as f64))
    }

    fn habit(&self, habit: &Habit) -> String {
        let mean = self.mean(&habit.all);
        let (winners, others) = (habit.winners, habit.others);
        if winners.count() == 0.0 || others.count() == 0.0 || (winners.value() == 0.0 && others.value() == 0.0) {
            return mean;
        }
        let side = |mean: Mean| self.words.decimal(mean.value(), 1);
        format!("{mean} ({} : {})", side(winners), side(others))
    }

    /// What is told of a study apart from others: only what differs between them.
    fn name(&self, study: &Study) -> String {
        let setting = &study.setting;
        let mut parts = Vec::new();
        if let Some((_, value)) = &setting.option {
            parts.push(value.clone());
        }
        if self.about.seats.1 > 1 {
            parts.push(self.say(Message::new("lab-players").with("count", setting.seats)));
        }
        parts.push(setting.level.clone());
        parts.join(", ")
    }

    fn place(&self, place: usize) -> String {
        self.say(Message::new("lab-place").with("place", place + 1))
    }

    fn short(&self, id: &str) -> String {
        let own = id.strip_prefix(self.about.id).unwrap_or(id).trim_start_matches('-');
        format!("`{}`", own.strip_prefix("told-").unwrap_or(own))
    }

    fn game(&self) -> String {
        self.say(Message::new(format!("{}-name", self.about.id)))
    }

    fn rate(&self, rate: Rate) -> String {
        let number = |share: f64| self.words.decimal(100.0 * share, 1);
        format!("{} ({}–{})", number(rate.share), number(rate.low), number(rate.high))
    }

    fn percent(&self, share: f64) -> String {
        self.words.decimal(100.0 * share, 1)
    }

    fn mean(&self, mean: &Mean) -> String {
        format!("{} ±{}", self.words.decimal(mean.value(), 2), self.words.decimal(mean.reach(), 2))
    }

    fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }
}

fn dash() -> String {
    "–".to_owned()
}

fn markdown_table(head: &[String], rows: impl Iterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|---|{}\n", "---:|".repeat(head.len() - 1));
    rows.fold(line(head) + &rule, |text, row| text + &line(&row))
}
