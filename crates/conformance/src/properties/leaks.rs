//! Nothing leaks: what a seat sees, hears and may do depends on what it knows and on nothing else.

use super::{difference, json, seen};
use crate::walk::{actions_of, chances_of};
use crate::{Failure, Position, Suite, Verdict};
use table::{Audience, Eye, Fact, Instinct, Knowledge, Luck, Seat};

/// How many different steps are compared in each position.
const STEPS: usize = 4;

/// Nothing leaks: when all that a seat cannot know is dealt anew, its view, its list and the stage stay as they are, byte for byte,
/// and so does what a spectator sees. And nobody is told what they do not come to know: where two steps leave a seat knowing the
/// same, it hears the same.
pub fn nothing_leaks<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            for seat in position.seats() {
                let mut world = state.clone();
                world.redeal(seat, position.luck);
                looks_alike(state, &world, seat)?;
                sounds_alike(state, &world, seat, position.luck)?;
            }
        }
        Ok(())
    })
}

fn looks_alike<G: Instinct>(state: &G, world: &G, seat: Seat) -> Verdict {
    let who = seat.0;
    ensure!(
        state.stage() == world.stage(),
        "seat {who} can tell by the stage: {:?}, {:?}",
        state.stage(),
        world.stage()
    );
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        let (real, imagined) = (seen(state, eye), seen(world, eye));
        ensure!(
            real == imagined,
            "{eye:?} sees what seat {who} cannot know: redealt, the view is another:{}",
            difference(&real, &imagined)
        );
    }
    let (real, imagined) = (actions_of(state, seat), actions_of(world, seat));
    ensure!(real == imagined, "seat {who} can tell by what it may do:\n    {real:?}\n    {imagined:?}");
    Ok(())
}

/// A state after a step, and what was told on the way.
struct Consequence<G> {
    after: G,
    facts: Vec<Fact>,
}

impl<G: Instinct> Consequence<G> {
    fn of(state: &G, step: impl FnOnce(&mut G, &mut Vec<Fact>)) -> Consequence<G> {
        let (mut after, mut facts) = (state.clone(), Vec::new());
        step(&mut after, &mut facts);
        Consequence { after, facts }
    }

    fn heard_by(&self, eye: Eye) -> Vec<&Fact> {
        self.facts.iter().filter(|fact| fact.audience.includes(eye)).collect()
    }

    /// Fails if the two differ for `seat` by what is told alone.
    fn compare(&self, other: &Consequence<G>, seat: Seat) -> Verdict {
        if self.after == other.after || Knowledge::new(&self.after, seat) != Knowledge::new(&other.after, seat) {
            return Ok(());
        }
        for eye in [Eye::Seat(seat), Eye::Spectator] {
            let (one, two) = (self.heard_by(eye), other.heard_by(eye));
            let words_alike =
                one.len() == two.len() && one.iter().zip(&two).all(|(a, b)| unaddressed(a) == unaddressed(b));
            ensure!(
                words_alike,
                "{eye:?} is told what seat {} does not come to know:{}",
                seat.0,
                difference(&json(&one), &json(&two))
            );
        }
        Ok(())
    }
}

/// What is said, whoever else hears it.
fn unaddressed(fact: &Fact) -> Fact {
    Fact { audience: Audience::All, ..fact.clone() }
}

/// The same step in the true and in an imagined world, and secret steps that only others see in full.
fn sounds_alike<G: Instinct>(state: &G, world: &G, seat: Seat, luck: &mut Luck) -> Verdict {
    let (chances, imagined) = (chances_of(state), chances_of(world));
    let drawn: Vec<_> = (0..STEPS.min(chances.len())).map(|_| luck.pick(&chances).0).collect();
    let outcomes: Vec<_> =
        drawn.iter().map(|&chance| Consequence::of(state, |state, facts| state.settle(chance, facts))).collect();
    for (&chance, outcome) in drawn.iter().zip(&outcomes) {
        if imagined.iter().any(|&(possible, _)| possible == chance) {
            outcome.compare(&Consequence::of(world, |world, facts| world.settle(chance, facts)), seat)?;
        }
    }
    pairwise(&outcomes, seat)?;

    let deciders = state.stage().deciders();
    for decider in deciders.iter() {
        let actions = actions_of(state, decider);
        let taken: Vec<_> = (0..STEPS.min(actions.len())).map(|_| luck.pick(&actions)).collect();
        let results: Vec<_> = taken
            .iter()
            .map(|&action| Consequence::of(state, |state, facts| state.act(decider, action, facts)))
            .collect();
        for (&action, result) in taken.iter().zip(&results) {
            if world.check(decider, action).is_ok() {
                result.compare(&Consequence::of(world, |world, facts| world.act(decider, action, facts)), seat)?;
            }
        }
        // Decisions that several make at once are secret until the last is made.
        if deciders.len() > 1 && decider != seat {
            pairwise(&results, seat)?;
        }
    }
    Ok(())
}

fn pairwise<G: Instinct>(consequences: &[Consequence<G>], seat: Seat) -> Verdict {
    for (index, one) in consequences.iter().enumerate() {
        consequences[..index].iter().try_for_each(|other| one.compare(other, seat))?;
    }
    Ok(())
}
