//! Odds against battles played out: `cargo run --release -p commander --example odds -- 1000000 2` plays each of twenty battles so often,
//! with dice of seed 2.
//!
//! For each battle it says how the odds were found and in what time, and by how many standard errors the battles played out differ.

use commander::{BattleOdds, Commander, EnemyPlan, Method, Phase, Place, Plan, TRIALS, Troop};
use std::sync::Arc;
use std::time::Instant;
use table::{Game, Luck, Options};

use EnemyPlan as Foe;
use Troop::{Archers, HeavyCavalry, Infantry, LightCavalry, Peltasts, Phalanx, SacredBand, SiegeEngine};

/// One battle: where, at which level, with what army against which garrison and walls, and the plans of both; at a battlefield with a
/// leader, he fights too.
struct Muster(Place, u8, &'static [Troop], &'static [Troop], u8, &'static [Plan], &'static [EnemyPlan]);

const SARDIS: Place = Place::Sardis;
const GRANICUS: Place = Place::Granicus;
const CHAERONEA: Place = Place::Chaeronea;
/// The army of the first campaign, and Persians as many as it can face at the Granicus.
const ARMY: &[Troop] = &[Archers, HeavyCavalry, Infantry, Phalanx];
const PERSIANS: &[Troop] = &[HeavyCavalry, LightCavalry, Infantry, Phalanx, Archers];
/// All who stand at the Granicus in our edition.
const ALL_PERSIANS: &[Troop] = &[HeavyCavalry, LightCavalry, LightCavalry, Infantry, Infantry, Phalanx, Archers];

const BATTLES: [Muster; 20] = [
    Muster(SARDIS, 1, &[Phalanx], &[Archers], 0, &[], &[]),
    Muster(SARDIS, 3, &[Archers, Phalanx], &[Infantry, Archers], 0, &[], &[Foe::Flank]),
    Muster(SARDIS, 4, &[HeavyCavalry], &[Infantry], 0, &[Plan::Charge], &[Foe::Rally]),
    Muster(SARDIS, 5, &[Peltasts, Peltasts], &[LightCavalry], 0, &[], &[]),
    Muster(SARDIS, 6, &[Infantry, Infantry], &[Phalanx, Archers], 0, &[Plan::Rally], &[Foe::Archers]),
    Muster(SARDIS, 8, &[], &[Infantry, Archers], 0, &[], &[]),
    Muster(SARDIS, 1, &[Phalanx, Infantry], &[Infantry, Archers], 0, &[Plan::Envelopment], &[]),
    Muster(SARDIS, 2, &[Archers, Infantry, Phalanx], &[Infantry, Infantry], 0, &[], &[Foe::Infantry]),
    Muster(
        SARDIS,
        3,
        &[HeavyCavalry, Phalanx],
        &[Infantry, LightCavalry],
        0,
        &[Plan::Flank, Plan::Flank],
        &[Foe::Cavalry],
    ),
    Muster(SARDIS, 4, &[SiegeEngine, Phalanx, Infantry], &[Infantry, Archers], 1, &[], &[]),
    Muster(SARDIS, 5, &[SiegeEngine, SiegeEngine, Phalanx], &[Infantry, Archers], 2, &[Plan::Rally], &[Foe::Flank]),
    Muster(SARDIS, 3, &[Phalanx, Phalanx], &[Infantry, Infantry, Archers], 1, &[], &[]),
    Muster(SARDIS, 2, &[Archers, Archers, Archers], &[Peltasts, Peltasts], 0, &[], &[]),
    Muster(SARDIS, 4, &[HeavyCavalry, LightCavalry], &[HeavyCavalry, LightCavalry], 0, &[], &[]),
    Muster(SARDIS, 3, &[Infantry, Phalanx], &[Phalanx, Phalanx], 0, &[Plan::Sacrifice], &[Foe::Deployment]),
    Muster(CHAERONEA, 1, ARMY, &[SacredBand, Infantry, Phalanx], 0, &[Plan::Flank, Plan::Rally], &[Foe::Flank]),
    Muster(GRANICUS, 2, ARMY, PERSIANS, 0, &[], &[]),
    Muster(
        GRANICUS,
        3,
        &[Archers, HeavyCavalry, Infantry, Infantry, Phalanx],
        ALL_PERSIANS,
        0,
        &[Plan::Flank, Plan::Rally],
        &[Foe::Flank, Foe::Rally, Foe::Cavalry],
    ),
    Muster(
        GRANICUS,
        5,
        &[Archers, HeavyCavalry, LightCavalry, Infantry, Infantry, Phalanx, Phalanx],
        PERSIANS,
        0,
        &[Plan::Flank, Plan::Flank, Plan::Rally],
        &[Foe::Archers, Foe::Flank, Foe::Rally, Foe::Rally],
    ),
    Muster(
        GRANICUS,
        7,
        &[Archers, HeavyCavalry, Infantry, Phalanx, Phalanx],
        PERSIANS,
        0,
        &[Plan::Flank, Plan::Rally, Plan::Leadership, Plan::Envelopment],
        &[Foe::Guards, Foe::Flank, Foe::Infantry],
    ),
];

/// Battles whose plans are not drawn yet: where, at which level, with what army.
const EVES: [(Place, u8, &[Troop]); 4] = [
    (CHAERONEA, 1, ARMY),
    (GRANICUS, 3, &[Archers, HeavyCavalry, Infantry, Infantry, Phalanx]),
    (SARDIS, 3, &[Archers, HeavyCavalry, Infantry, Infantry, Phalanx, SiegeEngine]),
    (Place::Halicarnassus, 3, &[Archers, HeavyCavalry, Infantry, Infantry, Phalanx, SiegeEngine]),
];

/// The odds, and the milliseconds they took: the fastest of five times, the one least disturbed.
fn timed(state: &Commander) -> (BattleOdds, f64) {
    let mut fastest = f64::MAX;
    let mut found = None;
    for _ in 0..5 {
        let begun = Instant::now();
        found = state.battle_odds(TRIALS, &mut Luck::new(1));
        fastest = fastest.min(begun.elapsed().as_secs_f64() * 1e3);
    }
    (found.expect("a battle"), fastest)
}

fn main() {
    let number = |place: usize| std::env::args().nth(place).and_then(|count| count.parse::<u32>().ok());
    let (trials, seed) = (number(1).unwrap_or(20_000), number(2).unwrap_or(2));
    let about = Commander::ABOUT;
    let options = Options::choose(about.options, [("campaign", "granicus")]).expect("a campaign");
    let setup =
        Arc::new(Commander::prepare(&about.default_edition(), &options, 1).expect("the edition that comes with it"));
    let muster = |place: Place, level: u8, own: &[Troop]| {
        Commander::new(&setup).edit().turn(3).level(level).at(place, Place::Ilium).troops(own).phase(Phase::Confront)
    };
    for (number, &Muster(place, level, own, enemy, walls, plans, foe)) in BATTLES.iter().enumerate() {
        let state = muster(place, level, own).garrison(place, enemy, walls).battle(place, plans, foe).done();
        let (odds, took) = timed(&state);
        let played = state.sampled_odds(trials, &mut Luck::new(seed.into())).expect("a battle");
        let error = (played.won * (1.0 - played.won) / f64::from(trials)).sqrt().max(1e-9);
        // What was not followed may still have been won; the margin of a sample is that of its 95 % interval.
        let (least, most, own_error) = match odds.method {
            Method::Exact => (odds.won, odds.won + odds.margin, 0.0),
            Method::Sampled(_) => (odds.won, odds.won, odds.margin / 1.96),
        };
        let off = played.won - played.won.clamp(least, most);
        println!(
            "battle {:2}: {:?} in {took:.1} ms: won {:.4}, slain {:.4}, margin {:.4}; {trials} played out: won {:.4}: {:+.2} standard errors",
            number + 1,
            odds.method,
            odds.won,
            odds.slain,
            odds.margin,
            played.won,
            off / error.hypot(own_error),
        );
    }
    for (place, level, own) in EVES {
        let (odds, took) = timed(&muster(place, level, own).done());
        let BattleOdds { method, won, margin, .. } = odds;
        println!("before {}: {method:?} in {took:.1} ms: won {won:.4}, margin {margin:.4}", place.key());
    }
}
