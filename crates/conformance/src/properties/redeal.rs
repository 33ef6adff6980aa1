//! Redealing depends on what the seat knows and on the generator, and on nothing else.

use super::hash_of;
use crate::walk::chances_of;
use crate::{Failure, Position, Suite, Verdict};
use table::{Instinct, Knowledge, Seat};

/// Redealing twice is redealing once with the second generator; what a seat knows survives it; no piece is lost or made, and chance
/// has as much to choose from as before.
pub fn redeal_knows_what_the_seat_knows<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            for seat in position.seats() {
                let [first, second] = [position.luck.fork(), position.luck.fork()];
                let redealt = |state: &G, luck: &table::Luck| {
                    let mut world = state.clone();
                    world.redeal(seat, &mut luck.clone());
                    world
                };
                let once = redealt(state, &second);
                nothing_is_lost(suite, state, &once, seat)?;
                let twice = redealt(&redealt(state, &first), &second);
                ensure!(
                    once == twice && hash_of(&once) == hash_of(&twice),
                    "redealing for seat {} depends on what the seat cannot know:\n    {once:?}\n    {twice:?}",
                    seat.0
                );
                ensure!(
                    Knowledge::new(state, seat) == Knowledge::new(&once, seat),
                    "seat {} knows something else after redealing:\n    {state:?}\n    {once:?}",
                    seat.0
                );
            }
        }
        Ok(())
    })
}

fn nothing_is_lost<G: Instinct>(suite: &Suite<G>, state: &G, world: &G, seat: Seat) -> Verdict {
    let (before, after) = ((suite.census)(state), (suite.census)(world));
    ensure!(before == after, "redealing for seat {} changes the pieces: {before:?} before, {after:?} after", seat.0);
    let [before, after] = [state, world].map(|state| chances_of(state).iter().map(|&(_, weight)| weight).sum::<u32>());
    ensure!(before == after, "redealing for seat {} changes the weight of chance from {before} to {after}", seat.0);
    Ok(())
}
