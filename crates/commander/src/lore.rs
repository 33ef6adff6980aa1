//! What stands behind each counter: a sentence on it and the clause of the rulebook.

use crate::clauses::*;
use crate::kinds::{Advisor, EnemyPlan, Insight, Operation, Plan, Prophecy, Troop};
use table::{ClauseId, Message};

/// A sentence with the clause it comes from.
fn sentence(id: String, clause: ClauseId) -> Message {
    Message::new("commander-lore").with("text", Message::new(id)).with("clause", clause)
}

impl Troop {
    /// The clause on the type.
    pub const fn clause(self) -> ClauseId {
        match self {
            Troop::Archers => FC_148,
            Troop::Peltasts => FC_151,
            Troop::Infantry | Troop::SacredBand => FC_150,
            Troop::Phalanx => FC_152,
            Troop::HeavyCavalry => FC_158,
            Troop::LightCavalry => FC_159,
            Troop::SiegeEngine => FC_161,
            Troop::Chariots => FC_157,
            Troop::Elephants => FC_149,
        }
    }
}

impl Plan {
    /// What it does.
    pub fn lore(self) -> Message {
        let clause = match self {
            Plan::Charge => FC_181,
            Plan::Envelopment => FC_186,
            Plan::Flank => FC_193,
            Plan::Leadership => FC_199,
            Plan::Rally => FC_202,
            Plan::Regroup => FC_205,
            Plan::Sacrifice => FC_207,
        };
        sentence(format!("commander-plan-{}-text", self.key()), clause)
    }
}

impl EnemyPlan {
    /// What it does.
    pub fn lore(self) -> Message {
        let clause = match self {
            EnemyPlan::Archers => FC_179,
            EnemyPlan::Cavalry => FC_180,
            EnemyPlan::Confusion => FC_184,
            EnemyPlan::Deployment => FC_185,
            EnemyPlan::Flank => FC_195,
            EnemyPlan::Guards => FC_196,
            EnemyPlan::Infantry => FC_198,
            EnemyPlan::Raid => FC_200,
            EnemyPlan::Rally => FC_203,
        };
        sentence(format!("commander-foe-{}-text", self.key()), clause)
    }
}

impl Insight {
    /// What it does.
    pub fn lore(self) -> Message {
        let clause = match self {
            Insight::Anticipation => FC_269,
            Insight::Bucephalus => FC_270,
            Insight::Courtesans => FC_271,
            Insight::Diplomats => FC_272,
            Insight::Maneuver => FC_273,
            Insight::Morale => FC_275,
            Insight::Spies => FC_277,
            Insight::Trap => FC_278,
        };
        sentence(format!("commander-insight-{}-text", self.key()), clause)
    }
}

impl Advisor {
    /// What the advisor is good for.
    pub fn lore(self) -> Message {
        let clause = match self {
            Advisor::Antipater => FC_281,
            Advisor::Aristander => FC_282,
            Advisor::Callisthenes => FC_283,
            Advisor::Hephaestion => FC_284,
            Advisor::Parmenion => FC_285,
        };
        sentence(format!("commander-advisor-{}-text", self.key()), clause)
    }
}

impl Prophecy {
    /// What it asks.
    pub fn lore(self) -> Message {
        let clause = match self {
            Prophecy::WallOfWood => FC_125,
            Prophecy::CareForThese => FC_126,
            Prophecy::LetGoOfMe => FC_127,
            Prophecy::OwnNature => FC_128,
            Prophecy::PrayToWinds => FC_129,
            Prophecy::Serpent => FC_130,
            Prophecy::BullsOrLions => FC_131,
            Prophecy::SilverSpears => FC_132,
        };
        sentence(format!("commander-prophecy-{}-text", self.key()), clause)
    }
}

impl Operation {
    /// The clause on the counter.
    pub const fn clause(self) -> ClauseId {
        match self {
            Operation::Go => FC_088,
            Operation::OneForce => FC_083,
            Operation::TwoForces | Operation::ThreeForces => FC_084,
            Operation::GoldDrain => FC_085,
            Operation::Wall => FC_087,
        }
    }
}
