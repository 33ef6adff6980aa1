//! A sheet being filled in: numbers that must add up.

use crate::flow;
use crate::palette::Palette;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::{Map, Value};
use table::Message;
use table::scene::Sheet;
use words::Speaker;

/// The numbers as they stand, and which of them one points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filling {
    values: Vec<i64>,
    /// A field, or behind the last of them the button.
    at: usize,
}

/// What a key on a sheet leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// Nothing beyond the sheet.
    Stay,
    /// Up, out of the sheet.
    Leave,
    /// To send it.
    Send(Value),
    /// Not to send it yet, for this reason.
    Refuse(Message),
    /// The key is none of a sheet's.
    Unknown,
}

impl Filling {
    /// The sheet as it is at first.
    pub fn new(sheet: &Sheet) -> Filling {
        Filling { values: sheet.fields.iter().map(|field| field.value).collect(), at: 0 }
    }

    /// Does what a key asks for.
    pub fn key(&mut self, code: KeyCode, sheet: &Sheet) -> Turn {
        match code {
            KeyCode::Up if self.at == 0 => return Turn::Leave,
            KeyCode::Up => self.at -= 1,
            KeyCode::Down => self.at = (self.at + 1).min(sheet.fields.len()),
            KeyCode::Left | KeyCode::Char('-') => self.set(sheet, |value| value - 1),
            KeyCode::Right | KeyCode::Char('+') => self.set(sheet, |value| value + 1),
            KeyCode::Backspace => self.set(sheet, |value| value / 10),
            KeyCode::Char(digit @ '0'..='9') => self.set(sheet, |value| value * 10 + digit as i64 - '0' as i64),
            KeyCode::Enter if self.at < sheet.fields.len() => self.at += 1,
            KeyCode::Enter => return self.send(sheet),
            _ => return Turn::Unknown,
        }
        Turn::Stay
    }

    fn set(&mut self, sheet: &Sheet, to: impl Fn(i64) -> i64) {
        if let (Some(value), Some(field)) = (self.values.get_mut(self.at), sheet.fields.get(self.at)) {
            *value = to(*value).clamp(field.least, field.most);
        }
    }

    /// How much is still to be given; below 0 if it is too much.
    fn missing(&self, sheet: &Sheet) -> i64 {
        sheet.total - self.values.iter().sum::<i64>()
    }

    fn send(&self, sheet: &Sheet) -> Turn {
        let missing = self.missing(sheet);
        if missing != 0 {
            return Turn::Refuse(self.state(sheet));
        }
        let numbers = sheet.fields.iter().zip(&self.values).map(|(field, &value)| (field.key.to_owned(), value.into()));
        let numbers: Map<String, Value> = numbers.collect();
        Turn::Send(Value::from_iter([(sheet.action.to_owned(), Value::from(numbers))]))
    }

    fn state(&self, sheet: &Sheet) -> Message {
        let missing = self.missing(sheet);
        let id = if missing < 0 { "terminal-sheet-too-much" } else { "terminal-sheet-missing" };
        Message::new(id).with("count", missing.abs()).with("total", sheet.total)
    }

    /// The sheet as lines of at most `width` columns; `focused`: whether one points at it.
    pub fn lines(
        &self,
        sheet: &Sheet,
        focused: bool,
        speaker: Speaker<'_>,
        palette: Palette,
        width: u16,
    ) -> Vec<Line<'static>> {
        let wide = usize::from(width);
        let style = |row: usize| {
            let pointed = focused && row == self.at;
            if pointed { Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED) } else { Style::new() }
        };
        let pointer = |row: usize| Span::styled(if focused && row == self.at { "▸ " } else { "  " }, palette.frame());
        let head =
            Message::new("terminal-sheet-head").with("label", sheet.label.clone()).with("state", self.state(sheet));
        let head = speaker.say(&head);
        let mut lines = flow::wrapped(&head, width, "", palette.frame().add_modifier(Modifier::BOLD));
        for (row, (field, value)) in sheet.fields.iter().zip(&self.values).enumerate() {
            let sign = field.emblem.map(|emblem| format!("{} ", emblem.letter)).unwrap_or_default();
            let label = flow::shorten(&format!("{sign}{}", speaker.say(&field.label)), wide.saturating_sub(11));
            let room = wide.saturating_sub(11);
            lines
                .push(Line::from(vec![pointer(row), Span::styled(format!("{label:<room$} ‹{value:>3}›"), style(row))]));
        }
        let last = sheet.fields.len();
        let submit = flow::shorten(&speaker.say(&sheet.submit), wide.saturating_sub(4));
        lines.push(Line::from(vec![pointer(last), Span::styled(format!("[{submit}]"), style(last))]));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::scene::Field;

    fn sheet() -> Sheet {
        let field = |key, most| Field { key, label: Message::new(key), emblem: None, least: 0, most, value: 0 };
        Sheet {
            label: Message::new("cubes"),
            action: "allocate",
            fields: vec![field("army", 9), field("navy", 2)],
            total: 5,
            submit: Message::new("send"),
        }
    }

    fn press(filling: &mut Filling, keys: &[KeyCode]) -> Turn {
        keys.iter().map(|&key| filling.key(key, &sheet())).last().expect("a key")
    }

    #[test]
    fn a_sheet_is_sent_once_its_numbers_add_up() {
        let mut filling = Filling::new(&sheet());
        let turn =
            press(&mut filling, &[KeyCode::Char('4'), KeyCode::Down, KeyCode::Right, KeyCode::Enter, KeyCode::Enter]);
        assert_eq!(turn, Turn::Send(json!({"allocate": {"army": 4, "navy": 1}})));
    }

    #[test]
    fn a_sheet_that_does_not_add_up_says_what_is_missing() {
        let mut filling = Filling::new(&sheet());
        let turn = press(&mut filling, &[KeyCode::Right, KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
        assert_eq!(turn, Turn::Refuse(Message::new("terminal-sheet-missing").with("count", 4).with("total", 5)));
    }

    #[test]
    fn numbers_stay_between_the_least_and_the_most() {
        let mut filling = Filling::new(&sheet());
        press(&mut filling, &[KeyCode::Left, KeyCode::Down, KeyCode::Char('9')]);
        assert_eq!(filling.values, [0, 2]);
    }

    #[test]
    fn up_from_the_first_field_leaves_the_sheet() {
        assert_eq!(press(&mut Filling::new(&sheet()), &[KeyCode::Up]), Turn::Leave);
    }
}
