//! Advice to a seat that is asked to decide.

use crate::reasons::reasons;
use serde_json::Value;
use strategist::{Choice, Mcts, adviser};
use table::{Advice, COUNSELS, Counsel, Instinct, Knowledge, Luck};

/// How long an adviser searches: about a second or less.
const SIMULATIONS: u32 = 4_000;

/// The best choices of the seat, by what it knows. Of what was found, only choices tried often enough to be judged are named.
pub(crate) fn advise<G: Instinct>(knowledge: &Knowledge<G>, luck: &mut Luck) -> Advice {
    let seat = knowledge.seat();
    let mut search = Mcts::<G>::new(adviser::<G>(SIMULATIONS));
    let ranked = by_visits(search.weigh(knowledge, luck));
    let most = ranked.first().map_or(0, |choice| choice.visits);
    let named: Vec<_> = ranked.iter().filter(|choice| choice.visits * 50 >= most).take(COUNSELS).collect();
    let scene = knowledge.scene();
    let counsels = named.iter().map(|choice| {
        let others: Vec<_> = named.iter().map(|other| other.action).filter(|&other| other != choice.action).collect();
        let action = written(&choice.action);
        Counsel {
            label: scene.words_of(&action),
            note: scene.choice_of(&action).and_then(|choice| choice.note.clone()),
            action,
            expects: choice.mean,
            reasons: reasons(knowledge, choice.action, &others, luck),
        }
    });
    Advice { seat, counsels: counsels.collect() }
}

/// The choices, the one tried most often first.
pub(crate) fn by_visits<A: Copy>(choices: &[Choice<A>]) -> Vec<Choice<A>> {
    let mut ranked = choices.to_vec();
    ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean)));
    ranked
}

/// An action as records and screens write it.
pub(crate) fn written(action: &impl serde::Serialize) -> Value {
    serde_json::to_value(action).expect("an action is plain JSON")
}
