//! Enemy operations: one counter a turn, intrigue against it, and Go!.

use crate::action::{Action, Chance};
use crate::clauses::*;
use crate::edition::{CriticalKind, Price};
use crate::kinds::{CampaignOption, Operation, Troop};
use crate::rules::bar::{Bar, bar};
use crate::rules::tell;
use crate::state::{Commander, Hold, Phase};
use table::Chronicle;

/// The gold a "Gold −5" takes.
const DRAIN: u8 = 5;

impl Commander {
    pub(crate) fn step_fill_box(&mut self, left: u8, opening: bool, chronicle: &mut impl Chronicle) -> bool {
        if left > 0 {
            if !self.cup_is_empty(self.map().operations.nation) {
                return false;
            }
            self.phase = Phase::FillBox { left: 0, opening };
            self.short_of_forces(left, chronicle);
            return true;
        }
        if opening {
            self.begin_turn(chronicle);
        } else {
            self.begin_conquest();
        }
        true
    }

    pub(crate) fn draw_into_box(&mut self, troop: Troop, chronicle: &mut impl Chronicle) {
        let nation = self.map().operations.nation.index();
        self.cups[nation][troop.index()] -= 1;
        self.box_forces[troop.index()] += 1;
        tell!(chronicle, FC_083, "commander-fact-box", force = troop.name());
    }

    pub(crate) fn step_operation(&mut self) -> bool {
        // FC_286: a campaign may have no operations at all.
        if !self.map().operations.none {
            return false;
        }
        self.begin_conquest();
        true
    }

    pub(crate) fn operation_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let left = Operation::ALL.iter().filter(|kind| self.stack[kind.index()] > 0);
        out.extend(left.map(|&kind| (Chance::Operation(kind), u32::from(self.stack[kind.index()]))));
    }

    fn need_price(&self, operation: Operation) -> Result<(), Bar> {
        match self.setup.operations[operation.index()].1 {
            Some(Price::Gold(gold)) => self.need_gold(gold),
            Some(Price::Glory(glory)) => self.need_glory(glory),
            None => Err(bar(FC_081, "commander-bar-no-price")),
        }
    }

    /// One counter a turn.
    pub(crate) fn settle_operation(&mut self, operation: Operation, chronicle: &mut impl Chronicle) {
        self.stack[operation.index()] -= 1;
        tell!(chronicle, FC_079, "commander-fact-operation", operation = operation.name());
        if operation == Operation::Go {
            self.phase = Phase::Go;
        } else if self.need_price(operation).is_ok() {
            self.phase = Phase::Intrigue(operation);
        } else {
            self.let_operation_be(operation, chronicle);
        }
    }

    pub(crate) fn permit_intrigue(&self, action: Action, operation: Operation) -> Result<(), Bar> {
        match action {
            Action::Thwart => self.need_price(operation),
            Action::Allow => Ok(()),
            _ => Err(bar(FC_080, "commander-bar-intrigue-first")),
        }
    }

    pub(crate) fn do_intrigue(&mut self, action: Action, operation: Operation, chronicle: &mut impl Chronicle) {
        if action == Action::Allow {
            return self.let_operation_be(operation, chronicle);
        }
        match self.setup.operations[operation.index()].1 {
            Some(Price::Gold(gold)) => self.lose_gold(gold),
            Some(Price::Glory(glory)) => self.glory -= glory,
            None => {}
        }
        tell!(chronicle, FC_080, "commander-fact-thwarted", operation = operation.name());
        self.begin_conquest();
    }

    fn let_operation_be(&mut self, operation: Operation, chronicle: &mut impl Chronicle) {
        self.live[operation.index()] += 1;
        let (forces, clause) = match operation {
            Operation::OneForce => (1, FC_083),
            Operation::TwoForces => (2, FC_084),
            Operation::ThreeForces => (3, FC_084),
            _ => (0, FC_079),
        };
        // FC_316: where counters only hurt at Go!, they have no effect of their own.
        if self.map().operations.hits.is_some() {
            return self.begin_conquest();
        }
        if operation == Operation::Wall && self.spare_walls() > 0 {
            self.box_walls += 1;
            tell!(chronicle, FC_087, "commander-fact-box-wall");
        }
        if forces > 0 {
            tell!(chronicle, clause, "commander-fact-box-forces", count = forces);
        }
        self.phase = Phase::OperationForces { left: forces };
    }

    pub(crate) fn step_operation_forces(&mut self, left: u8, chronicle: &mut impl Chronicle) -> bool {
        if left > 0 && !self.cup_is_empty(self.map().operations.nation) {
            return false;
        }
        self.begin_conquest();
        self.short_of_forces(left, chronicle);
        true
    }

    /// Places what needs no die; false while a die decides where the next piece goes.
    pub(crate) fn step_go(&mut self, chronicle: &mut impl Chronicle) -> bool {
        let piece = self.next_piece();
        if piece.is_some() && self.map().operations.go.len() > 1 {
            return false;
        }
        if let Some(piece) = piece {
            self.appear(piece, 0, chronicle);
            return true;
        }
        self.end_go(chronicle);
        true
    }

    /// The next force of the box, then its walls.
    fn next_piece(&self) -> Option<Option<Troop>> {
        let force = Troop::ALL.iter().copied().find(|troop| self.box_forces[troop.index()] > 0);
        force.map(Some).or((self.box_walls > 0).then_some(None))
    }

    pub(crate) fn settle_go(&mut self, die: u8, chronicle: &mut impl Chronicle) {
        tell!(chronicle, FC_089, "commander-fact-go-die", die = die);
        if let Some(piece) = self.next_piece() {
            self.appear(piece, usize::from(die - 1), chronicle);
        }
    }

    /// A force or wall of the box enters play, or goes back if its region is conquered already (FC-088, FC-090).
    fn appear(&mut self, piece: Option<Troop>, row: usize, chronicle: &mut impl Chronicle) {
        let nation = self.map().operations.nation.index();
        let target = self.map().operations.go.get(row).map(|&site| usize::from(site));
        let open = target.filter(|&site| self.sites[site].hold == Hold::Enemy);
        match piece {
            Some(troop) => {
                self.box_forces[troop.index()] -= 1;
                match open {
                    Some(site) => {
                        self.sites[site].forces[troop.index()][0] += 1;
                        let place = self.site_place(site).name();
                        tell!(chronicle, FC_088, "commander-fact-appears", force = troop.name(), place = place);
                    }
                    None => {
                        self.cups[nation][troop.index()] += 1;
                        tell!(chronicle, FC_090, "commander-fact-cancelled", force = troop.name());
                    }
                }
            }
            None => {
                self.box_walls -= 1;
                let fortress = open.filter(|&site| self.map().critical[site].kind == CriticalKind::Fortress);
                if let Some(site) = fortress {
                    self.sites[site].walls[0] += 1;
                    tell!(chronicle, FC_088, "commander-fact-wall", place = self.site_place(site).name());
                }
            }
        }
    }

    /// Gold or hits, then the counters are shuffled and the next operation prepared.
    fn end_go(&mut self, chronicle: &mut impl Chronicle) {
        if let Some(hits) = self.map().operations.hits {
            let counters: u8 = self.live.iter().sum();
            let hits = counters * (hits + self.option_amount(CampaignOption::HyphasisMutiny));
            tell!(chronicle, FC_316, "commander-fact-mutiny", counters = counters, hits = hits);
            self.owed += hits;
        }
        let cancelled = self.map().operations.go.iter().all(|&site| self.sites[usize::from(site)].hold != Hold::Enemy);
        let drains = self.live[Operation::GoldDrain.index()];
        let voided = cancelled && self.setup.rulings.cancelled_op_voids_gold;
        if drains > 0 && self.map().operations.hits.is_none() && !voided {
            let due = DRAIN * drains;
            let paid = due.min(self.gold);
            self.lose_gold(paid);
            tell!(chronicle, FC_085, "commander-fact-drain", gold = paid);
            if paid < due {
                tell!(chronicle, FC_086, "commander-fact-drain-hits", hits = due - paid);
                self.owed += due - paid;
            }
        }
        self.stack = self.setup.operations.map(|(copies, _)| copies);
        self.live = [0; Operation::ALL.len()];
        tell!(chronicle, FC_091, "commander-fact-reshuffled");
        let forces = self.map().operations.forces;
        let left = if forces == 0 { 0 } else { forces + self.option_amount(CampaignOption::MercenaryPay) };
        if left > 0 {
            tell!(chronicle, FC_092, "commander-fact-box-forces", count = left);
        }
        self.phase = Phase::FillBox { left, opening: false };
    }
}
