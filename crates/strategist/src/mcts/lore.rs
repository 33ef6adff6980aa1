//! What the lines of a search teach each other: after which actions their seats ended well.
//!
//! A line is played on by urges, and urges know the game but not this position of it: whom a conquest would hurt just now, which card is
//! wanted. Thousands of lines from one position tell. So each action is remembered by its name and seat with what its seat got at the ends
//! of the lines it was played in, and what went better than usual suggests itself more to the lines that follow.

use rustc_hash::FxHashMap;
use std::hash::Hash;
use table::{MAX_SEATS, Payoffs, Seat};

/// How much better than usual an action must have gone, as a share of the victory, to suggest itself e times as much.
const CONVINCING: f32 = 1.0 / 30.0;

/// How often an action must have been played for half of what it brought to be believed: a few lines tell mostly of luck.
const DOUBT: f32 = 50.0;

/// Results so far.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    count: f32,
    mean: f32,
}

impl Tally {
    fn add(&mut self, payoff: f32) {
        self.count += 1.0;
        self.mean += (payoff - self.mean) / self.count;
    }
}

/// What was learned, and what was done in the line that is being played. Memory is kept from one search to the next.
#[derive(Clone, Debug)]
pub(super) struct Lore<A> {
    actions: FxHashMap<(Seat, A), Tally>,
    usual: [Tally; MAX_SEATS],
    trail: Vec<(Seat, A)>,
}

impl<A> Default for Lore<A> {
    fn default() -> Lore<A> {
        Lore { actions: FxHashMap::default(), usual: [Tally::default(); MAX_SEATS], trail: Vec::new() }
    }
}

impl<A: Copy + Eq + Hash> Lore<A> {
    /// Forgets everything: in another position other things go well.
    pub fn forget(&mut self) {
        self.actions.clear();
        self.usual = [Tally::default(); MAX_SEATS];
        self.trail.clear();
    }

    /// Begins a line.
    pub fn begin(&mut self) {
        self.trail.clear();
    }

    /// Notes what was done.
    pub fn note(&mut self, seat: Seat, action: A) {
        self.trail.push((seat, action));
    }

    /// How much was noted in this line.
    pub fn noted(&self) -> usize {
        self.trail.len()
    }

    /// Strikes out what was noted from number `from` to before number `to`: it was tried, and something else is played.
    pub fn strike(&mut self, from: usize, to: usize) {
        self.trail.drain(from..to);
    }

    /// Takes in how the line ended, for what was done in it and for `before`, what led to it.
    pub fn learn(&mut self, before: impl Iterator<Item = (Seat, A)>, payoffs: &Payoffs) {
        for (seat, action) in before.chain(self.trail.drain(..)) {
            let payoff = payoffs[seat.index()];
            self.actions.entry((seat, action)).or_default().add(payoff);
            self.usual[seat.index()].add(payoff);
        }
    }

    /// How many times as much an action suggests itself to its seat as it would if nothing had been learned.
    pub fn appeal(&self, seat: Seat, action: A) -> f32 {
        let Some(tally) = self.actions.get(&(seat, action)) else { return 1.0 };
        let better = tally.mean - self.usual[seat.index()].mean;
        (better / CONVINCING * tally.count / (tally.count + DOUBT)).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WE: Seat = Seat(0);
    const THEY: Seat = Seat(1);

    /// Lines in which we do 'a' and win, or do 'b' and lose. They always do 'a'.
    fn after(lines: usize) -> Lore<char> {
        let mut lore = Lore::default();
        for line in 0..lines {
            let (action, share) = if line % 2 == 0 { ('a', 1.0) } else { ('b', 0.0) };
            lore.begin();
            lore.note(WE, action);
            lore.note(THEY, 'a');
            lore.learn(std::iter::empty(), &[share, 1.0 - share, 0.0, 0.0, 0.0]);
        }
        lore
    }

    #[test]
    fn what_went_well_suggests_itself_more_and_what_went_badly_less() {
        let lore = after(20);
        assert!(lore.appeal(WE, 'a') > 2.0 && lore.appeal(WE, 'b') < 0.5);
        assert_eq!(lore.appeal(WE, 'c'), 1.0, "nothing is known of it");
    }

    #[test]
    fn what_one_seat_does_well_is_no_advice_to_another() {
        assert!((after(20).appeal(THEY, 'a') - 1.0).abs() < 1e-3, "as usual, for they do nothing else");
    }

    #[test]
    fn many_lines_are_believed_more_than_few() {
        assert!(after(200).appeal(WE, 'a') > 10.0 * after(20).appeal(WE, 'a'));
    }

    #[test]
    fn what_led_to_a_line_is_learned_from_too() {
        let mut lore = after(20);
        let before = lore.appeal(WE, 'c');
        lore.learn([(WE, 'c')].into_iter(), &[1.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(lore.appeal(WE, 'c') > before);
    }

    #[test]
    fn what_was_struck_out_teaches_nothing() {
        let mut lore = Lore::default();
        for action in ['a', 'b', 'c'] {
            lore.note(WE, action);
        }
        lore.strike(0, 2);
        assert_eq!(lore.noted(), 1);
        lore.learn(std::iter::empty(), &[1.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(!lore.actions.contains_key(&(WE, 'a')) && lore.actions.contains_key(&(WE, 'c')));
    }

    #[test]
    fn nothing_learned_is_left_once_it_is_forgotten() {
        let mut lore = after(20);
        lore.forget();
        assert_eq!(lore.appeal(WE, 'a'), 1.0);
        assert_eq!(lore.usual[0].count, 0.0);
    }
}
