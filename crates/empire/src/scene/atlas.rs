//! The maps of a campaign: one for each region, with the ground its armies start from, and one of all its provinces for the end.

use super::chart::{Chart, Place, Way};
use super::province::{built_room, room};
use crate::edition::MAX_REGIONS;
use crate::setup::{CLOSED, Setup};
use crate::state::{Empire, Phase};
use std::sync::OnceLock;
use table::scene::Spot;

/// Maps, each drawn when it is first looked at: most games are played by bots, who never look.
#[derive(Clone, Debug, Default)]
pub(crate) struct Atlas {
    regions: [OnceLock<Chart>; MAX_REGIONS],
    campaign: OnceLock<Chart>,
}

/// Map units from longitude and latitude: a degree of latitude is a unit, a degree of longitude the less the farther north.
fn spot([longitude, latitude]: [f32; 2]) -> Spot {
    [(longitude - 20.0) * 0.82, 45.0 - latitude]
}

impl Empire {
    /// The map that is shown: the region at hand, or the whole campaign when it is over.
    pub(super) fn chart(&self) -> &Chart {
        let setup = self.setup();
        if self.phase == Phase::Over {
            setup.atlas.campaign.get_or_init(|| setup.chart_campaign())
        } else {
            setup.atlas.regions[self.region()].get_or_init(|| setup.chart_region(self.region()))
        }
    }

    /// The number of a ground on the map that is shown.
    pub(super) fn place(&self, region: usize, ground: u8) -> usize {
        if self.phase != Phase::Over {
            return usize::from(ground);
        }
        self.setup.before(region) + usize::from(ground) - 1
    }

    /// Where a ground is on the map that is shown.
    pub(super) fn at(&self, region: usize, ground: u8) -> Spot {
        self.chart().at(self.place(region, ground))
    }
}

impl Setup {
    /// How many provinces of this campaign lie in the regions before this one.
    fn before(&self, region: usize) -> usize {
        self.regions[usize::from(self.stages.0)..region].iter().map(|before| usize::from(before.provinces)).sum()
    }

    /// The province in which the campaign symbol of a region lies, if it lies in one.
    pub(super) fn symbol_in(&self, region: usize) -> Option<(usize, u8)> {
        let lies_elsewhere = self.edition.region[region].as_ref().start.is_some();
        let before = region.checked_sub(1).filter(|_| !lies_elsewhere)?;
        Some((before, self.regions[before].target))
    }

    fn place(&self, region: usize, number: u8, room: fn(&str, usize) -> [f32; 2]) -> Place {
        let province = self.edition.region[region].as_ref().provinces[usize::from(number) - 1].as_ref();
        Place { at: spot(province.at), room: room(&province.name, self.seats) }
    }

    fn chart_region(&self, region: usize) -> Chart {
        let terrain = &self.regions[region];
        let symbol = match (self.symbol_in(region), self.edition.region[region].as_ref().start) {
            (Some((before, target)), _) => self.place(before, target, room),
            (None, start) => Place { at: spot(start.unwrap_or_default()), room: room("", self.seats) },
        };
        let provinces = terrain.numbers().map(|number| self.place(region, number, room));
        let places = std::iter::once(symbol).chain(provinces).collect();
        Chart::new(places, &self.ways(region, 0).collect::<Vec<_>>())
    }

    fn chart_campaign(&self) -> Chart {
        let regions = || usize::from(self.stages.0)..=usize::from(self.stages.1);
        let places = regions()
            .flat_map(|region| self.regions[region].numbers().map(move |number| (region, number)))
            .map(|(region, number)| self.place(region, number, built_room));
        let ways = regions().flat_map(|region| {
            let before = self.before(region);
            let entered = self.symbol_in(region).filter(|_| before > 0).map(|(last, target)| Way {
                ends: [
                    self.before(last) + usize::from(target) - 1,
                    before + usize::from(self.regions[region].entry) - 1,
                ],
                ship: false,
            });
            let within = self.ways(region, before).filter(move |way| way.ends[0] > before);
            entered.into_iter().chain(within.map(|way| Way { ends: way.ends.map(|end| end - 1), ..way }))
        });
        Chart::new(places.collect(), &ways.collect::<Vec<_>>())
    }

    /// The ways of a region, its grounds counted from `first`.
    fn ways(&self, region: usize, first: usize) -> impl Iterator<Item = Way> {
        let terrain = &self.regions[region];
        let grounds = 0..=usize::from(terrain.provinces);
        grounds.clone().flat_map(move |a| grounds.clone().filter(move |&b| b > a).map(move |b| (a, b))).filter_map(
            move |(a, b)| {
                let open = terrain.cost[a][b] != CLOSED || terrain.cost[b][a] != CLOSED;
                open.then(|| Way { ends: [first + a, first + b], ship: terrain.ship[a][b] })
            },
        )
    }
}
