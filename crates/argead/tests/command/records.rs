//! Records that are verified: honest ones pass, and whatever was changed is found with its line.

use crate::program::{Desk, argead, lines};
use serde_json::Value;
use table::Record;
use table::record::{link, write_line};

#[test]
fn a_recorded_game_is_legal_and_honest() {
    let desk = Desk::new();
    let run = argead(&["verify", &desk.finished("game.jsonl")]);
    assert!(run.status == 0 && run.out.starts_with("Legal and honest"), "{run:?}");
    assert_eq!(run.err, "");
}

#[test]
fn the_same_seed_writes_the_same_record() {
    let desk = Desk::new();
    assert_eq!(lines(desk.finished("one.jsonl")), lines(desk.finished("two.jsonl")));
    let other = argead(&["record", "alexandros", "--seats", "random,random", "--seed", "8", "-o", "-"]);
    assert_ne!(other.out.lines().collect::<Vec<_>>(), lines(desk.path("one.jsonl")));
}

#[test]
fn dice_without_a_seed_are_new_each_time() {
    let record = || argead(&["record", "alexandros", "--seats", "random,random", "--until", "1", "-o", "-"]).out;
    assert_ne!(record(), record());
}

/// Every way to change one value inside a JSON value: a number goes up, a text gets longer, a truth turns.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => Vec::new(),
        Value::Bool(truth) => vec![Value::Bool(!truth)],
        Value::Number(number) => vec![(number.as_i64().expect("records hold whole numbers") + 1).into()],
        Value::String(text) => vec![format!("{text}x").into()],
        Value::Array(items) => (0..items.len())
            .flat_map(|index| {
                changes(&items[index]).into_iter().map(move |changed| {
                    let mut items = items.clone();
                    items[index] = changed;
                    Value::Array(items)
                })
            })
            .collect(),
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(key, field)| {
                changes(field).into_iter().map(move |changed| {
                    let mut fields = fields.clone();
                    fields[key] = changed;
                    Value::Object(fields)
                })
            })
            .collect(),
    }
}

/// Writes a line with one value changed as the program writes lines: the same order of fields, the link at the end.
fn rewritten(original: &str, changed: &Value) -> String {
    let before: Value = serde_json::from_str(original).unwrap();
    let mut text = original.to_owned();
    for (key, value) in changed.as_object().unwrap() {
        let field = |value: &Value| format!("{}:{}", Value::from(key.as_str()), in_order(value, original));
        if *value != before[key] {
            text = text.replacen(&field(&before[key]), &field(value), 1);
        }
    }
    text
}

/// A value as JSON text; objects as they stand in `original` have their fields in the order of the original.
fn in_order(value: &Value, original: &str) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| original.find(&format!("\"{key}\":")).unwrap_or(usize::MAX));
            let fields: Vec<String> =
                fields.iter().map(|(key, value)| format!("\"{key}\":{}", in_order(value, original))).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| in_order(item, original)).collect();
            format!("[{}]", items.join(","))
        }
        other => other.to_string(),
    }
}

#[test]
fn any_single_value_changed_is_found_on_its_line() {
    let desk = Desk::new();
    let honest = lines(desk.finished("game.jsonl"));
    let mut files = Vec::new();
    // Every value of the header and the end, and those of every fifth line between.
    for number in (0..honest.len()).filter(|&number| number % 5 == 0 || number == honest.len() - 1) {
        let mut content: Value = serde_json::from_str(&honest[number]).unwrap();
        content.as_object_mut().unwrap().remove("link");
        for (change, changed) in changes(&content).into_iter().enumerate() {
            let mut altered = honest.clone();
            altered[number] = rewritten(&honest[number], &changed);
            assert_ne!(altered, honest, "line {}: {changed}", number + 1);
            let name = format!("{}-{change}.jsonl", number + 1);
            files.push((number + 1, desk.write(&name, altered.join("\n"))));
        }
    }
    assert!(files.len() > 100, "{}", files.len());
    let paths: Vec<&str> = files.iter().map(|(_, file)| file.as_str()).collect();
    let run = argead(&[&["verify", "--json"], &paths[..]].concat());
    assert_eq!(run.status, 1, "{}", run.err);
    let verdicts: Value = serde_json::from_str(&run.out).unwrap();
    for ((line, file), verdict) in files.iter().zip(verdicts.as_array().unwrap()) {
        assert_eq!(verdict["line"], *line, "{file}: {verdict}");
        assert_eq!((&verdict["ok"], &verdict["status"]), (&false.into(), &1.into()), "{file}: {verdict}");
        assert!(!verdict["reason"].as_str().unwrap().is_empty());
    }
}

/// Whoever changes a value can also mend the links after it. What the rules or the dice contradict is still found.
#[test]
fn a_forger_who_mends_the_links_is_found_by_rules_and_dice() {
    let desk = Desk::new();
    let honest = Record::parse(&std::fs::read_to_string(desk.finished("game.jsonl")).unwrap()).unwrap();
    let forge = |name: &str, forge: &dyn Fn(&mut Vec<Value>)| {
        let mut contents: Vec<Value> =
            honest.entries.iter().map(|entry| serde_json::to_value(entry).unwrap()).collect();
        let mut header = honest.header.clone();
        header.table = if name == "table" { "another".into() } else { header.table };
        header.commitment = if name == "commitment" { "0".repeat(64) } else { header.commitment };
        forge(&mut contents);
        let mut lines = vec![write_line(&header, "")];
        for content in &contents {
            let next = write_line(content, link(lines.last().unwrap()));
            lines.push(next);
        }
        argead(&["verify", &desk.write(name, lines.join("\n"))])
    };
    assert_eq!(forge("untouched", &|_| {}).status, 0, "the forger knows the format");
    let last = honest.entries.len() - 1;
    let deal = honest.entries.iter().position(|entry| matches!(entry, table::Entry::Chance { .. })).unwrap();
    let other = |value: &Value| if value.to_string().contains("temple") { "horse" } else { "temple" };
    type Change = Box<dyn Fn(&mut Vec<Value>)>;
    let cases: [(&str, &str, Change); 7] = [
        ("table", "seed makes another outcome", Box::new(|_| {})),
        ("commitment", "not the one the table committed to", Box::new(|_| {})),
        (
            "seed",
            "not the one the table committed to",
            Box::new(move |all| all[last]["end"]["seed"] = "00".repeat(32).into()),
        ),
        (
            "result",
            "did not end with this result",
            Box::new(move |all| all[last]["end"]["outcome"]["scores"][0] = 999.into()),
        ),
        (
            "outcome",
            "seed makes another outcome",
            Box::new(move |all| {
                let kind = all[deal]["chance"].as_object().unwrap().keys().next().unwrap().clone();
                all[deal]["chance"][kind.as_str()] = other(&all[deal]["chance"]).into();
            }),
        ),
        ("dropped", "", Box::new(move |all| drop(all.remove(deal)))),
        (
            "seat",
            "",
            Box::new(|all| {
                let action = all.iter_mut().find(|entry| !entry["seat"].is_null()).unwrap();
                action["seat"] = (1 - action["seat"].as_u64().unwrap()).into();
            }),
        ),
    ];
    for (name, reason, change) in cases {
        let run = forge(name, &change);
        assert_eq!(run.status, 1, "{name}: {run:?}");
        run.says(&["line ", reason]);
    }
}

#[test]
fn a_record_cut_off_anywhere_is_an_error_and_never_a_panic() {
    let desk = Desk::new();
    let whole = std::fs::read(desk.finished("game.jsonl")).unwrap();
    let cuts = (0..whole.len()).step_by(whole.len() / 60);
    let files: Vec<String> = cuts.map(|cut| desk.write(&format!("{cut}.jsonl"), &whole[..cut])).collect();
    let paths: Vec<&str> = files.iter().map(String::as_str).collect();
    let run = argead(&[&["verify", "--json"], &paths[..]].concat());
    assert_eq!(run.status, 2, "{}", run.err);
    run.says(&[]);
    let verdicts: Value = serde_json::from_str(&run.out).unwrap();
    for verdict in verdicts.as_array().unwrap() {
        assert_eq!(verdict["ok"], false, "{verdict}");
    }
}

#[test]
fn rubbish_is_unreadable() {
    let desk = Desk::new();
    let noise: Vec<u8> = (0..5_000u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for (name, bytes) in [
        ("empty", Vec::new()),
        ("noise", noise),
        ("text", b"Sing, goddess, the wrath\nof Achilles\n".to_vec()),
        ("json", b"{\"argead\":1}\n".to_vec()),
        ("nested", b"[".repeat(100_000)),
        ("linked", b"{\"argead\":1,\"link\":\"0123456789abcdef\"}\n".to_vec()),
    ] {
        let run = argead(&["verify", &desk.write(name, bytes)]);
        assert!(run.status == 1 || run.status == 2, "{name}: {run:?}");
        run.says(&[name]);
    }
    argead(&["verify", &desk.file("absent")]).complains(&["absent", "cannot be read"]);
}

#[test]
fn an_unfinished_record_is_not_honest_yet() {
    let desk = Desk::new();
    let run = argead(&["verify", &desk.unfinished("open.jsonl", 40)]);
    assert_eq!(run.status, 1);
    run.says(&["ends before the game does", "once the game is over"]);
}

#[test]
fn a_record_on_an_edition_of_ones_own_is_verified_with_it() {
    let desk = Desk::new();
    let text = argead(&["edition", "show", "alexandros"]).out;
    let mine = desk.write("mine.toml", format!("# A copy of mine.\n{text}"));
    let file = desk.file("game.jsonl");
    let options = ["--edition", &mine, "--seed", "1", "-o", &file];
    assert_eq!(argead(&[&["record", "alexandros", "--seats", "random,random"], &options[..]].concat()).status, 0);
    assert_eq!(argead(&["verify", &file, "--edition", &mine]).status, 0);
    std::fs::remove_file(&mine).unwrap();
    argead(&["verify", &file]).complains(&["mine.toml", "--edition FILE"]);
    assert_ne!(argead(&["verify", &file, "--edition", "argead"]).status, 0, "another edition");
}
