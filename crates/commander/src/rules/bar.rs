//! Why an action is barred, as a small value: search asks thousands of times and reads the words never.

use table::{ClauseId, Message, Refusal};

/// A clause, a message and two numbers it may need.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    clause: ClauseId,
    message: &'static str,
    need: i16,
    have: i16,
}

/// Barred by `clause`, in the words of `message`.
#[inline]
pub const fn bar(clause: ClauseId, message: &'static str) -> Bar {
    Bar { clause, message, need: 0, have: 0 }
}

impl Bar {
    /// The same with what is needed and what is there.
    #[inline]
    pub fn of(self, need: impl Into<i16>, have: impl Into<i16>) -> Bar {
        Bar { need: need.into(), have: have.into(), ..self }
    }

    /// The refusal for a screen.
    pub fn refusal(self) -> Refusal {
        self.clause.refuses(Message::new(self.message).with("need", self.need).with("have", self.have))
    }
}

/// Allowed if `condition` holds, else barred.
#[inline]
pub fn need(condition: bool, bar: Bar) -> Result<(), Bar> {
    if condition { Ok(()) } else { Err(bar) }
}
