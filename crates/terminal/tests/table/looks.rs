//! What the screen looks like. A changed picture is accepted with `cargo insta review`, after looking at it.

use crate::seat::Room;
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode::{Char, Down, Enter, Right, Tab};
use words::Lang;

#[test]
fn connect_four_with_a_column_pointed_at() {
    let room = Room::new("connect-four", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    anna.press([Enter, Right, Enter, Right, Right]);
    assert_snapshot!(anna.look());
}

#[test]
fn pig_refuses_to_hold_an_empty_pot() {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    anna.press([Down, Enter]);
    assert_snapshot!(anna.look());
}

#[test]
fn alexandros_at_its_beginning() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Bert"]);
    assert_snapshot!(room.sit().look());
}

#[test]
fn alexandros_in_french_with_a_corner_to_choose() {
    let room = Room::new("alexandros", Lang::Fr, &["Anne"], &["Bertrand"]);
    let mut anne = room.sit();
    anne.press([Enter, Tab]);
    assert_snapshot!(anne.look());
}

#[test]
fn connect_four_won() {
    let room = Room::new("connect-four", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    while !anna.sitting.is_over() {
        anna.press([Down, Enter]);
    }
    assert_snapshot!(anna.look());
}

#[test]
fn alexandros_for_four_in_a_small_window() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Bert", "Cleo", "Dion"]);
    assert_snapshot!(room.sit().screen(80, 24));
}

#[test]
fn a_window_too_small_for_the_board_still_shows_what_is_asked() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Bert"]);
    assert_snapshot!(room.sit().screen(48, 16));
}

#[test]
fn no_window_is_too_small_or_too_large_to_draw() {
    let room = Room::new("alexandros", Lang::Fr, &["Anne"], &["Bertrand"]);
    let mut anne = room.sit();
    for page in [None, Some('?'), Some('c'), Some('l')] {
        anne.press(page.map(Char));
        for (width, height) in [(1, 1), (2, 40), (200, 2), (30, 10), (64, 18), (80, 24), (240, 70)] {
            anne.screen(width, height);
        }
        anne.press(page.map(|_| Enter));
    }
}
