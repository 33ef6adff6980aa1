//! Why an action is not allowed: a small value in the rules, a clause and words for people.

use crate::clauses::*;
use crate::setup::Joker;
use crate::state::Phase;
use crate::{Alexandros, Cards, Cell, Point, Symbol, say};
use table::{Message, Refusal, Seat};

/// Why an action is not allowed. Carries what the words need and nothing on the heap, so that a search can ask freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Objection {
    /// It belongs to another step of the turn.
    OutOfOrder,
    /// No face-up card has this symbol.
    NotFaceUp(Symbol),
    /// No cell with this symbol is available.
    NoneAvailable(Symbol),
    /// Not even the red walls suffice for a route to the nearest cells with this symbol.
    TooFewWallsToward(Symbol),
    /// The face-up card is no joker.
    NoJoker(Symbol),
    /// The card from hand leads nowhere, and is no joker.
    NoJokerFromHand(Symbol),
    /// The player has no such card.
    NotInHand(Symbol),
    /// Alexander may not stay while a face-up card leads somewhere.
    MustMove,
    /// A player who stays takes a face-up card if there is one.
    MustTakeACard,
    /// The cell is not on the board.
    NoSuchCell(Cell),
    /// The cell does not show the symbol.
    OtherSymbol { cell: Cell, toward: Symbol },
    /// A side of the cell has a wall.
    Walled(Cell),
    /// A governor stands in the cell.
    Governed(Cell),
    /// Alexander stands at a corner of the cell.
    AlexanderAtCorner(Cell),
    /// Another cell with the symbol is nearer.
    Farther { cell: Cell, distance: u8, nearest: u8 },
    /// Not even the red walls suffice for a route to the cell.
    TooFewWallsTo(Cell),
    /// Not even the red walls suffice for a route to or over the point.
    TooFewWallsVia(Point),
    /// The point is no corner of the cell.
    NoCorner(Point),
    /// No shortest route leads over the point next.
    NotTheShortest(Point),
    /// Both actions are used up.
    NoActionsLeft,
    /// Pile and discards are empty.
    NothingToDraw,
    /// No face-up card with this symbol is left to take.
    NothingToPick(Symbol),
    /// A province is named by its first cell.
    NotTheFirstCell { cell: Cell, first: Cell },
    /// The province has no symbol cell.
    NoSymbolCell,
    /// The player has no governor in reserve.
    NoGovernorLeft,
    /// The player holds the province already.
    AlreadyOwn,
    /// Someone else holds the province.
    HeldBy(Seat),
    /// Nobody holds the province.
    Vacant,
    /// These cards are missing, and governors cannot stand in for all of them.
    CannotPay { missing: Cards, governors: u8 },
    /// These cards are missing, and more governors must be posted for them.
    PostInstead { missing: Cards },
    /// These cards are missing to drive the governors out.
    CannotOust { missing: Cards, loser: Seat },
    /// No symbol cell of the province.
    NoPlaceForAGovernor(Cell),
    /// A governor stands there already.
    GovernorThereAlready(Cell),
    /// No governor was posted yet.
    NoGovernorPosted,
    /// The card is not among those used.
    NotAmongTheUsed(Symbol),
    /// Taxes were collected this turn.
    TaxedAlready,
    /// No own governor stands on this symbol.
    NoGovernorOn(Symbol),
    /// The player has no such card to collect taxes with.
    NoCardToTaxWith(Symbol),
    /// No own governor stands there.
    NoOwnGovernor(Cell),
}

impl Objection {
    /// The objection as a refusal with its clause.
    pub(crate) fn refusal(self, state: &Alexandros) -> Refusal {
        let word = |id: &'static str| Message::new(id);
        let symbol = |id: &'static str, symbol: Symbol| Message::new(id).with("symbol", say::symbol(symbol));
        let cell = |id: &'static str, cell: Cell| Message::new(id).with("cell", say::cell(state.board(), cell));
        let point = |id: &'static str, point: Point| Message::new(id).with("point", point.to_string());
        let walls = |message: Message| message.with("walls", state.walls_left());
        match self {
            Objection::OutOfOrder => out_of_order(state.phase),
            Objection::NotFaceUp(s) => AX_020.refuses(symbol("alexandros-refusal-not-face-up", s)),
            Objection::NoneAvailable(s) => AX_021.refuses(symbol("alexandros-refusal-none-available", s)),
            Objection::TooFewWallsToward(s) => {
                AX_109.refuses(walls(symbol("alexandros-refusal-too-few-walls-toward", s)))
            }
            Objection::NoJoker(s) if state.setup.joker == Joker::BothOnly => {
                AX_106.refuses(symbol("alexandros-refusal-no-joker-both", s))
            }
            Objection::NoJoker(s) => AX_106.refuses(symbol("alexandros-refusal-no-joker", s)),
            Objection::NoJokerFromHand(s) => AX_045.refuses(symbol("alexandros-refusal-no-joker-from-hand", s)),
            Objection::NotInHand(s) => AX_045.refuses(symbol("alexandros-refusal-not-in-hand", s)),
            Objection::MustMove => AX_019.refuses(word("alexandros-refusal-must-move")),
            Objection::MustTakeACard => AX_108.refuses(word("alexandros-refusal-must-take-a-card")),
            Objection::NoSuchCell(c) => {
                AX_005.refuses(word("alexandros-refusal-no-such-cell").with("cell", c.to_string()))
            }
            Objection::OtherSymbol { cell: c, toward } => {
                let reason = cell("alexandros-refusal-other-symbol", c).with("symbol", say::symbol(toward));
                AX_021.refuses(reason)
            }
            Objection::Walled(c) => AX_023.refuses(cell("alexandros-refusal-walled", c)),
            Objection::Governed(c) => AX_025.refuses(cell("alexandros-refusal-governed", c)),
            Objection::AlexanderAtCorner(c) => AX_024.refuses(cell("alexandros-refusal-alexander-at-corner", c)),
            Objection::Farther { cell: c, distance, nearest } => {
                let reason = cell("alexandros-refusal-farther", c);
                AX_022.refuses(reason.with("distance", distance).with("nearest", nearest))
            }
            Objection::TooFewWallsTo(c) => AX_109.refuses(walls(cell("alexandros-refusal-too-few-walls-to", c))),
            Objection::TooFewWallsVia(p) => AX_109.refuses(walls(point("alexandros-refusal-too-few-walls-via", p))),
            Objection::NoCorner(p) => AX_033.refuses(point("alexandros-refusal-no-corner", p)),
            Objection::NotTheShortest(p) => AX_035.refuses(point("alexandros-refusal-not-the-shortest", p)),
            Objection::NoActionsLeft => AX_049.refuses(word("alexandros-refusal-no-actions-left")),
            Objection::NothingToDraw => AX_057.refuses(word("alexandros-refusal-nothing-to-draw")),
            Objection::NothingToPick(s) => AX_054.refuses(symbol("alexandros-refusal-nothing-to-pick", s)),
            Objection::NotTheFirstCell { cell: c, first } => {
                AX_058.refuses(cell("alexandros-refusal-not-the-first-cell", c).with("first", first.to_string()))
            }
            Objection::NoSymbolCell => AX_062.refuses(word("alexandros-refusal-no-symbol-cell")),
            Objection::NoGovernorLeft => AX_070.refuses(word("alexandros-refusal-no-governor-left")),
            Objection::AlreadyOwn => AX_069.refuses(word("alexandros-refusal-already-own")),
            Objection::HeldBy(seat) => AX_069.refuses(word("alexandros-refusal-held-by").with("seat", seat)),
            Objection::Vacant => AX_078.refuses(word("alexandros-refusal-vacant")),
            Objection::CannotPay { missing, governors } => {
                let reason = word("alexandros-refusal-cannot-pay").with("missing", say::cards(missing));
                AX_071.refuses(reason.with("governors", governors))
            }
            Objection::PostInstead { missing } => {
                AX_072.refuses(word("alexandros-refusal-post-instead").with("missing", say::cards(missing)))
            }
            Objection::CannotOust { missing, loser } => {
                let reason = word("alexandros-refusal-cannot-oust").with("missing", say::cards(missing));
                AX_078.refuses(reason.with("seat", loser))
            }
            Objection::NoPlaceForAGovernor(c) => AX_070.refuses(cell("alexandros-refusal-no-place-for-a-governor", c)),
            Objection::GovernorThereAlready(c) => AX_073.refuses(cell("alexandros-refusal-governor-there-already", c)),
            Objection::NoGovernorPosted => AX_070.refuses(word("alexandros-refusal-no-governor-posted")),
            Objection::NotAmongTheUsed(s) => AX_083.refuses(symbol("alexandros-refusal-not-among-the-used", s)),
            Objection::TaxedAlready => AX_093.refuses(word("alexandros-refusal-taxed-already")),
            Objection::NoGovernorOn(s) => AX_089.refuses(symbol("alexandros-refusal-no-governor-on", s)),
            Objection::NoCardToTaxWith(s) => AX_089.refuses(symbol("alexandros-refusal-no-card-to-tax-with", s)),
            Objection::NoOwnGovernor(c) => AX_098.refuses(cell("alexandros-refusal-no-own-governor", c)),
        }
    }
}

/// The action belongs to another step: says which step it is.
fn out_of_order(phase: Phase) -> Refusal {
    match phase {
        Phase::Act => AX_049.refuses(Message::new("alexandros-refusal-order-actions")),
        Phase::Occupy { from: None, .. } => AX_071.refuses(Message::new("alexandros-refusal-order-occupy")),
        Phase::Occupy { from: Some(_), .. } => AX_080.refuses(Message::new("alexandros-refusal-order-occupy")),
        Phase::Give { .. } => AX_083.refuses(Message::new("alexandros-refusal-order-give")),
        Phase::Target { .. } => AX_032.refuses(Message::new("alexandros-refusal-order-cell")),
        Phase::Corner { .. } => AX_033.refuses(Message::new("alexandros-refusal-order-corner")),
        Phase::Route { .. } => AX_035.refuses(Message::new("alexandros-refusal-order-route")),
        _ => AX_019.refuses(Message::new("alexandros-refusal-order-move")),
    }
}
