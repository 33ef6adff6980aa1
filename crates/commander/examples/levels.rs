//! How bots fare: `cargo run --release -p commander --example levels -- recruit granicus 100`.
//!
//! The level `glance` takes what suggests itself most at first glance, without looking ahead; a number searches with so many
//! simulations, `400x60` with 400 of 60 decisions each. With a file as the fourth argument it plays on that edition (`-` for the usual
//! one), with a number as the fifth it begins at that seed, and with a sixth the first game is told step by step. For each place it
//! also says how often a battle was won that looked so promising at its first round.

use commander::{Commander, Hold, Moment, Phase, Place};
use std::collections::BTreeMap;
use std::sync::Arc;
use strategist::{Budget, Mcts, Rollout, Search};
use table::{Bot, EditionFile, Game, Instinct, Knowledge, Luck, Options, Seat, Silent, Stage};

/// Battles fought and won, by how promising they looked: five rows from hopeless to sure.
type Battles = BTreeMap<&'static str, [(u32, u32); 5]>;

/// How promising the battle looks by eye, at the start of its first round.
fn promise(state: &Commander) -> Option<f32> {
    state.battle().filter(|battle| battle.round == 1 && battle.moment == Moment::RoundStart)?;
    let next = Commander::TERMS.iter().position(|&term| term == "next").expect("a term of the game");
    let mut terms = [[0.0; table::MAX_TERMS]; table::MAX_SEATS];
    state.terms(&mut terms);
    Some(terms[0][next])
}

fn main() {
    let mut args = std::env::args().skip(1);
    let level = args.next().unwrap_or_else(|| "recruit".to_owned());
    let campaign = args.next().unwrap_or_else(|| "granicus".to_owned());
    let games: u64 = args.next().and_then(|count| count.parse().ok()).unwrap_or(100);
    let about = Commander::ABOUT;
    let options = Options::choose(about.options, [("campaign", campaign.as_str())]).expect("a campaign");
    let edition = match args.next().filter(|path| path != "-") {
        Some(path) => EditionFile::new(&path, std::fs::read_to_string(&path).expect("a file with an edition")),
        None => about.default_edition(),
    };
    let setup = Arc::new(Commander::prepare(&edition, &options, 1).expect("a sound edition"));
    let mut bot: Box<dyn Bot<Commander>> = match level.as_str() {
        number if number.starts_with(|first: char| first.is_ascii_digit()) => {
            let (count, horizon) = number.split_once('x').unwrap_or((number, ""));
            let horizon = horizon.parse().unwrap_or(Commander::HORIZON);
            let simulations = Budget::Simulations(count.parse().expect("a number of simulations"));
            Box::new(Mcts::new(Search::guided(simulations, Rollout::short(horizon))))
        }
        level => strategist::bot::<Commander>(level).expect("a level of bots"),
    };
    let mut chances = Vec::new();
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let (mut points, mut turns, mut won) = (0i64, 0u64, 0u64);
    let mut battles = Battles::new();
    let mut holdouts: BTreeMap<&str, u64> = BTreeMap::new();
    let first: u64 = args.next().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    let tells = args.next().is_some();
    for game in first..first + games {
        let mut luck = Luck::new(game);
        let mut state = Commander::new(&setup);
        let mut fought: Option<(Place, f32)> = None;
        loop {
            if let Some((place, chance)) = fought.filter(|_| state.battle().is_none()) {
                let row = &mut battles.entry(place.key()).or_default()[(chance * 4.999) as usize];
                row.0 += 1;
                row.1 += u32::from(matches!(state.phase(), Phase::Spoils { .. }));
                fought = None;
            }
            fought = promise(&state).map(|chance| (state.army_at(), chance)).or(fought);
            match state.stage() {
                Stage::Over => break,
                Stage::Chance => {
                    chances.clear();
                    state.chances(&mut chances);
                    let chance = luck.weighted(&chances);
                    state.settle(chance, &mut Silent);
                }
                Stage::Decide(_) => {
                    let action = bot.decide(&Knowledge::new(&state, Seat(0)), &mut luck);
                    if tells && game == first {
                        let (turn, gold, level) = (state.turn(), state.gold(), state.level());
                        println!("turn {turn}, {gold} gold, A{level}, {} forces: {action:?}", state.own_forces());
                    }
                    state.act(Seat(0), action, &mut Silent);
                }
            }
        }
        *ends.entry(format!("{:?}", state.end().expect("it is over"))).or_default() += 1;
        for &place in Place::ALL.iter().filter(|&&place| state.hold(place) == Some(Hold::Enemy)) {
            *holdouts.entry(place.key()).or_default() += 1;
        }
        if state.payoffs()[0] >= 0.5 {
            won += 1;
            points += i64::from(state.score());
            turns += u64::from(state.turn());
        }
    }
    println!("{level} at {campaign}: {won} of {games} won, {ends:?}");
    println!("mean points {:.1}, mean turn {:.1}", points as f64 / won.max(1) as f64, turns as f64 / won.max(1) as f64);
    println!("not taken: {holdouts:?}");
    for (place, rows) in battles {
        let row = rows.map(|(fought, won)| format!("{won}/{fought}"));
        println!("{place}: won of those fought, from hopeless to sure: {}", row.join(", "));
    }
}
