//! The contract every game keeps.

use crate::{
    Chronicle, ClauseBook, EditionFile, Eye, Fame, Fault, Luck, MAX_SEATS, Message, OptionSpec, Options, Refusal,
    Scene, Seat, Stage,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

/// A position in a game: a small flat value that knows the rules and nothing else.
///
/// Chance is an actor: a game owns no generator. When [`stage`](Game::stage) is [`Stage::Chance`] someone outside picks one of
/// [`chances`](Game::chances) and hands it to [`settle`](Game::settle). Decks are multisets of unseen cards, so no hidden order
/// exists. What each method promises is tested for every game by the `conformance` crate.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is true of the game before any table is opened.
    const ABOUT: About;

    /// The leagues of its hall of fame, by name, the first of them first; the message `ID-league-NAME` says each in words. Games without
    /// any keep no hall.
    const LEAGUES: &'static [&'static str] = &[];

    /// Edition, options and number of seats, validated and shared by all states of a table.
    type Setup: Send + Sync + 'static;
    /// A named decision, never an index into a list. At most 8 bytes.
    type Action: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One outcome of one roll, draw or lot.
    type Chance: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Reads an edition and checks that a table with these options and seats can be laid.
    fn prepare(edition: &EditionFile, options: &Options, seats: usize) -> Result<Self::Setup, Fault>;

    /// The state before anything has happened.
    fn new(setup: &Arc<Self::Setup>) -> Self;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn stage(&self) -> Stage;

    /// Adds every action `seat` may take to `out` (which the caller has cleared): complete, sorted, each once. Adds none if the seat
    /// is not asked.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may take `action`, and if not, why. Agrees with [`actions`](Game::actions) on every well-formed action,
    /// however hostile.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Takes an action that [`check`](Game::check) allows.
    fn act(&mut self, seat: Seat, action: Self::Action, chronicle: &mut impl Chronicle);

    /// Adds every possible outcome with its weight to `out` (which the caller has cleared): sorted, each once, weights above 0.
    /// Adds none unless the stage is [`Stage::Chance`].
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Takes one of the outcomes of [`chances`](Game::chances).
    fn settle(&mut self, chance: Self::Chance, chronicle: &mut impl Chronicle);

    /// How the game ended, once it has.
    fn standing(&self) -> Option<Standing>;

    /// Each seat's share of the victory once the game is over: sums to 1 (a solitaire game gives its one seat 0 to 1). Agrees with
    /// [`standing`](Game::standing) and allocates nothing.
    fn payoffs(&self) -> Payoffs;

    /// What the game is worth beside others of its league, once it is over and if it was played alone.
    fn fame(&self) -> Option<Fame> {
        None
    }

    /// Draws anew, each possibility as likely as `seat` must think it, all that `seat` cannot know. The result depends on what the
    /// seat knows and on `luck`, and on nothing else: redealing twice is redealing once with the second generator.
    fn redeal(&mut self, seat: Seat, luck: &mut Luck);

    /// What `eye` sees and may do.
    fn scene(&self, eye: Eye) -> Scene;
}

/// Shares of the victory by seat; entries beyond the seats of the game are 0.
pub type Payoffs = [f32; MAX_SEATS];

/// What is true of a game before any table is opened.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name on the command line and in records. The message `ID-name` is its name in words, `ID-tagline` a sentence on it.
    pub id: &'static str,
    /// The version of the rules a record is played by. Goes up when an old record would play differently.
    pub rules: u32,
    /// How many can play.
    pub seats: (usize, usize),
    /// The options a table may choose.
    pub options: &'static [OptionSpec],
    /// The editions that come with the game, the default first: name and text.
    pub editions: &'static [(&'static str, &'static str)],
    /// The rulebook.
    pub clauses: ClauseBook,
    /// The game's words: a language and the Fluent text, English first.
    pub words: &'static [(&'static str, &'static str)],
}

impl About {
    /// How many can play, as a range.
    pub fn seat_range(&self) -> RangeInclusive<usize> {
        self.seats.0..=self.seats.1
    }

    /// How many sit down where nobody says how many: two, or as few as the game allows. What others can play too is not played alone unasked.
    pub fn usual_seats(&self) -> usize {
        2.clamp(self.seats.0, self.seats.1)
    }

    /// The default edition.
    pub fn default_edition(&self) -> EditionFile {
        let (name, text) = self.editions[0];
        EditionFile::new(name, text)
    }

    /// The edition that comes with the game under this name.
    pub fn edition(&self, name: &str) -> Option<EditionFile> {
        self.editions.iter().find(|(known, _)| *known == name).map(|&(name, text)| EditionFile::new(name, text))
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Rank by seat, 1 for the winner or for all who share the victory. In solitaire 1 is a win and 2 a defeat.
    pub ranks: Vec<u8>,
    /// Why the game ended, and how the winner was found.
    pub reason: Message,
    /// Where the points came from: a label and the points by seat. The sum of the lines is the score.
    pub breakdown: Vec<ScoreLine>,
}

/// One source of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// The source.
    pub label: Message,
    /// Points by seat.
    pub points: Vec<i32>,
}

/// The result of a game as a record states it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Rank by seat.
    pub ranks: Vec<u8>,
}

impl Standing {
    /// Ranks by score, equal scores sharing a rank: the usual way to fill [`ranks`](Standing::ranks).
    ///
    /// ```
    /// assert_eq!(table::Standing::ranks_of(&[7, 12, 7]), [2, 1, 2]);
    /// ```
    pub fn ranks_of(scores: &[i32]) -> Vec<u8> {
        scores.iter().map(|score| 1 + scores.iter().filter(|&other| other > score).count() as u8).collect()
    }

    /// The seats that won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranks.iter().enumerate().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| Seat(seat as u8))
    }

    /// The part a record keeps.
    pub fn outcome(&self) -> Outcome {
        Outcome { scores: self.scores.clone(), ranks: self.ranks.clone() }
    }
}

/// A setup shared by all states of a table. Two states of one table always share it, so it takes no part in comparing or hashing
/// states.
pub struct Shared<T>(Arc<T>);

impl<T> Shared<T> {
    /// Shares `setup`.
    pub fn new(setup: &Arc<T>) -> Shared<T> {
        Shared(Arc::clone(setup))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(Arc::clone(&self.0))
    }
}

/// A state that is shown shows what changes, not the board it is played on.
impl<T> Debug for Shared<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shared")
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, _: &Shared<T>) -> bool {
        true
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Hash for Shared<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}
