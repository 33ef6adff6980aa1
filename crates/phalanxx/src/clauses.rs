//! The rulebook as constants, generated from `clauses.toml`.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
