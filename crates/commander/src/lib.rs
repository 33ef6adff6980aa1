//! Commander, a solitaire game after Field Commander: Alexander by Dan Verssen: Alexander against the Great King, in four campaigns
//! or in one life.
//!
//! ```
//! use commander::{Action, Advisor, Chance, Commander, Operation, Place, Troop};
//! use std::sync::Arc;
//! use table::{Game, Options, Seat, Silent, Stage};
//!
//! // The Granicus, on the edition that comes with the game.
//! let about = Commander::ABOUT;
//! let setup = Commander::prepare(&about.default_edition(), &Options::defaults(about.options), 1).unwrap();
//! let mut game = Commander::new(&Arc::new(setup));
//!
//! // One advisor, and a Persian force for the first operation.
//! game.act(Seat(0), Action::Counsel(Advisor::Hephaestion), &mut Silent);
//! game.act(Seat(0), Action::Begin, &mut Silent);
//! game.settle(Chance::Force(Troop::Infantry), &mut Silent);
//!
//! // Sardis, Halicarnassus and Lycia roll for their orders; the first asks for two gold or a hit.
//! game.settle(Chance::Die(1), &mut Silent);
//! game.act(Seat(0), Action::PayGold, &mut Silent);
//! game.settle(Chance::Die(3), &mut Silent);
//! game.settle(Chance::Die(6), &mut Silent);
//! assert_eq!((game.gold(), game.site(Place::Halicarnassus).unwrap().gold), (8, 2));
//!
//! // The enemy prepares an operation; then the army scouts towards Chaeronea. A 4 against five forces costs one gold.
//! game.settle(Chance::Operation(Operation::OneForce), &mut Silent);
//! game.act(Seat(0), Action::Allow, &mut Silent);
//! game.settle(Chance::Force(Troop::HeavyCavalry), &mut Silent);
//! game.act(Seat(0), Action::March(Place::Chaeronea), &mut Silent);
//! game.settle(Chance::Die(4), &mut Silent);
//! game.act(Seat(0), Action::Advance, &mut Silent);
//! assert_eq!((game.gold(), game.army_at()), (7, Place::Chaeronea));
//!
//! // The battle begins: the four Greek forces draw a plan each.
//! assert!(game.battle().is_some());
//! assert_eq!(game.stage(), Stage::Chance);
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`clauses`] | the rulebook's clauses as constants |
//! | [`edition`], `setup`, `chart`, `bounds` | counters, chits, score sheet and maps as a file, checked, with every mistake explained |
//! | `rulings` | the options of a table |
//! | `kinds`, `names`, `lore` | the vocabulary: everything that has a name, its words, and the clause behind it |
//! | `action`, `state`, `phase`, `field` | [`Action`], [`Chance`], [`Commander`], where a turn and a battle stand |
//! | `rules` | one file a phase, in the order of play; `rules/battle` is the battle inside the conquest |
//! | `scoring` | victory points, immortality, shares |
//! | `editor` | positions by hand |
//! | `scene` | what the player sees |
//! | `instinct` | what a bot should know |
//! | `odds` | what a die, an intimidation, a retreat or a battle may bring |

mod action;
mod bounds;
mod chart;
pub mod clauses;
pub mod edition;
mod editor;
mod field;
mod game;
mod instinct;
mod kinds;
mod lore;
mod names;
mod odds;
mod phase;
mod rules;
mod rulings;
mod scene;
mod scoring;
mod setup;
mod state;

pub use action::{Action, Aim, Chance, Group, Loot, Mark, Victim};
pub use editor::Editor;
pub use kinds::{
    Advisor, Campaign, CampaignOption, EnemyPlan, Insight, Leader, Nation, Operation, Order, Place, Plan, Prophecy,
    Season, Section, ShipOrder, Side, Stance, Troop,
};
pub use odds::{BattleOdds, IntimidationOdds, Method, TRIALS};
pub use rules::Toll;
pub use rulings::Rulings;
pub use setup::Setup;
pub use state::{Battle, Blow, Commander, End, Fighter, Hold, Laurels, Moment, Phase, Site, Striker, Tracks};
