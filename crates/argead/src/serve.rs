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
        let url = format!("http://{address}/");
        writeln!(out, "{}", desk.words.say(&Message::new("command-serving").with("address", url.as_str())))?;
        out.flush()?;
        if self.open && open::that_detached(&url).is_err() {
            writeln!(out, "{}", desk.words.text("command-serve-open-yourself"))?;
        }
        tokio::select! {
            served = web::serve(house, listener, web::Config { hosts: self.host }) => served.map_err(|error| failed(&error)),
            () = told_to_stop() => Ok(()),
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

/// Returns when Ctrl-C is pressed, or the system wants the program to end. Every action was stored before it was answered, so nothing
/// is left to do.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            return drop(interrupted.await);
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
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
