//! What the parts of a table page are drawn from.

use crate::chronicle;
use crate::rulebook::Rulebook;
use house::View;
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::{ClauseId, Eye, Message, Refusal, Seat, Seats};
use words::{Speaker, Words};

/// One table as one visitor sees it, in their language.
pub struct Sight<'a> {
    /// What they see.
    pub view: &'a View,
    /// The words of their language.
    pub words: &'a Words,
    /// The same words, where seats have names.
    pub say: Speaker<'a>,
    /// The rules of the game.
    pub rules: &'a Rulebook,
    /// The elements that changed since the viewer last decided.
    pub recent: BTreeSet<&'a str>,
}

impl<'a> Sight<'a> {
    /// `view` in `words`. `names` are those of [`names`].
    pub fn new(view: &'a View, words: &'a Words, names: &'a [String], rules: &'a Rulebook) -> Sight<'a> {
        Sight { view, words, say: words.named(names), rules, recent: chronicle::recent(view) }
    }

    /// A message of the page itself.
    pub fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }

    /// The seat whose eyes look, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.view.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::All => None,
        }
    }

    /// Whether the viewer is asked to decide.
    pub fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.view.stage.deciders().contains(seat))
    }

    /// The address of the table.
    pub fn address(&self) -> String {
        format!("/table/{}", self.view.table)
    }

    /// Links to clauses of the rulebook.
    pub fn clauses(&self, clauses: &[ClauseId]) -> Markup {
        html! {
            @for clause in clauses {
                a.clause href={ "/rules/" (self.view.game.id) "#" (clause) } title=(self.rules.words_of(*clause, self.words.lang())) { (clause) }
                " "
            }
        }
    }

    /// Why something may not be done: the reason, then the clause with its words.
    pub fn refusal(&self, refusal: &Refusal) -> Markup {
        html! {
            p.reason { (self.say.say(&refusal.reason)) }
            @if let Some(clause) = refusal.clause {
                p.rule {
                    a.clause href={ "/rules/" (self.view.game.id) "#" (clause) } { (clause) }
                    " " (self.rules.words_of(clause, self.words.lang()))
                }
            }
        }
    }

    /// The names of these seats, as a list in words.
    pub fn names(&self, seats: Seats) -> String {
        let names: Vec<Message> = seats.iter().map(|seat| Message::new("web-name").with("seat", seat)).collect();
        self.say.say(&Message::new("table-said").with("what", names))
    }
}

/// The names by seat.
pub fn names(view: &View) -> Vec<String> {
    view.seats.iter().map(|mark| mark.name.clone()).collect()
}
