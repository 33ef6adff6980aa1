//! How good one decision was, by what the seat knew.

use crate::advice::{by_visits, written};
use crate::narrowed::{Narrowed, expect};
use crate::reasons::reasons;
use strategist::{Mcts, adviser};
use table::{Eye, Instinct, Knowledge, Luck, Seat, Verdict};

/// A choice that seems to lose more than this is looked at again.
const SUSPICIOUS: f64 = 0.005;

/// The second look takes so many times the simulations.
const CLOSER: u32 = 8;

/// Judges decisions, with memory that is kept from one to the next.
pub(crate) struct Judge<G: Instinct> {
    /// Finds the best choice.
    wide: Mcts<G>,
    /// Tells what a choice promises.
    deep: Mcts<Narrowed<G>>,
    /// Tells it more surely.
    closer: Mcts<Narrowed<G>>,
    actions: Vec<G::Action>,
}

impl<G: Instinct> Judge<G> {
    /// One who looks for the best choice with so many simulations, with as many again at the best and at what was chosen, and with more at
    /// both where the best seems better: of many estimates the highest is too high, so what it says is not taken at its word.
    pub(crate) fn new(simulations: u32) -> Judge<G> {
        Judge {
            wide: Mcts::new(adviser::<G>(simulations)),
            deep: Mcts::new(adviser::<Narrowed<G>>(simulations)),
            closer: Mcts::new(adviser::<Narrowed<G>>(simulations.saturating_mul(CLOSER))),
            actions: Vec::new(),
        }
    }

    /// How good it was of `seat` to choose `chosen` in `position`, which it knew as far as it could.
    pub(crate) fn judge(&mut self, position: &G, seat: Seat, chosen: G::Action, luck: &mut Luck) -> Verdict {
        let knowledge = Knowledge::new(position, seat);
        let scene = position.scene(Eye::Seat(seat));
        knowledge.actions(&mut self.actions);
        let label = scene.words_of(&written(&chosen));
        let mut verdict = Verdict {
            seat,
            chosen: label.clone(),
            best: label,
            expects: 0.0,
            best_expects: 0.0,
            loss: 0.0,
            choices: self.actions.len(),
            reasons: Vec::new(),
        };
        verdict.expects = expect(&mut self.deep, &knowledge, chosen, luck);
        verdict.best_expects = verdict.expects;
        if self.actions.len() == 1 {
            return verdict;
        }
        let ranked = by_visits(self.wide.weigh(&knowledge, luck));
        let Some(best) = ranked.first().map(|choice| choice.action).filter(|&best| best != chosen) else {
            return verdict;
        };
        let mut best_expects = expect(&mut self.deep, &knowledge, best, luck);
        if best_expects - verdict.expects > SUSPICIOUS {
            verdict.expects = expect(&mut self.closer, &knowledge, chosen, luck);
            best_expects = expect(&mut self.closer, &knowledge, best, luck);
        }
        verdict.best_expects = verdict.expects;
        if best_expects > verdict.expects {
            verdict.best = scene.words_of(&written(&best));
            verdict.best_expects = best_expects;
            verdict.loss = best_expects - verdict.expects;
            verdict.reasons = reasons(&knowledge, best, &[chosen], luck);
        }
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conformance::reference::{Daring, Pig, Pips};
    use std::sync::Arc;
    use table::{Game, Options, Silent};

    /// Seat 0 has rolled 20 and nobody has points: to hold is as good as to roll.
    fn balanced() -> Pig {
        let options = Options::choose(Pig::ABOUT.options, [("goal", "50")]).expect("an option of the game");
        let rules = Pig::prepare(&Pig::ABOUT.default_edition(), &options, 2).expect("a sound edition");
        let mut position = Pig::new(&Arc::new(rules));
        for pips in [6, 6, 6, 2] {
            position.act(Seat(0), Daring::Roll, &mut Silent);
            position.settle(Pips { pips }, &mut Silent);
        }
        position
    }

    /// One look with 30 simulations finds losses of 2 % in the mean where there are hardly any.
    #[test]
    fn luck_of_the_estimate_is_hardly_ever_taken_for_a_loss() {
        let (mut judge, position) = (Judge::<Pig>::new(30), balanced());
        let judgements = 300;
        let losses = (0..judgements).map(|seed| {
            let chosen = if seed % 2 == 0 { Daring::Roll } else { Daring::Hold };
            judge.judge(&position, Seat(0), chosen, &mut Luck::new(seed)).loss
        });
        let mean = losses.sum::<f64>() / judgements as f64;
        assert!(mean < 0.01, "{mean}");
    }
}
