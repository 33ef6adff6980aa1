//! The analyst: advice at the table, and a report after the game.
//!
//! Written once for every game, over the search of `strategist` and the terms a game names with [`Instinct`]. Advice and the judgement
//! of a decision stand on [`Knowledge`](table::Knowledge), so they hold what the seat could know and no more; what luck brought is
//! measured in the true positions, which a finished game lays open.
//!
//! ```
//! use conformance::reference::{ConnectFour, Disc};
//! use std::sync::Arc;
//! use table::{Game, Knowledge, Luck, Seat, Silent};
//!
//! // Seat 0 has three discs on top of each other in the middle.
//! let mut game = ConnectFour::new(&Arc::new(()));
//! for (number, column) in [3, 0, 3, 0, 3, 1].into_iter().enumerate() {
//!     game.act(Seat(number as u8 % 2), Disc { column }, &mut Silent);
//! }
//! let analyst = analyst::analyst::<ConnectFour>();
//! let advice = (analyst.advise)(&Knowledge::new(&game, Seat(0)), &mut Luck::new(1));
//! assert_eq!(advice.counsels[0].action, serde_json::json!({ "column": 3 }));
//! assert!(advice.counsels[0].expects > 0.99);
//! ```
//!
//! * `advice` weighs the choices of a seat; `reasons` says what speaks for one of them.
//! * `analysis` goes through a finished game: `decision` judges one decision, `fortune` one outcome, `outlook` any position.

mod advice;
mod analysis;
mod decision;
mod fortune;
mod narrowed;
mod outlook;
mod reasons;

use table::{Analyst, Instinct};

/// Someone who advises at tables of `G` and analyses what was played.
pub const fn analyst<G: Instinct>() -> Analyst<G> {
    Analyst { advise: advice::advise::<G>, analyze: analysis::analyze::<G> }
}
