//! Each option, both ways.

use crate::bench::*;

/// AX-017: a seat may be named to begin; it must be one at the table.
#[test]
fn first_player() {
    let mut game = Alexandros::new(&table_with(2, &[("firstPlayer", "1")]));
    for chance in [Chance::Deal(L), Chance::Deal(L), Chance::TurnUp(H), Chance::TurnUp(L)] {
        game.chance(chance);
    }
    assert_eq!((game.turn(), game.stage()), (Seat(1), Stage::Decide(Seats::one(Seat(1)))));
    let options = Options::choose(Alexandros::ABOUT.options, [("firstPlayer", "2")]).unwrap();
    let fault = Alexandros::prepare(&Alexandros::ABOUT.default_edition(), &options, 2).unwrap_err();
    assert_eq!(fault.reason.id, "alexandros-fault-first-player");
}

/// AX-034: with coast walls a route along the coast costs walls and bars the cells beside it; without, neither.
#[test]
fn coast_walls() {
    for (value, black, is_barred) in [("true", 63, true), ("false", 65, false)] {
        let setup = table_with(2, &[("coastWalls", value)]);
        let mut game = Alexandros::arrange(&setup).open(&[L, H]).build().unwrap();
        game.plays(Action::Take(L));
        game.chance(Chance::TurnUp(O));
        game.walks("q-1r2", &["q-1r1"]);
        assert_eq!(game.black_left(), black);
        // The temple r1h0 has a side on that coast. Alexander goes on, so that he does not stand at its corner.
        game.plays(Action::EndTurn);
        game.plays(Action::Take(H));
        game.chance(Chance::TurnUp(O));
        game.plays(Action::Cell(cell("r2h4")));
        game.walks("q1r2", &[]);
        let temple = number(&game, "r1h0");
        assert_eq!(game.available(T).contains(temple), !is_barred);
    }
}

/// AX-034, AX-109: coast lines that need no wall can be covered by an empty stock.
#[test]
fn without_coast_walls_the_coast_is_free() {
    let mut edition = edited("black_walls = { value = 65", "black_walls = { value = 1");
    edition.text = edition.text.replacen("red_walls = { value = 10", "red_walls = { value = 1", 1);
    for (value, verdict) in [("true", "AX-109"), ("false", "allowed")] {
        let setup = table_on(&edition, 2, &[("coastWalls", value)]);
        let mut game = Alexandros::arrange(&setup).open(&[L, H]).build().unwrap();
        game.plays(Action::Take(L));
        game.chance(Chance::TurnUp(O));
        assert_eq!(game.verdict(Action::Corner(point("q-1r3"))), verdict);
    }
}

/// AX-106: one card without an available cell is a joker by itself, or only together with the other.
#[test]
fn joker() {
    // Every hoplite has a wall on a side.
    let fenced = |value: &str, open: [Symbol; 2]| {
        let setup = table_with(2, &[("joker", value)]);
        let hoplites: Vec<usize> = setup.board.cells_of(O).iter().collect();
        let start = Alexandros::arrange(&setup).open(&open);
        let fence = |start: Arrangement, cell: &usize| start.route(&setup.board.cell(*cell).corners()[..2]);
        hoplites.iter().fold(start, fence).build().unwrap()
    };
    let joker = Action::Joker { card: O, toward: L };
    for (value, open, verdict) in [
        ("perCard", [O, H], "allowed"),
        ("perCard", [O, O], "allowed"),
        ("bothOnly", [O, H], "AX-106"),
        ("bothOnly", [O, O], "allowed"),
    ] {
        assert_eq!(fenced(value, open).verdict(joker), verdict, "{value} {open:?}");
    }
    assert_eq!(fenced("bothOnly", [O, H]).offers(), [Action::Take(H)]);
}

/// AX-105: equal points share the victory, or the player with more cards wins; equal cards share it still.
#[test]
fn final_tie() {
    let end = |value: &str, cards: &[Symbol]| {
        let mut game = Alexandros::arrange(&table_with(2, &[("finalTie", value)]))
            .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
            .alexander(point("q2r1"))
            .governors(Seat(0), &cells(["r1h0"]))
            .hand(Seat(0), &[T])
            .hand(Seat(1), cards)
            .score(Seat(0), Score { own_turns: 98, other_turns: 0 })
            .score(Seat(1), Score { own_turns: 100, other_turns: 0 })
            .acting(2)
            .build()
            .unwrap();
        game.plays(Action::Tax(T));
        let standing = game.standing().unwrap();
        assert_eq!(standing.scores, [100, 100]);
        (standing.ranks, game.payoffs()[..2].to_vec())
    };
    assert_eq!(end("shared", &[L]), (vec![1, 1], vec![0.5, 0.5]));
    assert_eq!(end("cards", &[L]), (vec![2, 1], vec![0.0, 1.0]));
    assert_eq!(end("cards", &[]), (vec![1, 1], vec![0.5, 0.5]));
}

/// AX-082: half of all cards, or half of those of the occupation.
#[test]
fn refund() {
    for (value, given, discarded_at_once) in [("all", 2, Cards::NONE), ("occupation", 1, Cards::of(&[H, H]))] {
        let mut game = Alexandros::arrange(&table_with(3, &[("refund", value)]))
            .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
            .route(&points(["q0r2", "q1r2", "q2r1"]))
            .alexander(point("q2r1"))
            .governors(Seat(1), &cells(["r0h4"]))
            .hand(Seat(0), &[H, H, O, A])
            .acting(2)
            .build()
            .unwrap();
        game.plays_all(&[Action::TakeOver(cell("r0h1")), Action::Post(cell("r0h4")), Action::Pay]);
        assert_eq!(game.discards(), discarded_at_once);
        while let Action::Give(_) = game.offers()[0] {
            game.plays(game.offers()[0]);
        }
        assert_eq!((game.hand(Seat(1)).total(), game.discards().total()), (given, 4 - given));
    }
}
