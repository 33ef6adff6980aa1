//! What happened: since the viewer's last turn on top, then everything, newest turn first.

use crate::sight::Sight;
use house::View;
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::Told;

/// The elements that changed since the viewer last decided.
pub fn recent(view: &View) -> BTreeSet<&str> {
    news(view).iter().flat_map(|told| &told.fact.elements).map(String::as_str).collect()
}

/// What the viewer has not seen happen: all since their last action. Whoever has not acted yet sees the turn as far as it has come.
fn news(view: &View) -> &[Told] {
    let start = match view.since {
        0 => view.told.iter().rposition(|told| told.fact.heading).unwrap_or(0),
        since => view.told.partition_point(|told| told.line <= since),
    };
    &view.told[start..]
}

/// The chronicle of a table, with what is new under `heading` on top.
pub fn draw(sight: &Sight, heading: &str) -> Markup {
    let view = sight.view;
    let news = if view.since > 0 { news(view) } else { &[] };
    let turns: Vec<&[Told]> = view.told.chunk_by(|_, next| !next.fact.heading).collect();
    html! {
        section.chronicle aria-labelledby="chronicle" {
            h2 #chronicle { (sight.text("web-chronicle")) }
            @if !news.is_empty() {
                div.news {
                    h3 { (heading) }
                    ol #news { @for told in news { (line(told, sight)) } }
                }
            }
            div.all data-scroll="chronicle" tabindex="0" role="region" aria-label=(sight.text("web-chronicle-all")) {
                @if turns.is_empty() { p.remark { (sight.text("web-nothing-yet")) } }
                @for turn in turns.iter().rev() {
                    ol.turn { @for told in *turn { (line(told, sight)) } }
                }
            }
        }
    }
}

fn line(told: &Told, sight: &Sight) -> Markup {
    let elements = (!told.fact.elements.is_empty()).then(|| told.fact.elements.join(" "));
    html! {
        li.heading[told.fact.heading] data-line=(told.line) data-elements=[elements] { (sight.say.say(&told.fact.message)) }
    }
}
