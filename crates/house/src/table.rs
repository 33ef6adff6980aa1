//! One table: who may act, and in which order things become true.

use crate::course::{Course, Deed};
use crate::house::Core;
use crate::study;
use crate::summary::persons;
use crate::trouble::attempt;
use crate::{Guest, TableId, Trouble, View};
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Instant;
use store::Kept;
use table::{Advice, Dice, EditionFile, Eye, Header, Pondering, Record, Refusal, Seat, Seats};
use tokio::sync::watch;

/// A table at which a game is played.
pub struct Table {
    id: TableId,
    pub(crate) header: Header,
    owner: String,
    pub(crate) edition: EditionFile,
    dice: Dice,
    state: Mutex<State>,
    version: watch::Sender<usize>,
    /// The advice given last, for whom, and in answer to which version. Held while an adviser thinks, so that nobody asks twice.
    advice: Mutex<Option<(usize, Seat, Arc<Advice>)>>,
    /// The analysis of the game, once it is over and someone asked for it.
    pub(crate) study: Mutex<study::Kept>,
    pub(crate) core: Arc<Core>,
}

/// What changes at a table.
struct State {
    /// The game as it is stored; none after a failure, until someone looks and it is loaded again.
    course: Option<Course>,
    /// The thought in progress. One bot of a table thinks at a time, so that each decision has a generator of its own.
    thought: Option<u64>,
    /// How many thoughts there have been: the number of the next.
    thoughts: u64,
    /// The bot that failed at its turn, and until when it rests.
    stumbled: Option<(Seat, Instant)>,
}

impl Table {
    /// Loads a table from the store.
    pub(crate) fn load(core: &Arc<Core>, id: &TableId) -> Result<Table, Trouble> {
        let Kept { owner, seed, edition, lines } = read(core, id)?;
        let record = Record::from_lines(lines).map_err(Trouble::Flawed)?;
        let header = record.header.clone();
        let dice = Dice::new(seed, &header.table, &header.entropy);
        let course = Course::load(core.title(&header.game)?, &record, &edition, Some(&dice))?;
        let version = watch::Sender::new(course.version());
        let state = Mutex::new(State { course: Some(course), thought: None, thoughts: 0, stumbled: None });
        Ok(Table {
            id: id.clone(),
            header,
            owner,
            edition,
            dice,
            state,
            version,
            advice: Mutex::default(),
            study: Mutex::default(),
            core: Arc::clone(core),
        })
    }

    /// The id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The first line of its record: who plays what on which edition, and what the table committed to. None of it is secret.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The seats that belong to `guest`.
    pub fn seats_of(&self, guest: &Guest) -> Seats {
        if guest.as_str() == self.owner { persons(&self.header.seats) } else { Seats::NONE }
    }

    /// What `guest` sees from `seat`, which must be one of theirs; from no seat, what lies open, or everything once the game is over.
    pub fn view(&self, guest: &Guest, seat: Option<Seat>) -> Result<View, Trouble> {
        let own = self.seats_of(guest);
        if let Some(seat) = seat {
            self.check_seat(guest, seat)?;
        }
        let mut state = self.state();
        let stumbled = state.stumbled.map(|(seat, _)| Trouble::Stumbled(seat));
        let course = self.present(&mut state)?;
        let eye = match seat {
            Some(seat) => Eye::Seat(seat),
            None if course.has_ended() => Eye::All,
            None => Eye::Spectator,
        };
        let thinking = if stumbled.is_some() { Seats::NONE } else { self.bots_asked(course) };
        Ok(View { own, thinking, trouble: stumbled, ..course.view(&self.id, eye)? })
    }

    /// Takes an action for `seat` in answer to `version`, which may lack what others have since chosen in secret. Once
    /// this returns, it is stored; the new version is returned.
    pub fn act(self: &Arc<Table>, guest: &Guest, seat: Seat, version: usize, action: &Value) -> Result<usize, Trouble> {
        self.check_seat(guest, seat)?;
        self.step(&mut self.state(), seat, Some(version), Deed::Act(action))
    }

    /// Takes back the last action of `seat`, if nothing was rolled, drawn or revealed since and nobody else has had a say.
    pub fn undo(self: &Arc<Table>, guest: &Guest, seat: Seat, version: usize) -> Result<usize, Trouble> {
        self.check_seat(guest, seat)?;
        self.step(&mut self.state(), seat, Some(version), Deed::Undo)
    }

    /// What an adviser thinks of the choices of `seat`, by what it knows. Takes about a second, on a thread of the bots; asked again, the
    /// answer is the same.
    pub fn advise(&self, guest: &Guest, seat: Seat) -> Result<Arc<Advice>, Trouble> {
        self.check_seat(guest, seat)?;
        if !self.header.advice {
            return Err(Trouble::NoAdvice);
        }
        let mut given = self.advice.lock().unwrap_or_else(PoisonError::into_inner);
        let (version, counselling) = {
            let mut state = self.state();
            let course = self.present(&mut state)?;
            let version = course.version();
            match &*given {
                Some((then, whom, advice)) if (*then, *whom) == (version, seat) => return Ok(Arc::clone(advice)),
                _ => (version, course.counsel(seat, self.dice.advice_luck(version as u64, seat))?),
            }
        };
        let counselling = counselling.ok_or_else(|| Trouble::Refused(Refusal::not_your_turn()))?;
        let (answer, heard) = mpsc::channel();
        self.core.bench.submit(move || drop(answer.send(attempt(counselling))));
        // A house that closes has nobody left to think.
        let advice = Arc::new(heard.recv().unwrap_or(Err(Trouble::Broken))?);
        *given = Some((version, seat, Arc::clone(&advice)));
        Ok(advice)
    }

    /// Tells of each new version, once it is stored. Lasts as long as the table is held.
    pub fn watch(&self) -> watch::Receiver<usize> {
        self.version.subscribe()
    }

    /// The record, once the game is over: before, it would tell what is hidden.
    pub fn record(&self) -> Result<Record, Trouble> {
        let mut state = self.state();
        let course = self.present(&mut state)?;
        if !course.has_ended() {
            return Err(Trouble::NotOver);
        }
        Record::from_lines(course.lines().to_vec()).map_err(Trouble::Flawed)
    }

    /// What `read` makes of the game as it stands. It knows what is hidden: what is made of it is for one eye.
    pub(crate) fn of_course<T>(&self, read: impl FnOnce(&Course) -> Result<T, Trouble>) -> Result<T, Trouble> {
        read(self.present(&mut self.state())?)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn check_seat(&self, guest: &Guest, seat: Seat) -> Result<(), Trouble> {
        if self.seats_of(guest).contains(seat) { Ok(()) } else { Err(Trouble::NotYourSeat) }
    }

    /// The game, loaded again if it was lost to a failure.
    fn present<'a>(&self, state: &'a mut State) -> Result<&'a Course, Trouble> {
        let course = match state.course.take() {
            Some(course) => course,
            None => {
                let record = Record::from_lines(read(&self.core, &self.id)?.lines).map_err(Trouble::Flawed)?;
                let title = self.core.title(&self.header.game)?;
                let course = Course::load(title, &record, &self.edition, Some(&self.dice))?;
                self.version.send_replace(course.version());
                course
            }
        };
        Ok(state.course.insert(course))
    }

    /// Commit, then accept, then tell, then let the bots think.
    fn step(
        self: &Arc<Table>,
        state: &mut State,
        seat: Seat,
        version: Option<usize>,
        deed: Deed<'_>,
    ) -> Result<usize, Trouble> {
        let course = self.present(state)?;
        let now = course.version();
        if version.is_some_and(|version| !course.is_current(seat, version)) {
            return Err(Trouble::Stale { now });
        }
        let stored = course.after(seat, deed, &self.dice).and_then(|(next, lines)| {
            self.core.store.append(self.id.as_str(), now, &lines, next.turn())?;
            Ok(next)
        });
        match stored {
            Ok(next) => {
                let version = next.version();
                state.course = Some(next);
                self.version.send_replace(version);
                self.rouse(state);
                Ok(version)
            }
            Err(Trouble::Store(store::Error::Moved { found })) => {
                state.forget();
                Err(Trouble::Stale { now: found })
            }
            Err(Trouble::Broken) => {
                state.forget();
                Err(Trouble::Broken)
            }
            Err(other) => Err(other),
        }
    }

    fn bots_asked(&self, course: &Course) -> Seats {
        course.turn().except(persons(&self.header.seats))
    }

    /// Lets the next bot think, if one is asked: someone came to the table.
    pub(crate) fn wake(self: &Arc<Table>) {
        let mut state = self.state();
        self.rouse(&mut state);
    }

    fn rouse(self: &Arc<Table>, state: &mut State) {
        let rests = state.stumbled.is_some_and(|(_, until)| Instant::now() < until);
        if rests || state.thought.is_some() {
            return;
        }
        let Ok(course) = self.present(state) else { return };
        let Some(seat) = self.bots_asked(course).lowest() else { return };
        let luck = self.dice.bot_luck(course.version() as u64);
        let level = &self.header.seats[seat.index()].player;
        match course.ponder(seat, level, luck) {
            Ok(pondering) => {
                let number = state.thoughts;
                state.thoughts += 1;
                state.thought = Some(number);
                state.stumbled = None;
                let table = Arc::clone(self);
                self.core.bench.submit(move || table.think(seat, number, pondering));
            }
            Err(_) => self.stumble(state, seat),
        }
    }

    /// A bot's turn, on a worker thread. The table is free while it thinks.
    fn think(self: &Arc<Table>, seat: Seat, number: u64, pondering: Pondering) {
        let decision = attempt(pondering);
        let mut state = self.state();
        if state.thought != Some(number) {
            return;
        }
        state.thought = None;
        let done = decision.and_then(|action| self.step(&mut state, seat, None, Deed::Act(&action)));
        if done.is_err() {
            self.stumble(&mut state, seat);
        }
    }

    /// A bot could not take its turn. Watchers hear of it too, so that nobody waits in vain.
    fn stumble(&self, state: &mut State, seat: Seat) {
        state.stumbled = Some((seat, Instant::now() + self.core.habits.rest));
        self.version.send_modify(|_| ());
    }
}

impl State {
    /// Lets go of a game that may not be what is stored: the store holds the truth.
    fn forget(&mut self) {
        self.course = None;
        self.thought = None;
    }
}

fn read(core: &Core, id: &TableId) -> Result<Kept, Trouble> {
    core.store.read(id.as_str())?.ok_or_else(|| Trouble::UnknownTable(id.clone()))
}
