//! Gaugamela, linked campaigns and immortality.

use crate::common::*;
use Action::*;
use table::{Game, Message};

/// FC-316, FC-317: "2 Forces", a voided "1 Force" and "1 Wall" before Go!: four hits, and no forces at all.
#[test]
fn the_printed_mutiny() {
    let state = campaign("gaugamela").edit().turn(1).gold(2).phase(Phase::Operation).done();
    let mut play = Played::new(state);
    play.draw(&[Chance::Operation(Operation::TwoForces)]);
    assert_eq!(play.state.phase(), Phase::Conquest, "no force is drawn");
    let mut play = Played::new(play.state.edit().phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::OneForce)]).act(&[Thwart]);
    let mut play = Played::new(play.state.edit().phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::Wall)]);
    let mut play = Played::new(play.state.edit().phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::Go)]);
    for hits in 0..4 {
        assert!(play.offered().iter().all(|action| matches!(action, Suffer(_))), "{hits} hits so far");
        let action = *play.offered().last().unwrap();
        play.act(&[action]);
    }
    assert_eq!(play.state.phase(), Phase::Conquest);
    assert_eq!(play.gold(), 0);
}

/// The way home: the last region taken, the army must stand in Babylon.
#[test]
fn home_to_babylon() {
    let state = campaign("gaugamela").edit().turn(3).hold_all(Hold::Governed).phase(Phase::Resupply);
    let away = Played::new(state.done());
    assert_eq!(away.refused(Triumph), "FC-010");
    let home = Played::new(away.state.edit().at(Place::Babylon, Place::Susa).done());
    assert!(home.offered().contains(&Triumph));
}

/// A life at the end of the Granicus with everything taken.
fn first_leg() -> commander::Editor {
    let state = open(&[("campaign", "life")]).edit().turn(3).hold_all(Hold::Razed).phase(Phase::Resupply);
    state.level(3).gold(30).glory(3).advisors(&[Advisor::Parmenion, Advisor::Antipater])
}

/// FC-318, FC-319, FC-320, FC-324, FC-325: forces as they are, advisors, level and insights go on; gold, cities and glory stay behind.
#[test]
fn what_a_life_carries_on() {
    let army = [(Troop::Infantry, Side::Reduced), (Troop::LightCavalry, Side::Full)];
    let state = first_leg().army(&army).insights(&[Insight::Trap]).city(Place::Ilium);
    let mut play = Played::new(state.done());
    play.act(&[Triumph]);
    assert_eq!(play.state.campaign(), Campaign::Issus);
    assert_eq!((play.level(), play.gold(), play.glory(), play.state.turn()), (3, 5, 0, 0));
    assert_eq!(play.state.force(Troop::Infantry, Side::Reduced), 1);
    assert_eq!(play.state.own_forces(), 3);
    assert!(play.state.has_advisor(Advisor::Parmenion) && play.state.has_insight(Insight::Trap));
    assert!(!play.state.has_city(Place::Lycia));
    assert_eq!(play.refused(Counsel(Advisor::Aristander)), "FC-044");
    assert_eq!(play.refused(TakeOption(CampaignOption::ThessalianHorse)), "FC-319");
    play.act(&[TakeOption(CampaignOption::Harpalus), Begin]);
}

/// FC-330, FC-321, FC-322, FC-323, FC-331: 4 governed, 3 glory and 25 points are 24 + 12 + 50 = 86, whatever else is held.
#[test]
fn the_printed_immortality() {
    let governed = [Place::Chaeronea, Place::Granicus, Place::Sardis, Place::Halicarnassus];
    let mut state = open(&[("scoring", "immortality")]).edit().turn(3).hold_all(Hold::Razed).phase(Phase::Resupply);
    for place in governed {
        state = state.hold(place, Hold::Governed);
    }
    let state = state.level(3).gold(30).glory(3).advisors(&[Advisor::Parmenion, Advisor::Antipater]);
    let mut play = Played::new(state.insights(&[Insight::Trap, Insight::Spies]).done());
    play.act(&[Triumph]);
    assert_eq!(play.state.laurels(Campaign::Granicus).points(), 25);
    assert_eq!(play.state.score(), 86);
    let standing = play.state.standing().unwrap();
    assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).collect::<Vec<_>>(), [24, 12, 50]);
    let fame = play.state.fame().unwrap();
    assert_eq!((fame.league, fame.won, fame.points), ("granicus", true, 25), "victory points, however it is scored");
}

/// FC-124: a prophecy still open when a linked campaign ends has failed; a single campaign does not ask.
#[test]
fn open_prophecies_at_the_end() {
    let mut play = Played::new(first_leg().prophecy(Prophecy::Serpent, 9).done());
    play.act(&[Triumph]);
    assert_eq!(play.state.phase(), Phase::Reckoning);
    play.act(&[LoseLevel]);
    assert_eq!((play.state.campaign(), play.level()), (Campaign::Issus, 2));
    let single = campaign("granicus").edit().turn(3).level(1).hold_all(Hold::Razed).prophecy(Prophecy::Serpent, 9);
    let mut single = Played::new(single.phase(Phase::Resupply).done());
    single.act(&[Triumph]);
    assert_eq!(single.state.end(), Some(End::Won));
}

/// FC-326, FC-327, FC-328: the whole life is won at Gaugamela: ten points a level, and years by the table.
#[test]
fn a_whole_life() {
    let mut play = Played::new(first_leg().done());
    play.act(&[Triumph]);
    for _ in 0..2 {
        play.state = play.state.clone().edit().turn(1).hold_all(Hold::Governed).phase(Phase::Resupply).done();
        play.act(&[Triumph]);
    }
    assert_eq!(play.state.campaign(), Campaign::Gaugamela);
    let state = play.state.clone().edit().turn(12).level(6).hold_all(Hold::Governed).at(Place::Babylon, Place::Susa);
    play.state = state.phase(Phase::Resupply).done();
    play.act(&[Triumph]);
    assert_eq!(play.state.end(), Some(End::Won));
    let granicus = 3 * 4 + 25 * 2;
    let issus = 5 * 6 + 45 * 2;
    let tyre = 2 * 6 + 32 * 2;
    let gaugamela = 8 * 6 + 16 * 2 + 60;
    assert_eq!(play.state.score(), granicus + issus + tyre + gaugamela);
    let standing = play.state.standing().unwrap();
    assert_eq!(standing.ranks, [1]);
    assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).sum::<i32>(), play.state.score());
    assert_eq!(standing.reason.id, "commander-end-life");
    assert_eq!(play.state.years(play.state.score()), Some(2000));
    let fame = play.state.fame().unwrap();
    assert_eq!((fame.league, fame.won, fame.points), ("life", true, play.state.score()));
    assert_eq!(fame.line, standing.reason, "remembered by the line of the table");
}

/// FC-007: a campaign lost ends the life; what was earned before is reported.
#[test]
fn a_life_cut_short() {
    let mut play = Played::new(first_leg().done());
    play.act(&[Triumph]);
    play.state = play.state.clone().edit().turn(9).phase(Phase::Resupply).done();
    play.act(&[EndTurn]);
    assert_eq!(play.state.end(), Some(End::OutOfTime));
    let standing = play.state.standing().unwrap();
    assert_eq!((standing.scores, standing.ranks), (vec![12 + 50], vec![2]));
    assert!((0.1..0.5).contains(&play.state.payoffs()[0]));
    let fame = play.state.fame().unwrap();
    assert_eq!((fame.league, fame.won, fame.points), ("life", false, 12 + 50));
    assert_eq!(fame.line.id, "commander-fame-cut-short");
    assert_eq!(fame.line.args[1], ("campaigns", vec![Message::new("commander-campaign-granicus")].into()));
}

/// FC-328: the edges of the table's rows.
#[test]
fn rows_of_the_table() {
    let state = open(&[]);
    for (points, years) in [
        (0, 50),
        (69, 50),
        (70, 100),
        (139, 100),
        (140, 500),
        (209, 500),
        (350, 2000),
        (629, 4000),
        (630, 5000),
        (900, 5000),
    ] {
        assert_eq!(state.years(points), Some(years), "{points}");
    }
}

/// FC-326: a single Gaugamela under immortality also counts the level.
#[test]
fn a_single_gaugamela_counts_the_level() {
    let state = open(&[("campaign", "gaugamela"), ("scoring", "immortality")]).edit().turn(12).hold_all(Hold::Razed);
    let mut play = Played::new(state.at(Place::Babylon, Place::Susa).phase(Phase::Resupply).done());
    play.act(&[Triumph]);
    assert_eq!(play.state.score(), 32 + 50);
}
