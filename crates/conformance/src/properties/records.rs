//! Records survive: written, read and played again, a game is the same at every line.

use super::{difference, hash_of, json};
use crate::{Failure, Position, Suite, Verdict};
use table::{Instinct, Record, Session, Stage, verify};

/// How many positions are recorded and replayed: each costs the whole game up to there.
const REPLAYS: usize = 200;

/// A record, written and read again, replays without any generator to the same state, hash, story and undo; cut off anywhere, it
/// loads, and the outcomes still due come out as they did; finished, it verifies.
pub fn records_replay_to_the_same_state<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit_some(suite.looks.min(REPLAYS), |position: &mut Position<'_, G>| {
        let session = position.session;
        let text: String = session.lines().iter().flat_map(|line| [line, "\n"]).collect();
        let record = Record::parse(&text).map_err(|flaw| format!("the record cannot be read: {flaw}"))?;
        ensure!(record.text() == text, "the record is read as something else than was written");
        same(position, session, &load(position, &record)?)?;
        cut_off(position, &record)?;
        if position.state().stage() == Stage::Over {
            ensure!(session.has_ended(), "the game is over and the record has no end");
            verify(&suite.title(), &record, &position.order.edition)
                .map_err(|flaw| format!("an honest record does not verify: {flaw}"))?;
        }
        Ok(())
    })
}

fn load<G: Instinct>(position: &Position<'_, G>, record: &Record) -> Result<Session<G>, String> {
    Session::load(record, &position.order.edition, None).map_err(|flaw| format!("the record does not replay: {flaw}"))
}

fn same<G: Instinct>(position: &Position<'_, G>, played: &Session<G>, replayed: &Session<G>) -> Verdict {
    let (one, two) = (played.state(), replayed.state());
    ensure!(one == two && hash_of(one) == hash_of(two), "replayed, the state is another:\n    {one:?}\n    {two:?}");
    for eye in position.eyes() {
        ensure!(played.told(eye).eq(replayed.told(eye)), "replayed, {eye:?} is told something else");
    }
    for seat in position.seats() {
        ensure!(played.may_undo(seat) == replayed.may_undo(seat), "replayed, undo of seat {} is another", seat.0);
    }
    ensure!(played.has_ended() == replayed.has_ended(), "replayed, the end is another");
    Ok(())
}

/// A record cut off anywhere, even between an action and its outcome, goes on as it did.
fn cut_off<G: Instinct>(position: &mut Position<'_, G>, record: &Record) -> Verdict {
    let cut = 1 + position.luck.below(record.lines.len() as u32) as usize;
    let mut session = load(position, &record.up_to(cut))?;
    let step = session.begin(position.dice);
    session.accept(step);
    let (was, is) = (&record.lines[..session.lines().len().min(record.lines.len())], session.lines());
    ensure!(
        was == is,
        "cut off after line {cut}, the record goes on otherwise:{}",
        difference(&json(&was), &json(&is))
    );
    Ok(())
}
