//! Campaign maps: regions, roads, crucial regions and tracks, checked, with distances worked out.

use crate::clauses::FC_066;
use crate::edition::{CampaignRow, CriticalKind, Income, Siege};
use crate::kinds::{Advisor, Campaign, CampaignOption, Leader, Nation, Order, Place, Season, ShipOrder, Troop};
use crate::setup::{Checker, Counters, MAX_CRITICAL, MAX_REGIONS};
use table::{Fault, Message};
use toml::Spanned;

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

/// Reads and checks one campaign.
pub(crate) fn read(checker: &Checker<'_>, row: &CampaignRow, counters: &Counters, walls: u8) -> Result<Map, Fault> {
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
