//! Actions c and d: pushing dice, income, exchange.

use crate::support::*;
use phalanxx::die::Row;
use phalanxx::state::Phase;
use phalanxx::{Action, Phalanxx};
use table::Seat;

fn taken(dice: [&str; 3], taken: &str) -> Phalanxx {
    let mut state = bare(3, &[]);
    give_home(&mut state, A, ["white-4", "orange-2", "purple-5"]);
    give_dice(&mut state, dice);
    give_talents(&mut state, A, 5);
    act(&mut state, Action::Take(die(taken)));
    state
}

/// PX-101, PX-108: the die enters the red space with its colour and value; the old one slides to the grey space.
#[test]
fn a_push_replaces_the_home_die() {
    let mut state = taken(["purple-6", "white-1", "white-2"], "purple-6");
    act(&mut state, Action::Push(Row::Top));
    assert_eq!(state.faction(A).home, ["purple-6", "orange-2", "purple-5"].map(die));
    assert_eq!(state.grey, [Some(die("white-4")), None, None]);
}

/// PX-103: a push may go in below the Home die.
#[test]
fn a_push_needs_no_higher_die() {
    let state = taken(["white-1", "white-2", "white-6"], "white-1");
    for row in Row::ALL {
        assert!(legal(&state).contains(&Action::Push(row)));
    }
}

/// PX-104, PX-109: GF-12: a 6 for a 4 earns 2: 5 become 7.
#[test]
fn a_higher_die_earns_the_difference() {
    let mut state = taken(["white-6", "white-1", "white-2"], "white-6");
    act(&mut state, Action::Push(Row::Top));
    assert_eq!(talents(&state, A), 7);
}

/// PX-105, PX-110: GF-13: a 1 for a 4 costs 3: 5 become 2.
#[test]
fn a_lower_die_costs_the_difference() {
    let mut state = taken(["white-1", "white-2", "white-6"], "white-1");
    act(&mut state, Action::Push(Row::Top));
    assert_eq!(talents(&state, A), 2);
}

/// PX-106: equal dice move no Talents.
#[test]
fn equal_dice_cost_nothing() {
    let mut state = taken(["orange-4", "white-2", "white-6"], "orange-4");
    act(&mut state, Action::Push(Row::Top));
    assert_eq!(talents(&state, A), 5);
}

/// PX-107: GF-14: with 2 Talents a 1 cannot replace a 4.
#[test]
fn a_push_must_be_paid() {
    let mut state = taken(["white-1", "white-2", "white-6"], "white-1");
    give_talents(&mut state, A, 2);
    assert_eq!(refused(&state, Action::Push(Row::Top)), "PX-107");
    assert!(legal(&state).contains(&Action::Push(Row::Middle)), "a 1 for a 2 costs only 1");
}

/// PX-111: 3 Talents, whatever the die shows and whatever lies beside it.
#[test]
fn income_is_3() {
    for value in ["white-1", "white-6"] {
        let mut state = taken([value, "orange-2", "orange-3"], value);
        play(&mut state, &[Action::Place(Row::Bottom), Action::Income]);
        assert_eq!(talents(&state, A), 8);
    }
}

/// Seat 0 after income in the top row, whose Home die is a white 4.
fn bargaining(others: [[&str; 3]; 2]) -> Phalanxx {
    let mut state = taken(["white-1", "white-2", "white-6"], "white-1");
    give_home(&mut state, Seat(1), others[0]);
    give_home(&mut state, Seat(2), others[1]);
    play(&mut state, &[Action::Place(Row::Top), Action::Income]);
    state
}

/// PX-113, PX-114: a Home die of another player with the same value may be had for one's own.
#[test]
fn equal_home_dice_may_be_exchanged() {
    let mut state = bargaining([["white-1", "orange-4", "purple-5"], ["white-2", "orange-3", "purple-4"]]);
    let [with_b, with_c] =
        [(1, "orange-4"), (2, "purple-4")].map(|(seat, name)| Action::Exchange { with: Seat(seat), die: die(name) });
    assert_eq!(legal(&state), [with_b, with_c, Action::Keep]);
    assert_eq!(refused(&state, Action::Exchange { with: Seat(1), die: die("purple-5") }), "PX-114");
    assert_eq!(refused(&state, Action::Exchange { with: Seat(1), die: die("purple-4") }), "PX-113");
    assert_eq!(refused(&state, Action::Exchange { with: A, die: die("white-4") }), "PX-113");
    assert_eq!(refused(&state, Action::Exchange { with: Seat(3), die: die("white-4") }), "PX-113");
    act(&mut state, with_c);
    assert_eq!(state.faction(A).home[0], die("purple-4"));
    assert_eq!(state.faction(Seat(2)).home[2], die("white-4"));
    assert_eq!((talents(&state, A), talents(&state, Seat(2))), (8, 10));
}

/// PX-115: the exchange is optional, and the other is not asked.
#[test]
fn an_exchange_is_optional_and_needs_no_consent() {
    let mut state = bargaining([["white-1", "orange-4", "purple-5"], ["white-2", "orange-3", "purple-3"]]);
    let home = state.factions.map(|faction| faction.home);
    let mut exchanged = state.clone();
    act(&mut state, Action::Keep);
    assert_eq!(state.factions.map(|faction| faction.home), home);
    act(&mut exchanged, Action::Exchange { with: Seat(1), die: die("orange-4") });
    assert_eq!(exchanged.active, A);
}

/// PX-116: only the Home die beside the placed die is exchanged; without an equal one nothing is asked.
#[test]
fn only_the_die_of_the_row_is_exchanged() {
    let state = bargaining([["white-2", "orange-5", "purple-5"], ["white-2", "orange-5", "purple-3"]]);
    assert_eq!(state.phase, Phase::Dice, "the 2 and the 5 of other rows do not count");
}
