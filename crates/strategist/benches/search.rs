//! Random games and searches through the public `Game` trait, one thread. Items are games or simulations.

use conformance::reference::{ConnectFour, Pig};
use divan::{Bencher, counter::ItemsCount};
use std::sync::Arc;
use strategist::{Budget, Mcts, Search};
use table::{Game, Instinct, Knowledge, Luck, Options, Seat, Silent, Stage};

fn main() {
    divan::main();
}

/// Simulations in one search.
const SIMULATIONS: u32 = 100_000;
/// Random games in one sample.
const GAMES: usize = 1_000;

fn opening<G: Game>(seats: usize) -> G {
    let setup = G::prepare(&G::ABOUT.default_edition(), &Options::defaults(G::ABOUT.options), seats);
    G::new(&Arc::new(setup.expect("the edition that comes with a game is sound")))
}

/// Plays one game at random and tells how many decisions it took.
fn random_game<G: Game>(
    opening: &G,
    actions: &mut Vec<G::Action>,
    outcomes: &mut Vec<(G::Chance, u32)>,
    luck: &mut Luck,
) -> u32 {
    let mut state = opening.clone();
    let mut decisions = 0;
    loop {
        match state.stage() {
            Stage::Decide(seats) => {
                let seat = seats.lowest().expect("someone decides");
                actions.clear();
                state.actions(seat, actions);
                state.act(seat, luck.pick(actions), &mut Silent);
                decisions += 1;
            }
            Stage::Chance => {
                outcomes.clear();
                state.chances(outcomes);
                state.settle(luck.weighted(outcomes), &mut Silent);
            }
            Stage::Over => return decisions,
        }
    }
}

fn random_games<G: Game>(bencher: Bencher) {
    let opening: G = opening(2);
    let (mut actions, mut outcomes, mut luck) = (Vec::new(), Vec::new(), Luck::new(1));
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| (0..GAMES).map(|_| random_game(&opening, &mut actions, &mut outcomes, &mut luck)).sum::<u32>());
}

fn simulations<G: Instinct>(bencher: Bencher) {
    let knowledge = Knowledge::new(&opening::<G>(2), Seat(0));
    let mut mcts = Mcts::new(Search::uct(Budget::Simulations(SIMULATIONS)));
    let mut luck = Luck::new(1);
    bencher.counter(ItemsCount::new(SIMULATIONS)).bench_local(|| mcts.weigh(&knowledge, &mut luck).len());
}

#[divan::bench]
fn connect_four_random_games(bencher: Bencher) {
    random_games::<ConnectFour>(bencher);
}

#[divan::bench]
fn connect_four_uct_simulations(bencher: Bencher) {
    simulations::<ConnectFour>(bencher);
}

#[divan::bench]
fn pig_random_games(bencher: Bencher) {
    random_games::<Pig>(bencher);
}

#[divan::bench]
fn pig_uct_simulations(bencher: Bencher) {
    simulations::<Pig>(bencher);
}

/// Simulations of `threads` threads together.
#[divan::bench(args = [1, 2])]
fn connect_four_simulations_by_threads(bencher: Bencher, threads: usize) {
    let knowledge = Knowledge::new(&opening::<ConnectFour>(2), Seat(0));
    let mut mcts = Mcts::new(Search { threads, ..Search::uct(Budget::Simulations(SIMULATIONS)) });
    let mut luck = Luck::new(1);
    let simulations = ItemsCount::new(threads * SIMULATIONS as usize);
    bencher.counter(simulations).bench_local(|| mcts.weigh(&knowledge, &mut luck).len());
}
