//! The order of turns (AG-051 to AG-067, AG-074).

use crate::common::{Board, boxes, seat};
use empire::{Action, Phase};
use table::{Game, Seat, Stage};

fn order(board: &Board) -> Vec<u8> {
    (0..board.game.seats() as u8).filter_map(|place| board.game.player_at(place)).map(|seat| seat.0).collect()
}

/// AG-061, AG-062, AG-063, AG-064, AG-065: the worked example: Michael, Marion, Daniel and Peter.
#[test]
fn the_worked_example() {
    let mut board = Board::new(4);
    let (michael, marion, daniel, peter) = (0, 1, 2, 3);
    board.allocate(&[boxes(1, 5, 5, 4), boxes(1, 3, 6, 5), boxes(0, 4, 6, 5), boxes(0, 3, 6, 6)]);
    assert_eq!(board.decider(), michael, "as many cubes as Marion, more armies");
    board.act(michael, Action::Position(4));
    assert_eq!(board.decider(), marion);
    board.act(marion, Action::Position(2));
    assert_eq!(board.decider(), daniel, "more armies than Peter at equal points");
    board.act(daniel, Action::Position(3));
    assert_eq!(order(&board), [peter, marion, daniel, michael]);
    assert_eq!(board.decider(), peter);
}

/// AG-051: the highest bidder chooses first, any place.
#[test]
fn the_highest_bidder_chooses_first() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(1, 14, 0, 0), boxes(3, 4, 4, 4), boxes(2, 13, 0, 0)]);
    assert_eq!(board.decider(), 1);
    for place in 1..=3 {
        assert!(board.check(1, Action::Position(place)).is_ok());
    }
    assert_eq!(board.refused(1, Action::Position(0)), "AG-051");
    assert_eq!(board.refused(1, Action::Position(4)), "AG-051");
}

/// AG-052: a place that was taken stays taken.
#[test]
fn a_place_taken_stays_taken() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(3, 4, 4, 4), boxes(2, 5, 4, 4), boxes(1, 6, 4, 4)]);
    board.act(0, Action::Position(2));
    let next = board.decider();
    assert_eq!(board.refused(next, Action::Position(2)), "AG-052");
}

/// A second region in which seat 1 leads by 2 points over seat 0, and seat 2 has none.
fn second_region(options: &[(&str, &str)]) -> Board {
    let mut board = Board::with(3, options);
    board.allocate(&[boxes(3, 4, 4, 4), boxes(2, 5, 4, 4), boxes(1, 6, 4, 4)]).settle_order();
    while board.decider() != 1 {
        board.idle();
    }
    board.march(0, 1, 3).halt().end().idle_through_region();
    assert!(board.scores()[1] > board.scores()[0]);
    assert_eq!((board.scores()[0], board.scores()[2]), (0, 0));
    board
}

/// AG-053: the others choose by score, whatever they bid.
#[test]
fn the_others_choose_by_score() {
    let mut board = second_region(&[]);
    board.allocate(&[boxes(5, 4, 3, 3), boxes(0, 5, 5, 5), boxes(4, 5, 3, 3)]);
    board.act(0, Action::Position(1));
    assert_eq!(board.decider(), 1, "has more points than seat 2, who bid more");
}

/// AG-054: at equal points (and, by our default, armies and temples) a lot is cast.
#[test]
fn equal_in_everything_cast_lots() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5), boxes(0, 5, 5, 5)]);
    assert_eq!(board.game.stage(), Stage::Chance, "seats 1 and 2 are equal");
    board.lot(2);
    assert_eq!(board.decider(), 0);
    board.act(0, Action::Position(3));
    assert_eq!(board.decider(), 2, "the lot fell on seat 2");
}

/// AG-055, AG-056: nobody bids in the very first turn: the oldest begins and play goes clockwise.
#[test]
fn nobody_bids_in_the_first_turn() {
    let mut board = Board::with(3, &[("oldestSeat", "1")]);
    board.allocate(&[boxes(0, 5, 5, 5); 3]);
    assert_eq!(order(&board), [1, 2, 0]);
    assert!(matches!(board.game.phase(), Phase::March(0)));
}

/// AG-055: the rule of the oldest is for the very first turn only.
#[test]
fn nobody_bids_later() {
    let mut board = second_region(&[]);
    board.allocate(&[boxes(0, 5, 5, 5), boxes(0, 5, 5, 5), boxes(0, 4, 6, 5)]);
    assert_eq!(board.decider(), 1, "the leader on the score track chooses");
}

/// AG-057, AG-058: a tie for the highest bid of at least one cube goes to more armies.
#[test]
fn tied_bids_go_by_armies() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(2, 3, 5, 5), boxes(2, 4, 5, 4), boxes(1, 14, 0, 0)]);
    assert_eq!(board.decider(), 1);
    board.act(1, Action::Position(1));
    assert_eq!(board.decider(), 0, "the other top bidder is next");
}

/// AG-059: then to more temples.
#[test]
fn then_by_temples() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(2, 4, 4, 5), boxes(2, 4, 5, 4)]);
    assert_eq!(board.decider(), 1);
}

/// AG-060: then by lot among the tied.
#[test]
fn then_by_lot() {
    let mut board = Board::new(3);
    board.allocate(&[boxes(2, 4, 4, 5), boxes(2, 4, 4, 5), boxes(0, 5, 5, 5)]);
    let Phase::Lot(tied) = board.game.phase() else { panic!("a lot is due") };
    assert_eq!(tied.iter().collect::<Vec<_>>(), [seat(0), seat(1)]);
    board.lot(1);
    assert_eq!(board.decider(), 1);
}

/// AG-066, AG-067: the cubes that were bid are spent for the region, the winner's and the others'.
#[test]
fn bids_are_spent() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(4, 3, 4, 4), boxes(3, 4, 4, 4)]).settle_order();
    assert_eq!([board.game.spent(seat(0)), board.game.spent(seat(1))], [4, 3]);
    board.idle().idle();
    assert_eq!(board.refused(0, Action::Redistribute { temples: 12, cities: 0 }), "AG-049");
}

/// AG-074: every marker stands on a place of its own.
#[test]
fn every_marker_has_a_place() {
    let mut board = Board::new(5);
    board.allocate(&[boxes(3, 4, 4, 4), boxes(2, 5, 4, 4), boxes(1, 6, 4, 4), boxes(0, 5, 5, 5), boxes(0, 4, 6, 5)]);
    board.settle_order();
    let mut seats = order(&board);
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3, 4]);
}

/// AG-053, AG-054 with the options: by bid, and ties of points by lot.
#[test]
fn options_for_the_rest() {
    let mut by_bid = second_region(&[("turnOrderRest", "bid")]);
    by_bid.allocate(&[boxes(5, 4, 3, 3), boxes(0, 5, 5, 5), boxes(4, 5, 3, 3)]);
    by_bid.act(0, Action::Position(1));
    assert_eq!(by_bid.decider(), 2, "bid more than seat 1");

    let mut by_lot = Board::with(3, &[("vpTie", "lot")]);
    by_lot.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5), boxes(0, 3, 7, 5)]);
    assert_eq!(by_lot.game.stage(), Stage::Chance, "more armies do not help seat 1");
    let by_armies = {
        let mut board = Board::new(3);
        board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5), boxes(0, 3, 7, 5)]);
        board
    };
    assert_eq!(by_armies.game.stage().deciders().lowest(), Some(Seat(0)), "no lot by default");
}
