//! `argead inspect`: what a seat sees and may do at some line of a record.

use crate::complaint::Complaint;
use crate::desk::{Desk, answer};
use crate::record::names;
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use table::{Eye, Message, Play, Scene, Seat, Seats, Stage, Standing, Title};
use terminal::Sight;

/// The size of the board as text.
const WIDTH: u16 = 78;
const HEIGHT: u16 = 22;

/// Shows a position of a record through the eyes of a seat.
#[derive(Args, Debug)]
pub struct Inspect {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "LINE")]
    at: Option<usize>,
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    #[arg(long, value_name = "NAME|FILE")]
    edition: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Inspect {
    /// Prints the position.
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> Result<(), Complaint> {
        let loaded = desk.record(&self.file, self.edition.as_deref())?.up_to(self.at)?;
        let play = loaded.load(&self.file, None)?;
        let seat = self.seat.map(|seat| seat_of(play.as_ref(), seat)).transpose()?.or(play.stage().deciders().lowest());
        if self.json {
            answer(&Answer::new(desk, play.as_ref(), seat), out)
        } else {
            print(desk, loaded.title, play.as_ref(), seat, out)
        }
    }
}

/// The seat with this number, if the game has it.
pub fn seat_of(play: &dyn Play, number: u8) -> Result<Seat, Complaint> {
    let seats = play.header().seats.len();
    if usize::from(number) < seats {
        return Ok(Seat(number));
    }
    Err(Complaint::new(Message::new("command-no-such-seat").with("seat", number).with("last", seats - 1)))
}

/// Through whose eyes: those of a seat, or all when nobody is asked.
fn eye(seat: Option<Seat>) -> Eye {
    seat.map_or(Eye::All, Eye::Seat)
}

/// What `inspect --json` prints.
#[derive(Serialize)]
struct Answer {
    game: String,
    line: usize,
    stage: &'static str,
    to_act: Seats,
    seat: Option<Seat>,
    prompt: String,
    view: Scene,
    actions: Vec<Value>,
    chronicle: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Standing>,
}

/// A line of the chronicle in words.
#[derive(Serialize)]
struct Line {
    line: usize,
    text: String,
}

impl Answer {
    fn new(desk: &Desk, play: &dyn Play, seat: Option<Seat>) -> Answer {
        let names = names(play);
        let speaker = desk.words.named(&names);
        let chronicle = play.told(eye(seat)).into_iter();
        let view = play.scene(eye(seat));
        Answer {
            game: play.header().game.clone(),
            line: play.lines().len(),
            stage: match play.stage() {
                Stage::Decide(_) => "decide",
                Stage::Chance => "chance",
                Stage::Over => "over",
            },
            to_act: play.stage().deciders(),
            seat,
            prompt: speaker.say(&view.prompt.text),
            view,
            actions: seat.map(|seat| play.actions(seat)).unwrap_or_default(),
            chronicle: chronicle.map(|told| Line { line: told.line, text: speaker.say(&told.fact.message) }).collect(),
            result: play.standing(),
        }
    }
}

/// The board and panels drawn as text, what is asked, and each action with its words.
fn print(
    desk: &Desk,
    title: &dyn Title,
    play: &dyn Play,
    seat: Option<Seat>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let sight = Sight::of_play(title.about(), play, eye(seat));
    let speaker = sight.speaker(&desk.words);
    write!(out, "{}", terminal::print(&sight, &desk.words, WIDTH, HEIGHT))?;
    writeln!(out, "\n{}", speaker.say(&sight.scene.prompt.text))?;
    for choice in sight.scene.choices.iter().filter(|choice| choice.refusal.is_none()) {
        writeln!(out, "  {}  {}", choice.action, speaker.say(&choice.label))?;
    }
    Ok(())
}
