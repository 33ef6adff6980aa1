//! A position: one flat value. Nested procedures (a battle inside a conquest inside a turn) are fields of it, never a call that waits,
//! so a position can be saved, taken back and searched at every die.

pub use crate::field::{Battle, Blow, Fighter, Moment, Striker};
use crate::kinds::{
    Advisor, Campaign, CampaignOption, Insight, Leader, Nation, Operation, Place, Prophecy, Side, Troop,
};
pub use crate::phase::{End, Laurels, Phase};
use crate::setup::{Critical, MAX_CRITICAL, Map, Setup};
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
