//! Who has won, and where the points came from.

use crate::clauses::*;
use crate::setup::FinalTie;
use crate::{Alexandros, state::Score};
use table::{MAX_SEATS, Message, Payoffs, ScoreLine, Seat, Standing, keeps};

impl Alexandros {
    /// What decides between players: points, and then, if the table plays so, cards in hand.
    fn merit(&self, seat: Seat) -> (u16, u8) {
        keeps(&[AX_105]);
        let tie_break = match self.setup.final_tie {
            FinalTie::Shared => 0,
            FinalTie::Cards => self.hand(seat).total(),
        };
        (self.score(seat).total(), tie_break)
    }

    /// Each player's share of the victory, by the position as it stands.
    pub(crate) fn shares(&self) -> Payoffs {
        let best = self.players().map(|seat| self.merit(seat)).max().expect("somebody plays");
        let winners = self.players().filter(|&seat| self.merit(seat) == best).count();
        let mut shares = [0.0; MAX_SEATS];
        for seat in self.players().filter(|&seat| self.merit(seat) == best) {
            shares[seat.index()] = 1.0 / winners as f32;
        }
        shares
    }

    /// How the game ended.
    pub(crate) fn final_standing(&self) -> Standing {
        let points = |of: fn(Score) -> u16| self.players().map(|seat| i32::from(of(self.score(seat)))).collect();
        let merits: Vec<_> = self.players().map(|seat| self.merit(seat)).collect();
        let ranks: Vec<u8> =
            merits.iter().map(|merit| 1 + merits.iter().filter(|&other| other > merit).count() as u8).collect();
        Standing {
            scores: points(Score::total),
            reason: self.reason(&ranks),
            ranks,
            breakdown: vec![
                ScoreLine {
                    label: Message::new("alexandros-score-own-turns"),
                    points: points(|score| score.own_turns),
                },
                ScoreLine {
                    label: Message::new("alexandros-score-other-turns"),
                    points: points(|score| score.other_turns),
                },
            ],
        }
    }

    /// What ended the game and how the winner was found.
    fn reason(&self, ranks: &[u8]) -> Message {
        let end = if self.goal_reached() {
            Message::new("alexandros-end-points").with("goal", self.setup.components.goal)
        } else {
            Message::new("alexandros-end-walls")
        };
        let winners = ranks.iter().filter(|&&rank| rank == 1).count();
        let most = self.players().map(|seat| self.score(seat).total()).max().unwrap_or_default();
        let level = self.players().filter(|&seat| self.score(seat).total() == most).count();
        let how = match (winners, level) {
            (1, 1) => "alexandros-end-most-points",
            (1, _) => "alexandros-end-more-cards",
            _ => "alexandros-end-shared",
        };
        Message::new("alexandros-end").with("end", end).with("how", Message::new(how))
    }
}
