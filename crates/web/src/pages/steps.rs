//! What happened since the viewer's last decision, step by step: each with the table as it was then. Whoever does not want to watch
//! skips it, once or always.

use crate::art;
use crate::board;
use crate::choices::Targets;
use crate::chronicle;
use crate::panels::{self, Sort};
use crate::sight::Sight;
use maud::{Markup, html};
use table::{Eye, Message};

/// The steps since the viewer's last decision, and the one that is shown.
pub(crate) struct Walk {
    /// The lines of the record that brought news.
    pub(crate) steps: Vec<usize>,
    /// Which of them is shown, from 0.
    pub(crate) at: usize,
    /// Whether the viewer wants no steps shown by themselves.
    pub(crate) skips: bool,
}

/// The address of a step, seen by whoever looks.
pub(crate) fn address(sight: &Sight, line: usize) -> String {
    match (sight.view.own.len(), sight.view.eye) {
        (2.., Eye::Seat(seat)) => format!("{}?seat={}&step={line}", sight.address(), seat.0),
        _ => format!("{}?step={line}", sight.address()),
    }
}

/// The address of the present.
fn present(sight: &Sight) -> String {
    match (sight.view.own.len(), sight.view.eye) {
        (2.., Eye::Seat(seat)) => format!("{}?seat={}", sight.address(), seat.0),
        _ => sight.address(),
    }
}

/// The way to the steps, where there are several.
pub(crate) fn door(sight: &Sight) -> Markup {
    let steps = sight.view.steps();
    let Some(first) = steps.first().filter(|_| steps.len() > 1) else { return html! {} };
    let label = Message::new("web-steps-door").with("count", steps.len());
    html! {
        p.look-back.steps-nav { a.button.quiet #look-back href=(address(sight, *first)) { (art::icon("first")) (sight.say.say(&label)) } }
    }
}

/// The table as it was at one step: `main` and all in it. Nothing is asked here, and nothing is lost by leaving.
pub(crate) fn page(sight: &Sight, walk: &Walk, title: &str) -> Markup {
    let view = sight.view;
    let targets = Targets::of(&[], sight.say);
    html! {
        main #main .table-page.stepping.alone[view.seats.len() == 1] data-version=(view.version) data-title={ (title) " · Argead" } data-lost=(sight.text("web-lost-server")) {
            header.table-head { h1 { (title) } }
            div.ask { (box_of(sight, walk)) }
            (panels::row(sight, &targets, Sort::Focus))
            (board::pane(sight, &targets))
            div.aside { (chronicle::draw(sight, &sight.text("web-since"))) }
            (panels::beside(sight, &targets))
        }
    }
}

/// What this step brought, and the ways on.
fn box_of(sight: &Sight, walk: &Walk) -> Markup {
    let Walk { steps, at, skips } = walk;
    let line = steps[*at];
    let to = |at: usize| steps.get(at).map_or_else(|| present(sight), |&line| address(sight, line));
    let place = Message::new("web-steps-place").with("at", at + 1).with("count", steps.len());
    let told = sight.view.told.iter().filter(|told| told.line == line);
    html! {
        section.prompt.happening aria-labelledby="prompt" {
            h2 #prompt tabindex="-1" { (sight.say.say(&place)) }
            ol.happened { @for told in told { li.heading[told.fact.heading] { (sight.say.say(&told.fact.message)) } } }
            nav.steps-nav aria-label=(sight.text("web-replay-steps")) {
                @if *at > 0 {
                    a.button #step-before href=(to(at - 1)) aria-label=(sight.text("web-replay-before")) title=(sight.text("web-replay-before")) { (art::icon("before")) }
                }
                a.button.main #step-after href=(to(at + 1)) { (sight.text("web-steps-next")) (art::icon("after")) }
                @if at + 1 < steps.len() { a.button #skip-steps href=(present(sight)) { (sight.text("web-steps-skip")) (art::icon("last")) } }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(present(sight));
                button.quiet #steps-habit name="steps" value=(if *skips { "show" } else { "skip" }) {
                    (sight.text(if *skips { "web-steps-show-always" } else { "web-steps-skip-always" }))
                }
            }
        }
    }
}
