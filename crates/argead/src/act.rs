//! `argead act`: appends one action to a record, or refuses it with the clause.
//!
//! What an action leads to may need dice, and the dice of an unfinished record are secret: their seed lies beside the record in
//! `FILE.seed`. A finished record reveals its seed, so that one can go on from any line of it.

use crate::complaint::Complaint;
use crate::desk::{Desk, Loaded};
use crate::inspect::seat_of;
use crate::record::{names, summary, write};
use crate::secret::Secret;
use clap::Args;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{Dice, Eye, Header, Message, Play};

/// Appends an action and the outcomes that follow from it.
#[derive(Args, Debug)]
pub struct Act {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "S")]
    seat: u8,
    #[arg(long, value_name = "JSON")]
    action: String,
    #[arg(long, value_name = "LINE", requires = "output")]
    at: Option<usize>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
}

impl Act {
    /// Appends and tells what happened, or complains and changes nothing.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let action = read_action(&self.action)?;
        let loaded = desk.record(&self.file, self.edition.as_deref())?;
        let secret = secret_of(&self.file, &loaded)?;
        let loaded = loaded.up_to(self.at)?;
        let header = &loaded.record.header;
        let dice = secret.as_ref().map(|secret| dice(secret, header));
        let mut play = loaded.load(&self.file, dice.as_ref())?;
        let seat = seat_of(play.as_ref(), self.seat)?;
        // Without the secret, any dice will do to see whether dice are needed at all.
        let stand_in = || Dice::new([0; 32], &header.table, &header.entropy);
        let lines = play.propose(seat, &action, &dice.clone().unwrap_or_else(stand_in)).map_err(|refusal| {
            Complaint::refusal(refusal)
                .remedy(Message::new("command-act-see").with("file", self.file.display().to_string()))
        })?;
        if secret.is_none() && lines.len() > 1 {
            return Err(no_seed(&self.file));
        }
        play.commit();
        let output = self.output.as_deref().unwrap_or(&self.file);
        write(output, play.lines(), out)?;
        match &secret {
            Some(_) if play.has_ended() => Secret::forget_beside(output),
            Some(secret) => secret.keep_beside(output)?,
            None => {}
        }
        if output == Path::new("-") {
            Ok(())
        } else {
            tell(desk, play.as_ref(), loaded.record.lines.len(), output, out)
        }
    }
}

fn read_action(text: &str) -> Result<Value, Complaint> {
    serde_json::from_str(text).map_err(|error| {
        Complaint::new(Message::new("command-act-not-json").with("detail", error.to_string()))
            .remedy(Message::new("command-act-see").with("file", "FILE"))
    })
}

/// The seed of a record: revealed by its end, or kept beside it.
fn secret_of(file: &Path, loaded: &Loaded) -> Result<Option<Secret>, Complaint> {
    match loaded.record.end() {
        Some(end) => Ok(Secret::revealed(&end.seed)),
        None => Secret::beside(file, &loaded.record.header),
    }
}

fn dice(secret: &Secret, header: &Header) -> Dice {
    Dice::new(secret.seed(), &header.table, &header.entropy)
}

fn no_seed(file: &Path) -> Complaint {
    let seed = Secret::path(file).display().to_string();
    Complaint::new(Message::new("command-act-no-seed").with("seed", seed.as_str()))
        .remedy(Message::new("command-act-no-seed-remedy").with("seed", seed.as_str()))
}

/// What the action brought about, and what the record waits for now.
fn tell(desk: &Desk, play: &dyn Play, before: usize, output: &Path, out: &mut dyn Write) -> Result<(), Complaint> {
    let names = names(play);
    let speaker = desk.words.named(&names);
    for told in play.told(Eye::All).into_iter().filter(|told| told.line > before) {
        writeln!(out, "{}", speaker.say(&told.fact.message))?;
    }
    writeln!(out, "{}", speaker.say(&summary(output, play, &desk.words)))?;
    Ok(())
}
