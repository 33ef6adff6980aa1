//! Every option on each of its values.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::die::Row;
use phalanxx::options::{FRENCH, OPTIONS, Rulings};
use phalanxx::state::{Ability, Heroism, Phase};
use phalanxx::{Action, Phalanxx};
use table::{Game, Options, Silent};

fn rulings(chosen: &[(&str, &str)]) -> Rulings {
    Rulings::new(&Options::choose(OPTIONS, chosen.iter().copied()).expect("options of the game"))
}

/// PX-142: beaten figures go back to the reserve, or to the box.
#[test]
fn defeated_figures() {
    for (value, reserve) in [("reserve", 11), ("box", 9)] {
        let mut state = bare(2, &[("defeatedFigures", value)]);
        hold(&mut state, A, &["w08"]);
        hold(&mut state, B, &["w04", "w07"]);
        give_display(&mut state, A, &["x-07"]);
        give_dice(&mut state, ["white-6", "white-6", "white-6"]);
        play(&mut state, &[Action::Place(Row::Top), Action::Conquer(region("w04"))]);
        assert_eq!(state.reserve(B), reserve, "{value}");
    }
}

/// PX-159: 18 and 9 turns if the refill must fail, 16 and 8 if the pile must be empty; three and four players play the same.
#[test]
fn end_trigger() {
    for (value, turns) in [("refillFails", [9, 18, 24, 32]), ("deckEmpty", [8, 16, 24, 32])] {
        for seats in 1..=4 {
            let mut state = prepared(seats, &[("endTrigger", value)], 1);
            play_randomly(&mut state, 1, |_| false);
            assert_eq!(state.turns, turns[seats - 1], "{value}, {seats} players");
        }
    }
}

/// PX-203: a Forced March ends on a free region, or may attack.
#[test]
fn forced_march() {
    for (value, attacks) in [("emptyTarget", false), ("mayAttack", true)] {
        let mut state = bare(2, &[("game", "expert"), ("forcedMarch", value)]);
        state.factions[0].ability = Some(Ability::ForcedMarch);
        hold(&mut state, A, &["w06"]);
        hold(&mut state, B, &["w15"]);
        give_display(&mut state, A, &["x-07"]);
        give_dice(&mut state, ["white-6", "white-6", "white-6"]);
        act(&mut state, Action::Place(Row::Top));
        assert_eq!(legal(&state).contains(&Action::Conquer(region("w15"))), attacks, "{value}");
    }
}

/// PX-200, PX-D12: the Master Trader pays 1 on the board only, or for the Scout's card too.
#[test]
fn trader_scope() {
    for (value, price) in [("board", 4), ("any", 1)] {
        let mut state = bare(2, &[("game", "expert"), ("traderScope", value)]);
        state.factions[0].ability = Some(Ability::MasterTrader);
        assert_eq!(state.scout_price(), price, "{value}");
        state.factions[0].ability = Some(Ability::Intrigue);
        assert_eq!(state.scout_price(), 4);
    }
}

/// PX-066: the swap depends on the printed price, or on the price paid.
#[test]
fn exchange_trigger() {
    for (value, swaps) in [("printed", true), ("paid", false)] {
        let mut state = bare(2, &[("game", "expert"), ("exchangeTrigger", value)]);
        state.factions[0].ability = Some(Ability::MasterTrader);
        let dear = state.row[4].expect("a card");
        act(&mut state, Action::Buy(dear));
        assert_eq!(state.phase, Phase::Bought { swap: swaps }, "{value}");
        let mut state = bare(2, &[("exchangeTrigger", value)]);
        let dear = state.row[4].expect("a card");
        act(&mut state, Action::Buy(dear));
        assert_eq!(state.phase, Phase::Bought { swap: true }, "who pays 5 may swap either way");
    }
}

/// PX-211: MaXXimilian scores his figures, or not.
#[test]
fn solo_figures_score() {
    for (value, figures) in [("on", 12), ("off", 0)] {
        let state = bare(1, &[("soloFiguresScore", value)]);
        assert_eq!(state.tally(B).figures, figures, "{value}");
        assert_eq!(state.tally(A).figures, 3);
    }
}

/// PX-D32: MaXXimilian passes Heroism over, or removes it and gets nothing.
#[test]
fn solo_heroism() {
    for (value, taken, heroism) in [("skip", 1, Heroism::Shown), ("remove", 0, Heroism::Gone)] {
        let mut state = bare(1, &[("soloHeroism", value)]);
        lay_row(&mut state, &["heroism", "x-02", "x-03", "x-04", "x-05"]);
        state.grey = ["white-1", "white-2", "white-3"].map(|name| Some(die(name)));
        state.phase = Phase::TurnEnd;
        act(&mut state, Action::EndTurn);
        assert_eq!((state.faction(B).display.len(), state.heroism), (taken, heroism), "{value}");
        assert_eq!(state.row[0] == Some(Card::HEROISM), value == "skip");
    }
}

/// PX-D24: Memmon, Horses and Fortress count themselves, or not.
#[test]
fn self_count() {
    for (value, alone, in_pairs) in [("on", [2, 1, 0], [4, 2, 3]), ("off", [0, 0, 0], [2, 1, 0])] {
        let setup = setup(2, &[("selfCount", value)]);
        let worth = |with: &[&str], without: &[&str]| {
            use phalanxx::scoring::strength_of;
            strength_of(&setup, cards(with)) - strength_of(&setup, cards(without))
        };
        assert_eq!(["x-12", "xx-11", "xx-12"].map(|id| worth(&[id], &[])), alone, "{value}");
        let pairs = [("x-12", "xx-08"), ("xx-11", "x-16"), ("xx-12", "x-16")];
        assert_eq!(pairs.map(|(id, other)| worth(&[id, other], &[other])), in_pairs, "{value}");
    }
}

/// PX-D26: the Blacksmith works once a turn, or on every die.
#[test]
fn blacksmith() {
    for (value, again) in [("1", false), ("unlimited", true)] {
        let mut state = bare(2, &[("blacksmith", value)]);
        give_display(&mut state, A, &["x-13"]);
        give_dice(&mut state, ["white-4", "white-5", "white-6"]);
        play(
            &mut state,
            &[Action::Take(die("white-4")), Action::Forge(pips(1)), Action::Place(Row::Top), Action::Income],
        );
        act(&mut state, Action::Take(die("white-5")));
        assert_eq!(legal(&state).contains(&Action::Forge(pips(1))), again, "{value}");
    }
}

/// PX-129, PX-186: a condition on dice asks for the sum, or for one die; the wagon waives either.
#[test]
fn dice_condition() {
    for (value, by_sum, by_one) in [("sum", true, false), ("single", false, true)] {
        let mut state = bare(2, &[("diceCondition", value)]);
        give_hand(&mut state, A, &["xxx-03"]); // a sum of 14, or one 6
        give_dice(&mut state, ["white-6", "white-6", "white-6"]);
        act(&mut state, Action::Place(Row::Top));
        let played = Action::Play(card("xxx-03"));
        give_home(&mut state, A, ["white-5", "orange-5", "purple-4"]);
        assert_eq!(legal(&state).contains(&played), by_sum, "{value}");
        give_home(&mut state, A, ["white-6", "orange-1", "purple-1"]);
        assert_eq!(legal(&state).contains(&played), by_one, "{value}");
        give_home(&mut state, A, ["white-1", "orange-1", "purple-1"]);
        assert_eq!(refused(&state, played), "PX-129");
        give_display(&mut state, A, &["x-15"]);
        assert!(legal(&state).contains(&played));
    }
}

/// PX-097: as many figures as are missing may be moved, or only one.
#[test]
fn shortfall() {
    for (value, allowed) in [("several", true), ("one", false)] {
        let mut state = bare(2, &[("shortfall", value)]);
        hold(&mut state, A, &["w02", "w06", "w01", "w11", "w12"]);
        state.factions[0].lost = 6;
        assert_eq!(state.reserve(A), 0);
        give_dice(&mut state, ["white-6", "white-6", "white-6"]);
        act(&mut state, Action::Place(Row::Top));
        let city = Action::Conquer(region("w03"));
        assert_eq!(legal(&state).contains(&city), allowed, "{value}: two figures for Memphis");
        assert!(legal(&state).contains(&Action::Conquer(region("w07"))), "{value}: one for Tadmor");
        if allowed {
            play(&mut state, &[city, Action::Vacate(region("w01")), Action::Vacate(region("w12"))]);
            assert_eq!(state.faction(A).held, regions(&["w02", "w03", "w06", "w11"]));
        } else {
            assert_eq!(refused(&state, city), "PX-100");
        }
    }
}

/// PX-189: only the Scout's owner sees the card, or everybody.
#[test]
fn scout() {
    for (value, public) in [("private", false), ("public", true)] {
        let mut state = bare(2, &[("scout", value)]);
        give_display(&mut state, A, &["x-16"]);
        act(&mut state, Action::Scout);
        let (seen, _) = outcomes(&state)[0];
        let mut facts = Vec::new();
        state.settle(seen, &mut facts);
        assert_eq!(state.scouted_by(B).is_some(), public, "{value}");
        let hears = |fact: &table::Fact| {
            fact.audience.includes(table::Eye::Seat(B)) && fact.message.id == "phalanxx-told-scouted"
        };
        assert_eq!(facts.iter().any(hears), public);
        act(&mut state, Action::BuyScouted);
        assert_eq!(state.faction(A).secret.is_empty(), public);
    }
}

/// PX-206: the solo player starts on oasis 2, or on the one that stands for the French oasis 3.
#[test]
fn solo_oasis() {
    for (value, start) in [("2", ["w05", "w15"]), ("3", ["w05", "w10"])] {
        let state = prepared(1, &[("soloOasis", value)], 1);
        assert_eq!(state.faction(A).held, regions(&start), "{value}");
        assert_eq!(state.figures(B), 12);
    }
}

/// PX-018, PX-196: the basic game and the expert game.
#[test]
fn game() {
    assert!(!rulings(&[("game", "basic")]).expert);
    assert!(rulings(&[("game", "expert")]).expert);
}

/// The French rulebook answers what it answers, and leaves the rest to the other options.
#[test]
fn rulebook() {
    assert_eq!(rulings(&[("rulebook", "english")]), rulings(&[]));
    assert_eq!(rulings(&[("rulebook", "french")]), rulings(FRENCH));
    assert_ne!(rulings(&[("rulebook", "french")]), rulings(&[]));
    assert_eq!(rulings(&[("rulebook", "french"), ("defeatedFigures", "reserve")]), rulings(FRENCH));
    assert!(rulings(&[("rulebook", "french"), ("endTrigger", "deckEmpty")]).ends_when_empty);
    for seats in 1..=4 {
        let mut state = Phalanxx::new(&setup(seats, &[("rulebook", "french"), ("game", "expert")]));
        settle(&mut state, &mut table::Luck::new(1));
        play_randomly(&mut state, 1, |_| false);
        assert!(state.standing().is_some());
    }
}

/// The first value of an option is the default, and each option has the tests above.
#[test]
fn defaults() {
    for option in OPTIONS {
        assert_eq!(option.default, option.values[0]);
        assert_eq!(option.values.len(), 2, "{}", option.key);
    }
    let mut state = prepared(2, &[], 1);
    state.act(A, legal(&state)[0], &mut Silent);
}
