//! A position in a battle, packed: what a battle changes, and no more.

use crate::kinds::{EnemyPlan, Plan, Side, Stance, Troop};
use crate::state::{Blow, Commander, Fighter, Moment, Striker};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The most forces on both sides together whose battle is followed.
const MAX_LINE: usize = 28;
const NOBODY: Fighter = Fighter { troop: Troop::Archers, side: None, stance: Stance::Ready, queued: None };

/// Positions with their chances.
pub(super) type Weighted = HashMap<Juncture, f64, BuildHasherDefault<Quick>>;

/// A position at a die, with everything in it that this battle can change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Juncture {
    /// Our own forces, then the enemy's.
    line: [Fighter; MAX_LINE],
    own: u8,
    enemy: u8,
    level: u8,
    /// The cup that deployments draw from.
    cup: [u8; Troop::ALL.len()],
    round: u8,
    walls: [u8; 2],
    leader: u8,
    leader_queued: Option<Side>,
    /// The leader has acted; Alexander has, waits to, aims at the leader; the two have met.
    flags: [bool; 5],
    plans: [u8; Plan::ALL.len()],
    taken: u8,
    morale: u8,
    fate: u8,
    foe: [u8; EnemyPlan::ALL.len()],
    speed: i8,
    moment: Moment,
    back: Moment,
    blow: Blow,
    regrouped: [u8; Troop::OWN],
}

impl Juncture {
    /// The position as it is; none if the armies are too large for it.
    pub(super) fn of(state: &Commander) -> Option<Juncture> {
        let battle = state.fight();
        let mut line = [NOBODY; MAX_LINE];
        let (own, enemy) = (battle.own.len(), battle.enemy.len());
        line.get_mut(..own)?.copy_from_slice(&battle.own);
        line.get_mut(own..own + enemy)?.copy_from_slice(&battle.enemy);
        Some(Juncture {
            line,
            own: own as u8,
            enemy: enemy as u8,
            level: state.level,
            cup: state.cups[state.map().critical[usize::from(battle.site)].nation.index()],
            round: battle.round,
            walls: battle.walls,
            leader: battle.leader,
            leader_queued: battle.leader_queued,
            flags: [
                battle.leader_acted,
                battle.alexander_acted,
                battle.alexander_queued,
                battle.aims_at_leader,
                battle.duel,
            ],
            plans: battle.plans,
            taken: battle.taken,
            morale: battle.morale,
            fate: battle.fate,
            foe: battle.foe,
            speed: battle.speed,
            moment: battle.moment,
            back: battle.back,
            blow: battle.blow,
            regrouped: battle.regrouped,
        })
    }

    /// Puts the position into `state`, which is in the same battle.
    pub(super) fn resume(&self, state: &mut Commander) {
        state.level = self.level;
        let nation = state.map().critical[usize::from(state.fight().site)].nation.index();
        state.cups[nation] = self.cup;
        let battle = state.fight_mut();
        let (own, enemy) = (usize::from(self.own), usize::from(self.enemy));
        battle.own.clear();
        battle.own.extend(self.line[..own].iter().copied());
        battle.enemy.clear();
        battle.enemy.extend(self.line[own..own + enemy].iter().copied());
        battle.round = self.round;
        battle.walls = self.walls;
        battle.leader = self.leader;
        battle.leader_queued = self.leader_queued;
        [battle.leader_acted, battle.alexander_acted, battle.alexander_queued, battle.aims_at_leader, battle.duel] =
            self.flags;
        battle.plans = self.plans;
        battle.taken = self.taken;
        battle.morale = self.morale;
        battle.fate = self.fate;
        battle.foe = self.foe;
        battle.speed = self.speed;
        battle.moment = self.moment;
        battle.back = self.back;
        battle.blow = self.blow;
        battle.regrouped = self.regrouped;
    }

    /// How far the battle has come, so that positions meet before they are followed further.
    pub(super) fn hour(&self) -> u32 {
        let waiting = self.line.iter().filter(|fighter| fighter.queued.is_some()).count() as u32;
        let speed = (i32::from(self.speed).clamp(-8, 7) + 8) as u32;
        ((u32::from(self.round) << 4 | (15 - speed)) << 7) | (127 - waiting)
    }
}

impl Hash for Juncture {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let line = &self.line[..usize::from(self.own + self.enemy)];
        for six in line.chunks(6) {
            state.write_u64(six.iter().fold(1, |number, fighter| number << 10 | u64::from(packed(fighter))));
        }
        let numbers = |counts: &[u8]| counts.iter().fold(1, |number, &count| number << 4 ^ u64::from(count));
        state.write_u64(numbers(&self.foe) << 8 ^ u64::from(self.level));
        state.write_u64(numbers(&self.plans) << 16 ^ numbers(&self.walls) << 8 ^ numbers(&self.regrouped[..1]));
        let by = match self.blow.by {
            Striker::Own(slot) => slot,
            Striker::Enemy(slot) => 64 + slot,
            Striker::Alexander => 128,
            Striker::Leader => 129,
            Striker::Trap => 130,
        };
        let rest = [
            by,
            self.blow.hits,
            self.blow.bv as u8,
            self.own,
            self.leader,
            self.morale,
            self.fate,
            self.flags[4].into(),
        ];
        state.write_u64(u64::from_le_bytes(rest));
    }
}

/// A fighter as a number of ten bits.
pub(super) fn packed(fighter: &Fighter) -> u16 {
    let side = |side: Option<Side>| side.map_or(2, |side| side as u16);
    (fighter.troop as u16) << 6 | side(fighter.side) << 4 | (fighter.stance as u16) << 2 | side(fighter.queued)
}

/// A hasher for positions nobody else can choose.
#[derive(Default)]
pub(super) struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
