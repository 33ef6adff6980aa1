//! The rules, one file a phase in the order of play.
//!
//! * `deal`: cards, face-up cards and the first player, before the first turn.
//! * `moving`: which card moves Alexander, and to which cell and corner. `route`: how he walks and where walls rise.
//! * `cards`, `occupying`, `taking_over`, `taxes`, `recalling`: the actions.
//! * `end`: the end of a turn and of the game.
//!
//! One function, [`Alexandros::judge`], says whether an action is allowed. `actions` lists candidates and keeps those it allows;
//! `check` turns its [`Objection`] into words. So what is offered is what is accepted.

mod cards;
mod deal;
mod end;
mod moving;
mod objection;
mod occupying;
mod recalling;
mod route;
mod taking_over;
mod taxes;

pub(crate) use moving::Reach;
pub(crate) use objection::Objection;
pub use route::NewWalls;

use crate::clauses::BOOK;
use crate::setup::{OPTIONS, Setup};
use crate::state::Phase;
use crate::{Action, Alexandros, Cell, Chance, Point, scene};
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fault, Game, Luck, Options, Payoffs, Refusal, Scene, Seat, Stage, Standing,
};

impl Game for Alexandros {
    const ABOUT: About = About {
        id: "alexandros",
        rules: 1,
        seats: (2, 4),
        options: OPTIONS,
        editions: &[("argead", include_str!("../../../../editions/alexandros/argead.toml"))],
        clauses: BOOK,
        words: &[
            ("en", include_str!("../../../../locales/en/alexandros.ftl")),
            ("fr", include_str!("../../../../locales/fr/alexandros.ftl")),
        ],
    };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;

    fn prepare(edition: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        Setup::read(edition, options, seats)
    }

    fn new(setup: &Arc<Setup>) -> Alexandros {
        Alexandros::at_start(setup)
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn stage(&self) -> Stage {
        self.waits_for()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.stage().deciders().contains(seat) {
            return;
        }
        let mut offer = |action| {
            if self.judge(action).is_ok() {
                out.push(action);
            }
        };
        match self.phase {
            Phase::Card => self.card_candidates(&mut offer),
            Phase::Target { toward } => self.target_candidates(toward, &mut offer),
            Phase::Corner { cell } => self.corner_candidates(cell, &mut offer),
            Phase::Route { .. } => self.route_candidates(&mut offer),
            Phase::Act => {
                if self.actions_left > 0 {
                    self.draw_candidates(&mut offer);
                    self.province_candidates(&mut offer);
                    self.tax_candidates(&mut offer);
                    self.recall_candidates(&mut offer);
                }
                offer(Action::EndTurn);
            }
            Phase::Occupy { head, .. } => self.occupy_candidates(head, &mut offer),
            Phase::Give { used, .. } => used.kinds().for_each(|symbol| offer(Action::Give(symbol))),
            Phase::Deal(_) | Phase::Open | Phase::Lot | Phase::Replace { .. } | Phase::Draw => {}
            Phase::Refill | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over => Err(Refusal::game_over()),
            stage if !stage.deciders().contains(seat) => Err(Refusal::not_your_turn()),
            _ => self.judge(action).map_err(|objection| objection.refusal(self)),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, chronicle: &mut impl Chronicle) {
        debug_assert!(self.check(seat, action).is_ok(), "{action:?} is not allowed");
        match action {
            Action::Take(symbol) => self.take_and_move(symbol, symbol, chronicle),
            Action::Joker { card, toward } => self.take_and_move(card, toward, chronicle),
            Action::Spend(symbol) => self.spend_and_move(symbol, chronicle),
            Action::Stay(card) => self.stay(card, chronicle),
            Action::Cell(cell) => self.head_for(self.numbered(cell)),
            Action::Corner(point) => self.set_out(self.numbered_point(point), chronicle),
            Action::Via(point) => self.walk_on(self.numbered_point(point), chronicle),
            Action::Draw => self.draw(chronicle),
            Action::Pick(symbol) => self.pick(symbol, chronicle),
            Action::Occupy(cell) => self.begin_to_occupy(self.numbered(cell)),
            Action::TakeOver(cell) => self.take_over(self.numbered(cell), chronicle),
            Action::Post(cell) => self.post(self.numbered(cell), chronicle),
            Action::Pay => self.pay(chronicle),
            Action::Give(symbol) => self.give(symbol, chronicle),
            Action::Tax(symbol) => self.collect_taxes(symbol, chronicle),
            Action::Recall(cell) => self.recall(self.numbered(cell), chronicle),
            Action::EndTurn => self.end_turn(chronicle),
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Deal(_) => self.cards_of_pile(Chance::Deal, out),
            Phase::Open | Phase::Replace { .. } | Phase::Refill => self.cards_of_pile(Chance::TurnUp, out),
            Phase::Draw => self.cards_of_pile(Chance::Draw, out),
            Phase::Lot => out.extend(self.players().map(|seat| (Chance::Begin(seat), 1))),
            _ => {}
        }
    }

    fn settle(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        match chance {
            Chance::Deal(symbol) => self.deal(symbol, chronicle),
            Chance::TurnUp(symbol) => self.turn_up(symbol, chronicle),
            Chance::Begin(seat) => self.begin(seat, chronicle),
            Chance::Draw(symbol) => self.drawn(symbol, chronicle),
        }
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| self.final_standing())
    }

    fn payoffs(&self) -> Payoffs {
        self.shares()
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        self.redeal_unknown(seat, luck);
    }

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }
}

impl Alexandros {
    /// Whether the player whose turn it is may take `action` now.
    pub(crate) fn judge(&self, action: Action) -> Result<(), Objection> {
        match (self.phase, action) {
            (Phase::Card, Action::Take(symbol)) => self.may_take(symbol),
            (Phase::Card, Action::Joker { card, toward }) => self.may_joker(card, toward),
            (Phase::Card, Action::Spend(symbol)) => self.may_spend(symbol),
            (Phase::Card, Action::Stay(card)) => self.may_stay(card),
            (Phase::Target { toward }, Action::Cell(cell)) => self.may_head_for(toward, cell),
            (Phase::Corner { cell }, Action::Corner(point)) => self.may_set_out(cell, point),
            (Phase::Corner { cell }, Action::Cell(other)) => Err(self.why_not_there(cell, other)),
            (Phase::Route { corner, .. }, Action::Via(point)) => self.may_walk_on(corner, point),
            (Phase::Act, Action::EndTurn) => Ok(()),
            (Phase::Act, action) => self.may_act(action),
            (Phase::Occupy { head, .. }, Action::Post(cell)) => self.may_post(head, cell),
            (Phase::Occupy { head, .. }, Action::Pay) => self.may_pay(head),
            (Phase::Give { used, .. }, Action::Give(symbol)) => self.may_give(used, symbol),
            _ => Err(Objection::OutOfOrder),
        }
    }

    /// Whether `action` is allowed as one of the two actions of the turn.
    fn may_act(&self, action: Action) -> Result<(), Objection> {
        let is_one = matches!(
            action,
            Action::Draw
                | Action::Pick(_)
                | Action::Occupy(_)
                | Action::TakeOver(_)
                | Action::Tax(_)
                | Action::Recall(_)
        );
        if is_one && self.actions_left == 0 {
            return Err(Objection::NoActionsLeft);
        }
        match action {
            Action::Draw => self.may_draw(),
            Action::Pick(symbol) => self.may_pick(symbol),
            Action::Occupy(cell) => self.may_occupy(cell),
            Action::TakeOver(cell) => self.may_take_over(cell),
            Action::Tax(symbol) => self.may_tax(symbol),
            Action::Recall(cell) => self.may_recall(cell),
            _ => Err(Objection::OutOfOrder),
        }
    }

    /// The number of a cell in an action that was checked.
    fn numbered(&self, cell: Cell) -> usize {
        self.board().cell_number(cell).expect("a checked action names a cell of the board")
    }

    /// The number of a point in an action that was checked.
    fn numbered_point(&self, point: Point) -> usize {
        self.board().point_number(point).expect("a checked action names a point of the board")
    }
}
