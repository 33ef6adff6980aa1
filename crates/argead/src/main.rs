//! `argead`: the table in the browser and in the terminal, opponents, records and rulebooks, from the command line.
//!
//! Each verb is a file of its own: what it can be told, and the call that does it. [`cli`] puts them together, [`help`] gives them
//! words, [`desk`] finds games, editions and records for them, and [`complaint`] is how they fail.

mod act;
mod analyze;
mod clauses;
mod cli;
mod complaint;
mod completions;
mod desk;
mod edition;
mod fame;
mod games;
mod help;
mod inspect;
mod lab;
mod ladder;
mod local;
mod play;
mod progress;
mod record;
mod replay;
mod secret;
mod serve;
mod sheet;
mod simulate;
mod tally;
mod train;
mod verify;

use desk::Desk;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let desk = Desk::new(shelf::shelf(), shelf::words(help::language(&arguments)));
    let done = help::parse(&arguments, &desk.words).and_then(|cli| cli.run(&desk, &mut std::io::stdout().lock()));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => complaint.report(&desk.words),
    }
}
