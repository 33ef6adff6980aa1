//! The rulebook: a constant for each clause of `clauses.toml`, and [`BOOK`], all of them with who cites them.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
