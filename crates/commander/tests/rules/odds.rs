//! The odds agree with the rules: counted die by die, and with battles played out.

use crate::common::*;
use table::Luck;

fn before_sardis(level: u8, own: &[Troop], enemy: &[Troop]) -> Commander {
    let state = campaign("granicus").edit().turn(3).level(level).at(Place::Sardis, Place::Granicus).troops(own);
    state.garrison(Place::Sardis, enemy, 0).phase(Phase::Confront).done()
}

#[test]
fn scouting_is_counted_die_by_die() {
    let state = campaign("granicus").edit().turn(1).phase(Phase::Conquest).done();
    let tolls = state.scouting_odds(Place::Sestus).unwrap();
    let expected = [Toll::Gold(4), Toll::Gold(3), Toll::Gold(2), Toll::Gold(1), Toll::Free, Toll::Hits(1)];
    assert_eq!(tolls, expected);
    assert!(state.scouting_odds(Place::Babylon).is_none());
}

#[test]
fn intimidation_is_counted_in_sixths() {
    let state = campaign("granicus").edit().turn(1).at(Place::Sardis, Place::Granicus).phase(Phase::Confront).done();
    assert_eq!(state.intimidation_odds(0), IntimidationOdds { failure: 1, ongoing: 4, success: 1 });
    assert_eq!(state.intimidation_odds(2), IntimidationOdds { failure: 0, ongoing: 3, success: 3 });
}

#[test]
fn a_retreat_is_a_row_of_dice() {
    let state = before_sardis(3, &[Troop::Archers, Troop::Infantry], &[Troop::Archers]);
    let odds = state.retreat_odds();
    let escape = 2.0 / 6.0;
    let expected = [(1.0 - escape) * (1.0 - escape), 2.0 * escape * (1.0 - escape), escape * escape];
    assert!(odds.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{odds:?}");
}

/// One archer against one, no plans on either side: each round is the same until someone is hit.
#[test]
fn an_exact_battle_by_hand() {
    let mut play = Played::new(before_sardis(8, &[], &[Troop::Archers]));
    play.state = play.state.clone().edit().battle(Place::Sardis, &[], &[]).done();
    let odds = play.state.battle_odds(0, &mut Luck::new(1)).unwrap();
    assert_eq!(odds.method, Method::Exact);
    // A8 needs 4 or less and stands three hits before the fourth kills: the archer needs 2 or less.
    let (hit, struck) = (4.0 / 6.0, 2.0 / 6.0);
    let mut alive = [1.0, 0.0, 0.0, 0.0];
    let (mut won, mut slain) = (0.0, 0.0);
    for round in 0..200 {
        // The archer (speed 5) shoots before Alexander, who is weaker once hit: A8, A6, A4, A2.
        let values = [hit, 3.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0];
        let mut next = [0.0; 4];
        for level in 0..4 {
            let chance = alive[level];
            if level == 3 {
                slain += chance * struck;
            } else {
                let after: f64 = chance * struck;
                won += after * values[level + 1];
                next[level + 1] += after * (1.0 - values[level + 1]);
            }
            let spared = chance * (1.0 - struck);
            won += spared * values[level];
            next[level] += spared * (1.0 - values[level]);
        }
        alive = next;
        assert!(round < 200);
    }
    assert!((odds.won - won).abs() < 1e-5 && (odds.slain - slain).abs() < 1e-5, "{odds:?}, by hand {won} {slain}");
}

/// Exact odds and battles played out agree within the sampling error.
#[test]
fn counted_and_sampled_agree() {
    use Troop::{Archers, HeavyCavalry, Infantry, Phalanx};
    for (level, own, enemy) in [
        (1, &[Phalanx][..], &[Archers][..]),
        (3, &[Infantry], &[Infantry]),
        (4, &[Archers, Phalanx], &[Infantry, Archers]),
        (5, &[HeavyCavalry], &[Infantry]),
    ] {
        let state = before_sardis(level, own, enemy).edit().battle(Place::Sardis, &[], &[]).done();
        let exact = state.battle_odds(0, &mut Luck::new(1)).unwrap();
        if exact.method != Method::Exact {
            continue;
        }
        let total: f64 = exact.won + exact.slain;
        assert!((total - 1.0).abs() < 1e-5, "{exact:?}");
        assert!((exact.losses.iter().sum::<f64>() - exact.won).abs() < 1e-9);
        let sampled = state.sampled_odds(4_000, &mut Luck::new(7)).unwrap();
        assert_eq!(sampled.method, Method::Sampled(4_000));
        assert!((exact.won - sampled.won).abs() < 2.5 * sampled.margin.max(0.004), "{exact:?} {sampled:?}");
    }
}
