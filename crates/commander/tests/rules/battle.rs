//! Battle: numbers, force types, rounds, hits, leaders, retreat, aftermath.

use crate::common::*;
use Action::*;
use std::sync::Arc;
use table::{EditionFile, Game, Luck, Options};

/// A battle at Sardis (no leader), army and enemy given, with plans on both sides, before the first round.
fn sardis(own: &[Troop], enemy: &[Troop], walls: u8, plans: &[Plan], foe: &[EnemyPlan]) -> Played {
    let state = campaign("granicus").edit().turn(1).level(5).at(Place::Sardis, Place::Granicus).troops(own);
    Played::new(state.garrison(Place::Sardis, enemy, walls).battle(Place::Sardis, plans, foe).done())
}

/// A battle with Chares, `enemy` beside him.
fn chaeronea(level: u8, own: &[Troop], enemy: &[Troop], plans: &[Plan], foe: &[EnemyPlan]) -> Played {
    let state = campaign("granicus").edit().turn(1).level(level).at(Place::Chaeronea, Place::Macedonia).troops(own);
    Played::new(state.garrison(Place::Chaeronea, enemy, 0).battle(Place::Chaeronea, plans, foe).done())
}

fn hit(troop: Troop, side: Side, stance: Stance) -> Action {
    Strike(Mark::Force(Group { troop, side, stance }))
}

/// FC-133, FC-208, FC-209: plans of both sides come before the first round, the enemy's open first.
#[test]
fn the_steps_of_a_battle() {
    let state = campaign("granicus").edit().turn(1).at(Place::Sardis, Place::Granicus).phase(Phase::Confront);
    let mut play = Played::new(state.done());
    play.act(&[Assault]);
    assert_eq!(play.battle().moment, Moment::EnemyPlans { left: 3 });
    play.draw(&[EnemyPlan::Flank, EnemyPlan::Flank, EnemyPlan::Archers].map(Chance::Plan));
    assert_eq!(play.battle().moment, Moment::OwnPlans);
    assert_eq!(play.refused(Fight), "FC-133");
    play.act(&[DrawUp]);
    assert_eq!((play.battle().moment, play.battle().round), (Moment::RoundStart, 1));
}

/// FC-134, FC-135: five own forces against infantry, archer and a wall are an advantage of 2.
#[test]
fn numeric_advantage() {
    let own = [Troop::Infantry, Troop::Archers, Troop::Peltasts, Troop::LightCavalry];
    let play = sardis(&own, &[Troop::Infantry, Troop::Archers], 1, &[], &[]);
    assert_eq!(play.battle().advantage(), 2);
}

/// FC-141, FC-142, FC-143: a chariot of 3 with superscript 1: a 1 is two hits, 2 and 3 are one, 4 is none.
#[test]
fn hits_by_battle_value_and_superscript() {
    for (die, hits) in [(1, 2), (2, 1), (3, 1), (4, 0), (6, 0)] {
        let mut play = sardis(&[Troop::Phalanx], &[Troop::Chariots], 0, &[], &[]);
        play.act(&[Fight]).roll(&[die]);
        let left = match play.battle().moment {
            Moment::Suffering { left, .. } => left,
            _ => 0,
        };
        assert_eq!(left, hits, "die {die}");
    }
}

/// FC-144, FC-145, FC-146: both archers together, then the chariot, then the phalanx.
#[test]
fn the_fastest_act_first() {
    let mut play = sardis(&[Troop::Archers, Troop::Phalanx], &[Troop::Archers, Troop::Chariots], 0, &[], &[]);
    play.act(&[Fight]);
    assert_eq!((play.battle().speed, play.battle().moment), (5, Moment::EnemyDie));
    play.roll(&[6]);
    assert_eq!(play.battle().moment, Moment::OwnTurn(Striker::Own(0)));
    play.act(&[Attack]).roll(&[6]);
    assert_eq!((play.battle().speed, play.battle().moment), (3, Moment::EnemyDie));
    play.roll(&[6]);
    // Alexander (A5, speed 2) before the phalanx (1).
    play.act(&[Pass]);
    assert_eq!((play.battle().speed, play.battle().moment), (1, Moment::OwnTurn(Striker::Own(1))));
}

/// FC-211, FC-338: an archer hit in its own step still shoots.
#[test]
fn the_fallen_of_a_step_still_act() {
    let mut play = sardis(&[Troop::Archers], &[Troop::Archers], 0, &[], &[]);
    play.act(&[Fight]).roll(&[1]).act(&[Suffer(Victim::Force(done(Troop::Archers, Side::Full)))]);
    assert_eq!(play.battle().own_standing(), 0);
    play.act(&[Attack]).roll(&[2]);
    assert!(play.state.battle().is_none(), "the Persian archer falls to a dead man's arrow");
}

/// FC-138: with the same values the Sacred Band fights as any infantry does: die by die, the odds are the same.
#[test]
fn names_change_nothing() {
    assert!(Troop::SacredBand.is_infantry() && !Troop::SacredBand.is_cavalry());
    let band = "troop = \"sacred_band\"\ncount = 1\nfull = [3, 3, 0]\nreduced = [3, 2, 0]";
    let plain = "troop = \"sacred_band\"\ncount = 1\nfull = [2, 2, 0]\nreduced = [2, 1, 0]";
    let edition = EditionFile::new("plain.toml", edition_text().replace(band, plain));
    let options = Options::defaults(Commander::ABOUT.options);
    let setup = Arc::new(Commander::prepare(&edition, &options, 1).expect("a sound edition"));
    let odds_against = |foe: Troop| {
        let state = Commander::new(&setup).edit().turn(3).level(3).at(Place::Chaeronea, Place::Macedonia);
        let state = state.troops(&[Troop::Infantry, Troop::Archers]).garrison(Place::Chaeronea, &[foe], 0).done();
        let state = state.edit().battle(Place::Chaeronea, &[Plan::Flank], &[EnemyPlan::Infantry, EnemyPlan::Flank]);
        state.done().battle_odds(0, &mut Luck::new(1)).expect("a battle")
    };
    let (named, unnamed) = (odds_against(Troop::SacredBand), odds_against(Troop::Infantry));
    assert_eq!((named.method, unnamed.method), (Method::Exact, Method::Exact));
    assert!((named.won - unnamed.won).abs() < 1e-6 && (named.slain - unnamed.slain).abs() < 1e-6);
    assert!(named.won > 0.0 && named.won < 1.0, "{named:?}");
}

/// FC-147, FC-259: a force costs its battle value, whatever its superscript.
#[test]
fn a_force_costs_its_battle_value() {
    let state = campaign("granicus").edit().turn(1).phase(Phase::Resupply).done();
    assert_eq!(state.price_of(Troop::HeavyCavalry), 4, "not its superscript");
    assert_eq!(state.price_of(Troop::Peltasts), 1);
}

/// FC-139, FC-140, FC-212, FC-214: the first hit turns a force over, the second removes it; archers go at once; who is hit is free.
#[test]
fn two_steps_and_one() {
    let mut play =
        sardis(&[Troop::Archers, Troop::Infantry], &[Troop::Infantry, Troop::Infantry], 0, &[], &[EnemyPlan::Flank; 2]);
    play.act(&[Fight, Pass]).roll(&[2]);
    assert_eq!(play.offered().len(), 3, "Alexander, the archer and the infantry");
    play.act(&[Suffer(Victim::Force(done(Troop::Infantry, Side::Full)))]);
    play.act(&[Suffer(Victim::Force(done(Troop::Infantry, Side::Reduced)))]);
    assert_eq!(play.battle().own_standing(), 1);
    play.roll(&[1]).act(&[Suffer(Victim::Force(done(Troop::Archers, Side::Full)))]);
    assert_eq!(play.battle().own_standing(), 0);
    // The last hit of the flank finds Alexander alone.
    assert_eq!(play.level(), 3);
}

/// FC-152, FC-153: phalanx 4: 3 hits, 1 hits at 3, 3 misses at 2: two hits in all.
#[test]
fn the_phalanx_attacks_again() {
    let mut play = sardis(&[Troop::Phalanx], &[Troop::Infantry, Troop::Phalanx], 0, &[], &[]);
    play.act(&[Fight]).roll(&[6]).act(&[Pass]).roll(&[6]);
    play.act(&[Attack]).roll(&[3, 1, 3]);
    assert!(matches!(play.battle().moment, Moment::Striking { left: 2, .. }));
}

/// FC-154: the last attack of a phalanx is at 1: four hits at most.
#[test]
fn a_phalanx_ends_at_one() {
    let enemy = [Troop::Infantry, Troop::Infantry, Troop::Infantry];
    let mut play = sardis(&[Troop::Phalanx], &enemy, 0, &[], &[]);
    play.act(&[Fight]).roll(&[6, 6, 6]).act(&[Pass]);
    play.act(&[Attack]).roll(&[1, 1, 1, 1]);
    assert_eq!(play.battle().blow.hits, 4);
}

/// FC-155, FC-156: a chariot that attacked rests one round.
#[test]
fn cavalry_rests_a_round() {
    let mut play = sardis(&[Troop::Phalanx], &[Troop::Chariots], 0, &[], &[]);
    play.act(&[Fight]).roll(&[6]).act(&[Pass, Pass]);
    assert_eq!(play.battle().round, 2);
    play.act(&[Fight]);
    assert_eq!(play.battle().speed, 2, "nobody faster than Alexander acts");
    play.act(&[Pass, Pass, Fight]);
    assert_eq!((play.battle().round, play.battle().moment), (3, Moment::EnemyDie));
}

/// FC-042, FC-149, FC-160: Alexander, leaders and elephants are not cavalry: they act in every round.
#[test]
fn who_is_not_cavalry() {
    let mut play = chaeronea(5, &[Troop::Infantry], &[Troop::Infantry], &[], &[]);
    for round in 1..4 {
        assert_eq!(play.battle().round, round);
        play.act(&[Fight, Face(Aim::Forces)]).roll(&[6]).act(&[Pass, Pass]).roll(&[6]);
    }
    assert!(!Troop::Elephants.is_cavalry());
}

/// FC-161, FC-162: a siege engine says wall or forces first; at a wall it is two better, and walls do not hinder it.
#[test]
fn siege_engines() {
    let mut play = sardis(&[Troop::SiegeEngine], &[Troop::Archers], 2, &[], &[]);
    play.act(&[Fight]).roll(&[6]).act(&[Pass]);
    let at_forces = {
        let mut play = Played::new(play.state.clone());
        play.act(&[Attack]);
        (play.battle().blow.bv, play.battle().blow.at_wall)
    };
    assert_eq!(at_forces, (3, false));
    play.act(&[AttackWall]);
    assert_eq!(play.battle().blow.bv, 5);
    play.roll(&[5]);
    assert_eq!(play.battle().walls, [1, 1]);
    let other = sardis(&[Troop::SiegeEngine], &[Troop::Archers], 0, &[], &[]);
    assert_eq!(other.refused(AttackWall), "FC-133");
}

/// FC-164, FC-165, FC-166: two walls take 4 from value and superscript; hits on them lift it to 3, then 1. Walls never attack.
#[test]
fn walls_weigh_on_attackers() {
    let own = [Troop::HeavyCavalry, Troop::HeavyCavalry, Troop::HeavyCavalry, Troop::SiegeEngine];
    let mut play = sardis(&own, &[Troop::Archers], 2, &[], &[]);
    play.act(&[Fight]).roll(&[6]).act(&[Attack]);
    assert_eq!((play.battle().blow.bv, play.battle().blow.ss), (0, -2));
    play.roll(&[1]);
    assert!(matches!(play.battle().moment, Moment::OwnTurn(_)), "not even a 1 hits");
    play.act(&[Pass, Pass, Pass, AttackWall]).roll(&[1]);
    assert_eq!(play.battle().walls, [1, 1]);
    play.act(&[Fight]).roll(&[6]).act(&[Attack]);
    assert_eq!((play.battle().blow.bv, play.battle().blow.ss), (1, -1), "three of four taken");
    play.roll(&[1]).act(&[Strike(Mark::Wall(Side::Reduced))]);
    play.act(&[Attack]);
    assert_eq!(play.battle().blow.bv, 2);
    play.roll(&[2]).act(&[Strike(Mark::Wall(Side::Full))]);
    play.act(&[Pass]);
    play.act(&[AttackWall]).roll(&[6]);
    assert_eq!(play.battle().walls, [0, 1], "one is taken from everybody");
}

/// FC-169, FC-170, FC-171, FC-174, FC-285: a plan for each enemy force, three fewer with Parmenion, never less than none.
#[test]
fn how_many_plans_the_enemy_draws() {
    let plans = |advisors: &[Advisor], place: Place, from: Place| {
        let state = campaign("granicus").edit().turn(1).advisors(advisors).at(place, from).phase(Phase::Confront);
        let mut play = Played::new(state.done());
        play.act(&[Assault]);
        match play.battle().moment {
            Moment::EnemyPlans { left } => left,
            _ => 0,
        }
    };
    assert_eq!(plans(&[], Place::Sardis, Place::Granicus), 3);
    assert_eq!(plans(&[Advisor::Parmenion], Place::Sardis, Place::Granicus), 0);
    assert_eq!(plans(&[Advisor::Parmenion], Place::Halicarnassus, Place::Ephesus), 2);
}

/// FC-172, FC-173, FC-031, FC-032: plans are drawn at random from one cup, duplicates are all used.
#[test]
fn the_cup_of_plans() {
    let state = campaign("granicus").edit().turn(1).at(Place::Sardis, Place::Granicus).phase(Phase::Confront).done();
    let mut play = Played::new(state);
    play.act(&[Assault]);
    assert_eq!(play.chances().iter().map(|&(_, weight)| weight).sum::<u32>(), 20);
    play.draw(&[Chance::Plan(EnemyPlan::Rally); 3]);
    assert_eq!(play.battle().foe[EnemyPlan::Rally.index()], 3);
    assert!(play.offered().contains(&Take(Plan::Charge)), "our own lie open");
}

/// FC-175, FC-176, FC-178, FC-284, FC-335: free plans are Alexander's value, Philip's 3 and Hephaestion's 1; more cost a gold each.
#[test]
fn free_and_paid_plans() {
    let state = campaign("granicus").edit().turn(1).advisors(&[Advisor::Hephaestion]).phase(Phase::Conquest).done();
    let mut play = Played::new(state);
    play.act(&[March(Place::Chaeronea)]).roll(&[5]).act(&[Advance]);
    play.draw(&[Chance::Plan(EnemyPlan::Flank); 3]).draw(&[Chance::Plan(EnemyPlan::Raid)]);
    assert_eq!(play.state.free_plans(), 5);
    play.act(&[Take(Plan::Charge); 5]);
    assert_eq!(play.gold(), 10);
    play.act(&[Take(Plan::Charge)]);
    assert_eq!(play.gold(), 9);
    assert_eq!(play.refused(Take(Plan::Charge)), "FC-177");
    let poor = Played::new(play.state.clone().edit().gold(0).done());
    assert_eq!(poor.refused(Take(Plan::Flank)), "FC-176");
    let late = Played::new(play.state.edit().turn(3).done());
    assert_eq!(late.state.free_plans(), 2, "Philip is dead");
}

/// FC-213, FC-215: the player gives hits freely, and rounds go on until a side is gone.
#[test]
fn hits_are_given_freely() {
    let mut play = sardis(&[Troop::Phalanx], &[Troop::Infantry, Troop::Archers], 0, &[], &[]);
    play.act(&[Fight]).roll(&[6, 6]).act(&[Pass, Attack]).roll(&[1, 1, 6]);
    assert_eq!(play.offered().len(), 2);
    play.act(&[hit(Troop::Archers, Side::Full, Stance::Done)]);
    assert_eq!(play.enemies(Troop::Archers), 0);
    assert_eq!(play.battle().round, 2, "the other hit went to the infantry, the only one left");
    play.act(&[Fight]).roll(&[6]).act(&[Pass, Attack]).roll(&[1, 6]);
    assert!(play.state.battle().is_none());
    assert_eq!(play.state.phase(), Phase::Spoils { site: 2 });
}

/// FC-234, FC-235, FC-236, FC-095: own losses can be bought again, the enemy's pay, and all plans are put away.
#[test]
fn after_a_battle() {
    let mut play =
        sardis(&[Troop::Archers, Troop::Infantry], &[Troop::Archers], 0, &[Plan::Flank], &[EnemyPlan::Guards]);
    play.act(&[Fight]).roll(&[1]).act(&[Suffer(Victim::Force(done(Troop::Archers, Side::Full)))]);
    play.act(&[Attack]).roll(&[1]);
    assert_eq!(play.state.reserve(Troop::Archers), 3);
    assert_eq!(play.state.income(), 2 + 1);
    play.act(&[Govern, EndConquest]);
    assert!(play.offered().contains(&Buy(Troop::Archers)));
    let again = Played::new(play.state.edit().phase(Phase::Conquest).done());
    assert!(again.state.battle().is_none());
}

/// FC-216, FC-217: Darius beaten at Issus stands at Gaugamela again; a leader is only where the set-up puts one.
#[test]
fn leaders_where_the_set_up_puts_them() {
    let setup = setup(&[]);
    for map in &setup.maps {
        for site in &map.critical {
            let battle = site.kind == commander::edition::CriticalKind::Battle;
            assert_eq!(site.leader.is_some(), battle);
        }
    }
    assert_eq!(campaign("issus").site(Place::Issus).unwrap().leader, 2);
    assert_eq!(campaign("gaugamela").site(Place::Gaugamela).unwrap().leader, 2);
    assert_eq!(setup.map(Campaign::Issus).critical[2].leader, setup.map(Campaign::Gaugamela).critical[0].leader);
}

/// FC-218, FC-222, FC-219: other forces cannot hit the leader; Alexander may choose him.
#[test]
fn only_alexander_reaches_the_leader() {
    let mut play = chaeronea(5, &[Troop::Archers], &[Troop::Infantry, Troop::Phalanx], &[], &[]);
    play.act(&[Fight, Attack]).roll(&[1]);
    assert_eq!(play.offered().len(), 2, "infantry and phalanx, not Chares");
    play.act(&[hit(Troop::Infantry, Side::Full, Stance::Ready)]);
    play.act(&[Face(Aim::Leader)]).roll(&[6]).act(&[Attack]).roll(&[3]);
    assert_eq!(play.battle().leader, 1);
}

/// FC-220: acting together with other forces, Alexander says whom he attacks before any of their dice.
#[test]
fn the_choice_comes_before_the_dice() {
    let mut play = chaeronea(5, &[Troop::Infantry], &[Troop::Phalanx], &[], &[]);
    play.act(&[Fight]);
    assert_eq!(play.battle().moment, Moment::StepStart);
    assert_eq!(play.refused(Proceed), "FC-220");
    play.act(&[Face(Aim::Leader)]);
    assert_eq!(play.battle().moment, Moment::OwnTurn(Striker::Own(0)));
}

/// FC-221, FC-223, FC-224: after his first attack on the leader the two hit only each other; before, everybody.
#[test]
fn the_duel() {
    let mut play = chaeronea(5, &[Troop::Infantry], &[Troop::Infantry, Troop::Infantry], &[Plan::Rally], &[]);
    play.act(&[Fight, Face(Aim::Leader)]).roll(&[6, 6]).act(&[Pass, Attack]).roll(&[6]);
    assert!(play.battle().duel);
    // Chares, slower, now hits Alexander or a Rally, nobody else.
    play.roll(&[2]);
    assert_eq!(play.offered(), [Suffer(Victim::Alexander), Rally]);
    assert_eq!(play.refused(Suffer(Victim::Force(done(Troop::Infantry, Side::Full)))), "FC-223");
    play.act(&[Suffer(Victim::Alexander)]);
    assert_eq!(play.level(), 3);
    play.act(&[Fight]).roll(&[6, 6]).act(&[Pass]);
    play.roll(&[6]);
    assert_eq!(play.refused(Face(Aim::Forces)), "FC-133");
    assert_eq!(play.refused(Pass), "FC-221");
    let mut before = chaeronea(5, &[Troop::Infantry], &[Troop::Infantry], &[], &[]);
    before.act(&[Fight, Face(Aim::Forces)]).roll(&[6]).act(&[Pass, Pass]).roll(&[1]);
    assert_eq!(before.offered().len(), 2, "Alexander and the infantry");
}

/// FC-225, FC-226, FC-349: with the last force gone the leader leaves: gold for him, no glory.
#[test]
fn a_leader_does_not_stay_alone() {
    let mut play = chaeronea(5, &[Troop::Archers], &[Troop::Archers], &[], &[]);
    play.act(&[Fight]).roll(&[6]).act(&[Attack]).roll(&[1]);
    assert!(play.state.battle().is_none());
    assert_eq!(play.glory(), 2);
    assert_eq!(play.state.income(), 2 + 2);
}

/// FC-227, FC-351, FC-244: the leader slain, all others fall: 2 + 2 glory, and gold for each.
#[test]
fn the_leader_slain() {
    let mut play = chaeronea(6, &[], &[Troop::Infantry, Troop::Phalanx], &[], &[]);
    play.act(&[Fight, Face(Aim::Leader), Attack]).roll(&[1]);
    assert!(play.state.battle().is_none());
    assert_eq!(play.glory(), 4);
    assert_eq!(play.state.income(), 2 + 3);
}

/// FC-344, FC-343: Chares reduced has speed 0 and acts with A1.
#[test]
fn a_reduced_leader_slows_down() {
    let mut play = chaeronea(1, &[], &[Troop::Infantry, Troop::Infantry], &[Plan::Leadership], &[]);
    play.act(&[Fight]).roll(&[6, 6, 6]).act(&[Face(Aim::Leader), Attack]).roll(&[2]);
    assert_eq!(play.battle().leader, 1);
    play.act(&[Fight]).roll(&[6, 6]);
    assert_eq!((play.battle().speed, play.battle().moment), (0, Moment::EnemyDie));
}

/// FC-228, FC-229, FC-230, FC-231, FC-232, FC-233: Alexander of 2 retreats: 3 and 5 are lost, 2 and 1 escape, back where they came from.
#[test]
fn the_printed_retreat() {
    let own = [Troop::HeavyCavalry, Troop::Infantry, Troop::Archers, Troop::Archers];
    let state = campaign("granicus").edit().turn(1).level(3).at(Place::Sardis, Place::Granicus).troops(&own);
    let state = state.hold(Place::Granicus, Hold::Governed);
    let state =
        state.garrison(Place::Sardis, &[Troop::Archers, Troop::Phalanx], 0).battle(Place::Sardis, &[], &[]).done();
    let mut play = Played::new(state);
    assert_eq!(play.state.retreat_bv(), 2);
    play.act(&[Fight]).roll(&[6]).act(&[Attack]).roll(&[1]).act(&[hit(Troop::Archers, Side::Full, Stance::Done)]);
    play.act(&[Pass, Pass, Pass]).roll(&[6]).act(&[Pass]);
    assert_eq!(play.battle().round, 2);
    play.act(&[Retreat]);
    // The line is archers, archers, infantry, heavy cavalry.
    play.roll(&[1, 5, 2, 3]);
    assert_eq!(play.state.army_at(), Place::Granicus);
    assert_eq!(play.state.own_forces(), 3);
    assert_eq!(play.state.force(Troop::Archers, Side::Full), 1);
    assert_eq!(play.state.force(Troop::Infantry, Side::Full), 1);
    let left = play.state.site(Place::Sardis).unwrap();
    assert_eq!((left.defenders(), left.forces[Troop::Phalanx.index()]), (1, [1, 0]));
    assert_eq!(play.level(), 3, "Alexander always escapes");
    play.act(&[March(Place::Sardis)]).roll(&[3]).act(&[Advance, Assault]);
    assert_eq!(play.battle().moment, Moment::EnemyPlans { left: 1 }, "plans are drawn afresh");
}

/// FC-233: a retreat is decided at the start of a round, not in the middle.
#[test]
fn no_retreat_in_mid_round() {
    let mut play = sardis(&[Troop::Archers], &[Troop::Infantry], 0, &[], &[]);
    play.act(&[Fight]);
    assert_eq!(play.refused(Retreat), "FC-133");
}

/// FC-108: nobody is disbanded while a hit waits.
#[test]
fn no_disbanding_under_a_hit() {
    let mut play = sardis(&[Troop::Archers, Troop::Infantry], &[Troop::Archers], 0, &[], &[]);
    play.act(&[Fight]).roll(&[1]);
    assert_eq!(play.refused(Disband(ready(Troop::Infantry, Side::Full))), "FC-108");
    play.act(&[Suffer(Victim::Force(done(Troop::Archers, Side::Full)))]);
    play.act(&[Disband(ready(Troop::Infantry, Side::Full))]);
    assert_eq!(play.battle().own_standing(), 0);
}
