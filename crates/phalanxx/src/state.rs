//! A position: what lies where, and what the turn has come to.

use crate::card::{Card, Colour, Gear};
use crate::die::{Die, Row};
use crate::region::Region;
use crate::set::Set;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use table::{Seat, Shared};

/// The special ability on the back of an Action card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Exchanged dice may differ by up to 2. On the card marked 1.
    Intrigue,
    /// Every face-up card costs 1.
    MasterTrader,
    /// Three cards at the start, 2 Strength for each Leader played.
    Legend,
    /// Conquers free regions two steps away.
    ForcedMarch,
}

impl Ability {
    /// All abilities in order.
    pub const ALL: [Ability; 4] = [Ability::Intrigue, Ability::MasterTrader, Ability::Legend, Ability::ForcedMarch];

    /// The name in message ids.
    pub const fn name(self) -> &'static str {
        ["intrigue", "master-trader", "legend", "forced-march"][self as usize]
    }
}

/// One player, or MaXXimilian.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Faction {
    /// The cards in hand.
    pub hand: Set<Card>,
    /// Those of them that nobody else has seen.
    pub secret: Set<Card>,
    /// The played cards.
    pub display: Set<Card>,
    /// Those of them that were turned in conflicts.
    pub turned: Set<Card>,
    /// The regions held.
    pub held: Set<Region>,
    /// The Home dice, row by row.
    pub home: [Die; 3],
    /// The Talents on the Money cards.
    pub talents: u8,
    /// The Strength on the track.
    pub strength: u16,
    /// Figures that went back to the box.
    pub lost: u8,
    /// The ability of the Action card, in the expert game.
    pub ability: Option<Ability>,
}

impl Faction {
    /// The sum of the Home dice.
    pub fn home_sum(&self) -> u8 {
        self.home.iter().map(|die| die.value()).sum()
    }

    /// The played cards that were never turned.
    pub fn upright(&self) -> Set<Card> {
        self.display - self.turned
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The lot for the Action card marked 1.
    Starter,
    /// The lot for the Action card of this seat, in the expert game.
    Ability(Seat),
    /// The first face-up cards.
    FirstRow,
    /// The first cards in this seat's hand.
    Deal(Seat),
    /// The Home die of this seat and row.
    Home(Seat, Row),
    /// Buy, or pass.
    Buy,
    /// The draw that shows the Scout the top card.
    Scouting,
    /// Roll, or swap first if the price allows it.
    Bought {
        /// Whether a swap is still open.
        swap: bool,
    },
    /// The card to give for the one wanted.
    Swapping {
        /// The card wanted.
        wanted: Card,
    },
    /// The draw that fills the row.
    Refill,
    /// The roll of this Travelling die, from 0.
    Rolling(u8),
    /// Choose a Travelling die.
    Dice,
    /// A die is taken: change it, place it or push with it.
    Taken(Die),
    /// The die lies on the grey space of this row: what is it used for?
    Placed(Row),
    /// Income was taken with the die of this row: exchange its Home die?
    Exchange(Row),
    /// So many figures are still to be moved before this region can be held.
    Moving {
        /// The region to conquer.
        target: Region,
        /// How many are missing.
        missing: u8,
    },
    /// A conflict was won: which card is turned?
    Turning,
    /// All dice are used: pass them on.
    TurnEnd,
    /// The draw that fills the row after MaXXimilian has taken his card.
    RivalRefill,
    /// The game has ended.
    Over,
}

/// Where Heroism is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heroism {
    /// Still in the pile.
    Hidden,
    /// Face up on the row.
    Shown,
    /// Back in the box.
    Gone,
}

/// A position of Phalanxx. It is plain data: tests and lessons lay out any position they like.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phalanxx {
    /// What never changes during this game.
    pub setup: Shared<Setup>,
    /// What the game waits for, in full.
    pub phase: Phase,
    /// Who moves first.
    pub starter: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns that have ended.
    pub turns: u8,
    /// Whether this is the last round.
    pub closing: bool,
    /// Cards nobody has seen: in the pile, or back in the box unseen.
    pub unseen: Set<Card>,
    /// How many cards lie in the pile.
    pub pile: u8,
    /// Where Heroism is.
    pub heroism: Heroism,
    /// The face-up cards, the far right first.
    pub row: [Option<Card>; 5],
    /// The top card of the pile, when the Scout has seen it.
    pub scouted: Option<Card>,
    /// Travelling dice not yet used, in order; none behind the first gap.
    pub travelling: [Option<Die>; 3],
    /// The grey spaces of the active player.
    pub grey: [Option<Die>; 3],
    /// Whether the Blacksmith has worked this turn.
    pub forged: bool,
    /// The players by seat; MaXXimilian is the second of the solo game.
    pub factions: [Faction; 4],
}

impl Phalanxx {
    /// The position before anything has happened: nothing dealt, nothing rolled.
    pub(crate) fn opening(setup: Shared<Setup>) -> Phalanxx {
        let faction = Faction {
            hand: Set::EMPTY,
            secret: Set::EMPTY,
            display: Set::EMPTY,
            turned: Set::EMPTY,
            held: Set::EMPTY,
            home: Colour::ALL.map(Die::unrolled),
            talents: 0,
            strength: 0,
            lost: 0,
            ability: None,
        };
        Phalanxx {
            phase: if setup.is_solo() { Phase::FirstRow } else { Phase::Starter },
            starter: Seat(0),
            active: Seat(0),
            turns: 0,
            closing: false,
            unseen: Card::all().collect(),
            pile: setup.pile(),
            heroism: Heroism::Hidden,
            row: [None; 5],
            scouted: None,
            travelling: [Some(Die::unrolled(Colour::White)); 3],
            grey: [None; 3],
            forged: false,
            factions: [faction; 4],
            setup,
        }
    }

    /// The Travelling dice not yet used.
    pub fn dice_left(&self) -> impl Iterator<Item = Die> + use<> {
        self.travelling.into_iter().flatten()
    }

    /// The faction of a seat. MaXXimilian is seat 1 of the solo game.
    pub fn faction(&self, seat: Seat) -> &Faction {
        &self.factions[seat.index()]
    }

    pub(crate) fn faction_mut(&mut self, seat: Seat) -> &mut Faction {
        &mut self.factions[seat.index()]
    }

    /// Every faction in the order of seats.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.setup.factions)
    }

    /// The figures `seat` has on the board.
    pub fn figures(&self, seat: Seat) -> u8 {
        self.setup.map.figures_on(self.faction(seat).held)
    }

    /// The figures in `seat`'s reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.setup.figures - self.faction(seat).lost - self.figures(seat)
    }

    /// Who holds a region.
    pub fn holder(&self, region: Region) -> Option<Seat> {
        self.everyone().find(|&seat| self.faction(seat).held.contains(region))
    }

    /// All regions that someone holds.
    pub fn occupied(&self) -> Set<Region> {
        self.factions[..self.setup.factions].iter().fold(Set::EMPTY, |all, faction| all | faction.held)
    }

    /// Whether `seat` has played a card with this ability.
    pub fn has_gear(&self, seat: Seat, gear: Gear) -> bool {
        self.setup.has_gear(self.faction(seat).display, gear)
    }

    /// Whether `seat` is MaXXimilian.
    pub fn is_rival(&self, seat: Seat) -> bool {
        self.setup.is_solo() && seat.0 == 1
    }

    /// The ranges that `seat`'s two Money cards show: the fronts, or the backs once there is more than the fronts can show.
    pub fn money_shown(&self, seat: Seat) -> [(u8, u8); 2] {
        if self.faction(seat).talents > 21 { [(22, 32), (33, self.setup.talents)] } else { [(0, 10), (11, 21)] }
    }

    /// Adds Talents, as far as the Money cards can show them.
    pub(crate) fn earn(&mut self, seat: Seat, talents: u8) {
        let most = self.setup.talents;
        let faction = self.faction_mut(seat);
        faction.talents = faction.talents.saturating_add(talents).min(most);
    }

    /// Takes Talents away; the rules have checked that they are there.
    pub(crate) fn pay(&mut self, seat: Seat, talents: u8) {
        self.faction_mut(seat).talents -= talents;
    }
}
