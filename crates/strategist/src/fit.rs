//! Learns a judgement from games that were played: how much must each term have counted, for them to have ended as they did?
//!
//! The weights that make the results of the games least surprising (the least log loss) are found by Newton's method. The loss has one
//! minimum, and a ridge keeps weights small that the games say little about, so there is nothing to tune and nothing to luck.

use table::{Judgement, Lesson, MAX_SEATS, MAX_TERMS, Payoffs};

/// A judgement that was learned, and how well it does on games it has not seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The weights of each term, early and late.
    pub weights: Vec<(f32, f32)>,
    /// How the judgement that was there before does.
    pub before: Skill,
    /// How the learned judgement does.
    pub after: Skill,
}

/// How well a judgement foresees results.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How surprised it is by the result of a game, in the mean over positions: the logarithm of the share it gave the winner.
    /// Knowing nothing costs the logarithm of the number of seats.
    pub loss: f64,
    /// What its favourite got in the mean, as a share of the victory; in solitaire, how often it was right.
    pub right: f64,
}

/// One game of so many is held out to measure by.
const HELD_OUT: u32 = 5;
/// Newton's method doubles the digits with each step, once it is near.
const STEPS: usize = 30;
/// Shares below this are taken for it: no result is infinitely surprising.
const LEAST: f64 = 1e-6;

/// Learns the weights of the terms from `lessons`, starting from nothing, and compares them with what was there `before`. `keep` says of
/// each term whether it keeps the weights it had: games in which something hardly varies cannot tell what it is worth.
///
/// One game in five is held out. Positions of one game are never on both sides.
pub fn fit(lessons: &[Lesson], keep: &[bool], before: &Judgement) -> Fitted {
    let (tests, school): (Vec<&Lesson>, Vec<&Lesson>) =
        lessons.iter().partition(|lesson| lesson.game % HELD_OUT == HELD_OUT - 1);
    let kept: Vec<Option<(f32, f32)>> = (keep.iter().enumerate())
        .map(|(term, &kept)| kept.then(|| (before.weight(term, 0.0), before.weight(term, 1.0))))
        .collect();
    let weights = newton(&school, &kept);
    let learned = Judgement::new(&weights);
    Fitted { before: skill(before, &tests), after: skill(&learned, &tests), weights }
}

fn skill(judgement: &Judgement, lessons: &[&Lesson]) -> Skill {
    let (mut loss, mut right) = (0.0, 0.0);
    for lesson in lessons {
        let shares = judgement.shares(&lesson.terms, lesson.progress, lesson.seats);
        loss += surprise(&shares, lesson);
        right += if lesson.seats == 1 {
            let missed = f64::from((shares[0].round() - lesson.payoffs[0]).abs());
            1.0 - missed
        } else {
            let favourite = (0..lesson.seats).max_by(|&a, &b| shares[a].total_cmp(&shares[b])).unwrap_or(0);
            f64::from(lesson.payoffs[favourite])
        };
    }
    let count = lessons.len().max(1) as f64;
    Skill { loss: loss / count, right: right / count }
}

/// The logarithmic loss of one judgement.
fn surprise(shares: &Payoffs, lesson: &Lesson) -> f64 {
    let of = |share: f32, result: f32| -f64::from(result) * f64::from(share).max(LEAST).ln();
    if lesson.seats == 1 {
        return of(shares[0], lesson.payoffs[0]) + of(1.0 - shares[0], 1.0 - lesson.payoffs[0]);
    }
    (0..lesson.seats).map(|seat| of(shares[seat], lesson.payoffs[seat])).sum()
}

/// The weights with the least loss on `lessons`, apart from those that are kept.
fn newton(lessons: &[&Lesson], kept: &[Option<(f32, f32)>]) -> Vec<(f32, f32)> {
    let terms = kept.len();
    let size = 2 * terms;
    let scales = scales(lessons, terms);
    let games = lessons.chunk_by(|a, b| a.game == b.game).count();
    // The positions of a game tell about as much as one observation; the ridge is worth one game.
    let ridge = 1.0 / games.max(1) as f64;
    let mut weights = vec![0.0; size];
    for (term, &(early, late)) in kept.iter().enumerate().filter_map(|(term, kept)| Some((term, kept.as_ref()?))) {
        weights[term] = f64::from(early) * scales[term];
        weights[terms + term] = f64::from(late) * scales[term];
    }
    let mut bend = vec![0.0; size * size];
    let mut slope = vec![0.0; size];
    let mut loss = survey(lessons, &scales, &weights, ridge, Some((&mut slope, &mut bend)));
    for _ in 0..STEPS {
        for at in (0..size).filter(|at| kept[at % terms].is_some()) {
            stand_still(at, &mut slope, &mut bend);
        }
        let Some(step) = solve(&mut bend, &slope) else { break };
        // A full step may lead too far while the weights are still far off.
        let mut reach = 1.0;
        let mut tried = shifted(&weights, &step, reach);
        while survey(lessons, &scales, &tried, ridge, None) > loss && reach > 1e-6 {
            reach /= 2.0;
            tried = shifted(&weights, &step, reach);
        }
        weights = tried;
        let reached = survey(lessons, &scales, &weights, ridge, Some((&mut slope, &mut bend)));
        if loss - reached < 1e-12 {
            break;
        }
        loss = reached;
    }
    let unscaled = |at: usize| (weights[at] / scales[at % terms]) as f32;
    (0..terms).map(|term| kept[term].unwrap_or((unscaled(term), unscaled(terms + term)))).collect()
}

/// Takes the weight at `at` out of the next step.
fn stand_still(at: usize, slope: &mut [f64], bend: &mut [f64]) {
    let size = slope.len();
    slope[at] = 0.0;
    (0..size).for_each(|other| bend[at.max(other) * size + at.min(other)] = 0.0);
    bend[at * size + at] = 1.0;
}

fn shifted(weights: &[f64], step: &[f64], reach: f64) -> Vec<f64> {
    weights.iter().zip(step).map(|(weight, step)| weight - reach * step).collect()
}

/// How large each term usually is, so that the ridge bears on all alike.
fn scales(lessons: &[&Lesson], terms: usize) -> Vec<f64> {
    let of = |term: usize| {
        let values =
            || lessons.iter().flat_map(|lesson| lesson.terms[..lesson.seats].iter().map(|all| f64::from(all[term])));
        let count = values().count().max(1) as f64;
        let size = (values().map(|value| value * value).sum::<f64>() / count).sqrt();
        if size > 1e-9 { size } else { 1.0 }
    };
    (0..terms).map(of).collect()
}

/// The loss with these weights, and if asked for, how it changes with them: its slope and how that bends.
fn survey(
    lessons: &[&Lesson],
    scales: &[f64],
    weights: &[f64],
    ridge: f64,
    mut change: Option<(&mut Vec<f64>, &mut Vec<f64>)>,
) -> f64 {
    let (size, count) = (weights.len(), lessons.len().max(1) as f64);
    if let Some((slope, bend)) = &mut change {
        for at in 0..size {
            slope[at] = ridge * weights[at];
        }
        bend.fill(0.0);
        (0..size).for_each(|at| bend[at * size + at] = ridge);
    }
    let mut loss = weights.iter().map(|weight| 0.5 * ridge * weight * weight).sum();
    let mut rows = [[0.0f64; 2 * MAX_TERMS]; MAX_SEATS];
    for lesson in lessons {
        let seats = spread(lesson, scales, &mut rows);
        let outlooks: [f64; MAX_SEATS] =
            std::array::from_fn(|seat| rows[seat][..size].iter().zip(weights).map(|(row, weight)| row * weight).sum());
        let best = outlooks[..seats].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = outlooks[..seats].iter().map(|outlook| (outlook - best).exp()).sum();
        let share = |seat: usize| (outlooks[seat] - best).exp() / sum;
        let result = |seat: usize| match lesson.seats {
            1 if seat == 1 => 1.0 - f64::from(lesson.payoffs[0]),
            _ => f64::from(lesson.payoffs[seat]),
        };
        loss -= (0..seats).map(|seat| result(seat) * share(seat).max(LEAST).ln()).sum::<f64>() / count;
        let Some((slope, bend)) = &mut change else { continue };
        let mut mean = [0.0; 2 * MAX_TERMS];
        for (seat, row) in rows[..seats].iter().enumerate() {
            let (share, surprise) = (share(seat), share(seat) - result(seat));
            for at in 0..size {
                mean[at] += share * row[at];
                slope[at] += surprise * row[at] / count;
            }
        }
        for (seat, row) in rows[..seats].iter().enumerate() {
            let share = share(seat) / count;
            for at in 0..size {
                let apart = share * (row[at] - mean[at]);
                if apart != 0.0 {
                    for other in 0..=at {
                        bend[at * size + other] += apart * (row[other] - mean[other]);
                    }
                }
            }
        }
    }
    loss
}

/// Writes what each seat's outlook is made of: every term as far as the game is young, then every term as far as it is old. A solitaire
/// player stands against nobody, whose outlook is 0. Tells how many rows there are.
fn spread(lesson: &Lesson, scales: &[f64], rows: &mut [[f64; 2 * MAX_TERMS]; MAX_SEATS]) -> usize {
    let old = f64::from(lesson.progress);
    for (row, terms) in rows.iter_mut().zip(&lesson.terms) {
        for (term, scale) in scales.iter().enumerate() {
            let value = f64::from(terms[term]) / scale;
            row[term] = value * (1.0 - old);
            row[scales.len() + term] = value * old;
        }
    }
    lesson.seats.max(2)
}

/// Solves `matrix · x = right` for a symmetric matrix of which the lower half is given, by Cholesky's method; `None` if it is not
/// positive definite. The matrix is used up.
pub(crate) fn solve(matrix: &mut [f64], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let done: f64 = (0..column).map(|at| matrix[row * size + at] * matrix[column * size + at]).sum();
            let left = matrix[row * size + column] - done;
            matrix[row * size + column] = match row == column {
                true if left <= 0.0 => return None,
                true => left.sqrt(),
                false => left / matrix[column * size + column],
            };
        }
    }
    let mut x = right.to_vec();
    for row in 0..size {
        let done: f64 = (0..row).map(|at| matrix[row * size + at] * x[at]).sum();
        x[row] = (x[row] - done) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let done: f64 = (row + 1..size).map(|at| matrix[at * size + row] * x[at]).sum();
        x[row] = (x[row] - done) / matrix[row * size + row];
    }
    Some(x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Luck;

    /// Games whose results follow `truth` by luck.
    fn games(truth: &Judgement, terms: usize, seats: usize, count: u32) -> Vec<Lesson> {
        let mut luck = Luck::new(3);
        let game = |game| {
            let mut lesson = Lesson {
                game,
                seats,
                progress: luck.unit() as f32,
                terms: [[0.0; MAX_TERMS]; MAX_SEATS],
                payoffs: [0.0; MAX_SEATS],
            };
            for all in &mut lesson.terms[..seats] {
                all[..terms].iter_mut().for_each(|term| *term = 4.0 * luck.unit() as f32 - 2.0);
            }
            let shares = truth.shares(&lesson.terms, lesson.progress, seats);
            if seats == 1 {
                lesson.payoffs[0] = if (luck.unit() as f32) < shares[0] { 1.0 } else { 0.0 };
            } else {
                lesson.payoffs[luck.lean(&shares[..seats])] = 1.0;
            }
            lesson
        };
        (0..count).map(game).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let known = [(0.5, 2.0), (-1.0, 0.0), (0.0, 0.0), (3.0, -1.5)];
        for seats in [1, 2, 3, 5] {
            let lessons = games(&Judgement::new(&known), known.len(), seats, 20_000);
            let fitted = fit(&lessons, &[false; 4], &Judgement::BLIND);
            for (found, known) in fitted.weights.iter().zip(known) {
                let near = |a: f32, b: f32| (a - b).abs() < 0.2;
                assert!(near(found.0, known.0) && near(found.1, known.1), "{seats} seats: {fitted:?}");
            }
            assert!(fitted.after.loss < fitted.before.loss - 0.2, "{seats} seats: {fitted:?}");
            assert!(fitted.after.right > fitted.before.right + 0.1, "{seats} seats: {fitted:?}");
        }
    }

    #[test]
    fn who_knows_nothing_loses_the_logarithm_of_the_seats() {
        let lessons = games(&Judgement::BLIND, 2, 4, 2_000);
        let fitted = fit(&lessons, &[false; 2], &Judgement::BLIND);
        assert!((fitted.before.loss - 4f64.ln()).abs() < 1e-6, "{fitted:?}");
        assert!(fitted.weights.iter().all(|weight| weight.0.abs() < 0.15 && weight.1.abs() < 0.15), "{fitted:?}");
    }

    #[test]
    fn a_term_that_no_game_held_counts_nothing() {
        let lessons = games(&Judgement::new(&[(1.0, 1.0)]), 1, 2, 500);
        let fitted = fit(&lessons, &[false; 2], &Judgement::BLIND);
        assert_eq!(fitted.weights[1], (0.0, 0.0));
    }

    /// What is kept stays as it is, and the others are learned beside it.
    #[test]
    fn a_kept_term_keeps_its_weights() {
        let truth = Judgement::new(&[(1.0, 1.5), (0.5, -0.5)]);
        let lessons = games(&truth, 2, 3, 20_000);
        let before = Judgement::new(&[(0.75, 1.5), (9.0, 9.0)]);
        let fitted = fit(&lessons, &[true, false], &before);
        assert_eq!(fitted.weights[0], (0.75, 1.5));
        let (early, late) = fitted.weights[1];
        assert!((early - 0.5).abs() < 0.2 && (late + 0.5).abs() < 0.2, "{fitted:?}");
    }

    #[test]
    fn a_term_that_settles_every_game_gets_a_finite_weight() {
        let mut lessons = games(&Judgement::BLIND, 1, 2, 200);
        for lesson in &mut lessons {
            let ahead = usize::from(lesson.terms[1][0] > lesson.terms[0][0]);
            lesson.payoffs = std::array::from_fn(|seat| if seat == ahead { 1.0 } else { 0.0 });
        }
        let fitted = fit(&lessons, &[false], &Judgement::BLIND);
        assert!(fitted.weights[0].0 > 1.0 && fitted.weights[0].0.is_finite(), "{fitted:?}");
        assert!(fitted.after.right > 0.95, "{fitted:?}");
    }
}
