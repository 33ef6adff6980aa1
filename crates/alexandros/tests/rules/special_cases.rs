//! Jokers, and walls that do not suffice.

use crate::bench::*;

/// A table on a board with few symbols, so that a symbol runs out. Temples only at the start, where Alexander stands.
///
/// ```text
///  r0 |T.....H..
///  r1 |.........L
/// ```
fn small_table(seats: usize, options: &[(&str, &str)]) -> Arc<Setup> {
    let text = r#"
        title = "Small"
        [components]
        governors = { value = 4, source = "rulebook" }
        cards = { value = 11, source = "rulebook" }
        black_walls = { value = 2, source = "designed" }
        red_walls = { value = 3, source = "designed" }
        goal = { value = 100, source = "rulebook" }
        [map]
        source = "designed"
        start = { value = "q0r0", source = "designed" }
        rows = ["T.....H..", ".........L"]
        [map.count]
        cells = 19
    "#;
    table_on(&EditionFile::new("small", text), seats, options)
}

/// AX-106: a face-up card without an available cell is a joker for any symbol that has one.
#[test]
fn a_card_that_leads_nowhere_is_a_joker() {
    let game = Alexandros::arrange(&small_table(2, &[])).open(&[T, H]).build().unwrap();
    assert!(game.available(T).is_empty(), "Alexander stands at its corner");
    assert_eq!(game.verdict(Action::Take(T)), "AX-021");
    assert_eq!(game.verdict(Action::Joker { card: T, toward: H }), "allowed");
    assert_eq!(game.verdict(Action::Joker { card: T, toward: A }), "AX-021");
    assert_eq!(game.verdict(Action::Joker { card: H, toward: T }), "AX-106", "the horse leads somewhere");
    assert_eq!(game.verdict(Action::Joker { card: L, toward: H }), "AX-020");
}

/// AX-106, AX-045: a card from hand is never a joker.
#[test]
fn a_card_from_hand_is_no_joker() {
    let game = Alexandros::arrange(&small_table(2, &[])).open(&[T, H]).hand(Seat(0), &[A]).build().unwrap();
    assert_eq!(game.verdict(Action::Spend(A)), "AX-045");
}

/// AX-107: with a joker, too, only the nearest cell.
#[test]
fn a_joker_keeps_to_the_nearest_cell() {
    let open = position(2).open(&[O, O]).alexander(point("q0r0"));
    // Every hoplite governed by someone or walled: none is available.
    let game = open.build().unwrap();
    let hoplites: Vec<Cell> = game.board().cells_of(O).iter().map(|cell| game.board().cell(cell)).collect();
    let fenced = hoplites.iter().fold(position(2).open(&[O, O]), |start, cell| start.route(&cell.corners()[..2]));
    let mut game = fenced.build().unwrap();
    assert!(game.available(O).is_empty());
    let (_, nearest) = game.nearest(L).unwrap();
    game.plays(Action::Joker { card: O, toward: L });
    game.chance(Chance::TurnUp(T));
    let corners: Vec<Point> = nearest.iter().flat_map(|cell| game.board().cell(cell).corners()).collect();
    assert!(game.offers().iter().all(|action| matches!(action, Action::Corner(point) if corners.contains(point))
        || matches!(action, Action::Cell(cell) if nearest.contains(game.board().cell_number(*cell).unwrap()))));
}

/// AX-108: the joker card itself goes to the hand, one card as always.
#[test]
fn the_joker_is_taken_like_any_card() {
    let mut game = Alexandros::arrange(&small_table(2, &[])).open(&[T, H]).build().unwrap();
    game.plays(Action::Joker { card: T, toward: H });
    assert_eq!((game.hand(Seat(0)), game.open()), (Cards::one(T), [None, Some(H)]));
    game.chance(Chance::TurnUp(O));
    assert_eq!(game.hand(Seat(0)).total(), 1);
}

/// Nothing is available at all: Alexander stays, and the player takes one face-up card and acts. AX-108, AX-019.
#[test]
fn alexander_stays_when_nothing_can_be_reached() {
    // The lyre is fenced, the horse governed, Alexander at the temple.
    let mut game = Alexandros::arrange(&small_table(2, &[]))
        .open(&[T, H])
        .hand(Seat(0), &[L])
        .route(&points(["q4r1", "q3r2"]))
        .governors(Seat(1), &cells(["r0h6"]))
        .build()
        .unwrap();
    assert_eq!(game.offers(), [Action::Stay(Some(T)), Action::Stay(Some(H))]);
    assert_eq!(game.verdict(Action::Stay(None)), "AX-108");
    assert_eq!(game.verdict(Action::Stay(Some(O))), "AX-020");
    game.plays(Action::Stay(Some(H)));
    game.chance(Chance::TurnUp(O));
    assert_eq!((game.hand(Seat(0)), game.open()), (Cards::of(&[L, H]), [Some(T), Some(O)]));
    assert_eq!((game.actions_left(), game.walls().len(), game.alexander()), (2, 1, game.board().start()));
}

/// AX-019: as long as a face-up card leads somewhere, Alexander moves.
#[test]
fn alexander_moves_if_he_can() {
    let game = Alexandros::arrange(&small_table(2, &[])).open(&[T, H]).build().unwrap();
    assert_eq!(game.verdict(Action::Stay(Some(T))), "AX-019");
}

/// AX-109: a destination that the walls cannot cover is no destination.
#[test]
fn the_walls_must_suffice() {
    // The horse is 3 lines away, the lyre 5; there are 5 walls in all.
    let start = Alexandros::arrange(&small_table(2, &[])).open(&[L, H]);
    let game = start.clone().build().unwrap();
    assert_eq!((game.nearest(H).unwrap().0, game.nearest(L).unwrap().0), (3, 5));
    assert_eq!((game.walls_left(), game.verdict(Action::Take(L))), (5, "allowed"));
    // With one of them used up elsewhere the lyre is out of reach.
    let game = start.route(&points(["q-1r1", "q0r1"])).build().unwrap();
    assert_eq!((game.walls_left(), game.verdict(Action::Take(L))), (4, "AX-109"));
    assert_eq!(game.verdict(Action::Take(H)), "allowed");
}

/// AX-109: the same holds for each corner and each fork of the route, so that no route is a dead end.
#[test]
fn every_step_can_be_covered() {
    let start = Alexandros::arrange(&small_table(2, &[])).open(&[L, H]).route(&points(["q0r0", "q0r1"]));
    let mut game = start.build().unwrap();
    // Five lines to the lyre, but only four new walls for those who set out on the old one.
    assert_eq!(game.walls_left(), 4);
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    let corners = cell("r1h9").corners();
    let verdicts = corners.map(|corner| game.verdict(Action::Corner(corner)));
    assert_eq!((corners, verdicts), (points(["q4r1", "q3r2", "q4r2"]), ["allowed", "allowed", "AX-109"]));
    let mut east = game.clone();
    east.plays(Action::Corner(point("q4r1")));
    assert_eq!((east.actions_left(), east.walls_left()), (2, 0), "one way only could be covered at every fork");
    game.plays(Action::Corner(point("q3r2")));
    assert_eq!(game.board().point(game.alexander()), point("q0r1"), "the first line was forced");
    assert_eq!(game.offers().len(), 2);
}

/// AX-109: if no face-up card leads to a destination that can be covered, Alexander stays. A card from hand may still be spent.
#[test]
fn alexander_stays_when_no_destination_can_be_covered() {
    let game = Alexandros::arrange(&small_table(2, &[]))
        .open(&[L, L])
        .route(&points(["q4r0", "q4r1", "q3r1"]))
        .hand(Seat(0), &[H])
        .build()
        .unwrap();
    assert_eq!((game.walls_left(), game.verdict(Action::Take(L))), (3, "AX-109"));
    assert_eq!(game.offers(), [Action::Spend(H), Action::Stay(Some(L))]);
}
