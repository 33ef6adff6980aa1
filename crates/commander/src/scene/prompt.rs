//! What is asked, and the clauses that explain it.

use crate::clauses::*;
use crate::rules::Toll;
use crate::state::{Commander, Moment, Phase, Striker};
use table::scene::Prompt;
use table::{ClauseId, Game, Message, Stage};

/// The prompt of a position.
pub fn prompt(state: &Commander) -> Prompt {
    let (text, clauses) = ask(state);
    Prompt { text, clauses: clauses.to_vec(), steps: None }
}

fn ask(state: &Commander) -> (Message, &'static [ClauseId]) {
    let say = Message::new;
    match state.stage() {
        Stage::Over => return (say("commander-ask-over"), &[FC_003, FC_006]),
        Stage::Chance => return (say("commander-ask-chance"), &[]),
        Stage::Decide(_) => {}
    }
    if state.owed > 0 {
        return (say("commander-ask-hit").with("hits", state.owed), &[FC_212, FC_214, FC_039, FC_040]);
    }
    match state.phase {
        Phase::SetUp if state.is_continued() => {
            let text = say("commander-ask-continue").with("campaign", state.campaign().name());
            (text, &[FC_318, FC_319, FC_320, FC_324, FC_325])
        }
        Phase::SetUp => {
            let text = say("commander-ask-set-up").with("campaign", state.campaign().name());
            (text.with("advisors", state.counsels()), &[FC_055, FC_056, FC_044])
        }
        Phase::Penalty | Phase::Reckoning => (say("commander-ask-penalty"), &[FC_122, FC_123, FC_124]),
        Phase::Rearm => (say("commander-ask-rearm"), &[FC_063, FC_065]),
        Phase::OrderSeen { total, .. } | Phase::ShipsSeen { total, .. } => {
            (say("commander-ask-aristander").with("total", total), &[FC_282])
        }
        Phase::OrderPrice { .. } => (say("commander-ask-order-price"), &[FC_072]),
        Phase::ShipsChoice { .. } => (say("commander-ask-ships"), &[FC_302, FC_303]),
        Phase::ShipsRepair { .. } => (say("commander-ask-repair"), &[FC_306, FC_307]),
        Phase::Intrigue(operation) => {
            (say("commander-ask-intrigue").with("operation", operation.name()), &[FC_080, FC_081])
        }
        Phase::Conquest => (say("commander-ask-conquest"), &[FC_008, FC_099, FC_251, FC_252]),
        Phase::Scouted { to, die } => {
            let place = state.map().regions[usize::from(to)].place.name();
            let text = match state.toll(to, die) {
                Toll::Free => say("commander-ask-scouted-free"),
                Toll::Gold(gold) => say("commander-ask-scouted-gold").with("gold", gold),
                Toll::Hits(hits) => say("commander-ask-scouted-hits").with("hits", hits),
            };
            (text.with("place", place).with("die", die), &[FC_100, FC_101, FC_103, FC_105, FC_106, FC_108])
        }
        Phase::Oracle => (say("commander-ask-oracle"), &[FC_112, FC_115]),
        Phase::OracleRead(prophecy) => (say("commander-ask-oracle-read").with("prophecy", prophecy.lore()), &[FC_112]),
        Phase::Confront => (say("commander-ask-confront"), &[FC_012, FC_237]),
        Phase::Intimidation { die, added } => {
            let text = say("commander-ask-intimidation").with("total", state.intimidation_total(die, added));
            let table = &state.setup.intimidation;
            (text.with("success", table.success).with("failure", table.failure), &[FC_238, FC_242])
        }
        Phase::Ongoing => (say("commander-ask-ongoing"), &[FC_240]),
        Phase::Spoils { .. } => (say("commander-ask-spoils"), &[FC_247, FC_248, FC_249]),
        Phase::Fighting => in_battle(state),
        _ => (say("commander-ask-resupply"), &[FC_256, FC_257, FC_264, FC_266]),
    }
}

fn in_battle(state: &Commander) -> (Message, &'static [ClauseId]) {
    let say = Message::new;
    let battle = state.fight();
    match battle.moment {
        Moment::Eve => (say("commander-ask-eve"), &[FC_269]),
        Moment::OwnPlans => {
            let free = state.free_plans().saturating_sub(battle.taken);
            (say("commander-ask-plans").with("free", free), &[FC_175, FC_176, FC_177, FC_209, FC_210])
        }
        Moment::RoundStart => {
            let text = say("commander-ask-round").with("round", battle.round).with("need", state.retreat_bv());
            (text, &[FC_215, FC_228, FC_229, FC_231, FC_233])
        }
        Moment::StepStart if state.must_face() => {
            (say("commander-ask-face"), &[FC_218, FC_219, FC_220, FC_221, FC_224])
        }
        Moment::StepStart => (say("commander-ask-step"), &[FC_144, FC_145, FC_186, FC_278]),
        Moment::OwnTurn(by) => {
            let text = if by == Striker::Alexander { "commander-ask-alexander" } else { "commander-ask-turn" };
            (say(text).with("who", state.striker_name(by)), &[FC_141, FC_142, FC_144, FC_145, FC_165, FC_211])
        }
        Moment::OwnDieSeen => {
            let text = say("commander-ask-reroll").with("die", battle.blow.die).with("need", battle.blow.bv);
            (text, &[FC_190, FC_191])
        }
        Moment::RetreatDieSeen { die, .. } => {
            (say("commander-ask-reroll").with("die", die).with("need", state.retreat_bv()), &[FC_190, FC_191])
        }
        Moment::FlankChoice => (say("commander-ask-flank"), &[FC_193, FC_194]),
        Moment::Striking { left, .. } => (say("commander-ask-strike").with("hits", left), &[FC_213, FC_218]),
        Moment::Suffering { left, duel } => {
            let text = if duel { "commander-ask-duel-hit" } else { "commander-ask-hit" };
            (say(text).with("hits", left), &[FC_202, FC_212, FC_214, FC_223])
        }
        _ => (say("commander-ask-regroup"), &[FC_205]),
    }
}
