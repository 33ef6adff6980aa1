//! The command line as people and scripts use it: the real program, its output, its exit status.

mod acting;
mod analysis;
mod bad_input;
mod documents;
mod fame;
mod program;
mod records;
mod server;
mod verbs;
