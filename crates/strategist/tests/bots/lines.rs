//! How a game is imagined to go on where the tree ends.

use crate::games::{Cup, Duel, Lock, setup};
use std::time::Duration;
use strategist::{Budget, Player, Rollout, adviser, search};
use table::{Game, Instinct, Luck, MAX_SEATS, Seat};

/// What the seats get at the ends of so many lines.
fn ends<G: Instinct>(start: &G, rollout: Rollout, lines: usize) -> Vec<[f32; 2]> {
    let (mut player, mut luck) = (Player::default(), Luck::new(1));
    let mut line = || player.finish(&mut start.clone(), rollout, &mut luck);
    (0..lines).map(|_| line()).map(|shares| [shares[0], shares[1]]).collect()
}

fn mean(ends: &[[f32; 2]], seat: usize) -> f32 {
    ends.iter().map(|shares| shares[seat]).sum::<f32>() / ends.len() as f32
}

#[test]
fn a_line_goes_beyond_a_round_only_if_asked_to() {
    let lines = |beyond_rounds| {
        ends(
            &Duel::new(&setup::<Duel>(2)),
            Rollout::Instinct { decisions: 8, beyond_rounds, rivals: 1, learns: false },
            100,
        )
    };
    assert!(lines(false).iter().all(|shares| shares[0] == 0.5), "evaluated before anybody shows a hand");
    assert!(lines(true).contains(&[1.0, 0.0]) && lines(true).contains(&[0.0, 1.0]), "played to the end");
}

#[test]
fn whole_turns_compete_in_a_line_so_that_what_only_their_ends_show_is_found() {
    let opened = |decisions, rivals| {
        let rollout = Rollout::Instinct { decisions, beyond_rounds: true, rivals, learns: false };
        mean(&ends(&Lock::new(&setup::<Lock>(1)), rollout, 4_000), 0)
    };
    for rivals in [1, 2, 5, 50] {
        let expected = 1.0 - 0.875_f32.powi(rivals as i32);
        assert!((opened(3, rivals) - expected).abs() < 0.03, "{rivals}: {}, not {expected}", opened(3, rivals));
        assert_eq!(opened(2, rivals), 0.0, "no line is longer than asked for");
    }
}

#[test]
fn nobody_in_a_line_weighs_what_the_others_chose_in_secret() {
    let rollout = Rollout::Instinct { decisions: 8, beyond_rounds: true, rivals: 20, learns: false };
    let share = mean(&ends(&Duel::new(&setup::<Duel>(2)), rollout, 4_000), 1);
    assert!((share - 0.5).abs() < 0.03, "who is asked last expects {share}");
}

/// How often the last 500 of 1,000 lines open the lock.
fn opened_at_last(player: &mut Player<Lock>, learns: bool) -> f32 {
    let rollout = Rollout::Instinct { decisions: 3, beyond_rounds: true, rivals: 1, learns };
    let (start, mut luck) = (Lock::new(&setup::<Lock>(1)), Luck::new(1));
    let mut line = || {
        let payoffs = player.finish(&mut start.clone(), rollout, &mut luck);
        player.learn(std::iter::empty(), &payoffs);
        payoffs[0]
    };
    for _ in 0..500 {
        line();
    }
    (0..500).map(|_| line()).sum::<f32>() / 500.0
}

#[test]
fn lines_learn_from_those_before_them_if_asked_to() {
    let by_luck = opened_at_last(&mut Player::default(), false);
    assert!((by_luck - 0.125).abs() < 0.05, "{by_luck}");
    let learned = opened_at_last(&mut Player::default(), true);
    assert!(learned > 0.9, "{learned}");
}

#[test]
fn what_was_forgotten_does_not_show() {
    let mut player = Player::default();
    let first = opened_at_last(&mut player, true);
    player.forget();
    assert_eq!(opened_at_last(&mut player, true), first, "the same luck, and nothing known before");
}

/// Of a hundred turns one that opens the lock is played, and only that one is learned from: that rings were turned to 0 in the others
/// does not speak for 0 when it fails later.
#[test]
fn a_turn_that_lost_against_its_rival_teaches_nothing() {
    let rollout = |rivals| Rollout::Instinct { decisions: 3, beyond_rounds: true, rivals, learns: true };
    let (start, mut player, mut luck) = (Lock::new(&setup::<Lock>(1)), Player::default(), Luck::new(1));
    for _ in 0..200 {
        let payoffs = player.finish(&mut start.clone(), rollout(100), &mut luck);
        assert_eq!(payoffs[0], 1.0, "one of so many opens it");
        player.learn(std::iter::empty(), &payoffs);
    }
    for _ in 0..10 {
        player.learn(std::iter::once((Seat(0), 0)), &[0.0; MAX_SEATS]);
    }
    let opened: f32 = (0..500).map(|_| player.finish(&mut start.clone(), rollout(1), &mut luck)[0]).sum();
    assert!(opened > 450.0, "{opened} of 500");
}

/// Cup lets two turns compete in the best lines, and these learn.
#[test]
fn alexander_alone_imagines_as_well_as_can_be_and_each_rival_counts_as_a_simulation() {
    let of = |level| search::<Cup>(level).expect("a level that searches");
    assert_ne!(Rollout::best::<Cup>(), Rollout::far::<Cup>());
    assert_eq!([of("general").rollout, of("alexander").rollout], [Rollout::far::<Cup>(), Rollout::best::<Cup>()]);
    assert_eq!(of("alexander").budget, Budget::Within(8_000, Duration::from_millis(4_500)));
}

/// Who advises has no clock, or advice would depend on the machine.
#[test]
fn who_advises_imagines_as_alexander_does_but_by_no_clock() {
    let (found, alexander) = (adviser::<Cup>(4_000), search::<Cup>("alexander").expect("a level that searches"));
    assert_eq!((found.rollout, found.mixing), (alexander.rollout, alexander.mixing));
    assert_eq!(found.budget, Budget::Simulations(4_000), "however many rivals there are");
    assert_eq!(adviser::<Cup>(0).budget, Budget::Simulations(1), "never without a thought");
}

/// Cup says that no end of more than 1,000 positions is worth listing.
#[test]
fn no_level_tries_to_solve_an_end_that_the_game_calls_too_large() {
    let solved = |level| search::<Cup>(level).expect("a level that searches").solve;
    assert_eq!(["captain", "general", "alexander"].map(solved), [400, 1_000, 1_000]);
    assert_eq!(search::<Duel>("general").expect("a level that searches").solve, 40_000);
}
