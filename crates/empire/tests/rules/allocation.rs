//! Filling the boxes (AG-033 to AG-050).

use crate::common::{Board, boxes, seat};
use empire::{Action, Chance, Phase};
use table::{Eye, Game, Luck, Seat, Seats, Silent, Stage};

/// AG-033: a turn begins with everybody laying cubes, all at the same time.
#[test]
fn all_lay_cubes_at_once() {
    let mut board = Board::new(3);
    assert_eq!(board.game.stage(), Stage::Decide(Seats::all(3)));
    board.act(1, Action::Allocate(boxes(3, 4, 4, 4)));
    assert_eq!(board.game.stage(), Stage::Decide([seat(0), seat(2)].into_iter().collect()));
}

/// AG-038, AG-050: in the first turn of a region fifteen cubes lie on four boxes, no more and no fewer.
#[test]
fn fifteen_cubes_on_four_boxes() {
    let board = Board::new(2);
    assert_eq!(board.refused(0, Action::Allocate(boxes(3, 4, 4, 3))), "AG-050");
    assert_eq!(board.refused(0, Action::Allocate(boxes(4, 4, 4, 4))), "AG-050");
    assert_eq!(board.refused(0, Action::Allocate(boxes(255, 255, 255, 255))), "AG-050");
    assert_eq!(board.refused(0, Action::Redistribute { temples: 8, cities: 7 }), "AG-038");
    let mut offered = Vec::new();
    board.game.actions(seat(0), &mut offered);
    assert_eq!(offered.len(), 816, "every way to divide 15 cubes over 4 boxes");
}

/// AG-039: order, armies, temples, cities, from left to right.
#[test]
fn the_boxes_stand_in_order() {
    let sheet = Board::new(2).game.scene(Eye::Seat(seat(0))).sheet.expect("a sheet to fill in");
    let keys: Vec<_> = sheet.fields.iter().map(|field| field.key).collect();
    assert_eq!((keys, sheet.total), (vec!["order", "armies", "temples", "cities"], 15));
}

/// AG-038: the boxes are secret: no other eye, chronicle or redeal tells them before all are done.
#[test]
fn nobody_sees_behind_the_screen() {
    let secrets = [boxes(15, 0, 0, 0), boxes(0, 15, 0, 0), boxes(2, 5, 4, 4)];
    let views = |secret| {
        let mut board = Board::new(3);
        board.act(0, Action::Allocate(secret));
        let told: Vec<String> = board.facts.iter().map(|fact| format!("{fact:?}")).collect();
        let mut redealt = board.game.clone();
        redealt.redeal(seat(1), &mut Luck::new(7));
        (board.view(Eye::Seat(seat(1))), board.view(Eye::Spectator), told, redealt)
    };
    let first = views(secrets[0]);
    assert!(secrets.iter().all(|&secret| views(secret) == first));
    let mut board = Board::new(3);
    board.act(0, Action::Allocate(secrets[2]));
    let own = board.view(Eye::Seat(seat(0)));
    board.game.redeal(seat(0), &mut Luck::new(9));
    assert_eq!(board.view(Eye::Seat(seat(0))), own, "one sees one's own boxes");
}

/// AG-040: cubes in the army box become armies on the board.
#[test]
fn cubes_in_the_army_box_are_armies() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 6, 4, 4), boxes(0, 5, 5, 5)]).settle_order();
    assert_eq!((board.game.armies_out(seat(0)), board.game.boxes(seat(0)).armies), (6, 0));
}

/// AG-041, AG-070, AG-071: cubes in the temple and city boxes pay for building and for hard ways.
#[test]
fn material_pays_for_buildings_and_ways() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).march_group(1, 3, [0, 1, 0]);
    assert_eq!(board.game.boxes(seat(0)).temples, 4, "one for the mountains");
    board.halt().temple(1).end().idle();
    assert_eq!(board.game.boxes(seat(0)).temples, 3, "one for the temple");
}

/// AG-042: boxes may stay empty.
#[test]
fn any_split_is_allowed() {
    let board = Board::new(2);
    for all in [boxes(15, 0, 0, 0), boxes(0, 15, 0, 0), boxes(0, 0, 15, 0), boxes(0, 0, 0, 15)] {
        assert!(board.check(0, Action::Allocate(all)).is_ok());
    }
}

fn second_turn() -> Board {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.idle().idle();
    assert_eq!((board.game.turn(), board.game.phase()), (2, Phase::Allocate));
    board
}

/// AG-037, AG-043, AG-129: in later turns cubes go between temples and cities only.
#[test]
fn later_turns_fill_temples_and_cities_only() {
    let mut board = second_turn();
    assert_eq!(board.refused(0, Action::Allocate(boxes(0, 0, 5, 10))), "AG-043");
    board.act(0, Action::Redistribute { temples: 10, cities: 0 });
    board.act(1, Action::Redistribute { temples: 0, cities: 10 });
    assert_eq!((board.game.boxes(seat(0)).temples, board.game.boxes(seat(1)).cities), (10, 10));
    let sheet = second_turn().game.scene(Eye::Seat(seat(0))).sheet.expect("a sheet");
    assert_eq!(sheet.fields.iter().map(|field| field.key).collect::<Vec<_>>(), ["temples", "cities"]);
}

/// AG-044: the new division is as secret as the first.
#[test]
fn redistribution_is_secret_too() {
    let views = |temples| {
        let mut board = second_turn();
        board.act(0, Action::Redistribute { temples, cities: 10 - temples });
        board.view(Eye::Seat(seat(1)))
    };
    assert_eq!(views(0), views(10));
}

/// AG-045, AG-046, AG-047, AG-073, AG-075: no new armies and no new order in later turns.
#[test]
fn armies_and_order_stay_for_the_region() {
    let mut board = second_turn();
    let order = [board.game.player_at(0), board.game.player_at(1)];
    let armies = [board.game.armies_out(seat(0)), board.game.armies_out(seat(1))];
    board.keep();
    assert!(matches!(board.game.phase(), Phase::March(0)), "no bidding, straight to the march");
    assert_eq!([board.game.player_at(0), board.game.player_at(1)], order);
    assert_eq!([board.game.armies_out(seat(0)), board.game.armies_out(seat(1))], armies);
}

/// AG-049: what was laid aside is not at hand: only the cubes left can be divided.
#[test]
fn only_cubes_left_can_be_divided() {
    let board = second_turn();
    assert_eq!(board.refused(0, Action::Redistribute { temples: 11, cities: 0 }), "AG-049");
    assert_eq!(board.refused(0, Action::Redistribute { temples: 4, cities: 5 }), "AG-049");
    assert_eq!(board.refused(0, Action::Redistribute { temples: 255, cities: 11 }), "AG-049");
    assert!(board.check(0, Action::Redistribute { temples: 5, cities: 5 }).is_ok(), "leaving them as they are");
}

/// AG-072: when the last is done, all screens go up together.
#[test]
fn all_is_revealed_when_the_last_is_done() {
    let mut board = Board::new(2);
    board.act(1, Action::Allocate(boxes(0, 5, 5, 5)));
    assert_eq!(board.game.boxes(seat(1)).total(), 0, "still behind the screen");
    board.act(0, Action::Allocate(boxes(2, 5, 4, 4)));
    assert_eq!(board.told().iter().filter(|id| **id == "empire-fact-revealed").count(), 2);
    for player in Seat::first(2) {
        assert!(board.game.boxes(player).total() > 0 || board.game.armies_out(player) > 0);
    }
}

/// AG-072: the last to decide could take the decision back after seeing the others, because nothing was drawn and nobody else had
/// a say. The screens go up by an event of their own, which is a barrier.
#[test]
fn the_last_to_decide_cannot_take_it_back_after_the_reveal() {
    let mut game = Board::new(2).game;
    game.act(seat(1), Action::Allocate(boxes(0, 5, 5, 5)), &mut Silent);
    game.act(seat(0), Action::Allocate(boxes(2, 5, 4, 4)), &mut Silent);
    assert_eq!(game.stage(), Stage::Chance);
    let mut outcomes = Vec::new();
    game.chances(&mut outcomes);
    assert_eq!(outcomes, [(Chance::Reveal, 1)]);
    game.settle(Chance::Reveal, &mut Silent);
    assert_eq!(game.stage(), Stage::Decide(Seats::one(seat(0))), "the same seat goes on");
}

/// A seat without material has nothing to divide and is not asked.
#[test]
fn whoever_has_no_material_is_not_asked() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 14, 0, 0), boxes(0, 5, 5, 5)]).settle_order();
    board.idle().idle();
    assert_eq!(board.game.stage(), Stage::Decide(Seats::one(seat(1))));
}
