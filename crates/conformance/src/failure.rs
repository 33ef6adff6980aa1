//! How a failing case reads.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a property finds in one position: nothing, or what is wrong.
pub type Verdict = Result<(), String>;

/// Returns with a reason unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($reason:tt)+) => {{
        let holds: bool = $condition;
        if !holds {
            return Err(format!($($reason)+).into());
        }
    }};
}

/// A property that does not hold, and all that is needed to see it again.
#[derive(Clone, Debug, Default)]
pub struct Failure {
    /// What is wrong.
    pub reason: String,
    /// The game and table, and the seed of the random game.
    pub place: String,
    /// The record so far, the header left out.
    pub lines: Vec<String>,
}

impl From<String> for Failure {
    fn from(reason: String) -> Failure {
        Failure { reason, ..Failure::default() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)?;
        if !self.place.is_empty() {
            write!(f, "\n  at {}, after {} lines:", self.place, self.lines.len())?;
        }
        for line in &self.lines {
            let shown = line.rfind(",\"link\"").map_or(line.as_str(), |end| &line[..end]);
            write!(f, "\n    {shown}}}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// Runs `deed`; a panic in it becomes an error.
pub(crate) fn calmly<T>(deed: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(deed)).map_err(|panic| format!("a panic: {}", message_of(panic.as_ref())))
}

fn message_of(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text,
        _ => "without words",
    }
}
