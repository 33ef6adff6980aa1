//! Plays random campaigns and says how they end and how fast that went.
//!
//! `cargo run --release -p commander --example campaigns -- granicus 100000` (or issus, tyre, gaugamela, life).

use commander::Commander;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use table::{Game, Luck, Options, Seat, Silent, Stage};

/// More events than any campaign takes: beyond it something runs in circles.
const ENDLESS: u64 = 1_000_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let campaign = args.next().unwrap_or_else(|| "granicus".to_owned());
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(10_000);
    let about = Commander::ABOUT;
    let options = Options::choose(about.options, [("campaign", campaign.as_str())]).unwrap_or_else(|fault| {
        eprintln!("{}: the campaigns are granicus, issus, tyre, gaugamela and life", fault.id);
        std::process::exit(2);
    });
    let setup =
        Arc::new(Commander::prepare(&about.default_edition(), &options, 1).expect("the edition that comes with it"));
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    let (mut decisions, mut rolls) = (0u64, 0u64);
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let begun = Instant::now();
    for game in 0..games {
        let mut luck = Luck::new(game);
        let mut state = Commander::new(&setup);
        for event in 0.. {
            assert!(event < ENDLESS, "game {game} does not end: {state:?}");
            match state.stage() {
                Stage::Over => break,
                Stage::Chance => {
                    chances.clear();
                    state.chances(&mut chances);
                    assert!(!chances.is_empty(), "game {game}: no outcome: {state:?}");
                    let chance = luck.weighted(&chances);
                    state.settle(chance, &mut Silent);
                    rolls += 1;
                }
                Stage::Decide(_) => {
                    actions.clear();
                    state.actions(Seat(0), &mut actions);
                    assert!(!actions.is_empty(), "game {game}: a dead end: {state:?}");
                    let action = luck.pick(&actions);
                    state.act(Seat(0), action, &mut Silent);
                    decisions += 1;
                }
            }
        }
        *ends.entry(format!("{:?}", state.end())).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{games} campaigns of {campaign}: {ends:?}");
    println!(
        "{decisions} decisions and {rolls} dice in {seconds:.2} s: {:.2} million decisions a second, {:.2} million events",
        decisions as f64 / seconds / 1e6,
        (decisions + rolls) as f64 / seconds / 1e6
    );
}
