//! Takes what suggests itself most.

use table::{Bot, Instinct, Knowledge, Luck};

/// Follows the strongest of its urges without looking ahead. Too easily read to play against, but fast: thousands of its games teach
/// what counts in a position.
#[derive(Clone, Debug)]
pub struct Glance<G: Instinct> {
    actions: Vec<G::Action>,
}

impl<G: Instinct> Default for Glance<G> {
    fn default() -> Glance<G> {
        Glance { actions: Vec::new() }
    }
}

impl<G: Instinct> Bot<G> for Glance<G> {
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        knowledge.actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        let mut world = knowledge.imagine(luck);
        world.reopen();
        let urge = |action: G::Action| world.urge(knowledge.seat(), action);
        self.actions.iter().copied().max_by(|&a, &b| urge(a).total_cmp(&urge(b))).expect("something is offered")
    }
}
