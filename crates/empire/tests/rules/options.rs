//! Options and editions: each value does what it says, each mistake is explained.

use crate::common::{Board, boxes};
use empire::state::Origin;
use empire::{Empire, Phase};
use table::{EditionFile, Game, Options};

/// AG-143 with the option: the sum of a player's awards is halved, not each.
#[test]
fn halving_the_total() {
    let play = |options: &[(&str, &str)]| {
        let mut board = Board::with(2, options);
        board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 4, 5, 6)]).settle_order();
        board.march(0, 1, 1).halt().temple(1).end();
        board.idle();
        while board.game.phase() != Phase::Over {
            board.idle_through_region();
        }
        let standing = board.game.standing().unwrap();
        let finals = [Origin::MostTemples, Origin::RegionTemples, Origin::Halving];
        let sum = standing
            .breakdown
            .iter()
            .filter(|line| finals.iter().any(|origin| origin.label() == line.label.id))
            .map(|line| line.points[0])
            .sum::<i32>();
        assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).sum::<i32>(), standing.scores[0]);
        sum
    };
    assert_eq!(play(&[("campaign", "short")]), 7 + 2, "15 and 5, each halved");
    assert_eq!(play(&[("campaign", "short"), ("halve", "total")]), 10, "20, halved");
}

/// AG-002 with the option: equal points go to more buildings.
#[test]
fn ties_by_buildings() {
    let idle = |options: &[(&str, &str)]| {
        let mut board = Board::with(2, options);
        while board.game.phase() != Phase::Over {
            board.idle_through_region();
        }
        board.game.standing().unwrap().ranks
    };
    assert_eq!(idle(&[("finalTie", "shared")]), [1, 1]);
    assert_eq!(idle(&[("finalTie", "buildings")]), [1, 1], "equal in buildings too: shared");
    assert_eq!(tied_with_buildings("shared"), [1, 1]);
    assert_eq!(tied_with_buildings("buildings"), [1, 2]);
}

/// Both end with equal points, seat 0 with a temple: values are set so that a temple and its awards bring what a province brings.
fn tied_with_buildings(ruling: &str) -> Vec<u8> {
    let text = include_str!("../../../../editions/empire/argead.toml")
        .replace("temple = 3\n", "temple = 2\n")
        .replace("most-temples = 15", "most-temples = 0")
        .replace("region-temples = 5", "region-temples = 0")
        .replace("turns = 3", "turns = 1");
    let mut board = Board::on_with(&text, 2, &[("finalTie", ruling)]);
    board.allocate(&[boxes(1, 4, 5, 5), boxes(0, 5, 5, 5)]).settle_order();
    board.march(0, 1, 1).halt().temple(1).end();
    board.march(0, 1, 5).halt().end();
    while board.game.phase() != Phase::Over {
        board.idle_through_region();
    }
    let standing = board.game.standing().unwrap();
    assert_eq!(standing.scores, [2, 2], "a temple against a province");
    standing.ranks
}

/// The oldest player must sit at the table.
#[test]
fn the_oldest_must_sit_at_the_table() {
    let options = Options::choose(Empire::ABOUT.options, [("oldestSeat", "3")]).unwrap();
    let fault = Empire::prepare(&Empire::ABOUT.default_edition(), &options, 3).expect_err("refused");
    assert_eq!(fault.reason.id, "empire-fault-oldest");
}

/// Every mistake in an edition is explained with its line.
#[test]
fn mistakes_in_an_edition_are_explained() {
    let good = Empire::ABOUT.default_edition().text;
    let cases = [
        ("resources = 15", "resources = 16", "empire-fault-range"),
        ("entry = 1\ntarget = 6", "entry = 9\ntarget = 6", "empire-fault-unknown-province"),
        ("{ number = 2, name = \"Boeotia\"", "{ number = 3, name = \"Boeotia\"", "empire-fault-number"),
        (
            "{ a = 1, b = 2, into-a = 0, into-b = 0, way = \"land\" }",
            "{ a = 2, b = 2, into-a = 0, into-b = 0, way = \"land\" }",
            "empire-fault-arrow",
        ),
        ("short = [2, 4]", "short = [4, 2]", "empire-fault-short"),
        ("start = [20.8, 40.2]", "# start", "empire-fault-start"),
        ("way = \"ship\"", "way = \"bridge\"", "table-fault-toml"),
    ];
    for (from, to, reason) in cases {
        assert!(good.contains(from), "{from}");
        let file = EditionFile::new("mine.toml", good.replacen(from, to, 1));
        let fault = Empire::prepare(&file, &Options::defaults(Empire::ABOUT.options), 2).expect_err(reason);
        assert_eq!(fault.reason.id, reason);
        let line = good[..good.find(from).unwrap()].lines().count() + 1;
        assert!(fault.line.is_some_and(|found| found.abs_diff(line) <= 10), "{reason}: {:?}, not {line}", fault.line);
    }
}
