//! Where a turn stands, how a campaign ends, and what it was worth.

use crate::kinds::{Operation, Prophecy};

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Options and advisors.
    SetUp,
    /// A force is drawn to a battle region by an option.
    Reinforce {
        /// How many.
        left: u8,
    },
    /// Forces are drawn into the operation box.
    FillBox {
        /// How many.
        left: u8,
        /// Whether this is the start of a campaign rather than the end of a Go!.
        opening: bool,
    },
    /// The price of a failed prophecy.
    Penalty,
    /// Rearming.
    Rearm,
    /// An order die for the fortress with this number in the sequence.
    Order {
        /// The number.
        at: u8,
    },
    /// The die is seen.
    OrderSeen {
        /// The number.
        at: u8,
        /// The total before Aristander.
        total: i8,
    },
    /// Gold or a hit.
    OrderPrice {
        /// The number.
        at: u8,
    },
    /// A garrison is drawn.
    OrderGarrison {
        /// The number.
        at: u8,
    },
    /// A ship order die.
    Ships {
        /// Dice left, this one included.
        left: u8,
    },
    /// The ship die is seen.
    ShipsSeen {
        /// Dice left.
        left: u8,
        /// The total before Aristander.
        total: i8,
    },
    /// What the order shall take.
    ShipsChoice {
        /// Dice left.
        left: u8,
        /// The total.
        total: i8,
    },
    /// Which section is repaired.
    ShipsRepair {
        /// Dice left.
        left: u8,
    },
    /// An operation counter is drawn.
    Operation,
    /// It may be voided.
    Intrigue(Operation),
    /// Forces join the operation.
    OperationForces {
        /// How many.
        left: u8,
    },
    /// Go!: where the next force or wall of the box appears.
    Go,
    /// Siege ships fire.
    SiegeFire {
        /// Ships left.
        left: u8,
    },
    /// Which section is hit.
    SiegeSection {
        /// Ships left.
        left: u8,
    },
    /// Where to?
    Conquest,
    /// A scouting die.
    Scout {
        /// The region.
        to: u8,
    },
    /// Pay or stay?
    Scouted {
        /// The region.
        to: u8,
        /// The die.
        die: u8,
    },
    /// Hits of resistance are being taken; then the army moves.
    Entering {
        /// The region.
        to: u8,
    },
    /// A prophecy: accept or decline?
    Oracle,
    /// The counter is turned over; `read` before the decision.
    Reveal {
        /// Read before it is accepted.
        read: bool,
    },
    /// A prophecy that was read: accept or decline?
    OracleRead(Prophecy),
    /// Before a fortress.
    Confront,
    /// The intimidation die.
    IntimidationDie,
    /// It is seen; glory may be added.
    Intimidation {
        /// The die.
        die: u8,
        /// What was added.
        added: u8,
    },
    /// Neither failed nor succeeded.
    Ongoing,
    /// The battle decides.
    Fighting,
    /// Govern or raze?
    Spoils {
        /// The crucial region.
        site: u8,
    },
    /// Spending.
    Resupply,
    /// An insight is drawn.
    InsightDraw,
    /// Open prophecies fail as a linked campaign ends.
    Reckoning,
    /// It is over.
    Over,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The campaign, or the whole life, was won.
    Won,
    /// The turn counter left the track.
    OutOfTime,
    /// Alexander fell.
    Slain,
    /// A failed prophecy could not be paid for.
    Forsaken,
}

/// What a finished campaign brought: the parts of the score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laurels {
    /// Whether the campaign was won.
    pub won: bool,
    /// Points of the turn box.
    pub box_points: i16,
    /// Points of the options.
    pub option_points: i16,
    /// Points of the cities.
    pub city_points: i16,
    /// Points of the mole.
    pub mole_points: i16,
    /// Governed regions.
    pub governed: u8,
    /// Glory not spent.
    pub glory: u8,
}

impl Laurels {
    /// Victory points: never below 0.
    pub fn points(&self) -> i16 {
        (self.box_points + self.option_points + self.city_points + self.mole_points).max(0)
    }
}
