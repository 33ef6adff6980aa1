//! The hall of fame on the command line.

use crate::program::{Desk, argead};
use house::{Guest, House, Opening, Place};
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;
use table::{Seat, Stage};

/// Plays a campaign to its end, always taking the last thing that is allowed, and closes the house.
fn play_a_campaign(database: &Path, name: &str) {
    let house = House::open(Arc::new(shelf::shelf()), Box::new(Sqlite::open(database).unwrap())).unwrap();
    let owner = Guest::random();
    let opening = Opening {
        game: "commander".to_owned(),
        edition: None,
        options: [("campaign".to_owned(), "issus".to_owned())].into(),
        places: vec![Place::Person { name: name.to_owned() }],
        seed: None,
        entropy: Vec::new(),
        advice: false,
        owner: owner.clone(),
    };
    let table = house.table(&house.open_table(&opening).unwrap()).unwrap();
    loop {
        let view = table.view(&owner, Some(Seat(0))).unwrap();
        if view.stage == Stage::Over {
            return;
        }
        let choice = view.scene.choices.iter().rfind(|choice| choice.refusal.is_none()).unwrap();
        table.act(&owner, Seat(0), view.version, &choice.action).unwrap();
    }
}

#[test]
fn finished_campaigns_are_remembered_from_one_run_to_the_next() {
    let desk = Desk::new();
    let database = desk.file("argead.db");
    let empty = argead(&["fame", "--database", &database]);
    assert!(empty.status == 0 && empty.out.contains("Nobody is remembered yet"), "{empty:?}");
    assert_eq!(argead(&["fame", "--json", "--database", &database]).json(), serde_json::json!([]));

    play_a_campaign(Path::new(&database), "Anna");
    play_a_campaign(Path::new(&database), "Bert");
    let told = argead(&["fame", "commander", "--database", &database]).out;
    assert!(told.contains("  Issus\n     1.") && told.contains("Anna") && told.contains("Bert"), "{told}");
    let french = argead(&["fame", "--lang", "fr", "--database", &database]).out;
    assert!(french.contains("  Issos\n"), "{french}");
    let list = argead(&["fame", "commander", "--json", "--database", &database]).json();
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 2);
    for (index, entry) in list.iter().enumerate() {
        assert_eq!((&entry["league"], &entry["place"]), (&"issus".into(), &(index + 1).into()));
        assert_eq!(entry["options"], serde_json::json!({ "campaign": "issus" }));
        for key in ["game", "player", "won", "points", "text", "day", "advice", "table"] {
            assert!(!entry[key].is_null(), "{key} of {entry}");
        }
    }
}

#[test]
fn a_game_played_against_others_keeps_no_hall() {
    argead(&["fame", "alexandros"]).complains(&["Alexandros keeps no hall of fame", "commander"]);
    argead(&["fame", "comander"]).complains(&["comander", "commander"]);
}
