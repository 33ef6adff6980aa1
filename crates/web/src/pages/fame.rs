//! The hall of fame: the finished games that are remembered, league by league.

use crate::app::{App, blocking};
use crate::art;
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::pages::{framed, game_name};
use axum::extract::State;
use house::{Honour, League, Trouble};
use maud::{Markup, html};
use std::sync::Arc;
use table::Message;
use words::Words;

/// How many of each league the page names.
const NAMED: usize = 20;

pub(crate) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Woe> {
    let house = Arc::clone(&app.house);
    let halls = blocking(move || {
        let keeps = house.shelf().titles().filter(|title| !title.leagues().is_empty());
        keeps.map(|title| Ok((title.about().id, house.fame(title.about().id)?))).collect::<Result<Vec<_>, Trouble>>()
    })
    .await?;
    let words = app.words(visitor.lang);
    Ok(framed(&app, &visitor, &words.text("web-fame"), page(words, &halls)))
}

fn page(words: &Words, halls: &[(&'static str, Vec<League>)]) -> Markup {
    html! {
        main #main .plain-page.fame {
            h1 { (art::icon("laurel")) (words.text("web-fame")) }
            p.lead { (words.text("web-fame-lead")) }
            @for (game, leagues) in halls { (hall(words, game, leagues)) }
            @if halls.is_empty() { p { (words.text("web-fame-no-game")) } }
        }
    }
}

fn hall(words: &Words, game: &str, leagues: &[League]) -> Markup {
    let name = game_name(words, game);
    html! {
        section id=(game) aria-labelledby={ (game) "-hall" } {
            h2 id={ (game) "-hall" } { (name) }
            @for league in leagues.iter().filter(|league| !league.honours.is_empty()) {
                h3 { (words.say(&Message::new(format!("{game}-league-{}", league.name)))) }
                ol.honours { @for honour in league.honours.iter().take(NAMED) { li { (draw(words, game, honour)) } } }
            }
            @if leagues.iter().all(|league| league.honours.is_empty()) {
                div.notice { p { (words.text("web-fame-nobody")) } }
            }
            p.doors {
                a.button href={ "/new/" (game) } { (words.say(&Message::new("web-home-play").with("game", name))) }
            }
        }
    }
}

fn draw(words: &Words, game: &str, honour: &Honour) -> Markup {
    let again = Message::new("web-fame-again").with("player", honour.player.as_str());
    let points = Message::new("web-fame-points").with("points", honour.fame.points);
    // What only says which league it is need not be said again.
    let options: Vec<_> = honour.options.iter().filter(|(_, value)| *value != honour.fame.league).collect();
    html! {
        article.honour.won[honour.fame.won] {
            p.points { b { (honour.fame.points) } " " span { (words.say(&points)) } }
            div.deed {
                h4 { bdi { (honour.player) } }
                p { (words.say(&honour.fame.line)) }
                p.remark {
                    time datetime=(honour.day()) { (honour.day()) }
                    @if honour.advice { " · " (words.text("web-advice-allowed")) }
                    " · "
                    a href={ "/table/" (honour.table) "/replay?line=1" } aria-label=(words.say(&again)) { (words.text("web-replay")) }
                }
                @if !options.is_empty() {
                    details {
                        summary { (words.say(&Message::new("web-fame-options").with("count", options.len()))) }
                        ul {
                            @for (key, value) in options {
                                li {
                                    (words.say(&Message::new(format!("{game}-option-{key}")))) " "
                                    strong { (words.say(&Message::new(format!("{game}-option-{key}-{value}")))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
