//! Advice: only where the table was opened with it, only to whom it is asked of, and only from what they know.

use crate::{a_choice, house, open, opening};
use house::{Guest, House, Opening, Table, Trouble};
use std::sync::Arc;
use table::{Refusal, Seat};

fn open_with_advice(house: &House, game: &str, players: &[&str], owner: &Guest) -> Arc<Table> {
    let id = house.open_table(&Opening { advice: true, ..opening(game, players, owner) }).unwrap();
    house.table(&id).unwrap()
}

fn asked(table: &Table, guest: &Guest) -> Seat {
    table.view(guest, None).unwrap().stage.deciders().lowest().unwrap()
}

#[test]
fn a_table_opened_without_advice_gives_none() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "alexandros", &["person", "person"], &anna);
    assert!(!table.view(&anna, None).unwrap().advice);
    assert_eq!(table.advise(&anna, asked(&table, &anna)).err(), Some(Trouble::NoAdvice));
}

#[test]
fn that_advice_is_allowed_stands_in_the_record_for_all_to_see() {
    let (house, anna) = (house(), Guest::random());
    let table = open_with_advice(&house, "alexandros", &["person", "person"], &anna);
    assert!(table.header().advice);
    assert!(table.view(&Guest::random(), None).unwrap().advice, "also for who only watches");
}

#[test]
fn a_game_that_nobody_advises_at_is_opened_without() {
    let (house, anna) = (house(), Guest::random());
    assert!(!open_with_advice(&house, "pig", &["person", "person"], &anna).header().advice);
}

#[test]
fn advice_is_for_the_seat_that_is_asked_and_for_whom_it_belongs_to() {
    let (house, anna) = (house(), Guest::random());
    let table = open_with_advice(&house, "alexandros", &["person", "person"], &anna);
    let seat = asked(&table, &anna);
    assert_eq!(table.advise(&Guest::random(), seat).err(), Some(Trouble::NotYourSeat));
    assert_eq!(table.advise(&anna, seat.next(2)).err(), Some(Trouble::Refused(Refusal::not_your_turn())));
}

#[test]
fn asked_twice_the_adviser_says_the_same_and_then_follows_the_game() {
    let (house, anna) = (house(), Guest::random());
    let table = open_with_advice(&house, "alexandros", &["person", "person"], &anna);
    let seat = asked(&table, &anna);
    let advice = table.advise(&anna, seat).unwrap();
    assert_eq!(advice.seat, seat);
    assert!((1..=table::COUNSELS).contains(&advice.counsels.len()));
    assert!(advice.counsels.iter().all(|counsel| (0.0..=1.0).contains(&counsel.expects)));
    assert_eq!(table.advise(&anna, seat).unwrap(), advice);
    let version = table.view(&anna, None).unwrap().version;
    let choice = a_choice(&table, &anna, seat);
    table.act(&anna, seat, version, &choice).unwrap();
    let next = asked(&table, &anna);
    assert_ne!(table.advise(&anna, next).unwrap(), advice);
}
