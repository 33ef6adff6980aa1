//! The contract of the table, kept by [`Commander`].

use crate::action::{Action, Chance};
use crate::clauses::BOOK;
use crate::rulings::OPTIONS;
use crate::scene;
use crate::setup::Setup;
use crate::state::Commander;
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fame, Fault, Game, Luck, Options, Payoffs, Refusal, Scene, Seat, Stage,
    Standing,
};

impl Game for Commander {
    const ABOUT: About = About {
        id: "commander",
        rules: 1,
        seats: (1, 1),
        options: OPTIONS,
        editions: &[("argead", include_str!("../../../editions/commander/argead.toml"))],
        clauses: BOOK,
        words: &[
            ("en", include_str!("../../../locales/en/commander.ftl")),
            ("fr", include_str!("../../../locales/fr/commander.ftl")),
        ],
    };

    const LEAGUES: &'static [&'static str] = &["life", "granicus", "issus", "tyre", "gaugamela"];

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;

    fn prepare(edition: &EditionFile, options: &Options, _seats: usize) -> Result<Setup, Fault> {
        Setup::new(edition, options)
    }

    fn new(setup: &Arc<Setup>) -> Commander {
        Commander::opening(setup)
    }

    fn seats(&self) -> usize {
        1
    }

    fn stage(&self) -> Stage {
        self.awaits()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaits().deciders().contains(seat) {
            self.offer(out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.awaits() {
            Stage::Over => Err(Refusal::game_over()),
            stage if !stage.deciders().contains(seat) => Err(Refusal::not_your_turn()),
            _ => self.permit(action).map_err(|bar| bar.refusal()),
        }
    }

    fn act(&mut self, _seat: Seat, action: Action, chronicle: &mut impl Chronicle) {
        self.perform(action, chronicle);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        if self.awaits() == Stage::Chance {
            self.outcomes(out);
        }
    }

    fn settle(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        self.resolve(chance, chronicle);
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn payoffs(&self) -> Payoffs {
        self.shares()
    }

    fn fame(&self) -> Option<Fame> {
        self.claim()
    }

    /// Nothing is known to anyone that the player does not know: cups and stacks are drawn from when they are drawn.
    fn redeal(&mut self, _seat: Seat, _luck: &mut Luck) {}

    fn scene(&self, eye: Eye) -> Scene {
        scene::of(self, eye)
    }
}
