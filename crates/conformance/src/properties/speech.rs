//! Everything said has words, in both languages.

use crate::{Failure, Position, Suite, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use table::scene::{Card, Form, Item, Scene, Shape};
use table::{Instinct, Message, Stage, view};

/// Every message of scenes, facts, refusals and results can be said in full in every language; so can the name of the game, its
/// options, its leagues and the headings of its rulebook. Both languages have the same messages with the same variables.
pub fn everything_said_has_words<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    about(suite)?;
    parity(G::ABOUT.words)?;
    suite.visit(|position: &mut Position<'_, G>| {
        let say = |message: &Message| suite.can_say(message);
        for state in position.passed {
            for eye in position.eyes() {
                messages(&view(state, eye), &mut |message| say(message)).map_err(|why| format!("{eye:?}: {why}"))?;
            }
        }
        for eye in position.eyes() {
            let lately = position.session.told(eye).rev().take(position.passed.len() * 4);
            for told in lately {
                say(&told.fact.message)?;
            }
        }
        if position.state().stage() == Stage::Over {
            let standing = position.state().standing().ok_or("there is no standing")?;
            say(&standing.reason)?;
            standing.breakdown.iter().try_for_each(|line| say(&line.label))?;
            position.state().fame().iter().try_for_each(|fame| say(&fame.line))?;
        }
        Ok(())
    })
}

/// The words that must be there before anyone sits down.
fn about<G: Instinct>(suite: &Suite<G>) -> Verdict {
    let about = G::ABOUT;
    let own = |end: String| suite.can_say(&Message::new(format!("{}-{end}", about.id)));
    own("name".to_owned())?;
    own("tagline".to_owned())?;
    if about.seats.0 == 1 {
        own("worth".to_owned())?;
    }
    G::LEAGUES.iter().try_for_each(|league| own(format!("league-{league}")))?;
    for spec in about.options {
        own(format!("option-{}", spec.key))?;
        spec.values.iter().try_for_each(|value| own(format!("option-{}-{value}", spec.key)))?;
        ensure!(spec.values.contains(&spec.default), "option {} cannot have its own default", spec.key);
        let stranger = spec.clauses.iter().find(|clause| !about.clauses.ids.contains(clause));
        ensure!(stranger.is_none(), "option {} cites {stranger:?}, which is not in the rulebook", spec.key);
    }
    for clause in about.clauses.clauses() {
        suite.can_say(&Message::new(clause.section))?;
        ensure!(!clause.en.trim().is_empty() && !clause.fr.trim().is_empty(), "{} has no text", clause.id);
    }
    Ok(())
}

/// Calls `say` for every message of a scene.
fn messages(scene: &Scene, say: &mut impl FnMut(&Message) -> Verdict) -> Verdict {
    say(&scene.board.label)?;
    scene.board.shapes.iter().try_for_each(|shape| shape_messages(shape, say))?;
    for panel in &scene.panels {
        say(&panel.title)?;
        for item in &panel.items {
            match item {
                Item::Count { label, .. } | Item::Note(label) => say(label)?,
                Item::Cards { label, cards } => {
                    say(label)?;
                    let said = cards.iter().flat_map(|Card { label, lines, .. }| lines.iter().chain([label]));
                    said.into_iter().try_for_each(&mut *say)?;
                }
            }
        }
    }
    say(&scene.prompt.text)?;
    scene.prompt.steps.iter().flat_map(|steps| &steps.names).try_for_each(&mut *say)?;
    for choice in &scene.choices {
        say(&choice.label)?;
        let refusal = choice.refusal.as_ref().map(|refusal| &refusal.reason);
        choice.group.iter().chain(&choice.note).chain(refusal).try_for_each(&mut *say)?;
        choice.preview.iter().try_for_each(|shape| shape_messages(shape, say))?;
    }
    if let Some(sheet) = &scene.sheet {
        sheet.fields.iter().map(|field| &field.label).chain([&sheet.label, &sheet.submit]).try_for_each(&mut *say)?;
    }
    Ok(())
}

fn shape_messages(shape: &Shape, say: &mut impl FnMut(&Message) -> Verdict) -> Verdict {
    let text = if let Form::Text { text, .. } = &shape.form { Some(text) } else { None };
    text.into_iter().chain(&shape.label).try_for_each(say)
}

/// The messages of a Fluent text and the variables each uses.
fn variables(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            current = Some(id.trim());
        }
        if let Some(id) = current {
            let is_end = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_';
            let used = line.split('$').skip(1).filter_map(|rest| rest.split(is_end).next());
            found.entry(id).or_default().extend(used);
        }
    }
    found
}

fn parity(words: &[(&str, &str)]) -> Verdict {
    let mut by_language: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for &(language, text) in words {
        by_language.entry(language).or_default().extend(variables(text));
    }
    let (en, fr) = (by_language.remove("en").unwrap_or_default(), by_language.remove("fr").unwrap_or_default());
    ensure!(by_language.is_empty(), "there are words in other languages than en and fr");
    for id in en.keys().chain(fr.keys()) {
        let (english, french) = (en.get(id), fr.get(id));
        ensure!(english == french, "{id} has the variables {english:?} in English and {french:?} in French");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_differ_when_a_message_or_a_variable_is_missing() {
        let english = "# Rolls.\na = { $who } rolls\nb = { $n ->\n    [one] A die\n   *[other] { $n } dice\n}\n";
        assert!(parity(&[("en", english), ("fr", "a = { $who } lance\nb = { $n } dés")]).is_ok());
        assert!(
            parity(&[("en", english), ("fr", "a = { $qui } lance\nb = { $n } dés")]).unwrap_err().starts_with("a has")
        );
        assert!(parity(&[("en", english), ("fr", "a = { $who } lance")]).unwrap_err().starts_with("b has"));
    }
}
