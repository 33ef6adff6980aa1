//! A record that was changed does not verify, and says where and why.

use conformance::lots::{Lots, flaw};
use conformance::reference::{ConnectFour, Pig, bot};
use conformance::{Layout, random_game};
use serde_json::Value;
use table::record::{self, Record};
use table::{Boxed, EditionFile, Flaw, FlawKind, Game, Instinct, Luck, verify};

type Secrets = Lots<{ flaw::NONE }>;

/// A finished record of a random game.
fn played<G: Game>(seats: usize, seed: u64) -> Record {
    let session = random_game::<G>(&Layout::new(seats).order::<G>(seed), &mut Luck::new(seed));
    Record::from_lines(session.lines().to_vec()).expect("a session writes a record")
}

fn judge<G: Instinct>(lines: Vec<String>) -> Result<(), Flaw> {
    let record = Record::from_lines(lines)?;
    verify(&Boxed::<G>::new(&["random"], bot), &record, &G::ABOUT.default_edition()).map(|_| ())
}

/// The line as JSON, without its link.
fn body(line: &str) -> Value {
    let mut body: Value = serde_json::from_str(line).unwrap();
    body.as_object_mut().unwrap().remove("link");
    body
}

/// The same lines with every link made right again, as a careful forger would.
fn mended(bodies: &[Value]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for body in bodies {
        let previous = lines.last().map_or("", |line| record::link(line)).to_owned();
        lines.push(record::write_line(body, &previous));
    }
    lines
}

/// Every value of `body` with a pointer to it: numbers, strings and whole structures.
fn values(body: &Value, at: String, found: &mut Vec<String>) {
    match body {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| values(value, format!("{at}/{name}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| values(value, format!("{at}/{index}"), found));
        }
        _ => found.push(at),
    }
}

/// Other values that could stand there as well.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            [number + 1, number - 1].into_iter().map(Value::from).collect()
        }
        Value::String(text) if text == "roll" => vec!["hold".into()],
        Value::String(text) if text == "hold" => vec!["roll".into()],
        Value::String(text) if text == "keep" => vec!["swap".into()],
        Value::String(text) if text == "swap" => vec!["keep".into()],
        Value::String(text) if !text.is_empty() => {
            let end = if text.ends_with('0') { "1" } else { "0" };
            vec![format!("{}{end}", &text[..text.len() - 1]).into()]
        }
        _ => vec![Value::from("changed")],
    }
}

/// Every record that differs from `lines` in one value: the line's number, the value's place, and the lines.
fn forgeries(record: &Record) -> impl Iterator<Item = (usize, String, Value)> {
    let bodies: Vec<Value> = record.lines.iter().map(|line| body(line)).collect();
    bodies.into_iter().enumerate().flat_map(|(index, body)| {
        let mut places = Vec::new();
        values(&body, String::new(), &mut places);
        let changed = move |place: String| {
            let body = body.clone();
            others(body.pointer(&place).unwrap()).into_iter().map(move |other| {
                let mut forged = body.clone();
                *forged.pointer_mut(&place).unwrap() = other;
                (index, place.clone(), forged)
            })
        };
        places.into_iter().flat_map(changed)
    })
}

fn any_change_is_found_on_its_line<G: Instinct>(seats: usize) {
    let record = played::<G>(seats, 3);
    judge::<G>(record.lines.clone()).expect("an honest record verifies");
    let mut tried = 0;
    for (index, place, forged) in forgeries(&record) {
        let mut lines = record.lines.clone();
        let link = record::link(&lines[index]).to_owned();
        let text = forged.to_string();
        lines[index] = format!("{},\"link\":\"{link}\"}}", &text[..text.len() - 1]);
        let flaw = judge::<G>(lines).expect_err(&place);
        assert_eq!((flaw.line, flaw.kind), (index + 1, FlawKind::Altered), "{place} of line {}", index + 1);
        tried += 1;
    }
    assert!(tried > record.lines.len());
}

#[test]
fn any_action_outcome_or_header_value_changed_in_pig() {
    any_change_is_found_on_its_line::<Pig>(3);
}

#[test]
fn any_action_or_header_value_changed_in_connect_four() {
    any_change_is_found_on_its_line::<ConnectFour>(2);
}

#[test]
fn any_action_undo_outcome_or_header_value_changed_among_secrets() {
    any_change_is_found_on_its_line::<Secrets>(3);
}

/// Who mends every link after a change is still found out by the rules and the dice: on the changed line or where it shows. Only
/// names follow from nothing.
#[test]
fn mended_links_do_not_help() {
    let record = played::<Pig>(2, 4);
    let bodies: Vec<Value> = record.lines.iter().map(|line| body(line)).collect();
    let mut unnoticed = Vec::new();
    for (index, place, forged) in forgeries(&record) {
        let mut changed = bodies.clone();
        changed[index] = forged;
        match judge::<Pig>(mended(&changed)) {
            Ok(()) => unnoticed.push(place),
            Err(flaw) => {
                let header_shows_later = index == 0 && flaw.kind == FlawKind::Dishonest;
                assert!(flaw.line == index + 1 || flaw.line == index + 2 || header_shows_later, "{place}: {flaw:?}");
            }
        }
    }
    unnoticed.sort();
    unnoticed.dedup();
    assert_eq!(unnoticed, ["/edition/name", "/seats/0/name", "/seats/0/player", "/seats/1/name", "/seats/1/player"]);
}

#[test]
fn each_flaw_has_its_kind() {
    let record = played::<Pig>(2, 5);
    let bodies: Vec<Value> = record.lines.iter().map(|line| body(line)).collect();
    let changed = |line: usize, place: &str, value: Value| {
        let mut bodies = bodies.clone();
        *bodies[line - 1].pointer_mut(place).unwrap() = value;
        let flaw = judge::<Pig>(mended(&bodies)).unwrap_err();
        (flaw.line, flaw.kind, flaw.reason.id.into_owned())
    };
    let last = bodies.len();
    let rolled = bodies[2].pointer("/chance/pips").unwrap().as_i64().unwrap();
    let cases = [
        (1, "/argead", 9.into(), 1, FlawKind::Unreadable, "table-flaw-format"),
        (1, "/game", "go".into(), 1, FlawKind::Unreadable, "table-flaw-game"),
        (1, "/rules", 9.into(), 1, FlawKind::Unreadable, "table-flaw-rules"),
        (1, "/edition/sha256", "00".into(), 1, FlawKind::Unreadable, "table-flaw-edition"),
        (1, "/options/goal", "7".into(), 1, FlawKind::Unreadable, "table-fault-option-value"),
        (1, "/table", "another".into(), 3, FlawKind::Dishonest, "table-flaw-dishonest"),
        (1, "/entropy/0", "more".into(), 3, FlawKind::Dishonest, "table-flaw-dishonest"),
        (1, "/commitment", "00".into(), last, FlawKind::Dishonest, "table-flaw-seed"),
        (2, "/seat", 1.into(), 2, FlawKind::Illegal, "table-flaw-refused"),
        (2, "/action", "hold".into(), 2, FlawKind::Illegal, "table-flaw-refused-by-clause"),
        (2, "/action", "fold".into(), 2, FlawKind::Illegal, "table-flaw-refused"),
        (3, "/chance/pips", (rolled % 6 + 1).into(), 3, FlawKind::Dishonest, "table-flaw-dishonest"),
        (3, "/chance/pips", 7.into(), 3, FlawKind::Illegal, "table-flaw-impossible-chance"),
        (3, "/chance", "six".into(), 3, FlawKind::Illegal, "table-flaw-chance"),
        (last, "/end/seed", "00".into(), last, FlawKind::Dishonest, "table-flaw-seed"),
        (last, "/end/outcome/scores/0", 999.into(), last, FlawKind::Illegal, "table-flaw-result"),
    ];
    for (line, place, value, flaw_line, kind, reason) in cases {
        assert_eq!(changed(line, place, value), (flaw_line, kind, reason.to_owned()), "{place} of line {line}");
    }
}

#[test]
fn a_record_cut_off_after_any_line_is_unfinished() {
    let record = played::<Pig>(2, 6);
    for lines in 1..record.lines.len() {
        let flaw = judge::<Pig>(record.lines[..lines].to_vec()).unwrap_err();
        assert_eq!((flaw.line, flaw.kind), (lines, FlawKind::Unfinished));
    }
}

#[test]
fn a_record_cut_off_within_a_line_is_an_error_on_that_line() {
    let text = played::<ConnectFour>(2, 7).text();
    for at in (0..text.len()).filter(|&at| !text[..at].ends_with("\"}") && !text[..at].ends_with('\n')) {
        let flaw = Record::parse(&text[..at]).unwrap_err();
        let line = text[..at].matches('\n').count() + 1;
        assert_eq!((flaw.line, flaw.kind), (line, FlawKind::Unreadable), "cut off after {at} bytes");
    }
}

#[test]
fn lines_that_are_missing_doubled_or_swapped_break_the_chain() {
    let lines = played::<Secrets>(2, 8).lines;
    for at in 0..lines.len() - 1 {
        let (mut missing, mut doubled, mut swapped) = (lines.clone(), lines.clone(), lines.clone());
        missing.remove(at);
        doubled.insert(at, lines[at].clone());
        swapped.swap(at, at + 1);
        for forged in [missing, doubled, swapped] {
            assert!(judge::<Secrets>(forged).is_err(), "around line {}", at + 1);
        }
    }
}

#[test]
fn what_follows_the_end_is_refused() {
    let record = played::<Pig>(2, 9);
    let mut bodies: Vec<Value> = record.lines.iter().map(|line| body(line)).collect();
    let end = bodies.last().unwrap().clone();
    for extra in [end, serde_json::json!({"seat": 0, "action": "roll"}), serde_json::json!({"undo": 0})] {
        bodies.push(extra);
        let record = Record::from_lines(mended(&bodies)).unwrap();
        let flaw = table::Session::<Pig>::load(&record, &Pig::ABOUT.default_edition(), None).unwrap_err();
        assert_eq!((flaw.line, flaw.kind), (bodies.len(), FlawKind::Illegal));
        bodies.pop();
    }
}

#[test]
fn random_bytes_are_an_error() {
    let mut luck = Luck::new(1);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..luck.below(200)).map(|_| luck.bits() as u8).collect();
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(Record::parse(&text).unwrap_err().kind, FlawKind::Unreadable);
    }
}

#[test]
fn another_edition_than_the_one_played_on_is_not_accepted() {
    let record = played::<Pig>(2, 10);
    let other = EditionFile::new("six-sided", "faces = 8\n");
    let flaw = verify(&Boxed::<Pig>::new(&["random"], bot), &record, &other).err().unwrap();
    assert_eq!(flaw.reason.id, "table-flaw-edition");
}
