//! Tables kept in memory: for tests, and for games that need not outlive the process.

use crate::{Error, Kept, Listed, NewTable, Store};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use table::Seats;

/// A store that forgets everything when it is dropped.
#[derive(Debug, Default)]
pub struct Memory {
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    by_id: HashMap<String, Row>,
    /// Counts the writes: the order in which tables were touched, finer than any clock.
    writes: u64,
}

#[derive(Debug)]
struct Row {
    kept: Kept,
    turn: Seats,
    touched: (u64, SystemTime),
}

impl Memory {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn list(&self, wanted: impl Fn(&Row) -> bool) -> Vec<Listed> {
        let tables = self.tables();
        let mut rows: Vec<_> = tables.by_id.iter().filter(|(_, row)| wanted(row)).collect();
        rows.sort_by_key(|(_, row)| std::cmp::Reverse(row.touched.0));
        rows.into_iter()
            .map(|(id, row)| Listed {
                id: id.clone(),
                header: row.kept.lines[0].clone(),
                turn: row.turn,
                updated: row.touched.1,
            })
            .collect()
    }
}

impl Tables {
    fn touch(&mut self) -> (u64, SystemTime) {
        self.writes += 1;
        (self.writes, SystemTime::now())
    }
}

impl Store for Memory {
    fn create(&self, table: &NewTable<'_>) -> Result<(), Error> {
        let mut tables = self.tables();
        if tables.by_id.contains_key(table.id) {
            return Err(Error::Taken);
        }
        let kept = Kept {
            owner: table.owner.to_owned(),
            seed: table.seed,
            edition: table.edition.clone(),
            lines: table.lines.to_vec(),
        };
        let touched = tables.touch();
        tables.by_id.insert(table.id.to_owned(), Row { kept, turn: table.turn, touched });
        Ok(())
    }

    fn append(&self, table: &str, at: usize, lines: &[String], turn: Seats) -> Result<(), Error> {
        let mut tables = self.tables();
        let touched = tables.touch();
        let row = tables.by_id.get_mut(table).ok_or(Error::Missing)?;
        if row.kept.lines.len() != at {
            return Err(Error::Moved { found: row.kept.lines.len() });
        }
        row.kept.lines.extend_from_slice(lines);
        (row.turn, row.touched) = (turn, touched);
        Ok(())
    }

    fn read(&self, table: &str) -> Result<Option<Kept>, Error> {
        Ok(self.tables().by_id.get(table).map(|row| row.kept.clone()))
    }

    fn tables_of(&self, owner: &str) -> Result<Vec<Listed>, Error> {
        Ok(self.list(|row| row.kept.owner == owner))
    }

    fn unfinished(&self) -> Result<Vec<Listed>, Error> {
        Ok(self.list(|row| !row.turn.is_empty()))
    }

    fn finished(&self) -> Result<Vec<Listed>, Error> {
        Ok(self.list(|row| row.turn.is_empty()))
    }
}
