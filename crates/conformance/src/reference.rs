//! Two small games to test and measure with. They keep the whole contract but never stand on the public shelf.
//!
//! * [`ConnectFour`]: no chance, no secrets, and as fast as the trait allows.
//! * [`Pig`]: dice, several decisions a turn, two to five seats.

mod connect_four;
mod pig;

pub use connect_four::{ConnectFour, Disc};
pub use pig::{Daring, Pig, Pips, Rules as PigRules};

use table::{Bot, Boxed, Game, Knowledge, Luck, Shelf};

/// A bot that takes any action, each as likely as the others.
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn decide(&mut self, knowledge: &Knowledge<G>, luck: &mut Luck) -> G::Action {
        let mut actions = Vec::new();
        knowledge.actions(&mut actions);
        luck.pick(&actions)
    }
}

/// The levels of [`bot`].
pub const LEVELS: &[&str] = &["random"];

/// The bot of this level: there is only `random`.
pub fn bot<G: Game>(level: &str) -> Option<Box<dyn Bot<G>>> {
    LEVELS.contains(&level).then(|| Box::new(Uniform) as Box<dyn Bot<G>>)
}

/// A shelf with both reference games and the bot `random`.
///
/// ```
/// let shelf = conformance::reference::shelf();
/// let ids: Vec<_> = shelf.titles().map(|title| title.about().id).collect();
/// assert_eq!(ids, ["connect-four", "pig"]);
/// ```
pub fn shelf() -> Shelf {
    Shelf::new(vec![
        Box::new(Boxed::<ConnectFour>::new(LEVELS, bot::<ConnectFour>)),
        Box::new(Boxed::<Pig>::new(LEVELS, bot::<Pig>)),
    ])
}
