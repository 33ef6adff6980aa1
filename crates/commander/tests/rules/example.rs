//! The printed example: the first turn of the Granicus campaign, all 21 dice in order.

use crate::common::*;
use Action::*;

/// A force of the current step, which has had or has its turn.
fn strike(troop: Troop, side: Side, stance: Stance) -> Action {
    Strike(Mark::Force(Group { troop, side, stance }))
}

/// The turn up to the battle: orders, operation, scouting.
fn to_the_battle() -> Played {
    let mut play = Played::open(&[]);
    play.act(&[Counsel(Advisor::Hephaestion), Begin]);
    play.draw(&[Chance::Force(Troop::Infantry)]);
    play
}

/// FC-054, FC-070, FC-076, FC-077, FC-078, FC-098, FC-107, FC-170, FC-178: the printed first turn, with FC-332, FC-333, FC-334, FC-335,
/// FC-336, FC-337, FC-338, FC-339, FC-340, FC-341, FC-342, FC-343, FC-344, FC-345, FC-346, FC-347, FC-348, FC-349, FC-350, FC-351, FC-352,
/// FC-244, FC-250 and FC-279 on the way.
#[test]
fn the_printed_first_turn_of_granicus() {
    let mut play = to_the_battle();
    let start = play.gold();
    assert_eq!((start, play.glory(), play.level()), (10, 0, 1));
    // The counter stands on 338; nothing is reduced, so rearming is skipped, and Sardis is rolled for.
    assert_eq!(play.state.turn(), 1);
    assert_eq!(play.state.phase(), Phase::Order { at: 0 });
    play.roll(&[1]).act(&[PayGold]);
    assert_eq!(play.gold(), start - 2);
    play.roll(&[3]);
    assert_eq!(play.state.site(Place::Halicarnassus).unwrap().gold, 2);
    play.roll(&[6]);
    assert_eq!(play.state.site(Place::Lycia).unwrap().strength(), 5);
    play.draw(&[Chance::Operation(Operation::OneForce)]).act(&[Allow]);
    play.draw(&[Chance::Force(Troop::HeavyCavalry)]);
    play.act(&[March(Place::Chaeronea)]).roll(&[4]);
    assert_eq!(play.state.own_forces(), 5);
    play.act(&[Advance]);
    assert_eq!((play.gold(), play.state.army_at()), (start - 3, Place::Chaeronea));

    // Four enemy plans, then five of ours for nothing.
    use EnemyPlan::{Guards, Infantry, Raid};
    play.draw(&[Raid, Infantry, Guards, EnemyPlan::Rally].map(Chance::Plan));
    assert_eq!(play.state.free_plans(), 5);
    play.act(&[
        Take(Plan::Rally),
        Take(Plan::Leadership),
        Take(Plan::Flank),
        Take(Plan::Flank),
        Take(Plan::Envelopment),
        DrawUp,
    ]);
    assert_eq!(play.gold(), start - 3);
    play.roll(&[1]);
    assert_eq!(play.gold(), start - 5);
    assert_eq!(play.battle().foe[Raid.index()], 0);

    // Round 1. The archer acts alone and misses.
    play.act(&[Fight]);
    assert_eq!(play.battle().advantage(), 1);
    play.act(&[Proceed, Attack]).roll(&[5]);
    // The Sacred Band needs the plan to hit with a 4; the archer falls.
    play.act(&[Proceed]).roll(&[4]);
    play.act(&[Suffer(Victim::Force(done(Troop::Archers, Side::Full)))]);
    assert_eq!(play.state.own_forces(), 4);
    // The Companions in the same step: 2 hits and a flank, one rallied, the phalanx destroyed.
    play.act(&[Attack]).roll(&[2]).act(&[Flank]);
    assert_eq!(play.battle().foe[EnemyPlan::Rally.index()], 0);
    play.act(&[
        strike(Troop::Phalanx, Side::Full, Stance::Ready),
        strike(Troop::Phalanx, Side::Reduced, Stance::Ready),
    ]);
    assert_eq!(play.enemies(Troop::Phalanx), 0);
    // Infantry against infantry.
    play.act(&[Proceed]).roll(&[2]).act(&[Rally]);
    play.act(&[Attack]).roll(&[4]);
    // Chares misses, our phalanx hits with 3 and 1, misses with 5: the Sacred Band is gone.
    play.act(&[Proceed]).roll(&[6]);
    play.act(&[Attack]).roll(&[3, 1, 5]);
    play.act(&[
        strike(Troop::SacredBand, Side::Full, Stance::Done),
        strike(Troop::SacredBand, Side::Reduced, Stance::Done),
    ]);
    assert_eq!(play.battle().enemy_standing(), 1);
    // Alexander against Chares: 3 with superscript 1; Guards take one hit, Chares the other.
    play.act(&[Face(Aim::Leader), Attack]);
    assert_eq!((play.battle().blow.bv, play.battle().blow.ss), (3, 1));
    play.roll(&[1]);
    assert_eq!((play.battle().leader, play.battle().foe[Guards.index()]), (1, 0));

    // Round 2. No Infantry plan any more; the Companions rest.
    assert_eq!(play.battle().round, 2);
    assert_eq!(play.battle().foe[Infantry.index()], 0);
    play.act(&[Fight, Proceed]).roll(&[2]);
    play.act(&[Suffer(Victim::Force(done(Troop::Infantry, Side::Full)))]);
    assert_eq!(play.battle().speed, 2);
    // Our infantry is reduced but still rolls in the same step, with the value it had: 3.
    play.act(&[Attack]);
    assert_eq!(play.battle().blow.bv, 3);
    play.roll(&[6]);
    play.act(&[Proceed, Attack]).roll(&[4, 4]);
    assert_eq!(play.state.force(Troop::Infantry, Side::Reduced), 1);
    // Envelopment would be worth 4 - 2 hits now, but not on Chares.
    assert!(play.offered().contains(&Envelop));
    assert_eq!(play.battle().advantage(), 2);
    let mut enveloped = Played::new(play.state.clone());
    enveloped.act(&[Envelop]);
    assert_eq!(enveloped.glory(), 2, "Chares would leave, and his two glory with him");
    // Chares acts together with Alexander now, and first.
    play.act(&[Proceed]).roll(&[6]);
    play.act(&[Attack]).roll(&[3]);

    // Won: 2 + 2 glory, 12 gold for razing.
    assert!(play.state.battle().is_none());
    assert_eq!((play.gold(), play.glory()), (start - 5, 4));
    assert_eq!(play.state.phase(), Phase::Spoils { site: 0 });
    play.act(&[Raze]);
    assert_eq!(play.gold(), start + 7);
    assert_eq!(play.state.income(), 2 + 4);
    play.act(&[EndConquest]);
    assert_eq!(play.gold(), start + 13);
    assert_eq!(play.refused(Engage(Advisor::Antipater)), "FC-280");
    play.act(&[BuildTemple, DrawInsight]).draw(&[Chance::Insight(Insight::Maneuver)]);
    assert_eq!(play.refused(BuildCity), "FC-257");

    assert_eq!((play.gold(), play.glory(), play.level()), (20, 1, 1));
    assert_eq!(play.state.army_at(), Place::Chaeronea);
    assert_eq!(play.state.own_forces(), 4);
    assert_eq!(play.state.force(Troop::HeavyCavalry, Side::Full), 1);
    assert_eq!(play.state.force(Troop::Phalanx, Side::Full), 1);
    assert_eq!(play.state.force(Troop::Infantry, Side::Reduced), 1);
    assert_eq!(play.state.reserve(Troop::Archers), 3);
    assert_eq!(play.state.hold(Place::Chaeronea), Some(Hold::Razed));
    assert!(play.state.has_temple(Place::Chaeronea));
    assert!(play.state.has_insight(Insight::Maneuver));
    assert_eq!(play.state.site(Place::Halicarnassus).unwrap().gold, 2);
}
