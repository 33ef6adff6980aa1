//! Advice sees what the seat sees, says the same again, and finds what is plain to see.

use alexandros::Alexandros;
use analyst::analyst;
use commander::Commander;
use conformance::reference::{ConnectFour, Disc};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{
    Advice, EditionFile, Game, Instinct, Knowledge, Luck, Message, Options, Reason, Seat, Silent, Stage,
    reasons_in_words,
};
use words::{Lang, Words};

fn advise<G: Instinct>(state: &G, seat: Seat) -> Advice {
    (analyst::<G>().advise)(&Knowledge::new(state, seat), &mut Luck::new(7))
}

/// The beginning of a game for so many, with the usual options.
fn beginning<G: Game>(seats: usize) -> G {
    let edition: EditionFile = G::ABOUT.default_edition();
    let options = Options::choose(G::ABOUT.options, BTreeMap::<&str, &str>::new()).unwrap();
    G::new(&Arc::new(G::prepare(&edition, &options, seats).unwrap()))
}

/// Alexandros for three after so many decisions at random.
fn alexandros(decisions: usize, luck: &mut Luck) -> Alexandros {
    let mut state: Alexandros = beginning(3);
    let (mut actions, mut outcomes, mut left) = (Vec::new(), Vec::new(), decisions);
    loop {
        match state.stage() {
            Stage::Chance => {
                outcomes.clear();
                state.chances(&mut outcomes);
                state.settle(luck.weighted(&outcomes), &mut Silent);
            }
            Stage::Decide(seats) if left > 0 => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                state.actions(seat, &mut actions);
                state.act(seat, luck.pick(&actions), &mut Silent);
                left -= 1;
            }
            Stage::Decide(_) | Stage::Over => return state,
        }
    }
}

fn connect_four(columns: &[u8]) -> ConnectFour {
    let mut game = ConnectFour::new(&Arc::new(()));
    for (number, &column) in columns.iter().enumerate() {
        game.act(Seat(number as u8 % 2), Disc { column }, &mut Silent);
    }
    game
}

#[test]
fn advice_does_not_depend_on_what_the_seat_cannot_know() {
    let mut luck = Luck::new(11);
    for decisions in [8, 20, 33] {
        let state = alexandros(decisions, &mut luck);
        let seat = state.stage().deciders().lowest().expect("the game goes on");
        let mut other = state.clone();
        other.redeal(seat, &mut luck);
        assert_ne!(state, other, "the others hold other cards");
        assert_eq!(advise(&state, seat), advise(&other, seat));
    }
}

#[test]
fn the_same_knowledge_and_the_same_generator_give_the_same_advice() {
    let state = alexandros(12, &mut Luck::new(3));
    let seat = state.stage().deciders().lowest().unwrap();
    let advice = advise(&state, seat);
    assert_eq!(advice, advise(&state, seat));
    assert!((2..=table::COUNSELS).contains(&advice.counsels.len()), "{advice:?}");
}

#[test]
fn a_line_about_to_be_closed_is_blocked() {
    // Seat 1 has three in a row at the bottom of columns 0 to 2.
    let advice = advise(&connect_four(&[6, 0, 6, 1, 5, 2]), Seat(0));
    assert_eq!(advice.counsels[0].action, serde_json::json!({ "column": 3 }));
    let others = &advice.counsels[1..];
    assert!(others.iter().all(|counsel| counsel.expects + 0.2 < advice.counsels[0].expects), "{advice:?}");
}

/// An advisor used to be promised a third of what an option promises: the search had soon left it alone. Both may be taken, in any order.
#[test]
fn what_may_be_done_in_any_order_promises_about_the_same() {
    let advice = advise(&beginning::<Commander>(1), Seat(0));
    let promises: Vec<f64> = advice.counsels.iter().map(|counsel| counsel.expects).collect();
    assert!(promises.is_sorted_by(|better, worse| better >= worse), "{promises:?}");
    assert!(promises.len() > 1 && promises.iter().all(|promise| *promise > 0.5 * promises[0]), "{promises:?}");
}

#[test]
fn every_reason_can_be_said_in_both_languages() {
    let terms = Alexandros::TERMS.iter().map(|term| Message::new(format!("alexandros-term-{term}")));
    let mut reasons: Vec<Reason> = terms.map(|term| Reason { term, weight: 0.5 }).collect();
    reasons.push(Reason { term: Message::new("alexandros-name"), weight: -0.5 });
    for lang in Lang::ALL {
        let words = Words::new(lang, Alexandros::ABOUT.words.iter().copied());
        assert_eq!(words.gap(&reasons_in_words(&reasons).unwrap()), None);
    }
}
