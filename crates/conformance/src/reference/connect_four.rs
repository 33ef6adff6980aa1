//! Connect Four on two bitboards.

mod scene;

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fact, Fault, Game, Instinct, Luck, MAX_SEATS, Message, Options, Payoffs,
    Refusal, Scene, ScoreLine, Seat, Seats, Stage, Standing,
};

/// The clauses as constants.
mod clauses {
    include!(concat!(env!("OUT_DIR"), "/connect-four.rs"));
}
use clauses::{BOOK, C4_02, C4_03, C4_04, C4_05};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// Bits a column takes: its cells from the bottom up, and one that is always empty, so that no line runs from one column into another.
const STRIDE: u8 = ROWS + 1;
/// The lowest cell of each column.
const BOTTOM: u64 = {
    let (mut bits, mut column) = (0, 0);
    while column < COLUMNS {
        bits |= 1 << (column * STRIDE);
        column += 1;
    }
    bits
};
/// The highest cell of each column.
const TOP: u64 = BOTTOM << (ROWS - 1);
/// Every cell.
const CELLS: u64 = BOTTOM * ((1 << ROWS) - 1);
/// The steps of a line: upright, level, and slanting both ways.
const STEPS: [u8; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];
const DISCS_EACH: i64 = (COLUMNS * ROWS / 2) as i64;

/// A position in Connect Four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectFour {
    /// The discs of each seat, a bit a cell.
    discs: [u64; 2],
    /// Who drops next, or, once the game is over, who dropped last.
    turn: Seat,
    end: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum End {
    NotYet,
    Line,
    Full,
}

/// A disc dropped into a column, which counts from 0 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disc {
    /// The column.
    pub column: u8,
}

/// Nothing in Connect Four is left to chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum NoChance {}

/// The edition has no values: the rack is fixed by the rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edition {}

/// Whether `discs` hold four in a line.
#[inline]
fn has_line(discs: u64) -> bool {
    STEPS.iter().any(|&step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

/// How many lines of four lie within `cells`.
fn lines_within(cells: u64) -> u32 {
    let lines = STEPS.map(|step| {
        let pairs = cells & cells >> step;
        (pairs & pairs >> (2 * step)).count_ones()
    });
    lines.iter().sum()
}

impl ConnectFour {
    /// Each cell is empty or holds one disc.
    pub fn census(&self) -> Vec<(&'static str, u32)> {
        let empty = CELLS & !self.filled();
        vec![("cells", [self.discs[0], self.discs[1], empty].map(u64::count_ones).iter().sum())]
    }

    fn filled(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The cell a disc dropped into `column` falls to, as a bit; 0 if the column is full.
    #[inline]
    fn landing(&self, column: u8) -> u64 {
        let column_cells = ((1 << ROWS) - 1) << (column * STRIDE);
        (self.filled() + (1 << (column * STRIDE))) & column_cells
    }
}

impl Game for ConnectFour {
    const ABOUT: About = About {
        id: "connect-four",
        rules: 1,
        seats: (2, 2),
        options: &[],
        editions: &[("plain", "")],
        clauses: BOOK,
        words: &[
            ("en", include_str!("../../../../locales/en/connect-four.ftl")),
            ("fr", include_str!("../../../../locales/fr/connect-four.ftl")),
        ],
    };

    type Setup = ();
    type Action = Disc;
    type Chance = NoChance;

    fn prepare(edition: &EditionFile, _: &Options, _: usize) -> Result<(), Fault> {
        edition.parse::<Edition>().map(|Edition {}| ())
    }

    fn new(_: &Arc<()>) -> ConnectFour {
        ConnectFour { discs: [0; 2], turn: Seat(0), end: End::NotYet }
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.end {
            End::NotYet => Stage::Decide(Seats::one(self.turn)),
            End::Line | End::Full => Stage::Over,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Disc>) {
        if self.stage() != Stage::Decide(Seats::one(seat)) {
            return;
        }
        let mut open = TOP & !self.filled();
        while open != 0 {
            out.push(Disc { column: open.trailing_zeros() as u8 / STRIDE });
            open &= open - 1;
        }
    }

    fn check(&self, seat: Seat, Disc { column }: Disc) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over => Err(Refusal::game_over()),
            _ if seat != self.turn => Err(Refusal::not_your_turn()),
            _ if column >= COLUMNS => Err(C4_02.refuses(Message::new("connect-four-refusal-no-column"))),
            _ if self.landing(column) == 0 => Err(C4_03.refuses(Message::new("connect-four-refusal-full"))),
            _ => Ok(()),
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, Disc { column }: Disc, chronicle: &mut impl Chronicle) {
        let cell = self.landing(column);
        let own = &mut self.discs[seat.index() & 1];
        *own |= cell;
        let own = *own;
        chronicle.tell(|| {
            let dropped = Message::new("connect-four-dropped").with("seat", seat).with("column", column + 1);
            Fact::new(dropped).at(scene::disc_id(cell.trailing_zeros() as u8)).heading()
        });
        if has_line(own) {
            self.end = End::Line;
        } else if self.filled() == CELLS {
            self.end = End::Full;
        } else {
            self.turn = seat.next(2);
        }
    }

    fn chances(&self, _: &mut Vec<(NoChance, u32)>) {}

    fn settle(&mut self, chance: NoChance, _: &mut impl Chronicle) {
        match chance {}
    }

    fn standing(&self) -> Option<Standing> {
        let (scores, reason) = match self.end {
            End::NotYet => return None,
            End::Line => {
                let mut scores = vec![0; 2];
                scores[self.turn.index()] = 1;
                (scores, Message::new("connect-four-won").with("seat", self.turn).with("clause", C4_04))
            }
            End::Full => (vec![0; 2], Message::new("connect-four-shared").with("clause", C4_05)),
        };
        let ranks = Standing::ranks_of(&scores);
        let breakdown = vec![ScoreLine { label: Message::new("connect-four-lines"), points: scores.clone() }];
        Some(Standing { scores, ranks, reason, breakdown })
    }

    #[inline]
    fn payoffs(&self) -> Payoffs {
        let mut shares = [0.0; MAX_SEATS];
        match self.end {
            End::NotYet => {}
            End::Line => shares[self.turn.index()] = 1.0,
            End::Full => shares[..2].fill(0.5),
        }
        shares
    }

    fn redeal(&mut self, _: Seat, _: &mut Luck) {}

    fn scene(&self, eye: Eye) -> Scene {
        scene::scene(self, eye)
    }
}

impl Instinct for ConnectFour {
    /// Lines of four still open to each seat, as a share.
    fn evaluate(&self) -> Payoffs {
        if self.end != End::NotYet {
            return self.payoffs();
        }
        let [first, second] = [1, 0].map(|other| lines_within(CELLS & !self.discs[other]) as f32);
        let mut shares = [0.0; MAX_SEATS];
        shares[0] = 0.5 + 0.5 * (first - second) / (first + second).max(1.0);
        shares[1] = 1.0 - shares[0];
        shares
    }

    /// Win, else stop the other's line, else the middle.
    fn urge(&self, seat: Seat, Disc { column }: Disc) -> f32 {
        let cell = self.landing(column);
        if has_line(self.discs[seat.index()] | cell) {
            1000.0
        } else if has_line(self.discs[seat.next(2).index()] | cell) {
            100.0
        } else {
            f32::from(1 + column.min(COLUMNS - 1 - column))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Silent;

    fn after(columns: &[u8]) -> ConnectFour {
        let mut game = ConnectFour::new(&Arc::new(()));
        for &column in columns {
            game.check(game.turn, Disc { column }).expect("a legal drop");
            game.act(game.turn, Disc { column }, &mut Silent);
        }
        game
    }

    fn offered(game: &ConnectFour) -> Vec<u8> {
        let mut actions = Vec::new();
        game.actions(game.turn, &mut actions);
        actions.into_iter().map(|disc| disc.column).collect()
    }

    /// C4-01: seven columns of six cells, 21 discs each.
    #[test]
    fn the_rack_is_empty_at_first() {
        assert_eq!(CELLS.count_ones(), 42);
        assert_eq!(DISCS_EACH, 21);
        assert_eq!(offered(&after(&[])), [0, 1, 2, 3, 4, 5, 6]);
    }

    /// C4-02: a disc falls to the lowest free cell, and there is no eighth column.
    #[test]
    fn discs_pile_up() {
        let game = after(&[3, 3]);
        assert_eq!((game.discs[0], game.discs[1]), (1 << 21, 1 << 22));
        assert_eq!(game.check(Seat(0), Disc { column: 7 }).unwrap_err().clause, Some(C4_02));
        assert_eq!(game.check(Seat(0), Disc { column: 255 }).unwrap_err().clause, Some(C4_02));
    }

    /// C4-03: a full column is closed.
    #[test]
    fn a_full_column_is_closed() {
        let game = after(&[2, 2, 2, 2, 2, 2]);
        assert_eq!(offered(&game), [0, 1, 3, 4, 5, 6]);
        assert_eq!(game.check(Seat(0), Disc { column: 2 }).unwrap_err().clause, Some(C4_03));
    }

    /// C4-04: four in a line win, in each of the four directions, and nobody may drop afterwards.
    #[test]
    fn four_in_a_line_win() {
        for columns in [
            [0, 1, 0, 1, 0, 1, 0].as_slice(),
            &[0, 0, 1, 1, 2, 2, 3],
            &[0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3],
            &[6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3],
        ] {
            let game = after(columns);
            assert_eq!(game.stage(), Stage::Over, "{columns:?}");
            assert_eq!(game.standing().unwrap().ranks, [1, 2], "{columns:?}");
            assert!(offered(&game).is_empty() && game.check(Seat(1), Disc { column: 0 }).is_err());
        }
    }

    /// C4-04: a line does not run over the edge of the rack.
    #[test]
    fn a_line_does_not_wrap_from_one_column_into_the_next() {
        // Three on top of column 0 and one at the bottom of column 1.
        let game = after(&[1, 0, 2, 0, 3, 0, 0, 4, 0, 6, 0]);
        assert_eq!(game.stage(), Stage::Decide(Seats::one(Seat(1))));
    }

    /// C4-05: a full rack without a line is a shared victory.
    #[test]
    fn a_full_rack_is_shared() {
        let pairs = [[0, 1], [2, 3], [4, 5]];
        let mut columns = Vec::new();
        for [left, right] in pairs {
            columns.extend([left, right, left, right, right, left, right, left, left, right, left, right]);
        }
        columns.extend([6; 6]);
        let game = after(&columns);
        assert_eq!((game.end, game.payoffs()[..2].to_vec()), (End::Full, vec![0.5, 0.5]));
        assert_eq!(game.standing().unwrap().ranks, [1, 1]);
    }

    #[test]
    fn the_first_glance_wins_before_it_blocks_and_blocks_before_it_builds() {
        let game = after(&[0, 1, 0, 1, 0, 1]);
        let urge = |column| game.urge(Seat(0), Disc { column });
        assert!(urge(0) > urge(1) && urge(1) > urge(3) && urge(3) > urge(6));
        assert_eq!(urge(2), urge(4));
    }
}
