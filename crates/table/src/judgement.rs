//! A judgement of positions that is learned: how much each of a game's terms counts.

use crate::{Instinct, MAX_SEATS, Payoffs, Seat};
use std::collections::BTreeMap;

/// The most terms a game may name.
pub const MAX_TERMS: usize = 32;

/// What a position holds for one seat, an entry for each of the game's [`TERMS`](Instinct::TERMS); entries beyond them are 0.
pub type Terms = [f32; MAX_TERMS];

/// The terms of every seat.
pub type AllTerms = [Terms; MAX_SEATS];

/// How much each term counts: at the start of a game, at its end, and in between in proportion.
///
/// A seat's outlook is the weighted sum of its terms. Several seats share the victory by the soft maximum of their outlooks; a
/// solitaire player's chance is the logistic function of theirs. So the weights can be fitted to games that were played, and each
/// term's part in a judgement can be told in words.
///
/// ```
/// use table::Judgement;
///
/// let judgement = Judgement::read("points = [0.5, 2.0]\ngold = [0.1, 0.0]", &["points", "gold"])?;
/// assert_eq!(judgement.weight(0, 0.0), 0.5);
/// assert_eq!(judgement.weight(0, 0.5), 1.25);
/// assert!(Judgement::read("points = [0.5, 2.0]", &["points", "gold"]).unwrap_err().contains("gold"));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    early: Terms,
    late: Terms,
    count: usize,
}

impl Judgement {
    /// Nothing counts: every seat's outlook is the same.
    pub const BLIND: Judgement = Judgement { early: [0.0; MAX_TERMS], late: [0.0; MAX_TERMS], count: 0 };

    /// A judgement with these weights, early and late, for each term.
    pub fn new(weights: &[(f32, f32)]) -> Judgement {
        let mut judgement = Judgement { count: weights.len(), ..Judgement::BLIND };
        for (at, &(early, late)) in weights.iter().enumerate() {
            (judgement.early[at], judgement.late[at]) = (early, late);
        }
        judgement
    }

    /// Reads weights from TOML, `term = [early, late]` for each of `terms` and no other. The error says what is wrong.
    pub fn read(text: &str, terms: &[&str]) -> Result<Judgement, String> {
        let mut file: BTreeMap<String, (f32, f32)> = toml::from_str(text).map_err(|error| error.to_string())?;
        let weights: Vec<(f32, f32)> = terms
            .iter()
            .map(|&term| file.remove(term).ok_or_else(|| format!("the weights of {term:?} are missing")))
            .collect::<Result<_, _>>()?;
        match file.keys().next() {
            Some(unknown) => Err(format!("there is no term {unknown:?}")),
            None if terms.len() > MAX_TERMS => Err(format!("{} terms are more than {MAX_TERMS}", terms.len())),
            None => Ok(Judgement::new(&weights)),
        }
    }

    /// The judgement that comes with the game `G`, whose file must be sound.
    ///
    /// # Panics
    ///
    /// If the file does not fit the game's terms: it is part of the program, and a test evaluates every game.
    pub fn of<G: Instinct>(text: &str) -> Judgement {
        Judgement::read(text, G::TERMS).unwrap_or_else(|error| panic!("the judgement of {}: {error}", G::ABOUT.id))
    }

    /// How much a term counts when the game has come so far (0 to 1).
    pub fn weight(&self, term: usize, progress: f32) -> f32 {
        self.early[term] + progress * (self.late[term] - self.early[term])
    }

    /// Each seat's expected share of the victory, from the position's terms.
    pub fn evaluate<G: Instinct>(&self, game: &G) -> Payoffs {
        let mut terms = [[0.0; MAX_TERMS]; MAX_SEATS];
        game.terms(&mut terms);
        self.shares(&terms, game.progress(), game.seats())
    }

    /// Each seat's expected share of the victory, from these terms.
    pub fn shares(&self, terms: &AllTerms, progress: f32, seats: usize) -> Payoffs {
        let mut weights = [0.0; MAX_TERMS];
        for (term, weight) in weights[..self.count].iter_mut().enumerate() {
            *weight = self.weight(term, progress);
        }
        let outlook = |seat: usize| -> f32 {
            terms[seat][..self.count].iter().zip(&weights).map(|(term, weight)| term * weight).sum()
        };
        let mut shares = [0.0; MAX_SEATS];
        if seats == 1 {
            shares[0] = 1.0 / (1.0 + (-outlook(0)).exp());
            return shares;
        }
        let mut best = f32::NEG_INFINITY;
        for (seat, share) in shares[..seats].iter_mut().enumerate() {
            *share = outlook(seat);
            best = best.max(*share);
        }
        let mut sum = 0.0;
        for share in &mut shares[..seats] {
            *share = (*share - best).exp();
            sum += *share;
        }
        shares[..seats].iter_mut().for_each(|share| *share /= sum);
        shares
    }

    /// What each term adds to the outlook of `seat`.
    pub fn parts<G: Instinct>(&self, game: &G, seat: Seat) -> Terms {
        let mut terms = [[0.0; MAX_TERMS]; MAX_SEATS];
        game.terms(&mut terms);
        let progress = game.progress();
        let mut parts = terms[seat.index()];
        for (term, part) in parts[..self.count].iter_mut().enumerate() {
            *part *= self.weight(term, progress);
        }
        parts
    }
}
