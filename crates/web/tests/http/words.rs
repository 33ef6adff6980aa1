//! Every word of the pages is there, in both languages.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn ids(lang: &str) -> BTreeSet<String> {
    let (_, text) = web::WORDS.into_iter().find(|(code, _)| *code == lang).unwrap();
    let id = |line: &str| line.starts_with("web-").then(|| line.split(' ').next().unwrap().to_owned());
    text.lines().filter_map(id).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// What stands between `"web-` and the closing quote in the sources.
fn used() -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = std::fs::read_to_string(path).unwrap();
        used.extend(text.split("\"web-").skip(1).map(|rest| format!("web-{}", rest.split('"').next().unwrap())));
    }
    used
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(ids("en"), ids("fr"));
}

#[test]
fn everything_a_page_says_has_words_and_no_words_are_left_over() {
    let (known, used) = (ids("en"), used());
    let families: Vec<&str> = used.iter().filter_map(|id| id.split('{').next().filter(|stem| *stem != id)).collect();
    for id in used.iter().filter(|id| !id.contains('{')) {
        assert!(known.contains(id), "no words for {id}");
    }
    for id in &known {
        assert!(used.contains(id) || families.iter().any(|stem| id.starts_with(stem)), "nobody says {id}");
    }
}
