//! What a bot should know: how a position looks, and what one would do at first glance.
//!
//! A position is worth the points it would score now, plus what the hand, the dice, the money and the reserve promise for the turns still
//! to come. For the player in turn the dice not yet used count as well: each is good for the best prize it is high enough for.

use crate::action::Action;
use crate::card::Card;
use crate::die::{Die, Row};
use crate::region::Region;
use crate::scoring::{fame_groups, strength_of};
use crate::set::Set;
use crate::state::{Phalanxx, Phase};
use arrayvec::ArrayVec;
use table::{Game, Instinct, Payoffs, Seat};

/// What an income is worth in points.
const INCOME: f32 = 1.2;
/// How sure one is to play a card in hand some day: if its condition holds, and if not.
const READY: f32 = 0.62;
const WAITING: f32 = 0.27;
/// What a low Home die is worth, for each pip and turn.
const LOW_HOME: f32 = 0.055;
/// What a Talent is worth beyond its third of a point, up to ten of them, while there is something to buy.
const COIN: f32 = 0.14;
/// What a figure in reserve is worth, for each turn to come up to four.
const RESERVE: f32 = 0.1;
/// What it is worth to be the stronger, up to a point: one is not attacked and may attack.
const EDGE: f32 = 0.12;
/// How close two hopes must be to leave the outcome open: in any case, and for each turn still to come.
const DOUBT: f32 = 2.5;
const DOUBT_A_TURN: f32 = 1.1;

impl Instinct for Phalanxx {
    fn evaluate(&self) -> Payoffs {
        if self.phase == Phase::Over {
            return self.payoffs();
        }
        let mut shares = Payoffs::default();
        let doubt = DOUBT + DOUBT_A_TURN * self.rounds_to_come();
        if self.setup.is_solo() {
            let lead = self.hope(Seat(0)) - self.hope(Seat(1)) - self.rounds_to_come() * 1.5;
            let middle = 13.0; // a lieutenant, half-way up
            shares[0] = 1.0 / (1.0 + ((middle - lead) / (4.0 + doubt)).exp());
            return shares;
        }
        let mut best = f32::NEG_INFINITY;
        for seat in self.everyone() {
            let hope = self.hope(seat);
            shares[seat.index()] = hope;
            best = best.max(hope);
        }
        let mut sum = 0.0;
        for share in &mut shares[..self.setup.seats] {
            *share = ((*share - best) / doubt).exp();
            sum += *share;
        }
        shares.map(|share| share / sum)
    }

    fn urge(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Buy(card) => {
                let price = f32::from(self.price(card).unwrap_or_default());
                (0.4 + self.promise(seat, card) * 0.8 - 0.15 * price).max(0.05)
            }
            Action::BuyScouted => self.scouted.map_or(0.1, |card| (self.promise(seat, card) * 0.8 - 0.4).max(0.05)),
            Action::Scout => 1.0,
            Action::Pass => 0.1,
            Action::SwapFor(card) => (self.promise(seat, card) - 1.5).max(0.02),
            Action::Give(card) => 1.0 / (0.3 + self.promise(seat, card)),
            Action::Roll => 1.0,
            Action::Take(_) | Action::Turn(_) | Action::EndTurn => 1.0,
            Action::Change(pips) => self.urge_to_change(seat, pips.get()),
            Action::Forge(pips) => 5.0 * self.urge_to_change(seat, pips.get()),
            Action::Place(row) => self.urge_to_place(seat, row),
            Action::Push(row) => self.urge_to_push(row),
            Action::Play(card) => 4.0 + 3.0 * self.gain(seat, card),
            Action::Conquer(region) => 1.0 + 1.5 * self.prize(seat, region),
            Action::Vacate(_) => 1.0,
            Action::Income => 1.5,
            Action::Exchange { die, .. } => self.urge_to_exchange(seat, die),
            Action::Keep => 1.0,
        }
    }
}

impl Phalanxx {
    /// Turns each player still has, about, not counting the one in progress.
    fn rounds_to_come(&self) -> f32 {
        if self.closing {
            return 0.0;
        }
        let a_round = if self.setup.is_solo() { 2.0 } else { self.setup.seats as f32 };
        f32::from(self.pile) / a_round
    }

    /// Turns `seat` still has, not counting the one in progress.
    fn turns_to_come(&self, seat: Seat) -> f32 {
        if self.closing {
            let order = |seat: Seat| (seat.index() + self.setup.seats - self.starter.index()) % self.setup.seats;
            return f32::from(u8::from(order(seat) > order(self.active)));
        }
        self.rounds_to_come().max(1.0)
    }

    /// The points a faction can hope for in the end.
    fn hope(&self, seat: Seat) -> f32 {
        let points = self.tally(seat).total() as f32;
        if self.is_rival(seat) {
            return points;
        }
        let faction = self.faction(seat);
        let turns = self.turns_to_come(seat);
        let low: f32 = faction.home.iter().map(|die| f32::from(6 - die.value())).sum();
        let coins = f32::from(faction.talents.min(10));
        let later = if turns > 0.0 {
            let ready: f32 = faction.hand.iter().map(|card| self.promise(seat, card)).sum();
            ready + COIN * coins * turns.min(1.0) + RESERVE * f32::from(self.reserve(seat).min(6)) * turns.min(4.0)
        } else {
            0.0
        };
        let now = if seat == self.active { self.prospect(later > 0.0) } else { 0.0 };
        points + later + LOW_HOME * low * turns + self.edge(seat) * turns.min(4.0) + now + self.fame_to_come(seat)
    }

    /// What a card in hand promises: its Strength, as far as it can be expected to be played.
    fn promise(&self, seat: Seat, card: Card) -> f32 {
        let sure = if self.meets_condition(seat, card) { READY } else { WAITING };
        let gear = if self.setup.face(card).gear.is_some() { 1.2 } else { 0.0 };
        sure * (self.gain(seat, card) + gear + 0.3)
    }

    /// What playing a card would bring in the end, other cards' growth and Fame included.
    fn gain(&self, seat: Seat, card: Card) -> f32 {
        if card.is_heroism() {
            return 0.0;
        }
        let faction = self.faction(seat);
        let with = faction.display | Set::one(card);
        let strength = strength_of(&self.setup, with) - strength_of(&self.setup, faction.display);
        let deducted = f32::from(self.setup.face(card).deducted) * 0.7;
        let mut after = *faction;
        after.display = with;
        let fame = fame_groups(&self.setup, &after) - fame_groups(&self.setup, faction);
        f32::from(strength) - deducted + 5.0 * f32::from(fame)
    }

    /// Steps towards a first Fame group that are done.
    fn fame_to_come(&self, seat: Seat) -> f32 {
        let faction = self.faction(seat);
        let groups = self.setup.symbols_of(faction.display).into_iter().min().unwrap_or_default();
        let [_, leaders, equipment] = self.setup.colours_of(faction.display);
        if groups == 0 || (leaders > 0 && equipment > 0 && !faction.turned.is_empty()) {
            return 0.0;
        }
        let done = u8::from(leaders > 0) + u8::from(equipment > 0) + u8::from(!faction.turned.is_empty());
        0.8 * f32::from(done) * self.turns_to_come(seat).min(1.0)
    }

    /// How much stronger a faction is than those it could meet.
    fn edge(&self, seat: Seat) -> f32 {
        let own = f32::from(self.faction(seat).strength);
        let others =
            self.everyone().filter(|&other| other != seat).map(|other| f32::from(self.faction(other).strength));
        let strongest = others.fold(0.0, f32::max);
        EDGE * (own - strongest).clamp(-6.0, 6.0)
    }

    /// What holding a region brings: figures and value, and for one taken from someone else that they lose it.
    fn prize(&self, seat: Seat, region: Region) -> f32 {
        let worth = f32::from(self.setup.map.figures(region) + self.setup.map.values[region.index()]);
        match self.holder(region) {
            Some(holder) if holder != seat => worth * 1.4,
            _ => worth,
        }
    }

    /// What the dice not yet used can bring the player in turn. `again` says whether a card can wait for another turn.
    fn prospect(&self, again: bool) -> f32 {
        let seat = self.active;
        let home = self.faction(seat).home;
        let mut fitting = 0;
        let mut actions = 0;
        let mut dice: ArrayVec<Die, 3> = self.dice_left().collect();
        match self.phase {
            Phase::Taken(die) => dice.push(die),
            Phase::Placed(row) => {
                actions += 1;
                let high = self.grey[row.index()].is_some_and(|die| die.pips >= home[row.index()].pips);
                fitting += usize::from(high);
            }
            Phase::Dice | Phase::Moving { .. } | Phase::Turning | Phase::Exchange(_) => {}
            _ => return if self.phase == Phase::TurnEnd { 0.0 } else { 3.5 },
        }
        let is_free = |row: &Row| self.grey[row.index()].is_none();
        let mut spaces: ArrayVec<u8, 3> =
            Row::ALL.into_iter().filter(is_free).map(|row| home[row.index()].value()).collect();
        spaces.sort_unstable();
        dice.sort_unstable_by_key(|die| die.value());
        actions += dice.len();
        let mut next = 0;
        for die in &dice {
            if spaces.get(next).is_some_and(|&space| die.value() >= space) {
                next += 1;
            }
        }
        fitting += next;
        let prizes = self.prizes(seat, again);
        let won: f32 = prizes.iter().take(fitting).map(|prize| prize.max(INCOME)).sum();
        won + INCOME * (actions - fitting.min(prizes.len())) as f32
    }

    /// The three best things to do with a die that is high enough, best first: what they bring beyond what is counted anyway.
    fn prizes(&self, seat: Seat, again: bool) -> ArrayVec<f32, 3> {
        let mut prizes: ArrayVec<f32, 3> = ArrayVec::new();
        let mut add = |prize: f32| {
            let at = prizes.iter().position(|&other| other < prize).unwrap_or(prizes.len());
            if at < 3 {
                if prizes.is_full() {
                    prizes.pop();
                }
                prizes.insert(at, prize);
            }
        };
        for card in self.faction(seat).hand.iter().filter(|&card| self.meets_condition(seat, card)) {
            let counted = if again { self.promise(seat, card) } else { 0.0 };
            add(self.gain(seat, card) + 0.6 - counted);
        }
        for region in self.reach(seat).iter().filter(|&region| self.can_take(region).is_ok()) {
            add(self.prize(seat, region) * 0.9);
        }
        prizes
    }

    /// How much another value would help the die in hand: none if it is high enough already.
    fn urge_to_change(&self, seat: Seat, pips: u8) -> f32 {
        let Phase::Taken(die) = self.phase else { return 0.01 };
        let home = self.faction(seat).home;
        let free = Row::ALL.into_iter().filter(|row| self.grey[row.index()].is_none());
        let Some(lowest) = free.map(|row| home[row.index()].value()).min() else { return 0.01 };
        let helps = die.value() < lowest && pips >= lowest && !self.prizes(seat, false).is_empty();
        if helps { 0.06 } else { 0.004 }
    }

    fn urge_to_place(&self, seat: Seat, row: Row) -> f32 {
        let Phase::Taken(die) = self.phase else { return 1.0 };
        let home = self.faction(seat).home[row.index()];
        if die.pips >= home.pips { 3.0 + 0.3 * f32::from(home.value()) } else { 0.4 }
    }

    fn urge_to_push(&self, row: Row) -> f32 {
        let Phase::Taken(die) = self.phase else { return 0.1 };
        match self.push_gain(die, row) {
            gain if gain > 2 => 0.5 + 0.2 * f32::from(gain),
            _ => 0.25,
        }
    }

    /// An exchange helps if it makes a card of the hand playable.
    fn urge_to_exchange(&self, seat: Seat, die: Die) -> f32 {
        let Phase::Exchange(row) = self.phase else { return 0.1 };
        let mut after = self.clone();
        after.factions[seat.index()].home[row.index()] = die;
        let playable = |state: &Phalanxx| {
            state.faction(seat).hand.iter().filter(|&card| state.meets_condition(seat, card)).count()
        };
        if playable(&after) > playable(self) { 6.0 } else { 0.15 }
    }
}
