//! `argead serve`: the table in the browser. Also what happens without any verb.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::local;
use clap::Args;
use std::io::Write;
use std::net::SocketAddr;
use table::Message;
use tokio::net::TcpListener;

/// Where the table is served unless one says otherwise: only to this machine.
const ADDRESS: &str = "127.0.0.1:7330";

/// Serves the table to browsers.
#[derive(Args, Debug, Default)]
pub struct Serve {
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    #[arg(long)]
    open: bool,
}

impl Serve {
    /// What `argead` alone does.
    pub fn and_open() -> Serve {
        Serve { open: true, ..Serve::default() }
    }

    /// Serves until it is told to stop.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
        runtime.block_on(self.serve(desk, out))
    }

    async fn serve(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let wanted = self.listen.as_deref().unwrap_or(ADDRESS);
        let listener = TcpListener::bind(wanted).await.map_err(|error| cannot_listen(wanted, &error))?;
        let address = reachable(listener.local_addr().map_err(|error| failed(&error))?);
        let house = local::house(desk, self.database.as_deref())?;
        let bell = Bell::hang().map_err(|error| failed(&error))?;
        let url = format!("http://{address}/");
        writeln!(out, "{}", desk.words.say(&Message::new("command-serving").with("address", url.as_str())))?;
        out.flush()?;
        if self.open && open::that_detached(&url).is_err() {
            writeln!(out, "{}", desk.words.text("command-serve-open-yourself"))?;
        }
        tokio::select! {
            served = web::serve(house, listener, web::Config { hosts: self.host }) => served.map_err(|error| failed(&error)),
            // Every action was stored before it was answered: there is nothing left to do.
            () = bell.rings() => Ok(()),
        }
    }
}

/// An address one can type into a browser on this machine: a server that listens everywhere is found at home too.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Listens for Ctrl-C and for the system's wish that the program end. Listens from the moment it is made, not only once it is awaited.
struct Bell {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
    #[cfg(windows)]
    signal: tokio::signal::windows::CtrlC,
}

impl Bell {
    #[cfg(unix)]
    fn hang() -> std::io::Result<Bell> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Bell { signals: [signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?] })
    }

    #[cfg(windows)]
    fn hang() -> std::io::Result<Bell> {
        Ok(Bell { signal: tokio::signal::windows::ctrl_c()? })
    }

    #[cfg(unix)]
    async fn rings(mut self) {
        let [interrupt, terminate] = &mut self.signals;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn rings(mut self) {
        self.signal.recv().await;
    }
}

fn cannot_listen(wanted: &str, error: &std::io::Error) -> Complaint {
    if error.kind() == std::io::ErrorKind::AddrInUse {
        return Complaint::new(Message::new("command-serve-busy").with("address", wanted))
            .remedy(Message::new("command-serve-busy-remedy").with("address", wanted));
    }
    Complaint::new(Message::new("command-serve-address").with("address", wanted).with("detail", error.to_string()))
        .remedy(Message::new("command-serve-address-remedy"))
}

fn failed(error: &std::io::Error) -> Complaint {
    Complaint::new(Message::new("command-serve-failed").with("detail", error.to_string()))
}
