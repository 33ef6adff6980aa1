//! A page of text over the table: help, clauses, the whole chronicle.

use crate::flow;
use crate::palette::Palette;
use crate::sight::Sight;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};
use std::cell::Cell;
use table::{Advice, ClauseId, reasons_in_words, worth_in_words};
use words::Words;

/// A page one can scroll.
#[derive(Clone, Debug)]
pub struct Page {
    title: String,
    paragraphs: Vec<(String, Style)>,
    scroll: usize,
    /// How far one can scroll, as last drawn.
    reach: Cell<usize>,
    /// Whether it opens at its end.
    from_end: bool,
}

impl Page {
    /// What each key does.
    pub fn help(words: &Words) -> Page {
        let text = words.text("terminal-help-text");
        Page {
            title: words.text("terminal-help-title"),
            paragraphs: text.lines().map(|line| (line.to_owned(), Style::new())).collect(),
            scroll: 0,
            reach: Cell::default(),
            from_end: false,
        }
    }

    /// These clauses, in full.
    pub fn clauses(ids: &[ClauseId], sight: &Sight, words: &Words, palette: Palette) -> Page {
        let mut paragraphs = Vec::new();
        for id in ids {
            let text = sight.clause(*id, words.lang()).unwrap_or_default();
            paragraphs.push((id.as_str().to_owned(), palette.frame().add_modifier(Modifier::BOLD)));
            paragraphs.push((text.trim().to_owned(), Style::new()));
            paragraphs.push((String::new(), Style::new()));
        }
        if paragraphs.is_empty() {
            paragraphs.push((words.text("terminal-clauses-none"), Style::new()));
        }
        Page {
            title: words.text("terminal-clauses-title"),
            paragraphs,
            scroll: 0,
            reach: Cell::default(),
            from_end: false,
        }
    }

    /// The best choices, what each promises, and why.
    pub fn advice(advice: &Advice, sight: &Sight, words: &Words, palette: Palette) -> Page {
        let speaker = sight.speaker(words);
        let seats = sight.names.len();
        let mut paragraphs = Vec::new();
        for (number, counsel) in advice.counsels.iter().enumerate() {
            let label = format!("{}. {}", number + 1, speaker.say(&counsel.label));
            paragraphs.push((label, palette.frame().add_modifier(Modifier::BOLD)));
            let said = [Some(counsel.promise(seats)), counsel.note.clone(), reasons_in_words(&counsel.reasons)];
            paragraphs.extend(said.iter().flatten().map(|message| (speaker.say(message), Style::new())));
            paragraphs.push((String::new(), Style::new()));
        }
        let worth = worth_in_words(sight.game.id, seats).map(|worth| words.say(&worth));
        paragraphs.extend(
            [Some(words.text("terminal-advice-legend")), worth].into_iter().flatten().map(|text| (text, Style::new())),
        );
        Page {
            title: words.text("terminal-advice-title"),
            paragraphs,
            scroll: 0,
            reach: Cell::default(),
            from_end: false,
        }
    }

    /// All that happened, the newest at the end and in sight.
    pub fn chronicle(sight: &Sight, words: &Words, palette: Palette) -> Page {
        let speaker = sight.speaker(words);
        let style = |told: &table::Told| match (told.fact.heading, told.line > sight.since) {
            (true, _) => palette.frame().add_modifier(Modifier::BOLD),
            (false, true) => Style::new().add_modifier(Modifier::BOLD),
            (false, false) => Style::new(),
        };
        let paragraphs = sight.told.iter().map(|told| (speaker.say(&told.fact.message), style(told))).collect();
        Page { title: words.text("terminal-chronicle"), paragraphs, scroll: 0, reach: Cell::default(), from_end: true }
    }

    /// Scrolls. Any other key closes the page: then `false`.
    pub fn key(&mut self, code: KeyCode) -> bool {
        let towards_end = match code {
            KeyCode::Down => 1,
            KeyCode::PageDown | KeyCode::Char(' ') => 10,
            KeyCode::Up => -1,
            KeyCode::PageUp => -10,
            _ => return false,
        };
        let by: isize = if self.from_end { -towards_end } else { towards_end };
        self.scroll = self.scroll.saturating_add_signed(by).min(self.reach.get());
        true
    }

    /// Draws the page over the middle of `area`.
    pub fn draw(&self, words: &Words, palette: Palette, frame: &mut Frame<'_>, area: Rect) {
        let width = area.width.saturating_sub(4).min(84);
        let inner = width.saturating_sub(4);
        let lines: Vec<Line<'static>> =
            self.paragraphs.iter().flat_map(|(text, style)| flow::wrapped(text, inner, "", *style)).collect();
        let height = (lines.len() as u16).saturating_add(2).clamp(3, area.height.saturating_sub(2).max(3));
        let room = usize::from(height.saturating_sub(2));
        let last = lines.len().saturating_sub(room);
        self.reach.set(last);
        let first = if self.from_end { last.saturating_sub(self.scroll) } else { self.scroll.min(last) };
        let place =
            area.centered(ratatui::layout::Constraint::Length(width), ratatui::layout::Constraint::Length(height));
        let block = Block::bordered()
            .border_style(palette.frame())
            .title(format!(" {} ", self.title))
            .title_bottom(format!(" {} ", words.text("terminal-page-keys")))
            .padding(Padding::horizontal(1));
        frame.render_widget(Clear, place);
        let shown: Vec<Line<'static>> = lines.into_iter().skip(first).take(room).collect();
        frame.render_widget(Paragraph::new(shown).block(block), place);
    }
}
