//! The expert game.

use crate::support::*;
use phalanxx::die::Row;
use phalanxx::state::{Ability, Phase};
use phalanxx::{Action, Chance, Phalanxx};
use table::{Game, Seat, Silent};

const EXPERT: &[(&str, &str)] = &[("game", "expert")];

fn with_ability(ability: Ability, options: &[(&str, &str)]) -> Phalanxx {
    let mut state = bare(2, &[EXPERT, options].concat());
    state.factions[1].ability = None;
    state.factions[0].ability = Some(ability);
    state
}

/// PX-196, PX-197, PX-198: the starter has Intrigue; the other cards go to the others by lot, each as likely.
#[test]
fn abilities_are_dealt() {
    for seats in 2..=4 {
        let mut state = Phalanxx::new(&setup(seats, EXPERT));
        state.settle(Chance::Starter(B), &mut Silent);
        assert_eq!(state.faction(B).ability, Some(Ability::Intrigue));
        let mut left = vec![Ability::MasterTrader, Ability::Legend, Ability::ForcedMarch];
        let mut seat = B.next(seats);
        while seat != B {
            assert_eq!(outcomes(&state), left.iter().map(|&ability| (Chance::Ability(ability), 1)).collect::<Vec<_>>());
            let ability = left.remove(left.len() / 2);
            state.settle(Chance::Ability(ability), &mut Silent);
            assert_eq!(state.faction(seat).ability, Some(ability));
            seat = seat.next(seats);
        }
        assert_eq!(state.phase, Phase::FirstRow);
    }
    let mut state = prepared(3, EXPERT, 2);
    let abilities = state.factions.map(|faction| faction.ability);
    play_randomly(&mut state, 2, |_| false);
    assert_eq!(state.factions.map(|faction| faction.ability), abilities, "all game long");
}

/// PX-199, PX-D18: with Intrigue dice may differ by up to 2, either way, and no Talents move.
#[test]
fn intrigue_exchanges_unequal_dice() {
    let mut state = with_ability(Ability::Intrigue, &[]);
    give_home(&mut state, A, ["white-3", "orange-3", "purple-3"]);
    give_home(&mut state, B, ["white-1", "orange-5", "purple-6"]);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top), Action::Income]);
    let exchange = |name| Action::Exchange { with: B, die: die(name) };
    assert_eq!(legal(&state), [exchange("white-1"), exchange("orange-5"), Action::Keep]);
    assert_eq!(refused(&state, exchange("purple-6")), "PX-199");
    act(&mut state, exchange("orange-5"));
    assert_eq!((state.faction(A).home[0], state.faction(B).home[1]), (die("orange-5"), die("white-3")));
    assert_eq!((talents(&state, A), talents(&state, B)), (13, 10));
}

/// PX-200: every face-up card costs the Master Trader 1.
#[test]
fn the_trader_pays_1() {
    let mut state = with_ability(Ability::MasterTrader, &[]);
    give_talents(&mut state, A, 1);
    let dearest = state.row[4].expect("a card");
    assert_eq!(legal(&state).iter().filter(|action| matches!(action, Action::Buy(_))).count(), 5);
    act(&mut state, Action::Buy(dearest));
    assert_eq!(talents(&state, A), 0);
}

/// PX-D12: the Scout's card costs the Master Trader 4.
#[test]
fn the_trader_pays_4_for_the_scouts_card() {
    let mut state = with_ability(Ability::MasterTrader, &[]);
    assert_eq!(state.scout_price(), 4);
    give_display(&mut state, A, &["x-16"]);
    act(&mut state, Action::Scout);
    state.settle(outcomes(&state)[0].0, &mut Silent);
    act(&mut state, Action::BuyScouted);
    assert_eq!(talents(&state, A), 6);
}

/// PX-201: the Legend starts with 3 cards, everybody else with 2.
#[test]
fn the_legend_starts_with_3_cards() {
    for seed in 0..10 {
        let state = prepared(4, EXPERT, seed);
        for seat in state.everyone() {
            let due = if state.faction(seat).ability == Some(Ability::Legend) { 3 } else { 2 };
            assert_eq!(state.faction(seat).hand.len(), due);
        }
    }
}

/// PX-202: each Leader brings the Legend 2 more.
#[test]
fn the_legend_gains_2_with_each_leader() {
    for (ability, gained) in [(Ability::Legend, 4), (Ability::Intrigue, 2)] {
        let mut state = with_ability(ability, &[]);
        give_hand(&mut state, A, &["x-12"]);
        give_talents(&mut state, A, 12);
        give_dice(&mut state, ["white-6", "white-6", "white-6"]);
        play(&mut state, &[Action::Place(Row::Top), Action::Play(card("x-12"))]);
        assert_eq!(strength(&state, A), gained, "{ability:?}");
    }
}

fn marching(ability: Ability, options: &[(&str, &str)]) -> Phalanxx {
    let mut state = with_ability(ability, options);
    hold(&mut state, A, &["w06"]);
    hold(&mut state, B, &["w05"]);
    give_dice(&mut state, ["white-6", "white-5", "white-4"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    state
}

/// PX-203: a Forced March reaches free regions two steps away, and only those.
#[test]
fn a_forced_march_goes_two_steps() {
    let state = marching(Ability::ForcedMarch, &[]);
    let reach: Vec<Action> = ["w01", "w03", "w15"].map(|id| Action::Conquer(region(id))).to_vec();
    assert_eq!(legal(&state), [reach, vec![Action::Income]].concat());
    assert_eq!(refused(&state, Action::Conquer(region("w02"))), "PX-092");
    let without = marching(Ability::Intrigue, &[]);
    assert_eq!(refused(&without, Action::Conquer(region("w15"))), "PX-092");
    let mut held = state.clone();
    hold(&mut held, B, &["w15"]);
    give_display(&mut held, A, &["x-07"]);
    assert_eq!(refused(&held, Action::Conquer(region("w15"))), "PX-203");
}

/// PX-204: the region passed over must be free.
#[test]
fn a_forced_march_does_not_cross_an_occupied_region() {
    let mut state = marching(Ability::ForcedMarch, &[]);
    hold(&mut state, B, &["w03"]);
    assert_eq!(refused(&state, Action::Conquer(region("w15"))), "PX-204");
    assert_eq!(state.holder(region("w03")), Some(Seat(1)));
}
