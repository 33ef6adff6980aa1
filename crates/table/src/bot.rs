//! What a bot is given and what a game teaches it.

use crate::{AllTerms, Eye, Game, Judgement, Luck, Payoffs, Scene, Seat, Seats, Silent, Stage};

/// All that one seat knows, and nothing more.
///
/// Made by redealing every secret away with a fixed generator, so that two positions which look alike to the seat become the same
/// `Knowledge`. A bot gets this and never the true state: it cannot peek, by type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge<G: Game> {
    seat: Seat,
    world: G,
}

impl<G: Game> Knowledge<G> {
    /// What `seat` knows of `state`.
    pub fn new(state: &G, seat: Seat) -> Knowledge<G> {
        let mut world = state.clone();
        world.redeal(seat, &mut Luck::new(0));
        Knowledge { seat, world }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.world.seats()
    }

    /// What the seat may do.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        out.clear();
        self.world.actions(self.seat, out);
    }

    /// What the seat will know when it does `action` and is asked again at once: neither chance nor anybody else has a say in between.
    /// `None` if they have.
    pub fn after(&self, action: G::Action) -> Option<Knowledge<G>> {
        let mut world = self.world.clone();
        world.act(self.seat, action, &mut Silent);
        (world.stage() == Stage::Decide(Seats::one(self.seat))).then(|| Knowledge::new(&world, self.seat))
    }

    /// What the seat sees.
    pub fn scene(&self) -> Scene {
        self.world.scene(Eye::Seat(self.seat))
    }

    /// A position that could be the true one, as likely as the seat must think it.
    pub fn imagine(&self, luck: &mut Luck) -> G {
        let mut world = self.world.clone();
        world.redeal(self.seat, luck);
        world
    }

    /// Writes such a position over `world`, which keeps its memory.
    pub fn imagine_into(&self, world: &mut G, luck: &mut Luck) {
        world.clone_from(&self.world);
        world.redeal(self.seat, luck);
    }
}

/// Someone who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of the actions of `knowledge`, which offers at least one. The same knowledge and the same generator give the same
    /// decision, unless the bot plays by the clock or goes on with what it thought for its last one.
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action;
}

/// What a game teaches its bots: what counts in a position, how it looks, and what one would do at first glance.
///
/// A game names the [`TERMS`](Instinct::TERMS) that count, says how much of each a position holds, and brings a
/// [`judgement`](Instinct::judgement) of them that was learned from games played. A game too small for that evaluates by itself.
pub trait Instinct: Game {
    /// How many decisions a search plays on by the urges before it trusts the evaluation. A short search stops earlier where several
    /// choose in secret.
    const HORIZON: u32 = 60;

    /// How many decisions a long search plays on, through secret choices too.
    const FAR_HORIZON: u32 = Self::HORIZON;

    /// How many ways to play a turn a long search lets compete where it plays on: the one that leaves its seat best off at the end of the
    /// turn. More make its lines truer and each of them dearer; 1 takes whatever suggests itself.
    const FAR_RIVALS: u32 = 1;

    /// How many of them compete in the lines of the best search there is.
    const BEST_RIVALS: u32 = Self::FAR_RIVALS;

    /// Whether an action means the same whenever it is taken, so that the lines of the best search there is may learn from each other
    /// which of them go well. A number that stands for another place in every part of the game teaches nothing.
    const ACTIONS_TEACH: bool = false;

    /// Of how many positions an end may at most consist to be listed and solved. Where positions multiply so fast that no end of many is ever
    /// listed whole, trying takes longer than searching.
    const LARGEST_END: usize = usize::MAX;

    /// What counts in a position, by name; the message `ID-term-NAME` says each in words.
    const TERMS: &'static [&'static str] = &[];

    /// How much each of the terms counts.
    fn judgement() -> &'static Judgement {
        &Judgement::BLIND
    }

    /// How far the game has come, from 0 to 1, as everybody can see. Called in the hot path.
    fn progress(&self) -> f32 {
        0.0
    }

    /// Writes how much of each term the position holds for each seat, over zeros. Numbers about as large as 1 are learned best. Called
    /// in the hot path: allocates nothing.
    fn terms(&self, terms: &mut AllTerms) {
        let _ = terms;
    }

    /// Each seat's expected share of the victory, from the position as it stands: in 0 to 1, summing to about 1 (a solitaire game
    /// gives its one seat 0 to 1), and the [`payoffs`](Game::payoffs) once the game is over. Called in the hot path: allocates nothing.
    fn evaluate(&self) -> Payoffs {
        if self.stage() == Stage::Over { self.payoffs() } else { Self::judgement().evaluate(self) }
    }

    /// How much `action` suggests itself to `seat` at first glance, compared with the other actions: above 0, equal for equals. Guides
    /// rollouts and the order in which a search tries things.
    fn urge(&self, seat: Seat, action: Self::Action) -> f32 {
        let _ = (seat, action);
        1.0
    }

    /// Writes the [urge](Instinct::urge) of each of `actions`, in order. A game whose urges share most of their work does that once here. Called
    /// in the hot path: allocates nothing but room in `out`.
    fn urges(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|&action| self.urge(seat, action)));
    }

    /// Draws what `seat` does in an imagined line, in proportion to the squares of the [urges](Instinct::urge) of its actions. Only for
    /// decisions so wide that to weigh all of them in every line would take most of a search's time; `None` for the others.
    fn impulse(&self, seat: Seat, luck: &mut Luck) -> Option<Self::Action> {
        let _ = (seat, luck);
        None
    }

    /// Takes back all that was committed in secret in a round that is still going on, so that everybody is asked again. A bot that is
    /// asked late in such a round can then think of the others as choosing well, where a redeal has them choose anything.
    fn reopen(&mut self) {}
}
