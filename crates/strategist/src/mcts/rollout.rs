//! How a simulation goes on where the tree ends.

use crate::chance::settle;
use table::{Instinct, Luck, Payoffs, Seat, Silent, Stage};

/// Whom to trust where the tree ends, and about what to try first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Nobody: all actions are alike at first, and everybody plays at random until the game is over.
    Random,
    /// The game: its urges say what to try first, everybody follows them for a while, and then its evaluation counts.
    Instinct {
        /// How many decisions are played before the evaluation; 0 for the evaluation alone.
        decisions: u32,
        /// Whether lines go on where several choose in secret. If not, they end there: a game pauses, with everything counted, and urges
        /// know least about what will be chosen.
        beyond_rounds: bool,
        /// How many actions compete for each decision of a line: they are drawn by their urges, and the one that leaves its seat best off,
        /// as the evaluation sees it, is played. 1 to follow the urges alone.
        rivals: u32,
    },
}

impl Rollout {
    /// For so many decisions, but no farther than the next round of secret choices.
    pub const fn short(decisions: u32) -> Rollout {
        Rollout::Instinct { decisions, beyond_rounds: false, rivals: 1 }
    }

    /// To the game's horizon, for searches that cannot bear much luck.
    pub const fn near<G: Instinct>() -> Rollout {
        Rollout::short(G::HORIZON)
    }

    /// To the game's far horizon: for long searches.
    pub const fn far<G: Instinct>() -> Rollout {
        Rollout::Instinct { decisions: G::FAR_HORIZON, beyond_rounds: true, rivals: G::FAR_RIVALS }
    }
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
            Rollout::Random => self.play(world, PATIENCE, true, luck, Player::take_any),
            Rollout::Instinct { decisions, beyond_rounds, rivals } => {
                self.play(world, decisions, beyond_rounds, luck, |player, world, seat, luck| {
                    player.follow_urges(world, seat, rivals, luck)
                })
            }
        }
    }

    /// Plays so many decisions, unless it goes `beyond_rounds` no farther than the next round of secret choices.
    #[inline]
    fn play(
        &mut self,
        world: &mut G,
        decisions: u32,
        beyond_rounds: bool,
        luck: &mut Luck,
        decide: impl Fn(&mut Player<G>, &G, Seat, &mut Luck) -> G::Action,
    ) -> Payoffs {
        let mut left = decisions;
        loop {
            match world.stage() {
                Stage::Decide(seats) if left == 0 || !beyond_rounds && seats.len() > 1 => return world.evaluate(),
                Stage::Decide(seats) => {
                    let seat = seats.lowest().expect("someone decides");
                    let action = decide(self, world, seat, luck);
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

    fn take_any(&mut self, world: &G, seat: Seat, luck: &mut Luck) -> G::Action {
        self.list(world, seat);
        luck.pick(&self.actions)
    }

    /// Draws actions in proportion to the squares of their urges, for a line that follows faint urges says little about one that will be
    /// played, and takes the one of them that leaves the seat best off.
    fn follow_urges(&mut self, world: &G, seat: Seat, rivals: u32, luck: &mut Luck) -> G::Action {
        if let Some(action) = world.impulse(seat, luck) {
            return action;
        }
        self.list(world, seat);
        if let [only] = self.actions[..] {
            return only;
        }
        self.urges.clear();
        self.urges.extend(self.actions.iter().map(|&action| world.urge(seat, action).powi(2)));
        let mut best = luck.lean(&self.urges);
        let mut worth = None;
        for _ in 1..rivals {
            let rival = luck.lean(&self.urges);
            if rival != best {
                let old = worth.unwrap_or_else(|| worth_after(world, seat, self.actions[best]));
                let new = worth_after(world, seat, self.actions[rival]);
                (best, worth) = if new > old { (rival, Some(new)) } else { (best, Some(old)) };
            }
        }
        self.actions[best]
    }

    fn list(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
    }
}

/// How well off `seat` looks once it has done `action`.
pub(super) fn worth_after<G: Instinct>(world: &G, seat: Seat, action: G::Action) -> f32 {
    let mut next = world.clone();
    next.act(seat, action, &mut Silent);
    next.evaluate()[seat.index()]
}
