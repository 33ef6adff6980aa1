//! A position: one flat value. Nested procedures (a battle inside a conquest inside a turn) are fields of it, never a call that waits,
//! so a position can be saved, taken back and searched at every die.

use crate::action::Group;
use crate::kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Place, Plan, Prophecy, Side,
    Stance, Troop,
};
use crate::setup::{Critical, MAX_CRITICAL, MAX_ENEMIES, MAX_OWN, Map, Setup};
use arrayvec::ArrayVec;
use table::Shared;

/// Forces by type and side.
pub type Host<const N: usize> = [[u8; 2]; N];

/// How a crucial region stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Hold {
    /// The enemy's.
    #[default]
    Enemy,
    /// Conquered and governed.
    Governed,
    /// Conquered and razed.
    Razed,
}

/// A crucial region as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Site {
    /// Its defenders.
    pub forces: Host<{ Troop::ALL.len() }>,
    /// Full and reduced walls.
    pub walls: [u8; 2],
    /// Hits its leader can still take; 0 without one.
    pub leader: u8,
    /// Glory for taking it by battle.
    pub glory: u8,
    /// Gold for taking it by intimidation.
    pub gold: u8,
    /// Whose it is.
    pub hold: Hold,
}

impl Site {
    /// Forces that can fight, the leader among them.
    pub fn defenders(&self) -> u8 {
        self.forces.iter().flatten().sum::<u8>() + u8::from(self.leader > 0)
    }

    /// Everything that counts as a force for numeric advantage: walls too.
    pub fn strength(&self) -> u8 {
        self.defenders() + self.walls[0] + self.walls[1]
    }
}

/// The tracks of the siege of an island.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tracks {
    /// Transports owned.
    pub transports: u8,
    /// Sections of the mole built.
    pub mole: u8,
    /// Siege ships owned.
    pub siege_ships: u8,
    /// Tyrian warships.
    pub warships: u8,
    /// Hits each wall section can still take.
    pub sections: [u8; 6],
}

/// The prophecies of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Prophecies {
    /// Regions where one lies face down, a bit each.
    pub hidden: u16,
    /// Those turned over in this campaign, a bit each.
    pub seen: u8,
    /// The last turn of each open one; 0 if it is not open.
    pub until: [u8; Prophecy::ALL.len()],
    /// Failed and not yet paid for, a bit each.
    pub failed: u8,
}

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

/// A position in a campaign or a life.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Commander {
    pub(crate) setup: Shared<Setup>,
    pub(crate) campaign: Campaign,
    pub(crate) phase: Phase,
    /// The box of the turn counter: 0 is Start.
    pub(crate) turn: u8,
    pub(crate) army_at: u8,
    pub(crate) came_from: u8,
    pub(crate) level: u8,
    pub(crate) gold: u8,
    pub(crate) glory: u8,
    pub(crate) army: Host<{ Troop::OWN }>,
    /// Sets, a bit each.
    pub(crate) advisors: u8,
    pub(crate) banished: u8,
    pub(crate) insights: u8,
    pub(crate) used: u8,
    pub(crate) options: u32,
    /// No advisor is used in this turn.
    pub(crate) vow: bool,
    pub(crate) diplomats: bool,
    /// What was bought in this turn: city, temple, forces, a bit each; and a mole section.
    pub(crate) bought: u8,
    /// Fortresses intimidated in this turn, a bit each.
    pub(crate) tried: u16,
    /// Hits to take before anything else, outside battle.
    pub(crate) owed: u8,
    /// Fortresses the Spies are still to visit, a bit each.
    pub(crate) spies: u16,
    pub(crate) prophecies: Prophecies,
    /// By nation and type.
    pub(crate) cups: [[u8; Troop::ALL.len()]; Nation::ALL.len()],
    pub(crate) destroyed: [[u8; Troop::ALL.len()]; Nation::ALL.len()],
    /// Leaders in the destroyed box.
    pub(crate) fallen_leaders: u8,
    pub(crate) sites: [Site; MAX_CRITICAL],
    /// Regions, a bit each.
    pub(crate) cities: u16,
    pub(crate) temples: u16,
    /// The operation box.
    pub(crate) box_forces: [u8; Troop::ALL.len()],
    pub(crate) box_walls: u8,
    /// Counters in the stack, and those drawn and not voided.
    pub(crate) stack: [u8; Operation::ALL.len()],
    pub(crate) live: [u8; Operation::ALL.len()],
    pub(crate) tracks: Tracks,
    pub(crate) battle: Option<Battle>,
    pub(crate) laurels: [Laurels; Campaign::ALL.len()],
    pub(crate) end: Option<End>,
}

impl Commander {
    /// The edition and the options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The map played on.
    #[inline]
    pub fn map(&self) -> &Map {
        self.setup.map(self.campaign)
    }

    /// The campaign played.
    pub fn campaign(&self) -> Campaign {
        self.campaign
    }

    /// Where the turn stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The box of the turn counter, 0 for Start.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Alexander's level, 1 to 8; 0 once he has fallen.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Gold in the treasury.
    pub fn gold(&self) -> u8 {
        self.gold
    }

    /// Unspent glory.
    pub fn glory(&self) -> u8 {
        self.glory
    }

    /// Where the army stands.
    pub fn army_at(&self) -> Place {
        self.map().regions[usize::from(self.army_at)].place
    }

    /// How many of these forces the army has, on the map or in battle.
    pub fn force(&self, troop: Troop, side: Side) -> u8 {
        let fighting = self.battle.as_ref().map_or(0, |battle| {
            battle.own.iter().filter(|fighter| fighter.troop == troop && fighter.side == Some(side)).count() as u8
        });
        self.army[troop.index()][side.index()] + fighting
    }

    /// All own forces, Alexander among them.
    pub fn own_forces(&self) -> u8 {
        let fighting = self.battle.as_ref().map_or(0, Battle::own_standing);
        1 + self.army.iter().flatten().sum::<u8>() + fighting
    }

    /// Whether the advisor serves Alexander, whatever was vowed.
    pub fn has_advisor(&self, advisor: Advisor) -> bool {
        self.advisors & advisor.bit() as u8 != 0
    }

    /// Whether the advisor's ability may be used now.
    #[inline]
    pub fn advised_by(&self, advisor: Advisor) -> bool {
        !self.vow && self.has_advisor(advisor)
    }

    /// Whether the insight is in hand.
    pub fn has_insight(&self, insight: Insight) -> bool {
        self.insights & insight.bit() as u8 != 0
    }

    /// Whether the option was taken.
    #[inline]
    pub fn plays_with(&self, option: CampaignOption) -> bool {
        self.options & option.bit() != 0
    }

    /// The amount of an option that was taken, else 0.
    pub(crate) fn option_amount(&self, option: CampaignOption) -> u8 {
        match self.map().offer(option) {
            Some(offer) if self.plays_with(option) => offer.amount,
            _ => 0,
        }
    }

    /// Whether an option that was taken concerns this region.
    pub(crate) fn option_concerns(&self, option: CampaignOption, region: u8) -> bool {
        self.plays_with(option) && self.map().offer(option).is_some_and(|offer| offer.places >> region & 1 == 1)
    }

    /// The last turn of an open prophecy.
    pub fn prophecy_until(&self, prophecy: Prophecy) -> Option<u8> {
        Some(self.prophecies.until[prophecy.index()]).filter(|&until| until > 0)
    }

    /// A crucial region as it stands.
    pub fn site(&self, place: Place) -> Option<&Site> {
        let region = self.map().find(place)?;
        self.map().regions[usize::from(region)].critical.map(|site| &self.sites[usize::from(site)])
    }

    /// How the crucial region at `place` stands.
    pub fn hold(&self, place: Place) -> Option<Hold> {
        self.site(place).map(|site| site.hold)
    }

    /// Crucial regions in the enemy's hands.
    pub fn unconquered(&self) -> usize {
        self.critical().filter(|&(index, _)| self.sites[index].hold == Hold::Enemy).count()
    }

    /// The crucial regions with their numbers.
    pub(crate) fn critical(&self) -> impl Iterator<Item = (usize, &Critical)> {
        self.map().critical.iter().enumerate()
    }

    /// The crucial region the army stands in, by number.
    #[inline]
    pub(crate) fn site_here(&self) -> Option<u8> {
        self.map().regions[usize::from(self.army_at)].critical
    }

    /// The same, while it is the enemy's.
    #[inline]
    pub(crate) fn enemy_here(&self) -> Option<u8> {
        self.site_here().filter(|&site| self.sites[usize::from(site)].hold == Hold::Enemy)
    }

    /// Counters of this type Alexander could still buy.
    pub fn reserve(&self, troop: Troop) -> u8 {
        if troop.index() >= Troop::OWN {
            return 0;
        }
        let away = self.battle.as_ref().map_or(0, |battle| battle.regrouped[troop.index()]);
        let used = self.force(troop, Side::Full) + self.force(troop, Side::Reduced) + away;
        self.setup.counter(Nation::Macedon, troop).count.saturating_sub(used)
    }

    /// Wall counters not on the map, in the box or in a battle.
    pub fn spare_walls(&self) -> u8 {
        let standing: u8 = self.sites.iter().map(|site| site.walls[0] + site.walls[1]).sum();
        let fighting = self.battle.as_ref().map_or(0, |battle| {
            if self.map().critical[usize::from(battle.site)].island { 0 } else { battle.walls[0] + battle.walls[1] }
        });
        self.setup.walls.saturating_sub(standing + fighting + self.box_walls)
    }

    /// The battle, while one is fought.
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// The tracks of the siege.
    pub fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// How it ended.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// What the campaign brought, once it is won or lost.
    pub fn laurels(&self, campaign: Campaign) -> &Laurels {
        &self.laurels[campaign.index()]
    }

    /// The leader of a crucial region.
    pub(crate) fn leader_of(&self, site: u8) -> Option<Leader> {
        self.map().critical[usize::from(site)].leader
    }
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
