//! Advice to the viewer: the best choices, what each promises, and why.

use crate::art;
use crate::choices::FORM;
use crate::sight::Sight;
use maud::{Markup, html};
use table::{Advice, Counsel, reasons_in_words, worth_in_words};

/// The advice, or the way to ask for it, where a table allows it and the viewer is asked.
pub fn draw(sight: &Sight, advice: Option<&Advice>) -> Markup {
    let view = sight.view;
    let Some(seat) = sight.seat().filter(|_| view.advice && sight.is_asked()) else { return html! {} };
    let Some(advice) = advice else {
        let address = format!("{}?seat={}&advice={}", sight.address(), seat.0, view.version);
        return html! { p.ask-advice { a.button.quiet #ask-advice href=(address) { (art::icon("owl")) (sight.text("web-advice-ask")) } } };
    };
    html! {
        section.advice aria-labelledby="advice" {
            h3 #advice tabindex="-1" { (art::icon("owl")) (sight.text("web-advice")) }
            ol { @for counsel in &advice.counsels { li { (self::counsel(counsel, sight)) } } }
            p.legend {
                (sight.text("web-advice-legend"))
                @if let Some(worth) = worth_in_words(view.game.id, view.seats.len()) { " " (sight.words.say(&worth)) }
            }
        }
    }
}

/// One choice: a button that takes it, a sheet of numbers filled in too, what it promises, and why.
fn counsel(counsel: &Counsel, sight: &Sight) -> Markup {
    html! {
        button.choice type="submit" form=(FORM) name="action" value=(counsel.action) { span.label { (sight.say.say(&counsel.label)) } }
        p.promise { (sight.say.say(&counsel.promise(sight.view.seats.len()))) }
        @if let Some(note) = &counsel.note { p.note { (sight.say.say(note)) } }
        @if let Some(reasons) = reasons_in_words(&counsel.reasons) { p.reasons { (sight.say.say(&reasons)) } }
    }
}
