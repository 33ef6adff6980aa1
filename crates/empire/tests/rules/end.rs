//! The end of the game and the short campaign (AG-002, AG-131 to AG-144, AG-149).

use crate::common::{Board, boxes, seat};
use empire::state::Origin;
use empire::{Action, Phase};
use table::{Game, Standing};

/// Nobody marches until the last region; in it seat 0 goes for the target.
fn last_region(seats: usize, options: &[(&str, &str)]) -> Board {
    let mut board = Board::with(seats, options);
    let last = usize::from(board.game.setup().stages.1);
    while board.game.region() < last {
        board.idle_through_region();
    }
    board
}

fn line(standing: &Standing, origin: Origin) -> Vec<i32> {
    let line = standing.breakdown.iter().find(|line| line.label.id == origin.label());
    line.expect("a line for every source").points.clone()
}

/// One temple in Thessalia by seat 0 and one city in Boeotia by seat 1, then nothing more.
fn one_temple_one_city(options: &[(&str, &str)]) -> Standing {
    let mut board = Board::with(2, options);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 4, 5, 6)]).settle_order();
    board.march(0, 1, 1).halt().temple(1).end();
    board.march(0, 1, 1).march_group(1, 2, [0, 1, 0]).halt().city(2).end();
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    board.game.standing().expect("over")
}

/// AG-131: entering the last province of the last region ends the game after that turn.
#[test]
fn the_last_province_ends_the_game() {
    let mut board = last_region(2, &[]);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    while board.decider() != 0 {
        board.idle();
    }
    board.march(0, 1, 4).march_group(1, 5, [0, 4, 0]).march_group(5, 6, [0, 0, 4]).halt().end();
    while board.game.phase() != Phase::Over {
        board.idle();
    }
    assert_eq!((board.game.region(), board.game.turn()), (5, 1));
}

/// AG-132: otherwise it ends after the third turn there.
#[test]
fn otherwise_after_the_third_turn() {
    let mut board = last_region(2, &[]);
    board.idle_through_region();
    assert_eq!((board.game.phase(), board.game.turn()), (Phase::Over, 3));
}

/// AG-133: the turn is scored first, then the final awards are given.
#[test]
fn the_turn_is_scored_before_the_final_awards() {
    let mut board = last_region(2, &[]);
    board.idle_through_region();
    let told = board.told();
    let last = |id: &str| told.iter().rposition(|told| *told == id).expect("told");
    assert!(last("empire-fact-scoring") < last("empire-fact-final"));
}

/// AG-134, AG-135, AG-136, AG-137, AG-138, AG-149: 10 for most cities, 15 for most temples, 5 each a region.
#[test]
fn final_awards() {
    let standing = one_temple_one_city(&[]);
    assert_eq!(line(&standing, Origin::MostCities), [0, 10]);
    assert_eq!(line(&standing, Origin::MostTemples), [15, 0]);
    assert_eq!(line(&standing, Origin::RegionCities), [0, 5]);
    assert_eq!(line(&standing, Origin::RegionTemples), [5, 0]);
}

/// AG-139: nobody gains more than 10 points a region in the final scoring.
#[test]
fn at_most_ten_a_region() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 0, 8, 7)]).settle_order();
    board.march(0, 1, 4).march_group(1, 2, [0, 2, 0]).halt().temple(1).city(2).end().idle();
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    let standing = board.game.standing().unwrap();
    let region = line(&standing, Origin::RegionCities)[0] + line(&standing, Origin::RegionTemples)[0];
    assert_eq!(region, 10, "both awards of the one region with buildings");
}

/// AG-140: a tie gives nobody the award, and so does nothing built at all.
#[test]
fn a_tie_gives_no_award() {
    let mut board = Board::new(2);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 4, 5, 6)]).settle_order();
    board.march(0, 1, 1).halt().temple(1).end().idle();
    board.keep().idle();
    board.march(0, 1, 1).halt().temple(1).end();
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    let standing = board.game.standing().unwrap();
    assert_eq!(line(&standing, Origin::MostTemples), [0, 0], "one each");
    assert_eq!(line(&standing, Origin::MostCities), [0, 0], "none at all");
}

/// AG-002: most points win; equal points share the victory.
#[test]
fn most_points_win() {
    let standing = one_temple_one_city(&[]);
    assert!(standing.scores[0] > standing.scores[1]);
    assert_eq!(standing.ranks, [1, 2]);
    let mut idle = Board::new(3);
    while idle.game.phase() != Phase::Over {
        idle.idle_through_region();
    }
    assert_eq!(idle.game.standing().unwrap().ranks, [1, 1, 1]);
    let shares = idle.game.payoffs();
    assert!((shares[..3].iter().sum::<f32>() - 1.0).abs() < 1e-6 && shares[0] == shares[2]);
}

/// AG-141, AG-142: the short campaign begins at symbol 2 and is over after region 4.
#[test]
fn the_short_campaign() {
    let mut board = Board::with(2, &[("campaign", "short")]);
    let mut seen = Vec::new();
    while board.game.phase() != Phase::Over {
        seen.push(board.game.region() + 1);
        board.idle_through_region();
    }
    assert_eq!(seen, [2, 3, 4]);
}

/// AG-143: final awards are halved and rounded down, each one: 10, 15, 5 become 5, 7, 2.
#[test]
fn the_short_campaign_halves_final_awards() {
    let standing = one_temple_one_city(&[("campaign", "short")]);
    assert_eq!(line(&standing, Origin::MostCities), [0, 5]);
    assert_eq!(line(&standing, Origin::MostTemples), [7, 0]);
    assert_eq!(line(&standing, Origin::RegionTemples), [2, 0]);
}

/// AG-144: everything else is as in the long one.
#[test]
fn the_short_campaign_keeps_the_other_rules() {
    let standing = one_temple_one_city(&[("campaign", "short")]);
    assert_eq!(line(&standing, Origin::Temples), [3, 0]);
    assert_eq!(line(&standing, Origin::Cities), [0, 5]);
    assert!(Board::with(2, &[("campaign", "short")]).check(0, Action::Allocate(boxes(0, 5, 5, 5))).is_ok());
    assert_eq!(Board::with(2, &[("campaign", "short")]).game.temples_left(seat(0)), 10);
}
