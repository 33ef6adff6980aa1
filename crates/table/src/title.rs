//! Games without their types, so that web, terminal and store need not know any of them.

use crate::contest::{self, Bout, Contest};
use crate::lesson::{self, Lesson};
use crate::opening::{Order, setup};
use crate::record::{Flaw, Header, Record};
use crate::session::{Session, Step, Told};
use crate::{
    About, Analysis, Analyst, Bot, Counselling, Dice, EditionFile, Effort, Eye, Fame, Fault, Game, Instinct, Judgement,
    Knowledge, Listener, Luck, Message, Refusal, Scene, Seat, Stage, Standing, Tale,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A bot's decision in the making: run it wherever there is time. It holds only what the seat knows.
pub type Pondering = Box<dyn FnOnce() -> Value + Send>;

/// A game on the shelf.
pub trait Title: Send + Sync {
    /// What is true of the game before any table is opened.
    fn about(&self) -> &'static About;

    /// The levels of bots that play it, weakest first.
    fn levels(&self) -> &'static [&'static str];

    /// Whether there is such a bot: one of the levels, or one to measure by.
    fn has_bot(&self, level: &str) -> bool;

    /// The leagues of its hall of fame, by name; none if it keeps no hall.
    fn leagues(&self) -> &'static [&'static str];

    /// Checks an edition for every number of seats the game allows.
    fn check_edition(&self, edition: &EditionFile) -> Result<(), Fault>;

    /// Opens a table: a record with its header and the outcomes due before the first decision.
    fn open(&self, order: &Order) -> Result<Box<dyn Play>, Fault>;

    /// Loads a record and plays it again. With `dice`, also checks every outcome against them.
    fn load(&self, record: &Record, edition: &EditionFile, dice: Option<&Dice>) -> Result<Box<dyn Play>, Flaw>;

    /// Whether there is someone to advise at its tables and to analyse what was played.
    fn has_analyst(&self) -> bool;

    /// Judges a finished record. `None` if the listener stopped it, or nobody analyses this game.
    fn analyze(
        &self,
        record: &Record,
        edition: &EditionFile,
        effort: &Effort,
        listener: &Listener,
    ) -> Result<Option<Analysis>, Flaw>;

    /// Lets bots play each other. `done` hears of each game as it ends.
    fn contest(&self, contest: &Contest, done: &(dyn Fn() + Sync)) -> Result<Vec<Bout>, Fault>;

    /// Lets bots play each other and takes lessons from their games, for a judgement to be learned from. `done` hears of each game as
    /// it ends.
    fn learn(&self, contest: &Contest, done: &(dyn Fn() + Sync)) -> Result<Vec<Lesson>, Fault>;

    /// What counts in a position, by name, and how much.
    fn judgement(&self) -> (&'static [&'static str], &'static Judgement);
}

/// The games there are.
#[derive(Default)]
pub struct Shelf(Vec<Box<dyn Title>>);

impl Shelf {
    /// A shelf with these games.
    pub fn new(titles: Vec<Box<dyn Title>>) -> Shelf {
        Shelf(titles)
    }

    /// The game with this id.
    pub fn find(&self, id: &str) -> Option<&dyn Title> {
        self.titles().find(|title| title.about().id == id)
    }

    /// Every game, in the order they stand.
    pub fn titles(&self) -> impl Iterator<Item = &dyn Title> {
        self.0.iter().map(Box::as_ref)
    }

    /// The words of every game: a language and the Fluent text.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.titles().flat_map(|title| title.about().words.iter().copied())
    }
}

/// A game being played, without its types. See [`Session`] for what the methods mean.
pub trait Play: Send {
    /// The first line of the record.
    fn header(&self) -> &Header;
    /// Every line of the record.
    fn lines(&self) -> &[String];
    /// What the game waits for.
    fn stage(&self) -> Stage;
    /// How the game ended, once it has.
    fn standing(&self) -> Option<Standing>;
    /// What the game is worth beside others, once it is over and if its game keeps a hall of fame.
    fn fame(&self) -> Option<Fame>;
    /// Whether the result is written and the seed revealed.
    fn has_ended(&self) -> bool;
    /// What `eye` sees and may do.
    fn scene(&self, eye: Eye) -> Scene;
    /// What `eye` may know of what happened, oldest first.
    fn told(&self, eye: Eye) -> Vec<Told>;
    /// Every action `seat` may take, in order.
    fn actions(&self, seat: Seat) -> Vec<Value>;
    /// Whether `seat` may take its last action back.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Works out what follows if `seat` takes `action`, and returns the lines to store. Nothing has changed until
    /// [`commit`](Play::commit).
    fn propose(&mut self, seat: Seat, action: &Value, dice: &Dice) -> Result<Vec<String>, Refusal>;
    /// Works out what follows if `seat` takes its last action back; otherwise as [`propose`](Play::propose).
    fn propose_undo(&mut self, seat: Seat) -> Result<Vec<String>, Refusal>;
    /// Makes the last proposal the present. Call it once its lines are safely stored.
    fn commit(&mut self);
    /// A bot of this level, given what `seat` knows; `None` if there is no such level or the seat is not asked.
    fn ponder(&self, seat: Seat, level: &str, luck: Luck) -> Option<Pondering>;
    /// Advice by what `seat` knows; `None` if nobody advises or the seat is not asked.
    fn counsel(&self, seat: Seat, luck: Luck) -> Option<Counselling>;
    /// A copy to try things on.
    fn fork(&self) -> Box<dyn Play>;
}

/// A [`Title`] for the game `G` with its bots.
pub struct Boxed<G: Game> {
    levels: &'static [&'static str],
    bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    analyst: Option<Analyst<G>>,
}

impl<G: Game> Boxed<G> {
    /// The game `G`, with `bot` making a bot for each of `levels`.
    pub const fn new(levels: &'static [&'static str], bot: fn(&str) -> Option<Box<dyn Bot<G>>>) -> Boxed<G> {
        Boxed { levels, bot, analyst: None }
    }

    /// The same, with someone who advises and analyses.
    #[must_use]
    pub const fn with_analyst(self, analyst: Analyst<G>) -> Boxed<G> {
        Boxed { analyst: Some(analyst), ..self }
    }
}

impl<G: Game> Boxed<G> {
    const ABOUT: About = G::ABOUT;

    fn boxed(&self, session: Session<G>) -> Box<dyn Play> {
        Box::new(Playing { session, proposal: None, bot: self.bot, analyst: self.analyst })
    }

    /// The setup of a contest, once its bots are known.
    fn setup_of(&self, contest: &Contest) -> Result<Arc<G::Setup>, Fault> {
        let (setup, _) = setup::<G>(&contest.edition, &contest.options, contest.seats.len())?;
        if let Some(unknown) = contest.seats.iter().find(|level| (self.bot)(level).is_none()) {
            let reason =
                Message::new("table-fault-level").with("level", unknown.as_str()).with("known", self.levels.join(", "));
            return Err(contest.edition.fault_overall(reason));
        }
        Ok(setup)
    }
}

impl<G: Instinct> Title for Boxed<G> {
    fn about(&self) -> &'static About {
        const { &Self::ABOUT }
    }

    fn levels(&self) -> &'static [&'static str] {
        self.levels
    }

    fn has_bot(&self, level: &str) -> bool {
        (self.bot)(level).is_some()
    }

    fn leagues(&self) -> &'static [&'static str] {
        G::LEAGUES
    }

    fn check_edition(&self, edition: &EditionFile) -> Result<(), Fault> {
        Self::ABOUT.seat_range().try_for_each(|seats| setup::<G>(edition, &BTreeMap::new(), seats).map(|_| ()))
    }

    fn open(&self, order: &Order) -> Result<Box<dyn Play>, Fault> {
        Session::open(order).map(|session| self.boxed(session))
    }

    fn load(&self, record: &Record, edition: &EditionFile, dice: Option<&Dice>) -> Result<Box<dyn Play>, Flaw> {
        Session::load(record, edition, dice).map(|session| self.boxed(session))
    }

    fn has_analyst(&self) -> bool {
        self.analyst.is_some()
    }

    fn analyze(
        &self,
        record: &Record,
        edition: &EditionFile,
        effort: &Effort,
        listener: &Listener,
    ) -> Result<Option<Analysis>, Flaw> {
        let tale = Tale::of(record, edition)?;
        Ok(self.analyst.and_then(|analyst| (analyst.analyze)(&tale, effort, listener)))
    }

    fn contest(&self, contest: &Contest, done: &(dyn Fn() + Sync)) -> Result<Vec<Bout>, Fault> {
        Ok(contest::play::<G>(&self.setup_of(contest)?, contest, self.bot, done))
    }

    fn learn(&self, contest: &Contest, done: &(dyn Fn() + Sync)) -> Result<Vec<Lesson>, Fault> {
        Ok(lesson::learn::<G>(&self.setup_of(contest)?, contest, self.bot, done))
    }

    fn judgement(&self) -> (&'static [&'static str], &'static Judgement) {
        (G::TERMS, G::judgement())
    }
}

/// A session with the proposal that awaits its commit.
struct Playing<G: Game> {
    session: Session<G>,
    proposal: Option<Step<G>>,
    bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    analyst: Option<Analyst<G>>,
}

impl<G: Game> Playing<G> {
    /// Makes `step` the proposal; a refusal leaves none, so that nothing older can be committed in its place.
    fn keep(&mut self, step: Result<Step<G>, Refusal>) -> Result<Vec<String>, Refusal> {
        self.proposal = None;
        let step = self.proposal.insert(step?);
        Ok(step.lines.clone())
    }
}

impl<G: Game> Play for Playing<G> {
    fn header(&self) -> &Header {
        self.session.header()
    }

    fn lines(&self) -> &[String] {
        self.session.lines()
    }

    fn stage(&self) -> Stage {
        self.session.state().stage()
    }

    fn standing(&self) -> Option<Standing> {
        self.session.state().standing()
    }

    fn fame(&self) -> Option<Fame> {
        self.session.state().fame()
    }

    fn has_ended(&self) -> bool {
        self.session.has_ended()
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.session.scene(eye)
    }

    fn told(&self, eye: Eye) -> Vec<Told> {
        self.session.told(eye).cloned().collect()
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if self.stage().deciders().contains(seat) {
            self.session.state().actions(seat, &mut actions);
        }
        actions.iter().map(|action| serde_json::to_value(action).expect("an action is plain JSON")).collect()
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.session.may_undo(seat)
    }

    fn propose(&mut self, seat: Seat, action: &Value, dice: &Dice) -> Result<Vec<String>, Refusal> {
        let action = serde_json::from_value(action.clone()).map_err(Refusal::malformed);
        self.keep(action.and_then(|action| self.session.act(seat, action, dice)))
    }

    fn propose_undo(&mut self, seat: Seat) -> Result<Vec<String>, Refusal> {
        self.keep(self.session.undo(seat))
    }

    fn commit(&mut self) {
        if let Some(step) = self.proposal.take() {
            self.session.accept(step);
        }
    }

    fn ponder(&self, seat: Seat, level: &str, mut luck: Luck) -> Option<Pondering> {
        if !self.stage().deciders().contains(seat) {
            return None;
        }
        let mut bot = (self.bot)(level)?;
        let knowledge = Knowledge::new(self.session.state(), seat);
        Some(Box::new(move || {
            let action = bot.decide(&knowledge, &mut luck);
            serde_json::to_value(action).expect("an action is plain JSON")
        }))
    }

    fn counsel(&self, seat: Seat, mut luck: Luck) -> Option<Counselling> {
        let analyst = self.analyst.filter(|_| self.stage().deciders().contains(seat))?;
        let knowledge = Knowledge::new(self.session.state(), seat);
        Some(Box::new(move || (analyst.advise)(&knowledge, &mut luck)))
    }

    fn fork(&self) -> Box<dyn Play> {
        Box::new(Playing { session: self.session.clone(), proposal: None, bot: self.bot, analyst: self.analyst })
    }
}
