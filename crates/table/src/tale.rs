//! A finished game as a list of what happened, each with the position it happened in.

use crate::opening::setup;
use crate::record::{Entry, Flaw, FlawKind, Header, Record};
use crate::{EditionFile, Game, Message, Seat, Session, Silent};

/// A game that is over, told from its record without what was taken back.
#[derive(Clone, Debug)]
pub struct Tale<G: Game> {
    /// The first line of the record.
    pub header: Header,
    /// What happened, in order.
    pub events: Vec<Event<G>>,
    /// The position at the end.
    pub end: G,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct Event<G: Game> {
    /// The line of the record, from 1.
    pub line: usize,
    /// The position before it.
    pub before: G,
    /// What it was.
    pub what: Happening<G>,
}

/// A decision or an outcome.
#[derive(Clone, Copy, Debug)]
pub enum Happening<G: Game> {
    /// A seat took an action.
    Act(Seat, G::Action),
    /// Something was rolled, drawn or cast by lot.
    Settle(G::Chance),
}

impl<G: Game> Tale<G> {
    /// Plays a record again. One that is not over is a flaw: who is still playing must not learn what others hold.
    pub fn of(record: &Record, edition: &EditionFile) -> Result<Tale<G>, Flaw> {
        let session = Session::<G>::load(record, edition, None)?;
        if !session.has_ended() {
            let reason = Message::new("table-flaw-unfinished");
            return Err(Flaw::new(record.lines.len(), FlawKind::Unfinished, reason));
        }
        let header = record.header.clone();
        let (setup, _) = setup::<G>(edition, &header.options, header.seats.len())
            .map_err(|fault| Flaw::new(1, FlawKind::Unreadable, fault.reason))?;
        let mut events: Vec<Event<G>> = Vec::new();
        let mut state = G::new(&setup);
        // The session has checked every line, so each can be decoded here.
        for (index, entry) in record.entries.iter().enumerate() {
            let line = index + 2;
            let illegal = |detail: serde_json::Error| {
                let reason = Message::new("table-flaw-unreadable").with("detail", detail.to_string());
                Flaw::new(line, FlawKind::Illegal, reason)
            };
            match entry {
                Entry::Action { seat, action } => {
                    let action = serde_json::from_value(action.clone()).map_err(illegal)?;
                    events.push(Event { line, before: state.clone(), what: Happening::Act(*seat, action) });
                    state.act(*seat, action, &mut Silent);
                }
                Entry::Chance { chance } => {
                    let chance = serde_json::from_value(chance.clone()).map_err(illegal)?;
                    events.push(Event { line, before: state.clone(), what: Happening::Settle(chance) });
                    state.settle(chance, &mut Silent);
                }
                // Only one's own last action can be taken back, with nothing in between.
                Entry::Undo { .. } => {
                    if let Some(undone) = events.pop() {
                        state = undone.before;
                    }
                }
                Entry::End { .. } => {}
            }
        }
        Ok(Tale { header, events, end: state })
    }
}
