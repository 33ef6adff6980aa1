//! Any text is an edition of Alexandros that can be played on, or has a fault with a line and words.
#![no_main]

use alexandros::Alexandros;
use conformance::Suite;
use std::sync::LazyLock;

static SUITE: LazyLock<Suite<Alexandros>> = LazyLock::new(|| Suite::new(|_| Vec::new()));

libfuzzer_sys::fuzz_target!(|text: &str| SUITE.try_edition(text).unwrap());
