//! A session keeps its promises: nothing before it is accepted, nothing back past information, everything in the record.

use conformance::Layout;
use conformance::lots::{Deed, Lots, flaw};
use conformance::reference::{self, ConnectFour, Daring, Disc, Pig};
use serde_json::json;
use table::record::{Entry, Record};
use table::{Dice, Eye, Game, Order, Seat, Seats, Session, Stage};

type Secrets = Lots<{ flaw::NONE }>;

fn secrets() -> (Order, Dice, Session<Secrets>) {
    let order = Layout::new(2).order::<Secrets>(1);
    let session = Session::open(&order).unwrap();
    (order.clone(), order.dice(), session)
}

/// The first card the seat can mark.
fn first_mark(session: &Session<Secrets>, seat: Seat) -> Deed {
    let mut actions = Vec::new();
    session.state().actions(seat, &mut actions);
    actions[0]
}

#[test]
fn nothing_changes_before_a_step_is_accepted() {
    let (_, dice, session) = secrets();
    let before = (session.state().clone(), session.lines().to_vec());
    let step = session.act(Seat(0), first_mark(&session, Seat(0)), &dice).unwrap();
    assert_eq!((session.state().clone(), session.lines().to_vec()), before);
    assert_eq!(step.lines.len(), 1);
}

#[test]
fn the_opening_deal_is_drawn_and_recorded_at_once() {
    let (_, dice, session) = secrets();
    let record = Record::from_lines(session.lines().to_vec()).unwrap();
    assert_eq!(record.entries.len(), 4);
    assert!(record.entries.iter().all(|entry| matches!(entry, Entry::Chance { .. })));
    assert!(session.begin(&dice).lines.is_empty(), "nothing is left to draw");
}

#[test]
fn an_undo_is_a_line_of_the_record_and_replays() {
    let (order, dice, mut session) = secrets();
    let marked = session.act(Seat(0), first_mark(&session, Seat(0)), &dice).unwrap();
    let before = session.state().clone();
    session.accept(marked);
    let undone = session.undo(Seat(0)).unwrap();
    session.accept(undone);
    assert_eq!(*session.state(), before);
    let record = Record::from_lines(session.lines().to_vec()).unwrap();
    assert_eq!(record.entries.last(), Some(&Entry::Undo { undo: Seat(0) }));
    let replayed = Session::<Secrets>::load(&record, &order.edition, Some(&dice)).unwrap();
    assert_eq!(replayed.state(), session.state());
    assert!(!replayed.may_undo(Seat(0)));
}

#[test]
fn an_undo_in_a_record_that_was_not_allowed_is_refused_on_its_line() {
    let (order, dice, mut session) = secrets();
    let marked = session.act(Seat(0), first_mark(&session, Seat(0)), &dice).unwrap();
    session.accept(marked);
    let mut lines = session.lines().to_vec();
    let previous = table::record::link(lines.last().unwrap()).to_owned();
    lines.push(table::record::write_line(&Entry::Undo { undo: Seat(1) }, &previous));
    let flaw = Session::<Secrets>::load(&Record::from_lines(lines.clone()).unwrap(), &order.edition, None).unwrap_err();
    assert_eq!((flaw.line, flaw.reason.id.as_ref()), (lines.len(), "table-flaw-refused"));
}

#[test]
fn nobody_goes_back_past_a_draw_or_another_players_turn() {
    let (_, dice, mut session) = secrets();
    for deed in [first_mark(&session, Seat(0)), Deed::Swap] {
        let step = session.act(Seat(0), deed, &dice).unwrap();
        session.accept(step);
    }
    assert_eq!(session.state().census(), secrets().2.state().census());
    assert!(!session.may_undo(Seat(0)) && !session.may_undo(Seat(1)));
    assert_eq!(session.undo(Seat(0)).unwrap_err().reason.id, "table-refusal-nothing-to-undo");
}

#[test]
fn a_draw_is_told_in_full_to_who_drew_and_in_part_to_others() {
    let (_, _, session) = secrets();
    let heard = |eye| session.told(eye).map(|told| told.fact.message.id.to_string()).collect::<Vec<_>>();
    let (full, part) = ("lots-drew", "lots-drew-something");
    assert_eq!(heard(Eye::Seat(Seat(0))), [full, full, part, part]);
    assert_eq!(heard(Eye::Seat(Seat(1))), [part, part, full, full]);
    assert_eq!(heard(Eye::Spectator), [part; 4]);
    assert_eq!(heard(Eye::All), [full; 4]);
}

#[test]
fn a_choice_says_beforehand_whether_it_is_final() {
    let (_, dice, mut session) = secrets();
    let finals = |session: &Session<Secrets>| -> Vec<bool> {
        session.scene(Eye::Seat(Seat(0))).choices.iter().map(|choice| choice.is_final).collect()
    };
    assert!(finals(&session).iter().all(|&is_final| !is_final), "marking can be taken back");
    let step = session.act(Seat(0), first_mark(&session, Seat(0)), &dice).unwrap();
    session.accept(step);
    assert_eq!(finals(&session), [true, true], "keeping ends the turn, swapping draws");
}

#[test]
fn secret_decisions_are_made_in_any_order() {
    let (_, dice, mut session) = secrets();
    for (seat, deed) in [(0, None), (0, Some(Deed::Keep)), (1, None), (1, Some(Deed::Keep))] {
        let deed = deed.unwrap_or_else(|| first_mark(&session, Seat(seat)));
        let step = session.act(Seat(seat), deed, &dice).unwrap();
        session.accept(step);
    }
    let view = session.scene(Eye::Seat(Seat(0)));
    let bid = session.act(Seat(1), Deed::Bid(3), &dice).unwrap();
    session.accept(bid);
    assert_eq!(session.state().stage(), Stage::Decide(Seats::one(Seat(0))));
    assert_eq!(session.scene(Eye::Seat(Seat(0))).choices, view.choices);
    let bid = session.act(Seat(0), Deed::Bid(3), &dice).unwrap();
    session.accept(bid);
    assert_eq!(session.state().stage(), Stage::Decide(Seats::one(Seat(1))), "now all is open");
}

/// Whoever decides last among several and goes on deciding has seen what the others decided: no second thoughts.
#[test]
fn nobody_takes_a_secret_decision_back_once_all_lie_open() {
    let (_, dice, mut session) = secrets();
    for (seat, deed) in [(0, None), (0, Some(Deed::Keep)), (1, None), (1, Some(Deed::Keep)), (0, Some(Deed::Bid(2)))] {
        let deed = deed.unwrap_or_else(|| first_mark(&session, Seat(seat)));
        let step = session.act(Seat(seat), deed, &dice).unwrap();
        session.accept(step);
    }
    assert!(session.scene(Eye::Seat(Seat(1))).choices.iter().all(|choice| choice.is_final));
    let bid = session.act(Seat(1), Deed::Bid(2), &dice).unwrap();
    session.accept(bid);
    assert_eq!(session.state().stage(), Stage::Decide(Seats::one(Seat(1))));
    assert!(!session.may_undo(Seat(1)));
    assert_eq!(session.undo(Seat(1)).unwrap_err().reason.id, "table-refusal-nothing-to-undo");
}

#[test]
fn the_wrong_seat_and_a_seat_that_does_not_exist_are_refused() {
    let session = Session::<ConnectFour>::open(&Layout::new(2).order::<ConnectFour>(1)).unwrap();
    let dice = Layout::new(2).order::<ConnectFour>(1).dice();
    for seat in [1, 2, 7, 8, 200, 255] {
        let refusal = session.act(Seat(seat), Disc { column: 0 }, &dice).unwrap_err();
        assert_eq!(refusal.reason.id, "table-refusal-not-your-turn", "seat {seat}");
    }
}

#[test]
fn after_the_end_everything_is_refused() {
    let order = Layout::new(2).order::<Pig>(1);
    let session = conformance::random_game::<Pig>(&order, &mut table::Luck::new(1));
    let refusal = session.act(Seat(0), Daring::Roll, &order.dice()).unwrap_err();
    assert_eq!(refusal.reason.id, "table-refusal-game-over");
    assert!(session.begin(&order.dice()).lines.is_empty(), "the end is written once");
}

#[test]
fn a_table_without_types_plays_the_same() {
    let shelf = reference::shelf();
    let title = shelf.find("pig").unwrap();
    let order = Layout::new(2).order::<Pig>(1);
    let mut play = title.open(&order).unwrap();
    assert_eq!(play.actions(Seat(0)), [json!("roll")]);
    assert_eq!(play.actions(Seat(1)), [json!(null); 0]);
    let refusal = play.propose(Seat(0), &json!("fly"), &order.dice()).unwrap_err();
    assert_eq!(refusal.reason.id, "table-refusal-malformed");
    let lines = play.propose(Seat(0), &json!("roll"), &order.dice()).unwrap();
    assert_eq!((lines.len(), play.lines().len()), (2, 1), "a proposal is not the present yet");
    play.commit();
    assert_eq!(play.lines().len(), 3);
    play.commit();
    assert_eq!(play.lines().len(), 3, "a proposal is committed once");
}

#[test]
fn a_refused_proposal_takes_the_one_before_it_back() {
    let shelf = reference::shelf();
    let order = Layout::new(2).order::<Pig>(1);
    let mut play = shelf.find("pig").unwrap().open(&order).unwrap();
    play.propose(Seat(0), &json!("roll"), &order.dice()).unwrap();
    play.propose(Seat(0), &json!("hold"), &order.dice()).unwrap_err();
    play.commit();
    assert_eq!(play.lines().len(), 1, "only the last proposal can be committed, and that was refused");
}
