//! What a bot should know: how a position looks, and what one would do at first glance.
//!
//! A position is worth the points it has, what armies, announcements and material will still bring in this region, and the player's
//! part in the final awards for most temples and most cities.

use crate::action::{Action, Boxes, March};
use crate::state::{Empire, Phase};
use table::{Instinct, MAX_SEATS, Payoffs, Seat, Seats};

/// What a cube for temples and one for cities will bring, in points, while there is something left to build.
const TEMPLE_CUBE: f32 = 1.1;
const CITY_CUBE: f32 = 1.2;
/// What an army brings besides the majorities it holds.
const ARMY: f32 = 0.5;
/// How sure it is that a majority of this moment is one when the turn is scored.
const MAJORITY: f32 = 0.75;
/// How many points leave the outcome open: in any case, and for each region still to come.
const DOUBT: f32 = 3.0;
const DOUBT_A_REGION: f32 = 2.5;

/// How much a number of cubes in each box suggests itself, by number.
const BID: [f32; 8] = [6.0, 5.0, 4.0, 2.0, 1.0, 0.4, 0.2, 0.1];
const ARMIES: [f32; 12] = [0.05, 0.3, 1.5, 4.0, 6.0, 6.0, 5.0, 3.0, 1.5, 0.6, 0.2, 0.1];
const TEMPLES: [f32; 12] = [1.0, 1.5, 3.0, 4.0, 5.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.5, 0.2];
const CITIES: [f32; 12] = [2.0, 0.8, 4.0, 3.0, 5.0, 4.0, 4.0, 2.0, 1.5, 0.8, 0.4, 0.2];

impl Instinct for Empire {
    fn evaluate(&self) -> Payoffs {
        let mut shares = [0.0; MAX_SEATS];
        if self.phase == Phase::Over {
            return self.shares();
        }
        let to_come = f32::from(self.setup.stages.1 - self.region);
        let doubt = DOUBT + DOUBT_A_REGION * to_come;
        let seats = self.setup.seats;
        let mut best = f32::NEG_INFINITY;
        for seat in Seat::first(seats) {
            let hope = self.score(seat) as f32 + self.hope_here(seat) + self.hope_at_the_end(seat, to_come);
            shares[seat.index()] = hope;
            best = best.max(hope);
        }
        let mut sum = 0.0;
        for share in &mut shares[..seats] {
            *share = ((*share - best) / doubt).exp();
            sum += *share;
        }
        shares[..seats].iter_mut().for_each(|share| *share /= sum);
        shares
    }

    fn urge(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Allocate(boxes) => urge_to_allocate(boxes),
            Action::Redistribute { temples, cities } => self.urge_to_redistribute(seat, temples, cities),
            Action::Position(place) => f32::from(place),
            Action::March(march) => self.urge_to_march(seat, march),
            Action::Halt => 1.0,
            Action::Temple(_) => {
                if self.boxes[seat.index()].temples > 0 {
                    6.0
                } else {
                    0.5
                }
            }
            Action::City(_) => {
                if self.boxes[seat.index()].cities > 1 {
                    8.0
                } else {
                    0.5
                }
            }
            Action::EndTurn => 0.5,
        }
    }

    fn reopen(&mut self) {
        if self.phase == Phase::Allocate {
            self.begin_allocation();
        }
    }
}

fn urge_to_allocate(boxes: Boxes) -> f32 {
    let weight = |weights: &[f32], cubes: u8| weights.get(usize::from(cubes)).copied().unwrap_or(0.02);
    weight(&BID, boxes.order)
        * weight(&ARMIES, boxes.armies)
        * weight(&TEMPLES, boxes.temples)
        * weight(&CITIES, boxes.cities)
}

impl Empire {
    /// What armies, announcements and material will still bring in this region.
    fn hope_here(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Allocate && self.turn == 1 {
            return 0.0;
        }
        let values = &self.setup.edition.values;
        let mut hope = ARMY * f32::from(self.armies_out(seat) + self.boxes[seat.index()].armies);
        let mut temple_places = 0.0;
        let mut city_places = 0.0;
        for province in self.terrain().numbers() {
            let place = usize::from(province);
            let own = self.armies_at(seat, province);
            let rival = self.others(seat).map(|other| self.armies_at(other, province)).max().unwrap_or(0);
            if own > rival {
                hope += MAJORITY * f32::from(values.province) * self.turns_to_score();
            }
            let near = if own > 0 { 1.0 } else { 0.5 };
            temple_places += if self.terrain().temple[place] { near } else { 0.0 };
            if self.terrain().city[place] && self.city(self.region(), province).is_none() {
                city_places += near;
            }
            hope += f32::from(values.temple) * self.chance_to_build(seat, self.temples_announced[place], false);
            hope += f32::from(values.city) * self.chance_to_build(seat, self.cities_announced[place], true);
        }
        let boxes = self.boxes[seat.index()];
        let cubes = |count: u8, places: f32, each: f32| each * f32::from(count).min(1.5 * places + 0.5);
        hope + cubes(boxes.temples, temple_places, TEMPLE_CUBE) + cubes(boxes.cities, 2.0 * city_places, CITY_CUBE)
    }

    /// How often this region will be scored from now on, about.
    fn turns_to_score(&self) -> f32 {
        let left = self.setup.edition.campaign.turns - self.turn;
        if self.target_entered { 1.0 } else { 1.0 + 0.5 * f32::from(left) }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::first(self.setup.seats).filter(move |&other| other != seat)
    }

    /// How likely an announced building of `seat` will stand, above the material it costs.
    fn chance_to_build(&self, seat: Seat, announced: Seats, city: bool) -> f32 {
        if !announced.contains(seat) {
            return 0.0;
        }
        let cubes = |seat: Seat| {
            let boxes = self.boxes[seat.index()];
            if city { boxes.cities } else { boxes.temples }
        };
        let own = cubes(seat);
        if announced.len() == 1 {
            let costs = &self.setup.edition.costs;
            let cost = if city { costs.city } else { costs.temple };
            return if own >= cost { 0.6 } else { 0.0 };
        }
        let rival = announced.without(seat).iter().map(cubes).max().unwrap_or(0);
        if own > rival { 0.4 } else { 0.0 }
    }

    /// The part in the final awards that the buildings of this moment promise.
    fn hope_at_the_end(&self, seat: Seat, to_come: f32) -> f32 {
        let values = &self.setup.edition.values;
        let halved = if self.setup.rulings.short { 0.5 } else { 1.0 };
        let open = 0.8 + 0.5 * to_come;
        let mut hope = f32::from(values.most_temples) * self.lead(seat, open, |game, seat| game.temples_built(seat));
        hope += f32::from(values.most_cities) * self.lead(seat, open, |game, seat| game.cities_built(seat));
        for region in usize::from(self.setup.stages.0)..=self.region() {
            let open = if region < self.region() { 0.01 } else { 0.8 };
            hope +=
                f32::from(values.region_temples) * self.lead(seat, open, |game, seat| game.temples_in(seat, region));
            hope += f32::from(values.region_cities) * self.lead(seat, open, |game, seat| game.cities_in(seat, region));
        }
        halved * hope
    }

    /// How sure `seat` is to have the most in the end: 1 far ahead, 0 far behind. Nobody has the most at a tie that is settled.
    fn lead(&self, seat: Seat, open: f32, count: impl Fn(&Empire, Seat) -> u8) -> f32 {
        let own = f32::from(count(self, seat));
        let rival = self.others(seat).map(|other| count(self, other)).max().unwrap_or(0);
        let ahead = own - f32::from(rival) - 0.5;
        1.0 / (1.0 + (-ahead / open).exp())
    }

    /// Cubes lie best where places to build are within reach.
    fn urge_to_redistribute(&self, seat: Seat, temples: u8, cities: u8) -> f32 {
        let mut wanted = [0.5f32, 0.5];
        for province in self.terrain().numbers().filter(|&province| self.armies_at(seat, province) > 0) {
            let place = usize::from(province);
            wanted[0] += if self.terrain().temple[place] { 1.5 } else { 0.0 };
            if self.terrain().city[place] && self.city(self.region(), province).is_none() {
                wanted[1] += 2.5;
            }
        }
        let total = f32::from(temples + cities).max(1.0);
        let ideal = wanted[0] / (wanted[0] + wanted[1]);
        let off = (f32::from(temples) / total - ideal).abs();
        0.1 + (1.0 - off).powi(4)
    }

    /// Armies want to where points are: a majority, a place to build, the way on.
    fn urge_to_march(&self, seat: Seat, march: March) -> f32 {
        let place = usize::from(march.to);
        let own = self.armies_at(seat, march.to);
        let rival = self.others(seat).map(|other| self.armies_at(other, march.to)).max().unwrap_or(0);
        let group = march.size() as u8;
        let mut worth = 0.3;
        if own <= rival && own + group > rival {
            worth += 2.0;
        }
        if own == 0 {
            worth += if self.terrain().temple[place] { 1.5 } else { 0.0 };
            if self.terrain().city[place] && self.city(self.region(), march.to).is_none() {
                worth += 2.0;
            }
        }
        if march.from == 0 {
            worth += 2.0 * f32::from(group) / f32::from(self.armies_at(seat, 0).max(1));
        }
        let cost = self.terrain().cost(march.from, march.to).unwrap_or(0);
        worth / (1.0 + f32::from(cost))
    }
}
