//! The map: provinces cut around their points, arrows with their costs, armies and buildings.

use crate::names::element;
use crate::setup::CLOSED;
use crate::state::{Empire, Phase};
use table::geometry::{cells, round};
use table::scene::{Board, Emblem, Form, Role, Shape, Spot, Tint};
use table::{Message, Seat};

pub(super) const ORDER: Emblem = Emblem { name: "order", letter: '#' };
pub(super) const ARMY: Emblem = Emblem { name: "hoplite", letter: 'a' };
pub(super) const TEMPLE: Emblem = Emblem { name: "temple", letter: 'T' };
pub(super) const CITY: Emblem = Emblem { name: "city", letter: 'C' };
const SYMBOL: Emblem = Emblem { name: "alexander", letter: '*' };

/// How far the land of a province reaches from its point.
const REACH: f32 = 2.1;
/// How much is shown around what is shown.
const MARGIN: f32 = 2.6;

/// Map units from longitude and latitude: a degree of latitude is a unit, a degree of longitude the less the farther north.
fn spot([longitude, latitude]: [f32; 2]) -> Spot {
    [(longitude - 20.0) * 0.82, 45.0 - latitude]
}

impl Empire {
    pub(super) fn draw_board(&self) -> Board {
        let mut shapes = Vec::new();
        self.draw_land(&mut shapes);
        self.draw_arrows(&mut shapes);
        self.draw_grounds(&mut shapes);
        Board { frame: self.frame(), label: Message::new("empire-board"), shapes }
    }

    pub(super) fn at(&self, region: usize, ground: u8) -> Spot {
        let own = self.setup.edition.region[region].as_ref();
        if let Some(index) = usize::from(ground).checked_sub(1) {
            return spot(own.provinces[index].as_ref().at);
        }
        if let Some(start) = own.start {
            return spot(start);
        }
        let before = self.setup.edition.region[region - 1].as_ref();
        let target = before.provinces[usize::from(*before.target.as_ref()) - 1].as_ref();
        let [x, y] = spot(target.at);
        [x + 0.75, y + 0.75]
    }

    /// The region at hand; the whole campaign when it is over.
    fn regions_shown(&self) -> std::ops::RangeInclusive<usize> {
        let (first, last) = self.setup.stages;
        if self.phase == Phase::Over { usize::from(first)..=usize::from(last) } else { self.region()..=self.region() }
    }

    fn frame(&self) -> [f32; 4] {
        let spots: Vec<Spot> = self
            .regions_shown()
            .flat_map(|region| (0..=self.setup.regions[region].provinces).map(move |ground| (region, ground)))
            .map(|(region, ground)| self.at(region, ground))
            .collect();
        let least = |axis: usize| spots.iter().map(|spot| spot[axis]).fold(f32::MAX, f32::min) - MARGIN;
        let most = |axis: usize| spots.iter().map(|spot| spot[axis]).fold(f32::MIN, f32::max) + MARGIN;
        [least(0), least(1), most(0) - least(0), most(1) - least(1)]
    }

    fn draw_land(&self, shapes: &mut Vec<Shape>) {
        let places: Vec<(usize, u8)> = self
            .regions_shown()
            .flat_map(|region| self.setup.regions[region].numbers().map(move |number| (region, number)))
            .collect();
        let seeds: Vec<Spot> = places.iter().map(|&(region, number)| self.at(region, number)).collect();
        let land = cells(&seeds, |seed| round(seeds[seed], REACH, 20));
        for (&(region, number), corners) in places.iter().zip(land) {
            let here = region == self.region() && self.phase != Phase::Over;
            shapes.push(Shape {
                id: element(region, number),
                form: Form::Area(corners),
                role: if here { Role::Field } else { Role::Land },
                tint: Tint::Kind(region as u8),
                emblem: None,
                label: Some(self.describe(region, number)),
            });
        }
    }

    /// A province in words: its number, what can be built, what stands there.
    fn describe(&self, region: usize, number: u8) -> Message {
        let terrain = &self.setup.regions[region];
        let places = match (terrain.temple[usize::from(number)], terrain.city[usize::from(number)]) {
            (true, true) => "empire-places-both",
            (true, false) => "empire-places-temple",
            (false, true) => "empire-places-city",
            (false, false) => "empire-places-none",
        };
        let mut standing = Vec::new();
        for seat in Seat::first(self.setup.seats) {
            let armies = if region == self.region() { self.armies_at(seat, number) } else { 0 };
            let temples = self.temples[region][usize::from(number)][seat.index()];
            if armies > 0 {
                standing.push(Message::new("empire-standing-armies").with("seat", seat).with("count", armies));
            }
            if temples > 0 {
                standing.push(Message::new("empire-standing-temples").with("seat", seat).with("count", temples));
            }
            if self.city(region, number) == Some(seat) {
                standing.push(Message::new("empire-standing-city").with("seat", seat));
            }
        }
        Message::new("empire-describe")
            .with("number", number)
            .with("name", self.name_of_ground(region, number))
            .with("places", Message::new(places))
            .with("standing", standing)
    }

    fn draw_arrows(&self, shapes: &mut Vec<Shape>) {
        let region = self.region();
        let terrain = self.terrain();
        let grounds = (0..=terrain.provinces).flat_map(|a| (a + 1..=terrain.provinces).map(move |b| (a, b)));
        for (a, b) in grounds {
            let (into_a, into_b) =
                (terrain.cost[usize::from(b)][usize::from(a)], terrain.cost[usize::from(a)][usize::from(b)]);
            if into_a == CLOSED && into_b == CLOSED {
                continue;
            }
            let (from, to) = (self.at(region, a), self.at(region, b));
            let ship = terrain.ship[usize::from(a)][usize::from(b)];
            shapes.push(Shape {
                id: format!("arrow-{}-{a}-{b}", region + 1),
                form: Form::Line(vec![from, to]),
                role: if ship { Role::Passage } else { Role::Road },
                tint: Tint::Plain,
                emblem: None,
                label: Some(self.describe_arrow(a, b, into_a, into_b)),
            });
            for (end, start, cost, way) in [(to, from, into_b, "there"), (from, to, into_a, "back")] {
                if cost != CLOSED && cost > 0 {
                    shapes.push(Shape {
                        id: format!("cost-{}-{a}-{b}-{way}", region + 1),
                        form: Form::Text {
                            at: [start[0] + 0.64 * (end[0] - start[0]), start[1] + 0.64 * (end[1] - start[1])],
                            size: 0.42,
                            text: Message::new("empire-cost").with("cost", cost),
                        },
                        role: Role::Caption,
                        tint: Tint::Plain,
                        emblem: None,
                        label: None,
                    });
                }
            }
        }
    }

    fn describe_arrow(&self, a: u8, b: u8, into_a: u8, into_b: u8) -> Message {
        let price = |cost: u8| match cost {
            CLOSED => Message::new("empire-way-closed"),
            cost => Message::new("empire-way-costs").with("cost", cost),
        };
        Message::new("empire-arrow")
            .with("a", self.ground_name(a))
            .with("b", self.ground_name(b))
            .with("there", price(into_b))
            .with("back", price(into_a))
    }

    fn draw_grounds(&self, shapes: &mut Vec<Shape>) {
        for region in self.regions_shown() {
            for number in self.setup.regions[region].numbers() {
                self.draw_province(region, number, shapes);
            }
        }
        if self.phase != Phase::Over {
            shapes.push(Shape {
                id: self.province_id(0),
                form: Form::Disc { at: self.at(self.region(), 0), radius: 0.42 },
                role: Role::Point,
                tint: Tint::Plain,
                emblem: Some(SYMBOL),
                label: Some(self.ground_name(0)),
            });
            self.draw_armies(0, shapes);
        }
    }

    fn draw_province(&self, region: usize, number: u8, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(region, number);
        let id = element(region, number);
        let mut caption = |key: &str, dy: f32, size: f32, text: Message| {
            shapes.push(Shape {
                id: format!("{id}-{key}"),
                form: Form::Text { at: [x, y + dy], size, text },
                role: Role::Caption,
                tint: Tint::Plain,
                emblem: None,
                label: None,
            });
        };
        caption("name", -0.62, 0.34, self.name_of_ground(region, number));
        caption("number", -1.02, 0.3, Message::new("empire-number").with("number", number));
        let terrain = &self.setup.regions[region];
        let mut building = |key: String, at: Spot, role, tint, emblem, label| {
            shapes.push(Shape {
                id: key,
                form: Form::Disc { at, radius: 0.26 },
                role,
                tint,
                emblem: Some(emblem),
                label,
            });
        };
        let place = usize::from(number);
        if terrain.temple[place] {
            building(format!("{id}-temple-place"), [x - 0.72, y - 0.1], Role::Target, Tint::Plain, TEMPLE, None);
        }
        if terrain.city[place] {
            building(format!("{id}-city-place"), [x + 0.72, y - 0.1], Role::Target, Tint::Plain, CITY, None);
        }
        let mut row = 0.0;
        for seat in Seat::first(self.setup.seats) {
            let tint = Tint::Seat(seat);
            for temple in 0..self.temples[region][place][seat.index()] {
                let label = Message::new("empire-temple-of").with("seat", seat);
                let key = format!("{id}-temple-{}-{temple}", seat.0);
                building(key, [x - 0.72 + row, y - 0.1], Role::Building, tint, TEMPLE, Some(label));
                row -= 0.2;
            }
        }
        if let Some(seat) = self.city(region, number) {
            let label = Message::new("empire-city-of").with("seat", seat);
            building(format!("{id}-city"), [x + 0.72, y - 0.1], Role::Building, Tint::Seat(seat), CITY, Some(label));
        }
        if region == self.region() && self.phase != Phase::Over {
            self.draw_announced(number, shapes);
            self.draw_armies(number, shapes);
        }
    }

    fn draw_announced(&self, number: u8, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(self.region(), number);
        let kinds = [
            (self.temples_announced[usize::from(number)], "temple", TEMPLE, -0.72),
            (self.cities_announced[usize::from(number)], "city", CITY, 0.72),
        ];
        for (seats, key, emblem, dx) in kinds {
            for (row, seat) in seats.iter().enumerate() {
                shapes.push(Shape {
                    id: format!("{}-announced-{key}-{}", self.province_id(number), seat.0),
                    form: Form::Disc { at: [x + dx, y + 0.34 + 0.34 * row as f32], radius: 0.2 },
                    role: Role::Plan,
                    tint: Tint::Seat(seat),
                    emblem: Some(emblem),
                    label: Some(Message::new(format!("empire-announced-{key}")).with("seat", seat)),
                });
            }
        }
    }

    /// Armies as stacks, one a seat, with their number.
    fn draw_armies(&self, ground: u8, shapes: &mut Vec<Shape>) {
        let [x, y] = self.at(self.region(), ground);
        let present: Vec<Seat> =
            Seat::first(self.setup.seats).filter(|&seat| self.armies_at(seat, ground) > 0).collect();
        let below = if ground == 0 { 0.85 } else { 0.35 };
        for (index, &seat) in present.iter().enumerate() {
            let at = [x + 0.56 * (index as f32 - (present.len() as f32 - 1.0) / 2.0), y + below];
            let count = self.armies_at(seat, ground);
            let id = format!("army-{}-{ground}", seat.0);
            shapes.push(Shape {
                id: id.clone(),
                form: Form::Disc { at, radius: 0.27 },
                role: Role::Piece,
                tint: Tint::Seat(seat),
                emblem: Some(ARMY),
                label: Some(Message::new("empire-standing-armies").with("seat", seat).with("count", count)),
            });
            shapes.push(Shape {
                id: format!("{id}-count"),
                form: Form::Text {
                    at: [at[0], at[1] + 0.48],
                    size: 0.32,
                    text: Message::new("empire-number").with("number", count),
                },
                role: Role::Caption,
                tint: Tint::Plain,
                emblem: None,
                label: None,
            });
        }
    }
}
