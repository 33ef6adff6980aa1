//! Which way to go at a decision: PUCT, the upper confidence rule that leans on a first glance.
//!
//! A step is worth its mean so far, plus a bonus that is high while it suggests itself (its prior) and has been tried less often than it
//! could have been. A step never tried is taken to be worth a little less than what its siblings brought.

use super::tree::{Index, Node};

/// How much less than its siblings a step never tried is thought to bring.
const DOUBT: f32 = 0.05;

/// The best of what has been looked at so far.
struct Race {
    best: f32,
    leader: Option<usize>,
    fresh_bonus: f32,
    fresh: Option<usize>,
    total: f32,
    visits: f32,
}

impl Race {
    fn new() -> Race {
        Race { best: f32::NEG_INFINITY, leader: None, fresh_bonus: 0.0, fresh: None, total: 0.0, visits: 0.0 }
    }

    /// Looks at child number `at`, whose bonus would be `bonus` had it never been tried.
    #[inline(always)]
    fn enter<S>(&mut self, at: usize, child: &Node<S>, bonus: f32) {
        if child.visits == 0 {
            if self.fresh.is_none() || bonus > self.fresh_bonus {
                (self.fresh_bonus, self.fresh) = (bonus, Some(at));
            }
            return;
        }
        let visits = child.visits as f32;
        let score = child.mean + bonus / (1.0 + visits);
        self.total += child.mean * visits;
        self.visits += visits;
        if score > self.best {
            (self.best, self.leader) = (score, Some(at));
        }
    }

    /// The number of the child that wins.
    #[inline(always)]
    fn winner(self) -> usize {
        match (self.fresh, self.leader) {
            (Some(fresh), None) => fresh,
            (Some(fresh), Some(_)) if self.total / self.visits - DOUBT + self.fresh_bonus > self.best => fresh,
            (_, Some(leader)) => leader,
            (None, None) => unreachable!("a decision has a choice"),
        }
    }
}

/// The child to go to where every child can be reached and their priors sum to 1. The node was come to `visits` times.
#[inline]
pub(super) fn among_all<S>(first: Index, children: &[Node<S>], visits: u32, exploration: f32) -> Index {
    let scale = exploration * (visits as f32).sqrt();
    let mut race = Race::new();
    for (at, child) in children.iter().enumerate() {
        race.enter(at, child, scale * child.prior);
    }
    first + race.winner() as Index
}

/// The child to go to where only the children numbered in `open` can be reached.
#[inline]
pub(super) fn among_open<S>(first: Index, children: &mut [Node<S>], open: &[u32], exploration: f32) -> Index {
    let priors: f32 = open.iter().map(|&at| children[at as usize].prior).sum();
    let scale = exploration / priors;
    let mut race = Race::new();
    for &at in open {
        let child = &mut children[at as usize];
        let bonus = scale * child.prior * (child.offers as f32).sqrt();
        child.offers += 1;
        race.enter(at as usize, child, bonus);
    }
    first + race.winner() as Index
}
