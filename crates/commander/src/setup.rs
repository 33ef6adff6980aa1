//! Edition and options, checked, in the form the rules use: arrays by kind, regions by number, distances worked out.

use crate::bounds;
use crate::chart;
pub use crate::chart::{Critical, Map, Region, Turn};
use crate::edition::{Edition, Face, Immortality, Intimidation, Price, Prices};
use crate::instinct::Drill;
use crate::kinds::{Campaign, EnemyPlan, Insight, Leader, Nation, Operation, Plan, Prophecy, Side, Troop};
use crate::rulings::Rulings;
use std::ops::Range;
use table::{EditionFile, Fault, Message, Options};
use toml::Spanned;

/// The most regions a map can have.
pub const MAX_REGIONS: usize = 16;
/// The most crucial regions a map can have.
pub const MAX_CRITICAL: usize = 10;
/// The most counters one enemy nation can have.
pub const MAX_ENEMIES: usize = 40;
/// The most counters Alexander can have.
pub const MAX_OWN: usize = 32;

/// One kind of force counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// How many there are.
    pub count: u8,
    /// Full strength.
    pub full: Face,
    /// Hit once; none for forces of one step.
    pub reduced: Option<Face>,
}

impl Counter {
    /// The face that lies up.
    #[inline]
    pub fn face(&self, side: Side) -> Face {
        match (side, self.reduced) {
            (Side::Reduced, Some(face)) => face,
            _ => self.full,
        }
    }
}

/// A leader's counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaderCounter {
    /// Full strength.
    pub full: Face,
    /// Hit once.
    pub reduced: Face,
}

/// Everything a table needs to know.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // named as in the edition
pub struct Setup {
    pub rulings: Rulings,
    pub alexander: [Face; 8],
    pub counters: [[Counter; Troop::ALL.len()]; Nation::ALL.len()],
    pub leaders: [LeaderCounter; Leader::ALL.len()],
    pub walls: u8,
    pub wall_penalty: [i8; 2],
    pub cities: u8,
    pub city_points: i16,
    pub temples: u8,
    pub temple_fate: u8,
    pub operations: [(u8, Option<Price>); Operation::ALL.len()],
    /// Turns and amount.
    pub prophecies: [(u8, u8); Prophecy::ALL.len()],
    pub plans: [u8; Plan::ALL.len()],
    pub enemy_plans: [u8; EnemyPlan::ALL.len()],
    pub prices: Prices,
    pub gold_cap: u16,
    /// Value and number.
    pub coins: Vec<[u8; 2]>,
    pub intimidation: Intimidation,
    pub immortality: Immortality,
    pub maps: Vec<Map>,
    pub(crate) drill: Drill,
}

/// Finds and tells what is wrong with an edition.
pub(crate) struct Checker<'a> {
    file: &'a EditionFile,
}

impl Checker<'_> {
    pub(crate) fn fault<T>(&self, span: Range<usize>, reason: Message) -> Result<T, Fault> {
        Err(self.file.fault(span, reason))
    }

    fn overall<T>(&self, reason: Message) -> Result<T, Fault> {
        Err(self.file.fault_overall(reason))
    }

    /// Puts one row for each kind into an array; each kind exactly once.
    fn each_once<K: Copy, V: Copy, const N: usize>(
        &self,
        what: &'static str,
        rows: impl IntoIterator<Item = (Spanned<K>, V)>,
        index: impl Fn(K) -> usize,
    ) -> Result<[V; N], Fault> {
        let mut found: [Option<V>; N] = [None; N];
        for (kind, value) in rows {
            let span = kind.span();
            let at = index(*kind.get_ref());
            if at >= N || found[at].is_some() {
                return self.fault(span, Message::new("commander-fault-twice").with("what", what));
            }
            found[at] = Some(value);
        }
        if found.iter().any(Option::is_none) {
            return self.overall(Message::new("commander-fault-missing").with("what", what).with("count", N));
        }
        Ok(found.map(|value| value.expect("checked just above")))
    }
}

const NO_FACE: Face = Face { speed: 0, bv: 0, ss: 0 };
const NO_COUNTER: Counter = Counter { count: 0, full: NO_FACE, reduced: None };

impl Setup {
    /// Reads and checks an edition.
    pub fn new(file: &EditionFile, options: &Options) -> Result<Setup, Fault> {
        let edition: Edition = file.parse()?;
        bounds::check(file, &edition)?;
        let checker = Checker { file };
        let alexander: [Face; 8] = checker.each_once(
            "alexander",
            edition.alexander.iter().map(|row| (row.level.clone(), row.face)),
            |level| usize::from(level).wrapping_sub(1),
        )?;
        let sum = |face: &Face| i32::from(face.speed) + i32::from(face.bv) + i32::from(face.ss);
        if !alexander.is_sorted_by(|weak, strong| sum(weak) < sum(strong) && weak.bv <= strong.bv) {
            return checker.overall(Message::new("commander-fault-levels"));
        }
        let counters = counters(&checker, &edition)?;
        let leaders = checker.each_once(
            "leader",
            edition
                .leader
                .iter()
                .map(|row| (row.leader.clone(), LeaderCounter { full: row.full, reduced: row.reduced })),
            Leader::index,
        )?;
        let operations: [(u8, Option<Price>); 6] = checker.each_once(
            "operation",
            edition.operation.iter().map(|row| (row.operation.clone(), (row.copies, row.price))),
            Operation::index,
        )?;
        let copies: u32 = operations.iter().map(|&(copies, _)| u32::from(copies)).sum();
        if copies != 8 || operations[0].0 == 0 {
            return checker.overall(Message::new("commander-fault-operations").with("found", copies));
        }
        let mut kinds = edition.insights.kinds.get_ref().clone();
        kinds.sort_unstable();
        if kinds != Insight::ALL {
            let span = edition.insights.kinds.span();
            return checker
                .fault(span, Message::new("commander-fault-missing").with("what", "insight").with("count", 8));
        }
        let coins = edition.gold.coins.get_ref().clone();
        let gold_cap: u32 = coins.iter().map(|&[value, count]| u32::from(value) * u32::from(count)).sum();
        if gold_cap > 250 {
            let span = edition.gold.coins.span();
            return checker.fault(span, Message::new("commander-fault-limit").with("what", "gold").with("most", 250));
        }
        let mut maps = Vec::new();
        for campaign in Campaign::ALL {
            let mut rows = edition.campaign.iter().filter(|row| row.campaign.get_ref() == campaign);
            let Some(row) = rows.next() else {
                return checker
                    .overall(Message::new("commander-fault-missing").with("what", "campaign").with("count", 4));
            };
            if let Some(second) = rows.next() {
                let span = second.campaign.span();
                return checker.fault(span, Message::new("commander-fault-twice").with("what", campaign.key()));
            }
            maps.push(chart::read(&checker, row, &counters, *edition.walls.count.get_ref())?);
        }
        Ok(Setup {
            rulings: Rulings::new(options),
            alexander,
            counters,
            leaders,
            walls: *edition.walls.count.get_ref(),
            wall_penalty: [edition.walls.full, edition.walls.reduced],
            cities: edition.cities.count,
            city_points: edition.cities.points,
            temples: edition.temples.count,
            temple_fate: edition.temples.fate,
            operations,
            prophecies: checker.each_once(
                "prophecy",
                edition.prophecy.iter().map(|row| (row.prophecy.clone(), (row.turns, row.amount))),
                Prophecy::index,
            )?,
            plans: checker.each_once(
                "plan",
                edition.plan.iter().map(|row| (row.plan.clone(), row.most)),
                Plan::index,
            )?,
            enemy_plans: checker.each_once(
                "enemy_plan",
                edition.enemy_plan.iter().map(|row| (row.plan.clone(), row.copies)),
                EnemyPlan::index,
            )?,
            prices: edition.prices,
            gold_cap: gold_cap as u16,
            coins,
            intimidation: edition.intimidation,
            immortality: edition.immortality,
            maps,
            drill: Drill::of(&counters),
        })
    }

    /// The map of a campaign.
    #[inline]
    pub fn map(&self, campaign: Campaign) -> &Map {
        &self.maps[campaign.index()]
    }

    /// The counter of a force.
    #[inline]
    pub fn counter(&self, nation: Nation, troop: Troop) -> &Counter {
        &self.counters[nation.index()][troop.index()]
    }
}

/// The counters of every nation.
pub(crate) type Counters = [[Counter; Troop::ALL.len()]; Nation::ALL.len()];

fn counters(checker: &Checker<'_>, edition: &Edition) -> Result<Counters, Fault> {
    let mut counters = [[NO_COUNTER; Troop::ALL.len()]; Nation::ALL.len()];
    let mut totals = [0usize; Nation::ALL.len()];
    for row in &edition.force {
        let troop = *row.troop.get_ref();
        let slot = &mut counters[row.nation.index()][troop.index()];
        if slot.count > 0 {
            return checker.fault(row.troop.span(), Message::new("commander-fault-twice").with("what", troop.key()));
        }
        if row.nation == Nation::Macedon && troop.index() >= Troop::OWN {
            return checker
                .fault(row.troop.span(), Message::new("commander-fault-own-troop").with("troop", troop.key()));
        }
        let count = *row.count.get_ref();
        totals[row.nation.index()] += usize::from(count);
        let most = if row.nation == Nation::Macedon { MAX_OWN } else { MAX_ENEMIES };
        if count == 0 || totals[row.nation.index()] > most {
            return checker.fault(
                row.count.span(),
                Message::new("commander-fault-limit").with("what", row.nation.key()).with("most", most),
            );
        }
        *slot = Counter { count, full: row.full, reduced: row.reduced };
    }
    Ok(counters)
}
