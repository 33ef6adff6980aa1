//! Root-parallel search: every thread grows a tree of its own, and what they found is added up.

use super::Search;
use super::round::Round;
use super::simulate::{Choice, Worker};
use super::solve::Solver;
use std::time::Instant;
use table::{Bot, Instinct, Knowledge, Luck};

/// A bot that searches. It keeps its memory from one decision to the next.
#[derive(Clone, Debug)]
pub struct Mcts<G: Instinct> {
    search: Search,
    workers: Vec<Worker<G>>,
    round: Round<G>,
    solver: Solver<G>,
    actions: Vec<G::Action>,
    choices: Vec<Choice<G::Action>>,
    weights: Vec<f32>,
}

impl<G: Instinct> Mcts<G> {
    /// A bot that searches like this.
    pub fn new(search: Search) -> Mcts<G> {
        let workers = (0..search.threads.max(1)).map(|_| Worker::new(&search)).collect();
        Mcts {
            search,
            workers,
            round: Round::new(&search),
            solver: Solver::new(),
            actions: Vec::new(),
            choices: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Searches, and tells what was found about each action of the seat, in order.
    pub fn weigh(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> &[Choice<G::Action>] {
        self.think(knowledge, false, luck);
        &self.choices
    }

    /// Whether the seat turned out to choose while others choose in secret: then the round tells how.
    fn think(&mut self, knowledge: &Knowledge<G>, only_the_best: bool, luck: &mut Luck) -> bool {
        let (seat, budget) = (knowledge.seat(), self.search.budget);
        self.choices.clear();
        if self.round.begin(knowledge, luck) {
            self.round.think(knowledge, budget.times(self.search.mixing), luck);
            self.choices.extend(self.round.choices(seat));
            return true;
        }
        let start = Instant::now();
        if let Some(solved) = self.solver.solve(knowledge, self.search.solve, budget.end_of_solving()) {
            self.choices.extend(solved);
            return false;
        }
        let budget = budget.after(start.elapsed());
        if let [worker] = &mut self.workers[..] {
            worker.think(knowledge, budget, only_the_best, luck);
        } else {
            // One thread cannot tell whether all together have decided.
            std::thread::scope(|scope| {
                for worker in &mut self.workers {
                    let mut luck = luck.fork();
                    scope.spawn(move || worker.think(knowledge, budget, false, &mut luck));
                }
            });
        }
        for found in self.workers.iter().flat_map(|worker| worker.choices(seat)) {
            match self.choices.binary_search_by_key(&found.action, |choice| choice.action) {
                Ok(at) => self.choices[at].add(&found),
                Err(at) => self.choices.insert(at, found),
            }
        }
        false
    }
}

impl<A> Choice<A> {
    /// Adds what another search found about the same action.
    fn add(&mut self, other: &Choice<A>) {
        let visits = self.visits + other.visits;
        if visits > 0 {
            self.mean = (self.mean * self.visits as f64 + other.mean * other.visits as f64) / visits as f64;
        }
        self.visits = visits;
    }
}

impl<G: Instinct> Bot<G> for Mcts<G> {
    /// The action tried most often; where others choose in secret at the same time, one drawn from a mixed strategy, so that nobody can
    /// read the bot. The only action is taken without thinking.
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        knowledge.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        if self.think(knowledge, true, luck) {
            self.weights.clear();
            self.weights.extend(self.round.strategy(knowledge.seat()));
            return self.choices[luck.lean(&self.weights)].action;
        }
        let best = self.choices.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        best.map_or(self.actions[0], |choice| choice.action)
    }
}
