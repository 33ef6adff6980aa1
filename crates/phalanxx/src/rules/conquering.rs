//! Action b: conquer a region.

use super::Why;
use crate::action::Action;
use crate::die::Row;
use crate::region::Region;
use crate::set::Set;
use crate::state::{Ability, Phalanxx, Phase};
use crate::words;
use table::{Chronicle, Fact, Message, Seat};

impl Phalanxx {
    /// The regions `seat` can reach: those next to its own and, on a Forced March, those one free region further.
    pub fn reach(&self, seat: Seat) -> Set<Region> {
        let map = &self.setup.map;
        let own = self.faction(seat).held;
        let near = map.around(own);
        let far = if self.faction(seat).ability == Some(Ability::ForcedMarch) {
            let occupied = self.occupied();
            let far = map.around(near - occupied);
            if self.setup.rulings.march_may_attack { far } else { far - occupied }
        } else {
            Set::EMPTY
        };
        (near | far) - own
    }

    /// The figures that may be moved to where the reserve is short: those on plain regions.
    fn movable(&self, seat: Seat) -> Set<Region> {
        self.faction(seat).held & self.setup.map.plains()
    }

    /// How many figures are missing in the reserve to hold a region.
    fn missing(&self, seat: Seat, target: Region) -> u8 {
        self.setup.map.figures(target).saturating_sub(self.reserve(seat))
    }

    /// Whether enough figures can be raised for a region.
    fn can_raise(&self, seat: Seat, target: Region) -> Result<(), Why> {
        let missing = self.missing(seat, target);
        let movable = self.movable(seat).len();
        let most = if self.setup.rulings.one_moved_figure { movable.min(1) } else { movable };
        if missing > most {
            return Err(Why::TooFewFigures {
                needed: self.setup.map.figures(target),
                reserve: self.reserve(seat),
                movable: most,
            });
        }
        Ok(())
    }

    pub(super) fn may_conquer(&self, row: Row, target: Region) -> Result<(), Why> {
        let seat = self.active;
        if !self.setup.map.all.contains(target) {
            return Err(Why::NotInPlay(target));
        }
        if self.faction(seat).held.contains(target) {
            return Err(Why::OwnRegion(target));
        }
        self.matches_home(row)?;
        if !self.reach(seat).contains(target) {
            return Err(self.why_out_of_reach(target));
        }
        self.can_take(target)
    }

    /// All but die and distance: figures, and strength if someone is there.
    pub(crate) fn can_take(&self, target: Region) -> Result<(), Why> {
        self.can_raise(self.active, target)?;
        match self.holder(target) {
            Some(holder) => self.can_attack(self.active, holder),
            None => Ok(()),
        }
    }

    fn why_out_of_reach(&self, target: Region) -> Why {
        let held = self.faction(self.active).held;
        let marches = self.faction(self.active).ability == Some(Ability::ForcedMarch);
        if held.is_empty() {
            Why::NoRegionLeft
        } else if marches && self.setup.map.around(self.setup.map.around(held)).contains(target) {
            if self.holder(target).is_some() && !self.setup.rulings.march_may_attack {
                Why::MarchIntoConflict(target)
            } else {
                Why::MarchThroughOccupied(target)
            }
        } else {
            Why::NotAdjacent(target)
        }
    }

    pub(super) fn offer_regions(&self, row: Row, out: &mut Vec<Action>) {
        if self.matches_home(row).is_ok() {
            let reach = self.reach(self.active);
            out.extend(reach.iter().filter(|&target| self.can_take(target).is_ok()).map(Action::Conquer));
        }
    }

    pub(super) fn conquer(&mut self, target: Region, chronicle: &mut impl Chronicle) {
        self.phase = Phase::Moving { target, missing: self.missing(self.active, target) };
        self.move_figures(chronicle);
    }

    /// Goes on as long as nothing is left to choose: all movable figures are needed, or none.
    fn move_figures(&mut self, chronicle: &mut impl Chronicle) {
        while let Phase::Moving { target, missing } = self.phase {
            let movable = self.movable(self.active);
            if missing == 0 {
                self.occupy(target, chronicle);
            } else if movable.len() == missing {
                let region = movable.first().expect("enough figures were counted");
                self.vacate_one(region, chronicle);
            } else {
                return;
            }
        }
    }

    pub(super) fn may_vacate(&self, region: Region) -> Result<(), Why> {
        let held = self.faction(self.active).held;
        if !held.contains(region) {
            Err(Why::NotYourRegion(region))
        } else if !self.movable(self.active).contains(region) {
            Err(Why::SiteIsKept(region))
        } else {
            Ok(())
        }
    }

    pub(super) fn offer_moves(&self, out: &mut Vec<Action>) {
        out.extend(self.movable(self.active).iter().map(Action::Vacate));
    }

    pub(super) fn vacate(&mut self, region: Region, chronicle: &mut impl Chronicle) {
        self.vacate_one(region, chronicle);
        self.move_figures(chronicle);
    }

    fn vacate_one(&mut self, region: Region, chronicle: &mut impl Chronicle) {
        let Phase::Moving { target, missing } = self.phase else { unreachable!("figures move for a conquest") };
        let seat = self.active;
        self.faction_mut(seat).held.remove(region);
        chronicle.tell(|| {
            let said = Message::new("phalanxx-told-vacated")
                .with("seat", seat)
                .with("region", words::region(&self.setup, region));
            Fact::new(said).at(words::region_element(region))
        });
        self.phase = Phase::Moving { target, missing: missing - 1 };
    }

    fn occupy(&mut self, target: Region, chronicle: &mut impl Chronicle) {
        let seat = self.active;
        let beaten = self.holder(target);
        if let Some(holder) = beaten {
            self.beat(holder, target);
        }
        self.faction_mut(seat).held.insert(target);
        chronicle.tell(|| {
            let place = words::region(&self.setup, target);
            let said = match beaten {
                Some(holder) => Message::new("phalanxx-told-beaten").with("loser", words::who(self, holder)),
                None => Message::new("phalanxx-told-conquered"),
            };
            Fact::new(said.with("seat", seat).with("region", place)).at(words::region_element(target))
        });
        if beaten.is_some() {
            self.turn_a_card(chronicle);
        } else {
            self.finish_die();
        }
    }
}
