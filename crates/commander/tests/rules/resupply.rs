//! Income, purchases, cities, temples, insights and advisors.

use crate::common::*;
use Action::*;

fn resupply(gold: u8, glory: u8) -> commander::Editor {
    campaign("granicus").edit().turn(1).gold(gold).glory(glory).phase(Phase::Resupply)
}

/// FC-254, FC-248, FC-235, FC-255: base income, governed regions and destroyed forces pay; the destroyed go back to their cup.
#[test]
fn income() {
    let state =
        campaign("granicus").edit().turn(1).hold(Place::Lycia, Hold::Governed).hold(Place::Chaeronea, Hold::Razed);
    let state = state.at(Place::Sardis, Place::Granicus).cup(Nation::Persia, &[]).phase(Phase::Confront);
    let mut play = Played::new(state.done());
    play.act(&[Intimidate]).roll(&[6]).act(&[Conclude, Govern, EndConquest]);
    assert_eq!(play.gold(), 10 + 2 + 2 * 5 + 2);
    assert_eq!(play.state.income(), 2 + 10, "once");
    play.act(&[EndTurn]);
    let play = Played::new(play.state.edit().phase(Phase::OrderGarrison { at: 1 }).done());
    assert_eq!(play.chances().len(), 2, "infantry and archers are in the cup again");
}

/// FC-049, FC-051, FC-050: no more gold than there are counters; the rest is not taken. Change is made freely.
#[test]
fn the_gold_cap() {
    let state = campaign("granicus").edit().turn(1).gold(58).phase(Phase::Conquest).done();
    let mut play = Played::new(state);
    play.act(&[EndConquest]);
    assert_eq!(play.gold(), 60);
    play.act(&[Buy(Troop::Peltasts)]);
    assert_eq!(play.gold(), 59);
    let mut full = Played::new(play.state.edit().gold(60).phase(Phase::Conquest).done());
    full.act(&[EndConquest]);
    assert_eq!(full.gold(), 60);
    assert!(full.heard("commander-fact-gold-short"));
    // Gold laid on the map counts as well.
    let laid = campaign("granicus").edit().turn(1).gold(59).phase(Phase::Order { at: 1 });
    let mut laid = Played::new(laid.done());
    laid.roll(&[3]);
    assert_eq!(laid.state.site(Place::Halicarnassus).unwrap().gold, 0, "there is only one gold left");
}

/// FC-257, FC-256: without Antipater one city, or one temple, or forces.
#[test]
fn one_category_a_turn() {
    let mut play = Played::new(resupply(30, 0).done());
    play.act(&[Buy(Troop::Peltasts), Buy(Troop::Infantry)]);
    assert_eq!(play.refused(BuildCity), "FC-257");
    assert_eq!(play.refused(BuildTemple), "FC-257");
    let mut builder = Played::new(resupply(30, 0).done());
    builder.act(&[BuildCity]);
    assert_eq!(builder.refused(Buy(Troop::Peltasts)), "FC-257");
}

/// FC-260, FC-281: with Antipater 9 gold buy peltasts, a city and a temple.
#[test]
fn antipater_buys_everything() {
    let mut play = Played::new(resupply(9, 0).advisors(&[Advisor::Antipater]).done());
    play.act(&[Buy(Troop::Peltasts), BuildCity, BuildTemple]);
    assert_eq!(play.gold(), 0);
    assert!(play.state.has_city(Place::Macedonia) && play.state.has_temple(Place::Macedonia));
}

/// FC-168, FC-026: no more forces than counters.
#[test]
fn counters_limit_the_army() {
    let mut play = Played::new(resupply(60, 0).done());
    play.act(&[Buy(Troop::Archers), Buy(Troop::Archers)]);
    assert_eq!(play.refused(Buy(Troop::Archers)), "FC-168");
    assert_eq!(play.refused(Buy(Troop::Chariots)), "FC-168");
}

/// FC-258: no more cities or temples than counters.
#[test]
fn counters_limit_cities() {
    let places = [Place::Chaeronea, Place::Sestus, Place::Ilium, Place::Ephesus];
    let mut state = resupply(60, 0);
    for place in places {
        state = state.city(place).temple(place);
    }
    let play = Played::new(state.done());
    assert_eq!(play.refused(BuildCity), "FC-258");
    assert_eq!(play.refused(BuildTemple), "FC-258");
}

/// FC-262, FC-263, FC-264: cities and temples stand where the army is, one of each a region; new forces join it.
#[test]
fn one_city_and_one_temple_a_region() {
    let play = Played::new(resupply(60, 0).city(Place::Macedonia).temple(Place::Macedonia).done());
    assert_eq!(play.refused(BuildCity), "FC-262");
    assert_eq!(play.refused(BuildTemple), "FC-262");
    let mut play = Played::new(resupply(60, 0).done());
    play.act(&[Buy(Troop::SiegeEngine)]);
    assert_eq!((play.state.force(Troop::SiegeEngine, Side::Full), play.gold()), (1, 57));
}

/// FC-261: a city is worth 5 points at the end.
#[test]
fn cities_are_worth_five_points() {
    let state = resupply(0, 0).turn(4).hold_all(Hold::Razed).city(Place::Ilium).city(Place::Sestus);
    let mut play = Played::new(state.done());
    play.act(&[Triumph]);
    assert_eq!(play.state.score(), 20 + 10);
}

/// FC-268, FC-279, FC-352, FC-266: 3 glory draw an insight, 7 choose one, and gold may be spent in between.
#[test]
fn insights_for_glory() {
    let mut play = Played::new(resupply(10, 4).done());
    assert_eq!(play.refused(ChooseInsight(Insight::Trap)), "FC-246");
    play.act(&[Buy(Troop::Peltasts), DrawInsight]);
    assert_eq!(play.chances().len(), 8);
    play.draw(&[Chance::Insight(Insight::Maneuver)]).act(&[Buy(Troop::Peltasts)]);
    assert_eq!(play.glory(), 1);
    let mut rich = Played::new(play.state.edit().glory(8).done());
    assert_eq!(rich.refused(ChooseInsight(Insight::Maneuver)), "FC-267");
    rich.act(&[ChooseInsight(Insight::Trap)]);
    assert_eq!(rich.glory(), 1);
    let all = Played::new(resupply(0, 9).insights(Insight::ALL).done());
    assert_eq!(all.refused(DrawInsight), "FC-267");
}

/// FC-280, FC-246: advisors cost glory, not gold.
#[test]
fn advisors_for_glory() {
    let play = Played::new(resupply(60, 5).done());
    assert_eq!(play.refused(Engage(Advisor::Antipater)), "FC-280");
    let mut play = Played::new(resupply(0, 6).done());
    play.act(&[Engage(Advisor::Antipater)]);
    assert_eq!((play.glory(), play.state.has_advisor(Advisor::Antipater)), (0, true));
}

/// FC-246, FC-080: glory also voids operation counters that ask for it.
#[test]
fn glory_voids_operations() {
    let state = campaign("granicus").edit().turn(1).glory(2).phase(Phase::Operation).done();
    let mut play = Played::new(state);
    play.draw(&[Chance::Operation(Operation::ThreeForces)]).act(&[Thwart]);
    assert_eq!(play.glory(), 0);
}

/// FC-057, FC-058: an option that helps costs its points, one that hinders brings them, and only in victory.
#[test]
fn options_and_their_points() {
    let won = |options: &[CampaignOption]| {
        let mut state = resupply(0, 0).turn(4).hold_all(Hold::Razed);
        for &option in options {
            state = state.option(option);
        }
        let mut play = Played::new(state.done());
        play.act(&[Triumph]);
        play.state.score()
    };
    assert_eq!(won(&[]), 20);
    assert_eq!(won(&[CampaignOption::SecondCounsel]), 12);
    assert_eq!(won(&[CampaignOption::ScorchedEarth, CampaignOption::MercenaryPay]), 33);
    let lost = resupply(0, 0).turn(10).option(CampaignOption::ScorchedEarth);
    let mut lost = Played::new(lost.done());
    lost.act(&[EndTurn]);
    assert_eq!(lost.state.score(), 0);
}

/// FC-003, FC-005: won in summer 335, the Granicus is worth exactly 20 points.
#[test]
fn summer_of_335() {
    let mut play = Played::new(resupply(0, 0).turn(4).hold_all(Hold::Razed).done());
    play.act(&[Triumph]);
    let standing = table::Game::standing(&play.state).unwrap();
    assert_eq!((standing.scores, standing.ranks), (vec![20], vec![1]));
}

/// The score never falls below zero.
#[test]
fn points_do_not_fall_below_zero() {
    let options = [CampaignOption::SecondCounsel, CampaignOption::CompanionLevy, CampaignOption::PhilipsTreasury];
    let mut state = resupply(0, 0).turn(10).hold_all(Hold::Razed);
    for option in options {
        state = state.option(option);
    }
    let mut play = Played::new(state.done());
    play.act(&[Triumph]);
    let standing = table::Game::standing(&play.state).unwrap();
    assert_eq!(standing.scores, [0]);
    assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).sum::<i32>(), 0);
}
