//! Who may ask for what, and what goes with every answer.

use crate::site::{AGAINST_BOT, TWO_PERSONS, Visitor, site};

#[tokio::test]
async fn every_answer_carries_its_guards() {
    let mut visitor = Visitor::of(&site());
    for path in ["/", "/nowhere", "/api/games", "/assets/meander.svg"] {
        let answer = visitor.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
    }
    assert_eq!(visitor.get("/").await.header("cache-control"), "no-store");
}

#[tokio::test]
async fn nothing_on_a_page_needs_what_the_policy_forbids() {
    let mut visitor = Visitor::of(&site());
    let table = visitor.open("alexandros", AGAINST_BOT).await;
    for path in ["/", "/new/alexandros", "/rules/alexandros", "/help", &table] {
        let page = visitor.get(path).await;
        page.hides(" style=").hides("<style").hides(" onclick=").hides("javascript:");
        assert!(!page.body.replace("http://www.w3.org/2000/svg", "").contains("http"), "{path} refers to elsewhere");
    }
}

#[tokio::test]
async fn a_guest_is_a_secret_that_scripts_cannot_read() {
    let answer = Visitor::of(&site()).post("/new/pig", AGAINST_BOT).await;
    let cookie = answer.header("set-cookie");
    assert!(
        cookie.starts_with("argead_guest=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
}

#[tokio::test]
async fn a_page_of_another_site_cannot_post() {
    let site = site();
    for (header, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")] {
        let mut evil = Visitor::of(&site).with_header(header, value);
        evil.post("/new/pig", AGAINST_BOT).await.is(403).shows("another site");
    }
    let mut own = Visitor::of(&site).with_header("origin", "http://127.0.0.1:7330");
    own.post("/new/pig", AGAINST_BOT).await.is(303);
}

#[tokio::test]
async fn a_foreign_name_for_this_machine_gets_nothing() {
    let mut rebound = Visitor::of(&site()).with_header("host", "evil.example:7330");
    rebound.get("/").await.is(421).shows("evil.example").hides("/new/");
    rebound.get("/api/games").await.is(421).hides("alexandros");
}

#[tokio::test]
async fn another_persons_seat_cannot_be_looked_at_or_played() {
    let site = site();
    let mut anna = Visitor::of(&site);
    let table = anna.open("alexandros", TWO_PERSONS).await;
    let mut stranger = Visitor::of(&site);
    stranger.get(&format!("{table}?seat=0")).await.is(403).shows("This seat is not yours");
    stranger.post(&format!("{table}/act"), "seat=0&version=1&action=1").await.is(403);
    stranger.post(&format!("{table}/undo"), "seat=0&version=1").await.is(403);
    stranger.get(&format!("/api{}s{}?seat=1", &table[..6], &table[6..])).await.is(403).shows("not_your_seat");
}

#[tokio::test]
async fn what_cannot_be_understood_is_told_so_and_never_panics() {
    let mut visitor = Visitor::of(&site());
    let table = visitor.open("pig", AGAINST_BOT).await;
    for form in ["", "seat=0", "seat=x&version=1&action=1", "seat=0&version=1&action={", "seat=300&version=1&action=1"]
    {
        visitor.post(&format!("{table}/act"), form).await.is(400).shows("load the page again");
    }
    visitor.post(&format!("{table}/act"), "seat=9&version=2&action=1").await.is(403);
    visitor.get(&format!("{table}?seat=first")).await.is(400);
    visitor.get("/table/%00").await.is(404);
    visitor.get("/nowhere").await.is(404).shows("There is nothing here");
    visitor.get("/new/monopoly").await.is(404).shows("pig, connect-four, alexandros");
    visitor.get("/rules/monopoly").await.is(404);
    visitor.get("/settings").await.is(405).shows("Use the links");
    visitor.post_json("/new/pig", &serde_json::json!({})).await.is(415).shows("<html");
    visitor.post("/new/pig", &"a=b&".repeat(100_000)).await.is(413).shows("too large");
}

#[tokio::test]
async fn pages_are_compressed_for_who_can_read_that() {
    let visitor = Visitor::of(&site()).with_header("accept-encoding", "br");
    let answer = visitor.stream("/").await;
    assert_eq!(answer.headers()["content-encoding"], "br");
}
