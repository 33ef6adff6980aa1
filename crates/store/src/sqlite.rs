//! Tables kept in an SQLite file.
//!
//! Write-ahead logging with `synchronous=FULL`: a commit is on the disk when it returns. The file is locked as long as it is open, so
//! that two servers cannot run the same tables.

use crate::writer::{Explain, Fault, Writer};
use crate::{Error, Kept, Listed, NewTable, Store};
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, OptionalExtension, Row, params};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::{EditionFile, Seats};

/// Marks a file as ours: "Argd" in the header of the database.
const APPLICATION_ID: i64 = 0x4172_6764;

/// What turns each layout into the next, the first from nothing. The number of the layout is the database's `user_version`.
const LAYOUTS: [&str; 1] = [include_str!("layout.sql")];

/// How long to wait for a server that is just closing.
const PATIENCE: Duration = Duration::from_millis(500);

/// A store in an SQLite file.
pub struct Sqlite {
    writer: Writer,
}

impl Sqlite {
    /// Opens the database at `path`, or creates it with the folders it needs. A file that is not ours is left as it is.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        let place = path.display().to_string();
        let unreachable =
            |detail: std::io::Error| Error::Unreachable { place: place.clone(), detail: detail.to_string() };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(unreachable)?;
        }
        let explain: Explain = Box::new({
            let place = place.clone();
            move |error| explain(&place, error)
        });
        let connection = connect(path, &place).map_err(|fault| match fault {
            Fault::Rule(error) => error,
            Fault::Database(error) => explain(error),
        })?;
        Ok(Sqlite { writer: Writer::start(connection, explain).map_err(unreachable)? })
    }

    /// The tables of which this is true, the one touched last first.
    fn list(&self, wanted: &'static str) -> Result<Vec<Listed>, Error> {
        self.writer.read(move |database| {
            database
                .prepare_cached(&format!("{LIST} WHERE {wanted} ORDER BY updated DESC"))?
                .query_map([], listed)?
                .collect()
        })
    }
}

fn connect(path: &Path, place: &str) -> Result<Connection, Fault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    let found = layout(&connection, place)?;
    if connection.is_readonly(MAIN_DB)? {
        let detail = "it is write-protected".to_owned();
        return Err(Fault::Rule(Error::Unreachable { place: place.to_owned(), detail }));
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if found < LAYOUTS.len() {
        let transaction = connection.transaction()?;
        for step in &LAYOUTS[found..] {
            transaction.execute_batch(step)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", LAYOUTS.len() as i64)?;
        transaction.commit()?;
    }
    Ok(connection)
}

/// The number of the layout a database has, 0 if it is new. Reads only, so that a file which is not ours stays as it is.
fn layout(connection: &Connection, place: &str) -> Result<usize, Fault> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let is_empty = connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?;
    match (number("application_id")?, number("user_version")?) {
        (0, 0) if is_empty => Ok(0),
        (APPLICATION_ID, found) => {
            let newer = || Error::Newer { place: place.to_owned(), found, known: LAYOUTS.len() as i64 };
            let layout = usize::try_from(found).ok().filter(|&layout| layout <= LAYOUTS.len());
            layout.ok_or_else(|| Fault::Rule(newer()))
        }
        _ => Err(Fault::Rule(Error::Foreign { place: place.to_owned() })),
    }
}

fn explain(place: &str, error: rusqlite::Error) -> Error {
    let (place, detail) = (place.to_owned(), error.to_string());
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::InUse { place },
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Error::Corrupt { place, detail },
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::ReadOnly) => {
            Error::Unreachable { place, detail }
        }
        Some(_) => Error::Failed { detail },
        // The database works, but what it holds is not what was put in.
        None => Error::Corrupt { place, detail },
    }
}

impl Store for Sqlite {
    fn create(&self, table: &NewTable<'_>) -> Result<(), Error> {
        let (id, owner, seed, turn) = (table.id.to_owned(), table.owner.to_owned(), table.seed, table.turn);
        let (edition, lines) = (table.edition.clone(), table.lines.to_vec());
        self.writer.write(move |database| {
            if number_of(database, &id)?.is_some() {
                return Err(Fault::Rule(Error::Taken));
            }
            let sha256 = edition.sha256();
            database
                .prepare_cached("INSERT INTO editions (sha256, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
                .execute(params![sha256, edition.text])?;
            database
                .prepare_cached(
                    "INSERT INTO tables (id, owner, seed, edition_name, edition_sha256, turn, updated)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                )?
                .execute(params![id, owner, seed, edition.name, sha256, turn.bits(), now()])?;
            add_lines(database, database.last_insert_rowid(), 0, &lines)
        })
    }

    fn append(&self, table: &str, at: usize, lines: &[String], turn: Seats) -> Result<(), Error> {
        let (id, lines) = (table.to_owned(), lines.to_vec());
        self.writer.write(move |database| {
            let number = number_of(database, &id)?.ok_or(Fault::Rule(Error::Missing))?;
            let found: i64 = database
                .prepare_cached("SELECT coalesce(max(line), 0) FROM lines WHERE table_number = ?1")?
                .query_row([number], |row| row.get(0))?;
            if found != at as i64 {
                return Err(Fault::Rule(Error::Moved { found: found as usize }));
            }
            database
                .prepare_cached("UPDATE tables SET turn = ?2, updated = ?3 WHERE number = ?1")?
                .execute(params![number, turn.bits(), now()])?;
            add_lines(database, number, at, &lines)
        })
    }

    fn read(&self, table: &str) -> Result<Option<Kept>, Error> {
        let id = table.to_owned();
        self.writer.read(move |database| {
            let head = database
                .prepare_cached(
                    "SELECT number, owner, seed, edition_name, text
                     FROM tables JOIN editions ON sha256 = edition_sha256 WHERE id = ?1",
                )?
                .query_row([id], |row| {
                    let edition = EditionFile { name: row.get(3)?, text: row.get(4)? };
                    Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?, edition))
                })
                .optional()?;
            let Some((number, owner, seed, edition)) = head else { return Ok(None) };
            let lines = database
                .prepare_cached("SELECT text FROM lines WHERE table_number = ?1 ORDER BY line")?
                .query_map([number], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            Ok(Some(Kept { owner, seed, edition, lines }))
        })
    }

    fn tables_of(&self, owner: &str) -> Result<Vec<Listed>, Error> {
        let owner = owner.to_owned();
        self.writer.read(move |database| {
            database
                .prepare_cached(&format!("{LIST} WHERE owner = ?1 ORDER BY updated DESC"))?
                .query_map([owner], listed)?
                .collect()
        })
    }

    fn unfinished(&self) -> Result<Vec<Listed>, Error> {
        self.list("turn <> 0")
    }

    fn finished(&self) -> Result<Vec<Listed>, Error> {
        self.list("turn = 0")
    }
}

const LIST: &str = "SELECT id, text, turn, updated FROM tables JOIN lines ON table_number = number AND line = 1";

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let updated = UNIX_EPOCH + Duration::from_micros(row.get::<_, i64>(3)?.try_into().unwrap_or(0));
    Ok(Listed { id: row.get(0)?, header: row.get(1)?, turn: Seats::from_bits(row.get(2)?), updated })
}

fn number_of(database: &Connection, id: &str) -> rusqlite::Result<Option<i64>> {
    database.prepare_cached("SELECT number FROM tables WHERE id = ?1")?.query_row([id], |row| row.get(0)).optional()
}

fn add_lines(database: &Connection, number: i64, at: usize, lines: &[String]) -> Result<(), Fault> {
    let mut insert = database.prepare_cached("INSERT INTO lines (table_number, line, text) VALUES (?1, ?2, ?3)")?;
    for (line, text) in (at as i64 + 1..).zip(lines) {
        insert.execute(params![number, line, text])?;
    }
    Ok(())
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_is_on_the_disk_when_it_returns() {
        let folder = tempfile::tempdir().unwrap();
        let connection = connect(&folder.path().join("games.db"), "").ok().unwrap();
        let setting =
            |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0));
        assert_eq!(setting("journal_mode").unwrap(), "wal".to_owned().into());
        assert_eq!(setting("synchronous").unwrap(), 2.into());
        assert_eq!(setting("fullfsync").unwrap(), 1.into());
    }
}
