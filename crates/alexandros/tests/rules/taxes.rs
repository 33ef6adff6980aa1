//! Collecting taxes.

use crate::bench::*;

/// Two small provinces: r0h0 (two blank cells, temple, lyre) and r0h1 (four blank cells, hoplite, horse, amphora).
fn two_provinces() -> Arrangement {
    position(3)
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .acting(2)
}

/// AX-089: a card with the symbol an own governor stands on, which is discarded.
#[test]
fn taxes_need_a_card_that_matches_a_governor() {
    let mut game = two_provinces()
        .governors(Seat(0), &cells(["r1h0"]))
        .governors(Seat(1), &cells(["r0h4"]))
        .hand(Seat(0), &[T, H])
        .build()
        .unwrap();
    assert_eq!(game.verdict(Action::Tax(H)), "AX-089", "another player's governor stands there");
    assert_eq!(game.verdict(Action::Tax(L)), "AX-089");
    game.plays(Action::Tax(T));
    assert_eq!((game.hand(Seat(0)), game.discards()), (Cards::of(&[H]), Cards::of(&[T])));
    let without = two_provinces().governors(Seat(0), &cells(["r1h0"])).build().unwrap();
    assert_eq!(without.verdict(Action::Tax(T)), "AX-089", "no card");
}

/// AX-090: provinces with two governors pay nothing.
#[test]
fn only_provinces_with_one_governor_pay() {
    let game = two_provinces().governors(Seat(0), &cells(["r1h0", "r0h4", "r1h2"])).build().unwrap();
    assert_eq!(game.tax_yield(Seat(0)), 2);
}

/// AX-091: the blank cells of all one's provinces.
#[test]
fn all_own_provinces_pay() {
    let mut game = two_provinces().governors(Seat(0), &cells(["r1h0", "r0h4"])).hand(Seat(0), &[T]).build().unwrap();
    game.plays(Action::Tax(T));
    assert_eq!(game.score(Seat(0)), Score { own_turns: 6, other_turns: 0 });
}

/// AX-092: everybody else scores too, for nothing.
#[test]
fn others_score_too() {
    let mut game = two_provinces()
        .governors(Seat(0), &cells(["r1h0"]))
        .governors(Seat(2), &cells(["r0h4"]))
        .hand(Seat(0), &[T])
        .hand(Seat(2), &[H])
        .build()
        .unwrap();
    game.plays(Action::Tax(T));
    assert_eq!([0, 1, 2].map(|seat| game.score(Seat(seat)).total()), [2, 0, 4]);
    assert_eq!(game.score(Seat(2)), Score { own_turns: 0, other_turns: 4 });
    assert_eq!(game.hand(Seat(2)), Cards::of(&[H]));
}

/// AX-093: once a turn, and again in the next.
#[test]
fn taxes_are_collected_once_a_turn() {
    let mut game = two_provinces()
        .open(&[L, H])
        .governors(Seat(0), &cells(["r1h0"]))
        .governors(Seat(1), &cells(["r0h4"]))
        .hand(Seat(0), &[T, T])
        .hand(Seat(1), &[H, T])
        .build()
        .unwrap();
    game.plays(Action::Tax(T));
    assert_eq!(game.verdict(Action::Tax(T)), "AX-093");
    game.plays(Action::EndTurn);
    game.plays(Action::Spend(T));
    while game.offers()[0] != Action::Draw {
        game.plays(game.offers()[0]);
    }
    assert_eq!(game.verdict(Action::Tax(H)), "allowed");
}

/// AX-089, AX-090: taxes that bring nothing are allowed.
#[test]
fn taxes_may_bring_nothing() {
    let mut game = two_provinces().governors(Seat(0), &cells(["r0h4", "r1h2"])).hand(Seat(0), &[H]).build().unwrap();
    game.plays(Action::Tax(H));
    assert_eq!((game.score(Seat(0)).total(), game.actions_left()), (0, 1));
}
