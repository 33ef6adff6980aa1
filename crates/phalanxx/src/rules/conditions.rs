//! The conditions of Era cards, part by part.

use crate::card::{Card, Condition, Gear};
use crate::state::Phalanxx;
use arrayvec::ArrayVec;
use table::Seat;

/// What a part of a condition counts. Colours and symbols stand in the order of `Colour::ALL` and `Symbol::ALL`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Home dice of a colour.
    HomeColour(u8),
    /// Figures on the board.
    Figures,
    /// Played cards of a colour.
    Played(u8),
    /// The sum of the Home dice.
    HomeSum,
    /// The highest Home die.
    HomeDie,
    /// Talents owned.
    Talents,
    /// Strength on the track.
    Strength,
    /// Cities held.
    Cities,
    /// Oases held.
    Oases,
    /// Cities and oases held.
    Sites,
    /// Symbols of a kind on played cards.
    Symbol(u8),
}

/// One thing a condition asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What is counted.
    pub kind: Kind,
    /// The least number.
    pub least: u16,
    /// What the player has.
    pub has: u16,
    /// Whether a Supply Wagon makes it void.
    pub waived: bool,
}

impl Part {
    /// Whether this part holds.
    pub fn holds(&self) -> bool {
        self.waived || self.has >= self.least
    }
}

impl Phalanxx {
    /// Everything the condition of a card asks of `seat`, with what is there.
    pub fn condition_parts(&self, seat: Seat, card: Card) -> ArrayVec<Part, 3> {
        let mut parts = ArrayVec::new();
        let faction = self.faction(seat);
        let mut ask = |kind, least: u8, has: u16, waived| {
            if least > 0 {
                parts.push(Part { kind, least: u16::from(least), has, waived });
            }
        };
        let map = &self.setup.map;
        match self.setup.face(card).condition {
            None => {}
            Some(Condition::HomeColours(colours)) => {
                for (colour, least) in (0u8..).zip(colours) {
                    let has = faction.home.iter().filter(|die| die.colour as u8 == colour).count();
                    ask(Kind::HomeColour(colour), least, has as u16, false);
                }
            }
            Some(Condition::Figures(least)) => ask(Kind::Figures, least, u16::from(self.figures(seat)), false),
            Some(Condition::Played(colours)) => {
                let played = self.setup.colours_of(faction.display);
                for (colour, least) in (0u8..).zip(colours) {
                    ask(Kind::Played(colour), least, u16::from(played[usize::from(colour)]), false);
                }
            }
            Some(Condition::HomeDice { sum, single }) => {
                let waived = self.has_gear(seat, Gear::DiceWagon);
                if self.setup.rulings.single_die {
                    let highest = faction.home.iter().map(|die| die.value()).max().unwrap_or_default();
                    ask(Kind::HomeDie, single, u16::from(highest), waived);
                } else {
                    ask(Kind::HomeSum, sum, u16::from(faction.home_sum()), waived);
                }
            }
            Some(Condition::Talents(least)) => {
                let waived = self.has_gear(seat, Gear::TalentWagon);
                ask(Kind::Talents, least, u16::from(faction.talents), waived);
            }
            Some(Condition::Strength(least)) => ask(Kind::Strength, least, faction.strength, false),
            Some(Condition::Sites { cities, oases, any }) => {
                let (in_cities, in_oases) = ((faction.held & map.cities).len(), (faction.held & map.oases).len());
                ask(Kind::Cities, cities, u16::from(in_cities), false);
                ask(Kind::Oases, oases, u16::from(in_oases), false);
                ask(Kind::Sites, any, u16::from(in_cities + in_oases), false);
            }
            Some(Condition::Symbols(symbols)) => {
                let shown = self.setup.symbols_of(faction.display);
                for (symbol, least) in (0u8..).zip(symbols) {
                    ask(Kind::Symbol(symbol), least, u16::from(shown[usize::from(symbol)]), false);
                }
            }
        }
        parts
    }

    /// Whether `seat` meets the condition of a card.
    pub fn meets_condition(&self, seat: Seat, card: Card) -> bool {
        self.condition_parts(seat, card).iter().all(Part::holds)
    }
}
