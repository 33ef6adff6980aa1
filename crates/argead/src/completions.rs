//! `argead completions` and `argead man`: what a shell and a manual reader want to know, made from the same words as `--help`.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::help;
use clap::Args;
use clap_complete::Shell;
use std::io::Write;

/// Writes completions for a shell.
#[derive(Args, Debug)]
pub struct Completions {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    /// Writes them.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut help::command(&desk.words), "argead", &mut script);
        Ok(out.write_all(&script)?)
    }
}

/// Writes the manual page.
#[derive(Args, Debug)]
pub struct Man;

impl Man {
    /// Writes it.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let mut page = Vec::new();
        clap_mangen::Man::new(help::command(&desk.words)).render(&mut page)?;
        Ok(out.write_all(&page)?)
    }
}
