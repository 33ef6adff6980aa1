//! Step by step through what happened since the last decision, without any script.

use crate::site::{Answer, TWO_PERSONS, Visitor, site};
use house::House;
use std::sync::Arc;
use store::Memory;

/// A campaign that has just begun: its first rolls have fallen.
async fn begun(anna: &mut Visitor) -> (String, Answer) {
    let table = anna.open("commander", "player0=person&name0=Anna&seed=5").await;
    anna.act(&table, 0, "{\"counsel\":\"parmenion\"}").await.is(303);
    let answer = anna.act(&table, 0, "\"begin\"").await;
    (table, answer)
}

fn visitor() -> Visitor {
    let house = House::open(Arc::new(shelf::shelf()), Box::new(Memory::default())).unwrap();
    Visitor::of(&web::router(house, web::Config::default()))
}

#[tokio::test]
async fn a_run_of_dice_is_shown_die_by_die_until_the_next_decision() {
    let mut anna = visitor();
    let (table, answer) = begun(&mut anna).await;
    let mut address = answer.is(303).header("location").to_owned();
    assert!(address.starts_with(&format!("{table}?step=")), "{address}");
    let (mut steps, mut version) = (0, 0);
    while address != table {
        steps += 1;
        let page = anna.get(&address).await;
        page.is(200).shows(&format!("What happened: {steps} of ")).shows("id=\"step-after\"").hides("class=\"choice");
        page.hides("data-live");
        let now: usize = page.attribute("<main", "data-version").parse().unwrap();
        assert!(now > version, "{now} after {version}");
        version = now;
        anna.get(&address).await.shows(&format!("What happened: {steps} of "));
        address = page.attribute("id=\"step-after\"", "href");
    }
    assert!(steps >= 3, "{steps} steps");
    anna.get(&table).await.is(200).shows("prompt asked").shows(&format!("What happened, in {steps} steps"));
}

#[tokio::test]
async fn whoever_always_skips_is_led_to_the_next_decision_at_once() {
    let mut anna = visitor();
    anna.post("/settings", "steps=skip&back=/").await.is(303);
    let (table, answer) = begun(&mut anna).await;
    assert_eq!(answer.header("location"), table);
    let page = anna.get(&table).await;
    let back = page.attribute("id=\"look-back\"", "href");
    anna.get(&back).await.shows("From now on, show the steps").shows("id=\"skip-steps\"");
    anna.post("/settings", "steps=sometimes&back=/").await.is(400);
}

#[tokio::test]
async fn a_step_that_is_none_shows_the_present_and_a_stranger_sees_none() {
    let mut anna = visitor();
    let (table, answer) = begun(&mut anna).await;
    for line in ["0", "1", "99999", "18446744073709551615"] {
        anna.get(&format!("{table}?step={line}")).await.is(200).shows("prompt asked").hides("stepping");
    }
    anna.get(&format!("{table}?step=x")).await.is(400);
    let mut stranger = anna.clone();
    stranger.forget();
    stranger.get(answer.header("location")).await.is(200).hides("stepping");
}

#[tokio::test]
async fn behind_the_curtain_nobody_looks_back() {
    let mut anna = Visitor::of(&site());
    let table = anna.open("connect-four", TWO_PERSONS).await;
    for (seat, column) in [(0, 1), (1, 2), (0, 3)] {
        anna.act(&table, seat, &format!("{{\"column\":{column}}}")).await.is(303);
    }
    let seen = anna.get(&format!("{table}?seat=1&step=4")).await;
    seen.is(200).shows("What happened: 1 of 1").shows(&format!("href=\"{table}?seat=1\""));
    anna.get(&format!("{table}?seat=0&step=4")).await.hides("stepping");
    anna.get(&format!("{table}?step=4")).await.hides("stepping");
}
