//! Wherever a game of Alexandros goes, the legal list is exactly what `check` allows.
#![no_main]

use alexandros::Alexandros;
use conformance::Suite;
use std::sync::LazyLock;

static SUITE: LazyLock<Suite<Alexandros>> = LazyLock::new(|| Suite::new(|_| Vec::new()));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| SUITE.try_game(bytes).unwrap());
