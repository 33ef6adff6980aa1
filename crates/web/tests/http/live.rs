//! Live updates.

use crate::site::{TWO_PERSONS, Visitor, site};
use axum::body::Body;
use http_body_util::BodyExt;

async fn next(body: &mut Body) -> String {
    let frame = body.frame().await.expect("the stream goes on").expect("and does not fail");
    String::from_utf8(frame.into_data().expect("events are data").to_vec()).unwrap()
}

#[tokio::test]
async fn watchers_hear_the_present_version_and_then_each_new_one_and_nothing_else() {
    let site = site();
    let mut anna = Visitor::of(&site);
    let table = anna.open("connect-four", TWO_PERSONS).await;
    let response = Visitor::of(&site).stream(&format!("{table}/events")).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut events = response.into_body();
    assert_eq!(next(&mut events).await, "data: 1\n\n");
    anna.act(&table, 0, "{\"column\":3}").await.is(303);
    assert_eq!(next(&mut events).await, "data: 2\n\n");
}

#[tokio::test]
async fn there_is_nothing_to_hear_of_a_table_that_is_not_there() {
    Visitor::of(&site()).get("/table/none/events").await.is(404);
}
