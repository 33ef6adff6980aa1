//! Random games through the public `Game` trait, one thread. Items are decisions: a list of actions, a pick and an action taken; the
//! draws and rolls between them come on top and are not counted.

use divan::Bencher;
use divan::counter::ItemsCount;
use phalanxx::Phalanxx;
use std::sync::Arc;
use table::{Game, Luck, Options, Silent, Stage};

fn main() {
    divan::main();
}

/// Random games in one sample.
const GAMES: u32 = 200;

#[divan::bench(args = [1, 2, 3, 4])]
fn decisions(bencher: Bencher, seats: usize) {
    let options = Options::defaults(Phalanxx::ABOUT.options);
    let setup = Phalanxx::prepare(&Phalanxx::ABOUT.default_edition(), &options, seats);
    let setup = Arc::new(setup.expect("the edition that comes with a game is sound"));
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut play = || {
        let mut luck = Luck::new(1);
        let mut decisions = 0_usize;
        for _ in 0..GAMES {
            let mut state = Phalanxx::new(&setup);
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
        }
        decisions
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}
