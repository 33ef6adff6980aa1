//! Strength during the game and the points at its end.

use crate::card::{Card, Colour};
use crate::clauses::*;
use crate::set::Set;
use crate::setup::Setup;
use crate::state::{Ability, Faction, Phalanxx, Phase};
use table::{ClauseId, Message, Payoffs, ScoreLine, Seat, Standing};

/// What a won conflict costs on the track, and gives back at the end.
pub const CONFLICT: u16 = 3;
/// What a Fame group brings.
const FAME: i32 = 5;
/// What the Legend gains with each Leader.
const LEGEND: u16 = 2;
/// How many Talents make a point.
const TALENTS: u8 = 3;

/// How many of everything that cards grow by there are among these: the colours, then the symbols.
fn counts_of(setup: &Setup, cards: Set<Card>) -> [u8; 6] {
    let ([a, b, c], [d, e, f]) = (setup.colours_of(cards), setup.symbols_of(cards));
    [a, b, c, d, e, f]
}

/// What a card among so many others is worth.
fn worth(setup: &Setup, card: Card, counts: &[u8; 6]) -> u16 {
    let face = setup.face(card);
    let grown = face.scale.map_or(0, |scale| {
        let itself = scale.counts.colour() == Some(face.colour) && !setup.rulings.counts_itself;
        scale.steps[usize::from(counts[scale.counts as usize] - u8::from(itself)).min(4)]
    });
    u16::from(face.strength + grown)
}

/// The Strength of these cards together, each growing card at its present count.
pub fn strength_of(setup: &Setup, cards: Set<Card>) -> u16 {
    let counts = counts_of(setup, cards);
    cards.iter().map(|card| worth(setup, card, &counts)).sum()
}

/// What one more card adds to the Strength of these: its own, and what it lets the others grow.
pub fn growth_by(setup: &Setup, cards: Set<Card>, card: Card) -> u16 {
    let growing = cards & setup.growing;
    if growing.is_empty() && setup.face(card).scale.is_none() {
        return u16::from(setup.face(card).strength);
    }
    let (before, after) = (counts_of(setup, cards), counts_of(setup, cards | Set::one(card)));
    let grown = |other: Card| worth(setup, other, &after) - worth(setup, other, &before);
    worth(setup, card, &after) + growing.iter().map(grown).sum::<u16>()
}

/// The Strength a faction must have on the track: cards, less conflicts, plus the Legend's Leaders.
pub fn track_of(setup: &Setup, faction: &Faction) -> u16 {
    let leaders = setup.colours_of(faction.display)[Colour::Orange as usize];
    let legend = if faction.ability == Some(Ability::Legend) { LEGEND * u16::from(leaders) } else { 0 };
    (strength_of(setup, faction.display) + legend).saturating_sub(CONFLICT * u16::from(faction.turned.len()))
}

/// How many Fame groups a faction has: sets of the three symbols, if a Leader, an Equipment and a turned card are there.
pub fn fame_groups(setup: &Setup, faction: &Faction) -> u8 {
    let [_, leaders, equipment] = setup.colours_of(faction.display);
    if leaders == 0 || equipment == 0 || faction.turned.is_empty() {
        return 0;
    }
    setup.symbols_of(faction.display).into_iter().min().unwrap_or_default()
}

/// Where the points of one faction come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The Strength on the track.
    pub strength: i32,
    /// 3 for each turned card.
    pub conflicts: i32,
    /// 5 for each Fame group.
    pub fame: i32,
    /// 1 for each figure on the board.
    pub figures: i32,
    /// 1 for every 3 Talents.
    pub talents: i32,
    /// The values of cities and oases.
    pub sites: i32,
    /// What Camouflage takes back.
    pub camouflage: i32,
}

impl Tally {
    /// The sources in the order of the rulebook: the clause, the name, the points.
    pub fn lines(&self) -> [(ClauseId, &'static str, i32); 7] {
        [
            (PX_162, "strength", self.strength),
            (PX_163, "conflicts", self.conflicts),
            (PX_164, "fame", self.fame),
            (PX_165, "figures", self.figures),
            (PX_166, "talents", self.talents),
            (PX_167, "sites", self.sites),
            (PX_168, "camouflage", self.camouflage),
        ]
    }

    /// The sum.
    pub fn total(&self) -> i32 {
        self.lines().iter().map(|&(_, _, points)| points).sum()
    }
}

/// What a solo game was worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Not ahead of MaXXimilian.
    Discharged,
    /// Ahead by 1 to 5.
    Company,
    /// By 6 to 10.
    Sergeant,
    /// By 11 to 15.
    Lieutenant,
    /// By 16 to 20.
    General,
    /// By 21 to 25.
    Adviser,
    /// By 26 or more.
    Great,
}

impl Rank {
    /// The rank for being ahead by so much.
    pub fn of(margin: i32) -> Rank {
        match margin {
            ..=0 => Rank::Discharged,
            1..=5 => Rank::Company,
            6..=10 => Rank::Sergeant,
            11..=15 => Rank::Lieutenant,
            16..=20 => Rank::General,
            21..=25 => Rank::Adviser,
            26.. => Rank::Great,
        }
    }

    /// The rank as a share of the best one.
    pub fn share(self) -> f32 {
        f32::from(self as u8) / f32::from(Rank::Great as u8)
    }

    /// The clause that grants it.
    pub const fn clause(self) -> ClauseId {
        [PX_212, PX_213, PX_214, PX_215, PX_216, PX_217, PX_218][self as usize]
    }

    /// The name in message ids.
    pub const fn name(self) -> &'static str {
        ["discharged", "company", "sergeant", "lieutenant", "general", "adviser", "great"][self as usize]
    }
}

impl Phalanxx {
    /// Moves `seat`'s disk on the Strength track to where the cards say.
    pub(crate) fn update_strength(&mut self, seat: Seat) {
        self.faction_mut(seat).strength = track_of(&self.setup, self.faction(seat));
    }

    /// What `seat` would score if the game ended now. MaXXimilian scores less.
    pub fn tally(&self, seat: Seat) -> Tally {
        let faction = self.faction(seat);
        let rival = self.is_rival(seat);
        let camouflage: i32 = faction.display.iter().map(|card| i32::from(self.setup.face(card).deducted)).sum();
        let figures = if rival && !self.setup.rulings.rival_scores_figures { 0 } else { i32::from(self.figures(seat)) };
        Tally {
            strength: i32::from(faction.strength),
            conflicts: i32::from(CONFLICT) * i32::from(faction.turned.len()),
            fame: if rival { 0 } else { FAME * i32::from(fame_groups(&self.setup, faction)) },
            figures,
            talents: if rival { 0 } else { i32::from(faction.talents / TALENTS) },
            sites: self.setup.map.value_of(faction.held) as i32,
            camouflage: -camouflage,
        }
    }

    /// How far the solo player is ahead of MaXXimilian.
    pub fn margin(&self) -> i32 {
        self.tally(Seat(0)).total() - self.tally(Seat(1)).total()
    }

    /// What decides between equals: total first, then the sum of the Home dice.
    fn merit(&self, seat: Seat) -> (i32, u8) {
        (self.tally(seat).total(), self.faction(seat).home_sum())
    }

    pub(crate) fn shares(&self) -> Payoffs {
        let mut shares = Payoffs::default();
        if self.phase != Phase::Over {
            return shares;
        }
        if self.setup.is_solo() {
            shares[0] = Rank::of(self.margin()).share();
            return shares;
        }
        let mut merits = [(i32::MIN, 0); 4];
        self.everyone().for_each(|seat| merits[seat.index()] = self.merit(seat));
        let best = merits.into_iter().max().expect("four entries");
        let winners = merits.into_iter().filter(|&merit| merit == best).count() as f32;
        for (share, _) in shares.iter_mut().zip(merits).filter(|&(_, merit)| merit == best) {
            *share = 1.0 / winners;
        }
        shares
    }

    pub(crate) fn ranking(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let seats = || Seat::first(self.setup.seats);
        let tallies: Vec<Tally> = seats().map(|seat| self.tally(seat)).collect();
        let line = |index: usize| ScoreLine {
            label: Message::new(format!("phalanxx-score-{}", tallies[0].lines()[index].1)),
            points: tallies.iter().map(|tally| tally.lines()[index].2).collect(),
        };
        let merits: Vec<(i32, u8)> = seats().map(|seat| self.merit(seat)).collect();
        let scores: Vec<i32> = merits.iter().map(|&(total, _)| total).collect();
        let mut ranks: Vec<u8> =
            merits.iter().map(|merit| 1 + merits.iter().filter(|other| *other > merit).count() as u8).collect();
        let reason = if self.setup.is_solo() {
            let rank = Rank::of(self.margin());
            ranks[0] = if rank == Rank::Discharged { 2 } else { 1 };
            Message::new("phalanxx-end-solo")
                .with("own", scores[0])
                .with("rival", self.tally(Seat(1)).total())
                .with("margin", self.margin())
                .with("clause", rank.clause())
                .with("rank", Message::new(format!("phalanxx-rank-{}", rank.name())))
        } else {
            let best = scores.iter().max().expect("someone plays");
            let tied = scores.iter().filter(|&score| score == best).count() > 1;
            let winners: Vec<Message> = seats()
                .filter(|seat| ranks[seat.index()] == 1)
                .map(|seat| Message::new("phalanxx-player").with("seat", seat))
                .collect();
            let how = match (winners.len(), tied) {
                (1, false) => "phalanxx-end-strength",
                (1, true) => "phalanxx-end-dice",
                _ => "phalanxx-end-shared",
            };
            Message::new(how).with("winners", winners).with("score", *best)
        };
        Some(Standing { scores, ranks, reason, breakdown: (0..7).map(line).collect() })
    }
}
