//! The server from the outside.

use crate::program::{Desk, argead, command};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server on a free port; killed with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut child = command(&["serve", "--listen", "127.0.0.1:0", "--database", database])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        let address = said.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(str::to_owned);
        Server { child, address: address.unwrap_or_else(|| panic!("no address in {said:?}")) }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_address_that_is_printed_answers() {
    let desk = Desk::new();
    let server = Server::start(&desk.file("argead.db"));
    let page = server.get("/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Alexandros"), "{page}");
}

#[cfg(unix)]
#[test]
fn a_server_told_to_stop_ends_well() {
    for signal in ["-INT", "-TERM"] {
        let desk = Desk::new();
        let mut server = Server::start(&desk.file("argead.db"));
        let id = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert!(server.child.wait().unwrap().success(), "{signal}");
    }
}

#[test]
fn a_busy_port_is_said_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    argead(&["serve", "--listen", &address, "--database", ":memory:"]).complains(&[&address, "taken", "--listen"]);
}

#[test]
fn an_address_that_is_none_is_refused() {
    for address in ["nonsense", "127.0.0.1:99999", "192.0.2.1:80"] {
        argead(&["serve", "--listen", address, "--database", ":memory:"]).complains(&[address, "--listen"]);
    }
}

#[test]
fn a_database_that_is_none_is_left_alone() {
    let desk = Desk::new();
    let file = desk.write("argead.db", b"this is no database".repeat(100));
    let before = std::fs::read(desk.path("argead.db")).unwrap();
    let serve = |database: &str| argead(&["serve", "--listen", "127.0.0.1:0", "--database", database]);
    serve(&file).complains(&["argead.db", "--database"]);
    assert_eq!(std::fs::read(desk.path("argead.db")).unwrap(), before);
    serve("oracle://here").complains(&["oracle://here"]);
}

#[test]
fn a_database_in_use_is_not_shared() {
    let desk = Desk::new();
    let file = desk.file("argead.db");
    let _server = Server::start(&file);
    argead(&["serve", "--listen", "127.0.0.1:0", "--database", &file]).complains(&["in use", "--database"]);
}
