//! What the tests work with: tables, positions, and short names for places.

pub use alexandros::{Action, Alexandros, Arrangement, Cards, Cell, Chance, Point, Score, Symbol, setup::Setup};
pub use std::sync::Arc;
pub use table::{EditionFile, Fact, Game, Options, Seat, Seats, Silent, Stage};

pub use Symbol::{Amphora as A, Hoplite as O, Horse as H, Lyre as L, Temple as T};

/// A table for so many with these options.
pub fn table_with(seats: usize, options: &[(&str, &str)]) -> Arc<Setup> {
    table_on(&Alexandros::ABOUT.default_edition(), seats, options)
}

/// A table on an edition of one's own.
pub fn table_on(edition: &EditionFile, seats: usize, options: &[(&str, &str)]) -> Arc<Setup> {
    let options = Options::choose(Alexandros::ABOUT.options, options.iter().copied()).expect("known options");
    Arc::new(Alexandros::prepare(edition, &options, seats).expect("a sound edition"))
}

/// The edition that comes with the game, with something in it replaced.
pub fn edited(from: &str, to: &str) -> EditionFile {
    let mut edition = Alexandros::ABOUT.default_edition();
    assert!(edition.text.contains(from), "the edition has no {from:?}");
    edition.text = edition.text.replacen(from, to, 1);
    edition
}

/// A table with so many walls of each colour.
pub fn table_with_walls(seats: usize, black: u8, red: u8) -> Arc<Setup> {
    let mut edition = edited("black_walls = { value = 65", &format!("black_walls = {{ value = {black}"));
    edition.text = edition.text.replacen("red_walls = { value = 10", &format!("red_walls = {{ value = {red}"), 1);
    table_on(&edition, seats, &[])
}

/// A position for so many on the edition that comes with the game.
pub fn position(seats: usize) -> Arrangement {
    Alexandros::arrange(&table_with(seats, &[]))
}

/// A cell by its name.
pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell is written like r1h5")
}

/// A point by its name.
pub fn point(name: &str) -> Point {
    name.parse().expect("a point is written like q2r1")
}

/// Several cells by their names.
pub fn cells<const N: usize>(names: [&str; N]) -> [Cell; N] {
    names.map(cell)
}

/// Several points by their names.
pub fn points<const N: usize>(names: [&str; N]) -> [Point; N] {
    names.map(point)
}

/// The number of a cell of the default board.
pub fn number(game: &Alexandros, name: &str) -> usize {
    game.board().cell_number(cell(name)).expect("a cell of the board")
}

/// What the tests ask of a position.
pub trait Play {
    /// Takes an action that must be allowed; tells what happened.
    fn plays(&mut self, action: Action) -> Vec<Fact>;
    /// Takes several actions in order.
    fn plays_all(&mut self, actions: &[Action]);
    /// Lets chance decide so.
    fn chance(&mut self, chance: Chance);
    /// What may be done.
    fn offers(&self) -> Vec<Action>;
    /// The clause that an action breaks, or `allowed`.
    fn verdict(&self, action: Action) -> &'static str;
    /// The outcomes that chance may bring, with their weights.
    fn outcomes(&self) -> Vec<(Chance, u32)>;
    /// Walks Alexander by these points to the last of them.
    fn walks(&mut self, corner: &str, by: &[&str]);
    /// Fills up the face-up cards with whatever comes first.
    fn refills(&mut self);
    /// The cells of the province around a cell, by name.
    fn province_around(&self, name: &str) -> Vec<String>;
}

impl Play for Alexandros {
    fn plays(&mut self, action: Action) -> Vec<Fact> {
        let seat = self.turn();
        if let Err(refusal) = self.check(seat, action) {
            panic!("{action:?} is refused: {refusal}");
        }
        assert!(self.offers().contains(&action), "{action:?} is allowed but not offered");
        let mut facts = Vec::new();
        self.act(seat, action, &mut facts);
        facts
    }

    fn plays_all(&mut self, actions: &[Action]) {
        actions.iter().for_each(|&action| drop(self.plays(action)));
    }

    fn chance(&mut self, chance: Chance) {
        let outcomes = self.outcomes();
        assert!(outcomes.iter().any(|&(outcome, _)| outcome == chance), "{chance:?} is not among {outcomes:?}");
        self.settle(chance, &mut Silent);
    }

    fn offers(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.actions(self.turn(), &mut actions);
        actions
    }

    fn verdict(&self, action: Action) -> &'static str {
        match self.check(self.turn(), action) {
            Ok(()) => "allowed",
            Err(refusal) => refusal.clause.map_or("no clause", |clause| clause.as_str()),
        }
    }

    fn outcomes(&self) -> Vec<(Chance, u32)> {
        let mut outcomes = Vec::new();
        self.chances(&mut outcomes);
        outcomes
    }

    fn walks(&mut self, corner: &str, by: &[&str]) {
        self.plays(Action::Corner(point(corner)));
        for via in by {
            self.plays(Action::Via(point(via)));
        }
        assert_eq!(self.board().point(self.alexander()), point(corner), "Alexander has not arrived");
    }

    fn refills(&mut self) {
        while self.stage() == Stage::Chance {
            let (first, _) = self.outcomes()[0];
            self.chance(first);
        }
    }

    fn province_around(&self, name: &str) -> Vec<String> {
        let head = self.provinces().head_of(number(self, name));
        let cells = self.provinces().cells(self.board(), head);
        cells.iter().map(|cell| self.board().cell(cell).to_string()).collect()
    }
}
