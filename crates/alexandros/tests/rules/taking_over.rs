//! Taking over an occupied province.

use crate::bench::*;

/// The province of the third illustration, r0h1, held by the second player from the horse.
fn held(seats: usize, options: &[(&str, &str)]) -> Arrangement {
    Alexandros::arrange(&table_with(seats, options))
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(1), &cells(["r0h4"]))
        .acting(2)
}

const SEVEN: &str = "r0h1";

/// AX-078: two cards of the symbol for each governor.
#[test]
fn a_governor_is_driven_out_with_two_cards() {
    let one_horse = held(3, &[]).hand(Seat(0), &[H, O, A]).build().unwrap();
    assert_eq!(one_horse.verdict(Action::TakeOver(cell(SEVEN))), "AX-078");
    let mut two_horses = held(3, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    two_horses.plays(Action::TakeOver(cell(SEVEN)));
    assert_eq!(two_horses.hand(Seat(0)), Cards::of(&[O, A]));
}

/// AX-078: each governor costs two cards of its own symbol.
#[test]
fn each_governor_has_a_price() {
    let two = held(3, &[]).governors(Seat(1), &cells(["r1h2"]));
    let short = two.clone().hand(Seat(0), &[H, H, H, H, O]).build().unwrap();
    assert_eq!(short.verdict(Action::TakeOver(cell(SEVEN))), "AX-078");
    let enough = two.hand(Seat(0), &[H, H, A, A, O]).build().unwrap();
    assert_eq!(enough.verdict(Action::TakeOver(cell(SEVEN))), "allowed");
}

/// AX-078: nobody takes over a vacant province or one's own.
#[test]
fn only_what_others_hold_is_taken_over() {
    let game = held(3, &[]).hand(Seat(0), &[T, T, L, L]).build().unwrap();
    assert_eq!(game.verdict(Action::TakeOver(cell("r0h0"))), "AX-078");
    let own = held(3, &[]).turn(Seat(1)).hand(Seat(1), &[H, H, O, A]).build().unwrap();
    assert_eq!(own.verdict(Action::TakeOver(cell(SEVEN))), "AX-069");
}

/// AX-079: the governors go home.
#[test]
fn driven_out_governors_return() {
    let mut game = held(3, &[]).governors(Seat(1), &cells(["r3h8"])).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    assert_eq!(game.reserve(Seat(1)), 2);
    game.plays(Action::TakeOver(cell(SEVEN)));
    assert_eq!(game.reserve(Seat(1)), 3, "the one elsewhere stays");
}

/// AX-080: the attacker must be able to occupy the province, and must do it at once.
#[test]
fn the_province_must_be_occupied_at_once() {
    let cannot = held(3, &[]).governors(Seat(0), &cells(["r0h10", "r2h11", "r3h8"])).hand(Seat(0), &[H, H]);
    assert_eq!(cannot.build().unwrap().verdict(Action::TakeOver(cell(SEVEN))), "AX-071");
    let mut game = held(3, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    game.plays(Action::TakeOver(cell(SEVEN)));
    assert_eq!(game.verdict(Action::EndTurn), "AX-080");
    assert_eq!(game.verdict(Action::Pay), "AX-070");
    assert_eq!(game.offers(), cells(["r0h2", "r0h4", "r1h2"]).map(Action::Post));
}

/// AX-081: all of it is one action.
#[test]
fn a_take_over_is_one_action() {
    let mut game = held(2, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    game.plays_all(&[Action::TakeOver(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Pay]);
    assert_eq!((game.actions_left(), game.owner(number(&game, SEVEN))), (1, Some(Seat(0))));
}

/// AX-082, AX-083: the loser gets half of the cards used, chosen by the attacker.
#[test]
fn the_loser_gets_half_of_the_cards() {
    let mut game = held(3, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    game.plays_all(&[Action::TakeOver(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Pay]);
    assert_eq!(game.offers(), [A, H, O].map(Action::Give));
    assert_eq!(game.verdict(Action::Give(T)), "AX-083");
    assert_eq!(game.verdict(Action::EndTurn), "AX-083");
    game.plays_all(&[Action::Give(O), Action::Give(H)]);
    assert_eq!((game.hand(Seat(1)), game.discards()), (Cards::of(&[O, H]), Cards::of(&[A, H])));
    assert_eq!(game.known(Seat(1)), Cards::of(&[O, H]), "what was used and not discarded was given: everybody knows");
}

/// AX-084: the loser gets the larger half of an odd number.
#[test]
fn an_odd_number_is_rounded_up() {
    let mut game = held(3, &[]).hand(Seat(0), &[H, H, H, O, A]).build().unwrap();
    game.plays_all(&[Action::TakeOver(cell(SEVEN)), Action::Post(cell("r0h2")), Action::Pay]);
    // Two horses drove the governor out; horse and amphora were paid: 4 cards, 2 go. With the hoplite paid too it would be 5.
    game.plays_all(&[Action::Give(H), Action::Give(H)]);
    assert_eq!((game.hand(Seat(1)).total(), game.actions_left()), (2, 1));
    let two = held(3, &[]).governors(Seat(1), &cells(["r1h2"])).hand(Seat(0), &[H, H, A, A, O]);
    let mut game = two.build().unwrap();
    let posts = cells(["r0h4", "r1h2"]).map(Action::Post);
    game.plays(Action::TakeOver(cell(SEVEN)));
    game.plays_all(&posts);
    game.plays(Action::Pay);
    game.plays_all(&[Action::Give(H), Action::Give(H), Action::Give(A)]);
    assert_eq!((game.hand(Seat(1)), game.actions_left()), (Cards::of(&[H, H, A]), 1));
}

/// AX-085: what is not given is discarded.
#[test]
fn the_rest_is_discarded() {
    let mut game = held(3, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    game.plays_all(&[Action::TakeOver(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Pay]);
    assert!(game.discards().is_empty());
    game.plays_all(&[Action::Give(H), Action::Give(H)]);
    assert_eq!(game.discards(), Cards::of(&[O, A]));
}

/// AX-083: where there is no choice nothing is asked.
#[test]
fn equal_cards_are_given_without_asking() {
    let posted = cells(["r0h4"]);
    let lone = Alexandros::arrange(&table_with(3, &[]))
        .route(&points(["q2r0", "q1r1", "q2r1", "q2r0"]))
        .alexander(point("q0r0"))
        .governors(Seat(1), &posted)
        .hand(Seat(0), &[H, H])
        .acting(2);
    let mut game = lone.build().unwrap();
    game.plays_all(&[Action::TakeOver(cell("r0h4")), Action::Post(cell("r0h4")), Action::Pay]);
    assert_eq!((game.hand(Seat(1)), game.discards()), (Cards::of(&[H]), Cards::of(&[H])));
    assert_eq!(game.actions_left(), 1);
}

/// AX-086: with two players the loser gets governors only.
#[test]
fn with_two_players_no_cards_are_given() {
    let mut game = held(2, &[]).hand(Seat(0), &[H, H, O, A]).build().unwrap();
    game.plays_all(&[Action::TakeOver(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Pay]);
    assert_eq!((game.hand(Seat(1)), game.discards().total(), game.reserve(Seat(1))), (Cards::NONE, 4, 4));
}
