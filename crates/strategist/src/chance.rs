//! What bots do with luck.

use table::{Game, Luck, Silent};

/// Draws the outcome that `world` waits for, settles it and tells which it was. `outcomes` is memory to work in.
#[inline]
pub(crate) fn settle<G: Game>(world: &mut G, outcomes: &mut Vec<(G::Chance, u32)>, luck: &mut Luck) -> G::Chance {
    outcomes.clear();
    world.chances(outcomes);
    let outcome = luck.weighted(outcomes);
    world.settle(outcome, &mut Silent);
    outcome
}
