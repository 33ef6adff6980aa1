//! Chance is an actor: a game owns no generator, and whoever plays the same actions and outcomes gets the same game.

use super::hash_of;
use crate::walk::{actions_of, chances_of};
use crate::{Failure, Position, Suite, Verdict};
use table::{Fact, Instinct, Seat, Silent, Stage};

/// Chance is an actor: outcomes are listed in order, each once, with a weight, exactly when chance is asked; each can happen; and
/// the same step from the same state always leads to the same state and the same facts.
pub fn chance_is_an_actor<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            outcomes_are_in_order(state)?;
            let chances = chances_of(state);
            for &(chance, _) in &chances {
                same_twice(state, |state, facts| state.settle(chance, facts), &format!("{chance:?}"))?;
            }
        }
        let state = position.state();
        for seat in state.stage().deciders().iter() {
            let action = position.luck.pick(&actions_of(state, seat));
            same_twice(state, |state, facts| state.act(seat, action, facts), &format!("{action:?}"))?;
            told_or_not(state, seat, action)?;
        }
        Ok(())
    })
}

fn outcomes_are_in_order<G: Instinct>(state: &G) -> Verdict {
    let chances = chances_of(state);
    ensure!(
        (state.stage() == Stage::Chance) != chances.is_empty(),
        "in stage {:?} chance may bring {chances:?}",
        state.stage()
    );
    ensure!(chances.is_sorted_by(|a, b| a.0 < b.0), "outcomes are not in order, or one stands twice: {chances:?}");
    let weights: Option<u32> = chances.iter().try_fold(0u32, |sum, &(_, weight)| sum.checked_add(weight));
    ensure!(weights.is_some(), "the weights do not fit into 32 bits: {chances:?}");
    ensure!(chances.iter().all(|&(_, weight)| weight > 0), "an outcome has no weight: {chances:?}");
    Ok(())
}

/// A generator or a clock inside the rules would show here.
fn same_twice<G: Instinct>(state: &G, step: impl Fn(&mut G, &mut Vec<Fact>), what: &str) -> Verdict {
    let [(first, first_facts), (second, second_facts)] = [(); 2].map(|()| {
        let (mut after, mut facts) = (state.clone(), Vec::new());
        step(&mut after, &mut facts);
        (after, facts)
    });
    ensure!(first == second, "{what} leads to two states:\n    {first:?}\n    {second:?}");
    ensure!(hash_of(&first) == hash_of(&second), "{what} leads to equal states with two hashes:\n    {first:?}");
    ensure!(first_facts == second_facts, "{what} tells two stories:\n    {first_facts:?}\n    {second_facts:?}");
    Ok(())
}

/// The game goes the same way whether anyone listens or not.
fn told_or_not<G: Instinct>(state: &G, seat: Seat, action: G::Action) -> Verdict {
    let (mut told, mut silent) = (state.clone(), state.clone());
    told.act(seat, action, &mut Vec::<Fact>::new());
    silent.act(seat, action, &mut Silent);
    ensure!(told == silent, "{action:?} goes another way when nobody listens:\n    {told:?}\n    {silent:?}");
    Ok(())
}
