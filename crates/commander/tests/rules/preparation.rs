//! Set-up, the turn counter, rearming, enemy orders and operations.

use crate::common::*;
use Action::*;
use table::Game;

/// The start of a turn's orders with the army in Macedonia.
fn orders() -> commander::Editor {
    campaign("granicus").edit().turn(1).phase(Phase::Order { at: 0 })
}

/// FC-023, FC-024, FC-025, FC-026, FC-028, FC-030, FC-048, FC-016, FC-043: everything lies where the set-up says.
#[test]
fn the_set_up_of_granicus() {
    let state = campaign("granicus");
    assert_eq!((state.turn(), state.army_at(), state.gold(), state.level()), (0, Place::Macedonia, 10, 1));
    assert_eq!(state.own_forces(), 5, "Alexander counts");
    for troop in [Troop::Archers, Troop::HeavyCavalry, Troop::Infantry, Troop::Phalanx] {
        assert_eq!(state.force(troop, Side::Full), 1);
    }
    assert_eq!(state.reserve(Troop::Peltasts), 3);
    let chaeronea = state.site(Place::Chaeronea).unwrap();
    assert_eq!((chaeronea.defenders(), chaeronea.leader), (4, 2));
}

/// FC-027, FC-033, FC-034, FC-029: each enemy nation has its own cup without leaders and walls; each oracle has a counter.
#[test]
fn cups_hold_what_is_not_on_the_map() {
    let mut play = Played::open(&[]);
    play.act(&[Counsel(Advisor::Parmenion), Begin]);
    let persians: u32 = play.chances().iter().map(|&(_, weight)| weight).sum();
    let setup = setup(&[]);
    let all: u32 = setup.counters[Nation::Persia.index()].iter().map(|counter| u32::from(counter.count)).sum();
    assert_eq!(persians, all - 7 - 2 - 3 - 4, "Granicus, Sardis, Halicarnassus, Lycia");
    assert!(play.chances().iter().all(|(chance, _)| matches!(chance, Chance::Force(_))));
    assert_eq!(setup.map(Campaign::Granicus).regions.iter().filter(|region| region.oracle).count(), 3);
}

/// FC-044, FC-045, FC-046: one advisor of one's choice at the Granicus; the others can be won later.
#[test]
fn the_advisors_of_the_start() {
    let mut play = Played::open(&[]);
    assert_eq!(play.refused(Begin), "FC-044");
    play.act(&[Counsel(Advisor::Callisthenes)]);
    assert_eq!(play.refused(Counsel(Advisor::Parmenion)), "FC-044");
    assert!(play.state.has_advisor(Advisor::Callisthenes));
    let later = Played::new(play.state.edit().glory(6).phase(Phase::Resupply).done());
    assert!(later.offered().contains(&Engage(Advisor::Parmenion)));
    assert_eq!(later.refused(Engage(Advisor::Callisthenes)), "FC-045");
}

/// FC-055, FC-056: options are taken before the campaign, each once, and only those of its map.
#[test]
fn options_are_taken_before_play() {
    let mut play = Played::open(&[]);
    play.act(&[TakeOption(CampaignOption::PhilipsTreasury)]);
    assert_eq!(play.refused(TakeOption(CampaignOption::PhilipsTreasury)), "FC-056");
    assert_eq!(play.refused(TakeOption(CampaignOption::Harpalus)), "FC-055");
    play.act(&[Counsel(Advisor::Parmenion), Begin]);
    assert_eq!(play.gold(), 16);
    assert_eq!(play.refused(TakeOption(CampaignOption::AthenianGold)), "the table");
}

/// FC-061, FC-332, FC-060, FC-059: a turn begins with the counter moving a box, and its steps come in their order.
#[test]
fn a_turn_begins_with_the_counter() {
    let mut play = Played::open(&[]);
    play.act(&[Counsel(Advisor::Parmenion), Begin]).draw(&[Chance::Force(Troop::Infantry)]);
    assert_eq!((play.state.turn(), play.state.phase()), (1, Phase::Order { at: 0 }));
    play.roll(&[6, 6, 6]);
    assert_eq!(play.state.phase(), Phase::Operation);
    play.draw(&[Chance::Operation(Operation::GoldDrain)]);
    assert_eq!(play.state.phase(), Phase::Conquest);
    assert_eq!(play.refused(Buy(Troop::Peltasts)), "FC-059");
    assert_eq!(play.refused(Rearm(Troop::Infantry)), "FC-059");
    play.act(&[EndConquest]);
    assert_eq!(play.state.phase(), Phase::Resupply);
    assert_eq!(play.refused(March(Place::Sestus)), "FC-059");
    play.act(&[EndTurn]);
    assert_eq!(play.state.turn(), 2);
}

/// FC-006, FC-062, FC-007: leaving the track loses everything, cities and options included.
#[test]
fn the_track_ends() {
    let state = campaign("granicus").edit().turn(10).option(CampaignOption::AthenianGold).city(Place::Ilium);
    let mut play = Played::new(state.phase(Phase::Resupply).done());
    play.act(&[EndTurn]);
    assert_eq!(play.state.end(), Some(End::OutOfTime));
    let standing = play.state.standing().unwrap();
    assert_eq!((standing.scores, standing.ranks), (vec![0], vec![2]));
    assert_eq!(play.state.payoffs()[0], 0.0);
}

/// FC-063, FC-064, FC-065: 2 gold for each force one likes, in this step alone.
#[test]
fn rearming_as_many_as_one_likes() {
    let reduced =
        [(Troop::Infantry, Side::Reduced), (Troop::Phalanx, Side::Reduced), (Troop::HeavyCavalry, Side::Reduced)];
    let state = campaign("granicus").edit().turn(1).army(&reduced).gold(5).phase(Phase::Rearm).done();
    let mut play = Played::new(state);
    play.act(&[Rearm(Troop::Phalanx)]);
    assert_eq!((play.gold(), play.state.force(Troop::Phalanx, Side::Full)), (3, 1));
    play.act(&[Rearm(Troop::Infantry)]);
    assert_eq!(play.gold(), 1);
    assert_eq!(play.refused(Rearm(Troop::HeavyCavalry)), "FC-256");
    assert_eq!(play.refused(Rearm(Troop::Phalanx)), "FC-063");
    play.act(&[EndRearm]);
    assert_eq!(play.state.phase(), Phase::Order { at: 0 });
    let late = Played::new(play.state.edit().gold(9).phase(Phase::Resupply).done());
    assert_eq!(late.refused(Rearm(Troop::HeavyCavalry)), "FC-059");
}

/// FC-333: without anything to rearm the step is skipped.
#[test]
fn nothing_reduced_nothing_asked() {
    let state = campaign("granicus").edit().turn(1).phase(Phase::Penalty).done();
    assert_eq!(state.phase(), Phase::Order { at: 0 });
}

/// FC-069, FC-067, FC-073: Sardis, die 3, distance 4: 7 is a garrison out of the Persian cup.
#[test]
fn sardis_gets_a_garrison() {
    let mut play = Played::new(orders().done());
    play.roll(&[3]);
    assert_eq!(play.state.phase(), Phase::OrderGarrison { at: 0 });
    play.draw(&[Chance::Force(Troop::HeavyCavalry)]);
    assert_eq!(play.state.site(Place::Sardis).unwrap().defenders(), 3);
    assert_eq!(play.state.phase(), Phase::Order { at: 1 });
}

/// FC-068, FC-071: an order is carried out before the next fortress is rolled for; a low total builds a wall.
#[test]
fn a_wall_goes_up_at_once() {
    let state = orders().at(Place::Sardis, Place::Granicus).done();
    let mut play = Played::new(state);
    play.roll(&[2]);
    assert_eq!(play.state.site(Place::Sardis).unwrap().walls, [2, 0]);
    assert_eq!(play.state.phase(), Phase::Order { at: 1 });
}

/// FC-072, FC-076: 2 gold or a hit on a force of one's choice; with less than 2 gold it is the hit.
#[test]
fn gold_or_a_hit() {
    let mut play = Played::new(orders().done());
    play.roll(&[1]).act(&[TakeHit]);
    assert_eq!(play.refused(PayGold), "FC-212");
    play.act(&[Suffer(Victim::Force(ready(Troop::Infantry, Side::Full)))]);
    assert_eq!((play.gold(), play.state.force(Troop::Infantry, Side::Reduced)), (10, 1));
    let mut poor = Played::new(orders().gold(1).done());
    poor.roll(&[1]);
    assert!(poor.offered().iter().all(|action| matches!(action, Suffer(_))));
    assert_eq!(poor.gold(), 1);
}

/// FC-074, FC-075, FC-077: glory for a battle and gold for an intimidation lie on the region until it falls.
#[test]
fn prizes_lie_on_the_region() {
    let mut play = Played::new(orders().done());
    play.roll(&[4]);
    assert_eq!((play.state.site(Place::Sardis).unwrap().glory, play.glory()), (1, 0));
    play.roll(&[3]);
    assert_eq!((play.state.site(Place::Halicarnassus).unwrap().gold, play.gold()), (2, 10));
}

/// FC-066: a conquered fortress gets no order.
#[test]
fn conquered_fortresses_are_silent() {
    let state = orders().hold(Place::Sardis, Hold::Governed).hold(Place::Lycia, Hold::Razed).done();
    let mut play = Played::new(state);
    assert_eq!(play.state.phase(), Phase::Order { at: 1 });
    play.roll(&[6]);
    assert_eq!(play.state.phase(), Phase::Operation);
}

/// FC-282, FC-272: Aristander adds 1 after the die where it matters, Diplomats 3 to all dice.
#[test]
fn aristander_and_diplomats() {
    let mut play = Played::new(orders().advisors(&[Advisor::Aristander]).done());
    play.roll(&[1]);
    assert_eq!(play.state.phase(), Phase::OrderSeen { at: 0, total: 5 });
    play.act(&[AddOne]).draw(&[Chance::Force(Troop::Infantry)]);
    assert_eq!(play.state.site(Place::Sardis).unwrap().defenders(), 3);
    let mut stands = Played::new(orders().advisors(&[Advisor::Aristander]).done());
    stands.roll(&[1]).act(&[LetStand]);
    assert_eq!(stands.state.phase(), Phase::OrderPrice { at: 0 });
    let state = campaign("granicus").edit().turn(1).insights(&[Insight::Diplomats]).phase(Phase::Rearm).done();
    let mut diplomats = Played::new(state);
    diplomats.act(&[Play(Insight::Diplomats), EndRearm]).roll(&[3, 1, 1]);
    assert_eq!(diplomats.state.phase(), Phase::Operation, "10 and more: nothing at all");
    assert!(!diplomats.state.has_insight(Insight::Diplomats));
}

fn operation() -> commander::Editor {
    campaign("granicus").edit().turn(1).operation_box(&[Troop::Infantry], 0).phase(Phase::Operation)
}

/// FC-079, FC-080, FC-082: one counter a turn; its price voids it at once.
#[test]
fn intrigue_voids_a_counter() {
    let mut play = Played::new(operation().done());
    play.draw(&[Chance::Operation(Operation::OneForce)]).act(&[Thwart]);
    assert_eq!((play.gold(), play.state.phase()), (8, Phase::Conquest));
    let mut poor = Played::new(operation().gold(1).done());
    poor.draw(&[Chance::Operation(Operation::OneForce)]);
    assert_eq!(poor.state.phase(), Phase::OperationForces { left: 1 }, "nothing to decide without the gold");
}

/// FC-083, FC-084: one, two and three forces join the operation.
#[test]
fn forces_join_the_operation() {
    for (counter, count) in [(Operation::OneForce, 1), (Operation::TwoForces, 2), (Operation::ThreeForces, 3)] {
        let mut play = Played::new(operation().gold(0).done());
        play.draw(&[Chance::Operation(counter)]);
        for _ in 0..count {
            play.draw(&[Chance::Force(Troop::Infantry)]);
        }
        assert_eq!(play.state.phase(), Phase::Conquest);
    }
}

/// FC-093, FC-088, FC-091, FC-092, FC-095, FC-096: a voided counter, then a heavy cavalry, then Go!: two forces reach Halicarnassus.
#[test]
fn the_printed_operation() {
    let mut play = Played::new(operation().done());
    let next = |play: &mut Played| {
        let state = play.state.clone().edit().phase(Phase::Operation).done();
        play.state = state;
    };
    play.draw(&[Chance::Operation(Operation::OneForce)]).act(&[Thwart]);
    next(&mut play);
    play.draw(&[Chance::Operation(Operation::OneForce)]).act(&[Allow]).draw(&[Chance::Force(Troop::HeavyCavalry)]);
    next(&mut play);
    assert_eq!(play.chances().iter().map(|&(_, weight)| weight).sum::<u32>(), 6, "voided counters stay out");
    play.draw(&[Chance::Operation(Operation::Go)]);
    let halicarnassus = play.state.site(Place::Halicarnassus).unwrap();
    assert_eq!(halicarnassus.defenders(), 5);
    assert_eq!(halicarnassus.forces[Troop::HeavyCavalry.index()], [1, 0]);
    assert_eq!(play.state.phase(), Phase::FillBox { left: 1, opening: false });
    play.draw(&[Chance::Force(Troop::Infantry)]);
    next(&mut play);
    assert_eq!(play.chances().iter().map(|&(_, weight)| weight).sum::<u32>(), 8, "all eight are shuffled");
}

/// FC-094, FC-090: with Halicarnassus conquered the operation comes to nothing, and its forces go back to the cup.
#[test]
fn a_cancelled_operation() {
    let state = operation().hold(Place::Halicarnassus, Hold::Governed).cup(Nation::Persia, &[]);
    let mut play = Played::new(state.operation_box(&[Troop::Infantry, Troop::HeavyCavalry], 0).done());
    play.draw(&[Chance::Operation(Operation::Go)]);
    let mut cup = play.chances();
    cup.sort();
    assert_eq!(cup, [(Chance::Force(Troop::Infantry), 1), (Chance::Force(Troop::HeavyCavalry), 1)]);
    assert_eq!(play.state.site(Place::Halicarnassus).unwrap().defenders(), 0);
}

/// FC-085, FC-086: "Gold -5" waits for Go!, and every missing piece is a hit: with 2 gold, 3 hits.
#[test]
fn the_gold_drain() {
    let state = operation().gold(2).glory(0).operation_box(&[], 0);
    let mut play = Played::new(state.done());
    play.draw(&[Chance::Operation(Operation::GoldDrain)]);
    assert_eq!(play.gold(), 2);
    let mut play = Played::new(play.state.edit().phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::Go)]);
    assert_eq!(play.gold(), 0);
    for _ in 0..2 {
        play.act(&[Suffer(Victim::Force(
            play.offered()
                .iter()
                .find_map(|action| match action {
                    Suffer(Victim::Force(group)) => Some(*group),
                    _ => None,
                })
                .unwrap(),
        ))]);
    }
    assert!(play.offered().iter().all(|action| matches!(action, Suffer(_))), "a third hit");
}

/// FC-087: a wall of an operation goes with it to the fortress.
#[test]
fn a_wall_joins_the_operation() {
    let mut play = Played::new(operation().gold(0).done());
    play.draw(&[Chance::Operation(Operation::Wall)]);
    assert_eq!(play.state.spare_walls(), 10 - 4 - 1);
    let mut play = Played::new(play.state.edit().phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::Go)]);
    assert_eq!(play.state.site(Place::Halicarnassus).unwrap().walls, [3, 0]);
}

/// FC-089: where the map has a die table, each force of the box rolls for its region.
#[test]
fn a_die_for_each_force() {
    let state = campaign("issus").edit().turn(1).operation_box(&[Troop::Infantry, Troop::Chariots], 1);
    let mut play = Played::new(state.phase(Phase::Operation).done());
    play.draw(&[Chance::Operation(Operation::Go)]).roll(&[1, 6, 5]);
    let extra = |place: Place, troop: Troop| play.state.site(place).unwrap().forces[troop.index()][0];
    assert_eq!((extra(Place::Side, Troop::Infantry), extra(Place::Sidon, Troop::Chariots)), (2, 1));
    assert_eq!(play.state.site(Place::Issus).unwrap().walls, [0, 0], "a battle region takes no wall");
}

/// FC-167: an empty cup costs two hits for each force that cannot be drawn.
#[test]
fn an_empty_cup_hurts() {
    let mut play = Played::new(operation().gold(0).cup(Nation::Persia, &[Troop::Infantry]).done());
    play.draw(&[Chance::Operation(Operation::TwoForces), Chance::Force(Troop::Infantry)]);
    let hit = Suffer(Victim::Force(ready(Troop::Infantry, Side::Full)));
    let again = Suffer(Victim::Force(ready(Troop::Infantry, Side::Reduced)));
    play.act(&[hit, again]);
    assert_eq!(play.state.phase(), Phase::Conquest);
    assert_eq!(play.state.own_forces(), 4);
    let mut garrison = Played::new(orders().cup(Nation::Persia, &[]).done());
    garrison.roll(&[3]).act(&[hit, again]);
    assert_eq!(garrison.state.phase(), Phase::Order { at: 1 });
}

/// FC-015: every campaign leaves its line: options, result, points.
#[test]
fn the_campaign_is_logged() {
    let state = campaign("granicus").edit().turn(4).hold_all(Hold::Governed).option(CampaignOption::AthenianGold);
    let mut play = Played::new(state.phase(Phase::Resupply).done());
    play.act(&[Triumph]);
    let laurels = play.state.laurels(Campaign::Granicus);
    assert!(laurels.won);
    assert_eq!((laurels.box_points, laurels.option_points, laurels.governed), (20, 4, 5));
}
