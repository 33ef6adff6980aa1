//! Step 2, the roll, and step 3, how dice are taken, changed and placed; step 4, how they are passed on.

use crate::support::*;
use phalanxx::die::Row;
use phalanxx::state::Phase;
use phalanxx::{Action, Chance, Phalanxx};
use table::{Game, Silent, Stage};

fn rolled(dice: [&str; 3]) -> Phalanxx {
    let mut state = bare(2, &[]);
    give_dice(&mut state, dice);
    state
}

/// PX-074: all three Travelling dice are rolled, each value as likely as the others.
#[test]
fn all_three_travelling_dice_are_rolled() {
    let mut state = bare(2, &[]);
    act(&mut state, Action::Pass);
    act(&mut state, Action::Roll);
    state.settle(outcomes(&state)[0].0, &mut Silent);
    for _ in 0..3 {
        assert_eq!(outcomes(&state), [1, 2, 3, 4, 5, 6].map(|value| (Chance::Roll(pips(value)), 1)));
        state.settle(Chance::Roll(pips(5)), &mut Silent);
    }
    assert_eq!(state.stage(), Stage::Decide(table::Seats::one(A)));
}

/// PX-077, PX-078: 8 or less earns 3 Talents, 9 or more nothing.
#[test]
fn a_low_roll_earns_3() {
    for (values, bonus) in [([1, 1, 1], 3), ([2, 3, 3], 3), ([3, 3, 3], 0), ([6, 6, 6], 0)] {
        let mut state = bare(2, &[]);
        act(&mut state, Action::Pass);
        roll(&mut state, values);
        assert_eq!(talents(&state, A), 10 + bonus, "{values:?}");
    }
}

/// PX-D14: a die changed later neither earns nor costs the bonus.
#[test]
fn the_bonus_counts_the_raw_roll() {
    let mut state = bare(2, &[]);
    act(&mut state, Action::Pass);
    roll(&mut state, [6, 2, 1]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Change(pips(1))]);
    assert_eq!(talents(&state, A), 10);
}

/// PX-079: each die is used once, three actions make a turn.
#[test]
fn each_die_is_used_once() {
    let mut state = rolled(["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top), Action::Income]);
    assert_eq!(state.phase, Phase::Dice);
    assert_eq!(refused(&state, Action::Take(die("white-1"))), "PX-079");
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Middle), Action::Income]);
    assert_eq!(state.phase, Phase::Taken(die("white-2")), "the last die is taken by itself");
    play(&mut state, &[Action::Place(Row::Bottom), Action::Income]);
    assert_eq!(legal(&state), [Action::EndTurn]);
}

/// PX-080, PX-081: four uses for a die, each as often as one likes.
#[test]
fn an_action_may_be_repeated() {
    let mut state = rolled(["white-4", "white-4", "white-4"]);
    give_hand(&mut state, A, &["x-01"]);
    assert_eq!(state.phase, Phase::Taken(die("white-4")));
    assert!(legal(&state).contains(&Action::Push(Row::Top)));
    act(&mut state, Action::Place(Row::Top));
    let offered = legal(&state);
    assert!(offered.contains(&Action::Play(card("x-01"))));
    assert!(offered.contains(&Action::Conquer(region("w01"))));
    assert!(offered.contains(&Action::Income));
    play(
        &mut state,
        &[Action::Income, Action::Place(Row::Middle), Action::Income, Action::Place(Row::Bottom), Action::Income],
    );
    assert_eq!(talents(&state, A), 19);
}

/// PX-082, PX-102, PX-112: a grey space takes one die, whether placed or pushed there; any empty one will do for income.
#[test]
fn a_grey_space_holds_one_die() {
    let mut state = rolled(["white-1", "white-2", "white-6"]);
    play(
        &mut state,
        &[Action::Take(die("white-1")), Action::Place(Row::Middle), Action::Income, Action::Take(die("white-2"))],
    );
    assert_eq!(refused(&state, Action::Place(Row::Middle)), "PX-082");
    assert_eq!(refused(&state, Action::Push(Row::Middle)), "PX-082");
    act(&mut state, Action::Push(Row::Top));
    assert_eq!(refused(&state, Action::Place(Row::Top)), "PX-082");
    play(&mut state, &[Action::Place(Row::Bottom), Action::Income]);
    assert_eq!(state.phase, Phase::TurnEnd);
}

/// PX-117, PX-118, PX-119: a figure of the reserve sets a die to any other value and never comes back.
#[test]
fn a_figure_changes_a_die() {
    let mut state = rolled(["white-1", "white-2", "white-6"]);
    act(&mut state, Action::Take(die("white-1")));
    let changes: Vec<Action> = legal(&state).into_iter().filter(|action| matches!(action, Action::Change(_))).collect();
    assert_eq!(changes, [2, 3, 4, 5, 6].map(|value| Action::Change(pips(value))));
    assert_eq!(refused(&state, Action::Change(pips(1))), "PX-117");
    act(&mut state, Action::Change(pips(5)));
    assert_eq!(state.phase, Phase::Taken(die("white-5")));
    assert_eq!((state.reserve(A), state.faction(A).lost), (8, 1));
    act(&mut state, Action::Change(pips(3)));
    assert_eq!(state.reserve(A), 7, "again, while figures last");
}

/// PX-118, PX-120: figures on the board cannot pay.
#[test]
fn only_the_reserve_pays_for_a_change() {
    let mut state = rolled(["white-1", "white-2", "white-6"]);
    state.factions[0].lost = 9;
    assert_eq!((state.reserve(A), state.figures(A)), (0, 3));
    act(&mut state, Action::Take(die("white-1")));
    assert_eq!(refused(&state, Action::Change(pips(5))), "PX-118");
}

/// PX-121: a die that lies on the Action card is not changed any more.
#[test]
fn a_used_die_is_not_changed() {
    let mut state = rolled(["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top)]);
    assert_eq!(refused(&state, Action::Change(pips(5))), "PX-060");
    act(&mut state, Action::Income);
    assert_eq!(refused(&state, Action::Change(pips(5))), "PX-060");
}

/// PX-D13: whatever was rolled and however poor one is, every die has a use.
#[test]
fn every_die_has_a_use() {
    let mut state = rolled(["white-1", "white-1", "white-1"]);
    give_talents(&mut state, A, 0);
    state.factions[0].lost = 9;
    give_home(&mut state, A, ["white-6", "orange-6", "purple-6"]);
    for row in Row::ALL {
        assert!(legal(&state).contains(&Action::Place(row)));
        play(&mut state, &[Action::Place(row), Action::Income]);
        give_talents(&mut state, A, 0);
    }
    assert_eq!(state.phase, Phase::TurnEnd);
}

/// PX-076, PX-122, PX-123, PX-124: the dice on the grey spaces go on to the left, those pushed out among them; the grey spaces are empty.
#[test]
fn the_grey_dice_are_passed_on() {
    let mut state = rolled(["white-4", "white-5", "purple-6"]);
    play(&mut state, &[Action::Take(die("white-4")), Action::Push(Row::Middle)]);
    play(&mut state, &[Action::Take(die("white-5")), Action::Place(Row::Top), Action::Income]);
    play(&mut state, &[Action::Place(Row::Bottom), Action::Income, Action::EndTurn]);
    assert_eq!((state.active, state.phase, state.grey), (B, Phase::Buy, [None; 3]));
    let mut colours: Vec<&str> = state.dice_left().map(|die| die.colour.name()).collect();
    colours.sort_unstable();
    assert_eq!(colours, ["orange", "purple", "white"]);
    act(&mut state, Action::Pass);
    roll(&mut state, [2, 2, 2]);
    assert_eq!(state.dice_left().collect::<Vec<_>>(), ["white-2", "orange-2", "purple-2"].map(die));
}
