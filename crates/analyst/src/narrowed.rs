//! A position in which a seat's next action is settled, so that a search can spend all its effort on what follows it.

use std::sync::Arc;
use strategist::Mcts;
use table::{
    About, AllTerms, Chronicle, EditionFile, Eye, Fault, Game, Instinct, Judgement, Knowledge, Luck, Options, Payoffs,
    Refusal, Scene, Seat, Stage, Standing,
};

/// The game `G`, where the seat that is asked first may take one action only.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Narrowed<G: Game> {
    world: G,
    only: Option<(Seat, G::Action)>,
}

impl<G: Game> Narrowed<G> {
    /// `world`, where `seat` will take `action`, which it may.
    pub(crate) fn new(world: G, seat: Seat, action: G::Action) -> Narrowed<G> {
        Narrowed { world, only: Some((seat, action)) }
    }
}

impl<G: Game> Game for Narrowed<G> {
    const ABOUT: About = G::ABOUT;
    type Setup = G::Setup;
    type Action = G::Action;
    type Chance = G::Chance;

    fn prepare(edition: &EditionFile, options: &Options, seats: usize) -> Result<G::Setup, Fault> {
        G::prepare(edition, options, seats)
    }

    fn new(setup: &Arc<G::Setup>) -> Narrowed<G> {
        Narrowed { world: G::new(setup), only: None }
    }

    fn seats(&self) -> usize {
        self.world.seats()
    }

    fn stage(&self) -> Stage {
        self.world.stage()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        match self.only {
            Some((narrowed, action)) if narrowed == seat => out.push(action),
            _ => self.world.actions(seat, out),
        }
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.world.check(seat, action)
    }

    fn act(&mut self, seat: Seat, action: G::Action, chronicle: &mut impl Chronicle) {
        if self.only.is_some_and(|(narrowed, _)| narrowed == seat) {
            self.only = None;
        }
        self.world.act(seat, action, chronicle);
    }

    fn chances(&self, out: &mut Vec<(G::Chance, u32)>) {
        self.world.chances(out);
    }

    fn settle(&mut self, chance: G::Chance, chronicle: &mut impl Chronicle) {
        self.world.settle(chance, chronicle);
    }

    fn standing(&self) -> Option<Standing> {
        self.world.standing()
    }

    fn payoffs(&self) -> Payoffs {
        self.world.payoffs()
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        self.world.redeal(seat, luck);
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.world.scene(eye)
    }
}

impl<G: Instinct> Instinct for Narrowed<G> {
    const HORIZON: u32 = G::HORIZON;
    const FAR_HORIZON: u32 = G::FAR_HORIZON;
    const FAR_RIVALS: u32 = G::FAR_RIVALS;
    const BEST_RIVALS: u32 = G::BEST_RIVALS;
    const ACTIONS_TEACH: bool = G::ACTIONS_TEACH;
    const LARGEST_END: usize = G::LARGEST_END;
    const TERMS: &'static [&'static str] = G::TERMS;

    fn judgement() -> &'static Judgement {
        G::judgement()
    }

    fn progress(&self) -> f32 {
        self.world.progress()
    }

    fn terms(&self, terms: &mut AllTerms) {
        self.world.terms(terms);
    }

    fn evaluate(&self) -> Payoffs {
        self.world.evaluate()
    }

    fn urge(&self, seat: Seat, action: G::Action) -> f32 {
        self.world.urge(seat, action)
    }

    fn urges(&self, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        self.world.urges(seat, actions, out);
    }

    fn impulse(&self, seat: Seat, luck: &mut Luck) -> Option<G::Action> {
        match self.only {
            Some((narrowed, action)) if narrowed == seat => Some(action),
            _ => self.world.impulse(seat, luck),
        }
    }

    fn reopen(&mut self) {
        self.world.reopen();
    }
}

/// What the seat can expect of `action`, by a search that looks at nothing else.
pub(crate) fn expect<G: Instinct>(
    search: &mut Mcts<Narrowed<G>>,
    knowledge: &Knowledge<G>,
    action: G::Action,
    luck: &mut Luck,
) -> f64 {
    let seat = knowledge.seat();
    let posed = Knowledge::new(&Narrowed::new(knowledge.imagine(luck), seat, action), seat);
    search.weigh(&posed, luck).first().map_or(0.0, |choice| choice.mean)
}
