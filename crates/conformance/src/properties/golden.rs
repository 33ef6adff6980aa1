//! Old games survive: the golden records in the repository are replayed by every test run.

use crate::{Failure, Suite, random_game};
use std::fs;
use std::path::{Path, PathBuf};
use table::{Instinct, Luck, Record, Title, verify};

/// With this variable set, one more record is written for each table of the suite before they are read.
const WRITE: &str = "CONFORMANCE_WRITE_GOLDEN";

/// Every record in the folder of golden records still verifies: legal, the same result, the same dice. A record is never rewritten;
/// `CONFORMANCE_WRITE_GOLDEN=1 cargo test … old_games_survive` adds new ones, to be looked at and committed.
pub fn old_games_survive<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    let folder = Path::new(suite.golden);
    if std::env::var_os(WRITE).is_some() {
        write(suite, folder)?;
    }
    let records = golden(folder);
    ensure!(!records.is_empty(), "there is no *.jsonl in {}: run this test once with {WRITE}=1", folder.display());
    for path in records {
        survives(suite, &path).map_err(|why| format!("{}: {why}", path.display()))?;
    }
    Ok(())
}

fn golden(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut records: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    records.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    records.sort();
    records
}

fn survives<G: Instinct>(suite: &Suite<G>, path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::parse(&text).map_err(|flaw| flaw.to_string())?;
    let title = suite.title();
    let name = &record.header.edition.name;
    let edition = title.about().edition(name).ok_or_else(|| {
        format!("edition {name} is gone: an edition that was played on stays, a changed one gets a new name")
    })?;
    verify(&title, &record, &edition).map(|_| ()).map_err(|flaw| flaw.to_string())
}

fn write<G: Instinct>(suite: &Suite<G>, folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let first = golden(folder).len() as u64;
    for (seed, layout) in (first..).zip(&suite.layouts) {
        let session = random_game::<G>(&layout.order::<G>(seed), &mut Luck::new(seed));
        let text: String = session.lines().iter().flat_map(|line| [line, "\n"]).collect();
        let name = layout.to_string().replace(", ", "-").replace([' ', '='], "-");
        let path = folder.join(format!("rules-{}-{name}-seed-{seed}.jsonl", G::ABOUT.rules));
        fs::write(path, text).map_err(|error| error.to_string())?;
    }
    Ok(())
}
