//! A game being played: state, record, chronicle, and how far back one may go.

use crate::barrier::{Doubt, hands_over};
use crate::record::{self, End, Entry, Flaw, FlawKind, Header, Record};
use crate::{Dice, Eye, Fact, Game, Message, Refusal, Scene, Seat, Stage};
use serde_json::Value;
use std::sync::Arc;

/// One game with its record.
///
/// Nothing changes before it is kept: [`act`](Session::act), [`undo`](Session::undo) and [`begin`](Session::begin) work out a
/// [`Step`], the caller stores its lines, and only [`accept`](Session::accept) makes it the present.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    now: Moment<G>,
    header: Header,
    lines: Vec<String>,
}

/// The part of a session that a step replaces.
#[derive(Clone, Debug)]
struct Moment<G: Game> {
    state: G,
    told: Vec<Arc<Told>>,
    undo: Vec<Memory<G>>,
    chances: u64,
    ended: bool,
}

/// A fact and the line of the record that brought it about.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Told {
    /// The line, from 1.
    pub line: usize,
    /// The fact.
    pub fact: Fact,
}

/// Where an undo leads back to.
#[derive(Clone, Debug)]
struct Memory<G: Game> {
    seat: Seat,
    action: G::Action,
    state: G,
    told: usize,
}

impl<G: Game> Memory<G> {
    /// Whether `seat` may go back to it. What was learned is looked into only now: replaying a record need not.
    fn leads_back(&self, seat: Seat) -> bool {
        self.seat == seat && !Doubt::new(&self.state, seat).is_lifted_by(self.action)
    }
}

/// What would come next: not real until it is accepted.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The lines to append to the record.
    pub lines: Vec<String>,
    next: Moment<G>,
}

impl<G: Game> Session<G> {
    /// A session in which nothing has happened.
    pub fn new(setup: &Arc<G::Setup>, header: Header) -> Session<G> {
        let lines = vec![record::write_line(&header, "")];
        Session {
            now: Moment { state: G::new(setup), told: Vec::new(), undo: Vec::new(), chances: 0, ended: false },
            header,
            lines,
        }
    }

    /// Plays a record again. With `dice`, also checks that every outcome is what they make it.
    pub fn replay(setup: &Arc<G::Setup>, record: &Record, dice: Option<&Dice>) -> Result<Session<G>, Flaw> {
        let mut session = Session::new(setup, record.header.clone());
        session.lines = record.lines.clone();
        let foreign = record.header.origin.as_ref().map_or(0, |origin| origin.lines);
        for (index, entry) in record.entries.iter().enumerate() {
            session.now.replay(index + 2, entry, dice.filter(|_| index >= foreign))?;
        }
        Ok(session)
    }

    /// Plays the lines of another table, which the record of this one begins with.
    pub(crate) fn take_over(&mut self, entries: &[Entry]) -> Result<(), Flaw> {
        let mut draft = Draft::new(self);
        for entry in entries {
            draft.write(entry);
            draft.next.replay(draft.line, entry, None)?;
        }
        let step = draft.step();
        self.accept(step);
        Ok(())
    }

    /// The first roll, deal or lot, if the game opens with one. Also mends a record cut off between an action and its outcome.
    pub fn begin(&self, dice: &Dice) -> Step<G> {
        let mut draft = Draft::new(self);
        draft.settle_all(dice);
        draft.step()
    }

    /// What follows if `seat` takes `action`: the action and every outcome until someone must decide again.
    pub fn act(&self, seat: Seat, action: G::Action, dice: &Dice) -> Result<Step<G>, Refusal> {
        permit(&self.now.state, seat, action)?;
        let mut draft = Draft::new(self);
        let action_value = serde_json::to_value(action).expect("an action is plain JSON");
        draft.write(&Entry::Action { seat, action: action_value });
        draft.next.act(draft.line, seat, action);
        draft.settle_all(dice);
        Ok(draft.step())
    }

    /// What follows if `seat` takes its last action back.
    pub fn undo(&self, seat: Seat) -> Result<Step<G>, Refusal> {
        let mut draft = Draft::new(self);
        draft.next.undo(seat)?;
        draft.write(&Entry::Undo { undo: seat });
        Ok(draft.step())
    }

    /// Makes `step`, worked out from this very moment, the present. Call it once the lines are safely stored.
    pub fn accept(&mut self, step: Step<G>) {
        self.now = step.next;
        self.lines.extend(step.lines);
    }

    /// The state. Bots get [`Knowledge`](crate::Knowledge) instead.
    pub fn state(&self) -> &G {
        &self.now.state
    }

    /// Whether the game is over, its result written and its seed revealed.
    pub fn has_ended(&self) -> bool {
        self.now.ended
    }

    /// The first line of the record.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Every line of the record.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Whether `seat` may take its last action back: nothing was rolled, drawn or revealed since, and nobody else has had a say.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.now.undo.last().is_some_and(|memory| memory.leads_back(seat))
    }

    /// What `eye` may know of what happened, oldest first.
    pub fn told(&self, eye: Eye) -> impl DoubleEndedIterator<Item = &Told> {
        self.now.told.iter().map(Arc::as_ref).filter(move |told| told.fact.audience.includes(eye))
    }

    /// What `eye` sees, with each choice marked that cannot be taken back.
    pub fn scene(&self, eye: Eye) -> Scene {
        view(&self.now.state, eye)
    }
}

/// What `eye` sees of `state`, with each choice marked that cannot be taken back.
pub fn view<G: Game>(state: &G, eye: Eye) -> Scene {
    let mut scene = state.scene(eye);
    if let Eye::Seat(seat) = eye
        && !scene.choices.is_empty()
    {
        let doubt = Doubt::new(state, seat);
        for choice in &mut scene.choices {
            if let Ok(action) = decode(&choice.action)
                && permit(state, seat, action).is_ok()
            {
                choice.is_final = doubt.is_final(action);
            }
        }
    }
    scene
}

/// Whether `seat` may take `action` in `state`: asked, and allowed by the rules.
fn permit<G: Game>(state: &G, seat: Seat, action: G::Action) -> Result<(), Refusal> {
    match state.stage() {
        Stage::Over => Err(Refusal::game_over()),
        stage if !stage.deciders().contains(seat) => Err(Refusal::not_your_turn()),
        _ => state.check(seat, action),
    }
}

impl<G: Game> Moment<G> {
    fn act(&mut self, line: usize, seat: Seat, action: G::Action) {
        let memory = Memory { seat, action, state: self.state.clone(), told: self.told.len() };
        let mut facts = Vec::new();
        self.state.act(seat, action, &mut facts);
        self.tell(line, facts);
        if hands_over(seat, self.state.stage()) {
            self.undo.clear();
        } else {
            self.undo.push(memory);
        }
    }

    fn settle(&mut self, line: usize, chance: G::Chance) {
        let mut facts = Vec::new();
        self.state.settle(chance, &mut facts);
        self.tell(line, facts);
        self.undo.clear();
        self.chances += 1;
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let memory = self.undo.pop_if(|memory| memory.leads_back(seat)).ok_or_else(Refusal::nothing_to_undo)?;
        self.state = memory.state;
        self.told.truncate(memory.told);
        Ok(())
    }

    fn tell(&mut self, line: usize, facts: Vec<Fact>) {
        self.told.extend(facts.into_iter().map(|fact| Arc::new(Told { line, fact })));
    }

    fn replay(&mut self, line: usize, entry: &Entry, dice: Option<&Dice>) -> Result<(), Flaw> {
        let illegal = |reason: Message| Flaw::new(line, FlawKind::Illegal, reason);
        let refused = |refusal: Refusal| {
            let reason = match refusal.clause {
                Some(clause) => {
                    Message::new("table-flaw-refused-by-clause").with("clause", clause).with("reason", refusal.reason)
                }
                None => Message::new("table-flaw-refused").with("reason", refusal.reason),
            };
            illegal(reason)
        };
        match entry {
            Entry::Action { seat, action } => {
                let action = decode(action).map_err(|detail| refused(Refusal::malformed(detail)))?;
                permit(&self.state, *seat, action).map_err(refused)?;
                self.act(line, *seat, action);
            }
            Entry::Chance { chance } => {
                let chance: G::Chance = decode(chance)
                    .map_err(|detail| illegal(Message::new("table-flaw-chance").with("detail", detail)))?;
                let mut outcomes = Vec::new();
                self.state.chances(&mut outcomes);
                if !outcomes.iter().any(|&(possible, _)| possible == chance) {
                    return Err(illegal(Message::new("table-flaw-impossible-chance")));
                }
                if dice.is_some_and(|dice| dice.draw(self.chances, &outcomes) != Some(chance)) {
                    return Err(Flaw::new(line, FlawKind::Dishonest, Message::new("table-flaw-dishonest")));
                }
                self.settle(line, chance);
            }
            Entry::Undo { undo } => self.undo(*undo).map_err(refused)?,
            Entry::End { end } => {
                let standing = self.state.standing().ok_or_else(|| illegal(Message::new("table-flaw-ended-early")))?;
                if standing.outcome() != end.outcome {
                    return Err(illegal(Message::new("table-flaw-result")));
                }
                if std::mem::replace(&mut self.ended, true) {
                    return Err(illegal(Message::new("table-flaw-ended-twice")));
                }
            }
        }
        Ok(())
    }
}

fn decode<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

/// A step in the making.
struct Draft<G: Game> {
    next: Moment<G>,
    lines: Vec<String>,
    link: String,
    /// The number of the line written last.
    line: usize,
}

impl<G: Game> Draft<G> {
    fn new(session: &Session<G>) -> Draft<G> {
        let last = session.lines.last().expect("a record has a header");
        Draft {
            next: session.now.clone(),
            lines: Vec::new(),
            link: record::link(last).to_owned(),
            line: session.lines.len(),
        }
    }

    fn write(&mut self, entry: &Entry) {
        let line = record::write_line(entry, &self.link);
        self.link = record::link(&line).to_owned();
        self.lines.push(line);
        self.line += 1;
    }

    /// Draws every outcome due, and ends the record if the game is over.
    fn settle_all(&mut self, dice: &Dice) {
        let mut outcomes = Vec::new();
        while self.next.state.stage() == Stage::Chance {
            outcomes.clear();
            self.next.state.chances(&mut outcomes);
            let chance = dice.draw(self.next.chances, &outcomes).expect("a game in the chance stage has an outcome");
            let chance_value = serde_json::to_value(chance).expect("an outcome is plain JSON");
            self.write(&Entry::Chance { chance: chance_value });
            self.next.settle(self.line, chance);
        }
        if let Some(standing) = self.next.state.standing()
            && !std::mem::replace(&mut self.next.ended, true)
        {
            self.write(&Entry::End { end: End { outcome: standing.outcome(), seed: dice.reveal() } });
        }
    }

    fn step(self) -> Step<G> {
        Step { lines: self.lines, next: self.next }
    }
}
