//! What the rulebook fixes about counters, chits, the score sheet and the maps, and how a broken edition is explained.

use crate::common::*;
use commander::edition::{Edition, Face, Price};
use table::{EditionFile, Source};

fn face(speed: i8, bv: i8, ss: i8) -> Face {
    Face { speed, bv, ss }
}

fn edition() -> Edition {
    EditionFile::new("argead", edition_text()).parse().expect("it parses")
}

/// FC-002, FC-004: every box has a number, and it never rises from one box to the next.
#[test]
fn points_fall_along_every_turn_track() {
    for map in &setup(&[]).maps {
        assert!(map.turns.is_sorted_by(|early, late| early.points >= late.points), "{:?}", map.campaign);
    }
}

/// FC-018, FC-019, FC-020, FC-021: the years and ways of the four campaigns.
#[test]
fn the_campaigns_cover_their_years_and_places() {
    let setup = setup(&[]);
    let years: Vec<_> = setup.maps.iter().map(|map| map.years).collect();
    assert_eq!(years, [[338, 334], [333, 332], [332, 332], [331, 323]]);
    let has = |campaign: Campaign, place: Place| setup.map(campaign).find(place).is_some();
    for place in [Place::Macedonia, Place::Chaeronea, Place::Ilium, Place::Lycia] {
        assert!(has(Campaign::Granicus, place));
    }
    for place in [Place::Lycia, Place::Gordium, Place::Tarsus, Place::Issus, Place::Sidon] {
        assert!(has(Campaign::Issus, place));
    }
    assert!(has(Campaign::Tyre, Place::OldTyre) && has(Campaign::Tyre, Place::Tyre));
    assert!(has(Campaign::Gaugamela, Place::Gaugamela) && has(Campaign::Gaugamela, Place::Hydaspes));
    let lycia = setup.map(Campaign::Issus).find(Place::Lycia);
    assert_eq!(Some(setup.map(Campaign::Issus).start), lycia);
}

/// FC-013: four nations; a crucial region is garrisoned by one of them, within its counters, and led by its own leader.
#[test]
fn every_region_has_the_forces_of_its_nation() {
    let setup = setup(&[]);
    for &nation in Nation::ALL {
        assert!(setup.counters[nation.index()].iter().any(|counter| counter.count > 0), "{nation:?}");
    }
    for map in &setup.maps {
        for &nation in Nation::ALL {
            for &troop in Troop::ALL {
                let posted: u8 = map
                    .critical
                    .iter()
                    .filter(|critical| critical.nation == nation)
                    .map(|critical| critical.garrison[troop.index()])
                    .sum();
                assert!(posted <= setup.counter(nation, troop).count, "{nation:?} {troop:?}");
            }
        }
        assert!(map.critical.iter().all(|critical| critical.nation != Nation::Macedon));
        assert_ne!(map.operations.nation, Nation::Macedon);
    }
    let leader = |place: Place| open(&[("campaign", "granicus")]).site(place).unwrap().leader;
    assert_eq!([leader(Place::Chaeronea), leader(Place::Granicus), leader(Place::Sardis)], [2, 2, 0]);
}

/// FC-022: an edition has no place for the printed scale of forces, so nothing can depend on it.
#[test]
fn the_scale_of_forces_is_not_a_value() {
    let scaled = edition_text().replacen("years = ", "scale = 5000\nyears = ", 1);
    assert!(scaled.contains("scale = 5000"));
    let fault = fault_of(&scaled);
    assert!(format!("{fault:?}").contains("scale"), "{fault:?}");
}

/// FC-035, FC-334: eight levels, each stronger than the last, the first with battle value 1 and speed 0.
#[test]
fn alexander_has_eight_levels() {
    let levels = setup(&[]).alexander;
    assert_eq!(levels[0], face(0, 1, 0));
    assert!(levels.is_sorted_by_key(|face| (face.bv, face.speed, face.ss)));
    assert!(levels.iter().any(|face| face.bv == 2), "the retreat example needs one");
}

/// FC-137, FC-143, FC-157, FC-136: the Persian archer is 5 and 2 with one step, the chariot 3 and 3 with superscript 1.
#[test]
fn the_printed_persians() {
    let setup = setup(&[]);
    let archer = setup.counter(Nation::Persia, Troop::Archers);
    assert_eq!((archer.full, archer.reduced), (face(5, 2, 0), None));
    assert_eq!(setup.counter(Nation::Persia, Troop::Chariots).full, face(3, 3, 1));
}

/// FC-148, FC-151, FC-163, FC-150: archers, peltasts and siege engines have one step, infantry two.
#[test]
fn steps_by_type() {
    let setup = setup(&[]);
    for row in &setup.counters {
        for &troop in Troop::ALL.iter().filter(|troop| row[troop.index()].count > 0) {
            let one_step = matches!(troop, Troop::Archers | Troop::Peltasts | Troop::SiegeEngine);
            assert_eq!(row[troop.index()].reduced.is_none(), one_step, "{troop:?}");
        }
    }
}

/// FC-158, FC-159, FC-149: heavy cavalry and elephants can hit twice, light cavalry is faster than heavy.
#[test]
fn cavalry_and_elephants() {
    let setup = setup(&[]);
    for &nation in Nation::ALL {
        let counter = |troop| setup.counter(nation, troop);
        for troop in [Troop::HeavyCavalry, Troop::LightCavalry, Troop::Elephants, Troop::Chariots] {
            assert!(counter(troop).count == 0 || counter(troop).full.ss > 0, "{nation:?} {troop:?}");
        }
        if counter(Troop::HeavyCavalry).count > 0 && counter(Troop::LightCavalry).count > 0 {
            assert!(counter(Troop::LightCavalry).full.speed > counter(Troop::HeavyCavalry).full.speed);
        }
    }
    assert!(!Troop::Elephants.is_cavalry());
}

/// FC-337, FC-339, FC-347: what the printed battle says of the counters in it.
#[test]
fn the_counters_of_the_printed_battle() {
    let setup = setup(&[]);
    let own = |troop| setup.counter(Nation::Macedon, troop).full;
    let greek = |troop| setup.counter(Nation::SouthGreece, troop);
    assert_eq!(own(Troop::Archers).speed, 5);
    assert!(own(Troop::Archers).bv <= 4);
    assert_eq!((own(Troop::Phalanx).speed, own(Troop::Phalanx).bv), (1, 4));
    assert!(own(Troop::HeavyCavalry).ss >= 2 && own(Troop::Infantry).bv <= 3);
    assert_eq!(own(Troop::HeavyCavalry).speed, greek(Troop::SacredBand).full.speed);
    assert!((2..=3).contains(&greek(Troop::SacredBand).full.bv));
    assert_eq!(own(Troop::Infantry).speed, greek(Troop::Infantry).full.speed);
    assert!(greek(Troop::Infantry).full.bv >= 2 && greek(Troop::Phalanx).reduced.is_some());
    let chares = setup.leaders[Leader::Chares.index()];
    assert!((1..=own(Troop::Infantry).speed).contains(&chares.full.speed) && chares.reduced.speed == 0);
}

/// FC-047, FC-049: the gold counters have values, and all of them together are the cap.
#[test]
fn gold_counters_cap_the_gold() {
    let setup = setup(&[]);
    assert_eq!(setup.coins, [[1, 5], [5, 3], [10, 2], [20, 1]]);
    assert_eq!(setup.gold_cap, 60);
}

/// FC-052, FC-081, FC-097: eight operation counters, two of them "1 Force" at 2 gold; Go! has no price.
#[test]
fn eight_operation_counters() {
    let operations = setup(&[]).operations;
    assert_eq!(operations.iter().map(|&(copies, _)| copies).sum::<u8>(), 8);
    assert_eq!(operations[Operation::Go.index()], (1, None));
    assert_eq!(operations[Operation::OneForce.index()], (2, Some(Price::Gold(2))));
}

/// FC-125, FC-126, FC-127, FC-128, FC-129, FC-130, FC-131, FC-132: the time each prophecy gives and what it asks.
#[test]
fn the_limits_of_the_prophecies() {
    let rows = setup(&[]).prophecies;
    assert_eq!(rows, [(4, 0), (4, 2), (4, 0), (2, 0), (2, 5), (2, 0), (2, 0), (3, 15)]);
}

/// FC-182, FC-194, FC-177, FC-032: Charge and Flank may be taken six times; the enemy has several copies of some plans.
#[test]
fn copies_of_plans() {
    let setup = setup(&[]);
    assert_eq!(setup.plans[Plan::Charge.index()], 6);
    assert_eq!(setup.plans[Plan::Flank.index()], 6);
    assert!(setup.enemy_plans[EnemyPlan::Rally.index()] >= 2);
}

/// FC-260: peltasts, a city and a temple together cost 9 gold on every map.
#[test]
fn nine_gold_buy_peltasts_a_city_and_a_temple() {
    let setup = setup(&[]);
    let peltasts = setup.counter(Nation::Macedon, Troop::Peltasts).full.bv as u8;
    assert!(setup.maps.iter().all(|map| peltasts + map.city + map.temple == 9));
}

/// FC-256, FC-238: prices and the intimidation table stand in the data; an advisor costs more than 4 glory.
#[test]
fn the_score_sheet() {
    let setup = setup(&[]);
    let prices = &setup.prices;
    assert_eq!((prices.rearm, prices.plan, prices.insight_drawn, prices.insight_chosen), (2, 1, 3, 7));
    assert!(prices.advisor > 4);
    assert!(setup.intimidation.failure < setup.intimidation.success);
    assert_eq!(setup.intimidation.courtesans, 4);
}

/// FC-005, FC-250, FC-078, FC-053, FC-054: the printed numbers of the Granicus map.
#[test]
fn the_printed_numbers_of_granicus() {
    let setup = setup(&[]);
    let map = setup.map(Campaign::Granicus);
    let summer = map.turns.iter().find(|turn| (turn.season, turn.year) == (Season::Summer, 335)).unwrap();
    assert_eq!(summer.points, 20);
    assert_eq!(map.turns[0].year, 338);
    assert_eq!((map.income.govern, map.income.raze), (5, 12));
    let orders: Vec<Order> = [5, 7, 9, 10, 13].into_iter().map(|total| map.order(total)).collect();
    assert_eq!(orders, [Order::GoldOrHit, Order::Garrison, Order::GoldIntimidation, Order::None, Order::None]);
    let [macedonia, sardis, halicarnassus, lycia] =
        [Place::Macedonia, Place::Sardis, Place::Halicarnassus, Place::Lycia]
            .map(|place| usize::from(map.find(place).unwrap()));
    assert_eq!(map.distance[macedonia][sardis], 4);
    assert_eq!(map.distance[macedonia][halicarnassus], 6);
    assert!(map.distance[macedonia][lycia] >= 4);
    assert_eq!((map.operations.forces, map.operations.go.len()), (1, 1));
    assert_eq!(map.philip, Some((0, 3, 2)));
}

/// FC-070, FC-066: orders go to fortresses alone, in Granicus to Sardis, Halicarnassus and Lycia in this order.
#[test]
fn the_order_of_the_fortresses() {
    let setup = setup(&[]);
    let map = setup.map(Campaign::Granicus);
    let places: Vec<Place> = map
        .sequence
        .iter()
        .map(|&site| map.regions[usize::from(map.critical[usize::from(site)].region)].place)
        .collect();
    assert_eq!(places, [Place::Sardis, Place::Halicarnassus, Place::Lycia]);
    for map in &setup.maps {
        let kinds = map.sequence.iter().map(|&site| map.critical[usize::from(site)].kind);
        assert!(kinds.into_iter().all(|kind| kind == commander::edition::CriticalKind::Fortress));
    }
}

/// FC-289, FC-292, FC-301, FC-304, FC-305, FC-313, FC-290: the printed numbers of Tyre.
#[test]
fn the_printed_numbers_of_tyre() {
    let setup = setup(&[]);
    let map = setup.map(Campaign::Tyre);
    let siege = map.siege.as_ref().unwrap();
    assert_eq!(Section::ALL.len(), 6);
    assert_eq!(siege.transport_prices[1..3], [2, 4]);
    assert_eq!((siege.warships, siege.warship_prices[2]), (4, 6));
    assert_eq!((siege.siege_ship_hits_on, siege.mole_points, map.income.transport), (3, 15, 3));
    assert_eq!(map.ship_order(2), [ShipOrder::RepairWall, ShipOrder::RegainWarship]);
    assert_eq!(map.ship_order(3), [ShipOrder::MoleSection, ShipOrder::ThreeGold]);
    let [october, november] = [Season::October, Season::November]
        .map(|month| map.turns.iter().find(|turn| turn.season == month).unwrap().points);
    let usual = map.turns[0].points - map.turns[1].points;
    assert!(october - november > 3 * usual, "a visible drop");
}

/// FC-315: governing and razing pay less at Gaugamela than anywhere else.
#[test]
fn gaugamela_pays_less() {
    let setup = setup(&[]);
    let [rest @ .., gaugamela] = &setup.maps[..] else { panic!("four maps") };
    for map in rest {
        assert!(gaugamela.income.govern < map.income.govern && gaugamela.income.raze < map.income.raze);
    }
}

/// FC-036, FC-038: Issus starts at level 3.
#[test]
fn issus_starts_at_the_third_level() {
    assert_eq!(campaign("issus").level(), 3);
    assert_eq!(campaign("granicus").level(), 1);
}

/// FC-328, FC-329: the immortality table, every row 70 points wide.
#[test]
fn the_immortality_table() {
    let rows = setup(&[]).immortality.rows.clone();
    let years: Vec<i16> = rows.iter().map(|row| row[1]).collect();
    assert_eq!(years, [50, 100, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000]);
    assert!(rows.iter().enumerate().all(|(index, row)| usize::try_from(row[0]) == Ok(70 * index)));
}

#[test]
fn every_row_names_its_source_and_rulebook_rows_exist() {
    let edition = edition();
    assert!(edition.force.iter().all(|row| !row.source.is_empty()));
    let by_rulebook = edition.force.iter().filter(|row| row.source.values().any(|&source| source == Source::Rulebook));
    assert!(by_rulebook.count() >= 8);
    assert!(edition.campaign.iter().all(|row| !row.source.is_empty()));
}

#[test]
fn a_broken_edition_is_explained_with_its_line() {
    let text = edition_text();
    let broken = |from: &str, to: &str| fault_of(&text.replacen(from, to, 1));
    let line = |needle: &str, text: &str| text.lines().position(|line| line.contains(needle)).map(|index| index + 1);
    let fault = broken("ends = [\"macedonia\", \"chaeronea\"]", "ends = [\"macedonia\", \"babylon\"]");
    assert_eq!(fault.reason.id, "commander-fault-place");
    assert_eq!(fault.line, line("ends = [\"macedonia\", \"chaeronea\"]", &text));
    assert_eq!(broken("points = 20", "points = 90").reason.id, "commander-fault-turns");
    assert_eq!(
        broken("operation = \"go\"\ncopies = 1", "operation = \"go\"\ncopies = 2").reason.id,
        "commander-fault-operations"
    );
    assert_eq!(broken("face = [1, 1, 1]", "face = [0, 0, 0]").reason.id, "commander-fault-levels");
    assert_eq!(broken("count = 6", "count = 1").reason.id, "commander-fault-counters");
    assert_eq!(broken("level = 1\narmy", "level = 9\narmy").reason.id, "commander-fault-level");
    assert_eq!(broken("campaign = \"issus\"", "campaign = \"tyre\"").reason.id, "commander-fault-missing");
    assert_eq!(broken("nation = \"persia\"", "nation = \"rome\"").reason.id, "table-fault-toml");
    assert_eq!(fault_of("").reason.id, "table-fault-toml");
    let many_walls = broken("walls = 1\nsource", "walls = 99\nsource");
    assert_eq!(many_walls.reason.id, "commander-fault-limit");
    assert_eq!(broken("gold = 10", "gold = 255").reason.id, "commander-fault-range");
    let lonely = "[[campaign.road]]\nends = [\"macedonia\", \"chaeronea\"]\nsource = \"rulebook\"\n";
    assert_eq!(broken(lonely, "").reason.id, "commander-fault-unconnected");
}
