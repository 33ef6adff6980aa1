//! The rulebook's clauses as constants, `AX_001` to `AX_109`, and [`BOOK`], which holds their words and who cites them.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));
