//! Scoring a turn (AG-036, AG-103 to AG-128, AG-148, AG-150).

use crate::common::{Board, boxes, seat};
use empire::{Action, Boxes, Phase};

/// Everybody marches all armies into Thessalia and announces a temple there; the turn is scored.
fn contest(all: &[Boxes]) -> Board {
    let mut board = Board::new(all.len());
    board.allocate(all).settle_order();
    while let Phase::March(_) = board.game.phase() {
        let armies = board.game.armies_at(seat(board.decider()), 0);
        board.march(0, 1, armies).halt().temple(1).end();
    }
    board
}

/// Everybody marches into Boeotia and announces a city there; the turn is scored.
fn city_contest(options: &[(&str, &str)], all: &[Boxes]) -> Board {
    let mut board = Board::with(all.len(), options);
    board.allocate(all).settle_order();
    while let Phase::March(_) = board.game.phase() {
        let armies = board.game.armies_at(seat(board.decider()), 0);
        board.march(0, 1, armies).march_group(1, 2, [0, armies, 0]).halt().city(2).end();
    }
    board
}

/// AG-036: when all have marched and placed, the turn is scored.
#[test]
fn a_turn_is_scored_when_all_have_played() {
    let board = contest(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]);
    assert!(board.told().contains(&"empire-fact-scoring"));
}

/// AG-103, AG-104: provinces are scored from the lowest number up, points counted at once.
#[test]
fn provinces_in_the_order_of_their_numbers() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).march_group(1, 3, [0, 1, 0]).march_group(1, 2, [0, 1, 0]).halt().end();
    board.idle();
    let scored: Vec<String> = board
        .facts
        .iter()
        .filter(|fact| fact.message.id == "empire-fact-armies-most")
        .map(|fact| fact.elements[0].clone())
        .collect();
    assert_eq!(scored, ["province-1-1", "province-1-2", "province-1-3"]);
    assert_eq!(board.scores(), [6, 0]);
}

/// AG-105: most armies in a province score 2; standing there alone is enough.
#[test]
fn most_armies_score_two() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).halt().end();
    board.march(0, 1, 5).halt().end();
    assert_eq!(board.scores(), [0, 2]);
}

/// AG-106, AG-150: a tie scores nothing.
#[test]
fn a_tie_of_armies_scores_nothing() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 4, 6, 5)]).settle_order();
    board.march(0, 1, 4).halt().end();
    board.march(0, 1, 4).halt().end();
    assert_eq!(board.scores(), [0, 0]);
}

/// AG-107: provinces score in every turn of the region, up to three times.
#[test]
fn provinces_score_every_turn() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).halt().end().idle();
    assert_eq!(board.scores(), [2, 0]);
    board.keep().idle().idle();
    assert_eq!(board.scores(), [4, 0]);
    board.keep().idle().idle();
    assert_eq!(board.scores(), [6, 0]);
}

/// AG-108, AG-109, AG-148: the only temple announced costs one cube and scores 3.
#[test]
fn a_lone_temple_costs_one_and_scores_three() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).halt().temple(1).end().idle();
    assert_eq!((board.scores()[0], board.game.boxes(seat(0)).temples), (2 + 3, 4));
    assert_eq!((board.game.temples_built(seat(0)), board.game.temples_left(seat(0))), (1, 9));
}

/// AG-110: without the cube the temple goes back into the reserve.
#[test]
fn an_unpaid_temple_goes_back() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 0, 10), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).halt().temple(1).end().idle();
    assert_eq!((board.scores()[0], board.game.temples_left(seat(0))), (2, 10));
}

/// AG-111, AG-112: another temple may be built there in a later turn, and only the new one scores.
#[test]
fn temples_in_later_turns() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).halt().temple(1).end().idle();
    board.keep().halt().temple(1).end().idle();
    assert_eq!(board.game.temples_in(seat(0), 0), 2);
    assert_eq!(board.scores()[0], 2 + 3 + 2 + 3);
    board.keep().idle().idle();
    assert_eq!(board.scores()[0], 12, "the third turn brings the province alone");
}

/// AG-115, AG-116: the only city announced costs two cubes and scores 5.
#[test]
fn a_lone_city_costs_two_and_scores_five() {
    let mut alone = Board::new(2);
    alone.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    alone.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).halt().city(2).end().idle();
    assert_eq!((alone.scores()[0], alone.game.boxes(seat(0)).cities), (2 + 5, 3));
}

/// AG-117: without two cubes the city goes back into the reserve.
#[test]
fn an_unpaid_city_goes_back() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 9, 1), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).halt().city(2).end().idle();
    assert_eq!((board.scores()[0], board.game.cities_left(seat(0))), (2, 8));
    assert_eq!(board.game.city(0, 2), None);
}

/// AG-118, AG-119, AG-120: a province has one city; in later turns none can be announced and the old one scores nothing.
#[test]
fn one_city_a_province() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 4, 0]).halt().city(2).end();
    board.idle().keep();
    board.halt();
    assert_eq!(board.refused(0, Action::City(2)), "AG-119");
    board.end().march(0, 1, 5).march_group(1, 2, [0, 5, 0]).halt();
    assert_eq!(board.refused(1, Action::City(2)), "AG-119");
    let before = board.scores()[0];
    board.end();
    assert_eq!(board.scores()[0], before, "outnumbered now, and the city scores no more");
}

/// AG-123, AG-124, AG-125, AG-126: 5 cubes against 3: the leader must build, pays 4, scores 3; the other takes the piece back.
#[test]
fn a_contested_temple_costs_the_runner_up_plus_one() {
    let board = contest(&[boxes(1, 4, 5, 5), boxes(0, 4, 3, 8)]);
    assert_eq!(board.game.boxes(seat(0)).temples, 1, "paid 4");
    assert_eq!(board.scores(), [3, 0], "the armies are tied");
    assert_eq!((board.game.temples_left(seat(0)), board.game.temples_left(seat(1))), (9, 10));
    assert_eq!(board.game.boxes(seat(1)).temples, 3, "the loser pays nothing");
}

/// AG-123, AG-124: 5, 3 and 3 cubes: the leader pays 4, though two are tied behind.
#[test]
fn a_tie_behind_the_leader_does_not_matter() {
    let board = contest(&[boxes(1, 4, 5, 5), boxes(0, 4, 3, 8), boxes(0, 4, 3, 8)]);
    assert_eq!((board.game.boxes(seat(0)).temples, board.game.temples_built(seat(0))), (1, 1));
}

/// AG-127: tied for most cubes, nobody builds and all take their pieces back.
#[test]
fn a_tie_for_most_cubes_builds_nothing() {
    let board = contest(&[boxes(1, 5, 3, 6), boxes(0, 4, 3, 8)]);
    assert_eq!((board.game.temples_built(seat(0)), board.game.temples_built(seat(1))), (0, 0));
    assert_eq!((board.game.temples_left(seat(0)), board.game.temples_left(seat(1))), (10, 10));
    assert_eq!(board.game.boxes(seat(0)).temples, 3, "nobody pays");
}

/// AG-124: a contested city against a rival without cubes costs 0 + 1, unless the option sets a floor of 2.
#[test]
fn a_bluff_makes_a_city_cheap_unless_there_is_a_floor() {
    let all = [boxes(1, 4, 5, 5), boxes(0, 4, 11, 0)];
    assert_eq!(city_contest(&[], &all).game.boxes(seat(0)).cities, 4, "paid 1");
    assert_eq!(city_contest(&[("contestedFloor", "true")], &all).game.boxes(seat(0)).cities, 3, "paid 2");
    let poor = [boxes(1, 4, 9, 1), boxes(0, 4, 11, 0)];
    assert_eq!(city_contest(&[], &poor).game.cities_built(seat(0)), 1);
    assert_eq!(city_contest(&[("contestedFloor", "true")], &poor).game.cities_built(seat(0)), 0, "cannot pay 2");
}

/// AG-123: cubes are counted when the province is reached: a contest won earlier weakens the next.
#[test]
fn earlier_payments_count_in_later_contests() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 6, 5, 3), boxes(0, 6, 4, 5)]).settle_order();
    board.march(0, 1, 6).march_group(1, 3, [0, 3, 0]).march_group(3, 4, [0, 0, 3]).halt();
    let own = board.game.boxes(seat(0)).temples;
    board.temple(1).temple(4).end();
    board.march(0, 1, 6).march_group(1, 3, [0, 3, 0]).march_group(3, 4, [0, 0, 3]).halt();
    let rival = board.game.boxes(seat(1)).temples;
    assert_eq!((own, rival), (3, 2), "two cubes each went for the mountains");
    board.temple(1).temple(4).end();
    assert_eq!(board.game.temples_in(seat(0), 0), 1, "3 against 2 in Thessalia, paid 3");
    assert_eq!(board.game.temples_in(seat(1), 0), 1, "0 against 2 in Triballia");
}

/// AG-128: the contests for temple and city of one province do not touch each other.
#[test]
fn temple_and_city_are_independent() {
    let mut board = Board::with(2, &[("campaign", "short")]);
    board.idle_through_region();
    board.allocate(&[boxes(1, 4, 6, 4), boxes(0, 4, 4, 7)]).settle_order();
    for _ in 0..2 {
        board.march(0, 1, 4).march_group(1, 3, [0, 4, 0]).halt().temple(3).city(3).end();
    }
    assert_eq!((board.game.temples_in(seat(0), 2), board.game.cities_in(seat(1), 2)), (1, 1));
}
