//! Bots think without holding up anybody, and one that fails takes nobody with it.

use crate::fists::{CLUMSY, SLOW};
use crate::gate::Gate;
use crate::*;
use house::{Habits, Trouble};
use serde_json::json;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// As long as a test could ever take.
const LONG: Duration = Duration::from_secs(3600);

fn house_with(rest: Duration) -> Arc<House> {
    let habits = Habits { rest, ..Habits::default() };
    House::open_with(shelf(), Box::new(store::Memory::default()), habits).unwrap()
}

fn wait_for_trouble(table: &Table, guest: &Guest) {
    let mut news = table.watch();
    while table.view(guest, None).unwrap().trouble.is_none() {
        wait(&mut news);
    }
}

#[test]
fn bots_play_each_other_to_the_end() {
    let (house, anna) = (house(), Guest::random());
    for (game, seats) in [("pig", 5), ("connect-four", 2), ("alexandros", 4), ("fists", 2)] {
        let table = open(&house, game, &vec!["random"; seats], &anna);
        play_to_the_end(&table, &anna);
        let record = table.record().unwrap();
        let title = house.shelf().find(game).unwrap();
        table::verify(title, &record, &title.about().default_edition()).expect("the record is honest");
    }
}

#[test]
fn a_person_and_bots_play_to_the_end() {
    let (house, anna) = (house(), Guest::random());
    for (game, players) in [
        ("pig", vec!["random", "person", "random"]),
        ("connect-four", vec!["random", "person"]),
        ("fists", vec!["person", "random"]),
    ] {
        let table = open(&house, game, &players, &anna);
        play_to_the_end(&table, &anna);
        assert!(table.view(&anna, None).unwrap().standing.is_some());
    }
}

#[test]
fn many_tables_are_played_at_once() {
    let (house, anna) = (house(), Guest::random());
    let tables: Vec<_> = (0..40).map(|_| open(&house, "pig", &["random", "random"], &anna)).collect();
    for table in &tables {
        play_to_the_end(table, &anna);
    }
    assert!(house.tables_of(&anna).unwrap().iter().all(|summary| summary.over && summary.turn.is_empty()));
}

#[test]
fn a_table_is_free_while_a_bot_thinks() {
    let (house, anna) = (house_with(LONG), Guest::random());
    let table = open(&house, "fists", &["person", "slow"], &anna);
    let mut news = table.watch();
    let version = table.act(&anna, Seat(0), 1, &json!("ready")).unwrap();
    let view = table.view(&anna, Some(Seat(0))).unwrap();
    assert!(view.thinking.contains(Seat(1)) && view.stage.deciders().contains(Seat(0)));

    // Both decide at once: the person may answer while the bot still thinks, and the bot need not begin again.
    table.act(&anna, Seat(0), version, &json!({"show": 0})).unwrap();
    assert!(table.view(&anna, None).unwrap().thinking.contains(Seat(1)));
    news.mark_unchanged();
    *SLOW.0.lock().unwrap() = true;
    SLOW.1.notify_all();
    wait(&mut news);
    assert_eq!(table.view(&anna, None).unwrap().version, version + 2);
    play_to_the_end(&table, &anna);
}

#[test]
fn a_bot_that_fails_is_reported_and_tries_again_at_a_later_visit() {
    let (house, anna) = (house_with(Duration::ZERO), Guest::random());
    let table = open(&house, "fists", &["person", "clumsy"], &anna);
    table.act(&anna, Seat(0), 1, &json!("ready")).unwrap();
    wait_for_trouble(&table, &anna);
    let view = table.view(&anna, Some(Seat(0))).unwrap();
    assert_eq!((view.trouble, view.version), (Some(Trouble::Stumbled(Seat(1))), 2));
    assert!(view.thinking.is_empty(), "nobody waits for a bot that has given up");

    let other = open(&house, "fists", &["person", "random"], &anna);
    play_to_the_end(&other, &anna);

    CLUMSY.store(false, Ordering::SeqCst);
    let table = house.table(table.id()).unwrap();
    play_to_the_end(&table, &anna);
}

#[test]
fn a_bot_that_failed_rests_before_it_tries_again() {
    let (house, anna) = (house_with(LONG), Guest::random());
    let table = open(&house, "fists", &["person", "cheat"], &anna);
    table.act(&anna, Seat(0), 1, &json!("ready")).unwrap();
    wait_for_trouble(&table, &anna);
    for _ in 0..10 {
        let table = house.table(table.id()).unwrap();
        assert!(table.view(&anna, None).unwrap().trouble.is_some());
    }
    // The person, who decides at the same time, is not held up.
    table.act(&anna, Seat(0), 2, &json!({"show": 0})).unwrap();
}

#[test]
fn a_bot_whose_action_cannot_be_stored_tries_again() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let habits = Habits { rest: Duration::ZERO, ..Habits::default() };
    let house = House::open_with(shelf(), gate.store(), habits).unwrap();
    let table = open(&house, "fists", &["person", "random"], &anna);
    gate.fail_after(1);
    table.act(&anna, Seat(0), 1, &json!("ready")).unwrap();
    wait_for_trouble(&table, &anna);
    let view = table.view(&anna, None).unwrap();
    assert_eq!((view.version, view.trouble), (2, Some(Trouble::Stumbled(Seat(1)))));

    gate.mend();
    play_to_the_end(&house.table(table.id()).unwrap(), &anna);
}
