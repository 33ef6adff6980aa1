//! What lies beside the board: players, stocks, hands.

use crate::flow;
use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::scene::{Card, Item, Panel, PanelKind, Tint};
use words::Speaker;

/// The back of a card.
const BACK: &str = "▒";

/// What stands out among the cards.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The cards one may point at.
    pub offered: &'a [&'a str],
    /// The card one points at.
    pub chosen: Option<&'a str>,
}

/// The panels as lines of at most `width` columns.
pub fn lines(
    panels: &[Panel],
    marks: Marks<'_>,
    speaker: Speaker<'_>,
    palette: Palette,
    width: u16,
) -> Vec<Line<'static>> {
    panels.iter().flat_map(|panel| one(panel, marks, speaker, palette, width)).collect()
}

fn one(panel: &Panel, marks: Marks<'_>, speaker: Speaker<'_>, palette: Palette, width: u16) -> Vec<Line<'static>> {
    let style = match panel.kind {
        PanelKind::Player(seat) => palette.tint(Tint::Seat(seat)),
        PanelKind::Hand | PanelKind::Common => palette.frame(),
    };
    let pointer = if panel.active { "▶ " } else { "  " };
    let title = format!("{pointer}{}", speaker.say(&panel.title));
    let mut lines = vec![Line::styled(flow::shorten(&title, usize::from(width)), style.add_modifier(Modifier::BOLD))];
    let mut row = Vec::new();
    for item in &panel.items {
        match item {
            Item::Count { label, value, most, emblem } => {
                let sign = emblem.map(|emblem| format!("{} ", emblem.letter)).unwrap_or_default();
                let most = most.map(|most| format!("/{most}")).unwrap_or_default();
                row.push(vec![
                    Span::raw(format!("{sign}{} ", speaker.say(label))),
                    Span::styled(format!("{value}{most}"), Style::new().add_modifier(Modifier::BOLD)),
                ]);
            }
            Item::Cards { label, cards } => {
                let brief = matches!(panel.kind, PanelKind::Player(_));
                row.push(vec![Span::styled(speaker.say(label), palette.faint())]);
                row.extend(cards.iter().map(|card| card_spans(card, brief, marks, speaker, palette)));
            }
            Item::Note(note) => {
                lines.extend(flow::pieces(std::mem::take(&mut row), width, "  "));
                lines.extend(flow::wrapped(&speaker.say(note), width, "  ", palette.faint()));
            }
        }
    }
    lines.extend(flow::pieces(row, width, "  "));
    lines
}

/// A card: its letter, in words too unless `brief`, and how many there are.
fn card_spans(
    card: &Card,
    brief: bool,
    marks: Marks<'_>,
    speaker: Speaker<'_>,
    palette: Palette,
) -> Vec<Span<'static>> {
    let mut style = palette.tint(card.tint).add_modifier(Modifier::BOLD);
    let mut words = Style::new();
    let mut signs = ["", ""];
    if marks.offered.contains(&card.id.as_str()) {
        signs = ["‹", "›"];
        words = palette.offered();
    }
    if marks.chosen == Some(card.id.as_str()) {
        signs = ["[", "]"];
        words = palette.chosen();
        style = style.patch(words);
    }
    let letter = card.face.map_or_else(|| BACK.to_owned(), |face| face.letter.to_string());
    let mut spans = vec![Span::styled(signs[0], words), Span::styled(letter, style)];
    if card.face.is_some() && !brief {
        spans.push(Span::styled(format!(" {}", speaker.say(&card.label)), words));
    }
    if card.count != 1 {
        spans.push(Span::styled(format!("×{}", card.count), words));
    }
    for line in &card.lines {
        spans.push(Span::styled(format!(" ({})", speaker.say(line)), palette.faint()));
    }
    spans.push(Span::styled(signs[1], words));
    spans
}
