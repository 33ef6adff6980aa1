//! Can a captain be read? Fifty bots that always fill their boxes the same way, and otherwise play as captains do, try to beat one.
//!
//! ```text
//! cargo run --release -p empire --example habits -- [SEED] [GAMES] [FINALS] [LEVEL] [THREADS]
//! ```
//!
//! Every habit first plays GAMES games for two, half of them on each seat. The best of fifty is lucky besides being good, so the best
//! three then play FINALS fresh games each, and only those count.

#[path = "../tests/common/habit.rs"]
mod habit;

use habit::{Duel, fifty_habits};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (seed, games, finals) = (number(1), number(10) as u32, number(200) as u32);
    let level = std::env::args().nth(4).unwrap_or_else(|| "captain".to_owned());
    let threads: usize = std::env::args().nth(5).map_or(1, |text| text.parse().expect("a number"));
    let habits = fifty_habits();

    let play = |picked: &[usize], games: u32, seed: u64| {
        let mut results = vec![(0.0, 0.0); picked.len()];
        let (next, shared) = (AtomicUsize::new(0), Mutex::new(&mut results));
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let duel = Duel::new(&level);
                    loop {
                        let job = next.fetch_add(1, Ordering::Relaxed);
                        let (which, game) = (job / games as usize, job % games as usize);
                        let Some(&habit) = picked.get(which) else { break };
                        let (share, margin) = duel.play(habits[habit], game as u32, seed);
                        let mut results = shared.lock().expect("no game panics");
                        results[which].0 += share;
                        results[which].1 += margin;
                    }
                });
            }
        });
        results
    };

    println!("seed {seed}: fifty habits against {level}, {games} games each");
    let all: Vec<usize> = (0..habits.len()).collect();
    let mut screened: Vec<(usize, (f64, f64))> = all.iter().copied().zip(play(&all, games, seed)).collect();
    screened.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then(b.1.1.total_cmp(&a.1.1)));
    let won: f64 = screened.iter().map(|(_, (won, _))| won).sum();
    println!("all together win {:.1} % of {}", 100.0 * won / f64::from(games * 50), games * 50);
    for &(habit, (won, margin)) in &screened {
        println!("{:?} wins {won:5.1}, {:+.1} points a game", habits[habit], margin / f64::from(games));
    }
    let best: Vec<usize> = screened.iter().take(3).map(|&(habit, _)| habit).collect();
    println!("\nthe best three in {finals} fresh games each, seed {}", seed + 1);
    for (&habit, (won, margin)) in best.iter().zip(play(&best, finals, seed + 1)) {
        let (low, high) = interval(won, f64::from(finals));
        let share = 100.0 * won / f64::from(finals);
        println!(
            "{:?} wins {share:.1} % ({low:.1} to {high:.1}), {:+.1} points a game",
            habits[habit],
            margin / f64::from(finals)
        );
    }
}

/// The 95 % interval of Wilson for so many victories, in percent.
fn interval(won: f64, games: f64) -> (f64, f64) {
    let (share, z) = (won / games, 1.96);
    let middle = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 100.0 / (1.0 + z * z / games);
    (scale * (middle - reach), scale * (middle + reach))
}
