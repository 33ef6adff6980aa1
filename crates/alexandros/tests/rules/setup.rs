//! Setting up.

use crate::bench::*;
use table::{Audience, Eye, scene::Item};

/// A new game after the deal: each player a card, two face up.
fn dealt(seats: usize) -> Alexandros {
    let mut game = Alexandros::new(&table_with(seats, &[]));
    for _ in 0..seats {
        game.chance(Chance::Deal(L));
    }
    game
}

/// AX-010: four governors each, none on the board.
#[test]
fn all_governors_start_in_reserve() {
    let game = Alexandros::new(&table_with(3, &[]));
    assert!(game.all_governors().is_empty());
    assert!(game.players().all(|seat| game.reserve(seat) == 4));
}

/// AX-011: everybody starts with nothing on a track of a hundred.
#[test]
fn scores_start_at_nothing() {
    let game = Alexandros::new(&table_with(3, &[]));
    assert!(game.players().all(|seat| game.score(seat).total() == 0));
    let scene = game.scene(Eye::Spectator);
    let track = |item: &Item| matches!(item, Item::Count { value: 0, most: Some(100), .. });
    assert_eq!(scene.panels.iter().filter(|panel| panel.items.iter().any(track)).count(), 3);
}

/// AX-012: Alexander starts in the north-west corner of the land.
#[test]
fn alexander_starts_in_the_north_west() {
    let game = Alexandros::new(&table_with(2, &[]));
    let board = game.board();
    let north_west = (0..board.point_count()).map(|number| board.point(number)).min().expect("points");
    assert_eq!((board.point(game.alexander()), north_west), (point("q0r0"), point("q0r0")));
}

/// AX-013: two stocks of walls, told apart.
#[test]
fn walls_are_kept_in_two_stocks() {
    let scene = Alexandros::new(&table_with(2, &[])).scene(Eye::Spectator);
    let stocks = scene.panels.iter().flat_map(|panel| &panel.items).filter_map(|item| match item {
        Item::Count { label, value, .. } if label.id.contains("walls") => Some((label.id.as_ref(), *value)),
        _ => None,
    });
    assert_eq!(stocks.collect::<Vec<_>>(), [("alexandros-panel-black-walls", 65), ("alexandros-panel-red-walls", 10)]);
}

/// AX-014: each player is dealt one card, which only that player sees.
#[test]
fn everybody_is_dealt_one_card_in_secret() {
    let mut game = Alexandros::new(&table_with(3, &[]));
    assert_eq!(game.outcomes(), Symbol::ALL.map(|symbol| (Chance::Deal(symbol), 11)));
    let mut facts = Vec::new();
    for card in [T, A, H] {
        game.settle(Chance::Deal(card), &mut facts);
    }
    assert_eq!([0, 1, 2].map(|seat| game.hand(Seat(seat))), [Cards::one(T), Cards::one(A), Cards::one(H)]);
    let heard: Vec<Audience> = facts.iter().map(|fact| fact.audience).collect();
    assert_eq!(heard, [0, 1, 2].map(|seat| Audience::Only(Seats::one(Seat(seat)))));
    assert!(game.players().all(|seat| game.known(seat).is_empty()));
}

/// AX-015: all other cards are the pile.
#[test]
fn the_rest_is_the_pile() {
    let mut game = dealt(4);
    assert_eq!(game.pile().total(), 51);
    game.chance(Chance::TurnUp(H));
    game.chance(Chance::TurnUp(H));
    assert_eq!(game.pile(), Cards([11, 11, 9, 7, 11]));
}

/// AX-016: two cards are turned up, for all to see.
#[test]
fn two_cards_are_turned_up() {
    let mut game = dealt(2);
    game.chance(Chance::TurnUp(H));
    assert_eq!(game.open(), [Some(H), None]);
    game.chance(Chance::TurnUp(L));
    assert_eq!(game.open(), [Some(H), Some(L)]);
}

/// AX-017: the lot falls on each seat as often.
#[test]
fn the_lot_decides_who_begins() {
    let mut game = dealt(3);
    game.chance(Chance::TurnUp(H));
    game.chance(Chance::TurnUp(L));
    assert_eq!(game.outcomes(), [0, 1, 2].map(|seat| (Chance::Begin(Seat(seat)), 1)));
    game.chance(Chance::Begin(Seat(2)));
    assert_eq!((game.turn(), game.stage()), (Seat(2), Stage::Decide(Seats::one(Seat(2)))));
}
