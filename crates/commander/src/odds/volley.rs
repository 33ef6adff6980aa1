//! All blows of one side in one step, taken together: what counts is how many hits they come to, not who struck them.

use crate::action::Action;
use crate::kinds::{EnemyPlan, FACES, Nation, Plan, Stance, Troop};
use crate::setup::{MAX_ENEMIES, Setup};
use crate::state::{Blow, Commander, Moment, Striker};
use arrayvec::ArrayVec;
use table::Silent;

/// Flank plans that are told apart; a side that holds more fights blow by blow.
const MAX_FLANKS: usize = 4;
/// Hits that are told apart, in a volley and in one blow.
const MAX_HITS: usize = 48;
const MAX_BLOW: usize = 24;

/// The chances of so many hits with so many Flanks used.
#[derive(Default)]
pub(super) struct Volley {
    /// By Flanks used, then by hits.
    chances: [Vec<f64>; MAX_FLANKS],
    /// Whose it is.
    own: bool,
    /// Flanks in hand.
    flanks: usize,
}

/// One result of a volley.
#[derive(Clone, Copy)]
pub(super) struct Salvo {
    own: bool,
    hits: u8,
    flanks: u8,
}

/// Whether a force that was hit never acts sooner than before: else it could step into the line between two blows.
pub(super) fn hits_slow_down(setup: &Setup, enemy: Nation) -> bool {
    let slower = |nation: Nation, troop: Troop| {
        let counter = setup.counter(nation, troop);
        counter.reduced.is_none_or(|reduced| reduced.speed <= counter.full.speed)
    };
    Troop::ALL
        .iter()
        .all(|&troop| slower(enemy, troop) && (troop.index() >= Troop::OWN || slower(Nation::Macedon, troop)))
}

impl Volley {
    fn begin(&mut self, own: bool, flanks: u8) {
        (self.own, self.flanks) = (own, usize::from(flanks));
        for row in &mut self.chances[..=self.flanks] {
            row.clear();
            row.push(0.0);
        }
        self.chances[0][0] = 1.0;
    }

    /// One more blow; false if it could bring too many hits.
    fn add(&mut self, blow: &Blow, chains: bool, flanks: bool) -> bool {
        let most = self.chances[0].len();
        if blow.bv as i32 * 2 >= MAX_BLOW as i32 || most + MAX_BLOW >= MAX_HITS {
            return false;
        }
        let mut single = [0.0; MAX_BLOW];
        strike(&mut single, 0, 1.0, *blow, chains);
        let reach = single.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
        for row in &mut self.chances[..=self.flanks] {
            row.resize(most + reach + 1, 0.0);
        }
        // From the most hits down, so that what is added is not added to again.
        for used in (0..=self.flanks).rev() {
            let flank = usize::from(flanks && used < self.flanks);
            for hits in (0..most).rev() {
                let chance = std::mem::take(&mut self.chances[used][hits]);
                if chance > 0.0 {
                    self.chances[used][hits] = chance * single[0];
                    for (more, &one) in single[..=reach].iter().enumerate().skip(1) {
                        self.chances[used + flank][hits + more + flank] += chance * one;
                    }
                }
            }
        }
        true
    }

    /// Every result that can be, with its chance.
    pub(super) fn results(&self) -> impl Iterator<Item = (Salvo, f64)> + '_ {
        self.chances[..=self.flanks].iter().enumerate().flat_map(move |(flanks, row)| {
            let possible = row.iter().enumerate().filter(|&(_, &chance)| chance > 0.0);
            let salvo = move |hits: usize| Salvo { own: self.own, hits: hits as u8, flanks: flanks as u8 };
            possible.map(move |(hits, &chance)| (salvo(hits), chance))
        })
    }
}

/// The hits of one blow, a phalanx's chain and all.
fn strike(single: &mut [f64], hits: usize, chance: f64, blow: Blow, chains: bool) {
    let up_to = |value: i8| f64::from(value.clamp(0, FACES as i8)) / f64::from(FACES);
    let (any, two) = (up_to(blow.bv), up_to(blow.bv.min(blow.ss)));
    single[hits] += chance * (1.0 - any);
    for (struck, share) in [(1, any - two), (2, two)].into_iter().filter(|&(_, share)| share > 0.0) {
        if chains && blow.bv > 1 {
            strike(single, hits + struck, chance * share, Blow { bv: blow.bv - 1, ..blow }, chains);
        } else {
            single[hits + struck] += chance * share;
        }
    }
}

impl Commander {
    /// The volley that begins with the die that is due; false where the blows must be followed one by one.
    ///
    /// The enemy's blows do not depend on what they hit. Our own do where walls fall between them, dice can be mended or
    /// rests skipped.
    pub(super) fn fire(&mut self, volley: &mut Volley) -> bool {
        let battle = self.fight();
        let by = battle.blow.by;
        let steady = battle.walls == [0, 0] && battle.fate == 0 && battle.plans[Plan::Charge.index()] == 0;
        let fresh = battle.blow.hits == 0 && !battle.blow.sacrifice;
        let flanks = match battle.moment {
            Moment::EnemyDie if matches!(by, Striker::Enemy(_)) => battle.foe[EnemyPlan::Flank.index()],
            Moment::OwnDie if steady && matches!(by, Striker::Own(_)) => battle.plans[Plan::Flank.index()],
            _ => return false,
        };
        let own = battle.moment == Moment::OwnDie;
        if !fresh || usize::from(flanks) >= MAX_FLANKS {
            return false;
        }
        let mut strikers: ArrayVec<Striker, { MAX_ENEMIES + 1 }> = ArrayVec::new();
        if own {
            strikers.push(by);
        }
        let line = if own { &battle.own[..] } else { &battle.enemy[..] };
        for (slot, fighter) in line.iter().enumerate().filter(|(_, fighter)| fighter.queued.is_some()) {
            // Stepped up for a Charge that another one used: it rests after all.
            if fighter.stance == Stance::Resting {
                return false;
            }
            let striker = if own { Striker::Own(slot as u8) } else { Striker::Enemy(slot as u8) };
            strikers.push(striker);
        }
        if own && battle.alexander_queued && !battle.duel && !battle.aims_at_leader {
            strikers.push(Striker::Alexander);
        }
        volley.begin(own, flanks);
        for (place, &striker) in strikers.iter().enumerate() {
            if !own {
                self.raise_enemy(striker);
            } else if place > 0 {
                self.raise_own(striker, Action::Attack, &mut Silent);
            }
            let troop = self.striker_troop(striker);
            let flanks = troop.is_some_and(|troop| troop.is_cavalry() || self.is_infantry(troop));
            if !volley.add(&self.fight().blow, troop == Some(Troop::Phalanx), flanks) {
                return false;
            }
        }
        if !own {
            for fighter in &mut self.fight_mut().enemy {
                fighter.queued = None;
            }
        }
        true
    }

    /// Lets a volley land, once everyone in it has struck.
    pub(super) fn land_salvo(&mut self, salvo: Salvo) {
        let battle = self.fight_mut();
        battle.back = Moment::Step;
        battle.blow.hits = salvo.hits;
        if salvo.own {
            battle.plans[Plan::Flank.index()] -= salvo.flanks;
            self.land(&mut Silent);
        } else {
            battle.foe[EnemyPlan::Flank.index()] -= salvo.flanks;
            battle.moment = Moment::Suffering { left: salvo.hits, duel: false };
        }
        self.advance(&mut Silent);
    }
}
