//! Why something may not be done: the clause, and what is missing.

use super::Part;
use super::conditions::Kind;
use crate::card::Card;
use crate::clauses::*;
use crate::die::{Die, Row};
use crate::region::Region;
use crate::state::Phalanxx;
use crate::words;
use table::{ClauseId, Message, Refusal, Seat};

/// Why an action may not be taken: small and quick to make, turned into words only for someone who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    NotNow,
    NotOnRow(Card),
    HeroismIsNotForSale,
    HeroismIsNotForSwap,
    TooDear { price: u8, talents: u8 },
    NoScout,
    NothingToScout,
    ScoutedAlready,
    NothingScouted,
    ScoutedHeroism,
    NoSwap,
    NotInHand(Card),
    NoSuchDie(Die),
    ShowsThatAlready,
    NoFigureToGiveUp,
    NoBlacksmith,
    SmithIsTired,
    SpaceIsTaken(Row),
    TooLow { die: Die, home: Die },
    PushTooDear { cost: u8, talents: u8 },
    NotInHandToPlay(Card),
    Condition(Card),
    NotInPlay(Region),
    OwnRegion(Region),
    NotAdjacent(Region),
    NoRegionLeft,
    MarchIntoConflict(Region),
    MarchThroughOccupied(Region),
    TooFewFigures { needed: u8, reserve: u8, movable: u8 },
    TooWeakToFight { strength: u16 },
    NoCardToTurn,
    NotStronger { own: u16, other: u16, holder: Seat },
    NotMoreHeroic { own: i8, other: i8, holder: Seat },
    NotYourRegion(Region),
    SiteIsKept(Region),
    NotInDisplay(Card),
    TurnedAlready(Card),
    NobodyToExchangeWith,
    NotTheirDie { with: Seat, die: Die },
    UnequalDice { own: Die, other: Die, tolerance: u8 },
}

impl Why {
    /// In words, for a player of `state`.
    pub(crate) fn refusal(self, state: &Phalanxx) -> Refusal {
        let setup = &state.setup;
        let say = |id: &str| Message::new(format!("phalanxx-refusal-{id}"));
        let of_card = |id: &str, card: Card| say(id).with("card", setup.title(card));
        let of_region = |id: &str, region: Region| say(id).with("region", words::region(setup, region));
        let (clause, reason): (ClauseId, Message) = match self {
            Why::NotNow => (PX_060, say("not-now")),
            Why::NotOnRow(card) => (PX_063, of_card("not-on-row", card)),
            Why::HeroismIsNotForSale => (PX_149, say("heroism-not-for-sale")),
            Why::HeroismIsNotForSwap => (PX_D08, say("heroism-not-for-swap")),
            Why::TooDear { price, talents } => (PX_064, say("too-dear").with("price", price).with("talents", talents)),
            Why::NoScout => (PX_189, say("no-scout")),
            Why::NothingToScout => (PX_D11, say("nothing-to-scout")),
            Why::ScoutedAlready => (PX_191, say("scouted-already")),
            Why::NothingScouted => (PX_190, say("nothing-scouted")),
            Why::ScoutedHeroism => (PX_D11, say("scouted-heroism")),
            Why::NoSwap => (PX_069, say("no-swap")),
            Why::NotInHand(card) => (PX_066, of_card("not-in-hand", card)),
            Why::NoSuchDie(die) => (PX_079, say("no-such-die").with("die", words::die(die))),
            Why::ShowsThatAlready => (PX_117, say("shows-that-already")),
            Why::NoFigureToGiveUp => (PX_118, say("no-figure-to-give-up")),
            Why::NoBlacksmith => (PX_184, say("no-blacksmith")),
            Why::SmithIsTired => (PX_D26, say("smith-is-tired")),
            Why::SpaceIsTaken(row) => (PX_082, say("space-is-taken").with("row", words::row(row))),
            Why::TooLow { die, home } => {
                (PX_085, say("too-low").with("die", words::die(die)).with("home", words::die(home)))
            }
            Why::PushTooDear { cost, talents } => {
                (PX_107, say("push-too-dear").with("cost", cost).with("talents", talents))
            }
            Why::NotInHandToPlay(card) => (PX_083, of_card("not-in-hand", card)),
            Why::Condition(card) => {
                let parts = state.condition_parts(state.active, card);
                let missing: Vec<&Part> = parts.iter().filter(|part| !part.holds()).collect();
                let clause = missing.first().map_or(PX_084, |part| condition_clause(part.kind));
                let missing: Vec<Message> = missing.into_iter().map(words::part).collect();
                (clause, of_card("condition", card).with("missing", missing))
            }
            Why::NotInPlay(region) => (PX_056, of_region("not-in-play", region)),
            Why::OwnRegion(region) => (PX_D16, of_region("own-region", region)),
            Why::NotAdjacent(region) => (PX_092, of_region("not-adjacent", region)),
            Why::NoRegionLeft => (PX_D22, say("no-region-left")),
            Why::MarchIntoConflict(region) => (PX_203, of_region("march-into-conflict", region)),
            Why::MarchThroughOccupied(region) => (PX_204, of_region("march-through-occupied", region)),
            Why::TooFewFigures { needed, reserve, movable } => (
                PX_100,
                say("too-few-figures").with("needed", needed).with("reserve", reserve).with("movable", movable),
            ),
            Why::TooWeakToFight { strength } => (PX_140, say("too-weak-to-fight").with("strength", strength)),
            Why::NoCardToTurn => (PX_141, say("no-card-to-turn")),
            Why::NotStronger { own, other, holder } => {
                let clause = if own == other { PX_139 } else { PX_138 };
                let said = say("not-stronger").with("holder", words::who(state, holder));
                (clause, said.with("own", own).with("other", other))
            }
            Why::NotMoreHeroic { own, other, holder } => {
                let said = say("not-more-heroic").with("holder", words::who(state, holder));
                (PX_154, said.with("own", own).with("other", other))
            }
            Why::NotYourRegion(region) => (PX_097, of_region("not-your-region", region)),
            Why::SiteIsKept(region) => (PX_098, of_region("site-is-kept", region)),
            Why::NotInDisplay(card) => (PX_145, of_card("not-in-display", card)),
            Why::TurnedAlready(card) => (PX_146, of_card("turned-already", card)),
            Why::NobodyToExchangeWith => (PX_113, say("nobody-to-exchange-with")),
            Why::NotTheirDie { with, die } => {
                (PX_113, say("not-their-die").with("other", words::who(state, with)).with("die", words::die(die)))
            }
            Why::UnequalDice { own, other, tolerance } => {
                let said = say("unequal-dice").with("own", words::die(own)).with("other", words::die(other));
                let said = said.with("difference", own.value().abs_diff(other.value())).with("tolerance", tolerance);
                (if tolerance > 0 { PX_199 } else { PX_114 }, said)
            }
        };
        clause.refuses(reason)
    }
}

/// The clause behind a part of a condition.
fn condition_clause(kind: Kind) -> ClauseId {
    match kind {
        Kind::HomeColour(_) => PX_126,
        Kind::Figures => PX_127,
        Kind::Played(_) => PX_128,
        Kind::HomeSum | Kind::HomeDie => PX_129,
        Kind::Talents => PX_130,
        Kind::Strength => PX_132,
        Kind::Cities | Kind::Oases | Kind::Sites => PX_133,
        Kind::Symbol(_) => PX_134,
    }
}
