//! The rules of Empire, clause by clause, in the order of play.

mod allocation;
mod common;
mod construction;
mod end;
mod march;
mod options;
mod order;
mod preparation;
mod scoring;
