//! A table on which tests play: every action is checked before it is taken, every outcome must be possible.

pub use commander::*;
use std::sync::Arc;
use table::{EditionFile, Fact, Game, Options, Seat, Stage};

pub struct Played {
    pub state: Commander,
    pub told: Vec<Fact>,
}

pub fn setup(options: &[(&str, &str)]) -> Arc<Setup> {
    let options = Options::choose(Commander::ABOUT.options, options.iter().copied()).expect("known options");
    Arc::new(Commander::prepare(&Commander::ABOUT.default_edition(), &options, 1).expect("the edition is sound"))
}

pub fn open(options: &[(&str, &str)]) -> Commander {
    Commander::new(&setup(options))
}

/// A fresh campaign, ready to be edited.
pub fn campaign(name: &'static str) -> Commander {
    open(&[("campaign", name)])
}

pub fn fault_of(text: &str) -> table::Fault {
    let edition = EditionFile::new("mine.toml", text);
    Commander::prepare(&edition, &Options::defaults(Commander::ABOUT.options), 1).expect_err("a fault")
}

pub fn edition_text() -> String {
    Commander::ABOUT.default_edition().text
}

/// A force outside battle, or still to act.
pub fn ready(troop: Troop, side: Side) -> Group {
    Group { troop, side, stance: Stance::Ready }
}

pub fn done(troop: Troop, side: Side) -> Group {
    Group { troop, side, stance: Stance::Done }
}

impl Played {
    pub fn new(state: Commander) -> Played {
        Played { state, told: Vec::new() }
    }

    pub fn open(options: &[(&str, &str)]) -> Played {
        Played::new(open(options))
    }

    /// Takes actions, each of which must be allowed and offered.
    pub fn act(&mut self, actions: &[Action]) -> &mut Played {
        for &action in actions {
            if let Err(refusal) = self.state.check(Seat(0), action) {
                panic!("{action:?} is refused: {refusal} in {:?}", self.state.phase());
            }
            let mut offered = Vec::new();
            self.state.actions(Seat(0), &mut offered);
            assert!(offered.contains(&action), "{action:?} is allowed but not offered");
            self.state.act(Seat(0), action, &mut self.told);
        }
        self
    }

    /// Settles outcomes, each of which must be possible.
    pub fn draw(&mut self, outcomes: &[Chance]) -> &mut Played {
        for &outcome in outcomes {
            assert_eq!(self.state.stage(), Stage::Chance, "nothing is rolled in {:?}", self.state.phase());
            let mut chances = Vec::new();
            self.state.chances(&mut chances);
            assert!(chances.iter().any(|&(chance, _)| chance == outcome), "{outcome:?} is not among {chances:?}");
            self.state.settle(outcome, &mut self.told);
        }
        self
    }

    pub fn roll(&mut self, dice: &[u8]) -> &mut Played {
        for &die in dice {
            self.draw(&[Chance::Die(die)]);
        }
        self
    }

    pub fn offered(&self) -> Vec<Action> {
        let mut offered = Vec::new();
        self.state.actions(Seat(0), &mut offered);
        offered
    }

    pub fn chances(&self) -> Vec<(Chance, u32)> {
        let mut chances = Vec::new();
        self.state.chances(&mut chances);
        chances
    }

    /// The clause that refuses `action`.
    pub fn refused(&self, action: Action) -> &'static str {
        let refusal = self.state.check(Seat(0), action).expect_err("refused");
        assert!(!self.offered().contains(&action));
        refusal.clause.map_or("the table", |clause| clause.as_str())
    }

    pub fn battle(&self) -> &Battle {
        self.state.battle().expect("a battle")
    }

    pub fn gold(&self) -> u8 {
        self.state.gold()
    }

    pub fn glory(&self) -> u8 {
        self.state.glory()
    }

    pub fn level(&self) -> u8 {
        self.state.level()
    }

    /// Standing enemy forces of this type.
    pub fn enemies(&self, troop: Troop) -> usize {
        self.battle().enemy.iter().filter(|fighter| fighter.troop == troop && fighter.side.is_some()).count()
    }

    /// Whether a fact with this id was told.
    pub fn heard(&self, id: &str) -> bool {
        self.told.iter().any(|fact| fact.message.id == id)
    }
}
