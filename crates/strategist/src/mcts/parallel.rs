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
    /// What the seat knows where the trees were followed to.
    followed: Option<Knowledge<G>>,
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
            followed: None,
            actions: Vec::new(),
            choices: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Searches, and tells what was found about each action of the seat, in order.
    pub fn weigh(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> &[Choice<G::Action>] {
        self.think(knowledge, false, false, luck);
        &self.choices
    }

    /// Finds out about the choices, and tells how. `goes_on` with the trees if they lead here.
    fn think(&mut self, knowledge: &Knowledge<G>, goes_on: bool, only_the_best: bool, luck: &mut Luck) -> Way {
        let (seat, budget) = (knowledge.seat(), self.search.budget);
        self.choices.clear();
        if self.round.begin(knowledge, luck) {
            self.round.think(knowledge, budget.times(self.search.mixing), luck);
            self.choices.extend(self.round.choices(seat));
            return Way::Mixed;
        }
        let start = Instant::now();
        if let Some(solved) = self.solver.solve(knowledge, self.search.solve, budget.end_of_solving()) {
            self.choices.extend(solved);
            return Way::Solved;
        }
        let budget = budget.after(start.elapsed());
        if let [worker] = &mut self.workers[..] {
            worker.think(knowledge, goes_on, budget, only_the_best, luck);
        } else {
            // One thread cannot tell whether all together have decided.
            std::thread::scope(|scope| {
                for worker in &mut self.workers {
                    let mut luck = luck.fork();
                    scope.spawn(move || worker.think(knowledge, goes_on, budget, false, &mut luck));
                }
            });
        }
        for found in self.workers.iter().flat_map(|worker| worker.choices(seat)) {
            match self.choices.binary_search_by_key(&found.action, |choice| choice.action) {
                Ok(at) => self.choices[at].add(&found),
                Err(at) => self.choices.insert(at, found),
            }
        }
        Way::Searched
    }

    /// Lets the trees go on from where `action` leads, if the seat is asked again at once.
    fn follow(&mut self, knowledge: &Knowledge<G>, action: G::Action) {
        let next = if self.search.goes_on { knowledge.after(action) } else { None };
        let seat = knowledge.seat();
        self.followed = next.filter(|_| self.workers.iter_mut().all(|worker| worker.follow(seat, action)));
    }
}

/// How a decision was come by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As a mixed strategy for a round of secret choices.
    Mixed,
    /// Exactly.
    Solved,
    /// By growing trees.
    Searched,
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
        let goes_on = self.followed.take().is_some_and(|followed| followed == *knowledge);
        knowledge.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            if goes_on {
                self.follow(knowledge, only);
            }
            return only;
        }
        let way = self.think(knowledge, goes_on, true, luck);
        if way == Way::Mixed {
            self.weights.clear();
            self.weights.extend(self.round.strategy(knowledge.seat()));
            return self.choices[luck.lean(&self.weights)].action;
        }
        let best = self.choices.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)));
        let action = best.map_or(self.actions[0], |choice| choice.action);
        if way == Way::Searched {
            self.follow(knowledge, action);
        }
        action
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::ROOT;
    use super::super::{Budget, Search};
    use super::*;
    use conformance::Layout;
    use conformance::lots::{Lots, flaw};
    use table::{Game, Seat, Seats, Silent, Stage};

    type Secrets = Lots<{ flaw::NONE }>;

    const SIMULATIONS: u32 = 500;

    /// Someone who must first mark a card, then keep or swap it.
    fn asked() -> (Secrets, Seat) {
        let layout = Layout::new(2).order::<Secrets>(1);
        let session = table::Session::<Secrets>::open(&layout).expect("a sound order");
        let seat = session.state().stage().deciders().lowest().expect("someone is asked");
        (session.state().clone(), seat)
    }

    fn bot(goes_on: bool) -> Mcts<Secrets> {
        Mcts::new(Search { goes_on, ..Search::uct(Budget::Simulations(SIMULATIONS)) })
    }

    /// A bot that has decided, and what it knows after an action: its own, or the next one on offer.
    fn after_a_decision(goes_on: bool, obeyed: bool) -> (Mcts<Secrets>, Knowledge<Secrets>) {
        let (mut state, seat) = asked();
        let mut bot = bot(goes_on);
        let action = bot.decide(&Knowledge::new(&state, seat), &mut Luck::new(1));
        let mut others = Vec::new();
        state.actions(seat, &mut others);
        others.retain(|&other| other != action);
        state.act(seat, if obeyed { action } else { others[0] }, &mut Silent);
        assert_eq!(state.stage(), Stage::Decide(Seats::one(seat)), "asked again at once");
        (bot, Knowledge::new(&state, seat))
    }

    #[test]
    fn a_search_goes_on_where_the_last_decision_led() {
        let (mut bot, knowledge) = after_a_decision(true, true);
        assert_eq!(bot.followed.as_ref(), Some(&knowledge));
        bot.decide(&knowledge, &mut Luck::new(2));
        assert_ne!(bot.workers[0].root, ROOT);
    }

    #[test]
    fn what_was_tried_before_counts() {
        let (mut bot, knowledge) = after_a_decision(true, true);
        let visits = |bot: &Mcts<Secrets>| bot.workers[0].tree.node(bot.workers[0].root).visits;
        assert!(visits(&bot) > 0);
        bot.think(&knowledge, true, false, &mut Luck::new(2));
        assert_eq!(visits(&bot), SIMULATIONS);
    }

    #[test]
    fn a_search_starts_anew_where_something_else_led() {
        let (mut bot, knowledge) = after_a_decision(true, false);
        bot.decide(&knowledge, &mut Luck::new(2));
        assert_eq!(bot.workers[0].root, ROOT);
    }

    #[test]
    fn a_search_starts_anew_unless_told_otherwise() {
        let (mut bot, knowledge) = after_a_decision(false, true);
        bot.decide(&knowledge, &mut Luck::new(2));
        assert_eq!(bot.workers[0].root, ROOT);
    }
}
