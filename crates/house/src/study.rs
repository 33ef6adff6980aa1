//! The analysis of a finished table: made once, in the background, and kept with the table.

use crate::trouble::attempt;
use crate::{Table, Trouble};
use std::sync::{Arc, PoisonError};
use table::{Analysis, Effort};

/// How far the analysis of a table has come.
#[derive(Clone, Debug)]
pub enum Study {
    /// So many of so many steps are done.
    Running {
        /// Steps done.
        done: usize,
        /// Steps in all; 0 while it waits for others to be done.
        total: usize,
    },
    /// It is done.
    Done(Arc<Analysis>),
}

/// A study, or why there is none; nothing before anyone has asked.
pub(crate) type Kept = Option<Result<Study, Trouble>>;

impl Table {
    /// The analysis of the game, once it is over: the first who asks has it begun, and everybody sees how far it has come.
    pub fn study(self: &Arc<Table>) -> Result<Study, Trouble> {
        let record = self.record()?;
        if !self.core.title(&self.header.game)?.has_analyst() {
            return Err(Trouble::NoAnalyst);
        }
        let mut study = self.study.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(study) = &*study {
            return study.clone();
        }
        let begun = Study::Running { done: 0, total: 0 };
        *study = Some(Ok(begun.clone()));
        let table = Arc::clone(self);
        self.core.desk.submit(move || {
            let found = attempt(|| {
                let listener = |done, total| {
                    table.keep_study(Ok(Study::Running { done, total }));
                    !table.core.desk.is_closed()
                };
                table
                    .core
                    .title(&table.header.game)?
                    .analyze(&record, &table.edition, &effort(), &listener)
                    .map_err(Trouble::Flawed)
            });
            let found = found.and_then(|analysis| analysis?.ok_or(Trouble::Broken));
            table.keep_study(found.map(|analysis| Study::Done(Arc::new(analysis))));
        });
        Ok(begun)
    }

    fn keep_study(&self, study: Result<Study, Trouble>) {
        *self.study.lock().unwrap_or_else(PoisonError::into_inner) = Some(study);
    }
}

/// How hard the house thinks about a finished game: with half of the cores, for the others belong to those who still play.
fn effort() -> Effort {
    let cores: usize = std::thread::available_parallelism().map_or(1, Into::into);
    Effort { threads: (cores / 2).max(1), ..Effort::USUAL }
}
