//! Everything that can be wrong with an edition, with the line to blame.

use super::{ByColour, CardEntry, Components, ConditionEntry, Edition, PassageEntry, RegionEntry, ScaleEntry, Side};
use crate::card::{Card, Condition, ERA_CARDS, Face, Scale};
use crate::region::{Part, Region};
use crate::set::Set;
use std::ops::Range;
use table::{EditionFile, Fault, Message};

/// An edition whose every entry has been found in order by itself and beside the others.
#[derive(Debug)]
pub struct Checked {
    /// The file.
    pub edition: Edition,
    /// The cards, in order.
    pub faces: [Face; ERA_CARDS],
    /// The names of the cards, in order.
    pub titles: Vec<Message>,
    /// The regions with their entries.
    pub regions: Vec<(Region, RegionEntry)>,
    /// The passages, by the regions they join, with their entries.
    pub passages: Vec<([Region; 2], PassageEntry)>,
    /// The oasis of the French solo game.
    pub french_oasis: Region,
}

impl Checked {
    /// Reads and checks an edition.
    pub fn read(file: &EditionFile) -> Result<Checked, Fault> {
        let edition: Edition = file.parse()?;
        let checker = Checker { file };
        let regions = checker.regions(&edition)?;
        let (faces, titles) = checker.cards(&edition)?;
        let passages = checker.passages(&edition, &regions)?;
        let french = &edition.solo.french_oasis;
        let french_oasis = regions
            .iter()
            .find(|(region, entry)| region.to_string() == *french.get_ref() && entry.oasis.is_some())
            .map(|&(region, _)| region)
            .filter(|region| region.part() == Part::Left)
            .ok_or_else(|| {
                checker.fault(french.span(), "french-oasis", |said| said.with("id", french.get_ref().as_str()))
            })?;
        checker.components(&edition.components)?;
        Ok(Checked { faces, titles, regions, passages, french_oasis, edition })
    }
}

struct Checker<'a> {
    file: &'a EditionFile,
}

impl Checker<'_> {
    fn fault(&self, span: Range<usize>, what: &str, with: impl FnOnce(Message) -> Message) -> Fault {
        self.file.fault(span, with(Message::new(format!("phalanxx-fault-{what}"))))
    }

    fn components(&self, components: &Components) -> Result<(), Fault> {
        let (figures, talents) = (&components.figures, &components.talents);
        if *figures.get_ref() < 12 {
            return Err(self.fault(figures.span(), "figures", |said| said.with("found", *figures.get_ref())));
        }
        if *talents.get_ref() < 18 {
            return Err(self.fault(talents.span(), "talents", |said| said.with("found", *talents.get_ref())));
        }
        Ok(())
    }

    /// The cards in order: every one of the 42 exactly once.
    fn cards(&self, edition: &Edition) -> Result<([Face; ERA_CARDS], Vec<Message>), Fault> {
        let mut found: [Option<(Face, Message)>; ERA_CARDS] = [const { None }; ERA_CARDS];
        for spanned in &edition.card {
            let (entry, span) = (spanned.get_ref(), spanned.span());
            let named = |said: Message| said.with("id", entry.id.as_str());
            let card: Card = entry.id.parse().map_err(|_| self.fault(span.clone(), "card-id", named))?;
            if card.is_heroism() || found[card.index()].is_some() {
                return Err(self.fault(span, "card-twice", named));
            }
            let face = self.face(entry).ok_or_else(|| self.fault(span.clone(), "card-values", named))?;
            if !entry.name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
                || entry.name.is_empty()
            {
                return Err(self.fault(span, "card-name", named));
            }
            let title = match &entry.title {
                Some(title) => Message::new("phalanxx-card-titled").with("title", title.as_str()),
                None => Message::new(format!("phalanxx-card-{}", entry.name)),
            };
            found[card.index()] = Some((face, title));
        }
        if let Some(missing) = Card::all().find(|card| found[card.index()].is_none()) {
            let reason = Message::new("phalanxx-fault-card-missing").with("id", missing.to_string());
            return Err(self.file.fault_overall(reason));
        }
        let mut titles = Vec::with_capacity(ERA_CARDS);
        let faces = found.map(|card| {
            let (face, title) = card.expect("none is missing");
            titles.push(title);
            face
        });
        Ok((faces, titles))
    }

    /// What is printed on a card, unless its numbers cannot be.
    fn face(&self, entry: &CardEntry) -> Option<Face> {
        let mut symbols = [0; 3];
        for &symbol in &entry.symbols {
            symbols[symbol as usize] += 1;
        }
        let scale = match &entry.scale {
            None => None,
            Some(ScaleEntry { counts, steps }) => {
                let last = *steps.last()?;
                let mut filled = [last; 5];
                filled.get_mut(..steps.len())?.copy_from_slice(steps);
                filled.is_sorted().then_some(())?;
                Some(Scale { counts: *counts, steps: filled })
            }
        };
        let fits = entry.strength <= 20
            && symbols.iter().all(|&count| count <= 2)
            && scale.is_none_or(|scale| scale.steps[4] <= 20)
            && (entry.strength == 0 || scale.is_none())
            && entry.deducted_at_end <= 20;
        fits.then_some(Face {
            colour: entry.colour,
            strength: entry.strength,
            scale,
            symbols,
            gear: entry.ability,
            deducted: entry.deducted_at_end,
            condition: entry.condition.as_ref().map(condition),
        })
    }

    /// The regions, each once, with neighbours that lie on the same side and see each other.
    fn regions(&self, edition: &Edition) -> Result<Vec<(Region, RegionEntry)>, Fault> {
        let mut regions: Vec<(Region, RegionEntry)> = Vec::new();
        let mut seen = Set::EMPTY;
        for spanned in &edition.region {
            let (entry, span) = (spanned.get_ref(), spanned.span());
            let named = |said: Message| said.with("id", entry.id.as_str());
            let region: Region = entry.id.parse().map_err(|_| self.fault(span.clone(), "region-id", named))?;
            if seen.contains(region) {
                return Err(self.fault(span, "region-twice", named));
            }
            if entry.city.is_some() && entry.oasis.is_some() {
                return Err(self.fault(span, "two-sites", named));
            }
            seen.insert(region);
            regions.push((region, entry.clone()));
        }
        for spanned in &edition.region {
            let (entry, span) = (spanned.get_ref(), spanned.span());
            for other in &entry.neighbours {
                let both = |said: Message| said.with("id", entry.id.as_str()).with("other", other.as_str());
                let answered = regions.iter().any(|(region, found)| {
                    region.to_string() == *other
                        && found.neighbours.contains(&entry.id)
                        && Some(Side::of(region.part()))
                            == entry.id.parse().ok().map(|own: Region| Side::of(own.part()))
                });
                if !answered || *other == entry.id {
                    return Err(self.fault(span, "neighbour", both));
                }
            }
        }
        regions.sort_by_key(|&(region, _)| region);
        Ok(regions)
    }

    fn passages(
        &self,
        edition: &Edition,
        regions: &[(Region, RegionEntry)],
    ) -> Result<Vec<([Region; 2], PassageEntry)>, Fault> {
        let mut passages = Vec::new();
        let drawing = &edition.drawing;
        let on_map = |&[longitude, latitude]: &[f32; 2]| {
            (drawing.west..=drawing.east).contains(&longitude) && (drawing.south..=drawing.north).contains(&latitude)
        };
        for spanned in &edition.passage {
            let find = |id: &String| regions.iter().map(|&(region, _)| region).find(|region| region.to_string() == *id);
            let entry = spanned.get_ref();
            let [a, b] = &entry.between;
            let both = |said: Message| said.with("id", a.as_str()).with("other", b.as_str());
            match (find(a), find(b)) {
                (Some(from), Some(to)) if from != to && Side::of(from.part()) == Side::of(to.part()) => {
                    if entry.half_board_only && [from, to].iter().any(|region| region.part() != Part::Left) {
                        return Err(self.fault(spanned.span(), "passage-never", both));
                    }
                    if !entry.via.iter().all(on_map) {
                        return Err(self.fault(spanned.span(), "passage-off-map", both));
                    }
                    passages.push(([from, to], entry.clone()));
                }
                _ => return Err(self.fault(spanned.span(), "passage", both)),
            }
        }
        Ok(passages)
    }
}

fn condition(entry: &ConditionEntry) -> Condition {
    let colours = |by: &ByColour| [by.white, by.orange, by.purple];
    match entry {
        ConditionEntry::HomeColours(by) => Condition::HomeColours(colours(by)),
        ConditionEntry::Figures(least) => Condition::Figures(*least),
        ConditionEntry::Played(by) => Condition::Played(colours(by)),
        &ConditionEntry::HomeDice { sum, single } => Condition::HomeDice { sum, single },
        ConditionEntry::Talents(least) => Condition::Talents(*least),
        ConditionEntry::Strength(least) => Condition::Strength(*least),
        &ConditionEntry::Sites { cities, oases, any } => Condition::Sites { cities, oases, any },
        ConditionEntry::Symbols(by) => Condition::Symbols([by.infantry, by.cavalry, by.archer]),
    }
}
