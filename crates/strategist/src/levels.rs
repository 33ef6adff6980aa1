//! The levels a player may choose from.

use crate::{Budget, Glance, Greedy, Mcts, Random, Rollout, Search};
use std::time::Duration;
use table::{Bot, Instinct};

/// The levels there are, weakest first.
pub const LEVELS: &[&str] = &["random", "recruit", "captain", "general", "alexander"];

/// The longest clock in milliseconds.
const MOST: u64 = 600_000;

/// Rounds of secret choices are rare, and may take longer.
const MIXING: u32 = 5;

/// Ends of so many positions are solved in no time.
const SMALL_END: usize = 400;

/// A bot of this level, if there is one. Levels differ by how far a bot thinks, never by what it knows.
///
/// * `random` takes whatever comes.
/// * `recruit` looks to the end of its own turn.
/// * `captain` searches, for a hundredth of a second or so.
/// * `general` searches ten times as much, never for more than a second, and looks farther, through rounds of secret choices; in some
///   games it weighs the turns it imagines.
/// * `alexander` searches up to four times as much, never for more than five seconds, and imagines better: in some games more ways to play
///   a turn compete, each of which counts as a simulation; in others what it imagines learns from what it imagined before.
///
/// To measure by and to learn from there are three more ways to say it: `plain` searches as much as `general`, but knows nothing except the
/// rules; `glance` takes what suggests itself most, so that its games take no time; and a level that searches may be given a clock of its
/// own, as in `general@250` for a quarter of a second a decision.
pub fn bot<G: Instinct>(level: &str) -> Option<Box<dyn Bot<G>>> {
    match level {
        "random" => Some(Box::new(Random::default())),
        "glance" => Some(Box::new(Glance::default())),
        "recruit" => Some(Box::new(Greedy::new(1))),
        _ => Some(Box::new(Mcts::new(search::<G>(level)?))),
    }
}

/// How a level that searches does it. The clock is there for slow games and slow machines: it leaves a tenth of the time for one
/// simulation more and for all the rest.
pub fn search<G: Instinct>(level: &str) -> Option<Search> {
    let (name, clock) = match level.split_once('@') {
        Some((name, clock)) => (name, Some(clock.parse().ok().filter(|clock| (1..=MOST).contains(clock))?)),
        None => (level, None),
    };
    let within = |simulations, clock| Budget::Within(simulations, Duration::from_millis(clock));
    let long = |budget, rollout, solve| Search { goes_on: true, ..guided::<G>(budget, rollout, solve) };
    let search = match name {
        "captain" => guided::<G>(Budget::Simulations(400), Rollout::near::<G>(), SMALL_END),
        "general" => long(within(4_000, 900), Rollout::far::<G>(), 40_000),
        "alexander" => long(within(16_000 / G::BEST_RIVALS, 4_500), Rollout::best::<G>(), 400_000),
        "plain" => Search::uct(within(4_000, 900)),
        _ => return None,
    };
    let budget = clock.map_or(search.budget, |clock| Budget::Time(Duration::from_millis(clock)));
    Some(Search { budget, ..search })
}

/// How advice is found and decisions are judged: as `alexander` imagines, with so many simulations, however many ways to play compete in
/// each, and without a clock, so that the same knowledge and the same generator always find the same. Only small ends are solved, for
/// nothing stops it.
pub fn adviser<G: Instinct>(simulations: u32) -> Search {
    guided::<G>(Budget::Simulations(simulations.max(1)), Rollout::best::<G>(), SMALL_END)
}

/// A search by what the game knows, which solves ends of so many positions if the game has such.
fn guided<G: Instinct>(budget: Budget, rollout: Rollout, solve: usize) -> Search {
    Search { solve: solve.min(G::LARGEST_END), mixing: MIXING, ..Search::guided(budget, rollout) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conformance::reference::Pig;

    #[test]
    fn every_level_has_a_bot() {
        assert!(LEVELS.iter().all(|level| bot::<Pig>(level).is_some()));
    }

    #[test]
    fn a_level_that_searches_may_have_a_clock_of_its_own() {
        let found = search::<Pig>("general@250").expect("a level with a clock");
        assert_eq!(found.budget, Budget::Time(Duration::from_millis(250)));
        assert_eq!(
            Search { budget: search::<Pig>("general").expect("a level").budget, ..found },
            search::<Pig>("general").expect("a level")
        );
        assert_eq!(search::<Pig>("plain@5").expect("the yardstick").rollout, Rollout::Random);
    }

    #[test]
    fn from_the_general_on_levels_look_through_secret_choices() {
        let rollout = |level| search::<Pig>(level).expect("a level").rollout;
        assert_eq!(
            ["captain", "general", "alexander"].map(rollout),
            [Rollout::near::<Pig>(), Rollout::far::<Pig>(), Rollout::best::<Pig>()]
        );
        assert_ne!(Rollout::near::<Pig>(), Rollout::far::<Pig>());
    }

    #[test]
    fn what_is_no_level_has_no_bot() {
        for level in [
            "",
            "@",
            "@5",
            "general@",
            "general@0",
            "general@-1",
            "general@1e9",
            "general@600001",
            "recruit@5",
            "plain ",
        ] {
            assert!(bot::<Pig>(level).is_none(), "{level}");
        }
    }
}
