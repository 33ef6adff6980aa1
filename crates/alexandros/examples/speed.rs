//! How many decisions of random games the rules settle in a second: `cargo run --release -p alexandros --example speed`.

use alexandros::Alexandros;
use std::sync::Arc;
use std::time::Instant;
use table::{Game, Luck, Options, Silent, Stage};

fn main() {
    let about = Alexandros::ABOUT;
    for seats in 2..=4 {
        let setup = Alexandros::prepare(&about.default_edition(), &Options::defaults(about.options), seats);
        let setup = Arc::new(setup.expect("the edition that comes with the game is sound"));
        let (mut luck, mut actions, mut outcomes) = (Luck::new(1), Vec::new(), Vec::new());
        let (mut decisions, mut games) = (0u64, 0u32);
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < 2.0 {
            let mut game = Alexandros::new(&setup);
            loop {
                match game.stage() {
                    Stage::Decide(seats) => {
                        let seat = seats.lowest().expect("someone decides");
                        actions.clear();
                        game.actions(seat, &mut actions);
                        game.act(seat, luck.pick(&actions), &mut Silent);
                        decisions += 1;
                    }
                    Stage::Chance => {
                        outcomes.clear();
                        game.chances(&mut outcomes);
                        game.settle(luck.weighted(&outcomes), &mut Silent);
                    }
                    Stage::Over => break,
                }
            }
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} players: {:.0} decisions/s, {games} games of {} decisions",
            decisions as f64 / seconds,
            decisions / u64::from(games)
        );
    }
}
