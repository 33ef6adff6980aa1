//! Hostile input is an error, never a panic: records, editions, orders and actions.

use crate::failure::calmly;
use crate::hostile::unlinked;
use crate::walk::actions_of;
use crate::{Failure, Layout, Position, Suite, Verdict, mutate, random_game};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Instinct, Luck, Record, Seat, Session, Title};

/// How much hostile input of each sort is tried.
const TRIES: usize = 300;
/// How many actions are tried in each position.
const ACTIONS: usize = 8;

/// Records, editions, options and actions with something wrong in them are refused in words that exist in both languages, or are
/// right after all and play on. Nothing panics.
pub fn hostile_input_is_an_error<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    let mut luck = Luck::new(0);
    for (seed, layout) in suite.layouts.iter().enumerate() {
        records(suite, layout, seed as u64, &mut luck)?;
    }
    editions(suite, &mut luck)?;
    options(suite)?;
    games(suite, &mut luck)?;
    suite.visit_some(TRIES, actions)
}

/// Calm, and content.
fn tried(verdict: impl FnOnce() -> Verdict, what: impl FnOnce() -> String) -> Verdict {
    calmly(verdict).and_then(|verdict| verdict).map_err(|why| format!("{why}\nwith {}", what()))
}

/// Records with one value or a few letters changed.
fn records<G: Instinct>(suite: &Suite<G>, layout: &Layout, seed: u64, luck: &mut Luck) -> Verdict {
    let session = calmly(|| random_game::<G>(&layout.order::<G>(seed), luck))?;
    let bodies: Vec<Value> = session.lines().iter().filter_map(|line| unlinked(line)).collect();
    let mut vocabulary = Vec::new();
    bodies.iter().for_each(|body| mutate::strings(body, &mut vocabulary));
    vocabulary.sort();
    vocabulary.dedup();
    for _ in 0..TRIES.div_ceil(suite.layouts.len()) {
        // Cut off a little after the change, since what follows is the same as ever.
        let at = luck.below(bodies.len() as u32) as usize;
        let mut changed = bodies[..(at + 3).min(bodies.len())].to_vec();
        changed[at] = mutate::value(&changed[at], &vocabulary, luck);
        let text = changed.iter().map(|body| format!("{body}\n")).collect::<String>();
        tried(|| suite.try_record(&text), || format!("line {} changed to {}", at + 1, changed[at]))?;
        let text = mutate::text(&session.lines()[..=at].join("\n"), luck);
        tried(|| suite.try_record(&text), || format!("the record\n{text}"))?;
    }
    Ok(())
}

fn editions<G: Instinct>(suite: &Suite<G>, luck: &mut Luck) -> Verdict {
    for &(name, text) in G::ABOUT.editions {
        suite.title().check_edition(&G::ABOUT.edition(name).expect("listed")).map_err(|fault| fault.to_string())?;
        for _ in 0..TRIES {
            let text = mutate::text(text, luck);
            tried(|| suite.try_edition(&text), || format!("edition {name} changed to\n{text}"))?;
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

/// Games by random bytes, as the fuzzer plays them.
fn games<G: Instinct>(suite: &Suite<G>, luck: &mut Luck) -> Verdict {
    for _ in 0..TRIES / 10 {
        let bytes: Vec<u8> = (0..luck.below(100)).map(|_| luck.bits() as u8).collect();
        tried(|| suite.try_game(&bytes), || format!("the game {bytes:?}"))?;
    }
    Ok(())
}

/// What a browser could send: JSON that is nearly an action, from any seat.
fn actions<G: Instinct>(position: &mut Position<'_, G>) -> Verdict {
    let record = Record::from_lines(position.session.lines().to_vec()).map_err(|flaw| flaw.to_string())?;
    let title = position.suite.title();
    let mut play = title.load(&record, &position.order.edition, None).map_err(|flaw| flaw.to_string())?;
    let offered: Vec<G::Action> = position.seats().flat_map(|seat| actions_of(position.state(), seat)).collect();
    for _ in 0..ACTIONS.min(offered.len()) {
        let action = serde_json::to_value(position.luck.pick(&offered)).map_err(|error| error.to_string())?;
        let changed = mutate::value(&action, &[String::new()], position.luck);
        let seat = position.luck.pick(&[0, 1, 2, 5, 8, 255].map(Seat));
        let proposed = calmly(|| play.propose(seat, &changed, position.dice));
        let answer = proposed.map_err(|panic| format!("{panic}\nwith {changed} by seat {}", seat.0))?;
        if let Err(refusal) = answer {
            position.suite.can_say(&refusal.reason)?;
        }
    }
    Ok(())
}
