//! Offered = accepted: `actions` and `check` agree on every well-formed action, however hostile.

use crate::walk::actions_of;
use crate::{Failure, Position, Suite, Verdict, mutate};
use serde_json::Value;
use std::collections::BTreeSet;
use table::{Game, Instinct, Luck, Refusal, Seat};

/// How many actions from elsewhere are tried in each position.
const STRANGERS: usize = 40;
/// How many changed copies of each offered action are tried, and of how many offered actions.
const COPIES: usize = 3;
const ORIGINALS: usize = 12;

/// Offered = accepted: the list is sorted, each action once, and `check` allows exactly what is on it. Tried are actions of other
/// positions, seats and tables, and near misses: offered actions with something changed. A seat that is not asked is offered nothing
/// and allowed nothing. A refusal by the rules names a clause of the book and has words.
pub fn offered_is_accepted_and_nothing_else<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    ensure!(size_of::<G::Action>() <= 8, "an action takes {} bytes and may take 8", size_of::<G::Action>());
    let mut known = BTreeSet::new();
    suite.visit_some(suite.looks / 4, |position| {
        known.extend(position.seats().flat_map(|seat| actions_of(position.state(), seat)));
        Ok(())
    })?;
    let strangers = Strangers::<G>::new(known);
    suite.visit(|position: &mut Position<'_, G>| {
        let others = position.passed.iter().map(|state| (state, 4)).chain([(position.state(), STRANGERS)]);
        for (state, tries) in others {
            for seat in (0..8).map(Seat).chain([Seat(u8::MAX)]) {
                agree(suite, state, seat, &strangers.some(tries, position.luck))?;
            }
        }
        let state = position.state();
        for seat in state.stage().deciders().iter() {
            agree(suite, state, seat, &strangers.near_misses(&actions_of(state, seat), position.luck))?;
        }
        Ok(())
    })
}

/// Whether `actions` and `check` agree for `seat` on all that is offered and all that is `tried`.
pub(crate) fn agree<G: Instinct>(suite: &Suite<G>, state: &G, seat: Seat, tried: &[G::Action]) -> Verdict {
    let offered = actions_of(state, seat);
    let is_asked = state.stage().deciders().contains(seat);
    ensure!(is_asked || offered.is_empty(), "seat {} is not asked and is offered {offered:?}", seat.0);
    ensure!(!is_asked || !offered.is_empty(), "seat {} is asked and has nothing to choose from", seat.0);
    ensure!(offered.is_sorted_by(|a, b| a < b), "the list is not in order, or something stands twice: {offered:?}");
    for &action in &offered {
        let refusal = state.check(seat, action).err();
        ensure!(refusal.is_none(), "{action:?} is offered to seat {} and refused: {refusal:?}", seat.0);
        let written = serde_json::to_value(action).map_err(|error| format!("{action:?} is not JSON: {error}"))?;
        let read = serde_json::from_value::<G::Action>(written.clone());
        ensure!(read.is_ok_and(|read| read == action), "{action:?} is written {written} and read as something else");
    }
    for &action in tried {
        let is_offered = offered.binary_search(&action).is_ok();
        match state.check(seat, action) {
            Ok(()) => ensure!(is_offered, "{action:?} is allowed to seat {} and not offered: {offered:?}", seat.0),
            Err(refusal) => {
                ensure!(!is_offered, "{action:?} is offered to seat {} and refused: {refusal}", seat.0);
                explains_itself(suite, &refusal, is_asked).map_err(|why| format!("{action:?} is refused: {why}"))?;
            }
        }
    }
    Ok(())
}

/// A refusal has words, and a clause of this rulebook if it comes from the rules.
fn explains_itself<G: Instinct>(suite: &Suite<G>, refusal: &Refusal, is_asked: bool) -> Verdict {
    suite.can_say(&refusal.reason)?;
    match refusal.clause {
        Some(clause) => ensure!(G::ABOUT.clauses.ids.contains(&clause), "the rulebook has no {clause}"),
        None => ensure!(!is_asked, "the seat is asked, and {} names no clause", refusal.reason.id),
    }
    Ok(())
}

/// Well-formed actions that nobody offered here.
struct Strangers<G: Game> {
    /// From other positions, and those with something changed.
    pool: Vec<G::Action>,
    /// The words actions are written with.
    vocabulary: Vec<String>,
}

impl<G: Game> Strangers<G> {
    fn new(known: BTreeSet<G::Action>) -> Strangers<G> {
        let mut vocabulary = Vec::new();
        known.iter().for_each(|action| mutate::strings(&written(action), &mut vocabulary));
        vocabulary.sort();
        vocabulary.dedup();
        let mut strangers = Strangers { pool: known.iter().copied().collect(), vocabulary };
        let mut luck = Luck::new(0);
        let changed: Vec<_> = known.iter().flat_map(|&action| strangers.changed(action, &mut luck)).collect();
        strangers.pool.extend(changed);
        strangers
    }

    fn some(&self, count: usize, luck: &mut Luck) -> Vec<G::Action> {
        (0..count).map(|_| luck.pick(&self.pool)).collect()
    }

    fn near_misses(&self, offered: &[G::Action], luck: &mut Luck) -> Vec<G::Action> {
        (0..ORIGINALS).flat_map(|_| self.changed(luck.pick(offered), luck)).collect()
    }

    /// `action` with one thing changed, in several ways, as far as the result can still be read.
    fn changed(&self, action: G::Action, luck: &mut Luck) -> Vec<G::Action> {
        let original = written(&action);
        let copies = (0..COPIES).map(|_| mutate::value(&original, &self.vocabulary, luck));
        copies.filter_map(|copy| serde_json::from_value(copy).ok()).collect()
    }
}

fn written(action: &impl serde::Serialize) -> Value {
    serde_json::to_value(action).unwrap_or_default()
}
