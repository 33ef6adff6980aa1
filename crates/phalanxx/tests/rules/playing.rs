//! Action a: playing cards, and their conditions.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::die::Row;
use phalanxx::state::Phase;
use phalanxx::{Action, Phalanxx};

/// Seat 0 with a 6 on the top grey space and these cards in hand.
fn placed(hand: &[&str], options: &[(&str, &str)]) -> Phalanxx {
    let mut state = bare(2, options);
    give_hand(&mut state, A, hand);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    state
}

fn may_play(state: &Phalanxx, id: &str) -> bool {
    legal(state).contains(&Action::Play(card(id)))
}

/// PX-083: only a card of one's own hand can be played.
#[test]
fn a_card_is_played_from_the_hand() {
    let mut state = placed(&["x-01"], &[]);
    give_hand(&mut state, B, &["x-05"]);
    assert!(may_play(&state, "x-01"));
    assert_eq!(refused(&state, Action::Play(card("x-05"))), "PX-083");
    assert_eq!(refused(&state, Action::Play(Card::HEROISM)), "PX-083");
}

/// PX-020, PX-084: the condition must hold first.
#[test]
fn the_condition_must_hold() {
    let mut state = placed(&["x-07"], &[]); // 14 Talents
    give_talents(&mut state, A, 13);
    assert_eq!(refused(&state, Action::Play(card("x-07"))), "PX-130");
    give_talents(&mut state, A, 14);
    assert!(may_play(&state, "x-07"));
}

/// PX-085, PX-086: the die must equal or exceed the Home die left of its grey space.
#[test]
fn the_die_must_match_the_home_die_beside_it() {
    let mut state = bare(2, &[]);
    give_hand(&mut state, A, &["x-01"]);
    give_home(&mut state, A, ["white-5", "orange-4", "purple-3"]);
    give_dice(&mut state, ["white-4", "white-1", "white-6"]);
    act(&mut state, Action::Take(die("white-4")));
    let mut beside_higher = state.clone();
    act(&mut beside_higher, Action::Place(Row::Top));
    assert_eq!(refused(&beside_higher, Action::Play(card("x-01"))), "PX-085");
    for row in [Row::Middle, Row::Bottom] {
        let mut beside = state.clone();
        act(&mut beside, Action::Place(row));
        assert_eq!(beside.grey[row.index()], Some(die("white-4")));
        assert!(may_play(&beside, "x-01"));
    }
}

/// PX-087, PX-088, PX-090: the card lies in the display, Strength rises at once, and the die is used up.
#[test]
fn a_played_card_counts_at_once() {
    let mut state = placed(&["x-05", "x-01"], &[]);
    act(&mut state, Action::Play(card("x-05")));
    assert_eq!((state.faction(A).hand, state.faction(A).display), (cards(&["x-01"]), cards(&["x-05"])));
    assert_eq!(strength(&state, A), 2);
    assert_eq!(state.phase, Phase::Dice, "one die, one card");
}

/// PX-089, PX-183: an ability serves the very next die, and every later one.
#[test]
fn an_ability_serves_the_next_die() {
    let mut state = placed(&["x-13"], &[]);
    act(&mut state, Action::Play(card("x-13")));
    act(&mut state, Action::Take(die("white-4")));
    assert!(legal(&state).contains(&Action::Forge(pips(6))));
    play_randomly(&mut state, 3, |state| {
        state.active == A && state.turns == 2 && matches!(state.phase, Phase::Taken(_))
    });
    assert!(legal(&state).iter().any(|action| matches!(action, Action::Forge(_))), "two turns later");
}

/// PX-126: Home dice of the colours asked for, as many as asked for.
#[test]
fn a_condition_on_home_colours() {
    let mut state = placed(&["x-02", "xx-11"], &[]); // 2 white; 1 purple and 2 white
    assert_eq!(refused(&state, Action::Play(card("x-02"))), "PX-126");
    give_home(&mut state, A, ["white-3", "white-3", "orange-3"]);
    assert!(may_play(&state, "x-02") && !may_play(&state, "xx-11"));
    give_home(&mut state, A, ["white-3", "white-3", "purple-3"]);
    assert!(may_play(&state, "x-02") && may_play(&state, "xx-11"));
}

/// PX-127: figures on the board, not in the reserve.
#[test]
fn a_condition_on_figures() {
    let mut state = placed(&["x-03"], &[]); // 6 figures
    hold(&mut state, A, &["w02", "w03", "w06"]);
    assert_eq!(refused(&state, Action::Play(card("x-03"))), "PX-127");
    hold(&mut state, A, &["w02", "w03", "w06", "w01"]);
    assert!(may_play(&state, "x-03"));
}

/// PX-128: played cards of the colours asked for.
#[test]
fn a_condition_on_played_cards() {
    let mut state = placed(&["xxx-05"], &[]); // 2 orange, 1 purple
    give_display(&mut state, A, &["x-12", "xx-09"]);
    assert_eq!(refused(&state, Action::Play(card("xxx-05"))), "PX-128");
    give_display(&mut state, A, &["x-16"]);
    assert!(may_play(&state, "xxx-05"));
}

/// PX-129: GF-21: 5+5+4 is enough for 14, 5+4+4 is not.
#[test]
fn a_condition_on_the_sum_of_home_dice() {
    let mut state = placed(&["xxx-03"], &[]);
    give_home(&mut state, A, ["white-5", "orange-4", "purple-4"]);
    assert_eq!(refused(&state, Action::Play(card("xxx-03"))), "PX-129");
    give_home(&mut state, A, ["white-5", "orange-5", "purple-4"]);
    assert!(may_play(&state, "xxx-03"));
}

/// PX-130, PX-131: Talents must be there and are not paid.
#[test]
fn talents_are_shown_not_paid() {
    let mut state = placed(&["x-07"], &[]);
    give_talents(&mut state, A, 14);
    act(&mut state, Action::Play(card("x-07")));
    assert_eq!(talents(&state, A), 14);
}

/// PX-132: Strength on the track.
#[test]
fn a_condition_on_strength() {
    let mut state = placed(&["xx-03"], &[]); // Strength 12
    state.factions[0].strength = 11;
    assert_eq!(refused(&state, Action::Play(card("xx-03"))), "PX-132");
    state.factions[0].strength = 12;
    assert!(may_play(&state, "xx-03"));
}

/// PX-133: cities, oases, or both together.
#[test]
fn a_condition_on_sites() {
    let mut state = placed(&["x-09", "xx-12"], &[]); // 2 cities and 2 oases; 4 in any mix
    hold(&mut state, A, &["w02", "w03", "w04", "w06"]);
    assert_eq!(refused(&state, Action::Play(card("x-09"))), "PX-133");
    assert!(may_play(&state, "xx-12"));
    hold(&mut state, A, &["w02", "w03", "w06", "w08"]);
    assert!(may_play(&state, "x-09") && may_play(&state, "xx-12"));
    hold(&mut state, A, &["w02", "w03", "w06", "w01"]);
    assert_eq!(refused(&state, Action::Play(card("xx-12"))), "PX-133");
}

/// PX-134: symbols on played cards, those on one card with two symbols too.
#[test]
fn a_condition_on_symbols() {
    let mut state = placed(&["xx-07"], &[]); // 1 infantry, 1 cavalry
    give_display(&mut state, A, &["x-05"]);
    assert_eq!(refused(&state, Action::Play(card("xx-07"))), "PX-134");
    let mut other = state.clone();
    give_display(&mut state, A, &["x-08"]);
    assert!(may_play(&state, "xx-07"));
    give_display(&mut other, A, &["xxx-02"]);
    assert!(may_play(&other, "xx-07"));
}

/// PX-135: an earlier die of the same turn brings the condition about.
#[test]
fn an_earlier_action_meets_the_condition() {
    let mut state = placed(&["x-10", "x-01"], &[]); // 1 archer; an archer
    assert_eq!(refused(&state, Action::Play(card("x-10"))), "PX-134");
    play(&mut state, &[Action::Play(card("x-01")), Action::Take(die("white-5")), Action::Place(Row::Middle)]);
    assert!(may_play(&state, "x-10"));
}

/// PX-136: a card stays when its condition no longer holds.
#[test]
fn a_played_card_stays() {
    let mut state = placed(&["x-07"], &[]);
    give_talents(&mut state, A, 14);
    act(&mut state, Action::Play(card("x-07")));
    give_talents(&mut state, A, 0);
    update(&mut state, A);
    assert_eq!(strength(&state, A), 4);
}

/// PX-D15: the card itself does not count for its condition.
#[test]
fn a_card_does_not_help_itself() {
    let mut state = placed(&["xxx-10"], &[]); // 2 infantry, 1 cavalry
    give_display(&mut state, A, &["x-05", "x-08"]);
    assert_eq!(refused(&state, Action::Play(card("xxx-10"))), "PX-134");
    let mut state = placed(&["xxx-12"], &[]); // Strength 14, and it would bring some
    state.factions[0].strength = 13;
    assert_eq!(refused(&state, Action::Play(card("xxx-12"))), "PX-132");
}

/// PX-185: with the first wagon conditions on Talents do not matter; others do.
#[test]
fn the_first_wagon_waives_talents() {
    let mut state = placed(&["x-07", "xxx-03"], &[]);
    give_talents(&mut state, A, 0);
    give_display(&mut state, A, &["x-14"]);
    assert!(may_play(&state, "x-07"));
    assert_eq!(refused(&state, Action::Play(card("xxx-03"))), "PX-129");
}

/// PX-186: GF-21: with the second wagon conditions on the sum of dice do not matter; others do.
#[test]
fn the_second_wagon_waives_dice() {
    let mut state = placed(&["x-07", "xxx-03"], &[]);
    give_talents(&mut state, A, 0);
    give_display(&mut state, A, &["x-15"]);
    assert!(may_play(&state, "xxx-03"));
    assert_eq!(refused(&state, Action::Play(card("x-07"))), "PX-130");
}

/// PX-184, PX-D26: the Blacksmith sets one die a turn to any value, at no cost.
#[test]
fn the_blacksmith_works_once_a_turn() {
    let mut state = bare(2, &[]);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    act(&mut state, Action::Take(die("white-4")));
    assert_eq!(refused(&state, Action::Forge(pips(6))), "PX-184");
    give_display(&mut state, A, &["x-13"]);
    act(&mut state, Action::Forge(pips(1)));
    assert_eq!((state.phase, state.reserve(A)), (Phase::Taken(die("white-1")), 9));
    assert_eq!(refused(&state, Action::Forge(pips(2))), "PX-D26");
    play(&mut state, &[Action::Place(Row::Top), Action::Income, Action::Take(die("white-5"))]);
    assert_eq!(refused(&state, Action::Forge(pips(2))), "PX-D26");
    play_randomly(&mut state, 1, |state| state.turns == 2 && matches!(state.phase, Phase::Taken(_)));
    assert!(legal(&state).iter().any(|action| matches!(action, Action::Forge(_))), "the next turn it works again");
}
