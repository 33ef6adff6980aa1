//! What bots are taught about Empire, and how they play it.

#[path = "common/habit.rs"]
mod habit;

use empire::{Boxes, Empire};
use habit::{Duel, fifty_habits};
use std::collections::BTreeSet;
use std::sync::Arc;
use strategist::{Budget, Mcts, Rollout, Search, bot};
use table::{Bot, Boxed, Contest, Game, Instinct, Knowledge, Luck, Options, Seat, Silent, Stage, Title};

fn opening(seats: usize) -> Empire {
    let about = Empire::ABOUT;
    let setup = Empire::prepare(&about.default_edition(), &Options::defaults(about.options), seats);
    Empire::new(&Arc::new(setup.expect("the edition that comes with the game is sound")))
}

/// Plays games at random and shows every decision, asking for its evaluation and urges; tells how many there were.
fn random_games(opening: &Empire, games: u32, memory: &mut (Vec<empire::Action>, Vec<(empire::Chance, u32)>)) -> u32 {
    let ((actions, outcomes), mut luck) = (memory, Luck::new(1));
    let mut decisions = 0;
    for _ in 0..games {
        let mut game = opening.clone();
        while game.stage() != Stage::Over {
            if let Some(seat) = game.stage().deciders().lowest() {
                actions.clear();
                game.actions(seat, actions);
                game.evaluate();
                actions.iter().for_each(|&action| assert!(game.urge(seat, action) > 0.0));
                game.act(seat, luck.pick(actions), &mut Silent);
                decisions += 1;
            } else {
                outcomes.clear();
                game.chances(outcomes);
                game.settle(luck.weighted(outcomes), &mut Silent);
            }
        }
    }
    decisions
}

#[test]
fn a_decision_allocates_nothing_once_warm() {
    for seats in 2..=5 {
        let (opening, mut memory) = (opening(seats), (Vec::new(), Vec::new()));
        random_games(&opening, 5, &mut memory);
        let mut decisions = 0;
        let measured = allocation_counter::measure(|| decisions = random_games(&opening, 20, &mut memory));
        assert!(decisions > 2_000, "{decisions} decisions");
        assert_eq!(measured.count_total, 0, "in {decisions} decisions of {seats} players");
    }
}

#[test]
fn a_warm_search_allocates_nothing_behind_the_screen() {
    let knowledge = Knowledge::new(&opening(3), Seat(0));
    for rollout in [Rollout::near::<Empire>(), Rollout::far::<Empire>(), Rollout::best::<Empire>()] {
        let mut mcts = Mcts::new(Search::guided(Budget::Simulations(500), rollout));
        mcts.weigh(&knowledge, &mut Luck::new(1));
        let measured = allocation_counter::measure(|| {
            mcts.weigh(&knowledge, &mut Luck::new(1));
        });
        assert_eq!(measured.count_total, 0);
    }
}

#[test]
fn no_bot_fills_its_boxes_by_habit() {
    let mut late = opening(2);
    late.act(Seat(0), empire::Action::Allocate(Boxes { armies: 15, ..Boxes::default() }), &mut Silent);
    for (game, seat) in [(opening(2), Seat(0)), (late, Seat(1))] {
        let knowledge = Knowledge::new(&game, seat);
        for level in ["recruit", "captain"] {
            let mut bot = bot::<Empire>(level).expect("a level");
            let ways: BTreeSet<_> = (0..12).map(|seed| bot.decide(&knowledge, &mut Luck::new(seed))).collect();
            assert!(ways.len() > 3, "{level} knows {ways:?}");
        }
    }
}

#[test]
fn an_impulse_follows_the_squares_of_the_urges() {
    const DRAWS: u32 = 400_000;
    let (game, mut luck) = (opening(2), Luck::new(1));
    let mut actions = Vec::new();
    game.actions(Seat(0), &mut actions);
    let weights: Vec<f64> = actions.iter().map(|&action| f64::from(game.urge(Seat(0), action).powi(2))).collect();
    let mut drawn = vec![0u32; actions.len()];
    for _ in 0..DRAWS {
        let impulse = game.impulse(Seat(0), &mut luck).expect("four boxes are filled on impulse");
        drawn[actions.binary_search(&impulse).expect("what is drawn is on offer")] += 1;
    }
    let all: f64 = weights.iter().sum();
    let off: f64 = weights.iter().zip(&drawn).map(|(w, &n)| (w / all - f64::from(n) / f64::from(DRAWS)).abs()).sum();
    // By chance alone the sum is about 0.010; drawn by the urges themselves it would be 0.66.
    assert!(off < 0.02, "off by {off}");
}

#[test]
fn only_the_four_boxes_are_filled_on_impulse() {
    let (mut luck, mut memory) = (Luck::new(2), (Vec::new(), Vec::new()));
    let mut game = opening(2);
    let (mut asked, mut impulses) = (0, 0);
    while game.stage() != Stage::Over {
        if let Some(seat) = game.stage().deciders().lowest() {
            memory.0.clear();
            game.actions(seat, &mut memory.0);
            let four = matches!(memory.0[0], empire::Action::Allocate(_));
            assert_eq!(game.impulse(seat, &mut luck).is_some(), four);
            asked += 1;
            impulses += u32::from(four);
            game.act(seat, luck.pick(&memory.0), &mut Silent);
        } else {
            memory.1.clear();
            game.chances(&mut memory.1);
            game.settle(luck.weighted(&memory.1), &mut Silent);
        }
    }
    assert!(impulses > 4 && asked > 2 * impulses, "{impulses} of {asked}");
}

#[test]
fn what_others_laid_behind_the_screen_is_reopened_and_nothing_else() {
    let mut game = opening(3);
    let before = game.clone();
    game.act(Seat(1), empire::Action::Allocate(Boxes { armies: 15, ..Boxes::default() }), &mut Silent);
    game.reopen();
    assert_eq!(game, before);
}

#[test]
fn fifty_habits_are_fifty_legal_allocations() {
    let habits: BTreeSet<Boxes> = fifty_habits().into_iter().collect();
    assert_eq!(habits.len(), 50);
    assert!(habits.iter().all(|boxes| boxes.total() == 15));
}

#[test]
fn a_captain_beats_one_who_bids_everything() {
    let greedy = Boxes { order: 9, armies: 2, temples: 2, cities: 2 };
    let duel = Duel::new("captain");
    let won: f64 = (0..4).map(|game| duel.play(greedy, game, 5).0).sum();
    assert!(won <= 1.0, "a bidder of nine cubes won {won} of 4");
}

/// A general and an Alexander in a hurry, who differ by nothing but what they imagine.
fn hasty(level: &str) -> Option<Box<dyn Bot<Empire>>> {
    let rollout = match level {
        "general" => Rollout::far::<Empire>(),
        "alexander" => Rollout::best::<Empire>(),
        _ => return None,
    };
    Some(Box::new(Mcts::new(Search::guided(Budget::Simulations(200), rollout))))
}

#[test]
fn who_lets_turns_compete_in_what_it_imagines_plays_better() {
    const GAMES: u32 = 12;
    let title = Boxed::<Empire>::new(&["general", "alexander"], hasty);
    let won = |seats: [&str; 2], seat: usize| {
        let contest = Contest {
            edition: title.about().default_edition(),
            options: Default::default(),
            seats: seats.map(str::to_owned).to_vec(),
            games: GAMES,
            seed: 1,
            threads: 2,
            watched: false,
        };
        let bouts = title.contest(&contest, &|| ()).expect("a sound contest");
        bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>()
    };
    let share = (won(["alexander", "general"], 0) + won(["general", "alexander"], 1)) / f64::from(2 * GAMES);
    assert!(share > 0.6, "{share}");
}
