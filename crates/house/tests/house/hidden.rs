//! Hidden information never reaches the wrong eyes, not even inside the data of a view.

use crate::fists::secret;
use crate::*;
use serde_json::json;
use table::Eye;

#[test]
fn what_a_seat_has_chosen_in_secret_is_in_no_other_view() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    for (version, action) in [(1, json!("take")), (2, json!("take")), (3, json!("ready")), (4, json!({"show": 2}))] {
        table.act(&anna, Seat(0), version, &action).unwrap();
    }
    let secret = format!("{:?}", secret(2));
    let sees = |guest, seat| format!("{:?}", table.view(guest, seat).unwrap()).contains(&secret);
    assert!(sees(&anna, Some(Seat(0))));
    assert!(!sees(&anna, Some(Seat(1))));
    assert!(!sees(&anna, None));
    assert!(!sees(&Guest::random(), None));
}

#[test]
fn strangers_watch_as_spectators_until_the_game_is_over() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "random"], &anna);
    let stranger = Guest::random();
    let view = table.view(&stranger, None).unwrap();
    assert_eq!((view.eye, view.own.is_empty(), view.scene.choices.len()), (Eye::Spectator, true, 0));
    assert_eq!(table.view(&anna, None).unwrap().own, table::Seats::one(Seat(0)));
    play_to_the_end(&table, &anna);
    assert_eq!(table.view(&stranger, None).unwrap().eye, Eye::All);
}

#[test]
fn the_seed_is_in_no_view_before_the_end() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "pig", &["person", "person"], &anna);
    let seed = table::Dice::seed_from_number(1);
    for seat in [None, Some(Seat(0)), Some(Seat(1))] {
        let shown = format!("{:?}", table.view(&anna, seat).unwrap());
        assert!(!shown.contains(&hex::encode(seed)) && !shown.contains(&format!("{seed:?}")));
    }
    play_to_the_end(&table, &anna);
    assert_eq!(table.record().unwrap().end().unwrap().seed, hex::encode(seed));
}

#[test]
fn a_guests_token_stays_out_of_logs() {
    let guest = Guest::random();
    assert!(!format!("{guest:?}").contains(guest.as_str()));
}
