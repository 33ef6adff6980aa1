//! The promises every game keeps.

use commander::{Commander, Nation, Side, Troop};
use conformance::{Layout, Suite};

/// Every counter of every enemy nation, and what Alexander could still have.
fn census(state: &Commander) -> Vec<(&'static str, u32)> {
    let nation = |nation: Nation| Troop::ALL.iter().map(|&troop| u32::from(state.enemy_counters(nation, troop))).sum();
    let own = Troop::ALL[..Troop::OWN].iter().map(|&troop| {
        let away = state.battle().map_or(0, |battle| battle.regrouped[troop.index()]);
        u32::from(state.force(troop, Side::Full) + state.force(troop, Side::Reduced) + state.reserve(troop) + away)
    });
    vec![
        ("macedonians", own.sum()),
        ("persians", nation(Nation::Persia)),
        ("indians", nation(Nation::India)),
        ("greeks", nation(Nation::SouthGreece)),
    ]
}

fn suite() -> Suite<Commander> {
    Suite::new(census)
        .looks(500)
        .table(Layout::new(1).with("campaign", "tyre").with("tyre_intimidation", "yes"))
        .table(Layout::new(1).with("campaign", "life").with("victory_check", "immediate"))
}

conformance::register!(promises, suite());
