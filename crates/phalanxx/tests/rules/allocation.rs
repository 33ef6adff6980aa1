//! The rules and the instinct work without the heap once the buffers are warm.

use crate::support::setup;
use phalanxx::Phalanxx;
use table::{Game, Instinct, Luck, Silent, Stage};

#[test]
fn nothing_is_allocated_once_warm() {
    for seats in 1..=4 {
        let setup = setup(seats, &[("game", "expert")]);
        let (mut actions, mut outcomes) = (Vec::with_capacity(64), Vec::with_capacity(64));
        let mut hopes = 0.0;
        Phalanxx::judgement(); // read once
        let allocated = allocation_counter::measure(|| {
            for seed in 0..5 {
                let mut luck = Luck::new(seed);
                let mut state = Phalanxx::new(&setup);
                while state.stage() != Stage::Over {
                    if let Some(seat) = state.stage().deciders().lowest() {
                        actions.clear();
                        state.actions(seat, &mut actions);
                        let action = luck.pick(&actions);
                        hopes += state.urge(seat, action) + state.evaluate()[seat.index()];
                        state.act(seat, action, &mut Silent);
                    } else {
                        outcomes.clear();
                        state.chances(&mut outcomes);
                        state.settle(luck.weighted(&outcomes), &mut Silent);
                    }
                    let mut imagined = state.clone();
                    imagined.redeal(table::Seat(0), &mut luck);
                }
            }
        });
        assert!(hopes.is_finite());
        assert_eq!(allocated.count_total, 0, "{seats} seats");
    }
}
