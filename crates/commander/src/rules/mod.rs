//! The rules, one file a phase, in the order of play.
//!
//! A phase that needs a decision or a die waits in the state; everything between two such moments happens by itself in
//! [`Commander::advance`]. Each file has the same four parts: what may be done (`permit_…`), what to offer (`offer_…`), doing it
//! (`do_…`), and what a die or a draw does (`settle_…`).

mod bar;
mod battle;
mod conquest;
mod hits;
mod operations;
mod orders;
mod preparation;
mod prophecies;
mod resupply;
mod siege;
mod treasury;
mod victory;

pub use bar::Bar;
pub use conquest::Toll;

use crate::action::{Action, Chance};
use crate::clauses::*;
use crate::kinds::FACES;
use crate::state::{Commander, Phase};
use bar::bar;
use table::{Chronicle, Seat, Seats, Stage};

/// Tells a fact with the clause that made it happen.
macro_rules! tell {
    ($chronicle:expr, $clause:expr, $id:literal $(, $arg:ident = $value:expr)* $(,)?) => {
        $chronicle.tell(|| {
            table::Fact::new(table::Message::new($id).with("clause", $clause)$(.with(stringify!($arg), $value))*)
        })
    };
}
pub(crate) use tell;

/// What the offered actions go into.
pub(crate) type Offers<'a> = &'a mut Vec<Action>;

impl Commander {
    /// What the game waits for.
    pub(crate) fn awaits(&self) -> Stage {
        let decide = Stage::Decide(Seats::one(Seat(0)));
        if self.end.is_some() {
            return Stage::Over;
        }
        if self.spies != 0 {
            return Stage::Chance;
        }
        if self.owed > 0 {
            return decide;
        }
        match self.phase {
            Phase::Over => Stage::Over,
            Phase::Reinforce { .. }
            | Phase::FillBox { .. }
            | Phase::Order { .. }
            | Phase::OrderGarrison { .. }
            | Phase::Ships { .. }
            | Phase::Operation
            | Phase::OperationForces { .. }
            | Phase::Go
            | Phase::SiegeFire { .. }
            | Phase::SiegeSection { .. }
            | Phase::Scout { .. }
            | Phase::Reveal { .. }
            | Phase::IntimidationDie
            | Phase::InsightDraw => Stage::Chance,
            Phase::Fighting if self.battle_rolls() => Stage::Chance,
            _ => decide,
        }
    }

    /// Whether the player may do this now, and if not, why.
    pub(crate) fn permit(&self, action: Action) -> Result<(), Bar> {
        if self.owed > 0 {
            return self.permit_suffer(action);
        }
        match action {
            Action::Disband(group) => return self.permit_disband(group),
            Action::PrayToWinds => return self.permit_prayer(),
            Action::Forswear(advisor) => return self.permit_forswear(advisor),
            Action::Play(insight) => return self.permit_insight(insight),
            _ => {}
        }
        match self.phase {
            Phase::SetUp => self.permit_setup(action),
            Phase::Penalty | Phase::Reckoning => self.permit_penalty(action),
            Phase::Rearm => self.permit_rearm(action),
            Phase::OrderSeen { .. } | Phase::ShipsSeen { .. } => self.permit_aristander(action),
            Phase::OrderPrice { .. } => self.permit_order_price(action),
            Phase::ShipsChoice { total, .. } => self.permit_concession(action, total),
            Phase::ShipsRepair { .. } => self.permit_repair(action),
            Phase::Intrigue(operation) => self.permit_intrigue(action, operation),
            Phase::Conquest => self.permit_conquest(action),
            Phase::Scouted { to, die } => self.permit_scouted(action, to, die),
            Phase::Oracle | Phase::OracleRead(_) => self.permit_oracle(action),
            Phase::Confront => self.permit_confront(action),
            Phase::Intimidation { die, added } => self.permit_intimidation(action, die, added),
            Phase::Ongoing => self.permit_ongoing(action),
            Phase::Spoils { .. } => self.permit_spoils(action),
            Phase::Fighting => self.permit_battle(action),
            Phase::Resupply => self.permit_resupply(action),
            _ => Err(bar(FC_059, "commander-bar-phase")),
        }
    }

    /// Puts everything that may be done now into `out`.
    pub(crate) fn offer(&self, out: Offers<'_>) {
        if self.owed > 0 {
            self.offer_suffer(out);
        } else {
            match self.phase {
                Phase::SetUp => self.offer_setup(out),
                Phase::Penalty | Phase::Reckoning => self.offer_penalty(out),
                Phase::Rearm => self.offer_rearm(out),
                Phase::OrderSeen { .. } | Phase::ShipsSeen { .. } => {
                    out.extend([Action::AddOne, Action::LetStand]);
                }
                Phase::OrderPrice { .. } => out.extend([Action::PayGold, Action::TakeHit]),
                Phase::ShipsChoice { total, .. } => self.offer_concession(out, total),
                Phase::ShipsRepair { .. } => self.offer_repair(out),
                Phase::Intrigue(_) => out.extend([Action::Thwart, Action::Allow]),
                Phase::Conquest => self.offer_conquest(out),
                Phase::Scouted { .. } => self.offer_all(out, &[Action::Advance, Action::Halt]),
                Phase::Oracle | Phase::OracleRead(_) => out.extend([Action::Accept, Action::Decline]),
                Phase::Confront => self.offer_all(out, &[Action::Intimidate, Action::Assault]),
                Phase::Intimidation { .. } => self.offer_all(out, &[Action::SpendGlory, Action::Conclude]),
                Phase::Ongoing => out.extend([Action::Assault, Action::EndConquest]),
                Phase::Spoils { .. } => out.extend([Action::Govern, Action::Raze]),
                Phase::Fighting => self.offer_battle(out),
                Phase::Resupply => self.offer_resupply(out),
                _ => {}
            }
            self.offer_any_time(out);
        }
        out.sort_unstable();
        out.dedup();
    }

    /// Offers those of `actions` that are permitted.
    pub(crate) fn offer_all(&self, out: Offers<'_>, actions: &[Action]) {
        out.extend(actions.iter().copied().filter(|&action| self.permit(action).is_ok()));
    }

    /// Does what the player decided, and all that follows by itself.
    pub(crate) fn perform(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        if self.owed > 0 {
            if let Action::Suffer(victim) = action {
                self.owed -= 1;
                self.hurt(victim, chronicle);
            }
        } else {
            match action {
                Action::Disband(group) => self.do_disband(group, chronicle),
                Action::PrayToWinds => self.do_prayer(chronicle),
                Action::Forswear(advisor) => self.do_forswear(advisor, chronicle),
                Action::Play(insight) => self.do_insight(insight, chronicle),
                _ => self.perform_in_phase(action, chronicle),
            }
        }
        self.advance(chronicle);
    }

    fn perform_in_phase(&mut self, action: Action, chronicle: &mut impl Chronicle) {
        match self.phase {
            Phase::SetUp => self.do_setup(action, chronicle),
            Phase::Penalty | Phase::Reckoning => self.do_penalty(action, chronicle),
            Phase::Rearm => self.do_rearm(action, chronicle),
            Phase::OrderSeen { at, total } => self.do_order_seen(action, at, total, chronicle),
            Phase::OrderPrice { at } => self.do_order_price(action, at, chronicle),
            Phase::ShipsSeen { left, total } => self.do_ships_seen(action, left, total, chronicle),
            Phase::ShipsChoice { left, .. } => self.do_concession(action, left, chronicle),
            Phase::ShipsRepair { left } => self.do_repair(action, left, chronicle),
            Phase::Intrigue(operation) => self.do_intrigue(action, operation, chronicle),
            Phase::Conquest => self.do_conquest(action, chronicle),
            Phase::Scouted { to, die } => self.do_scouted(action, to, die, chronicle),
            Phase::Oracle => self.do_oracle(action, None, chronicle),
            Phase::OracleRead(prophecy) => self.do_oracle(action, Some(prophecy), chronicle),
            Phase::Confront => self.do_confront(action, chronicle),
            Phase::Intimidation { die, added } => self.do_intimidation(action, die, added, chronicle),
            Phase::Ongoing => self.do_ongoing(action, chronicle),
            Phase::Spoils { site } => self.do_spoils(action, site, chronicle),
            Phase::Fighting => self.do_battle(action, chronicle),
            Phase::Resupply => self.do_resupply(action, chronicle),
            _ => {}
        }
    }

    /// Every outcome of the die or draw that is due, with its weight.
    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        if self.spies != 0 {
            return self.spied_outcomes(out);
        }
        match self.phase {
            Phase::Reinforce { .. } => self.cup_outcomes(self.reinforced_nation(), out),
            Phase::FillBox { .. } | Phase::OperationForces { .. } => {
                self.cup_outcomes(self.map().operations.nation, out);
            }
            Phase::OrderGarrison { at } => {
                let site = self.map().sequence[usize::from(at)];
                self.cup_outcomes(self.map().critical[usize::from(site)].nation, out);
            }
            Phase::Operation => self.operation_outcomes(out),
            Phase::Reveal { .. } => self.prophecy_outcomes(out),
            Phase::InsightDraw => self.insight_outcomes(out),
            Phase::Fighting => self.battle_outcomes(out),
            _ => die_outcomes(out),
        }
    }

    /// Takes an outcome, and all that follows by itself.
    pub(crate) fn resolve(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        if self.spies != 0 {
            self.settle_spied(chance, chronicle);
        } else {
            match (self.phase, chance) {
                (Phase::Reinforce { left }, Chance::Force(troop)) => self.settle_reinforcement(left, troop, chronicle),
                (Phase::FillBox { left, opening }, Chance::Force(troop)) => {
                    self.draw_into_box(troop, chronicle);
                    self.phase = Phase::FillBox { left: left - 1, opening };
                }
                (Phase::OperationForces { left }, Chance::Force(troop)) => {
                    self.draw_into_box(troop, chronicle);
                    self.phase = Phase::OperationForces { left: left - 1 };
                }
                (Phase::Order { at }, Chance::Die(die)) => self.settle_order(at, die, chronicle),
                (Phase::OrderGarrison { at }, Chance::Force(troop)) => self.settle_garrison(at, troop, chronicle),
                (Phase::Ships { left }, Chance::Die(die)) => self.settle_ships(left, die, chronicle),
                (Phase::Operation, Chance::Operation(operation)) => self.settle_operation(operation, chronicle),
                (Phase::Go, Chance::Die(die)) => self.settle_go(die, chronicle),
                (Phase::SiegeFire { left }, Chance::Die(die)) => self.settle_siege_fire(left, die, chronicle),
                (Phase::SiegeSection { left }, Chance::Die(die)) => self.settle_siege_section(left, die, chronicle),
                (Phase::Scout { to }, Chance::Die(die)) => self.settle_scout(to, die, chronicle),
                (Phase::Reveal { read }, Chance::Prophecy(prophecy)) => self.settle_reveal(read, prophecy, chronicle),
                (Phase::IntimidationDie, Chance::Die(die)) => self.settle_intimidation(die, chronicle),
                (Phase::InsightDraw, Chance::Insight(insight)) => self.settle_insight(insight, chronicle),
                (Phase::Fighting, chance) => self.settle_battle(chance, chronicle),
                _ => {}
            }
        }
        self.advance(chronicle);
    }

    /// Goes on until a decision or a die is due.
    pub(crate) fn advance(&mut self, chronicle: &mut impl Chronicle) {
        loop {
            self.watch_prophecies(chronicle);
            if self.end.is_some() {
                self.phase = Phase::Over;
                return;
            }
            if self.spies != 0 {
                self.skip_empty_fortresses();
                if self.spies != 0 {
                    return;
                }
            }
            if self.owed > 0 {
                if self.army.iter().flatten().sum::<u8>() > 0 {
                    return;
                }
                self.owed -= 1;
                self.hurt(crate::action::Victim::Alexander, chronicle);
                continue;
            }
            if !self.step(chronicle) {
                return;
            }
        }
    }

    /// One step that needs nobody; false if somebody is needed.
    fn step(&mut self, chronicle: &mut impl Chronicle) -> bool {
        match self.phase {
            Phase::Reinforce { left } => self.step_reinforce(left),
            Phase::FillBox { left, opening } => self.step_fill_box(left, opening, chronicle),
            Phase::Penalty | Phase::Reckoning => self.step_penalty(chronicle),
            Phase::Order { at } => self.step_order(at),
            Phase::Ships { left } => self.step_ships(left),
            Phase::Operation => self.step_operation(),
            Phase::OperationForces { left } => self.step_operation_forces(left, chronicle),
            Phase::Go => self.step_go(chronicle),
            Phase::SiegeFire { left } => self.step_siege_fire(left),
            Phase::Conquest => self.step_conquest(chronicle),
            Phase::Entering { to } => {
                self.enter(to, chronicle);
                true
            }
            Phase::Confront => self.step_confront(chronicle),
            Phase::Fighting => self.step_battle(chronicle),
            _ => false,
        }
    }
}

/// The six faces of a die, equally likely.
pub(crate) fn die_outcomes(out: &mut Vec<(Chance, u32)>) {
    out.extend((1..=FACES).map(|face| (Chance::Die(face), 1)));
}
