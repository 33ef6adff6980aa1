//! What is asked, with the clauses that explain it.

use crate::card::Gear;
use crate::clauses::*;
use crate::rules::Why;
use crate::state::{Ability, Heroism, Phalanxx, Phase};
use crate::words;
use table::scene::{Prompt, Steps};
use table::{ClauseId, Message};

pub(super) fn prompt(state: &Phalanxx, asked: bool) -> Prompt {
    let (id, clauses) = question(state);
    let text = match state.phase {
        Phase::Over => Message::new("phalanxx-prompt-over"),
        _ if !asked => {
            let text = Message::new("phalanxx-prompt-wait").with("seat", state.active);
            return Prompt { text, clauses: vec![PX_059], steps: None };
        }
        Phase::Taken(die) => Message::new(id).with("die", words::die(die)),
        Phase::Placed(row) | Phase::Exchange(row) => {
            let home = state.faction(state.active).home[row.index()];
            Message::new(id).with("row", words::row(row)).with("home", words::die(home))
        }
        Phase::Moving { target, missing } => {
            Message::new(id).with("region", words::region(&state.setup, target)).with("missing", missing)
        }
        Phase::Swapping { wanted } => Message::new(id).with("card", state.setup.title(wanted)),
        _ => Message::new(id),
    };
    Prompt { text, clauses, steps: steps(state.phase) }
}

/// The message of the question and the clauses that answer most of what one may wonder about.
fn question(state: &Phalanxx) -> (&'static str, Vec<ClauseId>) {
    let faction = state.faction(state.active);
    let ability = |ability: Ability, clauses: &[ClauseId]| {
        if faction.ability == Some(ability) { clauses.to_vec() } else { Vec::new() }
    };
    match state.phase {
        Phase::Buy => {
            let mut clauses = vec![PX_061, PX_062, PX_063, PX_065, PX_070, PX_D06];
            clauses.extend(ability(Ability::MasterTrader, &[PX_200, PX_D12]));
            if state.has_gear(state.active, Gear::Scout) {
                clauses.extend([PX_189, PX_190, PX_191, PX_D09]);
            }
            if state.heroism == Heroism::Shown {
                clauses.extend([PX_149, PX_150, PX_151, PX_D10]);
            }
            ("phalanxx-prompt-buy", clauses)
        }
        Phase::Bought { swap: true } => ("phalanxx-prompt-swap", vec![PX_066, PX_067, PX_D08]),
        Phase::Bought { swap: false } => {
            let mut clauses = vec![PX_071, PX_072, PX_074, PX_076, PX_077, PX_078, PX_D14];
            if state.pile == 0 {
                clauses.extend([PX_D07, PX_159, PX_160]);
            }
            ("phalanxx-prompt-roll", clauses)
        }
        Phase::Swapping { .. } => ("phalanxx-prompt-give", vec![PX_068]),
        Phase::Dice => ("phalanxx-prompt-dice", vec![PX_079, PX_080, PX_081, PX_D13]),
        Phase::Taken(_) => {
            let mut clauses = vec![PX_082, PX_086, PX_101, PX_102, PX_103, PX_104, PX_105, PX_106, PX_108];
            clauses.extend([PX_112, PX_117, PX_118, PX_119, PX_120, PX_121]);
            if state.has_gear(state.active, Gear::Blacksmith) {
                clauses.extend([PX_184, PX_D26]);
            }
            ("phalanxx-prompt-taken", clauses)
        }
        Phase::Placed(_) => {
            let mut clauses = vec![PX_085, PX_087, PX_090, PX_091, PX_092, PX_093, PX_094, PX_095, PX_096, PX_111];
            if !faction.hand.is_empty() {
                clauses.extend([PX_020, PX_084, PX_131, PX_135, PX_136, PX_D15]);
            }
            let wagons = [(Gear::TalentWagon, PX_185), (Gear::DiceWagon, PX_186)];
            for (_, clause) in wagons.into_iter().filter(|&(gear, _)| state.has_gear(state.active, gear)) {
                clauses.extend([clause, PX_089, PX_183]);
            }
            if faction.talents + 3 > state.setup.talents {
                clauses.extend([PX_014, PX_D01]);
            }
            clauses.extend(ability(Ability::Legend, &[PX_202]));
            clauses.extend(ability(Ability::ForcedMarch, &[PX_203, PX_204]));
            clauses.extend(conflict_clauses(state));
            ("phalanxx-prompt-placed", clauses)
        }
        Phase::Moving { .. } => ("phalanxx-prompt-moving", vec![PX_097, PX_098, PX_099, PX_D17]),
        Phase::Turning => ("phalanxx-prompt-turning", vec![PX_144, PX_145, PX_146, PX_147, PX_D19, PX_D20]),
        Phase::Exchange(_) => {
            let mut clauses = vec![PX_113, PX_114, PX_115, PX_116];
            clauses.extend(ability(Ability::Intrigue, &[PX_199, PX_D18]));
            if state.setup.is_solo() {
                clauses.push(PX_D30);
            }
            ("phalanxx-prompt-exchange", clauses)
        }
        Phase::TurnEnd => {
            let mut clauses = vec![PX_122, PX_123, PX_124];
            if state.setup.is_solo() {
                clauses.extend([PX_210, PX_D29, PX_D31, PX_D32]);
            }
            ("phalanxx-prompt-turn-end", clauses)
        }
        Phase::Over => {
            let mut clauses = vec![PX_162, PX_171, PX_172, PX_173, PX_174, PX_175, PX_188, PX_D23, PX_D28];
            clauses.extend(if state.setup.is_solo() { [PX_211, PX_D33] } else { [PX_169, PX_170] });
            ("phalanxx-prompt-over", clauses)
        }
        _ => ("phalanxx-prompt-chance", vec![PX_060]),
    }
}

/// How conflicts are decided now.
fn conflict_clauses(state: &Phalanxx) -> Vec<ClauseId> {
    let mut clauses = vec![PX_137, PX_140, PX_141, PX_142, PX_143];
    if state.heroism == Heroism::Shown {
        clauses.extend([PX_152, PX_153, PX_155, PX_156, PX_D21]);
    } else {
        clauses.push(PX_138);
    }
    if state.setup.is_solo() {
        clauses.push(PX_D34);
    }
    clauses
}

/// The steps of a turn; within a die's action, the steps of that.
fn steps(phase: Phase) -> Option<Steps> {
    let named =
        |names: &[&'static str], at| Some(Steps { names: names.iter().map(|&name| Message::new(name)).collect(), at });
    let of_turn = ["phalanxx-step-buy", "phalanxx-step-roll", "phalanxx-step-act", "phalanxx-step-pass"];
    let of_die = ["phalanxx-step-die", "phalanxx-step-space", "phalanxx-step-use"];
    match phase {
        Phase::Buy | Phase::Swapping { .. } | Phase::Bought { swap: true } => named(&of_turn, 0),
        Phase::Bought { swap: false } => named(&of_turn, 1),
        Phase::Dice => named(&of_die, 0),
        Phase::Taken(_) => named(&of_die, 1),
        Phase::Placed(_) | Phase::Moving { .. } | Phase::Turning | Phase::Exchange(_) => named(&of_die, 2),
        Phase::TurnEnd => named(&of_turn, 3),
        _ => None,
    }
}

/// Whether a refusal is worth showing beside what is allowed: something one would have liked to do here.
pub(super) fn is_tempting(why: Why) -> bool {
    !matches!(why, Why::NotNow | Why::NotOnRow(_) | Why::NotInHand(_) | Why::NotInHandToPlay(_) | Why::NotAdjacent(_))
}
