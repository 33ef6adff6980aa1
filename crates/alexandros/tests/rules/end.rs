//! The end of the game.

use crate::bench::*;

/// A table with so few walls that the way to the lyre needs a red one.
fn last_move(black: u8) -> Alexandros {
    let mut game =
        Alexandros::arrange(&table_with_walls(2, black, 5)).open(&[L, H]).hand(Seat(0), &[T]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game.walks("q-1r3", &["q0r1", "q0r2"]);
    game
}

/// AX-101: the game ends when red walls had to be used.
#[test]
fn red_walls_end_the_game() {
    let mut game = last_move(2);
    game.plays(Action::EndTurn);
    assert_eq!(game.stage(), Stage::Over);
    assert_eq!(game.standing().unwrap().reason.id, "alexandros-end");
}

/// AX-101: the last black wall alone does not end it.
#[test]
fn using_the_last_black_wall_does_not_end_the_game() {
    let mut game = last_move(3);
    assert_eq!(game.black_left(), 0);
    game.plays(Action::EndTurn);
    assert_eq!(game.stage(), Stage::Decide(Seats::one(Seat(1))));
}

/// AX-102: the player still takes two actions.
#[test]
fn two_actions_follow_the_last_move() {
    let mut game = last_move(2);
    game.plays(Action::Pick(O));
    assert_eq!(game.stage(), Stage::Decide(Seats::one(Seat(0))));
    game.plays(Action::Pick(H));
    assert_eq!(game.offers(), [Action::EndTurn]);
    game.plays(Action::EndTurn);
    assert_eq!(game.stage(), Stage::Over);
}

/// Seat 0 about to score 2, seat 1 about to score 4, with these points before.
fn scores(before: [u16; 2], options: &[(&str, &str)]) -> Arrangement {
    Alexandros::arrange(&table_with(2, options))
        .open(&[L, H])
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(0), &cells(["r1h0"]))
        .governors(Seat(1), &cells(["r0h4"]))
        .hand(Seat(0), &[T])
        .score(Seat(0), Score { own_turns: before[0], other_turns: 0 })
        .score(Seat(1), Score { own_turns: 0, other_turns: before[1] })
        .acting(2)
}

/// AX-103: reaching or passing 100 points ends the game; 99 do not.
#[test]
fn a_hundred_points_end_the_game() {
    for (before, is_over) in [([98, 0], true), ([99, 0], true), ([97, 0], false), ([0, 96], true), ([0, 95], false)] {
        let mut game = scores(before, &[]).build().unwrap();
        game.plays(Action::Tax(T));
        assert_eq!(game.stage() == Stage::Over, is_over, "{before:?}");
    }
}

/// AX-104: at once, with an action left, but with everybody's taxes booked.
#[test]
fn the_game_ends_at_once() {
    let mut game = scores([98, 50], &[]).build().unwrap();
    game.plays(Action::Tax(T));
    assert_eq!(game.stage(), Stage::Over);
    assert_eq!(game.standing().unwrap().scores, [100, 54]);
    assert!(game.check(Seat(0), Action::EndTurn).unwrap_err().clause.is_none());
}

/// AX-105: most points win, whoever reached the hundred first.
#[test]
fn most_points_win() {
    let mut game = scores([98, 97], &[]).build().unwrap();
    game.plays(Action::Tax(T));
    let standing = game.standing().unwrap();
    assert_eq!((standing.scores, standing.ranks), (vec![100, 101], vec![2, 1]));
    assert_eq!(game.payoffs()[..2], [0.0, 1.0]);
}

/// AX-105: equal points share the victory.
#[test]
fn equal_points_share_the_victory() {
    let mut game = scores([98, 96], &[]).build().unwrap();
    game.plays(Action::Tax(T));
    assert_eq!(game.standing().unwrap().ranks, [1, 1]);
    assert_eq!(game.payoffs()[..2], [0.5, 0.5]);
}

/// AX-105: where the points came from adds up.
#[test]
fn the_breakdown_adds_up() {
    let mut game = scores([98, 96], &[]).build().unwrap();
    game.plays(Action::Tax(T));
    let standing = game.standing().unwrap();
    let sum = |seat: usize| standing.breakdown.iter().map(|line| line.points[seat]).sum::<i32>();
    assert_eq!([sum(0), sum(1)], [100, 100]);
    assert_eq!(standing.breakdown[0].points, [100, 0]);
}
