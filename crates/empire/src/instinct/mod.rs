//! What a bot should know: what counts in a position, and what one would do at first glance.
//!
//! A position is worth the points it has, what armies, announcements and material will still bring in this region, and the player's
//! part in the awards for most temples and most cities.

mod impulse;

use crate::action::{Action, March};
use crate::state::{Empire, NOBODY, Phase};
pub(crate) use impulse::Impulses;
use impulse::urge_to_allocate;
use std::sync::LazyLock;
use table::{AllTerms, Instinct, Judgement, Luck, MAX_SEATS, Seat, Seats};

static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| Judgement::of::<Empire>(include_str!("../../judgement.toml")));

/// Points or pieces that make 1 in a term.
const TEN: f32 = 10.0;

/// Where each of the [`TERMS`](Instinct::TERMS) stands. Of a pair, the one of temples comes first, then the one of cities.
mod term {
    pub const POINTS: usize = 0;
    pub const MAJORITIES: usize = 1;
    pub const MAJORITIES_AT_RISK: usize = 2;
    pub const ARMIES: usize = 3;
    pub const TURN_TO_COME: usize = 4;
    pub const ANNOUNCED: usize = 5;
    pub const MATERIAL: usize = 7;
    pub const MOST: usize = 9;
    pub const REGION: usize = 11;
}

impl Instinct for Empire {
    const HORIZON: u32 = 24;
    const FAR_HORIZON: u32 = 48;
    const BEST_RIVALS: u32 = 4;

    const TERMS: &'static [&'static str] = &[
        "points",
        "majorities",
        "majorities-at-risk",
        "armies",
        "turn-to-come",
        "temples-announced",
        "cities-announced",
        "temple-material",
        "city-material",
        "most-temples",
        "most-cities",
        "region-temples",
        "region-cities",
    ];

    fn judgement() -> &'static Judgement {
        &JUDGEMENT
    }

    fn progress(&self) -> f32 {
        let (first, last) = self.setup.stages;
        let turns = f32::from(self.setup.edition.campaign.turns.max(1));
        (f32::from(self.region - first) + f32::from(self.turn - 1) / turns) / f32::from(last - first + 1)
    }

    fn terms(&self, terms: &mut AllTerms) {
        let seats = self.setup.seats;
        let values = &self.setup.edition.values;
        let halved = if self.setup.rulings.short { 0.5 } else { 1.0 };
        for seat in Seat::first(seats) {
            terms[seat.index()][term::POINTS] = self.score(seat) as f32 / TEN;
        }
        if !(self.phase == Phase::Allocate && self.turn == 1) {
            self.terms_here(terms);
        }
        let mut all = [[0u8; MAX_SEATS]; 2];
        let (first, here) = (usize::from(self.setup.stages.0), self.region());
        for region in first..=here {
            for (kind, counts) in self.built_in(region).iter().enumerate() {
                let worth = halved * f32::from([values.region_temples, values.region_cities][kind]) / TEN;
                for (seat, &count) in counts[..seats].iter().enumerate() {
                    all[kind][seat] += count;
                    terms[seat][term::REGION + kind] += worth * lead(&counts[..seats], seat, region == here);
                }
            }
        }
        for (kind, counts) in all.iter().enumerate() {
            let worth = halved * f32::from([values.most_temples, values.most_cities][kind]) / TEN;
            for (seat, own) in terms[..seats].iter_mut().enumerate() {
                own[term::MOST + kind] = worth * lead(&counts[..seats], seat, true);
            }
        }
    }

    fn urge(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Allocate(boxes) => urge_to_allocate(boxes),
            Action::Redistribute { temples, cities } => self.urge_to_redistribute(seat, temples, cities),
            Action::Position(place) => f32::from(place * place),
            Action::March(march) => self.urge_to_march(seat, march),
            Action::Halt => {
                if self.armies_at(seat, 0) > 0 {
                    0.1
                } else {
                    6.0
                }
            }
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
            Action::EndTurn => 0.2,
        }
    }

    fn impulse(&self, _: Seat, luck: &mut Luck) -> Option<Action> {
        let fills_all_four = self.phase == Phase::Allocate && self.turn == 1;
        fills_all_four.then(|| Action::Allocate(self.setup.impulses.draw(luck)))
    }

    fn reopen(&mut self) {
        if self.phase == Phase::Allocate {
            self.begin_allocation();
        }
    }
}

/// How sure `seat` is of having the most: 1 far ahead, 0 far behind. Once nothing is open any more, 1 or 0: nobody wins a tie.
fn lead(counts: &[u8], seat: usize, open: bool) -> f32 {
    let rival =
        counts.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &count)| count).max().unwrap_or(0);
    let ahead = f32::from(counts[seat]) - f32::from(rival);
    if open {
        0.5 + 0.5 * ahead / (1.0 + ahead.abs())
    } else if ahead > 0.0 {
        1.0
    } else {
        0.0
    }
}

impl Empire {
    /// What armies, announcements and material promise in this region.
    fn terms_here(&self, terms: &mut AllTerms) {
        let seats = self.setup.seats;
        let (terrain, values) = (self.terrain(), &self.setup.edition.values);
        let mut places = [[0.5f32; 2]; MAX_SEATS];
        let turns = self.turns_to_score();
        let to_come = self.turns_to_come();
        let majority = f32::from(values.province) * turns / TEN;
        for province in terrain.numbers() {
            let place = usize::from(province);
            let (mut most, mut leader, mut tied) = (0, 0, true);
            let city_open = terrain.city[place] && self.cities[self.region()][place] == NOBODY;
            for (seat, open) in places[..seats].iter_mut().enumerate() {
                let armies = self.armies_at(Seat(seat as u8), province);
                if armies >= most.max(1) {
                    (tied, most, leader) = (armies == most, armies, seat);
                }
                let near = if armies > 0 { 1.0 } else { 0.5 };
                open[0] += if terrain.temple[place] { 1.5 * near * turns } else { 0.0 };
                open[1] += if city_open { 3.0 * near } else { 0.0 };
            }
            if !tied {
                let safe = to_come.without(Seat(leader as u8)).is_empty();
                terms[leader][if safe { term::MAJORITIES } else { term::MAJORITIES_AT_RISK }] += majority;
            }
            for (kind, announced) in
                [self.temples_announced[place], self.cities_announced[place]].into_iter().enumerate()
            {
                if let Some(seat) = self.likely_builder(announced, kind == 1) {
                    let worth = if kind == 1 { values.city } else { values.temple };
                    terms[seat.index()][term::ANNOUNCED + kind] += f32::from(worth) / TEN;
                }
            }
        }
        for seat in Seat::first(seats) {
            let (boxes, own) = (self.boxes[seat.index()], &mut terms[seat.index()]);
            own[term::ARMIES] = f32::from(self.armies_out(seat) + boxes.armies) / TEN;
            own[term::TURN_TO_COME] = if to_come.contains(seat) { 1.0 } else { 0.0 };
            own[term::MATERIAL] = f32::from(boxes.temples).min(places[seat.index()][0]) / TEN;
            own[term::MATERIAL + 1] = f32::from(boxes.cities).min(places[seat.index()][1]) / TEN;
        }
    }

    /// How often this region will be scored from now on, about.
    fn turns_to_score(&self) -> f32 {
        let left = self.setup.edition.campaign.turns - self.turn;
        if self.target_entered { 1.0 } else { 1.0 + 0.5 * f32::from(left) }
    }

    /// Who will still march in this turn, when the others have shown what they do.
    fn turns_to_come(&self) -> Seats {
        match self.phase {
            Phase::March(place) | Phase::Build(place) => {
                self.order[..self.setup.seats].iter().skip(usize::from(place) + 1).map(|&seat| Seat(seat)).collect()
            }
            _ => Seats::NONE,
        }
    }

    /// Who would put up the announced building if the turn were scored now.
    fn likely_builder(&self, announced: Seats, city: bool) -> Option<Seat> {
        let first = announced.lowest()?;
        let cubes = |seat: Seat| {
            let boxes = self.boxes[seat.index()];
            if city { boxes.cities } else { boxes.temples }
        };
        if announced.len() == 1 {
            let costs = &self.setup.edition.costs;
            return (cubes(first) >= if city { costs.city } else { costs.temple }).then_some(first);
        }
        let best = announced.iter().max_by_key(|&seat| cubes(seat))?;
        (announced.iter().filter(|&seat| cubes(seat) == cubes(best)).count() == 1).then_some(best)
    }

    /// Temples and cities in a region by seat.
    fn built_in(&self, region: usize) -> [[u8; MAX_SEATS]; 2] {
        let mut built = [[0; MAX_SEATS]; 2];
        for temples in &self.temples[region] {
            for (sum, count) in built[0].iter_mut().zip(temples) {
                *sum += count;
            }
        }
        for &owner in &self.cities[region] {
            if owner != NOBODY {
                built[1][usize::from(owner)] += 1;
            }
        }
        built
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

    /// Armies want to where points are: a majority, a place to build, the way on. They are loath to give up a majority.
    fn urge_to_march(&self, seat: Seat, march: March) -> f32 {
        let place = usize::from(march.to);
        let group = march.size() as u8;
        let (own, rival) = (self.armies_at(seat, march.to), self.strongest_rival(seat, march.to));
        let mut worth = 0.2;
        if own <= rival && own + group > rival {
            worth += if own + group == rival + 1 { 3.0 } else { 2.0 };
        }
        if own == 0 {
            worth += if self.terrain().temple[place] { 1.5 } else { 0.0 };
            if self.terrain().city[place] && self.city(self.region(), march.to).is_none() {
                worth += 2.0;
            }
        }
        if march.from == 0 {
            worth += 2.0 * f32::from(group) / f32::from(self.armies_at(seat, 0).max(1));
        } else {
            let (held, rival) = (self.armies_at(seat, march.from), self.strongest_rival(seat, march.from));
            if held > rival && held - group <= rival {
                worth *= 0.4;
            }
        }
        let cost = self.terrain().cost(march.from, march.to).unwrap_or(0);
        let worth = worth / (1.0 + 0.5 * f32::from(cost));
        worth.powi(4)
    }

    /// The most armies that another player has there.
    fn strongest_rival(&self, seat: Seat, ground: u8) -> u8 {
        let others = Seat::first(self.setup.seats).filter(|&other| other != seat);
        others.map(|other| self.armies_at(other, ground)).max().unwrap_or(0)
    }
}
