//! What a finished game comes to: what each decision lost, what each roll and draw brought, and the sums.
//!
//! Every position of the game has one value for each seat, its expected share of the victory. What an event changes is the value
//! after it minus the value before it, so the changes of a game add up, without rest, from the value of its beginning to its result.

use crate::record::SeatMark;
use crate::{Message, Reason, Seat};
use serde::Serialize;

/// How hard an analyst thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Simulations of the search that judges a decision.
    pub simulations: u32,
    /// How many threads share the work. The analysis is the same on any number.
    pub threads: usize,
}

impl Effort {
    /// What a game of a hundred decisions takes well under a minute with.
    pub const USUAL: Effort = Effort { simulations: 1_000, threads: 1 };
}

/// A finished game, judged. Shares of the victory run from 0 to 1; lists have an entry a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The id of the game.
    pub game: String,
    /// Who sat where.
    pub seats: Vec<SeatMark>,
    /// Simulations of the search that judged each decision.
    pub simulations: u32,
    /// What the seats could expect before anything happened.
    pub start: Vec<f64>,
    /// What happened, in order.
    pub moments: Vec<Moment>,
    /// What it came to for each seat.
    pub accounts: Vec<Account>,
    /// The moments with the decisions that lost most, the worst first.
    pub worst: Vec<usize>,
}

/// Something that happened, and what it changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// The line of the record, from 1.
    pub line: usize,
    /// What it was.
    #[serde(flatten)]
    pub kind: MomentKind,
    /// What it changed for each seat.
    pub change: Vec<f64>,
    /// What each seat could expect after it.
    pub after: Vec<f64>,
}

/// What sort of thing happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MomentKind {
    /// A seat decided.
    Decision(Verdict),
    /// Something was rolled, drawn or cast by lot.
    Chance {
        /// What came, in words.
        came: Vec<Message>,
        /// How many outcomes were possible.
        outcomes: usize,
        /// Whether each of them was weighed; otherwise some were, drawn by their weights.
        exact: bool,
    },
}

/// How good a decision was, by what the seat knew when it made it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Who decided.
    pub seat: Seat,
    /// What they chose, in words.
    pub chosen: Message,
    /// What would have been best, in words.
    pub best: Message,
    /// What the seat could expect of what it chose.
    pub expects: f64,
    /// What it could expect of the best.
    pub best_expects: f64,
    /// The difference, never below 0.
    pub loss: f64,
    /// How many choices there were.
    pub choices: usize,
    /// Why the best is better than what was chosen.
    pub reasons: Vec<Reason>,
}

/// What a game came to for one seat. `start + luck + own + others = result`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// What the seat could expect before anything happened.
    pub start: f64,
    /// What rolls, draws and lots changed.
    pub luck: f64,
    /// What the seat's own decisions changed.
    pub own: f64,
    /// What the decisions of others changed.
    pub others: f64,
    /// The share of the victory it got.
    pub result: f64,
    /// The result without the luck: what these decisions are worth with dice that favour nobody.
    pub adjusted: f64,
    /// How many decisions it made in which there was a choice.
    pub decisions: usize,
    /// What they lost against the best choices, all together.
    pub loss: f64,
}

/// How many of the worst decisions are named.
pub const WORST: usize = 5;

impl Analysis {
    /// Puts `moments` together and adds them up.
    pub fn new(game: &str, seats: &[SeatMark], simulations: u32, start: Vec<f64>, moments: Vec<Moment>) -> Analysis {
        let result = moments.last().map_or(&start, |moment| &moment.after);
        let accounts = Seat::first(seats.len()).map(|seat| account(seat, &start, result, &moments)).collect();
        let loss = |at: &usize| match &moments[*at].kind {
            MomentKind::Decision(verdict) => verdict.loss,
            MomentKind::Chance { .. } => 0.0,
        };
        let mut worst: Vec<usize> = (0..moments.len()).filter(|at| loss(at) > 0.0).collect();
        worst.sort_by(|a, b| loss(b).total_cmp(&loss(a)));
        worst.truncate(WORST);
        Analysis { game: game.to_owned(), seats: seats.to_vec(), simulations, start, accounts, worst, moments }
    }
}

fn account(seat: Seat, start: &[f64], result: &[f64], moments: &[Moment]) -> Account {
    let mut account = Account { start: start[seat.index()], result: result[seat.index()], ..Account::default() };
    for moment in moments {
        let change = moment.change[seat.index()];
        match &moment.kind {
            MomentKind::Chance { .. } => account.luck += change,
            MomentKind::Decision(verdict) if verdict.seat == seat => {
                account.own += change;
                account.loss += verdict.loss;
                account.decisions += usize::from(verdict.choices > 1);
            }
            MomentKind::Decision(_) => account.others += change,
        }
    }
    account.adjusted = account.result - account.luck;
    account
}
