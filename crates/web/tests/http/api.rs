//! The JSON API, as a bot from elsewhere uses it.

use crate::site::{Visitor, site};
use serde_json::{Value, json};

fn opening() -> Value {
    json!({
        "game": "connect-four",
        "seats": [{ "name": "Elsewhere", "player": "person" }, { "name": "Here", "player": "random" }],
        "seed": 5,
    })
}

#[tokio::test]
async fn games_tell_all_one_needs_to_open_a_table() {
    let games = Visitor::of(&site()).get("/api/games").await.json();
    let pig = &games[0];
    assert_eq!(pig["id"], "pig");
    assert_eq!(pig["name"], "Pig");
    assert_eq!(pig["seats"], json!({ "min": 2, "max": 5 }));
    assert_eq!(pig["options"][0]["key"], "goal");
    assert_eq!(pig["options"][0]["clauses"], json!(["PIG-04"]));
    assert_eq!(pig["editions"], json!(["six-sided"]));
    assert_eq!(pig["levels"], json!(["random"]));
}

#[tokio::test]
async fn a_program_plays_a_whole_game_with_its_token() {
    let site = site();
    let mut bot = Visitor::of(&site);
    let opened = bot.post_json("/api/tables", &opening()).await;
    let opened = opened.is(201).json();
    let (table, token) = (opened["table"].as_str().unwrap(), opened["token"].as_str().unwrap());
    let mut bot = Visitor::of(&site).with_header("authorization", &format!("Bearer {token}"));
    let address = format!("/api/tables/{table}");
    for _ in 0..10_000 {
        let seen = bot.get(&format!("{address}?seat=0")).await.json();
        if seen["stage"] == "over" {
            assert_eq!(seen["result"]["ranks"].as_array().unwrap().len(), 2);
            return;
        }
        if seen["to_act"] != json!([0]) {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let decision = json!({ "seat": 0, "line": seen["line"], "action": seen["actions"][0] });
        let acted = bot.post_json(&format!("{address}/actions"), &decision).await;
        assert!(acted.is(200).json()["line"].as_u64() > seen["line"].as_u64());
    }
    panic!("the game did not end");
}

#[tokio::test]
async fn errors_have_a_code_words_and_where_it_helps_the_clause_or_the_line() {
    let mut bot = Visitor::of(&site());
    let order =
        json!({ "game": "pig", "seats": [{ "name": "A", "player": "person" }, { "name": "B", "player": "person" }] });
    let opened = bot.post_json("/api/tables", &order).await.json();
    let mut bot = bot.with_header("authorization", &format!("Bearer {}", opened["token"].as_str().unwrap()));
    let actions = format!("/api/tables/{}/actions", opened["table"].as_str().unwrap());

    let refused = bot.post_json(&actions, &json!({ "seat": 0, "line": 1, "action": "hold" })).await;
    assert_eq!(refused.is(422).json()["error"]["code"], "refused");
    assert_eq!(refused.json()["error"]["clause"], "PIG-03");
    let stale = bot.post_json(&actions, &json!({ "seat": 0, "line": 7, "action": "roll" })).await;
    assert_eq!(
        stale.is(409).json()["error"],
        json!({ "code": "stale", "line": 1, "message": stale.json()["error"]["message"] })
    );
    let undo = bot.post_json(&actions, &json!({ "seat": 0, "line": 1, "undo": true })).await;
    assert_eq!(undo.is(422).json()["error"]["code"], "refused");
    for nonsense in [
        json!({}),
        json!([1]),
        json!({ "seat": 0, "line": 1 }),
        json!({ "seat": 0, "line": 1, "action": 1, "undo": true }),
    ] {
        assert_eq!(bot.post_json(&actions, &nonsense).await.is(400).json()["error"]["code"], "bad_form", "{nonsense}");
    }
    assert_eq!(bot.get("/api/nowhere").await.is(404).json()["error"]["code"], "nowhere");
    assert_eq!(bot.get("/api/tables/none").await.is(404).json()["error"]["code"], "unknown_table");
    let unknown = bot.post_json("/api/tables", &json!({ "game": "go", "seats": [] })).await;
    assert_eq!(unknown.is(404).json()["error"]["code"], "unknown_game");
}

#[tokio::test]
async fn errors_speak_the_language_of_who_asks() {
    let mut bot = Visitor::of(&site()).with_header("accept-language", "fr");
    let error = bot.get("/api/nowhere").await.json();
    assert!(error["error"]["message"].as_str().unwrap().contains("Il n’y a pas de page"), "{error}");
}
