//! Bots know what their seat knows, and the same knowledge and luck give the same decision.

use crate::games::{Cup, setup};
use conformance::reference::ConnectFour;
use strategist::{Budget, LEVELS, Mcts, Rollout, Search, bot};
use table::{Game, Instinct, Knowledge, Luck, Seat, Silent};

fn decision<G: Instinct>(level: &str, state: &G, seed: u64) -> G::Action {
    let mut bot = bot::<G>(level).expect("a level of the list");
    bot.decide(&Knowledge::new(state, Seat(0)), &mut Luck::new(seed))
}

#[test]
fn every_level_of_the_list_makes_a_bot_and_no_other_does() {
    assert!(LEVELS.iter().all(|level| bot::<Cup>(level).is_some()));
    assert!(["", "Captain", "oracle"].iter().all(|level| bot::<Cup>(level).is_none()));
}

#[test]
fn a_secret_that_differs_makes_no_difference() {
    for level in LEVELS {
        for seed in 0..20 {
            let guesses: Vec<u8> =
                (1..=6).map(|pips| decision(level, &Cup { die: Some(pips), guess: None }, seed)).collect();
            assert!(guesses.iter().all(|guess| *guess == guesses[0]), "{level}, seed {seed}: {guesses:?}");
        }
    }
}

#[test]
fn nobody_guesses_a_covered_die_more_often_than_luck_does() {
    let games = 600;
    for level in LEVELS {
        let mut luck = Luck::new(1);
        let right = (0..games).filter(|&seed| {
            let die = 1 + luck.below(6) as u8;
            decision(level, &Cup { die: Some(die), guess: None }, seed) == die
        });
        // Three standard deviations about 1/6.
        assert!((73..=127).contains(&right.count()), "{level}");
    }
}

#[test]
fn the_same_luck_gives_the_same_decision_even_from_a_bot_that_has_thought_before() {
    let budget = Budget::Simulations(500);
    let learning = Rollout::Instinct { decisions: 8, beyond_rounds: true, rivals: 2, learns: true };
    for (threads, search) in [(1, Search::uct(budget)), (2, Search::uct(budget)), (1, Search::guided(budget, learning))]
    {
        let mut state = ConnectFour::new(&setup::<ConnectFour>(2));
        let search = Search { threads, ..search };
        let mut seasoned = Mcts::new(search);
        for (number, column) in [3, 3, 2, 4].into_iter().enumerate() {
            let seat = Seat(number as u8 % 2);
            let knowledge = Knowledge::new(&state, seat);
            let again = Mcts::new(search).weigh(&knowledge, &mut Luck::new(9)).to_vec();
            assert_eq!(seasoned.weigh(&knowledge, &mut Luck::new(9)), again, "{threads} threads, move {number}");
            state.act(seat, conformance::reference::Disc { column }, &mut Silent);
        }
    }
}
