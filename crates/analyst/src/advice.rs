//! Advice to a seat that is asked to decide.

use crate::narrowed::{Narrowed, expect};
use crate::reasons::reasons;
use serde_json::Value;
use strategist::{Choice, Mcts, adviser};
use table::{Advice, COUNSELS, Counsel, Instinct, Knowledge, Luck};

/// How long an adviser looks for the best choices.
const SIMULATIONS: u32 = 4_000;

/// And how long at what each of them promises.
const A_CHOICE: u32 = 2_000;

/// The best choices of the seat, by what it knows. Of what was found, only choices tried often enough to be judged are named. All of them
/// are then looked at alike: a search soon leaves what it thinks little of, and what it saw of it so far is how not to go on.
pub(crate) fn advise<G: Instinct>(knowledge: &Knowledge<G>, luck: &mut Luck) -> Advice {
    let seat = knowledge.seat();
    let mut search = Mcts::<G>::new(adviser::<G>(SIMULATIONS));
    let ranked = by_visits(search.weigh(knowledge, luck));
    let most = ranked.first().map_or(0, |choice| choice.visits);
    let named = ranked.iter().filter(|choice| choice.visits * 50 >= most).take(COUNSELS).map(|choice| choice.action);
    let mut deep = Mcts::new(adviser::<Narrowed<G>>(A_CHOICE));
    let mut named: Vec<_> = named.map(|action| (action, expect(&mut deep, knowledge, action, luck))).collect();
    named.sort_by(|a, b| b.1.total_cmp(&a.1));
    let scene = knowledge.scene();
    let counsels = named.iter().map(|&(choice, expects)| {
        let others: Vec<_> = named.iter().map(|other| other.0).filter(|&other| other != choice).collect();
        let action = written(&choice);
        Counsel {
            label: scene.words_of(&action),
            note: scene.choice_of(&action).and_then(|choice| choice.note.clone()),
            action,
            expects,
            reasons: reasons(knowledge, choice, &others, luck),
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
