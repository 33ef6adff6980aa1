//! Preparation.

use crate::support::*;
use phalanxx::card::{Card, Era};
use phalanxx::die::Row;
use phalanxx::state::{Ability, Phase};
use phalanxx::{Chance, Phalanxx};
use table::{Game, Seat, Silent, Stage};

/// PX-002, PX-045, PX-046, PX-075: three Home dice each, one of every colour, and three white Travelling dice for the start.
#[test]
fn everybody_has_three_home_dice_and_the_starter_three_more() {
    let state = prepared(4, &[], 3);
    for seat in state.everyone() {
        let colours = state.faction(seat).home.map(|die| die.colour.name());
        assert_eq!(colours, ["white", "orange", "purple"]);
    }
    assert!(state.travelling.iter().all(|die| die.is_some_and(|die| die.colour.name() == "white")));
}

/// PX-017, PX-027, PX-028: the card marked 1 goes to somebody by lot, each seat as likely, and that player starts.
#[test]
fn a_lot_decides_who_starts() {
    for seats in 2..=4 {
        let mut state = Phalanxx::new(&setup(seats, &[]));
        let lots: Vec<_> = Seat::first(seats).map(|seat| (Chance::Starter(seat), 1)).collect();
        assert_eq!(outcomes(&state), lots);
        state.settle(Chance::Starter(B), &mut Silent);
        settle(&mut state, &mut table::Luck::new(1));
        assert_eq!((state.starter, state.stage()), (B, Stage::Decide(table::Seats::one(B))));
    }
}

/// PX-018, PX-029: without the expert option nobody has an ability.
#[test]
fn the_basic_game_has_no_abilities() {
    assert!(prepared(4, &[], 1).factions.iter().all(|faction| faction.ability.is_none()));
    assert!(prepared(4, &[("game", "expert")], 1).factions.iter().all(|faction| faction.ability.is_some()));
}

/// PX-033, PX-034, PX-035, PX-036: the eras that lie in the pile, by the number of players.
#[test]
fn fewer_players_use_fewer_cards() {
    for (seats, eras) in [(4, [16, 13, 13]), (3, [13, 10, 10]), (2, [10, 7, 7]), (1, [10, 7, 7])] {
        let setup = setup(seats, &[]);
        let mut counted = [0; 3];
        for pile in 1..=setup.pile() {
            counted[setup.top(pile).0 as usize] += 1;
        }
        counted[Era::XXX as usize] -= 1; // Heroism
        assert_eq!(counted, eras, "{seats} players");
    }
}

/// PX-037: a card that went back to the box is as likely to come as any other, since nobody knows.
#[test]
fn removed_cards_stay_unseen() {
    let mut state = Phalanxx::new(&setup(2, &[]));
    state.settle(Chance::Starter(A), &mut Silent);
    let draws = outcomes(&state);
    assert_eq!(draws.len(), 16, "all X cards are possible though 6 of them went back");
    assert!(draws.iter().all(|&(_, weight)| weight == 1));
}

/// PX-038, PX-039, PX-040: X on XX on XXX on the packet with Heroism, which is as likely as any card of it.
#[test]
fn the_pile_has_layers() {
    for (seats, above) in [(4, 7), (3, 4), (2, 1)] {
        let setup = setup(seats, &[]);
        let packet: Vec<u8> = (1..=setup.pile()).filter(|&pile| setup.top(pile).1).collect();
        assert_eq!(packet, [1, 2, 3, 4, 5, 6, 7]);
        let third = (8..=setup.pile()).filter(|&pile| setup.top(pile) == (Era::XXX, false)).count();
        assert_eq!(third, above);
        let order: Vec<Era> = (1..=setup.pile()).map(|pile| setup.top(pile).0).collect();
        assert!(order.is_sorted_by(|below, above| below >= above));
    }
    let mut state = bare(2, &[]);
    state.phase = Phase::Refill;
    state.row[4] = None;
    state.pile = 8;
    assert!(outcomes(&state).iter().all(|&(chance, _)| chance != Chance::Draw(Card::HEROISM)));
    for pile in 1..=7 {
        state.pile = pile;
        let draws = outcomes(&state);
        let total: u32 = draws.iter().map(|&(_, weight)| weight).sum();
        let heroism = draws.iter().find(|&&(chance, _)| chance == Chance::Draw(Card::HEROISM)).expect("possible").1;
        assert_eq!(total, heroism * u32::from(pile), "one in {pile}");
    }
}

/// PX-043: two cards for each hand.
#[test]
fn each_player_draws_two_cards() {
    for seats in 2..=4 {
        let state = prepared(seats, &[], 2);
        assert!(state.everyone().all(|seat| state.faction(seat).hand.len() == 2));
    }
}

/// PX-047, PX-D04: as many dice as are handed out: 15, 12, 9 and alone 9.
#[test]
fn dice_not_handed_out_leave_the_game() {
    for (seats, dice) in [(4, 15), (3, 12), (2, 9), (1, 9)] {
        let state = prepared(seats, &[], 1);
        assert_eq!(3 * state.everyone().count() + state.dice_left().count(), dice);
    }
}

/// PX-048, PX-050: the Home dice lie as they fell, and their sum is the money to start with.
#[test]
fn home_dice_give_the_first_talents() {
    let mut state = Phalanxx::new(&setup(2, &[]));
    state.settle(Chance::Starter(A), &mut Silent);
    while !matches!(state.phase, Phase::Home(..)) {
        state.settle(outcomes(&state)[0].0, &mut Silent);
    }
    for value in [4, 6, 1, 2, 2, 3] {
        state.settle(Chance::Roll(pips(value)), &mut Silent);
    }
    assert_eq!(state.faction(A).home, ["white-4", "orange-6", "purple-1"].map(die));
    assert_eq!((talents(&state, A), talents(&state, B)), (11, 7));
}

/// PX-049: only Travelling dice are rolled; the dice on red spaces stay as they are.
#[test]
fn home_dice_are_not_rolled_again() {
    let mut state = prepared(3, &[], 4);
    let home = state.factions.map(|faction| faction.home);
    act(&mut state, phalanxx::Action::Pass);
    roll(&mut state, [1, 2, 3]);
    assert_eq!(state.factions.map(|faction| faction.home), home);
}

/// PX-051: Strength starts at 0.
#[test]
fn strength_starts_at_0() {
    let state = prepared(4, &[], 6);
    assert!(state.factions.iter().all(|faction| faction.strength == 0));
}

/// PX-052, PX-053, PX-054, PX-055: GF-17, GF-18: the starting player takes city and oasis 1, the others follow clockwise.
#[test]
fn starts_follow_the_numbers_clockwise() {
    let four = [["w02", "e07"], ["w04", "w15"], ["w05", "e08"], ["e03", "w06"]];
    let three = [["t02", "t13"], ["t01", "t24"], ["t05", "t12"]];
    for (seats, starts) in [(4, &four[..]), (3, &three[..])] {
        for starter in Seat::first(seats) {
            let mut state = Phalanxx::new(&setup(seats, &[]));
            state.settle(Chance::Starter(starter), &mut Silent);
            settle(&mut state, &mut table::Luck::new(1));
            let mut seat = starter;
            for start in starts {
                assert_eq!(state.faction(seat).held, regions(start));
                let [city, oasis] = start.map(|id| state.setup.map.figures(region(id)));
                assert_eq!((city, oasis), (2, 1));
                seat = seat.next(seats);
            }
        }
    }
}

/// PX-056: GF-22: with two players the right half is not there.
#[test]
fn two_players_use_the_left_half() {
    let near = |seats: usize| setup(seats, &[]).map.neighbours[region("w05").index()];
    assert_eq!(near(4), regions(&["e08", "e14", "w10", "w14"]));
    assert_eq!(near(2), regions(&["w09", "w10", "w14"]));
    let mut state = bare(2, &[]);
    give_dice(&mut state, ["white-6", "white-6", "white-6"]);
    state.phase = Phase::Placed(Row::Top);
    assert_eq!(refused(&state, phalanxx::Action::Conquer(region("e08"))), "PX-056");
}

/// PX-057, PX-058: GF-16: Issos and oasis 4 for the first player, Persepolis and oasis 2 for the other.
#[test]
fn two_players_start_at_issos_and_persepolis() {
    let state = prepared(2, &[], 1);
    assert_eq!(state.faction(A).held, regions(&["w02", "w06"]));
    assert_eq!(state.faction(B).held, regions(&["w05", "w15"]));
    assert_eq!((state.figures(A), state.figures(B)), (3, 3));
    let name = |id: &str| state.setup.map.place(region(id)).site.clone();
    assert_eq!((name("w02").as_deref(), name("w05").as_deref()), (Some("Issos"), Some("Persepolis")));
    let number = |id: &str| state.setup.map.place(region(id)).start;
    assert_eq!((number("w06"), number("w15")), (Some(4), Some(2)));
}

/// PX-059: the starting player moves first and turns go clockwise.
#[test]
fn turns_go_clockwise_from_the_starter() {
    let mut state = Phalanxx::new(&setup(3, &[]));
    state.settle(Chance::Starter(B), &mut Silent);
    settle(&mut state, &mut table::Luck::new(1));
    let mut order = Vec::new();
    play_randomly(&mut state, 1, |state| {
        if state.phase == Phase::Buy && order.len() == usize::from(state.turns) {
            order.push(state.active);
        }
        state.turns == 4
    });
    assert_eq!(order[..4], [Seat(1), Seat(2), Seat(0), Seat(1)]);
}

/// PX-D03: the pile after the deal.
#[test]
fn the_pile_after_the_deal() {
    for (seats, pile) in [(4, 30), (3, 23), (2, 16), (1, 16)] {
        assert_eq!(prepared(seats, &[], 1).pile, pile);
    }
    for (seats, pile) in [(4, 29), (3, 22), (2, 15)] {
        let with_legend = (0..50)
            .map(|seed| prepared(seats, &[("game", "expert")], seed))
            .find(|state| state.factions.iter().any(|faction| faction.ability == Some(Ability::Legend)));
        assert_eq!(with_legend.expect("the Legend comes up").pile, pile);
    }
}

/// PX-D05: 3 figures stand on the board and 9 are in reserve.
#[test]
fn nine_figures_are_in_reserve() {
    for seats in 1..=4 {
        let state = prepared(seats, &[], 1);
        assert!(Seat::first(seats).all(|seat| state.reserve(seat) == 9));
    }
}
