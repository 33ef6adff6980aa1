//! What is asked, with the clauses that explain it.

use crate::action::Action;
use crate::card::{Card, Gear};
use crate::clauses::*;
use crate::die::{Die, Row};
use crate::rules::conditions::{Kind, Part};
use crate::rules::{INCOME, Why};
use crate::scoring::CONFLICT;
use crate::state::{Ability, Heroism, Phalanxx, Phase};
use crate::words;
use std::cmp::Ordering;
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

/// The message of the question, and the clauses that answer what one may wonder about in this very position, the weightiest first.
fn question(state: &Phalanxx) -> (&'static str, Vec<ClauseId>) {
    let solo = state.setup.is_solo();
    match state.phase {
        Phase::Buy => ("phalanxx-prompt-buy", buying(state)),
        Phase::Bought { swap: true } => ("phalanxx-prompt-swap", vec![PX_066, PX_067, PX_D08]),
        Phase::Bought { swap: false } => ("phalanxx-prompt-roll", rolling(state)),
        Phase::Swapping { .. } => ("phalanxx-prompt-give", vec![PX_068]),
        Phase::Dice => ("phalanxx-prompt-dice", vec![PX_079, PX_080, PX_081, PX_D13]),
        Phase::Taken(die) => ("phalanxx-prompt-taken", taken(state, die)),
        Phase::Placed(row) => ("phalanxx-prompt-placed", placed(state, row)),
        Phase::Moving { .. } => ("phalanxx-prompt-moving", vec![PX_097, PX_098, PX_099, PX_D17]),
        Phase::Turning => {
            let faction = state.faction(state.active);
            let clauses = Gathered::of(&[PX_144, PX_145, PX_147])
                .when(!faction.turned.is_empty(), &[PX_146])
                .when(faction.strength == CONFLICT, &[PX_D20])
                .and(&[PX_D19]);
            ("phalanxx-prompt-turning", clauses.0)
        }
        Phase::Exchange(_) => {
            let intrigue = state.faction(state.active).ability == Some(Ability::Intrigue);
            let clauses = Gathered::of(&[PX_113, PX_115, PX_116])
                .when(intrigue, &[PX_199, PX_D18])
                .when(!intrigue, &[PX_114])
                .when(solo, &[PX_D30]);
            ("phalanxx-prompt-exchange", clauses.0)
        }
        Phase::TurnEnd => {
            let rival_first = state.row[0] == Some(Card::HEROISM);
            let clauses = Gathered::of(if solo { &[PX_210, PX_D29, PX_D31] } else { &[PX_122, PX_123, PX_124] })
                .when(solo && rival_first, &[PX_D32]);
            ("phalanxx-prompt-turn-end", clauses.0)
        }
        Phase::Over => {
            let clauses = Gathered::of(&[PX_162, PX_174, PX_171, PX_172, PX_173, PX_175])
                .when(state.everyone().any(|seat| state.tally(seat).camouflage != 0), &[PX_188])
                .and(&[PX_D23, PX_D28])
                .and(if solo { &[PX_211, PX_D33] } else { &[PX_169, PX_170] });
            ("phalanxx-prompt-over", clauses.0)
        }
        _ => ("phalanxx-prompt-chance", vec![PX_060]),
    }
}

/// Clauses as they are gathered.
struct Gathered(Vec<ClauseId>);

impl Gathered {
    fn of(clauses: &[ClauseId]) -> Gathered {
        Gathered(clauses.to_vec())
    }

    fn and(self, clauses: &[ClauseId]) -> Gathered {
        self.when(true, clauses)
    }

    fn when(mut self, matters: bool, clauses: &[ClauseId]) -> Gathered {
        if matters {
            self.0.extend(clauses);
        }
        self
    }
}

fn buying(state: &Phalanxx) -> Vec<ClauseId> {
    let is_heroism = |lies: &Option<Card>| *lies == Some(Card::HEROISM);
    let trader = state.faction(state.active).ability == Some(Ability::MasterTrader);
    let scout = state.has_gear(state.active, Gear::Scout);
    let buys = state.row.iter().flatten().any(|&card| state.may(Action::Buy(card)).is_ok());
    Gathered::of(&[PX_062])
        .when(!trader, &[PX_063])
        .when(trader, &[PX_200])
        .when(buys, &[PX_065])
        .when(!buys, &[PX_D06])
        .and(&[PX_070])
        .when(usize::from(state.turns) < state.setup.seats, &[PX_061])
        .when(scout, &[PX_189, PX_190, PX_191, PX_D09])
        .when(scout && trader, &[PX_D12])
        .when(state.row.iter().any(is_heroism), &[PX_149, PX_150])
        .when(is_heroism(&state.row[0]), &[PX_151, PX_D10])
        .0
}

fn rolling(state: &Phalanxx) -> Vec<ClauseId> {
    Gathered::of(&[PX_071])
        .when(state.pile > 0, &[PX_072])
        .when(state.pile == 0, &[PX_D07, PX_159, PX_160])
        .and(&[PX_074, PX_077, PX_078, PX_D14])
        .when(state.turns > 0, &[PX_076])
        .0
}

/// A die in hand: where it may go, what pushes cost and bring, and whether it can be changed.
fn taken(state: &Phalanxx, die: Die) -> Vec<ClauseId> {
    let free = || Row::ALL.into_iter().filter(|row| state.grey[row.index()].is_none());
    let gains = |wanted: Ordering| free().any(|row| state.push_gain(die, row).cmp(&0) == wanted);
    let used = free().count() < 3;
    let reserve = state.reserve(state.active) > 0;
    Gathered::of(&[PX_086, PX_112, PX_101])
        .when(gains(Ordering::Greater), &[PX_104])
        .when(gains(Ordering::Less), &[PX_105, PX_103])
        .when(gains(Ordering::Equal), &[PX_106])
        .and(&[PX_108])
        .when(used, &[PX_082, PX_102])
        .when(reserve, &[PX_117, PX_118, PX_119])
        .when(!reserve, &[PX_120])
        .when(used, &[PX_121])
        .when(state.has_gear(state.active, Gear::Blacksmith), &[PX_184, PX_D26])
        .0
}

/// A die on a grey space: one that is too low is good for income alone.
fn placed(state: &Phalanxx, row: Row) -> Vec<ClauseId> {
    let faction = state.faction(state.active);
    let high = state.matches_home(row).is_ok();
    let full = faction.talents + INCOME > state.setup.talents;
    Gathered::of(&[PX_111])
        .when(!high, &[PX_085, PX_091])
        .when(full, &[PX_014, PX_D01])
        .and(&if high { [playing(state), conquering(state)].concat() } else { Vec::new() })
        .0
}

fn playing(state: &Phalanxx) -> Vec<ClauseId> {
    let (seat, faction) = (state.active, state.faction(state.active));
    let parts: Vec<Part> = faction.hand.iter().flat_map(|card| state.condition_parts(seat, card)).collect();
    let asks = |kind: &dyn Fn(Kind) -> bool| parts.iter().any(|part| kind(part.kind));
    let counts_cards = |kind| matches!(kind, Kind::Played(_) | Kind::Symbol(_) | Kind::Strength);
    let wagon = parts.iter().any(|part| part.waived);
    Gathered::of(if faction.hand.iter().any(|card| state.meets_condition(seat, card)) {
        &[PX_087, PX_090]
    } else {
        &[]
    })
    .when(parts.iter().any(|part| !part.holds()), &[PX_020, PX_084, PX_135])
    .when(parts.iter().any(Part::holds), &[PX_136])
    .when(asks(&|kind| kind == Kind::Talents), &[PX_131])
    .when(asks(&counts_cards), &[PX_D15])
    .when(wagon && asks(&|kind| kind == Kind::Talents), &[PX_185])
    .when(wagon && asks(&|kind| matches!(kind, Kind::HomeSum | Kind::HomeDie)), &[PX_186])
    .when(wagon, &[PX_089, PX_183])
    .when(faction.ability == Some(Ability::Legend) && !faction.hand.is_empty(), &[PX_202])
    .0
}

fn conquering(state: &Phalanxx) -> Vec<ClauseId> {
    let (map, faction) = (&state.setup.map, state.faction(state.active));
    let reach = state.reach(state.active);
    let foes = reach & state.occupied();
    let conflict = !foes.is_empty();
    let heroism = state.heroism == Heroism::Shown;
    Gathered::of(&[])
        .when(!reach.is_empty(), &[PX_092, PX_093])
        .when(!(reach & map.cities).is_empty(), &[PX_094])
        .when(!(reach - map.cities).is_empty(), &[PX_095])
        .when(faction.ability == Some(Ability::ForcedMarch), &[PX_203, PX_204])
        .when(conflict, &[PX_096, PX_137])
        .when(conflict && heroism, &[PX_152, PX_153, PX_155, PX_156, PX_D21])
        .when(conflict && !heroism, &[PX_138, PX_140, PX_141])
        .when(conflict, &[PX_142, PX_143])
        .when(foes.iter().any(|region| state.holder(region).is_some_and(|seat| state.is_rival(seat))), &[PX_D34])
        .0
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
