//! The way in: go on with a table, or open a new one.

use crate::flow;
use crate::palette::Palette;
use house::{Guest, House, Summary, TableId, Trouble};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph};
use std::time::Duration;
use table::Message;
use words::Words;

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// To go on with this table.
    Resume(TableId),
    /// To open a new table of this game.
    New(String),
}

/// A list of what can be played.
pub struct Lobby<'a> {
    words: &'a Words,
    palette: Palette,
    entries: Vec<(Pick, String)>,
    at: usize,
    picked: bool,
}

impl<'a> Lobby<'a> {
    /// The unfinished tables of `guest`, the one touched last first, then every game.
    pub fn new(house: &House, guest: &Guest, words: &'a Words, palette: Palette) -> Result<Lobby<'a>, Trouble> {
        let tables = house.tables_of(guest)?;
        let unfinished = tables.iter().filter(|summary| !summary.over);
        let mut entries: Vec<(Pick, String)> =
            unfinished.map(|summary| (Pick::Resume(summary.id.clone()), line(summary, words))).collect();
        entries.extend(house.shelf().titles().map(|title| {
            let game = title.about().id;
            let message = Message::new("terminal-new").with("game", name(game, words));
            (Pick::New(game.to_owned()), words.say(&message))
        }));
        Ok(Lobby { words, palette, entries, at: 0, picked: false })
    }

    /// Does what a key asks for. `false`: something is chosen, or nothing will be.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let last = self.entries.len().saturating_sub(1);
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return false,
            KeyCode::Esc | KeyCode::Char('q') => return false,
            KeyCode::Up => self.at = self.at.saturating_sub(1),
            KeyCode::Down => self.at = (self.at + 1).min(last),
            KeyCode::Char(digit @ '1'..='9') => self.at = (digit as usize - '1' as usize).min(last),
            KeyCode::Enter => {
                self.picked = !self.entries.is_empty();
                return false;
            }
            _ => {}
        }
        true
    }

    /// What was chosen, if anything.
    pub fn picked(self) -> Option<Pick> {
        if self.picked { self.entries.into_iter().nth(self.at).map(|(pick, _)| pick) } else { None }
    }

    /// Draws the list.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let height = (self.entries.len() as u16 + 4).min(area.height);
        let place = area.centered(Constraint::Max(76), Constraint::Length(height));
        let block = Block::bordered()
            .border_style(self.palette.frame())
            .title(" Argead ")
            .title_bottom(format!(" {} ", self.words.text("terminal-lobby-keys")))
            .padding(Padding::uniform(1));
        let inner = block.inner(place);
        frame.render_widget(block, place);
        let [list] = Layout::vertical([Constraint::Fill(1)]).areas(inner);
        let first = (self.at + 1).saturating_sub(usize::from(list.height));
        let lines: Vec<Line<'static>> = self
            .entries
            .iter()
            .enumerate()
            .skip(first)
            .map(|(index, (_, text))| {
                let pointed = index == self.at;
                let style = if pointed { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
                let key = if index < 9 { (index + 1).to_string() } else { " ".to_owned() };
                let text = flow::shorten(text, usize::from(list.width).saturating_sub(4));
                Line::from(vec![
                    Span::styled(format!("{}{key} ", if pointed { "▸" } else { " " }), self.palette.frame()),
                    Span::styled(text, style),
                ])
            })
            .collect();
        frame.render_widget(Paragraph::new(lines), list);
    }
}

fn name(game: &str, words: &Words) -> String {
    words.say(&Message::new(format!("{game}-name")))
}

fn line(summary: &Summary, words: &Words) -> String {
    let message = Message::new("terminal-resume")
        .with("game", name(&summary.game, words))
        .with("names", summary.names.join(", "))
        .with("ago", ago(summary.updated.elapsed().unwrap_or_default()));
    words.say(&message)
}

/// How long ago something was.
fn ago(time: Duration) -> Message {
    let minutes = time.as_secs() / 60;
    match minutes {
        0 => Message::new("terminal-now"),
        1..=59 => Message::new("terminal-minutes").with("count", minutes),
        60..=1439 => Message::new("terminal-hours").with("count", minutes / 60),
        _ => Message::new("terminal-days").with("count", minutes / 1440),
    }
}
