//! The hall of fame: who is remembered, and what the page says before anybody is.

use crate::site::{Visitor, site};
use house::{Guest, House, Opening, Place, Table};
use std::sync::Arc;
use store::Memory;
use table::{Seat, Stage};

fn house() -> Arc<House> {
    House::open(Arc::new(shelf::shelf()), Box::new(Memory::default())).unwrap()
}

/// A campaign of Tyre that this person plays to its end, always taking the last thing that is allowed.
fn played(house: &House, name: &str) -> Arc<Table> {
    let owner = Guest::random();
    let opening = Opening {
        game: "commander".to_owned(),
        edition: None,
        options: [("campaign", "tyre"), ("odds", "no")].map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
        places: vec![Place::Person { name: name.to_owned() }],
        seed: None,
        entropy: Vec::new(),
        advice: true,
        owner: owner.clone(),
    };
    let table = house.table(&house.open_table(&opening).unwrap()).unwrap();
    loop {
        let view = table.view(&owner, Some(Seat(0))).unwrap();
        if view.stage == Stage::Over {
            return table;
        }
        let choice = view.scene.choices.iter().rfind(|choice| choice.refusal.is_none()).unwrap();
        table.act(&owner, Seat(0), view.version, &choice.action).unwrap();
    }
}

#[tokio::test]
async fn an_empty_hall_says_so_kindly_and_shows_the_way() {
    let mut anna = Visitor::of(&web::router(house(), web::Config::default()));
    let hall = anna.get("/fame").await;
    hall.is(200).shows("<h1").shows("Nobody is remembered yet").shows("href=\"/new/commander\"").hides("honour");
    anna.get("/").await.shows("href=\"/fame#commander\"");
    anna.with_header("accept-language", "fr").get("/fame").await.shows("Palmarès").shows("Personne");
}

#[tokio::test]
async fn where_no_game_is_played_alone_the_page_says_that() {
    let mut anna = Visitor::of(&site());
    anna.get("/fame").await.is(200).shows("None of the games");
    anna.get("/").await.hides("/fame");
}

#[tokio::test]
async fn a_finished_campaign_stands_in_its_league_with_a_link_to_see_it_again() {
    let house = house();
    let table = played(&house, "Anna");
    let mut anyone = Visitor::of(&web::router(house, web::Config::default()));
    let hall = anyone.get("/fame").await;
    let again = format!("/table/{}/replay?line=1", table.id());
    hall.shows("<h3>Tyre</h3>").shows("Anna").shows(&again).shows("Played with advice").shows("No: trust the gods.");
    hall.hides("Issus").hides("Which campaign is played?");
    anyone.get(&again).await.is(200);
    anyone.get(&format!("/table/{}", table.id())).await.shows("href=\"/fame#commander\"");
}

#[tokio::test]
async fn a_name_is_shown_and_never_run() {
    let house = house();
    played(&house, "<script>alert(1)</script>");
    let hall = Visitor::of(&web::router(house, web::Config::default())).get("/fame").await;
    hall.shows("&lt;script&gt;alert(1)&lt;/script&gt;").hides("<script>alert");
}
