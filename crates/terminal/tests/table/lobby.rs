//! The way in.

use crate::seat::{Room, shown};
use ratatui::crossterm::event::KeyCode::{Char, Down, Enter, Esc, Up};
use terminal::{Lobby, Palette, Pick};
use words::Lang;

#[test]
fn an_unfinished_table_is_offered_first() {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Bert"]);
    let mut lobby = Lobby::new(&room.house, &room.guest, &room.words, Palette::PLAIN).unwrap();
    let screen = shown(|frame| lobby.draw(frame), 100, 30);
    assert!(screen.contains("▸1 Go on: Pig with Anna, Bert (just now)"), "{screen}");
    assert!(screen.contains("2 New game: Connect Four"), "{screen}");
    assert!(!lobby.key(Enter.into()), "Enter chooses");
    assert_eq!(lobby.picked(), Some(Pick::Resume(room.table.clone())));
}

#[test]
fn any_game_can_be_begun_anew() {
    let room = Room::new("pig", Lang::Fr, &["Anna"], &["Bert"]);
    let mut lobby = Lobby::new(&room.house, &room.guest, &room.words, Palette::PLAIN).unwrap();
    for key in [Down, Down, Up, Char('9')] {
        assert!(lobby.key(key.into()));
    }
    assert!(!lobby.key(Enter.into()));
    assert_eq!(lobby.picked(), Some(Pick::New("pig".to_owned())), "the last of the list");
}

#[test]
fn a_finished_table_is_not_offered_again() {
    let room = Room::new("connect-four", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    while !anna.sitting.is_over() {
        anna.press([Down, Enter]);
    }
    let mut lobby = Lobby::new(&room.house, &room.guest, &room.words, Palette::PLAIN).unwrap();
    let screen = shown(|frame| lobby.draw(frame), 100, 30);
    assert!(!screen.contains("Go on"), "{screen}");
    assert!(!lobby.key(Esc.into()), "Esc leaves");
    assert_eq!(lobby.picked(), None);
}
