//! Figures with the interval in which the true ones lie 95 times in 100.

/// How many standard errors an interval reaches to each side.
const Z: f64 = 1.959_963_984_540_054;

/// A share of games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rate {
    /// `wins` of `games`: Wilson's score interval, which stays within 0 to 1 and works for few games.
    ///
    /// ```
    /// let rate = lab::Rate::of(80.0, 100);
    /// assert_eq!(format!("{:.3} to {:.3}", rate.low, rate.high), "0.711 to 0.867");
    /// ```
    pub fn of(wins: f64, games: usize) -> Rate {
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

/// A mean of numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// Adds all the numbers of another mean.
    pub fn join(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers were added.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 of none.
    pub fn value(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// How far the interval reaches to each side; 0 of fewer than two numbers.
    pub fn reach(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / self.count).max(0.0) / (self.count - 1.0);
        Z * (variance / self.count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_mean_reaches_two_standard_errors() {
        let mut mean = Mean::default();
        [1.0, 2.0, 3.0, 4.0].into_iter().for_each(|number| mean.add(number));
        // The standard deviation of 1 to 4 is 1.2910, half of it the standard error.
        assert_eq!(mean.value(), 2.5);
        assert!((mean.reach() - 1.96 * 1.2910 / 2.0).abs() < 0.001, "{mean:?}");
    }

    #[test]
    fn means_that_are_joined_are_the_mean_of_all_their_numbers() {
        let of = |numbers: &[f64]| {
            let mut mean = Mean::default();
            numbers.iter().for_each(|&number| mean.add(number));
            mean
        };
        let mut joined = of(&[1.0, 4.0]);
        joined.join(&of(&[2.0, 9.0, 5.0]));
        assert_eq!(joined, of(&[1.0, 4.0, 2.0, 9.0, 5.0]));
    }
}
