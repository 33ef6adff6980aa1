//! What is fixed before a table is laid: the edition, the options, the number of players.

use crate::board::Board;
use crate::clauses::*;
use crate::edition::{self, Components, SeaName};
use table::{EditionFile, Fault, Message, OptionSpec, Options, Seat};

/// The options a table may choose.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::setting("firstPlayer", &["random", "0", "1", "2", "3"], "random", &[AX_017]),
    OptionSpec::ruling("coastWalls", &["true", "false"], "true", &[AX_034, AX_037]),
    OptionSpec::ruling("joker", &["perCard", "bothOnly"], "perCard", &[AX_106, AX_108]),
    OptionSpec::ruling("refund", &["all", "occupation"], "all", &[AX_082]),
    OptionSpec::ruling("finalTie", &["shared", "cards"], "shared", &[AX_105]),
];

/// Edition, options and number of seats, shared by all states of a table.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// How many there are of everything.
    pub components: Components,
    /// The seas named on the board.
    pub seas: Vec<SeaName>,
    /// How many play.
    pub seats: usize,
    /// Who begins; none to draw lots.
    pub first_player: Option<Seat>,
    /// Whether a route along the coast is walled like any other.
    pub coast_walls: bool,
    /// When a face-up card is a joker.
    pub joker: Joker,
    /// Which cards of a take-over the loser gets half of.
    pub refund: Refund,
    /// Who wins when points are equal.
    pub final_tie: FinalTie,
}

/// When a face-up card is a joker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joker {
    /// Each face-up card by itself, when no cell with its symbol is available.
    PerCard,
    /// Only when no cell is available for any face-up card.
    BothOnly,
}

/// Which cards of a take-over the loser gets half of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refund {
    /// All cards of the action.
    All,
    /// Those that paid for the occupation, not those that drove the governors out.
    Occupation,
}

/// Who wins when points are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinalTie {
    /// All who have most points.
    Shared,
    /// Of those, who holds more cards.
    Cards,
}

impl Setup {
    /// Reads the edition and the options for this many seats.
    pub(crate) fn read(edition: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        let (components, board, seas) = edition::read(edition)?;
        let first_player = options.get("firstPlayer").parse().ok().map(Seat);
        if let Some(first) = first_player.filter(|first| first.index() >= seats) {
            let reason = Message::new("alexandros-fault-first-player").with("seat", first.0).with("seats", seats);
            return Err(edition.fault_overall(reason));
        }
        Ok(Setup {
            board,
            components,
            seas,
            seats,
            first_player,
            coast_walls: options.get("coastWalls") == "true",
            joker: if options.get("joker") == "perCard" { Joker::PerCard } else { Joker::BothOnly },
            refund: if options.get("refund") == "all" { Refund::All } else { Refund::Occupation },
            final_tie: if options.get("finalTie") == "shared" { FinalTie::Shared } else { FinalTie::Cards },
        })
    }
}
