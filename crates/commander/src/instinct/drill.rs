//! How hard each force strikes by the average die, worked out once for an edition: reckonings look it up.

use crate::edition::Face;
use crate::kinds::{FACES, Nation, Side, Troop};
use crate::setup::Counters;

/// Walls beyond this dull every blow completely.
const DULLEST: usize = 9;

/// The hits a round of every force with either side up, by what walls take from its battle value.
#[derive(Clone, Debug)]
pub(crate) struct Drill([[[[f32; DULLEST + 1]; Side::ALL.len()]; Troop::ALL.len()]; Nation::ALL.len()]);

impl Drill {
    pub(crate) fn of(counters: &Counters) -> Drill {
        let mut drill = Drill([[[[0.0; DULLEST + 1]; Side::ALL.len()]; Troop::ALL.len()]; Nation::ALL.len()]);
        for (nation, troops) in drill.0.iter_mut().zip(counters) {
            for ((&troop, sides), counter) in Troop::ALL.iter().zip(nation).zip(troops) {
                for (&side, hits) in Side::ALL.iter().zip(sides) {
                    let face = counter.face(side);
                    for (penalty, hits) in hits.iter_mut().enumerate() {
                        *hits = pace(troop) * promptness(face) * mean_hits(face, penalty as i8, Some(troop));
                    }
                }
            }
        }
        drill
    }

    /// The hits a round of one force behind a wall that takes so much from its battle value.
    #[inline]
    pub(super) fn hits(&self, nation: Nation, troop: Troop, side: Side, penalty: i8) -> f32 {
        self.0[nation.index()][troop.index()][side.index()][(penalty as usize).min(DULLEST)]
    }
}

/// The hits of one attack by the average die.
pub(super) fn mean_hits(face: Face, penalty: i8, troop: Option<Troop>) -> f32 {
    let faces = f32::from(FACES);
    let bv = f32::from((face.bv - penalty).clamp(0, FACES as i8));
    if troop == Some(Troop::Phalanx) {
        // It attacks again after each hit, one worse each time.
        let (mut mean, mut value) = (0.0, 1.0);
        while value <= bv {
            mean = value / faces * (1.0 + mean);
            value += 1.0;
        }
        return mean;
    }
    let ss = f32::from((face.ss - penalty).clamp(0, FACES as i8));
    (bv + ss.min(bv)) / faces
}

/// Cavalry strikes every other round, but in the first.
fn pace(troop: Troop) -> f32 {
    if troop.is_cavalry() { 0.62 } else { 1.0 }
}

/// The fast strike before they are struck.
pub(super) fn promptness(face: Face) -> f32 {
    0.9 + 0.05 * f32::from(face.speed)
}
