//! Turns a game's `clauses.toml` into constants and lists who cites them. Called from the `build.rs` of each game:
//!
//! ```no_run
//! clausebook::build();
//! ```
//!
//! It writes `clauses.rs` into the build's output folder: a constant such as `AX_023` for each clause and `BOOK`, the
//! `table::ClauseBook`. The game includes it in a module of its own and cites the constants, so that a clause that does not exist
//! is a compile error. A crate with several rulebooks names each with [`build_from`].
//!
//! * Code cites a clause by its constant (`AX_023`) anywhere under `src/` outside comments and test modules.
//! * A test cites it in the doc comment right above its `#[test]`: `/// AX-023: a wall on any side bars the cell.`

use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[derive(Deserialize)]
struct ClauseFile {
    clause: Vec<Clause>,
}

#[derive(Deserialize)]
struct Clause {
    id: String,
}

/// Generates `clauses.rs` for the crate being built. Panics, and so fails the build, when `clauses.toml` is not in order.
pub fn build() {
    build_from("clauses.toml");
}

/// As [`build`], from another `file` of the crate: `clauses/pig.toml` becomes `pig.rs`.
pub fn build_from(file: &str) {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs build scripts"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo runs build scripts"));
    for watched in [file, "src", "tests"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    let text = fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let ids = clause_ids(file, &text);
    let mut citations = Vec::new();
    for source in rust_files(&root.join("src")).into_iter().chain(rust_files(&root.join("tests"))) {
        let text = fs::read_to_string(&source).expect("a source file that can be read");
        let name = source.strip_prefix(&root).expect("below the crate").to_string_lossy().replace('\\', "/");
        citations.extend(cites(&text, &ids).into_iter().map(|cite| (name.clone(), cite)));
    }
    let rust = out.join(Path::new(file).with_extension("rs").file_name().expect("a file has a name"));
    fs::write(rust, generate(file, &ids, &citations)).expect("the output folder can be written");
}

/// The ids in order, each once.
fn clause_ids(file: &str, toml: &str) -> Vec<String> {
    let clauses: ClauseFile = toml::from_str(toml).unwrap_or_else(|error| panic!("{file}: {error}"));
    let ids: Vec<String> = clauses.clause.into_iter().map(|clause| clause.id).collect();
    let distinct: BTreeSet<&String> = ids.iter().collect();
    assert!(distinct.len() == ids.len(), "{file}: an id stands twice");
    ids
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[derive(Debug, PartialEq, Eq)]
struct Cite {
    clause: String,
    line: usize,
    is_test: bool,
}

/// Every citation in one source file.
fn cites(text: &str, ids: &[String]) -> Vec<Cite> {
    let mut found = Vec::new();
    let mut docs: Vec<(usize, &str)> = Vec::new();
    let mut in_tests = false;
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        let code = line.trim();
        in_tests |= code == "#[cfg(test)]";
        if let Some(doc) = code.strip_prefix("///") {
            docs.push((line_number, doc));
        } else if code == "#[test]" {
            for &(line, doc) in &docs {
                let cited = words(doc, '-').filter(|word| ids.iter().any(|id| id == word));
                found.extend(cited.map(|clause| Cite { clause: clause.to_owned(), line, is_test: true }));
            }
            docs.clear();
        } else if !code.starts_with("#[") {
            docs.clear();
            let code = code.split("//").next().unwrap_or_default();
            if !in_tests && !code.starts_with("use ") && !code.starts_with("pub use ") {
                let cited = words(code, '_').map(|word| word.replace('_', "-")).filter(|word| ids.contains(word));
                found.extend(cited.map(|clause| Cite { clause, line: line_number, is_test: false }));
            }
        }
    }
    found
}

/// The words of a text, where a word is letters, digits and `joint`.
fn words(text: &str, joint: char) -> impl Iterator<Item = &str> {
    text.split(move |letter: char| !letter.is_ascii_alphanumeric() && letter != joint)
}

fn generate(file: &str, ids: &[String], citations: &[(String, Cite)]) -> String {
    let name = |id: &str| id.replace('-', "_");
    let mut rust = format!("// Generated from {file}.\nuse table::{{Citation, ClauseBook, ClauseId, Place}};\n");
    // A clause that data or an example holds is cited by tests alone, so its constant may stand unused.
    for id in ids {
        let _ = writeln!(
            rust,
            "/// Clause {id}.\n#[allow(unused)]\npub const {}: ClauseId = ClauseId::generated({id:?});",
            name(id)
        );
    }
    let _ = write!(
        rust,
        "/// Every clause with its citations.\npub const BOOK: ClauseBook = ClauseBook {{\n    toml: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{file}\")),\n    ids: &["
    );
    for id in ids {
        let _ = write!(rust, "{}, ", name(id));
    }
    rust.push_str("],\n    citations: &[\n");
    for (source, cite) in citations {
        let place = if cite.is_test { "Test" } else { "Code" };
        let _ = writeln!(
            rust,
            "        Citation {{ clause: {}, file: {source:?}, line: {}, place: Place::{place} }},",
            name(&cite.clause),
            cite.line
        );
    }
    rust.push_str("    ],\n};\n");
    rust
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(text: &str) -> Vec<(String, usize, bool)> {
        let ids = ["AX-001".to_owned(), "AX-002".to_owned(), "PX-D01".to_owned()];
        cites(text, &ids).into_iter().map(|cite| (cite.clause, cite.line, cite.is_test)).collect()
    }

    #[test]
    fn code_cites_by_constant_and_comments_do_not_count() {
        assert_eq!(cited("use x::AX_001;\n// AX_001\nreturn AX_002.refuses();"), [("AX-002".into(), 3, false)]);
        assert_eq!(cited("Err(PX_D01)"), [("PX-D01".into(), 1, false)]);
    }

    #[test]
    fn a_test_cites_in_the_doc_comment_above_it() {
        let text = "/// AX-001, AX-002: both.\n#[test]\nfn works() {}\n/// AX-001 here is only prose.\nfn helper() {}";
        assert_eq!(cited(text), [("AX-001".into(), 1, true), ("AX-002".into(), 1, true)]);
    }

    #[test]
    fn constants_in_test_modules_are_not_code() {
        assert_eq!(cited("#[cfg(test)]\nmod tests { fn f() { AX_001; } }"), []);
    }
}
