//! What games teach: positions that were met, with how it ended for those who met them.

use crate::contest::{Contest, each_game, play_one};
use crate::{AllTerms, Bot, Instinct, Luck, MAX_SEATS, MAX_TERMS, Payoffs, Seat};
use std::sync::Arc;

/// A position met in a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The number of the game.
    pub game: u32,
    /// How many seats it had.
    pub seats: usize,
    /// How far it had come.
    pub progress: f32,
    /// What the position held for each seat.
    pub terms: AllTerms,
    /// Each seat's share of the victory in the end.
    pub payoffs: Payoffs,
}

/// How many positions of a game become lessons: its positions are much alike, so a few of them tell as much as all.
const A_GAME: usize = 24;

/// How often somebody follows a first glance instead of what they thought out. A search looks at many positions that good players would
/// not come to, and must judge them too.
const STRAYING: f64 = 0.05;

/// Plays the games of a contest and takes lessons from them. `done` hears of each game as it ends.
pub(crate) fn learn<G: Instinct>(
    setup: &Arc<G::Setup>,
    contest: &Contest,
    bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    done: &(dyn Fn() + Sync),
) -> Vec<Lesson> {
    let lessons = each_game(contest, done, |number| {
        let mut lessons: Vec<Lesson> = Vec::with_capacity(A_GAME);
        let mut met = 0;
        let bout = play_one::<G>(setup, contest, number, bot, |state, seat, luck| {
            met += 1;
            // Every position of the game is as likely as the others to be among those kept.
            if lessons.len() < A_GAME {
                lessons.push(lesson(state, number));
            } else if let Some(place) = lessons.get_mut(luck.below(met) as usize) {
                *place = lesson(state, number);
            }
            (luck.unit() < STRAYING).then(|| glance(state, seat, luck))
        });
        for lesson in &mut lessons {
            lesson.payoffs.iter_mut().zip(&bout.wins).for_each(|(payoff, &share)| *payoff = share as f32);
        }
        lessons
    });
    lessons.into_iter().flatten().collect()
}

fn lesson<G: Instinct>(state: &G, game: u32) -> Lesson {
    let mut terms = [[0.0; MAX_TERMS]; MAX_SEATS];
    state.terms(&mut terms);
    Lesson { game, seats: state.seats(), progress: state.progress(), terms, payoffs: [0.0; MAX_SEATS] }
}

/// One of the actions of `seat`, by its urges.
fn glance<G: Instinct>(state: &G, seat: Seat, luck: &mut Luck) -> G::Action {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let urges: Vec<f32> = actions.iter().map(|&action| state.urge(seat, action)).collect();
    actions[luck.lean(&urges)]
}
