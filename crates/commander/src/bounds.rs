//! How large the numbers of an edition may be: far beyond any printed game, and small enough that nothing overflows.

use crate::edition::{CampaignRow, Edition, Face, Price};
use std::ops::{Range, RangeInclusive};
use table::{EditionFile, Fault, Message};

/// A number with its name, where it stands (if that is known) and what it may be.
type Bounded = (&'static str, Option<Range<usize>>, i64, RangeInclusive<i64>);

/// Checks every number that nothing else limits.
pub fn check(file: &EditionFile, edition: &Edition) -> Result<(), Fault> {
    let mut numbers = Vec::new();
    general(edition, &mut numbers);
    for row in &edition.campaign {
        campaign(row, &mut numbers);
    }
    for (what, span, found, allowed) in numbers {
        if !allowed.contains(&found) {
            let reason = Message::new("commander-fault-range")
                .with("what", what)
                .with("found", found)
                .with("least", *allowed.start())
                .with("most", *allowed.end());
            return Err(match span {
                Some(span) => file.fault(span, reason),
                None => file.fault_overall(reason),
            });
        }
    }
    Ok(())
}

fn face(face: Face, span: Range<usize>, out: &mut Vec<Bounded>) {
    for (what, value) in [("speed", face.speed), ("battle value", face.bv), ("superscript", face.ss)] {
        out.push((what, Some(span.clone()), value.into(), 0..=9));
    }
}

fn general(edition: &Edition, out: &mut Vec<Bounded>) {
    for row in &edition.alexander {
        face(row.face, row.level.span(), out);
    }
    for row in &edition.force {
        face(row.full, row.troop.span(), out);
        face(row.reduced.unwrap_or(row.full), row.troop.span(), out);
    }
    for row in &edition.leader {
        face(row.full, row.leader.span(), out);
        face(row.reduced, row.leader.span(), out);
    }
    for row in &edition.operation {
        let price = match row.price {
            Some(Price::Gold(price) | Price::Glory(price)) => price,
            None => 0,
        };
        out.push(("price", Some(row.operation.span()), price.into(), 0..=50));
    }
    for row in &edition.prophecy {
        out.push(("turns", Some(row.prophecy.span()), row.turns.into(), 1..=30));
        out.push(("amount", Some(row.prophecy.span()), row.amount.into(), 0..=60));
    }
    for row in &edition.plan {
        out.push(("most", Some(row.plan.span()), row.most.into(), 0..=20));
    }
    for row in &edition.enemy_plan {
        out.push(("copies", Some(row.plan.span()), row.copies.into(), 0..=20));
    }
    let walls = Some(edition.walls.count.span());
    out.push(("walls", walls.clone(), (*edition.walls.count.get_ref()).into(), 0..=20));
    out.push(("wall penalty", walls.clone(), edition.walls.full.into(), 0..=5));
    out.push(("wall penalty", walls, edition.walls.reduced.into(), 0..=5));
    let prices = &edition.prices;
    for price in [prices.rearm, prices.plan, prices.insight_drawn, prices.insight_chosen, prices.advisor] {
        out.push(("prices", None, price.into(), 0..=50));
    }
    out.push(("cities", None, edition.cities.count.into(), 0..=16));
    out.push(("city points", None, edition.cities.points.into(), 0..=100));
    out.push(("temples", None, edition.temples.count.into(), 0..=16));
    out.push(("fate", None, edition.temples.fate.into(), 0..=10));
    let table = &edition.intimidation;
    for value in [table.failure, table.success, table.courtesans] {
        out.push(("intimidation", None, value.into(), 0..=20));
    }
    out.push(("success above failure", None, (table.success - table.failure).into(), 1..=20));
    let table = &edition.immortality;
    for value in [table.governed, table.glory, table.points, table.level] {
        out.push(("immortality", None, value.into(), 0..=100));
    }
    out.push(("immortality rows", None, table.rows.len() as i64, 2..=50));
    out.push(("first immortality row", None, table.rows.first().map_or(-1, |row| row[0].into()), 0..=0));
    let rising = table.rows.is_sorted_by(|low, high| low[0] < high[0] && low[1] <= high[1]);
    out.push(("rising immortality rows", None, i64::from(rising), 1..=1));
}

fn campaign(row: &CampaignRow, out: &mut Vec<Bounded>) {
    let here = || Some(row.campaign.span());
    out.push(("gold", here(), row.gold.into(), 0..=250));
    out.push(("advisors", here(), row.advisors.into(), 0..=5));
    out.push(("city price", here(), row.city.into(), 0..=50));
    out.push(("temple price", here(), row.temple.into(), 0..=50));
    out.push(("operation forces", here(), row.operations.forces.into(), 0..=5));
    out.push(("operation hits", here(), row.operations.hits.unwrap_or(0).into(), 0..=5));
    let income = &row.income;
    for value in [income.base, income.govern, income.raze, income.destroyed, income.transport] {
        out.push(("income", here(), value.into(), 0..=60));
    }
    for turn in row.turn.get_ref() {
        out.push(("points", Some(row.turn.span()), turn.points.into(), 0..=500));
    }
    for order in row.order.get_ref() {
        out.push(("order rows", Some(row.order.span()), order.most.into(), -10..=127));
    }
    for option in &row.option {
        out.push(("option points", Some(option.option.span()), option.points.into(), -100..=100));
        out.push(("option amount", Some(option.option.span()), option.amount.into(), 0..=10));
    }
    let oracles = row.region.get_ref().iter().filter(|region| region.oracle).count();
    out.push(("oracles", Some(row.region.span()), oracles as i64, 0..=8));
    for region in row.region.get_ref() {
        for place in region.at {
            out.push(("map position", Some(region.place.span()), place as i64, 0..=1000));
        }
        out.push(("map position", Some(region.place.span()), region.at[1] as i64, 0..=680));
    }
    if let Some(philip) = &row.philip {
        out.push(("plans", Some(philip.place.span()), philip.plans.into(), 0..=10));
    }
    if let Some(siege) = &row.siege {
        let span = || Some(siege.shore.span());
        for prices in [&siege.transport_prices, &siege.mole_prices, &siege.siege_ship_prices, &siege.warship_prices] {
            out.push(("track length", span(), prices.len() as i64, 1..=12));
            out.extend(prices.iter().map(|&price| ("track price", span(), price.into(), 0..=50)));
        }
        out.push(("mole points", span(), siege.mole_points.into(), 0..=200));
        out.push(("siege ship hits", span(), siege.siege_ship_hits_on.into(), 0..=6));
        out.push(("order modifier", span(), siege.later_orders_modifier.into(), -10..=10));
        out.push(("warships", span(), siege.warships.into(), 0..=4));
    }
}
