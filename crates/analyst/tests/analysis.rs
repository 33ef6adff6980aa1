//! The report on a finished game: a planted blunder comes first, luck has the right sign, and the sums add up.

use analyst::analyst;
use conformance::lots::{Lots, flaw};
use conformance::reference::{ConnectFour, LEVELS, Pig, bot};
use serde_json::{Value, json};
use table::{
    Analysis, Boxed, Dice, Effort, Entry, FlawKind, Game, Instinct, MomentKind, Order, Record, Seat, SeatMark, Title,
};

const EFFORT: Effort = Effort { simulations: 400, threads: 2 };

fn title<G: Instinct>() -> Boxed<G> {
    Boxed::<G>::new(LEVELS, bot::<G>).with_analyst(analyst())
}

/// A table of `G` for two people; `seed` makes the dice.
fn order<G: Game>(seed: u64) -> Order {
    let seat = |name: &str| SeatMark { name: name.to_owned(), player: "person".to_owned() };
    Order {
        edition: G::ABOUT.default_edition(),
        options: Default::default(),
        seats: vec![seat("Anna"), seat("Bert")],
        table: "porch".to_owned(),
        entropy: vec![],
        seed: Dice::seed_from_number(seed),
        advice: false,
        origin: None,
    }
}

/// A record of `G` between two seats: `decide` says what the seat asked does.
fn record<G: Instinct>(seed: u64, mut decide: impl FnMut(usize, Seat, &[Value]) -> Value) -> Record {
    let order = order::<G>(seed);
    let mut play = title::<G>().open(&order).unwrap();
    for number in 0.. {
        let Some(seat) = play.stage().deciders().lowest() else { break };
        let action = decide(number, seat, &play.actions(seat));
        play.propose(seat, &action, &order.dice()).unwrap();
        play.commit();
    }
    Record::from_lines(play.lines().to_vec()).unwrap()
}

fn analyze<G: Instinct>(record: &Record, effort: &Effort) -> Analysis {
    title::<G>().analyze(record, &G::ABOUT.default_edition(), effort, &|_, _| true).unwrap().unwrap()
}

/// Connect Four by these columns, to the end.
fn connect_four(columns: &'static [u8]) -> Record {
    record::<ConnectFour>(1, |number, _, _| json!({ "column": columns[number] }))
}

/// Pig, where everybody holds from this pot on.
fn pig(seed: u64, pot: usize) -> Record {
    let mut rolls = 0;
    record::<Pig>(seed, |_, _, actions| {
        rolls = if rolls >= pot || actions.len() == 1 { 0 } else { rolls };
        rolls += 1;
        if rolls >= pot && actions.contains(&json!("hold")) { json!("hold") } else { json!("roll") }
    })
}

/// Start, luck and decisions add up to the result, and each moment to the next.
#[track_caller]
fn adds_up(analysis: &Analysis) {
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    for (seat, account) in analysis.accounts.iter().enumerate() {
        let sum = account.start + account.luck + account.own + account.others;
        assert!(near(sum, account.result), "seat {seat}: {sum} is not {}", account.result);
        assert!(near(account.adjusted, account.result - account.luck));
        let mut share = analysis.start[seat];
        for moment in &analysis.moments {
            share += moment.change[seat];
            assert!(near(share, moment.after[seat]), "line {}", moment.line);
        }
        assert!(near(share, account.result));
    }
    assert!(near(analysis.accounts.iter().map(|account| account.result).sum(), 1.0));
}

#[test]
fn a_planted_blunder_comes_first_with_what_was_better() {
    // Anna has three discs on top of each other in the middle, and Bert drops his third beside them.
    let analysis = analyze::<ConnectFour>(&connect_four(&[3, 0, 3, 0, 3, 1, 3]), &EFFORT);
    let worst = &analysis.moments[analysis.worst[0]];
    assert_eq!(worst.line, 7);
    let MomentKind::Decision(verdict) = &worst.kind else { panic!("no decision") };
    assert_eq!(verdict.seat, Seat(1));
    assert_eq!(verdict.best.args, [("column", 4.into())], "the middle");
    assert!(verdict.expects < 0.1 && verdict.loss > 0.2, "{verdict:?}");
    adds_up(&analysis);
}

#[test]
fn who_rolls_well_is_told_so_and_the_sums_add_up() {
    // A hundred small errors must not outweigh the luck of a game.
    let effort = Effort { simulations: 4_000, ..EFFORT };
    for seed in 1..6 {
        let analysis = analyze::<Pig>(&pig(seed, 4), &effort);
        adds_up(&analysis);
        let winner = analysis.accounts.iter().position(|account| account.result == 1.0).unwrap();
        // Both hold alike, so it is luck that told them apart.
        let [luck, other] = [winner, 1 - winner].map(|seat| analysis.accounts[seat].luck);
        assert!(luck > 0.0 && other < 0.0, "seed {seed}: {luck} for the winner, {other} for the other");
    }
}

#[test]
fn a_one_is_bad_luck_for_who_rolls_it() {
    let analysis = analyze::<Pig>(&pig(2, 6), &EFFORT);
    let mut seat = Seat(0);
    let mut ones = 0;
    for moment in &analysis.moments {
        match &moment.kind {
            MomentKind::Decision(verdict) => seat = verdict.seat,
            MomentKind::Chance { came, outcomes, exact } => {
                assert!(*outcomes == 6 && *exact);
                if came.iter().any(|message| message.id == "pig-unlucky") {
                    ones += 1;
                    assert!(moment.change[seat.index()] < 0.0, "line {}: {:?}", moment.line, moment.change);
                }
            }
        }
    }
    assert!(ones > 0, "{:?}", analysis.moments.iter().map(|moment| &moment.kind).collect::<Vec<_>>());
}

#[test]
fn the_analysis_is_the_same_on_any_number_of_threads() {
    let record = pig(3, 4);
    let on = |threads| analyze::<Pig>(&record, &Effort { simulations: 60, threads });
    assert_eq!(on(1), on(3));
}

#[test]
fn what_was_taken_back_is_not_held_against_anyone() {
    type Secrets = Lots<{ flaw::NONE }>;
    let order = order::<Secrets>(3);
    let mut play = title::<Secrets>().open(&order).unwrap();
    let mut taken_back = 0;
    while let Some(seat) = play.stage().deciders().lowest() {
        let actions = play.actions(seat);
        play.propose(seat, &actions[0], &order.dice()).unwrap();
        play.commit();
        if play.may_undo(seat) && actions.len() > 1 {
            taken_back += 1;
            play.propose_undo(seat).unwrap();
            play.commit();
            play.propose(seat, &actions[1], &order.dice()).unwrap();
            play.commit();
        }
    }
    assert!(taken_back > 0);
    let record = Record::from_lines(play.lines().to_vec()).unwrap();
    let analysis = analyze::<Secrets>(&record, &Effort { simulations: 20, threads: 1 });
    let lines: Vec<usize> = analysis.moments.iter().map(|moment| moment.line).collect();
    // A line stands unless it takes back or is taken back by the next; the last says that the game is over.
    let entries = &record.entries;
    let is_undo = |at: usize| matches!(entries.get(at), Some(Entry::Undo { .. }));
    let stands = (0..entries.len() - 1).filter(|&at| !is_undo(at) && !is_undo(at + 1));
    assert_eq!(lines, stands.map(|at| at + 2).collect::<Vec<_>>());
    adds_up(&analysis);
}

#[test]
fn only_finished_games_are_analysed() {
    let record = pig(1, 4);
    let open = record.up_to(record.lines.len() - 3);
    let flaw = title::<Pig>().analyze(&open, &Pig::ABOUT.default_edition(), &EFFORT, &|_, _| true).unwrap_err();
    assert_eq!(flaw.kind, FlawKind::Unfinished);
}

#[test]
fn a_listener_who_has_heard_enough_stops_it() {
    let stop = |done, _| done < 3;
    let found = title::<Pig>().analyze(&pig(1, 4), &Pig::ABOUT.default_edition(), &EFFORT, &stop).unwrap();
    assert_eq!(found, None);
}
