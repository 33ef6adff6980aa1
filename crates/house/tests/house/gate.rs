//! A store that can be told to fail or to wait, to look at a table in the middle of a commit. It outlives the house that uses it, as a
//! disk does.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use store::{Error, Kept, Listed, Memory, NewTable, Store};
use table::Seats;

#[derive(Clone)]
pub struct Gate {
    memory: Arc<Memory>,
    /// How many writes succeed before they begin to fail.
    left: Arc<AtomicUsize>,
    hold: Arc<Mutex<Option<Hold>>>,
}

struct Hold {
    arrived: Sender<()>,
    go: Receiver<()>,
}

impl Gate {
    /// A store where nothing fails yet.
    pub fn new() -> Gate {
        Gate { memory: Arc::default(), left: Arc::new(AtomicUsize::new(usize::MAX)), hold: Arc::default() }
    }

    /// The store as a house takes it.
    pub fn store(&self) -> Box<dyn Store> {
        Box::new(self.clone())
    }

    /// `writes` more succeed, then all fail.
    pub fn fail_after(&self, writes: usize) {
        self.left.store(writes, Ordering::SeqCst);
    }

    /// No write fails any more.
    pub fn mend(&self) {
        self.fail_after(usize::MAX);
    }

    /// The next write waits. Returns where to hear that it has come, and where to let it go on.
    pub fn hold(&self) -> (Receiver<()>, Sender<()>) {
        let (arrived, is_there) = channel();
        let (let_go, go) = channel();
        *self.hold.lock().unwrap() = Some(Hold { arrived, go });
        (is_there, let_go)
    }

    fn pass(&self) -> Result<(), Error> {
        let hold = self.hold.lock().unwrap().take();
        if let Some(Hold { arrived, go }) = hold {
            arrived.send(()).unwrap();
            go.recv().unwrap();
        }
        let used = self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        used.map(|_| ()).map_err(|_| Error::Failed { detail: "the disk is full".to_owned() })
    }
}

impl Store for Gate {
    fn create(&self, table: &NewTable<'_>) -> Result<(), Error> {
        self.pass()?;
        self.memory.create(table)
    }

    fn append(&self, table: &str, at: usize, lines: &[String], turn: Seats) -> Result<(), Error> {
        self.pass()?;
        self.memory.append(table, at, lines, turn)
    }

    fn read(&self, table: &str) -> Result<Option<Kept>, Error> {
        self.memory.read(table)
    }

    fn tables_of(&self, owner: &str) -> Result<Vec<Listed>, Error> {
        self.memory.tables_of(owner)
    }

    fn unfinished(&self) -> Result<Vec<Listed>, Error> {
        self.memory.unfinished()
    }

    fn finished(&self) -> Result<Vec<Listed>, Error> {
        self.memory.finished()
    }
}
