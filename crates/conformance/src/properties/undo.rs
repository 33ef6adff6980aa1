//! Undo stops at information: the session derives the barrier, and a game cannot talk its way past it.

use super::{difference, hash_of, seen};
use crate::walk::actions_of;
use crate::{Failure, Position, Suite, Verdict};
use table::{Eye, Instinct, Knowledge, Luck, Seat, Seats, Session, Silent, Stage};

/// How many actions are taken and taken back in each position.
const TRIES: usize = 3;
/// How many worlds are looked into for something learned.
const WORLDS: usize = 16;

/// An action that leaves the same seat, alone, to decide and teaches it nothing can be taken back by that seat and nobody else, and
/// everything is as it was. One that leads to a roll, a reveal or another player cannot be taken back, and its choice says so
/// beforehand.
pub fn undo_stops_at_information<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        let snapshot = Snapshot::of(position, position.session);
        for seat in position.state().stage().deciders().iter() {
            let actions = actions_of(position.state(), seat);
            for _ in 0..TRIES {
                let action = position.luck.pick(&actions);
                take_and_take_back(position, &snapshot, seat, action).map_err(|why| format!("{action:?}: {why}"))?;
            }
        }
        if position.state().stage() == Stage::Over {
            let undoer = position.seats().find(|&seat| position.session.may_undo(seat));
            ensure!(undoer.is_none(), "the game is over and seat {undoer:?} may take something back");
        }
        Ok(())
    })
}

fn take_and_take_back<G: Instinct>(
    position: &mut Position<'_, G>,
    snapshot: &Snapshot,
    seat: Seat,
    action: G::Action,
) -> Verdict {
    let before = position.session;
    let mut bare = before.state().clone();
    bare.act(seat, action, &mut Silent);
    let goes_on = bare.stage() == Stage::Decide(Seats::one(seat));
    let can_return = goes_on && !teaches(before.state(), seat, action, position.luck);

    let scene = before.scene(Eye::Seat(seat));
    let written = serde_json::to_value(action).expect("an action is plain JSON");
    for choice in scene.choices.iter().filter(|choice| choice.action == written) {
        ensure!(choice.is_final != can_return, "the choice says is_final = {} and it is not so", choice.is_final);
    }

    let mut session = before.clone();
    let step = session.act(seat, action, position.dice).map_err(|refusal| format!("refused: {refusal}"))?;
    session.accept(step);
    for other in position.seats() {
        let may = session.may_undo(other);
        ensure!(may == (can_return && other == seat), "may_undo says {may} to seat {}", other.0);
        ensure!(may == session.undo(other).is_ok(), "undo and may_undo do not agree for seat {}", other.0);
        if let Err(refusal) = session.undo(other) {
            position.suite.can_say(&refusal.reason)?;
        }
    }
    if can_return {
        let step = session.undo(seat).map_err(|refusal| format!("cannot be taken back: {refusal}"))?;
        session.accept(step);
        ensure!(session.lines().len() == before.lines().len() + 2, "the record does not keep both action and undo");
        snapshot.compare(&Snapshot::of(position, &session))?;
        for eye in position.eyes() {
            ensure!(before.told(eye).eq(session.told(eye)), "taken back, {eye:?} was told something else");
        }
    }
    Ok(())
}

/// Whether `seat` comes to know something by `action`: of worlds that look alike to it before, one looks different after.
fn teaches<G: Instinct>(state: &G, seat: Seat, action: G::Action, luck: &mut Luck) -> bool {
    let after = |mut world: G| {
        world.act(seat, action, &mut Silent);
        Knowledge::new(&world, seat)
    };
    let lesson = after(state.clone());
    let knowledge = Knowledge::new(state, seat);
    (0..WORLDS).any(|_| after(knowledge.imagine(luck)) != lesson)
}

/// What there is to see of a moment, kept as text, so that no copy can change it in secret.
struct Snapshot {
    state: String,
    hash: u64,
    seen: Vec<String>,
    undo: Vec<bool>,
}

impl Snapshot {
    fn of<G: Instinct>(position: &Position<'_, G>, session: &Session<G>) -> Snapshot {
        let state = session.state();
        Snapshot {
            state: format!("{state:?}"),
            hash: hash_of(state),
            seen: position.eyes().map(|eye| seen(state, eye)).collect(),
            undo: position.seats().map(|seat| session.may_undo(seat)).collect(),
        }
    }

    fn compare(&self, after: &Snapshot) -> Verdict {
        let same_state = self.state == after.state && self.hash == after.hash;
        ensure!(same_state, "taken back, the state is another:{}", difference(&self.state, &after.state));
        for (was, is) in self.seen.iter().zip(&after.seen) {
            ensure!(was == is, "taken back, someone sees something else:{}", difference(was, is));
        }
        ensure!(self.undo == after.undo, "taken back, someone may go further back than before, or less far");
        Ok(())
    }
}
