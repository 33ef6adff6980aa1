//! What is true of the SQLite file beyond what every store does: it outlives the process, refuses changes, and a file that cannot be
//! used is left as it is.

use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};
use store::{Error, NewTable, Sqlite, Store};
use table::{EditionFile, Seat, Seats};
use tempfile::TempDir;

const TURN: Seats = Seats::one(Seat(0));

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    (folder, path)
}

fn with_a_table(path: &Path) -> Sqlite {
    let store = Sqlite::open(path).unwrap();
    let edition = EditionFile::new("plain", "");
    let lines = ["header".to_owned()];
    let table = NewTable { id: "t", owner: "anna", seed: [1; 32], edition: &edition, lines: &lines, turn: TURN };
    store.create(&table).unwrap();
    store
}

fn refused(path: &Path) -> Error {
    Sqlite::open(path).err().expect("the file is refused")
}

#[test]
fn what_was_kept_outlives_the_store() {
    let (_folder, path) = place();
    let store = with_a_table(&path);
    store.append("t", 1, &["second".to_owned()], TURN).unwrap();
    drop(store);
    assert_eq!(Sqlite::open(&path).unwrap().read("t").unwrap().unwrap().lines, ["header", "second"]);
}

#[test]
fn a_second_server_on_the_same_file_is_told_so() {
    let (_folder, path) = place();
    let first = with_a_table(&path);
    assert!(matches!(refused(&path), Error::InUse { .. }));
    first.append("t", 1, &["second".to_owned()], TURN).unwrap();
    drop(first);
    assert!(Sqlite::open(&path).is_ok());
}

#[test]
fn a_store_that_was_opened_again_is_locked_before_its_first_write() {
    let (_folder, path) = place();
    drop(with_a_table(&path));
    let _first = Sqlite::open(&path).unwrap();
    assert!(matches!(refused(&path), Error::InUse { .. }));
}

#[test]
fn the_database_itself_refuses_changes_to_what_was_kept() {
    let (_folder, path) = place();
    drop(with_a_table(&path));
    let intruder = Connection::open(&path).unwrap();
    for change in [
        "UPDATE lines SET text = 'other'",
        "DELETE FROM lines",
        "INSERT INTO lines VALUES (1, 1, 'again')",
        "INSERT OR REPLACE INTO lines VALUES (1, 1, 'other')",
        "INSERT INTO lines VALUES (1, 3, 'after a gap')",
        "UPDATE tables SET seed = zeroblob(32)",
        "UPDATE tables SET owner = 'bert'",
        "DELETE FROM tables",
        "UPDATE editions SET text = 'other'",
        "DELETE FROM editions",
    ] {
        assert!(intruder.execute(change, []).is_err(), "{change}");
    }
    drop(intruder);
    assert_eq!(Sqlite::open(&path).unwrap().read("t").unwrap().unwrap().lines, ["header"]);
}

#[test]
fn a_newer_database_is_left_alone() {
    let (_folder, path) = place();
    drop(with_a_table(&path));
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(refused(&path), Error::Newer { found: 99, known: 1, .. }));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let (_folder, path) = place();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE bookmarks (url TEXT)").unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(refused(&path), Error::Foreign { .. }));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let (_folder, path) = place();
    let text = "Dear diary, ".repeat(500);
    fs::write(&path, &text).unwrap();
    assert!(matches!(refused(&path), Error::Corrupt { .. }));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_damaged_database_is_left_alone() {
    let (_folder, path) = place();
    drop(with_a_table(&path));
    let mut bytes = fs::read(&path).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(&path, &bytes).unwrap();
    assert!(matches!(refused(&path), Error::Corrupt { .. }));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn damage_found_later_is_an_error_not_a_wrong_answer() {
    let (_folder, path) = place();
    drop(with_a_table(&path));
    let mut bytes = fs::read(&path).unwrap();
    let start = 4096; // The first page holds the schema, which is read when the file is opened.
    bytes[start..].fill(0xA5);
    fs::write(&path, &bytes).unwrap();
    let read = Sqlite::open(&path).and_then(|store| store.read("t"));
    assert!(matches!(read, Err(Error::Corrupt { .. })), "{read:?}");
}

#[test]
fn a_folder_is_no_database() {
    let (folder, _) = place();
    assert!(matches!(refused(folder.path()), Error::Unreachable { .. }));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let (folder, path) = place();
    fs::write(&path, "").unwrap();
    let inside = folder.path().join("games.db/more/games.db");
    let Error::Unreachable { place, .. } = refused(&inside) else { panic!("the path leads through a file") };
    assert_eq!(place, inside.display().to_string());
}

#[test]
fn a_new_empty_file_becomes_a_database() {
    let (_folder, path) = place();
    fs::write(&path, "").unwrap();
    with_a_table(&path);
}
