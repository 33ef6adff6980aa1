//! What a campaign or a life was worth.

use crate::clauses::*;
use crate::kinds::Campaign;
use crate::state::{Commander, End, Laurels};
use table::{ClauseId, Fame, Message, Payoffs, ScoreLine, Standing};

/// Immortality at which a life counts as perfect for [`Commander::share`].
const PERFECT_LIFE: f32 = 630.0;

impl Commander {
    /// The immortality points of one won campaign (FC-321 to FC-323).
    pub fn immortality_of(&self, laurels: &Laurels) -> i32 {
        if !laurels.won {
            return 0;
        }
        let table = &self.setup.immortality;
        i32::from(laurels.governed) * i32::from(table.governed)
            + i32::from(laurels.glory) * i32::from(table.glory)
            + i32::from(laurels.points()) * i32::from(table.points)
    }

    /// The points of Alexander's final level, once Gaugamela is won (FC-326).
    fn level_points(&self) -> i32 {
        let won = self.laurels[Campaign::Gaugamela.index()].won && self.end == Some(End::Won);
        if won { i32::from(self.level) * i32::from(self.setup.immortality.level) } else { 0 }
    }

    /// For how many years a number of points is remembered; none for the gap of the printed table (FC-328, FC-329).
    pub fn years(&self, points: i32) -> Option<i32> {
        let table = &self.setup.immortality;
        let gap = i32::from(table.rows[1][0])..i32::from(table.literal_second_row);
        if self.setup.rulings.literal_gap && gap.contains(&points) {
            return None;
        }
        let row = table.rows.iter().rev().find(|row| i32::from(row[0]) <= points);
        row.map(|row| i32::from(row[1]))
    }

    /// The campaigns this table plays.
    fn played(&self) -> impl Iterator<Item = (Campaign, &Laurels)> {
        let rulings = &self.setup.rulings;
        let range = rulings.first.index()..=rulings.last.index();
        range.map(|index| (Campaign::ALL[index], &self.laurels[index])).filter(|(_, laurels)| laurels.won)
    }

    /// All points: of victory, or of immortality where those are counted.
    pub fn score(&self) -> i32 {
        if self.setup.rulings.immortality_scoring {
            self.played().map(|(_, laurels)| self.immortality_of(laurels)).sum::<i32>() + self.level_points()
        } else {
            self.played().map(|(_, laurels)| i32::from(laurels.points())).sum()
        }
    }

    pub(crate) fn final_standing(&self) -> Option<Standing> {
        let end = self.end?;
        let mut breakdown = Vec::new();
        let mut line = |label: Message, points: i32| {
            if points != 0 {
                breakdown.push(ScoreLine { label, points: vec![points] });
            }
        };
        for (campaign, laurels) in self.played() {
            let label = |id: &'static str| Message::new(id).with("campaign", campaign.name());
            if self.setup.rulings.immortality_scoring {
                let table = &self.setup.immortality;
                let label = |id: &'static str, clause: ClauseId| label(id).with("clause", clause);
                line(
                    label("commander-score-governed", FC_321),
                    i32::from(laurels.governed) * i32::from(table.governed),
                );
                line(label("commander-score-glory", FC_322), i32::from(laurels.glory) * i32::from(table.glory));
                line(label("commander-score-points", FC_323), i32::from(laurels.points()) * i32::from(table.points));
            } else {
                let raw = laurels.box_points + laurels.option_points + laurels.city_points + laurels.mole_points;
                line(label("commander-score-box"), i32::from(laurels.box_points));
                let clause = if laurels.option_points < 0 { FC_057 } else { FC_058 };
                line(label("commander-score-options").with("clause", clause), i32::from(laurels.option_points));
                line(label("commander-score-cities").with("clause", FC_261), i32::from(laurels.city_points));
                line(label("commander-score-mole"), i32::from(laurels.mole_points));
                line(label("commander-score-floor"), i32::from(laurels.points() - raw));
            }
        }
        if self.setup.rulings.immortality_scoring {
            let label = Message::new("commander-score-level").with("level", self.level).with("clause", FC_326);
            line(label, self.level_points());
        }
        let score = self.score();
        Some(Standing { scores: vec![score], ranks: vec![self.rank()], reason: self.reason(end, score), breakdown })
    }

    fn rank(&self) -> u8 {
        if self.end == Some(End::Won) { 1 } else { 2 }
    }

    fn reason(&self, end: End, score: i32) -> Message {
        let campaign = self.campaign.name();
        match end {
            End::Won if self.setup.rulings.is_life() => match self.years(score) {
                // FC_327: only a whole life is read on the table.
                Some(years) => {
                    Message::new("commander-end-life").with("points", score).with("years", years).with("clause", FC_327)
                }
                None => Message::new("commander-end-life-unrated").with("points", score),
            },
            End::Won => Message::new("commander-end-won").with("campaign", campaign).with("points", score),
            End::OutOfTime => {
                Message::new("commander-end-out-of-time").with("campaign", campaign).with("clause", FC_006)
            }
            End::Slain => Message::new("commander-end-slain").with("campaign", campaign).with("clause", FC_007),
            End::Forsaken => Message::new("commander-end-forsaken").with("campaign", campaign),
        }
    }

    /// What the life or the campaign is remembered for. A campaign counts its victory points however it was scored, so that those of one
    /// league can be compared.
    pub(crate) fn claim(&self) -> Option<Fame> {
        let (end, rulings) = (self.end?, &self.setup.rulings);
        let won = end == End::Won;
        if !rulings.is_life() {
            let points = self.played().map(|(_, laurels)| i32::from(laurels.points())).sum();
            return Some(Fame { league: rulings.first.key(), won, points, line: self.reason(end, points) });
        }
        let points = self.score();
        let reason = self.reason(end, points);
        let campaigns: Vec<Message> = self.played().map(|(campaign, _)| campaign.name()).collect();
        let line = match (won, campaigns.is_empty()) {
            (true, _) | (false, true) => reason,
            (false, false) => Message::new("commander-fame-cut-short").with("end", reason).with("campaigns", campaigns),
        };
        Some(Fame { league: "life", won, points, line })
    }

    /// The seat's share: 0 to 0.45 for a defeat (a life grows with every campaign won), 0.5 to 1 for a victory, by its points.
    ///
    /// A single campaign divides its victory points by those of the first turn box with five cities; a life divides its immortality
    /// by the last row of the table.
    pub(crate) fn share(&self) -> f32 {
        let rulings = &self.setup.rulings;
        let won = self.played().count() as f32;
        if self.end != Some(End::Won) {
            return if rulings.is_life() { 0.15 * won.min(3.0) } else { 0.0 };
        }
        let worth = if rulings.is_life() {
            self.score() as f32 / PERFECT_LIFE
        } else {
            let best = self.map().turns[0].points + 5 * self.setup.city_points;
            let points: i16 = self.played().map(|(_, laurels)| laurels.points()).sum();
            f32::from(points) / f32::from(best.max(1))
        };
        0.5 + 0.5 * worth.clamp(0.0, 1.0)
    }

    pub(crate) fn shares(&self) -> Payoffs {
        let mut payoffs = Payoffs::default();
        if self.end.is_some() {
            payoffs[0] = self.share();
        }
        payoffs
    }
}
