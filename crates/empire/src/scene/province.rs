//! What stands in a province, in rows that never meet: its name, the places for buildings and what was built there, armies with
//! their numbers, and what is announced.

use super::board::{ARMY, CITY, TEMPLE};
use crate::names::element;
use crate::state::{Empire, Phase};
use table::scene::{Emblem, Form, Role, Shape, Spot, Tint};
use table::{Message, Seat};

/// How high the rows of a province are together.
const HIGH: f32 = 2.56;
/// The same when the campaign is over: its name and what was built.
const BUILT_HIGH: f32 = 1.3;
const BUILT_SHORE: f32 = 0.4;
/// How wide a province is at least: three temples may come to stand beside their place and a city.
const WIDE: f32 = 2.5;
/// The widest a name makes a province, whatever an edition calls it.
const WIDEST: f32 = 7.0;

/// The height of names, and of numbers.
const NAME: f32 = 0.48;
pub(super) const NUMBER: f32 = 0.36;
/// How wide a letter is for its height.
const LETTER: f32 = 0.58;

/// The radius of what stands in a row.
const SITE: f32 = 0.28;
const SYMBOL: f32 = 0.3;
const STACK: f32 = 0.34;
const ANNOUNCED: f32 = 0.2;

/// What is left between them if there is room enough.
const GAP: f32 = 0.06;

/// The height of each row from the middle of the room.
const NAMES: f32 = -1.03;
const SITES: f32 = -0.48;
const ARMIES: f32 = 0.16;
const COUNTS: f32 = 0.7;
const PLANS: f32 = 1.08;
/// The rows when the campaign is over.
const BUILT_NAMES: f32 = -0.36;
const BUILT_SITES: f32 = 0.3;

/// The room of a province, across and down: for its name with its number, an army of each seat, and all that can be built or announced.
pub(super) fn room(name: &str, seats: usize) -> [f32; 2] {
    let name = (name.chars().count() + 2) as f32 * LETTER * NAME;
    [name.min(WIDEST).max(least(seats)), HIGH]
}

/// The same when the campaign is over. Land is low then, and its coasts come nearer to the ends of a name.
pub(super) fn built_room(name: &str, seats: usize) -> [f32; 2] {
    [room(name, seats)[0] + BUILT_SHORE, BUILT_HIGH]
}

/// How wide a province is at least.
fn least(seats: usize) -> f32 {
    WIDE.max(2.0 * STACK * seats as f32)
}

/// Spots for so many round things side by side, and their radius: as wanted, or less if they would be wider than that.
fn row([x, y]: Spot, count: usize, radius: f32, wide: f32) -> (impl Iterator<Item = Spot>, f32) {
    let pitch = (2.0 * radius + GAP).min(wide / count.max(1) as f32);
    let first = x - pitch * (count as f32 - 1.0) / 2.0;
    ((0..count).map(move |index| [first + pitch * index as f32, y]), radius.min(pitch / 2.0))
}

fn caption(id: String, at: Spot, size: f32, text: Message) -> Shape {
    Shape { id, form: Form::Text { at, size, text }, role: Role::Caption, tint: Tint::Plain, emblem: None, label: None }
}

/// A number written on the map.
pub(super) fn number(id: String, at: Spot, text: Message) -> Shape {
    caption(id, at, NUMBER, text)
}

fn round(id: String, role: Role, tint: Tint, emblem: Emblem, label: Option<Message>) -> Shape {
    let form = Form::Disc { at: [0.0; 2], radius: 0.0 };
    Shape { id, form, role, tint, emblem: Some(emblem), label }
}

impl Empire {
    /// Puts things that are round in a row.
    fn put(&self, things: Vec<Shape>, centre: Spot, radius: f32, shapes: &mut Vec<Shape>) {
        let (spots, radius) = row(centre, things.len(), radius, least(self.setup.seats));
        let put = |(thing, at)| Shape { form: Form::Disc { at, radius }, ..thing };
        shapes.extend(things.into_iter().zip(spots).map(put));
    }

    pub(super) fn draw_province(&self, region: usize, number: u8, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(region, number);
        let (names, sites) = if self.phase == Phase::Over { (BUILT_NAMES, BUILT_SITES) } else { (NAMES, SITES) };
        let name =
            Message::new("empire-numbered").with("number", number).with("name", self.name_of_ground(region, number));
        shapes.push(caption(format!("{}-name", element(region, number)), [x, y + names], NAME, name));
        self.put(self.sites(region, number), [x, y + sites], SITE, shapes);
        if self.phase != Phase::Over {
            self.put(self.plans(number), [x, y + PLANS], ANNOUNCED, shapes);
            self.draw_armies(number, shapes);
        }
    }

    /// The ground the armies of the region start from.
    pub(super) fn draw_start(&self, emblem: Emblem, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(self.region(), 0);
        let id = self.province_id(0);
        if let Some((before, target)) = self.setup.symbol_in(self.region()) {
            let name = self.name_of_ground(before, target);
            shapes.push(caption(format!("{id}-name"), [x, y + NAMES], NAME, name));
        }
        let symbol = round(id, Role::Point, Tint::Plain, emblem, Some(self.ground_name(0)));
        self.put(vec![symbol], [x, y + SITES], SYMBOL, shapes);
        self.draw_armies(0, shapes);
    }

    /// The places for buildings of a province, and what was built there.
    fn sites(&self, region: usize, number: u8) -> Vec<Shape> {
        let (id, place) = (element(region, number), usize::from(number));
        let terrain = &self.setup.regions[region];
        let mut sites = Vec::new();
        if terrain.temple[place] {
            sites.push(round(format!("{id}-temple-place"), Role::Target, Tint::Plain, TEMPLE, None));
        }
        for seat in Seat::first(self.setup.seats) {
            for temple in 0..self.temples[region][place][seat.index()] {
                let label = Message::new("empire-temple-of").with("seat", seat);
                let key = format!("{id}-temple-{}-{temple}", seat.0);
                sites.push(round(key, Role::Building, Tint::Seat(seat), TEMPLE, Some(label)));
            }
        }
        match self.city(region, number) {
            Some(seat) => {
                let label = Message::new("empire-city-of").with("seat", seat);
                sites.push(round(format!("{id}-city"), Role::Building, Tint::Seat(seat), CITY, Some(label)));
            }
            None if terrain.city[place] => {
                sites.push(round(format!("{id}-city-place"), Role::Target, Tint::Plain, CITY, None));
            }
            None => {}
        }
        sites
    }

    /// What is announced in a province of the region at hand.
    fn plans(&self, number: u8) -> Vec<Shape> {
        let kinds = [
            (self.temples_announced[usize::from(number)], "temple", TEMPLE),
            (self.cities_announced[usize::from(number)], "city", CITY),
        ];
        let plan = |key: &str, emblem, seat: Seat| {
            let id = format!("{}-announced-{key}-{}", self.province_id(number), seat.0);
            let label = Message::new(format!("empire-announced-{key}")).with("seat", seat);
            round(id, Role::Plan, Tint::Seat(seat), emblem, Some(label))
        };
        kinds.iter().flat_map(|(seats, key, emblem)| seats.iter().map(move |seat| plan(key, *emblem, seat))).collect()
    }

    /// Armies as stacks, one a seat, with their number.
    fn draw_armies(&self, ground: u8, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(self.region(), ground);
        let present = Seat::first(self.setup.seats).filter(|&seat| self.armies_at(seat, ground) > 0);
        let stacks: Vec<(Seat, u8)> = present.map(|seat| (seat, self.armies_at(seat, ground))).collect();
        let (spots, _) = row([x, y + COUNTS], stacks.len(), STACK, least(self.setup.seats));
        for (&(seat, count), at) in stacks.iter().zip(spots) {
            let text = Message::new("empire-number").with("number", count);
            shapes.push(number(format!("army-{}-{ground}-count", seat.0), at, text));
        }
        let stack = |&(seat, count): &(Seat, u8)| {
            let label = Message::new("empire-standing-armies").with("seat", seat).with("count", count);
            round(format!("army-{}-{ground}", seat.0), Role::Piece, Tint::Seat(seat), ARMY, Some(label))
        };
        self.put(stacks.iter().map(stack).collect(), [x, y + ARMIES], STACK, shapes);
    }
}
