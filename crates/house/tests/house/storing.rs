//! Commit, then accept, then tell: and what a restart finds.

use crate::gate::Gate;
use crate::*;
use house::{Habits, TableId, Trouble};
use serde_json::json;
use table::EditionFile;

#[test]
fn watchers_hear_of_a_version_only_once_it_is_stored() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let house = House::open(shelf(), gate.store()).unwrap();
    let table = open(&house, "fists", &["person", "person"], &anna);
    let watchers = [table.watch(), table.watch()];
    let (arrived, go) = gate.hold();
    std::thread::scope(|scope| {
        let acting = scope.spawn(|| table.act(&anna, Seat(0), 1, &json!("take")));
        arrived.recv().unwrap();
        assert!(watchers.iter().all(|watcher| *watcher.borrow() == 1 && !watcher.has_changed().unwrap()));
        assert!(!acting.is_finished(), "acknowledged before it was stored");
        go.send(()).unwrap();
        assert_eq!(acting.join().unwrap(), Ok(2));
    });
    assert!(watchers.iter().all(|watcher| *watcher.borrow() == 2));
}

#[test]
fn when_a_commit_fails_nothing_has_happened() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let house = House::open(shelf(), gate.store()).unwrap();
    let table = open(&house, "fists", &["person", "person"], &anna);
    table.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let before = table.view(&anna, Some(Seat(0))).unwrap();
    let watcher = table.watch();

    gate.fail_after(0);
    assert!(matches!(table.act(&anna, Seat(0), 2, &json!("take")), Err(Trouble::Store(_))));
    assert!(matches!(table.undo(&anna, Seat(0), 2), Err(Trouble::Store(_))));
    let order = opening("pig", &["person", "person"], &anna);
    assert!(matches!(house.open_table(&order), Err(Trouble::Store(_))));
    let after = table.view(&anna, Some(Seat(0))).unwrap();
    assert_eq!((after.version, &after.scene, &after.told), (before.version, &before.scene, &before.told));
    assert!(after.may_undo && !watcher.has_changed().unwrap());
    assert_eq!(house.tables_of(&anna).unwrap().len(), 1);

    gate.mend();
    assert_eq!(table.act(&anna, Seat(0), 2, &json!("take")), Ok(3));
}

#[test]
fn an_action_that_reached_the_store_by_another_way_makes_ours_stale() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let one = House::open(shelf(), gate.store()).unwrap();
    let other = House::open(shelf(), gate.store()).unwrap();
    let here = open(&one, "fists", &["person", "person"], &anna);
    let there = other.table(here.id()).unwrap();
    there.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let mut news = here.watch();
    assert_eq!(here.act(&anna, Seat(0), 1, &json!("ready")), Err(Trouble::Stale { now: 2 }));
    assert_eq!(here.view(&anna, None).unwrap().version, 2);
    assert_eq!(*news.borrow_and_update(), 2);
    assert_eq!(here.act(&anna, Seat(0), 2, &json!("ready")), Ok(3));
}

#[test]
fn a_restart_finds_every_table_as_it_was_and_bots_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let open_house = || House::open(shelf(), Box::new(store::Sqlite::open(&path).unwrap())).unwrap();
    let anna = Guest::random();

    let house = open_house();
    let mine = open(&house, "fists", &["person", "person"], &anna);
    mine.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let before = mine.view(&anna, Some(Seat(0))).unwrap();
    let bots: Vec<TableId> =
        (0..6).map(|_| house.open_table(&opening("pig", &["random", "random"], &anna)).unwrap()).collect();
    let id = mine.id().clone();
    drop(mine);
    drop(house);

    let house = open_house();
    let after = house.table(&id).unwrap().view(&anna, Some(Seat(0))).unwrap();
    assert_eq!((after.version, after.scene, after.told), (before.version, before.scene, before.told));
    assert_eq!((after.may_undo, after.since), (true, 2));
    drop(house);

    let house = open_house();
    while house.tables_of(&anna).unwrap().iter().any(|summary| bots.contains(&summary.id) && !summary.over) {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn a_table_keeps_the_edition_it_was_opened_with() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let mut order = opening("pig", &["random", "random"], &anna);
    order.edition = Some(EditionFile::new("my-die.toml", "faces = 20 # from the attic"));
    let house = House::open(shelf(), gate.store()).unwrap();
    let id = house.open_table(&order).unwrap();
    drop(house);
    let house = House::open(shelf(), gate.store()).unwrap();
    let table = house.table(&id).unwrap();
    play_to_the_end(&table, &anna);
    let record = table.record().unwrap();
    assert_eq!(record.header.edition.name, "my-die.toml");
    table::verify(house.shelf().find("pig").unwrap(), &record, &order.edition.unwrap()).expect("honest");
}

#[test]
fn idle_tables_leave_memory_and_come_back_from_the_store() {
    let anna = Guest::random();
    let habits = Habits { tables: 2, ..Habits::default() };
    let house = House::open_with(shelf(), Box::new(store::Memory::default()), habits).unwrap();
    let held = open(&house, "fists", &["person", "person"], &anna);
    held.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let idle = open(&house, "fists", &["person", "person"], &anna);
    idle.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let (idle_id, trace) = (idle.id().clone(), Arc::downgrade(&idle));
    drop(idle);
    for _ in 0..5 {
        open(&house, "fists", &["person", "person"], &anna);
    }
    assert!(trace.upgrade().is_none(), "a table nobody holds stays in memory for ever");
    assert_eq!(house.table(&idle_id).unwrap().view(&anna, None).unwrap().version, 2);
    assert!(Arc::ptr_eq(&held, &house.table(held.id()).unwrap()), "there are two of one table");
}

#[test]
fn a_record_that_cannot_be_played_is_reported_with_its_line() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let house = House::open(shelf(), gate.store()).unwrap();
    let id = open(&house, "fists", &["person", "person"], &anna).id().clone();
    drop(house);
    gate.store().append(id.as_str(), 1, &["{\"not\":\"ours\"}".to_owned()], table::Seats::one(Seat(1))).unwrap();

    let house = House::open(shelf(), gate.store()).unwrap();
    let Err(Trouble::Flawed(flaw)) = house.table(&id) else { panic!("a broken record was loaded") };
    assert_eq!(flaw.line, 2);
    assert_eq!(house.tables_of(&anna).unwrap().len(), 1);
}

#[test]
fn a_table_of_a_game_that_is_gone_says_so() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let id = open(&House::open(shelf(), gate.store()).unwrap(), "pig", &["person", "random"], &anna).id().clone();
    let house = House::open(Arc::default(), gate.store()).unwrap();
    assert!(matches!(house.table(&id), Err(Trouble::UnknownGame { .. })));
    assert_eq!(house.tables_of(&anna).unwrap()[0].game, "pig");
}
