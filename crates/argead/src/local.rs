//! This machine's house: its database, and who sits at this terminal.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::secret::write_private;
use house::{Guest, House};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::Message;
use words::Words;

/// The house over the database that `--database` names, or the one in the user's data folder.
pub fn house(desk: &Desk, database: Option<&str>) -> Result<Arc<House>, Complaint> {
    let store = store::open(database).map_err(|error| Complaint::new(error.message()))?;
    Ok(House::open(Arc::clone(&desk.shelf), store)?)
}

/// Who sits at this terminal: a token in `terminal.guest` beside the database, made when it is first needed.
pub fn guest(database: Option<&str>) -> Result<Guest, Complaint> {
    let Some(file) = store::file(database).map_err(|error| Complaint::new(error.message()))? else {
        return Ok(Guest::random());
    };
    let path = guest_path(&file);
    if let Some(known) = std::fs::read_to_string(&path).ok().and_then(|text| Guest::parse(text.trim())) {
        return Ok(known);
    }
    let guest = Guest::random();
    write_private(&path, guest.as_str()).map_err(|error| Complaint::file("command-cannot-write", &path, &error))?;
    Ok(guest)
}

fn guest_path(database: &Path) -> PathBuf {
    database.with_file_name("terminal.guest")
}

/// What the person at this terminal is called: as the system knows them, if it does.
pub fn person(words: &Words) -> String {
    let known = ["USER", "USERNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    let mut names = known.filter(|name| !name.trim().is_empty() && name != "root");
    names.next().unwrap_or_else(|| words.say(&Message::new("command-play-person")))
}
