//! What a game teaches its bots is sound.

use crate::walk::actions_of;
use crate::{Failure, Position, Suite};
use table::{Instinct, MAX_SEATS, MAX_TERMS, Stage};

/// The evaluation gives each seat a share in 0 to 1, all together 1, and at the end the true one; terms are finite and progress lies in
/// 0 to 1; urges are above 0 and finite, and the same one at a time as all at once.
pub fn instinct_is_sound<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            let shares = state.evaluate();
            let (seated, empty) = shares.split_at(state.seats());
            ensure!(seated.iter().all(|share| (0.0..=1.0).contains(share)), "a share lies outside 0 to 1: {shares:?}");
            ensure!(empty.iter().all(|&share| share == 0.0), "an empty seat has a share: {shares:?}");
            let sum: f32 = shares.iter().sum();
            ensure!(state.seats() == 1 || (sum - 1.0).abs() < 1e-2, "the shares sum to {sum}: {shares:?}");
            if state.stage() == Stage::Over {
                let payoffs = state.payoffs();
                ensure!(shares == payoffs, "over, the shares are {payoffs:?} and evaluate says {shares:?}");
            }
        }
        let state = position.state();
        let progress = state.progress();
        ensure!((0.0..=1.0).contains(&progress), "the progress is {progress}");
        let mut terms = [[0.0; MAX_TERMS]; MAX_SEATS];
        state.terms(&mut terms);
        let named = |seat: usize, term: usize| seat < state.seats() && term < G::TERMS.len();
        for (seat, terms) in terms.iter().enumerate() {
            for (at, &term) in terms.iter().enumerate() {
                ensure!(term.is_finite(), "term {at} of seat {seat} is {term}");
                ensure!(term == 0.0 || named(seat, at), "term {at} of seat {seat} is {term}, but there is none");
            }
        }
        for seat in state.stage().deciders().iter() {
            let (actions, mut urges) = (actions_of(state, seat), Vec::new());
            state.urges(seat, &actions, &mut urges);
            ensure!(urges.len() == actions.len(), "{} urges for {} actions", urges.len(), actions.len());
            for (&action, at_once) in actions.iter().zip(urges) {
                let urge = state.urge(seat, action);
                ensure!(urge.is_finite() && urge > 0.0, "the urge of {action:?} is {urge}");
                ensure!(urge == at_once, "the urge of {action:?} is {urge}, but {at_once} among all");
            }
        }
        Ok(())
    })
}
