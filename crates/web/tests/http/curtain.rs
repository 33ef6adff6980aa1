//! Several persons at one screen: nothing hidden is on a page that its owner did not ask for.

use crate::site::{AGAINST_BOT, TWO_PERSONS, Visitor, site};

/// How a card of the viewer's own hand shows in a page.
const HAND: &str = "data-el=\"hand";

#[tokio::test]
async fn the_curtain_hides_every_hand_until_its_owner_asks() {
    let mut both = Visitor::of(&site());
    let table = both.open("alexandros", &format!("{TWO_PERSONS}&option.firstPlayer=1")).await;
    let curtain = both.get(&table).await;
    curtain.is(200).shows("Bert, it is your turn").shows("I am Bert").hides(HAND).hides("class=\"choice");
    both.get(&format!("{table}?seat=1")).await.is(200).shows(HAND).shows("class=\"choice").hides("it is your turn");
}

#[tokio::test]
async fn whoever_is_not_to_decide_gets_the_curtain_even_if_they_ask() {
    let mut both = Visitor::of(&site());
    let table = both.open("alexandros", &format!("{TWO_PERSONS}&option.firstPlayer=1")).await;
    both.get(&format!("{table}?seat=0")).await.is(200).shows("Bert, it is your turn").hides(HAND);
}

#[tokio::test]
async fn after_a_decision_that_ends_the_turn_the_curtain_falls() {
    let mut both = Visitor::of(&site());
    let table = both.open("connect-four", TWO_PERSONS).await;
    let dropped = both.act(&table, 0, "{\"column\":2}").await;
    assert_eq!(dropped.is(303).header("location"), format!("{table}?seat=0"));
    both.get(dropped.header("location")).await.shows("Bert, it is your turn").hides("class=\"choice");
}

#[tokio::test]
async fn a_stale_decision_from_behind_the_curtain_shows_nothing_hidden() {
    let mut both = Visitor::of(&site());
    let table = both.open("alexandros", &format!("{TWO_PERSONS}&option.firstPlayer=1")).await;
    both.act_at(&table, 0, "1", "1").await.is(409).hides(HAND);
    let version = both.get(&table).await.attribute("<main", "data-version");
    both.act_at(&table, 0, &version, "1").await.is(422).hides(HAND);
}

#[tokio::test]
async fn who_plays_alone_against_bots_sees_no_curtain() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("alexandros", &format!("{AGAINST_BOT}&option.firstPlayer=0")).await;
    anna.get(&table).await.is(200).shows(HAND).hides("class=\"curtain");
}

#[tokio::test]
async fn a_spectator_sees_no_hand() {
    let site = site();
    let table = Visitor::of(&site).open("alexandros", AGAINST_BOT).await;
    Visitor::of(&site).get(&table).await.is(200).hides(HAND).hides("class=\"choice");
    let api = format!("/api/tables/{}", table.trim_start_matches("/table/"));
    Visitor::of(&site).get(&api).await.is(200).hides("\"hand").shows("\"actions\":[]");
}
