//! A short ladder: every level is stronger than the one beneath it. `argead ladder` climbs the long one.

use alexandros::Alexandros;
use conformance::reference::ConnectFour;
use strategist::{LEVELS, bot};
use table::{Bot, Boxed, Contest, Instinct, Title};

/// How many of `games` games `upper` wins against `lower`, each sitting first in half of them.
fn wins<G: Instinct>(bot: fn(&str) -> Option<Box<dyn Bot<G>>>, upper: &str, lower: &str, games: u32) -> f64 {
    let title = Boxed::<G>::new(LEVELS, bot);
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
    half([upper, lower], 0) + half([lower, upper], 1)
}

#[test]
fn each_level_beats_the_one_beneath_it() {
    let share = |upper, lower, games| wins::<ConnectFour>(bot, upper, lower, games) / f64::from(games);
    assert!(share("recruit", "random", 40) > 0.9);
    assert!(share("captain", "recruit", 40) > 0.8);
    assert!(share("general", "captain", 20) > 0.6);
}

#[test]
fn each_level_beats_the_one_beneath_it_where_cards_are_hidden() {
    let share = |upper, lower, games| wins::<Alexandros>(bot, upper, lower, games) / f64::from(games);
    assert!(share("recruit", "random", 40) > 0.9);
    assert!(share("captain", "recruit", 12) > 0.6);
}
