//! Options of a game: which values there are, what each means, which clauses it touches.

use crate::{ClauseId, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// One option a table can be opened with. Its words are the messages `GAME-option-KEY` and `GAME-option-KEY-VALUE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in records and on the command line.
    pub key: &'static str,
    /// The values it can take, the default among them.
    pub values: &'static [&'static str],
    /// The value a table has when nobody chooses.
    pub default: &'static str,
    /// The clauses whose reading it changes.
    pub clauses: &'static [ClauseId],
    /// Whether it only settles how the rulebook is read where it leaves room. Who plays for the first time need not see it.
    pub is_ruling: bool,
}

impl OptionSpec {
    /// An option about what is played: which campaign, how hard, who begins.
    pub const fn setting(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        clauses: &'static [ClauseId],
    ) -> OptionSpec {
        OptionSpec { key, values, default, clauses, is_ruling: false }
    }

    /// An option about how the rulebook is read.
    pub const fn ruling(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        clauses: &'static [ClauseId],
    ) -> OptionSpec {
        OptionSpec { key, values, default, clauses, is_ruling: true }
    }
}

/// The values chosen for one table: complete, every key known, every value allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<&'static str, &'static str>);

impl Options {
    /// The defaults of `specs`.
    pub fn defaults(specs: &'static [OptionSpec]) -> Options {
        Options(specs.iter().map(|spec| (spec.key, spec.default)).collect())
    }

    /// The defaults of `specs` with `chosen` put over them.
    ///
    /// ```
    /// use table::{OptionSpec, Options};
    /// const SPECS: &[OptionSpec] =
    ///     &[OptionSpec::setting("goal", &["50", "100"], "100", &[])];
    /// assert_eq!(Options::choose(SPECS, [("goal", "50")]).unwrap().get("goal"), "50");
    /// assert!(Options::choose(SPECS, [("goal", "7")]).is_err());
    /// assert!(Options::choose(SPECS, [("aim", "50")]).is_err());
    /// ```
    pub fn choose<'a>(
        specs: &'static [OptionSpec],
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Options, Message> {
        let mut options = Options::defaults(specs);
        for (key, value) in chosen {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
                return Err(Message::new("table-fault-unknown-option")
                    .with("key", key)
                    .with("known", known.join(", ")));
            };
            let Some(value) = spec.values.iter().find(|&&allowed| allowed == value) else {
                return Err(Message::new("table-fault-option-value")
                    .with("key", key)
                    .with("value", value)
                    .with("allowed", spec.values.join(", ")));
            };
            options.0.insert(spec.key, value);
        }
        Ok(options)
    }

    /// The value of `key`. Panics if no such option was declared: that is an error in the game, not in its input.
    pub fn get(&self, key: &str) -> &'static str {
        self.0.get(key).copied().unwrap_or_else(|| panic!("the game declares no option {key:?}"))
    }

    /// All keys and values, by key.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().map(|(&key, &value)| (key, value))
    }
}
