//! Tableaux and scores.

use super::board::{ARMY, CITY, ORDER, TEMPLE};
use crate::state::{Empire, Phase};
use table::scene::{Item, Panel, PanelKind};
use table::{Eye, Message, Seat};

impl Empire {
    pub(super) fn draw_panels(&self, eye: Eye) -> Vec<Panel> {
        let mut panels: Vec<Panel> = Seat::first(self.setup.seats).map(|seat| self.player_panel(seat, eye)).collect();
        panels.push(self.campaign_panel());
        panels
    }

    fn player_panel(&self, seat: Seat, eye: Eye) -> Panel {
        let count = |id: &'static str, value: i64, most: Option<i64>, emblem| Item::Count {
            label: Message::new(id),
            value,
            most,
            emblem,
        };
        let mut items = vec![count("empire-score", i64::from(self.score(seat)), None, None)];
        let hidden = self.phase == Phase::Allocate && self.turn == 1;
        let boxes = match eye {
            _ if self.committed.contains(seat) && eye.sees(seat) => Some(self.secret[seat.index()]),
            _ if hidden => None,
            _ => Some(self.boxes[seat.index()]),
        };
        if self.phase == Phase::Allocate {
            let committed = self.committed.contains(seat);
            items.push(Item::Note(Message::new(if committed { "empire-screen-done" } else { "empire-screen-open" })));
        }
        if let Some(boxes) = boxes {
            if self.phase != Phase::Allocate || self.turn == 1 {
                items.push(count("empire-box-order", i64::from(boxes.order), None, Some(ORDER)));
                items.push(count("empire-box-armies", i64::from(boxes.armies), None, Some(ARMY)));
            }
            items.push(count("empire-box-temples", i64::from(boxes.temples), None, Some(TEMPLE)));
            items.push(count("empire-box-cities", i64::from(boxes.cities), None, Some(CITY)));
        }
        items.push(count("empire-armies-out", i64::from(self.armies_out(seat)), None, Some(ARMY)));
        items.push(count("empire-spent", i64::from(self.spent(seat)), None, None));
        let components = &self.setup.edition.components;
        let (temples, cities) = (*components.temples.as_ref(), *components.cities.as_ref());
        items.push(count(
            "empire-temples-left",
            i64::from(self.temples_left(seat)),
            Some(i64::from(temples)),
            Some(TEMPLE),
        ));
        items.push(count("empire-cities-left", i64::from(self.cities_left(seat)), Some(i64::from(cities)), Some(CITY)));
        Panel {
            id: format!("player-{}", seat.0),
            kind: PanelKind::Player(seat),
            title: Message::new("empire-seat").with("seat", seat),
            active: self.stage_now().deciders().contains(seat),
            items,
        }
    }

    fn campaign_panel(&self) -> Panel {
        let turns = self.setup.edition.campaign.turns;
        let mut items = vec![
            Item::Note(Message::new("empire-panel-region").with("region", self.region_name())),
            Item::Count {
                label: Message::new("empire-panel-turn"),
                value: i64::from(self.turn),
                most: Some(i64::from(turns)),
                emblem: None,
            },
        ];
        if self.target_entered {
            items.push(Item::Note(Message::new("empire-panel-last-turn")));
        }
        let order: Vec<Message> = (0..self.setup.seats as u8)
            .filter_map(|place| self.player_at(place))
            .map(|seat| Message::new("empire-seat").with("seat", seat))
            .collect();
        if order.len() == self.setup.seats {
            items.push(Item::Note(Message::new("empire-panel-order").with("seats", order)));
        }
        let (first, last) = self.setup.stages;
        for region in usize::from(first)..=self.region().min(usize::from(last)) {
            let standing: Vec<Message> = Seat::first(self.setup.seats)
                .filter(|&seat| self.temples_in(seat, region) + self.cities_in(seat, region) > 0)
                .map(|seat| {
                    Message::new("empire-panel-buildings")
                        .with("seat", seat)
                        .with("temples", self.temples_in(seat, region))
                        .with("cities", self.cities_in(seat, region))
                })
                .collect();
            if !standing.is_empty() {
                let message = Message::new("empire-panel-built").with("region", self.name_of_region(region));
                items.push(Item::Note(message.with("standing", standing)));
            }
        }
        Panel {
            id: "campaign".into(),
            kind: PanelKind::Common,
            title: Message::new("empire-panel-campaign"),
            active: false,
            items,
        }
    }
}
