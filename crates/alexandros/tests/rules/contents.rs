//! What is in the box.

use crate::bench::*;
use table::Eye;
use table::scene::{Item, PanelKind, Role, Tint};

/// AX-001: two to four.
#[test]
fn two_to_four_can_play() {
    assert_eq!(Alexandros::ABOUT.seat_range(), 2..=4);
    for seats in 2..=4 {
        assert_eq!(Alexandros::new(&table_with(seats, &[])).seats(), seats);
    }
}

/// AX-002: one Alexander, in nobody's colour.
#[test]
fn there_is_one_alexander() {
    let scene = Alexandros::new(&table_with(4, &[])).scene(Eye::Spectator);
    let heroes: Vec<_> = scene.board.shapes.iter().filter(|shape| shape.role == Role::Hero).collect();
    assert_eq!((heroes.len(), heroes[0].tint), (1, Tint::Plain));
}

/// AX-003: four governors for each of four players.
#[test]
fn there_are_sixteen_governors() {
    let game = Alexandros::new(&table_with(4, &[]));
    assert_eq!(game.players().map(|seat| game.reserve(seat)).collect::<Vec<_>>(), [4, 4, 4, 4]);
}

/// AX-004: a score for each player.
#[test]
fn every_player_has_a_score() {
    let scene = Alexandros::new(&table_with(4, &[])).scene(Eye::Spectator);
    for seat in 0..4 {
        let mut panels = scene.panels.iter().filter(|panel| panel.kind == PanelKind::Player(Seat(seat)));
        let panel = panels.next().expect("a panel for each player");
        let scores = panel
            .items
            .iter()
            .filter(|item| matches!(item, Item::Count { label, .. } if label.id == "alexandros-panel-score"));
        assert_eq!((scores.count(), panels.count()), (1, 0));
    }
}

/// AX-005: triangles: three corners, three sides, and every line between one or two of them.
#[test]
fn the_board_is_made_of_triangles() {
    let game = position(2).build().unwrap();
    let board = game.board();
    assert_eq!((board.cell_count(), board.line_count(), board.point_count(), board.coast().len()), (182, 304, 123, 62),);
    for cell in 0..board.cell_count() {
        let corners = board.corners(cell);
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let line = board.line_between(corners[a], corners[b]).expect("corners are joined by sides");
            assert!(board.banks(line).contains(&Some(cell)));
        }
    }
}

/// AX-006: most cells are blank, and the others carry one of five symbols.
#[test]
fn most_cells_are_blank() {
    let game = position(2).build().unwrap();
    let symbols: Vec<usize> = Symbol::ALL.map(|symbol| game.board().cells_of(symbol).len()).to_vec();
    assert_eq!(symbols, [17; 5]);
    assert!(2 * symbols.iter().sum::<usize>() < game.board().cell_count());
}

/// AX-006: every symbol has its own colour.
#[test]
fn every_symbol_has_a_colour_of_its_own() {
    let scene = position(2).build().unwrap().scene(Eye::Spectator);
    let mut looks: Vec<_> = scene.board.shapes.iter().filter(|shape| shape.role == Role::Field).collect();
    looks.sort_by_key(|shape| shape.emblem.expect("a symbol").name);
    looks.dedup_by_key(|shape| (shape.emblem.expect("a symbol").name, shape.tint));
    assert_eq!(looks.len(), 5);
}

/// AX-007: fifty-five cards, eleven of each.
#[test]
fn there_are_eleven_cards_of_each_symbol() {
    assert_eq!(Alexandros::new(&table_with(2, &[])).pile(), Cards([11; 5]));
}

/// AX-008: temple, amphora, horse, lyre, hoplite.
#[test]
fn the_five_symbols_have_their_names() {
    let names = Symbol::ALL.map(Symbol::name);
    assert_eq!(names, ["temple", "amphora", "horse", "lyre", "hoplite"]);
    assert_eq!(serde_json::to_value(Symbol::ALL).unwrap(), serde_json::json!(names));
}

/// AX-009: sixty-five black and ten red walls.
#[test]
fn there_are_so_many_walls() {
    let game = Alexandros::new(&table_with(2, &[]));
    assert_eq!((game.black_left(), game.red_left()), (65, 10));
}

/// Every clause has its words, its code and its test: AX-001 is the first and AX-109 the last.
#[test]
fn every_clause_has_words_code_and_a_test() {
    let audit = alexandros::clauses::BOOK.audit();
    assert_eq!((audit.total, audit.missing.as_slice()), (109, [].as_slice()));
}

/// An action is small enough to be copied by the million.
#[test]
fn an_action_fits_into_eight_bytes() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

/// Actions are named values that a person can read.
#[test]
fn actions_read_well() {
    let written = |action: Action| serde_json::to_string(&action).unwrap();
    assert_eq!(written(Action::Take(L)), r#"{"take":"lyre"}"#);
    assert_eq!(written(Action::Joker { card: L, toward: H }), r#"{"joker":{"card":"lyre","toward":"horse"}}"#);
    assert_eq!(written(Action::Stay(None)), r#"{"stay":null}"#);
    assert_eq!(written(Action::Corner(point("q-1r3"))), r#"{"corner":"q-1r3"}"#);
    assert_eq!(written(Action::TakeOver(cell("r1h5"))), r#"{"take_over":"r1h5"}"#);
    assert_eq!(written(Action::EndTurn), r#""end_turn""#);
}
