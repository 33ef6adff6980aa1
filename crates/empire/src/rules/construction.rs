//! Announcing buildings: a temple on its side, a city with its dot down, wherever an own army stands.

use crate::action::Action;
use crate::clauses::*;
use crate::state::Empire;
use table::{Chronicle, Fact, Message, Refusal, Seat, keeps};

impl Empire {
    pub(crate) fn list_buildings(&self, seat: Seat, out: &mut Vec<Action>) {
        let (terrain, region) = (self.terrain(), self.region());
        let present = || terrain.numbers().filter(|&province| self.armies_at(seat, province) > 0);
        if self.temples_left(seat) > 0 {
            let open = |province: usize| terrain.temple[province] && !self.temples_announced[province].contains(seat);
            out.extend(present().filter(|&province| open(province.into())).map(Action::Temple));
        }
        if self.cities_left(seat) > 0 {
            let open = |province: usize| terrain.city[province] && !self.cities_announced[province].contains(seat);
            let free = |province: u8| open(province.into()) && self.city(region, province).is_none();
            out.extend(present().filter(|&province| free(province)).map(Action::City));
        }
        out.push(Action::EndTurn);
    }

    pub(crate) fn check_temple(&self, seat: Seat, province: u8) -> Result<(), Refusal> {
        self.check_ground(province)?;
        let place = || self.ground_name(province);
        if !self.terrain().temple[usize::from(province)] {
            return Err(AG_015.refuses(Message::new("empire-refusal-no-temple-place").with("province", place())));
        }
        self.check_presence(seat, province)?;
        if self.temples_announced[usize::from(province)].contains(seat) {
            let reason = Message::new("empire-refusal-temple-announced").with("province", place());
            return Err(AG_102.refuses(reason));
        }
        if self.temples_left(seat) == 0 {
            return Err(AG_113.refuses(Message::new("empire-refusal-no-temple-left")));
        }
        Ok(())
    }

    pub(crate) fn check_city(&self, seat: Seat, province: u8) -> Result<(), Refusal> {
        self.check_ground(province)?;
        let place = || self.ground_name(province);
        if !self.terrain().city[usize::from(province)] {
            return Err(AG_016.refuses(Message::new("empire-refusal-no-city-place").with("province", place())));
        }
        self.check_presence(seat, province)?;
        if let Some(owner) = self.city(self.region(), province) {
            let reason = Message::new("empire-refusal-city-stands").with("province", place()).with("seat", owner);
            return Err(AG_119.refuses(reason));
        }
        if self.cities_announced[usize::from(province)].contains(seat) {
            let reason = Message::new("empire-refusal-city-announced").with("province", place());
            return Err(AG_118.refuses(reason));
        }
        if self.cities_left(seat) == 0 {
            return Err(AG_121.refuses(Message::new("empire-refusal-no-city-left")));
        }
        Ok(())
    }

    fn check_ground(&self, province: u8) -> Result<(), Refusal> {
        let most = self.terrain().provinces;
        if province == 0 || province > most {
            return Err(AG_096.refuses(Message::new("empire-refusal-no-such-province").with("most", most)));
        }
        Ok(())
    }

    fn check_presence(&self, seat: Seat, province: u8) -> Result<(), Refusal> {
        if self.armies_at(seat, province) == 0 {
            let reason = Message::new("empire-refusal-no-presence").with("province", self.ground_name(province));
            return Err(AG_098.refuses(reason));
        }
        Ok(())
    }

    pub(crate) fn announce_temple(&mut self, seat: Seat, province: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_097, AG_099, AG_101, AG_111, AG_146, AG_147]);
        let announced = &mut self.temples_announced[usize::from(province)];
        *announced = announced.with(seat);
        chronicle.tell(|| {
            let message =
                Message::new("empire-fact-temple").with("seat", seat).with("province", self.ground_name(province));
            Fact::new(message).at(self.province_id(province))
        });
    }

    pub(crate) fn announce_city(&mut self, seat: Seat, province: u8, chronicle: &mut impl Chronicle) {
        keeps(&[AG_097, AG_100, AG_101, AG_146, AG_147]);
        let announced = &mut self.cities_announced[usize::from(province)];
        *announced = announced.with(seat);
        chronicle.tell(|| {
            let message =
                Message::new("empire-fact-city").with("seat", seat).with("province", self.ground_name(province));
            Fact::new(message).at(self.province_id(province))
        });
    }
}
