//! The campaign map: the land of each region, roads, what holds them, and where the army stands.

use super::roads::{self, Plate};
use crate::edition::CriticalKind;
use crate::kinds::{Nation, Side, Troop};
use crate::names::force_name;
use crate::setup::Region;
use crate::state::{Commander, Hold, Site};
use table::geometry::{cells, coast, rugged};
use table::scene::{Board, Emblem, Form, Role, Shape, Spot, Tint};
use table::{Message, Seat};

/// Sea around the land.
const MARGIN: f32 = 24.0;
const REGION: f32 = 28.0;
const TOWN: f32 = 11.0;
/// How far the land of a region reaches.
const REACH: f32 = 118.0;
/// What is written below a place: how high its letters are, how far below, and about how far it reaches to either side.
const NAME: [f32; 3] = [22.0, REGION + 18.0, 48.0];
const STRENGTH: [f32; 3] = [18.0, REGION + 42.0, 66.0];
/// How bent coasts and borders are, and in pieces of what length.
const SWAY: f32 = 6.0;
const PIECE: f32 = 10.0;

/// The id of a region's shape.
pub fn region_id(region: &Region) -> String {
    format!("region-{}", region.place.key())
}

/// The colour of a nation.
pub fn tint(nation: Nation) -> Tint {
    match nation {
        Nation::Macedon => Tint::Seat(Seat(0)),
        Nation::Persia => Tint::Kind(1),
        Nation::India => Tint::Kind(2),
        // Not the third kind, which is as red as Alexander's own.
        Nation::SouthGreece => Tint::Kind(4),
    }
}

fn shape(id: String, form: Form, role: Role) -> Shape {
    Shape { id, form, role, tint: Tint::Plain, emblem: None, label: None }
}

/// The map as a drawing.
pub fn board(state: &Commander) -> Board {
    let map = state.map();
    let lands = lands(&map.regions);
    let frame = frame(&lands);
    let mut shapes = vec![sea(frame)];
    for (region, land) in map.regions.iter().zip(lands) {
        shapes.push(Shape {
            tint: holder(state, region),
            label: Some(describe(state, region)),
            ..shape(region_id(region), Form::Area(land), Role::Land)
        });
    }
    let plates: Vec<Plate> = map.regions.iter().flat_map(|region| plates(state, region)).collect();
    for (index, region) in map.regions.iter().enumerate() {
        for (other, end) in map.regions.iter().enumerate().skip(index + 1) {
            if region.neighbours >> other & 1 == 1 {
                let id = format!("road-{}-{}", region.place.key(), end.place.key());
                let pieces = roads::pieces(region.at, end.at, &plates).into_iter().enumerate();
                shapes.extend(pieces.map(|(piece, road)| {
                    let id = if piece == 0 { id.clone() } else { format!("{id}-{piece}") };
                    shape(id, Form::Line(road.to_vec()), Role::Road)
                }));
            }
        }
    }
    for (index, region) in map.regions.iter().enumerate() {
        draw_region(state, index, region, &mut shapes);
    }
    let [x, y] = map.regions[usize::from(state.army_at)].at;
    shapes.push(Shape {
        emblem: Some(Emblem { name: "alexander", letter: 'A' }),
        tint: Tint::Seat(Seat(0)),
        label: Some(Message::new("commander-map-army").with("place", state.army_at().name())),
        ..shape("army".to_owned(), Form::Disc { at: [x, y - REGION * 1.1], radius: 20.0 }, Role::Hero)
    });
    let label = Message::new("commander-map").with("campaign", state.campaign().name());
    Board { frame, label, shapes }
}

/// All the land with some sea around it.
fn frame(lands: &[Vec<Spot>]) -> [f32; 4] {
    let spots = || lands.iter().flatten();
    let [left, top] = [0, 1].map(|axis| spots().map(|spot| spot[axis]).fold(f32::MAX, f32::min) - MARGIN);
    let [right, bottom] = [0, 1].map(|axis| spots().map(|spot| spot[axis]).fold(f32::MIN, f32::max) + MARGIN);
    [left, top, right - left, bottom - top]
}

fn sea([left, top, width, height]: [f32; 4]) -> Shape {
    let corners: Vec<Spot> = vec![[left, top], [left + width, top], [left + width, top + height], [left, top + height]];
    shape("sea".to_owned(), Form::Area(corners), Role::Sea)
}

/// The land of each region: what lies nearer to it than to any other, and not too far out.
fn lands(regions: &[Region]) -> Vec<Vec<Spot>> {
    let seeds: Vec<Spot> = regions.iter().map(|region| region.at).collect();
    let lands = cells(&seeds, |seed| coast(seeds[seed], [REACH; 2], seed));
    lands.iter().map(|land| rugged(land, PIECE, SWAY)).collect()
}

/// The colour of who holds a region; none for those that need not be taken, and for ruins.
fn holder(state: &Commander, region: &Region) -> Tint {
    let Some(site) = region.critical.map(usize::from) else { return Tint::Plain };
    match state.sites[site].hold {
        Hold::Enemy => tint(state.map().critical[site].nation),
        Hold::Governed => Tint::Seat(Seat(0)),
        Hold::Razed => Tint::Plain,
    }
}

fn draw_region(state: &Commander, index: usize, region: &Region, shapes: &mut Vec<Shape>) {
    let [x, y] = region.at;
    let key = region.place.key();
    let site = region.critical.map(|site| (&state.map().critical[usize::from(site)], &state.sites[usize::from(site)]));
    shapes.push(match site {
        Some((critical, _)) => Shape {
            tint: holder(state, region),
            emblem: Some(match critical.kind {
                CriticalKind::Battle => Emblem { name: "battle", letter: 'B' },
                CriticalKind::Fortress => Emblem { name: "fortress", letter: 'F' },
            }),
            ..shape(format!("site-{key}"), Form::Disc { at: [x, y], radius: REGION }, Role::Field)
        },
        None => shape(format!("town-{key}"), Form::Disc { at: [x, y], radius: TOWN }, Role::Point),
    });
    let mut mark = |name: &'static str, letter: char, role: Role, dx: f32| {
        shapes.push(Shape {
            emblem: Some(Emblem { name, letter }),
            label: Some(Message::new(format!("commander-map-{name}")).with("place", region.place.name())),
            ..shape(format!("{name}-{key}"), Form::Disc { at: [x + dx, y - 26.0], radius: 12.0 }, role)
        });
    };
    if state.prophecies.hidden >> index & 1 == 1 {
        mark("oracle", 'O', Role::Point, 34.0);
    }
    if state.cities >> index & 1 == 1 {
        mark("city", 'C', Role::Building, -34.0);
    }
    if state.temples >> index & 1 == 1 {
        mark("temple", 'T', Role::Building, -58.0);
    }
    let text = |text: Message, [size, dy, _]: [f32; 3]| Form::Text { at: [x, y + dy], size, text };
    shapes.push(shape(format!("name-{key}"), text(region.place.name(), NAME), Role::Caption));
    if let Some(held) = defended(state, region) {
        shapes.push(shape(format!("strength-{key}"), text(strength(held), STRENGTH), Role::Caption));
    }
}

/// What the enemy has in a region that is to be taken.
fn defended<'a>(state: &'a Commander, region: &Region) -> Option<&'a Site> {
    let site = &state.sites[usize::from(region.critical?)];
    (site.hold == Hold::Enemy).then_some(site)
}

/// Where something is written about a region.
fn plates(state: &Commander, region: &Region) -> impl Iterator<Item = Plate> {
    let [x, y] = region.at;
    let plate = move |[size, dy, reach]: [f32; 3]| [[x - reach, y + dy - size / 2.0], [x + reach, y + dy + size / 2.0]];
    [Some(NAME), defended(state, region).map(|_| STRENGTH)].into_iter().flatten().map(plate)
}

/// "3 forces, 1 wall".
fn strength(site: &Site) -> Message {
    Message::new("commander-map-strength")
        .with("forces", site.defenders())
        .with("walls", site.walls[0] + site.walls[1])
        .with("glory", site.glory)
        .with("gold", site.gold)
}

/// Everything there is to know of a region.
fn describe(state: &Commander, region: &Region) -> Message {
    let place = region.place.name();
    let Some(index) = region.critical.map(usize::from) else {
        return Message::new("commander-map-region").with("place", place);
    };
    let (critical, site) = (&state.map().critical[index], &state.sites[index]);
    let kind = match critical.kind {
        CriticalKind::Battle => "commander-map-kind-battle",
        CriticalKind::Fortress => "commander-map-kind-fortress",
    };
    let message = |id: &'static str| Message::new(id).with("place", place.clone()).with("kind", Message::new(kind));
    match site.hold {
        Hold::Governed => message("commander-map-governed"),
        Hold::Razed => message("commander-map-razed"),
        Hold::Enemy => message("commander-map-enemy")
            .with("nation", critical.nation.name())
            .with("forces", garrison(state, index))
            .with("walls", site.walls[0] + site.walls[1])
            .with("glory", site.glory)
            .with("gold", site.gold),
    }
}

/// The defenders of a crucial region, one by one.
fn garrison(state: &Commander, index: usize) -> Vec<Message> {
    let site = &state.sites[index];
    let mut names: Vec<Message> = Vec::new();
    for &troop in Troop::ALL {
        for &side in Side::ALL {
            let count = site.forces[troop.index()][side.index()];
            if count > 0 {
                names.push(Message::new("commander-times").with("count", count).with("what", force_name(troop, side)));
            }
        }
    }
    if let (Some(leader), true) = (state.leader_of(index as u8), site.leader > 0) {
        names.push(leader.name());
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use table::{Game, Options};

    /// Lands at the edges were cut straight, and what was written of Gaza stood on the frame.
    #[test]
    fn no_land_and_nothing_written_is_cut_off_in_any_campaign() {
        let about = Commander::ABOUT;
        for campaign in ["granicus", "issus", "tyre", "gaugamela"] {
            let options = Options::choose(about.options, [("campaign", campaign)]).unwrap();
            let setup = Commander::prepare(&about.default_edition(), &options, 1).unwrap();
            let board = board(&Commander::new(&Arc::new(setup)));
            let [left, top, width, height] = board.frame;
            let is_within =
                |&[x, y]: &Spot| left + 1.0 < x && x < left + width - 1.0 && top + 1.0 < y && y < top + height - 1.0;
            for shape in board.shapes.iter().filter(|shape| shape.role != Role::Sea) {
                let spots = match &shape.form {
                    Form::Area(spots) | Form::Line(spots) => spots.clone(),
                    &Form::Disc { at: [x, y], radius } => vec![[x - radius, y - radius], [x + radius, y + radius]],
                    &Form::Text { at: [x, y], size, text: _ } => {
                        let [_, _, reach] = STRENGTH;
                        vec![[x - reach, y - size / 2.0], [x + reach, y + size / 2.0]]
                    }
                };
                assert!(spots.iter().all(is_within), "{campaign}: {} is cut off", shape.id);
            }
        }
    }
}
