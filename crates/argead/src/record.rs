//! `argead record`: one game between bots, written as a record with honest dice.

use crate::complaint::Complaint;
use crate::desk::Desk;
use crate::progress;
use crate::secret::Secret;
use crate::sheet::{Sheet, check_level};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::{Dice, Message, Order, Play, SeatMark};
use words::Words;

/// Plays one game and writes its record.
#[derive(Args, Debug)]
pub struct Record {
    #[command(flatten)]
    sheet: Sheet,
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[arg(long, value_name = "LINES")]
    until: Option<usize>,
}

impl Record {
    /// Plays and writes.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let title = desk.title(&self.sheet.game)?;
        self.sheet.seats.iter().try_for_each(|level| check_level(title, level))?;
        let secret = match self.sheet.seed {
            Some(number) => Secret::from_number(number),
            None => Secret::random()?,
        };
        let order = Order {
            edition: self.sheet.rules.edition(desk, title)?,
            options: self.sheet.rules.options(),
            seats: marks(&self.sheet.seats),
            table: secret.table_name(),
            entropy: Vec::new(),
            seed: secret.seed(),
            advice: false,
            origin: None,
        };
        let mut play = title.open(&order)?;
        let dice = Dice::new(order.seed, &order.table, &order.entropy);
        let spinner = progress::spinner();
        play_on(play.as_mut(), &dice, self.until, &|| spinner.inc(1));
        spinner.finish_and_clear();
        write(&self.output, play.lines(), out)?;
        if !play.has_ended() {
            secret.keep_beside(&self.output)?;
        }
        if self.output != Path::new("-") {
            writeln!(
                out,
                "{}",
                desk.words.named(&names(play.as_ref())).say(&summary(&self.output, play.as_ref(), &desk.words))
            )?;
        }
        Ok(())
    }
}

/// Each seat with the name of its bot; bots of one level are numbered.
fn marks(levels: &[String]) -> Vec<SeatMark> {
    let name = |at: usize, level: &String| match levels.iter().filter(|other| *other == level).count() {
        1 => level.clone(),
        _ => format!("{level} {}", levels[..=at].iter().filter(|other| *other == level).count()),
    };
    levels.iter().enumerate().map(|(at, level)| SeatMark { name: name(at, level), player: level.clone() }).collect()
}

/// Lets the bots play until the game is over, or until someone must decide and there are `until` lines.
fn play_on(play: &mut dyn Play, dice: &Dice, until: Option<usize>, decided: &dyn Fn()) {
    while let Some(seat) = play.stage().deciders().lowest() {
        let line = play.lines().len();
        if until.is_some_and(|lines| line >= lines) {
            break;
        }
        let level = play.header().seats[seat.index()].player.clone();
        let action = play.ponder(seat, &level, dice.bot_luck(line as u64)).expect("the levels were checked")();
        play.propose(seat, &action, dice).expect("bots choose what is allowed");
        play.commit();
        decided();
    }
}

/// Writes the lines of a record to a file, or to `out` for `-`.
pub fn write(path: &Path, lines: &[String], out: &mut dyn Write) -> Result<(), Complaint> {
    let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    if path == Path::new("-") {
        return Ok(out.write_all(text.as_bytes())?);
    }
    std::fs::write(path, text).map_err(|error| Complaint::file("command-cannot-write", path, &error))
}

/// The names of the seats.
pub fn names(play: &dyn Play) -> Vec<String> {
    play.header().seats.iter().map(|seat| seat.name.clone()).collect()
}

/// What a record holds, in a line.
pub fn summary(path: &Path, play: &dyn Play, words: &Words) -> Message {
    let message = match play.standing() {
        Some(standing) => {
            let winners: Vec<Message> =
                standing.winners().map(|seat| Message::new("command-seat").with("seat", seat)).collect();
            let scores: Vec<String> = standing.scores.iter().map(|&score| words.whole(score)).collect();
            Message::new("command-record-ended").with("winners", winners).with("scores", scores.join(" : "))
        }
        None => Message::new("command-record-open"),
    };
    message.with("file", path.display().to_string()).with("lines", play.lines().len())
}
