//! The table: board, panels, choices, chronicle; a curtain while the screen passes from one person to another; the result at the end.

use crate::advice;
use crate::app::{App, blocking};
use crate::board;
use crate::choices::{self, Decision, Targets};
use crate::chronicle;
use crate::errors::Woe;
use crate::guard::Visitor;
use crate::pages::steps::{self, Walk};
use crate::pages::{framed, game_name, result};
use crate::panels::{self, Sort, token};
use crate::sight::{self, Sight};
use crate::{api::SeatQuery, art};
use axum::Form;
use axum::extract::rejection::{FormRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use house::{Guest, Table, Trouble, View, WORTH_WATCHING};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Advice, Eye, Message, Refusal, Seat, Seats, Stage};

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Result<Query<SeatQuery>, QueryRejection>,
) -> Result<Response, Woe> {
    let Query(SeatQuery { seat, advice, step }) = query?;
    let table = app.table(&id).await?;
    if let Some(line) = step
        && let Some(page) = look_back(&app, &visitor, &table, seat.map(Seat), line).await?
    {
        return Ok(page.into_response());
    }
    answer(&app, &visitor, table, seat.map(Seat), advice, None).await
}

/// The fields of a form, as they come.
type Fields = Result<Form<Vec<(String, String)>>, FormRejection>;

fn read(fields: Fields) -> Result<Decision, Woe> {
    let Form(fields) = fields?;
    Decision::read(fields).map_err(Woe::bad_form)
}

pub(crate) async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Woe> {
    let decision = read(fields)?;
    let (seat, version) = (decision.seat, decision.version);
    let action = decision.action().map_err(Woe::bad_form)?;
    let deed = move |table: &Arc<Table>, guest: &Guest| {
        table.act(guest, seat, version, &action)?;
        first_step(table, guest, seat)
    };
    decide(&app, &visitor, &id, seat, deed).await
}

pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Woe> {
    let Decision { seat, version, .. } = read(fields)?;
    decide(&app, &visitor, &id, seat, move |table, guest| table.undo(guest, seat, version).map(|_| None)).await
}

/// Does it and leads back to the table, or to the step the deed finds worth watching first. What is refused or comes too late shows the table as it is, with the reason on top.
async fn decide(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    seat: Seat,
    deed: impl FnOnce(&Arc<Table>, &Guest) -> Result<Option<usize>, Trouble> + Send + 'static,
) -> Result<Response, Woe> {
    let table = app.table(id).await?;
    let (held, guest) = (Arc::clone(&table), visitor.guest());
    let outcome = blocking(move || Ok::<_, Woe>(deed(&held, &guest))).await?;
    match outcome {
        Ok(step) => {
            let shares = table.seats_of(&visitor.guest()).len() > 1;
            let seat = shares.then(|| format!("seat={}", seat.0));
            let step = step.filter(|_| !visitor.skips_steps).map(|line| format!("step={line}"));
            let query = [seat, step].into_iter().flatten().collect::<Vec<_>>().join("&");
            let mark = if query.is_empty() { "" } else { "?" };
            Ok(Redirect::to(&format!("/table/{id}{mark}{query}")).into_response())
        }
        Err(trouble @ (Trouble::Refused(_) | Trouble::Stale { .. })) => {
            answer(app, visitor, table, Some(seat), None, Some(trouble)).await
        }
        Err(trouble) => Err(trouble.into()),
    }
}

/// The first step since the last decision of `seat`, if there are so many that they are worth watching and the seat may look.
fn first_step(table: &Table, guest: &Guest, seat: Seat) -> Result<Option<usize>, Trouble> {
    let Some(seat) = walker(table, guest, Some(seat))? else { return Ok(None) };
    let steps = table.steps(guest, seat)?;
    Ok(steps.first().copied().filter(|_| steps.len() >= WORTH_WATCHING))
}

/// Who may look back? A guest with one seat does. Where several share the screen, only the seat that asks and is to decide, as with
/// [`look`].
fn walker(table: &Table, guest: &Guest, asked: Option<Seat>) -> Result<Option<Seat>, Trouble> {
    let own = table.seats_of(guest);
    match asked {
        Some(seat) if !own.contains(seat) => Err(Trouble::NotYourSeat),
        _ if own.len() == 1 => Ok(own.lowest()),
        Some(seat) => Ok(table.view(guest, None)?.stage.deciders().contains(seat).then_some(seat)),
        None => Ok(None),
    }
}

/// The table as it was at `line`, if that is a step since the last decision of who looks.
async fn look_back(
    app: &Arc<App>,
    visitor: &Visitor,
    table: &Arc<Table>,
    seat: Option<Seat>,
    line: usize,
) -> Result<Option<Markup>, Woe> {
    let (table, guest) = (Arc::clone(table), visitor.guest());
    let past = blocking(move || {
        let Some(seat) = walker(&table, &guest, seat)? else { return Ok(None) };
        let steps = table.steps(&guest, seat)?;
        let Some(at) = steps.iter().position(|&step| step == line) else { return Ok(None) };
        Ok::<_, Trouble>(Some((table.moment(&guest, seat, line)?, steps, at)))
    });
    let Some((view, steps, at)) = past.await? else { return Ok(None) };
    let names = sight::names(&view);
    let sight = Sight::new(&view, app.words(visitor.lang), &names, app.rulebook(view.game.id));
    let title = game_name(sight.words, view.game.id);
    let walk = Walk { steps, at, skips: visitor.skips_steps };
    Ok(Some(framed(app, visitor, &title, steps::page(&sight, &walk, &title))))
}

/// The page for `visitor`, who asked for the eyes of `seat` and perhaps for advice at some version of the table.
async fn answer(
    app: &Arc<App>,
    visitor: &Visitor,
    table: Arc<Table>,
    seat: Option<Seat>,
    advice: Option<usize>,
    notice: Option<Trouble>,
) -> Result<Response, Woe> {
    let guest = visitor.guest();
    let status = notice.as_ref().map_or(StatusCode::OK, |trouble| Woe::from(trouble.clone()).status);
    let (view, proof, advice) = blocking(move || {
        let view = look(&table, &guest, seat)?;
        let proof = result::Proof::of(&table);
        // A page that is kept open asks again when the table has moved on: only who asks now is answered.
        let advice = match view.eye {
            Eye::Seat(seat) if advice == Some(view.version) && view.stage.deciders().contains(seat) => {
                Some(table.advise(&guest, seat)?)
            }
            _ => None,
        };
        Ok::<_, Trouble>((view, proof, advice))
    })
    .await?;
    let words = app.words(visitor.lang);
    let names = sight::names(&view);
    let sight = Sight::new(&view, words, &names, app.rulebook(view.game.id));
    let title = title(&sight);
    let main = page(&sight, &proof, advice.as_deref(), notice.as_ref());
    Ok((status, framed(app, visitor, &title, main)).into_response())
}

/// Who looks? A guest with one seat looks from it. Where several share the screen, a seat's view is only made when it is asked for and
/// that seat is to decide: otherwise everybody sees what lies open.
fn look(table: &Table, guest: &Guest, asked: Option<Seat>) -> Result<View, Trouble> {
    let own = table.seats_of(guest);
    if asked.is_some_and(|seat| !own.contains(seat)) {
        return Err(Trouble::NotYourSeat);
    }
    let open = table.view(guest, None)?;
    let seat = match (own.len(), asked) {
        _ if open.stage == Stage::Over => None,
        (1, _) => own.lowest(),
        (_, Some(seat)) if open.stage.deciders().contains(seat) => Some(seat),
        _ => None,
    };
    match seat {
        Some(seat) => table.view(guest, Some(seat)),
        None => Ok(open),
    }
}

/// The title says whose turn it is, wherever the visitor is looking.
fn title(sight: &Sight) -> String {
    let game = game_name(sight.words, sight.view.game.id);
    if sight.is_asked() { sight.words.say(&Message::new("web-title-yours").with("game", game)) } else { game }
}

/// The table page: `main` and all in it.
pub fn page(sight: &Sight, proof: &result::Proof, advice: Option<&Advice>, notice: Option<&Trouble>) -> Markup {
    let view = sight.view;
    let targets = Targets::of(&view.scene.choices, sight.say);
    let waiting = waiting_behind_curtain(sight);
    html! {
        main #main .table-page.over[view.stage == Stage::Over].alone[view.seats.len() == 1] data-live={ (sight.address()) "/events" } data-version=(view.version) data-title={ (title(sight)) " · Argead" } data-lost=(sight.text("web-lost-server")) {
            header.table-head {
                h1 { (game_name(sight.words, view.game.id)) }
                p.names {
                    @for seat in Seat::first(view.seats.len()) { span { (token(seat)) (view.seats[seat.index()].name) } " " }
                }
                @if view.advice && view.stage != Stage::Over { p.allowed { (art::icon("owl")) (sight.text("web-advice-allowed")) } }
                nav aria-label=(sight.text("web-table-nav")) {
                    a href={ "/rules/" (view.game.id) } { (art::icon("scroll")) (sight.text("web-rules")) }
                }
            }
            div.ask {
                @if let Some(trouble) = notice { (self::notice(sight, trouble)) }
                @if view.stage == Stage::Over { (result::draw(sight, proof)) }
                @else if !waiting.is_empty() { (curtain(sight, waiting)) }
                @else { (choices::prompt(sight)) }
                (advice::draw(sight, advice))
            }
            (panels::row(sight, &targets, Sort::Focus))
            (board::pane(sight, &targets))
            div.aside {
                (choices::list(sight, &targets))
                (panels::row(sight, &targets, Sort::Hand))
                (steps::door(sight))
                (chronicle::draw(sight, &sight.text("web-since")))
            }
            (panels::beside(sight, &targets))
            @if view.stage != Stage::Over { (result::promise(sight, proof)) }
        }
    }
}

/// The own seats that are to decide and have not asked to look: only where several persons share the screen.
fn waiting_behind_curtain(sight: &Sight) -> Seats {
    if sight.seat().is_some() || sight.view.own.len() < 2 {
        return Seats::NONE;
    }
    sight.view.stage.deciders().iter().filter(|&seat| sight.view.own.contains(seat)).collect()
}

/// The curtain: nothing hidden is on the page until the person says that they hold the screen.
fn curtain(sight: &Sight, waiting: Seats) -> Markup {
    html! {
        section.curtain aria-labelledby="prompt" {
            h2 #prompt tabindex="-1" { (sight.say.say(&Message::new("web-curtain").with("who", sight.names(waiting)))) }
            p { (sight.text("web-curtain-hint")) }
            p {
                @for seat in waiting.iter() {
                    a.button.main id={ "unveil-" (seat.0) } href={ (sight.address()) "?seat=" (seat.0) } {
                        (token(seat)) (sight.say.say(&Message::new("web-curtain-open").with("seat", seat)))
                    }
                    " "
                }
            }
        }
    }
}

/// Why the last decision did not count.
fn notice(sight: &Sight, trouble: &Trouble) -> Markup {
    html! {
        div #notice .notice.bad role="alert" {
            @match trouble {
                Trouble::Refused(refusal @ Refusal { clause: Some(_), .. }) => {
                    h2 { (sight.text("web-why-not")) }
                    (sight.refusal(refusal))
                }
                trouble => { p { (sight.say.say(&trouble.message())) } }
            }
        }
    }
}
