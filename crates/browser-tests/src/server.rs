//! The table, served from a database file.

use house::House;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use store::Sqlite;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A server that can be stopped and started again, always at the same address and on the same database.
pub struct Server {
    folder: TempDir,
    address: SocketAddr,
    /// None while it is stopped.
    running: Option<Running>,
}

/// The thread of a server, and how to end it.
struct Running {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Server {
    /// Starts a server on a new database.
    pub fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let running = Some(run(&folder.path().join("games.db"), listener));
        Server { folder, address, running }
    }

    /// Stops it, whatever it is doing.
    pub fn stop(&mut self) {
        if let Some(Running { stop, thread }) = self.running.take() {
            stop.send(()).expect("the server waits for it");
            thread.join().expect("the server ends");
        }
    }

    /// Starts it again.
    pub fn start_again(&mut self) {
        self.stop();
        let listener = TcpListener::bind(self.address).expect("the port is still free");
        self.running = Some(run(&self.folder.path().join("games.db"), listener));
    }

    /// The address of a page.
    pub fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Serves on a thread of its own. When it ends, so does every connection.
fn run(database: &Path, listener: TcpListener) -> Running {
    let store = Sqlite::open(database).expect("the database opens");
    let house = House::open(Arc::new(shelf::shelf()), Box::new(store)).expect("the house opens");
    let (stop, stopped) = oneshot::channel();
    let thread = std::thread::spawn(move || {
        let runtime = Runtime::new().expect("threads for the server");
        runtime.block_on(async {
            listener.set_nonblocking(true).expect("a listener can wait");
            let listener = tokio::net::TcpListener::from_std(listener).expect("tokio takes it");
            tokio::select! {
                served = web::serve(house, listener, web::Config::default()) => served.expect("it serves"),
                _ = stopped => {}
            }
        });
        runtime.shutdown_timeout(Duration::from_secs(10));
    });
    Running { stop, thread }
}
