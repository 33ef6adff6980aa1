//! Payoffs agree with the standing.

use crate::{Failure, Position, Suite, Verdict};
use table::{Instinct, Stage, Standing};

/// There is a standing exactly when the game is over. It has a score and a rank for each seat, somebody is first, the breakdown adds
/// up, and the payoffs are the winners' equal shares: 1 in all, or 0 to 1 in solitaire. Only a game that is over claims fame, in one of
/// its leagues, and a victory if it was one.
pub fn payoffs_agree_with_the_standing<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.visit(|position: &mut Position<'_, G>| {
        for state in position.passed {
            claims_no_more_than_it_won(state)?;
            match (state.stage(), state.standing()) {
                (Stage::Over, Some(standing)) => agree(state, &standing)?,
                (Stage::Over, None) => return Err("the game is over and nobody stands anywhere".to_owned()),
                (stage, Some(_)) => return Err(format!("in stage {stage:?} there is a standing already")),
                (_, None) => {}
            }
        }
        Ok(())
    })
}

fn claims_no_more_than_it_won<G: Instinct>(state: &G) -> Verdict {
    let (Some(fame), standing) = (state.fame(), state.standing()) else { return Ok(()) };
    let standing = standing.ok_or_else(|| format!("fame before the end: {fame:?}"))?;
    ensure!(standing.ranks.len() == 1, "fame won from others: {fame:?}");
    ensure!(G::LEAGUES.contains(&fame.league), "{fame:?} is of none of the leagues {:?}", G::LEAGUES);
    ensure!(fame.won == (standing.ranks[0] == 1), "{fame:?} where the rank is {}", standing.ranks[0]);
    Ok(())
}

fn agree<G: Instinct>(state: &G, standing: &Standing) -> Verdict {
    let seats = state.seats();
    let (scores, ranks) = (&standing.scores, &standing.ranks);
    ensure!(scores.len() == seats && ranks.len() == seats, "{seats} seats, scores {scores:?}, ranks {ranks:?}");
    for (seat, &score) in scores.iter().enumerate() {
        ensure!(
            standing.breakdown.iter().all(|line| line.points.len() == seats),
            "a line of the breakdown has not one number a seat: {:?}",
            standing.breakdown
        );
        let sum: i32 = standing.breakdown.iter().map(|line| line.points[seat]).sum();
        ensure!(sum == score, "seat {seat} has {score} points and the breakdown adds up to {sum}");
    }
    let payoffs = state.payoffs();
    let (seated, empty) = payoffs.split_at(seats);
    ensure!(empty.iter().all(|&share| share == 0.0), "an empty seat has a share: {payoffs:?}");
    if seats == 1 {
        ensure!(matches!(ranks[0], 1 | 2), "alone one is first or second, not {ranks:?}");
        ensure!((0.0..=1.0).contains(&payoffs[0]), "a payoff lies outside 0 to 1: {payoffs:?}");
        return Ok(());
    }
    for &rank in ranks {
        let above = ranks.iter().filter(|&&other| other < rank).count() + 1;
        ensure!(usize::from(rank) == above, "rank {rank} where {above} was due: {ranks:?}");
    }
    let share = 1.0 / standing.winners().count() as f32;
    for (seat, &payoff) in seated.iter().enumerate() {
        let due = if ranks[seat] == 1 { share } else { 0.0 };
        ensure!((payoff - due).abs() < 1e-6, "seat {seat} is due {due} and gets {payoff}: ranks {ranks:?}");
    }
    Ok(())
}
