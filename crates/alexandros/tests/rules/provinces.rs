//! Provinces: how borders divide the land.

use crate::bench::*;

/// AX-058: walls and the coast together enclose a province.
#[test]
fn walls_and_coast_enclose_a_province() {
    let game = position(2).route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"])).build().unwrap();
    assert_eq!(game.province_around("r0h0"), ["r0h0", "r1h0", "r1h1", "r2h1"]);
    assert_eq!(game.provinces().heads().len(), 2);
}

/// AX-058: a gap of one line leaves nothing enclosed.
#[test]
fn a_gap_leaves_nothing_enclosed() {
    let game = position(2).route(&points(["q0r0", "q0r1", "q0r2"])).build().unwrap();
    assert_eq!(game.provinces().heads().len(), 1, "before any wall encloses something, all land is one province");
    assert_eq!(game.province_around("r0h0").len(), 182);
}

/// AX-058: cells that meet only in a point are not connected.
#[test]
fn cells_that_touch_in_a_point_are_apart() {
    // A ring of walls round the hexagon at q1r1 and three spokes that leave pairs of its cells.
    let ring = points(["q1r0", "q2r0", "q2r1", "q1r2", "q0r2", "q0r1", "q1r0"]);
    let game = position(2)
        .route(&ring)
        .route(&points(["q1r0", "q1r1", "q1r2"]))
        .route(&points(["q1r1", "q0r2"]))
        .build()
        .unwrap();
    assert_eq!(game.province_around("r1h2"), ["r0h2", "r1h2"].map(String::from).to_vec());
}

/// AX-059: any size: the whole land, or one cell.
#[test]
fn a_province_may_have_any_size() {
    let game = position(2).route(&points(["q2r0", "q2r1"])).build().unwrap();
    assert_eq!(game.provinces().heads().len(), 1);
    let game = position(2).route(&points(["q0r0", "q0r1", "q-1r1"])).build().unwrap();
    assert_eq!(game.province_around("r0h0"), ["r0h0"]);
}

/// AX-060, AX-061: nobody has to occupy it at once, and anybody may do so later.
#[test]
fn a_province_may_be_occupied_later_by_anyone() {
    let mut game = position(2)
        .open(&[L, H])
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .alexander(point("q-1r3"))
        .hand(Seat(0), &[T, L])
        .hand(Seat(1), &[T, L])
        .acting(1)
        .build()
        .unwrap();
    assert!(game.offers().contains(&Action::Occupy(cell("r0h0"))));
    game.plays(Action::EndTurn);
    assert_eq!(game.owner(number(&game, "r0h0")), None);
    game.plays(Action::Spend(T));
    while game.offers()[0] != Action::Draw {
        game.plays(game.offers()[0]);
    }
    let head = game.board().cell(game.provinces().head_of(number(&game, "r2h1")));
    game.plays_all(&[Action::Occupy(head), Action::Post(cell("r2h1"))]);
}

/// AX-062: a province of blank cells exists, but cannot be occupied.
#[test]
fn a_province_without_symbols_cannot_be_occupied() {
    let game = position(2)
        .route(&points(["q0r0", "q0r1", "q-1r1"]))
        .hand(Seat(0), &[T, A, H, L, O])
        .acting(2)
        .build()
        .unwrap();
    assert_eq!(game.province(0).symbols, Cards::NONE);
    assert_eq!(game.verdict(Action::Occupy(cell("r0h0"))), "AX-062");
}

/// AX-063: a single symbol cell is a province, and is worth nothing.
#[test]
fn a_single_symbol_cell_is_a_worthless_province() {
    let mut game = position(2).route(&points(["q1r0", "q0r1", "q1r1", "q1r0"])).acting(2).build().unwrap();
    assert_eq!(game.province_around("r0h2"), ["r0h2"]);
    game.plays_all(&[Action::Occupy(cell("r0h2")), Action::Post(cell("r0h2")), Action::Pay]);
    assert_eq!((game.owner(number(&game, "r0h2")), game.tax_yield(Seat(0))), (Some(Seat(0)), 0));
}

/// AX-068: a point for each blank cell, none for symbol cells.
#[test]
fn a_province_is_worth_its_blank_cells() {
    let game = position(2)
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .governors(Seat(1), &cells(["r1h0"]))
        .build()
        .unwrap();
    assert_eq!((game.province(0).blanks, game.province(0).symbols), (2, Cards::of(&[T, L])));
    assert_eq!(game.tax_yield(Seat(1)), 2);
}

/// AX-077: a route cuts a province in two; the governor's part stays held, the other is vacant and can be occupied at once.
#[test]
fn a_route_cuts_a_province() {
    // The fifteen cells of the fourth illustration, held by the second player with a governor on the lyre.
    let mut game = position(2)
        .open(&[O, T])
        .route(&points(["q2r1", "q1r2", "q0r3", "q0r4"]))
        .alexander(point("q-1r3"))
        .governors(Seat(1), &cells(["r2h1"]))
        .hand(Seat(0), &[H])
        .build()
        .unwrap();
    assert_eq!((game.province_around("r2h1").len(), game.tax_yield(Seat(1))), (15, 9));
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(A));
    game.plays(Action::Cell(cell("r0h2")));
    game.walks("q1r0", &["q0r2", "q1r1"]);
    assert_eq!(game.province_around("r2h1"), ["r0h0", "r0h1", "r0h2", "r1h0", "r1h1", "r1h2", "r2h1"]);
    assert_eq!((game.owner(number(&game, "r0h0")), game.tax_yield(Seat(1))), (Some(Seat(1)), 3));
    let east = game.province(number(&game, "r0h3"));
    assert_eq!((east.blanks, east.symbols, game.owner(number(&game, "r0h3"))), (6, Cards::of(&[H, T]), None));
    game.plays_all(&[Action::Occupy(cell("r0h3")), Action::Post(cell("r3h2")), Action::Pay]);
    assert_eq!(game.tax_yield(Seat(0)), 6);
}

/// AX-077, AX-025: a governor on the hoplite would have kept Alexander away from it.
#[test]
fn a_governor_in_the_right_place_prevents_the_cut() {
    let game = position(2)
        .open(&[O, T])
        .route(&points(["q2r1", "q1r2", "q0r3", "q0r4"]))
        .alexander(point("q-1r3"))
        .governors(Seat(1), &cells(["r0h2"]))
        .build()
        .unwrap();
    assert!(!game.nearest(O).unwrap().1.contains(number(&game, "r0h2")));
}

/// AX-077, AX-100: a part left with a single governor pays again.
#[test]
fn a_part_with_one_governor_pays_again() {
    let start =
        position(2).route(&points(["q-1r3", "q0r2", "q1r2", "q2r1"])).governors(Seat(0), &cells(["r1h0", "r0h4"]));
    let whole = start.clone().build().unwrap();
    assert_eq!(whole.tax_yield(Seat(0)), 0, "two governors");
    let cut = start.route(&points(["q0r0", "q0r1", "q0r2"])).build().unwrap();
    assert_eq!(cut.tax_yield(Seat(0)), 2 + 4);
}
