//! What a seat knows, and what it cannot know.

use crate::bench::*;
use std::collections::BTreeMap;
use table::{Knowledge, Luck};

/// A position in the middle of a game for three.
fn midgame() -> Arrangement {
    position(3)
        .open(&[L, H])
        .hand(Seat(0), &[T, T])
        .hand(Seat(1), &[O, H])
        .known(Seat(1), &[A])
        .hand(Seat(2), &[L])
        .discarded(&[T, A])
        .acting(2)
}

/// AX-053: a redeal keeps what the seat knows: its hand, the face-up cards, the discards, the known cards, all numbers.
#[test]
fn a_redeal_keeps_what_is_known() {
    let game = midgame().build().unwrap();
    for seed in 0..50 {
        let mut world = game.clone();
        world.redeal(Seat(0), &mut Luck::new(seed));
        assert_eq!(world.hand(Seat(0)), game.hand(Seat(0)));
        assert_eq!(
            (world.open(), world.discards(), world.pile().total()),
            (game.open(), game.discards(), game.pile().total())
        );
        assert!(world.hand(Seat(1))[A] >= 1 && world.hand(Seat(1)).total() == 3);
        let all = world
            .players()
            .fold(world.pile() + world.discards() + world.open_cards(), |all, seat| all + world.hand(seat));
        assert_eq!(all, Cards([11; 5]));
    }
}

/// AX-053: what the seat cannot know is drawn anew, each unseen card as likely as any other.
#[test]
fn a_redeal_draws_unseen_cards_evenly() {
    let game = midgame().build().unwrap();
    let (mut luck, mut seen) = (Luck::new(3), BTreeMap::new());
    const TIMES: u32 = 20_000;
    for _ in 0..TIMES {
        let mut world = game.clone();
        world.redeal(Seat(0), &mut luck);
        *seen.entry(world.hand(Seat(2)).kinds().next().unwrap()).or_insert(0u32) += 1;
    }
    // Unseen by the first seat: 47 cards, of which 8 temples, 9 amphorae, 10 horses, 10 lyres, 11 hoplites, less the known amphora.
    for (symbol, unseen) in [(T, 8), (A, 9), (H, 10), (L, 10), (O, 11)] {
        let expected = TIMES * unseen / 48;
        assert!(seen[&symbol].abs_diff(expected) < TIMES / 50, "{symbol:?}: {} for {expected}", seen[&symbol]);
    }
}

/// Positions that look alike to a seat are the same knowledge.
#[test]
fn hidden_cards_leave_no_trace() {
    let one = midgame().build().unwrap();
    let other = position(3)
        .open(&[L, H])
        .hand(Seat(0), &[T, T])
        .hand(Seat(1), &[T, L])
        .known(Seat(1), &[A])
        .hand(Seat(2), &[O])
        .discarded(&[T, A])
        .acting(2)
        .build()
        .unwrap();
    assert_ne!(one, other);
    assert_eq!(Knowledge::new(&one, Seat(0)), Knowledge::new(&other, Seat(0)));
    assert_ne!(Knowledge::new(&one, Seat(1)), Knowledge::new(&other, Seat(1)));
}

/// Face-up cards taken are known; a card spent may have been the known one.
#[test]
fn what_everybody_knows_of_a_hand() {
    let mut game = position(2).open(&[L, H]).hand(Seat(0), &[L, T]).acting(2).build().unwrap();
    game.plays_all(&[Action::Pick(L), Action::Pick(H)]);
    assert_eq!(game.known(Seat(0)), Cards::of(&[L, H]));
    let mut game = position(2).open(&[T, H]).hand(Seat(0), &[L]).known(Seat(0), &[L]).build().unwrap();
    game.plays(Action::Spend(L));
    assert_eq!((game.hand(Seat(0)), game.known(Seat(0))), (Cards::one(L), Cards::NONE));
}

/// Whoever occupies a province is known to be able to pay for it, so no imagined position is a dead end.
#[test]
fn an_occupier_can_pay_in_every_imagined_world() {
    let mut game = position(3)
        .open(&[L, H])
        .route(&points(["q2r1", "q1r2", "q0r3", "q0r4"]))
        .alexander(point("q3r4"))
        .governors(Seat(0), &cells(["r0h10", "r2h11", "r3h8"]))
        .hand(Seat(0), &[T, H, A, O, L])
        .hand(Seat(1), &[T, T])
        .acting(2)
        .build()
        .unwrap();
    game.plays(Action::Occupy(cell("r0h0")));
    let (mut luck, mut hands) = (Luck::new(1), BTreeMap::new());
    for _ in 0..3_000 {
        let mut world = game.clone();
        world.redeal(Seat(1), &mut luck);
        assert!(!world.offers().is_empty());
        assert_eq!(world.hand(Seat(0)).total(), 5);
        *hands.entry(world.hand(Seat(0)).0).or_insert(0u32) += 1;
    }
    // Two temples, horse, amphora, hoplite and lyre are needed, and one governor is left: any five of the six, which are six hands
    // with a temple twice or one of the five others missing. Unseen are 9 temples, 10 horses, 10 lyres, 11 amphorae, 11 hoplites.
    assert_eq!(hands.len(), 5);
    let ways = |hand: &[u8; 5]| -> f64 {
        [9.0, 11.0, 10.0, 10.0, 11.0]
            .iter()
            .zip(hand)
            .map(
                |(unseen, &count): (&f64, &u8)| {
                    if count == 2 { unseen * (unseen - 1.0) / 2.0 } else { unseen.powi(count.into()) }
                },
            )
            .product()
    };
    let total: f64 = hands.keys().map(ways).sum();
    for (hand, seen) in &hands {
        let expected = 3_000.0 * ways(hand) / total;
        assert!((f64::from(*seen) - expected).abs() < 120.0, "{hand:?}: {seen} for {expected}");
    }
}
