//! Edition and options, checked, in the form the rules use: arrays by kind, regions by number, distances worked out.

use crate::bounds;
use crate::clauses::FC_066;
use crate::edition::{
    CampaignRow, CriticalKind, Edition, Face, Immortality, Income, Intimidation, Price, Prices, Siege,
};
use crate::kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Order, Place, Plan, Prophecy,
    Season, ShipOrder, Side, Troop,
};
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

/// A region of a map.
#[derive(Clone, Debug)]
pub struct Region {
    /// Its name.
    pub place: Place,
    /// Where it stands.
    pub at: [f32; 2],
    /// Whether a prophecy lies here at the start.
    pub oracle: bool,
    /// Whether ships can land.
    pub port: bool,
    /// The adjacent regions, a bit each.
    pub neighbours: u16,
    /// Its number among the crucial regions.
    pub critical: Option<u8>,
}

/// A crucial region.
#[derive(Clone, Debug)]
pub struct Critical {
    /// Its region.
    pub region: u8,
    /// Battle or fortress.
    pub kind: CriticalKind,
    /// Whose it is.
    pub nation: Nation,
    /// Who defends it at the start.
    pub garrison: [u8; Troop::ALL.len()],
    /// Its walls at the start.
    pub walls: u8,
    /// Its leader.
    pub leader: Option<Leader>,
    /// Whether it is an island that must be besieged from the sea.
    pub island: bool,
}

/// A box of the turn track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The time of the year.
    pub season: Season,
    /// The year before Christ.
    pub year: u16,
    /// The last year, if it covers several.
    pub until: Option<u16>,
    /// What victory in this box is worth.
    pub points: i16,
}

/// A campaign option with its numbers.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Which.
    pub option: CampaignOption,
    /// Points for a victory with it.
    pub points: i16,
    /// How much it adds or takes.
    pub amount: u8,
    /// The regions it concerns, a bit each.
    pub places: u16,
    /// Whether it can be taken when the campaign continues a life.
    pub linked: bool,
}

/// The operation box of a map.
#[derive(Clone, Debug)]
pub struct Operations {
    /// Whose forces come.
    pub nation: Nation,
    /// How many forces stand ready at first and after each Go!.
    pub forces: u8,
    /// Where they go, as numbers of crucial regions: one for all, or one for each face of a die.
    pub go: Vec<u8>,
    /// No operations at all.
    pub none: bool,
    /// Hits for each counter not voided, in place of its effect.
    pub hits: Option<u8>,
}

/// A campaign map.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // named as in the edition
pub struct Map {
    pub campaign: Campaign,
    pub years: [u16; 2],
    pub start: u8,
    pub level: u8,
    pub army: [u8; Troop::OWN],
    pub gold: u8,
    pub advisors: u8,
    /// A bit each.
    pub fixed_advisors: u8,
    /// The fortresses that get orders, in order, as numbers of crucial regions.
    pub sequence: Vec<u8>,
    pub city: u8,
    pub temple: u8,
    /// The crucial region where Philip helps, his plans, and his last turn.
    pub philip: Option<(u8, u8, u8)>,
    /// Where the army must stand to win.
    pub home: Option<u8>,
    pub siege: Option<Siege>,
    /// The region from which the island is besieged.
    pub shore: u8,
    pub regions: Vec<Region>,
    pub critical: Vec<Critical>,
    pub orders: Vec<(i8, Order)>,
    pub operations: Operations,
    pub income: Income,
    pub turns: Vec<Turn>,
    pub options: Vec<Offer>,
    /// Steps from region to region.
    pub distance: [[u8; MAX_REGIONS]; MAX_REGIONS],
}

impl Map {
    /// The number of the region at `place`, if the map has it.
    pub fn find(&self, place: Place) -> Option<u8> {
        self.regions.iter().position(|region| region.place == place).map(|index| index as u8)
    }

    /// The option's row, if the map has it.
    pub fn offer(&self, option: CampaignOption) -> Option<&Offer> {
        self.options.iter().find(|offer| offer.option == option)
    }

    /// The order for a total.
    pub fn order(&self, total: i8) -> Order {
        self.orders.iter().find(|&&(most, _)| total <= most).map_or(Order::None, |&(_, order)| order)
    }

    /// What a ship order for a total takes, any one of them.
    pub fn ship_order(&self, total: i8) -> &[ShipOrder] {
        let rows = self.siege.as_ref().map_or(&[][..], |siege| &siege.order);
        rows.iter().find(|row| total <= row.most).map_or(&[], |row| &row.yields)
    }
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
}

/// Finds and tells what is wrong with an edition.
struct Checker<'a> {
    file: &'a EditionFile,
}

impl Checker<'_> {
    fn fault<T>(&self, span: Range<usize>, reason: Message) -> Result<T, Fault> {
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
            maps.push(map(&checker, row, &counters, *edition.walls.count.get_ref())?);
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

type Counters = [[Counter; Troop::ALL.len()]; Nation::ALL.len()];

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

fn map(checker: &Checker<'_>, row: &CampaignRow, counters: &Counters, walls: u8) -> Result<Map, Fault> {
    let rows = row.region.get_ref();
    if rows.is_empty() || rows.len() > MAX_REGIONS || row.critical.len() > MAX_CRITICAL {
        let what = Message::new("commander-fault-limit").with("what", "regions").with("most", MAX_REGIONS);
        return checker.fault(row.region.span(), what);
    }
    let find = |place: &Spanned<Place>| -> Result<u8, Fault> {
        match rows.iter().position(|region| region.place.get_ref() == place.get_ref()) {
            Some(index) => Ok(index as u8),
            None => {
                let reason = Message::new("commander-fault-place").with("place", place.get_ref().key());
                checker.fault(place.span(), reason)
            }
        }
    };
    let find_critical = |place: &Spanned<Place>, fortress: bool| -> Result<u8, Fault> {
        let found = row.critical.iter().position(|critical| {
            critical.place.get_ref() == place.get_ref() && (!fortress || critical.kind == CriticalKind::Fortress)
        });
        match found {
            Some(index) => Ok(index as u8),
            None => {
                let reason = Message::new("commander-fault-not-crucial")
                    .with("place", place.get_ref().key())
                    .with("clause", FC_066);
                checker.fault(place.span(), reason)
            }
        }
    };
    let mut regions: Vec<Region> = Vec::new();
    for region in rows {
        let place = *region.place.get_ref();
        if regions.iter().any(|known| known.place == place) {
            return checker.fault(region.place.span(), Message::new("commander-fault-twice").with("what", place.key()));
        }
        regions.push(Region {
            place,
            at: region.at,
            oracle: region.oracle,
            port: region.port,
            neighbours: 0,
            critical: None,
        });
    }
    for road in &row.road {
        let [a, b] = [find(&road.ends[0])?, find(&road.ends[1])?];
        regions[usize::from(a)].neighbours |= 1 << b;
        regions[usize::from(b)].neighbours |= 1 << a;
    }
    let distance = distances(&regions);
    if (0..regions.len()).any(|region| distance[0][region] == u8::MAX) {
        return checker.fault(row.region.span(), Message::new("commander-fault-unconnected"));
    }
    let mut needed = [[0u8; Troop::ALL.len()]; Nation::ALL.len()];
    let mut critical = Vec::new();
    let mut walls_left = walls;
    for (index, site) in row.critical.iter().enumerate() {
        let region = find(&site.place)?;
        if regions[usize::from(region)].critical.replace(index as u8).is_some() {
            let what = site.place.get_ref().key();
            return checker.fault(site.place.span(), Message::new("commander-fault-twice").with("what", what));
        }
        let mut garrison = [0; Troop::ALL.len()];
        for troop in site.garrison.get_ref() {
            garrison[troop.index()] += 1;
            let need = &mut needed[site.nation.index()][troop.index()];
            *need += 1;
            let have = counters[site.nation.index()][troop.index()].count;
            if *need > have {
                let reason = Message::new("commander-fault-counters").with("troop", troop.key()).with("have", have);
                return checker.fault(site.garrison.span(), reason);
            }
        }
        walls_left = match walls_left.checked_sub(site.walls) {
            Some(left) => left,
            None => {
                let reason = Message::new("commander-fault-limit").with("what", "walls").with("most", walls);
                return checker.fault(site.place.span(), reason);
            }
        };
        if let (Some(leader), CriticalKind::Fortress) = (&site.leader, site.kind) {
            return checker.fault(leader.span(), Message::new("commander-fault-leader"));
        }
        critical.push(Critical {
            region,
            kind: site.kind,
            nation: site.nation,
            garrison,
            walls: site.walls,
            leader: site.leader.as_ref().map(|leader| *leader.get_ref()),
            island: site.island,
        });
    }
    let mut army = [0; Troop::OWN];
    for troop in row.army.get_ref() {
        let have = counters[Nation::Macedon.index()][troop.index()].count;
        if troop.index() >= Troop::OWN || army[troop.index()] >= have {
            let reason = Message::new("commander-fault-counters").with("troop", troop.key()).with("have", have);
            return checker.fault(row.army.span(), reason);
        }
        army[troop.index()] += 1;
    }
    if !(1..=8).contains(row.level.get_ref()) {
        return checker.fault(row.level.span(), Message::new("commander-fault-level"));
    }
    let turns: Vec<Turn> = row
        .turn
        .get_ref()
        .iter()
        .map(|turn| Turn { season: turn.season, year: turn.year, until: turn.until, points: turn.points })
        .collect();
    if turns.is_empty() || turns.len() > 30 || !turns.is_sorted_by(|early, late| early.points >= late.points) {
        return checker.fault(row.turn.span(), Message::new("commander-fault-turns"));
    }
    let orders: Vec<(i8, Order)> = row.order.get_ref().iter().map(|order| (order.most, order.order)).collect();
    if !orders.is_sorted_by(|low, high| low.0 < high.0) {
        return checker.fault(row.order.span(), Message::new("commander-fault-orders"));
    }
    let go = row.operations.go.iter().map(|place| find_critical(place, false)).collect::<Result<Vec<u8>, _>>()?;
    let islands = critical.iter().filter(|site| site.island).count();
    if !matches!(go.len(), 0 | 1 | 6) || row.siege.is_some() != (islands == 1) {
        return checker.fault(row.campaign.span(), Message::new("commander-fault-campaign"));
    }
    let mut options = Vec::new();
    for offer in &row.option {
        let mut places = 0;
        for place in &offer.places {
            places |= 1 << find(place)?;
        }
        options.push(Offer {
            option: *offer.option.get_ref(),
            points: offer.points,
            amount: offer.amount,
            places,
            linked: offer.linked,
        });
    }
    let shore = row.siege.as_ref().map_or(Ok(0), |siege| find(&siege.shore))?;
    if let Some(siege) = &row.siege {
        let short = siege.transport_prices.len() < usize::from(siege.transports)
            || siege.siege_ship_prices.len() < usize::from(siege.siege_ships)
            || siege.warship_prices.len() < usize::from(siege.warships)
            || siege.order.is_empty();
        if short {
            return checker.fault(siege.shore.span(), Message::new("commander-fault-campaign"));
        }
    }
    Ok(Map {
        campaign: *row.campaign.get_ref(),
        years: row.years,
        start: find(&row.start)?,
        level: *row.level.get_ref(),
        army,
        gold: row.gold,
        advisors: row.advisors,
        fixed_advisors: row.fixed_advisors.iter().fold(0, |set, advisor: &Advisor| set | advisor.bit() as u8),
        sequence: row.order_sequence.iter().map(|place| find_critical(place, true)).collect::<Result<_, _>>()?,
        city: row.city,
        temple: row.temple,
        philip: match &row.philip {
            Some(philip) => Some((find_critical(&philip.place, false)?, philip.plans, philip.last_turn)),
            None => None,
        },
        home: row.home.as_ref().map(find).transpose()?,
        siege: row.siege.clone(),
        shore,
        regions,
        critical,
        orders,
        operations: Operations {
            nation: row.operations.nation,
            forces: row.operations.forces,
            go,
            none: row.operations.none,
            hits: row.operations.hits,
        },
        income: row.income.clone(),
        turns,
        options,
        distance,
    })
}

/// Steps between regions, by repeated widening; `u8::MAX` where no road leads.
fn distances(regions: &[Region]) -> [[u8; MAX_REGIONS]; MAX_REGIONS] {
    let mut distance = [[u8::MAX; MAX_REGIONS]; MAX_REGIONS];
    for (from, row) in distance.iter_mut().enumerate().take(regions.len()) {
        let mut reached = 1u16 << from;
        let mut steps = 0;
        loop {
            for (to, cell) in row.iter_mut().enumerate() {
                if reached >> to & 1 == 1 && *cell == u8::MAX {
                    *cell = steps;
                }
            }
            let wider = regions
                .iter()
                .enumerate()
                .filter(|&(index, _)| reached >> index & 1 == 1)
                .fold(reached, |set, (_, region)| set | region.neighbours);
            if wider == reached {
                break;
            }
            reached = wider;
            steps += 1;
        }
    }
    distance
}
