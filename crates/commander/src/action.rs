//! What Alexander decides, and what the dice and the cups decide.

use crate::kinds::{
    Advisor, CampaignOption, EnemyPlan, Insight, Operation, Place, Plan, Prophecy, Section, ShipOrder, Side, Stance,
    Troop,
};
use serde::{Deserialize, Serialize};

/// Some of equal forces: which of them is meant makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The type.
    pub troop: Troop,
    /// The side that lies up.
    pub side: Side,
    /// What it has done in this round; `ready` outside battle.
    pub stance: Stance,
}

/// Who takes a hit on Alexander's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victim {
    /// Alexander himself: two levels.
    Alexander,
    /// One of these forces.
    Force(Group),
}

/// Who takes a hit on the enemy's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A wall with this side up.
    Wall(Side),
    /// One of these forces.
    Force(Group),
}

/// Whom Alexander attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The enemy's forces.
    Forces,
    /// The enemy's leader: from now on the two fight only each other.
    Leader,
}

/// A decision of the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Before a campaign: take one of its options.
    TakeOption(CampaignOption),
    /// Before a campaign: start with this advisor.
    Counsel(Advisor),
    /// Begin the campaign.
    Begin,

    /// After a failed prophecy: lose a level.
    LoseLevel,
    /// After a failed prophecy: send this advisor away.
    Dismiss(Advisor),

    /// Give up one of these forces.
    Disband(Group),
    /// Pay what the Winds ask.
    PrayToWinds,
    /// Discard this advisor, as the serpent asks.
    Forswear(Advisor),
    /// Play an insight.
    Play(Insight),

    /// Use no advisor from here to the end of the turn.
    Vow,
    /// Restore one reduced force.
    Rearm(Troop),
    /// Rearming is done.
    EndRearm,
    /// Aristander adds 1 to the order die.
    AddOne,
    /// The order die stands as it fell.
    LetStand,
    /// Pay the gold an order asks.
    PayGold,
    /// Take the hit instead.
    TakeHit,
    /// What the order of the fleet shall take.
    Concede(ShipOrder),
    /// The section that is repaired.
    Repair(Section),
    /// Pay to void the operation counter.
    Thwart,
    /// Let the operation counter be.
    Allow,
    /// Who takes a hit.
    Suffer(Victim),

    /// Scout towards an adjacent region.
    March(Place),
    /// End the conquest phase.
    EndConquest,
    /// Pay what scouting asks, and enter.
    Advance,
    /// Stay: the conquest phase is over.
    Halt,
    /// Take up the prophecy.
    Accept,
    /// Leave the prophecy.
    Decline,
    /// Try to make the fortress surrender.
    Intimidate,
    /// Attack.
    Assault,
    /// Spend one glory on the intimidation.
    SpendGlory,
    /// The result of the intimidation stands.
    Conclude,
    /// Govern the region.
    Govern,
    /// Raze the region.
    Raze,

    /// Go on without using what could be used here.
    Proceed,
    /// Take a battle plan.
    Take(Plan),
    /// The plans are chosen.
    DrawUp,
    /// Fight the round.
    Fight,
    /// Leave the battle.
    Retreat,
    /// Whom Alexander will attack in this step.
    Face(Aim),
    /// Roll for the force whose turn it is.
    Attack,
    /// Roll for the siege engine, at a wall.
    AttackWall,
    /// Attack with a rested 1, and lose the force.
    Sacrifice,
    /// Attack with cavalry that should rest.
    Charge,
    /// Let the force's turn pass.
    Pass,
    /// Add the hit of a Flank.
    Flank,
    /// Keep the Flank.
    HoldFlank,
    /// Spend a Fate token on the die.
    Reroll,
    /// Let the die stand.
    KeepDie,
    /// A Rally absorbs the hit.
    Rally,
    /// Who takes a hit that Alexander's side caused.
    Strike(Mark),
    /// The force just destroyed comes back after the battle.
    Regroup,
    /// It does not.
    LetGo,
    /// Use Envelopment.
    Envelop,

    /// Buy a force.
    Buy(Troop),
    /// Build a city here.
    BuildCity,
    /// Build a temple here.
    BuildTemple,
    /// Draw an insight.
    DrawInsight,
    /// Take the insight of one's choice.
    ChooseInsight(Insight),
    /// Win an advisor.
    Engage(Advisor),
    /// Buy a transport.
    BuyTransport,
    /// Build a section of the mole.
    BuyMole,
    /// Buy a siege ship.
    BuySiegeShip,
    /// Drive off a Tyrian warship.
    ReduceFleet,
    /// End the turn.
    EndTurn,
    /// Declare the campaign won.
    Triumph,
}

/// What Spies take away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// A wall with this side up.
    Wall(Side),
    /// A force with this side up.
    Force(Troop, Side),
}

/// One outcome of one roll or draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A six-sided die.
    Die(u8),
    /// An enemy force out of a cup.
    Force(Troop),
    /// An operation counter.
    Operation(Operation),
    /// An enemy battle plan.
    Plan(EnemyPlan),
    /// What stands on a prophecy counter.
    Prophecy(Prophecy),
    /// An insight.
    Insight(Insight),
    /// The plan Alexander loses to Confusion.
    Confused(Plan),
    /// What Spies take out of a fortress.
    Spied(Loot),
}
