//! Occupying a vacant province.

use crate::bench::*;

/// The province of the third illustration, r0h1: four blank cells, hoplite, horse and amphora.
fn seven_cells() -> Arrangement {
    position(3)
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .acting(2)
}

const SEVEN: &str = "r0h1";

/// AX-069: only a province that nobody holds is vacant.
#[test]
fn a_held_province_is_not_vacant() {
    let hand = [O, H, A];
    let others = seven_cells().hand(Seat(0), &hand).governors(Seat(1), &cells(["r0h4"])).build().unwrap();
    assert_eq!(others.verdict(Action::Occupy(cell(SEVEN))), "AX-069");
    let own = seven_cells().hand(Seat(0), &hand).governors(Seat(0), &cells(["r0h4"])).build().unwrap();
    assert_eq!(own.verdict(Action::Occupy(cell(SEVEN))), "AX-069", "nor can one's own be occupied again");
    let vacant = seven_cells().hand(Seat(0), &hand).build().unwrap();
    assert_eq!(vacant.verdict(Action::Occupy(cell(SEVEN))), "allowed");
}

/// AX-070: at least one governor, on any of the symbol cells.
#[test]
fn a_governor_must_be_posted() {
    let mut game = seven_cells().hand(Seat(0), &[O, H, A]).build().unwrap();
    game.plays(Action::Occupy(cell(SEVEN)));
    assert_eq!(game.offers(), cells(["r0h2", "r0h4", "r1h2"]).map(Action::Post));
    assert_eq!(game.verdict(Action::Pay), "AX-070");
    assert_eq!(game.verdict(Action::Post(cell("r0h1"))), "AX-070", "a blank cell");
    assert_eq!(game.verdict(Action::Post(cell("r2h4"))), "AX-070", "a cell outside");
}

/// AX-070: without a governor in reserve nothing can be occupied; one recalled in the same turn will do.
#[test]
fn no_governor_no_province() {
    let posted = cells(["r0h10", "r2h11", "r3h8", "r4h8"]);
    let mut game = seven_cells().hand(Seat(0), &[O, H, A]).governors(Seat(0), &posted).build().unwrap();
    assert_eq!(game.verdict(Action::Occupy(cell(SEVEN))), "AX-070");
    game.plays(Action::Recall(cell("r4h8")));
    assert_eq!(game.verdict(Action::Occupy(cell(SEVEN))), "allowed");
}

/// AX-071: a card of its symbol for each other symbol cell; the cards are discarded.
#[test]
fn the_other_cells_are_paid_with_cards() {
    let mut game = seven_cells().hand(Seat(0), &[O, H, A, T]).build().unwrap();
    game.plays_all(&[Action::Occupy(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Pay]);
    assert_eq!((game.hand(Seat(0)), game.discards()), (Cards::of(&[H, T]), Cards::of(&[O, A])));
    assert_eq!((game.reserve(Seat(0)), game.actions_left(), game.tax_yield(Seat(0))), (3, 1, 4));
}

/// AX-071: no other card stands in for a missing one; the refusal names what is missing.
#[test]
fn missing_cards_are_named() {
    let posted = cells(["r0h10", "r2h11", "r3h8"]);
    let game = seven_cells().hand(Seat(0), &[H, H, H, T]).governors(Seat(0), &posted).build().unwrap();
    let refusal = game.check(Seat(0), Action::Occupy(cell(SEVEN))).unwrap_err();
    assert_eq!(refusal.clause.unwrap().as_str(), "AX-071");
    let words = words::Words::new(words::Lang::En, Alexandros::ABOUT.words.iter().copied());
    assert_eq!(words.say(&refusal.reason), "You lack 1 amphora and 1 hoplite, and 1 governor cannot make up for that.",);
}

/// AX-072: a governor in place of a card.
#[test]
fn a_governor_may_stand_in_for_a_card() {
    let mut game = seven_cells().hand(Seat(0), &[O]).build().unwrap();
    game.plays_all(&[Action::Occupy(cell(SEVEN)), Action::Post(cell("r0h4"))]);
    assert_eq!(game.verdict(Action::Pay), "AX-072", "the amphora is neither paid nor governed");
    game.plays_all(&[Action::Post(cell("r1h2")), Action::Pay]);
    assert_eq!((game.hand(Seat(0)), game.reserve(Seat(0))), (Cards::NONE, 2));
}

/// AX-072: even with the card in hand.
#[test]
fn a_card_may_be_spared() {
    let mut game = seven_cells().hand(Seat(0), &[O, H, A]).build().unwrap();
    let posts = cells(["r0h2", "r0h4", "r1h2"]).map(Action::Post);
    game.plays(Action::Occupy(cell(SEVEN)));
    game.plays_all(&posts);
    game.plays(Action::Pay);
    assert_eq!((game.hand(Seat(0)).total(), game.reserve(Seat(0))), (3, 1));
}

/// AX-073: one governor a cell, and only as many as are in reserve.
#[test]
fn one_governor_a_cell_as_long_as_there_are_any() {
    let posted = cells(["r0h10", "r2h11"]);
    let mut game = seven_cells().hand(Seat(0), &[O, A, H]).governors(Seat(0), &posted).build().unwrap();
    game.plays_all(&[Action::Occupy(cell(SEVEN)), Action::Post(cell("r0h4"))]);
    assert_eq!(game.verdict(Action::Post(cell("r0h4"))), "AX-073");
    game.plays(Action::Post(cell("r1h2")));
    assert_eq!(game.verdict(Action::Post(cell("r0h2"))), "AX-070", "none in reserve");
    assert_eq!(game.offers(), [Action::Pay]);
}

/// AX-071, AX-073: governors are only posted where the rest can still be paid.
#[test]
fn the_occupation_can_always_be_completed() {
    let posted = cells(["r0h10", "r2h11"]);
    let mut game = seven_cells().hand(Seat(0), &[O]).governors(Seat(0), &posted).build().unwrap();
    game.plays(Action::Occupy(cell(SEVEN)));
    // Two governors, and no card for the horse and the amphora: the hoplite must be paid.
    assert_eq!(game.verdict(Action::Post(cell("r0h2"))), "AX-071");
    assert_eq!(game.offers(), cells(["r0h4", "r1h2"]).map(Action::Post));
}

/// AX-074: two governors, no taxes.
#[test]
fn two_governors_yield_nothing() {
    let mut game = seven_cells().hand(Seat(0), &[O]).build().unwrap();
    game.plays_all(&[Action::Occupy(cell(SEVEN)), Action::Post(cell("r0h4")), Action::Post(cell("r1h2")), Action::Pay]);
    assert_eq!(game.tax_yield(Seat(0)), 0);
}

/// While a province is being occupied nothing else is done.
#[test]
fn an_occupation_is_finished_before_anything_else() {
    let mut game = seven_cells().hand(Seat(0), &[O, H, A]).open(&[L, L]).build().unwrap();
    game.plays(Action::Occupy(cell(SEVEN)));
    for action in [Action::Draw, Action::EndTurn, Action::Pick(L)] {
        assert_eq!(game.verdict(action), "AX-071");
    }
}

/// AX-058: a province is named by its first cell.
#[test]
fn a_province_goes_by_its_first_cell() {
    let game = seven_cells().hand(Seat(0), &[O, H, A]).build().unwrap();
    assert_eq!(game.verdict(Action::Occupy(cell("r0h4"))), "AX-058");
    assert_eq!(game.verdict(Action::Occupy(cell("r0h255"))), "AX-005");
}
