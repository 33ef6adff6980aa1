//! The hall of fame: what finished games prove, and nothing else.

use crate::*;
use house::{Hall, Honour, League};
use std::path::Path;
use store::{Memory, NewTable, Sqlite, Store};
use table::Seats;

/// A campaign that one person plays, with dice nobody knows.
fn campaign(anna: &Guest) -> Opening {
    Opening { seed: None, ..opening("commander", &["person"], anna) }
}

fn played(house: &House, opening: &Opening) -> Arc<Table> {
    let table = house.table(&house.open_table(opening).unwrap()).unwrap();
    play_to_the_end(&table, &opening.owner);
    table
}

/// Everybody who is remembered.
fn honours(leagues: Vec<League>) -> Vec<Honour> {
    leagues.into_iter().flat_map(|league| league.honours).collect()
}

#[test]
fn a_finished_campaign_is_remembered_with_its_result_and_its_options() {
    let (house, anna) = (house(), Guest::random());
    let options = [("campaign".to_owned(), "tyre".to_owned()), ("odds".to_owned(), "no".to_owned())];
    let opening = Opening { options: options.clone().into(), ..campaign(&anna) };
    let table = played(&house, &opening);
    let leagues = house.fame("commander").unwrap();
    let names: Vec<&str> = leagues.iter().map(|league| league.name).collect();
    assert_eq!(names, ["life", "granicus", "issus", "tyre", "gaugamela"]);
    let remembered = leagues[3].honours.clone();
    let [honour] = &remembered[..] else { panic!("{remembered:?}") };
    let view = table.view(&anna, None).unwrap();
    assert_eq!((&honour.table, honour.player.as_str()), (table.id(), "person 1"));
    assert_eq!(Some(&honour.fame), view.fame.as_ref());
    assert_eq!(honour.fame.won, view.standing.unwrap().ranks == [1]);
    assert_eq!(honour.options, options.into());
    assert_eq!(honours(leagues), remembered, "only its own league knows of it");
    assert_eq!(house.fame("commander").unwrap()[3].honours, remembered, "and the same when one looks again");
}

#[test]
fn the_hall_outlives_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let open = |path: &Path| House::open(shelf(), Box::new(Sqlite::open(&path.join("games.db")).unwrap())).unwrap();
    let (first, anna) = (open(folder.path()), Guest::random());
    let id = played(&first, &campaign(&anna)).id().clone();
    let before = honours(first.fame("commander").unwrap());
    assert_eq!(before.iter().map(|honour| &honour.table).collect::<Vec<_>>(), [&id]);
    drop(first);
    assert_eq!(honours(open(folder.path()).fame("commander").unwrap()), before);
}

#[test]
fn a_game_that_goes_on_is_not_remembered() {
    let (house, anna) = (house(), Guest::random());
    let table = house.table(&house.open_table(&campaign(&anna)).unwrap()).unwrap();
    let view = table.view(&anna, Some(Seat(0))).unwrap();
    table.act(&anna, Seat(0), view.version, &a_choice(&table, &anna, Seat(0))).unwrap();
    assert_eq!(honours(house.fame("commander").unwrap()), []);
}

#[test]
fn nobody_is_remembered_for_what_bots_did() {
    let (house, anna) = (house(), Guest::random());
    played(&house, &Opening { seed: None, ..opening("commander", &["random"], &anna) });
    assert_eq!(honours(house.fame("commander").unwrap()), []);
}

#[test]
fn dice_one_could_know_bring_no_fame() {
    let (house, anna) = (house(), Guest::random());
    played(&house, &Opening { seed: Some(7), ..campaign(&anna) });
    assert_eq!(honours(house.fame("commander").unwrap()), []);
}

#[test]
fn a_second_try_from_the_middle_brings_no_fame() {
    let (house, anna) = (house(), Guest::random());
    let first = played(&house, &campaign(&anna));
    let again = house.table(&house.play_on(first.id(), 20, &anna).unwrap()).unwrap();
    play_to_the_end(&again, &anna);
    let tables: Vec<_> = honours(house.fame("commander").unwrap()).into_iter().map(|honour| honour.table).collect();
    assert_eq!(tables, [first.id().clone()]);
}

/// What stands in the store as over, and is not, or was changed: the record decides.
#[test]
fn a_record_that_proves_nothing_brings_no_fame() {
    let (house, anna) = (house(), Guest::random());
    let record = played(&house, &campaign(&anna)).record().unwrap();
    let title = house.shelf().find("commander").unwrap();
    let remembered = |seed: [u8; 32], lines: &[String]| {
        let (store, edition) = (Memory::default(), title.about().default_edition());
        let id = record.header.table.as_str();
        store.create(&NewTable { id, owner: "anna", seed, edition: &edition, lines, turn: Seats::NONE }).unwrap();
        honours(Hall::default().of(title, &store).unwrap()).len()
    };
    let mut seed = [0; 32];
    hex::decode_to_slice(&record.end().unwrap().seed, &mut seed).unwrap();
    assert_eq!(remembered(seed, &record.lines), 1);
    assert_eq!(remembered(seed, &record.lines[..record.lines.len() - 1]), 0, "it has no end");
    assert_eq!(remembered([7; 32], &record.lines), 0, "these are not its dice");
}

#[test]
fn games_against_others_keep_no_hall() {
    let (house, anna) = (house(), Guest::random());
    played(&house, &opening("pig", &["person", "random"], &anna));
    assert_eq!(house.fame("pig").unwrap(), []);
    assert!(matches!(house.fame("chess"), Err(house::Trouble::UnknownGame { .. })));
}
