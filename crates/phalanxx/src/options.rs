//! The options a table may choose, and the rulings that follow from them.
//!
//! Each option decides one question on which the two rulebooks differ or keep silent. `rulebook = french` takes the French answer to
//! every question the French rulebook answers, whatever those options say (`docs/decisions/0010-the-french-rulebook.md`).

use crate::clauses::*;
use table::{ClauseId, OptionSpec, Options};

macro_rules! options {
    ($($kind:ident $key:literal: $($value:literal)|+ for $($clause:ident),+;)*) => {
        /// Every option.
        pub const OPTIONS: &[OptionSpec] = &[$({
            const VALUES: &[&str] = &[$($value),+];
            const CLAUSES: &[ClauseId] = &[$($clause),+];
            OptionSpec::$kind($key, VALUES, VALUES[0], CLAUSES)
        }),*];
    };
}

options! {
    setting "game": "basic" | "expert" for PX_018, PX_029, PX_196;
    setting "rulebook": "english" | "french" for PX_066, PX_097, PX_129, PX_142, PX_189, PX_200, PX_203, PX_206, PX_211;
    ruling "endTrigger": "refillFails" | "deckEmpty" for PX_159;
    ruling "exchangeTrigger": "printed" | "paid" for PX_066;
    ruling "diceCondition": "sum" | "single" for PX_129, PX_186;
    ruling "shortfall": "several" | "one" for PX_097;
    ruling "defeatedFigures": "reserve" | "box" for PX_142;
    ruling "selfCount": "on" | "off" for PX_D24;
    ruling "blacksmith": "1" | "unlimited" for PX_D26;
    ruling "scout": "private" | "public" for PX_189;
    ruling "traderScope": "board" | "any" for PX_200, PX_D12;
    ruling "forcedMarch": "emptyTarget" | "mayAttack" for PX_203;
    ruling "soloOasis": "2" | "3" for PX_206;
    ruling "soloFiguresScore": "on" | "off" for PX_211;
    ruling "soloHeroism": "skip" | "remove" for PX_D32;
}

/// What the French rulebook answers.
pub const FRENCH: &[(&str, &str)] = &[
    ("exchangeTrigger", "paid"),
    ("diceCondition", "single"),
    ("shortfall", "one"),
    ("defeatedFigures", "box"),
    ("scout", "public"),
    ("traderScope", "any"),
    ("forcedMarch", "mayAttack"),
    ("soloOasis", "3"),
    ("soloFiguresScore", "off"),
];

/// The options of a table, as the rules ask for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    /// Whether Action cards lie on the side with an ability.
    pub expert: bool,
    /// Whether the end comes when the pile is empty rather than when it fails to refill the row.
    pub ends_when_empty: bool,
    /// Whether the swap depends on the price paid rather than on the price printed.
    pub swap_by_price_paid: bool,
    /// Whether a condition on dice asks for one die rather than for the sum.
    pub single_die: bool,
    /// Whether only one figure may be moved when the reserve is short.
    pub one_moved_figure: bool,
    /// Whether beaten figures are lost.
    pub beaten_are_lost: bool,
    /// Whether a growing card counts itself.
    pub counts_itself: bool,
    /// Whether the Blacksmith works on every die of a turn.
    pub tireless_smith: bool,
    /// Whether everybody sees what the Scout sees.
    pub public_scout: bool,
    /// Whether the Master Trader pays 1 for the Scout's card too.
    pub trader_scouts_cheaply: bool,
    /// Whether a Forced March may end in an attack.
    pub march_may_attack: bool,
    /// Whether the solo player starts on the oasis of the French rulebook.
    pub french_oasis: bool,
    /// Whether MaXXimilian scores his figures.
    pub rival_scores_figures: bool,
    /// Whether MaXXimilian removes Heroism rather than passing it over.
    pub rival_removes_heroism: bool,
}

impl Rulings {
    /// The rulings of these options.
    pub fn new(options: &Options) -> Rulings {
        let is = |key: &str, value: &str| {
            let french = FRENCH.iter().find(|(answered, _)| *answered == key && options.get("rulebook") == "french");
            french.map_or(options.get(key), |&(_, answer)| answer) == value
        };
        Rulings {
            expert: is("game", "expert"),
            ends_when_empty: is("endTrigger", "deckEmpty"),
            swap_by_price_paid: is("exchangeTrigger", "paid"),
            single_die: is("diceCondition", "single"),
            one_moved_figure: is("shortfall", "one"),
            beaten_are_lost: is("defeatedFigures", "box"),
            counts_itself: is("selfCount", "on"),
            tireless_smith: is("blacksmith", "unlimited"),
            public_scout: is("scout", "public"),
            trader_scouts_cheaply: is("traderScope", "any"),
            march_may_attack: is("forcedMarch", "mayAttack"),
            french_oasis: is("soloOasis", "3"),
            rival_scores_figures: is("soloFiguresScore", "on"),
            rival_removes_heroism: is("soloHeroism", "remove"),
        }
    }
}
