//! Who may act when, and what is lost when they may not: nothing.

use crate::*;
use house::{TableId, Trouble};
use serde_json::json;
use std::sync::Barrier;

#[test]
fn an_action_returns_the_new_version_and_is_seen() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "connect-four", &["person", "person"], &anna);
    let action = a_choice(&table, &anna, Seat(0));
    let version = table.act(&anna, Seat(0), 1, &action).unwrap();
    let view = table.view(&anna, Some(Seat(1))).unwrap();
    assert_eq!((version, view.version, view.stage.deciders().lowest()), (2, 2, Some(Seat(1))));
}

#[test]
fn an_action_from_another_tab_is_stale_and_changes_nothing() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "pig", &["person", "person"], &anna);
    let now = table.act(&anna, Seat(0), 1, &json!("roll")).unwrap();
    for version in [0, 1, now + 1, usize::MAX] {
        assert_eq!(table.act(&anna, Seat(0), version, &json!("roll")), Err(Trouble::Stale { now }));
        assert_eq!(table.undo(&anna, Seat(0), version), Err(Trouble::Stale { now }));
    }
    assert_eq!(table.view(&anna, None).unwrap().version, now);
}

#[test]
fn a_secret_choice_is_not_stale_because_another_was_faster() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    table.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    let round = table.act(&anna, Seat(0), 2, &json!("ready")).unwrap();
    assert_eq!(table.act(&anna, Seat(1), round, &json!({"show": 1})), Ok(round + 1));
    let stale = Err(Trouble::Stale { now: round + 1 });
    assert_eq!(table.act(&anna, Seat(0), round - 1, &json!({"show": 0})), stale, "before the round");
    assert_eq!(table.undo(&anna, Seat(1), round), stale, "taking back is no secret choice");
    assert_eq!(table.act(&anna, Seat(0), round, &json!({"show": 0})), Ok(round + 2), "what seat 1 shows is unseen");
    let next = Err(Trouble::Stale { now: round + 2 });
    assert_eq!(table.act(&anna, Seat(0), round, &json!("ready")), next, "the next round is another question");
}

#[test]
fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "pig", &["person", "random"], &anna);
    let stranger = Guest::random();
    for (guest, seat) in [(&stranger, 0), (&stranger, 1), (&anna, 1), (&anna, 2), (&anna, 8), (&anna, 255)] {
        assert_eq!(table.act(guest, Seat(seat), 1, &json!("roll")), Err(Trouble::NotYourSeat));
        assert_eq!(table.undo(guest, Seat(seat), 1), Err(Trouble::NotYourSeat));
        assert_eq!(table.view(guest, Some(Seat(seat))).err(), Some(Trouble::NotYourSeat));
    }
    assert_eq!(table.view(&anna, None).unwrap().version, 1);
}

#[test]
fn what_the_rules_refuse_is_refused_with_its_clause() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "pig", &["person", "person"], &anna);
    let Err(Trouble::Refused(refusal)) = table.act(&anna, Seat(0), 1, &json!("hold")) else { panic!() };
    assert_eq!(refusal.clause.unwrap().as_str(), "PIG-03");
    for hostile in [json!(null), json!("fly"), json!({"roll": 1}), json!([[[]]]), json!(1e300)] {
        assert!(matches!(table.act(&anna, Seat(0), 1, &hostile), Err(Trouble::Refused(_))), "{hostile}");
    }
    assert!(matches!(table.act(&anna, Seat(1), 1, &json!("roll")), Err(Trouble::Refused(_))), "not their turn");
    assert_eq!(table.view(&anna, None).unwrap().version, 1);
}

#[test]
fn an_action_is_taken_back_by_a_line_of_its_own() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    assert!(!table.view(&anna, Some(Seat(0))).unwrap().may_undo);
    assert!(matches!(table.undo(&anna, Seat(0), 1), Err(Trouble::Refused(_))));

    table.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    assert!(table.view(&anna, Some(Seat(0))).unwrap().may_undo);
    assert!(!table.view(&anna, Some(Seat(1))).unwrap().may_undo);
    let before = table.view(&anna, Some(Seat(0))).unwrap();
    let version = table.undo(&anna, Seat(0), before.version).unwrap();
    let view = table.view(&anna, Some(Seat(0))).unwrap();
    assert_eq!((version, view.version, view.may_undo), (3, 3, false));
}

#[test]
fn news_begins_after_ones_own_last_action() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    let since = |seat| table.view(&anna, Some(Seat(seat))).unwrap().since;
    let act = |seat, action| {
        let version = table.view(&anna, None).unwrap().version;
        table.act(&anna, Seat(seat), version, &action).unwrap()
    };
    assert_eq!((since(0), since(1)), (0, 0));
    let take = act(0, json!("take"));
    assert_eq!((since(0), since(1)), (take, 0));
    let again = act(0, json!("take"));
    table.undo(&anna, Seat(0), again).unwrap();
    assert_eq!(since(0), take, "what was taken back was not done");
    act(0, json!("ready"));
    let shown = act(1, json!({"show": 1}));
    assert_eq!(since(1), shown);
    assert_eq!(table.view(&anna, None).unwrap().since, 0, "everything is new to who only watches");
}

#[test]
fn of_two_actions_at_once_exactly_one_wins() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    for version in 1..4 {
        let start = Barrier::new(2);
        let tab = || {
            start.wait();
            table.act(&anna, Seat(0), version, &json!("take"))
        };
        let (mut one, mut other) = std::thread::scope(|scope| {
            let (one, other) = (scope.spawn(tab), scope.spawn(tab));
            (one.join().unwrap(), other.join().unwrap())
        });
        if one.is_err() {
            std::mem::swap(&mut one, &mut other);
        }
        assert_eq!((one, other), (Ok(version + 1), Err(Trouble::Stale { now: version + 1 })));
    }
    assert_eq!(table.view(&anna, None).unwrap().version, 4);
}

#[test]
fn the_record_and_the_replay_wait_for_the_end() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    assert_eq!(table.record().err(), Some(Trouble::NotOver));
    assert_eq!(table.replay(1).err(), Some(Trouble::NotOver));
    play_to_the_end(&table, &anna);

    let record = table.record().unwrap();
    let edition = house.shelf().find("fists").unwrap().about().default_edition();
    table::verify(house.shelf().find("fists").unwrap(), &record, &edition).expect("the record is honest");
    let last = table.view(&anna, None).unwrap();
    assert_eq!((last.eye, last.version), (table::Eye::All, record.lines.len()));
    for line in 1..=record.lines.len() {
        let view = table.replay(line).unwrap();
        assert_eq!((view.version, view.eye, view.since), (line, table::Eye::All, line - 1));
        assert!(view.own.is_empty() && view.thinking.is_empty());
    }
    assert_eq!(table.replay(0).unwrap().version, 1);
    assert_eq!(table.replay(usize::MAX).unwrap().scene, last.scene);
}

#[test]
fn a_finished_game_takes_no_more_actions() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    play_to_the_end(&table, &anna);
    let version = table.view(&anna, None).unwrap().version;
    assert!(matches!(table.act(&anna, Seat(0), version, &json!("take")), Err(Trouble::Refused(_))));
    assert!(matches!(table.undo(&anna, Seat(0), version), Err(Trouble::Refused(_))));
}

#[test]
fn a_table_that_is_not_there_is_unknown() {
    for id in ["", "nothing", "../../etc/passwd", "'; DROP TABLE lines; --"] {
        let id = TableId::from(id);
        assert_eq!(house().table(&id).err(), Some(Trouble::UnknownTable(id)));
    }
}

#[test]
fn a_mistake_in_the_rules_breaks_one_action_and_no_more() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "fists", &["person", "person"], &anna);
    let other = open(&house, "fists", &["person", "person"], &anna);
    table.act(&anna, Seat(0), 1, &json!("take")).unwrap();
    assert_eq!(table.act(&anna, Seat(0), 2, &json!("trip")), Err(Trouble::Broken));
    assert_eq!(table.view(&anna, None).unwrap().version, 2);
    for table in [table, other] {
        play_to_the_end(&table, &anna);
    }
}
