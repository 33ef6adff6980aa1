//! Information-set Monte-Carlo tree search for one to five players, with chance and with secret choices.
//!
//! Each simulation imagines a world that agrees with what the seat knows, goes down one tree that all worlds share, and plays on where
//! the tree ends. Steps are told apart by what is done, not by the world it is done in, so the seat cannot plan for secrets that it
//! will not know (single-observer ISMCTS). Where nothing is hidden, the tree is plain UCT and pays nothing for the rest.

mod lore;
mod parallel;
mod rollout;
mod round;
mod select;
mod simulate;
mod solve;
mod tree;

pub use parallel::Mcts;
pub use rollout::{Player, Rollout};
pub use simulate::Choice;

use std::time::{Duration, Instant};

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many simulations on each thread: the same generator gives the same decision.
    Simulations(u32),
    /// So much time.
    Time(Duration),
    /// So many simulations on each thread, or fewer if so much time is over before.
    Within(u32, Duration),
}

impl Budget {
    /// Simulations between two looks at the clock.
    const BREATH: u32 = 64;

    /// So many times as many simulations, in the same time.
    fn times(self, factor: u32) -> Budget {
        match self {
            Budget::Simulations(count) => Budget::Simulations(count.saturating_mul(factor)),
            Budget::Time(time) => Budget::Time(time),
            Budget::Within(count, time) => Budget::Within(count.saturating_mul(factor), time),
        }
    }

    /// What is left after so many simulations: one at least.
    fn less(self, done: u32) -> Budget {
        let left = |count: u32| count.saturating_sub(done).max(1);
        match self {
            Budget::Simulations(count) => Budget::Simulations(left(count)),
            Budget::Time(time) => Budget::Time(time),
            Budget::Within(count, time) => Budget::Within(left(count), time),
        }
    }

    /// What is left after so much time.
    fn after(self, spent: Duration) -> Budget {
        match self {
            Budget::Simulations(count) => Budget::Simulations(count),
            Budget::Time(time) => Budget::Time(time.saturating_sub(spent)),
            Budget::Within(count, time) => Budget::Within(count, time.saturating_sub(spent)),
        }
    }

    /// When to give up solving a position and search it: a fifth of the time is spent in vain at most.
    fn end_of_solving(self) -> Option<Instant> {
        match self {
            Budget::Simulations(_) => None,
            Budget::Time(time) | Budget::Within(_, time) => Some(Instant::now() + time / 5),
        }
    }

    /// For each simulation that the budget allows, how many it still allows at most.
    fn simulations(self) -> impl Iterator<Item = u32> {
        let (count, end) = match self {
            Budget::Simulations(count) => (count, None),
            Budget::Time(time) => (u32::MAX, Some(Instant::now() + time)),
            Budget::Within(count, time) => (count, Some(Instant::now() + time)),
        };
        let in_time =
            move |left: &u32| end.is_none_or(|end| !left.is_multiple_of(Budget::BREATH) || Instant::now() < end);
        (1..=count).rev().take_while(in_time)
    }
}

/// How to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How long.
    pub budget: Budget,
    /// How much to try what looks worse: higher values look wider, lower ones deeper.
    pub exploration: f32,
    /// Whom to trust where the tree ends, and about what to try first.
    pub rollout: Rollout,
    /// How many threads grow a tree each; what they find is put together.
    pub threads: usize,
    /// The most nodes a tree may have. A full tree is searched on but no longer grown. Whatever is asked for, the trees of all threads
    /// together take no more than 192 MiB.
    pub nodes: usize,
    /// If no more positions than this can still come up, they are solved and not searched. 0 to search always.
    pub solve: usize,
    /// How many times the simulations a round of secret choices gets: it is harder to learn how often to do what than what to do.
    pub mixing: u32,
    /// Whether a decision goes on with the tree of the last one where nothing but that decision led here. The simulations that went this
    /// way then count as its own.
    pub goes_on: bool,
}

impl Search {
    /// Plain search with random games, which needs nothing from the game but its rules.
    pub const fn uct(budget: Budget) -> Search {
        Search {
            budget,
            exploration: 1.0,
            rollout: Rollout::Random,
            threads: 1,
            nodes: 4_000_000,
            solve: 0,
            mixing: 1,
            goes_on: false,
        }
    }

    /// Search that plays on like this where the tree ends.
    pub const fn guided(budget: Budget, rollout: Rollout) -> Search {
        Search { rollout, ..Search::uct(budget) }
    }
}
