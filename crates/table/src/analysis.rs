//! What a finished game comes to: what each decision lost, what each roll and draw brought, and the sums.
//!
//! Every position of the game has one value for each seat, its expected share of the victory. What an event changes is the value
//! after it minus the value before it, so the changes of a game add up, without rest, from the value of its beginning to its result.

use crate::record::SeatMark;
use crate::{MAX_SEATS, Message, Reason, Seat};
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
    /// The moments with the decisions that lost most, the worst first: of each person up to [`WORST`], or as many of all together where
    /// only bots played.
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

/// How many of somebody's worst decisions are named.
pub const WORST: usize = 5;

impl Analysis {
    /// Puts `moments` together and adds them up.
    pub fn new(game: &str, seats: &[SeatMark], simulations: u32, start: Vec<f64>, moments: Vec<Moment>) -> Analysis {
        let result = moments.last().map_or(&start, |moment| &moment.after);
        let accounts = Seat::first(seats.len()).map(|seat| account(seat, &start, result, &moments)).collect();
        let worst = worst(seats, &moments);
        Analysis { game: game.to_owned(), seats: seats.to_vec(), simulations, start, accounts, worst, moments }
    }
}

/// Who played wants to know what they did wrong, however much worse the others did.
fn worst(seats: &[SeatMark], moments: &[Moment]) -> Vec<usize> {
    let lost = |at: usize| match &moments[at].kind {
        MomentKind::Decision(verdict) if verdict.loss > 0.0 => Some((at, verdict.seat, verdict.loss)),
        _ => None,
    };
    let mut losses: Vec<(usize, Seat, f64)> = (0..moments.len()).filter_map(lost).collect();
    losses.sort_by(|a, b| b.2.total_cmp(&a.2));
    if !seats.iter().any(SeatMark::is_person) {
        losses.truncate(WORST);
    } else {
        let mut named = [0; MAX_SEATS];
        losses.retain(|&(_, seat, _)| {
            named[seat.index()] += 1;
            seats[seat.index()].is_person() && named[seat.index()] <= WORST
        });
    }
    losses.into_iter().map(|(at, ..)| at).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PERSON;

    /// An analysis of a game in which the players of these seats take turns, and what they lose by each decision.
    fn analysis(players: &[&str], losses: &[f64]) -> Analysis {
        let mark = |player: &&str| SeatMark { name: "Anna".to_owned(), player: (*player).to_owned() };
        let seats: Vec<SeatMark> = players.iter().map(mark).collect();
        let decision = |(number, &loss): (usize, &f64)| {
            let what = Message::new("pig-hold");
            let verdict = Verdict {
                seat: Seat((number % seats.len()) as u8),
                chosen: what.clone(),
                best: what,
                expects: 0.5,
                best_expects: 0.5 + loss,
                loss,
                choices: 2,
                reasons: Vec::new(),
            };
            let kind = MomentKind::Decision(verdict);
            Moment { line: number + 2, kind, change: vec![0.0; seats.len()], after: vec![0.5; seats.len()] }
        };
        let moments = losses.iter().enumerate().map(decision).collect();
        Analysis::new("pig", &seats, 1, vec![0.5; seats.len()], moments)
    }

    const LOSSES: [f64; 14] = [0.1, 0.9, 0.0, 0.8, 0.3, 0.7, 0.2, 0.6, 0.5, 0.5, 0.4, 0.4, 0.6, 0.3];

    #[test]
    fn a_person_is_told_the_own_mistakes_however_much_worse_a_bot_played() {
        assert_eq!(analysis(&[PERSON, "captain"], &LOSSES).worst, [12, 8, 10, 4, 6]);
    }

    #[test]
    fn each_person_is_told_the_own_mistakes() {
        let worst = analysis(&[PERSON, PERSON], &LOSSES).worst;
        assert_eq!(worst, [1, 3, 5, 7, 12, 8, 9, 10, 4, 6]);
    }

    #[test]
    fn where_only_bots_played_the_worst_decisions_of_all_are_named() {
        assert_eq!(analysis(&["recruit", "captain"], &LOSSES).worst, [1, 3, 5, 7, 12]);
    }
}
