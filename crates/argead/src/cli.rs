//! The verbs, put together.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::{
    act, analyze, clauses, completions, edition, fame, games, inspect, lab, ladder, play, record, replay, serve,
    simulate, train, verify,
};
use clap::{Parser, Subcommand};
use std::io::Write;
use words::Lang;

/// What was asked on the command line. All help is in `locales/*/command.ftl`, under `command-VERB-ARGUMENT`.
#[derive(Parser, Debug)]
#[command(name = "argead", version)]
pub struct Cli {
    #[arg(long, global = true, value_name = "en|fr")]
    lang: Option<Lang>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand, Debug)]
enum Verb {
    Serve(serve::Serve),
    Play(play::Play),
    Games(games::Games),
    Fame(fame::Fame),
    Simulate(simulate::Simulate),
    Lab(lab::Lab),
    Ladder(ladder::Ladder),
    Train(train::Train),
    Record(record::Record),
    Replay(replay::Replay),
    Analyze(analyze::Analyze),
    Verify(verify::Verify),
    Inspect(inspect::Inspect),
    Act(act::Act),
    Clauses(clauses::Clauses),
    Edition(edition::Edition),
    Completions(completions::Completions),
    Man(completions::Man),
}

impl Cli {
    /// Does what was asked, writing answers to `out`.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        match self.verb.unwrap_or_else(|| Verb::Serve(serve::Serve::and_open())) {
            Verb::Serve(verb) => verb.run(desk, out),
            Verb::Play(verb) => verb.run(desk, out),
            Verb::Games(verb) => verb.run(desk, out),
            Verb::Fame(verb) => verb.run(desk, out),
            Verb::Simulate(verb) => verb.run(desk, out),
            Verb::Lab(verb) => verb.run(desk, out),
            Verb::Ladder(verb) => verb.run(desk, out),
            Verb::Train(verb) => verb.run(desk, out),
            Verb::Record(verb) => verb.run(desk, out),
            Verb::Replay(verb) => verb.run(desk, out),
            Verb::Analyze(verb) => verb.run(desk, out),
            Verb::Verify(verb) => verb.run(desk, out),
            Verb::Inspect(verb) => verb.run(desk, out),
            Verb::Act(verb) => verb.run(desk, out),
            Verb::Clauses(verb) => verb.run(desk, out),
            Verb::Edition(verb) => verb.run(desk, out),
            Verb::Completions(verb) => verb.run(desk, out),
            Verb::Man(verb) => verb.run(desk, out),
        }
    }
}
