//! Which database is meant: a path, an address, or the one in the user's data folder.

use crate::{Error, Memory, Sqlite, Store};
use std::ffi::OsString;
use std::path::PathBuf;

/// Opens the database that `--database` names: the path of a file, `sqlite:PATH`, or `:memory:` to keep nothing. Without a name it is
/// the file `argead/argead.db` in the user's data folder.
///
/// ```
/// assert!(store::open(Some(":memory:")).is_ok());
/// assert!(matches!(store::open(Some("oracle://here")), Err(store::Error::UnknownKind { .. })));
/// ```
pub fn open(place: Option<&str>) -> Result<Box<dyn Store>, Error> {
    match file(place)? {
        None => Ok(Box::new(Memory::default())),
        Some(path) => Ok(Box::new(Sqlite::open(&path)?)),
    }
}

/// The file of the database that [`open`] opens for the same name, if it is one.
pub fn file(place: Option<&str>) -> Result<Option<PathBuf>, Error> {
    match place.map(read).unwrap_or_else(in_data_folder)? {
        Place::Memory => Ok(None),
        Place::File(path) => Ok(Some(path)),
    }
}

#[derive(PartialEq, Eq, Debug)]
enum Place {
    Memory,
    File(PathBuf),
}

fn read(place: &str) -> Result<Place, Error> {
    let path = place.strip_prefix("sqlite:").map_or(place, |rest| rest.strip_prefix("//").unwrap_or(rest));
    match path {
        ":memory:" => Ok(Place::Memory),
        _ if path.is_empty() || path.contains("://") => Err(Error::UnknownKind { place: place.to_owned() }),
        _ => Ok(Place::File(PathBuf::from(path))),
    }
}

fn in_data_folder() -> Result<Place, Error> {
    let folder = data_folder(std::env::consts::OS, |name| std::env::var_os(name)).ok_or(Error::NoFolder)?;
    Ok(Place::File(folder.join("argead").join("argead.db")))
}

/// The folder in which a system keeps the data of a user's programs.
fn data_folder(system: &str, var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| var(name).map(PathBuf::from).filter(|path| !path.as_os_str().is_empty());
    match system {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library").join("Application Support")),
        _ => folder("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| folder("HOME").map(|home| home.join(".local").join("share"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_path_or_address() {
        let file = |path: &str| Ok(Place::File(PathBuf::from(path)));
        assert_eq!(read("games.db"), file("games.db"));
        assert_eq!(read("sqlite:games.db"), file("games.db"));
        assert_eq!(read("sqlite:///srv/games.db"), file("/srv/games.db"));
        assert_eq!(read("sqlite::memory:"), Ok(Place::Memory));
        for unknown in ["", "sqlite:", "oracle://here"] {
            assert_eq!(read(unknown), Err(Error::UnknownKind { place: unknown.to_owned() }));
        }
    }

    #[test]
    fn each_system_has_its_own_data_folder() {
        let folder = |system, vars: &[(&str, &str)]| {
            data_folder(system, |name| vars.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
        };
        let home = ("HOME", "/home/anna");
        assert_eq!(folder("linux", &[home]), Some("/home/anna/.local/share".into()));
        assert_eq!(folder("linux", &[home, ("XDG_DATA_HOME", "/data")]), Some("/data".into()));
        assert_eq!(folder("linux", &[home, ("XDG_DATA_HOME", "data")]), Some("/home/anna/.local/share".into()));
        assert_eq!(folder("macos", &[home]), Some("/home/anna/Library/Application Support".into()));
        assert_eq!(folder("windows", &[("LOCALAPPDATA", r"C:\Anna")]), Some(r"C:\Anna".into()));
        assert_eq!(folder("linux", &[("HOME", "")]), None);
    }
}
