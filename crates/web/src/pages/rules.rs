//! The rulebook: every clause in our own words, searchable, with an address of its own.

use crate::app::App;
use crate::art;
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::pages::{framed, game_name};
use crate::rulebook::{Rulebook, text_of};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Clause, ClauseKind, Message};
use words::{Lang, Words};

#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
    /// Whether to show both languages.
    both: Option<String>,
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    query: Result<Query<Search>, QueryRejection>,
) -> Result<Markup, Woe> {
    let Query(search) = query?;
    let about = app.title(&game)?.about();
    let words = app.words(visitor.lang);
    let title = words.say(&Message::new("web-rules-title").with("game", game_name(words, about.id)));
    let main = page(words, about.id, app.rulebook(about.id), &search, &title);
    Ok(framed(&app, &visitor, &title, main))
}

fn page(words: &Words, game: &str, book: &Rulebook, search: &Search, title: &str) -> Markup {
    let found: Vec<&Clause> = book.search(&search.q).collect();
    let count = Message::new("web-rules-found").with("found", found.len()).with("all", book.clauses.len());
    html! {
        main #main .plain-page .rules {
            h1 { (title) }
            p.lead { (words.text("web-rules-lead")) }
            div.notice { p { (words.text("web-unofficial")) } p { (words.text("web-designed")) } }
            form.search role="search" method="get" action={ "/rules/" (game) } {
                p.field {
                    label for="q" { (words.text("web-rules-search")) }
                    input #q type="search" name="q" value=(search.q) maxlength="80" autocomplete="off";
                }
                p.radio {
                    input #both type="checkbox" name="both" value="1" checked[search.both.is_some()];
                    label for="both" { (words.text("web-rules-both")) }
                }
                button.button type="submit" { (words.text("web-rules-go")) }
            }
            p role="status" { (words.say(&count)) }
            @for section in found.chunk_by(|a, b| a.section == b.section) {
                section {
                    h2 { (words.say(&Message::new(section[0].section.clone()))) }
                    ol.clauses { @for clause in section { (self::clause(words, clause, search.both.is_some())) } }
                }
            }
            p { a href={ "/new/" (game) } { (words.text("web-new")) } }
        }
    }
}

fn clause(words: &Words, clause: &Clause, both: bool) -> Markup {
    let other = match words.lang() {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    html! {
        li id=(clause.id) tabindex="-1" {
            a.clause href={ "#" (clause.id) } { (clause.id) }
            div {
                p { (text_of(clause, words.lang())) }
                @if clause.kind == ClauseKind::Example { p.kind { (art::icon("scroll")) (words.text("web-rules-example")) } }
                @if both { p.other lang=(other) { (text_of(clause, other)) } }
            }
        }
    }
}
