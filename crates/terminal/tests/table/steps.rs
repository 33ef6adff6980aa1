//! What happens between two decisions, step by step.

use crate::seat::{Room, Seat};
use ratatui::crossterm::event::KeyCode::{Enter, Esc, Left, Right};
use words::Lang;

/// Looks for a choice by its words and takes it.
fn choose(anna: &mut Seat<'_>, words: &str) {
    anna.write(&format!("/{words}"));
    anna.press([Enter, Enter]);
}

/// A campaign that has just begun: its first rolls have fallen.
fn begun(room: &Room) -> Seat<'_> {
    let mut anna = room.sit();
    choose(&mut anna, "Parmenion");
    choose(&mut anna, "Begin");
    anna
}

#[test]
fn dice_fall_one_after_the_other_and_enter_goes_on() {
    let room = Room::new("commander", Lang::En, &["Anna"], &[]);
    let mut anna = begun(&room);
    let version = room.version();
    let mut step = 0;
    while anna.look().contains("What happened: ") {
        step += 1;
        let screen = anna.look();
        assert!(screen.contains(&format!("What happened: {step} of ")) && screen.contains("Esc skip"), "{screen}");
        anna.press([Enter]);
    }
    assert!(step >= 3, "{step} steps");
    assert_eq!(room.version(), version, "to look is not to play");
    assert!(anna.look().contains("Enter do it"), "{}", anna.look());
}

#[test]
fn one_goes_back_and_skips_the_rest() {
    let room = Room::new("commander", Lang::Fr, &["Anne"], &[]);
    let mut anna = room.sit();
    choose(&mut anna, "Parménion");
    choose(&mut anna, "Commencer");
    anna.press([Right]);
    assert!(anna.look().contains("Ce qui s’est passé\u{a0}: 2 sur "), "{}", anna.look());
    anna.press([Left, Left]);
    assert!(anna.look().contains("Ce qui s’est passé\u{a0}: 1 sur "), "{}", anna.look());
    anna.press([Esc]);
    assert!(!anna.look().contains("Ce qui s’est passé"), "{}", anna.look());
}

#[test]
fn the_chronicle_and_the_rules_can_be_read_on_the_way() {
    let room = Room::new("commander", Lang::En, &["Anna"], &[]);
    let mut anna = begun(&room);
    let step = anna.look();
    anna.write("l");
    assert_ne!(anna.look(), step);
    anna.press([Esc]);
    assert_eq!(anna.look(), step, "Esc closes the page and skips nothing");
}
