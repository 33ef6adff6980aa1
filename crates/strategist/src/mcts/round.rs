//! Rounds of secret choices: a mixed strategy for every seat, found by regret matching.
//!
//! Where several seats decide at once, no single choice is best: whoever always chooses the same is read and beaten. So every seat plays
//! a mixed strategy, all of them learn in the same simulations, and the bot draws its decision from its own. After each simulation
//! a seat regrets not having done what has paid better against the others of late, and does it more often in proportion to that regret.
//! The strategies of one moment chase each other in circles; their average is what settles, and what counts.

use super::rollout::{Player, Rollout};
use super::simulate::Choice;
use super::{Budget, Search};
use table::{Instinct, Knowledge, Luck, Payoffs, Seat, Silent};

/// The most plans a seat weighs: those that suggest themselves most.
const BREADTH: usize = 48;
/// How often each plan is tried before regrets count.
const TRIALS: u32 = 4;
/// How often a seat tries any plan, to hear what it would bring by now.
const EXPERIMENT: f32 = 0.1;
/// How many of its latest results say what a plan brings: the others change, and old results mislead.
const MEMORY: u32 = 50;
/// A surprise counts for the times the plan was not tried, up to so many: one lucky try of a rare plan must not turn a head.
const SURPRISE: f32 = 10.0;
/// What is played less than this, compared with what is played most, was an experiment.
const NEGLIGIBLE: f32 = 0.1;

/// Something a seat may choose.
#[derive(Clone, Copy, Debug)]
struct Plan<A> {
    action: A,
    /// How much it suggests itself at first glance.
    urge: f32,
    /// In how many simulations it was chosen.
    visits: u32,
    /// What it brought in the mean.
    mean: f32,
    /// What it brought of late.
    worth: f32,
    /// How much the seat regrets not having chosen it, never below 0.
    regret: f32,
    /// How much it was played in all, later simulations counting more.
    played: f32,
}

/// The plans of one seat, and the one it follows in this simulation. None if this world has it do something else.
#[derive(Clone, Debug)]
struct Mind<A> {
    seat: Seat,
    plans: Vec<Plan<A>>,
    follows: Option<Draw>,
}

/// What was drawn.
#[derive(Clone, Copy, Debug)]
struct Draw {
    plan: usize,
    /// How likely it was.
    chance: f32,
}

/// One round of secret choices. Memory is kept from one to the next.
#[derive(Clone, Debug)]
pub(super) struct Round<G: Instinct> {
    minds: Vec<Mind<G::Action>>,
    world: Option<G>,
    player: Player<G>,
    rollout: Rollout,
    actions: Vec<G::Action>,
    weights: Vec<f32>,
}

impl<G: Instinct> Round<G> {
    pub fn new(search: &Search) -> Round<G> {
        Round {
            minds: Vec::new(),
            world: None,
            player: Player::default(),
            rollout: search.rollout,
            actions: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Gets ready for the round that `knowledge` is asked in. Says no if its seat decides alone.
    pub fn begin(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> bool {
        let mut world = self.world.take().unwrap_or_else(|| knowledge.imagine(&mut luck.clone()));
        knowledge.imagine_into(&mut world, &mut luck.clone());
        world.reopen();
        let deciders = world.stage().deciders();
        if deciders.len() > 1 {
            self.minds.resize_with(deciders.len(), || Mind { seat: Seat(0), plans: Vec::new(), follows: None });
            for (mind, seat) in self.minds.iter_mut().zip(deciders.iter()) {
                self.actions.clear();
                world.actions(seat, &mut self.actions);
                mind.wonder(seat, &self.actions, |action| match self.rollout {
                    Rollout::Random => 1.0,
                    Rollout::Instinct { .. } => world.urge(seat, action),
                });
            }
        }
        self.world = Some(world);
        deciders.len() > 1
    }

    /// Learns as far as `budget` goes.
    pub fn think(&mut self, knowledge: &Knowledge<G>, budget: Budget, luck: &mut Luck) {
        let Some(mut world) = self.world.take() else { return };
        self.player.forget();
        for (number, _) in budget.simulations().enumerate() {
            knowledge.imagine_into(&mut world, luck);
            world.reopen();
            for mind in &mut self.minds {
                let action = mind.choose(&mut self.weights, luck);
                let action = if world.check(mind.seat, action).is_ok() {
                    action
                } else {
                    mind.follows = None;
                    self.actions.clear();
                    world.actions(mind.seat, &mut self.actions);
                    luck.pick(&self.actions)
                };
                world.act(mind.seat, action, &mut Silent);
            }
            let payoffs = self.player.finish(&mut world, self.rollout, luck);
            let chosen = self.minds.iter().filter_map(|mind| Some((mind.seat, mind.plans[mind.follows?.plan].action)));
            self.player.learn(chosen, &payoffs);
            self.minds.iter_mut().for_each(|mind| mind.learn(&payoffs, number as f32));
        }
        self.world = Some(world);
    }

    /// What was found about the actions of `seat`, in order.
    pub fn choices(&self, seat: Seat) -> impl Iterator<Item = Choice<G::Action>> {
        let plans = self.minds.iter().filter(move |mind| mind.seat == seat).flat_map(|mind| &mind.plans);
        plans.map(|plan| Choice { action: plan.action, visits: u64::from(plan.visits), mean: f64::from(plan.mean) })
    }

    /// How much `seat` should play each of its [`choices`](Round::choices), in the same order.
    pub fn strategy(&self, seat: Seat) -> impl Iterator<Item = f32> {
        let mind = self.minds.iter().find(move |mind| mind.seat == seat);
        let most = mind.map_or(0.0, |mind| mind.plans.iter().map(|plan| plan.played).fold(0.0, f32::max));
        mind.into_iter().flat_map(|mind| &mind.plans).map(move |plan| {
            if most == 0.0 {
                plan.urge
            } else if plan.played < NEGLIGIBLE * most {
                0.0
            } else {
                plan.played / most
            }
        })
    }
}

impl<A: Copy + Ord> Mind<A> {
    /// Starts anew with the actions that suggest themselves most.
    fn wonder(&mut self, seat: Seat, actions: &[A], urge: impl Fn(A) -> f32) {
        self.seat = seat;
        self.plans.clear();
        self.plans.extend(actions.iter().map(|&action| Plan {
            action,
            urge: urge(action),
            visits: 0,
            mean: 0.0,
            worth: 0.0,
            regret: 0.0,
            played: 0.0,
        }));
        self.plans.sort_unstable_by(|a, b| b.urge.total_cmp(&a.urge).then(a.action.cmp(&b.action)));
        self.plans.truncate(BREADTH);
        self.plans.sort_unstable_by_key(|plan| plan.action);
    }

    /// Draws what to do in a simulation. `weights` is memory to work in.
    fn choose(&mut self, weights: &mut Vec<f32>, luck: &mut Luck) -> A {
        weights.clear();
        if self.is_curious() {
            weights.extend(self.plans.iter().map(|plan| if plan.visits < TRIALS { 1.0 } else { 0.0 }));
        } else {
            let (share, any) = (self.share(), EXPERIMENT / self.plans.len() as f32);
            weights.extend(self.plans.iter().map(|plan| any + (1.0 - EXPERIMENT) * share(plan)));
        }
        let plan = luck.lean(weights);
        self.follows = Some(Draw { plan, chance: weights[plan] });
        self.plans[plan].action
    }

    /// Whether some plan has not been tried enough.
    fn is_curious(&self) -> bool {
        self.plans.iter().any(|plan| plan.visits < TRIALS)
    }

    /// How much of its play a plan gets now: in proportion to regret, and without any, to how much it suggests itself.
    fn share(&self) -> impl Fn(&Plan<A>) -> f32 + use<A> {
        let regret: f32 = self.plans.iter().map(|plan| plan.regret).sum();
        let urge: f32 = self.plans.iter().map(|plan| plan.urge).sum();
        move |plan| if regret > 0.0 { plan.regret / regret } else { plan.urge / urge }
    }

    /// Takes in what simulation number `number` brought.
    fn learn(&mut self, payoffs: &Payoffs, number: f32) {
        let Some(Draw { plan, chance }) = self.follows else { return };
        let (share, was_curious) = (self.share(), self.is_curious());
        let tried = &mut self.plans[plan];
        tried.visits += 1;
        let payoff = payoffs[self.seat.index()];
        let surprise = payoff - tried.worth;
        tried.mean += (payoff - tried.mean) / tried.visits as f32;
        tried.worth += surprise / tried.visits.min(MEMORY) as f32;
        if was_curious {
            return;
        }
        // What each plan would have brought: what it brought of late, and for the one tried, the surprise on top.
        let brings =
            |at: usize, worth: f32| worth + if at == plan { surprise * (1.0 / chance).min(SURPRISE) } else { 0.0 };
        let expected: f32 = self.plans.iter().enumerate().map(|(at, plan)| share(plan) * brings(at, plan.worth)).sum();
        for (at, plan) in self.plans.iter_mut().enumerate() {
            plan.played += number * share(plan);
            plan.regret = (plan.regret + brings(at, plan.worth) - expected).max(0.0);
        }
    }
}
