//! Who is stronger, and by how much: ratings from games between pairs.
//!
//! The model is that of Bradley and Terry, which Elo's numbers are made of: of two players the one rated 400 points higher is expected to
//! win ten times as often as the other. The ratings are those under which the results are least surprising, and their intervals come
//! from how sharply the results would turn more surprising beside them.

use crate::fit::solve;

/// What two players did against each other. Players are numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// The two.
    pub players: [usize; 2],
    /// How often the first won, a shared victory counting half.
    pub wins: f64,
    /// Of how many games.
    pub games: f64,
}

/// How strong a player is, in Elo's points, the mean of all players being 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The points.
    pub elo: f64,
    /// The true ones lie within so many of them 95 times in 100.
    pub reach: f64,
}

/// Elo's points in a factor of e.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Standard deviations to either side that hold 95 of 100.
const WIDE: f64 = 1.959_963_984_540_054;
/// Each pair is taken to have shared this much of a game before: nobody is infinitely stronger for having won every game.
const BEFORE: f64 = 1.0;
/// Newton's method needs few steps; more change nothing.
const STEPS: usize = 50;

/// The ratings of `players` players who played these pairings.
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let mut strength = vec![0.0; players];
    let mut bend = Vec::new();
    for _ in 0..STEPS {
        let slope = survey(&strength, pairings, &mut bend);
        let Some(step) = solve(&mut bend.clone(), &slope) else { break };
        // Far from the answer a full step would overshoot.
        let longest = step.iter().fold(1.0, |longest: f64, part| longest.max(part.abs()));
        strength.iter_mut().zip(&step).for_each(|(strength, part)| *strength += part / longest);
    }
    survey(&strength, pairings, &mut bend);
    let deviation = |player: usize| {
        let unit: Vec<f64> = (0..players).map(|other| if other == player { 1.0 } else { 0.0 }).collect();
        let column = solve(&mut bend.clone(), &unit);
        // What the tie of the mean to 0 adds is no doubt about the player.
        column.map_or(f64::INFINITY, |column| (column[player] - 1.0 / (players * players) as f64).max(0.0).sqrt())
    };
    let rate =
        |(player, strength): (usize, &f64)| Rating { elo: SCALE * strength, reach: SCALE * WIDE * deviation(player) };
    strength.iter().enumerate().map(rate).collect()
}

/// How the surprise changes with the strengths: its slope, and in `bend` how that bends. The mean strength is tied to 0.
fn survey(strength: &[f64], pairings: &[Pairing], bend: &mut Vec<f64>) -> Vec<f64> {
    let players = strength.len();
    let mean: f64 = strength.iter().sum();
    let mut slope = vec![-mean; players];
    bend.clear();
    bend.resize(players * players, 1.0);
    for &Pairing { players: [first, second], wins, games } in pairings {
        let (wins, games) = (wins + BEFORE / 2.0, games + BEFORE);
        let expected = 1.0 / (1.0 + (strength[second] - strength[first]).exp());
        let surprise = wins - games * expected;
        slope[first] += surprise;
        slope[second] -= surprise;
        let sharp = games * expected * (1.0 - expected);
        bend[first * players + first] += sharp;
        bend[second * players + second] += sharp;
        bend[first * players + second] -= sharp;
        bend[second * players + first] -= sharp;
    }
    slope
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(first: usize, second: usize, wins: f64, games: f64) -> Pairing {
        Pairing { players: [first, second], wins, games }
    }

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let rated = ratings(2, &[pairing(1, 0, 10_000.0, 11_000.0)]);
        assert!((rated[1].elo - rated[0].elo - 400.0).abs() < 1.0, "{rated:?}");
        assert!((rated[0].elo + rated[1].elo).abs() < 1e-6, "{rated:?}");
    }

    #[test]
    fn the_interval_is_that_of_the_share() {
        // 50 of 100: the share is known to 0.098, which is 68 points of difference and so 34 for each of the two.
        let rated = ratings(2, &[pairing(0, 1, 50.0, 100.0)]);
        assert!(rated.iter().all(|rating| rating.elo.abs() < 1e-9 && (rating.reach - 34.0).abs() < 0.5), "{rated:?}");
    }

    #[test]
    fn who_wins_every_game_is_rated_high_but_finitely() {
        let rated = ratings(2, &[pairing(0, 1, 40.0, 40.0)]);
        assert!((300.0..500.0).contains(&rated[0].elo), "{rated:?}");
        assert!(rated[0].reach.is_finite(), "{rated:?}");
    }

    #[test]
    fn strength_passes_on_through_those_in_between() {
        let rated = ratings(3, &[pairing(1, 0, 300.0, 400.0), pairing(2, 1, 300.0, 400.0)]);
        let steps = [rated[1].elo - rated[0].elo, rated[2].elo - rated[1].elo];
        assert!(steps.iter().all(|step| (step - 190.0).abs() < 3.0), "{rated:?}");
    }

    #[test]
    fn those_who_never_played_are_not_known() {
        let rated = ratings(2, &[]);
        assert!(rated.iter().all(|rating| rating.elo == 0.0 && rating.reach.is_infinite()), "{rated:?}");
    }
}
