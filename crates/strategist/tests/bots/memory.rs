//! Games and searches that are warm ask for no memory.

use crate::games::{Cup, setup};
use alexandros::Alexandros;
use conformance::reference::{ConnectFour, Pig};
use strategist::{Budget, Mcts, Rollout, Search, search};
use table::{Instinct, Knowledge, Luck, Seat, Silent, Stage};

/// Heap allocations while `games` random games are played, first to last, and how many decisions they take.
fn random_games<G: Instinct>(seats: usize, games: u32) -> (u64, u64) {
    let setup = setup::<G>(seats);
    let (mut actions, mut outcomes) = (Vec::with_capacity(1_000), Vec::with_capacity(100));
    let mut decisions = 0;
    let mut luck = Luck::new(1);
    // Read once, when a position is first judged.
    G::judgement();
    let measured = allocation_counter::measure(|| {
        for _ in 0..games {
            let mut state = G::new(&setup);
            loop {
                match state.stage() {
                    Stage::Decide(deciders) => {
                        let seat = deciders.lowest().expect("someone decides");
                        actions.clear();
                        state.actions(seat, &mut actions);
                        state.evaluate();
                        actions.iter().for_each(|&action| assert!(state.urge(seat, action) > 0.0));
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
    });
    (measured.count_total, decisions)
}

/// A game in which somebody has to decide.
fn opening<G: Instinct>(seats: usize) -> (G, Seat) {
    let mut state = G::new(&setup::<G>(seats));
    while state.stage() == Stage::Chance {
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        state.settle(outcomes[0].0, &mut Silent);
    }
    let seat = state.stage().deciders().lowest().expect("someone decides");
    (state, seat)
}

/// Heap allocations of a search after one just like it.
fn search_again<G: Instinct>(seats: usize, search: Search) -> u64 {
    let (state, seat) = opening::<G>(seats);
    let knowledge = Knowledge::new(&state, seat);
    let mut mcts = Mcts::new(search);
    mcts.weigh(&knowledge, &mut Luck::new(1));
    allocation_counter::measure(|| {
        mcts.weigh(&knowledge, &mut Luck::new(1));
    })
    .count_total
}

/// The most memory that a search like the highest level's held at a time, however long it thinks.
fn most_memory<G: Instinct>(seats: usize, simulations: u32) -> u64 {
    let (state, seat) = opening::<G>(seats);
    let highest = search::<G>("alexander").expect("a level that searches");
    let longer = Search { budget: Budget::Simulations(simulations), ..highest };
    allocation_counter::measure(|| {
        Mcts::new(longer).weigh(&Knowledge::new(&state, seat), &mut Luck::new(1));
    })
    .bytes_max
}

#[test]
fn a_random_game_allocates_nothing() {
    for seats in 2..=4 {
        let (allocations, decisions) = random_games::<Alexandros>(seats, 20);
        assert!(decisions > 2_000, "{decisions} decisions");
        assert_eq!(allocations, 0, "in {decisions} decisions of {seats} players");
    }
    assert_eq!(random_games::<ConnectFour>(2, 20).0, 0);
    assert_eq!(random_games::<Pig>(5, 20).0, 0);
}

#[test]
fn a_warm_search_allocates_nothing() {
    let budget = Budget::Simulations(1_000);
    let learning = Rollout::Instinct { decisions: 8, beyond_rounds: true, rivals: 2, learns: true };
    for search in [Search::uct(budget), Search::guided(budget, Rollout::short(8)), Search::guided(budget, learning)] {
        assert_eq!(search_again::<ConnectFour>(2, search), 0);
        assert_eq!(search_again::<Pig>(3, search), 0);
        assert_eq!(search_again::<Cup>(1, search), 0);
        assert_eq!(search_again::<Alexandros>(4, search), 0);
    }
}

#[test]
fn the_longest_thought_fits_into_half_a_gigabyte() {
    for bytes in
        [most_memory::<ConnectFour>(2, 1_000_000), most_memory::<Pig>(2, 10), most_memory::<Alexandros>(4, 20_000)]
    {
        assert!((1 << 20..512 << 20).contains(&bytes), "{bytes} bytes");
    }
}
