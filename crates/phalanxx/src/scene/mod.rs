//! x
use crate::state::Phalanxx;
use table::{Eye, Scene};
pub(crate) fn of(_state: &Phalanxx, _eye: Eye) -> Scene { todo!() }
