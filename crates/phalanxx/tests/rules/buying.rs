//! Step 1: buying.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::state::{Heroism, Phase};
use phalanxx::{Action, Chance, Phalanxx};
use table::{Game, Silent, Stage};

const ROW: [&str; 5] = ["x-01", "x-02", "x-03", "x-04", "x-05"];

fn shop() -> Phalanxx {
    let mut state = bare(2, &[]);
    lay_row(&mut state, &ROW);
    state
}

/// PX-060, PX-061: buy, roll, act, pass on: the first turn too opens with buying, and nothing can be done out of order.
#[test]
fn a_turn_has_four_steps() {
    let mut state = shop();
    assert_eq!(state.phase, Phase::Buy);
    assert_eq!(refused(&state, Action::Roll), "PX-060");
    assert_eq!(refused(&state, Action::Income), "PX-060");
    assert_eq!(refused(&state, Action::EndTurn), "PX-060");
    act(&mut state, Action::Buy(card("x-01")));
    roll(&mut state, [1, 2, 6]);
    assert_eq!(state.phase, Phase::Dice);
    assert_eq!(refused(&state, Action::Buy(card("x-02"))), "PX-060");
    play_randomly(&mut state, 1, |state| state.phase == Phase::TurnEnd);
    act(&mut state, Action::EndTurn);
    assert_eq!((state.phase, state.active), (Phase::Buy, B));
}

/// PX-062: one purchase a turn, or none.
#[test]
fn at_most_one_card_is_bought() {
    let mut state = shop();
    assert!(legal(&state).contains(&Action::Pass));
    act(&mut state, Action::Buy(card("x-01")));
    assert_eq!(refused(&state, Action::Buy(card("x-02"))), "PX-060");
}

/// PX-063, PX-073: the space sets the price: 1 at the far right, 5 beside the pile, falling as a card slides.
#[test]
fn the_space_sets_the_price() {
    let mut state = shop();
    assert_eq!(ROW.map(|id| state.price(card(id))), [1, 2, 3, 4, 5].map(Some));
    assert_eq!(refused(&state, Action::Buy(card("xx-01"))), "PX-063");
    act(&mut state, Action::Buy(card("x-01")));
    roll(&mut state, [1, 2, 6]);
    assert_eq!(ROW[1..].iter().map(|id| state.printed_price(card(id))).collect::<Vec<_>>(), [1, 2, 3, 4].map(Some));
    assert_eq!(state.row[4].and_then(|newest| state.printed_price(newest)), Some(5));
}

/// PX-064, PX-065: who owns the price pays it and gets the card.
#[test]
fn the_price_is_paid_and_the_card_taken() {
    let mut state = shop();
    give_talents(&mut state, A, 3);
    assert_eq!(refused(&state, Action::Buy(card("x-04"))), "PX-064");
    act(&mut state, Action::Buy(card("x-03")));
    assert_eq!(talents(&state, A), 0);
    assert_eq!(state.faction(A).hand, cards(&["x-03"]));
}

/// PX-D06: without money one passes.
#[test]
fn who_cannot_pay_passes() {
    let mut state = shop();
    give_talents(&mut state, A, 0);
    assert_eq!(legal(&state), [Action::Pass]);
}

/// PX-066, PX-067, PX-068: after a card at 4 or 5 one may swap, free of charge, into the very space.
#[test]
fn a_dear_card_allows_a_swap() {
    for (bought, price) in [("x-04", 4), ("x-05", 5)] {
        let mut state = shop();
        give_hand(&mut state, A, &["x-08"]);
        act(&mut state, Action::Buy(card(bought)));
        assert!(legal(&state).contains(&Action::Roll), "the swap is optional");
        act(&mut state, Action::SwapFor(card("x-02")));
        assert_eq!(refused(&state, Action::Give(card("x-11"))), "PX-066");
        act(&mut state, Action::Give(card("x-08")));
        assert_eq!(state.row[1], Some(card("x-08")));
        assert_eq!(state.faction(A).hand, cards(&[bought, "x-02"]));
        assert_eq!(talents(&state, A), 10 - price);
        assert_eq!(legal(&state), [Action::Roll], "one swap only");
    }
}

/// PX-069: no swap after a cheap card or none.
#[test]
fn a_cheap_card_allows_no_swap() {
    for action in [Action::Buy(card("x-01")), Action::Buy(card("x-02")), Action::Buy(card("x-03")), Action::Pass] {
        let mut state = shop();
        act(&mut state, action);
        assert_eq!(refused(&state, Action::SwapFor(card("x-04"))), "PX-069");
    }
}

/// PX-D08: the swap comes before the slide, may give the card just bought, and never gets Heroism.
#[test]
fn a_swap_may_return_the_card_just_bought_but_not_take_heroism() {
    let mut state = bare(2, &[]);
    lay_row(&mut state, &["heroism", "x-02", "x-03", "x-04", "x-05"]);
    act(&mut state, Action::Buy(card("x-04")));
    assert_eq!(refused(&state, Action::SwapFor(Card::HEROISM)), "PX-D08");
    play(&mut state, &[Action::SwapFor(card("x-05")), Action::Give(card("x-04"))]);
    assert_eq!(state.row, [Some(Card::HEROISM), Some(card("x-02")), Some(card("x-03")), None, Some(card("x-04"))]);
    assert_eq!(state.faction(A).hand, cards(&["x-05"]));
}

/// PX-070: without a purchase the card at the far right leaves the game.
#[test]
fn passing_removes_the_card_at_the_far_right() {
    let mut state = shop();
    act(&mut state, Action::Pass);
    roll(&mut state, [1, 2, 6]);
    assert!(!state.row.contains(&Some(card("x-01"))));
    assert!(!state.unseen.contains(card("x-01")), "it never comes back");
    assert_eq!(state.row[0], Some(card("x-02")));
}

/// PX-071, PX-072: after a purchase too the row slides and a new card comes beside the pile.
#[test]
fn the_row_slides_and_is_filled() {
    let mut state = shop();
    act(&mut state, Action::Buy(card("x-03")));
    act(&mut state, Action::Roll);
    assert_eq!(state.row, [Some(card("x-01")), Some(card("x-02")), Some(card("x-04")), Some(card("x-05")), None]);
    let (pile, new) = (state.pile, card("x-11"));
    state.settle(Chance::Draw(new), &mut Silent);
    assert_eq!((state.row[4], state.pile), (Some(new), pile - 1));
}

/// PX-D07: with an empty pile the cards still slide; a price belongs to its space.
#[test]
fn an_empty_pile_leaves_a_gap_on_the_left() {
    let mut state = shop();
    state.pile = 0;
    act(&mut state, Action::Buy(card("x-02")));
    roll(&mut state, [1, 2, 6]);
    assert_eq!(state.row, [Some(card("x-01")), Some(card("x-03")), Some(card("x-04")), Some(card("x-05")), None]);
    assert_eq!(state.printed_price(card("x-05")), Some(4));
}

fn with_scout(options: &[(&str, &str)]) -> Phalanxx {
    let mut state = bare(2, options);
    lay_row(&mut state, &ROW);
    give_display(&mut state, A, &["x-16"]);
    state
}

fn scout(state: &mut Phalanxx, seen: &str) {
    act(state, Action::Scout);
    assert_eq!(state.stage(), Stage::Chance);
    state.settle(Chance::Draw(card(seen)), &mut Silent);
}

/// PX-189: who has played the Scout may look at the top card before buying; nobody else learns it.
#[test]
fn the_scout_looks_in_secret() {
    let mut state = shop();
    assert_eq!(refused(&state, Action::Scout), "PX-189");
    state = with_scout(&[]);
    scout(&mut state, "x-09");
    assert_eq!((state.scouted_by(A), state.scouted_by(B)), (Some(card("x-09")), None));
    assert_eq!(state.phase, Phase::Buy);
}

/// PX-190, PX-D09: the card seen may be bought for 4; the row stays as it is and the pile loses a card.
#[test]
fn the_card_seen_costs_4() {
    let mut state = with_scout(&[]);
    assert_eq!(refused(&state, Action::BuyScouted), "PX-190");
    scout(&mut state, "x-09");
    give_talents(&mut state, A, 3);
    assert_eq!(refused(&state, Action::BuyScouted), "PX-064");
    give_talents(&mut state, A, 4);
    let (pile, row) = (state.pile, state.row);
    act(&mut state, Action::BuyScouted);
    assert_eq!((talents(&state, A), state.pile, state.row), (0, pile - 1, row));
    assert_eq!(state.faction(A).secret, cards(&["x-09"]));
    act(&mut state, Action::Roll);
    assert_eq!((state.phase, state.row), (Phase::Rolling(0), row));
}

/// PX-191: if it is not bought it stays on top, and one buys or passes as usual.
#[test]
fn the_card_seen_goes_back_on_top() {
    for action in [Action::Buy(card("x-01")), Action::Pass] {
        let mut state = with_scout(&[]);
        scout(&mut state, "x-09");
        assert_eq!(refused(&state, Action::Scout), "PX-191");
        play(&mut state, &[action, Action::Roll]);
        assert_eq!(state.row[4], Some(card("x-09")), "the very card fills the row");
        assert_eq!(state.phase, Phase::Rolling(0));
        assert_eq!(state.scouted, None);
    }
}

/// PX-D11: Heroism cannot be bought by the Scout, and an empty pile shows nothing.
#[test]
fn the_scout_cannot_buy_heroism_nor_see_an_empty_pile() {
    let mut state = with_scout(&[]);
    state.pile = 7;
    scout(&mut state, "heroism");
    assert_eq!(refused(&state, Action::BuyScouted), "PX-D11");
    play(&mut state, &[Action::Pass, Action::Roll]);
    assert_eq!((state.row[4], state.heroism), (Some(Card::HEROISM), Heroism::Shown));
    let mut state = with_scout(&[]);
    state.pile = 0;
    assert_eq!(refused(&state, Action::Scout), "PX-D11");
}

/// PX-066: the Scout's card costs 4, so it allows a swap.
#[test]
fn the_scouts_card_allows_a_swap() {
    let mut state = with_scout(&[]);
    scout(&mut state, "x-09");
    act(&mut state, Action::BuyScouted);
    play(&mut state, &[Action::SwapFor(card("x-01")), Action::Give(card("x-09"))]);
    assert_eq!(state.row[0], Some(card("x-09")));
    assert!(state.faction(A).secret.is_empty(), "everybody has seen it now");
}
