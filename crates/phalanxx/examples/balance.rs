//! How the edition plays between equals, as a report in Markdown:
//! `cargo run --release -p phalanxx --example balance -- recruit 1000 > docs/balance/phalanxx.md`.
//!
//! Who starts is decided by lot, so chairs are fair by themselves; what matters is the place in the order of play, and that is counted here.

use phalanxx::card::Card;
use phalanxx::scoring::Rank;
use phalanxx::{Action, Phalanxx};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Bot, Game, Knowledge, Luck, Options, Silent, Stage};

/// What is counted over all games of one table.
#[derive(Default)]
struct Count {
    games: u32,
    /// Shares of the victory by place in the order of play.
    wins: [f64; 4],
    /// Points by place and source.
    points: [[f64; 7]; 4],
    conflicts: u32,
    pushes: u32,
    incomes: u32,
    turns: u32,
    /// By card: games in which it came up, games in which it was played.
    cards: BTreeMap<Card, (u32, u32)>,
    ranks: BTreeMap<Rank, u32>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().unwrap_or_else(|| "recruit".to_owned());
    let games: u32 = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    if strategist::bot::<Phalanxx>(&level).is_none() {
        return eprintln!("There is no bot {level:?}. The bots are: {}.", strategist::LEVELS.join(", "));
    }
    println!("# Balance of Phalanxx, edition `argead`\n");
    println!("{games} games for each number of players, {level} on every seat, seed 2026. Regenerate with\n");
    println!("    cargo run --release -p phalanxx --example balance -- {level} {games} > docs/balance/phalanxx.md\n");
    println!("Intervals are 95 %. Places are places in the order of play: the first is the starting player.\n");
    let counts: Vec<Count> = (1..=4).map(|seats| play(seats, &level, games)).collect();
    places(&counts);
    sources(&counts);
    deeds(&counts);
    solo(&counts[0]);
    cards(&counts);
}

fn play(seats: usize, level: &str, games: u32) -> Count {
    let options = Options::defaults(Phalanxx::ABOUT.options);
    let setup = Phalanxx::prepare(&Phalanxx::ABOUT.default_edition(), &options, seats).expect("the edition is sound");
    let setup = Arc::new(setup);
    let mut count = Count::default();
    for game in 0..games {
        let mut luck = Luck::new(2026 + u64::from(game));
        let mut bots: Vec<Box<dyn Bot<Phalanxx>>> =
            (0..seats).map(|_| strategist::bot(level).expect("the level was checked")).collect();
        play_one(&setup, &mut bots, &mut luck, &mut count);
    }
    count
}

fn play_one(setup: &Arc<phalanxx::Setup>, bots: &mut [Box<dyn Bot<Phalanxx>>], luck: &mut Luck, count: &mut Count) {
    let mut state = Phalanxx::new(setup);
    let mut bot_luck = luck.fork();
    let mut outcomes = Vec::new();
    loop {
        match state.stage() {
            Stage::Decide(seats) => {
                let seat = seats.lowest().expect("someone decides");
                let action = bots[seat.index()].decide(&Knowledge::new(&state, seat), &mut bot_luck);
                match action {
                    Action::Conquer(region) if state.holder(region).is_some() => count.conflicts += 1,
                    Action::Push(_) => count.pushes += 1,
                    Action::Income => count.incomes += 1,
                    _ => {}
                }
                state.act(seat, action, &mut Silent);
            }
            Stage::Chance => {
                outcomes.clear();
                state.chances(&mut outcomes);
                state.settle(luck.weighted(&outcomes), &mut Silent);
            }
            Stage::Over => break,
        }
    }
    count.games += 1;
    count.turns += u32::from(state.turns);
    let payoffs = state.payoffs();
    for seat in table::Seat::first(state.seats()) {
        let place = (seat.index() + state.seats() - state.starter.index()) % state.seats();
        count.wins[place] += f64::from(payoffs[seat.index()]);
        for (total, (_, _, points)) in count.points[place].iter_mut().zip(state.tally(seat).lines()) {
            *total += f64::from(points);
        }
    }
    let played = |card| table::Seat::first(state.seats()).any(|seat| state.faction(seat).display.contains(card));
    for card in Card::all().filter(|&card| !state.unseen.contains(card)) {
        let seen = count.cards.entry(card).or_default();
        seen.0 += 1;
        seen.1 += u32::from(played(card));
    }
    if state.seats() == 1 {
        *count.ranks.entry(Rank::of(state.margin())).or_default() += 1;
    }
}

fn places(counts: &[Count]) {
    println!(
        "## Victories by place\n\n| players | 1st | 2nd | 3rd | 4th | fair | half-width |\n|---|---|---|---|---|---|---|"
    );
    for (seats, count) in (1..).zip(counts).skip(1) {
        let share = |place: usize| {
            if place < seats {
                format!("{:.1}", 100.0 * count.wins[place] / f64::from(count.games))
            } else {
                "–".to_owned()
            }
        };
        let fair = 1.0 / seats as f64;
        let half = 196.0 * (fair * (1.0 - fair) / f64::from(count.games)).sqrt();
        let shares: Vec<String> = (0..4).map(share).collect();
        println!("| {seats} | {} | {:.1} | ±{half:.1} |", shares.join(" | "), 100.0 * fair);
    }
    println!();
}

fn sources(counts: &[Count]) {
    println!("## Where points come from, per player\n");
    println!(
        "| players | Strength | turned cards | Fame | figures | Talents | cities and oases | Camouflage | total |\n|---|---|---|---|---|---|---|---|---|"
    );
    for (seats, count) in (1..).zip(counts) {
        let mean = |source: usize| -> f64 {
            count.points.iter().map(|points| points[source]).sum::<f64>() / f64::from(count.games) / seats as f64
        };
        let means: Vec<String> = (0..7).map(|source| format!("{:.1}", mean(source))).collect();
        println!("| {seats} | {} | {:.1} |", means.join(" | "), (0..7).map(mean).sum::<f64>());
    }
    println!();
}

fn deeds(counts: &[Count]) {
    println!(
        "## What is done\n\n| players | turns a game | conflicts a game | pushes a turn | incomes a turn |\n|---|---|---|---|---|"
    );
    for (seats, count) in (1..).zip(counts) {
        let games = f64::from(count.games);
        let (turns, conflicts) = (f64::from(count.turns), f64::from(count.conflicts));
        let a_turn = |deeds: u32| f64::from(deeds) / turns;
        println!(
            "| {seats} | {:.1} | {:.1} | {:.2} | {:.2} |",
            turns / games,
            conflicts / games,
            a_turn(count.pushes),
            a_turn(count.incomes)
        );
    }
    println!();
}

fn solo(count: &Count) {
    println!("## Alone\n\n| rank | games |\n|---|---|");
    for (rank, games) in &count.ranks {
        println!("| {} | {:.1} % |", rank.name(), 100.0 * f64::from(*games) / f64::from(count.games));
    }
    println!();
}

fn cards(counts: &[Count]) {
    println!(
        "## How often a card that came up was played, in %\n\n| card | alone | 2 | 3 | 4 |\n|---|---|---|---|---|"
    );
    for card in Card::all() {
        let shares: Vec<String> = counts
            .iter()
            .map(|count| match count.cards.get(&card) {
                Some(&(seen, played)) if seen > 0 => format!("{:.0}", 100.0 * f64::from(played) / f64::from(seen)),
                _ => "–".to_owned(),
            })
            .collect();
        println!("| {card} | {} |", shares.join(" | "));
    }
}
