//! What every store must do, tested on each of them. A new store adds a module to `every_store!` and nothing else.

use std::sync::Barrier;
use store::{Error, NewTable, Store};
use table::{EditionFile, Seat, Seats};

macro_rules! every_store {
    ($($rule:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $rule() { super::$rule(&store::Memory::default()) })*
        }
        mod sqlite {
            $(#[test] fn $rule() {
                let folder = tempfile::tempdir().unwrap();
                super::$rule(&store::Sqlite::open(&folder.path().join("new folder/games.db")).unwrap())
            })*
        }
    };
}

every_store![
    what_was_kept_is_read_back,
    lines_are_added_in_order,
    an_id_is_taken_once,
    nothing_is_added_at_a_position_others_have_passed,
    nothing_is_added_to_a_table_that_is_not_there,
    a_guest_finds_their_own_tables_newest_first,
    a_table_is_either_finished_or_not,
    an_edition_keeps_its_text_for_each_table,
    any_text_survives,
    of_many_who_add_at_one_position_exactly_one_wins,
    tables_do_not_disturb_each_other,
];

const TURN: Seats = Seats::one(Seat(1));

fn lines(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn create(store: &dyn Store, id: &str, owner: &str) -> Result<(), Error> {
    let edition = EditionFile::new("plain", "board = 1");
    let lines = lines(&[&format!("header of {id}"), "first roll"]);
    store.create(&NewTable { id, owner, seed: [9; 32], edition: &edition, lines: &lines, turn: TURN })
}

fn lines_of(store: &dyn Store, id: &str) -> Vec<String> {
    store.read(id).unwrap().unwrap().lines
}

fn what_was_kept_is_read_back(store: &dyn Store) {
    create(store, "t", "anna").unwrap();
    let kept = store.read("t").unwrap().unwrap();
    assert_eq!((kept.owner.as_str(), kept.seed), ("anna", [9; 32]));
    assert_eq!(kept.edition, EditionFile::new("plain", "board = 1"));
    assert_eq!(kept.lines, ["header of t", "first roll"]);
    assert_eq!(store.read("u").unwrap(), None);
}

fn lines_are_added_in_order(store: &dyn Store) {
    create(store, "t", "anna").unwrap();
    store.append("t", 2, &lines(&["a", "b", "c"]), TURN).unwrap();
    store.append("t", 5, &lines(&["d"]), TURN).unwrap();
    assert_eq!(lines_of(store, "t"), ["header of t", "first roll", "a", "b", "c", "d"]);
}

fn an_id_is_taken_once(store: &dyn Store) {
    create(store, "t", "anna").unwrap();
    assert_eq!(create(store, "t", "bert"), Err(Error::Taken));
    assert_eq!(store.read("t").unwrap().unwrap().owner, "anna");
    assert!(store.tables_of("bert").unwrap().is_empty());
}

fn nothing_is_added_at_a_position_others_have_passed(store: &dyn Store) {
    create(store, "t", "anna").unwrap();
    store.append("t", 2, &lines(&["a"]), TURN).unwrap();
    for wrong in [0, 2, 4, 1000] {
        assert_eq!(store.append("t", wrong, &lines(&["b", "c"]), Seats::NONE), Err(Error::Moved { found: 3 }));
    }
    assert_eq!(lines_of(store, "t"), ["header of t", "first roll", "a"]);
    assert_eq!(store.unfinished().unwrap()[0].turn, TURN);
}

fn nothing_is_added_to_a_table_that_is_not_there(store: &dyn Store) {
    assert_eq!(store.append("t", 0, &lines(&["a"]), TURN), Err(Error::Missing));
    assert_eq!(store.read("t").unwrap(), None);
}

fn a_guest_finds_their_own_tables_newest_first(store: &dyn Store) {
    for (id, owner) in [("a", "anna"), ("b", "bert"), ("c", "anna"), ("d", "anna")] {
        create(store, id, owner).unwrap();
    }
    store.append("c", 2, &lines(&["x"]), Seats::NONE).unwrap();
    let listed = store.tables_of("anna").unwrap();
    assert_eq!(listed.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["c", "d", "a"]);
    assert_eq!(listed.iter().map(|table| table.turn).collect::<Vec<_>>(), [Seats::NONE, TURN, TURN]);
    assert_eq!(listed[1].header, "header of d");
    assert!(listed[0].updated >= listed[1].updated && listed[1].updated >= listed[2].updated);
}

fn a_table_is_either_finished_or_not(store: &dyn Store) {
    for id in ["a", "b", "c"] {
        create(store, id, "anna").unwrap();
    }
    store.append("b", 2, &lines(&["the end"]), Seats::NONE).unwrap();
    let ids = |listed: Vec<store::Listed>| listed.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.unfinished().unwrap()), ["c", "a"]);
    assert_eq!(ids(store.finished().unwrap()), ["b"]);
    store.append("c", 2, &lines(&["the end"]), Seats::NONE).unwrap();
    assert_eq!(ids(store.finished().unwrap()), ["c", "b"]);
}

fn an_edition_keeps_its_text_for_each_table(store: &dyn Store) {
    let editions = [("plain", "board = 1"), ("plain", "board = 2"), ("own.toml", "board = 1")];
    for (id, (name, text)) in ["a", "b", "c"].into_iter().zip(editions) {
        let edition = EditionFile::new(name, text);
        let lines = lines(&["header"]);
        store
            .create(&NewTable { id, owner: "anna", seed: [0; 32], edition: &edition, lines: &lines, turn: TURN })
            .unwrap();
    }
    for (id, (name, text)) in ["a", "b", "c"].into_iter().zip(editions) {
        assert_eq!(store.read(id).unwrap().unwrap().edition, EditionFile::new(name, text));
    }
}

fn any_text_survives(store: &dyn Store) {
    let odd = ["", "'; DROP TABLE lines; --", "{\"name\":\"Ἀλέξανδρος\"}", "a\0b", "two\nlines", "\u{10FFFF}"];
    create(store, odd[1], odd[1]).unwrap();
    store.append(odd[1], 2, &lines(&odd), TURN).unwrap();
    assert_eq!(lines_of(store, odd[1])[2..], odd);
    assert_eq!(store.tables_of(odd[1]).unwrap().len(), 1);
}

fn of_many_who_add_at_one_position_exactly_one_wins(store: &dyn Store) {
    create(store, "t", "anna").unwrap();
    for at in 2..12 {
        let start = Barrier::new(4);
        let winners = std::thread::scope(|scope| {
            let rivals: Vec<_> = (0..4)
                .map(|rival| {
                    let start = &start;
                    scope.spawn(move || {
                        start.wait();
                        store.append("t", at, &[format!("{at} by {rival}")], TURN).map(|()| rival)
                    })
                })
                .collect();
            rivals.into_iter().filter_map(|rival| rival.join().unwrap().ok()).collect::<Vec<_>>()
        });
        let [winner] = winners[..] else { panic!("{winners:?} all won at {at}") };
        assert_eq!(lines_of(store, "t").last(), Some(&format!("{at} by {winner}")));
    }
    assert_eq!(lines_of(store, "t").len(), 12);
}

fn tables_do_not_disturb_each_other(store: &dyn Store) {
    std::thread::scope(|scope| {
        for id in ["a", "b", "c", "d", "e", "f"] {
            scope.spawn(move || {
                create(store, id, "anna").unwrap();
                for at in 2..30 {
                    store.append(id, at, &[format!("{id} {at}")], TURN).unwrap();
                    // Someone else's mistake in the same commit must not touch this table.
                    assert_eq!(store.append(id, 1, &lines(&["stale"]), TURN), Err(Error::Moved { found: at + 1 }));
                }
            });
        }
    });
    for id in ["a", "b", "c", "d", "e", "f"] {
        let expected = (2..30).map(|at| format!("{id} {at}"));
        assert!(lines_of(store, id)[2..].iter().cloned().eq(expected), "{id}");
    }
}
