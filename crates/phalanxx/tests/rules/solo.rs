//! Alone against MaXXimilian.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::die::Row;
use phalanxx::scoring::{Rank, strength_of};
use phalanxx::state::{Heroism, Phase};
use phalanxx::{Action, Chance, Phalanxx};
use table::{Game, Silent, Stage};

const ROW: [&str; 5] = ["x-01", "x-02", "x-03", "x-04", "x-05"];

/// The end of a turn with this row.
fn turn_end(row: &[&str], options: &[(&str, &str)]) -> Phalanxx {
    let mut state = bare(1, options);
    lay_row(&mut state, row);
    state.grey = ["white-1", "white-2", "white-3"].map(|name| Some(die(name)));
    state.travelling = [None; 3];
    state.phase = Phase::TurnEnd;
    state
}

/// PX-205: the same half board, pile, money and dice as with two; the player starts.
#[test]
fn the_setup_is_that_of_two_players() {
    let (solo, two) = (prepared(1, &[], 1), prepared(2, &[], 1));
    assert_eq!(solo.setup.map.all, two.setup.map.all);
    assert_eq!(solo.setup.layers, two.setup.layers);
    assert_eq!((solo.pile, solo.faction(A).hand.len()), (two.pile, 2));
    assert_eq!((solo.active, solo.phase), (A, Phase::Buy));
}

/// PX-206, PX-207: GF-15: Persepolis and oasis 2 are the player's; the 12 figures of MaXXimilian hold all the others, worth 22.
#[test]
fn maxximilian_holds_all_other_sites() {
    let state = prepared(1, &[], 1);
    assert_eq!(state.faction(A).held, regions(&["w05", "w15"]));
    assert_eq!(state.faction(B).held, regions(&["w02", "w03", "w04", "w06", "w07", "w08", "w10", "w14"]));
    assert_eq!((state.figures(B), state.reserve(B)), (12, 0));
    assert_eq!(state.tally(B).sites, 22);
}

/// PX-208, PX-209: he has three rolled dice, no money, and two cards face up that count at once.
#[test]
fn maxximilians_first_cards_lie_open() {
    let mut state = Phalanxx::new(&setup(1, &[]));
    while !matches!(state.phase, Phase::Home(..)) {
        let draws = outcomes(&state);
        let strong = draws.iter().map(|&(chance, _)| chance).find(|&chance| chance == Chance::Draw(card("x-09")));
        let chance = if state.phase == Phase::Deal(B) { strong.unwrap_or(draws[0].0) } else { draws[0].0 };
        state.settle(chance, &mut Silent);
    }
    let rival = state.faction(B);
    assert_eq!((rival.hand.len(), rival.display.len()), (0, 2));
    assert!(rival.display.contains(card("x-09")));
    assert_eq!(rival.strength, strength_of(&state.setup, rival.display));
    for value in [1, 1, 1, 4, 5, 6] {
        state.settle(Chance::Roll(pips(value)), &mut Silent);
    }
    assert_eq!(state.faction(B).home, ["white-4", "orange-5", "purple-6"].map(die));
    assert_eq!(talents(&state, B), 0);
}

/// PX-210, PX-D29, PX-D31: after the turn he gets the card at the far right, whatever its condition; the row slides and is filled.
#[test]
fn maxximilian_takes_the_card_at_the_far_right() {
    let mut state = turn_end(&["x-09", "x-02", "x-03", "x-04", "x-05"], &[]);
    act(&mut state, Action::EndTurn);
    assert_eq!(state.faction(B).display, cards(&["x-09"]));
    assert_eq!(strength(&state, B), 4);
    assert_eq!(state.phase, Phase::RivalRefill);
    state.settle(Chance::Draw(card("x-11")), &mut Silent);
    assert_eq!(state.row, ["x-02", "x-03", "x-04", "x-05", "x-11"].map(|id| Some(card(id))));
    assert_eq!((state.active, state.phase), (A, Phase::Buy));
    assert_eq!((talents(&state, B), state.faction(B).home), (10, bare(1, &[]).faction(B).home));
}

/// PX-D29: he never decides: from start to end only the player is asked.
#[test]
fn maxximilian_never_acts() {
    let mut state = prepared(1, &[], 3);
    play_randomly(&mut state, 3, |state| {
        assert_eq!(state.active, A);
        assert_eq!((state.faction(B).talents, state.faction(B).hand.len(), state.faction(B).turned.len()), (0, 0, 0));
        false
    });
}

/// PX-D30: the player may exchange with his Home dice.
#[test]
fn one_may_exchange_with_maxximilian() {
    let mut state = bare(1, &[]);
    give_home(&mut state, B, ["white-1", "orange-3", "purple-5"]);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top), Action::Income]);
    act(&mut state, Action::Exchange { with: B, die: die("orange-3") });
    assert_eq!((state.faction(A).home[0], state.faction(B).home[1]), (die("orange-3"), die("white-3")));
}

/// PX-D32: he passes Heroism over and takes the next card.
#[test]
fn maxximilian_passes_heroism_over() {
    let mut state = turn_end(&["heroism", "x-02", "x-03", "x-04", "x-05"], &[]);
    act(&mut state, Action::EndTurn);
    assert_eq!(state.faction(B).display, cards(&["x-02"]));
    assert_eq!((state.row[0], state.row[1], state.heroism), (Some(Card::HEROISM), Some(card("x-03")), Heroism::Shown));
}

/// PX-211, PX-D33: his total is Strength, figures and sites; no Talents, no Fame, no turned cards, and Camouflage is worth nothing.
#[test]
fn what_maxximilian_scores() {
    let mut state = bare(1, &[]);
    give_display(&mut state, B, &["x-01", "x-05", "x-08", "x-12", "x-13", "xx-13"]);
    give_talents(&mut state, B, 30);
    let tally = state.tally(B);
    assert_eq!(tally.lines().map(|(_, _, points)| points), [10, 0, 0, 12, 0, 22, -4]);
    assert_eq!(tally.total(), 10 + 12 + 22 - 4);
}

/// PX-D34: an attack on him compares his Strength, or his coloured cards under Heroism.
#[test]
fn an_attack_on_maxximilian() {
    let mut state = bare(1, &[]);
    give_display(&mut state, A, &["x-07", "x-16"]);
    give_display(&mut state, B, &["x-09"]);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    let attack = Action::Conquer(region("w10"));
    assert_eq!(refused(&state, attack), "PX-139");
    state.heroism = Heroism::Shown;
    assert!(legal(&state).contains(&attack), "1 coloured card against 0");
    play(&mut state, &[attack, Action::Turn(card("x-07"))]);
    assert_eq!((state.holder(region("w10")), state.reserve(B)), (Some(A), 1));
}

/// PX-D27: he takes a card after the last turn too: nine in all, besides his first two.
#[test]
fn maxximilian_ends_with_eleven_cards() {
    let mut state = prepared(1, &[], 8);
    play_randomly(&mut state, 8, |_| false);
    assert_eq!((state.turns, state.stage()), (9, Stage::Over));
    assert_eq!(state.faction(B).display.len(), 11);
}

/// PX-212, PX-218: the rank follows from the margin, and so does who has won.
#[test]
fn the_rank_follows_from_the_margin() {
    for (talents, margin) in [(0, -2), (6, 0), (9, 1), (43, 12)] {
        let mut state = bare(1, &[]);
        hold(&mut state, A, &["w04"]); // 2 figures and 3 points
        hold(&mut state, B, &["w03"]); // 2 figures and 5 points
        give_talents(&mut state, A, talents);
        state.phase = Phase::Over;
        assert_eq!(state.margin(), margin);
        let standing = state.standing().expect("over");
        assert_eq!(standing.ranks, [if margin > 0 { 1 } else { 2 }]);
        assert_eq!(state.payoffs()[0], Rank::of(margin).share());
    }
}

#[test]
fn the_expert_option_changes_nothing_alone() {
    let state = prepared(1, &[("game", "expert")], 1);
    assert!(state.factions.iter().all(|faction| faction.ability.is_none()));
    let mut state = turn_end(&ROW, &[("game", "expert")]);
    act(&mut state, Action::EndTurn);
}
