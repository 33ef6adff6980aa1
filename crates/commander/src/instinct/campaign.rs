//! What suggests itself between battles.

use crate::action::Action;
use crate::instinct::worth;
use crate::kinds::{Advisor, FACES, Insight, Nation, Operation, Place, Prophecy, ShipOrder, Side, Troop};
use crate::rules::Toll;
use crate::state::{Commander, Hold, Host, Phase};
use std::cell::OnceCell;

/// Ships and transports it takes to keep up a siege.
const SIEGE_SHIPS: u8 = 4;
const TRANSPORTS: u8 = 5;

/// Marches beyond the nearest crucial region that a better one is worth.
const DETOUR: u8 = 1;
/// An army this sure of its next region is large enough.
const ENOUGH: f32 = 0.85;

/// Where the army goes next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    /// The crucial region, by number.
    pub site: usize,
    /// Marches to it.
    pub distance: u8,
    /// The chance of taking it as things stand.
    pub ready: f32,
}

/// What the urges of one decision rest on, reckoned when the first of them asks.
#[derive(Default)]
pub(super) struct Bearings {
    goal: OnceCell<Option<Goal>>,
    promise: OnceCell<f32>,
}

impl Bearings {
    /// Where the army goes next.
    fn goal(&self, state: &Commander) -> Option<Goal> {
        *self.goal.get_or_init(|| state.goal())
    }
}

impl Commander {
    /// The army, whether it marches or fights.
    pub(super) fn host(&self) -> Host<{ Troop::OWN }> {
        let mut host = self.army;
        if let Some(battle) = &self.battle {
            for fighter in &battle.own {
                if let Some(side) = fighter.side {
                    host[fighter.troop.index()][side.index()] += 1;
                }
            }
        }
        host
    }

    /// Where the army is, or is about to be.
    pub(super) fn heading(&self) -> usize {
        match self.phase {
            Phase::Scout { to } | Phase::Scouted { to, .. } | Phase::Entering { to } => usize::from(to),
            _ => usize::from(self.army_at),
        }
    }

    /// What so many marches cost on the average.
    pub(super) fn forage(&self, forces: u8, marches: u8) -> f32 {
        let mean: u16 = (1..=FACES).map(|die| u16::from(forces.saturating_sub(die))).sum();
        f32::from(mean) / f32::from(FACES) * f32::from(marches)
    }

    /// The gold left after so many marches.
    fn gold_after(&self, forces: u8, marches: u8) -> u8 {
        f32::max(f32::from(self.gold) - self.forage(forces, marches), 0.0) as u8
    }

    /// Turns that are left, this one included.
    pub(super) fn turns_left(&self) -> f32 {
        self.map().turns.len() as f32 - f32::from(self.turn.max(1)) + 1.0
    }

    /// The crucial region to take next: a near one, and one that can be taken.
    pub(super) fn goal(&self) -> Option<Goal> {
        let (host, heading, forces) = (self.host(), self.heading(), self.own_forces());
        let away = |region: u8| self.map().distance[heading][usize::from(region)];
        let held = || self.critical().filter(|&(site, _)| self.sites[site].hold == Hold::Enemy);
        let nearest = held().map(|(_, critical)| away(critical.region)).min()?;
        let mut best: Option<(f32, Goal)> = None;
        for (site, critical) in held() {
            let distance = away(critical.region);
            if distance > nearest + DETOUR {
                continue;
            }
            let gold = self.gold_after(forces, distance);
            // An island that cannot be entered yet is worked on, not passed by.
            let ready = match self.shore_of(site) {
                Some(_) => self.outlook(site, &host, gold).max(0.5),
                None => self.readiness(site, &host, gold),
            };
            let rank = (0.18 + ready) / (1.0 + 0.45 * f32::from(distance));
            if best.is_none_or(|(other, _)| rank > other) {
                best = Some((rank, Goal { site, distance, ready }));
            }
        }
        best.map(|(_, goal)| goal)
    }

    /// How sure a commander wants to be: the less time there is, the less.
    fn caution(&self) -> f32 {
        let slack = self.turns_left() - self.unconquered() as f32;
        (0.18 + 0.085 * slack).clamp(0.12, 0.75)
    }

    /// Whether going from here to `to` leads to a region the army can take, or home.
    pub(super) fn urge_to_march(&self, place: Place, bearings: &Bearings) -> f32 {
        let Some(to) = self.map().find(place).map(usize::from) else { return 0.1 };
        let here = usize::from(self.army_at);
        let distance = &self.map().distance;
        let Some(goal) = bearings.goal(self) else {
            let home = self.map().home.map(usize::from);
            let nearer = home.is_some_and(|home| distance[to][home] < distance[here][home]);
            return if nearer { 6.0 } else { 0.05 };
        };
        let site = usize::from(self.map().critical[goal.site].region);
        if distance[to][site] >= distance[here][site] {
            return 0.05;
        }
        if let Some(shore) = self.shore_of(goal.site) {
            return if to == shore { 4.0 } else { 0.5 };
        }
        let poor = f32::from(self.gold) < 0.7 * self.forage(self.own_forces(), goal.distance);
        if goal.ready >= self.caution() && !poor { 4.0 } else { 0.2 }
    }

    /// The shore before an island that cannot be entered yet.
    fn shore_of(&self, site: usize) -> Option<usize> {
        let waits = self.map().critical[site].island && !self.is_breached() && !self.mole_is_complete();
        waits.then_some(usize::from(self.map().shore))
    }

    pub(super) fn urge_to_advance(&self) -> f32 {
        let Phase::Scouted { to, die } = self.phase else { return 1.0 };
        match self.toll(to, die) {
            Toll::Free => 8.0,
            Toll::Gold(gold) if u16::from(gold) * 2 <= u16::from(self.gold) + 4 => 6.0,
            Toll::Gold(_) => 1.5,
            Toll::Hits(hits) if hits < self.own_forces() => 5.0 / f32::from(hits),
            Toll::Hits(_) => 0.01,
        }
    }

    /// Before a fortress: threaten where that works, attack where it does not.
    pub(super) fn urge_to_confront(&self, action: Action) -> f32 {
        let Some(site) = self.enemy_here().map(usize::from) else { return 0.1 };
        let fight = self.outlook(site, &self.host(), self.gold);
        match action {
            Action::Intimidate => {
                let (sway, failure) = self.sway(site, self.own_forces());
                3.0 * (sway + (1.0 - sway - failure) * 0.5 + failure * 0.7 * fight).max(0.1)
            }
            _ if self.phase == Phase::Confront => fight * fight,
            _ if fight >= self.caution() => 3.0,
            _ => 0.3,
        }
    }

    /// Glory is spent where it makes the difference: for a surrender, or against a battle nobody wants.
    pub(super) fn urge_to_spend_glory(&self) -> f32 {
        let Phase::Intimidation { die, added } = self.phase else { return 0.1 };
        let total = self.intimidation_total(die, added);
        let table = &self.setup.intimidation;
        let glory = self.glory as i8;
        if table.success - total <= glory {
            return 5.0;
        }
        let saves = total <= table.failure && table.failure + 1 - total <= glory;
        let unwanted =
            self.enemy_here().is_some_and(|site| self.outlook(usize::from(site), &self.host(), self.gold) < 0.5);
        if saves && unwanted { 5.0 } else { 0.02 }
    }

    /// Early in a campaign a governed region pays more than a razed one.
    pub(super) fn urge_to_hold(&self, action: Action) -> f32 {
        let left = self.turns_left() as i16 - 1;
        let income = &self.map().income;
        let governs = i16::from(income.govern) * left.min(5) > i16::from(income.raze) || self.setup.rulings.is_life();
        let open = |prophecy: Prophecy| self.prophecies.until[prophecy.index()] > 0;
        let asked = match action {
            Action::Govern => open(Prophecy::LetGoOfMe),
            _ => open(Prophecy::WallOfWood),
        };
        match (asked, governs == (action == Action::Govern)) {
            (true, _) => 6.0,
            (false, true) => 2.0,
            (false, false) => 0.7,
        }
    }

    /// Gold or a hit: whatever is cheaper.
    pub(super) fn urge_to_pay(&self) -> f32 {
        let cheap = self.army[Troop::Peltasts.index()][0] > 0;
        match (cheap, self.gold) {
            (true, _) => 0.5,
            (false, 4..) => 3.0,
            _ => 0.8,
        }
    }

    /// An operation is worth voiding while its forces would find someone to join, or its counters hurt.
    pub(super) fn urge_to_thwart(&self, operation: Operation) -> f32 {
        let operations = &self.map().operations;
        let hurts = operations.hits.is_some();
        let aims = operations.go.iter().any(|&site| self.sites[usize::from(site)].hold == Hold::Enemy);
        let price = match self.setup.operations[operation.index()].1 {
            Some(crate::edition::Price::Gold(gold)) => gold,
            _ => 0,
        };
        let affords = self.gold >= price + if hurts { 3 } else { 11 };
        if (hurts || aims) && affords { 2.0 } else { 0.3 }
    }

    /// A force is worth what it adds to the chance of the next region, and of the hardest.
    pub(super) fn urge_to_buy(&self, troop: Troop, bearings: &Bearings) -> f32 {
        let price = self.price_of(troop).max(1);
        let mut host = self.host();
        let forces = self.own_forces();
        let Some(goal) = bearings.goal(self) else { return 0.05 };
        let marches = goal.distance.min(3);
        let spare = self.gold_after(forces + 1, marches);
        let before = *bearings.promise.get_or_init(|| self.promise(goal.site, &host, spare));
        host[troop.index()][Side::Full.index()] += 1;
        let after = self.promise(goal.site, &host, spare.saturating_sub(price));
        let gain = after - before;
        let solid = worth(self.setup.counter(Nation::Macedon, troop), Side::Full) / f32::from(price);
        let lean = match (troop, goal.ready) {
            (Troop::SiegeEngine, _) => 0.0,
            (_, ready) if ready < ENOUGH => 1.1 * solid,
            _ => 0.45 * solid,
        };
        let crowd = if forces >= 11 { 0.3 } else { 1.0 };
        crowd * (lean + 48.0 * gain.max(-0.02) / f32::from(price)).max(0.02)
    }

    /// How sure a region is with this army, as a quantity that keeps growing where the chance no longer does.
    fn promise(&self, site: usize, host: &Host<{ Troop::OWN }>, gold: u8) -> f32 {
        let forces = 1 + host.iter().flatten().sum::<u8>();
        let (sway, _) = self.sway(site, forces);
        sway + (1.0 - sway) * self.outlook(site, host, gold)
    }

    pub(super) fn urge_to_play(&self, insight: Insight) -> f32 {
        let fortresses = self.map().sequence.iter().filter(|&&site| self.sites[usize::from(site)].hold == Hold::Enemy);
        match (insight, self.phase) {
            (Insight::Courtesans, Phase::Intimidation { die, added }) => {
                let short = self.setup.intimidation.success - self.intimidation_total(die, added);
                let settles = short <= self.setup.intimidation.courtesans + self.glory as i8;
                if settles && short >= 2 { 6.0 } else { 0.02 }
            }
            (Insight::Diplomats | Insight::Spies, Phase::Rearm) => 0.8 * fortresses.count() as f32,
            _ => 0.02,
        }
    }

    pub(super) fn urge_to_engage(&self, advisor: Advisor) -> f32 {
        match advisor {
            Advisor::Parmenion => 4.0,
            Advisor::Hephaestion => 3.5,
            Advisor::Callisthenes | Advisor::Aristander => 1.2,
            Advisor::Antipater => 0.6,
        }
    }

    /// The tracks of a siege: income first, then ships, and the fleet that sinks them.
    pub(super) fn urge_to_besiege(&self, action: Action) -> f32 {
        let tracks = &self.tracks;
        let left = self.turns_left();
        let open = self.is_breached();
        match action {
            Action::BuyTransport if tracks.transports < TRANSPORTS && left > 4.0 => 5.0,
            Action::BuyTransport => 0.1,
            Action::ReduceFleet if open => 0.3,
            Action::ReduceFleet if tracks.warships > 1 => 4.5,
            Action::ReduceFleet if self.gold >= 14 => 2.5,
            Action::ReduceFleet => 0.6,
            Action::BuySiegeShip if open => 0.2,
            Action::BuySiegeShip if tracks.siege_ships < SIEGE_SHIPS && (tracks.warships <= 2 || left < 8.0) => 4.0,
            Action::BuySiegeShip => 0.8,
            // One section, so that there is something to lose but ships.
            _ if tracks.mole == 0 && !open => 3.6,
            _ => 0.3,
        }
    }

    /// What hurts the siege least.
    pub(super) fn urge_to_concede(&self, order: ShipOrder) -> f32 {
        match order {
            ShipOrder::TwoGold | ShipOrder::ThreeGold => 2.0,
            ShipOrder::MoleSection => 3.0,
            ShipOrder::RegainWarship => 1.5,
            ShipOrder::Transport => 1.0,
            ShipOrder::RepairWall => 1.0,
            ShipOrder::SiegeShip => 0.8,
        }
    }
}
