//! How a game is imagined to go on where the tree ends.

use crate::games::{Duel, Lock, setup};
use strategist::{Player, Rollout};
use table::{Game, Instinct, Luck};

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
        ends(&Duel::new(&setup::<Duel>(2)), Rollout::Instinct { decisions: 8, beyond_rounds, rivals: 1 }, 100)
    };
    assert!(lines(false).iter().all(|shares| shares[0] == 0.5), "evaluated before anybody shows a hand");
    assert!(lines(true).contains(&[1.0, 0.0]) && lines(true).contains(&[0.0, 1.0]), "played to the end");
}

#[test]
fn whole_turns_compete_in_a_line_so_that_what_only_their_ends_show_is_found() {
    let opened = |decisions, rivals| {
        let rollout = Rollout::Instinct { decisions, beyond_rounds: true, rivals };
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
    let rollout = Rollout::Instinct { decisions: 8, beyond_rounds: true, rivals: 20 };
    let share = mean(&ends(&Duel::new(&setup::<Duel>(2)), rollout, 4_000), 1);
    assert!((share - 0.5).abs() < 0.03, "who is asked last expects {share}");
}
