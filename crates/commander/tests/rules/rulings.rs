//! Every option of the table, both ways.

use crate::common::*;
use Action::*;
use std::sync::Arc;
use table::{EditionFile, Game, Options};

/// The same edit on a table with the option set to each of two values.
fn both<T>(key: &'static str, values: [&'static str; 2], play: impl Fn(Commander) -> T) -> [T; 2] {
    values.map(|value| play(open(&[(key, value)])))
}

fn yes_no<T>(key: &'static str, play: impl Fn(Commander) -> T) -> [T; 2] {
    both(key, ["yes", "no"], play)
}

#[test]
fn victory_check() {
    let ends = both("victory_check", ["immediate", "end_of_turn"], |state| {
        let state = state.edit().turn(2).hold_all(Hold::Governed).phase(Phase::Spoils { site: 2 });
        let mut play = Played::new(state.done());
        play.act(&[Govern]);
        (play.state.end(), play.state.phase())
    });
    assert_eq!(ends, [(Some(End::Won), Phase::Over), (None, Phase::Conquest)]);
}

#[test]
fn defer_victory() {
    let offered = yes_no("defer_victory", |state| {
        let play = Played::new(state.edit().turn(2).hold_all(Hold::Governed).phase(Phase::Resupply).done());
        (play.offered().contains(&EndTurn), play.offered().contains(&Triumph))
    });
    assert_eq!(offered, [(true, true), (false, true)]);
}

/// FC-329: the printed table has no row from 70 to 99.
#[test]
fn immortality_gap() {
    let years =
        both("immortality_gap", ["literal", "close"], |state| [69, 70, 99, 100].map(|points| state.years(points)));
    assert_eq!(years, [[Some(50), None, None, Some(100)], [Some(50), Some(100), Some(100), Some(100)]]);
}

/// FC-050, FC-051: with real coins the single pieces on the map cannot make change.
#[test]
fn gold_cap_mode() {
    let gold = both("gold_cap_mode", ["coins", "total"], |state| {
        let state = state.edit().turn(1).gold(10).prizes(Place::Lycia, 0, 4).phase(Phase::Resupply);
        let mut play = Played::new(state.done());
        play.act(&[Buy(Troop::Peltasts)]);
        play.gold()
    });
    assert_eq!(gold, [6, 9], "five, and the one single piece left");
    let laid = both("gold_cap_mode", ["coins", "total"], |state| {
        let state = state.edit().turn(1).gold(10).prizes(Place::Lycia, 0, 4).phase(Phase::Order { at: 1 });
        let mut play = Played::new(state.done());
        play.roll(&[3]);
        play.state.site(Place::Halicarnassus).unwrap().gold
    });
    assert_eq!(laid, [0, 2]);
}

#[test]
fn scoring() {
    let scores = both("scoring", ["immortality", "points"], |state| {
        let state = state.edit().turn(4).hold_all(Hold::Governed).phase(Phase::Resupply);
        let mut play = Played::new(state.done());
        play.act(&[Triumph]);
        play.state.score()
    });
    assert_eq!(scores, [5 * 6 + 20 * 2, 20]);
}

fn won_fortress(state: Commander) -> Played {
    let state = state.edit().turn(1).at(Place::Sardis, Place::Granicus).troops(&[Troop::Archers]);
    let state = state.garrison(Place::Sardis, &[Troop::Archers], 0).battle(Place::Sardis, &[], &[]);
    let mut play = Played::new(state.done());
    play.act(&[Fight]).roll(&[6]).act(&[Attack]).roll(&[1]);
    play
}

#[test]
fn fortress_battle_glory_stacks() {
    assert_eq!(yes_no("fortress_battle_glory_stacks", |state| won_fortress(state).glory()), [4, 2]);
}

#[test]
fn walls_draw_plans() {
    let plans = yes_no("walls_draw_plans", |state| {
        let state = state.edit().turn(1).at(Place::Sardis, Place::Granicus).phase(Phase::Confront);
        let mut play = Played::new(state.done());
        play.act(&[Assault]);
        play.battle().moment
    });
    assert_eq!(plans, [Moment::EnemyPlans { left: 3 }, Moment::EnemyPlans { left: 2 }]);
}

#[test]
fn razed_counts_as_owned() {
    let levels = yes_no("razed_counts_as_owned", |state| {
        let state = state.edit().turn(1).prophecy(Prophecy::CareForThese, 4).hold(Place::Sardis, Hold::Razed);
        state.hold(Place::Lycia, Hold::Governed).phase(Phase::Conquest).done().level()
    });
    assert_eq!(levels, [2, 1]);
}

#[test]
fn late_raze() {
    let offered = yes_no("late_raze", |state| {
        let state = state.edit().turn(1).at(Place::Sardis, Place::Granicus).hold(Place::Sardis, Hold::Governed);
        Played::new(state.phase(Phase::Conquest).done()).offered().contains(&Raze)
    });
    assert_eq!(offered, [true, false]);
    let state = open(&[("late_raze", "yes")]).edit().turn(1).at(Place::Sardis, Place::Granicus);
    let mut play = Played::new(state.hold(Place::Sardis, Hold::Governed).phase(Phase::Conquest).done());
    play.act(&[Raze]);
    assert_eq!((play.gold(), play.state.hold(Place::Sardis)), (22, Some(Hold::Razed)));
    assert_eq!(play.refused(Raze), "FC-247");
}

#[test]
fn cancelled_op_voids_gold() {
    let gold = yes_no("cancelled_op_voids_gold", |state| {
        let state = state.edit().turn(1).hold(Place::Halicarnassus, Hold::Governed).live(&[Operation::GoldDrain]);
        let mut play = Played::new(state.phase(Phase::Operation).done());
        play.draw(&[Chance::Operation(Operation::Go)]);
        play.gold()
    });
    assert_eq!(gold, [10, 5]);
}

#[test]
fn may_pass() {
    let offered = yes_no("may_pass", |state| {
        let state = state.edit().turn(1).at(Place::Sardis, Place::Granicus).troops(&[Troop::Archers]);
        let mut play = Played::new(state.battle(Place::Sardis, &[], &[]).done());
        play.act(&[Fight]).roll(&[6]);
        play.offered().contains(&Pass)
    });
    assert_eq!(offered, [true, false]);
}

#[test]
fn phalanx_is_infantry() {
    let flanks = yes_no("phalanx_is_infantry", |state| {
        let state = state.edit().turn(1).level(5).at(Place::Sardis, Place::Granicus).troops(&[Troop::Phalanx]);
        let state = state.garrison(Place::Sardis, &[Troop::Infantry, Troop::Archers], 0);
        let mut play = Played::new(state.battle(Place::Sardis, &[Plan::Flank], &[]).done());
        play.act(&[Fight]).roll(&[6, 6]).act(&[Pass, Attack]).roll(&[1, 6]);
        play.battle().moment == Moment::FlankChoice
    });
    assert_eq!(flanks, [true, false]);
}

fn retreated(state: Commander) -> Played {
    let state = state.edit().turn(1).level(5).at(Place::Sardis, Place::Granicus).troops(&[Troop::Archers]);
    let state = state.hold(Place::Granicus, Hold::Governed).garrison(Place::Sardis, &[Troop::Infantry], 0);
    let mut play = Played::new(state.battle(Place::Sardis, &[], &[]).done());
    play.act(&[Fight, Attack]).roll(&[1, 6]).act(&[Pass, Retreat]).roll(&[1]);
    play
}

#[test]
fn enemy_recovers_on_retreat() {
    let infantry = |state| retreated(state).state.site(Place::Sardis).unwrap().forces[Troop::Infantry.index()];
    assert_eq!(yes_no("enemy_recovers_on_retreat", infantry), [[1, 0], [0, 1]]);
}

#[test]
fn retreat_ends_conquest() {
    let phases = yes_no("retreat_ends_conquest", |state| retreated(state).state.phase());
    assert_eq!(phases, [Phase::Resupply, Phase::Conquest]);
}

#[test]
fn build_in_unconquered() {
    let offered = yes_no("build_in_unconquered", |state| {
        let state = state.edit().turn(1).at(Place::Sardis, Place::Granicus).phase(Phase::Resupply);
        Played::new(state.done()).offered().contains(&BuildCity)
    });
    assert_eq!(offered, [true, false]);
}

fn at_tyre(key: &'static str, value: &'static str) -> commander::Editor {
    open(&[("campaign", "tyre"), (key, value)]).edit().turn(2).at(Place::OldTyre, Place::Sidon)
}

#[test]
fn reroll_destroyed_section() {
    let phases = ["yes", "no"].map(|value| {
        let tracks = Tracks { transports: 2, mole: 0, siege_ships: 1, warships: 4, sections: [0, 2, 2, 2, 2, 2] };
        let state = at_tyre("reroll_destroyed_section", value).tracks(tracks).phase(Phase::SiegeSection { left: 1 });
        let mut play = Played::new(state.done());
        play.roll(&[1]);
        play.state.phase()
    });
    assert_eq!(phases, [Phase::SiegeSection { left: 1 }, Phase::Conquest]);
}

#[test]
fn tyre_assault_walls() {
    let walls = ["standing", "breach_none"].map(|value| {
        let tracks = Tracks { transports: 2, mole: 0, siege_ships: 0, warships: 4, sections: [0, 1, 2, 2, 2, 2] };
        let state = at_tyre("tyre_assault_walls", value).tracks(tracks).battle(Place::Tyre, &[], &[]);
        Played::new(state.done()).battle().walls
    });
    assert_eq!(walls, [[4, 1], [0, 0]]);
}

#[test]
fn tyre_intimidation() {
    let offered = ["yes", "no"].map(|value| {
        let state = at_tyre("tyre_intimidation", value).at(Place::Tyre, Place::OldTyre).phase(Phase::Confront);
        Played::new(state.done()).offered().contains(&Intimidate)
    });
    assert_eq!(offered, [true, false]);
}

/// FC-055, FC-056: what each campaign option does.
#[test]
fn campaign_options() {
    use CampaignOption as O;
    let begun = |name: &'static str, option: O, advisors: &[Advisor]| {
        let mut play = Played::new(campaign(name));
        play.act(&[TakeOption(option)]);
        for &advisor in advisors {
            play.act(&[Counsel(advisor)]);
        }
        play.act(&[Begin]);
        play
    };
    let one = [Advisor::Parmenion];
    let two = [Advisor::Parmenion, Advisor::Hephaestion];
    let three = [Advisor::Parmenion, Advisor::Hephaestion, Advisor::Callisthenes];
    let mut greeks = begun("granicus", O::AthenianGold, &one);
    greeks.draw(&[Chance::Force(Troop::Archers)]);
    assert_eq!(greeks.state.site(Place::Chaeronea).unwrap().defenders(), 5);
    assert_eq!(begun("granicus", O::MercenaryPay, &one).state.phase(), Phase::FillBox { left: 2, opening: true });
    assert_eq!(begun("granicus", O::PhilipsTreasury, &one).gold(), 16);
    assert_eq!(begun("granicus", O::CompanionLevy, &one).state.own_forces(), 6);
    assert_eq!(begun("granicus", O::SecondCounsel, &two).state.counsels(), 2);
    assert_eq!(begun("issus", O::ThessalianHorse, &two).state.force(Troop::LightCavalry, Side::Full), 1);
    assert_eq!(
        begun("issus", O::Immortals, &two).state.site(Place::Issus).unwrap().forces[Troop::Infantry.index()],
        [3, 0]
    );
    let tribute = begun("tyre", O::PhoenicianTribute, &[Advisor::Parmenion, Advisor::Hephaestion]);
    assert_eq!((tribute.gold(), tribute.state.tracks().mole), (18, 0));
    let rubble = begun("tyre", O::RubbleOfOldTyre, &[Advisor::Parmenion, Advisor::Hephaestion]);
    assert_eq!((rubble.gold(), rubble.state.tracks().mole), (15, 1));
    assert_eq!(begun("gaugamela", O::RoyalTreasure, &three).gold(), 16);
    assert_eq!(begun("gaugamela", O::Proskynesis, &two).state.counsels(), 2);
}

/// An owner's edition may lay more rubble than the mole has sections: then it is whole, and can be entered by.
#[test]
fn rubble_beyond_the_mole_is_left_lying() {
    let option = "option = \"rubble_of_old_tyre\"\npoints = -3\namount = ";
    let text = edition_text().replace(&format!("{option}1"), &format!("{option}9"));
    let options = Options::choose(Commander::ABOUT.options, [("campaign", "tyre")]).expect("a campaign");
    let setup = Commander::prepare(&EditionFile::new("mine.toml", text), &options, 1).expect("a sound edition");
    let mut play = Played::new(Commander::new(&Arc::new(setup)));
    play.act(&[
        TakeOption(CampaignOption::RubbleOfOldTyre),
        Counsel(Advisor::Parmenion),
        Counsel(Advisor::Hephaestion),
    ]);
    play.act(&[Begin]);
    assert!(play.state.mole_is_complete() && play.state.tracks().mole == 6);
}

/// FC-055, FC-103: options that change prices, dice and hits along the way.
#[test]
fn campaign_options_on_the_way() {
    use CampaignOption as O;
    let toll = |option: Option<O>| {
        let mut state = campaign("granicus").edit().turn(1);
        if let Some(option) = option {
            state = state.option(option);
        }
        let state = state.done();
        [state.toll(2, 1), state.toll(3, 1), state.toll(3, 5)]
    };
    assert_eq!(toll(None), [Toll::Gold(4), Toll::Gold(4), Toll::Free]);
    assert_eq!(toll(Some(O::ScorchedEarth)), [Toll::Gold(4), Toll::Gold(5), Toll::Free], "Sestus is not in Asia");
    let tigris = campaign("gaugamela").edit().turn(1).option(O::ScorchedTigris).done();
    assert_eq!(tigris.toll(1, 6), Toll::Gold(4));
    let fleet = campaign("issus").edit().turn(1).option(O::PersianFleet).phase(Phase::Resupply);
    assert_eq!(fleet.done().price_of(Troop::Infantry), 3, "Lycia is a port");
    let inland = campaign("issus").edit().turn(1).option(O::PersianFleet).at(Place::Gordium, Place::Lycia);
    assert_eq!(inland.done().price_of(Troop::Infantry), 4);
    let mut harpalus = Played::new(campaign("issus").edit().turn(1).option(O::Harpalus).phase(Phase::Conquest).done());
    harpalus.act(&[EndConquest]);
    assert_eq!(harpalus.gold(), 5 + 1 - 1);
    let knot = campaign("issus").edit().turn(1).option(O::GordianKnot).phase(Phase::Conquest);
    let mut knot = Played::new(knot.done());
    knot.act(&[March(Place::Gordium)]).roll(&[6]).act(&[Advance]).draw(&[Chance::Prophecy(Prophecy::Serpent)]);
    assert_eq!(knot.state.phase(), Phase::OracleRead(Prophecy::Serpent));
    let mut declined = Played::new(knot.state.clone());
    declined.act(&[Decline]);
    assert_eq!(declined.state.prophecy_until(Prophecy::Serpent), None);
    knot.act(&[Accept]);
    assert_eq!(knot.state.prophecy_until(Prophecy::Serpent), Some(3));
    let raiders = campaign("tyre").edit().turn(2).option(O::Raiders).phase(Phase::Order { at: 1 }).done();
    assert_eq!(raiders.phase(), Phase::Ships { left: 5 });
    let batis = campaign("tyre").edit().turn(2).option(O::BatisResolve).at(Place::Gaza, Place::Acco);
    assert_eq!(Played::new(batis.phase(Phase::Confront).done()).refused(Intimidate), "FC-055");
    let engine = |option: Option<O>| {
        let mut state =
            campaign("tyre").edit().turn(2).level(1).troops(&[Troop::SiegeEngine]).at(Place::Gaza, Place::Acco);
        if let Some(option) = option {
            state = state.option(option);
        }
        let mut play =
            Played::new(state.garrison(Place::Gaza, &[Troop::Archers], 1).battle(Place::Gaza, &[], &[]).done());
        play.act(&[Fight]).roll(&[6]).act(&[AttackWall]);
        play.battle().blow.bv
    };
    assert_eq!([engine(None), engine(Some(O::GazaDefenses))], [5, 4]);
    let mutiny = campaign("gaugamela").edit().turn(1).option(O::HyphasisMutiny).live(&[Operation::Wall]);
    let mut mutiny = Played::new(mutiny.phase(Phase::Operation).done());
    mutiny.draw(&[Chance::Operation(Operation::Go)]);
    for _ in 0..3 {
        let action = *mutiny.offered().last().unwrap();
        mutiny.act(&[action]);
    }
    assert_eq!(mutiny.state.phase(), Phase::Conquest);
    let heirs = campaign("gaugamela").edit().turn(1).option(O::Epigoni);
    assert_eq!(heirs.done().price_of(Troop::Phalanx), 4);
    let heirs = campaign("gaugamela").edit().turn(1).option(O::Epigoni).hold(Place::Persepolis, Hold::Razed).done();
    assert_eq!((heirs.price_of(Troop::Phalanx), heirs.price_of(Troop::Peltasts)), (3, 1));
}
