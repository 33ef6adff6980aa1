//! The component data as it stands in an edition file: typed, each row with its source. `setup` checks it and puts it into the form
//! the rules use.

use crate::kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Order, Place, Plan, Prophecy,
    Season, ShipOrder, Troop,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::Source;
use toml::Spanned;

/// The sources of the parts of a row.
pub type Sources = BTreeMap<String, Source>;

/// One face of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(from = "[i8; 3]")]
pub struct Face {
    /// When it acts: the fastest first.
    pub speed: i8,
    /// The battle value: it hits with a die up to this.
    pub bv: i8,
    /// The superscript: it hits twice with a die up to this.
    pub ss: i8,
}

impl From<[i8; 3]> for Face {
    fn from([speed, bv, ss]: [i8; 3]) -> Face {
        Face { speed, bv, ss }
    }
}

/// A whole edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the file itself documents its fields
pub struct Edition {
    pub alexander: Vec<AlexanderRow>,
    pub force: Vec<ForceRow>,
    pub leader: Vec<LeaderRow>,
    pub walls: WallsRow,
    pub cities: CitiesRow,
    pub temples: TemplesRow,
    pub operation: Vec<OperationRow>,
    pub prophecy: Vec<ProphecyRow>,
    pub plan: Vec<PlanRow>,
    pub enemy_plan: Vec<EnemyPlanRow>,
    pub insights: InsightsRow,
    pub prices: Prices,
    pub gold: GoldRow,
    pub intimidation: Intimidation,
    pub immortality: Immortality,
    pub campaign: Vec<CampaignRow>,
}

macro_rules! rows {
    ($($(#[$meta:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs)] // named as in the file
        pub struct $name {
            $($(#[$attr])* pub $field: $type),*
        }
    )*};
}

rows! {
    /// One level of Alexander.
    AlexanderRow { level: Spanned<u8>, face: Face, source: Sources }
    /// One kind of force counter.
    ForceRow {
        nation: Nation,
        troop: Spanned<Troop>,
        count: Spanned<u8>,
        full: Face,
        #[serde(default)] reduced: Option<Face>,
        source: Sources,
    }
    /// A leader.
    LeaderRow { leader: Spanned<Leader>, nation: Nation, full: Face, reduced: Face, source: Sources }
    /// Walls.
    WallsRow { count: Spanned<u8>, full: i8, reduced: i8, source: Sources }
    /// Cities.
    CitiesRow { count: u8, points: i16, source: Sources }
    /// Temples.
    TemplesRow { count: u8, fate: u8, source: Sources }
    /// A kind of operation counter.
    OperationRow {
        operation: Spanned<Operation>,
        copies: u8,
        #[serde(default)] price: Option<Price>,
        source: Sources,
    }
    /// A prophecy.
    ProphecyRow { prophecy: Spanned<Prophecy>, turns: u8, #[serde(default)] amount: u8, source: Sources }
    /// How often a plan may be taken.
    PlanRow { plan: Spanned<Plan>, most: u8, source: Sources }
    /// How often a plan is in the enemy's cup.
    EnemyPlanRow { plan: Spanned<EnemyPlan>, copies: u8, source: Sources }
    /// The insights.
    InsightsRow { kinds: Spanned<Vec<Insight>>, source: Sources }
    /// Prices of the score sheet.
    Prices { rearm: u8, plan: u8, insight_drawn: u8, insight_chosen: u8, advisor: u8, source: Sources }
    /// The gold counters: value and number.
    GoldRow { coins: Spanned<Vec<[u8; 2]>>, source: Sources }
    /// The intimidation table.
    Intimidation { failure: i8, success: i8, courtesans: i8, source: Sources }
    /// The immortality table.
    Immortality {
        governed: i16,
        glory: i16,
        points: i16,
        level: i16,
        rows: Vec<[i16; 2]>,
        literal_second_row: i16,
        source: Sources,
    }
    /// A campaign map.
    CampaignRow {
        campaign: Spanned<Campaign>,
        years: [u16; 2],
        start: Spanned<Place>,
        level: Spanned<u8>,
        army: Spanned<Vec<Troop>>,
        gold: u8,
        advisors: u8,
        #[serde(default)] fixed_advisors: Vec<Advisor>,
        order_sequence: Vec<Spanned<Place>>,
        city: u8,
        temple: u8,
        #[serde(default)] philip: Option<Philip>,
        #[serde(default)] home: Option<Spanned<Place>>,
        #[serde(default)] siege: Option<Siege>,
        region: Spanned<Vec<RegionRow>>,
        road: Vec<RoadRow>,
        critical: Vec<CriticalRow>,
        order: Spanned<Vec<OrderRow>>,
        operations: OperationsRow,
        income: Income,
        turn: Spanned<Vec<TurnRow>>,
        option: Vec<OptionRow>,
        source: Sources,
    }
    /// A region and where it stands on the map.
    RegionRow {
        place: Spanned<Place>,
        at: [f32; 2],
        #[serde(default)] oracle: bool,
        #[serde(default)] port: bool,
        source: Source,
    }
    /// Two adjacent regions.
    RoadRow { ends: [Spanned<Place>; 2], source: Source }
    /// A crucial region with its defenders.
    CriticalRow {
        place: Spanned<Place>,
        kind: CriticalKind,
        nation: Nation,
        garrison: Spanned<Vec<Troop>>,
        walls: u8,
        #[serde(default)] leader: Option<Spanned<Leader>>,
        #[serde(default)] island: bool,
        source: Sources,
    }
    /// A row of the order table: totals up to `most`.
    OrderRow { most: i8, order: Order, source: Source }
    /// The operation box.
    OperationsRow {
        nation: Nation,
        forces: u8,
        go: Vec<Spanned<Place>>,
        #[serde(default)] none: bool,
        #[serde(default)] hits: Option<u8>,
        source: Sources,
    }
    /// What the gain-gold step pays.
    Income {
        base: u8,
        govern: u8,
        raze: u8,
        destroyed: u8,
        #[serde(default)] transport: u8,
        source: Sources,
    }
    /// A box of the turn track.
    TurnRow { season: Season, year: u16, #[serde(default)] until: Option<u16>, points: i16, source: Sources }
    /// A campaign option.
    OptionRow {
        option: Spanned<CampaignOption>,
        points: i16,
        #[serde(default)] amount: u8,
        #[serde(default)] places: Vec<Spanned<Place>>,
        #[serde(default = "yes")] linked: bool,
        source: Sources,
    }
    /// Philip's help at one battle.
    Philip { place: Spanned<Place>, plans: u8, last_turn: u8 }
    /// The tracks of a siege from the sea.
    Siege {
        shore: Spanned<Place>,
        transports: u8,
        transport_prices: Vec<u8>,
        mole_prices: Vec<u8>,
        mole_points: i16,
        siege_ships: u8,
        siege_ship_prices: Vec<u8>,
        siege_ship_hits_on: u8,
        warships: u8,
        warship_prices: Vec<u8>,
        first_orders_on_turn: u8,
        later_orders_after_turn: u8,
        later_orders_modifier: i8,
        glorified_before_turn: u8,
        order: Vec<ShipOrderRow>,
        source: Sources,
    }
    /// A row of the ship orders.
    ShipOrderRow { most: i8, yields: Vec<ShipOrder>, source: Source }
}

const fn yes() -> bool {
    true
}

/// What an operation counter costs to void.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// So much gold.
    Gold(u8),
    /// So much glory.
    Glory(u8),
}

/// The symbol of a crucial region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CriticalKind {
    /// Must be fought for.
    Battle,
    /// May be fought for or intimidated.
    Fortress,
}
