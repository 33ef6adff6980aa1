//! Advice on the page and over the API, without script.

use crate::site::{AGAINST_BOT, TWO_PERSONS, Visitor, site};
use house::House;
use std::sync::Arc;
use store::Memory;

/// The way to the advice, as the page links it.
fn way(page: &crate::site::Answer) -> String {
    page.attribute("id=\"ask-advice\"", "href").replace("&amp;", "&")
}

#[tokio::test]
async fn advice_is_off_until_the_opener_turns_it_on() {
    let mut anna = Visitor::of(&site());
    anna.get("/new/connect-four").await.shows("name=\"advice\"").shows("agree first").hides("checked id=\"advice\"");
    let table = anna.open("connect-four", AGAINST_BOT).await;
    let page = anna.get(&table).await;
    page.hides("ask-advice").hides("Played with advice");
    anna.get(&format!("/api{}/advice?seat=0", table.replace("/table/", "/tables/"))).await.is(403).shows("no_advice");
}

#[tokio::test]
async fn who_is_to_decide_asks_by_a_plain_link_and_is_told_the_best_choices() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("connect-four", &format!("{TWO_PERSONS}&advice=yes")).await;
    for (number, column) in [3, 0, 3, 0, 3, 1].into_iter().enumerate() {
        anna.act(&table, number as u8 % 2, &format!("{{\"column\":{column}}}")).await.is(303);
    }
    let page = anna.get(&format!("{table}?seat=0")).await;
    page.shows("Played with advice");
    let advice = anna.get(&way(&page)).await;
    advice.is(200).shows("class=\"advice\"").shows("wins about 100 % of such games");
    let first = advice.attribute("class=\"advice\"", "value");
    assert_eq!(first, "{\"column\":3}");
    let from_api = anna.get(&format!("/api{}/advice?seat=0", table.replace("/table/", "/tables/"))).await;
    assert_eq!(from_api.is(200).json()["counsels"][0]["action"]["column"], 3);
}

#[tokio::test]
async fn who_plays_alone_is_promised_a_result_and_told_what_it_means() {
    let house = House::open(Arc::new(shelf::shelf()), Box::new(Memory::default())).unwrap();
    let mut anna = Visitor::of(&web::router(house, web::Config::default()));
    let table = anna.open("commander", "player0=person&name0=Anna&seed=5&advice=yes").await;
    let page = anna.get(&table).await;
    let advice = anna.get(&way(&page)).await;
    advice.is(200).shows("expected result about").shows("What a result means: a defeat is 0").hides("of such games");
}

#[tokio::test]
async fn advice_for_a_moment_that_has_passed_is_not_given() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("connect-four", &format!("{TWO_PERSONS}&advice=yes")).await;
    let page = anna.get(&format!("{table}?seat=0")).await;
    let old = way(&page);
    anna.act(&table, 0, "{\"column\":3}").await.is(303);
    anna.get(&old).await.is(200).hides("class=\"advice\"");
}

#[tokio::test]
async fn nobody_else_can_ask_for_it() {
    let site = site();
    let mut anna = Visitor::of(&site);
    let table = anna.open("connect-four", &format!("{AGAINST_BOT}&advice=yes")).await;
    let way = way(&anna.get(&table).await);
    let mut stranger = Visitor::of(&site);
    stranger.get(&table).await.is(200).shows("Played with advice").hides("ask-advice");
    stranger.get(&way).await.is(403);
}
