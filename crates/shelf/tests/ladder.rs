//! A short ladder of every game: each level does better than the one beneath it. `argead ladder` climbs the long one.
//!
//! Whoever thinks long is in a hurry here and takes a quarter of its simulations. So few games catch a level that has become weaker than the
//! one beneath it, not one that is merely less far ahead.

use alexandros::Alexandros;
use commander::Commander;
use empire::Empire;
use phalanxx::Phalanxx;
use strategist::{Budget, LEVELS, Mcts, Search, bot, search};
use table::{Bot, Boxed, Contest, Instinct, Title};

/// A long search takes one in so many of its simulations here.
const HURRY: u32 = 4;

/// No end of more positions is solved: without a clock that would take as long as it takes.
const SMALL_END: usize = 400;

fn hasty<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    let Some(search) = search::<G>(level) else { return bot(level) };
    let budget = match search.budget {
        Budget::Within(simulations, _) => Budget::Simulations(simulations / HURRY),
        short => short,
    };
    Some(Box::new(Mcts::new(Search { budget, solve: search.solve.min(SMALL_END), ..search })))
}

/// What the bot on `seat` gets in the mean of so many games, as a share of the victory.
fn mean<G: Instinct>(seats: &[&str], seat: usize, games: u32, options: &[(&str, &str)]) -> f64 {
    let title = Boxed::<G>::new(LEVELS, hasty);
    let contest = Contest {
        edition: title.about().default_edition(),
        options: options.iter().map(|&(option, value)| (option.to_owned(), value.to_owned())).collect(),
        seats: seats.iter().map(|&level| level.to_owned()).collect(),
        games,
        seed: 7,
        threads: 1,
        watched: false,
    };
    let bouts = title.contest(&contest, &|| ()).expect("a sound contest");
    bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>() / f64::from(games)
}

/// Each pair of neighbours plays so many games, from either seat in half of them, and the upper one wins this share or more.
fn climb<G: Instinct>(pairs: [(u32, f64); 4]) {
    for (pair, (games, wanted)) in LEVELS.windows(2).zip(pairs) {
        let &[lower, upper] = pair else { unreachable!("two levels") };
        let half = games / 2;
        let share = (mean::<G>(&[upper, lower], 0, half, &[]) + mean::<G>(&[lower, upper], 1, half, &[])) / 2.0;
        assert!(share >= wanted, "{upper} wins {share} of {games} games against {lower}");
    }
}

#[test]
fn each_level_of_alexandros_beats_the_one_beneath_it() {
    climb::<Alexandros>([(20, 0.9), (20, 0.5), (16, 0.5), (16, 0.5)]);
}

#[test]
fn each_level_of_phalanxx_beats_the_one_beneath_it() {
    climb::<Phalanxx>([(20, 0.9), (20, 0.5), (16, 0.5), (24, 0.5)]);
}

#[test]
fn each_level_of_empire_beats_the_one_beneath_it() {
    climb::<Empire>([(20, 0.9), (20, 0.7), (16, 0.5), (16, 0.5)]);
}

/// Alexander and the general are so close here that only many more campaigns tell them apart: `docs/strength/commander.md`.
#[test]
fn each_level_of_commander_up_to_the_general_fares_better_than_the_one_beneath_it() {
    let campaigns = ["granicus", "issus", "tyre", "gaugamela"];
    let fares = |level, games| {
        let results = campaigns.map(|campaign| mean::<Commander>(&[level], 0, games, &[("campaign", campaign)]));
        results.iter().sum::<f64>() / campaigns.len() as f64
    };
    let results = [fares("random", 200), fares("recruit", 200), fares("captain", 10), fares("general", 4)];
    assert!(results.is_sorted_by(|lower, upper| upper - lower > 0.02), "{results:?}");
}
