//! English and French say the same things, with the same facts in them, and the house knows every word there is.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use words::{Lang, Words};

/// The variables that each message says, by message id.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

fn files(lang: Lang) -> BTreeMap<String, Messages> {
    let entries = std::fs::read_dir(folder(lang)).expect("each language has a folder");
    entries
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            let messages = messages(&name, &std::fs::read_to_string(entry.path()).unwrap());
            (name, messages)
        })
        .collect()
}

fn messages(file: &str, text: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut found = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut variables);
            }
            let twice = found.insert(message.id.name.to_owned(), variables);
            assert!(twice.is_none(), "{file}: {} stands twice", message.id.name);
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, out);
        }
    }
}

fn in_expression(expression: &Expression<&str>, out: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, out),
        // What is only chosen by may differ: where one language needs a plural, another may not.
        Expression::Select { variants, .. } => {
            variants.iter().for_each(|variant| in_pattern(&variant.value, out));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, out: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(out.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, out));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, out),
        _ => {}
    }
}

#[test]
fn each_message_exists_in_both_languages_with_the_same_variables() {
    let (english, french) = (files(Lang::En), files(Lang::Fr));
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>(), "the same files");
    for (file, english) in &english {
        let french = &french[file];
        let ids = |messages: &Messages| messages.keys().cloned().collect::<BTreeSet<_>>();
        let alone: Vec<_> = ids(english).symmetric_difference(&ids(french)).cloned().collect();
        assert!(alone.is_empty(), "{file}: in one language only: {alone:?}");
        for (id, variables) in english {
            assert_eq!(variables, &french[id], "{file}: the variables of {id}");
        }
    }
}

#[test]
fn the_house_knows_every_word() {
    for lang in Lang::ALL {
        let words = shelf::words(lang);
        let reference = Words::new(lang, conformance::reference::shelf().words());
        for (file, messages) in files(lang) {
            for id in messages.keys() {
                assert!(words.has(id) || reference.has(id), "{lang}/{file}: {id} is in no room of the house");
            }
        }
    }
}

#[test]
fn each_game_has_a_name_a_tagline_and_words_for_its_options() {
    for lang in Lang::ALL {
        let words = shelf::words(lang);
        for title in shelf::shelf().titles() {
            let about = title.about();
            let mut ids = vec![format!("{}-name", about.id), format!("{}-tagline", about.id)];
            for option in about.options {
                ids.push(format!("{}-option-{}", about.id, option.key));
                ids.extend(option.values.iter().map(|value| format!("{}-option-{}-{value}", about.id, option.key)));
            }
            ids.extend(about.clauses.clauses().into_iter().map(|clause| clause.section));
            for id in ids {
                assert!(words.has(&id), "{lang}: {id}");
            }
        }
    }
}
