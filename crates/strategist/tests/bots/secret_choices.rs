//! Decisions that several seats make at once, none knowing of the others'.

use crate::games::{Duel, Hand, setup};
use std::collections::BTreeMap;
use strategist::{Budget, Choice, Mcts, Search, bot};
use table::{Game, Knowledge, Luck, Seat};

fn weigh(seats: usize, seat: Seat) -> Vec<Choice<Hand>> {
    let duel = Duel::new(&setup::<Duel>(seats));
    let mut mcts = Mcts::new(Search::uct(Budget::Simulations(20_000)));
    mcts.weigh(&Knowledge::new(&duel, seat), &mut Luck::new(3)).to_vec()
}

#[test]
fn a_hand_that_always_loses_is_hardly_ever_tried() {
    for (seats, seat) in [(2, Seat(0)), (2, Seat(1)), (3, Seat(2))] {
        let choices = weigh(seats, seat);
        let white = choices.iter().find(|choice| choice.action == Hand::White).expect("every hand is weighed");
        assert!(white.visits < 1_000, "{seats} seats, {seat:?}: {choices:?}");
    }
}

#[test]
fn no_seat_profits_from_choosing_later_in_the_tree() {
    for seat in [Seat(0), Seat(1)] {
        let choices = weigh(2, seat);
        let visits: u64 = choices.iter().map(|choice| choice.visits).sum();
        let mean = choices.iter().map(|choice| choice.mean * choice.visits as f64).sum::<f64>() / visits as f64;
        assert_eq!(visits, 20_000);
        assert!((0.45..0.55).contains(&mean), "{seat:?} expects {mean}");
    }
}

#[test]
fn a_captain_cannot_be_read() {
    let duel = Duel::new(&setup::<Duel>(2));
    let knowledge = Knowledge::new(&duel, Seat(0));
    let mut captain = bot::<Duel>("captain").expect("a level");
    let mut shown = BTreeMap::new();
    for seed in 0..120 {
        *shown.entry(captain.decide(&knowledge, &mut Luck::new(seed))).or_insert(0) += 1;
    }
    for hand in [Hand::Rock, Hand::Paper, Hand::Scissors] {
        assert!(shown.get(&hand).is_some_and(|&times| times >= 20), "{shown:?}");
    }
}
