//! Components and set-up (AG-001 to AG-032).

use crate::common::{Board, boxes, seat};
use empire::edition::{Edition, Way};
use empire::state::Origin;
use empire::{Action, Empire, Phase};
use std::collections::BTreeSet;
use table::scene::{Item, PanelKind, Role};
use table::{Eye, Game, Seat, Source};

fn edition() -> Edition {
    Edition::read(&Empire::ABOUT.default_edition()).expect("our own edition is in order")
}

/// AG-001: points come from provinces, temples and cities while the game goes on; only final awards come besides.
#[test]
fn three_sources_of_points_during_play() {
    let during: Vec<_> = Origin::ALL.into_iter().take(3).collect();
    assert_eq!(during, [Origin::Provinces, Origin::Temples, Origin::Cities]);
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).halt().temple(1).end();
    board.idle();
    assert_eq!(board.scores(), [5, 0], "a province and a temple");
}

/// AG-003, AG-024: there is one board, the same for every eye.
#[test]
fn one_board_for_all() {
    let board = Board::new(3);
    let shown = |eye| serde_json::to_string(&board.game.scene(eye).board).unwrap();
    assert_eq!(shown(Eye::Seat(seat(0))), shown(Eye::Seat(seat(2))));
    assert_eq!(shown(Eye::Spectator), shown(Eye::Seat(seat(1))));
}

/// AG-004, AG-008: five colours, two markers each (place in the order and score): at most five can play.
#[test]
fn at_most_five_can_play() {
    assert_eq!(Empire::ABOUT.seats, (2, 5));
    let board = Board::new(5);
    assert_eq!(board.scores().len(), 5, "a score marker each");
    assert_eq!((0..5).filter_map(|place| board.game.player_at(place)).count(), 0, "and a place marker, not set yet");
}

/// AG-005, AG-006, AG-007: 75 cubes, 50 temples and 40 cities for five players.
#[test]
fn components_for_five() {
    let components = edition().components;
    assert_eq!(components.source, Source::Rulebook);
    assert_eq!(5 * components.resources.into_inner() as u32, 75);
    assert_eq!(5 * components.temples.into_inner() as u32, 50);
    assert_eq!(5 * components.cities.into_inner() as u32, 40);
}

/// AG-009, AG-023: the rulebook and its summary are at hand for everyone: every prompt points at its clauses.
#[test]
fn the_rules_are_at_hand() {
    let board = Board::new(2);
    for eye in [Eye::Seat(seat(0)), Eye::Spectator] {
        let clauses = board.game.scene(eye).prompt.clauses;
        assert!(!clauses.is_empty());
        assert!(clauses.iter().all(|clause| Empire::ABOUT.clauses.find(clause.as_str()).is_some()));
    }
}

/// AG-010, AG-011: six regions, each of provinces numbered from 1.
#[test]
fn six_regions_of_numbered_provinces() {
    let edition = edition();
    assert_eq!(edition.region.len(), 6);
    for region in &edition.region {
        let numbers: Vec<u8> = region.as_ref().provinces.iter().map(|p| p.as_ref().number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u8).collect::<Vec<_>>());
    }
    let mut board = Board::new(2);
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    let shapes = board.game.scene(Eye::Spectator).board.shapes;
    let land = shapes.iter().filter(|shape| shape.role == Role::Land);
    let tints: BTreeSet<String> = land.map(|shape| format!("{:?}", shape.tint)).collect();
    assert_eq!(tints.len(), 6, "each region has its colour");
}

/// AG-012: numbers order the scoring and nothing else: an arrow may join any two provinces, whatever their numbers.
#[test]
fn numbers_do_not_bind_movement() {
    let edition = edition();
    let jumps = edition.region[0].as_ref().arrows.iter().any(|arrow| arrow.as_ref().a.abs_diff(arrow.as_ref().b) > 1);
    assert!(jumps, "Boeotia (2) and Hellespontus (6) are joined");
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).march_group(2, 6, [0, 0, 4]);
    assert_eq!(board.game.armies_at(seat(0), 6), 4);
}

/// AG-013: without an arrow there is no way.
#[test]
fn no_arrow_no_way() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4);
    let march = empire::March { from: 1, to: 4, armies: [0, 4, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(march)), "AG-013");
}

/// AG-014: Cilicia and Capadocia touch on the map, but no arrow joins them.
#[test]
fn cilicia_and_capadocia_are_not_adjacent() {
    let edition = edition();
    let asia = edition.region[1].as_ref();
    let number = |name: &str| asia.provinces.iter().find(|p| p.as_ref().name == name).unwrap().as_ref().number;
    let (cilicia, capadocia) = (number("Cilicia"), number("Capadocia"));
    let mut board = Board::with(2, &[("campaign", "short")]);
    assert_eq!(board.game.setup().regions[1].cost(capadocia, cilicia), None);
    assert_eq!(board.game.setup().regions[1].cost(cilicia, capadocia), None);
    board.allocate(&[boxes(1, 2, 8, 4), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 2).march_group(1, 4, [0, 2, 0]).march_group(4, capadocia, [0, 0, 2]).idle();
    board.idle().keep();
    let march = empire::March { from: capadocia, to: cilicia, armies: [2, 0, 0], temples: 0 };
    assert_eq!(board.refused(0, Action::March(march)), "AG-013");
}

/// AG-017, AG-018: each region ends in the province that carries the next campaign symbol, its last one.
#[test]
fn campaign_symbols_lie_in_target_provinces() {
    for region in &edition().region {
        let region = region.as_ref();
        assert_eq!(*region.target.as_ref() as usize, region.provinces.len());
    }
    let mut board = Board::new(2);
    assert!(board.game.scene(Eye::Spectator).board.shapes.iter().any(|shape| shape.id == "province-1-0"), "symbol 1");
    board.idle_through_region();
    assert!(board.game.scene(Eye::Spectator).board.shapes.iter().any(|shape| shape.id == "province-2-0"), "symbol 2");
}

/// AG-019, AG-048, AG-130: after a region all cubes come back, armies included, and the next region begins.
#[test]
fn the_next_region_begins_afresh() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).march_group(2, 6, [0, 0, 4]).halt().end();
    board.idle();
    assert_eq!((board.game.region(), board.game.turn()), (1, 1));
    assert_eq!(board.game.armies_out(seat(0)), 0);
    assert_eq!(board.game.spent(seat(0)), 0);
    assert!(board.check(0, Action::Allocate(boxes(0, 15, 0, 0))).is_ok(), "all fifteen are there again");
}

/// AG-025, AG-026, AG-029, AG-030: each player starts with 15 cubes, 10 temples and 8 cities and a tableau.
#[test]
fn each_player_starts_with_a_full_set() {
    let board = Board::new(4);
    for player in Seat::first(4) {
        assert_eq!((board.game.temples_left(player), board.game.cities_left(player)), (10, 8));
        assert!(board.check(player.0, Action::Allocate(boxes(15, 0, 0, 0))).is_ok());
        let panels = board.game.scene(Eye::Seat(player)).panels;
        assert!(panels.iter().any(|panel| panel.kind == PanelKind::Player(player)));
    }
}

/// AG-027, AG-028: a score marker starts on 0, and the other marker waits for the order of turns.
#[test]
fn markers_start_on_zero_and_off_the_track() {
    let board = Board::new(3);
    assert_eq!(board.scores(), [0, 0, 0]);
    assert_eq!(board.game.player_at(0), None);
}

/// AG-031: how many temples and cities are left is open to everyone.
#[test]
fn reserves_are_public() {
    let board = Board::new(2);
    for panel in board.game.scene(Eye::Spectator).panels {
        if let PanelKind::Player(_) = panel.kind {
            let shows = |value: i64| {
                panel.items.iter().any(|item| matches!(item, Item::Count { most: Some(most), .. } if *most == value))
            };
            assert!(shows(10) && shows(8));
        }
    }
}

/// AG-032: regions are stages, played one after another.
#[test]
fn regions_are_played_in_order() {
    let mut board = Board::new(2);
    let mut seen = vec![board.game.region()];
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
        if board.game.phase() != Phase::Over {
            seen.push(board.game.region());
        }
    }
    assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
}

/// AG-082, AG-087, AG-088: ships cross water for 3; the number is the cost of entering, and some entries are free one way only.
#[test]
fn arrows_have_a_cost_for_each_direction() {
    let edition = edition();
    let arrows = || edition.region.iter().flat_map(|region| region.as_ref().arrows.iter().map(|arrow| arrow.as_ref()));
    assert!(
        arrows().filter(|arrow| arrow.way == Way::Ship).all(|arrow| (arrow.into_a, arrow.into_b) == (Some(3), Some(3)))
    );
    assert_eq!(arrows().filter(|arrow| arrow.way == Way::Ship).count(), 5);
    assert!(arrows().any(|arrow| arrow.into_a == Some(0) && arrow.into_b == Some(1)), "dear there, free back");
    let board = Board::new(2);
    assert_eq!((board.cost(1, 3), board.cost(3, 1)), (1, 0), "into Illyria and back into Thessalia");
}

/// Every clause has words in both languages, a test, and code where it can be violated.
#[test]
fn the_rulebook_is_complete() {
    let audit = Empire::ABOUT.clauses.audit();
    assert_eq!(audit.total, 150);
    assert!(audit.is_complete(), "{:#?}", audit.missing);
}
