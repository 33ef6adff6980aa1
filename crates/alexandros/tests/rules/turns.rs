//! The course of a turn.

use crate::bench::*;

/// AX-018: clockwise.
#[test]
fn turns_go_round_clockwise() {
    let mut game = position(3).turn(Seat(1)).open(&[L, H]).build().unwrap();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(game.turn().0);
        game.plays(Action::Take(game.open()[0].unwrap()));
        while game.offers() != [Action::EndTurn] {
            match game.stage() {
                Stage::Chance => game.refills(),
                _ => drop(game.plays(game.offers()[0])),
            }
        }
        game.plays(Action::EndTurn);
        game.refills();
    }
    assert_eq!(order, [1, 2, 0, 1]);
}

/// AX-019: Alexander moves before anything else is done.
#[test]
fn alexander_moves_first() {
    let game = position(2).open(&[L, H]).hand(Seat(0), &[T]).build().unwrap();
    for action in [Action::Draw, Action::Pick(L), Action::Occupy(cell("r0h0")), Action::Tax(T), Action::EndTurn] {
        assert_eq!(game.verdict(action), "AX-019", "{action:?}");
    }
}

/// AX-019, AX-049: then come two actions, and no second move.
#[test]
fn two_actions_follow_the_move() {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game.walks("q-1r2", &["q-1r1"]);
    assert_eq!(game.actions_left(), 2);
    assert_eq!(game.verdict(Action::Take(H)), "AX-049");
    game.plays(Action::Pick(O));
    game.plays(Action::Pick(H));
    assert_eq!(game.offers(), [Action::EndTurn]);
    assert_eq!(game.verdict(Action::Draw), "AX-049");
}

/// AX-049: the actions may be taken in any order, and none has to be taken.
#[test]
fn actions_may_be_passed_up() {
    let game = position(2).open(&[L, H]).acting(2).build().unwrap();
    for first in [Action::Draw, Action::Pick(L), Action::EndTurn] {
        assert_eq!(game.verdict(first), "allowed");
    }
    let mut passed = game.clone();
    passed.plays(Action::EndTurn);
    assert_eq!((passed.turn(), passed.open()), (Seat(1), [Some(L), Some(H)]));
}

/// AX-050: these are the actions there are.
#[test]
fn there_are_four_kinds_of_actions() {
    // The province of the second illustration is Red's; the one east of it can be had.
    let game = position(2)
        .open(&[L, H])
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(0), &cells(["r1h0"]))
        .hand(Seat(0), &[O, H, A, T])
        .acting(2)
        .build()
        .unwrap();
    assert_eq!(
        game.offers(),
        [
            Action::Draw,
            Action::Pick(H),
            Action::Pick(L),
            Action::Occupy(cell("r0h1")),
            Action::Tax(T),
            Action::Recall(cell("r1h0")),
            Action::EndTurn,
        ],
    );
}

/// AX-051: each action may be done twice in a turn, but for taxes.
#[test]
fn actions_may_be_repeated_but_for_taxes() {
    let start = position(2)
        .open(&[L, H])
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(0), &cells(["r1h0", "r2h1"]))
        .hand(Seat(0), &[T, T])
        .acting(2);
    let game = start.build().unwrap();
    let recall = [Action::Recall(cell("r1h0")), Action::Recall(cell("r2h1"))];
    game.clone().plays_all(&recall);
    game.clone().plays_all(&[Action::Pick(L), Action::Pick(H)]);
    let mut drawing = game.clone();
    for _ in 0..2 {
        drawing.plays(Action::Draw);
        drawing.chance(Chance::Draw(O));
    }
    let mut taxing = game.clone();
    taxing.plays(Action::Tax(T));
    assert_eq!(taxing.verdict(Action::Tax(T)), "AX-093");
}
