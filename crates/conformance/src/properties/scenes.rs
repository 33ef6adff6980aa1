//! Scenes are whole: all that a screen needs is there, and nothing points into the void.

use crate::walk::{actions_of, random_step};
use crate::{Failure, Position, Suite, Verdict};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use table::scene::{Emblem, Form, Item, Panel, PanelKind, Shape, Sheet};
use table::{Eye, Fact, Instinct, Scene, view};

/// Each element has an id of its own and lies within the frame; each emblem has a letter of its own; each seat has a panel that says
/// whether it is asked. Each offered action is a choice or can be filled in on the sheet, and each choice is offered, or refused as
/// `check` refuses it. No two choices that are offered read alike. Choices and facts point at elements that are there.
pub fn scenes_are_whole<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            for eye in position.eyes() {
                let scene = view(state, eye);
                is_whole(state, &scene).map_err(|why| format!("{eye:?}: {why}"))?;
                choices_read_apart(&scene).map_err(|why| format!("{eye:?}: {why}"))?;
                choices_are_offers(state, &scene, eye).map_err(|why| format!("{eye:?}: {why}"))?;
            }
        }
        facts_point_at_elements(position)
    })
}

/// The ids of everything a choice or fact can point at.
fn elements(scene: &Scene) -> Vec<&str> {
    let cards = items(scene).filter_map(|item| if let Item::Cards { cards, .. } = item { Some(cards) } else { None });
    let cards = cards.flatten().map(|card| card.id.as_str());
    scene.board.shapes.iter().map(|shape| shape.id.as_str()).chain(cards).collect()
}

fn items(scene: &Scene) -> impl Iterator<Item = &Item> {
    scene.panels.iter().flat_map(|panel: &Panel| &panel.items)
}

fn is_whole<G: Instinct>(state: &G, scene: &Scene) -> Verdict {
    let mut ids = BTreeSet::new();
    let panels = scene.panels.iter().map(|panel| panel.id.as_str());
    for id in elements(scene).into_iter().chain(panels) {
        ensure!(ids.insert(id), "two elements have the id {id}");
    }
    for shape in scene.board.shapes.iter().chain(scene.choices.iter().flat_map(|choice| &choice.preview)) {
        let [left, top, width, height] = scene.board.frame;
        let inside = |&[x, y]: &[f32; 2]| (left..=left + width).contains(&x) && (top..=top + height).contains(&y);
        ensure!(spots(shape).iter().all(inside), "{} lies outside the frame: {:?}", shape.id, shape.form);
    }
    letters_are_distinct(scene)?;
    for seat in table::Seat::first(state.seats()) {
        let mut own = scene.panels.iter().filter(|panel| panel.kind == PanelKind::Player(seat));
        let (Some(panel), None) = (own.next(), own.next()) else {
            return Err(format!("seat {} does not have one panel", seat.0));
        };
        let is_asked = state.stage().deciders().contains(seat);
        ensure!(panel.active == is_asked, "the panel of seat {} says active = {}", seat.0, panel.active);
    }
    Ok(())
}

fn spots(shape: &Shape) -> Vec<[f32; 2]> {
    match &shape.form {
        Form::Area(spots) | Form::Line(spots) => spots.clone(),
        Form::Disc { at, .. } | Form::Text { at, .. } => vec![*at],
    }
}

/// Without pictures and colours the letters must do.
fn letters_are_distinct(scene: &Scene) -> Verdict {
    let mut letters: BTreeMap<char, &str> = BTreeMap::new();
    let emblems = scene.board.shapes.iter().filter_map(|shape| shape.emblem);
    for Emblem { name, letter } in emblems {
        let known = *letters.entry(letter).or_insert(name);
        ensure!(known == name, "the letter {letter} stands for {known} and for {name}");
    }
    Ok(())
}

fn choices_are_offers<G: Instinct>(state: &G, scene: &Scene, eye: Eye) -> Verdict {
    let elements: BTreeSet<_> = elements(scene).into_iter().collect();
    for element in scene.choices.iter().filter_map(|choice| choice.element.as_deref()) {
        ensure!(elements.contains(element), "a choice points at {element}, which is not there");
    }
    let Eye::Seat(seat) = eye else {
        ensure!(scene.choices.is_empty() && scene.sheet.is_none(), "there are choices for someone who only watches");
        return Ok(());
    };
    let mut shown = Vec::new();
    for choice in &scene.choices {
        let action: G::Action = serde_json::from_value(choice.action.clone())
            .map_err(|error| format!("the choice {} is no action: {error}", choice.action))?;
        let answer = state.check(seat, action);
        match &choice.refusal {
            None => shown.push(action),
            Some(refusal) => ensure!(
                answer.as_ref() == Err(refusal),
                "the choice {} says {refusal:?} and check says {answer:?}",
                choice.action
            ),
        }
    }
    for filled in scene.sheet.iter().flat_map(fillings) {
        let action = serde_json::from_value(filled.clone())
            .map_err(|error| format!("the sheet sends {filled}, which is no action: {error}"))?;
        shown.push(action);
    }
    shown.sort();
    let offered = actions_of(state, seat);
    ensure!(shown == offered, "choices and sheet are not what is offered, each once:\n    {shown:?}\n    {offered:?}");
    Ok(())
}

/// Whoever hears the choices, or reads of them in an analysis, has the words alone.
fn choices_read_apart(scene: &Scene) -> Verdict {
    let offered = scene.choices.iter().filter(|choice| choice.refusal.is_none());
    let mut said = HashMap::new();
    for choice in offered {
        let twin = said.insert((&choice.group, &choice.label, &choice.note), &choice.action);
        ensure!(twin.is_none(), "{} reads like {}: {:?}", choice.action, twin.expect("it is there"), choice.label);
    }
    Ok(())
}

/// Every action a sheet can send.
fn fillings(sheet: &Sheet) -> Vec<Value> {
    let mut filled = vec![(serde_json::Map::new(), sheet.total)];
    for field in &sheet.fields {
        let with = |(numbers, left): (serde_json::Map<String, Value>, i64)| {
            (field.least..=field.most.min(left)).map(move |number| {
                let mut numbers = numbers.clone();
                numbers.insert(field.key.to_owned(), Value::from(number));
                (numbers, left - number)
            })
        };
        filled = filled.into_iter().flat_map(with).collect();
    }
    let sums = filled.into_iter().filter(|&(_, left)| left == 0);
    sums.map(|(numbers, _)| serde_json::json!({ sheet.action: numbers })).collect()
}

/// A fact points at what its hearers see before or after it.
fn facts_point_at_elements<G: Instinct>(position: &mut Position<'_, G>) -> Verdict {
    for before in position.passed {
        let (mut after, mut facts) = (before.clone(), Vec::<Fact>::new());
        random_step(&mut after, position.luck, &mut facts);
        for eye in position.eyes() {
            let (old, new) = (before.scene(eye), after.scene(eye));
            let known: BTreeSet<_> = elements(&old).into_iter().chain(elements(&new)).collect();
            for fact in facts.iter().filter(|fact| fact.audience.includes(eye)) {
                let lost = fact.elements.iter().find(|element| !known.contains(element.as_str()));
                ensure!(lost.is_none(), "{} points {eye:?} at {lost:?}, which is not there", fact.message.id);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Message;
    use table::scene::Field;

    #[test]
    fn a_sheet_sends_every_filling_that_adds_up() {
        let field = |key, least, most| Field { key, label: Message::new("a"), emblem: None, least, most, value: least };
        let fields = vec![field("north", 0, 2), field("south", 1, 9)];
        let sheet = Sheet { label: Message::new("a"), action: "share", fields, total: 3, submit: Message::new("a") };
        let sent: Vec<String> = fillings(&sheet).iter().map(Value::to_string).collect();
        let due = [(0, 3), (1, 2), (2, 1)].map(|(n, s)| format!("{{\"share\":{{\"north\":{n},\"south\":{s}}}}}"));
        assert_eq!(sent, due);
    }
}
