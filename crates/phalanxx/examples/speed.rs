//! How many decisions a second random games make: `cargo run --release -p phalanxx --example speed`.
//!
//! A decision is one list of actions, one pick and one action taken; the draws and rolls between them are not counted.

use phalanxx::Phalanxx;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Game, Luck, Options, Silent, Stage};

fn main() {
    for seats in 1..=4 {
        let about = Phalanxx::ABOUT;
        let options = Options::defaults(about.options);
        let setup = Phalanxx::prepare(&about.default_edition(), &options, seats).expect("the edition is in order");
        let (games, decisions, seconds) = measure(&Arc::new(setup));
        println!(
            "{seats} seats: {:>9.0} decisions/s, {:>6.0} games/s, {:.1} decisions a game",
            decisions as f64 / seconds,
            games as f64 / seconds,
            decisions as f64 / games as f64
        );
    }
}

fn measure(setup: &Arc<phalanxx::Setup>) -> (u64, u64, f64) {
    let mut luck = Luck::new(1);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let (mut games, mut decisions) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        let mut state = Phalanxx::new(setup);
        loop {
            match state.stage() {
                Stage::Decide(seats) => {
                    let seat = seats.lowest().expect("someone decides");
                    actions.clear();
                    state.actions(seat, &mut actions);
                    state.act(seat, luck.pick(&actions), &mut Silent);
                    decisions += 1;
                }
                Stage::Chance => {
                    outcomes.clear();
                    state.chances(&mut outcomes);
                    state.settle(luck.weighted(&outcomes), &mut Silent);
                }
                Stage::Over => break,
            }
        }
        games += 1;
    }
    (games, decisions, start.elapsed().as_secs_f64())
}
