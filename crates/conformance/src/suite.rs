//! What a game tells the suite about itself.

use crate::reference::{self, Uniform};
use std::collections::BTreeMap;
use std::fmt;
use table::{Bot, Boxed, Dice, Game, Instinct, Message, Order, SeatMark, Session};
use words::{Lang, Words};

/// How many there are of each sort of piece, wherever they lie: hidden, on the board, in hand or in the box.
pub type Census<G> = fn(&G) -> Vec<(&'static str, u32)>;

/// A game to be tested: where to look, how hard, and with which bots.
pub struct Suite<G: Game> {
    pub(crate) layouts: Vec<Layout>,
    pub(crate) census: Census<G>,
    pub(crate) levels: &'static [&'static str],
    pub(crate) bot: fn(&str) -> Option<Box<dyn Bot<G>>>,
    pub(crate) golden: &'static str,
    pub(crate) looks: usize,
    pub(crate) words: [Words; 2],
}

/// A table to play on: the number of seats, and options that differ from the default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many sit down.
    pub seats: usize,
    /// The options chosen.
    pub options: BTreeMap<String, String>,
}

impl Layout {
    /// A table with the default options.
    pub fn new(seats: usize) -> Layout {
        Layout { seats, options: BTreeMap::new() }
    }

    /// The same table with one more option chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Layout {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// Every number of seats with the default options, and every other value of every option with a number of seats that allows it,
    /// another each time.
    fn all_of<G: Game>() -> Vec<Layout> {
        let about = G::ABOUT;
        let others = about.options.iter().flat_map(|spec| {
            spec.values.iter().filter(|&&value| value != spec.default).map(|&value| (spec.key, value))
        });
        let others = others.enumerate().map(|(number, (key, value))| {
            let tables = about.seat_range().cycle().skip(number).take(about.seat_range().count());
            let mut tables = tables.map(|seats| Layout::new(seats).with(key, value));
            let least = Layout::new(about.seats.0).with(key, value);
            tables.find(|layout| Session::<G>::open(&layout.order::<G>(0)).is_ok()).unwrap_or(least)
        });
        about.seat_range().map(Layout::new).chain(others).collect()
    }

    /// The order for a table laid like this, the same for the same seed.
    pub fn order<G: Game>(&self, seed: u64) -> Order {
        Order {
            edition: G::ABOUT.default_edition(),
            options: self.options.clone(),
            seats: (0..self.seats)
                .map(|seat| SeatMark { name: format!("Player {}", seat + 1), player: "random".to_owned() })
                .collect(),
            table: format!("conformance-{seed}"),
            entropy: (0..self.seats).map(|seat| format!("entropy {seat}")).collect(),
            seed: Dice::seed_from_number(seed),
            advice: false,
            origin: None,
        }
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats", self.seats)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key}={value}"))
    }
}

impl<G: Instinct> Suite<G> {
    /// The game `G` on every table it can be played on, its golden records in `tests/golden`, and the bot `random`.
    pub fn new(census: Census<G>) -> Suite<G> {
        Suite {
            layouts: Layout::all_of::<G>(),
            census,
            levels: reference::LEVELS,
            bot: |_| Some(Box::new(Uniform)),
            golden: "tests/golden",
            looks: 2_000,
            words: Lang::ALL.map(|lang| Words::new(lang, G::ABOUT.words.iter().copied())),
        }
    }

    /// Also plays on this table.
    #[must_use]
    pub fn table(mut self, layout: Layout) -> Suite<G> {
        self.layouts.push(layout);
        self
    }

    /// The bots whose honesty is tested. They should decide within milliseconds, by effort and not by the clock.
    #[must_use]
    pub fn bots(self, levels: &'static [&'static str], bot: fn(&str) -> Option<Box<dyn Bot<G>>>) -> Suite<G> {
        Suite { levels, bot, ..self }
    }

    /// Where the golden records lie, from the root of the crate.
    #[must_use]
    pub fn golden(self, folder: &'static str) -> Suite<G> {
        Suite { golden: folder, ..self }
    }

    /// How many positions each property looks at, over all tables.
    #[must_use]
    pub fn looks(self, looks: usize) -> Suite<G> {
        Suite { looks, ..self }
    }

    /// The game as the shelf would hold it.
    pub(crate) fn title(&self) -> Boxed<G> {
        Boxed::new(self.levels, self.bot)
    }

    /// Fails unless `message` can be said in every language.
    pub(crate) fn can_say(&self, message: &Message) -> Result<(), String> {
        self.words.iter().try_for_each(|words| words.gap(message).map_or(Ok(()), Err))
    }
}
