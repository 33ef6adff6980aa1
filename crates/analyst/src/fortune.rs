//! What else could have come: the outcomes of a roll, draw or lot, and what each would have been worth.

use crate::outlook::{Outlook, Shares};
use table::{Fact, Game, Instinct, Luck, MAX_SEATS, Message, Silent};

/// Up to so many outcomes are all weighed; of more, so many are drawn.
const OUTCOMES: usize = 12;

/// One roll, draw or lot.
pub(crate) struct Fortune {
    /// What came, in words.
    pub came: Vec<Message>,
    /// How many outcomes were possible.
    pub outcomes: usize,
    /// Whether all of them were weighed.
    pub exact: bool,
    /// How likely what came was.
    likelihood: f64,
    /// What the seats could expect in the mean of everything else.
    otherwise: Shares,
}

impl Fortune {
    /// Weighs what could have come in `position` besides `came`.
    pub(crate) fn of<G: Instinct>(position: &G, came: G::Chance, outlook: &mut Outlook<G>, luck: &mut Luck) -> Fortune {
        let mut outcomes = Vec::new();
        position.chances(&mut outcomes);
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let count = outcomes.len();
        let own = outcomes.iter().find(|&&(outcome, _)| outcome == came).map_or(0.0, |&(_, weight)| f64::from(weight));
        outcomes.retain(|&(outcome, _)| outcome != came);
        let exact = outcomes.len() < OUTCOMES;
        let weighed: Vec<(G::Chance, f64)> = if exact {
            outcomes.iter().map(|&(outcome, weight)| (outcome, f64::from(weight) / (total - own))).collect()
        } else {
            (0..OUTCOMES).map(|_| (luck.weighted(&outcomes), 1.0 / OUTCOMES as f64)).collect()
        };
        let mut otherwise = [0.0; MAX_SEATS];
        for (outcome, weight) in weighed {
            let mut after = position.clone();
            after.settle(outcome, &mut Silent);
            for (sum, share) in otherwise.iter_mut().zip(outlook.of(&after)) {
                *sum += weight * share;
            }
        }
        Fortune { came: told(position, came), outcomes: count, exact, likelihood: own / total, otherwise }
    }

    /// What the seats could expect before it, if they can expect `after` of what came.
    pub(crate) fn before(&self, after: &Shares) -> Shares {
        std::array::from_fn(|seat| self.likelihood * after[seat] + (1.0 - self.likelihood) * self.otherwise[seat])
    }
}

/// What the chronicle says when this comes.
fn told<G: Game>(position: &G, came: G::Chance) -> Vec<Message> {
    let mut facts: Vec<Fact> = Vec::new();
    position.clone().settle(came, &mut facts);
    facts.into_iter().map(|fact| fact.message).collect()
}
