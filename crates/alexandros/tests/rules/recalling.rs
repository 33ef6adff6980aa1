//! Recalling a governor.

use crate::bench::*;

fn with_governors(names: &[&str]) -> Alexandros {
    let governors: Vec<Cell> = names.iter().map(|name| cell(name)).collect();
    position(2)
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(0), &governors)
        .governors(Seat(1), &cells(["r1h0"]))
        .acting(2)
        .build()
        .unwrap()
}

/// AX-098: one own governor for an action.
#[test]
fn a_governor_is_recalled_as_an_action() {
    let mut game = with_governors(&["r0h4", "r1h2"]);
    assert_eq!(game.verdict(Action::Recall(cell("r1h0"))), "AX-098", "another player's");
    assert_eq!(game.verdict(Action::Recall(cell("r0h2"))), "AX-098", "none there");
    game.plays(Action::Recall(cell("r0h4")));
    assert_eq!((game.governors(Seat(0)).len(), game.actions_left()), (1, 1));
}

/// AX-099: it takes no card.
#[test]
fn recalling_takes_no_card() {
    let mut game = with_governors(&["r0h4"]);
    assert!(game.hand(Seat(0)).is_empty());
    game.plays(Action::Recall(cell("r0h4")));
    assert!(game.discards().is_empty());
}

/// AX-100: back to the reserve; one governor left pays taxes again.
#[test]
fn the_province_pays_again() {
    let mut game = with_governors(&["r0h4", "r1h2"]);
    assert_eq!((game.reserve(Seat(0)), game.tax_yield(Seat(0))), (2, 0));
    game.plays(Action::Recall(cell("r0h4")));
    assert_eq!((game.reserve(Seat(0)), game.tax_yield(Seat(0))), (3, 4));
}

/// AX-100: without its last governor the province is vacant.
#[test]
fn the_last_governor_leaves_the_province_vacant() {
    let mut game = with_governors(&["r0h4"]);
    game.plays(Action::Recall(cell("r0h4")));
    assert_eq!(game.owner(number(&game, "r0h1")), None);
}
