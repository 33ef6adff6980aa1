//! A new table: who sits where, on which edition, with which options.

mod form;

use crate::app::{App, blocking};
use crate::errors::Woe;
use crate::guard::{self, Visitor};
use crate::pages::{framed, game_name, players};
use crate::panels::token;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use form::{Draft, EMPTY};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Message, OptionSpec, PERSON, Seat, Title};
use words::{Lang, Words};

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Markup, Woe> {
    let title = app.title(&game)?;
    let words = app.words(visitor.lang);
    Ok(page(&app, &visitor, title, &Draft::fresh(title, words), None))
}

pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    fields: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Response, Woe> {
    let Form(fields) = fields?;
    let title = app.title(&game)?;
    let draft = Draft::read(title, &fields);
    let guest = visitor.guest();
    let opened = match draft.opening(title, guest.clone()) {
        Ok(opening) => {
            let house = Arc::clone(&app.house);
            blocking(move || house.open_table(&opening)).await
        }
        Err(woe) => Err(woe),
    };
    match opened {
        Ok(id) => {
            let mut response = Redirect::to(&format!("/table/{id}")).into_response();
            guard::remember_guest(&mut response, &guest);
            if let Some(lang) = draft.lang {
                guard::remember_lang(&mut response, lang);
            }
            Ok(response)
        }
        Err(woe) if woe.status == StatusCode::BAD_REQUEST => {
            let said = woe.say(app.words(visitor.lang));
            Ok((woe.status, page(&app, &visitor, title, &draft, Some(&said))).into_response())
        }
        Err(woe) => Err(woe),
    }
}

fn page(app: &App, visitor: &Visitor, title: &dyn Title, draft: &Draft, wrong: Option<&str>) -> Markup {
    let words = app.words(visitor.lang);
    let heading = words.say(&Message::new("web-new-title").with("game", game_name(words, title.about().id)));
    framed(app, visitor, &heading, main(words, title, draft, wrong, &heading))
}

fn main(words: &Words, title: &dyn Title, draft: &Draft, wrong: Option<&str>, heading: &str) -> Markup {
    let about = title.about();
    html! {
        main #main .plain-page .new-table {
            h1 { (heading) }
            @if let Some(tagline) = crate::spoken(words, format!("{}-tagline", about.id)) { p.lead { (tagline) } }
            @if let Some(wrong) = wrong { div.notice.bad role="alert" { p { (wrong) } } }
            form method="post" action={ "/new/" (about.id) } {
                fieldset {
                    legend { (words.text("web-new-seats")) }
                    p.hint { (players(words, about.seats)) @if about.seats.1 > 1 { " " (words.text("web-new-seats-hint")) } }
                    @for (seat, (player, name)) in draft.seats.iter().enumerate() { (seat_row(words, title, seat, player, name)) }
                    dl.levels {
                        @for level in title.levels() {
                            dt { (crate::level_name(words, level)) }
                            dd { (crate::spoken(words, format!("table-level-{level}-about")).unwrap_or_default()) }
                        }
                    }
                }
                @if about.editions.len() > 1 || !about.options.is_empty() {
                    fieldset {
                        legend { (words.text("web-new-rules")) }
                        @if about.editions.len() > 1 { (editions(words, title, draft)) }
                        @for spec in about.options.iter().filter(|spec| !spec.is_ruling) { (option(words, about.id, spec, draft)) }
                        (rulings(words, title, draft))
                    }
                }
                @if title.has_analyst() {
                    fieldset {
                        legend { (words.text("web-advice")) }
                        p.radio {
                            input #advice type="checkbox" name="advice" value="yes" checked[draft.advice];
                            label for="advice" { (words.text("web-new-advice")) }
                        }
                        p.hint { (words.text("web-new-advice-hint")) }
                    }
                }
                details.more open[draft.seed.is_some() || !draft.entropy.is_empty()] {
                    summary { (words.text("web-new-more")) }
                    (text_field("seed", &words.text("web-new-seed"), &words.text("web-new-seed-hint"), draft.seed.as_deref().unwrap_or_default()))
                    (text_field("entropy", &words.text("web-new-entropy"), &words.text("web-new-entropy-hint"), &draft.entropy))
                    p.field {
                        label for="lang" { (words.text("web-language")) }
                        select #lang name="lang" {
                            @for lang in Lang::ALL { option value=(lang) selected[draft.lang.unwrap_or(words.lang()) == lang] { (lang.own_name()) } }
                        }
                    }
                }
                p { button.button.main type="submit" { (words.text("web-new-open")) } }
            }
        }
    }
}

fn seat_row(words: &Words, title: &dyn Title, seat: usize, player: &str, name: &str) -> Markup {
    let number = Message::new("table-seat").with("number", seat + 1);
    let may_be_empty = seat >= title.about().seats.0;
    html! {
        div.seat-row role="group" aria-label=(words.say(&number)) {
            (token(Seat(seat as u8)))
            p.field {
                label for={ "player" (seat) } { (words.say(&number)) }
                select id={ "player" (seat) } name={ "player" (seat) } {
                    option value=(PERSON) selected[player == PERSON] { (words.text(if seat == 0 { "web-player-you" } else { "web-player-friend" })) }
                    @for level in title.levels() {
                        option value=(level) selected[player == *level] {
                            (words.say(&Message::new("web-player-bot").with("level", crate::level_name(words, level))))
                        }
                    }
                    @if may_be_empty { option value=(EMPTY) selected[player == EMPTY] { (words.text("web-player-empty")) } }
                }
            }
            p.field {
                label for={ "name" (seat) } { (words.text("web-player-name")) }
                input id={ "name" (seat) } name={ "name" (seat) } value=(name) maxlength="40" required autocomplete="off";
            }
        }
    }
}

fn editions(words: &Words, title: &dyn Title, draft: &Draft) -> Markup {
    html! {
        p.field {
            label for="edition" { (words.text("web-edition")) }
            select #edition name="edition" {
                @for (name, _) in title.about().editions { option value=(name) selected[draft.edition.as_deref() == Some(name)] { (name) } }
            }
        }
    }
}

/// How the rulebook is read where it leaves room: folded up while everything is as usual, for it is nothing to begin with.
fn rulings(words: &Words, title: &dyn Title, draft: &Draft) -> Markup {
    let rulings = || title.about().options.iter().filter(|spec| spec.is_ruling);
    let is_usual = |spec: &OptionSpec| draft.options.get(spec.key).is_none_or(|value| value == spec.default);
    if rulings().next().is_none() {
        return html! {};
    }
    let heading = Message::new("web-new-rulings").with("count", rulings().count());
    html! {
        details.rulings open[!rulings().all(is_usual)] {
            summary { (words.say(&heading)) }
            @for spec in rulings() { (option(words, title.about().id, spec, draft)) }
        }
    }
}

/// An option with a sentence for each value, so that nobody must guess.
fn option(words: &Words, game: &str, spec: &OptionSpec, draft: &Draft) -> Markup {
    let chosen = draft.options.get(spec.key).map_or(spec.default, String::as_str);
    let said = |id: String| crate::spoken(words, id);
    html! {
        fieldset.option {
            legend {
                (said(format!("{game}-option-{}", spec.key)).unwrap_or_else(|| spec.key.to_owned()))
                @for clause in spec.clauses { " " a.clause href={ "/rules/" (game) "#" (clause) } { (clause) } }
            }
            @for value in spec.values {
                @let id = format!("option-{}-{value}", spec.key);
                p.radio {
                    input type="radio" id=(id) name={ "option." (spec.key) } value=(value) checked[*value == chosen];
                    label for=(id) {
                        (said(format!("{game}-option-{}-{value}", spec.key)).unwrap_or_else(|| (*value).to_owned()))
                        @if *value == spec.default { " " span.usual { (words.text("web-option-usual")) } }
                    }
                }
            }
        }
    }
}

fn text_field(name: &str, label: &str, hint: &str, value: &str) -> Markup {
    html! {
        p.field {
            label for=(name) { (label) }
            input id=(name) name=(name) value=(value) maxlength="200" autocomplete="off" aria-describedby={ (name) "-hint" };
            span.hint id={ (name) "-hint" } { (hint) }
        }
    }
}
