//! The end of the game, the score, and what the cards are worth.

use crate::support::*;
use phalanxx::card::Card;
use phalanxx::die::Row;
use phalanxx::scoring::{Rank, fame_groups, growth_by, strength_of, track_of};
use phalanxx::set::Set;
use phalanxx::state::{Ability, Phase};
use phalanxx::{Action, Phalanxx};
use table::{Game, Luck, Seat, Stage};

fn over(mut state: Phalanxx) -> Phalanxx {
    state.phase = Phase::Over;
    state
}

/// PX-001: the highest total wins.
#[test]
fn the_highest_total_wins() {
    let mut state = bare(3, &[]);
    give_display(&mut state, Seat(2), &["x-05"]);
    let state = over(state);
    let standing = state.standing().expect("over");
    let best = *standing.scores.iter().max().expect("three");
    assert_eq!(
        standing.ranks.iter().position(|&rank| rank == 1),
        standing.scores.iter().position(|&score| score == best)
    );
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!(state.payoffs()[2], 1.0);
}

/// PX-026, PX-D23: at every moment of random games the track shows what the cards say.
#[test]
fn the_track_always_follows_from_the_cards() {
    for seed in 0..30 {
        let seats = 1 + seed as usize % 4;
        let mut state = prepared(seats, &[("game", "expert")], seed);
        play_randomly(&mut state, seed, |state| {
            for seat in state.everyone() {
                let faction = state.faction(seat);
                let legend = if faction.ability == Some(Ability::Legend) {
                    2 * state.setup.colours_of(faction.display)[1]
                } else {
                    0
                };
                let cards = i32::from(strength_of(&state.setup, faction.display)) + i32::from(legend);
                assert_eq!(i32::from(faction.strength), cards - 3 * i32::from(faction.turned.len()));
                assert_eq!(faction.strength, track_of(&state.setup, faction));
            }
            false
        });
    }
}

/// PX-159, PX-160: when the pile cannot fill the row the round is played to its end, the last turn being that of the starter's right neighbour.
#[test]
fn the_round_is_finished() {
    let mut state = bare(3, &[]);
    state.pile = 0;
    act(&mut state, Action::Pass);
    roll(&mut state, [1, 2, 6]);
    assert!(state.closing);
    let mut last = state.active;
    play_randomly(&mut state, 1, |state| {
        last = state.active;
        false
    });
    assert_eq!((state.turns, last), (3, Seat(2)));
    assert_eq!(state.stage(), Stage::Over);
}

/// PX-161, PX-D27: 32, 24, 18 turns, and 9 alone, whatever is played; each player has had as many.
#[test]
fn the_number_of_turns_is_fixed() {
    for (seats, turns) in [(4, 32), (3, 24), (2, 18), (1, 9)] {
        for seed in 0..10 {
            let mut state = prepared(seats, &[], seed);
            let mut had = [0; 4];
            let mut ended = 0;
            play_randomly(&mut state, seed, |state| {
                if state.phase == Phase::TurnEnd && state.turns == ended {
                    had[state.active.index()] += 1;
                    ended += 1;
                }
                false
            });
            assert_eq!(state.turns, turns);
            assert!(had[..seats].iter().all(|&turns| turns == had[0]), "{had:?}");
        }
    }
}

/// PX-D27: two players with the Legend have 16 turns.
#[test]
fn the_legend_shortens_the_game_of_two() {
    let mut seen = 0;
    for seed in 0..20 {
        let mut state = prepared(2, &[("game", "expert")], seed);
        let legend = state.factions.iter().any(|faction| faction.ability == Some(Ability::Legend));
        seen += u8::from(legend);
        play_randomly(&mut state, seed, |_| false);
        assert_eq!(state.turns, if legend { 16 } else { 18 });
    }
    assert!(seen > 0);
}

/// GF-20: a display with a Fame group, four regions, 14 Talents.
fn finished() -> Phalanxx {
    let mut state = bare(2, &[]);
    give_display(&mut state, A, &["x-01", "x-05", "x-08", "x-12", "x-13", "xxx-02", "xxx-03"]);
    turn_cards(&mut state, A, &["x-01"]);
    hold(&mut state, A, &["w02", "w06", "w03", "w15"]);
    give_talents(&mut state, A, 14);
    over(state)
}

/// PX-162, PX-163, PX-164, PX-165, PX-166, PX-167: GF-20: 14 + 3 + 10 + 6 + 4 + 14 = 51.
#[test]
fn the_score_adds_up() {
    let state = finished();
    let tally = state.tally(A);
    assert_eq!(tally.lines().map(|(_, _, points)| points), [14, 3, 10, 6, 4, 14, 0]);
    assert_eq!(tally.total(), 51);
    let standing = state.standing().expect("over");
    assert_eq!(standing.breakdown.iter().map(|line| line.points[0]).sum::<i32>(), standing.scores[0]);
}

/// PX-168, PX-187, PX-188: GF-09: Camouflage brings 4 at once and takes them back at the end.
#[test]
fn camouflage_does_not_score() {
    let mut state = bare(2, &[]);
    give_display(&mut state, A, &["x-05"]);
    let before = state.tally(A).total();
    give_display(&mut state, A, &["xx-13"]);
    assert_eq!(strength(&state, A), 6);
    assert_eq!(state.tally(A).camouflage, -4);
    assert_eq!(state.tally(A).total(), before);
}

/// PX-169: of two with the same total the higher Home dice win.
#[test]
fn home_dice_break_ties() {
    let mut state = bare(2, &[]);
    hold(&mut state, A, &["w14"]);
    hold(&mut state, B, &["w05"]);
    give_home(&mut state, B, ["white-3", "orange-3", "purple-4"]);
    let state = over(state);
    let standing = state.standing().expect("over");
    assert_eq!(standing.scores[0], standing.scores[1]);
    assert_eq!((standing.ranks, state.payoffs()[..2].to_vec()), (vec![2, 1], vec![0.0, 1.0]));
}

/// PX-170: equal dice too: the victory is shared.
#[test]
fn equal_dice_share_the_victory() {
    let mut state = bare(2, &[]);
    hold(&mut state, A, &["w14"]);
    hold(&mut state, B, &["w05"]);
    give_home(&mut state, B, ["white-1", "orange-2", "purple-6"]);
    let state = over(state);
    let standing = state.standing().expect("over");
    assert_eq!((standing.ranks, state.payoffs()[..2].to_vec()), (vec![1, 1], vec![0.5, 0.5]));
}

/// PX-D28: cards left in hand bring nothing.
#[test]
fn the_hand_scores_nothing() {
    let mut state = bare(2, &[]);
    let before = state.tally(A).total();
    give_hand(&mut state, A, &["xxx-01", "xxx-02"]);
    assert_eq!(state.tally(A).total(), before);
}

/// PX-171, PX-172, PX-173: no Fame without a Leader, without Equipment, or without a conflict.
#[test]
fn fame_needs_a_leader_equipment_and_a_conflict() {
    let groups = |display: &[&str], turned: &[&str]| {
        let mut state = bare(2, &[]);
        give_display(&mut state, A, display);
        turn_cards(&mut state, A, turned);
        fame_groups(&state.setup, state.faction(A))
    };
    let troops = ["x-01", "x-05", "x-08"];
    assert_eq!(groups(&[&troops[..], &["x-12", "x-13"]].concat(), &["x-01"]), 1);
    assert_eq!(groups(&[&troops[..], &["x-13"]].concat(), &["x-01"]), 0);
    assert_eq!(groups(&[&troops[..], &["x-12"]].concat(), &["x-01"]), 0);
    assert_eq!(groups(&[&troops[..], &["x-12", "x-13"]].concat(), &[]), 0);
}

/// PX-174, PX-175: GF-19: groups of three different symbols, each symbol in one group; two groups bring 10.
#[test]
fn each_symbol_serves_one_group() {
    let mut state = finished();
    assert_eq!(state.setup.symbols_of(state.faction(A).display), [2, 2, 2]);
    assert_eq!(state.tally(A).fame, 10);
    state.factions[0].display.remove(card("xxx-03"));
    assert_eq!(state.tally(A).fame, 5, "one archer, one group");
    state.factions[0].turned = cards(&[]);
    assert_eq!(state.tally(A).fame, 0);
}

/// The Strength of `id` beside `count` cards or symbols of what it counts.
fn steps(id: &str, others: &[&str]) -> Vec<u16> {
    let setup = setup(2, &[]);
    (0..=others.len())
        .map(|count| {
            let with = strength_of(&setup, cards(&others[..count]) | cards(&[id]));
            with - strength_of(&setup, cards(&others[..count]))
        })
        .collect()
}

/// PX-176, PX-D25: Parmenion counts Archers: nothing without one.
#[test]
fn parmenion_counts_archers() {
    for id in ["x-10", "xxx-08"] {
        assert_eq!(steps(id, &["x-01", "x-02", "x-03", "xx-04"]), [0, 2, 3, 4, 4]);
    }
}

/// PX-177: Bessos counts Cavalry.
#[test]
fn bessos_counts_cavalry() {
    for id in ["xx-08", "xxx-09"] {
        assert_eq!(steps(id, &["x-07", "x-08", "x-09", "xx-01"]), [0, 1, 3, 5, 5]);
    }
}

/// PX-178: Porus counts Infantry.
#[test]
fn porus_counts_infantry() {
    for id in ["xx-09", "xxx-10"] {
        assert_eq!(steps(id, &["x-04", "x-05", "x-06", "xx-02", "xx-03"]), [0, 1, 2, 3, 4, 4]);
    }
}

/// PX-179: Dareios counts white cards.
#[test]
fn dareios_counts_white_cards() {
    for id in ["x-11", "xx-10"] {
        assert_eq!(steps(id, &["x-01", "x-04", "x-07", "xx-01", "xx-02"]), [0, 0, 2, 3, 5, 5]);
    }
}

/// PX-180: Antigonos counts purple cards.
#[test]
fn antigonos_counts_purple_cards() {
    assert_eq!(steps("xxx-07", &["x-13", "x-14", "x-15", "x-16"]), [0, 1, 3, 4, 4]);
}

/// PX-181, PX-D24: GF-04: Memmon counts orange cards, itself among them.
#[test]
fn memmon_counts_orange_cards() {
    assert_eq!(steps("x-12", &["xx-09", "x-10", "xx-08"]), [2, 4, 6, 6]);
}

/// PX-192: Military Music counts orange cards.
#[test]
fn military_music_counts_orange_cards() {
    assert_eq!(steps("xxx-11", &["xx-09", "x-10", "xx-08", "x-11"]), [0, 2, 4, 7, 7]);
}

/// PX-193, PX-D24: Horses and Fortress count purple cards, themselves among them.
#[test]
fn horses_and_fortress_count_purple_cards() {
    for (id, expected) in
        [("xx-11", [1, 2, 4, 4]), ("xxx-12", [1, 2, 4, 4]), ("xx-12", [0, 3, 4, 4]), ("xxx-13", [0, 3, 4, 4])]
    {
        assert_eq!(steps(id, &["x-13", "x-14", "x-15"]), expected);
    }
}

/// Plays `id` from the hand of a player with this display.
fn gain(display: &[&str], id: &str) -> (u16, u16) {
    let mut state = bare(2, &[]);
    give_display(&mut state, A, display);
    let before = strength(&state, A);
    give_hand(&mut state, A, &[id]);
    give_home(&mut state, A, ["white-6", "orange-6", "purple-6"]);
    state.factions[0].held = regions(&["w02", "w03", "w06", "w08", "w04"]);
    give_dice(&mut state, ["white-6", "white-6", "white-6"]);
    act(&mut state, Action::Place(Row::Top));
    if legal(&state).contains(&Action::Play(card(id))) {
        act(&mut state, Action::Play(card(id)));
    } else {
        give_display(&mut state, A, &[id]); // the fixture is about Strength, not about the condition
    }
    (before, strength(&state, A))
}

/// PX-182, PX-195: GF-01, GF-02: an Archer of Strength 5 brings 7 with Dareios and Parmenion; GF-03: 8 if it is the first Archer.
#[test]
fn leaders_grow_with_later_cards() {
    assert_eq!(gain(&["x-11", "x-10", "x-01", "x-05"], "xxx-03"), (7, 14));
    assert_eq!(gain(&["x-11", "x-10", "x-01", "x-02"], "xxx-03"), (9, 16));
    assert_eq!(gain(&["x-11", "x-10", "x-05", "x-08"], "xxx-03"), (5, 13));
    assert_eq!(gain(&["x-12"], "xx-09"), (2, 4));
}

/// PX-194: GF-05 to GF-08: Music, Horses and Fortress grow with later cards.
#[test]
fn equipment_grows_with_later_cards() {
    assert_eq!(gain(&["x-12", "xx-09", "x-05"], "xxx-11"), (7, 11));
    assert_eq!(gain(&["x-12", "xx-09", "xxx-11", "x-05"], "x-10"), (11, 16));
    assert_eq!(gain(&["xx-11"], "xx-12"), (1, 5));
    assert_eq!(gain(&["xx-11", "xx-12"], "x-16"), (5, 8));
}

/// PX-212, PX-213, PX-214, PX-215, PX-216, PX-217, PX-218: the ranks of the solo game, each at both ends.
#[test]
fn solo_ranks() {
    let ranks = [
        (Rank::Discharged, i32::MIN, 0),
        (Rank::Company, 1, 5),
        (Rank::Sergeant, 6, 10),
        (Rank::Lieutenant, 11, 15),
        (Rank::General, 16, 20),
        (Rank::Adviser, 21, 25),
        (Rank::Great, 26, i32::MAX),
    ];
    for (rank, least, most) in ranks {
        assert_eq!((Rank::of(least), Rank::of(most)), (rank, rank));
    }
}

/// PX-088, PX-182, PX-194: what a card adds is the difference it makes, whatever lies there and whether cards count themselves or not.
#[test]
fn a_card_adds_the_difference_it_makes() {
    for selfcount in ["on", "off"] {
        let setup = setup(4, &[("selfCount", selfcount)]);
        let mut luck = Luck::new(3);
        let all: Vec<Card> = Card::all().collect();
        for _ in 0..200 {
            let lies: Set<Card> = (0..8).map(|_| luck.pick(&all)).collect();
            for card in Card::all().filter(|&card| !lies.contains(card)) {
                let with = strength_of(&setup, lies | Set::one(card));
                assert_eq!(strength_of(&setup, lies) + growth_by(&setup, lies, card), with, "{card} to {lies:?}");
            }
        }
    }
}
