//! A finished game from its first event to its last.

use crate::decision::Judge;
use crate::fortune::Fortune;
use crate::outlook::{Outlook, Shares};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use table::{Analysis, Effort, Event, Happening, Instinct, Listener, Luck, Moment, MomentKind, Tale, Verdict};

/// How many playouts measure a position, for so many simulations that judge a decision.
const SIMULATIONS_A_PLAYOUT: u32 = 10;

/// What was found about one event, before the events are put in a row.
enum Finding {
    /// A decision, and what the seats could expect before it.
    Decision(Verdict, Shares),
    /// A roll, draw or lot.
    Chance(Fortune),
}

/// Judges the decisions of a game by what was known, and measures its luck in the true positions.
pub(crate) fn analyze<G: Instinct>(tale: &Tale<G>, effort: &Effort, listener: &Listener) -> Option<Analysis> {
    let findings = find(tale, effort, listener)?;
    let seats = tale.header.seats.len();
    let shown = |shares: &Shares| shares[..seats].to_vec();
    // From the end to the beginning: what a roll was worth before it came follows from what came of it.
    let mut after = tale.end.payoffs().map(f64::from);
    let mut moments: Vec<Moment> = Vec::with_capacity(findings.len());
    for (event, finding) in tale.events.iter().zip(findings).rev() {
        let (kind, before) = match finding {
            Finding::Decision(verdict, before) => (MomentKind::Decision(verdict), before),
            Finding::Chance(fortune) => {
                let before = fortune.before(&after);
                let Fortune { came, outcomes, exact, .. } = fortune;
                (MomentKind::Chance { came, outcomes, exact }, before)
            }
        };
        let change = (0..seats).map(|seat| after[seat] - before[seat]).collect();
        moments.push(Moment { line: event.line, kind, change, after: shown(&after) });
        after = before;
    }
    moments.reverse();
    Some(Analysis::new(&tale.header.game, &tale.header.seats, effort.simulations, shown(&after), moments))
}

/// Looks into every event, on as many threads as wanted. Each event has a generator of its own, so that all of them find the same.
fn find<G: Instinct>(tale: &Tale<G>, effort: &Effort, listener: &Listener) -> Option<Vec<Finding>> {
    let total = tale.events.len();
    let (next, done, stopped) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(!listener(0, total)));
    let findings: Mutex<Vec<(usize, Finding)>> = Mutex::new(Vec::with_capacity(total));
    std::thread::scope(|scope| {
        for _ in 0..effort.threads.clamp(1, total.max(1)) {
            scope.spawn(|| {
                let mut judge = Judge::new(effort.simulations);
                let mut outlook = Outlook::new((effort.simulations / SIMULATIONS_A_PLAYOUT).max(1));
                while !stopped.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(event) = tale.events.get(at) else { break };
                    let finding = look(event, &mut judge, &mut outlook);
                    findings.lock().expect("nobody panics while holding this").push((at, finding));
                    if !listener(done.fetch_add(1, Ordering::Relaxed) + 1, total) {
                        stopped.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let mut findings = findings.into_inner().expect("nobody panics while holding this");
    findings.sort_by_key(|&(at, _)| at);
    (findings.len() == total).then(|| findings.into_iter().map(|(_, finding)| finding).collect())
}

fn look<G: Instinct>(event: &Event<G>, judge: &mut Judge<G>, outlook: &mut Outlook<G>) -> Finding {
    let mut luck = Luck::new(event.line as u64);
    match event.what {
        Happening::Act(seat, action) => {
            let before = outlook.of(&event.before);
            Finding::Decision(judge.judge(&event.before, seat, action, &mut luck), before)
        }
        Happening::Settle(chance) => Finding::Chance(Fortune::of(&event.before, chance, outlook, &mut luck)),
    }
}
