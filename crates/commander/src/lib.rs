//! Commander: the solitaire campaigns of Alexander.

mod action;
pub mod clauses;
pub mod edition;
mod editor;
mod game;
mod instinct;
mod kinds;
mod lore;
mod names;
mod rules;
mod rulings;
mod scene;
mod scoring;
mod setup;
mod state;

pub use action::{Action, Aim, Chance, Group, Loot, Mark, Victim};
pub use editor::Editor;
pub use kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Order, Place, Plan, Prophecy, Season,
    Section, ShipOrder, Side, Stance, Troop,
};
pub use rules::Toll;
pub use rulings::Rulings;
pub use setup::Setup;
pub use state::{Battle, Blow, Commander, End, Fighter, Hold, Laurels, Moment, Phase, Site, Striker, Tracks};
