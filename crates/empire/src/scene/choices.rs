//! What the seat that is asked may do, and some of what it may not.

use crate::action::{Action, March};
use crate::state::{Empire, Phase};
use table::scene::{Choice, Form, Role, Shape, Tint};
use table::{Message, Seat};

impl Empire {
    pub(super) fn offer(&self, seat: Seat) -> Vec<Choice> {
        if self.phase == Phase::Allocate {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        let mut choices: Vec<Choice> = actions.into_iter().map(|action| self.choice(seat, action)).collect();
        if matches!(self.phase, Phase::Build(_)) {
            self.offer_in_vain(seat, &mut choices);
        }
        choices
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        match action {
            Action::Position(place) => {
                Choice::new(&action, Message::new("empire-choice-position").with("place", place))
            }
            Action::March(march) => self.march_choice(seat, march),
            Action::Halt => Choice::new(&action, Message::new("empire-choice-halt")),
            Action::Temple(province) | Action::City(province) => {
                let id = match action {
                    Action::Temple(_) => "empire-choice-temple",
                    _ => "empire-choice-city",
                };
                let label = Message::new(id).with("province", self.ground_name(province));
                Choice::new(&action, label).at(self.province_id(province)).bringing(self.rivals(action, province))
            }
            Action::EndTurn => Choice::new(&action, Message::new("empire-choice-end-turn")),
            Action::Allocate(_) | Action::Redistribute { .. } => unreachable!("these are filled in on the sheet"),
        }
    }

    fn march_choice(&self, seat: Seat, march: March) -> Choice {
        let cost = self.terrain().cost(march.from, march.to).expect("offered");
        let standing = self.armies[seat.index()][usize::from(march.from)];
        let mixed = standing[..3].iter().filter(|&&count| count > 0).count() > 1;
        let label =
            Message::new("empire-choice-march").with("armies", march.size()).with("to", self.ground_name(march.to));
        let group = Message::new("empire-choice-march-from").with("from", self.ground_name(march.from));
        let left = march
            .armies
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .map(|(entered, _)| *self.setup.edition.campaign.march.as_ref() as usize - 1 - entered)
            .min()
            .unwrap_or(0);
        let note = match (cost, mixed) {
            (0, false) => Message::new("empire-note-march").with("left", left),
            (0, true) => Message::new("empire-note-march-mixed").with("left", left).with("mix", mix_word(march.armies)),
            (cost, _) => Message::new("empire-note-march-paid")
                .with("left", left)
                .with("temples", march.temples)
                .with("cities", cost - march.temples)
                .with("mix", mix_word(march.armies)),
        };
        let arrow = Shape {
            id: "preview-march".into(),
            form: Form::Line(self.chart().way(usize::from(march.from), usize::from(march.to)).to_vec()),
            role: Role::Plan,
            tint: Tint::Seat(seat),
            emblem: None,
            label: None,
        };
        Choice::new(&Action::March(march), label)
            .at(self.province_id(march.to))
            .under(group)
            .bringing(note)
            .showing(vec![arrow])
    }

    /// Who else has announced the same.
    fn rivals(&self, action: Action, province: u8) -> Message {
        let announced = match action {
            Action::Temple(_) => self.temples_announced[usize::from(province)],
            _ => self.cities_announced[usize::from(province)],
        };
        if announced.is_empty() {
            return Message::new("empire-note-uncontested");
        }
        let names: Vec<Message> = announced.iter().map(|seat| Message::new("empire-seat").with("seat", seat)).collect();
        Message::new("empire-note-contested").with("seats", names)
    }

    /// Places for a temple or a city where something is missing.
    fn offer_in_vain(&self, seat: Seat, choices: &mut Vec<Choice>) {
        for province in self.terrain().numbers() {
            let place = usize::from(province);
            let tempting = [
                (self.terrain().temple[place], Action::Temple(province)),
                (self.terrain().city[place], Action::City(province)),
            ];
            for (_, action) in tempting.into_iter().filter(|&(there, _)| there) {
                if let Err(refusal) = self.check_action(seat, action) {
                    choices.push(Choice { note: None, ..self.choice(seat, action) }.refused(refusal));
                }
            }
        }
    }
}

/// How rested the armies of a group are.
fn mix_word([rested, once, twice]: [u8; 3]) -> Message {
    Message::new("empire-mix").with("rested", rested).with("once", once).with("twice", twice)
}
