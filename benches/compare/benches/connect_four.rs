//! Connect Four here and in the `board-game` crate: the same work, one thread, one run. Items are games or simulations.

use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Random games in one sample.
const GAMES: u64 = 1_000;
/// Simulations in one search from the empty rack.
const SIMULATIONS: [u64; 2] = [10_000, 100_000];

mod argead {
    use super::*;
    use conformance::reference::ConnectFour;
    use std::sync::Arc;
    use strategist::{Budget, Mcts, Search};
    use table::{Game, Knowledge, Luck, Seat, Silent, Stage};

    #[divan::bench]
    fn random_games(bencher: Bencher) {
        let opening = ConnectFour::new(&Arc::new(()));
        let (mut luck, mut actions) = (Luck::new(1), Vec::new());
        bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
            for _ in 0..GAMES {
                let mut state = divan::black_box(opening);
                while let Stage::Decide(seats) = state.stage() {
                    let seat = seats.lowest().expect("someone decides");
                    actions.clear();
                    state.actions(seat, &mut actions);
                    state.act(seat, luck.pick(&actions), &mut Silent);
                }
                divan::black_box(state);
            }
        });
    }

    #[divan::bench(args = SIMULATIONS)]
    fn uct_simulations(bencher: Bencher, simulations: u64) {
        let knowledge = Knowledge::new(&ConnectFour::new(&Arc::new(())), Seat(0));
        let mut luck = Luck::new(1);
        bencher.counter(ItemsCount::new(simulations)).bench_local(|| {
            // A new tree each time, as the other has no way to keep its memory.
            let mut mcts = Mcts::<ConnectFour>::new(Search::uct(Budget::Simulations(simulations as u32)));
            mcts.weigh(&knowledge, &mut luck).len()
        });
    }
}

mod board_game {
    use super::*;
    use ::board_game::ai::mcts::mcts_build_tree;
    use ::board_game::board::Board;
    use ::board_game::games::connect4::Connect4;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[divan::bench]
    fn random_games(bencher: Bencher) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
            for _ in 0..GAMES {
                let mut board = divan::black_box(Connect4::default());
                while !board.is_done() {
                    board.play_random_available_move(&mut rng).expect("the game is not over");
                }
                divan::black_box(board);
            }
        });
    }

    #[divan::bench(args = SIMULATIONS)]
    fn uct_simulations(bencher: Bencher, simulations: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let board = Connect4::default();
        bencher
            .counter(ItemsCount::new(simulations))
            .bench_local(|| mcts_build_tree(&board, simulations, 1.0, &mut rng).nodes.len());
    }
}
