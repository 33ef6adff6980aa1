//! The analysis of a finished table: made in the background, and a door to a new table.

use crate::site::{TWO_PERSONS, Visitor, site};
use std::time::Duration;

/// A finished game of Connect Four, in which the second player did not stop the first.
async fn finished(anna: &mut Visitor) -> String {
    let table = anna.open("connect-four", TWO_PERSONS).await;
    for (number, column) in [3, 0, 3, 0, 3, 1, 3].into_iter().enumerate() {
        anna.act(&table, number as u8 % 2, &format!("{{\"column\":{column}}}")).await.is(303);
    }
    table
}

#[tokio::test]
async fn a_finished_game_leads_to_its_analysis_which_shows_how_far_it_has_come() {
    let mut anna = Visitor::of(&site());
    let table = finished(&mut anna).await;
    let address = format!("{table}/analysis");
    anna.get(&table).await.shows(&format!("href=\"{address}\""));
    let first = anna.get(&address).await;
    assert!(!first.is(200).header("refresh").is_empty(), "{}", first.body);
    first.shows("<progress");
    let report = loop {
        let page = anna.get(&address).await;
        if page.is(200).header("refresh").is_empty() {
            break page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    report.shows("<polyline").shows("The worst decisions").shows("Bert lost").hides("[table-");
    assert_eq!(report.attribute("class=\"mistakes\"", "value"), "7", "the line he did not stop");
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_analysis() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("connect-four", TWO_PERSONS).await;
    anna.get(&format!("{table}/analysis")).await.is(409).shows("not over yet");
    anna.post(&format!("{table}/play-on"), "line=3").await.is(409);
}

#[tokio::test]
async fn one_plays_on_from_a_position_at_a_table_of_ones_own() {
    let site = site();
    let table = finished(&mut Visitor::of(&site)).await;
    let mut bert = Visitor::of(&site);
    let opened = bert.post(&format!("{table}/play-on"), "line=7").await;
    let on = opened.is(303).header("location").to_owned();
    assert_ne!(on, table);
    let page = bert.get(&format!("{on}?seat=1")).await;
    assert_eq!(page.body.matches("data-el=\"disc-").count(), 5, "the five discs that lay there");
    bert.act(&on, 1, "{\"column\":3}").await.is(303);
    bert.get(&on).await.shows("Anna");
    bert.post(&format!("{table}/play-on"), "line=none").await.is(400);
}
