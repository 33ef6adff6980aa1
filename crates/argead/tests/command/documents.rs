//! What the documentation shows is what the program does.

use crate::program::{Desk, argead, lines};
use serde_json::Value;

fn document(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The part of a document under a heading.
fn section(document: &str, heading: &str) -> String {
    let start = document.find(heading).unwrap_or_else(|| panic!("no heading {heading}"));
    let rest = &document[start + heading.len()..];
    rest[..rest.find("\n## ").unwrap_or(rest.len())].to_owned()
}

#[track_caller]
fn documents_every_field(heading: &str, answer: &Value) {
    let text = section(&document("json.md"), heading);
    let answer = answer.as_array().map_or(answer, |list| &list[0]);
    for key in answer.as_object().unwrap().keys() {
        assert!(text.contains(&format!("`{key}`")) || text.contains(&format!("\"{key}\":")), "{heading}: {key}");
    }
}

#[test]
fn every_field_of_every_answer_is_documented() {
    let desk = Desk::new();
    let file = desk.finished("game.jsonl");
    let simulate = ["simulate", "alexandros", "--seats", "random,random", "--games", "2", "--json"];
    documents_every_field("## `argead games --json`", &argead(&["games", "--json"]).json());
    documents_every_field("## `argead simulate … --json`", &argead(&simulate).json());
    let ladder = ["ladder", "alexandros", "--levels", "random,recruit", "--games", "2", "--json"];
    documents_every_field("## `argead ladder … --json`", &argead(&ladder).json());
    documents_every_field("## `argead inspect FILE --json`", &argead(&["inspect", &file, "--json"]).json());
    documents_every_field("## `argead verify FILE… --json`", &argead(&["verify", &file, "--json"]).json());
    documents_every_field("## `argead clauses [GAME] [ID] --json`", &argead(&["clauses", "AX-023", "--json"]).json());
    let check: Value = serde_json::from_str(&argead(&["clauses", "alexandros", "--check", "--json"]).out).unwrap();
    documents_every_field("## `argead clauses [GAME] --check --json`", &check);
    let edition = argead(&["edition", "show", "alexandros", "--json"]).json();
    documents_every_field("## `argead edition show GAME --json`", &edition);
}

/// The dice of the worked example are those of a real record.
#[test]
fn the_worked_example_of_the_record_format_is_true() {
    let desk = Desk::new();
    let file = desk.file("game.jsonl");
    argead(&["record", "alexandros", "--seats", "random,random", "--seed", "1", "-o", &file]);
    let lines: Vec<Value> = lines(&file).iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let text = document("record.md");
    for told in [&lines[0]["table"], &lines[0]["commitment"], &lines.last().unwrap()["end"]["seed"]] {
        assert!(text.contains(told.as_str().unwrap()), "{told}");
    }
    for outcome in &lines[1..3] {
        assert!(text.contains(&format!("{{\"chance\":{}}}", outcome["chance"])), "{outcome}");
    }
    for key in lines[0].as_object().unwrap().keys() {
        assert!(text.contains(&format!("`{key}`")), "{key}");
    }
}
