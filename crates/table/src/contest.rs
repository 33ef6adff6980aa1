//! Bots play each other, many games at once: the engine behind `argead simulate`, ladders and balance reports.

use crate::watch::{Deed, Watcher};
use crate::{Bot, EditionFile, Game, Knowledge, Luck, Seat, Stage, Standing};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The edition to play on.
    pub edition: EditionFile,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The level of the bot on each seat.
    pub seats: Vec<String>,
    /// How many games.
    pub games: u32,
    /// The same seed gives the same games, on any number of threads.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
    /// Whether somebody watches and notes every deed.
    pub watched: bool,
}

/// How one game of a contest went.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// Share of the victory by seat.
    pub wins: Vec<f64>,
    /// How it ended.
    pub standing: Standing,
    /// How many decisions were made.
    pub decisions: u64,
    /// The place of each seat in the order in which they came to decide, from 0.
    pub places: Vec<usize>,
    /// What was done and how often, if somebody watched.
    pub deeds: BTreeMap<Deed, u32>,
}

/// Plays the games of a contest. `done` hears of each game as it ends.
pub(crate) fn play<G: Game>(
    setup: &Arc<G::Setup>,
    contest: &Contest,
    bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    done: &(dyn Fn() + Sync),
) -> Vec<Bout> {
    each_game(contest, done, |number| play_one::<G>(setup, contest, number, bot, |_, _, _| None))
}

/// What `game` returns for the number of each game of a contest, in order, however many threads play them.
pub(crate) fn each_game<T: Send>(
    contest: &Contest,
    done: &(dyn Fn() + Sync),
    game: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let results: Mutex<Vec<(u32, T)>> = Mutex::new(Vec::with_capacity(contest.games as usize));
    std::thread::scope(|scope| {
        for _ in 0..contest.threads.clamp(1, contest.games.max(1) as usize) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.games {
                        break;
                    }
                    let result = game(number);
                    results.lock().expect("no game panics while it holds this").push((number, result));
                    done();
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no game panics while it holds this");
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Plays one game. `prompt` sees each decision before it is made, with luck of its own, and may make it in the bot's place.
pub(crate) fn play_one<G: Game>(
    setup: &Arc<G::Setup>,
    contest: &Contest,
    number: u32,
    bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    mut prompt: impl FnMut(&G, Seat, &mut Luck) -> Option<G::Action>,
) -> Bout {
    let mut chance_luck = Luck::new(contest.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut bot_luck = chance_luck.fork();
    let mut prompt_luck = bot_luck.clone().fork();
    let mut bots: Vec<_> =
        contest.seats.iter().map(|level| bot(level).expect("levels are checked before a contest")).collect();
    let mut state = G::new(setup);
    let mut watcher = Watcher::new(contest.watched);
    let mut outcomes = Vec::new();
    let mut order: Vec<usize> = Vec::new();
    let mut decisions = 0;
    loop {
        match state.stage() {
            Stage::Decide(seats) => {
                let seat = seats.lowest().expect("someone decides");
                if !order.contains(&seat.index()) {
                    order.push(seat.index());
                }
                let action = prompt(&state, seat, &mut prompt_luck)
                    .unwrap_or_else(|| bots[seat.index()].decide(&Knowledge::new(&state, seat), &mut bot_luck));
                debug_assert!(state.check(seat, action).is_ok(), "a bot chose {action:?}, which is not allowed");
                state.act(seat, action, &mut watcher);
                decisions += 1;
            }
            Stage::Chance => {
                outcomes.clear();
                state.chances(&mut outcomes);
                state.settle(chance_luck.weighted(&outcomes), &mut watcher);
            }
            Stage::Over => break,
        }
    }
    let seats = state.seats();
    order.extend((0..seats).filter(|seat| !order.contains(seat)).collect::<Vec<_>>());
    Bout {
        wins: state.payoffs()[..seats].iter().map(|&share| f64::from(share)).collect(),
        standing: state.standing().expect("the game is over"),
        decisions,
        places: (0..seats).map(|seat| order.iter().position(|&other| other == seat).unwrap_or(seat)).collect(),
        deeds: watcher.deeds(),
    }
}
