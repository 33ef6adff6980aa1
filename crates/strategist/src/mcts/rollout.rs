//! How a simulation goes on where the tree ends.

use super::lore::Lore;
use crate::chance::settle;
use table::{Instinct, Luck, Payoffs, Seat, Seats, Silent, Stage};

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
        /// How many ways to play a turn compete in a line, a turn being what one seat decides before anybody else or chance does: they are
        /// drawn by their urges, and the one that leaves its seat best off, as the evaluation sees it, is played. 1 to follow the urges alone.
        rivals: u32,
        /// Whether lines learn from those before them: actions after which their seats ended well suggest themselves more, and the others
        /// less.
        learns: bool,
    },
}

impl Rollout {
    /// For so many decisions, but no farther than the next round of secret choices.
    pub const fn short(decisions: u32) -> Rollout {
        Rollout::Instinct { decisions, beyond_rounds: false, rivals: 1, learns: false }
    }

    /// To the game's horizon, for searches that cannot bear much luck.
    pub const fn near<G: Instinct>() -> Rollout {
        Rollout::short(G::HORIZON)
    }

    /// To the game's far horizon: for long searches.
    pub const fn far<G: Instinct>() -> Rollout {
        Rollout::Instinct { decisions: G::FAR_HORIZON, beyond_rounds: true, rivals: G::FAR_RIVALS, learns: false }
    }

    /// As far, but as well as the game can be imagined, whatever a line costs.
    pub const fn best<G: Instinct>() -> Rollout {
        Rollout::Instinct {
            decisions: G::FAR_HORIZON,
            beyond_rounds: true,
            rivals: G::BEST_RIVALS,
            learns: G::ACTIONS_TEACH,
        }
    }

    /// Whether lines learn from each other.
    const fn learns(self) -> bool {
        matches!(self, Rollout::Instinct { learns: true, .. })
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
    /// What lines taught, if they are to learn.
    lore: Option<Lore<G::Action>>,
}

impl<G: Instinct> Default for Player<G> {
    fn default() -> Player<G> {
        Player { actions: Vec::new(), outcomes: Vec::new(), urges: Vec::new(), lore: None }
    }
}

impl<G: Instinct> Player<G> {
    /// Plays on from `world` and tells what each seat gets.
    #[inline]
    pub fn finish(&mut self, world: &mut G, rollout: Rollout, luck: &mut Luck) -> Payoffs {
        if rollout.learns() {
            self.lore.get_or_insert_default().begin();
        } else {
            self.lore = None;
        }
        match rollout {
            Rollout::Random => self.play(world, PATIENCE, true, luck, Player::take_any),
            Rollout::Instinct { decisions, beyond_rounds, rivals: 1, .. } => {
                self.play(world, decisions, beyond_rounds, luck, |player, world, seats, _, luck| {
                    player.follow_urges(world, first(seats), luck);
                    1
                })
            }
            Rollout::Instinct { decisions, beyond_rounds, rivals, .. } => {
                self.play(world, decisions, beyond_rounds, luck, |player, world, seats, left, luck| {
                    player.weigh_turns(world, seats, left, rivals, luck)
                })
            }
        }
    }

    /// Teaches the lines to come how the last one ended, and what led to it, if lines learn.
    pub fn learn(&mut self, before: impl Iterator<Item = (Seat, G::Action)>, payoffs: &Payoffs) {
        if let Some(lore) = &mut self.lore {
            lore.learn(before, payoffs);
        }
    }

    /// Forgets what lines taught: another position is searched.
    pub fn forget(&mut self) {
        if let Some(lore) = &mut self.lore {
            lore.forget();
        }
    }

    /// Plays so many decisions, unless it goes `beyond_rounds` no farther than the next round of secret choices. What `decide` plays are one
    /// or more of those that are left, and it says how many.
    #[inline]
    fn play(
        &mut self,
        world: &mut G,
        decisions: u32,
        beyond_rounds: bool,
        luck: &mut Luck,
        decide: impl Fn(&mut Player<G>, &mut G, Seats, u32, &mut Luck) -> u32,
    ) -> Payoffs {
        let mut left = decisions;
        loop {
            match world.stage() {
                Stage::Decide(seats) if left == 0 || !beyond_rounds && seats.len() > 1 => return world.evaluate(),
                Stage::Decide(seats) => left -= decide(self, world, seats, left, luck),
                Stage::Chance => {
                    settle(world, &mut self.outcomes, luck);
                }
                Stage::Over => return world.payoffs(),
            }
        }
    }

    /// Someone takes any action.
    fn take_any(&mut self, world: &mut G, seats: Seats, _left: u32, luck: &mut Luck) -> u32 {
        let seat = first(seats);
        self.list(world, seat);
        let action = luck.pick(&self.actions);
        world.act(seat, action, &mut Silent);
        1
    }

    /// Plays a turn in several ways, each as its urges suggest, and keeps the one that leaves its seat best off. Whole turns compete and not
    /// single actions, for most of what a turn is about, points or a conquest, shows only at its end. Those who choose in secret follow
    /// their urges, all of them: the last to be asked would weigh what the others chose.
    fn weigh_turns(&mut self, world: &mut G, seats: Seats, left: u32, rivals: u32, luck: &mut Luck) -> u32 {
        if seats.len() > 1 {
            let asked = left.min(seats.len() as u32);
            for seat in seats.iter().take(asked as usize) {
                self.follow_urges(world, seat, luck);
            }
            return asked;
        }
        let seat = first(seats);
        let start = world.clone();
        let best_from = self.noted();
        let (mut played, chose) = self.play_turn(world, seat, left, luck);
        if chose {
            let mut worth = world.evaluate()[seat.index()];
            for _ in 1..rivals {
                let mut rival = start.clone();
                let rival_from = self.noted();
                let (decisions, _) = self.play_turn(&mut rival, seat, left, luck);
                let other = rival.evaluate()[seat.index()];
                if other > worth {
                    (*world, played, worth) = (rival, decisions, other);
                    self.strike(best_from, rival_from);
                } else {
                    self.strike(rival_from, self.noted());
                }
            }
        }
        played
    }

    /// Plays on by the urges while `seat` alone decides and decisions are left. Tells how many it took, and whether there was any choice.
    fn play_turn(&mut self, world: &mut G, seat: Seat, left: u32, luck: &mut Luck) -> (u32, bool) {
        let (mut played, mut chose) = (0, false);
        while played < left && world.stage() == Stage::Decide(Seats::one(seat)) {
            chose |= self.follow_urges(world, seat, luck);
            played += 1;
        }
        (played, chose)
    }

    /// Draws an action in proportion to the squares of the urges, for a line that follows faint urges says little about one that will be
    /// played; and to what lines taught, if they learn. Tells whether there was any choice.
    fn follow_urges(&mut self, world: &mut G, seat: Seat, luck: &mut Luck) -> bool {
        if let Some(action) = world.impulse(seat, luck) {
            world.act(seat, action, &mut Silent);
            return true;
        }
        self.list(world, seat);
        let mut drawn = 0;
        if self.actions.len() > 1 {
            self.urges.clear();
            world.urges(seat, &self.actions, &mut self.urges);
            self.urges.iter_mut().for_each(|urge| *urge = urge.powi(2));
            if let Some(lore) = &self.lore {
                let learned = self.actions.iter().map(|&action| lore.appeal(seat, action));
                self.urges.iter_mut().zip(learned).for_each(|(urge, appeal)| *urge *= appeal);
            }
            drawn = luck.lean(&self.urges);
            if let Some(lore) = &mut self.lore {
                lore.note(seat, self.actions[drawn]);
            }
        }
        world.act(seat, self.actions[drawn], &mut Silent);
        self.actions.len() > 1
    }

    /// How much was noted of the line that is being played.
    fn noted(&self) -> usize {
        self.lore.as_ref().map_or(0, Lore::noted)
    }

    /// Strikes out a turn that is not played after all.
    fn strike(&mut self, from: usize, to: usize) {
        if let Some(lore) = &mut self.lore {
            lore.strike(from, to);
        }
    }

    fn list(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
    }
}

fn first(seats: Seats) -> Seat {
    seats.lowest().expect("someone decides")
}
