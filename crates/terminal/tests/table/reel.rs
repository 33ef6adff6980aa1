//! Stepping through a record.

use crate::seat::{Room, shown};
use ratatui::crossterm::event::KeyCode::{self, BackTab, Char, Down, End, Enter, Esc, Home, Left, PageDown, Right};
use table::Record;
use terminal::{Palette, Reel};
use words::Lang;

/// A finished game of Pig: its room, for the words, and its record.
fn finished() -> (Room, Record) {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    while !anna.sitting.is_over() {
        anna.press([Enter, Enter, Down, Enter]);
    }
    let record = room.house.table(&room.table).unwrap().record().unwrap();
    drop(anna);
    (room, record)
}

#[test]
fn one_goes_line_by_line_turn_by_turn_and_to_either_end() {
    let (room, record) = finished();
    let title = room.house.shelf().find("pig").unwrap();
    let edition = title.about().default_edition();
    let mut reel = Reel::new(title, &record, &edition, &room.words, Palette::PLAIN).unwrap();
    let last = record.lines.len();
    let mut goes = |key: KeyCode, line: usize| {
        assert!(reel.key(key.into()).unwrap());
        let screen = shown(|frame| reel.draw(frame), 100, 30);
        assert!(screen.contains(&format!("line {line} of {last} ")), "{key:?}: {screen}");
        screen
    };
    goes(Left, 1);
    goes(Right, 2);
    goes(Down, 3);
    goes(Left, 2);
    assert!(goes(End, last).contains("has won."));
    goes(Right, last);
    goes(Home, 1);
    goes(PageDown, goes_to_next_turn(&record, &room));
    goes(BackTab, 1);
    assert!(goes(Char('c'), 1).contains("PIG-01"), "the rules can be read");
    goes(Enter, 1);
    assert!(!reel.key(Esc.into()).unwrap(), "Esc leaves");
}

/// The line at which the second turn begins.
fn goes_to_next_turn(record: &Record, room: &Room) -> usize {
    let title = room.house.shelf().find("pig").unwrap();
    let play = title.load(record, &title.about().default_edition(), None).unwrap();
    let told = play.told(table::Eye::All);
    told.iter().find(|told| told.fact.heading && told.line > 1).map_or(record.lines.len(), |told| told.line)
}
