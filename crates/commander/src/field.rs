//! The battlefield inside a position: who stands in line, what was planned, and the attack going on.

use crate::action::Group;
use crate::kinds::{EnemyPlan, Plan, Side, Stance, Troop};
use crate::setup::{MAX_ENEMIES, MAX_OWN};
use arrayvec::ArrayVec;

/// One force in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fighter {
    /// Its type.
    pub troop: Troop,
    /// The side up; none once it is destroyed or gone.
    pub side: Option<Side>,
    /// What it has done in this round.
    pub stance: Stance,
    /// In the line of the present step, with the side it had when the step began.
    pub queued: Option<Side>,
}

impl Fighter {
    /// Whether it is one of `group`.
    #[inline]
    pub fn is(&self, group: Group) -> bool {
        self.side == Some(group.side) && self.troop == group.troop && self.stance == group.stance
    }

    /// The group it belongs to, while it stands.
    #[inline]
    pub fn group(&self) -> Option<Group> {
        self.side.map(|side| Group { troop: self.troop, side, stance: self.stance })
    }
}

/// Who attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Striker {
    /// Alexander.
    Alexander,
    /// One of Alexander's forces, by number.
    Own(u8),
    /// One of the enemy's, by number.
    Enemy(u8),
    /// The enemy's leader.
    Leader,
    /// Nobody: a Trap.
    Trap,
}

/// An attack between its first die and its last hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blow {
    /// Who attacks.
    pub by: Striker,
    /// Battle value for the next die.
    pub bv: i8,
    /// Superscript.
    pub ss: i8,
    /// The last die.
    pub die: u8,
    /// Hits so far.
    pub hits: u8,
    /// A siege engine at a wall.
    pub at_wall: bool,
    /// The force is destroyed after the attack.
    pub sacrifice: bool,
}

/// Where a battle stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Before the enemy draws plans.
    Eve,
    /// The enemy draws plans.
    EnemyPlans {
        /// How many are to be drawn.
        left: u8,
    },
    /// Alexander chooses plans.
    OwnPlans,
    /// Plans that act before the battle.
    PreBattle,
    /// A raid is rolled for.
    Raid,
    /// A force joins the enemy.
    Deployment,
    /// Fight or retreat?
    RoundStart,
    /// Before the forces of the next speed act.
    StepStart,
    /// The forces of one speed act.
    Step,
    /// An enemy attack is rolled for.
    EnemyDie,
    /// Alexander's side decides on the turn of one force.
    OwnTurn(Striker),
    /// An own die is rolled.
    OwnDie,
    /// Whether to reroll the own die.
    OwnDieSeen,
    /// Whether to add a Flank.
    FlankChoice,
    /// Hits are given to the enemy.
    Striking {
        /// How many.
        left: u8,
        /// Walls alone.
        at_wall: bool,
        /// Walls are not among the targets.
        no_walls: bool,
    },
    /// Hits are taken.
    Suffering {
        /// How many.
        left: u8,
        /// Alexander alone can take them.
        duel: bool,
    },
    /// Whether the force just destroyed shall regroup.
    RegroupChoice {
        /// The force.
        troop: Troop,
        /// Hits still to be taken.
        left: u8,
    },
    /// A force rolls to escape.
    RetreatDie {
        /// Its number.
        slot: u8,
    },
    /// Whether to reroll that die.
    RetreatDieSeen {
        /// Its number.
        slot: u8,
        /// The die.
        die: u8,
    },
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Battle {
    /// The crucial region, by number.
    pub site: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Alexander's forces.
    pub own: ArrayVec<Fighter, MAX_OWN>,
    /// The enemy's.
    pub enemy: ArrayVec<Fighter, MAX_ENEMIES>,
    /// Full and reduced walls.
    pub walls: [u8; 2],
    /// Hits the leader can still take.
    pub leader: u8,
    /// Whether the leader has acted in this round, or acts now.
    pub leader_acted: bool,
    /// The leader stands in the line of this step.
    pub leader_queued: Option<Side>,
    /// Whether Alexander has acted in this round, or acts now.
    pub alexander_acted: bool,
    /// Alexander stands in the line of this step.
    pub alexander_queued: bool,
    /// Alexander attacks the leader in this step.
    pub aims_at_leader: bool,
    /// The two have met.
    pub duel: bool,
    /// Alexander's plans.
    pub plans: [u8; Plan::ALL.len()],
    /// Plans taken in all.
    pub taken: u8,
    /// Rally markers of Morale.
    pub morale: u8,
    /// Fate tokens.
    pub fate: u8,
    /// The enemy's plans.
    pub foe: [u8; EnemyPlan::ALL.len()],
    /// Anticipation was played.
    pub anticipation: bool,
    /// Bucephalus was played.
    pub bucephalus: bool,
    /// Maneuver was played.
    pub maneuver: bool,
    /// The speed of the present step.
    pub speed: i8,
    /// Where it stands.
    pub moment: Moment,
    /// Where it goes on once the hits in hand are dealt with.
    pub back: Moment,
    /// The attack going on.
    pub blow: Blow,
    /// Forces that come back afterwards.
    pub regrouped: [u8; Troop::OWN],
}

impl Battle {
    /// Own forces that stand, without Alexander.
    pub fn own_standing(&self) -> u8 {
        self.own.iter().filter(|fighter| fighter.side.is_some()).count() as u8
    }

    /// Enemy forces that stand, without leader and walls.
    pub fn enemy_standing(&self) -> u8 {
        self.enemy.iter().filter(|fighter| fighter.side.is_some()).count() as u8
    }

    /// Own forces less the enemy's; Alexander, the leader and walls count.
    pub fn advantage(&self) -> i8 {
        let enemy = self.enemy_standing() + self.walls[0] + self.walls[1] + u8::from(self.leader > 0);
        (self.own_standing() + 1) as i8 - enemy as i8
    }
}
