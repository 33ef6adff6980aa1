//! The games of one setting, added up.

use crate::{Mean, Rate};
use std::collections::BTreeMap;
use table::{Arg, Bout, Deed, Message};

/// Who plays by what rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The level of every bot.
    pub level: String,
    /// How many play.
    pub seats: usize,
    /// The option that is studied, with its value.
    pub option: Option<(String, String)>,
}

/// How often something was done by those who won and by those who did not, in the mean of a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Habit {
    /// By anybody, a game.
    pub all: Mean,
    /// By a winner.
    pub winners: Mean,
    /// By somebody else.
    pub others: Mean,
}

/// How a component fared: in how many games it came up, and how those did who used it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fate {
    /// Games in which it was used.
    pub games: usize,
    /// Seats that used it, over all games.
    pub users: usize,
    /// What they won.
    pub wins: f64,
}

/// What the games of one setting say.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// Who played by what rules.
    pub setting: Setting,
    /// How many games.
    pub games: usize,
    /// Victories by place in the order of play, a shared one split; in solitaire the victories.
    pub wins: Vec<f64>,
    /// Points by place.
    pub points: Vec<Mean>,
    /// Decisions a game.
    pub decisions: Mean,
    /// Turns a game, as the chronicle heads them.
    pub turns: Mean,
    /// Where points came from, a player: in the order in which the games name it.
    pub sources: Vec<(Message, Habit)>,
    /// Why games ended, by message and what it names, the most frequent first.
    pub ends: Vec<(Message, usize)>,
    /// What was done, by the message it is told by.
    pub deeds: BTreeMap<String, Habit>,
    /// With what it was done, by message and name.
    pub components: BTreeMap<(String, String), Fate>,
}

impl Study {
    /// Adds up `bouts`, which were played in `setting`.
    pub fn of(setting: Setting, bouts: &[Bout]) -> Study {
        let seats = setting.seats;
        let mut study = Study {
            setting,
            games: bouts.len(),
            wins: vec![0.0; seats],
            points: vec![Mean::default(); seats],
            decisions: Mean::default(),
            turns: Mean::default(),
            sources: Vec::new(),
            ends: Vec::new(),
            deeds: BTreeMap::new(),
            components: BTreeMap::new(),
        };
        bouts.iter().for_each(|bout| study.note_end(bout));
        study.note_sources(bouts);
        study.note_deeds(bouts);
        study.ends.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        study
    }

    /// The share of the games that whoever sat at `place` won.
    pub fn rate(&self, place: usize) -> Rate {
        Rate::of(self.wins[place], self.games)
    }

    /// How far the place that fared best or worst is from its fair share.
    pub fn gap(&self) -> f64 {
        let fair = 1.0 / self.setting.seats as f64;
        (0..self.setting.seats).map(|place| (self.rate(place).share - fair).abs()).fold(0.0, f64::max)
    }

    fn note_end(&mut self, bout: &Bout) {
        for (seat, &place) in bout.places.iter().enumerate() {
            self.wins[place] += bout.wins[seat];
            self.points[place].add(f64::from(bout.standing.scores[seat]));
        }
        self.decisions.add(bout.decisions as f64);
        let turns: u32 = bout.deeds.iter().filter(|(deed, _)| deed.opens).map(|(_, times)| times).sum();
        self.turns.add(f64::from(turns));
        match self.ends.iter_mut().find(|(known, _)| alike(known, &bout.standing.reason)) {
            Some((_, count)) => *count += 1,
            None => self.ends.push((bout.standing.reason.clone(), 1)),
        }
    }

    /// A source that a game does not name brought nothing in it.
    fn note_sources(&mut self, bouts: &[Bout]) {
        for bout in bouts {
            for line in &bout.standing.breakdown {
                if !self.sources.iter().any(|(known, _)| alike(known, &line.label)) {
                    self.sources.push((line.label.clone(), Habit::default()));
                }
            }
        }
        for bout in bouts {
            for (label, habit) in &mut self.sources {
                let line = bout.standing.breakdown.iter().find(|line| alike(label, &line.label));
                for seat in 0..bout.wins.len() {
                    habit.add(line.map_or(0.0, |line| f64::from(line.points[seat])), bout, seat);
                }
            }
        }
    }

    /// A deed that was not done in a game was done 0 times.
    fn note_deeds(&mut self, bouts: &[Bout]) {
        for deed in bouts.iter().flat_map(|bout| bout.deeds.keys()).filter(|deed| !deed.opens) {
            self.deeds.entry(deed.told.to_string()).or_default();
        }
        for bout in bouts {
            for (told, habit) in &mut self.deeds {
                let mut done = vec![0.0; bout.wins.len()];
                let mut whole = 0.0;
                for (deed, &times) in bout.deeds.iter().filter(|(deed, _)| deed.told == *told) {
                    whole += f64::from(times);
                    if let Some(seat) = doer(deed, bout) {
                        done[seat] += f64::from(times);
                    }
                }
                for (seat, &times) in done.iter().enumerate() {
                    habit.side(bout, seat).add(times);
                }
                habit.all.add(whole);
            }
            self.note_components(bout);
        }
    }

    fn note_components(&mut self, bout: &Bout) {
        let mut used: BTreeMap<(String, String), Vec<Option<usize>>> = BTreeMap::new();
        for deed in bout.deeds.keys() {
            if let Some(with) = &deed.with {
                used.entry((deed.told.to_string(), with.to_string())).or_default().push(doer(deed, bout));
            }
        }
        for (component, users) in used {
            let fate = self.components.entry(component).or_default();
            fate.games += 1;
            for seat in users.into_iter().flatten() {
                fate.users += 1;
                fate.wins += bout.wins[seat];
            }
        }
    }
}

/// The seat a deed counts for. A rival whom the game itself plays has none. What happens to nobody by name, happens to the one who plays
/// alone.
fn doer(deed: &Deed, bout: &Bout) -> Option<usize> {
    match deed.seat {
        Some(seat) => Some(seat.index()).filter(|&seat| seat < bout.wins.len()),
        None if bout.wins.len() == 1 => Some(0),
        None => None,
    }
}

/// Whether two messages say the same of the same thing, with whatever numbers.
fn alike(one: &Message, other: &Message) -> bool {
    fn names(message: &Message) -> impl Iterator<Item = &Arg> {
        message.args.iter().map(|(_, arg)| arg).filter(|arg| matches!(arg, Arg::Message(_)))
    }
    one.id == other.id && names(one).eq(names(other))
}

impl Habit {
    /// Adds what `seat` did or got in a game.
    fn add(&mut self, amount: f64, bout: &Bout, seat: usize) {
        self.all.add(amount);
        self.side(bout, seat).add(amount);
    }

    fn side(&mut self, bout: &Bout, seat: usize) -> &mut Mean {
        if bout.standing.ranks[seat] == 1 { &mut self.winners } else { &mut self.others }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{ScoreLine, Seat, Standing};

    /// A game that seat 1, who came first, won with the ox.
    fn bout() -> Bout {
        let scores = vec![3, 8];
        let deed =
            |seat: u8| Deed { told: "drew".into(), seat: Some(Seat(seat)), with: Some("ox".into()), opens: false };
        let turn = Deed { told: "turn".into(), seat: None, with: None, opens: true };
        Bout {
            wins: vec![0.0, 1.0],
            standing: Standing {
                ranks: Standing::ranks_of(&scores),
                breakdown: vec![ScoreLine { label: Message::new("oxen"), points: scores.clone() }],
                scores,
                reason: Message::new("end"),
            },
            decisions: 7,
            places: vec![1, 0],
            deeds: BTreeMap::from([(deed(1), 3), (turn, 5)]),
        }
    }

    fn study() -> Study {
        let setting = Setting { level: "recruit".to_owned(), seats: 2, option: None };
        Study::of(setting, &[bout(), bout()])
    }

    #[test]
    fn victories_count_for_the_place_and_not_for_the_chair() {
        let study = study();
        assert_eq!(study.wins, [2.0, 0.0]);
        assert_eq!(study.points[0].value(), 8.0);
        assert_eq!(study.gap(), 0.5);
    }

    #[test]
    fn winners_are_told_from_others() {
        let study = study();
        let (label, oxen) = &study.sources[0];
        assert_eq!((label.id.as_ref(), oxen.winners.value(), oxen.others.value()), ("oxen", 8.0, 3.0));
        let drew = &study.deeds["drew"];
        assert_eq!((drew.all.value(), drew.winners.value(), drew.others.value()), (3.0, 3.0, 0.0));
        let ox = study.components[&("drew".to_owned(), "ox".to_owned())];
        assert_eq!(ox, Fate { games: 2, users: 2, wins: 2.0 });
    }

    #[test]
    fn a_rival_whom_the_game_plays_has_no_seat_to_count_for() {
        let setting = Setting { level: "recruit".to_owned(), seats: 1, option: None };
        let mut bout = bout();
        bout.wins.truncate(1);
        bout.places = vec![0];
        let study = Study::of(setting, &[bout]);
        let drew = &study.deeds["drew"];
        assert_eq!((drew.all.value(), drew.others.value()), (3.0, 0.0));
        assert_eq!(study.components[&("drew".to_owned(), "ox".to_owned())].users, 0);
    }

    #[test]
    fn what_happens_to_nobody_by_name_counts_for_who_plays_alone() {
        let storm = Deed { told: "struck".into(), seat: None, with: Some("storm".into()), opens: false };
        let fates = |seats: usize| {
            let mut bout = bout();
            (bout.wins, bout.places) = (vec![1.0; seats], (0..seats).collect());
            bout.standing.ranks = vec![1; seats];
            bout.deeds = BTreeMap::from([(storm.clone(), 2)]);
            let study = Study::of(Setting { level: "recruit".to_owned(), seats, option: None }, &[bout]);
            (study.deeds["struck"].winners, study.components[&("struck".to_owned(), "storm".to_owned())])
        };
        let (winners, storms) = fates(1);
        assert_eq!((winners.value(), storms), (2.0, Fate { games: 1, users: 1, wins: 1.0 }));
        let (winners, storms) = fates(2);
        assert_eq!((winners.value(), storms), (0.0, Fate { games: 1, users: 0, wins: 0.0 }));
    }

    #[test]
    fn headings_are_turns_and_no_deeds() {
        let study = study();
        assert_eq!(study.turns.value(), 5.0);
        assert!(!study.deeds.contains_key("turn"));
        assert_eq!(study.ends, [(Message::new("end"), 2)]);
    }

    #[test]
    fn ends_are_told_apart_by_what_they_name_and_not_by_numbers() {
        let ended = |rank: &'static str, ahead: u8| {
            let mut bout = bout();
            bout.standing.reason = Message::new("end").with("ahead", ahead).with("rank", Message::new(rank));
            bout
        };
        let setting = Setting { level: "recruit".to_owned(), seats: 2, option: None };
        let study = Study::of(setting, &[ended("sergeant", 7), ended("general", 18), ended("general", 20)]);
        assert_eq!(study.ends.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [2, 1]);
    }
}
