//! The board of a scene as SVG.
//!
//! Map units are scaled by the size of cells and words, whatever the game: the style sheet then knows how broad a wall is.
//! Back to front: the ground, which ends with the last area, and what changed and may be chosen there; then what stands on it, what
//! else changed and may be chosen, and the previews of choices. So the light on a chosen region lies under its name and pieces.

mod chart;
mod shape;

use crate::choices::Targets;
use crate::sight::Sight;
use maud::{Markup, PreEscaped, html};
pub(crate) use shape::tint_class;
use shape::{Brush, role_class};
use std::collections::BTreeSet;
use table::Scene;
use table::scene::{Form, Role, Shape};
use words::Speaker;

/// How wide a usual cell is drawn at least.
const CELL: f32 = 60.0;
/// How high usual words are drawn at least.
const WORDS: f32 = 16.0;
/// More pixels than any screen gives to a unit: the style sheet makes the drawing smaller, never larger.
const PLENTY: f32 = 8.0;

/// The board in a box that scrolls when it is enlarged on a small screen.
pub fn pane(sight: &Sight, targets: &Targets) -> Markup {
    html! {
        div.board-pane {
            label.zoom { input #zoom type="checkbox"; (sight.text("web-zoom")) }
            div.board-scroll data-scroll="board" {
                (draw(&sight.view.scene, &sight.recent, targets, sight.say))
            }
        }
    }
}

/// Draws the board of `scene`, with the elements in `recent` pointed out.
pub fn draw(scene: &Scene, recent: &BTreeSet<&str>, targets: &Targets, say: Speaker) -> Markup {
    let board = &scene.board;
    let brush = Brush::new(board, targets, say);
    let [width, height] = brush.chart.size();
    let is_area = |shape: &Shape| matches!(shape.form, Form::Area(_));
    let (ground, above) = board.shapes.split_at(board.shapes.iter().rposition(is_area).map_or(0, |last| last + 1));
    html! {
        svg.board role="group" aria-label=(say.say(&board.label)) viewBox={ "0 0 " (width) " " (height) } width=(width * PLENTY) height=(height * PLENTY)
            data-wide[width > height * 1.3] {
            (hatches())
            g.shapes { (shapes(ground, recent, targets, &brush)) }
            g.recent { (glows(ground, is_area, recent, &brush)) }
            g.targets { (marks(ground, is_area, targets, &brush)) }
            g.shapes { (shapes(above, recent, targets, &brush)) }
            g.recent { (glows(&board.shapes, |shape| !is_area(shape), recent, &brush)) }
            g.targets { (marks(&board.shapes, |shape| !is_area(shape), targets, &brush)) }
            g.previews {
                @for (choice, id) in scene.choices.iter().zip(&targets.ids).filter(|(choice, _)| !choice.preview.is_empty()) {
                    g.preview data-choice=(id) {
                        @for shape in &choice.preview { (brush.draw(shape, false)) }
                    }
                }
            }
        }
    }
}

/// What changed of these shapes.
fn glows(shapes: &[Shape], wanted: impl Fn(&Shape) -> bool, recent: &BTreeSet<&str>, brush: &Brush) -> Markup {
    html! {
        @for shape in shapes.iter().filter(|&shape| wanted(shape) && recent.contains(shape.id.as_str())) {
            (brush.halo(shape, "glow"))
        }
    }
}

/// What may be chosen of these shapes.
fn marks(shapes: &[Shape], wanted: impl Fn(&Shape) -> bool, targets: &Targets, brush: &Brush) -> Markup {
    html! {
        @for (shape, at) in shapes.iter().filter(|&shape| wanted(shape)).filter_map(|shape| Some((shape, targets.at(&shape.id)?))) {
            a.target.refused[at.all_refused] href={ "#" (at.first()) } data-choices=(at.ids.join(" ")) data-el=(shape.id) {
                title { (at.label) }
                (brush.halo(shape, "hit"))
            }
        }
    }
}

/// The shapes back to front. Runs of plain lines, of which a board has hundreds, become one path; the casings of walls that meet are
/// drawn before the walls, so that they join.
fn shapes(shapes: &[Shape], recent: &BTreeSet<&str>, targets: &Targets, brush: &Brush) -> Markup {
    let is_plain = |shape: &Shape| {
        matches!(shape.form, Form::Line(_))
            && matches!(shape.role, Role::Grid | Role::Coast | Role::Road | Role::Passage)
            && shape.label.is_none()
            && targets.at(&shape.id).is_none()
            && !recent.contains(shape.id.as_str())
    };
    let is_wall = |shape: &Shape| matches!(shape.role, Role::Wall | Role::LastWall);
    let together =
        |a: &Shape, b: &Shape| (is_wall(a) && is_wall(b)) || (is_plain(a) && is_plain(b) && a.role == b.role);
    html! {
        @for run in shapes.chunk_by(together) {
            @if is_plain(&run[0]) {
                (brush.lines(run, role_class(run[0].role)))
            } @else {
                @if is_wall(&run[0]) { (brush.lines(run, "casing")) }
                @for shape in run { (brush.draw(shape, true)) }
            }
        }
    }
}

/// Hatching for the realms of seats, each in a direction of its own, so that colour does not stand alone.
fn hatches() -> Markup {
    const LINES: [&str; table::MAX_SEATS] = ["M0 10 10 0", "M0 0 10 10", "M0 5H10", "M5 0V10", "M0 5H10M5 0V10"];
    html! {
        defs {
            @for (seat, lines) in LINES.iter().enumerate() {
                pattern id={ "hatch-" (seat) } width="10" height="10" patternUnits="userSpaceOnUse" {
                    path class={ "hatch seat-" (seat) } d=(lines) {}
                }
            }
            (PreEscaped(r#"<pattern id="waves" width="40" height="20" patternUnits="userSpaceOnUse"><path class="wave" d="M0 14c5 0 7-8 12-8 4 0 5 5 1 5M20 14c5 0 7-8 12-8 4 0 5 5 1 5M0 14h40"/></pattern>"#))
        }
    }
}
