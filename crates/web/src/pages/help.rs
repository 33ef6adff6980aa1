//! Help: how to use the table, every key, and whose games these are.

use crate::app::App;
use crate::guard::Visitor;
use crate::pages::framed;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;
use words::Words;

/// The keys and what each does.
const KEYS: [(&str, &str); 9] = [
    ("Tab", "web-key-tab"),
    ("↑ ↓ ← →", "web-key-arrows"),
    ("Enter", "web-key-enter"),
    ("→ ←", "web-key-steps"),
    ("U", "web-key-undo"),
    ("C", "web-key-choices"),
    ("B", "web-key-board"),
    ("Esc", "web-key-escape"),
    ("?", "web-key-help"),
];

pub(crate) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    let words = app.words(visitor.lang);
    framed(&app, &visitor, &words.text("web-help-title"), page(words))
}

fn page(words: &Words) -> Markup {
    let paragraphs = |ids: &[&'static str]| html! { @for id in ids { p { (words.text(id)) } } };
    html! {
        main #main .plain-page .help {
            h1 { (words.text("web-help-title")) }
            section {
                h2 { (words.text("web-help-play")) }
                (paragraphs(&["web-help-choose", "web-help-refused", "web-help-final", "web-help-news", "web-help-steps", "web-help-screen", "web-help-advice", "web-help-analysis"]))
            }
            section {
                h2 #keys { (words.text("web-help-keys")) }
                (keys(words))
            }
            section {
                h2 #dice { (words.text("web-honest")) }
                (paragraphs(&["web-help-dice", "web-honest-check"]))
            }
            section {
                h2 #about { (words.text("web-help-about")) }
                (paragraphs(&["web-unofficial", "web-designed", "web-help-privacy"]))
            }
        }
    }
}

/// The keys as a list.
fn keys(words: &Words) -> Markup {
    html! {
        dl.keys { @for (key, does) in KEYS { div { dt { kbd { (key) } } dd { (words.text(does)) } } } }
        // Shown by the script, without which there are no single keys to switch off.
        p.radio hidden { input #single-keys type="checkbox"; label for="single-keys" { (words.text("web-key-single")) } }
    }
}
