//! The special move.

use crate::bench::*;

/// A player with a temple in hand, before the move.
fn with_a_temple() -> Alexandros {
    position(2).open(&[L, H]).alexander(point("q-1r3")).hand(Seat(0), &[T]).build().unwrap()
}

/// AX-045: a card from hand moves Alexander to the nearest cell with its symbol.
#[test]
fn a_card_from_hand_moves_alexander() {
    let mut game = with_a_temple();
    let nearest = game.nearest(T).unwrap().1;
    game.plays(Action::Spend(T));
    let corners: Vec<Action> =
        nearest.iter().flat_map(|cell| game.board().cell(cell).corners()).map(Action::Corner).collect();
    assert_eq!((nearest.len(), game.offers()), (1, corners));
}

/// AX-045: only a card one has, and only towards cells that are available.
#[test]
fn only_a_card_in_hand_can_be_spent() {
    let game = with_a_temple();
    assert_eq!(game.verdict(Action::Spend(A)), "AX-045");
    assert_eq!(game.verdict(Action::Spend(T)), "allowed");
}

/// AX-046: the card is discarded.
#[test]
fn the_card_is_spent() {
    let mut game = with_a_temple();
    game.plays(Action::Spend(T));
    assert_eq!((game.hand(Seat(0)), game.discards()), (Cards::NONE, Cards::one(T)));
}

/// AX-047: no face-up card is taken, and none is turned up.
#[test]
fn the_face_up_cards_stay() {
    let mut game = with_a_temple();
    game.plays(Action::Spend(T));
    assert_eq!((game.open(), game.stage()), ([Some(L), Some(H)], Stage::Decide(Seats::one(Seat(0)))));
}

/// AX-048: compared with taking a card, two cards less.
#[test]
fn the_special_move_costs_two_cards() {
    let (mut special, mut usual) = (with_a_temple(), with_a_temple());
    special.plays(Action::Spend(T));
    usual.plays(Action::Take(L));
    assert_eq!(usual.hand(Seat(0)).total() - special.hand(Seat(0)).total(), 2);
}
