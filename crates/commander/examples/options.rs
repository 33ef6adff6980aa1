//! What each option of a campaign is worth: `cargo run --release -p commander --example options -- 11 recruit=1000 captain=40`.
//!
//! The first number is the seed. Every campaign is played without options and with each of its options alone; a recruit chooses the
//! advisors, and the bot decides from the first turn on. What comes out is a table in Markdown.

use commander::{Action, CampaignOption, Commander, Phase, Setup};
use lab::{Mean, Rate};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use table::{Game, Knowledge, Luck, Options, Seat, Silent, Stage};

const CAMPAIGNS: [&str; 4] = ["granicus", "issus", "tyre", "gaugamela"];

/// Begins a campaign with this option alone, with the advisors a recruit chooses: it takes no options by itself.
fn begin(setup: &Arc<Setup>, option: Option<CampaignOption>, luck: &mut Luck) -> Commander {
    let mut state = Commander::new(setup);
    let mut recruit = strategist::bot::<Commander>("recruit").expect("a level of bots");
    if let Some(option) = option {
        state.act(Seat(0), Action::TakeOption(option), &mut Silent);
    }
    while matches!(state.phase(), Phase::SetUp) {
        let action = recruit.decide(&Knowledge::new(&state, Seat(0)), luck);
        assert!(!matches!(action, Action::TakeOption(_)), "a recruit takes no options");
        state.act(Seat(0), action, &mut Silent);
    }
    state
}

/// Plays on to the end; the points if it is won.
fn play(mut state: Commander, level: &str, luck: &mut Luck) -> Option<i32> {
    let mut bot = strategist::bot::<Commander>(level).expect("a level of bots");
    let mut chances = Vec::new();
    loop {
        match state.stage() {
            Stage::Over => break,
            Stage::Chance => {
                chances.clear();
                state.chances(&mut chances);
                let chance = luck.weighted(&chances);
                state.settle(chance, &mut Silent);
            }
            Stage::Decide(_) => {
                let action = bot.decide(&Knowledge::new(&state, Seat(0)), luck);
                state.act(Seat(0), action, &mut Silent);
            }
        }
    }
    (state.end() == Some(commander::End::Won)).then(|| state.score())
}

/// Victories and their points, of so many campaigns on all cores.
fn cell(setup: &Arc<Setup>, option: Option<CampaignOption>, level: &str, games: u64, seed: u64) -> String {
    let next = AtomicU64::new(0);
    let results = Mutex::new((0.0, Mean::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let mut luck = Luck::new(seed * 1_000_000 + game);
                    let start = begin(setup, option, &mut luck);
                    let points = play(start, level, &mut luck);
                    let mut results = results.lock().expect("no campaign panics");
                    results.0 += f64::from(u8::from(points.is_some()));
                    results.1.add(f64::from(points.unwrap_or(0)));
                }
            });
        }
    });
    let (won, points) = results.into_inner().expect("no campaign panics");
    let rate = Rate::of(won, games as usize);
    let percent = |share: f64| 100.0 * share;
    let (share, low, high) = (percent(rate.share), percent(rate.low), percent(rate.high));
    format!("{share:.1} ({low:.0}–{high:.0}) | {:.1}", points.value())
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seed: u64 = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let levels: Vec<(String, u64)> = args
        .map(|level| {
            let (name, games) = level.split_once('=').unwrap_or((&level, "100"));
            (name.to_owned(), games.parse().expect("a number of campaigns"))
        })
        .collect();
    let heads: String = levels.iter().map(|(level, games)| format!(" {level}, of {games} | points |")).collect();
    println!("| campaign | option | counts |{heads}\n|---|---|---:|{}", "---:|---:|".repeat(levels.len()));
    for campaign in CAMPAIGNS {
        let about = Commander::ABOUT;
        let options = Options::choose(about.options, [("campaign", campaign)]).expect("a campaign");
        let setup = Arc::new(Commander::prepare(&about.default_edition(), &options, 1).expect("a sound edition"));
        let offers: Vec<_> =
            Commander::new(&setup).map().options.iter().map(|offer| (offer.option, offer.points)).collect();
        for choice in std::iter::once(None).chain(offers.into_iter().map(Some)) {
            let option = choice.map(|(option, _)| option);
            let (name, counts) = choice.map_or(("none", 0), |(option, points)| (option.key(), points));
            let cells: Vec<_> = levels.iter().map(|(level, games)| cell(&setup, option, level, *games, seed)).collect();
            println!("| {campaign} | `{name}` | {counts:+} | {} |", cells.join(" | "));
        }
    }
}
