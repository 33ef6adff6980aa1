//! The course of one game: what was played so far, and what would follow. Whatever panics in here ends as a [`Trouble`].

use crate::trouble::attempt;
use crate::view::steps;
use crate::{TableId, Trouble, View};
use serde_json::Value;
use table::{
    About, Counselling, Dice, EditionFile, Entry, Eye, Fame, Luck, Play, Pondering, Record, Seat, Seats, Title,
};

/// A game up to some line of its record. It never changes: what follows is a course of its own, which the table takes up once it is
/// stored.
pub(crate) struct Course {
    about: &'static About,
    play: Box<dyn Play>,
    /// The lines of each seat's actions that were not taken back.
    deeds: Vec<Vec<usize>>,
    /// The first version that put to each seat the question it is asked now, as far as is known.
    asked_since: Vec<usize>,
}

/// What a seat does.
#[derive(Clone, Copy)]
pub(crate) enum Deed<'a> {
    Act(&'a Value),
    Undo,
}

impl Course {
    /// Plays a record again. With `dice`, also checks every outcome against them.
    pub(crate) fn load(
        title: &dyn Title,
        record: &Record,
        edition: &EditionFile,
        dice: Option<&Dice>,
    ) -> Result<Course, Trouble> {
        let play = attempt(|| title.load(record, edition, dice))?.map_err(Trouble::Flawed)?;
        let mut deeds = vec![Vec::new(); record.header.seats.len()];
        for (index, entry) in record.entries.iter().enumerate() {
            match entry {
                Entry::Action { seat, .. } => deeds[seat.index()].push(index + 2),
                Entry::Undo { undo } => drop(deeds[undo.index()].pop()),
                Entry::Chance { .. } | Entry::End { .. } => {}
            }
        }
        let asked_since = vec![play.lines().len(); deeds.len()];
        Ok(Course { about: title.about(), play, deeds, asked_since })
    }

    /// How many lines the record has.
    pub(crate) fn version(&self) -> usize {
        self.play.lines().len()
    }

    /// Every line of the record.
    pub(crate) fn lines(&self) -> &[String] {
        self.play.lines()
    }

    /// Whether the game is over and its seed revealed.
    pub(crate) fn has_ended(&self) -> bool {
        self.play.has_ended()
    }

    /// What the game is worth beside others, once it is over.
    pub(crate) fn fame(&self) -> Result<Option<Fame>, Trouble> {
        attempt(|| self.play.fame().filter(|_| self.has_ended()))
    }

    /// The seats asked now.
    pub(crate) fn turn(&self) -> Seats {
        self.play.stage().deciders()
    }

    /// Whether an answer of `seat` to `version` is one to what is asked now. Where several choose in secret, what the others have chosen
    /// since changes nothing for those who have not.
    pub(crate) fn is_current(&self, seat: Seat, version: usize) -> bool {
        let now = self.version();
        let asked = || self.turn().contains(seat) && (self.asked_since[seat.index()]..now).contains(&version);
        version == now || asked()
    }

    /// What follows if `seat` does this, and the lines to store before it is true.
    pub(crate) fn after(&self, seat: Seat, deed: Deed<'_>, dice: &Dice) -> Result<(Course, Vec<String>), Trouble> {
        let (play, lines) = attempt(|| {
            let mut next = self.play.fork();
            let lines = match deed {
                Deed::Act(action) => next.propose(seat, action, dice),
                Deed::Undo => next.propose_undo(seat),
            }?;
            next.commit();
            Ok::<_, Trouble>((next, lines))
        })??;
        let mut deeds = self.deeds.clone();
        match deed {
            Deed::Act(_) => deeds[seat.index()].push(self.version() + 1),
            Deed::Undo => drop(deeds[seat.index()].pop()),
        }
        let both_ask = self.turn().and(play.stage().deciders()).without(seat);
        let asked_since = Seat::first(deeds.len())
            .map(|other| if both_ask.contains(other) { self.asked_since[other.index()] } else { play.lines().len() })
            .collect();
        Ok((Course { about: self.about, play, deeds, asked_since }, lines))
    }

    /// What a bot on `seat` would think about.
    pub(crate) fn ponder(&self, seat: Seat, level: &str, luck: Luck) -> Result<Pondering, Trouble> {
        attempt(|| self.play.ponder(seat, level, luck))?.ok_or(Trouble::Stumbled(seat))
    }

    /// What an adviser of `seat` would think about. `None` if nobody advises, or the seat is not asked.
    pub(crate) fn counsel(&self, seat: Seat, luck: Luck) -> Result<Option<Counselling>, Trouble> {
        attempt(|| self.play.counsel(seat, luck))
    }

    /// The line of the last action of `seat` that was not taken back, or 0.
    fn last_deed(&self, seat: Seat) -> usize {
        self.deeds[seat.index()].last().copied().unwrap_or(0)
    }

    /// The lines that brought `seat` news since its last action.
    pub(crate) fn steps(&self, seat: Seat) -> Result<Vec<usize>, Trouble> {
        attempt(|| steps(self.play.told(Eye::Seat(seat)).iter(), self.last_deed(seat)))
    }

    /// What `eye` sees. Whose seats they are and who is thinking, the table adds.
    pub(crate) fn view(&self, table: &TableId, eye: Eye) -> Result<View, Trouble> {
        let (may_undo, since) = match eye {
            Eye::Seat(seat) => (self.play.may_undo(seat), self.last_deed(seat)),
            Eye::Spectator | Eye::All => (false, 0),
        };
        attempt(|| View {
            table: table.clone(),
            game: self.about,
            version: self.version(),
            eye,
            own: Seats::NONE,
            seats: self.play.header().seats.clone(),
            advice: self.play.header().advice,
            stage: self.play.stage(),
            thinking: Seats::NONE,
            scene: self.play.scene(eye),
            told: self.play.told(eye),
            may_undo,
            standing: self.play.standing(),
            fame: self.play.fame(),
            since,
            trouble: None,
        })
    }
}
