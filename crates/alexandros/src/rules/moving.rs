//! Alexander's move: the card, the cell it leads to, the corner.

use super::Objection;
use crate::bits::CellSet;
use crate::clauses::*;
use crate::setup::Joker;
use crate::state::Phase;
use crate::{Action, Alexandros, Cards, Cell, Point, Symbol, say};
use table::{Chronicle, keeps};

/// Where a card with some symbol may lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// No cell with the symbol is available.
    NoneAvailable,
    /// The walls in stock suffice for no route to any of the nearest cells.
    TooFewWalls,
    /// The nearest cells that Alexander can go to.
    To(CellSet),
}

impl Alexandros {
    /// The cells with this symbol that Alexander could be sent to: no wall on a side, no governor inside, Alexander at no corner.
    pub fn available(&self, symbol: Symbol) -> CellSet {
        keeps(&[AX_023, AX_024, AX_025, AX_026]);
        let here = self.board().around(self.alexander());
        self.board().cells_of(symbol).without(self.walled | self.all_governors() | here)
    }

    /// The nearest of the available cells with this symbol, all equally far, and how far they are.
    pub fn nearest(&self, symbol: Symbol) -> Option<(u8, CellSet)> {
        keeps(&[AX_021, AX_022, AX_032]);
        let (board, from) = (self.board(), self.alexander());
        let mut least = u8::MAX;
        let mut nearest = CellSet::EMPTY;
        for cell in self.available(symbol).iter() {
            let distance = board.nearness(from, cell);
            if distance < least {
                least = distance;
                nearest = CellSet::EMPTY;
            }
            if distance == least {
                nearest.insert(cell);
            }
        }
        (!nearest.is_empty()).then_some((least, nearest))
    }

    /// Where a card with this symbol may lead.
    pub(crate) fn reach(&self, symbol: Symbol) -> Reach {
        let Some((distance, nearest)) = self.nearest(symbol) else { return Reach::NoneAvailable };
        if distance <= self.walls_left() {
            return Reach::To(nearest);
        }
        keeps(&[AX_109]);
        let coverable: CellSet = nearest.iter().filter(|&cell| self.can_wall_any_corner(cell)).collect();
        if coverable.is_empty() { Reach::TooFewWalls } else { Reach::To(coverable) }
    }

    fn can_wall_any_corner(&self, cell: usize) -> bool {
        self.board().corners(cell).into_iter().any(|corner| self.can_wall(self.alexander(), corner))
    }

    fn reaches(&self, symbol: Symbol) -> Result<(), Objection> {
        // One cell near enough will do: which is the nearest need not be known yet.
        let near_enough = |cell| self.board().nearness(self.alexander(), cell) <= self.walls_left();
        if self.available(symbol).iter().any(near_enough) {
            return Ok(());
        }
        match self.reach(symbol) {
            Reach::NoneAvailable => Err(Objection::NoneAvailable(symbol)),
            Reach::TooFewWalls => Err(Objection::TooFewWallsToward(symbol)),
            Reach::To(_) => Ok(()),
        }
    }

    fn lies_open(&self, symbol: Symbol) -> Result<(), Objection> {
        if self.open.contains(&Some(symbol)) { Ok(()) } else { Err(Objection::NotFaceUp(symbol)) }
    }

    /// Every card that might move Alexander.
    pub(super) fn card_candidates(&self, offer: &mut impl FnMut(Action)) {
        let open = self.open_cards();
        open.kinds().for_each(|symbol| offer(Action::Take(symbol)));
        for card in open.kinds().filter(|&card| self.is_joker(card)) {
            Symbol::ALL.into_iter().for_each(|toward| offer(Action::Joker { card, toward }));
        }
        self.hand(self.turn).kinds().for_each(|symbol| offer(Action::Spend(symbol)));
        offer(Action::Stay(None));
        open.kinds().for_each(|symbol| offer(Action::Stay(Some(symbol))));
    }

    pub(super) fn may_take(&self, symbol: Symbol) -> Result<(), Objection> {
        self.lies_open(symbol)?;
        self.reaches(symbol)
    }

    pub(super) fn may_joker(&self, card: Symbol, toward: Symbol) -> Result<(), Objection> {
        self.lies_open(card)?;
        if !self.is_joker(card) {
            return Err(Objection::NoJoker(card));
        }
        self.reaches(toward)
    }

    /// Whether this face-up card counts as a joker.
    pub(crate) fn is_joker(&self, card: Symbol) -> bool {
        keeps(&[AX_106, AX_107, AX_108]);
        match self.setup.joker {
            Joker::PerCard => self.available(card).is_empty(),
            Joker::BothOnly => self.open.into_iter().flatten().all(|open| self.available(open).is_empty()),
        }
    }

    /// A card from hand is never a joker.
    pub(super) fn may_spend(&self, symbol: Symbol) -> Result<(), Objection> {
        if self.hand(self.turn)[symbol] == 0 {
            return Err(Objection::NotInHand(symbol));
        }
        match self.reaches(symbol) {
            Err(Objection::NoneAvailable(symbol)) => Err(Objection::NoJokerFromHand(symbol)),
            judgement => judgement,
        }
    }

    /// Alexander stays only if no face-up card leads anywhere. The special move stays free even then: nobody has to spend a card,
    /// and what a hand holds is nobody else's business.
    pub(super) fn may_stay(&self, card: Option<Symbol>) -> Result<(), Objection> {
        let leads_somewhere = |card: Symbol| {
            self.may_take(card).is_ok() || Symbol::ALL.into_iter().any(|toward| self.may_joker(card, toward).is_ok())
        };
        if self.open.into_iter().flatten().any(leads_somewhere) {
            return Err(Objection::MustMove);
        }
        match card {
            Some(symbol) => self.lies_open(symbol),
            None if self.open == [None; 2] => Ok(()),
            None => Err(Objection::MustTakeACard),
        }
    }

    /// Takes a face-up card for the move. Another is turned up before anything else is decided.
    pub(super) fn take_and_move(&mut self, card: Symbol, toward: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_020, AX_030]);
        let seat = self.turn;
        chronicle.tell(|| say::takes_to_move(seat, card, toward));
        self.take_open(card, Some(toward), chronicle);
    }

    /// Lets Alexander stay where he is.
    pub(super) fn stay(&mut self, card: Option<Symbol>, chronicle: &mut impl Chronicle) {
        let seat = self.turn;
        chronicle.tell(|| say::stays(seat, card));
        match card {
            Some(card) => self.take_open(card, None, chronicle),
            None => self.start_actions(),
        }
    }

    fn take_open(&mut self, card: Symbol, toward: Option<Symbol>, chronicle: &mut impl Chronicle) {
        let slot = self.open.iter().position(|&open| open == Some(card)).expect("the card lies open");
        self.open[slot] = None;
        self.enter_hand_openly(self.turn, Cards::one(card));
        if self.ready_to_draw(chronicle) {
            self.phase = Phase::Replace { slot: slot as u8, toward };
        } else {
            self.after_replacing(toward);
        }
    }

    /// Goes on with the move once the card taken is replaced.
    pub(super) fn after_replacing(&mut self, toward: Option<Symbol>) {
        match toward {
            Some(toward) => self.seek(toward),
            None => self.start_actions(),
        }
    }

    /// The special move: a card from hand is discarded and both face-up cards stay where they are.
    pub(super) fn spend_and_move(&mut self, symbol: Symbol, chronicle: &mut impl Chronicle) {
        keeps(&[AX_045, AX_046, AX_047, AX_048]);
        let seat = self.turn;
        self.leave_hand(seat, Cards::one(symbol));
        self.discards += Cards::one(symbol);
        chronicle.tell(|| say::spends_to_move(seat, symbol));
        self.seek(symbol);
    }

    /// Finds the cells the card leads to; if there is only one, nothing is asked.
    fn seek(&mut self, toward: Symbol) {
        let Reach::To(targets) = self.reach(toward) else { unreachable!("a card is only taken if it leads somewhere") };
        match (targets.first(), targets.len()) {
            (Some(only), 1) => self.head_for(only),
            _ => self.phase = Phase::Target { toward },
        }
    }

    pub(super) fn target_candidates(&self, toward: Symbol, offer: &mut impl FnMut(Action)) {
        if let Reach::To(targets) = self.reach(toward) {
            targets.iter().for_each(|cell| offer(Action::Cell(self.board().cell(cell))));
        }
    }

    pub(super) fn may_head_for(&self, toward: Symbol, cell: Cell) -> Result<(), Objection> {
        let number = self.board().cell_number(cell).ok_or(Objection::NoSuchCell(cell))?;
        if self.board().symbol(number) != Some(toward) {
            return Err(Objection::OtherSymbol { cell, toward });
        }
        if self.walled.contains(number) {
            return Err(Objection::Walled(cell));
        }
        if self.all_governors().contains(number) {
            return Err(Objection::Governed(cell));
        }
        if self.board().around(self.alexander()).contains(number) {
            return Err(Objection::AlexanderAtCorner(cell));
        }
        match self.reach(toward) {
            Reach::To(targets) if targets.contains(number) => Ok(()),
            _ => {
                let (nearest, _) = self.nearest(toward).expect("this very cell is available");
                let distance = self.board().nearness(self.alexander(), number);
                if distance > nearest {
                    Err(Objection::Farther { cell, distance, nearest })
                } else {
                    Err(Objection::TooFewWallsTo(cell))
                }
            }
        }
    }

    /// Why Alexander, who goes to `cell`, does not go to another: by the rules, or because that is settled.
    pub(super) fn why_not_there(&self, cell: u8, other: Cell) -> Objection {
        match self.board().symbol(usize::from(cell)).map(|toward| self.may_head_for(toward, other)) {
            Some(Err(objection)) => objection,
            _ => Objection::OutOfOrder,
        }
    }

    /// Sends Alexander towards a cell.
    pub(super) fn head_for(&mut self, cell: usize) {
        self.phase = Phase::Corner { cell: cell as u8 };
    }

    pub(super) fn corner_candidates(&self, cell: u8, offer: &mut impl FnMut(Action)) {
        for corner in self.board().corners(usize::from(cell)) {
            offer(Action::Corner(self.board().point(corner)));
        }
    }

    pub(super) fn may_set_out(&self, cell: u8, point: Point) -> Result<(), Objection> {
        keeps(&[AX_033]);
        let corners = self.board().corners(usize::from(cell));
        match self.board().point_number(point).filter(|number| corners.contains(number)) {
            None => Err(Objection::NoCorner(point)),
            Some(corner) if !self.can_wall(self.alexander(), corner) => Err(Objection::TooFewWallsVia(point)),
            Some(_) => Ok(()),
        }
    }
}
