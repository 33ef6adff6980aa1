//! Positions by hand: for lessons, for "what if", and for tests that start where a rule begins to matter.

use crate::kinds::{
    Advisor, CampaignOption, EnemyPlan, Insight, Nation, Operation, Place, Plan, Prophecy, Side, Troop,
};
use crate::state::{Commander, Hold, Moment, Phase, Site, Tracks};
use table::Silent;

/// Changes a position. What is set is taken as it is: counters are not looked for elsewhere.
pub struct Editor(Commander);

impl Commander {
    /// Changes this position by hand.
    pub fn edit(self) -> Editor {
        Editor(self)
    }
}

#[allow(missing_docs)] // each sets what it is named after
impl Editor {
    pub fn gold(mut self, gold: u8) -> Editor {
        self.0.gold = gold;
        self
    }

    pub fn glory(mut self, glory: u8) -> Editor {
        self.0.glory = glory;
        self
    }

    pub fn level(mut self, level: u8) -> Editor {
        self.0.level = level;
        self
    }

    pub fn turn(mut self, turn: u8) -> Editor {
        self.0.turn = turn;
        self
    }

    /// The whole army beside Alexander.
    pub fn army(mut self, forces: &[(Troop, Side)]) -> Editor {
        self.0.army = [[0; 2]; Troop::OWN];
        for (troop, side) in forces {
            self.0.army[troop.index()][side.index()] += 1;
        }
        self
    }

    /// The army at full strength.
    pub fn troops(self, troops: &[Troop]) -> Editor {
        let forces: Vec<_> = troops.iter().map(|&troop| (troop, Side::Full)).collect();
        self.army(&forces)
    }

    pub fn advisors(mut self, advisors: &[Advisor]) -> Editor {
        self.0.advisors = advisors.iter().fold(0, |set, advisor| set | advisor.bit() as u8);
        self
    }

    pub fn insights(mut self, insights: &[Insight]) -> Editor {
        self.0.insights = insights.iter().fold(0, |set, insight| set | insight.bit() as u8);
        self
    }

    pub fn option(mut self, option: CampaignOption) -> Editor {
        self.0.options |= option.bit();
        self
    }

    fn region(&self, place: Place) -> u8 {
        self.0.map().find(place).expect("a place of this map")
    }

    fn site(&mut self, place: Place) -> &mut Site {
        let region = usize::from(self.region(place));
        let site = self.0.map().regions[region].critical.expect("a crucial region");
        &mut self.0.sites[usize::from(site)]
    }

    /// Where the army stands, and where it came from.
    pub fn at(mut self, place: Place, from: Place) -> Editor {
        self.0.army_at = self.region(place);
        self.0.came_from = self.region(from);
        self
    }

    /// The defenders of a crucial region, all at full strength, and its full walls. Its leader stays.
    pub fn garrison(mut self, place: Place, troops: &[Troop], walls: u8) -> Editor {
        let site = self.site(place);
        site.forces = [[0; 2]; Troop::ALL.len()];
        for troop in troops {
            site.forces[troop.index()][0] += 1;
        }
        site.walls = [walls, 0];
        self
    }

    pub fn hold(mut self, place: Place, hold: Hold) -> Editor {
        let site = self.site(place);
        site.hold = hold;
        site.forces = [[0; 2]; Troop::ALL.len()];
        site.walls = [0; 2];
        site.leader = 0;
        self
    }

    /// Every crucial region is held this way.
    pub fn hold_all(mut self, hold: Hold) -> Editor {
        let places: Vec<Place> =
            self.0.map().critical.iter().map(|site| self.0.map().regions[usize::from(site.region)].place).collect();
        for place in places {
            self = self.hold(place, hold);
        }
        self
    }

    /// Glory and gold laid on a crucial region.
    pub fn prizes(mut self, place: Place, glory: u8, gold: u8) -> Editor {
        let site = self.site(place);
        site.glory = glory;
        site.gold = gold;
        self
    }

    pub fn city(mut self, place: Place) -> Editor {
        self.0.cities |= 1 << self.region(place);
        self
    }

    pub fn temple(mut self, place: Place) -> Editor {
        self.0.temples |= 1 << self.region(place);
        self
    }

    /// An open prophecy with its last turn.
    pub fn prophecy(mut self, prophecy: Prophecy, until: u8) -> Editor {
        self.0.prophecies.until[prophecy.index()] = until;
        self.0.prophecies.seen |= prophecy.bit() as u8;
        self
    }

    /// No prophecy lies on the map.
    pub fn without_oracles(mut self) -> Editor {
        self.0.prophecies.hidden = 0;
        self
    }

    pub fn tracks(mut self, tracks: Tracks) -> Editor {
        self.0.tracks = tracks;
        self
    }

    pub fn cup(mut self, nation: Nation, troops: &[Troop]) -> Editor {
        self.0.cups[nation.index()] = [0; Troop::ALL.len()];
        for troop in troops {
            self.0.cups[nation.index()][troop.index()] += 1;
        }
        self
    }

    /// What stands in the operation box.
    pub fn operation_box(mut self, troops: &[Troop], walls: u8) -> Editor {
        self.0.box_forces = [0; Troop::ALL.len()];
        for troop in troops {
            self.0.box_forces[troop.index()] += 1;
        }
        self.0.box_walls = walls;
        self
    }

    /// Operation counters drawn and not voided.
    pub fn live(mut self, operations: &[Operation]) -> Editor {
        self.0.live = [0; Operation::ALL.len()];
        for operation in operations {
            self.0.live[operation.index()] += 1;
            self.0.stack[operation.index()] -= 1;
        }
        self
    }

    pub fn phase(mut self, phase: Phase) -> Editor {
        self.0.phase = phase;
        self
    }

    pub fn owed(mut self, hits: u8) -> Editor {
        self.0.owed = hits;
        self
    }

    /// A battle at `place` with these plans on both sides, at the start of its first round.
    pub fn battle(mut self, place: Place, own: &[Plan], foe: &[EnemyPlan]) -> Editor {
        let region = self.region(place);
        self.0.army_at = region;
        let site = self.0.map().regions[usize::from(region)].critical.expect("a crucial region");
        self.0.begin_battle(site, &mut Silent);
        let battle = self.0.fight_mut();
        for plan in own {
            battle.plans[plan.index()] += 1;
        }
        for plan in foe {
            battle.foe[plan.index()] += 1;
        }
        battle.moment = Moment::PreBattle;
        self.0.advance(&mut Silent);
        self
    }

    /// The position, gone on to the next decision or die.
    pub fn done(mut self) -> Commander {
        self.0.advance(&mut Silent);
        self.0
    }
}
