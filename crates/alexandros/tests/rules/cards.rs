//! Taking a card.

use crate::bench::*;
use table::{Audience, Eye, scene::Item};

fn acting() -> Arrangement {
    position(2).open(&[L, H]).acting(2)
}

/// AX-052: from the pile, each card as likely as there are such cards.
#[test]
fn a_card_is_drawn_from_the_pile() {
    let mut game = acting().build().unwrap();
    game.plays(Action::Draw);
    assert_eq!(
        game.outcomes(),
        [(T, 11), (A, 11), (H, 10), (L, 10), (O, 11)].map(|(symbol, count)| (Chance::Draw(symbol), count)),
    );
    game.chance(Chance::Draw(T));
    assert_eq!((game.hand(Seat(0)), game.actions_left()), (Cards::one(T), 1));
}

/// AX-052: or one of those that lie face up, and no other.
#[test]
fn a_face_up_card_may_be_taken() {
    let mut game = acting().build().unwrap();
    assert_eq!(game.verdict(Action::Pick(T)), "AX-054");
    game.plays(Action::Pick(H));
    assert_eq!((game.hand(Seat(0)), game.actions_left()), (Cards::one(H), 1));
}

/// AX-053: what is drawn, only the player sees; others hear of a card.
#[test]
fn a_drawn_card_is_secret() {
    let mut game = acting().build().unwrap();
    game.plays(Action::Draw);
    let mut facts: Vec<Fact> = Vec::new();
    game.settle(Chance::Draw(T), &mut facts);
    let own = Seats::one(Seat(0));
    assert_eq!(
        facts.iter().map(|fact| fact.audience).collect::<Vec<_>>(),
        [Audience::Only(own), Audience::Except(own)]
    );
    assert!(game.known(Seat(0)).is_empty());
}

/// AX-053: a player sees the own hand, others only how many cards it has.
#[test]
fn hands_are_secret() {
    let game = acting().hand(Seat(0), &[T, T]).hand(Seat(1), &[O]).build().unwrap();
    let shown = |eye: Eye| -> Vec<String> {
        let panels = game.scene(eye).panels;
        let items = panels.iter().flat_map(|panel| &panel.items);
        let cards = items.filter_map(|item| if let Item::Cards { cards, .. } = item { Some(cards) } else { None });
        cards.flatten().map(|card| card.id.clone()).filter(|id| id.starts_with("hand-")).collect()
    };
    assert_eq!(shown(Eye::Seat(Seat(0))), ["hand-0-temple"]);
    assert_eq!(shown(Eye::Seat(Seat(1))), ["hand-1-hoplite"]);
    assert!(shown(Eye::Spectator).is_empty());
    assert_eq!(shown(Eye::All), ["hand-0-temple", "hand-1-hoplite"]);
}

/// AX-054: after one face-up card only the other or the pile is left.
#[test]
fn the_second_card_is_the_other_or_from_the_pile() {
    let mut game = acting().build().unwrap();
    game.plays(Action::Pick(H));
    assert_eq!(game.offers(), [Action::Draw, Action::Pick(L), Action::EndTurn]);
    assert_eq!(game.verdict(Action::Pick(H)), "AX-054");
}

/// AX-055: no card is turned up between the actions.
#[test]
fn taken_cards_are_not_replaced_before_the_turn_is_over() {
    let mut game = acting().build().unwrap();
    game.plays(Action::Pick(H));
    assert_eq!(game.open(), [Some(L), None]);
    game.plays(Action::Pick(L));
    assert_eq!((game.open(), game.stage()), ([None, None], Stage::Decide(Seats::one(Seat(0)))));
}

/// AX-056: then one or two are turned up, so that two lie open for the next player.
#[test]
fn two_cards_lie_open_again_after_the_turn() {
    for taken in [&[L][..], &[L, H]] {
        let mut game = acting().build().unwrap();
        taken.iter().for_each(|&symbol| drop(game.plays(Action::Pick(symbol))));
        game.plays(Action::EndTurn);
        for _ in taken {
            assert_eq!(game.turn(), Seat(0), "the next turn starts when the cards lie there");
            game.chance(Chance::TurnUp(T));
        }
        assert_eq!((game.turn(), game.open_cards().total()), (Seat(1), 2));
    }
}

/// Every card but these is in the discards.
fn with_an_empty_pile(start: Arrangement, held: &[Symbol]) -> Alexandros {
    let held = Cards::of(held);
    let rest = Cards([11; 5]) - held;
    start.discarded(&rest.each().collect::<Vec<_>>()).build().unwrap()
}

/// AX-057: the discards become the pile when it is used up.
#[test]
fn the_discards_are_shuffled_into_a_new_pile() {
    let mut game = with_an_empty_pile(acting(), &[L, H]);
    assert!(game.pile().is_empty());
    game.plays(Action::Draw);
    assert_eq!((game.pile().total(), game.discards()), (53, Cards::NONE));
    game.chance(Chance::Draw(T));
    assert_eq!(game.pile().total(), 52);
}

/// AX-057: with neither pile nor discards no card can be drawn, and fewer than two may lie open.
#[test]
fn nothing_can_be_drawn_from_nothing() {
    let all: Vec<Symbol> = (Cards([11; 5]) - Cards::of(&[L, H])).each().collect();
    let mut game = acting().hand(Seat(1), &all).build().unwrap();
    assert_eq!(game.verdict(Action::Draw), "AX-057");
    game.plays(Action::Pick(L));
    game.plays(Action::EndTurn);
    assert_eq!((game.turn(), game.open()), (Seat(1), [None, Some(H)]));
    game.plays(Action::Take(H));
    assert_eq!(game.open(), [None, None], "the move goes on without a replacement");
    assert!(matches!(game.offers()[0], Action::Cell(_) | Action::Corner(_)));
}
