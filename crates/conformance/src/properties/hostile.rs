//! Hostile input is an error, never a panic: records, editions, orders and actions.

use crate::failure::calmly;
use crate::walk::{actions_of, random_step};
use crate::{Failure, Layout, Suite, Verdict, mutate, random_game};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{EditionFile, Instinct, Luck, Record, Seat, Session, Silent, Title, record};

/// How much hostile input of each sort is tried.
const TRIES: usize = 300;
/// How far a game on a changed edition is played.
const STEPS: usize = 60;

/// Records, editions, options and actions with something wrong in them are refused in words that exist in both languages, or are
/// right after all and play on. Nothing panics.
pub fn hostile_input_is_an_error<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    let mut luck = Luck::new(0);
    for (seed, layout) in suite.layouts.iter().enumerate() {
        records(suite, layout, seed as u64, &mut luck)?;
    }
    editions(suite, &mut luck)?;
    options(suite)?;
    suite.visit_some(TRIES, |position| {
        let mut play = suite.title().open(position.order).map_err(|fault| fault.to_string())?;
        let offered = position.seats().flat_map(|seat| actions_of(position.state(), seat));
        for value in offered.map(|action| serde_json::to_value(action).expect("plain JSON")).collect::<Vec<_>>() {
            let changed = mutate::value(&value, &["".to_owned()], position.luck);
            let seat = Seat(position.luck.below(256) as u8);
            let proposed = calmly(|| play.propose(seat, &changed, position.dice));
            let answer = proposed.map_err(|panic| format!("the action {changed} by seat {}: {panic}", seat.0))?;
            if let Err(refusal) = answer {
                suite.can_say(&refusal.reason)?;
            }
        }
        Ok(())
    })
}

/// Records with one line changed and every link made right again, so that nothing but the rules stands in the way.
fn records<G: Instinct>(suite: &Suite<G>, layout: &Layout, seed: u64, luck: &mut Luck) -> Verdict {
    let order = layout.order::<G>(seed);
    let session = calmly(|| random_game::<G>(&order, luck))?;
    let bodies: Vec<Value> = session.lines().iter().map(|line| unlinked(line)).collect();
    let mut vocabulary = Vec::new();
    bodies.iter().for_each(|body| mutate::strings(body, &mut vocabulary));
    vocabulary.sort();
    vocabulary.dedup();
    for _ in 0..TRIES / suite.layouts.len() {
        // Early lines are as likely to be changed as late ones, and cheaper to replay.
        let at = luck.below(bodies.len() as u32) as usize;
        let mut changed = bodies[..(at + 3).min(bodies.len())].to_vec();
        changed[at] = mutate::value(&changed[at], &vocabulary, luck);
        let lines = linked(&changed);
        let shown = format!("line {} changed to {}", at + 1, changed[at]);
        calmly(|| read(suite, &order.edition, lines))
            .and_then(|verdict| verdict)
            .map_err(|why| format!("{shown}: {why}"))?;

        let text: String = session.lines()[..at + 1].join("\n");
        let text = mutate::text(&text, luck);
        let lines = text.lines().map(str::to_owned).collect();
        calmly(|| read(suite, &order.edition, lines))
            .and_then(|verdict| verdict)
            .map_err(|why| format!("{why} in\n{text}"))?;
    }
    Ok(())
}

fn read<G: Instinct>(suite: &Suite<G>, edition: &EditionFile, lines: Vec<String>) -> Verdict {
    let count = lines.len().max(1);
    let flaw = match Record::from_lines(lines) {
        Ok(record) => suite.title().load(&record, edition, None).err(),
        Err(flaw) => Some(flaw),
    };
    flaw.map_or(Ok(()), |flaw| {
        suite.can_say(&flaw.reason)?;
        ensure!((1..=count).contains(&flaw.line), "the flaw is said to be on line {} of {count}", flaw.line);
        Ok(())
    })
}

fn unlinked(line: &str) -> Value {
    let mut body: Value = serde_json::from_str(line).expect("a line of a record is JSON");
    body.as_object_mut().expect("a line of a record is an object").remove("link");
    body
}

fn linked(bodies: &[Value]) -> Vec<String> {
    let mut previous = String::new();
    let line = |body: &Value| {
        let line = record::write_line(body, &previous);
        previous = record::link(&line).to_owned();
        line
    };
    bodies.iter().map(line).collect()
}

/// Changed editions are refused with a line of the file, or can be played on.
fn editions<G: Instinct>(suite: &Suite<G>, luck: &mut Luck) -> Verdict {
    for &(name, text) in G::ABOUT.editions {
        let whole = EditionFile::new(name, text);
        suite.title().check_edition(&whole).map_err(|fault| format!("our own edition is refused: {fault}"))?;
        for _ in 0..TRIES {
            let edition = EditionFile::new(name, mutate::text(text, luck));
            let verdict = calmly(|| try_edition(suite, &edition, luck)).and_then(|verdict| verdict);
            verdict.map_err(|why| format!("{why}\nwith edition {name} changed to\n{}", edition.text))?;
        }
    }
    Ok(())
}

fn try_edition<G: Instinct>(suite: &Suite<G>, edition: &EditionFile, luck: &mut Luck) -> Verdict {
    if let Err(fault) = suite.title().check_edition(edition) {
        suite.can_say(&fault.reason)?;
        let lines = edition.text.lines().count() + 1;
        ensure!(fault.line.is_none_or(|line| (1..=lines).contains(&line)), "the fault is on line {:?}", fault.line);
        return Ok(());
    }
    for layout in &suite.layouts {
        let order = table::Order { edition: edition.clone(), ..layout.order::<G>(0) };
        match Session::<G>::open(&order) {
            Ok(session) => {
                let mut state = session.state().clone();
                let mut steps = 0;
                while steps < STEPS && random_step(&mut state, luck, &mut Silent) {
                    steps += 1;
                }
            }
            Err(fault) => suite.can_say(&fault.reason)?,
        }
    }
    Ok(())
}

/// Unknown options, values and seat counts are refused in words.
fn options<G: Instinct>(suite: &Suite<G>) -> Verdict {
    let plain = &suite.layouts[0];
    let keys = G::ABOUT.options.iter().map(|spec| spec.key).chain(["no such option"]);
    let options =
        keys.map(|key| Layout { options: BTreeMap::from([(key.to_owned(), "rubbish".to_owned())]), ..*plain });
    let counts = [0, G::ABOUT.seats.0 - 1, G::ABOUT.seats.1 + 1, 200].map(Layout::new);
    for layout in options.chain(counts) {
        let opened = calmly(|| Session::<G>::open(&layout.order::<G>(0)).map(|_| ()))?;
        let Err(fault) = opened else { return Err(format!("a table for {layout} can be opened")) };
        suite.can_say(&fault.reason)?;
    }
    Ok(())
}
