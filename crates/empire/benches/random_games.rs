//! Empire: decisions of random games, and decisions of a captain. One thread.

use divan::{Bencher, counter::ItemsCount};
use empire::Empire;
use std::sync::Arc;
use strategist::bot;
use table::{Game, Knowledge, Luck, Options, Silent, Stage};

fn main() {
    divan::main();
}

/// Random games in one sample.
const GAMES: u32 = 10;

fn opening(seats: usize) -> Empire {
    let about = Empire::ABOUT;
    let setup = Empire::prepare(&about.default_edition(), &Options::defaults(about.options), seats);
    Empire::new(&Arc::new(setup.expect("the edition that comes with the game is sound")))
}

#[derive(Default)]
struct Memory {
    actions: Vec<empire::Action>,
    outcomes: Vec<(empire::Chance, u32)>,
}

/// Plays on at random, at most so many decisions, and tells how many there were.
fn play_on(game: &mut Empire, most: u32, memory: &mut Memory, luck: &mut Luck) -> u32 {
    let Memory { actions, outcomes } = memory;
    let mut decisions = 0;
    loop {
        match game.stage() {
            Stage::Decide(_) if decisions == most => return decisions,
            Stage::Decide(seats) => {
                let seat = seats.lowest().expect("someone decides");
                actions.clear();
                game.actions(seat, actions);
                game.act(seat, luck.pick(actions), &mut Silent);
                decisions += 1;
            }
            Stage::Chance => {
                outcomes.clear();
                game.chances(outcomes);
                game.settle(luck.weighted(outcomes), &mut Silent);
            }
            Stage::Over => return decisions,
        }
    }
}

/// Items are decisions.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_decisions(bencher: Bencher, seats: usize) {
    let opening = opening(seats);
    let mut memory = Memory::default();
    let mut games = || {
        let mut luck = Luck::new(1);
        (0..GAMES).map(|_| play_on(&mut opening.clone(), u32::MAX, &mut memory, &mut luck)).sum::<u32>()
    };
    // The same games every time, so their decisions can be counted once.
    let decisions = games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(games);
}

/// A captain fills its boxes in the first region, and decides after so many decisions of a random game.
#[divan::bench(args = [0, 4, 8, 30])]
fn captain_decides(bencher: Bencher, after: u32) {
    let (mut memory, mut luck) = (Memory::default(), Luck::new(1));
    let mut game = opening(2);
    play_on(&mut game, after, &mut memory, &mut luck);
    let seat = game.stage().deciders().lowest().expect("no random game is over so soon");
    let knowledge = Knowledge::new(&game, seat);
    let mut captain = bot::<Empire>("captain").expect("a level");
    bencher.bench_local(|| captain.decide(&knowledge, &mut luck));
}
