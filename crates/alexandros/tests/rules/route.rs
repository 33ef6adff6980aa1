//! The route and its walls.

use crate::bench::*;

/// Alexander at the start, on his way to the lyre r2h1.
fn bound_for_the_lyre() -> Alexandros {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game
}

fn walls(game: &Alexandros) -> Vec<String> {
    let name = |line: usize| game.board().ends(line).map(|end| game.board().point(end).to_string()).join(" ");
    game.walls().iter().map(name).collect()
}

/// AX-034: every line of the route gets a wall, and no other.
#[test]
fn every_line_of_the_route_is_walled() {
    let mut game = bound_for_the_lyre();
    game.walks("q-1r3", &["q0r1", "q0r2"]);
    assert_eq!(walls(&game), ["q0r0 q0r1", "q0r1 q0r2", "q0r2 q-1r3"]);
    assert_eq!(game.black_left(), 62);
}

/// AX-034: along the coast too.
#[test]
fn a_route_along_the_coast_is_walled() {
    let mut game = bound_for_the_lyre();
    game.walks("q-1r2", &["q-1r1"]);
    assert_eq!(walls(&game), ["q0r0 q-1r1", "q-1r1 q-1r2"]);
    assert!(game.walls().iter().all(|line| game.board().coast().contains(line)));
    assert_eq!(game.black_left(), 63);
}

/// AX-035: where shortest routes part, the player chooses; other ways are refused.
#[test]
fn the_route_must_be_a_shortest_one() {
    let mut game = bound_for_the_lyre();
    game.plays(Action::Corner(point("q-1r3")));
    assert_eq!(game.offers(), points(["q-1r1", "q0r1"]).map(Action::Via));
    assert_eq!(game.verdict(Action::Via(point("q1r0"))), "AX-035");
    assert_eq!(game.verdict(Action::Via(point("q0r2"))), "AX-035", "not even a neighbour");
    assert_eq!(game.verdict(Action::Draw), "AX-035");
    game.plays(Action::Via(point("q0r1")));
    assert_eq!(game.verdict(Action::Via(point("q0r0"))), "AX-035", "no way back");
}

/// AX-035: shortest to the corner, not to the cell.
#[test]
fn the_route_is_measured_to_the_corner() {
    let game = bound_for_the_lyre();
    let (board, start) = (game.board(), game.alexander());
    let corners = board.corners(number(&game, "r2h1"));
    assert_eq!(corners.map(|corner| board.distance(start, corner)), [2, 2, 3]);
}

/// AX-040: a walled line is as long as any other, and may be walked.
#[test]
fn walls_neither_bar_nor_shorten_a_route() {
    let start = position(2).open(&[L, H]);
    let open = start.clone().build().unwrap();
    let walled = start.route(&points(["q0r0", "q0r1", "q0r2"])).build().unwrap();
    assert_eq!(open.nearest(H).unwrap().0, walled.nearest(H).unwrap().0);
    let mut game = walled;
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(O));
    game.walks("q1r1", &["q0r1"]);
    assert_eq!(game.black_left(), 62, "one line of the two had its wall");
}

/// AX-041: a line gets one wall only.
#[test]
fn a_walled_line_gets_no_second_wall() {
    let mut game = position(2)
        .open(&[L, H])
        .alexander(point("q0r2"))
        .route(&points(["q0r0", "q0r1", "q0r2"]))
        .hand(Seat(0), &[T])
        .build()
        .unwrap();
    assert_eq!(game.new_walls(game.alexander(), game.board().start()).fewest, 0);
    game.plays(Action::Spend(T));
    game.plays(Action::Cell(cell("r1h0")));
    game.walks("q-1r1", &["q0r1"]);
    assert_eq!((game.walls().len(), game.black_left()), (3, 62));
}

/// AX-042: a route may cross walls.
#[test]
fn walls_may_cross() {
    let mut game = position(2).open(&[L, H]).route(&points(["q1r0", "q0r1", "q-1r2"])).build().unwrap();
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(O));
    game.walks("q1r1", &["q0r1"]);
    let middle = game.board().point_number(point("q0r1")).unwrap();
    let meeting = game.board().ways(middle).iter().filter(|way| game.walls().contains(way.line));
    assert_eq!(meeting.count(), 4);
}

/// AX-043: black walls as long as they suffice.
#[test]
fn black_walls_are_used_first() {
    let mut game = Alexandros::arrange(&table_with_walls(2, 3, 5)).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game.walks("q-1r3", &["q0r1", "q0r2"]);
    assert_eq!((game.black_left(), game.red_left(), game.red_walls().len()), (0, 5, 0));
    assert!(!game.is_last_turn());
}

/// AX-044: red walls only when the black ones run out, and then it is the last turn.
#[test]
fn red_walls_make_the_last_turn() {
    let mut game = Alexandros::arrange(&table_with_walls(2, 2, 5)).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game.walks("q-1r3", &["q0r1", "q0r2"]);
    assert_eq!((game.black_left(), game.red_left(), game.red_walls().len()), (0, 4, 1));
    assert!(game.is_last_turn());
}

/// A forced line is walked without asking.
#[test]
fn nothing_is_asked_where_there_is_one_way() {
    let mut game = bound_for_the_lyre();
    game.plays(Action::Corner(point("q0r2")));
    assert_eq!((game.stage(), game.actions_left()), (Stage::Decide(Seats::one(Seat(0))), 2));
    assert_eq!(walls(&game), ["q0r0 q0r1", "q0r1 q0r2"]);
}
