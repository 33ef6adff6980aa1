//! A search that is warm asks for no memory.

use crate::games::{Cup, setup};
use conformance::reference::{ConnectFour, Pig};
use strategist::{Budget, Mcts, Search};
use table::{Instinct, Knowledge, Luck, Seat, Silent, Stage};

/// Heap allocations of a search after one just like it.
fn allocations<G: Instinct>(seats: usize, search: Search) -> u64 {
    let mut state = G::new(&setup::<G>(seats));
    if state.stage() == Stage::Chance {
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        state.settle(outcomes[0].0, &mut Silent);
    }
    let knowledge = Knowledge::new(&state, Seat(0));
    let mut mcts = Mcts::new(search);
    mcts.weigh(&knowledge, &mut Luck::new(1));
    allocation_counter::measure(|| {
        mcts.weigh(&knowledge, &mut Luck::new(1));
    })
    .count_total
}

#[test]
fn a_warm_search_allocates_nothing() {
    for search in [Search::uct(Budget::Simulations(2_000)), Search::guided(Budget::Simulations(2_000), 8)] {
        assert_eq!(allocations::<ConnectFour>(2, search), 0);
        assert_eq!(allocations::<Pig>(3, search), 0);
        assert_eq!(allocations::<Cup>(1, search), 0);
    }
}
