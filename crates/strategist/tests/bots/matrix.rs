//! Games of one secret choice whose best mixed strategies are known: two seats choose a row and a column of a table at once.

use crate::games::{about, blank, standing};
use std::sync::Arc;
use strategist::bot;
use table::{
    Chronicle, EditionFile, Eye, Fault, Game, Instinct, Knowledge, Luck, Options, Payoffs, Refusal, Scene, Seat, Seats,
    Shared, Stage, Standing,
};

/// What seat 0 gets, by its row and the column of seat 1, who gets the rest.
type Table = Vec<Vec<f32>>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Matrix {
    table: Shared<Table>,
    chosen: [Option<u8>; 2],
}

impl Matrix {
    fn choices(&self, seat: Seat) -> u8 {
        (if seat == Seat(0) { self.table.len() } else { self.table[0].len() }) as u8
    }
}

impl Game for Matrix {
    const ABOUT: table::About = about("matrix", (2, 2));
    type Setup = Table;
    type Action = u8;
    type Chance = ();

    fn prepare(_: &EditionFile, _: &Options, _: usize) -> Result<Table, Fault> {
        Ok(vec![vec![0.5]])
    }

    fn new(table: &Arc<Table>) -> Matrix {
        Matrix { table: Shared::new(table), chosen: [None; 2] }
    }

    fn seats(&self) -> usize {
        2
    }

    fn stage(&self) -> Stage {
        let waiting: Seats = Seat::first(2).filter(|seat| self.chosen[seat.index()].is_none()).collect();
        if waiting.is_empty() { Stage::Over } else { Stage::Decide(waiting) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<u8>) {
        if self.stage().deciders().contains(seat) {
            out.extend(0..self.choices(seat));
        }
    }

    fn check(&self, seat: Seat, choice: u8) -> Result<(), Refusal> {
        let open = self.stage().deciders().contains(seat) && choice < self.choices(seat);
        if open { Ok(()) } else { Err(Refusal::not_your_turn()) }
    }

    fn act(&mut self, seat: Seat, choice: u8, _: &mut impl Chronicle) {
        self.chosen[seat.index()] = Some(choice);
    }

    fn chances(&self, _: &mut Vec<((), u32)>) {}

    fn settle(&mut self, (): (), _: &mut impl Chronicle) {}

    fn standing(&self) -> Option<Standing> {
        (self.stage() == Stage::Over).then(|| standing(self.payoffs(), 2))
    }

    fn payoffs(&self) -> Payoffs {
        let [Some(row), Some(column)] = self.chosen else { return [0.0; 5] };
        let share = self.table[usize::from(row)][usize::from(column)];
        [share, 1.0 - share, 0.0, 0.0, 0.0]
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        let other = seat.next(2);
        if self.stage() != Stage::Over && self.chosen[other.index()].is_some() {
            self.chosen[other.index()] = Some(luck.below(u32::from(self.choices(other))) as u8);
        }
    }

    fn scene(&self, _: Eye) -> Scene {
        blank()
    }
}

impl Instinct for Matrix {
    fn evaluate(&self) -> Payoffs {
        [0.5, 0.5, 0.0, 0.0, 0.0]
    }

    fn reopen(&mut self) {
        if self.stage() != Stage::Over {
            self.chosen = [None; 2];
        }
    }
}

/// How often a bot of this level takes each choice, over many decisions.
fn habits(level: &str, table: &Table, seat: Seat, before: Option<u8>) -> Vec<f32> {
    let mut game = Matrix::new(&Arc::new(table.clone()));
    if let Some(choice) = before {
        game.act(seat.next(2), choice, &mut table::Silent);
    }
    let knowledge = Knowledge::new(&game, seat);
    let mut bot = bot::<Matrix>(level).expect("a level");
    let mut taken = vec![0.0; usize::from(game.choices(seat))];
    let decisions = 400;
    for seed in 0..decisions {
        taken[usize::from(bot.decide(&knowledge, &mut Luck::new(seed)))] += 1.0 / decisions as f32;
    }
    taken
}

/// What the column that does best against `rows` leaves to seat 0.
fn worst_case(table: &Table, rows: &[f32]) -> f32 {
    let against = |column: usize| rows.iter().zip(table).map(|(share, row)| share * row[column]).sum::<f32>();
    (0..table[0].len()).map(against).fold(f32::INFINITY, f32::min)
}

#[test]
fn a_captain_mixes_as_the_game_asks() {
    // Rock wins all there is; paper and scissors win half as much. Best is paper half the time, and the others a quarter each.
    let biased = vec![vec![0.5, 0.25, 1.0], vec![0.75, 0.5, 0.25], vec![0.0, 0.75, 0.5]];
    for (seat, before) in [(Seat(0), None), (Seat(1), None), (Seat(1), Some(2))] {
        let taken = habits("captain", &biased, seat, before);
        for (share, best) in taken.iter().zip([0.25, 0.5, 0.25]) {
            assert!((share - best).abs() < 0.1, "{seat:?}: {taken:?}");
        }
    }
    // One row must be played two times in five, one column three times in five.
    let lopsided = vec![vec![1.0, 0.0], vec![1.0 / 3.0, 1.0]];
    let rows = habits("captain", &lopsided, Seat(0), None);
    let columns = habits("captain", &lopsided, Seat(1), None);
    assert!((rows[0] - 0.4).abs() < 0.1 && (columns[0] - 0.6).abs() < 0.1, "{rows:?} {columns:?}");
}

#[test]
fn no_fixed_choice_beats_a_captain_in_a_game_of_many() {
    // Thirty-six ways to lay 7 cubes on 3 fields: most fields win.
    let ways: Vec<[i8; 3]> = (0..=7).flat_map(|a| (0..=7 - a).map(move |b| [a, b, 7 - a - b])).collect();
    let share = |own: &[i8; 3], other: &[i8; 3]| {
        let fields: i8 = own.iter().zip(other).map(|(own, other)| (own - other).signum()).sum();
        0.5 + 0.5 * f32::from(fields.signum())
    };
    let table: Table = ways.iter().map(|own| ways.iter().map(|other| share(own, other)).collect()).collect();
    let captain = worst_case(&table, &habits("captain", &table, Seat(0), None));
    assert!(captain > 0.43, "the best fixed choice leaves {captain}");
}

#[test]
fn a_recruit_is_no_machine_either() {
    let taken = habits("recruit", &vec![vec![0.5; 4]; 4], Seat(0), None);
    assert!(taken.iter().all(|&share| share > 0.15), "{taken:?}");
}
