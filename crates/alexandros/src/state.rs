//! A position: everything on and beside the board.

use crate::bits::{CellSet, LineSet};
use crate::board::Board;
use crate::provinces::{Province, Provinces};
use crate::setup::Setup;
use crate::{Cards, Symbol};
use std::sync::Arc;
use table::{Seat, Seats, Shared, Stage};

/// The most players there can be.
pub const MAX_PLAYERS: usize = 4;

/// A position in a game of Alexandros: a flat value without a heap, small enough to copy by the million.
///
/// Cells, points and lines are numbers of the [`Board`]. Only hands and pile are hidden; everything else lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alexandros {
    pub(crate) setup: Shared<Setup>,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// How many actions the player may still take this turn.
    pub(crate) actions_left: u8,
    /// Whether taxes were collected this turn.
    pub(crate) taxed: bool,
    /// The point Alexander stands on.
    pub(crate) alexander: u8,
    /// The two face-up cards.
    pub(crate) open: [Option<Symbol>; 2],
    /// The draw pile: what is in it, in no order.
    pub(crate) pile: Cards,
    pub(crate) discards: Cards,
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// What everybody knows to be in a hand: face-up cards taken and cards given, less what was spent since.
    pub(crate) known: [Cards; MAX_PLAYERS],
    /// Walls still in stock.
    pub(crate) black_left: u8,
    pub(crate) red_left: u8,
    /// Lines with a wall of either colour.
    pub(crate) walls: LineSet,
    pub(crate) red_walls: LineSet,
    /// Cells with a wall on one of their sides.
    pub(crate) walled: CellSet,
    pub(crate) governors: [CellSet; MAX_PLAYERS],
    pub(crate) provinces: Provinces,
    pub(crate) scores: [Score; MAX_PLAYERS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// A card is dealt to this player.
    Deal(Seat),
    /// The face-up cards are turned up before the first turn.
    Open,
    /// Lots are drawn for who begins.
    Lot,
    /// The player chooses the card that moves Alexander.
    Card,
    /// A card is turned up in this slot for the one just taken; then Alexander moves towards the symbol, or stays.
    Replace { slot: u8, toward: Option<Symbol> },
    /// The player chooses among the nearest cells of this symbol.
    Target { toward: Symbol },
    /// The player chooses a corner of this cell.
    Corner { cell: u8 },
    /// Alexander is on his way to this corner of this cell and has left these new walls behind him; the player chooses where he
    /// walks on.
    Route { cell: u8, corner: u8, laid: LineSet },
    /// The player takes actions or ends the turn.
    Act,
    /// A card is drawn from the pile.
    Draw,
    /// The player posts governors in the province with this head, and pays. If it was taken over: from whom, and with which cards.
    Occupy { head: u8, from: Option<Seat>, ousting: Cards },
    /// The player gives so many of these cards to the one who lost the province.
    Give { loser: Seat, used: Cards, left: u8 },
    /// The face-up cards are filled up after the turn.
    Refill,
    /// The game has ended.
    Over,
}

/// The points of a player, by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// From taxes collected in the player's own turns.
    pub own_turns: u16,
    /// From taxes collected in the turns of others.
    pub other_turns: u16,
}

impl Score {
    /// All points.
    pub const fn total(self) -> u16 {
        self.own_turns + self.other_turns
    }
}

impl Alexandros {
    /// The position before anything has happened.
    pub(crate) fn at_start(setup: &Arc<Setup>) -> Alexandros {
        let board = &setup.board;
        Alexandros {
            phase: Phase::Deal(Seat(0)),
            turn: setup.first_player.unwrap_or(Seat(0)),
            actions_left: 0,
            taxed: false,
            alexander: board.start() as u8,
            open: [None; 2],
            pile: Cards([setup.components.cards; 5]),
            discards: Cards::NONE,
            hands: [Cards::NONE; MAX_PLAYERS],
            known: [Cards::NONE; MAX_PLAYERS],
            black_left: setup.components.black_walls,
            red_left: setup.components.red_walls,
            walls: LineSet::EMPTY,
            red_walls: LineSet::EMPTY,
            walled: CellSet::EMPTY,
            governors: [CellSet::EMPTY; MAX_PLAYERS],
            provinces: Provinces::new(board, &LineSet::EMPTY),
            scores: [Score::default(); MAX_PLAYERS],
            setup: Shared::new(setup),
        }
    }

    /// Edition, options and number of seats.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The seats in order.
    pub fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.setup.seats)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many actions the player may still take this turn.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// The point Alexander stands on.
    pub fn alexander(&self) -> usize {
        usize::from(self.alexander)
    }

    /// The face-up cards, slot by slot.
    pub fn open(&self) -> [Option<Symbol>; 2] {
        self.open
    }

    /// The face-up cards, counted.
    pub fn open_cards(&self) -> Cards {
        self.open.into_iter().flatten().fold(Cards::NONE, |cards, symbol| cards + Cards::one(symbol))
    }

    /// The draw pile. Nobody at the table may see more than [`Cards::total`] of it.
    pub fn pile(&self) -> Cards {
        self.pile
    }

    /// The discarded cards.
    pub fn discards(&self) -> Cards {
        self.discards
    }

    /// The cards used for a take-over that are neither given nor discarded yet.
    pub fn used(&self) -> Cards {
        match self.phase {
            Phase::Occupy { ousting, .. } => ousting,
            Phase::Give { used, .. } => used,
            _ => Cards::NONE,
        }
    }

    /// The hand of a player. Only the player may see more than [`Cards::total`] of it.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards everybody knows to be in a player's hand.
    pub fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// Black walls in stock.
    pub fn black_left(&self) -> u8 {
        self.black_left
    }

    /// Red walls in stock.
    pub fn red_left(&self) -> u8 {
        self.red_left
    }

    /// Lines with a wall of either colour.
    pub fn walls(&self) -> &LineSet {
        &self.walls
    }

    /// Lines with a red wall.
    pub fn red_walls(&self) -> &LineSet {
        &self.red_walls
    }

    /// Whether a red wall was laid, so that this turn is the last.
    pub fn is_last_turn(&self) -> bool {
        self.red_left < self.setup.components.red_walls
    }

    /// The cells a player's governors stand on.
    pub fn governors(&self, seat: Seat) -> CellSet {
        self.governors[seat.index()]
    }

    /// The cells anyone's governors stand on.
    pub fn all_governors(&self) -> CellSet {
        self.governors.into_iter().fold(CellSet::EMPTY, |all, own| all | own)
    }

    /// How many governors a player has in reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.setup.components.governors - self.governors(seat).len() as u8
    }

    /// The provinces.
    pub fn provinces(&self) -> &Provinces {
        &self.provinces
    }

    /// What lies in the province with this head.
    pub fn province(&self, head: usize) -> &Province {
        self.provinces.at(head)
    }

    /// Whose governors stand in the province with this head.
    pub fn owner(&self, head: usize) -> Option<Seat> {
        self.players().find(|&seat| self.governors(seat).iter().any(|cell| self.provinces.head_of(cell) == head))
    }

    /// The cells of the province with this head that a player's governors stand on.
    pub fn garrison(&self, seat: Seat, head: usize) -> impl Iterator<Item = usize> + '_ {
        self.governors(seat).iter().filter(move |&cell| self.provinces.head_of(cell) == head)
    }

    /// The points of a player.
    pub fn score(&self, seat: Seat) -> Score {
        self.scores[seat.index()]
    }

    /// What the game waits for, as the table knows it.
    pub(crate) fn waits_for(&self) -> Stage {
        match self.phase {
            Phase::Deal(_) | Phase::Open | Phase::Lot | Phase::Replace { .. } | Phase::Draw | Phase::Refill => {
                Stage::Chance
            }
            Phase::Over => Stage::Over,
            Phase::Card
            | Phase::Target { .. }
            | Phase::Corner { .. }
            | Phase::Route { .. }
            | Phase::Act
            | Phase::Occupy { .. }
            | Phase::Give { .. } => Stage::Decide(Seats::one(self.turn)),
        }
    }

    /// Puts cards a player gives up where everybody sees them go: out of the hand, and out of what is known of it.
    pub(crate) fn leave_hand(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()] -= cards;
        self.known[seat.index()] = self.known[seat.index()].beyond(cards);
    }

    /// Puts cards into a hand while everybody looks on.
    pub(crate) fn enter_hand_openly(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()] += cards;
        self.known[seat.index()] += cards;
    }
}
