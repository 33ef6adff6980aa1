//! What many games add up to.

use lab::Rate;
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
}
