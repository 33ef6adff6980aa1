//! The messages that name things.

use crate::kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Place, Plan, Prophecy, Section,
    ShipOrder, Side, Troop,
};
use crate::setup::Turn;
use table::Message;

macro_rules! names {
    ($($type:ident $prefix:literal),* $(,)?) => {$(
        impl $type {
            /// The message that names it.
            pub fn name(self) -> Message {
                Message::new(format!(concat!("commander-", $prefix, "-{}"), self.key()))
            }
        }
    )*};
}

names! {
    Advisor "advisor", Campaign "campaign", CampaignOption "twist", EnemyPlan "foe", Insight "insight", Leader "leader",
    Nation "nation", Operation "operation", Place "place", Plan "plan", Prophecy "prophecy", Section "section",
    ShipOrder "yield", Troop "troop", Side "side",
}

impl Turn {
    /// The date of the box.
    pub fn name(&self) -> Message {
        let id = match self.until {
            Some(_) => "commander-date-years".to_owned(),
            None => format!("commander-date-{}", self.season.key()),
        };
        Message::new(id).with("year", self.year.to_string()).with("until", self.until.unwrap_or(self.year).to_string())
    }
}

/// A force with its side, as "infantry" or "infantry (reduced)".
pub fn force_name(troop: Troop, side: Side) -> Message {
    match side {
        Side::Full => troop.name(),
        Side::Reduced => Message::new("commander-force-reduced").with("troop", troop.name()),
    }
}
