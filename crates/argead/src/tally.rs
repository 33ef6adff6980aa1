//! What many games add up to.

use table::Bout;

/// The sums of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: usize,
    /// Victories by seat, a shared one split.
    pub wins: Vec<f64>,
    /// Mean points by seat.
    pub scores: Vec<f64>,
    /// Fewest and most points by seat.
    pub range: Vec<(i32, i32)>,
    /// Decisions in all games.
    pub decisions: u64,
}

impl Tally {
    /// Adds up `bouts` between `seats` bots.
    pub fn of(bouts: &[Bout], seats: usize) -> Tally {
        let sum = |seat: usize, of: fn(&Bout, usize) -> f64| bouts.iter().map(|bout| of(bout, seat)).sum::<f64>();
        let games = bouts.len();
        Tally {
            games,
            wins: (0..seats).map(|seat| sum(seat, |bout, seat| bout.wins[seat])).collect(),
            scores: (0..seats)
                .map(|seat| sum(seat, |bout, seat| f64::from(bout.standing.scores[seat])) / games.max(1) as f64)
                .collect(),
            range: (0..seats)
                .map(|seat| {
                    let points = || bouts.iter().map(|bout| bout.standing.scores[seat]);
                    (points().min().unwrap_or_default(), points().max().unwrap_or_default())
                })
                .collect(),
            decisions: bouts.iter().map(|bout| bout.decisions).sum(),
        }
    }

    /// The share of the games that `seat` won, with its 95 % interval.
    pub fn rate(&self, seat: usize) -> Rate {
        Rate::of(self.wins[seat], self.games)
    }
}

/// A share with the interval in which the true one lies 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rate {
    /// `wins` of `games`: Wilson's score interval, which stays within 0 to 1 and works for few games.
    pub fn of(wins: f64, games: usize) -> Rate {
        const Z: f64 = 1.959_963_984_540_054;
        let n = games as f64;
        if games == 0 {
            return Rate { share: 0.0, low: 0.0, high: 1.0 };
        }
        let share = wins / n;
        let centre = share + Z * Z / (2.0 * n);
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        let scale = 1.0 + Z * Z / n;
        Rate { share, low: ((centre - spread) / scale).max(0.0), high: ((centre + spread) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Message, Standing};

    fn bout(wins: [f64; 2], scores: [i32; 2]) -> Bout {
        let ranks = Standing::ranks_of(&scores);
        let standing = Standing { scores: scores.to_vec(), ranks, reason: Message::new("over"), breakdown: vec![] };
        Bout { wins: wins.to_vec(), standing, decisions: 10, places: vec![0, 1], deeds: Default::default() }
    }

    #[test]
    fn a_shared_victory_counts_half_for_each() {
        let tally = Tally::of(&[bout([1.0, 0.0], [7, 3]), bout([0.5, 0.5], [4, 4])], 2);
        assert_eq!(tally.wins, [1.5, 0.5]);
        assert_eq!(tally.scores, [5.5, 3.5]);
        assert_eq!(tally.range, [(4, 7), (3, 4)]);
        assert_eq!(tally.decisions, 20);
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Known values: 80 of 100 gives 71.1 % to 86.7 %; 10 of 10 gives 72.2 % to 100 %.
        let near = |a: f64, b: f64| (a - b).abs() < 0.0005;
        let eighty = Rate::of(80.0, 100);
        assert!(near(eighty.low, 0.7112) && near(eighty.high, 0.8666), "{eighty:?}");
        let all = Rate::of(10.0, 10);
        assert!(near(all.low, 0.7225) && near(all.high, 1.0), "{all:?}");
    }

    #[test]
    fn no_games_tell_nothing() {
        assert_eq!(Rate::of(0.0, 0), Rate { share: 0.0, low: 0.0, high: 1.0 });
    }
}
