//! Copies are deep, hashes are stable, pieces are conserved.

use super::{hash_of, seen};
use crate::walk::random_step;
use crate::{Failure, Position, Suite};
use std::collections::HashMap;
use table::{Instinct, Silent};

/// A copy plays on without touching the original; equal states have equal hashes and look alike to every eye, whichever way the game
/// came there.
pub fn copies_are_deep<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    let mut met: HashMap<(usize, G), u64> = HashMap::new();
    let mut scrap: Option<G> = None;
    suite.visit(|position: &mut Position<'_, G>| {
        let eyes = position.eyes();
        for state in position.passed {
            let look = |state: &G| eyes.clone().map(|eye| seen(state, eye)).collect::<String>();
            let (shown, hash, view) = (format!("{state:?}"), hash_of(state), look(state));

            let mut copy = state.clone();
            ensure!(copy == *state && hash_of(&copy) == hash, "a copy is not equal to its original: {shown}");
            random_step(&mut copy, position.luck, &mut Silent);
            let after = (format!("{state:?}"), hash_of(state), look(state));
            ensure!(
                after == (shown.clone(), hash, view.clone()),
                "playing on with a copy changes the original: {shown}"
            );

            let over = scrap.get_or_insert_with(|| copy.clone());
            over.clone_from(state);
            ensure!(*over == *state && look(over) == view, "clone_from leaves something of the old state: {shown}");
            scrap = Some(copy);

            let known = *met.entry((position.layout, state.clone())).or_insert_with(|| hash_of(&view));
            ensure!(known == hash_of(&view), "two states are equal and look different: {shown}");
        }
        Ok(())
    })
}

/// Pieces are conserved: the census is the same in every state of a table.
pub fn pieces_are_conserved<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    let mut first = HashMap::new();
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            let census = (suite.census)(state);
            ensure!(!census.is_empty(), "the census counts nothing");
            let start = first.entry(position.layout).or_insert_with(|| census.clone());
            ensure!(census == *start, "there were {start:?} and now there are {census:?}:\n    {state:?}");
        }
        Ok(())
    })
}
