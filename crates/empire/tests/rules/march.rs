//! Marching (AG-034, AG-035, AG-068, AG-069, AG-076 to AG-095).

use crate::common::{Board, boxes, seat};
use empire::{Action, March, Phase};
use table::Game;

/// Seat 0 to march first in the first region with these boxes, seat 1 with few armies after it.
fn marching(own: empire::Boxes) -> Board {
    let mut board = Board::new(2);
    board.allocate(&[own, boxes(0, 2, 7, 6)]).settle_order();
    assert_eq!(board.decider(), 0);
    board
}

/// The same in the short campaign, which begins in Asia Minor.
fn marching_in_asia(own: empire::Boxes) -> Board {
    let mut board = Board::with(2, &[("campaign", "short")]);
    board.allocate(&[own, boxes(0, 2, 7, 6)]).settle_order();
    board
}

/// AG-034, AG-093: first the march, then the buildings, before the next player marches.
#[test]
fn march_then_build_then_the_next() {
    let mut board = marching(boxes(1, 4, 5, 5));
    assert_eq!(board.refused(0, Action::Temple(1)), "AG-035");
    board.march(0, 1, 4).halt();
    let march = March { from: 1, to: 2, armies: [0, 1, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(march)), "AG-093");
    board.temple(1).end();
    assert_eq!(board.decider(), 1);
}

/// AG-035, AG-076: players march one after another in the order of turns.
#[test]
fn in_the_order_of_turns() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(0, 5, 5, 5), boxes(2, 4, 5, 4), boxes(1, 6, 4, 4)]);
    board.act(1, Action::Position(3));
    board.settle_order();
    let mut played = Vec::new();
    while matches!(board.game.phase(), Phase::March(_)) {
        played.push(board.decider());
        assert!(board.check((board.decider() + 1) % 3, Action::Halt).is_err(), "nobody else may act");
        board.idle();
    }
    assert_eq!(played.len(), 3);
    assert_eq!(played[2], 1, "chose the last place");
}

/// AG-068, AG-069: armies stand on the campaign symbol when their owner is to move, and march from there.
#[test]
fn armies_start_on_the_campaign_symbol() {
    let mut board = marching(boxes(1, 4, 5, 5));
    assert_eq!(board.game.armies_at(seat(0), 0), 4);
    assert_eq!(board.game.armies_at(seat(1), 0), 0, "not yet their turn");
    board.march(0, 1, 3);
    assert_eq!([board.game.armies_at(seat(0), 0), board.game.armies_at(seat(0), 1)], [1, 3]);
}

/// AG-077: only armies march, and only those that stand there.
#[test]
fn only_armies_march() {
    let board = marching(boxes(1, 4, 5, 5));
    assert_eq!(board.refused(0, Action::March(March { from: 0, to: 1, armies: [0; 3], temples: 0 })), "AG-077");
    assert_eq!(board.refused(0, Action::March(March { from: 0, to: 1, armies: [5, 0, 0], temples: 0 })), "AG-077");
    assert_eq!(board.refused(0, Action::March(March { from: 0, to: 1, armies: [255; 3], temples: 0 })), "AG-077");
}

/// AG-078, AG-114, AG-122: no action moves or removes a building; it stands to the end.
#[test]
fn buildings_never_move() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4).march_group(1, 2, [0, 2, 0]).halt().temple(1).city(2).end();
    board.idle();
    let stand = |board: &Board| (board.game.temples_in(seat(0), 0), board.game.city(0, 2));
    assert_eq!(stand(&board), (1, Some(seat(0))));
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    assert_eq!(stand(&board), (1, Some(seat(0))));
}

/// AG-079, AG-080: three provinces a turn, the entry counted in.
#[test]
fn three_provinces_a_turn_with_the_first() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4).march_group(1, 3, [0, 4, 0]).march_group(3, 4, [0, 0, 4]);
    let on = March { from: 4, to: 5, armies: [4, 0, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(on)), "AG-079", "Thracia would be the fourth");
    board.halt().end().idle().keep();
    assert!(board.check(0, Action::March(on)).is_ok(), "rested in the next turn");
}

/// AG-079: the limit is counted for each army, not for the group.
#[test]
fn each_army_counts_its_own_steps() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 2).halt().end().idle().keep();
    board.march(0, 1, 2);
    let steps = |armies| Action::March(March { from: 1, to: 2, armies, temples: 0 });
    assert!(board.check(0, steps([2, 0, 0])).is_ok(), "the two that rested there");
    assert!(board.check(0, steps([0, 2, 0])).is_ok(), "the two that came now");
    assert!(board.check(0, steps([1, 2, 0])).is_ok(), "a mixed group");
    assert_eq!(board.refused(0, steps([3, 0, 0])), "AG-077");
}

/// AG-081, AG-083, AG-085, AG-086, AG-145: hard ways cost cubes from the temple or city box, spent for the region.
#[test]
fn hard_ways_cost_cubes() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4);
    let over_the_mountains = |temples| Action::March(March { from: 1, to: 3, armies: [0, 4, 0], temples });
    board.act(0, over_the_mountains(1));
    assert_eq!((board.game.boxes(seat(0)).temples, board.game.spent(seat(0))), (4, 2), "the bid and the way");
    let poor = {
        let mut board = marching(boxes(1, 14, 0, 0));
        board.march(0, 1, 4);
        board
    };
    assert_eq!(poor.refused(0, over_the_mountains(0)), "AG-083");
}

/// AG-084: one payment may be mixed from both boxes, in any mix that the boxes hold.
#[test]
fn a_payment_may_be_mixed() {
    let mut board = marching_in_asia(boxes(1, 4, 1, 9));
    board.march(0, 1, 4).march_group(1, 4, [0, 4, 0]);
    assert_eq!(board.cost(4, 6), 2, "the Cilician Gates");
    let gates = |temples| Action::March(March { from: 4, to: 6, armies: [0, 0, 4], temples });
    let boxes = board.game.boxes(seat(0));
    assert_eq!((boxes.temples, boxes.cities), (0, 9), "the temple cube went for the first pass");
    assert_eq!(board.refused(0, gates(1)), "AG-084");
    let mut mixed = marching_in_asia(crate::common::boxes(1, 4, 5, 5));
    mixed.march(0, 1, 4).march_group(1, 4, [0, 4, 0]);
    assert_eq!(mixed.refused(0, gates(3)), "AG-084");
    mixed.act(0, gates(1));
    assert_eq!((mixed.game.boxes(seat(0)).temples, mixed.game.boxes(seat(0)).cities), (3, 4));
}

/// AG-089: any number of armies go together for one payment.
#[test]
fn a_group_pays_once() {
    let mut board = marching_in_asia(boxes(1, 4, 6, 4));
    board.march(0, 1, 4).march_group(1, 4, [0, 4, 0]);
    let before = board.game.boxes(seat(0)).temples;
    board.march_group(4, 6, [0, 0, 4]);
    assert_eq!(before - board.game.boxes(seat(0)).temples, 2);
}

/// AG-090: two groups over the same arrow pay twice: 4 for a cost of 2.
#[test]
fn two_groups_pay_twice() {
    let mut board = marching_in_asia(boxes(1, 4, 6, 4));
    board.march(0, 1, 4).march_group(1, 4, [0, 4, 0]);
    let before = board.game.boxes(seat(0)).temples;
    board.march_group(4, 6, [0, 0, 2]).march_group(4, 6, [0, 0, 2]);
    assert_eq!(before - board.game.boxes(seat(0)).temples, 4);
}

/// AG-091: groups from different provinces each pay their own way in.
#[test]
fn groups_from_different_provinces_pay_each() {
    let mut board = marching_in_asia(boxes(1, 4, 6, 4));
    board.march(0, 1, 4).march_group(1, 2, [0, 2, 0]);
    let before = board.game.boxes(seat(0)).temples;
    board.march_group(1, 4, [0, 2, 0]).march_group(2, 4, [0, 0, 2]);
    assert_eq!(before - board.game.boxes(seat(0)).temples, 2, "one each");
}

/// AG-021, AG-092: once the target is entered the turn is played out by all, and is the last.
#[test]
fn entering_the_target_ends_the_region_after_the_turn() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4).march_group(1, 2, [0, 1, 0]).march_group(2, 6, [0, 0, 1]).halt().end();
    assert_eq!((board.game.region(), board.decider()), (0, 1), "the other still plays");
    board.idle();
    assert_eq!((board.game.region(), board.game.turn()), (1, 1));
}

/// AG-020, AG-022, AG-095: without that the region ends after its third turn.
#[test]
fn a_region_ends_after_three_turns() {
    let mut board = marching(boxes(1, 4, 5, 5));
    for turn in 1..=3 {
        assert_eq!((board.game.region(), board.game.turn()), (0, turn));
        board.idle().idle();
        if turn < 3 {
            board.keep();
        }
    }
    assert_eq!((board.game.region(), board.game.turn()), (1, 1));
}

/// AG-094: scoring waits until all have placed.
#[test]
fn scoring_waits_for_all() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4).halt().temple(1).end();
    assert_eq!(board.scores(), [0, 0]);
    board.halt();
    assert_eq!(board.scores(), [0, 0]);
    board.end();
    assert_eq!(board.scores(), [5, 0]);
}

/// Armies may go back along arrows, but not onto the campaign symbol.
#[test]
fn armies_may_go_back_but_not_to_the_symbol() {
    let mut board = marching(boxes(1, 4, 5, 5));
    board.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).march_group(2, 1, [0, 0, 2]);
    assert_eq!(board.game.armies_at(seat(0), 1), 2);
    let home = March { from: 1, to: 0, armies: [1, 0, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(home)), "AG-013");
    let nowhere = March { from: 9, to: 200, armies: [1, 0, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(nowhere)), "AG-013");
    let mut offered = Vec::new();
    board.game.actions(seat(0), &mut offered);
    assert!(offered.is_sorted());
}
