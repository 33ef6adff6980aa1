//! A finished game, step by step; and its record to keep.

use crate::app::{App, blocking};
use crate::art;
use crate::board;
use crate::choices::Targets;
use crate::chronicle;
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::pages::{framed, game_name};
use crate::panels::{self, Sort};
use crate::sight::{self, Sight};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use house::{Trouble, View};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Message, Told};

#[derive(Deserialize)]
pub(crate) struct At {
    line: Option<usize>,
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Result<Query<At>, QueryRejection>,
) -> Result<Markup, Woe> {
    let Query(At { line }) = query?;
    let table = app.table(&id).await?;
    let guest = visitor.guest();
    let (view, end) = blocking(move || {
        table.record()?;
        let end = table.view(&guest, None)?;
        Ok::<_, Trouble>((table.replay(line.unwrap_or(1))?, end))
    })
    .await?;
    let words = app.words(visitor.lang);
    let names = sight::names(&view);
    let sight = Sight::new(&view, words, &names, app.rulebook(view.game.id));
    let title = words.say(&Message::new("web-replay-title").with("game", game_name(words, view.game.id)));
    Ok(framed(&app, &visitor, &title, page(&sight, &end, &title)))
}

/// The record as a file.
pub(crate) async fn download(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Woe> {
    let table = app.table(&id).await?;
    let record = blocking(move || table.record()).await?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", record.header.game);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, record.text()).into_response())
}

fn page(sight: &Sight, end: &View, title: &str) -> Markup {
    let view = sight.view;
    let targets = Targets::of(&[], sight.say);
    html! {
        main #main .table-page.replay.alone[view.seats.len() == 1] data-title={ (title) " · Argead" } data-lost=(sight.text("web-lost-server")) {
            header.table-head {
                h1 { (title) }
                nav aria-label=(sight.text("web-table-nav")) {
                    a href=(sight.address()) { (sight.text("web-replay-result")) }
                    a href={ (sight.address()) "/record.jsonl" } download { (sight.text("web-download")) }
                }
            }
            div.ask { (controls(sight, &Course::new(view.version, end))) }
            (panels::row(sight, &targets, Sort::Focus))
            (board::pane(sight, &targets))
            div.aside { (chronicle::draw(sight, &sight.text("web-this-step"))) }
            (panels::beside(sight, &targets))
            (panels::row(sight, &targets, Sort::Hand))
        }
    }
}

/// Where one is, and where one can go from there.
struct Course {
    line: usize,
    last: usize,
    turn_before: usize,
    turn_after: usize,
}

impl Course {
    fn new(line: usize, end: &View) -> Course {
        let turns = || end.told.iter().filter(|told| told.fact.heading).map(|Told { line, .. }| *line);
        Course {
            line,
            last: end.version,
            turn_before: turns().filter(|&turn| turn < line).max().unwrap_or(1),
            turn_after: turns().find(|&turn| turn > line).unwrap_or(end.version),
        }
    }
}

fn controls(sight: &Sight, course: &Course) -> Markup {
    let to = |line: usize| format!("{}/replay?line={line}", sight.address());
    let steps = [
        ("first", "web-replay-first", 1),
        ("turn-before", "web-replay-turn-before", course.turn_before),
        ("before", "web-replay-before", course.line.saturating_sub(1).max(1)),
        ("after", "web-replay-after", (course.line + 1).min(course.last)),
        ("turn-after", "web-replay-turn-after", course.turn_after),
        ("last", "web-replay-last", course.last),
    ];
    let place = Message::new("web-replay-place").with("line", course.line).with("last", course.last);
    html! {
        section.prompt.controls aria-labelledby="prompt" {
            h2 #prompt tabindex="-1" { (sight.say.say(&place)) }
            nav.steps-nav aria-label=(sight.text("web-replay-steps")) {
                @for (id, label, line) in steps {
                    a.button id={ "step-" (id) } href=(to(line)) aria-label=(sight.text(label)) title=(sight.text(label)) aria-disabled=[(line == course.line).then_some("true")] {
                        (art::icon(id))
                    }
                }
            }
            form.slider method="get" action={ (sight.address()) "/replay" } {
                label for="line" { (sight.text("web-replay-line")) }
                input #line type="range" name="line" min="1" max=(course.last) value=(course.line);
                button.quiet type="submit" { (art::icon("after")) (sight.text("web-replay-go")) }
            }
            p.legend { a href=(to(course.line)) { (sight.text("web-replay-link")) } }
        }
    }
}
