//! The clauses of the rulebook as constants, with all that cites them.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
