//! What happened, as facts with an audience. In search the chronicle is [`Silent`] and costs nothing.

use crate::{Eye, Message, Seat, Seats};
use serde::Serialize;

/// Who may hear of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody.
    All,
    /// These seats alone.
    Only(Seats),
    /// Everybody but these seats: the public side of something they know in full.
    Except(Seats),
}

impl Audience {
    /// Whether `eye` belongs to the audience. An eye that sees everything hears what the seats concerned hear.
    pub fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::All, _) | (Audience::Only(_), Eye::All) | (Audience::Except(_), Eye::Spectator) => true,
            (Audience::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Audience::Except(seats), Eye::Seat(seat)) => !seats.contains(seat),
            (Audience::Only(_), Eye::Spectator) | (Audience::Except(_), Eye::All) => false,
        }
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fact {
    /// Who may hear of it.
    pub audience: Audience,
    /// In words.
    pub message: Message,
    /// The elements of the scene it concerns, so that screens can point at them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<String>,
    /// Whether this opens a new turn, so that screens can set it apart.
    pub heading: bool,
}

impl Fact {
    /// A fact for everybody.
    pub fn new(message: Message) -> Fact {
        Fact { audience: Audience::All, message, elements: Vec::new(), heading: false }
    }

    /// The same fact for `seat` alone.
    #[must_use]
    pub fn only(self, seat: Seat) -> Fact {
        Fact { audience: Audience::Only(Seats::one(seat)), ..self }
    }

    /// The same fact for everybody but `seat`.
    #[must_use]
    pub fn except(self, seat: Seat) -> Fact {
        Fact { audience: Audience::Except(Seats::one(seat)), ..self }
    }

    /// The same fact, pointing at an element of the scene.
    #[must_use]
    pub fn at(mut self, element: impl Into<String>) -> Fact {
        self.elements.push(element.into());
        self
    }

    /// The same fact as the heading of a turn.
    #[must_use]
    pub fn heading(self) -> Fact {
        Fact { heading: true, ..self }
    }
}

/// Where a game tells what happens. The fact is only made if someone listens.
pub trait Chronicle {
    /// Tells one fact.
    fn tell(&mut self, fact: impl FnOnce() -> Fact);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Chronicle for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> Fact) {}
}

impl Chronicle for Vec<Fact> {
    fn tell(&mut self, fact: impl FnOnce() -> Fact) {
        self.push(fact());
    }
}
