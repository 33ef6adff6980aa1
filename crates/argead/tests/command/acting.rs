//! Adding actions to a record.

use crate::program::{Desk, argead, lines};
use serde_json::Value;

/// The seat that must decide and its actions.
fn asked(file: &str) -> (String, Vec<Value>) {
    let answer = argead(&["inspect", file, "--json"]).json();
    (answer["seat"].to_string(), answer["actions"].as_array().unwrap().clone())
}

#[test]
fn a_game_can_be_played_to_its_end_action_by_action() {
    let desk = Desk::new();
    let whole = lines(desk.finished("whole.jsonl")).len();
    let file = desk.unfinished("game.jsonl", whole - 12);
    assert!(desk.path("game.jsonl.seed").exists(), "the secret seed lies beside the record");
    for turn in 0.. {
        let (seat, actions) = asked(&file);
        if actions.is_empty() {
            break;
        }
        let action = &actions[turn % actions.len()];
        let run = argead(&["act", &file, "--seat", &seat, "--action", &action.to_string()]);
        assert_eq!(run.status, 0, "{run:?}");
        assert!(turn < 500, "the game does not end");
    }
    assert_eq!(argead(&["verify", &file]).status, 0);
    assert!(!desk.path("game.jsonl.seed").exists(), "the record reveals the seed itself");
    let over = argead(&["act", &file, "--seat", "0", "--action", "\"end_turn\""]);
    over.complains(&["The game is over"]);
}

#[test]
fn a_refused_action_names_its_clause_and_changes_nothing() {
    let desk = Desk::new();
    let file = desk.unfinished("game.jsonl", 1);
    let before = lines(&file);
    let (seat, actions) = asked(&file);
    let offered: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let symbols = ["temple", "amphora", "horse", "lyre", "hoplite"];
    let refused =
        symbols.iter().map(|symbol| format!("{{\"take\":\"{symbol}\"}}")).find(|take| !offered.contains(take));
    let run = argead(&["act", &file, "--seat", &seat, "--action", &refused.unwrap()]);
    assert_eq!(run.status, 1, "{run:?}");
    run.says(&["(AX-", "argead inspect"]);
    assert_eq!(lines(&file), before);
}

#[test]
fn what_is_no_action_or_not_that_seats_turn_is_bad_input() {
    let desk = Desk::new();
    let file = desk.unfinished("game.jsonl", 1);
    let before = lines(&file);
    let (seat, actions) = asked(&file);
    let other = if seat == "0" { "1" } else { "0" };
    let action = actions[0].to_string();
    for (seat, action, word) in [
        (seat.as_str(), "{not json", "not JSON"),
        (&seat, "{\"fly\":\"moon\"}", "not an action of this game"),
        (&seat, "null", "not an action of this game"),
        (other, &action, "not this seat’s turn"),
        ("9", &action, "The seats go from 0 to 1"),
    ] {
        argead(&["act", &file, "--seat", seat, "--action", action]).complains(&[word]);
    }
    assert_eq!(lines(&file), before);
}

#[test]
fn dice_need_the_seed_that_the_record_committed_to() {
    let desk = Desk::new();
    let file = desk.unfinished("game.jsonl", 1);
    let (seat, actions) = asked(&file);
    let take = actions[0].to_string(); // A card is taken, so another must be turned up.
    let act = || argead(&["act", &file, "--seat", &seat, "--action", &take]);
    let seed = std::fs::read_to_string(desk.path("game.jsonl.seed")).unwrap();
    std::fs::remove_file(desk.path("game.jsonl.seed")).unwrap();
    act().complains(&["game.jsonl.seed", "--at"]);
    for wrong in ["", "rubbish", &"ab".repeat(32)] {
        desk.write("game.jsonl.seed", wrong);
        act().complains(&["does not hold the seed"]);
    }
    desk.write("game.jsonl.seed", seed);
    assert_eq!(act().status, 0);
}

#[test]
fn one_can_go_on_from_any_line_of_a_finished_record() {
    let desk = Desk::new();
    let file = desk.finished("game.jsonl");
    let before = lines(&file);
    let at = (1..before.len()).find(|line| before[*line].contains("\"action\"")).unwrap().to_string();
    let position = argead(&["inspect", &file, "--at", &at, "--json"]).json();
    let (seat, action) = (position["seat"].to_string(), position["actions"][0].to_string());
    let other = desk.file("other.jsonl");
    let run = argead(&["act", &file, "--at", &at, "--seat", &seat, "--action", &action, "-o", &other]);
    assert_eq!(run.status, 0, "{run:?}");
    assert_eq!(lines(&file), before, "the finished record is left alone");
    assert!(lines(&other).len() > at.parse::<usize>().unwrap());
    assert_eq!(argead(&["inspect", &other, "--json"]).status, 0);
    let alone = argead(&["act", &file, "--at", &at, "--seat", &seat, "--action", &action]);
    alone.complains(&["--output"]);
}
