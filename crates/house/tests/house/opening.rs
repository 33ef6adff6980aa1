//! Opening tables, and what is wrong with those that cannot be opened.

use crate::*;
use house::Trouble;
use std::collections::HashSet;
use table::EditionFile;

fn refusal(change: impl FnOnce(&mut Opening)) -> String {
    let mut opening = opening("pig", &["person", "random"], &Guest::random());
    change(&mut opening);
    match house().open_table(&opening).unwrap_err() {
        Trouble::Order(fault) => fault.reason.id.into_owned(),
        other => other.message().id.into_owned(),
    }
}

#[test]
fn an_order_that_cannot_be_met_says_what_is_wrong() {
    assert_eq!(refusal(|opening| opening.game = "chess".into()), "house-unknown-game");
    assert_eq!(refusal(|opening| opening.places.truncate(1)), "table-fault-seat-count");
    assert_eq!(refusal(|opening| opening.places.clear()), "table-fault-seat-count");
    assert_eq!(refusal(|opening| opening.places = vec![opening.places[0].clone(); 300]), "table-fault-seat-count");
    assert_eq!(
        refusal(|opening| drop(opening.options.insert("aim".into(), "50".into()))),
        "table-fault-unknown-option"
    );
    assert_eq!(refusal(|opening| drop(opening.options.insert("goal".into(), "7".into()))), "table-fault-option-value");
    assert_eq!(refusal(|opening| opening.edition = Some(EditionFile::new("mine", "faces ="))), "table-fault-toml");
    assert_eq!(refusal(|opening| opening.entropy = vec!["x".repeat(201)]), "house-fault-entropy");
    assert_eq!(refusal(|opening| opening.entropy = vec![String::new(); 3]), "house-fault-entropy");
    for level in ["", "person", "oracle"] {
        let place = Place::Bot { name: "Bot".into(), level: level.into() };
        assert_eq!(refusal(|opening| opening.places[1] = place), "table-fault-level", "{level}");
    }
    for name in ["", "  ", "a\nb", "\u{202E}\u{0007}", &"x".repeat(41)] {
        let place = Place::Person { name: name.into() };
        assert_eq!(refusal(|opening| opening.places[0] = place), "house-fault-name", "{name:?}");
    }
}

#[test]
fn a_refused_order_leaves_no_table_behind() {
    let (house, anna) = (house(), Guest::random());
    let mut order = opening("pig", &["person", "random"], &anna);
    order.options.insert("goal".into(), "7".into());
    house.open_table(&order).unwrap_err();
    assert!(house.tables_of(&anna).unwrap().is_empty());
}

#[test]
fn the_same_number_gives_the_same_game() {
    let play = |seed| {
        let (house, anna) = (house(), Guest::random());
        let mut order = opening("pig", &["random", "random"], &anna);
        order.seed = seed;
        let table = house.table(&house.open_table(&order).unwrap()).unwrap();
        play_to_the_end(&table, &anna);
        table.record().unwrap().lines
    };
    assert_eq!(play(Some(7)), play(Some(7)));
    assert_ne!(play(Some(7)), play(Some(8)));
    assert_ne!(play(None), play(None));
}

#[test]
fn tables_have_short_names_unlike_each_other() {
    let (house, anna) = (house(), Guest::random());
    let order = opening("pig", &["person", "random"], &anna);
    let ids: HashSet<_> = (0..200).map(|_| house.open_table(&order).unwrap()).collect();
    assert_eq!(ids.len(), 200);
    let fits = |id: &str| id.len() == 10 && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    assert!(ids.iter().all(|id| fits(id.as_str())));
}

#[test]
fn a_guest_finds_their_tables() {
    let (house, anna) = (house(), Guest::random());
    let first = open(&house, "fists", &["person", "person"], &anna);
    let second = open(&house, "pig", &["person", "random"], &anna);
    open(&house, "pig", &["person", "random"], &Guest::random());
    play_to_the_end(&first, &anna);
    let summaries = house.tables_of(&anna).unwrap();
    let [newest, older] = &summaries[..] else { panic!("{summaries:?}") };
    assert_eq!((&newest.id, newest.game.as_str(), newest.over), (first.id(), "fists", true));
    assert_eq!((&older.id, older.over, older.turn), (second.id(), false, table::Seats::one(Seat(0))));
    assert_eq!(older.names, ["person 1", "random 2"]);
}
