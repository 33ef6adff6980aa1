//! The rules, one file a phase in the order of play.
//!
//! Each phase answers two questions about an action: may it be taken (a `may_…` that returns `Why` not) and what does it do. Lists of
//! actions are made by asking the first question of every candidate, so that what is offered and what is accepted cannot differ.

mod buying;
pub(crate) mod conditions;
mod conflict;
mod conquering;
mod dice;
mod income;
mod passing;
mod playing;
mod preparation;
mod pushing;
mod refusals;
mod rolling;
mod secrets;

pub use conditions::Part;
pub(crate) use income::INCOME;
pub(crate) use refusals::Why;

use crate::action::{Action, Chance};
use crate::options::OPTIONS;
use crate::setup::Setup;
use crate::state::{Phalanxx, Phase};
use crate::{clauses, scene};
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fault, Game, Luck, Options, Payoffs, Refusal, Scene, Seat, Seats, Shared,
    Stage, Standing,
};

impl Game for Phalanxx {
    const ABOUT: About = About {
        id: "phalanxx",
        rules: 1,
        seats: (1, 4),
        options: OPTIONS,
        editions: &[("argead", include_str!("../../../../editions/phalanxx/argead.toml"))],
        clauses: clauses::BOOK,
        words: &[
            ("en", include_str!("../../../../locales/en/phalanxx.ftl")),
            ("fr", include_str!("../../../../locales/fr/phalanxx.ftl")),
        ],
    };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;

    fn prepare(edition: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        Setup::new(edition, options, seats)
    }

    fn new(setup: &Arc<Setup>) -> Phalanxx {
        Phalanxx::opening(Shared::new(setup))
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Starter
            | Phase::Ability(_)
            | Phase::FirstRow
            | Phase::Deal(_)
            | Phase::Home(..)
            | Phase::Scouting
            | Phase::Refill
            | Phase::Rolling(_)
            | Phase::RivalRefill => Stage::Chance,
            Phase::Over => Stage::Over,
            _ => Stage::Decide(Seats::one(self.active)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.stage() == Stage::Decide(Seats::one(seat)) {
            match self.phase {
                Phase::Buy | Phase::Bought { .. } | Phase::Swapping { .. } => self.offer_purchases(out),
                Phase::Dice | Phase::Taken(_) => self.offer_dice(out),
                Phase::Placed(row) => {
                    self.offer_cards(row, out);
                    self.offer_regions(row, out);
                    out.push(Action::Income);
                }
                Phase::Moving { .. } => self.offer_moves(out),
                Phase::Turning => out.extend(self.faction(seat).upright().iter().map(Action::Turn)),
                Phase::Exchange(row) => self.offer_exchanges(row, out),
                Phase::TurnEnd => out.push(Action::EndTurn),
                _ => {}
            }
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over => Err(Refusal::game_over()),
            stage if !stage.deciders().contains(seat) => Err(Refusal::not_your_turn()),
            _ => self.may(action).map_err(|why| why.refusal(self)),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, chronicle: &mut impl Chronicle) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action:?} in {:?}", self.phase);
        match action {
            Action::Buy(card) => self.buy(card, chronicle),
            Action::Scout => self.phase = Phase::Scouting,
            Action::BuyScouted => self.buy_scouted(chronicle),
            Action::Pass => self.pass(chronicle),
            Action::SwapFor(wanted) => self.phase = Phase::Swapping { wanted },
            Action::Give(card) => self.give(card, chronicle),
            Action::Roll => self.close_purchase(chronicle),
            Action::Take(die) => self.take(die),
            Action::Change(pips) => self.change(pips, chronicle),
            Action::Forge(pips) => self.forge(pips, chronicle),
            Action::Place(row) => self.place(row),
            Action::Push(row) => self.push(row, chronicle),
            Action::Play(card) => self.play(card, chronicle),
            Action::Conquer(region) => self.conquer(region, chronicle),
            Action::Vacate(region) => self.vacate(region, chronicle),
            Action::Turn(card) => self.turn(card, chronicle),
            Action::Income => self.income(chronicle),
            Action::Exchange { with, die } => self.exchange(with, die, chronicle),
            Action::Keep => self.finish_die(),
            Action::EndTurn => self.end_turn(chronicle),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Starter => out.extend(Seat::first(self.setup.seats).map(|seat| (Chance::Starter(seat), 1))),
            Phase::Ability(_) => self.abilities_left(out),
            Phase::FirstRow | Phase::Deal(_) | Phase::Scouting | Phase::Refill | Phase::RivalRefill => self.draws(out),
            Phase::Home(..) | Phase::Rolling(_) => {
                out.extend(crate::die::Pips::all().map(|pips| (Chance::Roll(pips), 1)))
            }
            _ => {}
        }
    }

    fn settle(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        match (self.phase, chance) {
            (Phase::Starter, Chance::Starter(seat)) => self.choose_starter(seat, chronicle),
            (Phase::Ability(seat), Chance::Ability(ability)) => self.give_ability(seat, ability, chronicle),
            (Phase::FirstRow, Chance::Draw(card)) => self.open_row(card, chronicle),
            (Phase::Deal(seat), Chance::Draw(card)) => self.deal(seat, card, chronicle),
            (Phase::Home(seat, row), Chance::Roll(pips)) => self.roll_home(seat, row, pips, chronicle),
            (Phase::Scouting, Chance::Draw(card)) => self.scout(card, chronicle),
            (Phase::Refill, Chance::Draw(card)) => self.refill(card, chronicle),
            (Phase::Rolling(at), Chance::Roll(pips)) => self.roll_travelling(at, pips, chronicle),
            (Phase::RivalRefill, Chance::Draw(card)) => self.refill_after_rival(card, chronicle),
            (phase, chance) => unreachable!("{chance:?} is no outcome of {phase:?}"),
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.ranking()
    }

    fn payoffs(&self) -> Payoffs {
        self.shares()
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        self.redeal_for(seat, luck);
    }

    fn scene(&self, eye: Eye) -> Scene {
        scene::of(self, eye)
    }
}

impl Phalanxx {
    /// Whether the active player may take `action` now.
    pub(crate) fn may(&self, action: Action) -> Result<(), Why> {
        match (self.phase, action) {
            (Phase::Buy, Action::Buy(card)) => self.may_buy(card),
            (Phase::Buy, Action::Scout) => self.may_scout(),
            (Phase::Buy, Action::BuyScouted) => self.may_buy_scouted(),
            (Phase::Buy, Action::Pass) | (Phase::Bought { .. }, Action::Roll) | (Phase::TurnEnd, Action::EndTurn) => {
                Ok(())
            }
            (Phase::Bought { swap }, Action::SwapFor(card)) => self.may_swap_for(swap, card),
            (Phase::Swapping { .. }, Action::Give(card)) => self.may_give(card),
            (Phase::Dice, Action::Take(die)) => self.may_take(die),
            (Phase::Taken(die), Action::Change(pips)) => self.may_change(die, pips),
            (Phase::Taken(die), Action::Forge(pips)) => self.may_forge(die, pips),
            (Phase::Taken(_), Action::Place(row)) => self.may_place(row),
            (Phase::Taken(die), Action::Push(row)) => self.may_push(die, row),
            (Phase::Placed(row), Action::Play(card)) => self.may_play(row, card),
            (Phase::Placed(row), Action::Conquer(region)) => self.may_conquer(row, region),
            (Phase::Placed(_), Action::Income) | (Phase::Exchange(_), Action::Keep) => Ok(()),
            (Phase::Moving { .. }, Action::Vacate(region)) => self.may_vacate(region),
            (Phase::Turning, Action::Turn(card)) => self.may_turn(card),
            (Phase::Exchange(row), Action::Exchange { with, die }) => self.may_exchange(row, with, die),
            _ => Err(Why::NotNow),
        }
    }
}
