//! What every game must pass, and two small games to measure with.

pub mod reference;
