//! A bot with a habit: it always fills its boxes the same way, and otherwise plays as its level does.

use empire::{Action, Boxes, Empire};
use std::sync::Arc;
use strategist::bot;
use table::{Bot, Game, Knowledge, Luck, Options, Seat, Silent, Stage};

/// A bot of a level that always allocates like this.
struct Habit {
    boxes: Boxes,
    level: Box<dyn Bot<Empire>>,
    actions: Vec<Action>,
}

impl Bot<Empire> for Habit {
    fn decide(&mut self, knowledge: &Knowledge<Empire>, luck: &mut Luck) -> Action {
        knowledge.actions(&mut self.actions);
        let usual = Action::Allocate(self.boxes);
        if self.actions.contains(&usual) { usual } else { self.level.decide(knowledge, luck) }
    }
}

/// Fifty ways to fill the boxes: five bids, five armies, and what is left mostly for temples or mostly for cities.
pub fn fifty_habits() -> Vec<Boxes> {
    let mut habits = Vec::new();
    for order in [0u8, 1, 2, 3, 5] {
        for armies in [3, 4, 5, 6, 8] {
            let rest = 15 - order - armies;
            let more = (2 * rest).div_ceil(3);
            for temples in [more, rest - more] {
                habits.push(Boxes { order, armies, temples, cities: rest - temples });
            }
        }
    }
    habits
}

/// Games for two between a habit and the level it is made of.
pub struct Duel {
    setup: Arc<empire::Setup>,
    level: String,
}

impl Duel {
    /// Duels with bots of this level.
    pub fn new(level: &str) -> Duel {
        let about = Empire::ABOUT;
        let setup = Empire::prepare(&about.default_edition(), &Options::defaults(about.options), 2);
        Duel { setup: Arc::new(setup.expect("the edition is sound")), level: level.to_owned() }
    }

    /// The habit's share of the victory in one game, and by how many points it was ahead. Even and odd games change seats.
    pub fn play(&self, habit: Boxes, number: u32, seed: u64) -> (f64, f64) {
        let mut luck = Luck::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(number));
        let creature = Seat((number % 2) as u8);
        let level = || bot::<Empire>(&self.level).expect("a level");
        let mut reader = Habit { boxes: habit, level: level(), actions: Vec::new() };
        let mut captain = level();
        let mut game = Empire::new(&self.setup);
        let mut outcomes = Vec::new();
        loop {
            match game.stage() {
                Stage::Decide(seats) => {
                    let seat = seats.lowest().expect("someone decides");
                    let knowledge = Knowledge::new(&game, seat);
                    let action = if seat == creature {
                        reader.decide(&knowledge, &mut luck)
                    } else {
                        captain.decide(&knowledge, &mut luck)
                    };
                    game.act(seat, action, &mut Silent);
                }
                Stage::Chance => {
                    outcomes.clear();
                    game.chances(&mut outcomes);
                    game.settle(luck.weighted(&outcomes), &mut Silent);
                }
                Stage::Over => break,
            }
        }
        let margin = game.score(creature) - game.score(creature.next(2));
        (f64::from(game.payoffs()[creature.index()]), f64::from(margin))
    }
}
