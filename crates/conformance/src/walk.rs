//! Random legal games, and a look at the positions on the way.

use crate::failure::calmly;
use crate::{Failure, Suite, Verdict};
use table::{Chronicle, Dice, Eye, Game, Instinct, Luck, Order, Record, Seat, Session, Silent, Stage};

/// A game longer than this does not end.
const ENDLESS: usize = 50_000;
/// From how many games of a table the positions are taken, at least.
const GAMES: usize = 8;
/// How often a player who may takes an action back: once in so many times.
const SECOND_THOUGHTS: u32 = 12;

/// A position in a random legal game, where someone must decide or the game is over.
pub struct Position<'a, G: Instinct> {
    /// The suite.
    pub suite: &'a Suite<G>,
    /// Which of the suite's tables it is.
    pub layout: usize,
    /// How the table was opened.
    pub order: &'a Order,
    /// The dice of the table.
    pub dice: &'a Dice,
    /// The game so far.
    pub session: &'a Session<G>,
    /// Every state since the last decision, those that waited for chance among them, the present one last.
    pub passed: &'a [G],
    /// A generator for whatever the property tries.
    pub luck: &'a mut Luck,
}

impl<'a, G: Instinct> Position<'a, G> {
    /// The present state.
    pub fn state(&self) -> &'a G {
        self.session.state()
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        Seat::first(self.state().seats())
    }

    /// Every eye.
    pub fn eyes(&self) -> impl Iterator<Item = Eye> + Clone + use<G> {
        self.seats().map(Eye::Seat).chain([Eye::Spectator, Eye::All])
    }
}

/// What `seat` may do.
pub(crate) fn actions_of<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

/// What chance may bring.
pub(crate) fn chances_of<G: Game>(state: &G) -> Vec<(G::Chance, u32)> {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    chances
}

/// Takes a random step, told to `chronicle`. False if the game is over.
pub(crate) fn random_step<G: Game>(state: &mut G, luck: &mut Luck, chronicle: &mut impl Chronicle) -> bool {
    match state.stage() {
        Stage::Decide(seats) => {
            let seat = luck.pick(&seats.iter().collect::<Vec<_>>());
            state.act(seat, luck.pick(&actions_of(state, seat)), chronicle);
        }
        Stage::Chance => state.settle(luck.weighted(&chances_of(state)), chronicle),
        Stage::Over => return false,
    }
    true
}

/// Whether `seat` takes its last action back instead of going on.
fn has_second_thoughts<G: Game>(session: &Session<G>, seat: Seat, luck: &mut Luck) -> bool {
    session.may_undo(seat) && luck.below(SECOND_THOUGHTS) == 0
}

/// A random legal game, played to its end by the dice of `order` and second thoughts by `luck`. Panics when the table cannot be
/// opened or the game breaks the contract: it is for games that pass the suite.
///
/// ```
/// use conformance::{Layout, random_game};
/// use conformance::reference::Pig;
/// let session = random_game::<Pig>(&Layout::new(2).order::<Pig>(1), &mut table::Luck::new(1));
/// assert!(session.has_ended());
/// ```
pub fn random_game<G: Game>(order: &Order, luck: &mut Luck) -> Session<G> {
    let dice = order.dice();
    let mut session = Session::<G>::open(order).expect("a table that can be opened");
    while let Some(seat) = session.state().stage().deciders().lowest() {
        let step = if has_second_thoughts(&session, seat, luck) {
            session.undo(seat)
        } else {
            session.act(seat, luck.pick(&actions_of(session.state(), seat)), &dice)
        };
        session.accept(step.expect("what is offered is accepted"));
    }
    session
}

impl<G: Instinct> Suite<G> {
    /// Looks at positions of random games on every table until the suite has looked often enough. Games use it for laws of their own.
    pub fn visit(&self, look: impl FnMut(&mut Position<'_, G>) -> Verdict) -> Result<(), Failure> {
        self.visit_some(self.looks, look)
    }

    /// As [`visit`](Self::visit), with about this many looks over all tables.
    pub(crate) fn visit_some(
        &self,
        looks: usize,
        mut look: impl FnMut(&mut Position<'_, G>) -> Verdict,
    ) -> Result<(), Failure> {
        let wanted = looks.div_ceil(self.layouts.len());
        let only = std::env::var("CONFORMANCE_SEED").ok().map(|seed| seed.parse().expect("a seed is a number"));
        for layout in 0..self.layouts.len() {
            // One game nobody looks at tells how long games are, and so how many positions to pass by.
            let length = self.play(layout, 0, u32::MAX, &mut |_| Ok(()))?.positions;
            let stride = (length * GAMES / wanted).max(1) as u32;
            let mut looked = 0;
            let mut seed = only.unwrap_or(0);
            while looked < wanted {
                looked += self.play(layout, seed, stride, &mut look)?.looks;
                seed += 1;
                if only.is_some() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Plays one random game to its end and looks at about one position in `stride`, and always at the last.
    fn play(
        &self,
        layout: usize,
        seed: u64,
        stride: u32,
        look: &mut dyn FnMut(&mut Position<'_, G>) -> Verdict,
    ) -> Result<Tally, Failure> {
        let place = format!("{}, {}, seed {seed}", G::ABOUT.id, self.layouts[layout]);
        let mut walk = calmly(|| Walk::new(self, layout, seed)).and_then(|walk| walk).map_err(|reason| Failure {
            reason,
            place: place.clone(),
            lines: Vec::new(),
        })?;
        calmly(|| walk.run(stride, look)).and_then(|tally| tally).map_err(|reason| {
            let lines = walk.session.lines().iter().skip(1).chain(&walk.attempt).cloned().collect();
            Failure { reason, place, lines }
        })
    }
}

/// How many positions a game had and how many were looked at.
struct Tally {
    positions: usize,
    looks: usize,
}

/// A random game as it goes.
struct Walk<'a, G: Instinct> {
    suite: &'a Suite<G>,
    layout: usize,
    order: Order,
    dice: Dice,
    session: Session<G>,
    passed: Vec<G>,
    /// How many outcomes were drawn.
    drawn: u64,
    luck: Luck,
    /// What is about to be done, in case it goes wrong.
    attempt: Option<String>,
}

impl<'a, G: Instinct> Walk<'a, G> {
    fn new(suite: &'a Suite<G>, layout: usize, seed: u64) -> Result<Walk<'a, G>, String> {
        let order = suite.layouts[layout].order::<G>(seed);
        let session = Session::open(&order).map_err(|fault| format!("the table cannot be opened: {fault}"))?;
        let dice = order.dice();
        let luck = Luck::new(seed ^ (layout as u64) << 32);
        let mut walk = Walk { suite, layout, order, dice, session, passed: Vec::new(), drawn: 0, luck, attempt: None };
        let record = Record::from_lines(walk.session.lines().to_vec()).map_err(|flaw| flaw.to_string())?;
        let opening =
            Session::<G>::load(&record.up_to(1), &walk.order.edition, None).map_err(|flaw| flaw.to_string())?;
        walk.settle(opening.state().clone())?;
        Ok(walk)
    }

    fn run(&mut self, stride: u32, look: &mut dyn FnMut(&mut Position<'_, G>) -> Verdict) -> Result<Tally, String> {
        let mut tally = Tally { positions: 1, looks: 0 };
        loop {
            let stage = self.session.state().stage();
            if self.luck.below(stride) == 0 || stage == Stage::Over && stride < u32::MAX {
                let mut luck = self.luck.fork();
                look(&mut Position {
                    suite: self.suite,
                    layout: self.layout,
                    order: &self.order,
                    dice: &self.dice,
                    session: &self.session,
                    passed: &self.passed,
                    luck: &mut luck,
                })?;
                tally.looks += 1;
            }
            match stage {
                Stage::Over => return Ok(tally),
                Stage::Chance => return Err("the session stops at chance".to_owned()),
                Stage::Decide(seats) => {
                    ensure!(!seats.is_empty(), "nobody is asked to decide");
                    ensure!(tally.positions < ENDLESS, "the game does not end");
                    let seat = self.luck.pick(&seats.iter().collect::<Vec<_>>());
                    self.step(seat)?;
                }
            }
            tally.positions += 1;
        }
    }

    /// A random action of `seat`, or second thoughts.
    fn step(&mut self, seat: Seat) -> Verdict {
        if has_second_thoughts(&self.session, seat, &mut self.luck) {
            self.attempt = Some(format!("{{\"undo\":{}", seat.0));
            let step = self.session.undo(seat).map_err(|refusal| refusal.to_string())?;
            self.session.accept(step);
            self.attempt = None;
            self.passed = vec![self.session.state().clone()];
        } else {
            let actions = actions_of(self.session.state(), seat);
            ensure!(!actions.is_empty(), "seat {} must decide and has nothing to choose from", seat.0);
            let action = self.luck.pick(&actions);
            let shown = serde_json::to_string(&action).map_err(|error| format!("{action:?} is not JSON: {error}"))?;
            self.attempt = Some(format!("{{\"seat\":{},\"action\":{shown}", seat.0));
            let mut after = self.session.state().clone();
            after.act(seat, action, &mut Silent);
            self.settle(after)?;
            let step = self
                .session
                .act(seat, action, &self.dice)
                .map_err(|refusal| format!("{action:?} is offered to seat {} and refused: {refusal}", seat.0))?;
            self.session.accept(step);
            self.attempt = None;
            ensure!(self.passed.last() == Some(self.session.state()), "the session and the rules part ways");
        }
        Ok(())
    }

    /// Goes by itself the way the session goes, to see the states it does not stop at.
    fn settle(&mut self, mut state: G) -> Verdict {
        self.passed.clear();
        while state.stage() == Stage::Chance {
            self.passed.push(state.clone());
            let chances = chances_of(&state);
            let chance = self.dice.draw(self.drawn, &chances).ok_or("chance has nothing to choose from")?;
            self.drawn += 1;
            state.settle(chance, &mut Silent);
        }
        self.passed.push(state);
        Ok(())
    }
}
