//! A record, line by line.

use crate::palette::Palette;
use crate::screen::{Screen, Wish};
use crate::sight::Sight;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::{About, EditionFile, Eye, Flaw, Message, Record, Title};
use words::Words;

/// A record and the line that is shown.
pub struct Reel<'a> {
    title: &'a dyn Title,
    record: &'a Record,
    edition: &'a EditionFile,
    screen: Screen<'a>,
    line: usize,
    /// The lines at which a turn begins.
    turns: Vec<usize>,
}

impl<'a> Reel<'a> {
    /// A record from its first line.
    pub fn new(
        title: &'a dyn Title,
        record: &'a Record,
        edition: &'a EditionFile,
        words: &'a Words,
        palette: Palette,
    ) -> Result<Reel<'a>, Flaw> {
        let whole = title.load(record, edition, None)?;
        let told = whole.told(Eye::All);
        let turns = told.iter().filter(|told| told.fact.heading).map(|told| told.line).collect();
        let screen = Screen::new(words, palette, Sight::of_play(title.about(), whole.as_ref(), Eye::All));
        let mut reel = Reel { title, record, edition, screen, line: 0, turns };
        reel.go(1)?;
        Ok(reel)
    }

    /// Does what a key asks for. `false`: to stop.
    pub fn key(&mut self, key: KeyEvent) -> Result<bool, Flaw> {
        if self.screen.has_page() {
            return Ok(self.screen.key(key) != Wish::Leave);
        }
        match key.code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') | KeyCode::Enter => self.go(self.line + 1)?,
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.go(self.line.saturating_sub(1))?,
            KeyCode::PageDown | KeyCode::Tab => {
                let next = self.turns.iter().copied().find(|&turn| turn > self.line);
                self.go(next.unwrap_or(self.record.lines.len()))?;
            }
            KeyCode::PageUp | KeyCode::BackTab => {
                let before = self.turns.iter().copied().rev().find(|&turn| turn < self.line);
                self.go(before.unwrap_or(1))?;
            }
            KeyCode::Home => self.go(1)?,
            KeyCode::End => self.go(self.record.lines.len())?,
            KeyCode::Esc => return Ok(false),
            _ => return Ok(self.screen.key(key) != Wish::Leave),
        }
        Ok(true)
    }

    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        self.screen.draw(frame);
    }

    /// Shows the position after `line`, or the nearest line there is.
    fn go(&mut self, line: usize) -> Result<(), Flaw> {
        let last = self.record.lines.len();
        let line = line.clamp(1, last);
        if line == self.line {
            return Ok(());
        }
        let play = self.title.load(&self.record.up_to(line), self.edition, None)?;
        let about: &'static About = self.title.about();
        self.line = line;
        self.screen.show(Sight::of_play(about, play.as_ref(), Eye::All));
        self.screen.replaying(Message::new("terminal-line").with("line", line).with("last", last));
        Ok(())
    }
}
