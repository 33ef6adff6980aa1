//! x
use crate::action::Action;
use crate::state::Phalanxx;
use table::{Game, Instinct, Payoffs, Seat};
impl Instinct for Phalanxx {
    fn evaluate(&self) -> Payoffs {
        let mut p = Payoffs::default();
        for s in 0..self.seats() {
            p[s] = 1.0 / self.seats() as f32;
        }
        p
    }
    fn urge(&self, _seat: Seat, _action: Action) -> f32 {
        1.0
    }
}
