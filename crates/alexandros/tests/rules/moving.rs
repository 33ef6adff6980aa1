//! Moving Alexander: the card, the cell, the corner.

use crate::bench::*;

/// AX-020: one of the two face-up cards, and no other.
#[test]
fn a_face_up_card_moves_alexander() {
    let game = position(2).open(&[L, H]).build().unwrap();
    assert_eq!(game.offers(), [Action::Take(H), Action::Take(L)]);
    assert_eq!(game.verdict(Action::Take(T)), "AX-020");
}

/// AX-020: both may show the same symbol; taking either is the same.
#[test]
fn both_cards_may_be_alike() {
    let mut game = position(2).open(&[L, L]).build().unwrap();
    assert_eq!(game.offers(), [Action::Take(L)]);
    game.plays(Action::Take(L));
    assert_eq!(game.open(), [None, Some(L)]);
}

/// AX-021: only cells with the symbol of the card.
#[test]
fn alexander_goes_to_a_cell_with_the_symbol() {
    let mut game = position(2).open(&[O, H]).alexander(point("q-1r3")).build().unwrap();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.verdict(Action::Cell(cell("r2h4"))), "AX-021");
    assert_eq!(game.verdict(Action::Cell(cell("r0h2"))), "allowed");
    assert_eq!(game.verdict(Action::Cell(cell("r200h200"))), "AX-005");
}

/// AX-022: distance is counted in lines to the closest corner.
#[test]
fn the_closest_corner_counts() {
    let game = position(2).build().unwrap();
    let (board, start) = (game.board(), game.alexander());
    // The horse r0h4 has corners 2, 3 and 3 lines away from the start.
    let corners = board.corners(number(&game, "r0h4")).map(|corner| board.distance(start, corner));
    assert_eq!(corners, [2, 2, 3]);
    assert_eq!(board.nearness(start, number(&game, "r0h4")), 2);
    assert_eq!(game.nearest(H).unwrap().0, 2);
}

/// AX-022: the sea is not crossed; the way leads round it.
#[test]
fn distance_goes_round_the_sea() {
    let game = position(2).build().unwrap();
    let number = |name| game.board().point_number(point(name)).unwrap();
    // Across the Black Sea it would be two lines.
    let (west, east) = (number("q2r0"), number("q4r0"));
    assert_eq!(game.board().distance(west, east), 4);
}

/// AX-023: a wall on any of the three sides bars the cell.
#[test]
fn a_wall_on_any_side_bars_the_cell() {
    for side in [["q2r0", "q1r1"], ["q2r0", "q2r1"], ["q1r1", "q2r1"]] {
        let game = position(2).route(&points(side)).build().unwrap();
        assert!(!game.available(H).contains(number(&game, "r0h4")), "{side:?}");
    }
}

/// AX-023: the refusal says so.
#[test]
fn a_walled_cell_is_refused() {
    let mut game =
        position(2).open(&[O, H]).alexander(point("q-1r3")).route(&points(["q1r0", "q1r1"])).build().unwrap();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.verdict(Action::Cell(cell("r0h2"))), "AX-023");
}

/// AX-024: no cell round Alexander is available.
#[test]
fn cells_round_alexander_are_not_available() {
    let game = position(2).alexander(point("q1r1")).build().unwrap();
    for (symbol, name) in [(O, "r0h2"), (H, "r0h4"), (A, "r1h2")] {
        assert!(!game.available(symbol).contains(number(&game, name)), "{name}");
    }
    let mut game = position(2).open(&[O, H]).alexander(point("q1r1")).build().unwrap();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.verdict(Action::Cell(cell("r0h2"))), "AX-024");
}

/// AX-025: a cell with a governor is not available.
#[test]
fn a_governor_bars_the_cell() {
    let mut game =
        position(2).open(&[O, H]).alexander(point("q-1r3")).governors(Seat(1), &cells(["r0h2"])).build().unwrap();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.verdict(Action::Cell(cell("r0h2"))), "AX-025");
    assert_eq!(game.verdict(Action::Cell(cell("r1h5"))), "allowed");
}

/// AX-025: a governor on the nearest cell makes the next nearest the target.
#[test]
fn a_governor_sends_alexander_farther() {
    let start = position(2).open(&[L, H]);
    let game = start.clone().build().unwrap();
    let near = game.nearest(H).unwrap();
    let game = start.governors(Seat(1), &cells(["r0h4"])).build().unwrap();
    let next = game.nearest(H).unwrap();
    assert_eq!((near.0, next.0), (2, 3));
    assert_eq!(next.1.iter().collect::<Vec<_>>(), [number(&game, "r2h4")]);
}

/// AX-026: a wall that only touches a corner does not matter.
#[test]
fn a_wall_at_a_corner_does_not_bar_the_cell() {
    let game = position(2).route(&points(["q1r0", "q2r0"])).route(&points(["q1r1", "q1r2"])).build().unwrap();
    assert!(game.available(H).contains(number(&game, "r0h4")));
}

/// AX-030: the card goes to the hand, where everybody knows it.
#[test]
fn the_card_goes_to_the_hand() {
    let mut game = position(2).open(&[L, H]).hand(Seat(0), &[T]).build().unwrap();
    game.plays(Action::Take(L));
    assert_eq!(game.hand(Seat(0)), Cards::of(&[T, L]));
    assert_eq!(game.known(Seat(0)), Cards::of(&[L]));
}

/// AX-031: another card is turned up in its place before cell, corner and route are chosen.
#[test]
fn the_card_is_replaced_at_once() {
    let mut game = position(2).open(&[H, L]).build().unwrap();
    game.plays(Action::Take(L));
    assert_eq!((game.stage(), game.open()), (Stage::Chance, [Some(H), None]));
    assert_eq!(
        game.outcomes(),
        Symbol::ALL.map(|symbol| (Chance::TurnUp(symbol), 11 - u32::from(symbol == H || symbol == L)))
    );
    game.chance(Chance::TurnUp(O));
    assert_eq!(game.open(), [Some(H), Some(O)]);
    assert_eq!(game.board().point(game.alexander()), point("q0r0"));
}

/// AX-032: among equally near cells the player chooses; nearer ones are not asked about.
#[test]
fn the_player_chooses_among_the_nearest() {
    let mut game = position(2).open(&[O, H]).alexander(point("q-1r3")).build().unwrap();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.offers(), cells(["r0h2", "r1h5", "r3h5"]).map(Action::Cell));
    assert_eq!(game.verdict(Action::Corner(point("q1r0"))), "AX-032");
}

/// AX-021, AX-022: a farther cell is refused with both distances.
#[test]
fn a_farther_cell_is_refused() {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(T));
    let refusal = game.check(Seat(0), Action::Cell(cell("r2h4"))).unwrap_err();
    assert_eq!(refusal.clause.unwrap().as_str(), "AX-022");
    assert_eq!(refusal.reason.args[1..], [("distance", 3u8.into()), ("nearest", 2u8.into())]);
}

/// AX-033: any corner of the cell, whatever the distance, and nothing but a corner.
#[test]
fn any_corner_of_the_cell_will_do() {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.offers(), points(["q-1r2", "q0r2", "q-1r3"]).map(Action::Corner));
    assert_eq!(game.verdict(Action::Corner(point("q0r1"))), "AX-033");
    assert_eq!(game.verdict(Action::Corner(point("q100r100"))), "AX-033");
}
