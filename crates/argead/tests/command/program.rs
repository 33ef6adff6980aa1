//! Running the program.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// What a run of the program left behind.
#[derive(Debug)]
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The answer, which must be JSON, of a run that must have gone well.
    pub fn json(&self) -> Value {
        assert_eq!(self.status, 0, "{self:?}");
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Asserts that the input was bad: exit status 2, something on stderr that says all of `words`, no panic.
    #[track_caller]
    pub fn complains(&self, words: &[&str]) {
        assert_eq!(self.status, 2, "{self:?}");
        self.says(words);
    }

    /// Asserts that stderr says all of `words`, and that nothing panicked.
    #[track_caller]
    pub fn says(&self, words: &[&str]) {
        assert!(!self.err.contains("panicked"), "{self:?}");
        assert!(self.err.starts_with("argead: "), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "no {word:?} in {self:?}");
        }
    }
}

/// The program with these arguments, speaking English.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_argead"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs the program.
pub fn argead(arguments: &[&str]) -> Run {
    run(command(arguments))
}

/// Runs a program.
pub fn run(mut command: Command) -> Run {
    let output = command.output().expect("the program starts");
    // French has spaces that do not break; for tests a space is a space.
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text").replace(['\u{a0}', '\u{202f}'], " ");
    Run {
        status: output.status.code().expect("it ended by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// A folder that goes away with the test.
pub struct Desk(TempDir);

impl Desk {
    pub fn new() -> Desk {
        Desk(TempDir::new().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The path of a file as an argument.
    pub fn file(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.file(name)
    }

    /// A finished record of two bots.
    pub fn finished(&self, name: &str) -> String {
        let file = self.file(name);
        let run = argead(&["record", "alexandros", "--seats", "random,random", "--seed", "7", "-o", &file]);
        assert_eq!(run.status, 0, "{run:?}");
        file
    }

    /// A record that ends when someone must decide and there are this many lines.
    pub fn unfinished(&self, name: &str, lines: usize) -> String {
        let (file, lines) = (self.file(name), lines.to_string());
        let run = argead(&[
            "record",
            "alexandros",
            "--seats",
            "random,random",
            "--seed",
            "7",
            "--until",
            &lines,
            "-o",
            &file,
        ]);
        assert_eq!(run.status, 0, "{run:?}");
        file
    }
}

/// The lines of a file.
pub fn lines(path: impl AsRef<Path>) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}
