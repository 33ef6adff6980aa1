//! How the game ended, and where the points came from.

use crate::flow;
use crate::palette::Palette;
use crate::sight::Sight;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::scene::Tint;
use table::{Message, Seat, Standing};
use words::Words;

/// Columns of one seat's points.
const COLUMN: usize = 7;

/// The result as lines of at most `width` columns: a column a seat, a line a source of points.
pub fn lines(standing: &Standing, sight: &Sight, words: &Words, palette: Palette, width: u16) -> Vec<Line<'static>> {
    let speaker = sight.speaker(words);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let seats = standing.scores.len();
    let label = usize::from(width).saturating_sub(COLUMN * seats).max(6);
    let row = |head: &str, cells: &[String], style: Style| {
        let mut spans = vec![Span::styled(format!("{:<label$}", flow::shorten(head, label)), style)];
        for (seat, cell) in cells.iter().enumerate() {
            let text = format!("{:>COLUMN$}", flow::squeeze(cell, COLUMN - 1));
            spans.push(Span::styled(text, style.patch(palette.tint(Tint::Seat(Seat(seat as u8))))));
        }
        Line::from(spans)
    };
    let numbers = |points: &[i32]| points.iter().map(|&points| words.whole(points)).collect::<Vec<_>>();
    let winners: Vec<Message> =
        standing.winners().map(|seat| Message::new("terminal-seat").with("seat", seat)).collect();
    let won = if winners.is_empty() {
        words.text("terminal-nobody-won")
    } else {
        speaker.say(&Message::new("terminal-won").with("count", winners.len()).with("winners", winners))
    };
    let mut lines = flow::wrapped(&won, width, "", bold);
    lines.push(Line::default());
    lines.push(row("", &sight.names, bold));
    lines.extend(
        standing.breakdown.iter().map(|line| row(&speaker.say(&line.label), &numbers(&line.points), Style::new())),
    );
    lines.push(row(&words.text("terminal-total"), &numbers(&standing.scores), bold));
    let ranks: Vec<String> = standing.ranks.iter().map(ToString::to_string).collect();
    lines.push(row(&words.text("terminal-rank"), &ranks, Style::new()));
    lines
}
