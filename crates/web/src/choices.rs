//! What the viewer may do: the prompt, the list of choices, and which of them belong to which element.
//!
//! Every choice is a submit button of one form, so that all works without script. One that is not allowed opens a note with its
//! clause and reason instead.

use crate::art;
use crate::sight::Sight;
use house::View;
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::str::FromStr;
use table::scene::{Choice, Field, Sheet};
use table::{ClauseId, Message, Seat};
use words::Speaker;

/// The form all choices belong to.
pub const FORM: &str = "act";

/// How many clauses a prompt shows at once.
const CLAUSES: usize = 5;

/// The choices by the element one points at to make them.
pub struct Targets {
    /// The id of each choice, in order.
    pub ids: Vec<String>,
    by_element: BTreeMap<String, Target>,
}

/// What pointing at one element can mean.
pub struct Target {
    /// The ids of the choices.
    pub ids: Vec<String>,
    /// Where they stand among all.
    pub at: Vec<usize>,
    /// In words.
    pub label: String,
    /// Whether none of them is allowed.
    pub all_refused: bool,
}

impl Target {
    /// The id of the first choice.
    pub fn first(&self) -> &str {
        &self.ids[0]
    }
}

impl Targets {
    /// The targets of these choices.
    pub fn of(choices: &[Choice], say: Speaker) -> Targets {
        let mut taken = BTreeSet::new();
        let ids: Vec<String> = choices
            .iter()
            .enumerate()
            .map(|(at, choice)| {
                let id = choice_id(&choice.action);
                if taken.insert(id.clone()) { id } else { format!("{id}-{at}") }
            })
            .collect();
        let mut by_element: BTreeMap<String, Target> = BTreeMap::new();
        for (at, (choice, id)) in choices.iter().zip(&ids).enumerate() {
            let Some(element) = &choice.element else { continue };
            let target = by_element.entry(element.clone()).or_insert_with(|| Target {
                ids: Vec::new(),
                at: Vec::new(),
                label: String::new(),
                all_refused: true,
            });
            if !target.label.is_empty() {
                target.label.push_str(" · ");
            }
            target.label.push_str(&say.say(&choice.label));
            if let Some(note) = &choice.note {
                target.label.push_str(" – ");
                target.label.push_str(&say.say(note));
            }
            target.ids.push(id.clone());
            target.at.push(at);
            target.all_refused &= choice.refusal.is_some();
        }
        Targets { ids, by_element }
    }

    /// What pointing at `element` means, if anything.
    pub fn at(&self, element: &str) -> Option<&Target> {
        self.by_element.get(element)
    }
}

/// An id for a choice that stays the same as long as the choice does: its action in letters and digits.
fn choice_id(action: &Value) -> String {
    let mut id = String::from("c");
    for letter in action.to_string().chars() {
        if letter.is_ascii_alphanumeric() {
            id.push(letter.to_ascii_lowercase());
        } else if !id.ends_with('-') {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

/// What the forms send: whose decision it is, at which moment of the table, and which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) version: usize,
    /// The fields that are left: an action as JSON, or the name of a sheet's action and its numbers.
    fields: BTreeMap<String, String>,
}

impl Decision {
    /// Reads a form, or says which field is wrong.
    pub(crate) fn read(fields: Vec<(String, String)>) -> Result<Decision, String> {
        let mut fields: BTreeMap<String, String> = fields.into_iter().collect();
        let seat = number(fields.remove_entry("seat"), "seat")?;
        let version = number(fields.remove_entry("version"), "version")?;
        Ok(Decision { seat: Seat(seat), version, fields })
    }

    /// The action, or what is wrong with the form.
    pub(crate) fn action(mut self) -> Result<Value, String> {
        match (self.fields.remove("action"), self.fields.remove("sheet")) {
            (Some(action), None) => serde_json::from_str(&action).map_err(|error| error.to_string()),
            (None, Some(sheet)) => {
                let numbers = self.fields.into_iter().map(|(key, text)| {
                    let value: i64 = number(Some((key.clone(), text)), &key)?;
                    Ok((key, Value::from(value)))
                });
                Ok(json!({ sheet: numbers.collect::<Result<serde_json::Map<_, _>, String>>()? }))
            }
            _ => Err("action".to_owned()),
        }
    }
}

fn number<T: FromStr<Err: Display>>(field: Option<(String, String)>, name: &str) -> Result<T, String> {
    let (_, text) = field.ok_or(name)?;
    text.trim().parse().map_err(|error| format!("{name}: {error}"))
}

/// What is asked, how far the decision has come, who is thinking, and the clauses that explain it.
pub fn prompt(sight: &Sight) -> Markup {
    let (view, prompt) = (sight.view, &sight.view.scene.prompt);
    let stuck = view.trouble.as_ref();
    html! {
        section.prompt.asked[sight.is_asked()] aria-labelledby="prompt" {
            @if let Some(steps) = &prompt.steps {
                ol.steps aria-label=(sight.text("web-steps")) {
                    @for (at, name) in steps.names.iter().enumerate() {
                        li.done[at < steps.at] aria-current=[(at == steps.at).then_some("step")] { (sight.say.say(name)) }
                    }
                }
            }
            h2 #prompt tabindex="-1" { (sight.say.say(&prompt.text)) }
            @if let Some(trouble) = stuck {
                p.trouble role="alert" { (sight.say.say(&trouble.message())) }
            } @else if !view.thinking.is_empty() {
                p.thinking {
                    (art::icon("sand"))
                    (sight.say.say(&Message::new("web-thinking").with("who", sight.names(view.thinking)).with("count", view.thinking.len())))
                }
            }
            @if !prompt.clauses.is_empty() {
                (clauses(&prompt.clauses, sight))
            }
        }
    }
}

/// Links to the clauses; many of them only when someone wants to see them.
fn clauses(clauses: &[ClauseId], sight: &Sight) -> Markup {
    let (first, rest) = clauses.split_at(clauses.len().min(CLAUSES));
    html! {
        div.clauses {
            span.lead { (sight.text("web-rules-here")) } " " (sight.clauses(first))
            @if !rest.is_empty() {
                details { summary { (sight.say.say(&Message::new("web-rules-more").with("count", rest.len()))) } (sight.clauses(rest)) }
            }
        }
    }
}

/// Every choice under its heading, with undo.
pub fn list(sight: &Sight, targets: &Targets) -> Markup {
    let view = sight.view;
    let Some(seat) = sight.seat() else { return html! {} };
    let choices: Vec<Named> = view.scene.choices.iter().zip(&targets.ids).collect();
    let some_are_final = choices.iter().any(|(choice, _)| choice.is_final);
    html! {
        section.choices aria-label=(sight.text("web-choices")) {
            form id=(FORM) method="post" action={ (sight.address()) "/act" } {
                (moment(sight))
                @for (heading, group) in grouped(&choices) {
                    @if let Some(heading) = heading { h3 { (sight.say.say(heading)) } }
                    ul { @for (choice, id) in group { li { (button(choice, id, sight)) } } }
                }
            }
            @if let Some(sheet) = &view.scene.sheet { (self::sheet(sheet, sight)) }
            @for (choice, id) in &choices {
                @if let Some(refusal) = &choice.refusal {
                    div.why popover="auto" id={ "why-" (id) } role="dialog" aria-label=(sight.text("web-why-not")) {
                        h3 { (art::icon("no")) (sight.text("web-why-not")) }
                        p.asked-for { (sight.say.say(&choice.label)) }
                        (sight.refusal(refusal))
                        button.quiet type="button" popovertarget={ "why-" (id) } popovertargetaction="hide" { (sight.text("web-close")) }
                    }
                }
            }
            @if some_are_final { p.legend { (art::icon("final")) (sight.text("web-final-legend")) } }
            @if view.may_undo {
                form.undo method="post" action={ "/table/" (view.table) "/undo" } {
                    (moment(sight))
                    button.quiet #undo type="submit" aria-keyshortcuts="u" { (art::icon("undo")) (sight.text("web-undo")) " " kbd { "U" } }
                }
            } @else if view.stage.deciders().contains(seat) && has_decided_this_turn(view) {
                p.legend { (sight.text("web-no-undo")) }
            }
        }
    }
}

/// A choice with its id.
type Named<'a> = (&'a Choice, &'a String);

/// The choices under their headings, in the order in which the headings first come up.
fn grouped<'a>(choices: &[Named<'a>]) -> Vec<(Option<&'a Message>, Vec<Named<'a>>)> {
    let mut groups: Vec<(Option<&Message>, Vec<Named>)> = Vec::new();
    for &(choice, id) in choices {
        let heading = choice.group.as_ref();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, group)) => group.push((choice, id)),
            None => groups.push((heading, vec![(choice, id)])),
        }
    }
    groups
}

/// Whether the viewer has decided something since the turn began, so that they may look for a way to take it back.
fn has_decided_this_turn(view: &View) -> bool {
    view.since > 0 && !view.told.iter().rev().take_while(|told| told.line > view.since).any(|told| told.fact.heading)
}

/// Numbers that must add up. The script adds steppers, keeps the sum and says what is left; without it the rules say what is missing.
fn sheet(sheet: &Sheet, sight: &Sight) -> Markup {
    let left = sheet.total - sheet.fields.iter().map(|field| field.value).sum::<i64>();
    let step = |field: &Field, by: i64| {
        let id = if by > 0 { "web-sheet-more" } else { "web-sheet-less" };
        let label = sight.say.say(&Message::new(id).with("what", field.label.clone()));
        html! {
            button.step type="button" hidden data-by=(by) aria-controls={ "sheet-" (field.key) } aria-label=(label) title=(label) {
                (if by > 0 { "+" } else { "−" })
            }
        }
    };
    html! {
        form.sheet method="post" action={ (sight.address()) "/act" } data-total=(sheet.total) {
            (moment(sight))
            input type="hidden" name="sheet" value=(sheet.action);
            fieldset {
                legend { (sight.say.say(&sheet.label)) }
                @for field in &sheet.fields {
                    p.field {
                        label for={ "sheet-" (field.key) } {
                            @if let Some(emblem) = field.emblem { (art::emblem(emblem)) }
                            (sight.say.say(&field.label))
                        }
                        span.stepper {
                            (step(field, -1))
                            input type="number" inputmode="numeric" id={ "sheet-" (field.key) } name=(field.key) value=(field.value) min=(field.least) max=(field.most) step="1" required;
                            (step(field, 1))
                        }
                    }
                }
                p.sum {
                    (sight.say.say(&Message::new("web-sheet-total").with("total", sheet.total)))
                    " " span.left { (sight.text("web-sheet-left")) " " output { (left) } }
                }
                button.button type="submit" { (sight.say.say(&sheet.submit)) }
            }
        }
    }
}

/// The hidden fields that say whose decision a form is, and at which moment of the table.
fn moment(sight: &Sight) -> Markup {
    html! {
        @if let Some(seat) = sight.seat() { input type="hidden" name="seat" value=(seat.0); }
        input type="hidden" name="version" value=(sight.view.version);
    }
}

fn button(choice: &Choice, id: &str, sight: &Sight) -> Markup {
    let inside = html! {
        span.label { (sight.say.say(&choice.label)) } " "
        @if let Some(note) = &choice.note { span.note { (sight.say.say(note)) } " " }
        @if choice.is_final { span.final title=(sight.text("web-final")) { (art::icon("final")) span.sr-only { (sight.text("web-final")) } } }
        @if choice.refusal.is_some() { span.final { (art::icon("no")) span.sr-only { (sight.text("web-not-allowed")) } } }
    };
    html! {
        @if choice.refusal.is_some() {
            button.choice.refused id=(id) type="button" popovertarget={ "why-" (id) } data-el=[&choice.element] { (inside) }
        } @else {
            button.choice id=(id) type="submit" name="action" value=(choice.action) data-el=[&choice.element] { (inside) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_spells_the_action() {
        assert_eq!(choice_id(&json!("roll")), "c-roll");
        assert_eq!(choice_id(&json!({"take": {"card": "horse", "n": [1, 22]}})), "c-take-card-horse-n-1-22");
    }

    #[test]
    fn a_sheet_sends_its_numbers_under_the_name_of_its_action() {
        let sent = |fields: &[(&str, &str)]| {
            let moment = [("seat", "0"), ("version", "1")];
            let own = |&(key, text): &(&str, &str)| (key.to_owned(), text.to_owned());
            Decision::read(moment.iter().chain(fields).map(own).collect())?.action()
        };
        assert_eq!(sent(&[("action", "{\"a\":1}")]), Ok(json!({"a": 1})));
        assert_eq!(sent(&[("sheet", "place"), ("b", "2"), ("a", " 3")]), Ok(json!({"place": {"a": 3, "b": 2}})));
        for wrong in
            [&[][..], &[("action", "{")], &[("sheet", "place"), ("a", "many")], &[("action", "1"), ("seat", "x")]]
        {
            assert!(sent(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn two_choices_never_share_an_id() {
        let choice = |action: Value| Choice::new(&action, Message::new("table-list-none")).at("cell");
        let words = words::Words::new(words::Lang::En, []);
        let targets = Targets::of(&[choice(json!([1, -1])), choice(json!([1, 1]))], words.named(&[]));
        assert_eq!(targets.ids, ["c-1-1", "c-1-1-1"]);
        assert_eq!(targets.at("cell").unwrap().at, [0, 1]);
    }
}
