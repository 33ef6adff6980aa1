//! What each plan and each insight does.

use crate::common::*;
use Action::*;

fn sardis(own: &[Troop], enemy: &[Troop], walls: u8, plans: &[Plan], foe: &[EnemyPlan]) -> Played {
    let state = campaign("granicus").edit().turn(1).level(5).at(Place::Sardis, Place::Granicus).troops(own);
    Played::new(state.garrison(Place::Sardis, enemy, walls).battle(Place::Sardis, plans, foe).done())
}

/// The value the enemy's next die needs.
fn need(play: &Played) -> (i8, i8) {
    assert_eq!(play.battle().moment, Moment::EnemyDie);
    (play.battle().blow.bv, play.battle().blow.ss)
}

/// FC-179, FC-180, FC-198, FC-345: Archers +3, Cavalry +1 and +1, Infantry +2, each in the first round alone, and copies add up.
#[test]
fn plans_of_the_first_round() {
    for (troop, plan, copies, values) in [
        (Troop::Archers, EnemyPlan::Archers, 1, (5, 0)),
        (Troop::Archers, EnemyPlan::Archers, 2, (8, 0)),
        (Troop::HeavyCavalry, EnemyPlan::Cavalry, 1, (4, 2)),
        (Troop::Infantry, EnemyPlan::Infantry, 1, (4, 0)),
        (Troop::Infantry, EnemyPlan::Archers, 1, (2, 0)),
        (Troop::Elephants, EnemyPlan::Cavalry, 1, (3, 1)),
    ] {
        let mut play = sardis(&[Troop::Phalanx], &[troop], 0, &[], &vec![plan; copies]);
        play.act(&[Fight]);
        assert_eq!(need(&play), values, "{troop:?} {plan:?}");
        if copies > 1 {
            continue;
        }
        play.roll(&[6]);
        while play.battle().round < 3 {
            let action = if play.offered().contains(&Pass) { Pass } else { Fight };
            if play.battle().moment == Moment::EnemyDie {
                play.roll(&[6]);
            } else {
                play.act(&[action]);
            }
        }
        play.act(&[Fight]);
        let plain = setup(&[]).counter(Nation::Persia, troop).full;
        assert_eq!(need(&play), (plain.bv, plain.ss));
    }
}

/// FC-181, FC-182, FC-183, FC-346: with Charge cavalry attacks in the round it should rest, and rests in the next.
#[test]
fn charge() {
    let mut play = sardis(&[Troop::HeavyCavalry], &[Troop::Archers, Troop::Archers], 0, &[Plan::Charge], &[]);
    play.act(&[Fight]).roll(&[6, 6]).act(&[Attack]).roll(&[6]).act(&[Pass]);
    assert_eq!(play.battle().round, 2);
    play.act(&[Fight]).roll(&[6, 6]);
    assert_eq!(play.refused(Attack), "FC-155");
    play.act(&[Charge, Attack]).roll(&[6]).act(&[Pass]);
    play.act(&[Fight]).roll(&[6, 6]);
    assert_eq!(play.battle().moment, Moment::OwnTurn(Striker::Alexander), "round 3: the cavalry rests");
}

/// FC-184, FC-210: Confusion takes one plan at random before any other plan acts.
#[test]
fn confusion() {
    let mut play = sardis(
        &[Troop::Phalanx],
        &[Troop::Infantry],
        0,
        &[Plan::Flank, Plan::Flank, Plan::Rally],
        &[EnemyPlan::Confusion, EnemyPlan::Raid],
    );
    assert_eq!(play.chances(), [(Chance::Confused(Plan::Flank), 2), (Chance::Confused(Plan::Rally), 1)]);
    play.draw(&[Chance::Confused(Plan::Flank)]);
    assert_eq!(play.battle().plans[Plan::Flank.index()], 1);
    assert_eq!(play.battle().moment, Moment::Raid);
    let none = sardis(&[Troop::Phalanx], &[Troop::Infantry], 0, &[], &[EnemyPlan::Confusion]);
    assert_eq!(none.battle().moment, Moment::RoundStart);
}

/// FC-185: Deployment draws one more force before the first round, without a plan for it.
#[test]
fn deployment() {
    let mut play = sardis(&[Troop::Phalanx], &[Troop::Infantry], 0, &[], &[EnemyPlan::Deployment]);
    play.draw(&[Chance::Force(Troop::Chariots)]);
    assert_eq!(play.battle().enemy_standing(), 2);
    assert_eq!(play.battle().moment, Moment::RoundStart);
}

/// FC-167: Deployment out of an empty cup is two hits, and Rally may absorb them.
#[test]
fn deployment_from_an_empty_cup() {
    let state = campaign("granicus").edit().turn(1).cup(Nation::Persia, &[]).at(Place::Sardis, Place::Granicus);
    let state = state.battle(Place::Sardis, &[Plan::Rally], &[EnemyPlan::Deployment]);
    let mut play = Played::new(state.done());
    assert_eq!(play.battle().moment, Moment::Suffering { left: 2, duel: false });
    play.act(&[Rally, Suffer(Victim::Force(ready(Troop::Archers, Side::Full)))]);
    assert_eq!(play.battle().moment, Moment::RoundStart);
}

/// FC-186, FC-188: five own forces against two: Envelopment causes three hits, at any time.
#[test]
fn envelopment() {
    let own = [Troop::Archers, Troop::Peltasts, Troop::Infantry, Troop::Phalanx];
    let mut play = sardis(&own, &[Troop::Infantry, Troop::Infantry], 0, &[Plan::Envelopment], &[]);
    assert_eq!(play.battle().advantage(), 3);
    play.act(&[Envelop]);
    assert!(matches!(play.battle().moment, Moment::Striking { left: 3, .. } | Moment::Striking { left: 2, .. }));
    assert_eq!(play.battle().plans[Plan::Envelopment.index()], 0);
    let few = sardis(&[], &[Troop::Infantry, Troop::Infantry], 0, &[Plan::Envelopment], &[]);
    assert_eq!(few.refused(Envelop), "FC-186");
}

/// FC-187: no Envelopment while a wall stands; once it is down, yes.
#[test]
fn no_envelopment_behind_walls() {
    let own = [Troop::SiegeEngine, Troop::SiegeEngine, Troop::Phalanx];
    let mut play = sardis(&own, &[Troop::Archers], 1, &[Plan::Envelopment], &[]);
    assert_eq!(play.refused(Envelop), "FC-187");
    play.act(&[Fight]).roll(&[6]).act(&[Pass, Pass, AttackWall]).roll(&[1]);
    assert_eq!(play.battle().walls, [0, 1]);
    play.act(&[AttackWall]).roll(&[1]);
    assert_eq!(play.battle().walls, [0, 0]);
    assert!(play.offered().contains(&Envelop));
}

/// FC-189, FC-190, FC-191, FC-192, FC-265: each temple is a Fate token in every battle; tokens reroll own dice, also the same one.
#[test]
fn fate() {
    let state = campaign("granicus").edit().turn(1).level(5).temple(Place::Chaeronea).temple(Place::Macedonia);
    let state = state.at(Place::Sardis, Place::Granicus).troops(&[Troop::Archers]);
    let state = state.garrison(Place::Sardis, &[Troop::Archers], 0).battle(Place::Sardis, &[], &[]).done();
    let mut play = Played::new(state);
    assert_eq!(play.battle().fate, 2);
    play.act(&[Fight]).roll(&[6]);
    assert!(matches!(play.battle().moment, Moment::OwnTurn(_)), "an enemy die is not ours to reroll");
    play.act(&[Attack]).roll(&[5]).act(&[Reroll]).roll(&[6]).act(&[Reroll]).roll(&[2]);
    assert!(play.state.battle().is_none());
    assert!(!Plan::ALL.iter().any(|plan| plan.key() == "fate"), "it cannot be bought");
}

/// FC-193, FC-194: a Flank adds a hit to an attack of infantry or cavalry that hit; one an attack, and never for archers.
#[test]
fn flank() {
    let own = [Troop::Archers, Troop::HeavyCavalry, Troop::Infantry];
    let mut play = sardis(&own, &[Troop::Phalanx, Troop::Phalanx], 0, &[Plan::Flank, Plan::Flank], &[]);
    play.act(&[Fight, Attack]).roll(&[1]);
    assert_eq!(play.battle().plans[Plan::Flank.index()], 2, "not offered to archers");
    play.act(&[Attack]).roll(&[4]);
    assert_eq!(play.offered(), [Flank, HoldFlank]);
    play.act(&[Flank]);
    assert!(matches!(play.battle().moment, Moment::Striking { left: 2, .. }), "one, and one of the flank");
}

/// FC-195: the enemy uses a Flank at its first chance, one an attack.
#[test]
fn enemy_flank() {
    let mut play = sardis(&[Troop::Phalanx, Troop::Phalanx], &[Troop::Infantry], 0, &[], &[EnemyPlan::Flank; 2]);
    play.act(&[Fight]).roll(&[2]);
    assert_eq!(play.battle().moment, Moment::Suffering { left: 2, duel: false });
    assert_eq!(play.battle().foe[EnemyPlan::Flank.index()], 1);
}

/// FC-196, FC-197: Guards absorb a hit of Alexander on the leader and nothing else.
#[test]
fn guards() {
    let mut play = sardis(&[Troop::Archers], &[Troop::Infantry], 0, &[], &[EnemyPlan::Guards]);
    play.act(&[Fight, Attack]).roll(&[1]);
    assert_eq!(play.battle().foe[EnemyPlan::Guards.index()], 1);
    assert!(play.battle().enemy.iter().all(|fighter| fighter.side == Some(Side::Reduced)));
    let state = campaign("granicus").edit().turn(1).level(6).troops(&[]);
    let state = state.battle(Place::Chaeronea, &[], &[EnemyPlan::Guards]).done();
    let mut duel = Played::new(state);
    duel.act(&[Fight, Face(Aim::Leader)]).roll(&[6]).act(&[Attack]).roll(&[1]);
    assert_eq!((duel.battle().leader, duel.battle().foe[EnemyPlan::Guards.index()]), (1, 0));
}

/// FC-199: Leadership lifts value and superscript by 1 for the whole battle, a superscript of 0 too.
#[test]
fn leadership() {
    let state = campaign("granicus").edit().turn(3).level(1).troops(&[]);
    let mut play = Played::new(state.battle(Place::Sardis, &[Plan::Leadership], &[]).done());
    play.act(&[Fight]);
    while play.battle().moment == Moment::EnemyDie {
        play.roll(&[6]);
    }
    play.act(&[Attack]);
    assert_eq!((play.battle().blow.bv, play.battle().blow.ss), (0, -1), "2 and 1, less the wall's 2");
    assert_eq!(play.state.retreat_bv(), 2);
}

/// FC-200, FC-201, FC-336: Raid: 1 or 2 costs two gold, more costs one; an empty treasury loses nothing.
#[test]
fn raid() {
    for (die, gold) in [(1, 8), (2, 8), (3, 9), (6, 9)] {
        let mut play = sardis(&[Troop::Phalanx], &[Troop::Infantry], 0, &[], &[EnemyPlan::Raid]);
        play.roll(&[die]);
        assert_eq!(play.gold(), gold);
    }
    let state = campaign("granicus").edit().turn(1).gold(0).at(Place::Sardis, Place::Granicus);
    let play = Played::new(state.battle(Place::Sardis, &[], &[EnemyPlan::Raid]).done());
    assert_eq!(play.battle().moment, Moment::RoundStart);
}

/// FC-202, FC-340: a Rally absorbs the hit one chooses.
#[test]
fn rally() {
    let mut play = sardis(&[Troop::Phalanx], &[Troop::Infantry, Troop::Infantry], 0, &[Plan::Rally], &[]);
    play.act(&[Fight]).roll(&[1]).act(&[Suffer(Victim::Force(ready(Troop::Phalanx, Side::Full)))]);
    play.roll(&[1]).act(&[Rally]);
    assert_eq!(play.state.force(Troop::Phalanx, Side::Reduced), 1);
}

/// FC-203, FC-204: four hits against two enemy Rallies leave two to give.
#[test]
fn enemy_rally_comes_first() {
    let enemy = [Troop::Infantry, Troop::Phalanx];
    let mut play = sardis(&[Troop::Phalanx], &enemy, 0, &[], &[EnemyPlan::Rally; 2]);
    play.act(&[Fight]).roll(&[6]).act(&[Pass]).roll(&[6]);
    play.act(&[Attack]).roll(&[1, 1, 1, 1]);
    assert!(matches!(play.battle().moment, Moment::Striking { left: 2, .. }));
    assert_eq!(play.battle().foe[EnemyPlan::Rally.index()], 0);
}

/// FC-205, FC-206: infantry destroyed and regrouped is back at full strength after the battle.
#[test]
fn regroup() {
    let own = [Troop::Archers, Troop::Peltasts];
    let mut play = sardis(&own, &[Troop::Archers], 0, &[Plan::Regroup], &[]);
    play.act(&[Fight]).roll(&[1]).act(&[Suffer(Victim::Force(ready(Troop::Peltasts, Side::Full))), Regroup]);
    assert_eq!(play.battle().own_standing(), 1);
    play.act(&[Attack]).roll(&[1]);
    assert_eq!(play.state.force(Troop::Peltasts, Side::Full), 1);
    assert_eq!(play.state.own_forces(), 3);
}

/// FC-207: a Sacrifice counts as a 1 without a die, and the force is lost; never Alexander.
#[test]
fn sacrifice() {
    let mut play = sardis(&[Troop::HeavyCavalry], &[Troop::Infantry], 0, &[Plan::Sacrifice], &[]);
    play.act(&[Fight, Sacrifice]);
    assert!(play.state.battle().is_none(), "two hits: the infantry is destroyed");
    assert_eq!(play.state.own_forces(), 1);
    let mut alone = sardis(&[], &[Troop::Infantry], 0, &[Plan::Sacrifice], &[]);
    alone.act(&[Fight]).roll(&[6]);
    assert_eq!(alone.refused(Sacrifice), "FC-207");
}

/// A sacrificed phalanx goes on with dice after its sure hit.
#[test]
fn a_sacrificed_phalanx_goes_on() {
    let mut play =
        sardis(&[Troop::Phalanx], &[Troop::Infantry, Troop::Infantry], 0, &[Plan::Sacrifice, Plan::Regroup], &[]);
    play.act(&[Fight]).roll(&[6, 6]).act(&[Pass, Sacrifice, Regroup]).roll(&[3, 6]);
    assert_eq!(play.battle().blow.hits, 2);
}

/// An assault on Sardis with insights, up to the choice of plans.
fn assault(insights: &[Insight]) -> Played {
    let state = campaign("granicus").edit().turn(1).insights(insights).at(Place::Sardis, Place::Granicus);
    let mut play = Played::new(state.phase(Phase::Confront).done());
    play.act(&[Assault]);
    play
}

/// FC-269: with Anticipation the enemy draws no plan.
#[test]
fn anticipation() {
    let mut play = assault(&[Insight::Anticipation]);
    play.act(&[Play(Insight::Anticipation)]);
    assert_eq!(play.battle().moment, Moment::OwnPlans);
    let mut without = assault(&[Insight::Anticipation]);
    without.act(&[Proceed]);
    assert_eq!(without.battle().moment, Moment::EnemyPlans { left: 3 });
}

/// FC-270: Bucephalus, before plans are chosen, lifts value and superscript, and so the free plans.
#[test]
fn bucephalus() {
    let mut play = assault(&[Insight::Bucephalus]);
    play.draw(&[Chance::Plan(EnemyPlan::Rally); 3]);
    let mut late = Played::new(play.state.clone());
    late.act(&[Take(Plan::Rally)]);
    assert_eq!(late.refused(Play(Insight::Bucephalus)), "FC-270");
    play.act(&[Play(Insight::Bucephalus)]);
    assert_eq!(play.state.free_plans(), 2);
}

/// FC-273, FC-274: with Maneuver no enemy attacks in round 1, walls still weigh, and plans of round 1 are void.
#[test]
fn maneuver() {
    let mut play = assault(&[Insight::Maneuver]);
    play.draw(&[EnemyPlan::Archers, EnemyPlan::Infantry, EnemyPlan::Rally].map(Chance::Plan));
    play.act(&[Play(Insight::Maneuver), DrawUp]);
    assert_eq!(play.battle().foe[EnemyPlan::Archers.index()] + play.battle().foe[EnemyPlan::Infantry.index()], 0);
    assert_eq!(play.battle().foe[EnemyPlan::Rally.index()], 1);
    play.act(&[Fight, Attack]);
    assert_eq!(play.battle().blow.bv, 0, "an archer of 2 before a wall");
    play.roll(&[6]).act(&[Pass, Pass, Pass, Pass]);
    assert_eq!(play.battle().round, 2);
    play.act(&[Fight]);
    assert_eq!(play.battle().moment, Moment::EnemyDie);
}

/// FC-275: Morale gives a Rally for each own force, Alexander included.
#[test]
fn morale() {
    let mut play = assault(&[Insight::Morale]);
    play.draw(&[Chance::Plan(EnemyPlan::Rally); 3]).act(&[Play(Insight::Morale)]);
    assert_eq!(play.battle().morale, 5);
}

/// FC-278: a Trap causes as many hits as its die shows, never on the leader.
#[test]
fn trap() {
    let state = campaign("granicus").edit().turn(1).level(5).insights(&[Insight::Trap]);
    let mut play = Played::new(state.battle(Place::Chaeronea, &[], &[]).done());
    play.act(&[Play(Insight::Trap)]).roll(&[6]);
    for _ in 0..5 {
        let strike = play.offered().into_iter().find(|action| matches!(action, Strike(_)));
        let Some(strike) = strike else { break };
        play.act(&[strike]);
    }
    assert!(play.state.battle().is_none(), "six hits destroy three forces of two steps");
    assert_eq!(play.glory(), 2, "Chares fled");
    assert_eq!(play.refused(Play(Insight::Trap)), "FC-267");
}

/// FC-267: an insight is used once and out for the campaign.
#[test]
fn insights_are_used_once() {
    let shop = Played::new(campaign("granicus").edit().glory(9).phase(Phase::Resupply).done());
    assert!(shop.offered().contains(&ChooseInsight(Insight::Anticipation)));
    let mut spent = assault(&[Insight::Anticipation]);
    spent.act(&[Play(Insight::Anticipation), DrawUp, Retreat]);
    while spent.state.battle().is_some() {
        spent.roll(&[1]);
    }
    let shop = Played::new(spent.state.edit().glory(9).phase(Phase::Resupply).done());
    assert_eq!(shop.refused(ChooseInsight(Insight::Anticipation)), "FC-267");
}
