//! Looking back: what happened since the last decision, step by step, for the eyes of who decided.

use crate::gate::Gate;
use crate::*;
use house::{Trouble, View};
use table::{Eye, Record};

/// Plays until so many steps lie between two decisions of the person, and returns what they see then.
fn with_steps(table: &Arc<Table>, anna: &Guest, steps: usize) -> View {
    for _ in 0..500 {
        let view = table.view(anna, Some(Seat(0))).unwrap();
        if view.steps().len() >= steps {
            return view;
        }
        table.act(anna, Seat(0), view.version, &a_choice(table, anna, Seat(0))).unwrap();
    }
    panic!("nothing happens by itself in this game");
}

#[test]
fn each_step_shows_the_table_as_it_was_with_nothing_to_decide() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "commander", &["person"], &anna);
    let present = with_steps(&table, &anna, 3);
    for line in present.steps() {
        let past = table.moment(&anna, Seat(0), line).unwrap();
        assert_eq!((past.version, past.since, past.eye), (line, line - 1, present.eye));
        assert_eq!(past.told.last().unwrap().line, line, "the step is the last thing told");
        assert!(present.told.starts_with(&past.told), "and what came later is not");
        assert!(past.scene.choices.is_empty() && past.scene.sheet.is_none() && !past.may_undo);
    }
    let now = table.view(&anna, Some(Seat(0))).unwrap();
    assert_eq!((now.version, now.scene), (present.version, present.scene), "looking back changes nothing");
}

#[test]
fn any_other_line_shows_the_present() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "commander", &["person"], &anna);
    let present = with_steps(&table, &anna, 3);
    for line in [0, 1, present.since, present.version + 1, usize::MAX] {
        let shown = table.moment(&anna, Seat(0), line).unwrap();
        assert_eq!((shown.version, shown.scene.choices), (present.version, present.scene.choices.clone()));
    }
}

#[test]
fn before_the_first_decision_there_are_no_steps() {
    let (house, anna) = (house(), Guest::random());
    let table = open(&house, "commander", &["person"], &anna);
    assert_eq!(table.view(&anna, Some(Seat(0))).unwrap().steps(), [0; 0]);
}

#[test]
fn nobody_looks_back_through_the_eyes_of_others() {
    let (gate, anna) = (Gate::new(), Guest::random());
    let house = House::open(shelf(), gate.store()).unwrap();
    let title = house.shelf().find("alexandros").unwrap();
    let table = open(&house, "alexandros", &["person", "random"], &anna);
    let mut news = table.watch();
    let mut looked = 0;
    for _ in 0..40 {
        news.mark_unchanged();
        let view = table.view(&anna, Some(Seat(0))).unwrap();
        if view.stage == Stage::Over {
            break;
        }
        assert_eq!(table.moment(&anna, Seat(1), view.version).err(), Some(Trouble::NotYourSeat));
        assert_eq!(table.moment(&Guest::random(), Seat(0), view.version).err(), Some(Trouble::NotYourSeat));
        if !view.stage.deciders().contains(Seat(0)) {
            wait(&mut news);
            continue;
        }
        for line in view.steps() {
            let kept = gate.store().read(table.id().as_str()).unwrap().unwrap();
            let record = Record::from_lines(kept.lines).unwrap().up_to(line);
            let then = title.load(&record, &kept.edition, None).unwrap();
            let past = table.moment(&anna, Seat(0), line).unwrap();
            assert_eq!(past.told, then.told(Eye::Seat(Seat(0))));
            assert_eq!(past.scene.panels, then.scene(Eye::Seat(Seat(0))).panels);
            looked += 1;
        }
        let _ = table.act(&anna, Seat(0), view.version, &a_choice(&table, &anna, Seat(0)));
    }
    assert!(looked > 0, "the other never did anything");
}
