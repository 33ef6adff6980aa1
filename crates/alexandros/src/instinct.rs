//! What a bot should know: how a position looks, and what one would do at first glance.
//!
//! The game is about taxes: each collection brings every player what their one-governor provinces yield. So a position is worth the
//! points it has, plus what the provinces held and those about to be held will yield in the collections still to come.

use crate::bits::CellSet;
use crate::provinces::Province;
use crate::state::{MAX_PLAYERS, Phase};
use crate::{Action, Alexandros, Cards, Symbol};
use std::sync::LazyLock;
use table::{AllTerms, Instinct, Judgement, Seat};

/// Walls a move lays in the mean.
const WALLS_A_TURN: f32 = 2.2;
/// How often taxes are collected in a turn.
const TAXES_A_TURN: f32 = 0.5;
/// What a card is worth, in collections of one point.
const CARD: f32 = 0.3;
/// How close two hopes must be to leave the outcome open: in any case, and for each collection still to come.
const DOUBT: f32 = 4.0;
const DOUBT_A_TAX: f32 = 1.5;

/// How much the terms count, as learned from games.
static JUDGEMENT: LazyLock<Judgement> =
    LazyLock::new(|| Judgement::of::<Alexandros>(include_str!("../judgement.toml")));

impl Instinct for Alexandros {
    const FAR_RIVALS: u32 = 2;
    const ACTIONS_TEACH: bool = true;

    const TERMS: &'static [&'static str] =
        &["points", "taxes", "ready", "cards", "prospect", "turn", "reserve", "spread"];

    fn judgement() -> &'static Judgement {
        &JUDGEMENT
    }

    /// By walls or by points, whichever is nearer to the end.
    fn progress(&self) -> f32 {
        let components = &self.setup.components;
        let laid = 1.0 - f32::from(self.black_left) / f32::from(components.black_walls.max(1));
        let best = self.players().map(|seat| self.score(seat).total()).max().unwrap_or(0);
        laid.max(f32::from(best) / f32::from(components.goal.max(1))).clamp(0.0, 1.0)
    }

    /// What the points had, those to come from taxes, and cards and provinces in reach are worth, each by how much it can still decide.
    fn terms(&self, terms: &mut AllTerms) {
        let yields = self.yields();
        let taxes = self.taxes_to_come(&yields);
        let held = self.held();
        let doubt = 1.0 / (DOUBT + DOUBT_A_TAX * taxes);
        let card = CARD * taxes.min(4.0);
        for seat in self.players() {
            let hand = self.hand(seat);
            let own = yields[seat.index()];
            let is_ready = |cell| self.board().symbol(cell).is_some_and(|symbol| hand[symbol] > 0);
            let ready = self.governors(seat).iter().any(is_ready);
            let prospect = self.best_prospect(seat, taxes, card, held);
            let in_turn = seat == self.turn;
            terms[seat.index()][..Self::TERMS.len()].copy_from_slice(&[
                f32::from(self.score(seat).total()) * doubt,
                own * taxes * doubt,
                if ready { own * doubt } else { 0.0 },
                card * f32::from(hand.total()) * doubt,
                prospect * doubt,
                if in_turn { prospect * doubt } else { 0.0 },
                f32::from(self.reserve(seat)) * 0.1,
                f32::from(hand.kinds().count() as u8) * 0.2,
            ]);
        }
    }

    fn urge(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Take(symbol) | Action::Pick(symbol) => 1.0 + 0.5 * self.use_of(seat, symbol),
            Action::Joker { card, .. } => 1.0 + 0.5 * self.use_of(seat, card),
            Action::Spend(_) => 0.3,
            Action::Draw => 1.2,
            Action::Tax(_) => self.urge_to_tax(seat),
            Action::Occupy(cell) => {
                let head = self.board().cell_number(cell).unwrap_or_default();
                self.urge_to_enter(self.hand(seat), self.province(head), self.reserve(seat))
            }
            Action::TakeOver(cell) => {
                let head = self.board().cell_number(cell).unwrap_or_default();
                let price = self.owner(head).map_or(Cards::NONE, |loser| self.ousting_price(loser, head));
                2.0 * self.urge_to_enter(self.hand(seat).beyond(price), self.province(head), self.reserve(seat))
            }
            Action::Recall(cell) => self.urge_to_recall(seat, self.board().cell_number(cell).unwrap_or_default()),
            Action::Post(cell) => self.urge_to_post(seat, self.board().cell_number(cell).unwrap_or_default()),
            Action::Pay => 50.0,
            Action::EndTurn => 0.02,
            Action::Stay(_) | Action::Cell(_) | Action::Corner(_) | Action::Via(_) | Action::Give(_) => 1.0,
        }
    }
}

impl Alexandros {
    /// What each player's provinces yield now.
    fn yields(&self) -> [f32; MAX_PLAYERS] {
        let mut yields = [0.0; MAX_PLAYERS];
        self.players().for_each(|seat| yields[seat.index()] = f32::from(self.tax_yield(seat)));
        yields
    }

    /// The heads of the provinces that somebody holds.
    fn held(&self) -> CellSet {
        self.all_governors().iter().map(|cell| self.provinces.head_of(cell)).collect()
    }

    /// How often taxes will still be collected, about: until the walls run out or somebody has the points.
    fn taxes_to_come(&self, yields: &[f32; MAX_PLAYERS]) -> f32 {
        let turns = if self.is_last_turn() { 0.0 } else { f32::from(self.black_left) / WALLS_A_TURN };
        let by_walls = 0.5 * f32::from(self.actions_left.min(1)) + turns * TAXES_A_TURN;
        let to_goal = |seat: Seat| {
            let missing = f32::from(self.setup.components.goal.saturating_sub(self.score(seat).total()));
            missing / (yields[seat.index()] + 3.0)
        };
        self.players().map(to_goal).fold(by_walls, f32::min)
    }

    /// What the best vacant province in reach would bring a player, less what it costs.
    fn best_prospect(&self, seat: Seat, taxes: f32, card: f32, held: CellSet) -> f32 {
        let hand = self.hand(seat);
        let reserve = if self.reserve(seat) > 0 { 1.0 } else { 0.3 };
        let mut best: f32 = 0.0;
        for head in self.provinces.heads().without(held).iter() {
            let province = self.province(head);
            if province.blanks == 0 || province.symbols.is_empty() {
                continue;
            }
            let near = match province.symbols.beyond(hand).total() {
                0 | 1 => 1.0,
                2 => 0.35,
                3 => 0.1,
                _ => continue,
            };
            let cost = card * f32::from(province.symbols.total() - 1);
            best = best.max(near * reserve * taxes * f32::from(province.blanks) - cost);
        }
        best
    }

    /// How much a player could do with one more card of this symbol.
    fn use_of(&self, seat: Seat, symbol: Symbol) -> f32 {
        let tax = !(self.governors(seat) & self.board().cells_of(symbol)).is_empty();
        let first = self.hand(seat)[symbol] == 0;
        f32::from(u8::from(tax)) + f32::from(u8::from(first))
    }

    fn urge_to_tax(&self, seat: Seat) -> f32 {
        let yields = self.yields();
        let others =
            self.players().filter(|&other| other != seat).map(|other| yields[other.index()]).fold(0.0, f32::max);
        let lead = yields[seat.index()] - others;
        if lead > 0.0 { 2.0 + 2.0 * lead } else { 0.05 }
    }

    /// With one governor a province yields; with more it only keeps others out.
    fn urge_to_enter(&self, hand: Cards, province: &Province, reserve: u8) -> f32 {
        let blanks = f32::from(province.blanks);
        match province.symbols.beyond(hand).total() {
            0 | 1 => 0.1 + 3.0 * blanks,
            needed if needed < reserve => 0.05 + 0.3 * blanks,
            _ => 0.05 + 0.1 * blanks,
        }
    }

    fn urge_to_recall(&self, seat: Seat, cell: usize) -> f32 {
        let head = self.provinces.head_of(cell);
        let blanks = f32::from(self.province(head).blanks);
        match self.garrison(seat, head).count() {
            2 => 0.1 + 2.0 * blanks,
            1 => 0.1 / (1.0 + blanks),
            _ => 0.3,
        }
    }

    fn urge_to_post(&self, seat: Seat, cell: usize) -> f32 {
        let Phase::Occupy { head, .. } = self.phase else { return 1.0 };
        let (hand, symbols) = (self.hand(seat), self.uncovered(usize::from(head)));
        let missing = symbols.beyond(hand);
        let needed = self.board().symbol(cell).is_some_and(|symbol| missing[symbol] > 0);
        if needed { 20.0 } else { 1.0 }
    }
}
