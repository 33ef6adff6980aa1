//! What a bot should know: what counts in a position, and what one would do at first glance.

mod prospect;
mod terms;
mod urges;

use crate::action::Action;
use crate::state::Phalanxx;
use std::sync::LazyLock;
use table::{AllTerms, Instinct, Judgement, Seat};

static JUDGEMENT: LazyLock<Judgement> =
    LazyLock::new(|| Judgement::of::<Phalanxx>(include_str!("../../judgement.toml")));

impl Instinct for Phalanxx {
    const HORIZON: u32 = 60;
    const FAR_RIVALS: u32 = 2;
    const ACTIONS_TEACH: bool = true;

    const TERMS: &'static [&'static str] = &terms::NAMES;

    fn judgement() -> &'static Judgement {
        &JUDGEMENT
    }

    fn progress(&self) -> f32 {
        self.share_played()
    }

    fn terms(&self, terms: &mut AllTerms) {
        self.write_terms(terms);
    }

    fn urge(&self, seat: Seat, action: Action) -> f32 {
        self.urge_to(seat, action)
    }
}
