//! The siege of Tyre: tracks, ship orders, the landing.

use crate::common::*;
use Action::*;

const FRESH: Tracks = Tracks { transports: 2, mole: 0, siege_ships: 0, warships: 4, sections: [2; 6] };

fn tyre(turn: u8) -> commander::Editor {
    campaign("tyre").edit().turn(turn).at(Place::OldTyre, Place::Sidon)
}

/// One ship order with `die` in February, where it stands as it fell.
fn order(tracks: Tracks, gold: u8, die: u8) -> Played {
    let mut play = Played::new(tyre(2).tracks(tracks).gold(gold).phase(Phase::Ships { left: 1 }).done());
    play.roll(&[die]);
    play
}

/// FC-286: no operations at Tyre: from the ship orders straight to conquest.
#[test]
fn no_operations() {
    let play = Played::new(tyre(2).phase(Phase::Operation).done());
    assert_eq!(play.state.phase(), Phase::Conquest);
}

/// FC-287, FC-288, FC-289: Tyre is entered from Old Tyre alone, through a destroyed section or over the whole mole.
#[test]
fn the_landing() {
    let landing = |tracks: Tracks| Played::new(tyre(2).tracks(tracks).phase(Phase::Conquest).done());
    assert_eq!(landing(FRESH).refused(March(Place::Tyre)), "FC-288");
    assert_eq!(landing(Tracks { sections: [1; 6], mole: 5, ..FRESH }).refused(March(Place::Tyre)), "FC-288");
    assert!(landing(Tracks { sections: [2, 2, 0, 2, 2, 2], ..FRESH }).offered().contains(&March(Place::Tyre)));
    assert!(landing(Tracks { mole: 6, ..FRESH }).offered().contains(&March(Place::Tyre)));
    let sidon = tyre(2).tracks(Tracks { mole: 6, ..FRESH }).at(Place::Sidon, Place::OldTyre).phase(Phase::Conquest);
    assert_eq!(Played::new(sidon.done()).refused(March(Place::Tyre)), "FC-099");
}

/// FC-294, FC-298: over the mole the section before it stands as a wall; through a breach nothing does.
#[test]
fn the_assault() {
    let assault = |tracks: Tracks| {
        let mut play = Played::new(tyre(2).tracks(tracks).phase(Phase::Conquest).done());
        play.act(&[March(Place::Tyre)]).roll(&[4]).act(&[Advance]);
        assert_eq!(play.refused(Intimidate), "FC-012");
        play.act(&[Assault]);
        play.battle().walls
    };
    assert_eq!(assault(Tracks { mole: 6, ..FRESH }), [1, 0]);
    assert_eq!(assault(Tracks { mole: 6, sections: [1, 2, 2, 2, 2, 2], ..FRESH }), [0, 1]);
    assert_eq!(assault(Tracks { sections: [2, 2, 0, 2, 2, 2], ..FRESH }), [0, 0]);
}

/// FC-290: each transport pays 3 gold.
#[test]
fn transports_pay() {
    assert_eq!(tyre(1).tracks(FRESH).done().income(), 1 + 6);
}

/// FC-291, FC-292: from 1 to 2 transports for 2 gold, to 3 for 4 more.
#[test]
fn the_price_of_transports() {
    let state = tyre(1).tracks(Tracks { transports: 1, ..FRESH }).gold(6).phase(Phase::Resupply);
    let mut play = Played::new(state.done());
    play.act(&[BuyTransport]);
    assert_eq!(play.gold(), 4);
    play.act(&[BuyTransport]);
    assert_eq!((play.gold(), play.state.tracks().transports), (0, 3));
    let full = tyre(1).tracks(Tracks { transports: 5, ..FRESH }).gold(30).phase(Phase::Resupply).done();
    assert_eq!(Played::new(full).refused(BuyTransport), "FC-291");
}

/// FC-293: the mole begins at nothing; one section a turn at the price of its box.
#[test]
fn the_mole_grows_a_section_a_turn() {
    let mut play = Played::new(tyre(1).tracks(FRESH).gold(9).phase(Phase::Resupply).done());
    play.act(&[BuyMole]);
    assert_eq!((play.gold(), play.state.tracks().mole), (6, 1));
    assert_eq!(play.refused(BuyMole), "FC-293");
}

/// FC-295, FC-296, FC-297: each siege ship rolls: 3 or less hits, and a die says which section.
#[test]
fn siege_ships_fire() {
    let tracks = Tracks { siege_ships: 2, ..FRESH };
    let mut play = Played::new(tyre(2).tracks(tracks).phase(Phase::Operation).done());
    play.roll(&[4, 3, 5]);
    assert_eq!(play.state.tracks().sections, [2, 2, 2, 2, 1, 2]);
    assert_eq!(play.state.phase(), Phase::Conquest);
    let away = tyre(2).tracks(tracks).at(Place::Sidon, Place::OldTyre).phase(Phase::Operation).done();
    assert_eq!(away.phase(), Phase::Conquest, "only from the shore");
    let mut shop = Played::new(tyre(1).tracks(FRESH).gold(21).phase(Phase::Resupply).done());
    shop.act(&[BuySiegeShip, BuySiegeShip]);
    assert_eq!((shop.gold(), shop.state.tracks().siege_ships), (0, 2));
}

/// FC-299, FC-300, FC-301: a die for each warship; the fleet on 3 is driven to 2 for 6 gold, and further in the same turn.
#[test]
fn the_fleet() {
    let state = tyre(2).tracks(Tracks { warships: 3, ..FRESH }).phase(Phase::Order { at: 1 }).done();
    assert_eq!(state.phase(), Phase::Ships { left: 3 });
    let state = tyre(1).tracks(Tracks { warships: 3, ..FRESH }).gold(15).phase(Phase::Resupply);
    let mut play = Played::new(state.done());
    play.act(&[ReduceFleet]);
    assert_eq!((play.gold(), play.state.tracks().warships), (9, 2));
    play.act(&[ReduceFleet]);
    assert_eq!((play.gold(), play.state.tracks().warships), (0, 1));
    let none = tyre(1).tracks(Tracks { warships: 0, ..FRESH }).gold(15).phase(Phase::Resupply).done();
    assert_eq!(Played::new(none).refused(ReduceFleet), "FC-300");
}

/// FC-302, FC-303, FC-304: order 3: with a mole section and gold one chooses; without a mole and with 2 gold it is a hit; with 3 gold
/// the gold must be paid.
#[test]
fn the_printed_order_three() {
    let both = order(Tracks { mole: 1, ..FRESH }, 3, 3);
    let offered: Vec<_> = both.offered().into_iter().filter(|action| matches!(action, Concede(_))).collect();
    assert_eq!(offered, [Concede(ShipOrder::MoleSection), Concede(ShipOrder::ThreeGold)]);
    assert_eq!(both.refused(Concede(ShipOrder::Transport)), "FC-302");
    let hit = order(FRESH, 2, 3);
    assert!(hit.offered().iter().all(|action| matches!(action, Suffer(_))));
    let paid = order(FRESH, 3, 3);
    assert_eq!((paid.gold(), paid.state.phase()), (0, Phase::Conquest));
}

/// FC-305: order 2 with every section whole and all four warships is a hit.
#[test]
fn the_printed_order_two() {
    let hit = order(FRESH, 10, 2);
    assert!(hit.offered().iter().all(|action| matches!(action, Suffer(_))));
}

/// FC-306, FC-307: a destroyed section becomes reduced, a reduced one whole; destroyed ones come first, which is the player's choice.
#[test]
fn repairs() {
    let mut play = order(Tracks { sections: [0, 1, 0, 2, 2, 2], ..FRESH }, 10, 2);
    let offered: Vec<_> = play.offered().into_iter().filter(|action| matches!(action, Repair(_))).collect();
    assert_eq!(offered, [Repair(Section::One), Repair(Section::Three)]);
    assert_eq!(play.refused(Repair(Section::Two)), "FC-307");
    play.act(&[Repair(Section::Three)]);
    assert_eq!(play.state.tracks().sections, [0, 1, 1, 2, 2, 2]);
    let alone = order(Tracks { sections: [2, 1, 2, 2, 2, 2], ..FRESH }, 10, 2);
    assert_eq!(alone.state.tracks().sections, [2; 6]);
}

/// FC-308: a regained warship moves the fleet one box up, to four at most.
#[test]
fn warships_come_back() {
    let play = order(Tracks { warships: 2, ..FRESH }, 10, 2);
    assert_eq!(play.state.tracks().warships, 3);
}

/// FC-309: after February every order die counts one less.
#[test]
fn orders_get_worse_after_february() {
    let tracks = Tracks { warships: 2, ..FRESH };
    let mut play = Played::new(tyre(3).tracks(tracks).gold(10).phase(Phase::Ships { left: 1 }).done());
    play.roll(&[3]);
    assert_eq!(play.state.tracks().warships, 3, "a 3 is a 2");
}

/// FC-310, FC-311: with Tyre fallen no ship orders; transports and the mole may still be bought in Old Tyre.
#[test]
fn after_the_fall() {
    let fallen = |at: Place| {
        let state = tyre(3).tracks(FRESH).hold(Place::Tyre, Hold::Governed).at(at, Place::Sidon).gold(30);
        Played::new(state.phase(Phase::Resupply).done())
    };
    let play = fallen(Place::OldTyre);
    assert!(play.offered().contains(&BuyTransport) && play.offered().contains(&BuyMole));
    assert_eq!(play.refused(BuySiegeShip), "FC-310");
    assert_eq!(play.refused(ReduceFleet), "FC-310");
    assert_eq!(fallen(Place::Acco).refused(BuyMole), "FC-311");
    let state = play.state.edit().phase(Phase::Order { at: 1 }).done();
    assert_eq!(state.phase(), Phase::Conquest);
}

/// FC-312, FC-314: the mole whole at victory is 15 points more; before November one level more.
#[test]
fn the_end_of_the_siege() {
    let won = |turn: u8, mole: u8| {
        let state = tyre(turn).tracks(Tracks { mole, ..FRESH }).hold_all(Hold::Razed).phase(Phase::Resupply);
        let mut play = Played::new(state.done());
        play.act(&[Triumph]);
        (play.state.score(), play.level())
    };
    assert_eq!(won(10, 6), (14 + 15, 5));
    assert_eq!(won(10, 5), (14, 5));
    assert_eq!(won(11, 6), (4 + 15, 4));
}

/// The island keeps the hits of an assault over the mole.
#[test]
fn a_wall_hit_in_the_assault_stays_hit() {
    let state = tyre(2).tracks(Tracks { mole: 6, ..FRESH }).troops(&[Troop::SiegeEngine]).level(8);
    let mut play = Played::new(state.battle(Place::Tyre, &[], &[]).done());
    play.state = play.state.clone().edit().done();
    play.act(&[Fight]);
    while play.battle().moment != Moment::OwnTurn(Striker::Own(0)) {
        match play.battle().moment {
            Moment::EnemyDie => play.roll(&[6]),
            _ => play.act(&[Pass]),
        };
    }
    play.act(&[AttackWall]).roll(&[1]);
    assert_eq!(play.battle().walls, [0, 1]);
    play.act(&[Retreat]).roll(&[1]);
    assert_eq!(play.state.tracks().sections[0], 1);
}

/// The first turn brings no ship orders.
#[test]
fn january_is_quiet() {
    assert_eq!(tyre(1).tracks(FRESH).phase(Phase::Order { at: 1 }).done().phase(), Phase::Conquest);
}
