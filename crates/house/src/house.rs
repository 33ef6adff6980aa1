//! The house itself: opens tables, finds them again, and keeps those in memory that are in use.

use crate::bench::{Bench, Workers};
use crate::hall::{Hall, League};
use crate::summary::Summary;
use crate::trouble::attempt;
use crate::{Guest, Opening, Table, TableId, Trouble};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{NewTable, Store};
use table::{Order, Shelf, Title};

/// How a house is run.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How many bots think at a time.
    pub threads: usize,
    /// How many tables stay in memory though nobody is at them.
    pub tables: usize,
    /// How long a bot that failed rests before a visit to its table makes it try again.
    pub rest: Duration,
}

impl Default for Habits {
    fn default() -> Habits {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Habits { threads, tables: 256, rest: Duration::from_secs(5) }
    }
}

/// Everything a table needs of its house.
pub(crate) struct Core {
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) store: Box<dyn Store>,
    /// Where bots and advisers think.
    pub(crate) bench: Arc<Bench>,
    /// Where finished games are analysed, one after another, so that no bot waits for it.
    pub(crate) desk: Arc<Bench>,
    pub(crate) habits: Habits,
}

/// The tables in memory.
#[derive(Default)]
struct Hot {
    tables: HashMap<TableId, (Arc<Table>, u64)>,
    /// Counts the visits, to know which table was visited longest ago.
    visits: u64,
}

/// Runs tables. Dropping it waits for the bots that are thinking; their thoughts are lost, nothing else.
pub struct House {
    _workers: [Workers; 2],
    hot: Mutex<Hot>,
    hall: Hall,
    pub(crate) core: Arc<Core>,
}

impl House {
    /// Opens a house with these games and this store. Bots whose turn it was when the last house closed start thinking at once.
    pub fn open(shelf: Arc<Shelf>, store: Box<dyn Store>) -> Result<Arc<House>, Trouble> {
        House::open_with(shelf, store, Habits::default())
    }

    /// As [`open`](House::open), with other habits.
    pub fn open_with(shelf: Arc<Shelf>, store: Box<dyn Store>, habits: Habits) -> Result<Arc<House>, Trouble> {
        let (bench, desk) = (Arc::new(Bench::default()), Arc::new(Bench::default()));
        let hire = |bench, count| {
            Workers::start(bench, count).map_err(|error| Trouble::NoThreads { detail: error.to_string() })
        };
        let workers = [hire(&bench, habits.threads)?, hire(&desk, 1)?];
        let core = Arc::new(Core { shelf, store, bench, desk, habits });
        let house = Arc::new(House { _workers: workers, hot: Mutex::default(), hall: Hall::default(), core });
        house.resume()?;
        Ok(house)
    }

    /// The games there are.
    pub fn shelf(&self) -> &Shelf {
        &self.core.shelf
    }

    /// Opens a table. Once this returns, it is stored.
    pub fn open_table(&self, opening: &Opening) -> Result<TableId, Trouble> {
        let title = self.core.title(&opening.game)?;
        self.lay(title, &opening.owner, |id| opening.order(title, id))
    }

    /// Lays a table as `order` says for its id, and stores it.
    pub(crate) fn lay(
        &self,
        title: &dyn Title,
        owner: &Guest,
        order: impl Fn(&TableId) -> Result<Order, Trouble>,
    ) -> Result<TableId, Trouble> {
        let core = &self.core;
        loop {
            let id = TableId::random();
            let order = order(&id)?;
            let play = attempt(|| title.open(&order))?.map_err(Trouble::Order)?;
            let created = core.store.create(&NewTable {
                id: id.as_str(),
                owner: owner.as_str(),
                seed: order.seed,
                edition: &order.edition,
                lines: play.lines(),
                turn: play.stage().deciders(),
            });
            match created {
                Err(store::Error::Taken) => continue,
                other => other?,
            }
            self.table(&id)?;
            return Ok(id);
        }
    }

    /// The table with this id, from memory or from the store.
    pub fn table(&self, id: &TableId) -> Result<Arc<Table>, Trouble> {
        let known = self.hot().visit(id);
        let table = match known {
            Some(table) => table,
            // Loaded without the lock, so that nobody else waits; if two load at once, both get the table that was first.
            None => {
                let loaded = Arc::new(Table::load(&self.core, id)?);
                self.hot().enter(loaded, self.core.habits.tables)
            }
        };
        table.wake();
        Ok(table)
    }

    /// The tables this guest opened, the one touched last first.
    pub fn tables_of(&self, guest: &Guest) -> Result<Vec<Summary>, Trouble> {
        Ok(self.core.store.tables_of(guest.as_str())?.into_iter().filter_map(Summary::new).collect())
    }

    /// The hall of fame of a game, league by league; none if it keeps no hall.
    pub fn fame(&self, game: &str) -> Result<Vec<League>, Trouble> {
        self.hall.of(self.core.title(game)?, self.core.store.as_ref())
    }

    fn hot(&self) -> MutexGuard<'_, Hot> {
        self.hot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the bots whose turn it is. Tables that cannot be loaded say so when someone visits them.
    fn resume(self: &Arc<House>) -> Result<(), Trouble> {
        for summary in self.core.store.unfinished()?.into_iter().filter_map(Summary::new) {
            if !summary.turn.except(summary.persons).is_empty() {
                let house = Arc::downgrade(self);
                self.core.bench.submit(move || {
                    if let Some(house) = house.upgrade() {
                        let _ = house.table(&summary.id);
                    }
                });
            }
        }
        Ok(())
    }
}

impl Core {
    pub(crate) fn title(&self, game: &str) -> Result<&dyn Title, Trouble> {
        self.shelf.find(game).ok_or_else(|| Trouble::UnknownGame {
            game: game.to_owned(),
            known: self.shelf.titles().map(|title| title.about().id).collect(),
        })
    }
}

impl Hot {
    fn visit(&mut self, id: &TableId) -> Option<Arc<Table>> {
        self.visits += 1;
        let (table, visit) = self.tables.get_mut(id)?;
        *visit = self.visits;
        Some(Arc::clone(table))
    }

    /// Keeps a table that was just loaded, or returns the one that is here already. Then drops those visited longest ago, if there are
    /// more than `most`. A table someone holds stays: there must never be two of the same.
    fn enter(&mut self, table: Arc<Table>, most: usize) -> Arc<Table> {
        if let Some(first) = self.visit(table.id()) {
            return first;
        }
        self.tables.insert(table.id().clone(), (Arc::clone(&table), self.visits));
        while self.tables.len() > most {
            let idle = self.tables.iter().filter(|(_, (table, _))| Arc::strong_count(table) == 1);
            let Some(longest) = idle.min_by_key(|(_, (_, visit))| *visit).map(|(id, _)| id.clone()) else { break };
            self.tables.remove(&longest);
        }
        table
    }
}
