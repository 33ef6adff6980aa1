//! Editions: every mistake is explained with its line.

use crate::bench::*;
use words::{Lang, Words};

/// What is wrong with an edition: the line and the words.
fn mistake(edition: &EditionFile) -> (Option<usize>, String) {
    let options = Options::defaults(Alexandros::ABOUT.options);
    let fault = Alexandros::prepare(edition, &options, 2).expect_err("a mistake");
    assert_eq!(fault.file, edition.name);
    (fault.line, Words::new(Lang::En, Alexandros::ABOUT.words.iter().copied()).say(&fault.reason))
}

/// The line on which `text` stands in the edition.
fn line_of(edition: &EditionFile, text: &str) -> Option<usize> {
    Some(edition.text.lines().position(|line| line.contains(text)).expect("it stands there") + 1)
}

#[track_caller]
fn explains(from: &str, to: &str, words: &str) {
    let edition = edited(from, to);
    let (line, said) = mistake(&edition);
    assert_eq!((line, said.as_str()), (line_of(&edition, to.lines().last().unwrap()), words));
}

/// What the rulebook fixes is marked so: AX-003, AX-007, AX-009, AX-103.
#[test]
fn rulebook_values_say_so() {
    let text = Alexandros::ABOUT.default_edition().text;
    for value in [
        "governors = { value = 4",
        "cards = { value = 11",
        "black_walls = { value = 65",
        "red_walls = { value = 10",
        "goal = { value = 100",
    ] {
        assert!(text.contains(&format!("{value}, source = \"rulebook\" }}")), "{value}");
    }
    assert!(text.contains("[map]\nsource = \"designed\""), "the board is ours");
}

#[test]
fn numbers_out_of_range() {
    explains("value = 65", "value = 0", "0 is out of range: it can be 1 to 200.");
    explains("value = 11", "value = 21", "21 is out of range: it can be 2 to 20.");
    explains("governors = { value = 4", "governors = { value = -1", "−1 is out of range: it can be 1 to 8.");
    explains("value = 100", "value = 70000", "70000 is out of range: it can be 1 to 1000.");
}

#[test]
fn unknown_letters() {
    explains(
        "\"T.A..O.T",
        "\"T.A..X.T",
        "“X” at r1h5 is no cell. Write T, A, H, L or O for a symbol, a dot for a blank cell, a space for the sea.",
    );
}

#[test]
fn a_start_that_is_no_point_or_not_on_land() {
    explains("\"q0r0\"", "\"0,0\"", "“0,0” is no point. Write it like q2r1.");
    explains("\"q0r0\"", "\"q40r0\"", "The start q40r0 is not a corner of any land cell.");
}

#[test]
fn land_in_two_pieces() {
    let edition = edited("HA..L.    \", # Upper", "HA..L.   O\", # Upper");
    let (line, said) = mistake(&edition);
    assert_eq!(line, line_of(&edition, "rows = ["));
    assert!(said.starts_with("The land is not in one piece: point "), "{said}");
}

#[test]
fn counts_that_do_not_add_up() {
    explains("cells = 182", "cells = 183", "The map has 182 of “cells”, but the edition says 183.");
    explains("lyre = 17", "lyre = 16", "The map has 17 of “lyre”, but the edition says 16.");
    let (_, said) = mistake(&edited("lyre = 17", "harp = 17"));
    assert!(said.starts_with("“harp” is not counted. What is counted: amphora, blank, cells"), "{said}");
}

#[test]
fn boards_that_are_too_large() {
    let row = "    \"................................................................\",\n".repeat(6);
    let (_, said) = mistake(&edited("rows = [\n", &format!("rows = [\n{row}")));
    assert_eq!(said, "The map has more than 240 land cells.");
    let row = format!("    \"{}\",\n", ".".repeat(97));
    let (_, said) = mistake(&edited("rows = [\n", &format!("rows = [\n{row}")));
    assert_eq!(said, "This row has 97 cells; at most 96 are possible.");
    let rows = "    \" \",\n".repeat(40);
    let (_, said) = mistake(&edited("rows = [\n", &format!("rows = [\n{rows}")));
    assert_eq!(said, "The map has 49 rows; at most 32 are possible.");
    let scattered = format!("    \"{}\",\n    \" \",\n", ".    ".repeat(19)).repeat(10);
    let (_, said) = mistake(&edited("rows = [\n", &format!("rows = [\n{scattered}")));
    assert!(said.contains("points; at most 250 are possible") || said.contains("more than 240"), "{said}");
}

#[test]
fn names_in_strange_places() {
    explains("at = [8.0, 1.0]", "at = [8.0, nan]", "The place of a name lies between −96 and 96.");
}

#[test]
fn what_is_not_toml_or_not_known() {
    let (line, said) = mistake(&EditionFile::new("mine", "title = \n"));
    assert_eq!(line, Some(1), "{said}");
    let (line, said) = mistake(&edited("goal = {", "aim = {"));
    assert!(line.is_some() && said.contains("aim"), "{said}");
    let (_, said) = mistake(&edited("source = \"designed\"", "source = \"hearsay\""));
    assert!(said.contains("hearsay"), "{said}");
    let (_, said) = mistake(&edited("name = \"black\"", "name = \"north\""));
    assert!(said.contains("north"), "{said}");
    let (_, said) = mistake(&EditionFile::new("mine", ""));
    assert!(said.contains("missing field"), "{said}");
}

/// A board of one's own needs no code.
#[test]
fn another_board_can_be_played() {
    let edition = edited("\"..O.H    OH.L       A..O.H    \"", "\"..O.H    OH.LL      A..O.H    \"");
    let mut counted = edition.clone();
    let start = counted.text.find("[map.count]").unwrap();
    counted.text.truncate(start);
    counted.text.push_str("[map.count]\nlyre = 18\n");
    assert_eq!(table_on(&counted, 2, &[]).board.cell_count(), 183);
}
