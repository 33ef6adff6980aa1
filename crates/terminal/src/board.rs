//! The board, drawn from the shapes of a scene. Knows roles and tints, and nothing of any game.

use crate::lens::{Lens, middle};
use crate::palette::Palette;
use crate::raster::{Raster, Weight};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use std::collections::{HashMap, HashSet};
use table::scene::{self, Form, Role, Shape, Tint};
use words::Speaker;

/// From how many dots of radius on a disc is drawn as a circle.
const CIRCLE: f32 = 3.0;

/// How many columns words may move aside for letters.
const TEXT_SHIFT: i32 = 6;

/// What stands out on the board.
#[derive(Clone, Copy, Default)]
pub struct Marks<'a> {
    /// The elements one may point at.
    pub offered: &'a [&'a str],
    /// The element one points at.
    pub chosen: Option<&'a str>,
    /// What would be there.
    pub preview: &'a [Shape],
    /// The elements that something just happened to.
    pub news: &'a [&'a str],
}

/// Draws `board` into `area`.
pub fn draw(
    board: &scene::Board,
    marks: Marks<'_>,
    speaker: Speaker<'_>,
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) {
    let mut pen = Pen {
        lens: Lens::new(board.frame, area),
        raster: Raster::new(area),
        palette,
        letters: HashMap::new(),
        grounds: Vec::new(),
        news: marks.news.iter().copied().collect(),
    };
    for shape in board.shapes.iter().chain(marks.preview) {
        pen.shape(shape);
    }
    for shape in board.shapes.iter().filter(|shape| matches!(shape.form, Form::Text { .. })) {
        pen.text(shape, speaker, area);
    }
    let at = |id: &str| board.shapes.iter().find(|shape| shape.id == id);
    for shape in marks.offered.iter().filter_map(|id| at(id)) {
        pen.mark(shape, ['‹', '›'], palette.offered());
    }
    if let Some(shape) = marks.chosen.and_then(at) {
        pen.outline(shape);
        pen.mark(shape, ['[', ']'], palette.chosen());
    }
    pen.write(buffer);
}

/// A letter on the board and what put it there: the higher the rank, the longer it stays.
struct Letter {
    sign: char,
    style: Style,
    rank: u8,
}

const RANK_TEXT: u8 = 0;
const RANK_MARK: u8 = 1;
const RANK_FIELD: u8 = 2;
const RANK_PIECE: u8 = 3;
const RANK_HERO: u8 = 4;

struct Pen<'a> {
    lens: Lens,
    raster: Raster,
    palette: Palette,
    letters: HashMap<Position, Letter>,
    grounds: Vec<(Tint, Vec<Position>)>,
    news: HashSet<&'a str>,
}

impl Pen<'_> {
    fn shape(&mut self, shape: &Shape) {
        let style = self.palette.line(shape.role, shape.tint);
        let weight = weight(shape.role);
        match &shape.form {
            Form::Area(spots) if shape.role == Role::Realm => {
                self.grounds.push((shape.tint, self.lens.cells_within(spots)));
            }
            Form::Area(spots) => {
                if shape.role != Role::Sea {
                    self.lines(spots.iter().chain(spots.first()), weight, style);
                }
            }
            Form::Line(spots) => self.lines(spots.iter(), weight, style),
            Form::Disc { at, radius } => {
                let radius = self.lens.length(*radius);
                let large = radius[0].min(radius[1]) >= CIRCLE;
                if large && shape.role == Role::Point {
                    if let Some(cell) = self.lens.cell(*at) {
                        self.put(cell, '·', self.palette.faint(), RANK_TEXT);
                    }
                } else if large {
                    self.raster.circle(self.lens.dot(*at), radius, weight.min(Weight::Plain), style);
                } else if shape.emblem.is_none() && rank(shape.role) >= RANK_PIECE {
                    self.letter(shape, '●');
                }
            }
            Form::Text { .. } => {}
        }
        if let Some(emblem) = shape.emblem {
            self.letter(shape, emblem.letter);
        }
    }

    fn lines<'s>(&mut self, spots: impl Iterator<Item = &'s scene::Spot>, weight: Weight, style: Style) {
        let dots: Vec<[f32; 2]> = spots.map(|&spot| self.lens.dot(spot)).collect();
        for pair in dots.windows(2) {
            self.raster.line(pair[0], pair[1], weight, style);
        }
    }

    /// Puts the letter of a shape in its middle, or beside it where a symbol stands already.
    fn letter(&mut self, shape: &Shape, sign: char) {
        let Some(cell) = self.lens.cell(middle(shape)) else { return };
        let mut style = self.palette.letter(shape.role, shape.tint);
        if self.news.contains(shape.id.as_str()) {
            style = style.patch(self.palette.news());
        }
        let rank = rank(shape.role);
        let beside = Position::new(cell.x + 1, cell.y);
        let taken = self.letters.get(&cell).is_some_and(|there| there.rank == RANK_FIELD);
        let free = self.letters.get(&beside).is_none_or(|there| there.rank < RANK_FIELD);
        let cell = if rank >= RANK_PIECE && taken && free { beside } else { cell };
        self.put(cell, sign, style, rank);
    }

    fn put(&mut self, cell: Position, sign: char, style: Style, rank: u8) {
        match self.letters.get(&cell) {
            Some(there) if there.rank > rank => {}
            _ => drop(self.letters.insert(cell, Letter { sign, style, rank })),
        }
    }

    /// Writes words as near to their place as letters leave room for, apart from other words if they can be, or not at all.
    fn text(&mut self, shape: &Shape, speaker: Speaker<'_>, area: Rect) {
        let Form::Text { at, text, .. } = &shape.form else { return };
        let Some(cell) = self.lens.cell(*at) else { return };
        let words = speaker.say(text);
        let wide = words.chars().count() as u16;
        let wanted = i32::from(cell.x) - i32::from(wide / 2);
        let shifts = (0..=TEXT_SHIFT).flat_map(|shift| [shift, -shift]);
        let lefts = shifts.filter_map(|shift| u16::try_from(wanted + shift).ok());
        let mut free = lefts.filter(|&left| {
            left >= area.x
                && left + wide <= area.right()
                && (left..left + wide).all(|x| !self.letters.contains_key(&Position::new(x, cell.y)))
        });
        let is_word = |x| self.letters.get(&Position::new(x, cell.y)).is_some_and(|there| there.rank == RANK_TEXT);
        let stands_apart = |left: &u16| !is_word(left.saturating_sub(1)) && !is_word(left + wide);
        let Some(left) = free.clone().find(stands_apart).or_else(|| free.next()) else { return };
        let style = self.palette.letter(shape.role, shape.tint);
        for (column, sign) in (left..).zip(words.chars()) {
            self.put(Position::new(column, cell.y), sign, style, RANK_TEXT);
        }
    }

    /// Puts signs left and right of a shape's letter, and a dot between them where it has none.
    fn mark(&mut self, shape: &Shape, signs: [char; 2], style: Style) {
        let Some(cell) = self.lens.cell(middle(shape)) else { return };
        let right = match self.letters.get(&Position::new(cell.x + 1, cell.y)) {
            Some(there) if there.rank >= RANK_PIECE => cell.x + 2,
            _ => cell.x + 1,
        };
        self.put(Position::new(cell.x.saturating_sub(1), cell.y), signs[0], style, RANK_MARK);
        self.put(Position::new(right, cell.y), signs[1], style, RANK_MARK);
        match self.letters.get_mut(&cell) {
            Some(there) if there.rank >= RANK_FIELD => there.style = there.style.patch(style),
            _ => self.put(cell, '•', style, RANK_MARK),
        }
    }

    /// Draws the outline of the shape one points at.
    fn outline(&mut self, shape: &Shape) {
        let style = self.palette.line(Role::Target, shape.tint);
        match &shape.form {
            Form::Area(spots) => self.lines(spots.iter().chain(spots.first()), Weight::Plain, style),
            Form::Line(spots) => self.lines(spots.iter(), Weight::Heavy, style),
            Form::Disc { .. } | Form::Text { .. } => {}
        }
    }

    /// Lines first, then the ground they lie on, then letters.
    fn write(self, buffer: &mut Buffer) {
        self.raster.write(buffer);
        for (tint, cells) in &self.grounds {
            for &cell in cells {
                ground(*tint, cell, self.palette, buffer);
            }
        }
        for (cell, letter) in self.letters {
            if let Some(target) = buffer.cell_mut(cell) {
                // The line that ran here leaves neither its colour nor its weight, only the ground stays.
                target.fg = if target.bg == Color::Reset { Color::Reset } else { Color::White };
                target.modifier = Modifier::empty();
                target.set_char(letter.sign).set_style(letter.style);
            }
        }
    }
}

/// One cell of an area someone holds. Without colour the seat's number is strewn over it.
fn ground(tint: Tint, cell: Position, palette: Palette, buffer: &mut Buffer) {
    let target = &mut buffer[cell];
    target.set_style(palette.ground(tint));
    if let Tint::Seat(seat) = tint
        && !palette.has_colour()
        && target.symbol() == " "
        && (cell.x + 2 * cell.y).is_multiple_of(3)
    {
        target.set_char(char::from(b'1' + seat.0)).set_style(palette.faint());
    }
}

fn weight(role: Role) -> Weight {
    match role {
        Role::Sea | Role::Land | Role::Field | Role::Grid | Role::Point => Weight::Faint,
        Role::Road | Role::Passage => Weight::Light,
        Role::Wall | Role::LastWall | Role::Plan => Weight::Heavy,
        _ => Weight::Plain,
    }
}

fn rank(role: Role) -> u8 {
    match role {
        Role::Hero => RANK_HERO,
        Role::Piece | Role::Building | Role::Plan | Role::Target => RANK_PIECE,
        _ => RANK_FIELD,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Message;
    use words::{Lang, Words};

    fn caption(at: [f32; 2], id: &'static str) -> Shape {
        let form = Form::Text { at, size: 1.0, text: Message::new(id) };
        Shape { id: id.to_owned(), form, role: Role::Caption, tint: Tint::Plain, emblem: None, label: None }
    }

    /// Two headings of Phalanxx's Action card read as one word in French: "à soiutilisé".
    #[test]
    fn words_beside_words_stand_apart() {
        let words = Words::new(Lang::En, [("en", "own = own\nused = used")]);
        let shapes = vec![caption([5.0, 2.0], "own"), caption([8.5, 2.0], "used")];
        let board = scene::Board { frame: [0.0, 0.0, 20.0, 4.0], label: Message::new("own"), shapes };
        let area = Rect::new(0, 0, 20, 4);
        let mut buffer = Buffer::empty(area);
        let marks = Marks::default();
        draw(&board, marks, words.named(&[]), Palette::PLAIN, area, &mut buffer);
        let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let said: String = (0..area.height).map(row).collect();
        assert_eq!(said.split_whitespace().collect::<Vec<_>>(), ["own", "used"], "{said:?}");
    }
}
