//! Phalanxx, a game by Bernd Eisenstein: Alexander's heirs gather armies, leaders and equipment, and fight for the cities and oases of his
//! empire. Three Home dice lie on each player's Action card; three Travelling dice go round, and what each is worth depends on the Home
//! die it is put beside. For two to four players, basic or expert, and alone against MaXXimilian.
//!
//! ```
//! use phalanxx::die::{Pips, Row};
//! use phalanxx::{Action, Chance, Phalanxx};
//! use std::sync::Arc;
//! use table::{Game, Options, Seat, Silent};
//!
//! // Lay a table for two on the edition that comes with the game.
//! let about = Phalanxx::ABOUT;
//! let setup = Phalanxx::prepare(&about.default_edition(), &Options::defaults(about.options), 2).unwrap();
//! let mut game = Phalanxx::new(&Arc::new(setup));
//! let card = |name: &str| name.parse().unwrap();
//! let roll = |value: u8| Chance::Roll(Pips::try_from(value).unwrap());
//!
//! // A lot decides who starts; five cards are turned up, two dealt to each player, and the Home dice rolled.
//! game.settle(Chance::Starter(Seat(0)), &mut Silent);
//! for name in ["x-01", "x-02", "x-03", "x-04", "x-05", "x-06", "x-07", "x-08", "x-09"] {
//!     game.settle(Chance::Draw(card(name)), &mut Silent);
//! }
//! for value in [4, 2, 5, 1, 1, 1] {
//!     game.settle(roll(value), &mut Silent);
//! }
//! assert_eq!(game.faction(Seat(0)).talents, 4 + 2 + 5);
//!
//! // The first player buys the Javelins for 1 and rolls; a new card fills the row.
//! game.act(Seat(0), Action::Buy(card("x-01")), &mut Silent);
//! game.act(Seat(0), Action::Roll, &mut Silent);
//! game.settle(Chance::Draw(card("x-10")), &mut Silent);
//! for value in [3, 6, 1] {
//!     game.settle(roll(value), &mut Silent);
//! }
//!
//! // The 3 goes beside the orange 2 and plays them: they have no condition.
//! let three = game.dice_left().find(|die| die.value() == 3).unwrap();
//! for action in [Action::Take(three), Action::Place(Row::Middle), Action::Play(card("x-01"))] {
//!     assert_eq!(game.check(Seat(0), action), Ok(()));
//!     game.act(Seat(0), action, &mut Silent);
//! }
//! assert_eq!(game.faction(Seat(0)).strength, 1);
//!
//! // The 1 is lower than the 5 of the bottom row: there it is good for income only.
//! let one = game.dice_left().find(|die| die.value() == 1).unwrap();
//! game.act(Seat(0), Action::Take(one), &mut Silent);
//! game.act(Seat(0), Action::Place(Row::Bottom), &mut Silent);
//! let refusal = game.check(Seat(0), Action::Conquer("w01".parse().unwrap())).unwrap_err();
//! assert_eq!(refusal.clause.unwrap().as_str(), "PX-085");
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | [`clauses`] | the rulebook's clauses as constants |
//! | [`edition`] | cards, maps and components as a file, with every mistake explained |
//! | [`options`] | the questions on which the rulebooks differ or keep silent, and the rulings |
//! | [`setup`], [`map`] | edition, options and seats of one table, laid out for the rules |
//! | [`card`], [`die`], [`region`], [`set`] | the vocabulary |
//! | [`action`], [`state`] | what is decided, what chance brings, what lies where |
//! | [`rules`] | one file a phase, in the order of play; `secrets`: what a seat cannot know |
//! | [`scoring`] | Strength, the final score, the ranks of the solo game |
//! | `scene`, `words` | what one eye sees, and the names of things |
//! | `instinct` | what a bot should know |

pub mod action;
pub mod card;
pub mod clauses;
pub mod die;
pub mod edition;
mod instinct;
pub mod map;
pub mod options;
pub mod region;
pub mod rules;
mod scene;
pub mod scoring;
pub mod set;
pub mod setup;
pub mod state;
mod words;

pub use action::{Action, Chance};
pub use setup::Setup;
pub use state::Phalanxx;
