//! Words as data: an id and its arguments, turned into a language only where they are shown.

use crate::{ClauseId, Seat};
use serde::Serialize;
use std::borrow::Cow;

/// Something to say, in no language yet. The `words` crate looks the id up in `locales/`.
///
/// ```
/// use table::{Message, Seat};
/// let said = Message::new("pig-rolled").with("seat", Seat(0)).with("pips", 4);
/// assert_eq!(said.id, "pig-rolled");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Message {
    /// The Fluent message id.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, written as the language writes numbers and usable for plurals.
    Number(i64),
    /// Text shown as it is: a name, a file.
    Text(String),
    /// A seat, shown as the name of who sits there.
    Seat(Seat),
    /// A message of its own.
    Message(Box<Message>),
    /// Several messages, joined as the language joins lists.
    List(Vec<Message>),
    /// A clause of the rulebook.
    Clause(ClauseId),
}

impl Message {
    /// The message with this id and no arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! number_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number_arg!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<ClauseId> for Arg {
    fn from(clause: ClauseId) -> Arg {
        Arg::Clause(clause)
    }
}
