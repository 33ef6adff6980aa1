//! Input as a hostile hand would write it: what is right, with something wrong in it.

use serde_json::Value;
use table::Luck;

/// `value` with one change somewhere in it. Strings turn into one of `vocabulary` more often than into rubbish, so that many changed
/// values can still be read.
pub(crate) fn value(value: &Value, vocabulary: &[String], luck: &mut Luck) -> Value {
    let mut changed = value.clone();
    let target = luck.below(count(value)) as usize;
    change_nth(&mut changed, &mut { target }, vocabulary, luck);
    changed
}

/// Every string in `value`, names of fields included.
pub(crate) fn strings(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::String(text) => out.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| strings(item, out)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| {
            out.push(name.clone());
            strings(field, out);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Changes the value that is `left` steps further on, and counts the steps down.
fn change_nth(value: &mut Value, left: &mut usize, vocabulary: &[String], luck: &mut Luck) -> bool {
    if *left == 0 {
        *value = changed(value, vocabulary, luck);
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().any(|item| change_nth(item, left, vocabulary, luck)),
        Value::Object(fields) => fields.values_mut().any(|field| change_nth(field, left, vocabulary, luck)),
        _ => false,
    }
}

fn changed(value: &Value, vocabulary: &[String], luck: &mut Luck) -> Value {
    if luck.below(12) == 0 {
        let rubbish = ["null", "true", "[]", "{}", "\"\"", "-1", "1e300", "[[[[0]]]]", "{\"é\":\"\\u0000\"}"];
        return serde_json::from_str(luck.pick(&rubbish)).expect("this rubbish is JSON");
    }
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let near = [number + 1, number - 1, number ^ 1, -number, 0, 255, 256, 65_535, i64::MAX];
            Value::from(if luck.below(3) == 0 { i64::from(luck.below(260)) } else { luck.pick(&near) })
        }
        Value::String(text) => Value::from(word(text, vocabulary, luck)),
        Value::Bool(truth) => Value::from(!truth),
        Value::Null => Value::from(0),
        Value::Array(items) => {
            let mut items = items.clone();
            if items.is_empty() || luck.below(3) == 0 {
                items.push(items.first().cloned().unwrap_or_default());
            } else {
                let at = luck.below(items.len() as u32) as usize;
                match luck.below(2) {
                    0 => drop(items.remove(at)),
                    _ => items.swap(0, at),
                }
            }
            Value::Array(items)
        }
        Value::Object(fields) => {
            let mut fields = fields.clone();
            if let Some(name) = fields.keys().nth(luck.below(fields.len().max(1) as u32) as usize).cloned() {
                let field = fields.remove(&name).expect("just found");
                if luck.below(3) > 0 {
                    fields.insert(word(&name, vocabulary, luck), field);
                }
            }
            Value::Object(fields)
        }
    }
}

fn word(text: &str, vocabulary: &[String], luck: &mut Luck) -> String {
    match luck.below(8) {
        0 => String::new(),
        1 => format!("{text}x"),
        2 => text.chars().rev().collect(),
        _ if vocabulary.is_empty() => "é".to_owned(),
        _ => vocabulary[luck.below(vocabulary.len() as u32) as usize].clone(),
    }
}

/// `text` with one to three changes: letters, numbers and whole lines that are wrong, missing or in the wrong place.
pub(crate) fn text(text: &str, luck: &mut Luck) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + luck.below(3) {
        text = match luck.below(4) {
            0 => change_line(&text, luck),
            1 => change_letter(&text, luck),
            _ => change_number(&text, luck),
        };
    }
    text
}

fn change_line(text: &str, luck: &mut Luck) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return "[[".to_owned();
    }
    let [at, other] = [luck.below(lines.len() as u32) as usize, luck.below(lines.len() as u32) as usize];
    match luck.below(4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(other, lines[at]),
        2 => lines.swap(at, other),
        _ => lines.truncate(at),
    }
    lines.join("\n")
}

fn change_letter(text: &str, luck: &mut Luck) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = luck.below(letters.len() as u32 + 1) as usize;
    let letter = luck.pick(&['0', '9', '-', '"', '[', ']', '{', '}', '=', ',', '.', '#', '\n', '\0', 'é', '∞', 'a']);
    if at < letters.len() && luck.below(2) == 0 {
        letters[at] = letter;
    } else {
        letters.insert(at, letter);
    }
    letters.into_iter().collect()
}

fn change_number(text: &str, luck: &mut Luck) -> String {
    let is_start = |at: usize| {
        let bytes = text.as_bytes();
        bytes[at].is_ascii_digit() && (at == 0 || !bytes[at - 1].is_ascii_digit())
    };
    let starts: Vec<usize> = (0..text.len()).filter(|&at| is_start(at)).collect();
    if starts.is_empty() {
        return change_letter(text, luck);
    }
    let start = luck.pick(&starts);
    let rest = text[start..].trim_start_matches(|digit: char| digit.is_ascii_digit());
    let number = luck.pick(&["0", "1", "2", "7", "255", "256", "65536", "-1", "4294967296", "1.5", "nan", "\"1\""]);
    format!("{}{number}{rest}", &text[..start])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_changes_change_something() {
        let mut luck = Luck::new(1);
        let right = serde_json::json!({"take": {"card": 3, "from": ["hand", 1]}});
        let changed = (0..200).filter(|_| value(&right, &["hand".to_owned(), "deck".to_owned()], &mut luck) != right);
        assert!(changed.count() > 150);
        let edition = "[die]\nfaces = 6\n";
        assert!((0..200).filter(|_| text(edition, &mut luck) != edition).count() > 150);
    }

    #[test]
    fn nothing_is_too_little_to_change() {
        let mut luck = Luck::new(2);
        for _ in 0..200 {
            let _ = (text("", &mut luck), value(&Value::Null, &[], &mut luck));
            let _ = value(&serde_json::json!({}), &[], &mut luck);
        }
    }
}
