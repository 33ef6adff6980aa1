//! What each seat can expect of a true position: the one measure by which a game's events are told apart.

use strategist::{Player, Rollout};
use table::{Instinct, Luck, MAX_SEATS, Stage};

/// Shares of the victory by seat; entries beyond the seats of the game are 0.
pub(crate) type Shares = [f64; MAX_SEATS];

/// Plays positions on, often enough to know what they are worth.
pub(crate) struct Outlook<G: Instinct> {
    player: Player<G>,
    playouts: u32,
}

impl<G: Instinct> Outlook<G> {
    /// One that plays each position on so many times.
    pub(crate) fn new(playouts: u32) -> Outlook<G> {
        Outlook { player: Player::default(), playouts }
    }

    /// What each seat can expect if everybody goes on as suggests itself, up to where the game's evaluation is trusted. Every
    /// position meets the same luck, so that none looks better for having been luckier.
    pub(crate) fn of(&mut self, position: &G) -> Shares {
        if position.stage() == Stage::Over {
            return position.payoffs().map(f64::from);
        }
        let mut sums = [0.0; MAX_SEATS];
        for playout in 0..self.playouts {
            let mut luck = Luck::new(u64::from(playout));
            let rollout = Rollout::near::<G>();
            let payoffs = self.player.finish(&mut position.clone(), rollout, &mut luck);
            for (sum, payoff) in sums.iter_mut().zip(payoffs) {
                *sum += f64::from(payoff) / f64::from(self.playouts);
            }
        }
        sums
    }
}
