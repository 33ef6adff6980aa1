//! The analysis of a finished table, how far it has come while it is made, and the way to play on from one of its positions.

use crate::app::{App, blocking};
use crate::errors::Woe;
use crate::guard::{self, Visitor};
use crate::pages::{framed, game_name};
use crate::report::report;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use house::{Study, TableId};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Message;
use words::Words;

/// How many seconds a page that waits lets pass before it looks again.
const PATIENCE: &str = "2";

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Woe> {
    let table = app.table(&id).await?;
    let game = table.header().game.clone();
    let study = blocking(move || table.study()).await?;
    let words = app.words(visitor.lang);
    let title = words.say(&Message::new("table-analysis-title").with("game", game_name(words, &game)));
    let address = format!("/table/{id}");
    let inside = match &study {
        Study::Running { done, total } => waiting(words, *done, *total),
        Study::Done(analysis) => report(analysis, words, Some(&address)),
    };
    let main = html! {
        main #main .plain-page .analysis {
            h1 { (title) }
            p { a href=(address) { (words.text("web-replay-result")) } }
            (inside)
        }
    };
    let page = framed(&app, &visitor, &title, main);
    Ok(match study {
        Study::Running { .. } => ([(header::REFRESH, PATIENCE)], page).into_response(),
        Study::Done(_) => page.into_response(),
    })
}

/// How far it has come. The page asks again by itself.
fn waiting(words: &Words, done: usize, total: usize) -> Markup {
    html! {
        section role="status" {
            p { (words.text("web-analysis-runs")) }
            progress max=(total.max(1)) value=(done) aria-label=(words.text("web-analysis-runs")) {}
            p { (words.say(&Message::new("web-analysis-steps").with("done", done).with("total", total))) }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct From {
    line: usize,
}

/// Opens a table that goes on from a position of a finished one.
pub(crate) async fn play_on(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Result<Form<From>, FormRejection>,
) -> Result<Response, Woe> {
    let Form(From { line }) = form?;
    let (house, guest) = (Arc::clone(&app.house), visitor.guest());
    let owner = guest.clone();
    let opened = blocking(move || house.play_on(&TableId::from(id.as_str()), line, &owner)).await?;
    let mut response = Redirect::to(&format!("/table/{opened}")).into_response();
    guard::remember_guest(&mut response, &guest);
    Ok(response)
}
