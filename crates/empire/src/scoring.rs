//! The end of the campaign: awards for most cities and temples, and who has won.

use crate::clauses::*;
use crate::state::{Empire, Origin, Phase};
use table::{Chronicle, Fact, MAX_SEATS, Message, Payoffs, ScoreLine, Seat, Standing, keeps};

impl Empire {
    /// The final awards, over the whole board and region by region.
    pub(crate) fn score_campaign(&mut self, chronicle: &mut impl Chronicle) {
        keeps(&[AG_134, AG_135, AG_136, AG_137, AG_138, AG_140, AG_149]);
        chronicle.tell(|| Fact::new(Message::new("empire-fact-final")).heading());
        let values = self.setup.edition.values.clone();
        let before: [i32; MAX_SEATS] = std::array::from_fn(|seat| self.score(Seat(seat as u8)));
        self.award_most(Origin::MostCities, values.most_cities, None, chronicle);
        self.award_most(Origin::MostTemples, values.most_temples, None, chronicle);
        for region in self.setup.stages.0..=self.setup.stages.1 {
            self.award_most(Origin::RegionCities, values.region_cities, Some(region), chronicle);
            self.award_most(Origin::RegionTemples, values.region_temples, Some(region), chronicle);
        }
        if self.setup.rulings.short && self.setup.rulings.halve_total {
            for seat in Seat::first(self.setup.seats) {
                let gained = self.score(seat) - before[seat.index()];
                self.points[Origin::Halving as usize][seat.index()] = -((gained + 1) / 2) as i16;
            }
        }
    }

    fn award_most(&mut self, origin: Origin, points: u8, region: Option<u8>, chronicle: &mut impl Chronicle) {
        keeps(&[AG_143]);
        let cities = matches!(origin, Origin::MostCities | Origin::RegionCities);
        let count = |seat: Seat| match (cities, region) {
            (true, None) => self.cities_built(seat),
            (false, None) => self.temples_built(seat),
            (true, Some(region)) => self.cities_in(seat, usize::from(region)),
            (false, Some(region)) => self.temples_in(seat, usize::from(region)),
        };
        let counts: [u8; MAX_SEATS] =
            std::array::from_fn(|seat| if seat < self.setup.seats { count(Seat(seat as u8)) } else { 0 });
        let most = counts.into_iter().max().unwrap_or(0);
        let mut leaders = Seat::first(self.setup.seats).filter(|seat| counts[seat.index()] == most);
        let (Some(seat), None, true) = (leaders.next(), leaders.next(), most > 0) else { return };
        let points = if self.setup.rulings.short && !self.setup.rulings.halve_total { points / 2 } else { points };
        self.award(origin, seat, points);
        chronicle.tell(|| {
            let id = match origin {
                Origin::MostCities => "empire-fact-most-cities",
                Origin::MostTemples => "empire-fact-most-temples",
                Origin::RegionCities => "empire-fact-region-cities",
                _ => "empire-fact-region-temples",
            };
            let message = Message::new(id).with("seat", seat).with("count", most).with("points", points);
            Fact::new(match region {
                Some(region) => message.with("region", self.name_of_region(usize::from(region))),
                None => message,
            })
        });
    }

    /// What decides the victory: points, and buildings where an option says so.
    fn merit(&self, seat: Seat) -> (i32, u8) {
        keeps(&[AG_002]);
        let buildings = self.temples_built(seat) + self.cities_built(seat);
        (self.score(seat), if self.setup.rulings.tie_by_buildings { buildings } else { 0 })
    }

    pub(crate) fn shares(&self) -> Payoffs {
        let mut shares = Payoffs::default();
        if self.phase != Phase::Over {
            return shares;
        }
        let seats = self.setup.seats;
        let best = Seat::first(seats).map(|seat| self.merit(seat)).max();
        let winners = Seat::first(seats).filter(|&seat| Some(self.merit(seat)) == best);
        let share = 1.0 / winners.clone().count() as f32;
        for seat in winners {
            shares[seat.index()] = share;
        }
        shares
    }

    pub(crate) fn final_standing(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        let seats = || Seat::first(self.setup.seats);
        let ranks: Vec<u8> = seats()
            .map(|seat| 1 + seats().filter(|&other| self.merit(other) > self.merit(seat)).count() as u8)
            .collect();
        let shared = ranks.iter().filter(|&&rank| rank == 1).count() > 1;
        let by_buildings = self.setup.rulings.tie_by_buildings
            && !shared
            && seats().filter(|&seat| Some(self.score(seat)) == seats().map(|other| self.score(other)).max()).count()
                > 1;
        let reason = match (shared, by_buildings) {
            (true, _) => "empire-end-shared",
            (_, true) => "empire-end-buildings",
            _ => "empire-end-points",
        };
        let breakdown = Origin::ALL
            .into_iter()
            .filter(|&origin| origin != Origin::Halving || self.points[origin as usize] != [0; MAX_SEATS])
            .map(|origin| ScoreLine {
                label: Message::new(origin.label()),
                points: seats().map(|seat| i32::from(self.points[origin as usize][seat.index()])).collect(),
            })
            .collect();
        let scores = seats().map(|seat| self.score(seat)).collect();
        Some(Standing { scores, ranks, reason: Message::new(reason), breakdown })
    }
}

impl Origin {
    /// The message that names the source.
    pub fn label(self) -> &'static str {
        match self {
            Origin::Provinces => "empire-points-provinces",
            Origin::Temples => "empire-points-temples",
            Origin::Cities => "empire-points-cities",
            Origin::MostCities => "empire-points-most-cities",
            Origin::MostTemples => "empire-points-most-temples",
            Origin::RegionCities => "empire-points-region-cities",
            Origin::RegionTemples => "empire-points-region-temples",
            Origin::Halving => "empire-points-halving",
        }
    }
}
