//! A progress bar on stderr, where someone watches.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use table::Message;
use words::Words;

/// A bar for `length` pieces of work. Draws nothing unless stderr is a terminal.
pub fn bar(length: u64, words: &Words) -> ProgressBar {
    let left = words.say(&Message::new("command-time-left").with("time", "{eta}"));
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} · {left}"))
        .expect("the template names only keys that indicatif has");
    ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr()).with_style(style)
}

/// A count of decisions, for work whose length nobody knows. Draws nothing unless stderr is a terminal.
pub fn spinner() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{spinner} {pos}").expect("the template names only keys that indicatif has");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
}
