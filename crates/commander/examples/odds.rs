//! Odds against battles played out: `cargo run --release -p commander --example odds -- 1000000` plays each of twenty battles so often.
//!
//! For each battle it says how the odds were found and in what time, and by how many standard errors the battles played out differ.

use commander::{Commander, EnemyPlan, Method, Phase, Place, Plan, Troop};
use std::sync::Arc;
use std::time::Instant;
use table::{Game, Luck, Options};

use EnemyPlan as Foe;
use Troop::{Archers, HeavyCavalry, Infantry, LightCavalry, Peltasts, Phalanx, SiegeEngine};

/// One battle: level, own forces, enemy forces and walls, own plans and the enemy's.
type Muster = (u8, &'static [Troop], &'static [Troop], u8, &'static [Plan], &'static [EnemyPlan]);

const BATTLES: [Muster; 20] = [
    (1, &[Phalanx], &[Archers], 0, &[], &[]),
    (2, &[Infantry], &[Infantry], 0, &[Plan::Flank], &[]),
    (3, &[Archers, Phalanx], &[Infantry, Archers], 0, &[], &[Foe::Flank]),
    (4, &[HeavyCavalry], &[Infantry], 0, &[Plan::Charge], &[Foe::Rally]),
    (5, &[Peltasts, Peltasts], &[LightCavalry], 0, &[], &[]),
    (6, &[Infantry, Infantry], &[Phalanx, Archers], 0, &[Plan::Rally], &[Foe::Archers]),
    (7, &[LightCavalry, Archers], &[HeavyCavalry], 0, &[Plan::Leadership], &[]),
    (8, &[], &[Infantry, Archers], 0, &[], &[]),
    (1, &[Phalanx, Infantry], &[Infantry, Archers], 0, &[Plan::Envelopment], &[]),
    (2, &[Archers, Infantry, Phalanx], &[Infantry, Infantry], 0, &[], &[Foe::Infantry]),
    (3, &[HeavyCavalry, Phalanx], &[Infantry, LightCavalry], 0, &[Plan::Flank, Plan::Flank], &[Foe::Cavalry]),
    (4, &[SiegeEngine, Phalanx, Infantry], &[Infantry, Archers], 1, &[], &[]),
    (5, &[SiegeEngine, SiegeEngine, Phalanx], &[Infantry, Archers], 2, &[Plan::Rally], &[Foe::Flank]),
    (3, &[Phalanx, Phalanx], &[Infantry, Infantry, Archers], 1, &[], &[]),
    (2, &[Archers, Archers, Archers], &[Peltasts, Peltasts], 0, &[], &[]),
    (4, &[HeavyCavalry, LightCavalry], &[HeavyCavalry, LightCavalry], 0, &[], &[]),
    (3, &[Infantry, Phalanx], &[Phalanx, Phalanx], 0, &[Plan::Sacrifice], &[Foe::Deployment]),
    (1, &[Archers, HeavyCavalry, Infantry, Phalanx], &[Infantry, Archers, Peltasts], 0, &[Plan::Flank], &[Foe::Rally]),
    (2, &[Archers, HeavyCavalry, Infantry, Phalanx], &[HeavyCavalry, LightCavalry, Infantry, Phalanx], 0, &[], &[]),
    (
        5,
        &[Archers, HeavyCavalry, Infantry, Infantry, Phalanx, Phalanx],
        &[HeavyCavalry, LightCavalry, Infantry, Infantry, Archers],
        0,
        &[Plan::Flank, Plan::Rally],
        &[Foe::Flank, Foe::Rally],
    ),
];

fn main() {
    let trials: u32 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(20_000);
    let about = Commander::ABOUT;
    let options = Options::choose(about.options, [("campaign", "granicus")]).expect("a campaign");
    let setup =
        Arc::new(Commander::prepare(&about.default_edition(), &options, 1).expect("the edition that comes with it"));
    for (number, &(level, own, enemy, walls, plans, foe)) in BATTLES.iter().enumerate() {
        let state = Commander::new(&setup).edit().turn(3).level(level).at(Place::Sardis, Place::Granicus).troops(own);
        let state = state.garrison(Place::Sardis, enemy, walls).phase(Phase::Confront).done();
        let state = state.edit().battle(Place::Sardis, plans, foe).done();
        let begun = Instant::now();
        let odds = state.battle_odds(500, &mut Luck::new(1)).expect("a battle");
        let took = begun.elapsed().as_secs_f64() * 1e3;
        let played = state.sampled_odds(trials, &mut Luck::new(2)).expect("a battle");
        let error = (played.won * (1.0 - played.won) / f64::from(trials)).sqrt().max(1e-9);
        // The margin of a sample is that of its 95 % interval, which is not 0 even if every trial went alike.
        let own_error = if let Method::Sampled(_) = odds.method { odds.margin / 1.96 } else { odds.margin };
        println!(
            "battle {:2}: {:?} in {took:.1} ms: won {:.4}, slain {:.4}, margin {:.4}; {trials} played out: won {:.4}: {:+.2} standard errors",
            number + 1,
            odds.method,
            odds.won,
            odds.slain,
            odds.margin,
            played.won,
            (played.won - odds.won) / error.hypot(own_error),
        );
    }
}
