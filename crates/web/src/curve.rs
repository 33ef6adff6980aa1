//! The curve of a game: what each seat could expect, from its beginning to its end.

use maud::{Markup, html};
use table::{Analysis, MAX_SEATS, Seat};

/// The drawing in units of its own: room for the scale on the left and for names on the right.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 280.0;
const LEFT: f64 = 58.0;
const RIGHT: f64 = 130.0;
const EDGE: f64 = 16.0;
/// Names at the end of their lines stand at least so far apart: on a phone, where the drawing shrinks, they are written this large.
const LINE: f64 = 26.0;

/// Lines that differ by more than their colour.
const DASHES: [&str; MAX_SEATS] = ["none", "9 5", "2 4", "14 4 2 4", "5 3"];

/// Draws the curve. `label` says what it is, `name` who sits where.
pub(crate) fn draw(analysis: &Analysis, label: &str, name: impl Fn(Seat) -> String) -> Markup {
    let points: Vec<&Vec<f64>> =
        std::iter::once(&analysis.start).chain(analysis.moments.iter().map(|moment| &moment.after)).collect();
    let across = (WIDTH - LEFT - RIGHT) / (points.len().max(2) - 1) as f64;
    let spot = |at: usize, share: f64| (LEFT + across * at as f64, y(share));
    let line = |seat: usize| -> String {
        let spots = points.iter().enumerate().map(|(at, shares)| spot(at, shares[seat]));
        spots.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
    };
    let ends = ends(points.last().map_or(&[][..], |shares| shares));
    html! {
        svg.curve role="img" aria-label=(label) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
            @for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line.scale x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(share)) y2=(y(share)) {}
                text.scale x=(LEFT - 8.0) y=(y(share)) text-anchor="end" { (format!("{:.0}", 100.0 * share)) }
            }
            @for (seat, end) in ends.iter().enumerate() {
                g class={ "seat-" (seat) } {
                    polyline.course points=(line(seat)) stroke-dasharray=(DASHES[seat % MAX_SEATS]) {}
                    text.who x=(WIDTH - RIGHT + 8.0) y=(format!("{end:.1}")) { (seat + 1) tspan { " · " (name(Seat(seat as u8))) } }
                }
            }
        }
    }
}

fn y(share: f64) -> f64 {
    HEIGHT - EDGE - share.clamp(0.0, 1.0) * (HEIGHT - 2.0 * EDGE)
}

/// Where the names stand: at the ends of the lines, pushed apart where they would lie on each other.
fn ends(shares: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..shares.len()).collect();
    order.sort_by(|&a, &b| shares[b].total_cmp(&shares[a]));
    let mut ends: Vec<f64> = shares.iter().map(|&share| y(share)).collect();
    for pair in order.windows(2) {
        ends[pair[1]] = ends[pair[1]].max(ends[pair[0]] + LINE);
    }
    let mut floor = HEIGHT - EDGE;
    for &seat in order.iter().rev() {
        ends[seat] = ends[seat].min(floor);
        floor = ends[seat] - LINE;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_seats_that_end_alike_do_not_lie_on_each_other() {
        let ends = ends(&[0.0, 1.0, 0.0, 0.0]);
        let mut sorted = ends.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= LINE), "{ends:?}");
        assert!(sorted.iter().all(|end| (0.0..=HEIGHT).contains(end)), "{ends:?}");
    }
}
