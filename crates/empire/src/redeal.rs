//! What a seat cannot know: how the others have filled their boxes behind the screen.

use crate::action::Boxes;
use crate::state::{Empire, Phase};
use table::{Luck, Seat};

impl Empire {
    /// Fills the boxes behind every other screen anew, each division as likely as any other.
    pub(crate) fn redeal_secrets(&mut self, seat: Seat, luck: &mut Luck) {
        if self.phase != Phase::Allocate {
            return;
        }
        for other in self.committed.without(seat).iter() {
            self.secret[other.index()] = if self.turn == 1 {
                any_allocation(*self.setup.edition.components.resources.as_ref(), luck)
            } else {
                let material = self.material(other);
                let temples = luck.below(u32::from(material) + 1) as u8;
                Boxes { temples, cities: material - temples, ..Boxes::default() }
            };
        }
    }
}

/// A division of the cubes over four boxes, each as likely as any other: three bars among the cubes.
fn any_allocation(resources: u8, luck: &mut Luck) -> Boxes {
    let slots = u32::from(resources) + 3;
    let mut bars = [0u32; 3];
    loop {
        bars = bars.map(|_| luck.below(slots));
        bars.sort_unstable();
        if bars[0] != bars[1] && bars[1] != bars[2] {
            break;
        }
    }
    let gaps = [bars[0], bars[1] - bars[0] - 1, bars[2] - bars[1] - 1, slots - 1 - bars[2]];
    let [order, armies, temples, cities] = gaps.map(|gap| gap as u8);
    Boxes { order, armies, temples, cities }
}
