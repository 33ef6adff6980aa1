//! What went wrong, as a page for people and as JSON for programs: the status, the words, and what to do about it.

use crate::app::App;
use crate::art;
use crate::frame::{self, Look};
use crate::guard::Visitor;
use axum::Json;
use axum::extract::rejection::{FormRejection, JsonRejection, QueryRejection};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use house::Trouble;
use maud::{Markup, html};
use serde_json::json;
use std::sync::Arc;
use table::{About, ClauseId, Message, Shelf};
use words::Words;

/// Why a request was not granted.
#[derive(Clone, Debug)]
pub(crate) struct Woe {
    pub(crate) status: StatusCode,
    /// A short name for programs.
    code: &'static str,
    /// What went wrong and what to do.
    message: Message,
    /// The clause that refuses.
    clause: Option<ClauseId>,
    /// The version the table has now, for a stale action.
    now: Option<usize>,
}

impl Woe {
    fn new(status: StatusCode, code: &'static str, message: Message) -> Woe {
        Woe { status, code, message, clause: None, now: None }
    }

    /// There is no such page.
    pub(crate) fn nowhere() -> Woe {
        Woe::new(StatusCode::NOT_FOUND, "nowhere", Message::new("web-woe-nowhere"))
    }

    /// There is no such game.
    pub(crate) fn unknown_game(game: &str, shelf: &Shelf) -> Woe {
        let known = shelf.titles().map(|title| title.about().id).collect();
        Trouble::UnknownGame { game: game.to_owned(), known }.into()
    }

    /// The game has no edition of this name.
    pub(crate) fn unknown_edition(about: &About, name: &str) -> Woe {
        let known: Vec<_> = about.editions.iter().map(|(name, _)| *name).collect();
        let message = Message::new("web-woe-edition").with("name", name).with("known", known.join(", "));
        Woe::new(StatusCode::BAD_REQUEST, "unknown_edition", message)
    }

    /// A seed that is not a number.
    pub(crate) fn bad_seed(seed: &str) -> Woe {
        Woe::new(StatusCode::BAD_REQUEST, "bad_seed", Message::new("web-woe-seed").with("seed", seed))
    }

    /// A form or a body that cannot be understood.
    pub(crate) fn bad_form(detail: impl ToString) -> Woe {
        Woe::new(StatusCode::BAD_REQUEST, "bad_form", Message::new("web-woe-form").with("detail", detail.to_string()))
    }

    /// The request was meant for another host.
    pub(crate) fn foreign_host(host: &str) -> Woe {
        let message = Message::new("web-woe-host").with("host", host.chars().take(80).collect::<String>());
        Woe::new(StatusCode::MISDIRECTED_REQUEST, "foreign_host", message)
    }

    /// The request was made by a page from elsewhere.
    pub(crate) fn foreign_origin() -> Woe {
        Woe::new(StatusCode::FORBIDDEN, "foreign_origin", Message::new("web-woe-origin"))
    }

    /// In words.
    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(&self.message)
    }

    /// As a page, or as JSON for who speaks to the API.
    pub(crate) fn dressed(&self, words: &Words, visitor: &Visitor) -> Response {
        if visitor.is_program {
            return (self.status, Json(self.json(words))).into_response();
        }
        let look = Look { words, theme: visitor.theme, here: &visitor.here };
        let title = words.say(&Message::new("web-woe-title").with("status", self.status.as_u16()));
        let main = self.page(words);
        let page = if visitor.wants_part { main } else { frame::page(look, &title, &main) };
        (self.status, page).into_response()
    }

    fn json(&self, words: &Words) -> serde_json::Value {
        let mut error = json!({ "code": self.code, "message": self.say(words) });
        if let Some(clause) = self.clause {
            error["clause"] = json!(clause);
        }
        if let Some(now) = self.now {
            error["line"] = json!(now);
        }
        json!({ "error": error })
    }

    fn page(&self, words: &Words) -> Markup {
        html! {
            main #main .plain-page .woe {
                p.status aria-hidden="true" { (art::icon("joker")) (self.status.as_u16()) }
                h1 { (words.text(headline(self.status))) }
                p { (self.say(words)) }
                p { a.button href="/" { (words.text("web-woe-home")) } }
            }
        }
    }
}

fn headline(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "web-woe-not-found",
        StatusCode::FORBIDDEN | StatusCode::MISDIRECTED_REQUEST => "web-woe-forbidden",
        StatusCode::CONFLICT => "web-woe-conflict",
        StatusCode::UNPROCESSABLE_ENTITY => "web-woe-refused",
        status if status.is_client_error() => "web-woe-bad",
        _ => "web-woe-trouble",
    }
}

/// What the framework could not read.
fn unreadable(status: StatusCode, detail: String) -> Woe {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Woe::new(status, "too_large", Message::new("web-woe-too-large"));
    }
    // A body that is well-formed but not what is wanted counts as a bad form: 422 is kept for what the rules refuse.
    let status = if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
    Woe { status, ..Woe::bad_form(detail) }
}

impl From<FormRejection> for Woe {
    fn from(rejection: FormRejection) -> Woe {
        unreadable(rejection.status(), rejection.body_text())
    }
}

impl From<JsonRejection> for Woe {
    fn from(rejection: JsonRejection) -> Woe {
        unreadable(rejection.status(), rejection.body_text())
    }
}

impl From<QueryRejection> for Woe {
    fn from(rejection: QueryRejection) -> Woe {
        unreadable(rejection.status(), rejection.body_text())
    }
}

impl From<Trouble> for Woe {
    fn from(trouble: Trouble) -> Woe {
        let (status, code) = match &trouble {
            Trouble::UnknownGame { .. } => (StatusCode::NOT_FOUND, "unknown_game"),
            Trouble::UnknownTable(_) => (StatusCode::NOT_FOUND, "unknown_table"),
            Trouble::Order(_) => (StatusCode::BAD_REQUEST, "bad_order"),
            Trouble::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Trouble::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Trouble::NotYourSeat => (StatusCode::FORBIDDEN, "not_your_seat"),
            Trouble::NotOver => (StatusCode::CONFLICT, "not_over"),
            Trouble::NoAdvice => (StatusCode::FORBIDDEN, "no_advice"),
            Trouble::NoAnalyst => (StatusCode::NOT_FOUND, "no_analyst"),
            Trouble::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
            Trouble::Flawed(_) => (StatusCode::SERVICE_UNAVAILABLE, "flawed"),
            Trouble::Stumbled(_) => (StatusCode::SERVICE_UNAVAILABLE, "stumbled"),
            Trouble::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
            Trouble::NoThreads { .. } => (StatusCode::SERVICE_UNAVAILABLE, "no_threads"),
        };
        let clause = match &trouble {
            Trouble::Refused(refusal) => refusal.clause,
            _ => None,
        };
        let now = match trouble {
            Trouble::Stale { now } => Some(now),
            _ => None,
        };
        Woe { clause, now, ..Woe::new(status, code, trouble.message()) }
    }
}

/// The woe travels as an extension of the answer; [`dress`] puts it in words for the visitor.
impl IntoResponse for Woe {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// No such page.
pub(crate) async fn nowhere() -> Woe {
    Woe::nowhere()
}

/// The page is there, but not for this method.
pub(crate) async fn wrong_method() -> Woe {
    Woe::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", Message::new("web-woe-method"))
}

/// Puts every woe in the visitor's words, also those that the framework finds before a page does.
pub(crate) async fn dress(State(app): State<Arc<App>>, visitor: Visitor, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let own = response.extensions().get::<Woe>().cloned();
    let is_dressed = response
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .is_some_and(|kind| kind.starts_with("text/html") || kind.starts_with("application/json"));
    let woe = match own {
        Some(woe) => woe,
        None if status.is_success() || status.is_redirection() || is_dressed => return response,
        None => unreadable(status, status.canonical_reason().unwrap_or_default().to_owned()),
    };
    woe.dressed(app.words(visitor.lang), &visitor)
}
