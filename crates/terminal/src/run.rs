//! The terminal itself: keys in, screens out, until one leaves. Whatever happens, it is left as it was found.

use crate::lobby::{Lobby, Pick};
use crate::palette::Palette;
use crate::reel::Reel;
use crate::sitting::Sitting;
use house::{Guest, House, TableId, Trouble};
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::{DefaultTerminal, Frame};
use std::time::Duration;
use table::{EditionFile, Flaw, Record, Title};
use words::Words;

/// How often one looks whether something happened at the table.
const BEAT: Duration = Duration::from_millis(100);

/// Why the terminal was left before its time.
#[derive(Debug)]
pub enum Stop {
    /// The terminal failed.
    Terminal(std::io::Error),
    /// The house could not go on.
    House(Trouble),
    /// The record cannot be played.
    Record(Flaw),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        Stop::Terminal(error)
    }
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Stop {
        Stop::House(trouble)
    }
}

impl From<Flaw> for Stop {
    fn from(flaw: Flaw) -> Stop {
        Stop::Record(flaw)
    }
}

/// Sits `guest` down at a table, until they leave it.
pub fn play(house: &House, guest: &Guest, table: &TableId, words: &Words) -> Result<(), Stop> {
    let sitting = Sitting::new(house, guest, table, words, Palette::of_environment())?;
    run(sitting, Sitting::draw, |sitting, key| Ok(sitting.key(key)?), |sitting| Ok(sitting.beat()?))?;
    Ok(())
}

/// Lets `guest` choose an unfinished table or a new game. `None`: neither.
pub fn lobby(house: &House, guest: &Guest, words: &Words) -> Result<Option<Pick>, Stop> {
    let lobby = Lobby::new(house, guest, words, Palette::of_environment())?;
    let lobby = run(lobby, Lobby::draw, |lobby, key| Ok(lobby.key(key)), |_| Ok(()))?;
    Ok(lobby.picked())
}

/// Steps through a record, until one has seen enough.
pub fn watch(title: &dyn Title, record: &Record, edition: &EditionFile, words: &Words) -> Result<(), Stop> {
    let reel = Reel::new(title, record, edition, words, Palette::of_environment())?;
    run(reel, Reel::draw, |reel, key| Ok(reel.key(key)?), |_| Ok(()))?;
    Ok(())
}

/// Draws, waits for a key or a beat, and again, until a key says enough.
fn run<T>(
    mut shown: T,
    draw: impl Fn(&T, &mut Frame<'_>),
    mut key: impl FnMut(&mut T, KeyEvent) -> Result<bool, Stop>,
    mut beat: impl FnMut(&mut T) -> Result<(), Stop>,
) -> Result<T, Stop> {
    let mut terminal = ratatui::try_init()?;
    let done = attend(&mut terminal, &mut shown, draw, &mut key, &mut beat);
    ratatui::restore();
    done.map(|()| shown)
}

fn attend<T>(
    terminal: &mut DefaultTerminal,
    shown: &mut T,
    draw: impl Fn(&T, &mut Frame<'_>),
    key: &mut impl FnMut(&mut T, KeyEvent) -> Result<bool, Stop>,
    beat: &mut impl FnMut(&mut T) -> Result<(), Stop>,
) -> Result<(), Stop> {
    loop {
        terminal.draw(|frame| draw(shown, frame))?;
        if event::poll(BEAT)?
            && let Event::Key(pressed) = event::read()?
            && pressed.kind == KeyEventKind::Press
            && !key(shown, pressed)?
        {
            return Ok(());
        }
        beat(shown)?;
    }
}
