//! Every verb that only looks: what it prints, and that it prints the same again.

use crate::program::{Desk, argead, command, run};
use serde_json::Value;
use std::io::Read;
use std::process::Stdio;

#[test]
fn help_teaches_in_both_languages() {
    let english = argead(&["--help"]);
    assert!(english.status == 0 && english.out.contains("Examples:"), "{english:?}");
    for verb in [
        "serve", "play", "games", "fame", "simulate", "lab", "ladder", "train", "record", "replay", "analyze",
        "verify", "inspect", "act", "clauses", "edition",
    ] {
        assert!(english.out.contains(&format!("\n  {verb} ")), "{verb}: {}", english.out);
        let help = argead(&[verb, "--help"]);
        assert!(help.status == 0 && help.out.contains("Examples:") && help.out.contains("argead"), "{help:?}");
        let aide = argead(&[verb, "--help", "--lang", "fr"]);
        assert!(aide.status == 0 && aide.out.contains("Exemples :"), "{aide:?}");
    }
}

#[test]
fn the_version_is_told() {
    assert_eq!(argead(&["--version"]).out.trim(), concat!("argead ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn games_are_listed_with_seats_options_and_editions() {
    let games = argead(&["games", "--json"]).json();
    let game = games.as_array().unwrap().iter().find(|game| game["id"] == "alexandros").unwrap();
    assert_eq!(game["name"], "Alexandros");
    assert_eq!((&game["seats"]["min"], &game["seats"]["max"]), (&2.into(), &4.into()));
    for option in game["options"].as_array().unwrap() {
        assert!(option["values"].as_array().unwrap().contains(&option["default"]), "{option}");
        assert!(option["key"].is_string() && option["clauses"].is_array(), "{option}");
    }
    assert!(!game["editions"].as_array().unwrap().is_empty());
    let said = argead(&["games"]).out;
    assert!(said.contains("Alexandros (alexandros)") && said.contains("general: Patient."), "{said}");
    assert!(argead(&["games", "--lang", "fr"]).out.contains("Places : 2–4"));
}

#[test]
fn the_language_of_the_environment_is_spoken() {
    let mut games = command(&["games"]);
    games.env("LC_ALL", "fr_FR.UTF-8");
    assert!(run(games).out.contains("Places : 2–4"));
}

#[test]
fn a_simulation_depends_on_the_seed_and_on_nothing_else() {
    let simulate = |seed: &str, threads: &str| {
        let options = ["--games", "20", "--seed", seed, "--threads", threads, "--json"];
        let mut answer =
            argead(&[&["simulate", "alexandros", "--seats", "random,random"], &options[..]].concat()).json();
        for key in ["game", "seats", "games", "wins", "scores", "decisions", "seconds"] {
            assert!(!answer[key].is_null(), "{key} of {answer}");
        }
        for key in ["seconds", "decisions_per_second", "threads"] {
            answer[key].take();
        }
        answer
    };
    let answer = simulate("1", "1");
    assert_eq!(answer, simulate("1", "2"));
    assert_ne!(answer, simulate("2", "1"));
    assert_eq!(answer["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum::<f64>(), 20.0);
}

#[test]
fn a_simulation_tells_who_won_how_surely() {
    let run = argead(&["simulate", "alexandros", "--seats", "random,random", "--games", "10", "--seed", "1"]);
    assert!(run.out.contains("Seat 1") && run.out.contains("95 %") && run.out.contains("decisions"), "{run:?}");
    assert_eq!(run.err, "", "no progress bar where nobody watches");
}

#[test]
fn a_position_is_shown_to_the_seat_that_must_decide() {
    let desk = Desk::new();
    let file = desk.finished("game.jsonl");
    let answer = argead(&["inspect", &file, "--at", "20", "--json"]).json();
    assert_eq!(answer["line"], 20);
    assert_eq!(answer["stage"], "decide");
    assert_eq!(answer["to_act"][0], answer["seat"]);
    assert!(!answer["actions"].as_array().unwrap().is_empty());
    assert!(answer["view"]["board"]["shapes"].is_array());
    assert!(answer["result"].is_null());
    let other = 1 - answer["seat"].as_u64().unwrap();
    let answer = argead(&["inspect", &file, "--at", "20", "--seat", &other.to_string(), "--json"]).json();
    assert_eq!(answer["actions"], Value::Array(Vec::new()), "nothing is asked of the other");
    let text = argead(&["inspect", &file, "--at", "20"]);
    assert!(text.status == 0 && text.out.contains("Your hand") && text.out.lines().count() > 20, "{text:?}");
}

#[test]
fn a_finished_game_is_shown_with_its_result() {
    let desk = Desk::new();
    let file = desk.finished("game.jsonl");
    let answer = argead(&["inspect", &file, "--json"]).json();
    assert_eq!(answer["stage"], "over");
    assert_eq!(answer["to_act"], Value::Array(Vec::new()));
    assert_eq!(answer["result"]["scores"].as_array().unwrap().len(), 2);
}

#[test]
fn a_record_is_told_as_a_story_where_there_is_no_terminal() {
    let desk = Desk::new();
    let run = argead(&["replay", &desk.finished("game.jsonl")]);
    assert!(run.status == 0 && run.out.lines().count() > 100, "{run:?}");
    assert!(run.out.contains("Turn of random 1") && run.out.contains(" won ("), "{run:?}");
}

#[test]
fn clauses_are_found_by_game_and_by_id() {
    let all = argead(&["clauses", "alexandros", "--json"]).json();
    assert_eq!(all.as_array().unwrap().len(), 109);
    let one = argead(&["clauses", "alexandros", "ax-023", "--json"]).json();
    assert_eq!((one.as_array().unwrap().len(), &one[0]["id"]), (1, &"AX-023".into()));
    assert_eq!(argead(&["clauses", "AX-023", "--json"]).json(), one, "the id alone tells the game");
    let french = argead(&["clauses", "alexandros", "AX-023", "--lang", "fr"]).out;
    let printed = words::Lang::Fr.typeset(one[0]["fr"].as_str().unwrap().trim());
    assert!(french.contains(&printed), "{french}");
}

#[test]
fn the_check_of_the_clauses_says_what_is_missing_and_fails_if_anything_is() {
    let run = argead(&["clauses", "alexandros", "--check", "--json"]);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    for key in ["game", "total", "text", "code", "test", "missing"] {
        assert!(!answer[key].is_null(), "{key} of {answer}");
    }
    let complete = answer["missing"].as_array().unwrap().is_empty();
    assert_eq!(run.status, if complete { 0 } else { 1 }, "{answer}");
    assert_eq!(argead(&["clauses", "--check"]).status, run.status);
}

#[test]
fn an_edition_that_is_shown_is_sound() {
    let desk = Desk::new();
    let shown = argead(&["edition", "show", "alexandros"]);
    assert_eq!(shown.status, 0);
    let file = desk.write("mine.toml", &shown.out);
    let checked = argead(&["edition", "check", &file]);
    assert!(checked.status == 0 && checked.out.contains("is a sound edition of Alexandros"), "{checked:?}");
    let sources = argead(&["edition", "show", "alexandros", "--sources"]).out;
    assert!(sources.contains("rulebook") && sources.contains("designed"), "{sources}");
    let json = argead(&["edition", "show", "alexandros", "--json"]).json();
    assert!(json["values"].as_array().unwrap().iter().any(|value| value["source"] == "designed"), "{json}");
}

#[test]
fn shells_and_manuals_are_served() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = argead(&["completions", shell]);
        assert!(run.status == 0 && run.out.contains("simulate"), "{shell}: {run:?}");
    }
    assert!(argead(&["man"]).out.starts_with(".ie"), "a manual page");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = command(&["clauses", "alexandros"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert!(child.wait().unwrap().success(), "{err}");
    assert_eq!(err, "");
}

#[test]
fn the_lab_reports_seats_points_and_deeds_and_how_to_make_the_report_again() {
    let asked = ["lab", "phalanxx", "--players", "2", "--levels", "random", "--games", "20", "--seed", "3"];
    let report = argead(&asked).out;
    assert!(report.contains("    argead lab phalanxx --levels random --players 2 --games 20 --seed 3\n"), "{report}");
    for part in
        ["# Balance of Phalanxx", "## Victories", "| 2 players, random | 20 |", "`conquered`", "With what: `played`"]
    {
        assert!(report.contains(part), "{part} is missing: {report}");
    }
    assert_eq!(report, argead(&asked).out);
    assert!(argead(&[&asked[..], &["--lang", "fr"]].concat()).out.contains("# Équilibre de Phalanxx"));
}

#[test]
fn the_lab_writes_a_report_with_its_plot_and_studies_every_value_of_an_option() {
    let desk = Desk::new();
    let folder = desk.path("reports");
    let folder = folder.to_str().unwrap();
    let asked = ["lab", "alexandros", "--each", "joker", "--players", "2", "--levels", "random=5", "-o", folder];
    let answer = argead(&asked);
    assert!(answer.status == 0 && answer.out.contains("alexandros.md"), "{answer:?}");
    let report = std::fs::read_to_string(format!("{folder}/alexandros.md")).unwrap();
    assert!(report.contains("(alexandros.svg)") && report.contains("| bothOnly, 2 players, random | 5 |"), "{report}");
    assert!(
        std::fs::read_to_string(format!("{folder}/alexandros.svg"))
            .unwrap()
            .contains("perCard, 2 players, random, 1st")
    );
}

#[test]
fn the_same_seed_learns_the_same_weights_and_the_file_says_how() {
    let desk = Desk::new();
    let order = ["train", "alexandros", "--games", "20", "--seed", "5", "--level", "random"];
    let first = argead(&order);
    assert!(
        first.status == 0 && first.out.contains(&format!("# argead {} --seats 2", "train alexandros")),
        "{first:?}"
    );
    assert!(first.out.contains("--seed 5") && first.out.contains("log loss"), "{first:?}");
    assert!(first.out.lines().any(|line| line.starts_with("points = [")), "{first:?}");
    assert_eq!(argead(&[&order[..], &["--threads", "1"]].concat()).out, first.out);
    let file = desk.path("judgement.toml");
    let told = argead(&[&order[..], &["-o", file.to_str().unwrap()]].concat());
    assert!(told.status == 0 && told.out.contains("positions of 20 games"), "{told:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), first.out);
    argead(&["train", "alexandros", "--level", "oracle"]).complains(&["oracle", "recruit"]);
    argead(&["train", "alexandros", "--seats", "9", "--games", "10"]).complains(&["9"]);
}

#[test]
fn every_value_of_an_option_can_be_learned_from_and_terms_keep_their_weights() {
    let order = ["train", "commander", "--games", "25", "--seed", "5", "--level", "glance"];
    let each = argead(&[&order[..], &["--each", "campaign", "--keep", "level,past"]].concat());
    assert!(each.status == 0 && each.out.contains("--each campaign --keep level,past"), "{each:?}");
    let weights = |text: &str, term: &str| text.lines().find(|line| line.starts_with(term)).map(str::to_owned);
    let before = weights(include_str!("../../../commander/judgement.toml"), "past =");
    let one = argead(&order);
    assert!(before.is_some() && before == weights(&each.out, "past ="), "{before:?}: {each:?}");
    assert_ne!(weights(&one.out, "past ="), before, "what is not kept is learned");
    assert_ne!(weights(&each.out, "gold ="), weights(&one.out, "gold ="), "other campaigns teach something else");
    argead(&["train", "commander", "--keep", "pest"]).complains(&["pest", "past"]);
    argead(&["train", "commander", "--each", "campain"]).complains(&["campain", "campaign"]);
}

#[test]
fn the_ladder_plays_each_value_of_an_option_and_adds_them_up() {
    let asked = ["ladder", "commander", "--levels", "random,recruit", "--games", "12", "--each", "campaign=tyre,issus"];
    let tables = argead(&asked).out;
    let command = "argead ladder commander --games 12 --seed 2026 --levels random,recruit --each campaign=tyre,issus";
    assert!(tables.contains(command), "{tables}");
    let headings: Vec<&str> = tables.lines().filter(|line| line.starts_with("## ")).collect();
    let together = "## Commander, all of these together";
    assert_eq!(headings, [together, "## Commander, tyre", "## Commander, issus"], "{tables}");
    let climbs = argead(&[&asked[..], &["--json"]].concat()).json();
    let of = |climb: usize, field: &str| climbs[climb]["levels"][1][field].as_f64().expect("a number");
    assert_eq!([&climbs[0]["value"], &climbs[1]["value"]], [&Value::Null, &Value::from("tyre")]);
    assert_eq!([0, 1, 2].map(|climb| climbs[climb]["games"].as_u64()), [Some(24), Some(12), Some(12)]);
    for field in ["victories", "share", "points"] {
        let mean = (of(1, field) + of(2, field)) / 2.0;
        assert!(mean > 0.0 && (of(0, field) - mean).abs() < 1e-9, "{field}: {climbs}");
    }
    argead(&["ladder", "commander", "--each", "campaign=tyre,troy"]).complains(&["campaign", "troy", "granicus"]);
    argead(&["ladder", "commander", "--each", "campain=tyre"]).complains(&["campain", "campaign"]);
}

#[test]
fn a_ladder_is_climbed_again_by_the_command_its_file_names() {
    let desk = Desk::new();
    let [first, second] = ["alexandros.md", "issus.md"].map(|name| desk.path(name).to_str().unwrap().to_owned());
    argead(&["ladder", "alexandros", "--levels", "random,recruit", "--games", "4", "--seed", "3", "-o", &first]);
    argead(&["ladder", "commander", "--levels", "random", "--games", "2", "--each", "campaign=issus", "-o", &second]);
    let read = || [&first, &second].map(|file| std::fs::read_to_string(file).unwrap());
    let before = read();
    let spoilt = before[1].replace("0.0", "99.9");
    assert_ne!(spoilt, before[1]);
    std::fs::write(&second, spoilt).unwrap();
    let again = argead(&["ladder", "--again", &first, &second]);
    assert!(again.status == 0 && again.out.lines().count() == 2, "{again:?}");
    assert_eq!(read(), before);
    let other = desk.path("other.md");
    std::fs::write(&other, "# No ladder\n\n    argead ladder --again other.md\n").unwrap();
    argead(&["ladder", "--again", other.to_str().unwrap()]).complains(&["other.md", "--output"]);
    argead(&["ladder", "--again", "/nowhere.md"]).complains(&["/nowhere.md"]);
    argead(&["ladder", "pig", "--again", &first]).complains(&["--again"]);
    argead(&["ladder"]).complains(&["GAME"]);
}

#[test]
fn the_ladder_rates_the_levels_and_says_how_to_climb_it_again() {
    let asked = ["ladder", "alexandros", "--levels", "random,recruit", "--games", "10", "--seed", "4"];
    let tables = argead(&asked).out;
    assert!(tables.contains("    argead ladder alexandros --games 10 --seed 4 --levels random,recruit\n"), "{tables}");
    assert!(tables.contains("## Alexandros") && tables.contains("| recruit | random | "), "{tables}");
    assert_eq!(argead(&[&asked[..], &["--threads", "1"]].concat()).out, tables);
    let climb = &argead(&[&asked[..], &["--json"]].concat()).json()[0];
    assert!(climb["levels"][1]["elo"].as_f64() > climb["levels"][0]["elo"].as_f64(), "{climb}");
    assert!(climb["pairings"][0]["share"].as_f64() > Some(0.5), "{climb}");
    let alone = argead(&["ladder", "commander", "--levels", "random", "--games", "2"]);
    assert!(alone.status == 0 && alone.out.contains("## Commander") && !alone.out.contains("Elo |"), "{alone:?}");
    argead(&["ladder", "alexandros", "--levels", "oracle"]).complains(&["oracle", "recruit"]);
    argead(&["ladder", "chess"]).complains(&["chess"]);
}
