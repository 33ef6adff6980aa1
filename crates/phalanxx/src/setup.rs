//! Edition, options and number of seats, laid out for the rules.

use crate::card::{Card, Colour, ERA_CARDS, Era, Face, Gear};
use crate::edition::{Checked, Side};
use crate::map::Map;
use crate::options::Rulings;
use crate::region::{Part, Region};
use crate::set::Set;
use table::{EditionFile, Fault, Message, Options};

/// All that does not change during a game.
#[derive(Debug)]
pub struct Setup {
    /// How many people play.
    pub seats: usize,
    /// How many factions there are: MaXXimilian is the second in the solo game.
    pub factions: usize,
    /// The rulings of the options.
    pub rulings: Rulings,
    /// What is printed on the cards.
    pub faces: [Face; ERA_CARDS],
    /// The names of the cards.
    pub titles: Vec<Message>,
    /// Cards by colour.
    pub coloured: [Set<Card>; 3],
    /// Cards that show a symbol once or twice, by symbol.
    once: [Set<Card>; 3],
    twice: [Set<Card>; 3],
    /// Cards that grow with others.
    pub growing: Set<Card>,
    /// The cards that give each lasting ability.
    gear: [Set<Card>; 4],
    /// The map.
    pub map: Map,
    /// City and oasis of each faction, in the order of play.
    pub starts: [[Region; 2]; 4],
    /// Figures a colour.
    pub figures: u8,
    /// The most Talents one can have.
    pub talents: u8,
    /// The prices of the spaces, from the far right.
    pub prices: [u8; 5],
    /// What the Scout's card costs.
    pub scout_price: u8,
    /// How many cards lie in the pile at first, and in its layers from the bottom up: packet with Heroism, XXX, XX, X.
    pub layers: [u8; 4],
}

impl Setup {
    /// The setup for a table.
    pub fn new(file: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        let checked = Checked::read(file)?;
        let mut rulings = Rulings::new(options);
        rulings.expert &= seats > 1; // abilities stay out of the solo game
        let map = match seats {
            3 => Map::new(&checked, Side::Three, |_| true),
            4 => Map::new(&checked, Side::TwoFour, |_| true),
            _ => Map::new(&checked, Side::TwoFour, |region| region.part() == Part::Left),
        };
        let starts = starts(file, &map, seats, rulings.french_oasis.then_some(checked.french_oasis))?;
        let layers = layers(file, &checked, seats)?;
        let components = &checked.edition.components;
        let having = |has: &dyn Fn(&Face) -> bool| -> Set<Card> {
            Card::all().filter(|card| has(&checked.faces[card.index()])).collect()
        };
        let setup = Setup {
            seats,
            factions: seats.max(2),
            rulings,
            coloured: Colour::ALL.map(|colour| having(&|face| face.colour == colour)),
            once: [0, 1, 2].map(|symbol: usize| having(&|face| face.symbols[symbol] >= 1)),
            twice: [0, 1, 2].map(|symbol: usize| having(&|face| face.symbols[symbol] >= 2)),
            growing: having(&|face| face.scale.is_some()),
            gear: Gear::ALL.map(|gear| having(&|face| face.gear == Some(gear))),
            faces: checked.faces,
            starts,
            figures: *components.figures.get_ref(),
            talents: *components.talents.get_ref(),
            prices: components.prices,
            scout_price: components.scout_price,
            layers,
            map,
            titles: checked.titles,
        };
        let rival_needs = setup.map.figures_on(setup.map.cities | setup.map.oases) - 3;
        if seats == 1 && rival_needs > setup.figures {
            let reason =
                Message::new("phalanxx-fault-rival-figures").with("needed", rival_needs).with("figures", setup.figures);
            return Err(file.fault_overall(reason));
        }
        Ok(setup)
    }

    /// Whether this is the game alone against MaXXimilian.
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// What is printed on an Era card.
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The name of a card.
    pub fn title(&self, card: Card) -> Message {
        if card.is_heroism() { Message::new("phalanxx-card-heroism") } else { self.titles[card.index()].clone() }
    }

    /// How many of these cards have each colour.
    pub fn colours_of(&self, cards: Set<Card>) -> [u8; 3] {
        let [a, b, c] = self.coloured;
        [(cards & a).len(), (cards & b).len(), (cards & c).len()]
    }

    /// How many symbols of each kind these cards show.
    pub fn symbols_of(&self, cards: Set<Card>) -> [u8; 3] {
        let count = |symbol: usize| (cards & self.once[symbol]).len() + (cards & self.twice[symbol]).len();
        [count(0), count(1), count(2)]
    }

    /// Whether one of these cards gives this ability.
    pub fn has_gear(&self, cards: Set<Card>, gear: Gear) -> bool {
        !(cards & self.gear[gear as usize]).is_empty()
    }

    /// How many cards lie in the pile before anything is dealt.
    pub fn pile(&self) -> u8 {
        self.layers.iter().sum()
    }

    /// The era of the top card of a pile of `pile` cards, and whether Heroism may lie there.
    pub fn top(&self, pile: u8) -> (Era, bool) {
        let [packet, third, second, _] = self.layers;
        match pile {
            pile if pile <= packet => (Era::XXX, true),
            pile if pile <= packet + third => (Era::XXX, false),
            pile if pile <= packet + third + second => (Era::XX, false),
            _ => (Era::X, false),
        }
    }
}

/// City and oasis of each faction, in the order of play. MaXXimilian's pair is not used: he holds all the others.
fn starts(file: &EditionFile, map: &Map, seats: usize, solo_oasis: Option<Region>) -> Result<[[Region; 2]; 4], Fault> {
    let numbered = |number: u8, sites: Set<Region>| {
        let mut found = map.places.iter().filter(|place| place.start == Some(number) && sites.contains(place.region));
        match (found.next(), found.next()) {
            (Some(place), None) => Ok(place.region),
            _ => {
                Err(file
                    .fault_overall(Message::new("phalanxx-fault-start").with("number", number).with("seats", seats)))
            }
        }
    };
    let pair = |city, oasis| Ok([numbered(city, map.cities)?, numbered(oasis, map.oases)?]);
    match seats {
        1 => {
            let [city, oasis] = pair(3, 2)?;
            Ok([[city, solo_oasis.unwrap_or(oasis)]; 4])
        }
        2 => {
            let (first, second) = (pair(1, 4)?, pair(3, 2)?);
            Ok([first, second, first, second])
        }
        3 => Ok([pair(1, 1)?, pair(2, 2)?, pair(3, 3)?, pair(1, 1)?]),
        _ => Ok([pair(1, 1)?, pair(2, 2)?, pair(3, 3)?, pair(4, 4)?]),
    }
}

/// The layers of the pile, from the bottom up.
fn layers(file: &EditionFile, checked: &Checked, seats: usize) -> Result<[u8; 4], Fault> {
    let components = &checked.edition.components;
    let removed = match seats {
        4 => components.removed.four,
        3 => components.removed.three,
        _ => components.removed.two,
    };
    let dealt = 6 + 2 * seats.max(2) as u8; // the row, two cards each and one more for the Legend
    let [first, second, third] = Era::ALL.map(|era| era.cards().len().saturating_sub(removed));
    if third < components.packet || first < dealt {
        let reason = Message::new("phalanxx-fault-removed").with("removed", removed).with("seats", seats);
        return Err(file.fault_overall(reason));
    }
    Ok([components.packet + 1, third - components.packet, second, first])
}
