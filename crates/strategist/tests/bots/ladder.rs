//! A short ladder where nothing is hidden and nothing rolls. That of the games of the house is a test of the shelf.

use conformance::reference::ConnectFour;
use strategist::{LEVELS, bot};
use table::{Boxed, Contest, Title};

/// The share of `games` games that `upper` wins against `lower`, sitting first in half of them.
fn share(upper: &str, lower: &str, games: u32) -> f64 {
    let title = Boxed::<ConnectFour>::new(LEVELS, bot);
    let half = |seats: [&str; 2], seat: usize| {
        let contest = Contest {
            edition: title.about().default_edition(),
            options: Default::default(),
            seats: seats.map(str::to_owned).to_vec(),
            games: games / 2,
            seed: 7,
            threads: 2,
            watched: false,
        };
        let bouts = title.contest(&contest, &|| ()).expect("a sound contest");
        bouts.iter().map(|bout| bout.wins[seat]).sum::<f64>()
    };
    (half([upper, lower], 0) + half([lower, upper], 1)) / f64::from(games)
}

#[test]
fn each_level_beats_the_one_beneath_it() {
    assert!(share("recruit", "random", 40) > 0.9);
    assert!(share("captain", "recruit", 40) > 0.8);
    assert!(share("general", "captain", 20) > 0.6);
}
