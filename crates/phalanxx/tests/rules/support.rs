//! Laying out positions and asking what may be done in them.

use phalanxx::card::{Card, Era};
use phalanxx::die::{Die, Pips};
use phalanxx::region::Region;
use phalanxx::scoring::track_of;
use phalanxx::set::Set;
use phalanxx::state::{Heroism, Phase};
use phalanxx::{Action, Chance, Phalanxx, Setup};
use std::sync::Arc;
use table::{Game, Luck, Options, Seat, Silent, Stage};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

pub fn card(id: &str) -> Card {
    id.parse().expect("a card")
}

pub fn cards(ids: &[&str]) -> Set<Card> {
    ids.iter().map(|id| card(id)).collect()
}

pub fn region(id: &str) -> Region {
    id.parse().expect("a region")
}

pub fn regions(ids: &[&str]) -> Set<Region> {
    ids.iter().map(|id| region(id)).collect()
}

pub fn die(name: &str) -> Die {
    Die::try_from(name.to_owned()).expect("a die")
}

pub fn pips(value: u8) -> Pips {
    Pips::try_from(value).expect("a value")
}

pub fn setup(seats: usize, options: &[(&str, &str)]) -> Arc<Setup> {
    let about = Phalanxx::ABOUT;
    let options = Options::choose(about.options, options.iter().copied()).expect("options of the game");
    Arc::new(Phalanxx::prepare(&about.default_edition(), &options, seats).expect("the edition is in order"))
}

/// The state at the first decision. Seat 0 starts; the rest of the preparation depends on `seed`.
pub fn prepared(seats: usize, options: &[(&str, &str)], seed: u64) -> Phalanxx {
    let mut state = Phalanxx::new(&setup(seats, options));
    let mut luck = Luck::new(seed);
    if state.phase == Phase::Starter {
        state.settle(Chance::Starter(A), &mut Silent);
    }
    settle(&mut state, &mut luck);
    state
}

/// Seat 0 buys; hands and displays are empty, 10 Talents each; seat 0's Home dice show 3, all others 4.
pub fn bare(seats: usize, options: &[(&str, &str)]) -> Phalanxx {
    let mut state = prepared(seats, options, 1);
    for seat in state.everyone() {
        let faction = &mut state.factions[seat.index()];
        state.unseen = state.unseen | faction.hand | faction.display;
        (faction.hand, faction.secret, faction.display) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
        (faction.talents, faction.strength) = (10, 0);
        let home = if seat == A { ["white-3", "orange-3", "purple-3"] } else { ["white-4", "orange-4", "purple-4"] };
        faction.home = home.map(die);
    }
    state
}

/// Settles every lot, draw and roll that is due.
pub fn settle(state: &mut Phalanxx, luck: &mut Luck) {
    let mut outcomes = Vec::new();
    while state.stage() == Stage::Chance {
        outcomes.clear();
        state.chances(&mut outcomes);
        state.settle(luck.weighted(&outcomes), &mut Silent);
    }
}

/// Everything that could happen by chance.
pub fn outcomes(state: &Phalanxx) -> Vec<(Chance, u32)> {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    outcomes
}

/// Everything the active player may do.
pub fn legal(state: &Phalanxx) -> Vec<Action> {
    let mut actions = Vec::new();
    state.actions(state.active, &mut actions);
    actions
}

/// The active player does this, which must be allowed.
pub fn act(state: &mut Phalanxx, action: Action) {
    assert_eq!(state.check(state.active, action), Ok(()), "{action:?} in {:?}", state.phase);
    state.act(state.active, action, &mut Silent);
}

/// The active player does all of this.
pub fn play(state: &mut Phalanxx, actions: &[Action]) {
    for &action in actions {
        act(state, action);
    }
}

/// The clause on the ground of which the active player may not do this.
pub fn refused(state: &Phalanxx, action: Action) -> &'static str {
    assert!(!legal(state).contains(&action), "{action:?} is offered");
    let refusal = state.check(state.active, action).expect_err("an action that is not allowed");
    refusal.clause.expect("a clause of the rulebook").as_str()
}

/// Takes a card from wherever it is; a face-up one is replaced by an unseen one.
fn claim(state: &mut Phalanxx, card: Card) {
    for faction in &mut state.factions {
        faction.hand.remove(card);
        faction.secret.remove(card);
        faction.display.remove(card);
        faction.turned.remove(card);
    }
    if let Some(space) = state.row.iter().position(|&lies| lies == Some(card)) {
        let other = (state.unseen & Era::X.cards()).first().expect("an unseen card");
        state.unseen.remove(other);
        state.row[space] = Some(other);
    }
    state.unseen.remove(card);
}

pub fn give_hand(state: &mut Phalanxx, seat: Seat, ids: &[&str]) {
    for id in ids {
        claim(state, card(id));
        state.factions[seat.index()].hand.insert(card(id));
    }
}

pub fn give_display(state: &mut Phalanxx, seat: Seat, ids: &[&str]) {
    for id in ids {
        claim(state, card(id));
        state.factions[seat.index()].display.insert(card(id));
    }
    update(state, seat);
}

/// Turns cards of the display as after conflicts.
pub fn turn_cards(state: &mut Phalanxx, seat: Seat, ids: &[&str]) {
    let faction = &mut state.factions[seat.index()];
    faction.turned = faction.turned | cards(ids);
    update(state, seat);
}

pub fn update(state: &mut Phalanxx, seat: Seat) {
    let strength = track_of(&state.setup, state.faction(seat));
    state.factions[seat.index()].strength = strength;
}

pub fn hold(state: &mut Phalanxx, seat: Seat, ids: &[&str]) {
    for faction in &mut state.factions {
        faction.held = faction.held - regions(ids);
    }
    state.factions[seat.index()].held = regions(ids);
}

pub fn give_home(state: &mut Phalanxx, seat: Seat, dice: [&str; 3]) {
    state.factions[seat.index()].home = dice.map(die);
}

pub fn give_talents(state: &mut Phalanxx, seat: Seat, talents: u8) {
    state.factions[seat.index()].talents = talents;
}

pub fn talents(state: &Phalanxx, seat: Seat) -> u8 {
    state.faction(seat).talents
}

pub fn strength(state: &Phalanxx, seat: Seat) -> u16 {
    state.faction(seat).strength
}

/// The face-up cards become these, the far right first.
pub fn lay_row(state: &mut Phalanxx, ids: &[&str]) {
    for lies in state.row.into_iter().flatten().filter(|lies| !lies.is_heroism()) {
        state.unseen.insert(lies);
    }
    state.row = [None; 5];
    for (space, id) in ids.iter().enumerate() {
        claim(state, card(id));
        if card(id).is_heroism() {
            state.heroism = Heroism::Shown;
        }
        state.row[space] = Some(card(id));
    }
}

/// Step 3 with these Travelling dice.
pub fn give_dice(state: &mut Phalanxx, dice: [&str; 3]) {
    let mut dice = dice.map(die);
    dice.sort_unstable();
    state.travelling = dice.map(Some);
    state.grey = [None; 3];
    state.phase = Phase::Dice;
    if dice[0] == dice[2] {
        act(state, Action::Take(dice[0])); // as the game does when there is nothing to choose
    }
}

/// Rolls these values for the Travelling dice, after the refill.
pub fn roll(state: &mut Phalanxx, values: [u8; 3]) {
    act(state, Action::Roll);
    if state.phase == Phase::Refill {
        let (chance, _) = outcomes(state)[0];
        state.settle(chance, &mut Silent);
    }
    for value in values {
        state.settle(Chance::Roll(pips(value)), &mut Silent);
    }
}

/// Plays at random until `stop`, or to the end of the game.
pub fn play_randomly(state: &mut Phalanxx, seed: u64, mut stop: impl FnMut(&Phalanxx) -> bool) {
    let mut luck = Luck::new(seed);
    while state.stage() != Stage::Over && !stop(state) {
        if state.stage() == Stage::Chance {
            settle(state, &mut luck);
        } else {
            let action = luck.pick(&legal(state));
            state.act(state.active, action, &mut Silent);
        }
    }
}
