//! Phalanxx keeps the contract.

use conformance::{Layout, Suite};
use phalanxx::Phalanxx;
use phalanxx::card::Card;
use phalanxx::state::{Heroism, Phase};

/// 55 cards, 15 dice and 48 figures, wherever they are.
fn census(state: &Phalanxx) -> Vec<(&'static str, u32)> {
    let everyone = || state.everyone().map(|seat| state.faction(seat));
    let era_cards = |of: &dyn Fn(Card) -> u32| -> u32 { Card::all().map(of).sum() };
    let places = |card: Card| -> u32 {
        let held = everyone()
            .map(|faction| u32::from(faction.hand.contains(card)) + u32::from(faction.display.contains(card)));
        let row = state.row.iter().filter(|&&lies| lies == Some(card)).count() as u32;
        u32::from(state.unseen.contains(card)) + held.sum::<u32>() + row + u32::from(state.scouted == Some(card))
    };
    // A card that is nowhere went back to the box face up; it can never be in two places.
    let boxed = era_cards(&|card| u32::from(places(card) == 0));
    let in_play = era_cards(&|card| places(card));
    let shown = state.row.iter().filter(|&&lies| lies == Some(Card::HEROISM)).count() as u32;
    let heroism = if state.heroism == Heroism::Shown { shown } else { 1 - shown };
    let (action_cards, money_cards) = (4, 8);

    let loose = if let Phase::Taken(_) = state.phase { 1 } else { 0 };
    let travelling = state.dice_left().count() as u32 + state.grey.iter().flatten().count() as u32 + loose;
    let home = 3 * everyone().count() as u32;
    let not_handed_out = 3 * (4 - everyone().count() as u32);

    let figures: u32 = state
        .everyone()
        .map(|seat| u32::from(state.figures(seat) + state.reserve(seat) + state.faction(seat).lost))
        .sum();
    let spare_colours = 12 * (4 - everyone().count() as u32);
    vec![
        ("cards", in_play + boxed + heroism + action_cards + money_cards),
        ("dice", travelling + home + not_handed_out),
        ("figures", figures + spare_colours),
    ]
}

conformance::register!(
    every_table,
    Suite::<Phalanxx>::new(census)
        .table(Layout::new(2).with("game", "expert"))
        .table(Layout::new(3).with("game", "expert").with("forcedMarch", "mayAttack"))
        .table(Layout::new(4).with("game", "expert").with("traderScope", "any"))
        .table(Layout::new(1).with("rulebook", "french"))
        .table(Layout::new(1).with("soloHeroism", "remove").with("endTrigger", "deckEmpty"))
        .looks(300)
);

/// There are 55 cards, 15 dice and 48 figures, which the suite sees conserved.
#[test]
fn the_census_counts_the_box() {
    let about = <Phalanxx as table::Game>::ABOUT;
    for seats in 1..=4 {
        let options = table::Options::defaults(about.options);
        let setup = <Phalanxx as table::Game>::prepare(&about.default_edition(), &options, seats).expect("in order");
        let state = <Phalanxx as table::Game>::new(&std::sync::Arc::new(setup));
        assert_eq!(census(&state), [("cards", 55), ("dice", 15), ("figures", 48)]);
    }
}
