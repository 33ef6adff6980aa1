//! Search on a game where nothing is hidden and small positions can be solved.

use crate::games::setup;
use conformance::reference::{ConnectFour, Disc};
use std::collections::HashMap;
use strategist::{Budget, Mcts, Player, Rollout, Search, search};
use table::{Bot, Game, Instinct, Knowledge, Luck, Seat, Silent, Stage};

fn after(columns: &[u8]) -> ConnectFour {
    let mut state = ConnectFour::new(&setup::<ConnectFour>(2));
    for &column in columns {
        let seat = turn(&state).expect("not over");
        state.act(seat, Disc { column }, &mut Silent);
    }
    state
}

fn turn(state: &ConnectFour) -> Option<Seat> {
    state.stage().deciders().lowest()
}

/// The columns open to the seat in turn.
fn open(state: &ConnectFour) -> Vec<Disc> {
    let mut actions = Vec::new();
    turn(state).inspect(|&seat| state.actions(seat, &mut actions));
    actions
}

/// What the seat in turn gets if both play perfectly: 2 for a victory, 1 if shared, 0 for a defeat.
fn solve(state: &ConnectFour, known: &mut HashMap<ConnectFour, u8>) -> u8 {
    if let Some(&value) = known.get(state) {
        return value;
    }
    let value = open(state).into_iter().map(|disc| value_of(state, disc, known)).max().expect("not over");
    known.insert(*state, value);
    value
}

/// What the seat in turn gets by dropping `disc`.
fn value_of(state: &ConnectFour, disc: Disc, known: &mut HashMap<ConnectFour, u8>) -> u8 {
    let seat = turn(state).expect("not over");
    let mut next = *state;
    next.act(seat, disc, &mut Silent);
    match next.stage() {
        Stage::Over => (next.payoffs()[seat.index()] * 2.0) as u8,
        _ => 2 - solve(&next, known),
    }
}

fn decide(state: &ConnectFour, search: Search) -> Disc {
    let seat = turn(state).expect("not over");
    Mcts::new(search).decide(&Knowledge::new(state, seat), &mut Luck::new(1))
}

#[test]
fn search_finds_the_only_winning_move_of_solved_positions() {
    let mut luck = Luck::new(4);
    let mut solved = 0;
    while solved < 25 {
        // A random position with 14 cells left.
        let mut state = after(&[]);
        for _ in 0..28 {
            let Some(seat) = turn(&state) else { break };
            state.act(seat, luck.pick(&open(&state)), &mut Silent);
        }
        if turn(&state).is_none() {
            continue;
        }
        let mut known = HashMap::new();
        let winning: Vec<Disc> =
            open(&state).into_iter().filter(|&disc| value_of(&state, disc, &mut known) == 2).collect();
        if let ([only], true) = (&winning[..], open(&state).len() > 2) {
            let levels = ["general", "alexander"].map(|level| search::<ConnectFour>(level).expect("a level"));
            let plain = [
                Search::uct(Budget::Simulations(20_000)),
                Search::guided(Budget::Simulations(4_000), Rollout::short(8)),
            ];
            for search in plain.into_iter().chain(levels) {
                assert_eq!(decide(&state, search), *only, "{state:?} with {search:?}");
            }
            solved += 1;
        }
    }
}

#[test]
fn the_first_move_is_the_middle() {
    assert_eq!(decide(&after(&[]), Search::uct(Budget::Simulations(30_000))), Disc { column: 3 });
}

#[test]
fn an_open_three_is_made_before_it_is_met() {
    // Two in the middle of the bottom row: a third beside them with both ends open wins.
    let disc = decide(&after(&[3, 3, 2, 2]), Search::uct(Budget::Simulations(10_000)));
    assert!([1, 4].contains(&disc.column), "{disc:?}");
}

#[test]
fn the_more_turns_compete_in_a_line_the_better_off_is_its_seat() {
    let start = after(&[3, 3, 2, 2]);
    let mean = |rivals| {
        let (rollout, mut luck) =
            (Rollout::Instinct { decisions: 1, beyond_rounds: true, rivals, learns: false }, Luck::new(1));
        let mut player = Player::default();
        let lines = (0..1_000).map(|_| player.finish(&mut start.clone(), rollout, &mut luck)[0]);
        lines.sum::<f32>() / 1_000.0
    };
    let best = open(&start).into_iter().map(|disc| {
        let mut next = start;
        next.act(Seat(0), disc, &mut Silent);
        next.evaluate()[0]
    });
    let [one, two, many, best] = [mean(1), mean(2), mean(50), best.fold(0.0, f32::max)];
    assert!(one < two && two < many && (many - best).abs() < 1e-4, "{one}, {two}, {many}; at best {best}");
}

#[test]
fn threads_put_together_what_they_find() {
    let search = Search { threads: 3, ..Search::uct(Budget::Simulations(1_000)) };
    let state = after(&[3, 0, 3, 0, 3, 1]);
    let mut mcts = Mcts::new(search);
    let choices = mcts.weigh(&Knowledge::new(&state, Seat(0)), &mut Luck::new(1));
    assert_eq!(choices.iter().map(|choice| choice.visits).sum::<u64>(), 3_000);
    assert!(choices.is_sorted_by_key(|choice| choice.action));
    assert_eq!(decide(&state, search), Disc { column: 3 });
}

#[test]
fn a_bot_that_stops_when_nothing_can_change_decides_as_if_it_had_gone_on() {
    let search = Search::uct(Budget::Simulations(1_000));
    for columns in [&[][..], &[3], &[3, 2], &[3, 3, 2, 2], &[3, 0, 3, 0, 3], &[1, 2, 3, 4, 5]] {
        let state = after(columns);
        let knowledge = Knowledge::new(&state, turn(&state).expect("not over"));
        let weighed = Mcts::new(search).weigh(&knowledge, &mut Luck::new(1)).to_vec();
        assert_eq!(weighed.iter().map(|choice| choice.visits).sum::<u64>(), 1_000);
        let most = weighed.iter().max_by_key(|choice| choice.visits).expect("a choice");
        assert_eq!(decide(&state, search), most.action, "{columns:?}");
    }
}

#[test]
fn a_search_by_the_clock_decides_too() {
    let search = Search::uct(Budget::Time(std::time::Duration::from_millis(1)));
    let state = after(&[3, 0, 3, 0, 3, 1]);
    assert_eq!(decide(&state, search), Disc { column: 3 });
}

#[test]
fn a_search_of_nothing_still_decides() {
    assert_eq!(decide(&after(&[]), Search::uct(Budget::Simulations(0))), Disc { column: 0 });
    assert_eq!(decide(&after(&[]), Search { nodes: 1, ..Search::uct(Budget::Simulations(10)) }), Disc { column: 0 });
}

#[test]
fn a_full_tree_is_searched_on() {
    let search = Search { nodes: 50, ..Search::uct(Budget::Simulations(5_000)) };
    let state = after(&[3, 0, 3, 0, 3]);
    assert_eq!(decide(&state, search), Disc { column: 3 });
}
