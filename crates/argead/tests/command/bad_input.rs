//! Whatever is wrong is said with its cause and a remedy, in the chosen language, with exit status 2.

use crate::program::{Desk, argead};

#[test]
fn an_unknown_game_is_answered_with_the_one_that_was_meant() {
    for verb in [&["simulate"][..], &["record", "-o", "-"]] {
        argead(&[verb, &["alexandors", "--seats", "random,random"]].concat())
            .complains(&["There is no game “alexandors”", "Did you mean “alexandros”?"]);
    }
    argead(&["clauses", "chess"]).complains(&["There is no game “chess”", "The games are: alexandros"]);
    argead(&["edition", "show", "chess"]).complains(&["chess"]);
    argead(&["play", "chess"]).complains(&["chess"]);
}

#[test]
fn seats_bots_and_options_are_checked() {
    let simulate = |more: &[&str]| argead(&[&["simulate", "alexandros"], more].concat());
    simulate(&["--seats", "random"]).complains(&["2 to 4"]);
    simulate(&["--seats", "random,random,random,random,random"]).complains(&["2 to 4 players, not 5"]);
    simulate(&["--seats", "random,captian"]).complains(&["There is no bot “captian”", "Did you mean “captain”?"]);
    simulate(&["--seats", "random,"]).complains(&["There is no bot “”"]);
    simulate(&["--seats", "random,random", "--options", "speed=fast"]).complains(&["There is no option “speed”"]);
    simulate(&["--seats", "random,random", "--options", "joker=never"]).complains(&["cannot be “never”"]);
    simulate(&["--seats", "random,random", "--options", "joker"]).complains(&["joker", "--help"]);
    simulate(&["--seats", "random,random", "--games", "0"]).complains(&["“0”"]);
    simulate(&["--seats", "random,random", "--threads", "0"]).complains(&["“0”"]);
    simulate(&["--seats", "random,random", "--edition", "nowhere.toml"]).complains(&["nowhere.toml"]);
    simulate(&["--seats", "random,random", "--seed", "1", "--seed", "2"]).complains(&["--seed", "only once"]);
    simulate(&[]).complains(&["--seats"]);
}

#[test]
fn unknown_verbs_and_arguments_are_answered_with_the_nearest() {
    argead(&["simulat"]).complains(&["simulat", "Did you mean “simulate”?"]);
    argead(&["games", "--jsno"]).complains(&["--jsno", "--json"]);
    argead(&["games", "--lang", "de"]).complains(&["“de”", "en|fr"]);
    argead(&["edition"]).complains(&["A verb is missing"]);
    argead(&["verify"]).complains(&["FILE"]);
    argead(&["record", "alexandros", "--seats"]).complains(&["--seats"]);
}

#[test]
fn complaints_come_in_the_chosen_language() {
    argead(&["games", "--lang", "fr", "--jsno"]).complains(&["est inconnu ici"]);
    argead(&["--lang=fr", "clauses", "alexandors"])
        .complains(&["Il n’y a pas de jeu", "Vouliez-vous dire « alexandros » ?"]);
    argead(&["simulate", "alexandros", "--lang", "fr"]).complains(&["Il manque quelque chose"]);
}

#[test]
fn an_unknown_clause_seat_or_line_is_said_with_those_there_are() {
    let desk = Desk::new();
    argead(&["clauses", "alexandros", "AX-999"]).complains(&["AX-999"]);
    argead(&["clauses", "alexandros", "wall"]).complains(&["AX-001", "AX-109"]);
    let file = desk.unfinished("open.jsonl", 1);
    argead(&["inspect", &file, "--seat", "5"]).complains(&["0 to 1"]);
    argead(&["inspect", &file, "--at", "0"]).complains(&["from 1 to"]);
    argead(&["inspect", &file, "--at", "9999"]).complains(&["9999"]);
}

#[test]
fn files_that_cannot_be_read_or_written_are_named() {
    let desk = Desk::new();
    let nowhere = desk.file("no/such/folder/game.jsonl");
    argead(&["record", "alexandros", "--seats", "random,random", "--until", "1", "-o", &nowhere])
        .complains(&[&nowhere, "cannot be written"]);
    for verb in ["replay", "inspect", "verify"] {
        argead(&[verb, &nowhere]).complains(&[&nowhere, "cannot be read"]);
    }
    argead(&["edition", "check", &nowhere]).complains(&["cannot be read"]);
    let folder = desk.file("");
    argead(&["replay", &folder]).complains(&["cannot be read"]);
}

#[test]
fn each_mistake_in_an_edition_is_explained_with_its_line() {
    let desk = Desk::new();
    let text = argead(&["edition", "show", "alexandros"]).out;
    let line = text.lines().position(|line| line.starts_with("governors")).unwrap() + 1;
    let wrong = text.replacen("governors = { value = 4", "governors = { value = \"four\"", 1);
    let file = desk.write("wrong.toml", wrong);
    argead(&["edition", "check", &file, "--game", "alexandros"]).complains(&[
        "wrong.toml",
        &format!("line {line}:"),
        "There it says: governors",
    ]);
    let broken = desk.write("broken.toml", "title = ");
    argead(&["edition", "check", &broken, "--game", "alexandros"]).complains(&["broken.toml", "line 1"]);
    let noise = desk.write("noise.toml", [0xFF, 0xFE, 0x00]);
    argead(&["edition", "check", &noise]).complains(&["not a text file"]);
}

#[test]
fn playing_needs_a_terminal() {
    argead(&["play", "alexandros", "--database", ":memory:"]).complains(&["no terminal", "terminal window"]);
    argead(&["play", "alexandros", "--seats", "you,captian"]).complains(&["captian", "Did you mean “captain”?"]);
    argead(&["play", "alexandros", "--seats", "you,anna"]).complains(&["anna", "you=NAME"]);
}

#[test]
fn the_lab_says_what_it_cannot_study() {
    argead(&["lab", "alexandros", "--each", "jokers"]).complains(&["no option “jokers”", "Did you mean “joker”?"]);
    argead(&["lab", "alexandros", "--players", "9"]).complains(&["2 to 4 players"]);
    argead(&["lab", "alexandros", "--levels", "recruit=none"]).complains(&["recruit=none"]);
    argead(&["lab", "alexandros", "--levels", "recrut"]).complains(&["Did you mean “recruit”?"]);
}
