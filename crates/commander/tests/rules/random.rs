//! Random campaigns: they end, nothing is lost or made, and what is offered is what is allowed.

use crate::common::*;
use table::{Game, Luck, Seat, Silent, Stage};

const CAMPAIGNS: [&str; 5] = ["granicus", "issus", "tyre", "gaugamela", "life"];

/// Every enemy counter of every nation is somewhere, and no more than there are.
fn assert_conserved(state: &Commander) {
    let setup = state.setup();
    let map = setup.map(state.campaign());
    for &nation in &Nation::ALL[1..] {
        for &troop in Troop::ALL {
            assert_eq!(state.enemy_counters(nation, troop), setup.counter(nation, troop).count, "{nation:?} {troop:?}");
        }
    }
    for &troop in &Troop::ALL[..Troop::OWN] {
        let all = state.force(troop, Side::Full) + state.force(troop, Side::Reduced);
        assert!(all <= setup.counter(Nation::Macedon, troop).count, "{troop:?}");
    }
    assert!(u16::from(state.gold()) <= setup.gold_cap);
    assert!(state.level() <= 8 && usize::from(state.turn()) <= map.turns.len());
}

/// FC-017: a die has six faces, each as likely as the others.
#[test]
fn campaigns_end_and_nothing_is_lost() {
    for name in CAMPAIGNS {
        let setup = setup(&[("campaign", name)]);
        for seed in 0..60 {
            let mut luck = Luck::new(seed);
            let mut state = Commander::new(&setup);
            let mut events = 0;
            while state.stage() != Stage::Over {
                events += 1;
                assert!(events < 100_000, "{name} {seed} runs in circles");
                if state.stage() == Stage::Chance {
                    let mut chances = Vec::new();
                    state.chances(&mut chances);
                    assert!(chances.is_sorted() && !chances.is_empty());
                    if matches!(chances[0].0, Chance::Die(_)) {
                        assert_eq!(chances, (1..=6).map(|face| (Chance::Die(face), 1)).collect::<Vec<_>>());
                    }
                    state.settle(luck.weighted(&chances), &mut Silent);
                } else {
                    let mut actions = Vec::new();
                    state.actions(Seat(0), &mut actions);
                    assert!(!actions.is_empty(), "{name} {seed}: a dead end");
                    assert!(actions.is_sorted_by(|a, b| a < b));
                    for &action in &actions {
                        assert!(state.check(Seat(0), action).is_ok(), "{action:?} is offered and refused");
                    }
                    // Careful enough to see more than the first battle.
                    let safe: Vec<Action> = actions
                        .iter()
                        .copied()
                        .filter(|action| !matches!(action, Action::Disband(_) | Action::Suffer(Victim::Alexander)))
                        .collect();
                    let action = if safe.is_empty() { luck.pick(&actions) } else { luck.pick(&safe) };
                    state.act(Seat(0), action, &mut Silent);
                }
                if events % 7 == 0 {
                    assert_conserved(&state);
                }
            }
            let standing = state.standing().expect("it is over");
            assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).sum::<i32>(), standing.scores[0]);
            assert_eq!(standing.ranks[0] == 1, state.payoffs()[0] >= 0.5);
        }
    }
}

/// Actions that are allowed are offered: tried with every action a hostile client could name.
#[test]
fn everything_allowed_is_offered() {
    let mut named: Vec<Action> =
        vec![Action::Begin, Action::LoseLevel, Action::PrayToWinds, Action::Vow, Action::EndRearm];
    use Action::*;
    named.extend([AddOne, LetStand, PayGold, TakeHit, Thwart, Allow, EndConquest, Advance, Halt, Accept, Decline]);
    named.extend([Intimidate, Assault, SpendGlory, Conclude, Govern, Raze, Proceed, DrawUp, Fight, Retreat, Attack]);
    named.extend([AttackWall, Sacrifice, Charge, Pass, Flank, HoldFlank, Reroll, KeepDie, Rally, Regroup, LetGo]);
    named.extend([Envelop, BuildCity, BuildTemple, DrawInsight, BuyTransport, BuyMole, BuySiegeShip, ReduceFleet]);
    named.extend([EndTurn, Triumph, Suffer(Victim::Alexander), Face(Aim::Forces), Face(Aim::Leader)]);
    named.extend(CampaignOption::ALL.iter().map(|&option| TakeOption(option)));
    named.extend(Advisor::ALL.iter().flat_map(|&a| [Counsel(a), Dismiss(a), Forswear(a), Engage(a)]));
    named.extend(Insight::ALL.iter().flat_map(|&insight| [Play(insight), ChooseInsight(insight)]));
    named.extend(Place::ALL.iter().map(|&place| March(place)));
    named.extend(Plan::ALL.iter().map(|&plan| Take(plan)));
    named.extend(ShipOrder::ALL.iter().map(|&effect| Concede(effect)));
    named.extend(Section::ALL.iter().map(|&section| Repair(section)));
    named.extend(Side::ALL.iter().map(|&side| Strike(Mark::Wall(side))));
    for &troop in Troop::ALL {
        named.extend([Rearm(troop), Buy(troop)]);
        for &side in Side::ALL {
            for &stance in Stance::ALL {
                let group = Group { troop, side, stance };
                named.extend([Disband(group), Suffer(Victim::Force(group)), Strike(Mark::Force(group))]);
            }
        }
    }
    for name in CAMPAIGNS {
        let setup = setup(&[("campaign", name)]);
        for seed in 0..6 {
            let mut luck = Luck::new(1000 + seed);
            let mut state = Commander::new(&setup);
            while state.stage() != Stage::Over {
                if state.stage() == Stage::Chance {
                    let mut chances = Vec::new();
                    state.chances(&mut chances);
                    state.settle(luck.weighted(&chances), &mut Silent);
                    continue;
                }
                let mut actions = Vec::new();
                state.actions(Seat(0), &mut actions);
                for &action in &named {
                    let allowed = state.check(Seat(0), action).is_ok();
                    assert_eq!(allowed, actions.contains(&action), "{action:?} in {:?}", state.phase());
                }
                let action = luck.pick(&actions);
                state.act(Seat(0), action, &mut Silent);
            }
        }
    }
}

#[test]
fn actions_and_states_are_small() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    assert!(size_of::<Chance>() <= 8);
    assert!(size_of::<Commander>() <= 1024, "{}", size_of::<Commander>());
}

#[test]
fn actions_are_named_in_json() {
    let json = |action: Action| serde_json::to_string(&action).unwrap();
    assert_eq!(json(Action::March(Place::Sardis)), r#"{"march":"sardis"}"#);
    assert_eq!(json(Action::Suffer(Victim::Alexander)), r#"{"suffer":"alexander"}"#);
    let group = ready(Troop::HeavyCavalry, Side::Full);
    assert_eq!(
        json(Action::Strike(Mark::Force(group))),
        r#"{"strike":{"force":{"troop":"heavy_cavalry","side":"full","stance":"ready"}}}"#
    );
    assert_eq!(serde_json::to_string(&Chance::Die(4)).unwrap(), r#"{"die":4}"#);
}
