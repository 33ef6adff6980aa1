//! How good one decision was, by what the seat knew.

use crate::advice::{by_visits, written};
use crate::narrowed::Narrowed;
use crate::reasons::reasons;
use strategist::{Mcts, adviser};
use table::{Eye, Instinct, Knowledge, Luck, Seat, Verdict};

/// Judges decisions, with memory that is kept from one to the next.
pub(crate) struct Judge<G: Instinct> {
    wide: Mcts<G>,
    deep: Mcts<Narrowed<G>>,
    actions: Vec<G::Action>,
}

impl<G: Instinct> Judge<G> {
    /// One who looks for the best choice with so many simulations, and with as many again at the best and at what was chosen.
    pub(crate) fn new(simulations: u32) -> Judge<G> {
        Judge {
            wide: Mcts::new(adviser::<G>(simulations)),
            deep: Mcts::new(adviser::<Narrowed<G>>(simulations)),
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
        verdict.expects = self.expect(&knowledge, chosen, luck);
        verdict.best_expects = verdict.expects;
        if self.actions.len() == 1 {
            return verdict;
        }
        let ranked = by_visits(self.wide.weigh(&knowledge, luck));
        let Some(best) = ranked.first().map(|choice| choice.action).filter(|&best| best != chosen) else {
            return verdict;
        };
        let best_expects = self.expect(&knowledge, best, luck);
        if best_expects > verdict.expects {
            verdict.best = scene.words_of(&written(&best));
            verdict.best_expects = best_expects;
            verdict.loss = best_expects - verdict.expects;
            verdict.reasons = reasons(&knowledge, best, &[chosen], luck);
        }
        verdict
    }

    /// What the seat can expect of `action`, with the same effort for each.
    fn expect(&mut self, knowledge: &Knowledge<G>, action: G::Action, luck: &mut Luck) -> f64 {
        let seat = knowledge.seat();
        let posed = Knowledge::new(&Narrowed::new(knowledge.imagine(luck), seat, action), seat);
        self.deep.weigh(&posed, luck).first().map_or(0.0, |choice| choice.mean)
    }
}
