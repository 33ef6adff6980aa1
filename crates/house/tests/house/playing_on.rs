//! Playing on from a finished game: the same position, other dice, and a record that says where it comes from.

use crate::{house, open, play_to_the_end};
use house::{Guest, Trouble};
use table::{Record, Seats, Stage};

#[test]
fn the_new_record_begins_with_the_old_lines_and_says_so() {
    let (house, anna, bert) = (house(), Guest::random(), Guest::random());
    let old = open(&house, "pig", &["person", "random"], &anna);
    assert_eq!(house.play_on(old.id(), 9, &bert).err(), Some(Trouble::NotOver));
    play_to_the_end(&old, &anna);
    let before = old.record().unwrap();

    let new = house.table(&house.play_on(old.id(), 9, &bert).unwrap()).unwrap();
    let origin = new.header().origin.clone().unwrap();
    assert_eq!((origin.table, origin.lines), (before.header.table.clone(), 7));
    assert_ne!(new.header().commitment, before.header.commitment, "the dice are new");
    assert!(new.seats_of(&anna).is_empty() && new.seats_of(&bert) != Seats::NONE);
    play_to_the_end(&new, &bert);
    let after = new.record().unwrap();
    assert_eq!(after.entries[..7], before.entries[..7]);
    let title = house.shelf().find("pig").unwrap();
    table::verify(title, &after, &title.about().default_edition()).expect("honest from there on");
}

#[test]
fn a_new_outcome_that_the_dice_did_not_make_is_still_found() {
    let (house, anna) = (house(), Guest::random());
    let old = open(&house, "pig", &["person", "person"], &anna);
    play_to_the_end(&old, &anna);
    // Half of a game is so many rolls that the new dice cannot have made all of them by chance.
    let half = old.record().unwrap().lines.len() / 2;
    let new = house.table(&house.play_on(old.id(), half, &anna).unwrap()).unwrap();
    play_to_the_end(&new, &anna);
    let honest = new.record().unwrap();
    let mut header = honest.header.clone();
    header.origin.as_mut().unwrap().lines = 0;
    let mut lines = vec![table::record::write_line(&header, "")];
    for entry in &honest.entries {
        let line = table::record::write_line(entry, table::record::link(lines.last().unwrap()));
        lines.push(line);
    }
    let title = house.shelf().find("pig").unwrap();
    let forged = Record::from_lines(lines).unwrap();
    assert!(table::verify(title, &forged, &title.about().default_edition()).is_err(), "the old dice were others");
}

#[test]
fn where_a_bot_was_to_decide_a_person_does() {
    let (house, anna) = (house(), Guest::random());
    let old = open(&house, "connect-four", &["random", "random"], &anna);
    play_to_the_end(&old, &anna);
    for line in [2, 3] {
        let new = house.table(&house.play_on(old.id(), line, &anna).unwrap()).unwrap();
        let view = new.view(&anna, None).unwrap();
        assert_ne!(view.stage, Stage::Over);
        assert_eq!(view.stage.deciders(), view.own, "the seat that is to decide, and no other");
    }
}
