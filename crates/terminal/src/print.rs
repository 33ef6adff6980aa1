//! A position as plain text.

use crate::board;
use crate::palette::Palette;
use crate::panels;
use crate::sight::Sight;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Words;

/// The board of a position and what lies beside it, as lines of at most `width` columns, without colour.
pub fn print(sight: &Sight, words: &Words, width: u16, height: u16) -> String {
    let speaker = sight.speaker(words);
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    board::draw(&sight.scene.board, board::Marks::default(), speaker, Palette::PLAIN, area, &mut buffer);
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    let marks = panels::Marks { offered: &[], chosen: None };
    let (focus, rest) = panels::parted(&sight.scene.panels);
    let all = [focus, rest].concat();
    let panels = panels::lines(&all, panels::Detail::Full, marks, speaker, Palette::PLAIN, width);
    let lines = (0..height).map(row).chain(panels.iter().map(ToString::to_string));
    lines.flat_map(|line| [line.trim_end().to_owned(), "\n".to_owned()]).collect()
}
