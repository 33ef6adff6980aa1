//! How a verb fails: what happened, what can be done about it, and the exit status.

use house::Trouble;
use std::path::Path;
use std::process::ExitCode;
use table::{Fault, Flaw, FlawKind, Message, Refusal};
use words::Words;

/// Why a verb did not do what it was asked.
#[derive(Debug)]
pub struct Complaint {
    status: Status,
    /// What happened; none when it has been said already, or nobody listens any more.
    what: Option<Message>,
    remedy: Option<Message>,
    /// The line of a record that is to blame.
    line: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Status {
    /// The reader of our output left: nothing is wrong.
    Fine = 0,
    /// The answer is no.
    No = 1,
    /// The question was wrong.
    BadInput = 2,
}

impl Complaint {
    const fn silent(status: Status) -> Complaint {
        Complaint { status, what: None, remedy: None, line: None }
    }

    /// Bad input: exit status 2.
    pub fn new(what: Message) -> Complaint {
        Complaint { what: Some(what), ..Complaint::silent(Status::BadInput) }
    }

    /// All is well, and there is nothing more to do.
    pub const fn none() -> Complaint {
        Complaint::silent(Status::Fine)
    }

    /// The answer is no, and it has been said: exit status 1.
    pub const fn no() -> Complaint {
        Complaint::silent(Status::No)
    }

    /// The same complaint, when it has been said already.
    #[must_use]
    pub const fn said(&self) -> Complaint {
        Complaint::silent(self.status)
    }

    /// The same complaint with what can be done about it.
    #[must_use]
    pub fn remedy(self, remedy: Message) -> Complaint {
        Complaint { remedy: Some(remedy), ..self }
    }

    /// The same complaint with what can be done about it, if nothing was said about that yet.
    #[must_use]
    pub fn or_remedy(self, remedy: Message) -> Complaint {
        Complaint { remedy: self.remedy.or(Some(remedy)), ..self }
    }

    /// A file could not be read or written.
    pub fn file(id: &'static str, path: &Path, error: &std::io::Error) -> Complaint {
        Complaint::new(Message::new(id).with("file", path.display().to_string()).with("detail", error.to_string()))
    }

    /// A record has a flaw: exit status 2 if it cannot be read at all, else 1.
    pub fn flaw(file: &Path, flaw: Flaw) -> Complaint {
        let status = if flaw.kind == FlawKind::Unreadable { Status::BadInput } else { Status::No };
        let what = Message::new("command-flaw")
            .with("file", file.display().to_string())
            .with("line", flaw.line)
            .with("reason", flaw.reason);
        Complaint { status, what: Some(what), remedy: None, line: Some(flaw.line) }
    }

    /// The same complaint about a line of a record.
    #[must_use]
    pub fn in_record(self, file: &Path, line: usize) -> Complaint {
        let what = self.what.map(|what| {
            Message::new("command-flaw")
                .with("file", file.display().to_string())
                .with("line", line)
                .with("reason", what)
        });
        Complaint { what, line: Some(line), ..self }
    }

    /// An action was refused: exit status 1 if by the rules, 2 if it could not be meant (no such action, not that seat's turn).
    pub fn refusal(refusal: Refusal) -> Complaint {
        match refusal.clause {
            Some(clause) => {
                let what = Message::new("command-refused").with("reason", refusal.reason).with("clause", clause);
                Complaint { status: Status::No, ..Complaint::new(what) }
            }
            None => Complaint::new(refusal.reason),
        }
    }

    /// The exit status.
    pub fn status(&self) -> u8 {
        self.status as u8
    }

    /// The line of a record that is to blame.
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// What happened, in words; empty when there is nothing to say.
    pub fn reason(&self, words: &Words) -> String {
        self.what.as_ref().map(|what| words.say(what)).unwrap_or_default()
    }

    /// Says on stderr what happened and what can be done about it.
    pub fn print(&self, words: &Words) {
        if self.what.is_some() {
            eprintln!("argead: {}", self.reason(words));
        }
        if let Some(remedy) = &self.remedy {
            eprintln!("  {}", words.say(remedy));
        }
    }

    /// Says it and returns the exit status.
    pub fn report(&self, words: &Words) -> ExitCode {
        self.print(words);
        ExitCode::from(self.status())
    }
}

impl From<Fault> for Complaint {
    /// Bad input. The file is named where a line of it is to blame.
    fn from(fault: Fault) -> Complaint {
        Complaint::new(match fault.line {
            Some(line) => {
                Message::new("command-flaw").with("file", fault.file).with("line", line).with("reason", fault.reason)
            }
            None => fault.reason,
        })
    }
}

impl From<Trouble> for Complaint {
    /// What the house says comes with its remedy.
    fn from(trouble: Trouble) -> Complaint {
        Complaint::new(trouble.message())
    }
}

impl From<std::io::Error> for Complaint {
    /// Writing to stdout failed. A reader that has seen enough, such as `head`, is no error.
    fn from(error: std::io::Error) -> Complaint {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Complaint::none(),
            _ => Complaint::new(Message::new("command-cannot-print").with("detail", error.to_string())),
        }
    }
}
