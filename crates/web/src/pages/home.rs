//! Home: the tables one has open, and the games to open one with.

use crate::app::{App, blocking};
use crate::art;
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::pages::{framed, game_name, players};
use crate::panels::token;
use axum::extract::State;
use house::Summary;
use maud::{Markup, html};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use table::{Message, Seat, Shelf};
use words::Words;

/// The four games, in the order of the shelf to come.
const GAMES: [&str; 4] = ["alexandros", "phalanxx", "empire", "commander"];

/// How many tables the page lists.
const LISTED: usize = 24;

pub(crate) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Woe> {
    let tables = match visitor.guest.clone() {
        Some(guest) => {
            let house = Arc::clone(&app.house);
            blocking(move || house.tables_of(&guest)).await?
        }
        None => Vec::new(),
    };
    let words = app.words(visitor.lang);
    let main = page(words, app.house.shelf(), &tables, SystemTime::now());
    Ok(framed(&app, &visitor, &words.text("web-home-title"), main))
}

fn page(words: &Words, shelf: &Shelf, tables: &[Summary], now: SystemTime) -> Markup {
    let built = shelf.titles().map(|title| title.about().id);
    let planned = GAMES.into_iter().filter(|game| shelf.find(game).is_none());
    html! {
        main #main .home {
            section.welcome {
                div.words {
                    h1 { (words.text("web-home-title")) }
                    p { (words.text("web-home-lead")) }
                    @if let Some(first) = shelf.titles().next() {
                        p { a.button.main href={ "/new/" (first.about().id) } {
                            (words.say(&Message::new("web-home-play").with("game", game_name(words, first.about().id))))
                        } }
                    }
                }
                (art::tondo())
            }
            @if !tables.is_empty() {
                section aria-labelledby="tables" {
                    h2 #tables { (words.text("web-home-tables")) }
                    ul.tables { @for summary in tables.iter().take(LISTED) { li { (table(words, summary, now)) } } }
                }
            }
            section aria-labelledby="games" {
                h2 #games { (words.text("web-home-games")) }
                ul.games {
                    @for game in built { li { (built_game(words, shelf, game)) } }
                    @for game in planned { li { (planned_game(words, game)) } }
                }
            }
        }
    }
}

fn built_game(words: &Words, shelf: &Shelf, game: &str) -> Markup {
    let (seats, has_hall) =
        shelf.find(game).map_or(((0, 0), false), |title| (title.about().seats, !title.leagues().is_empty()));
    html! {
        article.game {
            (picture(game))
            h3 { (game_name(words, game)) }
            p.seats { (players(words, seats)) }
            @if let Some(tagline) = crate::spoken(words, format!("{game}-tagline")) { p { (tagline) } }
            p.doors {
                a.button href={ "/new/" (game) } aria-label={ (words.text("web-new")) ": " (game_name(words, game)) } { (words.text("web-new")) }
                a href={ "/rules/" (game) } aria-label={ (words.text("web-rules")) ": " (game_name(words, game)) } { (words.text("web-rules")) }
                @if has_hall { a href={ "/fame#" (game) } aria-label={ (words.text("web-fame")) ": " (game_name(words, game)) } { (words.text("web-fame")) } }
            }
        }
    }
}

fn planned_game(words: &Words, game: &str) -> Markup {
    html! {
        article.game.planned {
            (picture(game))
            h3 { (game_name(words, game)) }
            @if let Some(about) = crate::spoken(words, format!("web-game-{game}-about")) { p { (about) } }
            p.unbuilt { (words.text("web-not-built")) }
        }
    }
}

fn picture(game: &str) -> Markup {
    html! { div.picture aria-hidden="true" { (art::picture(game).unwrap_or_else(|| art::icon("die"))) } }
}

fn table(words: &Words, summary: &Summary, now: SystemTime) -> Markup {
    let yours = summary.turn.iter().any(|seat| summary.persons.contains(seat));
    let state = match (summary.over, yours) {
        (true, _) => "web-table-over",
        (false, true) => "web-table-yours",
        (false, false) => "web-table-waits",
    };
    html! {
        a.open-table.yours[yours] href={ "/table/" (summary.id) } {
            strong { (game_name(words, &summary.game)) }
            span.state { (words.text(state)) }
            span.seats { @for (seat, name) in summary.names.iter().enumerate() { span { (token(Seat(seat as u8))) (name) } " " } }
            span.age { (words.say(&age(now.duration_since(summary.updated).unwrap_or_default()))) }
        }
    }
}

/// How long ago, in the largest unit that fits.
fn age(age: Duration) -> Message {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => Message::new("web-ago-now"),
        1..60 => Message::new("web-ago-minutes").with("n", minutes),
        60..1440 => Message::new("web-ago-hours").with("n", minutes / 60),
        _ => Message::new("web-ago-days").with("n", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_come_in_the_largest_unit_that_fits() {
        let unit = |seconds: u64| age(Duration::from_secs(seconds)).id.rsplit('-').next().map(str::to_owned).unwrap();
        let units = [0, 59, 60, 3599, 3600, 86_399, 86_400].map(unit);
        assert_eq!(units, ["now", "now", "minutes", "minutes", "hours", "hours", "days"]);
    }
}
