//! What counts in a position: points as they stand, and what hand, dice, money, reserve and map promise for the turns to come.
//!
//! Points count in tens, so that all terms are about as large as 1. The solo player's terms are what they have more than MaXXimilian.

use crate::card::{Card, Gear};
use crate::region::Region;
use crate::rules::Part;
use crate::scoring::{fame_groups, growth_by};
use crate::set::Set;
use crate::state::{Faction, Phalanxx, Phase};
use table::{AllTerms, Seat, Terms};

macro_rules! terms {
    ($($name:ident $said:literal,)*) => {
        #[derive(Clone, Copy)]
        enum Term { $($name),* }

        /// The names of the terms in the order of their numbers.
        pub(super) const NAMES: [&str; [$($said),*].len()] = [$($said),*];
    };
}

terms! {
    Cards "cards",
    Fame "fame",
    FameNear "fame-near",
    Figures "figures",
    Sites "sites",
    Talents "talents",
    Purse "purse",
    Ready "ready",
    Waiting "waiting",
    Gear "gear",
    Home "home",
    Reserve "reserve",
    Edge "edge",
    Heroism "heroism",
    Open "open",
    Spoils "spoils",
    Exposed "exposed",
    Turn "turn",
    Later "later",
    Alone "alone",
}

/// Points that count as 1.
const TEN: f32 = 10.0;
/// Talents beyond so many buy nothing more.
const PURSE: u8 = 8;
/// Cards one can hope to play in a turn.
const CARDS_A_TURN: f32 = 1.5;
/// A solo player's rank follows from points more gently than a victory over somebody does.
const ALONE: f32 = 0.6;

impl Phalanxx {
    /// Turns that will still begin, at the whole table.
    fn turns_to_begin(&self) -> u8 {
        if self.setup.is_solo() {
            return if self.closing { 0 } else { self.pile.div_ceil(2) };
        }
        let seats = self.setup.seats as u8;
        let before_refill = matches!(
            self.phase,
            Phase::Buy | Phase::Scouting | Phase::Bought { .. } | Phase::Swapping { .. } | Phase::Refill
        );
        let until_closing = match (self.closing, before_refill) {
            (true, _) => 1,
            (false, true) => self.pile + 1,
            (false, false) => self.pile + 2,
        };
        (self.turns + until_closing).div_ceil(seats) * seats - self.turns - 1
    }

    /// Turns of `seat` that will still begin.
    fn turns_to_come(&self, seat: Seat) -> u8 {
        let seats = self.setup.seats;
        let ahead = (seat.index() + seats - self.active.index() - 1) % seats + 1;
        (usize::from(self.turns_to_begin()) + seats - ahead).div_euclid(seats) as u8
    }

    pub(super) fn share_played(&self) -> f32 {
        let done = f32::from(self.turns);
        done / (done + 1.0 + f32::from(self.turns_to_begin()))
    }

    pub(super) fn write_terms(&self, terms: &mut AllTerms) {
        for seat in Seat::first(self.setup.seats) {
            self.write_points(seat, &mut terms[seat.index()]);
            self.write_promises(seat, &mut terms[seat.index()]);
        }
        if self.setup.is_solo() {
            self.write_points(Seat(1), &mut terms[1]);
            let [own, rival, ..] = terms;
            own.iter_mut().zip(rival).for_each(|(own, rival)| *own = ALONE * (*own - std::mem::take(rival)));
            own[Term::Alone as usize] = 1.0;
        }
    }

    /// What would score if the game ended now.
    fn write_points(&self, seat: Seat, terms: &mut Terms) {
        let tally = self.tally(seat);
        let points = [
            (Term::Cards, tally.strength + tally.conflicts + tally.camouflage),
            (Term::Fame, tally.fame),
            (Term::Figures, tally.figures),
            (Term::Sites, tally.sites),
        ];
        for (term, points) in points {
            terms[term as usize] = points as f32 / TEN;
        }
    }

    /// What may still come of it.
    fn write_promises(&self, seat: Seat, terms: &mut Terms) {
        let faction = self.faction(seat);
        let turns = f32::from(self.turns_to_come(seat));
        let some = turns.min(1.0);
        let in_turn = seat == self.active;
        let mut write = |term: Term, value: f32| terms[term as usize] = value;
        write(Term::Talents, f32::from(faction.talents) / 3.0 / TEN);
        write(Term::Purse, some * f32::from(faction.talents.min(PURSE)) / f32::from(PURSE));
        let (ready, waiting) = self.hopes(seat, CARDS_A_TURN * turns);
        write(Term::Ready, ready / TEN);
        write(Term::Waiting, waiting / TEN);
        write(Term::FameNear, some * self.fame_to_come(seat));
        let gear = Gear::ALL.into_iter().filter(|&gear| self.has_gear(seat, gear)).count();
        write(Term::Gear, gear as f32 * turns.min(4.0) / 4.0);
        write(Term::Home, (12.0 - f32::from(faction.home_sum())) / 6.0 * turns.min(4.0) / 4.0);
        write(Term::Reserve, f32::from(self.reserve(seat).min(6)) / 6.0 * turns.min(3.0) / 3.0);
        write(Term::Heroism, f32::from(self.heroism_total(seat)) / 4.0);
        write(Term::Edge, some * self.edge(seat));
        let (open, spoils) = self.prey(seat);
        write(Term::Open, some * open / TEN);
        write(Term::Spoils, some * spoils / TEN);
        write(Term::Exposed, self.exposed(seat) / TEN);
        write(Term::Turn, if in_turn { self.prospect(turns > 0.0) / TEN } else { 0.0 });
        write(Term::Later, turns - f32::from(self.turns_to_begin()) / self.setup.seats as f32);
    }

    /// What the cards in hand promise: those whose condition holds, and the others the more the nearer they are to it. With more cards
    /// than one can hope to play, each counts less.
    fn hopes(&self, seat: Seat, playable: f32) -> (f32, f32) {
        let hand = self.faction(seat).hand;
        let (mut ready, mut waiting) = (0.0, 0.0);
        for card in hand.iter() {
            let near = self.nearness(seat, card);
            let gain = self.gain(seat, card);
            if near >= 1.0 { ready += gain } else { waiting += gain * near * near }
        }
        let share = (playable / f32::from(hand.len().max(1))).min(1.0);
        (ready * share, waiting * share)
    }

    /// How near a card is to being playable: 1 if it is.
    fn nearness(&self, seat: Seat, card: Card) -> f32 {
        let of_part = |part: &Part| if part.holds() { 1.0 } else { f32::from(part.has) / f32::from(part.least) };
        self.condition_parts(seat, card).iter().map(of_part).fold(1.0, f32::min)
    }

    /// What a card in hand promises.
    pub(super) fn promise(&self, seat: Seat, card: Card) -> f32 {
        let near = self.nearness(seat, card);
        (0.15 + 0.5 * near * near) * (self.gain(seat, card) + 0.3)
    }

    /// What playing a card would bring in the end, other cards' growth, Fame and lasting abilities included.
    pub(super) fn gain(&self, seat: Seat, card: Card) -> f32 {
        if card.is_heroism() {
            return 0.0;
        }
        let faction = self.faction(seat);
        let face = self.setup.face(card);
        let strength = f32::from(growth_by(&self.setup, faction.display, card)) - f32::from(face.deducted) * 0.7;
        let gear = if face.gear.is_some() { 0.3 * f32::from(self.turns_to_come(seat).min(5)) } else { 0.0 };
        strength + gear + 5.0 * f32::from(self.fame_by(faction, card))
    }

    /// The Fame groups that one more card completes.
    fn fame_by(&self, faction: &Faction, card: Card) -> u8 {
        if faction.turned.is_empty() {
            return 0;
        }
        let mut after = *faction;
        after.display.insert(card);
        fame_groups(&self.setup, &after) - fame_groups(&self.setup, faction)
    }

    /// How far a next Fame group has come: from 0 to 1.
    fn fame_to_come(&self, seat: Seat) -> f32 {
        let faction = self.faction(seat);
        let symbols = self.setup.symbols_of(faction.display);
        let groups = symbols.into_iter().min().unwrap_or_default();
        let [_, leaders, equipment] = self.setup.colours_of(faction.display);
        let done = [leaders > 0, equipment > 0, !faction.turned.is_empty()];
        let done = done.into_iter().filter(|&done| done).count() as f32 / 3.0;
        let next = symbols.into_iter().filter(|&symbol| symbol > groups).count() as f32 / 3.0;
        let waiting = if done < 1.0 { f32::from(groups.min(2)) } else { 0.0 };
        (0.25 + 0.75 * done) * next * next + done * waiting
    }

    /// How much stronger a faction is than the others.
    fn edge(&self, seat: Seat) -> f32 {
        let own = f32::from(self.faction(seat).strength);
        let others = self.everyone().filter(|&other| other != seat);
        let (mut sum, mut count) = (0.0, 0.0);
        for other in others {
            sum += (own - f32::from(self.faction(other).strength)).clamp(-6.0, 6.0) / 6.0;
            count += 1.0;
        }
        sum / count
    }

    /// What holding a region brings.
    pub(super) fn worth(&self, region: Region) -> f32 {
        f32::from(self.setup.map.figures(region) + self.setup.map.values[region.index()])
    }

    /// What the best free region in reach is worth, and the best one of somebody weaker.
    fn prey(&self, seat: Seat) -> (f32, f32) {
        let reach = self.setup.map.around(self.faction(seat).held);
        let best = |regions: Set<Region>| regions.iter().map(|region| self.worth(region)).fold(0.0, f32::max);
        let mut spoils: f32 = 0.0;
        let mut free = reach - self.faction(seat).held;
        for other in self.everyone().filter(|&other| other != seat) {
            let held = self.faction(other).held;
            free = free - held;
            let near = reach & held;
            if !near.is_empty() && self.can_attack(seat, other).is_ok() {
                spoils = spoils.max(best(near));
            }
        }
        (best(free), spoils)
    }

    /// What lies open to somebody stronger next door.
    fn exposed(&self, seat: Seat) -> f32 {
        let held = self.faction(seat).held;
        let mut open = Set::EMPTY;
        for other in self.everyone().filter(|&other| other != seat && !self.is_rival(other)) {
            if self.turns_to_come(other) > 0 && self.can_attack(other, seat).is_ok() {
                open = open | (self.setup.map.around(self.faction(other).held) & held);
            }
        }
        open.iter().map(|region| self.worth(region)).sum()
    }
}
