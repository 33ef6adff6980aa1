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

/// How much is said, where there is not always room for everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Everything in words.
    Full,
    /// Players' stocks by their letter alone.
    Brief,
    /// Letters alone, but for the viewer's own hand and what everything turns on.
    Tiny,
}

impl Detail {
    /// From the most to the least.
    pub const ALL: [Detail; 3] = [Detail::Full, Detail::Brief, Detail::Tiny];
}

/// What everything turns on, and the rest.
pub fn parted(panels: &[Panel]) -> (Vec<&Panel>, Vec<&Panel>) {
    panels.iter().partition(|panel| panel.kind == PanelKind::Focus)
}

/// The panels as lines of at most `width` columns.
pub fn lines(
    panels: &[&Panel],
    detail: Detail,
    marks: Marks<'_>,
    speaker: Speaker<'_>,
    palette: Palette,
    width: u16,
) -> Vec<Line<'static>> {
    let desk = Desk { marks, speaker, palette, width };
    panels.iter().flat_map(|panel| desk.panel(panel, detail)).collect()
}

/// What is the same for all panels.
struct Desk<'a> {
    marks: Marks<'a>,
    speaker: Speaker<'a>,
    palette: Palette,
    width: u16,
}

impl Desk<'_> {
    fn panel(&self, panel: &Panel, detail: Detail) -> Vec<Line<'static>> {
        let (style, is_player) = match panel.kind {
            PanelKind::Player(seat) => (self.palette.tint(Tint::Seat(seat)), true),
            PanelKind::Hand | PanelKind::Focus | PanelKind::Common => (self.palette.frame(), false),
        };
        let pointer = if panel.active { "▶ " } else { "  " };
        let title = flow::shorten(&self.speaker.say(&panel.title), usize::from(self.width).saturating_sub(2));
        let head = vec![Span::styled(title, style.add_modifier(Modifier::BOLD))];
        // A player's name shares its line with the first numbers.
        let mut row = vec![head];
        let mut lines =
            if is_player { Vec::new() } else { flow::pieces(std::mem::take(&mut row), self.width, pointer) };
        for item in &panel.items {
            match item {
                Item::Count { label, value, most, emblem } => {
                    let label = self.speaker.say(label);
                    let letter = emblem.map(|emblem| emblem.letter);
                    let label = match (detail, letter) {
                        (Detail::Tiny, _) => letter.or(label.chars().next()).map(String::from).unwrap_or_default(),
                        (Detail::Brief, Some(letter)) if is_player => format!("{letter} "),
                        (_, Some(letter)) => format!("{letter} {label} "),
                        (_, None) => format!("{label} "),
                    };
                    let most = most.map(|most| format!("/{most}")).unwrap_or_default();
                    let bold = Style::new().add_modifier(Modifier::BOLD);
                    row.push(vec![Span::raw(label), Span::styled(format!("{value}{most}"), bold)]);
                }
                Item::Cards { label, cards } => {
                    if *label != panel.title {
                        row.push(vec![Span::styled(self.speaker.say(label), self.palette.faint())]);
                    }
                    let brief = is_player || detail == Detail::Tiny && panel.kind == PanelKind::Common;
                    row.extend(cards.iter().map(|card| self.card(card, brief)));
                }
                Item::Note(note) => {
                    lines.extend(flow::pieces(std::mem::take(&mut row), self.width, "  "));
                    lines.extend(flow::wrapped(&self.speaker.say(note), self.width, "  ", self.palette.faint()));
                }
            }
        }
        lines.extend(flow::pieces(row, self.width, "  "));
        if panel.active
            && let Some(first) = lines.first_mut().and_then(|line| line.spans.first_mut())
        {
            *first = Span::styled(pointer, style);
        }
        lines
    }

    /// A card: its letter, in words too unless `brief`, and how many there are.
    fn card(&self, card: &Card, brief: bool) -> Vec<Span<'static>> {
        let palette = self.palette;
        let mut style = palette.tint(card.tint).add_modifier(Modifier::BOLD);
        let mut words = Style::new();
        let mut signs = ["", ""];
        if self.marks.offered.contains(&card.id.as_str()) {
            signs = ["‹", "›"];
            words = palette.offered();
        }
        if self.marks.chosen == Some(card.id.as_str()) {
            signs = ["[", "]"];
            words = palette.chosen();
            style = style.patch(words);
        }
        let letter = card.face.map_or_else(|| BACK.to_owned(), |face| face.letter.to_string());
        let mut spans = vec![Span::styled(signs[0], words), Span::styled(letter, style)];
        if card.face.is_some() && !brief {
            spans.push(Span::styled(format!(" {}", self.speaker.say(&card.label)), words));
        }
        if card.count != 1 {
            spans.push(Span::styled(format!("×{}", card.count), words));
        }
        for line in &card.lines {
            spans.push(Span::styled(format!(" ({})", self.speaker.say(line)), palette.faint()));
        }
        spans.push(Span::styled(signs[1], words));
        spans
    }
}
