//! How a battle would go by the average die: a reckoning quick enough for the hot path of a search.
//!
//! Both sides strike round by round, as hard as what is left of them; walls dull every blow until engines have broken them. What
//! remains of whoever prevails tells how sure the victory is. No allocation.

use crate::edition::{CriticalKind, Face};
use crate::instinct::drill::{mean_hits, promptness};
use crate::kinds::{Advisor, EnemyPlan, FACES, Insight, Nation, Plan, Side, Stance, Troop};
use crate::setup::Setup;
use crate::state::{Battle, Commander, Hold, Host};

/// Rounds that are reckoned: a battle still open then is as good as lost.
const ROUNDS: u32 = 9;
/// What remains of the victor's strength becomes the chance of victory by this slope.
const SLOPE: f32 = 4.2;
/// What one plan of the enemy adds on the average: hits once, and hits absorbed.
const PLAN_HITS: f32 = 0.34;
const PLAN_HEALTH: f32 = 0.38;
/// Engines act last, and are hit before they have broken much.
const ENGINES: f32 = 0.75;
/// The share of its flanks an army brings to bear.
const FLANKED: f32 = 0.8;

/// How a battle that is fought looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fortunes {
    /// The chance of victory by force of arms.
    pub field: f32,
    /// The chance of victory with the enemy's leader as the mark, where there is one.
    pub duel: Option<f32>,
    /// The share of what the army can take that the next round may bring.
    pub peril: f32,
}

/// One side by the average die.
#[derive(Clone, Copy, Debug, Default)]
struct Rank {
    /// Hits it can take.
    health: f32,
    /// Hits a round, as things stand.
    blows: f32,
    /// Hits a round once no wall is left.
    open: f32,
    /// Hits it causes once, in the first rounds.
    once: f32,
    /// Wall steps its engines break in a round.
    engines: f32,
}

impl Rank {
    /// So many forces of a kind join it, before walls that take `penalty` from their battle values.
    fn enlist(&mut self, setup: &Setup, nation: Nation, troop: Troop, side: Side, penalty: i8, count: f32) {
        let open = count * setup.drill.hits(nation, troop, side, 0);
        self.open += open;
        if troop == Troop::SiegeEngine && nation == Nation::Macedon {
            let bv = setup.counter(nation, troop).face(side).bv;
            self.engines += ENGINES * count * f32::from(bv + 2) / f32::from(FACES);
            self.blows += open;
        } else {
            self.blows += count * setup.drill.hits(nation, troop, side, penalty);
        }
    }
}

/// How hard a side strikes with this share of its health left: the weakest are hit first, so it wanes slowly at first.
fn waned(share: f32) -> f32 {
    (share * share.sqrt()).sqrt()
}

/// What remains of the victor, from -1 (the enemy is unhurt) to 1 (the army is).
fn clash(mut own: Rank, mut foe: Rank, mut walls: f32) -> f32 {
    let (own_whole, foe_whole, walls_whole) = (own.health.max(0.1), foe.health.max(0.1), walls);
    for _ in 0..ROUNDS {
        let own_left = waned(own.health / own_whole);
        let foe_left = waned(foe.health / foe_whole);
        let dulled = if walls_whole > 0.0 { walls / walls_whole } else { 0.0 };
        let blows = own.open + (own.blows - own.open) * dulled;
        walls = (walls - own.engines * own_left).max(0.0);
        foe.health -= blows * own_left + 0.6 * own.once;
        own.health -= foe.blows * foe_left + 0.6 * foe.once;
        own.once *= 0.4;
        foe.once *= 0.4;
        if foe.health <= 0.0 {
            return if own.health <= 0.0 { 0.0 } else { own.health / own_whole };
        }
        if own.health <= 0.0 {
            return -foe.health / foe_whole;
        }
    }
    -0.6
}

fn chance_of(margin: f32) -> f32 {
    1.0 / (1.0 + (-SLOPE * margin).exp())
}

impl Commander {
    /// Hits Alexander can take and live.
    fn royal_health(&self) -> f32 {
        (f32::from(self.level.max(1)) - 1.0) / 2.0
    }

    /// Alexander's own blows.
    fn king(&self, penalty: i8) -> f32 {
        let face = self.alexander_face();
        mean_hits(Face { bv: self.alexander_bv() + self.leadership(), ..face }, penalty, None)
    }

    fn leadership(&self) -> i8 {
        self.battle.as_ref().map_or(0, |battle| battle.plans[Plan::Leadership.index()] as i8)
    }

    /// The chance of taking the crucial region `site` by battle with this army and so much gold for plans, by eye.
    pub(crate) fn outlook(&self, site: usize, army: &Host<{ Troop::OWN }>, gold: u8) -> f32 {
        let critical = &self.map().critical[site];
        let here = &self.sites[site];
        let walls = if critical.island { self.island_walls() } else { here.walls };
        let penalty = (2 * walls[0] + walls[1]).min(9) as i8;
        let (mut own, mut foe) = (Rank::default(), Rank::default());
        let (mut forces, mut flankers) = (1.0, 0.0);
        for (&troop, counts) in Troop::ALL.iter().zip(army) {
            let counter = self.setup.counter(Nation::Macedon, troop);
            for &side in Side::ALL {
                let count = f32::from(counts[side.index()]);
                if count > 0.0 {
                    own.enlist(&self.setup, Nation::Macedon, troop, side, penalty, count);
                    let steps = if side == Side::Full && counter.reduced.is_some() { 2.0 } else { 1.0 };
                    own.health += count * steps;
                    forces += count;
                    flankers += if troop.is_cavalry() || troop.is_infantry() { count } else { 0.0 };
                }
            }
        }
        let mut strength = 0.0;
        for (&troop, counts) in Troop::ALL.iter().zip(&here.forces) {
            let counter = self.setup.counter(critical.nation, troop);
            for &side in Side::ALL {
                let count = f32::from(counts[side.index()]);
                if count > 0.0 {
                    foe.enlist(&self.setup, critical.nation, troop, side, 0, count);
                    let steps = if side == Side::Full && counter.reduced.is_some() { 2.0 } else { 1.0 };
                    foe.health += count * steps;
                    strength += count;
                }
            }
        }
        let mut leader = None;
        if let (Some(name), 1..) = (critical.leader, here.leader) {
            let counter = &self.setup.leaders[name.index()];
            let face = if here.leader == 1 { counter.reduced } else { counter.full };
            leader = Some((face, f32::from(here.leader)));
            strength += 1.0;
        }
        strength += f32::from(walls[0] + walls[1]);
        let parmenion = if self.advised_by(Advisor::Parmenion) { 3.0 } else { 0.0 };
        let foreseen = self.has_insight(Insight::Anticipation);
        let plans = if foreseen { 0.0 } else { f32::max(strength - parmenion, 0.0) };
        foe.once += PLAN_HITS * plans;
        foe.health += PLAN_HEALTH * plans;
        // What the gold and the king buy: the best plans first.
        let free = f32::from(self.alexander_bv().max(0)) + self.philips_help(site);
        let own_plans = free + f32::from(gold).min(6.0);
        own.health += own_plans.min(2.0) * 0.8;
        own.once += FLANKED * (own_plans - 2.0).clamp(0.0, flankers.min(6.0));
        own.once += if own_plans > 2.0 { 0.5 * f32::clamp(forces - strength, 0.0, 5.0) } else { 0.0 };
        own.once += if self.has_insight(Insight::Trap) { 3.0 } else { 0.0 };
        own.health += if self.has_insight(Insight::Morale) { 0.8 * forces } else { 0.0 };
        if self.has_insight(Insight::Maneuver) {
            own.once += own.blows;
        }
        self.prevail(own, foe, leader, penalty)
    }

    fn philips_help(&self, site: usize) -> f32 {
        match self.map().philip {
            Some((at, plans, last)) if usize::from(at) == site && self.turn <= last => f32::from(plans),
            _ => 0.0,
        }
    }

    /// The better of two ways: force against force, or king against leader.
    fn prevail(&self, mut own: Rank, mut foe: Rank, leader: Option<(Face, f32)>, penalty: i8) -> f32 {
        let duel = leader.map(|(face, health)| self.duel(own, foe, face, health));
        if let Some((face, health)) = leader {
            foe.health += 0.2 * health;
            foe.blows += promptness(face) * mean_hits(face, 0, None);
        }
        own.health += 0.7 * self.royal_health();
        own.blows += self.king(penalty);
        own.open += self.king(0);
        let field = chance_of(clash(own, foe, f32::from(penalty)));
        duel.map_or(field, |duel| field.max(duel))
    }

    /// The chance that Alexander slays the leader before the leader or the enemy's forces have had their way.
    fn duel(&self, own: Rank, foe: Rank, face: Face, health: f32) -> f32 {
        let rounds = (health + 0.4) / self.king(0).max(0.05);
        let king = self.royal_health() + 0.5 - rounds * mean_hits(face, 0, None);
        let army = own.health + 0.5 - rounds * foe.blows - foe.once;
        let margin = (king / (self.royal_health() + 0.5)).min(army / own.health.max(0.5));
        chance_of((margin - 0.15).clamp(-1.0, 1.0))
    }

    /// How the battle that is fought looks, by eye.
    pub(crate) fn fortunes(&self, battle: &Battle) -> Fortunes {
        let critical = &self.map().critical[usize::from(battle.site)];
        let penalty = (2 * battle.walls[0] + battle.walls[1]).min(9) as i8;
        let (mut own, mut foe) = (Rank::default(), Rank::default());
        let mut flankers = 0.0;
        let first = |plan: EnemyPlan| if battle.round <= 1 { battle.foe[plan.index()] as i8 } else { 0 };
        for fighter in &battle.own {
            let Some(side) = fighter.side else { continue };
            let counter = self.setup.counter(Nation::Macedon, fighter.troop);
            let rests = if fighter.stance == Stance::Resting { 0.6 } else { 1.0 };
            own.enlist(&self.setup, Nation::Macedon, fighter.troop, side, penalty, rests);
            own.health += if side == Side::Full && counter.reduced.is_some() { 2.0 } else { 1.0 };
            flankers += if fighter.troop.is_cavalry() || fighter.troop.is_infantry() { 1.0 } else { 0.0 };
        }
        for fighter in &battle.enemy {
            let Some(side) = fighter.side else { continue };
            let counter = self.setup.counter(critical.nation, fighter.troop);
            let rests = if fighter.stance == Stance::Resting { 0.6 } else { 1.0 };
            foe.enlist(&self.setup, critical.nation, fighter.troop, side, 0, rests);
            foe.health += if side == Side::Full && counter.reduced.is_some() { 2.0 } else { 1.0 };
            foe.once += match fighter.troop {
                Troop::Archers => 0.4 * f32::from(first(EnemyPlan::Archers)),
                troop if troop.is_cavalry() => 0.3 * f32::from(first(EnemyPlan::Cavalry)),
                troop if troop.is_infantry() => 0.3 * f32::from(first(EnemyPlan::Infantry)),
                _ => 0.0,
            };
        }
        let plan = |plan: Plan| f32::from(battle.plans[plan.index()]);
        let foes = |plan: EnemyPlan| f32::from(battle.foe[plan.index()]);
        foe.health += foes(EnemyPlan::Rally) + 1.7 * foes(EnemyPlan::Deployment);
        foe.once += 0.8 * foes(EnemyPlan::Flank) + 0.5 * foes(EnemyPlan::Deployment);
        own.health += plan(Plan::Rally) + f32::from(battle.morale) + 0.4 * plan(Plan::Regroup);
        own.once += FLANKED * plan(Plan::Flank).min(flankers) + 0.4 * plan(Plan::Charge) + 0.2 * plan(Plan::Sacrifice);
        own.once += plan(Plan::Envelopment) * 0.8 * f32::from(battle.advantage().max(0));
        own.once += 0.4 * f32::from(battle.fate) + if self.has_insight(Insight::Trap) { 3.0 } else { 0.0 };
        let leader = self.leader_face().map(|face| (face, f32::from(battle.leader) + 0.8 * foes(EnemyPlan::Guards)));
        let duel = leader.map(|(face, health)| self.duel(own, foe, face, health));
        if let Some((face, _)) = leader {
            foe.blows += promptness(face) * mean_hits(face, 0, None);
        }
        let peril = (foe.blows + 0.6 * foe.once) / own.health.max(0.5);
        own.health += 0.7 * self.royal_health();
        own.blows += self.king(penalty);
        own.open += self.king(0);
        Fortunes { field: chance_of(clash(own, foe, f32::from(penalty))), duel, peril }
    }

    /// The chances that an intimidation with this many forces, glory and all, makes the fortress surrender, and that it ends in a battle.
    pub(crate) fn sway(&self, site: usize, forces: u8) -> (f32, f32) {
        let critical = &self.map().critical[site];
        if critical.kind != CriticalKind::Fortress || critical.island {
            return (0.0, 1.0);
        }
        let courtesans = if self.has_insight(Insight::Courtesans) { self.setup.intimidation.courtesans } else { 0 };
        let added = forces as i8 - self.sites[site].strength() as i8 + self.glory.min(9) as i8 + courtesans;
        let share = |dice: i8| f32::from(dice.clamp(0, FACES as i8)) / f32::from(FACES);
        let table = &self.setup.intimidation;
        (share(FACES as i8 + 1 - (table.success - added)), share(table.failure - added))
    }

    /// The chance of taking a crucial region with this army when it gets there with so much gold, by whichever way is better.
    pub(crate) fn readiness(&self, site: usize, army: &Host<{ Troop::OWN }>, gold: u8) -> f32 {
        if self.sites[site].hold != Hold::Enemy {
            return 1.0;
        }
        if self.map().critical[site].island && !self.is_breached() && !self.mole_is_complete() {
            return 0.0;
        }
        let forces = 1 + army.iter().flatten().sum::<u8>();
        let (sway, failure) = self.sway(site, forces);
        if sway >= 1.0 {
            return 1.0;
        }
        let fight = self.outlook(site, army, gold);
        // A threat that fails leads into a battle one may not have wanted.
        (sway + (1.0 - sway) * fight - 0.4 * failure * (1.0 - fight)).max(0.0)
    }
}
