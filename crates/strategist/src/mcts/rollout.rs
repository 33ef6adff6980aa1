//! How a simulation goes on where the tree ends.

use crate::chance::settle;
use table::{Instinct, Luck, Payoffs, Seat, Silent, Stage};

/// Whom to trust where the tree ends, and about what to try first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Nobody: all actions are alike at first, and everybody plays at random until the game is over.
    Random,
    /// The game: its urges say what to try first, everybody follows them for so many decisions or until several choose in secret, and
    /// then its evaluation counts.
    Instinct {
        /// How many decisions are played before the evaluation; 0 for the evaluation alone.
        decisions: u32,
    },
}

/// Decisions after which a random game that does not end is left to the evaluation.
const PATIENCE: u32 = 100_000;

/// Plays games on, with memory that is kept from one to the next.
#[derive(Clone, Debug)]
pub struct Player<G: Instinct> {
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    urges: Vec<f32>,
}

impl<G: Instinct> Default for Player<G> {
    fn default() -> Player<G> {
        Player { actions: Vec::new(), outcomes: Vec::new(), urges: Vec::new() }
    }
}

impl<G: Instinct> Player<G> {
    /// Plays on from `world` and tells what each seat gets.
    #[inline]
    pub fn finish(&mut self, world: &mut G, rollout: Rollout, luck: &mut Luck) -> Payoffs {
        match rollout {
            Rollout::Random => self.play(world, PATIENCE, false, luck, |_, _, actions, _, luck| luck.pick(actions)),
            Rollout::Instinct { decisions } => {
                self.play(world, decisions, true, luck, |world, seat, actions, urges, luck| {
                    urges.clear();
                    // Squared: a line that follows faint urges says little about one that will be played.
                    urges.extend(actions.iter().map(|&action| world.urge(seat, action).powi(2)));
                    actions[luck.lean(urges)]
                })
            }
        }
    }

    /// Plays so many decisions, or up to the next round of secret choices if `stops_at_rounds`: a game pauses there, with everything
    /// counted, and urges know least about what will be chosen.
    #[inline]
    fn play(
        &mut self,
        world: &mut G,
        decisions: u32,
        stops_at_rounds: bool,
        luck: &mut Luck,
        choose: impl Fn(&G, Seat, &[G::Action], &mut Vec<f32>, &mut Luck) -> G::Action,
    ) -> Payoffs {
        let mut left = decisions;
        loop {
            match world.stage() {
                Stage::Decide(seats) if left == 0 || stops_at_rounds && seats.len() > 1 => return world.evaluate(),
                Stage::Decide(seats) => {
                    let seat = seats.lowest().expect("someone decides");
                    self.actions.clear();
                    world.actions(seat, &mut self.actions);
                    let action = match self.actions[..] {
                        [only] => only,
                        _ => choose(world, seat, &self.actions, &mut self.urges, luck),
                    };
                    world.act(seat, action, &mut Silent);
                    left -= 1;
                }
                Stage::Chance => {
                    settle(world, &mut self.outcomes, luck);
                }
                Stage::Over => return world.payoffs(),
            }
        }
    }
}
