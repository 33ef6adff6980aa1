//! What a player may decide, and what chance may bring.

use crate::card::Card;
use crate::die::{Die, Pips, Row};
use crate::region::Region;
use crate::state::Ability;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A decision, in the order of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Buys a face-up card.
    Buy(Card),
    /// Lets the Scout look at the top card of the pile.
    Scout,
    /// Buys the card the Scout has seen.
    BuyScouted,
    /// Buys nothing: the card at the far right leaves the game.
    Pass,
    /// Wants this face-up card for a card in hand.
    SwapFor(Card),
    /// Gives this card from the hand for it.
    Give(Card),
    /// Ends the buying and rolls the Travelling dice.
    Roll,
    /// Takes a Travelling die to use it.
    Take(Die),
    /// Sets the die taken to this value by giving up a figure of the reserve.
    Change(Pips),
    /// Sets the die taken to this value by the Blacksmith.
    Forge(Pips),
    /// Puts the die taken on the grey space of a row.
    Place(Row),
    /// Pushes the die taken into the red space of a row; the Home die slides to the grey space.
    Push(Row),
    /// Plays a card from the hand.
    Play(Card),
    /// Conquers a region.
    Conquer(Region),
    /// Moves the figure of this region to where the reserve is short.
    Vacate(Region),
    /// Turns this card after a conflict.
    Turn(Card),
    /// Takes three Talents.
    Income,
    /// Exchanges the Home die beside the placed die for this Home die of another player.
    Exchange {
        /// Whose die.
        with: Seat,
        /// Which die.
        die: Die,
    },
    /// Exchanges nothing.
    Keep,
    /// Passes the dice to the left.
    EndTurn,
}

/// One outcome of a lot, a draw or a roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat gets the Action card marked 1 and starts.
    Starter(Seat),
    /// The next seat gets the Action card with this ability.
    Ability(Ability),
    /// This card is drawn from the pile.
    Draw(Card),
    /// The next die shows this value.
    Roll(Pips),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }
}
