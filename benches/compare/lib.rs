//! Nothing to see here: the comparison is in `benches/`.
