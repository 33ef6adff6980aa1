//! Announcing buildings (AG-015, AG-016, AG-096 to AG-102, AG-146, AG-147).

use crate::common::{Board, boxes, seat};
use empire::Action;
use table::scene::Role;
use table::{Eye, Game};

/// Seat 0 in the building phase with armies in Thessalia (temple), Boeotia (city) and Illyria (nothing).
fn building() -> Board {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 1, 0]).march_group(1, 3, [0, 1, 0]).halt();
    board
}

/// AG-096: buildings may be placed in every province that allows it.
#[test]
fn in_every_province_that_allows_it() {
    let mut board = building();
    board.temple(1).city(2);
    assert_eq!(board.refused(0, Action::Temple(0)), "AG-096");
    assert_eq!(board.refused(0, Action::City(9)), "AG-096");
}

/// AG-015, AG-016, AG-097: only where the symbol is printed.
#[test]
fn only_where_the_symbol_is() {
    let board = building();
    assert_eq!(board.refused(0, Action::Temple(2)), "AG-015");
    assert_eq!(board.refused(0, Action::City(1)), "AG-016");
    assert_eq!(board.refused(0, Action::Temple(3)), "AG-015");
    assert_eq!(board.refused(0, Action::City(3)), "AG-016");
}

/// AG-098, AG-147: an own army must stand there.
#[test]
fn an_army_must_stand_there() {
    let board = building();
    assert_eq!(board.refused(0, Action::Temple(4)), "AG-098");
    assert_eq!(board.refused(0, Action::City(5)), "AG-098");
}

/// AG-099, AG-100: an announced building is shown as a plan, not as a building.
#[test]
fn announced_is_not_built() {
    let mut board = building();
    board.temple(1).city(2);
    let scene = board.game.scene(Eye::Spectator);
    let plans: Vec<_> =
        scene.board.shapes.iter().filter(|shape| shape.role == Role::Plan).map(|s| s.id.as_str()).collect();
    assert_eq!(plans, ["province-1-1-announced-temple-0", "province-1-2-announced-city-0"]);
    assert!(scene.board.shapes.iter().all(|shape| shape.role != Role::Building));
    assert_eq!((board.game.temples_built(seat(0)), board.game.cities_built(seat(0))), (0, 0));
}

/// AG-101: several players may announce in the same province.
#[test]
fn several_may_announce() {
    let mut board = building();
    board.temple(1).end();
    board.march(0, 1, 5).halt().temple(1);
    assert_eq!((board.game.temples_left(seat(0)), board.game.temples_left(seat(1))), (9, 9));
}

/// AG-102, AG-118: one temple and one city a player, a province and a turn.
#[test]
fn one_of_each_a_turn() {
    let mut board = building();
    board.temple(1).city(2);
    assert_eq!(board.refused(0, Action::Temple(1)), "AG-102");
    assert_eq!(board.refused(0, Action::City(2)), "AG-118");
}

/// AG-146: both in one province are possible.
#[test]
fn both_in_one_province() {
    let mut board = Board::with(2, &[("campaign", "short")]);
    board.idle_through_region();
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    while board.decider() != 0 {
        board.idle();
    }
    board.march(0, 1, 4).march_group(1, 3, [0, 4, 0]).halt();
    board.temple(3).city(3);
}

/// AG-113, AG-121: pieces that are not in reserve cannot be announced.
#[test]
fn reserves_limit_what_can_be_announced() {
    let edition = include_str!("../../../../editions/empire/argead.toml")
        .replace("temples = 10 # a player", "temples = 0")
        .replace("cities = 8 # a player", "cities = 0");
    let mut board = Board::on(&edition, 2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 1, 0]).halt();
    assert_eq!(board.refused(0, Action::Temple(1)), "AG-113");
    assert_eq!(board.refused(0, Action::City(2)), "AG-121");
}
