//! The generator bots and simulations use. The dice of a real table come from [`Dice`](crate::Dice) instead.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast, reproducible source of randomness: the same seed gives the same numbers on every machine.
///
/// ```
/// use table::Luck;
/// let (mut a, mut b) = (Luck::new(7), Luck::new(7));
/// assert_eq!(a.below(6), b.below(6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Luck {
        Luck(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator seeded with 32 bytes, as [`Dice`](crate::Dice) derives them for a bot.
    pub fn from_bytes(seed: [u8; 32]) -> Luck {
        Luck(Xoshiro256PlusPlus::from_seed(seed))
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each as likely as the others (Lemire's method with rejection). `bound` must not be 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.bits() as u32) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits() as u32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, each as likely as the others. `items` must not be empty.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// One of `outcomes`, in proportion to the weights. The weights must not all be 0.
    #[inline]
    pub fn weighted<T: Copy>(&mut self, outcomes: &[(T, u32)]) -> T {
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.below(total);
        for &(outcome, weight) in outcomes {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("a number below the sum of the weights falls into one of them")
    }

    /// The number of one of `weights`, in proportion to them. They must not all be 0.
    #[inline]
    pub fn lean(&mut self, weights: &[f32]) -> usize {
        let total: f32 = weights.iter().sum();
        let mut left = self.unit() as f32 * total;
        for (at, &weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return at;
            }
        }
        // Only rounding leads here.
        weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
    }

    /// A number from 0 (included) to 1 (excluded).
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// An independent generator, for a thread or a game of its own.
    pub fn fork(&mut self) -> Luck {
        Luck::new(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally() {
        let mut luck = Luck::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn weights_are_kept_and_zero_weights_never_drawn() {
        let mut luck = Luck::new(2);
        let mut seen = [0u32; 3];
        for _ in 0..40_000 {
            seen[luck.weighted(&[(0usize, 3), (1, 0), (2, 1)])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((29_500..30_500).contains(&seen[0]), "{seen:?}");
    }
}
