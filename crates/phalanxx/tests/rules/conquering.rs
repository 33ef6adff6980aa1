//! Action b: conquering regions, and conflict.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::die::Row;
use phalanxx::state::{Heroism, Phase};
use phalanxx::{Action, Phalanxx};

/// Seat 0 with a 6 on the top grey space.
fn placed(options: &[(&str, &str)]) -> Phalanxx {
    let mut state = bare(2, options);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    state
}

fn conquer(id: &str) -> Action {
    Action::Conquer(region(id))
}

/// PX-091: the die must equal or exceed the Home die beside it.
#[test]
fn the_die_must_match() {
    let mut state = placed(&[]);
    give_home(&mut state, A, ["white-6", "orange-3", "purple-3"]);
    assert!(legal(&state).contains(&conquer("w01")));
    state.grey[0] = Some(die("white-5"));
    assert_eq!(refused(&state, conquer("w01")), "PX-085");
}

/// PX-092, PX-093: next to an own region, by land or sea, with figures of the reserve.
#[test]
fn the_region_must_be_adjacent() {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w01"]);
    assert_eq!(refused(&state, conquer("w04")), "PX-092");
    assert!(legal(&state).contains(&conquer("w11")), "by land");
    assert!(legal(&state).contains(&conquer("w03")), "by sea");
    act(&mut state, conquer("w11"));
    assert_eq!(state.faction(A).held, regions(&["w01", "w11"]));
    assert_eq!(state.reserve(A), 12 - 2);
}

/// PX-094, PX-095: two figures for a city, one for an oasis or a plain region.
#[test]
fn cities_need_two_figures() {
    for (id, figures) in [("w03", 2), ("w07", 1), ("w01", 1)] {
        let mut state = placed(&[]);
        hold(&mut state, A, &["w02", "w06"]);
        let before = state.reserve(A);
        act(&mut state, conquer(id));
        assert_eq!(state.reserve(A), before - figures, "{id}");
    }
}

/// PX-D16: one's own region is no target.
#[test]
fn an_own_region_is_no_target() {
    assert_eq!(refused(&placed(&[]), conquer("w02")), "PX-D16");
}

/// Seat 0 with one figure in reserve, two on plain regions, and a city next door.
fn short(options: &[(&str, &str)]) -> Phalanxx {
    let mut state = placed(options);
    hold(&mut state, A, &["w02", "w06", "w01", "w11"]);
    state.factions[0].lost = 6;
    assert_eq!(state.reserve(A), 1);
    state
}

/// PX-097, PX-099, PX-D17: the reserve is used first; for the figure it lacks one of the plain regions is chosen.
#[test]
fn a_short_reserve_is_made_up_from_plain_regions() {
    let mut state = short(&[]);
    act(&mut state, conquer("w03"));
    assert_eq!(legal(&state), [Action::Vacate(region("w01")), Action::Vacate(region("w11"))]);
    assert_eq!(refused(&state, Action::Vacate(region("w03"))), "PX-097");
    act(&mut state, Action::Vacate(region("w11")));
    assert_eq!(state.faction(A).held, regions(&["w01", "w02", "w03", "w06"]));
    assert_eq!((state.reserve(A), state.phase), (0, Phase::Dice));
}

/// PX-098: figures in cities and oases stay.
#[test]
fn cities_and_oases_are_kept() {
    let mut state = short(&[]);
    act(&mut state, conquer("w03"));
    assert_eq!(refused(&state, Action::Vacate(region("w02"))), "PX-098");
    assert_eq!(refused(&state, Action::Vacate(region("w06"))), "PX-098");
}

/// PX-099: with a full reserve no figure moves.
#[test]
fn figures_move_only_when_the_reserve_is_short() {
    let mut state = short(&[]);
    state.factions[0].lost = 5;
    act(&mut state, conquer("w03"));
    assert_eq!(state.faction(A).held, regions(&["w01", "w02", "w03", "w06", "w11"]));
}

/// PX-100: not enough figures anywhere.
#[test]
fn without_figures_nothing_is_conquered() {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w02", "w06"]);
    state.factions[0].lost = 8;
    assert_eq!(refused(&state, conquer("w03")), "PX-100");
    assert!(legal(&state).contains(&conquer("w01")), "one figure is enough for a plain region");
}

/// PX-D17: adjacency is judged before figures move: the region one comes from may be left.
#[test]
fn the_base_may_be_left() {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w01"]);
    state.factions[0].lost = 11;
    assert_eq!(state.reserve(A), 0);
    act(&mut state, conquer("w11"));
    assert_eq!(state.faction(A).held, regions(&["w11"]), "the only movable figure moved by itself");
}

/// PX-D22: a player without regions plays on but cannot conquer.
#[test]
fn without_regions_there_is_nothing_to_conquer_from() {
    let mut state = placed(&[]);
    hold(&mut state, A, &[]);
    assert_eq!(refused(&state, conquer("w01")), "PX-D22");
    assert_eq!(legal(&state), [Action::Income]);
}

/// Seat 0, Strength 7, next to Babylon, which seat 1 holds with Strength 2.
fn war() -> Phalanxx {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w08"]);
    hold(&mut state, B, &["w04", "w07"]);
    give_display(&mut state, A, &["x-07", "x-02"]);
    give_display(&mut state, B, &["x-05"]);
    assert_eq!((strength(&state, A), strength(&state, B)), (7, 2));
    state
}

/// PX-096, PX-137: attacking is conquering: same die, same distance, same figures.
#[test]
fn an_attack_needs_what_a_conquest_needs() {
    let state = war();
    assert!(legal(&state).contains(&conquer("w04")));
    let mut weak = state.clone();
    weak.grey[0] = Some(die("white-2"));
    assert_eq!(refused(&weak, conquer("w04")), "PX-085");
    let mut few = state.clone();
    few.factions[0].lost = 10;
    assert_eq!(refused(&few, conquer("w04")), "PX-100");
    let mut far = state.clone();
    hold(&mut far, A, &["w03"]);
    assert_eq!(refused(&far, conquer("w04")), "PX-092");
}

/// PX-138, PX-139: only the stronger may attack; equals may not.
#[test]
fn only_the_stronger_attacks() {
    let mut state = war();
    state.factions[1].strength = 7;
    assert_eq!(refused(&state, conquer("w04")), "PX-139");
    state.factions[1].strength = 8;
    assert_eq!(refused(&state, conquer("w04")), "PX-138");
    state.factions[1].strength = 6;
    assert!(legal(&state).contains(&conquer("w04")));
}

/// PX-140, PX-D20: with less than 3 Strength there is no attack, so Strength never falls below 0.
#[test]
fn an_attack_needs_strength_3() {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w08"]);
    hold(&mut state, B, &["w04", "w07"]);
    give_display(&mut state, A, &["x-05"]);
    assert_eq!(refused(&state, conquer("w04")), "PX-140");
    give_display(&mut state, A, &["x-01"]);
    play(&mut state, &[conquer("w04"), Action::Turn(card("x-01"))]);
    assert_eq!(strength(&state, A), 0);
}

/// PX-141: with every card turned there is no attack.
#[test]
fn an_attack_needs_an_unturned_card() {
    let mut state = war();
    state.factions[0].turned = cards(&["x-07", "x-02"]);
    assert_eq!(refused(&state, conquer("w04")), "PX-141");
}

/// PX-142, PX-143, PX-144, PX-147: the loser's figures go home, the attacker's take their place for 3 Strength; the loser loses nothing else.
#[test]
fn the_winner_takes_the_region_for_3_strength() {
    let mut state = war();
    let (before, reserve) = (*state.faction(B), state.reserve(A));
    assert_eq!(state.reserve(B), 9);
    play(&mut state, &[conquer("w04"), Action::Turn(card("x-02"))]);
    assert_eq!(state.holder(region("w04")), Some(A));
    assert_eq!((state.reserve(A), state.reserve(B)), (reserve - 2, 11));
    assert_eq!(strength(&state, A), 4);
    let loser = state.faction(B);
    assert_eq!((loser.strength, loser.turned, loser.lost), (before.strength, before.turned, 0));
}

/// PX-145, PX-146: the winner turns one unturned card of choice.
#[test]
fn the_winner_turns_a_card_of_choice() {
    let mut state = war();
    give_display(&mut state, A, &["x-05"]);
    turn_cards(&mut state, A, &["x-05"]);
    state.factions[0].strength = 9;
    act(&mut state, conquer("w04"));
    assert_eq!(legal(&state), [Action::Turn(card("x-02")), Action::Turn(card("x-07"))]);
    assert_eq!(refused(&state, Action::Turn(card("x-05"))), "PX-146");
    assert_eq!(refused(&state, Action::Turn(card("x-16"))), "PX-145");
    act(&mut state, Action::Turn(card("x-07")));
    assert_eq!(state.faction(A).turned, cards(&["x-05", "x-07"]));
}

/// PX-D19: a turned card keeps its Strength, colour, symbols and ability.
#[test]
fn a_turned_card_keeps_its_worth() {
    let mut state = bare(2, &[]);
    give_display(&mut state, A, &["x-13", "x-01", "x-10"]);
    let (sum, symbols) = (strength(&state, A), state.setup.symbols_of(state.faction(A).display));
    turn_cards(&mut state, A, &["x-13"]);
    assert_eq!(strength(&state, A) + 3, sum.max(3));
    assert_eq!(state.setup.symbols_of(state.faction(A).display), symbols);
    assert!(state.has_gear(A, phalanxx::card::Gear::Blacksmith));
    assert_eq!(state.setup.colours_of(state.faction(A).display), [1, 1, 1]);
}

/// GF-10: seat 0 has 3 coloured cards and one turned card, Strength 6; seat 1 one coloured card, Strength 12.
fn heroes(shown: bool) -> Phalanxx {
    let mut state = placed(&[]);
    hold(&mut state, A, &["w02"]);
    hold(&mut state, B, &["w07"]);
    give_display(&mut state, A, &["x-12", "x-13", "x-16", "x-02", "x-07"]);
    turn_cards(&mut state, A, &["x-13"]);
    give_display(&mut state, B, &["x-11", "xx-03", "xx-06"]);
    assert_eq!((strength(&state, A), strength(&state, B)), (6, 12));
    if shown {
        state.row[3] = Some(Card::HEROISM);
        state.heroism = Heroism::Shown;
    }
    state
}

/// PX-152, PX-153, PX-155, PX-156, PX-158: GF-10: 3 - 1 = 2 beats 1 though the other is stronger; afterwards it is 1, and 3 Strength are gone.
#[test]
fn heroism_compares_coloured_cards() {
    let mut state = heroes(true);
    assert_eq!((state.heroism_total(A), state.heroism_total(B)), (2, 1));
    play(&mut state, &[conquer("w07"), Action::Turn(card("x-02"))]);
    assert_eq!((state.heroism_total(A), strength(&state, A)), (1, 3));
    assert_eq!((state.holder(region("w07")), state.reserve(B)), (Some(A), 12));
    assert_eq!(state.faction(A).turned.len(), 2);
}

/// PX-138, PX-157: GF-11: without Heroism on show, before it comes or after it has gone, Strength decides.
#[test]
fn without_heroism_strength_decides() {
    assert_eq!(refused(&heroes(false), conquer("w07")), "PX-138");
    let mut state = heroes(false);
    state.heroism = Heroism::Gone;
    assert_eq!(refused(&state, conquer("w07")), "PX-138");
}

/// PX-154: equal totals do not allow an attack.
#[test]
fn heroism_needs_a_higher_total() {
    let mut state = heroes(true);
    turn_cards(&mut state, A, &["x-16"]);
    state.factions[0].strength = 6;
    assert_eq!((state.heroism_total(A), state.heroism_total(B)), (1, 1));
    assert_eq!(refused(&state, conquer("w07")), "PX-154");
}

/// PX-D21: under Heroism too an attack needs 3 Strength and an unturned card; totals may be negative.
#[test]
fn heroism_keeps_the_other_requirements() {
    let mut state = heroes(true);
    state.factions[0].strength = 2;
    assert_eq!(refused(&state, conquer("w07")), "PX-140");
    let mut state = heroes(true);
    state.factions[0].turned = state.faction(A).display;
    assert_eq!(refused(&state, conquer("w07")), "PX-141");
    let mut state = heroes(true);
    state.factions[1].turned = cards(&["x-11", "xx-03", "xx-06"]);
    assert_eq!(state.heroism_total(B), -2);
    state.factions[0].turned = cards(&["x-12", "x-13", "x-16", "x-02"]);
    assert_eq!(state.heroism_total(A), -1);
    assert!(legal(&state).contains(&conquer("w07")));
}

/// PX-148, PX-149, PX-150: Heroism is laid on the row, slides with it and cannot be bought.
#[test]
fn heroism_lies_on_the_row() {
    let mut state = bare(2, &[]);
    lay_row(&mut state, &["x-01", "x-02", "heroism", "x-04", "x-05"]);
    assert_eq!(refused(&state, Action::Buy(Card::HEROISM)), "PX-149");
    act(&mut state, Action::Buy(card("x-01")));
    roll(&mut state, [1, 2, 6]);
    assert_eq!((state.row[1], state.heroism), (Some(Card::HEROISM), Heroism::Shown));
}

/// PX-151, PX-D10: only a pass with Heroism at the far right removes it, and then no other card leaves.
#[test]
fn a_pass_removes_heroism_from_the_far_right() {
    let mut state = bare(2, &[]);
    lay_row(&mut state, &["x-01", "heroism", "x-03", "x-04", "x-05"]);
    act(&mut state, Action::Pass);
    roll(&mut state, [1, 2, 6]);
    assert_eq!((state.row[0], state.heroism), (Some(Card::HEROISM), Heroism::Shown));
    let mut bought = bare(2, &[]);
    lay_row(&mut bought, &["heroism", "x-02", "x-03", "x-04", "x-05"]);
    let mut passed = bought.clone();
    act(&mut bought, Action::Buy(card("x-02")));
    roll(&mut bought, [1, 2, 6]);
    assert_eq!((bought.row[0], bought.heroism), (Some(Card::HEROISM), Heroism::Shown));
    act(&mut passed, Action::Pass);
    roll(&mut passed, [1, 2, 6]);
    assert_eq!((passed.row[0], passed.heroism), (Some(card("x-02")), Heroism::Gone));
}
