//! The options of a table: which campaign, and how the rulebook is read where it leaves room.

use crate::clauses::*;
use crate::kinds::Campaign;
use table::{ClauseId, OptionSpec, Options};

const YES_NO: &[&str] = &["yes", "no"];

const fn yes_no(key: &'static str, default: &'static str, clauses: &'static [ClauseId]) -> OptionSpec {
    OptionSpec::ruling(key, YES_NO, default, clauses)
}

/// Every option.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::setting("campaign", &["granicus", "issus", "tyre", "gaugamela", "life"], "granicus", &[FC_001, FC_318]),
    OptionSpec::setting("scoring", &["points", "immortality"], "points", &[FC_331]),
    OptionSpec::ruling("victory_check", &["end_of_turn", "immediate"], "end_of_turn", &[FC_001, FC_003]),
    yes_no("defer_victory", "yes", &[FC_001, FC_311]),
    OptionSpec::ruling("immortality_gap", &["close", "literal"], "close", &[FC_328, FC_329]),
    OptionSpec::ruling("gold_cap_mode", &["total", "coins"], "total", &[FC_049, FC_051]),
    yes_no("fortress_battle_glory_stacks", "no", &[FC_243]),
    yes_no("walls_draw_plans", "yes", &[FC_135, FC_169]),
    yes_no("razed_counts_as_owned", "yes", &[FC_126]),
    yes_no("late_raze", "no", &[FC_247, FC_249]),
    yes_no("cancelled_op_voids_gold", "no", &[FC_085, FC_094]),
    yes_no("may_pass", "yes", &[FC_225]),
    yes_no("phalanx_is_infantry", "no", &[FC_193, FC_195, FC_198]),
    yes_no("enemy_recovers_on_retreat", "no", &[FC_232]),
    yes_no("retreat_ends_conquest", "no", &[FC_231, FC_251]),
    yes_no("build_in_unconquered", "no", &[FC_262, FC_263]),
    yes_no("reroll_destroyed_section", "no", &[FC_297]),
    OptionSpec::ruling("tyre_assault_walls", &["breach_none", "standing"], "breach_none", &[FC_288, FC_298]),
    yes_no("tyre_intimidation", "no", &[FC_012, FC_237]),
    // Not how the rules are read, but whether one would rather not know.
    OptionSpec::setting("odds", YES_NO, "yes", &[]),
];

/// The options of one table, read once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // named as the options
pub struct Rulings {
    /// The campaign played, or the first of a life.
    pub first: Campaign,
    /// The last campaign played.
    pub last: Campaign,
    pub immortality_scoring: bool,
    pub immediate_victory: bool,
    pub defer_victory: bool,
    pub literal_gap: bool,
    pub coins: bool,
    pub fortress_battle_glory_stacks: bool,
    pub walls_draw_plans: bool,
    pub razed_counts_as_owned: bool,
    pub late_raze: bool,
    pub cancelled_op_voids_gold: bool,
    pub may_pass: bool,
    pub phalanx_is_infantry: bool,
    pub enemy_recovers_on_retreat: bool,
    pub retreat_ends_conquest: bool,
    pub build_in_unconquered: bool,
    pub reroll_destroyed_section: bool,
    pub standing_sections_are_walls: bool,
    pub tyre_intimidation: bool,
    /// Whether the odds are shown before one commits.
    pub shows_odds: bool,
}

impl Rulings {
    /// Reads the options.
    pub fn new(options: &Options) -> Rulings {
        let is = |key: &str, value: &str| options.get(key) == value;
        let yes = |key: &str| is(key, "yes");
        let named = Campaign::ALL.iter().copied().find(|campaign| is("campaign", campaign.key()));
        Rulings {
            first: named.unwrap_or(Campaign::Granicus),
            last: named.unwrap_or(Campaign::Gaugamela),
            immortality_scoring: is("scoring", "immortality") || named.is_none(),
            immediate_victory: is("victory_check", "immediate"),
            defer_victory: yes("defer_victory"),
            literal_gap: is("immortality_gap", "literal"),
            coins: is("gold_cap_mode", "coins"),
            fortress_battle_glory_stacks: yes("fortress_battle_glory_stacks"),
            walls_draw_plans: yes("walls_draw_plans"),
            razed_counts_as_owned: yes("razed_counts_as_owned"),
            late_raze: yes("late_raze"),
            cancelled_op_voids_gold: yes("cancelled_op_voids_gold"),
            may_pass: yes("may_pass"),
            phalanx_is_infantry: yes("phalanx_is_infantry"),
            enemy_recovers_on_retreat: yes("enemy_recovers_on_retreat"),
            retreat_ends_conquest: yes("retreat_ends_conquest"),
            build_in_unconquered: yes("build_in_unconquered"),
            reroll_destroyed_section: yes("reroll_destroyed_section"),
            standing_sections_are_walls: is("tyre_assault_walls", "standing"),
            tyre_intimidation: yes("tyre_intimidation"),
            shows_odds: yes("odds"),
        }
    }

    /// Whether all four campaigns are played as one life.
    pub fn is_life(&self) -> bool {
        self.first != self.last
    }
}
