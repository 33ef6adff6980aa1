//! Bots play each other: `cargo run --release -p phalanxx --example duel -- 200 recruit random`.
//!
//! Prints each seat's share of the victories with its 95 % interval, and the mean scores. Seats are by chair; who starts is decided by lot.

use phalanxx::Phalanxx;
use std::collections::BTreeMap;
use table::{Boxed, Contest, Game, Title};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u32 = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let (options, seats): (Vec<String>, Vec<String>) = arguments.partition(|argument| argument.contains('='));
    let options: BTreeMap<String, String> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.into(), value.into()))
        .collect();
    let contest = Contest { edition: Phalanxx::ABOUT.default_edition(), options, seats, games, seed: 2026, threads: 1 };
    let title = Boxed::<Phalanxx>::new(strategist::LEVELS, strategist::bot::<Phalanxx>);
    let start = std::time::Instant::now();
    let bouts = match title.contest(&contest, &|| {}) {
        Ok(bouts) => bouts,
        Err(fault) => return eprintln!("{fault}"),
    };
    for (seat, level) in contest.seats.iter().enumerate() {
        let share = bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>() / f64::from(games);
        let score = bouts.iter().map(|bout| f64::from(bout.scores[seat])).sum::<f64>() / f64::from(games);
        let half = 1.96 * (share * (1.0 - share) / f64::from(games)).sqrt();
        println!("{level:>8}: {:5.1} % ± {:.1}, mean score {score:.1}", 100.0 * share, 100.0 * half);
    }
    println!("{:.1} s", start.elapsed().as_secs_f64());
}
