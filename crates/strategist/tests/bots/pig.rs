//! Search on a game of dice whose best play can be worked out.

use crate::games::setup;
use conformance::reference::{Daring, Pig, Pips};
use std::sync::Arc;
use std::time::Duration;
use strategist::{Budget, LEVELS, Mcts, Rollout, Search, bot, search};
use table::{Bot, Boxed, Contest, Game, Knowledge, Luck, Options, Seat, Silent, Title};

const GOAL: usize = 50;

/// The chance to win for a player in turn with `own` points, against `other`, with a pot: `best[own][other][pot]`.
struct Solution(Vec<f64>);

impl Solution {
    /// Works out the best play by going over all positions until nothing changes.
    fn new() -> Solution {
        let mut solution = Solution(vec![0.5; GOAL * GOAL * GOAL]);
        let mut change = 1.0;
        while change > 1e-9 {
            change = 0.0;
            for own in (0..GOAL).rev() {
                for other in (0..GOAL).rev() {
                    for pot in (0..GOAL - own).rev() {
                        let roll = solution.value(own, other, pot, Daring::Roll);
                        let best =
                            if pot == 0 { roll } else { roll.max(solution.value(own, other, pot, Daring::Hold)) };
                        let old = &mut solution.0[(own * GOAL + other) * GOAL + pot];
                        change = f64::max(change, (best - *old).abs());
                        *old = best;
                    }
                }
            }
        }
        solution
    }

    fn best(&self, own: usize, other: usize, pot: usize) -> f64 {
        if own + pot >= GOAL { 1.0 } else { self.0[(own * GOAL + other) * GOAL + pot] }
    }

    fn value(&self, own: usize, other: usize, pot: usize, daring: Daring) -> f64 {
        match daring {
            Daring::Hold => 1.0 - self.best(other, own + pot, 0),
            Daring::Roll => {
                let lucky: f64 = (2..=6).map(|pips| self.best(own, other, pot + pips)).sum();
                (1.0 - self.best(other, own, 0) + lucky) / 6.0
            }
        }
    }
}

/// A position with seat 0 in turn, come to by the rules: scores and pot are 0 or at least 2.
fn position(own: usize, other: usize, pot: usize) -> Pig {
    let options = Options::choose(Pig::ABOUT.options, [("goal", "50")]).expect("an option of the game");
    let rules = Pig::prepare(&Pig::ABOUT.default_edition(), &options, 2).expect("a sound edition");
    let mut state = Pig::new(&Arc::new(rules));
    for (seat, score) in [(Seat(0), own), (Seat(1), other)] {
        collect(&mut state, seat, score);
        if score == 0 {
            roll(&mut state, seat, 1);
        } else {
            state.act(seat, Daring::Hold, &mut Silent);
        }
    }
    collect(&mut state, Seat(0), pot);
    state
}

fn collect(state: &mut Pig, seat: Seat, points: usize) {
    let mut left = points;
    while left > 0 {
        let pips = if left > 7 {
            6
        } else if left > 6 {
            5
        } else {
            left
        };
        roll(state, seat, pips as u8);
        left -= pips;
    }
}

fn roll(state: &mut Pig, seat: Seat, pips: u8) {
    state.act(seat, Daring::Roll, &mut Silent);
    state.settle(Pips { pips }, &mut Silent);
}

/// What a bot loses in the mean, as a chance to win, on positions picked at random.
fn mean_loss(solution: &Solution, bot: &mut dyn Bot<Pig>, positions: u32) -> f64 {
    let mut luck = Luck::new(5);
    let mut loss = |luck: &mut Luck| {
        let [own, other] = [0, 0].map(|_| 2 + luck.below(GOAL as u32 - 4) as usize);
        let pot = 2 + luck.below((GOAL - own - 2) as u32) as usize;
        let decision = bot.decide(&Knowledge::new(&position(own, other, pot), Seat(0)), luck);
        solution.best(own, other, pot) - solution.value(own, other, pot, decision)
    };
    (0..positions).map(|_| luck.fork()).map(|mut luck| loss(&mut luck)).sum::<f64>() / f64::from(positions)
}

#[test]
fn a_decision_of_a_search_costs_hardly_any_chance_to_win() {
    let solution = Solution::new();
    // Known: who begins wins a little more often than not.
    assert!((0.53..0.57).contains(&solution.best(0, 0, 0)), "{}", solution.best(0, 0, 0));
    let mut uct = Mcts::new(Search::uct(Budget::Simulations(20_000)));
    let mut guided = Mcts::new(Search::guided(Budget::Simulations(20_000), Rollout::short(0)));
    let losses = [&mut uct, &mut guided].map(|bot| mean_loss(&solution, bot, 200));
    assert!(losses[0] < 0.03 && losses[1] < 0.01, "{losses:?}");
}

#[test]
fn the_highest_level_plays_a_game_of_dice_as_well_as_can_be() {
    let solution = Solution::new();
    // Without its clock: how fast the machine is decides nothing here.
    let highest = search::<Pig>("alexander").expect("a level that searches");
    let mut bot = Mcts::new(Search { budget: Budget::Simulations(40_000), ..highest });
    let loss = mean_loss(&solution, &mut bot, 60);
    assert!(loss < 0.0001, "{loss}");
}

#[test]
fn what_is_solved_is_worth_what_it_is_worth() {
    let solution = Solution::new();
    let mut solver = Mcts::new(Search { solve: 400_000, ..Search::uct(Budget::Simulations(0)) });
    for (own, other, pot) in [(20, 30, 10), (45, 2, 4), (2, 45, 20), (0, 0, 20)] {
        let choices = solver.weigh(&Knowledge::new(&position(own, other, pot), Seat(0)), &mut Luck::new(1)).to_vec();
        assert_eq!(choices.len(), 2, "{own}, {other}, {pot} is solved");
        for choice in choices {
            let value = solution.value(own, other, pot, choice.action);
            assert!((choice.mean - value).abs() < 1e-3, "{own}, {other}, {pot}: {choice:?}, not {value}");
        }
    }
}

#[test]
fn what_is_plain_is_never_missed() {
    let decide = |own, other, pot| {
        let mut captain = bot::<Pig>("captain").expect("a level");
        captain.decide(&Knowledge::new(&position(own, other, pot), Seat(0)), &mut Luck::new(1))
    };
    assert_eq!(decide(40, 30, 10), Daring::Hold, "holding wins at once");
    assert_eq!(decide(0, 0, 4), Daring::Roll, "a pot too small to keep");
    assert_eq!(decide(0, 0, 30), Daring::Hold, "a pot too big to risk");
    assert_eq!(decide(20, 48, 20), Daring::Roll, "the other is about to win");
}

#[test]
fn the_only_action_is_taken_without_thinking() {
    let mut bot = Mcts::new(Search::uct(Budget::Time(Duration::from_secs(1_000_000))));
    assert_eq!(bot.decide(&Knowledge::new(&position(0, 0, 0), Seat(0)), &mut Luck::new(1)), Daring::Roll);
}

/// The share of the victories each seat gets.
fn shares(seats: &[&str], games: u32) -> Vec<f64> {
    let title = Boxed::<Pig>::new(LEVELS, bot::<Pig>);
    let contest = Contest {
        edition: title.about().default_edition(),
        options: Default::default(),
        seats: seats.iter().map(|&level| level.to_owned()).collect(),
        games,
        seed: 1,
        threads: 2,
        watched: false,
    };
    let bouts = title.contest(&contest, &|| ()).expect("a sound contest");
    (0..seats.len()).map(|seat| bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>() / f64::from(games)).collect()
}

#[test]
fn three_can_play_and_thinking_helps() {
    let shares = shares(&["random", "captain", "random"], 12);
    assert!(shares[1] > 0.7, "{shares:?}");
}

#[test]
fn a_game_of_five_recruits_ends() {
    let setup = setup::<Pig>(5);
    assert_eq!(Pig::new(&setup).seats(), 5);
    assert!((shares(&["recruit"; 5], 2).iter().sum::<f64>() - 1.0).abs() < 1e-6);
}
