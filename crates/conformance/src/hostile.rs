//! Hostile input, judged: what the property tests try over and over, and what the fuzz targets in `fuzz/` call.

use crate::properties::agree;
use crate::walk::{actions_of, chances_of, random_step};
use crate::{Suite, Verdict, mutate};
use serde_json::Value;
use table::{EditionFile, Instinct, Luck, Order, Record, Session, Silent, Stage, Title, record};

/// How far a game on an unknown edition is played.
const STEPS: usize = 60;

impl<G: Instinct> Suite<G> {
    /// `text` as a record, as it stands and with every link made right (so that nothing but the rules stands in the way): it loads, or
    /// has a flaw with a line of the text and words. Never panics on a game that passes the suite.
    pub fn try_record(&self, text: &str) -> Verdict {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mended = linked(&lines.iter().map_while(|line| unlinked(line)).collect::<Vec<_>>());
        [lines, mended].into_iter().try_for_each(|lines| {
            let count = lines.len().max(1);
            let loaded = Record::from_lines(lines).and_then(|record| {
                let edition = G::ABOUT.edition(&record.header.edition.name).unwrap_or(G::ABOUT.default_edition());
                self.title().load(&record, &edition, None).map(|_| ())
            });
            let Err(flaw) = loaded else { return Ok(()) };
            ensure!((1..=count).contains(&flaw.line), "the flaw is said to be on line {} of {count}", flaw.line);
            self.can_say(&flaw.reason)
        })
    }

    /// `text` as an edition: it has a fault with a line of the text and words, or can be played on at every table of the suite.
    pub fn try_edition(&self, text: &str) -> Verdict {
        let edition = EditionFile::new("hostile", text);
        if let Err(fault) = self.title().check_edition(&edition) {
            let lines = text.lines().count() + 1;
            let within = fault.line.is_none_or(|line| (1..=lines).contains(&line));
            ensure!(within, "the fault is said to be on line {:?} of {lines}", fault.line);
            return self.can_say(&fault.reason);
        }
        for layout in &self.layouts {
            match Session::<G>::open(&Order { edition: edition.clone(), ..layout.order::<G>(0) }) {
                Ok(session) => {
                    let (mut state, mut luck) = (session.state().clone(), Luck::new(0));
                    (0..STEPS).all(|_| random_step(&mut state, &mut luck, &mut Silent));
                }
                Err(fault) => self.can_say(&fault.reason)?,
            }
        }
        Ok(())
    }

    /// `bytes` as a game: the first chooses the table, each further one the next step. Everywhere on the way `actions` and `check`
    /// agree, on what is offered and on what is offered with something changed.
    pub fn try_game(&self, bytes: &[u8]) -> Verdict {
        let (&first, rest) = bytes.split_first().unwrap_or((&0, &[]));
        let order = self.layouts[usize::from(first) % self.layouts.len()].order::<G>(0);
        let session = Session::<G>::open(&order).map_err(|fault| fault.to_string())?;
        let mut state = session.state().clone();
        for (&byte, number) in rest.iter().zip(0..) {
            let at = usize::from(byte);
            match state.stage() {
                Stage::Decide(seats) => {
                    let asked: Vec<_> = seats.iter().collect();
                    let seat = asked[at % asked.len()];
                    let offered = actions_of(&state, seat);
                    ensure!(!offered.is_empty(), "seat {} is asked and has nothing to choose from", seat.0);
                    let action = offered[at / asked.len() % offered.len()];
                    let changed = changed::<G>(action, &mut Luck::new(u64::from(byte) << 32 | number));
                    agree(self, &state, seat, &changed)?;
                    agree(self, &state, seat.next(state.seats()), &offered)?;
                    state.act(seat, action, &mut Silent);
                }
                Stage::Chance => {
                    let chances = chances_of(&state);
                    ensure!(!chances.is_empty(), "chance has nothing to choose from");
                    state.settle(chances[at % chances.len()].0, &mut Silent);
                }
                Stage::Over => break,
            }
        }
        Ok(())
    }
}

/// `action` with one thing changed, in several ways, as far as the result can still be read.
fn changed<G: Instinct>(action: G::Action, luck: &mut Luck) -> Vec<G::Action> {
    let written = serde_json::to_value(action).unwrap_or_default();
    (0..4).filter_map(|_| serde_json::from_value(mutate::value(&written, &[], luck)).ok()).collect()
}

/// A line of a record without its link, if it is JSON.
pub(crate) fn unlinked(line: &str) -> Option<Value> {
    let mut body: Value = serde_json::from_str(line).ok()?;
    body.as_object_mut()?.remove("link");
    Some(body)
}

/// The lines of a record, each with the right link.
pub(crate) fn linked(bodies: &[Value]) -> Vec<String> {
    let mut previous = String::new();
    let line = |body: &Value| {
        let line = record::write_line(body, &previous);
        previous = record::link(&line).to_owned();
        line
    };
    bodies.iter().map(line).collect()
}
