//! Roads between regions. They pass behind what is written below a place, so that names and numbers can be read.

use table::scene::Spot;

/// A part of the map on which something is written: its upper left and lower right corner.
pub(super) type Plate = [Spot; 2];

/// A shorter piece of road between two plates would be a speck.
const LEAST: f32 = 8.0;

/// The pieces of the straight road between two places that no plate covers, in order.
pub(super) fn pieces(from: Spot, to: Spot, plates: &[Plate]) -> Vec<[Spot; 2]> {
    let length = (to[0] - from[0]).hypot(to[1] - from[1]);
    let mut covered: Vec<[f32; 2]> = plates.iter().filter_map(|plate| within(from, to, plate)).collect();
    covered.sort_by(|a, b| a[0].total_cmp(&b[0]));
    covered.push([1.0, 1.0]);
    let at = |part: f32| [0, 1].map(|axis| from[axis] + part * (to[axis] - from[axis]));
    let mut pieces = Vec::new();
    let mut open = 0.0f32;
    for [enters, leaves] in covered {
        if (enters - open) * length >= LEAST {
            pieces.push([at(open), at(enters)]);
        }
        open = open.max(leaves);
    }
    pieces
}

/// Which part of the way from one place to the other lies on the plate, as shares of the way.
fn within(from: Spot, to: Spot, [low, high]: &Plate) -> Option<[f32; 2]> {
    let mut part = [0.0f32, 1.0f32];
    for axis in 0..2 {
        let way = to[axis] - from[axis];
        if way == 0.0 {
            if from[axis] < low[axis] || from[axis] > high[axis] {
                return None;
            }
            continue;
        }
        let [a, b] = [low[axis], high[axis]].map(|edge| (edge - from[axis]) / way);
        part = [part[0].max(a.min(b)), part[1].min(a.max(b))];
    }
    (part[0] < part[1]).then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOWN: [Spot; 2] = [[50.0, 0.0], [50.0, 100.0]];

    /// From where to where the pieces of a road that goes straight down lead.
    fn heights(plates: &[Plate]) -> Vec<[f32; 2]> {
        pieces(DOWN[0], DOWN[1], plates).iter().map(|piece| piece.map(|[_, y]| y.round())).collect()
    }

    #[test]
    fn a_road_passes_behind_what_is_written() {
        let plates = [[[0.0, 60.0], [100.0, 80.0]], [[0.0, 20.0], [100.0, 40.0]]];
        assert_eq!(heights(&plates), [[0.0, 20.0], [40.0, 60.0], [80.0, 100.0]]);
    }

    #[test]
    fn a_road_beside_what_is_written_is_whole() {
        assert_eq!(pieces(DOWN[0], DOWN[1], &[[[60.0, 20.0], [90.0, 40.0]]]), [DOWN]);
        assert_eq!(pieces([0.0, 0.0], [100.0, 100.0], &[[[60.0, 0.0], [90.0, 40.0]]]), [[[0.0, 0.0], [100.0, 100.0]]]);
    }

    #[test]
    fn no_specks_are_left_between_two_lines_of_words() {
        let plates = [[[0.0, 20.0], [100.0, 40.0]], [[0.0, 43.0], [100.0, 60.0]]];
        assert_eq!(heights(&plates), [[0.0, 20.0], [60.0, 100.0]]);
    }
}
