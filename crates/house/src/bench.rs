//! The bench where bots think: a few threads and a queue.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

type Job = Box<dyn FnOnce() + Send>;

/// The queue that all worker threads share.
#[derive(Default)]
pub(crate) struct Bench {
    queue: Mutex<Queue>,
    wake: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

impl Bench {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has `job` done when a thread is free. A closed bench does nothing more.
    pub(crate) fn submit(&self, job: impl FnOnce() + Send + 'static) {
        let mut queue = self.queue();
        if !queue.closed {
            queue.jobs.push_back(Box::new(job));
            self.wake.notify_one();
        }
    }

    /// Whether the bench is closed: whoever still works on it should stop.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue().closed
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                return Some(job);
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn close(&self) {
        let mut queue = self.queue();
        queue.closed = true;
        // Jobs hold tables, and tables hold the store: let go of them now.
        let dropped = std::mem::take(&mut queue.jobs);
        drop(queue);
        drop(dropped);
        self.wake.notify_all();
    }
}

/// The threads of a bench. Dropping them waits for the thoughts in progress.
pub(crate) struct Workers {
    bench: Arc<Bench>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    /// `count` threads that work on `bench`.
    pub(crate) fn start(bench: &Arc<Bench>, count: usize) -> std::io::Result<Workers> {
        let mut workers = Workers { bench: Arc::clone(bench), threads: Vec::new() };
        for number in 1..=count.max(1) {
            let bench = Arc::clone(bench);
            let thread = std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                while let Some(job) = bench.next() {
                    // Jobs report their own panics to their table; whatever else escapes must not end the thread.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            })?;
            workers.threads.push(thread);
        }
        Ok(workers)
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.bench.close();
        let own = std::thread::current().id();
        for thread in self.threads.drain(..).filter(|thread| thread.thread().id() != own) {
            let _ = thread.join();
        }
    }
}
