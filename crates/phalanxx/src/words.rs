//! Names of things, as messages and as ids of elements in the scene.

use crate::card::{Card, Colour, Counted, Symbol};
use crate::die::{Die, Row};
use crate::region::Region;
use crate::rules::Part;
use crate::rules::conditions::Kind;
use crate::setup::Setup;
use crate::state::{Ability, Phalanxx};
use table::{Arg, Message, Seat};

/// The player on a seat, or MaXXimilian.
pub(crate) fn who(state: &Phalanxx, seat: Seat) -> Arg {
    if state.is_rival(seat) { Message::new("phalanxx-maxximilian").into() } else { seat.into() }
}

pub(crate) fn die(die: Die) -> Message {
    Message::new("phalanxx-die").with("colour", die_colour(die.colour)).with("pips", die.value())
}

pub(crate) fn die_colour(colour: Colour) -> Message {
    Message::new(format!("phalanxx-die-{}", colour.name()))
}

pub(crate) fn card_colour(colour: Colour) -> Message {
    Message::new(format!("phalanxx-colour-{}", colour.name()))
}

pub(crate) fn symbol(symbol: Symbol) -> Message {
    Message::new(format!("phalanxx-symbol-{}", symbol.name()))
}

pub(crate) fn counted(counted: Counted) -> Message {
    Message::new(format!("phalanxx-counted-{}", counted.name()))
}

pub(crate) fn ability(ability: Ability) -> Message {
    Message::new(format!("phalanxx-ability-{}", ability.name()))
}

pub(crate) fn row(row: Row) -> Message {
    Message::new(format!("phalanxx-row-{}", row.name()))
}

/// The row where there is little room.
pub(crate) fn row_in_short(row: Row) -> Message {
    Message::new(format!("phalanxx-row-short-{}", row.name()))
}

/// "Issos (Kilikia)" or "Lydia"; a region that is not in play goes by its id.
pub(crate) fn region(setup: &Setup, region: Region) -> Message {
    match setup.map.places.iter().find(|place| place.region == region) {
        Some(place) => match &place.site {
            Some(site) => Message::new("phalanxx-site").with("site", site.as_str()).with("region", place.name.as_str()),
            None => Message::new("phalanxx-region").with("region", place.name.as_str()),
        },
        None => Message::new("phalanxx-region").with("region", region.to_string()),
    }
}

/// What a part of a condition asks for.
pub(crate) fn part(part: &Part) -> Message {
    let least = |id: String| Message::new(id).with("least", part.least).with("has", part.has);
    match part.kind {
        Kind::HomeColour(colour) => {
            least("phalanxx-needs-home-colour".into()).with("colour", die_colour(Colour::ALL[usize::from(colour)]))
        }
        Kind::Played(colour) => {
            least("phalanxx-needs-played".into()).with("colour", card_colour(Colour::ALL[usize::from(colour)]))
        }
        Kind::Symbol(kind) => {
            least("phalanxx-needs-symbol".into()).with("symbol", symbol(Symbol::ALL[usize::from(kind)]))
        }
        Kind::Figures => least("phalanxx-needs-figures".into()),
        Kind::HomeSum => least("phalanxx-needs-home-sum".into()),
        Kind::HomeDie => least("phalanxx-needs-home-die".into()),
        Kind::Talents => least("phalanxx-needs-talents".into()),
        Kind::Strength => least("phalanxx-needs-strength".into()),
        Kind::Cities => least("phalanxx-needs-cities".into()),
        Kind::Oases => least("phalanxx-needs-oases".into()),
        Kind::Sites => least("phalanxx-needs-sites".into()),
    }
}

pub(crate) fn card_element(card: Card) -> String {
    format!("card-{card}")
}

pub(crate) fn region_element(region: Region) -> String {
    format!("region-{region}")
}

pub(crate) fn red_element(seat: Seat, row: Row) -> String {
    format!("red-{}-{}", seat.0, row.name())
}

pub(crate) fn grey_element(row: Row) -> String {
    format!("grey-{}", row.name())
}

pub(crate) fn die_element(die: Die) -> String {
    format!("die-{die}")
}
