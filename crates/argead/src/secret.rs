//! The secret seed of a record that is not finished: kept in `FILE.seed`, beside the record, until the game is over and the record
//! reveals it itself.

use crate::complaint::Complaint;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{Dice, Header, Message};

/// Writes a line that only its owner may read, where the system knows owners.
pub fn write_private(path: &Path, line: &str) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(path)?, "{line}")
}

/// A secret seed.
pub struct Secret([u8; 32]);

impl Secret {
    /// A seed nobody knows.
    pub fn random() -> Result<Secret, Complaint> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| {
            Complaint::new(Message::new("command-no-randomness").with("detail", error.to_string()))
                .remedy(Message::new("command-give-seed"))
        })?;
        Ok(Secret(seed))
    }

    /// The seed for a number, as `--seed` gives it: the same number, the same dice.
    pub fn from_number(number: u64) -> Secret {
        Secret(Dice::seed_from_number(number))
    }

    /// The seed that a finished record reveals.
    pub fn revealed(hexadecimal: &str) -> Option<Secret> {
        hex::decode(hexadecimal).ok()?.try_into().ok().map(Secret)
    }

    /// The seed itself.
    pub fn seed(&self) -> [u8; 32] {
        self.0
    }

    /// A name for a table with this seed, which tells nothing of it but what the commitment tells.
    pub fn table_name(&self) -> String {
        format!("record-{}", &Dice::commitment(&self.0)[..12])
    }

    /// Where the seed of the record at `path` is kept.
    pub fn path(path: &Path) -> PathBuf {
        let mut name = path.as_os_str().to_owned();
        name.push(".seed");
        name.into()
    }

    /// Keeps the seed beside the record at `path`. A record on stdout (`-`) has no beside, and keeps none.
    pub fn keep_beside(&self, path: &Path) -> Result<(), Complaint> {
        if path == Path::new("-") {
            return Ok(());
        }
        let path = Secret::path(path);
        write_private(&path, &hex::encode(self.0))
            .map_err(|error| Complaint::file("command-cannot-write", &path, &error))
    }

    /// Takes the seed away from beside a finished record, which reveals it itself. No harm if there is none.
    pub fn forget_beside(path: &Path) {
        let _ = std::fs::remove_file(Secret::path(path));
    }

    /// The seed kept beside the record at `path`, if there is one. It must be the one the record committed to.
    pub fn beside(path: &Path, header: &Header) -> Result<Option<Secret>, Complaint> {
        let path = Secret::path(path);
        if !path.exists() {
            return Ok(None);
        }
        let text = std::fs::read(&path).map_err(|error| Complaint::file("command-cannot-read", &path, &error))?;
        let secret = Secret::revealed(String::from_utf8_lossy(&text).trim());
        match secret.filter(|secret| Dice::commitment(&secret.0) == header.commitment) {
            Some(secret) => Ok(Some(secret)),
            None => Err(Complaint::new(Message::new("command-wrong-seed").with("file", path.display().to_string()))
                .remedy(Message::new("command-wrong-seed-remedy"))),
        }
    }
}
