//! Plots as SVG: shares with their intervals, beside the fair share.

use crate::Rate;
use std::fmt::Write;

/// A line of a plot: what it is about, the share found, and the share that would be fair.
pub(crate) struct Dot {
    pub label: String,
    pub rate: Rate,
    pub fair: Option<f64>,
}

const ROW: f64 = 22.0;
const LEFT: f64 = 220.0;
const WIDTH: f64 = 420.0;
const MARGIN: f64 = 28.0;

/// Colours for paper of either kind.
const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#2b2620}.axis{stroke:#b9b09f}.reach{stroke:#2f5d8a;stroke-width:3}\
.dot{fill:#2f5d8a}.fair{stroke:#b4532a;stroke-width:2}\
@media(prefers-color-scheme:dark){text{fill:#ece5d8}.axis{stroke:#5d564b}.reach{stroke:#7fb0e0}.dot{fill:#7fb0e0}.fair{stroke:#e08a5f}}";

/// Draws a line for each dot, from 0 to the first round tenth that holds them all.
pub(crate) fn shares(title: &str, dots: &[Dot], percent: impl Fn(f64) -> String) -> String {
    let most = dots.iter().flat_map(|dot| [dot.rate.high, dot.fair.unwrap_or(0.0)]).fold(0.1, f64::max);
    let top = ((most * 10.0).ceil() / 10.0).min(1.0);
    let x = |share: f64| LEFT + WIDTH * share / top;
    let height = 2.0 * MARGIN + ROW * dots.len() as f64;
    let width = LEFT + WIDTH + MARGIN;
    let title = escape(title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" role=\"img\" \
         aria-label=\"{title}\"><title>{title}</title><style>{STYLE}</style>\n"
    );
    let steps = (top * 10.0).round() as u32;
    for step in (0..=steps).step_by(if steps > 5 { 2 } else { 1 }) {
        let share = f64::from(step) / 10.0;
        let (at, end) = (x(share), height - MARGIN);
        let text = percent(share);
        let _ = writeln!(
            svg,
            "<path class=\"axis\" d=\"M{at:.1} {MARGIN}V{end:.1}\"/><text x=\"{at:.1}\" y=\"18\" text-anchor=\"middle\">{text}</text>"
        );
    }
    for (row, dot) in dots.iter().enumerate() {
        let y = MARGIN + ROW * (row as f64 + 0.5);
        let (low, share, high) = (x(dot.rate.low), x(dot.rate.share), x(dot.rate.high));
        let (label, text, line) = (escape(&dot.label), LEFT - 10.0, y + 4.5);
        let _ = write!(
            svg,
            "<text x=\"{text}\" y=\"{line:.1}\" text-anchor=\"end\">{label}</text>\
             <path class=\"reach\" d=\"M{low:.1} {y:.1}H{high:.1}\"/><circle class=\"dot\" cx=\"{share:.1}\" cy=\"{y:.1}\" r=\"5\"/>"
        );
        if let Some(fair) = dot.fair {
            let _ = write!(svg, "<path class=\"fair\" d=\"M{:.1} {:.1}v{ROW}\"/>", x(fair), y - ROW / 2.0);
        }
        svg.push('\n');
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_shows_every_dot_within_its_frame() {
        let dot = |label: &str, wins| Dot { label: label.to_owned(), rate: Rate::of(wins, 100), fair: Some(0.5) };
        let svg = shares("A & B", &[dot("first", 45.0), dot("<second>", 55.0)], |share| format!("{share:.1}"));
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("A &amp; B") && svg.contains("&lt;second>"), "{svg}");
        // 55 of 100 reaches to 64.4 %, so the axis ends at 70 %.
        assert!(svg.contains(">0.6<") && !svg.contains(">0.8<"), "{svg}");
    }
}
