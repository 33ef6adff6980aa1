//! Bots do not peek: the same view and the same generator give the same decision, and no bot is luckier than chance.

use crate::fortune::Fortune;
use crate::walk::actions_of;
use crate::{Failure, Position, Suite};
use table::{Instinct, Knowledge};

/// In how many positions each bot decides.
const DECISIONS: usize = 60;
/// How many outcomes are weighed for each bot.
const OUTCOMES: u32 = 200;
/// How many standard deviations of luck are too many: once in three million honest bots.
const TOO_LUCKY: f64 = 5.0;

/// Bots do not peek: in two positions that look alike to its seat a bot with the same generator decides the same, and its decision
/// is one it is offered. With the generator a table gives it, it is no luckier than chance.
pub fn bots_do_not_peek<G: Instinct>(suite: &Suite<G>) -> Result<(), Failure> {
    for &level in suite.levels {
        let bot = || (suite.bot)(level).ok_or_else(|| format!("there is no bot {level}"));
        suite.visit_some(suite.looks.min(DECISIONS), |position: &mut Position<'_, G>| {
            for seat in position.state().stage().deciders().iter() {
                let mut world = position.state().clone();
                world.redeal(seat, position.luck);
                let luck = position.luck.fork();
                let [real, imagined] = [position.state(), &world].map(|state| Knowledge::new(state, seat));
                let decision = bot()?.decide(&real, &mut luck.clone());
                let other = bot()?.decide(&imagined, &mut luck.clone());
                ensure!(decision == other, "{level} decides {decision:?}, and {other:?} where all looks the same");
                let offered = actions_of(position.state(), seat);
                ensure!(offered.contains(&decision), "{level} decides {decision:?}, which is not offered");
            }
            Ok(())
        })?;
        let mut fortune = Fortune::default();
        for seed in 0..u64::from(OUTCOMES) {
            let order = suite.layouts[seed as usize % suite.layouts.len()].order::<G>(seed);
            let (dice, mut bot) = (order.dice(), bot()?);
            let before = fortune.outcomes;
            fortune.play::<G>(&order, |session, seat| {
                bot.decide(&Knowledge::new(session.state(), seat), &mut dice.bot_luck(session.lines().len() as u64))
            });
            if fortune.outcomes == before || fortune.outcomes >= OUTCOMES {
                break;
            }
        }
        let deviations = fortune.deviations();
        ensure!(
            deviations.abs() < TOO_LUCKY,
            "{level} is luckier than chance: {deviations:.1} standard deviations over {} outcomes",
            fortune.outcomes
        );
    }
    Ok(())
}
