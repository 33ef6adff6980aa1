//! `argead analyze`: the report as text, JSON and HTML, and what it says to files that are no finished games.

use crate::program::{Desk, argead};

#[test]
fn the_sums_of_a_report_add_up_to_the_result() {
    let desk = Desk::new();
    let answer = argead(&["analyze", &desk.finished("game.jsonl"), "--simulations", "20", "--json"]).json();
    for account in answer["accounts"].as_array().unwrap() {
        let part = |key: &str| account[key].as_f64().unwrap();
        let sum = part("start") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 1e-6, "{account}");
    }
    let moments = answer["moments"].as_array().unwrap();
    assert!(moments.iter().any(|moment| moment["kind"] == "chance"));
    assert!(moments.iter().all(|moment| moment["loss"].as_f64().unwrap_or(0.0) >= 0.0));
    let worst = answer["worst"].as_array().unwrap();
    let decided = |line: &serde_json::Value| moments.iter().find(|moment| moment["line"] == *line).unwrap();
    assert!((1..=5).contains(&worst.len()) && worst.iter().all(|line| decided(line)["kind"] == "decision"));
}

#[test]
fn a_report_reads_well_and_is_a_page_of_its_own_too() {
    let desk = Desk::new();
    let file = desk.finished("game.jsonl");
    let text = argead(&["analyze", &file, "--simulations", "10"]);
    assert!(text.status == 0 && text.out.contains("The worst decisions"), "{text:?}");
    let french = argead(&["analyze", &file, "--simulations", "10", "--lang", "fr"]);
    assert!(french.out.contains("Les pires décisions") && !french.out.contains('['), "{french:?}");
    let page = argead(&["analyze", &file, "--simulations", "10", "--html"]);
    assert!(page.out.starts_with("<!DOCTYPE html>") && page.out.contains("<polyline"), "{page:?}");
    assert!(!page.out.contains("href=\"/"), "a page of its own leads nowhere else");
}

/// It used to be called a chance of victory, which in Commander it is not: a narrow victory is worth half of a perfect one.
#[test]
fn who_plays_alone_is_told_of_results_and_not_of_chances() {
    let desk = Desk::new();
    let file = desk.path("alone.jsonl");
    let file = file.to_str().unwrap();
    argead(&["record", "commander", "--seats", "random", "--seed", "7", "-o", file]);
    let said = |how: &[&str]| argead(&[&["analyze", file, "--simulations", "1"], how].concat()).out;
    assert!(said(&[]).contains("What a result means: a defeat is 0 %"));
    assert!(said(&["--lang", "fr"]).contains("une défaite vaut 0 %"));
    let page = said(&["--html"]);
    assert!(page.contains("Expected result over the game") && page.contains("What a result means"), "{page}");
    let together = argead(&["analyze", &desk.finished("game.jsonl"), "--simulations", "1", "--html"]).out;
    assert!(together.contains("Chances of victory over the game") && !together.contains("a result means"));
}

#[test]
fn what_is_no_finished_game_is_refused_with_a_remedy() {
    let desk = Desk::new();
    let hostile = desk.path("hostile.jsonl");
    std::fs::write(&hostile, "{\"argead\":1}\n\u{0}\n").unwrap();
    argead(&["analyze", hostile.to_str().unwrap()]).complains(&["hostile.jsonl", "line 1"]);
    argead(&["analyze", "/nowhere.jsonl"]).complains(&["/nowhere.jsonl"]);
    let open = desk.path("open.jsonl");
    let open = open.to_str().unwrap();
    argead(&["record", "alexandros", "--seats", "random,random", "--seed", "7", "--until", "20", "-o", open]);
    let refused = argead(&["analyze", open]);
    assert_eq!(refused.status, 1);
    refused.says(&["Only finished games are analysed"]);
}
