//! Hidden information never reaches the wrong eyes, not even inside the data of a view.

use crate::fists::secret;
use crate::gate::Gate;
use crate::*;
use serde_json::json;
use table::{Eye, Luck, Play, Record};

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

/// The game as it is stored, loaded without the house.
fn stored(house: &House, gate: &Gate, table: &Table) -> Box<dyn Play> {
    let kept = gate.store().read(table.id().as_str()).unwrap().unwrap();
    let record = Record::from_lines(kept.lines).unwrap();
    house.shelf().find(&record.header.game).unwrap().load(&record, &kept.edition, None).unwrap()
}

#[test]
fn a_view_is_what_its_own_eye_sees_and_no_more() {
    let (gate, anna, mut luck) = (Gate::new(), Guest::random(), Luck::new(3));
    let house = House::open(shelf(), gate.store()).unwrap();
    let table = open(&house, "alexandros", &["person"; 3], &anna);
    let mut hands_differed = false;
    for _ in 0..60 {
        let game = stored(&house, &gate, &table);
        for seat in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            let eye = seat.map_or(Eye::Spectator, Eye::Seat);
            let view = table.view(&anna, seat).unwrap();
            assert_eq!((view.eye, view.scene, view.told), (eye, game.scene(eye), game.told(eye)));
        }
        hands_differed |= game.scene(Eye::Spectator).panels != game.scene(Eye::Seat(Seat(0))).panels;
        let seat = game.stage().deciders().lowest().unwrap();
        let actions = game.actions(seat);
        let action = luck.pick(&actions.iter().collect::<Vec<_>>());
        table.act(&anna, seat, game.lines().len(), action).unwrap();
    }
    assert!(hands_differed, "nothing was hidden in this game");
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
