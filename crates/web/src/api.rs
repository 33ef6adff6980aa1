//! The JSON API, for bots from elsewhere. Its fields are those of the command line's `--json`.
//!
//! A guest is a bearer token: whoever opens a table gets one and plays the persons' seats with it.

use crate::app::{App, blocking};
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::sight;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use house::{Opening, Place, View};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{EditionFile, Eye, PERSON, Seat, Stage, Title, reasons_in_words};
use words::{Described, Speaker};

/// The games on the shelf.
pub(crate) async fn games(State(app): State<Arc<App>>, visitor: Visitor) -> Json<Vec<Described>> {
    let words = app.words(visitor.lang);
    Json(app.house.shelf().titles().map(|title| Described::new(words, title)).collect())
}

/// What one sends to open a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenRequest {
    game: String,
    seats: Vec<SeatRequest>,
    /// The name of an edition that comes with the game.
    edition: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: Option<u64>,
    #[serde(default)]
    entropy: Vec<String>,
    /// Whether those who decide may ask for advice.
    #[serde(default)]
    advice: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatRequest {
    name: String,
    /// `person`, or the level of a bot.
    player: String,
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    body: Result<Json<OpenRequest>, JsonRejection>,
) -> Result<Response, Woe> {
    let Json(request) = body?;
    let guest = visitor.guest();
    let opening = Opening {
        edition: edition(app.title(&request.game)?, request.edition.as_deref())?,
        game: request.game,
        options: request.options,
        places: request.seats.into_iter().map(place).collect(),
        seed: request.seed,
        entropy: request.entropy,
        advice: request.advice,
        owner: guest.clone(),
    };
    let house = Arc::clone(&app.house);
    let id = blocking(move || house.open_table(&opening)).await?;
    let opened = json!({ "table": id.as_str(), "token": guest.as_str() });
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// The edition of this name, if one is named.
pub(crate) fn edition(title: &dyn Title, name: Option<&str>) -> Result<Option<EditionFile>, Woe> {
    name.map(|name| title.about().edition(name).ok_or_else(|| Woe::unknown_edition(title.about(), name))).transpose()
}

fn place(seat: SeatRequest) -> Place {
    if seat.player == PERSON {
        Place::Person { name: seat.name }
    } else {
        Place::Bot { name: seat.name, level: seat.player }
    }
}

/// The seat asked for in an address.
#[derive(Deserialize)]
pub(crate) struct SeatQuery {
    pub(crate) seat: Option<u8>,
    /// The version of the table in answer to which advice is asked for.
    pub(crate) advice: Option<usize>,
    /// The line of a step since the last decision, to see the table as it was.
    pub(crate) step: Option<usize>,
}

/// What a seat sees and may do; without a seat, what lies open, or everything once the game is over.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Result<Query<SeatQuery>, QueryRejection>,
) -> Result<Json<Value>, Woe> {
    let Query(SeatQuery { seat, .. }) = query?;
    let table = app.table(&id).await?;
    let lang = visitor.lang;
    let view = blocking(move || table.view(&visitor.guest(), seat.map(Seat))).await?;
    let names = sight::names(&view);
    Ok(Json(seen(&view, app.words(lang).named(&names))))
}

fn seen(view: &View, say: Speaker) -> Value {
    let chronicle = view.told.iter().map(|told| json!({ "line": told.line, "text": say.say(&told.fact.message) }));
    let allowed = view.scene.choices.iter().filter(|choice| choice.refusal.is_none());
    let mut seen = json!({
        "table": view.table.as_str(),
        "game": view.game.id,
        "line": view.version,
        "stage": stage(view.stage),
        "to_act": view.stage.deciders(),
        "seat": match view.eye { Eye::Seat(seat) => Some(seat), Eye::Spectator | Eye::All => None },
        "own": view.own,
        "seats": view.seats,
        "prompt": say.say(&view.scene.prompt.text),
        "view": view.scene,
        "actions": allowed.map(|choice| &choice.action).collect::<Vec<_>>(),
        "chronicle": chronicle.collect::<Vec<_>>(),
        "may_undo": view.may_undo,
        "advice": view.advice,
    });
    if let Some(standing) = &view.standing {
        seen["result"] = json!(standing);
    }
    seen
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Decide(_) => "decide",
        Stage::Chance => "chance",
        Stage::Over => "over",
    }
}

/// What an adviser thinks of a seat's choices, with its words. The seat must be asked, and the table opened with advice.
pub(crate) async fn advice(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Result<Query<SeatQuery>, QueryRejection>,
) -> Result<Json<Value>, Woe> {
    let Query(SeatQuery { seat, .. }) = query?;
    let seat = Seat(seat.ok_or_else(|| Woe::bad_form("seat"))?);
    let table = app.table(&id).await?;
    let names = table.header().seats.iter().map(|mark| mark.name.clone()).collect::<Vec<_>>();
    let guest = visitor.guest();
    let advice = blocking(move || table.advise(&guest, seat)).await?;
    let say = app.words(visitor.lang).named(&names);
    let counsels = advice.counsels.iter().map(|counsel| {
        json!({
            "action": counsel.action,
            "text": say.say(&counsel.label),
            "expects": counsel.expects,
            "note": counsel.note.as_ref().map(|note| say.say(note)),
            "reasons": reasons_in_words(&counsel.reasons).map(|reasons| say.say(&reasons)),
        })
    });
    Ok(Json(json!({ "seat": seat, "counsels": counsels.collect::<Vec<_>>() })))
}

/// An action, or an undo.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActRequest {
    seat: u8,
    /// The line the table had when the decision was made.
    line: usize,
    action: Option<Value>,
    #[serde(default)]
    undo: bool,
}

/// Takes an action for a seat, or takes the last one back.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Result<Json<ActRequest>, JsonRejection>,
) -> Result<Json<Value>, Woe> {
    let Json(request) = body?;
    let (guest, seat) = (visitor.guest(), Seat(request.seat));
    let table = app.table(&id).await?;
    let line = match (request.action, request.undo) {
        (Some(action), false) => blocking(move || table.act(&guest, seat, request.line, &action)).await?,
        (None, true) => blocking(move || table.undo(&guest, seat, request.line)).await?,
        _ => return Err(Woe::bad_form("either action or undo")),
    };
    Ok(Json(json!({ "line": line })))
}
