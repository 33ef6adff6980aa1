//! The board: the Action card at work, and the map with its regions, cities and oases with their values, ways across the sea, and the figures.

use super::{CITY, OASIS, SOLDIERS, action_card};
use crate::map::Place;
use crate::region::Region;
use crate::state::Phalanxx;
use crate::words;
use table::Message;
use table::scene::{Board, Form, Role, Shape, Spot, Tint};

pub(super) fn board(state: &Phalanxx) -> Board {
    let map = &state.setup.map;
    let [left, top, width, height] = map.frame;
    let frame = [left - action_card::WIDTH, top, width + action_card::WIDTH, height];
    let mut shapes = vec![sea(frame)];
    shapes.extend(map.places.iter().map(|place| land(state, place)));
    shapes.extend(map.places.iter().filter_map(|place| realm(state, place)));
    shapes.extend(map.passages.iter().enumerate().map(|(number, way)| Shape {
        id: format!("passage-{number}"),
        form: Form::Line(way.clone()),
        role: Role::Passage,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }));
    for place in &map.places {
        shapes.extend(site(state, place));
        shapes.push(name(place));
        shapes.extend(figures(state, place));
    }
    shapes.extend(action_card::shapes(state, [frame[0], top + 8.0]));
    Board { frame, label: Message::new("phalanxx-board"), shapes }
}

fn sea([left, top, width, height]: [f32; 4]) -> Shape {
    let (right, bottom) = (left + width, top + height);
    Shape {
        id: "sea".to_owned(),
        form: Form::Area(vec![[left, top], [right, top], [right, bottom], [left, bottom]]),
        role: Role::Sea,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }
}

fn land(state: &Phalanxx, place: &Place) -> Shape {
    Shape {
        id: words::region_element(place.region),
        form: Form::Area(place.outline.clone()),
        role: Role::Land,
        tint: Tint::Plain,
        emblem: None,
        label: Some(describe(state, place.region)),
    }
}

/// The colour of who holds a region, laid over it.
fn realm(state: &Phalanxx, place: &Place) -> Option<Shape> {
    let holder = state.holder(place.region)?;
    Some(Shape {
        id: format!("realm-{}", place.region),
        form: Form::Area(place.outline.clone()),
        role: Role::Realm,
        tint: Tint::Seat(holder),
        emblem: None,
        label: None,
    })
}

/// The region in words: name, what is there, who holds it.
fn describe(state: &Phalanxx, region: Region) -> Message {
    let map = &state.setup.map;
    let kind = if map.cities.contains(region) {
        "city"
    } else if map.oases.contains(region) {
        "oasis"
    } else {
        "plain"
    };
    let said = Message::new(format!("phalanxx-region-{kind}"))
        .with("name", words::region(&state.setup, region))
        .with("value", map.values[region.index()]);
    match state.holder(region) {
        Some(holder) => Message::new("phalanxx-region-held").with("what", said).with("seat", words::who(state, holder)),
        None => Message::new("phalanxx-region-free").with("what", said),
    }
}

/// The city or oasis with its value.
fn site(state: &Phalanxx, place: &Place) -> Vec<Shape> {
    let map = &state.setup.map;
    let is_city = map.cities.contains(place.region);
    if !is_city && !map.oases.contains(place.region) {
        return Vec::new();
    }
    let [x, y] = place.at;
    let (emblem, tint) = if is_city { (CITY, Tint::Kind(3)) } else { (OASIS, Tint::Kind(1)) };
    let shape = |id: String, form, role| Shape { id, form, role, tint, emblem: None, label: None };
    let building = Form::Disc { at: [x - 10.0, y - 22.0], radius: 10.0 };
    let value = Message::new("phalanxx-value").with("value", map.values[place.region.index()]);
    vec![
        Shape { emblem: Some(emblem), ..shape(format!("site-{}", place.region), building, Role::Building) },
        shape(
            format!("value-{}", place.region),
            Form::Text { at: [x + 11.0, y - 22.0], size: 12.0, text: value },
            Role::Caption,
        ),
    ]
}

/// The name of the city or oasis, or else of the region.
fn name(place: &Place) -> Shape {
    let [x, y] = place.at;
    let text = Message::new("phalanxx-region").with("region", place.site.as_deref().unwrap_or(&place.name));
    Shape {
        id: format!("name-{}", place.region),
        form: Form::Text { at: [x, y - 3.0], size: 8.5, text },
        role: Role::Caption,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }
}

/// The figures of whoever holds the region.
fn figures(state: &Phalanxx, place: &Place) -> Vec<Shape> {
    let Some(holder) = state.holder(place.region) else { return Vec::new() };
    let count = state.setup.map.figures(place.region);
    let [x, y] = place.at;
    let spot = |number: u8| -> Spot { [x + 22.0 * (f32::from(number) - f32::from(count - 1) / 2.0), y + 17.0] };
    (0..count)
        .map(|number| Shape {
            id: format!("figure-{}-{}", place.region, number + 1),
            form: Form::Disc { at: spot(number), radius: 10.0 },
            role: Role::Piece,
            tint: Tint::Seat(holder),
            emblem: Some(SOLDIERS[holder.index()]),
            label: None,
        })
        .collect()
}
