//! What a bot should know: how a campaign looks, and what one would do at first glance.
//!
//! A campaign is won region by region. So a position is worth the regions taken, plus for each of the others the chance that the
//! army as it stands (its gold counted as what it could buy) would carry it, as far as there is time.

use crate::action::{Action, Aim, Group, Mark, Victim};
use crate::edition::Face;
use crate::kinds::{Advisor, Insight, Nation, Plan, Prophecy, Side, Stance, Troop};
use crate::rules::Toll;
use crate::setup::Counter;
use crate::state::{Battle, Commander, Hold, Moment, Phase, Striker};
use table::{Instinct, Payoffs, Seat};

/// What gold, glory and other things are worth beside forces.
const GOLD: f32 = 0.6;
const GLORY: f32 = 0.4;
const ADVISOR: f32 = 1.6;
const INSIGHT: f32 = 1.2;
const TEMPLE: f32 = 0.8;
const LEVEL: f32 = 1.4;
const WALL: f32 = 1.8;
const LEADER: f32 = 1.0;
const PLAN: f32 = 0.5;
/// How sharply strength turns into the chance of victory.
const SHARPNESS: f32 = 0.32;
/// What being near a region that can be taken is worth, in regions.
const PULL: f32 = 0.9;
/// Turns a region takes in the mean.
const TURNS_A_REGION: f32 = 1.2;

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn face_worth(face: Face) -> f32 {
    f32::from(face.bv) + 0.7 * f32::from(face.ss) + 0.1 * f32::from(face.speed)
}

/// What a force is worth with this side up.
fn worth(counter: &Counter, side: Side) -> f32 {
    let steps = if side == Side::Full && counter.reduced.is_some() { 1.2 } else { 0.0 };
    face_worth(counter.face(side)) + steps
}

impl Commander {
    /// The army with all that could be spent on it.
    fn might(&self) -> f32 {
        let mut might = LEVEL * f32::from(self.level) + self.purse() + GLORY * f32::from(self.glory);
        might += ADVISOR * self.advisors.count_ones() as f32 + INSIGHT * self.insights.count_ones() as f32;
        might += TEMPLE * self.temples.count_ones() as f32;
        for &troop in &Troop::ALL[..Troop::OWN] {
            let counter = self.setup.counter(Nation::Macedon, troop);
            for &side in Side::ALL {
                might += f32::from(self.army[troop.index()][side.index()]) * worth(counter, side);
            }
        }
        if let Some(battle) = &self.battle {
            for fighter in &battle.own {
                if let Some(side) = fighter.side {
                    might += worth(self.setup.counter(Nation::Macedon, fighter.troop), side);
                }
            }
            might += PLAN * battle.plans.iter().map(|&count| f32::from(count)).sum::<f32>();
        }
        might
    }

    /// What the treasury could buy: the first pieces count most.
    fn purse(&self) -> f32 {
        let gold = f32::from(self.gold);
        GOLD * gold.min(12.0) + 0.25 * GOLD * (gold - 12.0).max(0.0)
    }

    /// How hard a crucial region is to take.
    fn hardness(&self, index: usize) -> f32 {
        let critical = &self.map().critical[index];
        let site = &self.sites[index];
        let mut hard = WALL * f32::from(site.walls[0]) + 0.5 * WALL * f32::from(site.walls[1]);
        hard += LEADER * f32::from(site.leader);
        for &troop in Troop::ALL {
            let counter = self.setup.counter(critical.nation, troop);
            for &side in Side::ALL {
                hard += f32::from(site.forces[troop.index()][side.index()]) * worth(counter, side);
            }
        }
        if let Some(battle) = self.battle.as_ref().filter(|battle| usize::from(battle.site) == index) {
            hard += self.hardness_of(battle);
        } else if critical.island && !self.is_breached() && !self.mole_is_complete() {
            let dents: u8 = self.tracks.sections.iter().map(|&left| 2 - left).sum();
            hard +=
                14.0 - 1.5 * f32::from(self.tracks.mole) - 1.5 * f32::from(self.tracks.siege_ships) - f32::from(dents);
            hard += 0.7 * f32::from(self.tracks.warships) - 0.7 * f32::from(self.tracks.transports);
        }
        hard
    }

    fn hardness_of(&self, battle: &Battle) -> f32 {
        let nation = self.map().critical[usize::from(battle.site)].nation;
        let mut hard = WALL * f32::from(battle.walls[0]) + 0.5 * WALL * f32::from(battle.walls[1]);
        hard += LEADER * f32::from(battle.leader);
        for fighter in &battle.enemy {
            if let Some(side) = fighter.side {
                hard += worth(self.setup.counter(nation, fighter.troop), side);
            }
        }
        hard + PLAN * battle.foe.iter().map(|&count| f32::from(count)).sum::<f32>()
    }

    /// Where the army is, or is about to be.
    fn heading(&self) -> usize {
        match self.phase {
            Phase::Scout { to } | Phase::Scouted { to, .. } | Phase::Entering { to } => usize::from(to),
            _ => usize::from(self.army_at),
        }
    }

    /// The chance of winning the campaign, by eye.
    fn prospects(&self) -> f32 {
        let total = self.map().critical.len() as f32;
        let left = self.unconquered() as f32;
        let turns = f32::from(self.map().turns.len() as u8 - self.turn.min(self.map().turns.len() as u8)) + 0.7;
        let time = (turns / (TURNS_A_REGION * left.max(0.5))).min(1.0);
        let might = self.might();
        let heading = self.heading();
        let mut progress = total - left;
        let mut pull = 0.0f32;
        for index in 0..self.map().critical.len() {
            if self.sites[index].hold != Hold::Enemy {
                continue;
            }
            let ready = sigmoid(SHARPNESS * (might - 3.0 - 1.1 * self.hardness(index)));
            let fought = self.battle.as_ref().is_some_and(|battle| usize::from(battle.site) == index);
            progress += if fought { 0.95 * ready } else { 0.7 * ready * time };
            let region = usize::from(self.map().critical[index].region);
            pull = pull.max(ready / (1.0 + f32::from(self.map().distance[heading][region])));
        }
        if let (true, Some(home)) = (left == 0.0, self.map().home) {
            let steps = f32::from(self.map().distance[heading][usize::from(home)]);
            progress -= 0.1 * steps;
        }
        let open: f32 = self.prophecies.until.iter().filter(|&&until| until > 0).count() as f32;
        let danger = if self.level <= 2 { 0.03 } else { 0.0 };
        let share = ((progress + PULL * pull - 0.05 * open) / total).clamp(0.0, 1.0);
        (share * share - danger).clamp(0.0, 0.98)
    }

    /// What the army could win here and now: its chance in the battle that is fought or offered.
    fn odds_here(&self) -> f32 {
        let site = self.battle.as_ref().map(|battle| battle.site).or(self.enemy_here());
        let spare = self.purse() + GLORY * f32::from(self.glory);
        site.map_or(0.5, |site| sigmoid(SHARPNESS * (self.might() - spare - 1.1 * self.hardness(usize::from(site)))))
    }

    /// How ready the army is for the region at `to`, if an enemy holds it.
    fn readiness(&self, to: usize) -> Option<f32> {
        let site = self.map().regions[to].critical.map(usize::from)?;
        (self.sites[site].hold == Hold::Enemy).then(|| {
            let spare = 0.7 * self.purse();
            sigmoid(SHARPNESS * (self.might() - spare - 1.15 * self.hardness(site)))
        })
    }

    /// Whether going from here to `to` leads to a region the army can take, or home.
    fn leads_on(&self, to: usize) -> f32 {
        if let Some(ready) = self.readiness(to) {
            return if ready > 0.5 { 4.0 * ready } else { 0.05 };
        }
        let here = usize::from(self.army_at);
        let mut best = 0.15f32;
        let distance = &self.map().distance;
        for (index, critical) in self.map().critical.iter().enumerate() {
            let region = usize::from(critical.region);
            if self.sites[index].hold == Hold::Enemy && distance[to][region] < distance[here][region] {
                let ready = self.readiness(region).unwrap_or(0.0);
                best = best.max(3.0 * ready / f32::from(distance[to][region].max(1)));
            }
        }
        if let (0, Some(home)) = (self.unconquered(), self.map().home)
            && distance[to][usize::from(home)] < distance[here][usize::from(home)]
        {
            best = 6.0;
        }
        best
    }

    fn urge_to_suffer(&self, victim: Victim) -> f32 {
        match victim {
            Victim::Alexander if self.level <= 2 => 0.001,
            Victim::Alexander => 0.06 * f32::from(self.level - 2),
            Victim::Force(Group { troop, side, stance }) => {
                let counter = self.setup.counter(Nation::Macedon, troop);
                let after =
                    if side == Side::Full && counter.reduced.is_some() { worth(counter, Side::Reduced) } else { 0.0 };
                let loss = worth(counter, side) - after;
                let spare = if stance == Stance::Ready { 0.6 } else { 1.0 };
                spare * 6.0 / (0.5 + loss * loss)
            }
        }
    }

    fn urge_to_strike(&self, mark: Mark) -> f32 {
        let battle = self.fight();
        match mark {
            Mark::Wall(Side::Reduced) => 4.0,
            Mark::Wall(Side::Full) => 3.0,
            Mark::Force(Group { troop, side, stance }) => {
                let nation = self.map().critical[usize::from(battle.site)].nation;
                let counter = self.setup.counter(nation, troop);
                let falls = side == Side::Reduced || counter.reduced.is_none();
                let threat = face_worth(counter.face(side)) * if stance == Stance::Ready { 1.5 } else { 1.0 };
                threat * if falls { 2.0 } else { 0.8 }
            }
        }
    }

    fn urge_to_buy(&self, troop: Troop) -> f32 {
        let counter = self.setup.counter(Nation::Macedon, troop);
        let walls: u8 = self.sites.iter().map(|site| site.walls[0] + site.walls[1]).sum();
        let use_of = match troop {
            Troop::SiegeEngine if walls > 0 && self.force(troop, Side::Full) < 2 => 4.5,
            Troop::SiegeEngine => 0.3,
            _ => worth(counter, Side::Full),
        };
        let enough = if self.is_ready_for_any() { 7 } else { 10 };
        let crowd = if self.own_forces() >= enough { 0.35 } else { 1.0 };
        crowd * 1.5 * use_of / f32::from(self.price_of(troop).max(1))
    }

    /// Whether the army as it stands could take some region.
    fn is_ready_for_any(&self) -> bool {
        self.map()
            .critical
            .iter()
            .any(|critical| self.readiness(usize::from(critical.region)).is_some_and(|ready| ready > 0.6))
    }

    /// Free plans are taken by liking; paid ones while there is gold to spare, and flanks only for those who can use them.
    fn urge_to_plan(&self, plan: Plan, liking: f32, free: bool) -> f32 {
        let battle = self.fight();
        let flankers =
            battle.own.iter().filter(|own| own.side.is_some() && (own.troop.is_cavalry() || own.troop.is_infantry()));
        if plan == Plan::Flank && usize::from(battle.plans[plan.index()]) >= flankers.count() {
            return 0.1;
        }
        match (free, self.gold > 3) {
            (true, _) => 3.0 * liking,
            (false, true) => 1.5 * liking,
            (false, false) => 0.12 * liking,
        }
    }

    /// Alexander alone gets away for nothing; an army pays dearly, but less than with its king.
    fn urge_to_retreat(&self) -> f32 {
        let odds = self.odds_here();
        let alone = self.fight().own_standing() == 0;
        if alone && odds < 0.5 || odds < 0.15 { 3.0 } else { 0.03 }
    }

    fn urge_in_turn(&self, striker: Striker) -> f32 {
        let battle = self.fight();
        match striker {
            Striker::Alexander => 3.0,
            Striker::Own(slot)
                if battle.own[usize::from(slot)].troop == Troop::SiegeEngine && battle.walls != [0, 0] =>
            {
                0.4
            }
            _ => 3.0,
        }
    }
}

impl Instinct for Commander {
    fn evaluate(&self) -> Payoffs {
        let mut payoffs = Payoffs::default();
        if self.end.is_some() {
            payoffs[0] = self.share();
            return payoffs;
        }
        let chance = self.prospects();
        payoffs[0] = if self.setup.rulings.is_life() {
            let won = self.laurels.iter().filter(|laurels| laurels.won).count() as f32;
            0.15 * won + 0.15 * chance
        } else {
            let best = f32::from((self.map().turns[0].points + 5 * self.setup.city_points).max(1));
            let turn = usize::from(self.turn.max(1)) - 1;
            let points = self.map().turns[turn.min(self.map().turns.len() - 1)].points;
            let cities = self.cities.count_ones() as i16 * self.setup.city_points;
            chance * (0.5 + 0.5 * (f32::from(points + cities) / best).clamp(0.0, 1.0))
        };
        payoffs
    }

    fn urge(&self, _seat: Seat, action: Action) -> f32 {
        match action {
            Action::Disband(_) => 0.01,
            Action::TakeOption(_) => 0.1,
            Action::Counsel(Advisor::Hephaestion | Advisor::Parmenion) => 3.0,
            Action::Suffer(victim) => self.urge_to_suffer(victim),
            Action::Strike(mark) => self.urge_to_strike(mark),
            Action::Rally => 2.0,
            Action::Attack => match self.battle.as_ref().map(|battle| battle.moment) {
                Some(Moment::OwnTurn(striker)) => self.urge_in_turn(striker),
                _ => 1.0,
            },
            Action::AttackWall => 4.0,
            Action::Charge | Action::Flank | Action::Regroup => 4.0,
            Action::Pass | Action::HoldFlank | Action::LetGo => 0.1,
            Action::Sacrifice => 0.05,
            Action::Face(Aim::Leader) => {
                let battle = self.fight();
                let sure = f32::from(self.alexander_bv() + battle.plans[Plan::Leadership.index()] as i8) / 6.0;
                if self.level >= 3 { 2.0 * sure } else { sure * sure }
            }
            Action::Retreat => self.urge_to_retreat(),
            Action::Fight | Action::Proceed => 2.0,
            Action::Envelop => 0.8 * f32::from(self.fight().advantage().max(0)),
            Action::Take(plan) => {
                let free = self.fight().taken < self.free_plans();
                let liking = match plan {
                    Plan::Rally | Plan::Flank => 2.0,
                    Plan::Leadership | Plan::Envelopment => 1.5,
                    Plan::Regroup => 1.2,
                    Plan::Charge => 0.8,
                    Plan::Sacrifice => 0.2,
                };
                self.urge_to_plan(plan, liking, free)
            }
            Action::DrawUp => {
                if self.fight().taken < self.free_plans() {
                    0.05
                } else {
                    2.0
                }
            }
            Action::Reroll | Action::KeepDie => self.urge_to_reroll(action),
            Action::March(place) => self.map().find(place).map_or(0.1, |to| self.leads_on(usize::from(to))),
            Action::EndConquest => 0.6,
            Action::Advance => match self.phase {
                Phase::Scouted { to, die } => match self.toll(to, die) {
                    Toll::Free => 6.0,
                    Toll::Gold(gold) => {
                        if u16::from(gold) * 2 <= u16::from(self.gold) {
                            4.0
                        } else {
                            1.2
                        }
                    }
                    Toll::Hits(hits) => 1.5 / f32::from(hits * hits),
                },
                _ => 1.0,
            },
            Action::Intimidate => 2.0,
            Action::Assault => 3.0 * self.odds_here() * self.odds_here(),
            Action::SpendGlory => self.urge_to_spend_glory(),
            Action::Conclude => 1.0,
            Action::Govern | Action::Raze => self.urge_to_hold(action),
            Action::Accept => 1.5,
            Action::PayGold => {
                if self.gold > 4 {
                    2.0
                } else {
                    0.6
                }
            }
            Action::Thwart => {
                if self.gold > 8 {
                    1.0
                } else {
                    0.3
                }
            }
            Action::Rearm(_) => 3.0,
            Action::PrayToWinds => 4.0,
            Action::Forswear(_) | Action::Dismiss(_) => 0.7,
            Action::Vow => 1.0,
            Action::Play(Insight::Courtesans | Insight::Diplomats) => 1.5,
            Action::Play(_) => 0.8,
            Action::Buy(troop) => self.urge_to_buy(troop),
            Action::BuildCity => {
                if self.prophecies.until[Prophecy::BullsOrLions.index()] > 0 {
                    4.0
                } else {
                    0.5
                }
            }
            Action::BuildTemple => 0.6,
            Action::DrawInsight => 0.6,
            Action::ChooseInsight(_) => 0.2,
            Action::Engage(_) => 1.5,
            Action::BuyTransport => {
                if usize::from(self.turn) + 3 < self.map().turns.len() {
                    2.5
                } else {
                    0.1
                }
            }
            Action::BuySiegeShip => 2.5,
            Action::BuyMole => 1.5,
            Action::ReduceFleet => 1.0,
            Action::Triumph => 50.0,
            _ => 1.0,
        }
    }
}

impl Commander {
    /// Fate goes into dice that missed.
    fn urge_to_reroll(&self, action: Action) -> f32 {
        let battle = self.fight();
        let missed = match battle.moment {
            Moment::OwnDieSeen if battle.blow.by == Striker::Trap => battle.blow.die <= 2,
            Moment::OwnDieSeen => battle.blow.die as i8 > battle.blow.bv && battle.blow.bv >= 2,
            Moment::RetreatDieSeen { die, .. } => die as i8 > self.retreat_bv(),
            _ => false,
        };
        if missed == (action == Action::Reroll) { 4.0 } else { 0.1 }
    }

    /// Glory is spent where it makes the difference.
    fn urge_to_spend_glory(&self) -> f32 {
        let Phase::Intimidation { die, added } = self.phase else { return 0.1 };
        let short = self.setup.intimidation.success - self.intimidation_total(die, added);
        if short <= self.glory as i8 { 5.0 } else { 0.02 }
    }

    /// Early in a campaign a governed region pays more than a razed one.
    fn urge_to_hold(&self, action: Action) -> f32 {
        let left = self.map().turns.len() as i16 - i16::from(self.turn);
        let income = &self.map().income;
        let governs = i16::from(income.govern) * left > i16::from(income.raze) || self.setup.rulings.is_life();
        let open = |prophecy: Prophecy| self.prophecies.until[prophecy.index()] > 0;
        let asked = match action {
            Action::Govern => open(Prophecy::LetGoOfMe),
            _ => open(Prophecy::WallOfWood),
        };
        let likes = governs == (action == Action::Govern);
        if asked {
            6.0
        } else if likes {
            2.0
        } else {
            0.7
        }
    }
}
