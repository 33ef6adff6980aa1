//! The one thread that has the database. Writes that wait together share a commit, and so a sync of the disk; nobody is told of success
//! before that commit.

use crate::Error;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// How many writes share one commit at most, so that the first does not wait for ever.
const GROUP_MAX: usize = 128;

/// Turns what the database says into an error that knows where the database is.
pub(crate) type Explain = Box<dyn Fn(rusqlite::Error) -> Error + Send>;

type Write = Box<dyn FnOnce(&Connection) -> Result<(), Fault> + Send>;
type Read = Box<dyn FnOnce(&Connection, &Explain) + Send>;

enum Job {
    Write(Write, Sender<Result<(), Error>>),
    Read(Read),
}

/// Why one piece of work failed: by the store's own rules, or because the database did.
pub(crate) enum Fault {
    Rule(Error),
    Database(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        Fault::Database(error)
    }
}

/// The thread. Dropping it closes the database.
pub(crate) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(crate) fn start(connection: Connection, explain: Explain) -> std::io::Result<Writer> {
        let (jobs, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || serve(connection, &explain, &waiting))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Does `work` in a transaction and returns once it is committed.
    pub(crate) fn write(
        &self,
        work: impl FnOnce(&Connection) -> Result<(), Fault> + Send + 'static,
    ) -> Result<(), Error> {
        let (reply, answer) = channel();
        self.send(Job::Write(Box::new(work), reply))?;
        answer.recv().map_err(|_| gone())?
    }

    /// Does `work`, which reads only.
    pub(crate) fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = channel();
        let read = move |connection: &Connection, explain: &Explain| {
            // Whoever asked may have gone; then nobody needs the answer.
            let _ = reply.send(work(connection).map_err(explain));
        };
        self.send(Job::Read(Box::new(read)))?;
        answer.recv().map_err(|_| gone())?
    }

    fn send(&self, job: Job) -> Result<(), Error> {
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn gone() -> Error {
    Error::Failed { detail: "the thread that writes has ended".to_owned() }
}

fn serve(mut connection: Connection, explain: &Explain, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut group = Vec::new();
        for job in std::iter::once(first).chain(waiting.try_iter().take(GROUP_MAX - 1)) {
            match job {
                Job::Write(work, reply) => group.push((work, reply)),
                Job::Read(read) => read(&connection, explain),
            }
        }
        if !group.is_empty() {
            commit(&mut connection, explain, group);
        }
    }
}

/// Does a group of writes in one transaction, each in a savepoint of its own: one that fails takes nothing with it.
fn commit(connection: &mut Connection, explain: &Explain, group: Vec<(Write, Sender<Result<(), Error>>)>) {
    let (works, replies): (Vec<_>, Vec<_>) = group.into_iter().unzip();
    let results = match write_all(connection, explain, works) {
        Ok(results) => results,
        Err(error) => {
            let error = explain(error);
            replies.iter().map(|_| Err(error.clone())).collect()
        }
    };
    for (reply, result) in replies.into_iter().zip(results) {
        let _ = reply.send(result);
    }
}

fn write_all(
    connection: &mut Connection,
    explain: &Explain,
    works: Vec<Write>,
) -> rusqlite::Result<Vec<Result<(), Error>>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(works.len());
    for work in works {
        match write_one(&mut transaction, work) {
            Ok(()) => results.push(Ok(())),
            Err(Fault::Rule(error)) => results.push(Err(error)),
            // A full disk makes SQLite roll back everything by itself; then the whole group has failed.
            Err(Fault::Database(error)) if transaction.is_autocommit() => return Err(error),
            Err(Fault::Database(error)) => results.push(Err(explain(error))),
        }
    }
    transaction.commit()?;
    Ok(results)
}

fn write_one(transaction: &mut Transaction<'_>, work: Write) -> Result<(), Fault> {
    let savepoint = transaction.savepoint()?;
    work(&savepoint)?;
    savepoint.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection
            .execute_batch(
                "PRAGMA foreign_keys = ON;
                 CREATE TABLE words (word TEXT PRIMARY KEY, follows TEXT REFERENCES words DEFERRABLE INITIALLY DEFERRED)",
            )
            .unwrap();
        connection
    }

    fn add(word: &'static str, follows: Option<&'static str>) -> Write {
        Box::new(move |database| {
            database.execute("INSERT INTO words VALUES (?1, ?2)", (word, follows))?;
            Ok(())
        })
    }

    fn words(connection: &Connection) -> Vec<String> {
        let mut statement = connection.prepare("SELECT word FROM words ORDER BY word").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    }

    fn answers(connection: &mut Connection, works: Vec<Write>) -> Vec<bool> {
        let explain: Explain = Box::new(|error| Error::Failed { detail: error.to_string() });
        let (replies, answers): (Vec<_>, Vec<_>) = works.iter().map(|_| channel()).unzip();
        commit(connection, &explain, works.into_iter().zip(replies).collect());
        answers.into_iter().map(|answer| answer.recv().unwrap().is_ok()).collect()
    }

    #[test]
    fn a_write_that_fails_takes_no_other_of_its_group_with_it() {
        let mut connection = database();
        let half_done: Write = Box::new(|database| {
            database.execute("INSERT INTO words VALUES ('half', NULL)", [])?;
            Err(Fault::Rule(Error::Taken))
        });
        let works = vec![add("a", None), half_done, add("a", None), add("b", None)];
        assert_eq!(answers(&mut connection, works), [true, false, false, true]);
        assert_eq!(words(&connection), ["a", "b"]);
    }

    #[test]
    fn nobody_is_told_of_success_when_the_commit_fails() {
        let mut connection = database();
        assert_eq!(answers(&mut connection, vec![add("a", None), add("b", Some("nothing"))]), [false, false]);
        assert!(words(&connection).is_empty());
        assert_eq!(answers(&mut connection, vec![add("a", None)]), [true]);
    }
}
