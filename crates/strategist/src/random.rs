//! Takes whatever comes.

use table::{Bot, Game, Knowledge, Luck};

/// Takes each of its actions as likely as the others.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        knowledge.actions(&mut self.actions);
        luck.pick(&self.actions)
    }
}
