//! `argead replay`: steps through a record.

use crate::complaint::Complaint;
use crate::desk::{Desk, Loaded};
use crate::record::{names, summary};
use clap::Args;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use table::{Eye, Message};
use terminal::Stop;

/// Steps through a record in the terminal, or tells what happened where there is none.
#[derive(Args, Debug)]
pub struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
}

impl Replay {
    /// Shows the record.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let loaded = desk.record(&self.file, self.edition.as_deref())?;
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return self.tell(desk, &loaded, out);
        }
        terminal::watch(loaded.title, &loaded.record, &loaded.edition, &desk.words).map_err(|stop| match stop {
            Stop::Record(flaw) => Complaint::flaw(&self.file, flaw),
            Stop::House(trouble) => trouble.into(),
            Stop::Terminal(error) => {
                Complaint::new(Message::new("command-terminal-failed").with("detail", error.to_string()))
            }
        })
    }

    /// The chronicle, each fact with the line that brought it about.
    fn tell(&self, desk: &Desk, loaded: &Loaded<'_>, out: &mut dyn Write) -> Result<(), Complaint> {
        let play = loaded.load(&self.file, None)?;
        let names = names(play.as_ref());
        let speaker = desk.words.named(&names);
        for told in play.told(Eye::All) {
            let gap = if told.fact.heading { "\n" } else { "" };
            writeln!(out, "{gap}{:>5}  {}", told.line, speaker.say(&told.fact.message))?;
        }
        writeln!(out, "\n{}", speaker.say(&summary(&self.file, play.as_ref(), &desk.words)))?;
        Ok(())
    }
}
