//! What the active player may do, each with what it brings; and what they would have liked to do, with the reason why not.

use super::action_card::die_uses;
use super::prompt::is_tempting;
use crate::action::Action;
use crate::card::{Card, Gear};
use crate::die::{Die, Pips, Row};
use crate::scoring::track_of;
use crate::state::{Ability, Phalanxx, Phase};
use crate::words;
use table::scene::{Choice, Form, Role, Shape, Tint};
use table::{Game, Message, Silent};

pub(super) fn choices(state: &Phalanxx) -> Vec<Choice> {
    let mut offered = Vec::new();
    state.actions(state.active, &mut offered);
    // What a die is for comes before what it costs to change it.
    offered.sort_by_key(|action| matches!(action, Action::Change(_) | Action::Forge(_)));
    let refused = tempting(state).into_iter().filter(|action| !offered.contains(action)).filter_map(|action| {
        let why = state.may(action).err().filter(|&why| is_tempting(why))?;
        Some(describe(state, action).refused(why.refusal(state)))
    });
    let refused: Vec<Choice> = refused.collect();
    offered.iter().map(|&action| allowed(state, action)).chain(refused).collect()
}

/// What one might try here.
fn tempting(state: &Phalanxx) -> Vec<Action> {
    let faction = state.faction(state.active);
    match state.phase {
        Phase::Buy => {
            let cards = state.row.iter().flatten().copied().map(Action::Buy);
            let scout = state.has_gear(state.active, Gear::Scout);
            let scout = scout.then_some(if state.scouted.is_some() { Action::BuyScouted } else { Action::Scout });
            cards.chain(scout).collect()
        }
        Phase::Bought { .. } => state.row.iter().flatten().copied().map(Action::SwapFor).collect(),
        Phase::Taken(die) => {
            let mut wishes: Vec<Action> =
                Row::ALL.into_iter().flat_map(|row| [Action::Place(row), Action::Push(row)]).collect();
            let other = Pips::all().find(|&pips| pips != die.pips);
            wishes.extend(other.filter(|_| state.reserve(state.active) == 0).map(Action::Change));
            wishes.extend(
                other.filter(|_| state.has_gear(state.active, Gear::Blacksmith) && state.forged).map(Action::Forge),
            );
            wishes
        }
        Phase::Placed(_) => {
            let near = state.setup.map.around(faction.held) | state.reach(state.active);
            let marches = faction.ability == Some(Ability::ForcedMarch);
            let further = if marches { state.setup.map.around(near) } else { near };
            let regions = (near | further) - faction.held;
            faction.hand.iter().map(Action::Play).chain(regions.iter().map(Action::Conquer)).collect()
        }
        Phase::Exchange(_) => {
            let others = state.everyone().filter(|&with| with != state.active);
            let mut dice: Vec<Action> =
                others.flat_map(|with| state.faction(with).home.map(|die| Action::Exchange { with, die })).collect();
            dice.sort_unstable();
            dice.dedup();
            dice
        }
        Phase::Turning => faction.turned.iter().map(Action::Turn).collect(),
        Phase::Moving { .. } => faction.held.iter().map(Action::Vacate).collect(),
        _ => Vec::new(),
    }
}

/// An allowed action with what it would bring.
fn allowed(state: &Phalanxx, action: Action) -> Choice {
    let choice = describe(state, action);
    let choice = match note(state, action) {
        Some(note) => choice.bringing(note),
        None => choice,
    };
    match action {
        Action::Conquer(region) | Action::Vacate(region) => {
            let place = state.setup.map.place(region);
            let target = Shape {
                id: format!("target-{region}"),
                form: Form::Disc { at: place.at, radius: 18.0 },
                role: Role::Target,
                tint: Tint::Seat(state.active),
                emblem: None,
                label: None,
            };
            choice.showing(vec![target])
        }
        _ => choice,
    }
}

fn describe(state: &Phalanxx, action: Action) -> Choice {
    let seat = state.active;
    let say = |id: &str| Message::new(format!("phalanxx-choice-{id}"));
    let group = |id: &str| Message::new(format!("phalanxx-group-{id}"));
    let of_card = |id: &str, card: Card| {
        Choice::new(&action, say(id).with("card", state.setup.title(card))).at(words::card_element(card))
    };
    match action {
        Action::Buy(card) => {
            let price = state.price(card).unwrap_or_default();
            let label = say("buy").with("card", state.setup.title(card)).with("price", price);
            Choice::new(&action, label).at(words::card_element(card)).under(group("buy"))
        }
        Action::Scout => Choice::new(&action, say("scout")).under(group("buy")),
        Action::BuyScouted => {
            let card = state.scouted.expect("the Scout has seen a card");
            let label = say("buy-scouted").with("card", state.setup.title(card)).with("price", state.scout_price());
            Choice::new(&action, label).at(words::card_element(card)).under(group("buy"))
        }
        Action::Pass => match state.row[0] {
            Some(card) => of_card("pass", card).under(group("pass")),
            None => Choice::new(&action, say("pass-empty")).under(group("pass")),
        },
        Action::SwapFor(card) => of_card("swap-for", card).under(group("swap")),
        Action::Give(card) => of_card("give", card).under(group("give")),
        Action::Roll => Choice::new(&action, say("roll")),
        Action::Take(die) => Choice::new(&action, say("take").with("die", words::die(die))).at(words::die_element(die)),
        Action::Change(pips) => {
            Choice::new(&action, say("change").with("pips", pips.get())).at("die-taken").under(group("change"))
        }
        Action::Forge(pips) => {
            Choice::new(&action, say("forge").with("pips", pips.get())).at("die-taken").under(group("forge"))
        }
        Action::Place(row) => {
            let label = say("place").with("row", words::row(row));
            Choice::new(&action, label).at(words::grey_element(row)).under(group("place"))
        }
        Action::Push(row) => {
            let home = state.faction(seat).home[row.index()];
            let label = say("push").with("row", words::row(row)).with("home", words::die(home));
            Choice::new(&action, label).at(words::red_element(seat, row)).under(group("push"))
        }
        Action::Play(card) => of_card("play", card).under(group("play")),
        Action::Conquer(region) => {
            let label = say("conquer").with("region", words::region(&state.setup, region));
            Choice::new(&action, label).at(words::region_element(region)).under(group("conquer"))
        }
        Action::Vacate(region) => {
            let label = say("vacate").with("region", words::region(&state.setup, region));
            Choice::new(&action, label).at(words::region_element(region))
        }
        Action::Turn(card) => of_card("turn", card),
        Action::Income => Choice::new(&action, say("income")).under(group("income")),
        Action::Exchange { with, die } => {
            let label = say("exchange").with("die", words::die(die)).with("other", words::who(state, with));
            let theirs = state.faction(with).home.iter().position(|&home| home == die).expect("the die is theirs");
            Choice::new(&action, label).at(words::red_element(with, Row::ALL[theirs]))
        }
        Action::Keep => Choice::new(&action, say("keep")),
        Action::EndTurn => Choice::new(&action, say(if state.setup.is_solo() { "end-turn-solo" } else { "end-turn" })),
    }
}

/// What an allowed action would bring.
fn note(state: &Phalanxx, action: Action) -> Option<Message> {
    let seat = state.active;
    let say = |id: &str| Message::new(format!("phalanxx-note-{id}"));
    match action {
        Action::Buy(_) | Action::BuyScouted => {
            let mut after = state.clone();
            after.act(seat, action, &mut Silent);
            matches!(after.phase, Phase::Bought { swap: true }).then(|| say("swap"))
        }
        Action::Take(die) => Some(die_uses(state, die)),
        Action::Place(row) => {
            let Phase::Taken(die) = state.phase else { return None };
            Some(say(if fits(state, die, row) { "place-high" } else { "place-low" }))
        }
        Action::Push(row) => {
            let Phase::Taken(die) = state.phase else { return None };
            Some(say("talents").with("gain", state.push_gain(die, row)))
        }
        Action::Play(card) => {
            let mut faction = *state.faction(seat);
            faction.display.insert(card);
            Some(
                say("strength")
                    .with("gain", track_of(&state.setup, &faction).saturating_sub(state.faction(seat).strength)),
            )
        }
        Action::Conquer(region) => Some(match state.holder(region) {
            Some(holder) => say("conflict").with("holder", words::who(state, holder)),
            None => say("figures")
                .with("figures", state.setup.map.figures(region))
                .with("value", state.setup.map.values[region.index()]),
        }),
        Action::Change(_) => Some(say("figure-lost").with("reserve", state.reserve(seat) - 1)),
        _ => None,
    }
}

fn fits(state: &Phalanxx, die: Die, row: Row) -> bool {
    die.pips >= state.faction(state.active).home[row.index()].pips
}
