//! The list of choices: which are shown, and which one is pointed at.

use crate::flow;
use crate::lens::middle;
use crate::palette::Palette;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::Scene;
use table::scene::Choice;
use words::Speaker;

/// Where one points, and what one looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picker {
    at: usize,
    filter: String,
    typing: bool,
}

/// A way over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Picker {
    /// Points at the first choice that is allowed.
    pub fn new(scene: &Scene) -> Picker {
        let at = scene.choices.iter().position(|choice| choice.refusal.is_none()).unwrap_or(0);
        Picker { at, ..Picker::default() }
    }

    /// Whether letters go into the filter.
    pub fn is_typing(&self) -> bool {
        self.typing
    }

    /// What one looks for.
    pub fn filter(&self) -> &str {
        &self.filter
    }

    /// The choice pointed at.
    pub fn choice<'a>(&self, scene: &'a Scene) -> Option<&'a Choice> {
        scene.choices.get(self.at)
    }

    /// The choices that hold what one looks for.
    fn shown(&self, scene: &Scene, speaker: Speaker<'_>) -> Vec<usize> {
        let wanted = self.filter.to_lowercase();
        let holds = |choice: &Choice| {
            let group = choice.group.as_ref().map(|group| speaker.say(group)).unwrap_or_default();
            wanted.is_empty() || format!("{} {group}", speaker.say(&choice.label)).to_lowercase().contains(&wanted)
        };
        (0..scene.choices.len()).filter(|&index| holds(&scene.choices[index])).collect()
    }

    /// Goes `by` choices down the list (up if negative), round its end.
    pub fn step(&mut self, by: isize, scene: &Scene, speaker: Speaker<'_>) {
        let shown = self.shown(scene, speaker);
        if shown.is_empty() {
            return;
        }
        let now = shown.iter().position(|&index| index == self.at).unwrap_or(0);
        self.at = shown[(now as isize + by).rem_euclid(shown.len() as isize) as usize];
    }

    /// Whether one points at the last choice shown.
    pub fn is_last(&self, scene: &Scene, speaker: Speaker<'_>) -> bool {
        self.shown(scene, speaker).last().is_none_or(|&last| last == self.at)
    }

    /// Goes to the choice with this number in the list, from 1.
    pub fn number(&mut self, number: usize, scene: &Scene, speaker: Speaker<'_>) {
        if let Some(&index) = self.shown(scene, speaker).get(number.wrapping_sub(1)) {
            self.at = index;
        }
    }

    /// Goes to the next choice that begins with this letter, or stands for an element with it.
    pub fn letter(&mut self, letter: char, scene: &Scene, speaker: Speaker<'_>) {
        let wanted: Vec<char> = letter.to_lowercase().collect();
        let emblem = |choice: &Choice| {
            let shape = scene.board.shapes.iter().find(|shape| Some(&shape.id) == choice.element.as_ref());
            shape.and_then(|shape| shape.emblem).map(|emblem| emblem.letter)
        };
        let begins = |choice: &Choice| {
            let first = speaker.say(&choice.label).chars().find(|sign| sign.is_alphanumeric());
            [first, emblem(choice)].into_iter().flatten().any(|sign| sign.to_lowercase().eq(wanted.iter().copied()))
        };
        let shown = self.shown(scene, speaker);
        let after = shown.iter().filter(|&&index| index > self.at).chain(&shown);
        if let Some(&index) = after.into_iter().find(|&&index| begins(&scene.choices[index])) {
            self.at = index;
        }
    }

    /// Goes to the next choice (the one before, if `back`) that stands for something on the board.
    pub fn next_on_board(&mut self, back: bool, scene: &Scene, speaker: Speaker<'_>) {
        let mut targets: Vec<usize> =
            self.shown(scene, speaker).into_iter().filter(|&index| spot(scene, index).is_some()).collect();
        if back {
            targets.reverse();
        }
        let beyond = |index: usize| if back { index < self.at } else { index > self.at };
        if let Some(&index) = targets.iter().find(|&&index| beyond(index)).or(targets.first()) {
            self.at = index;
        }
    }

    /// Goes to the nearest choice in this direction on the board.
    pub fn go(&mut self, way: Way, scene: &Scene, speaker: Speaker<'_>) {
        let Some(here) = spot(scene, self.at) else { return self.next_on_board(way == Way::Left, scene, speaker) };
        let nearest = self
            .shown(scene, speaker)
            .into_iter()
            .filter_map(|index| {
                let there = spot(scene, index)?;
                let along = if way == Way::Left { here[0] - there[0] } else { there[0] - here[0] };
                // What lies straight ahead is nearer than what lies aslant.
                (along > 1e-3).then(|| (along + 2.0 * (there[1] - here[1]).abs(), index))
            })
            .min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, index)) = nearest {
            self.at = index;
        }
    }

    /// Starts to look for something.
    pub fn look(&mut self) {
        self.typing = true;
    }

    /// Adds a letter to what one looks for, or takes one away.
    pub fn edit(&mut self, letter: Option<char>, scene: &Scene, speaker: Speaker<'_>) {
        match letter {
            Some(letter) => self.filter.push(letter),
            None => drop(self.filter.pop()),
        }
        let shown = self.shown(scene, speaker);
        if !shown.contains(&self.at) {
            self.at = shown.first().copied().unwrap_or(self.at);
        }
    }

    /// Stops typing; what was looked for stays, unless it is to be forgotten.
    pub fn stop(&mut self, forget: bool) {
        self.typing = false;
        if forget {
            self.filter.clear();
        }
    }

    /// The list as lines of at most `width` columns, with the line pointed at in sight among `height`. `focused`: whether one is at
    /// the list at all.
    pub fn lines(
        &self,
        focused: bool,
        scene: &Scene,
        speaker: Speaker<'_>,
        palette: Palette,
        width: u16,
        height: u16,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let mut pointed = 0;
        let mut group = None;
        for (number, index) in self.shown(scene, speaker).into_iter().enumerate() {
            let choice = &scene.choices[index];
            if choice.group != group {
                group.clone_from(&choice.group);
                if let Some(group) = &group {
                    let heading = flow::shorten(&speaker.say(group), usize::from(width));
                    lines.push(Line::styled(heading, palette.frame().add_modifier(Modifier::BOLD)));
                }
            }
            if index == self.at {
                pointed = lines.len();
            }
            lines.push(line(choice, number, focused && index == self.at, speaker, palette, width));
        }
        let height = usize::from(height);
        let first = (pointed + 1 + height / 3).saturating_sub(height).min(lines.len().saturating_sub(height));
        lines.into_iter().skip(first).take(height).collect()
    }
}

/// Where on the board a choice lies, if it stands for something there.
fn spot(scene: &Scene, index: usize) -> Option<[f32; 2]> {
    let element = scene.choices.get(index)?.element.as_ref()?;
    scene.board.shapes.iter().find(|shape| &shape.id == element).map(middle)
}

fn line(
    choice: &Choice,
    number: usize,
    pointed: bool,
    speaker: Speaker<'_>,
    palette: Palette,
    width: u16,
) -> Line<'static> {
    let refused = choice.refusal.is_some();
    let pointer = if pointed { "▸" } else { " " };
    let key = if number < 9 { (number + 1).to_string() } else { " ".to_owned() };
    let sign = if refused { "✗ " } else { "" };
    let note = choice.note.as_ref().map(|note| format!(" · {}", speaker.say(note))).unwrap_or_default();
    let room = usize::from(width).saturating_sub(4);
    let text = flow::shorten(&format!("{sign}{}{note}", speaker.say(&choice.label)), room);
    let style = match (pointed, refused) {
        (true, _) => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
        (false, true) => palette.faint(),
        (false, false) => Style::new(),
    };
    Line::from(vec![
        Span::styled(format!("{pointer}{key} "), palette.frame()),
        Span::styled(format!("{text:<room$}"), style),
    ])
}
