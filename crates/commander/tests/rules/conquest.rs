//! Scouting, moving, disbanding, prophecies, intimidation, glory, govern or raze.

use crate::common::*;
use Action::*;

fn conquest() -> commander::Editor {
    campaign("granicus").edit().turn(1).phase(Phase::Conquest)
}

/// FC-008, FC-014, FC-099: a move goes to an adjacent region, Granicus to Sardis for one; the target is named before the die.
#[test]
fn one_move_to_an_adjacent_region() {
    let state = conquest().at(Place::Granicus, Place::Ilium).hold(Place::Granicus, Hold::Governed).done();
    let mut play = Played::new(state);
    assert_eq!(play.refused(March(Place::Lycia)), "FC-099");
    assert_eq!(play.refused(March(Place::Babylon)), "FC-008");
    play.act(&[March(Place::Sardis)]);
    assert!(matches!(play.state.phase(), Phase::Scout { .. }));
    play.roll(&[5]).act(&[Advance]);
    assert_eq!(play.state.army_at(), Place::Sardis);
}

/// FC-101, FC-102, FC-106, FC-111: Alexander, phalanx and archer are three forces: a 5 means two hits, or staying.
#[test]
fn resistance_costs_hits() {
    let state = conquest().troops(&[Troop::Phalanx, Troop::Archers]).done();
    let mut play = Played::new(state);
    play.act(&[March(Place::Sestus)]).roll(&[5]);
    play.act(&[Advance, Suffer(Victim::Force(ready(Troop::Phalanx, Side::Full)))]);
    // Not yet moved: one hit is left.
    assert_eq!(play.state.army_at(), Place::Macedonia);
    play.act(&[Suffer(Victim::Force(ready(Troop::Archers, Side::Full)))]);
    assert_eq!((play.state.army_at(), play.state.own_forces()), (Place::Sestus, 2));
}

/// FC-103, FC-104, FC-100: with four forces a 1 costs 3 gold, or one stays; without the gold one must.
#[test]
fn forage_costs_gold() {
    let army = [Troop::Phalanx, Troop::Archers, Troop::Archers];
    let mut play = Played::new(conquest().troops(&army).done());
    play.act(&[March(Place::Sestus)]).roll(&[1]).act(&[Advance]);
    assert_eq!((play.gold(), play.state.army_at()), (7, Place::Sestus));
    let mut poor = Played::new(conquest().troops(&army).gold(2).done());
    poor.act(&[March(Place::Sestus)]).roll(&[1]);
    assert_eq!(poor.refused(Advance), "FC-103");
    poor.act(&[Halt]);
    assert_eq!(poor.state.army_at(), Place::Macedonia);
}

/// FC-105: a die equal to the forces opens the way.
#[test]
fn the_way_is_free() {
    let mut play = Played::new(conquest().done());
    play.act(&[March(Place::Sestus)]).roll(&[5]).act(&[Advance]);
    assert_eq!(play.gold(), 10);
}

/// FC-253, FC-252: who does not pay does not move, and the phase is over.
#[test]
fn refusing_ends_conquest() {
    let mut play = Played::new(conquest().done());
    play.act(&[March(Place::Sestus)]).roll(&[1]).act(&[Halt]);
    assert_eq!(play.state.phase(), Phase::Resupply);
    let mut stays = Played::new(conquest().done());
    stays.act(&[EndConquest]);
    assert_eq!(stays.state.phase(), Phase::Resupply);
}

/// FC-108, FC-109, FC-110: six forces and a 1 cost 5 gold; with three disbanded only 2, and the three can be bought again.
#[test]
fn disbanding_after_the_die() {
    let army = [Troop::Archers, Troop::Archers, Troop::Infantry, Troop::Phalanx, Troop::HeavyCavalry];
    let mut play = Played::new(conquest().troops(&army).done());
    play.act(&[March(Place::Sestus)]).roll(&[1]);
    assert_eq!(play.state.toll(2, 1), Toll::Gold(5));
    let group = |troop| Disband(ready(troop, Side::Full));
    play.act(&[group(Troop::Archers), group(Troop::Archers), group(Troop::HeavyCavalry)]);
    assert_eq!(play.state.toll(2, 1), Toll::Gold(2));
    assert_eq!(play.state.reserve(Troop::Archers), 3);
    play.act(&[Advance]);
    assert_eq!(play.gold(), 8);
    assert_eq!(play.refused(group(Troop::HeavyCavalry)), "FC-108");
}

/// FC-112, FC-113, FC-114, FC-115: at an oracle one accepts or declines before the counter is turned.
#[test]
fn accept_or_decline_unseen() {
    let mut play = Played::new(conquest().at(Place::Sestus, Place::Macedonia).done());
    play.act(&[March(Place::Ilium)]).roll(&[5]).act(&[Advance]);
    assert_eq!(play.state.phase(), Phase::Oracle);
    assert_eq!(play.refused(EndConquest), "FC-112");
    let mut declined = Played::new(play.state.clone());
    declined.act(&[Decline]);
    assert_eq!(declined.state.phase(), Phase::Conquest);
    assert!(!declined.heard("commander-fact-prophecy"));
    play.act(&[Accept]);
    assert_eq!(play.chances().len(), 8);
    play.draw(&[Chance::Prophecy(Prophecy::WallOfWood)]);
    assert_eq!(play.state.prophecy_until(Prophecy::WallOfWood), Some(5));
}

/// FC-116: to start in Macedonia is not to enter it; coming back is.
#[test]
fn the_oracle_of_macedonia() {
    let mut play = Played::new(conquest().done());
    assert!(!play.offered().contains(&Accept));
    play.act(&[March(Place::Sestus)]).roll(&[5]).act(&[Advance]);
    play.act(&[March(Place::Macedonia)]).roll(&[5]).act(&[Advance]);
    assert_eq!(play.state.phase(), Phase::Oracle);
}

/// FC-117, FC-118: the limit counts boxes from the turn counter, and ends with the track.
#[test]
fn the_time_limit() {
    for (turn, until) in [(2, 4), (9, 10), (10, 10)] {
        let state = campaign("granicus").edit().turn(turn).at(Place::Ilium, Place::Sestus);
        let mut play = Played::new(state.phase(Phase::Oracle).done());
        play.act(&[Accept]).draw(&[Chance::Prophecy(Prophecy::Serpent)]);
        assert_eq!(play.state.prophecy_until(Prophecy::Serpent), Some(until), "turn {turn}");
    }
}

/// FC-119, FC-120, FC-037, FC-129: A1 prays to the Winds in time and is A2 at once; the box itself still counts.
#[test]
fn a_prophecy_fulfilled() {
    let mut play = Played::new(conquest().turn(3).prophecy(Prophecy::PrayToWinds, 3).done());
    assert_eq!(play.level(), 1);
    play.act(&[PrayToWinds]);
    assert_eq!((play.level(), play.gold()), (2, 5));
    assert_eq!(play.refused(PrayToWinds), "FC-129");
    assert!(
        !Played::new(conquest().prophecy(Prophecy::PrayToWinds, 3).gold(4).done()).offered().contains(&PrayToWinds)
    );
}

/// FC-038: at Issus a prophecy makes A3 an A4.
#[test]
fn glorified_at_issus() {
    let state = campaign("issus").edit().turn(1).prophecy(Prophecy::PrayToWinds, 3).phase(Phase::Conquest).done();
    let mut play = Played::new(state);
    play.act(&[PrayToWinds]);
    assert_eq!(play.level(), 4);
}

/// FC-121, FC-122, FC-128: a prophecy the counter has passed has failed: a level, or an advisor for the whole campaign.
#[test]
fn a_failed_prophecy_has_its_price() {
    let state = campaign("granicus").edit().turn(3).level(3).advisors(&[Advisor::Parmenion]);
    let state = state.prophecy(Prophecy::WallOfWood, 3).phase(Phase::Resupply).done();
    let mut play = Played::new(state);
    play.act(&[EndTurn]);
    assert_eq!(play.state.phase(), Phase::Penalty);
    assert_eq!(play.refused(EndRearm), "FC-122");
    let mut level = Played::new(play.state.clone());
    level.act(&[LoseLevel]);
    assert_eq!((level.level(), level.state.has_advisor(Advisor::Parmenion)), (2, true));
    play.act(&[Dismiss(Advisor::Parmenion)]);
    assert_eq!(play.level(), 3);
    let bought = Played::new(play.state.edit().glory(9).phase(Phase::Resupply).done());
    assert_eq!(bought.refused(Engage(Advisor::Parmenion)), "FC-122");
}

/// FC-123: who has neither level nor advisor to give loses the campaign.
#[test]
fn forsaken() {
    let state = campaign("granicus").edit().turn(3).level(1).advisors(&[]);
    let mut play = Played::new(state.prophecy(Prophecy::WallOfWood, 3).phase(Phase::Resupply).done());
    play.act(&[EndTurn]);
    assert_eq!(play.state.end(), Some(End::Forsaken));
}

/// A fortress taken, with Govern or Raze to choose.
fn spoils(prophecy: Prophecy) -> Played {
    let state = campaign("granicus").edit().turn(1).at(Place::Sardis, Place::Granicus).prophecy(prophecy, 4);
    Played::new(state.phase(Phase::Spoils { site: 2 }).done())
}

/// FC-125, FC-127: "a wall of wood" asks for razing, "let go of me" for governing.
#[test]
fn raze_or_govern_as_foretold() {
    for (prophecy, action, level) in [
        (Prophecy::WallOfWood, Raze, 2),
        (Prophecy::WallOfWood, Govern, 1),
        (Prophecy::LetGoOfMe, Govern, 2),
        (Prophecy::LetGoOfMe, Raze, 1),
    ] {
        let mut play = spoils(prophecy);
        play.act(&[action]);
        assert_eq!(play.level(), level, "{prophecy:?} {action:?}");
    }
}

/// FC-126: "care for these things" is fulfilled the moment two crucial regions are owned.
#[test]
fn two_regions_to_care_for() {
    let mut play = spoils(Prophecy::CareForThese);
    play.act(&[Govern]);
    assert_eq!(play.level(), 1);
    let state = play.state.edit().hold(Place::Lycia, Hold::Razed).done();
    assert_eq!(state.level(), 2);
}

/// FC-128: a whole turn without advisors; with the vow they are of no use.
#[test]
fn a_turn_by_ones_own_nature() {
    let state = campaign("granicus").edit().turn(2).prophecy(Prophecy::OwnNature, 3);
    let state = state.advisors(&[Advisor::Hephaestion]).phase(Phase::Resupply).done();
    let mut play = Played::new(state);
    play.act(&[EndTurn, Vow]);
    assert!(!play.state.advised_by(Advisor::Hephaestion));
    play.act(&[EndRearm]).roll(&[6, 6, 6]).draw(&[Chance::Operation(Operation::GoldDrain)]);
    play.act(&[EndConquest, EndTurn]);
    assert_eq!(play.level(), 2);
    assert!(play.state.advised_by(Advisor::Hephaestion));
}

/// FC-130: the serpent asks for an advisor, who is gone for the campaign.
#[test]
fn the_serpent() {
    let state = conquest().prophecy(Prophecy::Serpent, 3).advisors(&[Advisor::Parmenion]).glory(9);
    let mut play = Played::new(state.done());
    assert_eq!(play.refused(Forswear(Advisor::Antipater)), "FC-130");
    play.act(&[Forswear(Advisor::Parmenion)]);
    assert_eq!(play.level(), 2);
    assert_eq!(
        Played::new(play.state.edit().phase(Phase::Resupply).done()).refused(Engage(Advisor::Parmenion)),
        "FC-122"
    );
}

/// FC-131: bulls or lions ask for a city.
#[test]
fn bulls_or_lions() {
    let state = campaign("granicus").edit().turn(1).prophecy(Prophecy::BullsOrLions, 3).phase(Phase::Resupply);
    let mut play = Played::new(state.done());
    play.act(&[BuildCity]);
    assert_eq!(play.level(), 2);
}

/// FC-132: fifteen gold in the treasury at any moment, also when the counter is turned over.
#[test]
fn silver_spears() {
    let state = campaign("granicus").edit().turn(1).gold(14).prophecy(Prophecy::SilverSpears, 3);
    assert_eq!(state.phase(Phase::Conquest).done().level(), 1);
    let rich = campaign("granicus").edit().turn(1).gold(15).at(Place::Ilium, Place::Sestus).phase(Phase::Oracle);
    let mut play = Played::new(rich.done());
    play.act(&[Accept]).draw(&[Chance::Prophecy(Prophecy::SilverSpears)]);
    assert_eq!(play.level(), 2);
}

/// The army before Sardis with `glory`.
fn before_sardis(glory: u8) -> Played {
    let state = campaign("granicus").edit().turn(1).glory(glory).at(Place::Sardis, Place::Granicus);
    Played::new(state.prizes(Place::Sardis, 1, 2).phase(Phase::Confront).done())
}

/// FC-237, FC-012, FC-238: at a fortress one may intimidate or fight, and must do one.
#[test]
fn before_a_fortress() {
    let play = before_sardis(0);
    assert!(play.offered().contains(&Intimidate) && play.offered().contains(&Assault));
    assert_eq!(play.refused(EndConquest), "FC-237");
}

/// FC-011, FC-116: a battle region is fought for as soon as the army comes.
#[test]
fn a_battle_region_means_battle() {
    let mut play = Played::new(conquest().done());
    play.act(&[March(Place::Chaeronea)]).roll(&[5]).act(&[Advance]);
    assert_eq!(play.state.phase(), Phase::Fighting);
}

/// FC-242, FC-241, FC-243, FC-075: five forces against three give +2; glory lifts the total to a success.
#[test]
fn glory_lifts_an_intimidation() {
    let mut play = before_sardis(3);
    play.act(&[Intimidate]).roll(&[4]);
    assert_eq!(play.state.intimidation_total(4, 0), 6);
    play.act(&[SpendGlory, SpendGlory]);
    assert_eq!(play.refused(SpendGlory), "FC-242");
    play.act(&[Conclude]);
    assert_eq!(play.glory(), 3 - 2 + 2, "the glory of the battle prize stays behind");
    assert_eq!(play.gold(), 12);
    play.act(&[Govern]);
    assert_eq!(play.state.income(), 2 + 5 + 2, "two destroyed forces pay, the wall does not");
}

/// FC-239: a failure means battle.
#[test]
fn a_failed_intimidation() {
    let mut play = before_sardis(0);
    play.act(&[Intimidate]).roll(&[1]).act(&[Conclude]);
    assert_eq!(play.state.phase(), Phase::Fighting);
}

/// FC-240: on-going: fight, or end conquest and try again next turn.
#[test]
fn an_ongoing_intimidation() {
    let mut play = before_sardis(0);
    play.act(&[Intimidate]).roll(&[3]).act(&[Conclude]);
    assert_eq!(play.state.phase(), Phase::Ongoing);
    assert_eq!(play.refused(March(Place::Ephesus)), "FC-240");
    play.act(&[EndConquest]);
    assert_eq!((play.state.phase(), play.state.army_at()), (Phase::Resupply, Place::Sardis));
    // The next turn begins in place.
    let mut next = Played::new(play.state.clone().edit().phase(Phase::Conquest).done());
    assert_eq!(next.refused(Intimidate), "FC-240");
    next.act(&[EndConquest, EndTurn]);
    let mut later = Played::new(next.state.edit().phase(Phase::Conquest).done());
    later.act(&[Intimidate]).roll(&[6]).act(&[Conclude]);
    assert_eq!(later.state.phase(), Phase::Spoils { site: 2 });
}

/// FC-271: Courtesans add 4 after the die is seen.
#[test]
fn courtesans() {
    let state = campaign("granicus").edit().turn(1).insights(&[Insight::Courtesans]).at(Place::Sardis, Place::Granicus);
    let mut play = Played::new(state.phase(Phase::Confront).done());
    assert_eq!(play.refused(Play(Insight::Courtesans)), "FC-271");
    play.act(&[Intimidate]).roll(&[2]).act(&[Play(Insight::Courtesans), Conclude]);
    assert_eq!(play.state.phase(), Phase::Spoils { site: 2 });
}

/// FC-245, FC-283: Callisthenes adds 1 to each achievement.
#[test]
fn callisthenes_writes_it_down() {
    let state =
        campaign("granicus").edit().turn(1).advisors(&[Advisor::Callisthenes]).at(Place::Sardis, Place::Granicus);
    let mut play = Played::new(state.phase(Phase::Confront).done());
    play.act(&[Intimidate]).roll(&[6]).act(&[Conclude]);
    assert_eq!(play.glory(), 3);
}

/// FC-247, FC-248, FC-249: govern pays every turn, raze at once and no more.
#[test]
fn govern_or_raze() {
    let mut governed = spoils(Prophecy::Serpent);
    assert_eq!(governed.refused(EndConquest), "FC-247");
    governed.act(&[Govern]);
    assert_eq!((governed.gold(), governed.state.income()), (10, 2 + 5));
    let mut razed = spoils(Prophecy::Serpent);
    razed.act(&[Raze]);
    assert_eq!((razed.gold(), razed.state.income()), (22, 2));
}

/// FC-251: after one conquest the next may follow in the same turn.
#[test]
fn conquest_may_be_repeated() {
    let mut play = spoils(Prophecy::Serpent);
    play.act(&[Govern, March(Place::Ephesus)]).roll(&[5]).act(&[Advance, Decline]);
    play.act(&[March(Place::Halicarnassus)]).roll(&[5]).act(&[Advance]);
    assert_eq!(play.state.phase(), Phase::Confront);
}

/// FC-276, FC-277: Spies take one counter out of every enemy fortress but Tyre, and an emptied one falls to the army before it.
#[test]
fn spies() {
    let state = conquest().insights(&[Insight::Spies]).garrison(Place::Sardis, &[Troop::Infantry], 0);
    let state = state.at(Place::Sardis, Place::Granicus).hold(Place::Granicus, Hold::Governed);
    let mut play = Played::new(state.done());
    play.act(&[Play(Insight::Spies)]);
    assert_eq!(play.chances(), [(Chance::Spied(Loot::Force(Troop::Infantry, Side::Full)), 1)]);
    play.draw(&[Chance::Spied(Loot::Force(Troop::Infantry, Side::Full))]);
    play.draw(&[Chance::Spied(Loot::Wall(Side::Full)), Chance::Spied(Loot::Force(Troop::Peltasts, Side::Full))]);
    assert_eq!(play.state.site(Place::Halicarnassus).unwrap().walls, [1, 0]);
    assert_eq!(play.state.phase(), Phase::Spoils { site: 2 }, "Sardis stands empty");
    let tyre = campaign("tyre").edit().turn(1).insights(&[Insight::Spies]).hold(Place::Gaza, Hold::Governed);
    assert_eq!(Played::new(tyre.phase(Phase::Conquest).done()).refused(Play(Insight::Spies)), "FC-276");
}

/// FC-009, FC-010, FC-001, FC-003: every crucial region must be conquered; the box of the counter gives the points.
#[test]
fn every_crucial_region_must_fall() {
    let almost = campaign("granicus").edit().turn(4).hold_all(Hold::Razed);
    let state = almost.phase(Phase::Resupply).done();
    let mut play = Played::new(state.clone());
    play.act(&[Triumph]);
    assert_eq!(play.state.score(), 20);
    let mut one_left = state.edit().hold(Place::Lycia, Hold::Enemy);
    one_left = one_left.garrison(Place::Lycia, &[Troop::Infantry], 0);
    assert_eq!(Played::new(one_left.done()).refused(Triumph), "FC-010");
}

/// FC-039, FC-040, FC-041: A5 hit is A3, hit again A1, hit again dead.
#[test]
fn three_hits_kill_the_fifth_alexander() {
    let mut play = Played::new(conquest().level(5).troops(&[Troop::Archers]).owed(3).done());
    play.act(&[Suffer(Victim::Alexander)]);
    assert_eq!(play.level(), 3);
    play.act(&[Suffer(Victim::Alexander)]);
    assert_eq!(play.level(), 1);
    play.act(&[Suffer(Victim::Alexander)]);
    assert_eq!(play.state.end(), Some(End::Slain));
    let second = Played::new(conquest().level(2).troops(&[]).owed(1).done());
    assert_eq!(second.state.end(), Some(End::Slain), "A2 dies of one hit, and alone he takes it");
}
