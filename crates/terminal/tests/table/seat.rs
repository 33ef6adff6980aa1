//! A person at a table, with a keyboard and a screen of some size.

use house::{Guest, House, Opening, Place, TableId};
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::{Frame, Terminal};
use std::sync::Arc;
use std::time::Duration;
use table::Shelf;
use terminal::{Palette, Sitting};
use words::{Lang, Words};

/// A house with one table.
pub struct Room {
    pub house: Arc<House>,
    pub guest: Guest,
    pub table: TableId,
    pub words: Words,
}

impl Room {
    /// A table of `game` from the reference games or the shelf, with these people and bots (`random`).
    pub fn new(game: &str, lang: Lang, people: &[&str], bots: &[&str]) -> Room {
        Room::with_options(game, lang, people, bots, &[])
    }

    /// The same with options that differ from the usual.
    pub fn with_options(game: &str, lang: Lang, people: &[&str], bots: &[&str], options: &[(&str, &str)]) -> Room {
        let reference = conformance::reference::shelf();
        let shelf = if reference.find(game).is_some() { reference } else { shelf::shelf() };
        let words = words(lang, &shelf);
        let house = House::open(Arc::new(shelf), Box::new(store::Memory::default())).unwrap();
        let guest = Guest::random();
        let person = |name: &&str| Place::Person { name: (*name).to_owned() };
        let bot = |name: &&str| Place::Bot { name: (*name).to_owned(), level: "random".to_owned() };
        let opening = Opening {
            game: game.to_owned(),
            edition: None,
            options: options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect(),
            places: people.iter().map(person).chain(bots.iter().map(bot)).collect(),
            seed: Some(5),
            entropy: Vec::new(),
            advice: true,
            owner: guest.clone(),
        };
        let table = house.open_table(&opening).unwrap();
        Room { house, guest, table, words }
    }

    /// Sits down, without colour so that a screen is its text.
    pub fn sit(&self) -> Seat<'_> {
        let sitting = Sitting::new(&self.house, &self.guest, &self.table, &self.words, Palette::PLAIN).unwrap();
        let mut seat = Seat { sitting };
        seat.wait();
        seat
    }

    /// How many lines the record has.
    pub fn version(&self) -> usize {
        self.house.table(&self.table).unwrap().view(&self.guest, None).unwrap().version
    }
}

fn words(lang: Lang, shelf: &Shelf) -> Words {
    Words::new(lang, shelf.words().chain(house::WORDS).chain(terminal::WORDS))
}

/// Someone at the keyboard.
pub struct Seat<'a> {
    pub sitting: Sitting<'a>,
}

impl Seat<'_> {
    /// Presses keys, waiting for the bots after each.
    pub fn press(&mut self, keys: impl IntoIterator<Item = KeyCode>) {
        for code in keys {
            assert!(self.sitting.key(KeyEvent::new(code, KeyModifiers::NONE)).unwrap(), "the table was left");
            self.wait();
        }
    }

    /// Types letters.
    pub fn write(&mut self, letters: &str) {
        self.press(letters.chars().map(KeyCode::Char));
    }

    /// Waits until someone at the screen is asked again.
    pub fn wait(&mut self) {
        while !self.sitting.asks() && !self.sitting.is_over() {
            std::thread::sleep(Duration::from_millis(1));
            self.sitting.beat().unwrap();
        }
    }

    /// Waits until the screen says this, and returns what it shows.
    pub fn hear(&mut self, words: &str) -> String {
        while !self.look().contains(words) {
            std::thread::sleep(Duration::from_millis(1));
            self.sitting.beat().unwrap();
        }
        self.look()
    }

    /// What the screen shows in a window of this size.
    pub fn screen(&self, width: u16, height: u16) -> String {
        shown(|frame| self.sitting.draw(frame), width, height)
    }

    /// What the screen shows in the window the table is made for.
    pub fn look(&self) -> String {
        self.screen(100, 30)
    }
}

/// What is shown in a window of this size.
pub fn shown(draw: impl FnOnce(&mut Frame<'_>), width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(draw).unwrap();
    terminal.backend().to_string()
}
