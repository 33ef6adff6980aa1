//! Step 2: roll the Travelling dice.

use crate::clauses::*;
use crate::die::{Die, Pips};
use crate::state::{Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message};

/// A roll of this sum or less earns [`BONUS`].
const LOW_ROLL: u8 = 8;
/// What a low roll earns.
const BONUS: u8 = 3;

impl Phalanxx {
    pub(super) fn roll_travelling(&mut self, at: u8, pips: Pips, chronicle: &mut impl Chronicle) {
        let die = &mut self.travelling[usize::from(at)];
        *die = die.map(|die| Die::new(die.colour, pips));
        if at < 2 {
            self.phase = Phase::Rolling(at + 1);
            return;
        }
        self.travelling.sort_unstable();
        let (seat, sum) = (self.active, self.dice_left().map(|die| die.value()).sum::<u8>());
        chronicle.tell(|| {
            let dice: Vec<Message> = self.dice_left().map(words::die).collect();
            Fact::new(Message::new("phalanxx-told-rolled").with("seat", seat).with("dice", dice).with("sum", sum))
        });
        if sum <= LOW_ROLL {
            self.earn(seat, BONUS);
            chronicle.tell(|| {
                Fact::new(
                    Message::new("phalanxx-told-low-roll")
                        .with("seat", seat)
                        .with("talents", BONUS)
                        .with("clause", PX_077),
                )
            });
        }
        self.next_die();
    }
}
