//! Alexandros: decisions of random games, simulations of a captain's search, and replaying a finished record. One thread.

use alexandros::Alexandros;
use divan::{Bencher, counter::ItemsCount};
use std::sync::Arc;
use strategist::{Budget, LEVELS, Mcts, Rollout, Search, bot};
use table::{Boxed, Dice, Game, Knowledge, Luck, Options, Order, Record, SeatMark, Silent, Stage, Title};

fn main() {
    divan::main();
}

/// Random games in one sample.
const GAMES: u32 = 10;
/// Simulations in one search.
const SIMULATIONS: u32 = 1_000;

fn opening(seats: usize) -> Alexandros {
    let about = Alexandros::ABOUT;
    let setup = Alexandros::prepare(&about.default_edition(), &Options::defaults(about.options), seats);
    Alexandros::new(&Arc::new(setup.expect("the edition that comes with the game is sound")))
}

/// Plays on at random, at most so many decisions, and tells how many there were.
fn play_on(game: &mut Alexandros, most: u32, memory: &mut Memory, luck: &mut Luck) -> u32 {
    let Memory { actions, outcomes } = memory;
    let mut decisions = 0;
    loop {
        match game.stage() {
            Stage::Decide(_) if decisions == most => return decisions,
            Stage::Decide(seats) => {
                let seat = seats.lowest().expect("someone decides");
                actions.clear();
                game.actions(seat, actions);
                game.act(seat, luck.pick(actions), &mut Silent);
                decisions += 1;
            }
            Stage::Chance => {
                outcomes.clear();
                game.chances(outcomes);
                game.settle(luck.weighted(outcomes), &mut Silent);
            }
            Stage::Over => return decisions,
        }
    }
}

#[derive(Default)]
struct Memory {
    actions: Vec<alexandros::Action>,
    outcomes: Vec<(alexandros::Chance, u32)>,
}

/// Items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_decisions(bencher: Bencher, seats: usize) {
    let opening = opening(seats);
    let mut memory = Memory::default();
    let mut games = || {
        let mut luck = Luck::new(1);
        (0..GAMES).map(|_| play_on(&mut opening.clone(), u32::MAX, &mut memory, &mut luck)).sum::<u32>()
    };
    // The same games every time, so their decisions can be counted once.
    let decisions = games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(games);
}

/// Items are simulations, searched as a captain does in the middle of a game.
#[divan::bench(args = [2, 3, 4])]
fn captain_simulations(bencher: Bencher, seats: usize) {
    let (mut memory, mut luck) = (Memory::default(), Luck::new(1));
    let mut game = opening(seats);
    play_on(&mut game, 60, &mut memory, &mut luck);
    let seat = game.stage().deciders().lowest().expect("no random game is over so soon");
    let knowledge = Knowledge::new(&game, seat);
    let mut mcts = Mcts::new(Search::guided(Budget::Simulations(SIMULATIONS), Rollout::short(60)));
    bencher.counter(ItemsCount::new(SIMULATIONS)).bench_local(|| mcts.weigh(&knowledge, &mut luck).len());
}

/// One finished record of two recruits, as text.
fn finished_record(title: &dyn Title) -> String {
    let seats = ["a", "b"].map(|name| SeatMark { name: name.to_owned(), player: "recruit".to_owned() }).to_vec();
    let order = Order {
        edition: title.about().default_edition(),
        options: Default::default(),
        seats,
        table: "bench".to_owned(),
        entropy: Vec::new(),
        seed: Dice::seed_from_number(1),
        advice: false,
        origin: None,
    };
    let dice = Dice::new(order.seed, &order.table, &order.entropy);
    let mut play = title.open(&order).expect("a sound order");
    while let Some(seat) = play.stage().deciders().lowest() {
        let luck = dice.bot_luck(play.lines().len() as u64);
        let action = play.ponder(seat, "recruit", luck).expect("a level of the game")();
        play.propose(seat, &action, &dice).expect("bots choose what is allowed");
        play.commit();
    }
    play.lines().join("\n") + "\n"
}

/// From text to the final position: every line parsed, linked to the one before, checked and played.
#[divan::bench]
fn replay_of_a_finished_record(bencher: Bencher) {
    let title = Boxed::<Alexandros>::new(LEVELS, bot::<Alexandros>);
    let (text, edition) = (finished_record(&title), title.about().default_edition());
    bencher.counter(ItemsCount::new(text.lines().count())).bench_local(|| {
        let record = Record::parse(&text).expect("a sound record");
        title.load(&record, &edition, None).map(|play| play.lines().len()).expect("a legal record")
    });
}

/// The same with every outcome drawn again from the seed.
#[divan::bench]
fn verification_of_a_finished_record(bencher: Bencher) {
    let title = Boxed::<Alexandros>::new(LEVELS, bot::<Alexandros>);
    let (text, edition) = (finished_record(&title), title.about().default_edition());
    bencher.counter(ItemsCount::new(text.lines().count())).bench_local(|| {
        let record = Record::parse(&text).expect("a sound record");
        table::verify(&title, &record, &edition).map(|play| play.lines().len()).expect("an honest record")
    });
}
