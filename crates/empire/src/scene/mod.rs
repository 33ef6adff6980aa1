//! What one eye sees: the map around the region at hand, the tableaux, and what may be done.

mod atlas;
mod board;
mod chart;
mod choices;
#[cfg(test)]
mod legible;
mod panels;
mod province;

pub(crate) use atlas::Atlas;

use crate::clauses::*;
use crate::state::{Empire, Phase};
use table::scene::{Field, Prompt, Sheet, Steps};
use table::{ClauseId, Eye, Message, Scene, Seat};

impl Empire {
    pub(crate) fn draw(&self, eye: Eye) -> Scene {
        let asked = match eye {
            Eye::Seat(seat) if self.stage_now().deciders().contains(seat) => Some(seat),
            _ => None,
        };
        Scene {
            board: self.draw_board(),
            panels: self.draw_panels(eye),
            prompt: self.prompt(asked),
            choices: asked.map(|seat| self.offer(seat)).unwrap_or_default(),
            sheet: asked.and_then(|seat| self.sheet(seat)),
        }
    }

    fn prompt(&self, asked: Option<Seat>) -> Prompt {
        let text = match (self.phase, asked) {
            (Phase::Over, _) => Message::new("empire-prompt-over"),
            (Phase::Lot(_), _) => Message::new("empire-prompt-lot"),
            (Phase::Allocate, Some(_)) if self.turn == 1 => {
                let resources = *self.setup.edition.components.resources.as_ref();
                Message::new("empire-prompt-allocate").with("resources", resources).with("region", self.region_name())
            }
            (Phase::Allocate, Some(seat)) => {
                Message::new("empire-prompt-redistribute").with("cubes", self.material(seat))
            }
            (Phase::Allocate, None) => {
                let waiting = self.stage_now().deciders().iter();
                let names = waiting.map(|seat| Message::new("empire-seat").with("seat", seat)).collect::<Vec<_>>();
                Message::new("empire-prompt-waiting-for").with("seats", names)
            }
            (Phase::Choose(_), Some(_)) => Message::new("empire-prompt-choose"),
            (Phase::March(_), Some(_)) => {
                Message::new("empire-prompt-march").with("most", *self.setup.edition.campaign.march.as_ref())
            }
            (Phase::Build(_), Some(_)) => Message::new("empire-prompt-build"),
            (_, None) => {
                let seat = self.stage_now().deciders().lowest().unwrap_or(Seat(0));
                Message::new("empire-prompt-waiting").with("seat", seat)
            }
        };
        let clauses: &[ClauseId] = match self.phase {
            Phase::Allocate if self.turn == 1 => &[AG_038, AG_039, AG_042],
            Phase::Allocate => &[AG_043, AG_049],
            Phase::Lot(_) | Phase::Choose(_) => &[AG_051, AG_053],
            Phase::March(_) => &[AG_079, AG_083, AG_089],
            Phase::Build(_) => &[AG_096, AG_098],
            Phase::Over => &[AG_002],
        };
        let at = match self.phase {
            Phase::Allocate => 0,
            Phase::Lot(_) | Phase::Choose(_) => 1,
            Phase::March(_) => 2,
            Phase::Build(_) => 3,
            Phase::Over => 4,
        };
        let names = ["allocate", "order", "march", "build"].map(|step| Message::new(format!("empire-step-{step}")));
        let steps = (at < 4).then(|| Steps { names: names.to_vec(), at });
        Prompt { text, clauses: clauses.to_vec(), steps }
    }

    /// The screen with its boxes: four in the first turn of a region, two in the later ones.
    fn sheet(&self, seat: Seat) -> Option<Sheet> {
        if self.phase != Phase::Allocate {
            return None;
        }
        let first = self.turn == 1;
        let total =
            i64::from(if first { *self.setup.edition.components.resources.as_ref() } else { self.material(seat) });
        let field = |key: &'static str, emblem, value: u8| Field {
            key,
            label: Message::new(format!("empire-box-{key}")),
            emblem: Some(emblem),
            least: 0,
            most: total,
            value: i64::from(value),
        };
        let boxes = self.boxes[seat.index()];
        let fields = if first {
            vec![
                field("order", board::ORDER, 0),
                field("armies", board::ARMY, 0),
                field("temples", board::TEMPLE, 0),
                field("cities", board::CITY, 0),
            ]
        } else {
            vec![field("temples", board::TEMPLE, boxes.temples), field("cities", board::CITY, boxes.cities)]
        };
        Some(Sheet {
            label: Message::new(if first { "empire-sheet-allocate" } else { "empire-sheet-redistribute" }),
            action: if first { "allocate" } else { "redistribute" },
            fields,
            total,
            submit: Message::new("empire-sheet-submit"),
        })
    }
}
