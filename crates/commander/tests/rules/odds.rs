//! The odds agree with the rules: counted die by die, and with battles played out.

use crate::common::*;
use table::{Eye, Game, Luck, Seat};

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

/// Alexander alone against one archer: each round is the same until someone is hit, and he leaves once he is weak.
#[test]
fn an_exact_battle_by_hand() {
    let state = before_sardis(8, &[], &[Troop::Archers]).edit().battle(Place::Sardis, &[], &[]).done();
    let odds = state.battle_odds(0, &mut Luck::new(1)).unwrap();
    assert_eq!(odds.method, Method::Exact);
    // The archer (speed 5) shoots first and needs 2 or less; A8 needs 4, A6 needs 3, and A4 leaves at the end of the round.
    let (struck, values) = (2.0 / 6.0, [4.0 / 6.0, 3.0 / 6.0, 2.0 / 6.0]);
    let mut standing = [1.0, 0.0];
    let (mut won, mut away) = (0.0, 0.0);
    for _ in 0..200 {
        let mut next = [0.0, 0.0];
        for (wounds, chance) in standing.into_iter().enumerate() {
            won += chance * (struck * values[wounds + 1] + (1.0 - struck) * values[wounds]);
            let weaker = chance * struck * (1.0 - values[wounds + 1]);
            if wounds == 0 {
                next[1] += weaker
            } else {
                away += weaker
            }
            next[wounds] += chance * (1.0 - struck) * (1.0 - values[wounds]);
        }
        standing = next;
    }
    assert!((odds.won - won).abs() < 1e-4 && (odds.driven_off - away).abs() < 1e-4, "{odds:?}, by hand {won} {away}");
    assert_eq!(odds.slain, 0.0);
}

/// Exact odds and battles played out agree within the sampling error.
fn agree(state: &Commander, what: &str) {
    let exact = state.battle_odds(0, &mut Luck::new(1)).unwrap();
    assert_eq!(exact.method, Method::Exact, "{what}");
    let total = exact.won + exact.driven_off + exact.slain;
    assert!((total + exact.margin - 1.0).abs() < 1e-9, "{what}: {exact:?}");
    assert!((exact.losses.iter().sum::<f64>() - exact.won).abs() < 1e-9);
    let sampled = state.sampled_odds(4_000, &mut Luck::new(7)).unwrap();
    assert_eq!(sampled.method, Method::Sampled(4_000));
    let error = |chance: f64| 3.5 * (chance * (1.0 - chance) / 4_000.0).sqrt() + exact.margin + 1e-9;
    assert!((exact.won - sampled.won).abs() <= error(exact.won), "{what}: {exact:?} {sampled:?}");
    assert!((exact.slain - sampled.slain).abs() <= error(exact.slain), "{what}: {exact:?} {sampled:?}");
    assert!((exact.mean_losses() - sampled.mean_losses()).abs() < 0.15, "{what}: {exact:?} {sampled:?}");
}

#[test]
fn counted_and_sampled_agree() {
    use Troop::{Archers, HeavyCavalry, Infantry, Phalanx, SiegeEngine};
    for (level, own, enemy, walls) in [
        (1, &[Phalanx][..], &[Archers][..], 0),
        (3, &[Infantry], &[Infantry], 0),
        (4, &[Archers, Phalanx], &[Infantry, Archers], 0),
        (5, &[HeavyCavalry], &[Infantry], 0),
        (4, &[SiegeEngine, Phalanx], &[Infantry, Archers], 1),
    ] {
        let state = before_sardis(level, own, enemy).edit().garrison(Place::Sardis, enemy, walls);
        let state = state.battle(Place::Sardis, &[], &[]).done();
        agree(&state, &format!("{own:?} against {enemy:?}"));
    }
}

/// Forces that act at one speed, Flanks and Rallies on both sides: taken together as volleys, they come to what they come to one by one.
#[test]
fn volleys_come_to_what_blows_come_to() {
    use Troop::{HeavyCavalry, Infantry, Phalanx};
    for (own, enemy, plans, foe) in [
        (
            &[Infantry, Infantry][..],
            &[Infantry, Infantry][..],
            &[Plan::Flank, Plan::Rally][..],
            &[EnemyPlan::Flank][..],
        ),
        (&[Phalanx, Phalanx], &[Phalanx, Phalanx], &[Plan::Regroup], &[EnemyPlan::Rally, EnemyPlan::Rally]),
        (&[HeavyCavalry, HeavyCavalry], &[HeavyCavalry, Infantry], &[Plan::Charge], &[EnemyPlan::Cavalry]),
        (&[Infantry, Phalanx, Phalanx], &[Infantry], &[Plan::Envelopment], &[EnemyPlan::Infantry]),
    ] {
        let state = before_sardis(3, own, enemy).edit().battle(Place::Sardis, plans, foe).done();
        agree(&state, &format!("{own:?} against {enemy:?}"));
    }
}

/// The battle at the Granicus, leader and plans and all, is followed through every die.
#[test]
fn the_granicus_is_counted() {
    use Troop::{Archers, HeavyCavalry, Infantry, Phalanx};
    let own = [Archers, HeavyCavalry, Infantry, Infantry, Phalanx];
    let state = campaign("granicus").edit().turn(3).level(3).at(Place::Granicus, Place::Ilium).troops(&own);
    let foe = [EnemyPlan::Flank, EnemyPlan::Rally, EnemyPlan::Cavalry];
    agree(&state.battle(Place::Granicus, &[Plan::Flank, Plan::Rally], &foe).done(), "the Granicus");
}

/// A battle with too many possibilities is played out, and says so.
#[test]
fn a_great_battle_is_sampled() {
    let state = campaign("gaugamela").edit().turn(2).at(Place::Gaugamela, Place::Thapsacus).done();
    let state = state.edit().battle(Place::Gaugamela, &[], &[EnemyPlan::Deployment]).done();
    let odds = state.battle_odds(50, &mut Luck::new(3)).unwrap();
    assert_eq!(odds.method, Method::Sampled(50));
    assert!((odds.won + odds.driven_off + odds.slain - 1.0).abs() < 1e-9);
    assert!(odds.margin > 0.0 && odds.margin <= 0.98 / 50f64.sqrt());
}

fn panel_ids(state: &Commander) -> Vec<String> {
    state.scene(Eye::Seat(Seat(0))).panels.into_iter().map(|panel| panel.id).collect()
}

/// The odds stand beside the board when one may still decide otherwise, and nowhere for who would rather not know.
#[test]
fn odds_are_shown_unless_switched_off() {
    let before = before_sardis(3, &[Troop::Infantry], &[Troop::Archers]);
    assert!(panel_ids(&before).contains(&"odds".to_owned()));
    let fighting = before.edit().battle(Place::Sardis, &[], &[]).done();
    assert!(panel_ids(&fighting).contains(&"odds".to_owned()));
    let spectator = fighting.scene(Eye::Spectator);
    assert!(spectator.panels.iter().all(|panel| panel.id != "odds"));
    assert!(fighting.scene(Eye::Seat(Seat(0))).choices.iter().any(|choice| choice.note.is_some()));

    let blind = open(&[("campaign", "granicus"), ("odds", "no")]);
    let blind = blind.edit().turn(3).level(3).at(Place::Sardis, Place::Granicus).troops(&[Troop::Infantry]);
    let blind = blind.garrison(Place::Sardis, &[Troop::Archers], 0).phase(Phase::Confront).done();
    assert!(!panel_ids(&blind).contains(&"odds".to_owned()));
    let told = |state: &Commander| state.scene(Eye::Seat(Seat(0))).choices.iter().any(|choice| choice.note.is_some());
    assert!(!told(&blind), "intimidation tells its odds");
}
