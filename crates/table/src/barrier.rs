//! Where undo stops: at a roll or a draw, at another player's say, and at anything the seat has learned.

use crate::{Game, Knowledge, Luck, Seat, Seats, Silent, Stage};

/// How many worlds are compared. What an action reveals must look the same in all of them to slip through.
const WORLDS: usize = 4;

/// What a seat cannot be sure of in one state: worlds that look alike to it.
///
/// It is made from what the seat knows alone, so that the barrier tells nothing either.
pub(crate) struct Doubt<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    worlds: Vec<G>,
}

impl<'a, G: Game> Doubt<'a, G> {
    pub(crate) fn new(state: &'a G, seat: Seat) -> Doubt<'a, G> {
        let knowledge = Knowledge::new(state, seat);
        let mut luck = Luck::new(0);
        let mut worlds: Vec<G> = (0..WORLDS).map(|_| knowledge.imagine(&mut luck)).collect();
        worlds.dedup();
        Doubt { state, seat, worlds }
    }

    /// Whether `action`, which is allowed, could not be taken back.
    pub(crate) fn is_final(&self, action: G::Action) -> bool {
        let mut after = self.state.clone();
        after.act(self.seat, action, &mut Silent);
        hands_over(self.seat, after.stage()) || self.is_lifted_by(action)
    }

    /// Whether the seat learns something by `action`: worlds that looked alike no longer do. Without a doubt there is nothing to
    /// learn.
    pub(crate) fn is_lifted_by(&self, action: G::Action) -> bool {
        if self.worlds.len() < 2 {
            return false;
        }
        let lesson = |world: &G| {
            world.check(self.seat, action).ok()?;
            let mut after = world.clone();
            after.act(self.seat, action, &mut Silent);
            Some(Knowledge::new(&after, self.seat))
        };
        let first = lesson(&self.worlds[0]);
        self.worlds[1..].iter().any(|world| lesson(world) != first)
    }
}

/// Whether `seat` has given the game out of its hands: chance, somebody else or nobody goes on.
pub(crate) fn hands_over(seat: Seat, after: Stage) -> bool {
    after != Stage::Decide(Seats::one(seat))
}
