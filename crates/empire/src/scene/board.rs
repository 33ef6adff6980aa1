//! The map: the land of each province in a sea, ways with their prices, and what stands where.

use super::province;
use crate::names::element;
use crate::setup::CLOSED;
use crate::state::{Empire, Phase};
use table::scene::{Board, Emblem, Form, Role, Shape, Spot, Tint};
use table::{Message, Seat};

pub(super) const ORDER: Emblem = Emblem { name: "order", letter: '#' };
pub(super) const ARMY: Emblem = Emblem { name: "hoplite", letter: 'a' };
pub(super) const TEMPLE: Emblem = Emblem { name: "temple", letter: 'T' };
pub(super) const CITY: Emblem = Emblem { name: "city", letter: 'C' };
const SYMBOL: Emblem = Emblem { name: "alexander", letter: '*' };

impl Empire {
    pub(super) fn draw_board(&self) -> Board {
        let frame = self.chart().frame;
        let mut shapes = vec![sea(frame)];
        self.draw_land(&mut shapes);
        self.draw_arrows(&mut shapes);
        self.draw_grounds(&mut shapes);
        Board { frame, label: Message::new("empire-board"), shapes }
    }

    /// The region at hand; the whole campaign when it is over.
    fn regions_shown(&self) -> std::ops::RangeInclusive<usize> {
        let (first, last) = self.setup.stages;
        if self.phase == Phase::Over { usize::from(first)..=usize::from(last) } else { self.region()..=self.region() }
    }

    fn draw_land(&self, shapes: &mut Vec<Shape>) {
        let chart = self.chart();
        let at_hand = self.phase != Phase::Over;
        if at_hand {
            // Land of the region before, or of none.
            let before = self.setup.symbol_in(self.region());
            shapes.push(Shape {
                id: format!("{}-land", self.province_id(0)),
                form: Form::Area(chart.lands[0].clone()),
                role: Role::Land,
                tint: before.map_or(Tint::Plain, |(region, _)| Tint::Kind(region as u8)),
                emblem: None,
                label: None,
            });
        }
        for region in self.regions_shown() {
            for number in self.setup.regions[region].numbers() {
                shapes.push(Shape {
                    id: element(region, number),
                    form: Form::Area(chart.lands[self.place(region, number)].clone()),
                    role: if at_hand { Role::Field } else { Role::Land },
                    tint: Tint::Kind(region as u8),
                    emblem: None,
                    label: Some(self.describe(region, number)),
                });
            }
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
        if self.phase == Phase::Over {
            return;
        }
        let chart = self.chart();
        let (region, terrain) = (self.region(), self.terrain());
        let grounds = (0..=terrain.provinces).flat_map(|a| (a + 1..=terrain.provinces).map(move |b| (a, b)));
        let mut written: Vec<Spot> = Vec::new();
        for (a, b) in grounds {
            let (from, to) = (usize::from(a), usize::from(b));
            let (into_a, into_b) = (terrain.cost[to][from], terrain.cost[from][to]);
            if into_a == CLOSED && into_b == CLOSED {
                continue;
            }
            let ship = terrain.ship[from][to];
            // A passage is drawn in dashes, of which no head can be made.
            let heads = [into_a, into_b].map(|cost| cost != CLOSED && !ship);
            shapes.push(Shape {
                id: format!("arrow-{}-{a}-{b}", region + 1),
                form: Form::Line(arrow(chart.way(from, to), heads)),
                role: if ship { Role::Passage } else { Role::Road },
                tint: Tint::Plain,
                emblem: None,
                label: Some(self.describe_arrow(a, b, into_a, into_b)),
            });
            for (start, end, cost, way) in [(from, to, into_b, "there"), (to, from, into_a, "back")] {
                if cost != CLOSED && cost > 0 {
                    let at = chart.beside(start, end, province::NUMBER, &written);
                    written.push(at);
                    let text = Message::new("empire-cost").with("cost", cost);
                    shapes.push(province::number(format!("cost-{}-{a}-{b}-{way}", region + 1), at, text));
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
            self.draw_start(SYMBOL, shapes);
        }
    }
}

/// A way as an arrow, with a head at each end that can be entered.
fn arrow([a, b]: [Spot; 2], heads: [bool; 2]) -> Vec<Spot> {
    const HEAD: f32 = 0.17;
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let part = HEAD / dx.hypot(dy).max(HEAD);
    let (dx, dy) = (part * dx, part * dy);
    let head = |[x, y]: Spot, way: f32| {
        let side = |aside: f32| [x - way * dx - aside * dy, y - way * dy + aside * dx];
        [side(1.0), [x, y], side(-1.0), [x, y]]
    };
    let mut line = if heads[0] { head(a, -1.0).to_vec() } else { vec![a] };
    let end = if heads[1] { head(b, 1.0).to_vec() } else { vec![b] };
    line.extend(end.iter().rev());
    line
}

fn sea([left, top, width, height]: [f32; 4]) -> Shape {
    let corners: Vec<Spot> = vec![[left, top], [left + width, top], [left + width, top + height], [left, top + height]];
    Shape {
        id: "sea".to_owned(),
        form: Form::Area(corners),
        role: Role::Sea,
        tint: Tint::Plain,
        emblem: None,
        label: None,
    }
}
