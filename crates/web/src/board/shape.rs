//! One shape: each role has its way of being drawn.

use super::chart::{Chart, middle, tenth};
use crate::art;
use crate::choices::Targets;
use maud::{Markup, html};
use table::geometry::contains;
use table::scene::{Board, Emblem, Form, Role, Shape, Spot, Tint};
use words::Speaker;

/// The least radius of something to point at.
const FINGER: f32 = 15.0;

/// The least radius of a piece, so that its picture and letter can be made out.
const PIECE: f32 = 15.0;

/// What one draws with.
pub(super) struct Brush<'a> {
    pub(super) chart: Chart,
    pub(super) say: Speaker<'a>,
    /// The areas that are not sea: words there are written dark on light.
    land: Vec<&'a [Spot]>,
    /// The areas one may choose: what stands on them lets the pointer through.
    targets: Vec<&'a [Spot]>,
}

impl<'a> Brush<'a> {
    /// The brush for `board`, of which `targets` may be chosen.
    pub(super) fn new(board: &'a Board, targets: &Targets, say: Speaker<'a>) -> Brush<'a> {
        let areas = |wanted: &dyn Fn(&Shape) -> bool| {
            let spots = board.shapes.iter().filter_map(|shape| match &shape.form {
                Form::Area(spots) if wanted(shape) => Some(spots.as_slice()),
                _ => None,
            });
            spots.collect()
        };
        Brush {
            chart: Chart::of(board),
            say,
            land: areas(&|shape| matches!(shape.role, Role::Land | Role::Field)),
            targets: areas(&|shape| targets.at(&shape.id).is_some()),
        }
    }

    /// Draws a shape. One with a label is an image with that name; `known` shapes can be found by their id.
    pub(super) fn draw(&self, shape: &Shape, known: bool) -> Markup {
        let id = known.then_some(&shape.id);
        let body = self.body(shape);
        match &shape.label {
            Some(label) => html! {
                g.through[self.is_on_target(shape)] data-el=[id] role="img" { title { (self.say.say(label)) } (body) }
            },
            None => html! { g data-el=[id] { (body) } },
        }
    }

    /// Whether a thing that is no area itself stands on an area one may choose.
    fn is_on_target(&self, shape: &Shape) -> bool {
        let spots = match &shape.form {
            Form::Area(_) => return false,
            Form::Line(spots) => spots.as_slice(),
            Form::Disc { at, .. } | Form::Text { at, .. } => std::slice::from_ref(at),
        };
        spots.iter().any(|&spot| self.targets.iter().any(|area| contains(area, spot)))
    }

    /// A run of lines as one path.
    pub(super) fn lines(&self, run: &[Shape], class: &str) -> Markup {
        let mut path = String::with_capacity(run.len() * 24);
        for shape in run {
            if let Form::Line(spots) = &shape.form {
                self.chart.trace(spots, &mut path);
            }
        }
        html! { path class=(class) d=(path) {} }
    }

    /// The outline of a shape alone, wide enough to point at.
    pub(super) fn halo(&self, shape: &Shape, class: &str) -> Markup {
        match &shape.form {
            Form::Area(spots) => html! { path class={ (class) " area" } d=(self.outline(spots)) {} },
            Form::Line(spots) => html! { path class={ (class) " line" } d=(self.track(spots)) {} },
            Form::Disc { at, radius } => {
                let [x, y] = self.chart.spot(*at);
                let radius = (self.chart.length(*radius) + 3.0).max(FINGER);
                html! { circle class={ (class) " disc" } cx=(x) cy=(y) r=(radius) {} }
            }
            Form::Text { at, size, .. } => {
                let [x, y] = self.chart.spot(*at);
                html! { circle class={ (class) " disc" } cx=(x) cy=(y) r=(self.chart.length(*size).max(FINGER)) {} }
            }
        }
    }

    fn body(&self, shape: &Shape) -> Markup {
        let class = format!("{} {}", role_class(shape.role), tint_class(shape.tint));
        match &shape.form {
            Form::Area(spots) => html! {
                path class=(class) d=(self.outline(spots)) {}
                @if let Some(pattern) = pattern(shape) { path fill={ "url(#" (pattern) ")" } d=(self.outline(spots)) {} }
                @if let Some(emblem) = shape.emblem {
                    @let (centre, near) = middle(spots);
                    (self.emblem(emblem, self.chart.spot(centre), self.chart.length(near) * 0.92, shape.tint))
                }
            },
            Form::Line(spots) => {
                let path = self.track(spots);
                html! {
                    @if shape.role == Role::Plan { path.casing d=(path) {} }
                    path class=(class) d=(path) {}
                }
            }
            Form::Disc { at, radius } => self.disc(shape, &class, self.chart.spot(*at), self.chart.length(*radius)),
            Form::Text { at, size, text } => {
                let [x, y] = self.chart.spot(*at);
                let ground = if self.land.iter().any(|area| contains(area, *at)) { "on-land" } else { "at-sea" };
                html! { text class={ (class) " " (ground) } x=(x) y=(y) font-size=(self.chart.length(*size)) { (self.say.say(text)) } }
            }
        }
    }

    /// Pieces stand on the base of their seat, show their picture, and carry their letter, for which what is planned is too small;
    /// other round things are plain.
    fn disc(&self, shape: &Shape, class: &str, [x, y]: Spot, radius: f32) -> Markup {
        if !matches!(shape.role, Role::Piece | Role::Hero | Role::Building | Role::Plan) {
            return html! {
                circle class=(class) cx=(x) cy=(y) r=(radius) {}
                @if let Some(emblem) = shape.emblem { (self.emblem(emblem, [x, y], radius * 0.8, shape.tint)) }
            };
        }
        let radius = tenth(if shape.role == Role::Piece { radius.max(PIECE) } else { radius });
        let base = match (shape.tint, shape.role) {
            (Tint::Seat(seat), _) => format!("#art-token-{}", seat.index() % table::MAX_SEATS),
            (_, Role::Building) => "#art-token-1".to_owned(),
            _ => "#art-token-0".to_owned(),
        };
        html! {
            g class=(class) data-move=(shape.id) transform={ "translate(" (x) " " (y) ")" } {
                @if shape.role == Role::Hero { use.rays href="#art-sun" x=(-radius * 1.55) y=(-radius * 1.55) width=(radius * 3.1) height=(radius * 3.1) {} }
                use href=(base) x=(-radius) y=(-radius) width=(radius * 2.0) height=(radius * 2.0) {}
                @if let Some(emblem) = shape.emblem {
                    (self.emblem(emblem, [0.0, 0.0], radius * if shape.role == Role::Hero { 0.76 } else { 0.66 }, Tint::Plain))
                    @if matches!(shape.tint, Tint::Seat(_)) && shape.role != Role::Plan && art::has(emblem.name) {
                        circle.badge cx=(tenth(radius * 0.72)) cy=(tenth(radius * 0.72)) r=(tenth(radius * 0.42)) {}
                        text.badge-letter x=(tenth(radius * 0.72)) y=(tenth(radius * 0.74)) font-size=(tenth(radius * 0.66)) { (emblem.letter) }
                    }
                }
            }
        }
    }

    fn emblem(&self, emblem: Emblem, [x, y]: Spot, radius: f32, tint: Tint) -> Markup {
        let class = format!("emblem {}", tint_class(tint));
        if art::has(emblem.name) {
            let (left, top) = (tenth(x - radius), tenth(y - radius));
            return html! {
                use class=(class) href={ "#art-" (emblem.name) } x=(left) y=(top) width=(tenth(radius * 2.0)) height=(tenth(radius * 2.0)) {}
            };
        }
        html! { text class={ (class) " letter" } x=(x) y=(y) font-size=(tenth(radius * 1.6)) { (emblem.letter) } }
    }

    fn track(&self, spots: &[Spot]) -> String {
        let mut path = String::with_capacity(spots.len() * 12);
        self.chart.trace(spots, &mut path);
        path
    }

    fn outline(&self, spots: &[Spot]) -> String {
        self.track(spots) + "Z"
    }
}

/// What an area is filled with besides its colour: waves, or the hatching of a seat.
fn pattern(shape: &Shape) -> Option<String> {
    match (shape.role, shape.tint) {
        (Role::Sea, _) => Some("waves".to_owned()),
        (Role::Realm, Tint::Seat(seat)) => Some(format!("hatch-{}", seat.index() % table::MAX_SEATS)),
        _ => None,
    }
}

/// The class of a role in the style sheet.
pub(super) fn role_class(role: Role) -> &'static str {
    match role {
        Role::Sea => "sea",
        Role::Land => "land",
        Role::Field => "field",
        Role::Coast => "coast",
        Role::Grid => "grid",
        Role::Road => "road",
        Role::Passage => "passage",
        Role::Wall => "wall",
        Role::LastWall => "last-wall",
        Role::Plan => "plan",
        Role::Point => "point",
        Role::Realm => "realm",
        Role::Piece => "piece",
        Role::Hero => "hero",
        Role::Building => "building",
        Role::Caption => "caption",
        Role::Target => "spot",
    }
}

/// The class of a tint in the style sheet.
pub(crate) fn tint_class(tint: Tint) -> String {
    match tint {
        Tint::Plain => "plain".to_owned(),
        Tint::Seat(seat) => format!("seat-{}", seat.index() % table::MAX_SEATS),
        Tint::Kind(kind) => format!("kind-{}", kind % 8),
    }
}
