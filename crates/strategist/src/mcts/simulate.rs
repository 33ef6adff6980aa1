//! One simulation after another: imagine a world, go down the tree, play on, and bring back what it was worth.

use super::rollout::{Player, Rollout};
use super::select;
use super::tree::{Index, ROOT, Step, StepOf, Tree};
use super::{Budget, Search};
use crate::chance::settle;
use table::{Instinct, Knowledge, Luck, Payoffs, Seat, Seats, Silent, Stage};

/// How often a seat tries something at random in a round of secret choices. Without it seats that weigh alike would move in step, and
/// never learn what happens when they do not.
const EXPERIMENT: f64 = 0.1;

/// How much of a first glance is shared out evenly: an urge may be wrong, and what it thinks little of must still be tried.
const OPEN_MIND: f32 = 0.25;

/// How much worse a step must leave the seat, as a share of the victory, to suggest itself e times less.
const DISLIKE: f32 = 0.05;

/// With more choices than this, looking one step ahead at each would take the time of the search itself.
const FEW: usize = 64;

/// What a search found about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// In how many simulations it was taken.
    pub visits: u64,
    /// What the seat got in the mean, as a share of the victory.
    pub mean: f64,
}

/// One thread's tree with all it needs to grow it. Once warm it asks for no more memory.
#[derive(Clone, Debug)]
pub(super) struct Worker<G: Instinct> {
    pub(super) tree: Tree<StepOf<G>>,
    /// Where the search starts: where the tree does, or where the seat's last decision led.
    pub(super) root: Index,
    /// The steps of this simulation, and who took them.
    path: Vec<(Index, Option<Seat>)>,
    world: Option<G>,
    player: Player<G>,
    actions: Vec<G::Action>,
    priors: Vec<f32>,
    values: Vec<f32>,
    /// The numbers of the children that this world allows.
    open: Vec<u32>,
    outcomes: Vec<(G::Chance, u32)>,
    /// What the seats chose in a round of secret choices.
    chosen: Vec<(Seat, G::Action)>,
    exploration: f32,
    rollout: Rollout,
    /// Nothing is hidden from the searching seat, so a node allows the same in every simulation.
    certain: bool,
}

impl<G: Instinct> Worker<G> {
    pub fn new(search: &Search) -> Worker<G> {
        Worker {
            tree: Tree::new(search.nodes, search.threads),
            root: ROOT,
            path: Vec::new(),
            world: None,
            player: Player::default(),
            actions: Vec::new(),
            priors: Vec::new(),
            values: Vec::new(),
            open: Vec::new(),
            outcomes: Vec::new(),
            chosen: Vec::new(),
            exploration: search.exploration,
            rollout: search.rollout,
            certain: false,
        }
    }

    /// Grows a tree from what `knowledge` tells, as far as `budget` goes: a new one, unless it goes on where the last one was
    /// [followed](Worker::follow). If only the action tried most is asked for, stops as soon as no other can overtake it.
    pub fn think(
        &mut self,
        knowledge: &Knowledge<G>,
        goes_on: bool,
        budget: Budget,
        only_the_best: bool,
        luck: &mut Luck,
    ) {
        let before = luck.clone();
        let mut world = self.world.take().unwrap_or_else(|| knowledge.imagine(&mut luck.clone()));
        knowledge.imagine_into(&mut world, luck);
        // A redeal that needed no luck had nothing to redeal.
        let certain = *luck == before;
        // What was left behind is not cleared away, so it must not be too much.
        if !goes_on || certain != self.certain || self.tree.is_half_full() {
            self.tree.plant(Step::Joint);
            (self.root, self.certain) = (ROOT, certain);
            self.player.forget();
        }
        for left in budget.less(self.tree.node(self.root).visits).simulations() {
            if only_the_best && left.is_multiple_of(Budget::BREATH) && self.is_decided(knowledge.seat(), left) {
                break;
            }
            knowledge.imagine_into(&mut world, luck);
            self.simulate(&mut world, luck);
        }
        self.world = Some(world);
    }

    /// Goes on from where `action` of `seat` leads. Says no if that was never tried.
    pub fn follow(&mut self, seat: Seat, action: G::Action) -> bool {
        let next = self.tree.find(self.root, Step::Act(seat, action));
        next.is_some_and(|next| {
            self.root = next;
            self.tree.node(next).visits > 0
        })
    }

    /// What was found about the actions of `seat`, in order.
    pub fn choices(&self, seat: Seat) -> impl Iterator<Item = Choice<G::Action>> {
        self.tree.children(self.root).1.iter().filter_map(move |child| match child.step {
            Step::Act(who, action) if who == seat => {
                Some(Choice { action, visits: u64::from(child.visits), mean: f64::from(child.mean) })
            }
            _ => None,
        })
    }

    /// Whether `left` more simulations cannot change which action of `seat` is tried most.
    fn is_decided(&self, seat: Seat, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for choice in self.choices(seat) {
            second = second.max(choice.visits.min(first));
            first = first.max(choice.visits);
        }
        first - second > u64::from(left)
    }

    #[inline]
    fn simulate(&mut self, world: &mut G, luck: &mut Luck) {
        self.path.clear();
        self.path.push((self.root, None));
        let mut node = self.root;
        while let Some(next) = self.descend(node, world, luck) {
            node = next;
            if self.tree.node(node).visits == 0 {
                break;
            }
        }
        let payoffs = self.player.finish(world, self.rollout, luck);
        let tree = &self.tree;
        let steps = self.path.iter().filter_map(|&(index, seat)| match (seat, tree.node(index).step) {
            (Some(_), Step::Act(seat, action)) => Some((seat, action)),
            _ => None,
        });
        self.player.learn(steps, &payoffs);
        self.back_up(&payoffs);
    }

    /// Takes one step down the tree and in the world. `None` where the tree ends.
    #[inline]
    fn descend(&mut self, node: Index, world: &mut G, luck: &mut Luck) -> Option<Index> {
        if self.certain {
            let (first, children) = self.tree.children(node);
            if let Some(Step::Act(..)) = children.first().map(|child| child.step) {
                let next = select::among_all(first, children, self.tree.node(node).visits, self.exploration);
                return Some(self.take(next, world));
            }
        }
        match world.stage() {
            Stage::Over => None,
            Stage::Chance => {
                let outcome = settle(world, &mut self.outcomes, luck);
                let next = self.tree.reach(node, Step::Settle(outcome))?;
                self.path.push((next, None));
                Some(next)
            }
            Stage::Decide(seats) if seats.len() == 1 => {
                let next = self.choose(node, seats.lowest()?, world)?;
                Some(self.take(next, world))
            }
            Stage::Decide(seats) => self.play_round(node, seats, world, luck),
        }
    }

    /// Takes the action that leads to `next`.
    #[inline]
    fn take(&mut self, next: Index, world: &mut G) -> Index {
        let Step::Act(seat, action) = self.tree.node(next).step else { unreachable!("only actions are chosen") };
        world.act(seat, action, &mut Silent);
        self.path.push((next, Some(seat)));
        next
    }

    /// The child of `node` by which `seat` goes on in this world. `None` if the tree is full.
    fn choose(&mut self, node: Index, seat: Seat, world: &G) -> Option<Index> {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let (_, children) = self.tree.children(node);
        if children.is_empty() {
            self.glance(seat, world);
            let steps = self.actions.iter().map(|&action| Step::Act(seat, action));
            if !self.tree.expand(node, steps.zip(self.priors.iter().copied())) {
                return None;
            }
            self.open.clear();
            self.open.extend(0..self.actions.len() as u32);
        } else {
            self.match_children(node, seat, world)?;
        }
        let (first, children) = self.tree.children_mut(node);
        Some(select::among_open(first, children, &self.open, self.exploration))
    }

    /// Finds the child for each of the actions, and makes those that no world has offered before. `None` if the tree is full.
    fn match_children(&mut self, node: Index, seat: Seat, world: &G) -> Option<()> {
        self.open.clear();
        let mut glanced = false;
        let mut at = 0;
        for number in 0..self.actions.len() {
            let step = Step::Act(seat, self.actions[number]);
            let (_, children) = self.tree.children(node);
            while children.get(at).is_some_and(|child| child.step < step) {
                at += 1;
            }
            if children.get(at).is_none_or(|child| child.step != step) {
                if !std::mem::replace(&mut glanced, true) {
                    self.glance(seat, world);
                }
                if !self.tree.insert(node, at, step, self.priors[number]) {
                    return None;
                }
            }
            self.open.push(at as u32);
            at += 1;
        }
        Some(())
    }

    /// How much each of the actions suggests itself, summing to 1: by its urge and, among few, by how the position looks after it.
    fn glance(&mut self, seat: Seat, world: &G) {
        self.priors.clear();
        if self.rollout == Rollout::Random {
            self.priors.resize(self.actions.len(), 1.0 / self.actions.len() as f32);
            return;
        }
        world.urges(seat, &self.actions, &mut self.priors);
        if self.actions.len() <= FEW {
            self.look_ahead(seat, world);
        }
        let scale = (1.0 - OPEN_MIND) / self.priors.iter().sum::<f32>();
        let floor = OPEN_MIND / self.priors.len() as f32;
        self.priors.iter_mut().for_each(|prior| *prior = *prior * scale + floor);
    }

    /// Leans the priors towards steps after which the position looks well. Urge and evaluation often say the same, so the urge counts
    /// by its root only.
    fn look_ahead(&mut self, seat: Seat, world: &G) {
        self.values.clear();
        self.values.extend(self.actions.iter().map(|&action| worth_after(world, seat, action)));
        let best = self.values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (prior, value) in self.priors.iter_mut().zip(&self.values) {
            *prior = prior.sqrt() * ((value - best) / DISLIKE).exp();
        }
    }

    /// All `seats` choose from their menus without knowing of each other, then all act.
    fn play_round(&mut self, node: Index, seats: Seats, world: &mut G, luck: &mut Luck) -> Option<Index> {
        // Made first, for a new child moves its siblings.
        for seat in seats.iter() {
            self.tree.reach(node, Step::Menu(seat))?;
        }
        self.tree.reach(node, Step::Joint)?;
        self.chosen.clear();
        let start = self.path.len();
        for seat in seats.iter() {
            let menu = self.tree.find(node, Step::Menu(seat))?;
            let Some(mut choice) = self.choose(menu, seat, world) else {
                self.path.truncate(start);
                return None;
            };
            if luck.unit() < EXPERIMENT {
                choice = self.tree.children(menu).0 + luck.pick(&self.open);
            }
            let Step::Act(_, action) = self.tree.node(choice).step else { unreachable!("only actions are chosen") };
            self.chosen.push((seat, action));
            self.path.extend([(menu, None), (choice, Some(seat))]);
        }
        for &(seat, action) in &self.chosen {
            world.act(seat, action, &mut Silent);
        }
        let mut next = self.tree.find(node, Step::Joint)?;
        self.path.push((next, None));
        for number in 0..self.chosen.len() {
            let (seat, action) = self.chosen[number];
            next = self.tree.reach(next, Step::Act(seat, action))?;
            self.path.push((next, None));
        }
        Some(next)
    }

    #[inline]
    fn back_up(&mut self, payoffs: &Payoffs) {
        for &(index, seat) in &self.path {
            let node = self.tree.node_mut(index);
            node.visits += 1;
            if let Some(seat) = seat {
                node.mean += (payoffs[seat.index()] - node.mean) / node.visits as f32;
            }
        }
    }
}

/// How well off `seat` looks once it has done `action`.
fn worth_after<G: Instinct>(world: &G, seat: Seat, action: G::Action) -> f32 {
    let mut next = world.clone();
    next.act(seat, action, &mut Silent);
    next.evaluate()[seat.index()]
}
