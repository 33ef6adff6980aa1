//! What an adviser says to one seat, and the analyst who says it: made elsewhere, carried here without types.

use crate::{Analysis, Effort, Game, Knowledge, Luck, Message, Seat, Tale};
use serde::Serialize;
use serde_json::Value;

/// How many choices an adviser names.
pub const COUNSELS: usize = 3;

/// What an adviser thinks of a seat's choices.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// Whom it is for.
    pub seat: Seat,
    /// The best choices, the best first: at most [`COUNSELS`].
    pub counsels: Vec<Counsel>,
}

/// What an adviser thinks of one choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counsel {
    /// The action to send.
    pub action: Value,
    /// The choice in words.
    pub label: Message,
    /// What the choice would bring, as the scene says it: exact odds where the game knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Message>,
    /// The share of the victory the seat can expect, 0 to 1; alone, the result ([`worth_in_words`]).
    pub expects: f64,
    /// What speaks for and against it, compared with the other choices: what counts most first.
    pub reasons: Vec<Reason>,
}

impl Counsel {
    /// What the choice promises, in words, where so many play.
    pub fn promise(&self, seats: usize) -> Message {
        let id = if seats == 1 { "table-advice-expects-alone" } else { "table-advice-expects" };
        Message::new(id).with("percent", (100.0 * self.expects).round() as i64)
    }
}

/// What a result is worth, in words, for who plays the game alone: it is no chance of victory, for a victory may be a narrow one. `None`
/// where several play and share one victory.
///
/// ```
/// assert_eq!(table::worth_in_words("commander", 1).unwrap().id, "commander-worth");
/// assert_eq!(table::worth_in_words("alexandros", 2), None);
/// ```
pub fn worth_in_words(game: &str, seats: usize) -> Option<Message> {
    (seats == 1).then(|| Message::new(format!("{game}-worth")))
}

/// One of the things that count in a game, and how a choice differs in it from the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// What counts, in words.
    pub term: Message,
    /// How much it adds to the seat's outlook beyond what the other choices add: above 0 it speaks for the choice.
    pub weight: f64,
}

/// What speaks for and against a choice, as sentences; none if nothing does.
///
/// ```
/// use table::{Message, Reason, reasons_in_words};
///
/// let reason = |weight| Reason { term: Message::new("pig-name"), weight };
/// assert_eq!(reasons_in_words(&[reason(0.3)]).unwrap().id, "table-reasons-for");
/// assert_eq!(reasons_in_words(&[reason(0.3), reason(-0.1)]).unwrap().id, "table-reasons-both");
/// assert_eq!(reasons_in_words(&[]), None);
/// ```
pub fn reasons_in_words(reasons: &[Reason]) -> Option<Message> {
    let terms = |good: bool| -> Vec<Message> {
        reasons.iter().filter(|reason| (reason.weight > 0.0) == good).map(|reason| reason.term.clone()).collect()
    };
    let (good, bad) = (terms(true), terms(false));
    match (good.is_empty(), bad.is_empty()) {
        (true, true) => None,
        (false, true) => Some(Message::new("table-reasons-for").with("good", good)),
        (true, false) => Some(Message::new("table-reasons-against").with("bad", bad)),
        (false, false) => Some(Message::new("table-reasons-both").with("good", good).with("bad", bad)),
    }
}

/// Advice in the making: run it wherever there is time. It holds only what the seat knows.
pub type Counselling = Box<dyn FnOnce() -> Advice + Send>;

/// Who hears how far an analysis has come: so many of so many steps. `false` stops it.
pub type Listener<'a> = dyn Fn(usize, usize) -> bool + Sync + 'a;

/// Someone who advises at tables of the game `G` and analyses what was played.
pub struct Analyst<G: Game> {
    /// Weighs the choices of a seat by what it knows. The same knowledge and the same generator give the same advice.
    pub advise: fn(&Knowledge<G>, &mut Luck) -> Advice,
    /// Judges a game that is over. `None` if the listener stopped it.
    pub analyze: fn(&Tale<G>, &Effort, &Listener) -> Option<Analysis>,
}

impl<G: Game> Clone for Analyst<G> {
    fn clone(&self) -> Analyst<G> {
        *self
    }
}

impl<G: Game> Copy for Analyst<G> {}
