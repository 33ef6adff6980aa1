//! Positions laid out by hand: for puzzles, lessons and tests.

use crate::setup::Setup;
use crate::state::{Alexandros, Phase, Score};
use crate::{Cards, Cell, Point, Symbol};
use std::sync::Arc;
use table::{Message, Seat};

/// A position in the making. Whatever is not said is as at the start of a game: Alexander at his start, no wall, no governor, empty
/// hands, all cards in the pile, the first seat about to move.
///
/// ```
/// use alexandros::{Alexandros, Symbol};
/// use std::sync::Arc;
/// use table::{Game, Options, Seat};
/// # let about = Alexandros::ABOUT;
/// # let setup = Arc::new(Alexandros::prepare(&about.default_edition(), &Options::defaults(about.options), 2).unwrap());
/// let game = Alexandros::arrange(&setup)
///     .alexander("q-1r3".parse().unwrap())
///     .route(&["q0r0", "q0r1", "q0r2", "q-1r3"].map(|point| point.parse().unwrap()))
///     .open(&[Symbol::Hoplite, Symbol::Horse])
///     .hand(Seat(0), &[Symbol::Temple])
///     .acting(2)
///     .build()
///     .unwrap();
/// assert_eq!((game.black_left(), game.pile().total()), (62, 52));
/// ```
#[derive(Clone, Debug)]
pub struct Arrangement {
    setup: Arc<Setup>,
    turn: Seat,
    acting: Option<u8>,
    alexander: Option<Point>,
    open: Vec<Symbol>,
    /// Who holds what, and whether everybody knows.
    hands: Vec<(Seat, Cards, bool)>,
    discards: Cards,
    routes: Vec<Vec<Point>>,
    governors: Vec<(Seat, Cell)>,
    scores: Vec<(Seat, Score)>,
}

impl Alexandros {
    /// Lays out a position by hand.
    pub fn arrange(setup: &Arc<Setup>) -> Arrangement {
        Arrangement {
            setup: Arc::clone(setup),
            turn: Seat(0),
            acting: None,
            alexander: None,
            open: Vec::new(),
            hands: Vec::new(),
            discards: Cards::NONE,
            routes: Vec::new(),
            governors: Vec::new(),
            scores: Vec::new(),
        }
    }
}

impl Arrangement {
    /// Whose turn it is.
    #[must_use]
    pub fn turn(self, turn: Seat) -> Arrangement {
        Arrangement { turn, ..self }
    }

    /// Alexander has moved, and so many actions are left.
    #[must_use]
    pub fn acting(self, actions_left: u8) -> Arrangement {
        Arrangement { acting: Some(actions_left), ..self }
    }

    /// The point Alexander stands on.
    #[must_use]
    pub fn alexander(self, point: Point) -> Arrangement {
        Arrangement { alexander: Some(point), ..self }
    }

    /// The face-up cards, at most two.
    #[must_use]
    pub fn open(self, symbols: &[Symbol]) -> Arrangement {
        Arrangement { open: symbols.to_vec(), ..self }
    }

    /// Cards a player holds besides others, known to nobody else.
    #[must_use]
    pub fn hand(mut self, seat: Seat, symbols: &[Symbol]) -> Arrangement {
        self.hands.push((seat, Cards::of(symbols), false));
        self
    }

    /// Cards a player holds besides others, known to everybody.
    #[must_use]
    pub fn known(mut self, seat: Seat, symbols: &[Symbol]) -> Arrangement {
        self.hands.push((seat, Cards::of(symbols), true));
        self
    }

    /// Cards that were discarded, besides others.
    #[must_use]
    pub fn discarded(mut self, symbols: &[Symbol]) -> Arrangement {
        self.discards += Cards::of(symbols);
        self
    }

    /// Walls along these points, from the black stock as long as it lasts.
    #[must_use]
    pub fn route(mut self, points: &[Point]) -> Arrangement {
        self.routes.push(points.to_vec());
        self
    }

    /// Governors of a player on these cells, besides others.
    #[must_use]
    pub fn governors(mut self, seat: Seat, cells: &[Cell]) -> Arrangement {
        self.governors.extend(cells.iter().map(|&cell| (seat, cell)));
        self
    }

    /// The points of a player.
    #[must_use]
    pub fn score(mut self, seat: Seat, score: Score) -> Arrangement {
        self.scores.push((seat, score));
        self
    }

    /// The position, or why there can be none such.
    pub fn build(&self) -> Result<Alexandros, Message> {
        let named = self.hands.iter().map(|&(seat, ..)| seat).chain(self.scores.iter().map(|&(seat, _)| seat));
        let mut named = named.chain(self.governors.iter().map(|&(seat, _)| seat)).chain([self.turn]);
        if let Some(seat) = named.find(|seat| seat.index() >= self.setup.seats) {
            return Err(Message::new("alexandros-arrange-seat").with("seat", seat.0));
        }
        let mut state = Alexandros::at_start(&self.setup);
        let board = &self.setup.board;
        let point_number = |point: Point| {
            let unknown = || Message::new("alexandros-arrange-point").with("point", point.to_string());
            board.point_number(point).ok_or_else(unknown)
        };
        if let Some(point) = self.alexander {
            state.alexander = point_number(point)? as u8;
        }
        for ends in self.routes.iter().flat_map(|route| route.windows(2)) {
            let [from, to] = [point_number(ends[0])?, point_number(ends[1])?];
            let no_line = || {
                let message = Message::new("alexandros-arrange-line").with("from", ends[0].to_string());
                message.with("to", ends[1].to_string())
            };
            let line = board.line_between(from, to).ok_or_else(no_line)?;
            if !state.walls.contains(line) && !state.take_and_raise(line) {
                return Err(Message::new("alexandros-arrange-walls"));
            }
        }
        for &(seat, cell) in &self.governors {
            self.post(&mut state, seat, cell)?;
        }
        self.lay_cards(&mut state)?;
        state.turn = self.turn;
        self.scores.iter().for_each(|&(seat, score)| state.scores[seat.index()] = score);
        (state.phase, state.actions_left) = self.acting.map_or((Phase::Card, 0), |left| (Phase::Act, left));
        Ok(state)
    }

    fn post(&self, state: &mut Alexandros, seat: Seat, cell: Cell) -> Result<(), Message> {
        let wrong = |id: &'static str| Message::new(id).with("cell", cell.to_string());
        let number = self.setup.board.cell_number(cell).ok_or_else(|| wrong("alexandros-arrange-cell"))?;
        let owner = state.owner(state.provinces.head_of(number));
        if self.setup.board.symbol(number).is_none() || state.governors(seat).contains(number) {
            return Err(wrong("alexandros-arrange-cell"));
        }
        if owner.is_some_and(|owner| owner != seat) {
            return Err(wrong("alexandros-arrange-two-owners"));
        }
        if state.reserve(seat) == 0 {
            return Err(wrong("alexandros-arrange-governors"));
        }
        state.governors[seat.index()].insert(number);
        Ok(())
    }

    fn lay_cards(&self, state: &mut Alexandros) -> Result<(), Message> {
        let dealt = self.hands.iter().fold(self.discards + Cards::of(&self.open), |all, &(_, cards, _)| all + cards);
        if !dealt.beyond(state.pile).is_empty() || self.open.len() > 2 {
            return Err(Message::new("alexandros-arrange-cards"));
        }
        for &(seat, cards, is_known) in &self.hands {
            state.hands[seat.index()] += cards;
            state.known[seat.index()] += if is_known { cards } else { Cards::NONE };
        }
        state.pile -= dealt;
        state.open = [self.open.first().copied(), self.open.get(1).copied()];
        state.discards = self.discards;
        Ok(())
    }
}
