//! What players decide and what chance decides.

use crate::{Cell, Point, Symbol};
use serde::{Deserialize, Serialize};
use table::Seat;

/// One decision of the player whose turn it is.
///
/// A turn is taken in steps. First Alexander moves: a card (`take`, `joker`, `spend` or, when nothing can be reached, `stay`), the
/// cell it leads to where several are equally near (`cell`), a corner of it (`corner`), and the route line by line wherever it
/// forks (`via`). Then come two actions and `end_turn`. A province is occupied in steps too: it is named by its first cell, then
/// governors are posted, then the rest is paid with cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take this face-up card and move Alexander to the nearest cell with its symbol.
    Take(Symbol),
    /// Take a face-up card whose symbol cannot be reached anywhere, and move towards another symbol.
    Joker {
        /// The face-up card.
        card: Symbol,
        /// The symbol to move towards.
        toward: Symbol,
    },
    /// The special move: spend this card from hand and move towards its symbol.
    Spend(Symbol),
    /// Nothing can be reached: Alexander stays and the player takes this face-up card, if one lies there.
    Stay(Option<Symbol>),
    /// Move towards this cell, one of several equally near.
    Cell(Cell),
    /// Move to this corner of the cell.
    Corner(Point),
    /// Walk on to this point.
    Via(Point),
    /// Draw the top card of the pile.
    Draw,
    /// Take this face-up card as an action.
    Pick(Symbol),
    /// Occupy the vacant province whose first cell this is.
    Occupy(Cell),
    /// Take over the occupied province whose first cell this is.
    TakeOver(Cell),
    /// Put a governor on this symbol cell of the province being occupied.
    Post(Cell),
    /// Pay a card for every other symbol cell of the province, and hold it.
    Pay,
    /// Give this card, one of those used, to the player who lost the province.
    Give(Symbol),
    /// Collect taxes with this card.
    Tax(Symbol),
    /// Take one's own governor back from this cell.
    Recall(Cell),
    /// End the turn.
    EndTurn,
}

/// One outcome of a lot or a draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// This card is dealt face down to the next player.
    Deal(Symbol),
    /// This card is turned up.
    TurnUp(Symbol),
    /// This player begins.
    Begin(Seat),
    /// The player draws this card from the pile.
    Draw(Symbol),
}
