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

/// The number of one of `weights`, in proportion to them. They must not all be 0.
#[inline]
pub(crate) fn pick_weighted(weights: &[f32], luck: &mut Luck) -> usize {
    let total: f32 = weights.iter().sum();
    let mut left = luck.unit() as f32 * total;
    for (at, &weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return at;
        }
    }
    // Only rounding leads here.
    weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
}
