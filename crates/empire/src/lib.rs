//! Empire: Alexander the Great, Birth of an Empire. Secret allocation, marching and contested building for 2 to 5.
//!
//! In each region all players secretly spread fifteen cubes over four boxes: a bid for the order of turns, armies, material for
//! temples and for cities. Then they march and announce buildings in turn, and the provinces are scored one by one.
//!
//! ```
//! use empire::{Action, Boxes, Chance, Empire};
//! use std::sync::Arc;
//! use table::{Game, Options, Seat, Silent, Stage};
//!
//! let about = Empire::ABOUT;
//! let setup = Empire::prepare(&about.default_edition(), &Options::defaults(about.options), 2).unwrap();
//! let mut game = Empire::new(&Arc::new(setup));
//! let boxes = Boxes { order: 2, armies: 5, temples: 4, cities: 4 };
//! game.act(Seat(0), Action::Allocate(boxes), &mut Silent);
//! assert_eq!(game.boxes(Seat(0)).total(), 0, "behind the screen until all are done");
//! game.act(Seat(1), Action::Allocate(Boxes { order: 0, armies: 7, ..boxes }), &mut Silent);
//! assert_eq!(game.stage(), Stage::Chance, "the screens go up");
//! game.settle(Chance::Reveal, &mut Silent);
//! assert!(matches!(game.stage(), Stage::Decide(_)));
//! ```
//!
//! | module | what is in it |
//! |---|---|
//! | [`edition`] | the board and all counts as data |
//! | [`setup`] | the same as tables the rules look things up in |
//! | [`state`] | a position |
//! | [`action`] | what can be decided |
//! | `rules` | one file a phase: allocation, order, march, construction, scoring |
//! | `scoring` | the end of the campaign |
//! | `redeal` | what a seat cannot know |
//! | `scene`, `names` | what one eye sees |
//! | `instinct` | what a bot should know |
//! | [`clauses`] | the rulebook |

pub mod action;
pub mod clauses;
pub mod edition;
mod instinct;
mod names;
mod redeal;
mod rules;
mod scene;
mod scoring;
pub mod setup;
pub mod state;

pub use action::{Action, Boxes, Chance, March};
pub use setup::Setup;
pub use state::{Empire, Phase};

use clauses::*;
use state::{GROUNDS, NOBODY, Row, SOURCES};
use std::sync::Arc;
use table::{
    About, Chronicle, EditionFile, Eye, Fault, Game, Luck, MAX_SEATS, OptionSpec, Options, Payoffs, Refusal, Scene,
    Seat, Seats, Shared, Silent, Stage, Standing, keeps,
};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::setting("campaign", &["long", "short"], "long", &[AG_141, AG_142, AG_143]),
    OptionSpec::ruling("turnOrderRest", &["score", "bid"], "score", &[AG_053]),
    OptionSpec::ruling("vpTie", &["armies", "lot"], "armies", &[AG_054, AG_064]),
    OptionSpec::ruling("contestedFloor", &["false", "true"], "false", &[AG_124]),
    OptionSpec::ruling("finalTie", &["shared", "buildings"], "shared", &[AG_002]),
    OptionSpec::ruling("halve", &["award", "total"], "award", &[AG_143]),
    OptionSpec::setting("oldestSeat", &["0", "1", "2", "3", "4"], "0", &[AG_055]),
];

impl Game for Empire {
    const ABOUT: About = About {
        id: "empire",
        rules: 1,
        seats: (2, 5),
        options: OPTIONS,
        editions: &[("argead", include_str!("../../../editions/empire/argead.toml"))],
        clauses: clauses::BOOK,
        words: &[
            ("en", include_str!("../../../locales/en/empire.ftl")),
            ("fr", include_str!("../../../locales/fr/empire.ftl")),
        ],
    };

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;

    fn prepare(edition: &EditionFile, options: &Options, seats: usize) -> Result<Setup, Fault> {
        Setup::new(edition, options, seats)
    }

    fn new(setup: &Arc<Setup>) -> Empire {
        keeps(&[AG_028, AG_029, AG_030]);
        let mut game = Empire {
            setup: Shared::new(setup),
            phase: Phase::Allocate,
            region: setup.stages.0,
            turn: 1,
            target_entered: false,
            committed: Seats::NONE,
            secret: Default::default(),
            boxes: Default::default(),
            revealed: Default::default(),
            choosers: Row::EMPTY,
            order: [NOBODY; MAX_SEATS],
            armies: Default::default(),
            temples_announced: [Seats::NONE; GROUNDS],
            cities_announced: [Seats::NONE; GROUNDS],
            temples: Default::default(),
            cities: [[NOBODY; GROUNDS]; edition::MAX_REGIONS],
            points: [[0; MAX_SEATS]; SOURCES],
        };
        game.begin_region(setup.stages.0, &mut Silent);
        game
    }

    fn seats(&self) -> usize {
        self.setup.seats
    }

    fn stage(&self) -> Stage {
        self.stage_now()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action, chronicle: &mut impl Chronicle) {
        self.take_action(seat, action, chronicle);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_chances(out);
    }

    fn settle(&mut self, chance: Chance, chronicle: &mut impl Chronicle) {
        self.settle_chance(chance, chronicle);
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn payoffs(&self) -> Payoffs {
        self.shares()
    }

    fn redeal(&mut self, seat: Seat, luck: &mut Luck) {
        self.redeal_secrets(seat, luck);
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.draw(eye)
    }
}
