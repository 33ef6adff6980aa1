//! The six illustrations of the rulebook, and a few more positions of the same kind, with their exact numbers.

use crate::bench::*;

/// Illustration 1: Alexander at the start, lyre and horse face up.
fn first() -> Alexandros {
    position(4).open(&[L, H]).build().unwrap()
}

/// Illustration 2: the lyre was taken, a hoplite turned up, and Alexander went to the southernmost corner.
fn second() -> Alexandros {
    let mut game = first();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    game.walks("q-1r3", &["q0r1", "q0r2"]);
    game
}

/// The turn after illustration 2: the same point, hoplite and horse face up.
fn before_third() -> Alexandros {
    let mut game = second();
    game.plays(Action::EndTurn);
    game
}

/// Illustration 3: the eastern hoplite, its upper corner.
fn third() -> Alexandros {
    let mut game = before_third();
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    game.plays(Action::Cell(cell("r1h5")));
    game.walks("q2r1", &["q0r2", "q1r2"]);
    game
}

/// The province of illustrations 4 and 5: three walls and the coast round 15 cells.
fn fifteen() -> Arrangement {
    position(4).route(&FENCE.map(point)).alexander(point("q3r4")).acting(2)
}

const FIFTEEN: &str = "r0h0";
const FENCE: [&str; 4] = ["q2r1", "q1r2", "q0r3", "q0r4"];

/// AX-027: the nearest available cell of either symbol.
#[test]
fn illustration_1_two_cells_to_choose_from() {
    let game = first();
    let nearest = |symbol| {
        let (distance, cells) = game.nearest(symbol).unwrap();
        (distance, cells.iter().map(|cell| game.board().cell(cell).to_string()).collect::<Vec<_>>())
    };
    assert_eq!(nearest(H), (2, vec!["r0h4".to_owned()]));
    assert_eq!(nearest(L), (2, vec!["r2h1".to_owned()]));
    assert_eq!(game.offers(), [Action::Take(H), Action::Take(L)]);
}

/// AX-028: the lower horse is 3 lines away, one too many.
#[test]
fn illustration_1_the_lower_horse_is_too_far() {
    let game = first();
    assert_eq!(game.board().nearness(game.alexander(), number(&game, "r2h4")), 3);
    let mut game = game;
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(O));
    assert_eq!(game.verdict(Action::Cell(cell("r2h4"))), "AX-022");
}

/// AX-029: the horse card leads to a corner of the upper horse.
#[test]
fn illustration_1_the_horse_card_leads_to_the_upper_horse() {
    let mut game = first();
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(O));
    assert_eq!(game.offers(), cell("r0h4").corners().map(Action::Corner));
}

/// AX-036: the southernmost corner of the lyre, three walls.
#[test]
fn illustration_2_three_walls() {
    let game = second();
    assert_eq!((game.board().point(game.alexander()), game.black_left()), (point("q-1r3"), 62));
}

/// AX-037: three routes, one of them all along the coast.
#[test]
fn illustration_2_three_routes() {
    let mut start = first();
    start.plays(Action::Take(L));
    start.chance(Chance::TurnUp(O));
    start.plays(Action::Corner(point("q-1r3")));
    let mut routes = Vec::new();
    let mut open = vec![start];
    while let Some(game) = open.pop() {
        match game.offers()[0] {
            Action::Via(_) => open.extend(game.offers().into_iter().map(|via| {
                let mut next = game.clone();
                next.plays(via);
                next
            })),
            _ => routes.push(game),
        }
    }
    let coastal = |game: &&Alexandros| game.walls().iter().all(|line| game.board().coast().contains(line));
    assert_eq!((routes.len(), routes.iter().filter(coastal).count()), (3, 1));
}

/// AX-038: the lyre in hand, the hoplite face up.
#[test]
fn illustration_2_the_cards() {
    let game = second();
    assert_eq!((game.hand(Seat(0)), game.open()), (Cards::one(L), [Some(O), Some(H)]));
}

/// AX-039: a province of four cells.
#[test]
fn illustration_2_a_province_of_four() {
    assert_eq!(second().province_around("r0h0"), ["r0h0", "r1h0", "r1h1", "r2h1"]);
}

/// AX-064: three hoplites, all two lines away.
#[test]
fn illustration_3_three_hoplites() {
    let mut game = before_third();
    assert_eq!(game.nearest(O).unwrap().0, 2);
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    assert_eq!(game.offers(), cells(["r0h2", "r1h5", "r3h5"]).map(Action::Cell));
}

/// AX-065: a route of three lines with two new walls.
#[test]
fn illustration_3_two_new_walls() {
    let before = before_third();
    let (from, to) = (before.alexander(), before.board().point_number(point("q2r1")).unwrap());
    assert_eq!(before.board().distance(from, to), 3);
    assert_eq!(before.black_left() - third().black_left(), 2);
}

/// AX-066: four blank and three symbol cells.
#[test]
fn illustration_3_a_province_of_seven() {
    let game = third();
    assert_eq!(game.province_around("r0h1"), ["r0h1", "r0h2", "r0h3", "r0h4", "r1h2", "r1h3", "r1h4"]);
    let province = game.province(number(&game, "r0h1"));
    assert_eq!((province.blanks, province.symbols), (4, Cards::of(&[O, H, A])));
}

/// AX-067: beside it the earlier one, two blank and two symbol cells.
#[test]
fn illustration_3_the_earlier_province() {
    let game = third();
    assert_eq!((game.province(0).blanks, game.province(0).symbols.total()), (2, 2));
}

/// Nine distinct corners of the three hoplites can be chosen.
#[test]
fn illustration_3_nine_corners() {
    let game = before_third();
    let mut corners: Vec<Point> = cells(["r0h2", "r1h5", "r3h5"]).into_iter().flat_map(Cell::corners).collect();
    corners.sort();
    corners.dedup();
    assert_eq!(corners.len(), 9);
    assert!(corners.iter().all(|&corner| game.board().point_number(corner).is_some()));
}

/// The three routes to the upper corner: five, seven or nine cells enclosed, with two, two or three new walls.
#[test]
fn illustration_3_the_other_routes() {
    for (by, enclosed, new_walls) in [(&["q0r2", "q1r1"][..], 5, 2), (&["q0r2", "q1r2"], 7, 2), (&["q0r3"], 9, 3)] {
        let mut game = before_third();
        game.plays(Action::Take(O));
        game.chance(Chance::TurnUp(T));
        game.plays(Action::Cell(cell("r1h5")));
        game.walks("q2r1", by);
        assert_eq!((game.province_around("r0h1").len(), 62 - game.black_left()), (enclosed, new_walls), "{by:?}");
    }
}

/// To the near corner of the northern hoplite two routes lead: over the old walls for nothing, or through the small province.
#[test]
fn illustration_3_a_route_on_old_walls() {
    let mut game = before_third();
    let (from, to) = (game.alexander(), game.board().point_number(point("q0r1")).unwrap());
    assert_eq!((game.new_walls(from, to).fewest, game.new_walls(from, to).most), (0, 2));
    game.plays(Action::Take(O));
    game.chance(Chance::TurnUp(T));
    game.plays(Action::Cell(cell("r0h2")));
    game.plays(Action::Corner(point("q0r1")));
    assert_eq!(game.offers(), points(["q-1r2", "q0r2"]).map(Action::Via));
    let mut through = game.clone();
    game.plays(Action::Via(point("q0r2")));
    assert_eq!((game.black_left(), game.province_around("r0h0").len()), (62, 4));
    through.plays(Action::Via(point("q-1r2")));
    assert_eq!(through.black_left(), 60);
    assert_eq!(through.province_around("r0h0"), ["r0h0", "r1h0"]);
    assert_eq!(through.province_around("r2h1"), ["r1h1", "r2h1"]);
}

/// AX-075: nine blank and six symbol cells, two governors, four cards.
#[test]
fn illustration_4_red_occupies_a_great_province() {
    let mut game = fifteen().hand(Seat(0), &[A, O, L, T]).build().unwrap();
    let province = *game.province(number(&game, FIFTEEN));
    assert_eq!((province.blanks, province.symbols), (9, Cards::of(&[T, T, H, A, O, L])));
    game.plays_all(&[
        Action::Occupy(cell(FIFTEEN)),
        Action::Post(cell("r1h0")),
        Action::Post(cell("r0h4")),
        Action::Pay,
    ]);
    assert_eq!((game.hand(Seat(0)), game.discards()), (Cards::NONE, Cards::of(&[A, O, L, T])));
    assert_eq!((game.reserve(Seat(0)), game.tax_yield(Seat(0))), (2, 0));
}

/// AX-076: one more horse or temple would have saved a governor.
#[test]
fn illustration_4_one_more_card() {
    for (card, post) in [(H, "r1h0"), (T, "r0h4")] {
        let mut game = fifteen().hand(Seat(0), &[A, O, L, T, card]).build().unwrap();
        game.plays_all(&[Action::Occupy(cell(FIFTEEN)), Action::Post(cell(post)), Action::Pay]);
        assert_eq!((game.hand(Seat(0)), game.reserve(Seat(0)), game.tax_yield(Seat(0))), (Cards::NONE, 3, 9));
    }
    let without = fifteen().hand(Seat(0), &[A, O, L, T]).build().unwrap();
    let mut game = without;
    game.plays_all(&[Action::Occupy(cell(FIFTEEN)), Action::Post(cell("r1h0"))]);
    assert_eq!(game.verdict(Action::Pay), "AX-072");
}

/// Illustration 5 for so many players, before the cards are shared.
fn fifth(seats: usize, options: &[(&str, &str)]) -> Alexandros {
    let mut game = Alexandros::arrange(&table_with(seats, options))
        .route(&FENCE.map(point))
        .alexander(point("q3r4"))
        .turn(Seat(1))
        .governors(Seat(0), &cells(["r1h0", "r0h4"]))
        .hand(Seat(1), &[T, T, H, H, T, T, H, A, O])
        .acting(2)
        .build()
        .unwrap();
    game.plays(Action::TakeOver(cell(FIFTEEN)));
    assert_eq!((game.hand(Seat(1)), game.reserve(Seat(0))), (Cards::of(&[T, T, H, A, O]), 4));
    game.plays_all(&[Action::Post(cell("r2h1")), Action::Pay]);
    assert!(game.hand(Seat(1)).is_empty());
    game
}

/// AX-087, AX-088: two temples and two horses drive Red out; a governor on the lyre and five cards hold the province. Of the nine
/// cards Red gets five.
#[test]
fn illustration_5_yellow_takes_it_over() {
    let mut game = fifth(4, &[]);
    for _ in 0..5 {
        let gift = game.offers()[0];
        assert!(matches!(gift, Action::Give(_)));
        game.plays(gift);
    }
    assert_eq!((game.hand(Seat(0)).total(), game.discards().total(), game.actions_left()), (5, 4, 1));
    assert_eq!((game.owner(number(&game, FIFTEEN)), game.tax_yield(Seat(1))), (Some(Seat(1)), 9));
}

/// Of the five cards of the occupation alone Red gets three; with two players none.
#[test]
fn illustration_5_by_other_refunds() {
    let mut game = fifth(4, &[("refund", "occupation")]);
    assert_eq!(game.discards(), Cards::of(&[T, T, H, H]));
    for _ in 0..3 {
        game.plays(game.offers()[0]);
    }
    assert_eq!((game.hand(Seat(0)).total(), game.discards().total()), (3, 6));
    let game = fifth(2, &[]);
    assert_eq!((game.hand(Seat(0)).total(), game.discards().total()), (0, 9));
}

/// Illustration 6: six provinces, Red to move (seat 0), Yellow 1, Green 2, Blue 3.
fn sixth() -> Alexandros {
    let walls = [
        ["q0r6", "q0r7"],
        ["q0r7", "q0r8"],
        ["q1r6", "q2r6"],
        ["q2r4", "q3r4"],
        ["q2r6", "q3r5"],
        ["q3r1", "q3r2"],
        ["q3r2", "q3r3"],
        ["q3r3", "q4r3"],
        ["q3r4", "q4r4"],
        ["q3r5", "q3r6"],
        ["q3r5", "q4r4"],
        ["q3r5", "q4r5"],
        ["q4r3", "q5r3"],
        ["q4r5", "q5r5"],
        ["q5r3", "q6r3"],
        ["q5r4", "q5r5"],
        ["q5r4", "q6r3"],
        ["q5r5", "q6r5"],
        ["q5r7", "q6r6"],
        ["q6r5", "q7r4"],
        ["q6r5", "q7r5"],
        ["q6r6", "q7r5"],
        ["q7r3", "q7r4"],
        ["q7r4", "q7r5"],
        ["q7r5", "q8r5"],
        ["q8r2", "q9r2"],
        ["q8r5", "q9r5"],
        ["q9r2", "q10r2"],
        ["q9r5", "q10r4"],
        ["q10r2", "q10r3"],
        ["q10r3", "q10r4"],
    ];
    let start = position(4)
        .governors(Seat(0), &cells(["r6h4", "r4h8", "r0h9", "r0h10"]))
        .governors(Seat(1), &cells(["r4h16"]))
        .governors(Seat(2), &cells(["r5h14"]))
        .governors(Seat(3), &cells(["r2h18"]))
        .hand(Seat(0), &[O])
        .acting(2);
    walls.into_iter().fold(start, |start, wall| start.route(&points(wall))).build().unwrap()
}

/// AX-094: the hoplite card will do, though its province has two governors.
#[test]
fn illustration_6_the_hoplite_card_will_do() {
    let game = sixth();
    let hoplite = number(&game, "r0h9");
    assert_eq!(game.board().symbol(hoplite), Some(O));
    assert_eq!(game.garrison(Seat(0), game.provinces().head_of(hoplite)).count(), 2);
    assert_eq!(game.verdict(Action::Tax(O)), "allowed");
}

/// AX-095: eight for Egypt and four for Syria.
#[test]
fn illustration_6_red_scores_twelve() {
    let mut game = sixth();
    let blanks = |name| game.province(game.provinces().head_of(number(&game, name))).blanks;
    assert_eq!((blanks("r6h4"), blanks("r4h8")), (8, 4));
    game.plays(Action::Tax(O));
    assert_eq!(game.score(Seat(0)).total(), 12);
}

/// AX-096: the northern province of eight counts nothing.
#[test]
fn illustration_6_two_governors_count_nothing() {
    let mut game = sixth();
    assert_eq!(game.province(game.provinces().head_of(number(&game, "r0h9"))).blanks, 8);
    game.plays(Action::Recall(cell("r0h10")));
    assert_eq!(game.tax_yield(Seat(0)), 20, "with one governor it would");
}

/// AX-097: four, six and nine for the others.
#[test]
fn illustration_6_the_others_score_too() {
    let mut game = sixth();
    game.plays(Action::Tax(O));
    assert_eq!([1, 2, 3].map(|seat| game.score(Seat(seat)).total()), [4, 6, 9]);
}
