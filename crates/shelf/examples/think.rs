//! How long a level thinks: `cargo run --release -p shelf --example think -- GAMES SEED LEVEL...` lets each level play itself in every game, for two
//! or alone, on one core, and prints what its decisions took. Decisions without a choice are left out.

use alexandros::Alexandros;
use commander::Commander;
use empire::Empire;
use phalanxx::Phalanxx;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use table::{Bot, Boxed, Contest, Instinct, Knowledge, Luck, Title};

/// What the decisions of the game that is being played took.
static TAKEN: Mutex<Vec<Duration>> = Mutex::new(Vec::new());

/// A bot with a stopwatch.
struct Timed<G: Instinct> {
    bot: Box<dyn Bot<G>>,
    actions: Vec<G::Action>,
}

impl<G: Instinct> Bot<G> for Timed<G> {
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        knowledge.actions(&mut self.actions);
        let start = Instant::now();
        let action = self.bot.decide(knowledge, luck);
        if self.actions.len() > 1 {
            TAKEN.lock().expect("no bot panics").push(start.elapsed());
        }
        action
    }
}

fn timed<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    Some(Box::new(Timed { bot: strategist::bot::<G>(level)?, actions: Vec::new() }))
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (Some(games), Some(seed), levels @ [_, ..]) = (
        arguments.first().and_then(|text| text.parse().ok()),
        arguments.get(1).and_then(|text| text.parse().ok()),
        arguments.get(2..).unwrap_or_default(),
    ) else {
        eprintln!("say how many games, a seed and one or more levels, as in: think 4 1 captain general");
        std::process::exit(2);
    };
    let titles: [Box<dyn Title>; 4] = [
        Box::new(Boxed::<Alexandros>::new(strategist::LEVELS, timed)),
        Box::new(Boxed::<Phalanxx>::new(strategist::LEVELS, timed)),
        Box::new(Boxed::<Empire>::new(strategist::LEVELS, timed)),
        Box::new(Boxed::<Commander>::new(strategist::LEVELS, timed)),
    ];
    println!("| game | level | decisions | mean | 95 of 100 within | longest |\n|---|---|---:|---:|---:|---:|");
    for title in &titles {
        for level in levels {
            let about = title.about();
            let contest = Contest {
                edition: about.default_edition(),
                options: Default::default(),
                seats: vec![level.clone(); about.usual_seats()],
                games,
                seed,
                threads: 1,
                watched: false,
            };
            if title.contest(&contest, &|| ()).is_err() {
                eprintln!("there is no level {level:?}; there are {}", strategist::LEVELS.join(", "));
                std::process::exit(2);
            }
            let mut taken = std::mem::take(&mut *TAKEN.lock().expect("no bot panics"));
            taken.sort_unstable();
            let mean = taken.iter().sum::<Duration>() / taken.len() as u32;
            let [most, longest] = [taken.len() * 95 / 100, taken.len() - 1].map(|at| taken[at]);
            let [mean, most, longest] = [mean, most, longest].map(|time| format!("{:.0} ms", 1e3 * time.as_secs_f64()));
            println!("| {} | {level} | {} | {mean} | {most} | {longest} |", about.id, taken.len());
        }
    }
}
