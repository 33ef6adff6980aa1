//! What a bot should know: what counts in a campaign, and what one would do at first glance.
//!
//! A campaign is won region by region. So what counts is how many are taken, how sure the next and the hardest of the others are with
//! the army as it stands, and whether there is time. `reckoning` looks a battle through by the average die; `battle` and `campaign`
//! say what suggests itself.

mod battle;
mod campaign;
mod drill;
mod reckoning;

use crate::action::Action;
use crate::edition::Face;
use crate::kinds::{Advisor, Campaign, Nation, Prophecy, Side, Troop};
use crate::setup::Counter;
use crate::state::{Commander, Hold, Phase};
use campaign::{Bearings, Goal};
pub(crate) use drill::Drill;
use std::sync::LazyLock;
use table::{AllTerms, Instinct, Judgement, Seat};

static JUDGEMENT: LazyLock<Judgement> =
    LazyLock::new(|| Judgement::of::<Commander>(include_str!("../../judgement.toml")));

fn face_worth(face: Face) -> f32 {
    f32::from(face.bv) + 0.7 * f32::from(face.ss) + 0.1 * f32::from(face.speed)
}

/// What a force is worth with this side up.
fn worth(counter: &Counter, side: Side) -> f32 {
    let steps = if side == Side::Full && counter.reduced.is_some() { 1.2 } else { 0.0 };
    face_worth(counter.face(side)) + steps
}

impl Commander {
    /// What the army is worth.
    fn might(&self) -> f32 {
        let host = self.host();
        let mut might = 0.0;
        for (&troop, counts) in Troop::ALL.iter().zip(&host) {
            let counter = self.setup.counter(Nation::Macedon, troop);
            for &side in Side::ALL {
                might += f32::from(counts[side.index()]) * worth(counter, side);
            }
        }
        might
    }

    /// The chance of taking the region that is fought for, or will be next, and of the one hardest to take.
    fn chances_ahead(&self, goal: Option<Goal>) -> (f32, f32, f32) {
        let host = self.host();
        let fought = self.battle.as_ref().map(|battle| usize::from(battle.site));
        let next = match (fought, goal) {
            (Some(_), _) => self.chance_here(),
            (None, Some(goal)) => self.readiness(goal.site, &host, self.gold) / (1.0 + 0.1 * f32::from(goal.distance)),
            (None, None) => 1.0,
        };
        let (mut hardest, mut sum) = (1.0f32, 0.0);
        for (site, _) in self.critical() {
            if self.sites[site].hold != Hold::Enemy || Some(site) == fought {
                continue;
            }
            let ready = self.readiness(site, &host, self.gold);
            hardest = hardest.min(ready);
            sum += ready;
        }
        (next, hardest, sum)
    }
}

impl Instinct for Commander {
    const HORIZON: u32 = 56;

    /// Lines of long searches go on to the end of the campaign: what decides it, the last region and the time left, shows only there.
    const FAR_HORIZON: u32 = 2_000;

    /// Dice make thousands of positions of every battle.
    const LARGEST_END: usize = 400;

    const TERMS: &'static [&'static str] = &[
        "granicus",
        "issus",
        "tyre",
        "gaugamela",
        "life",
        "taken",
        "next",
        "hardest",
        "ready",
        "time",
        "hurry",
        "army",
        "gold",
        "income",
        "glory",
        "level",
        "counsel",
        "prophecies",
        "peril",
        "siege",
        "way",
        "past",
    ];

    fn judgement() -> &'static Judgement {
        &JUDGEMENT
    }

    fn progress(&self) -> f32 {
        f32::from(self.turn) / self.map().turns.len() as f32
    }

    fn terms(&self, terms: &mut AllTerms) {
        let total = self.map().critical.len() as f32;
        let left = self.unconquered() as f32;
        let turns = self.turns_left();
        let goal = self.goal();
        let (next, hardest, ready) = self.chances_ahead(goal);
        let heading = self.heading();
        let to_go = match (left == 0.0, self.map().home) {
            (true, Some(home)) => f32::from(self.map().distance[heading][usize::from(home)]),
            _ => goal.map_or(0.0, |goal| f32::from(goal.distance)),
        };
        let slack = turns - left;
        let open = self.prophecies.until.iter().filter(|&&until| until > 0).count() as f32;
        let dents: u8 = self.tracks.sections.iter().map(|&hits| 2 - hits).sum();
        let siege = if self.besieged().is_some() {
            let tracks = &self.tracks;
            let works = 0.8 * f32::from(tracks.mole) + 1.2 * f32::from(tracks.siege_ships) + 0.6 * f32::from(dents);
            let fleet = f32::from(tracks.transports) - f32::from(tracks.warships);
            (works + fleet + if self.is_breached() { 4.0 } else { 0.0 }) / 10.0
        } else if self.map().siege.is_some() {
            1.5
        } else {
            0.0
        };
        let won = self.laurels.iter().filter(|laurels| laurels.won).count() as f32;
        // Campaigns are not equally hard. Unless that is told apart, whatever differs between them takes the credit or the blame.
        let on = |campaign| f32::from(u8::from(self.campaign == campaign));
        let values = [
            on(Campaign::Granicus),
            on(Campaign::Issus),
            on(Campaign::Tyre),
            on(Campaign::Gaugamela),
            f32::from(u8::from(self.setup.rulings.is_life())),
            (total - left) / total,
            next,
            hardest,
            ready / total,
            slack.clamp(-2.0, 6.0) / 4.0,
            f32::from(u8::from(slack < 1.0)),
            self.might() / 25.0,
            f32::from(self.gold).min(30.0) / 15.0,
            f32::from(self.income()).min(40.0) / 20.0,
            f32::from(self.glory).min(12.0) / 6.0,
            f32::from(self.level) / 4.0,
            self.advisors.count_ones() as f32 / 3.0,
            open / 2.0,
            f32::from(u8::from(self.level <= 2)),
            siege,
            to_go / 4.0,
            won,
        ];
        terms[0][..values.len()].copy_from_slice(&values);
    }

    /// Whoever follows urges follows the strongest nearly always: what is twice as tempting is taken 64 times as often.
    fn urge(&self, _seat: Seat, action: Action) -> f32 {
        self.temptation(action, &Bearings::default()).powi(6)
    }

    fn urges(&self, _seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let bearings = Bearings::default();
        out.extend(actions.iter().map(|&action| self.temptation(action, &bearings).powi(6)));
    }
}

impl Commander {
    fn temptation(&self, action: Action, bearings: &Bearings) -> f32 {
        match action {
            Action::Disband(_) => return 0.001,
            Action::Forswear(_) => return 1.2,
            Action::PrayToWinds => return 4.0,
            _ => {}
        }
        if self.battle.is_some() {
            return self.urge_in_battle(action);
        }
        match action {
            Action::TakeOption(_) => 0.02,
            Action::Counsel(advisor) => self.urge_to_engage(advisor),
            Action::Suffer(victim) => self.urge_to_suffer(victim),
            Action::March(place) => self.urge_to_march(place, bearings),
            Action::EndConquest => 1.0,
            Action::Advance => self.urge_to_advance(),
            Action::Intimidate | Action::Assault => self.urge_to_confront(action),
            Action::SpendGlory => self.urge_to_spend_glory(),
            Action::Govern | Action::Raze => self.urge_to_hold(action),
            // What an oracle asks is not known before, and what it costs to fail is.
            Action::Accept => 0.6,
            Action::PayGold => self.urge_to_pay(),
            Action::Thwart => match self.phase {
                Phase::Intrigue(operation) => self.urge_to_thwart(operation),
                _ => 0.3,
            },
            Action::Rearm(_) => 3.0,
            Action::Dismiss(Advisor::Parmenion | Advisor::Hephaestion) => 0.5,
            Action::Dismiss(_) => 1.5,
            Action::Play(insight) => self.urge_to_play(insight),
            Action::Buy(troop) => self.urge_to_buy(troop, bearings),
            Action::BuildCity if self.prophecies.until[Prophecy::BullsOrLions.index()] > 0 => 6.0,
            Action::BuildCity if self.gold > 43 => 1.5,
            Action::BuildCity => 0.2,
            Action::BuildTemple if self.gold > 14 => 1.3,
            Action::BuildTemple => 0.2,
            // Glory opens gates; an insight may not.
            Action::DrawInsight => 0.5,
            Action::ChooseInsight(_) => 0.1,
            Action::Engage(advisor) => self.urge_to_engage(advisor),
            Action::BuyTransport | Action::BuySiegeShip | Action::BuyMole | Action::ReduceFleet => {
                self.urge_to_besiege(action)
            }
            Action::Concede(order) => self.urge_to_concede(order),
            Action::AddOne => 2.2,
            Action::Triumph => 50.0,
            _ => 1.0,
        }
    }
}
