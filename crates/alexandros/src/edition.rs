//! Editions: the board and the numbers of components as a TOML file, read with every mistake explained.

use crate::board::{Board, MAX_CELLS, MAX_HALVES, MAX_LINES, MAX_POINTS, MAX_ROWS, Misfit};
use crate::{Cell, Point, Symbol};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use table::{EditionFile, Fault, Message, Source};
use toml::Spanned;

/// How many there are of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Components {
    /// Governors of each player.
    pub governors: u8,
    /// Cards of each symbol.
    pub cards: u8,
    /// Black walls.
    pub black_walls: u8,
    /// Red walls.
    pub red_walls: u8,
    /// Points that end the game.
    pub goal: u16,
}

/// The name of a sea, written on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeaName {
    /// Which sea it is.
    pub name: Sea,
    /// The middle of the name, in line lengths to the right of and below the point q0r0.
    pub at: [f32; 2],
}

/// A sea that has words in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sea {
    /// The Mediterranean.
    Mediterranean,
    /// The Black Sea.
    Black,
    /// The Caspian.
    Caspian,
    /// The Persian Gulf.
    Gulf,
}

impl Sea {
    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Sea::Mediterranean => "mediterranean",
            Sea::Black => "black",
            Sea::Caspian => "caspian",
            Sea::Gulf => "gulf",
        }
    }
}

/// An edition as it is written.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "title")]
    _title: String,
    components: WrittenComponents,
    map: WrittenMap,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WrittenComponents {
    governors: Sourced<i64>,
    cards: Sourced<i64>,
    black_walls: Sourced<i64>,
    red_walls: Sourced<i64>,
    goal: Sourced<i64>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WrittenMap {
    #[serde(rename = "source")]
    _source: Source,
    start: Sourced<String>,
    rows: Spanned<Vec<Spanned<String>>>,
    count: BTreeMap<String, Spanned<usize>>,
    #[serde(default)]
    seas: Vec<WrittenSea>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WrittenSea {
    name: Sea,
    at: Spanned<[f32; 2]>,
}

/// A value with where it comes from.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Sourced<T> {
    value: Spanned<T>,
    #[serde(rename = "source")]
    _source: Source,
}

fn too_large(message: &'static str, found: usize, most: usize) -> Message {
    Message::new(message).with("found", found).with("most", most)
}

/// Reads an edition: the components, the board and the names on it, or the first mistake with its line.
pub fn read(file: &EditionFile) -> Result<(Components, Board, Vec<SeaName>), Fault> {
    let written: Written = file.parse()?;
    let components = written.components.read(file)?;
    let board = written.map.read(file)?;
    let seas = written.map.seas.iter().map(|sea| sea.read(file)).collect::<Result<_, _>>()?;
    Ok((components, board, seas))
}

impl WrittenComponents {
    fn read(&self, file: &EditionFile) -> Result<Components, Fault> {
        let small = |value, range| within(file, value, range).map(|number| number as u8);
        Ok(Components {
            governors: small(&self.governors, 1..=8)?,
            cards: small(&self.cards, 2..=20)?,
            black_walls: small(&self.black_walls, 1..=200)?,
            red_walls: small(&self.red_walls, 1..=50)?,
            goal: within(file, &self.goal, 1..=1000)? as u16,
        })
    }
}

fn within(file: &EditionFile, written: &Sourced<i64>, range: RangeInclusive<i64>) -> Result<i64, Fault> {
    let number = *written.value.get_ref();
    if range.contains(&number) {
        return Ok(number);
    }
    let reason = Message::new("alexandros-fault-number")
        .with("found", number)
        .with("min", *range.start())
        .with("max", *range.end());
    Err(file.fault(written.value.span(), reason))
}

impl WrittenSea {
    fn read(&self, file: &EditionFile) -> Result<SeaName, Fault> {
        let at = *self.at.get_ref();
        if at.iter().all(|place| place.abs() <= MAX_HALVES as f32) {
            return Ok(SeaName { name: self.name, at });
        }
        let reason = Message::new("alexandros-fault-sea-place").with("most", MAX_HALVES);
        Err(file.fault(self.at.span(), reason))
    }
}

impl WrittenMap {
    fn read(&self, file: &EditionFile) -> Result<Board, Fault> {
        let land = self.land(file)?;
        let start_span = self.start.value.span();
        let start: Point = self.start.value.get_ref().parse().map_err(|_| {
            let name = self.start.value.get_ref().as_str();
            file.fault(start_span.clone(), Message::new("alexandros-fault-point-name").with("name", name))
        })?;
        let board = Board::new(&land, start).map_err(|misfit| {
            let (span, reason) = match misfit {
                Misfit::StartNotOnLand => (start_span, Message::new("alexandros-fault-start-not-on-land")),
                Misfit::TooManyPoints(found) => {
                    (self.rows.span(), too_large("alexandros-fault-too-many-points", found, MAX_POINTS))
                }
                Misfit::TooManyLines(found) => {
                    (self.rows.span(), too_large("alexandros-fault-too-many-lines", found, MAX_LINES))
                }
                Misfit::CutOff(point) => {
                    let reason = Message::new("alexandros-fault-not-connected").with("point", point.to_string());
                    (self.rows.span(), reason)
                }
            };
            file.fault(span, reason.with("start", start.to_string()))
        })?;
        self.count(file, &board)?;
        Ok(board)
    }

    /// The land cells by name.
    fn land(&self, file: &EditionFile) -> Result<BTreeMap<Cell, Option<Symbol>>, Fault> {
        let rows = self.rows.get_ref();
        if rows.len() > MAX_ROWS {
            let reason = too_large("alexandros-fault-too-many-rows", rows.len(), MAX_ROWS);
            return Err(file.fault(rows[MAX_ROWS].span(), reason));
        }
        let mut land = BTreeMap::new();
        for (row, text) in rows.iter().enumerate() {
            let width = text.get_ref().chars().count();
            if width > MAX_HALVES {
                let reason = too_large("alexandros-fault-row-too-wide", width, MAX_HALVES);
                return Err(file.fault(text.span(), reason));
            }
            for (half, letter) in text.get_ref().chars().enumerate() {
                let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter);
                match (letter, symbol) {
                    (' ', _) => {}
                    ('.', _) | (_, Some(_)) => {
                        land.insert(Cell::at(row as u8, half as u8), symbol);
                    }
                    _ => {
                        let reason = Message::new("alexandros-fault-letter")
                            .with("letter", letter.to_string())
                            .with("cell", Cell::at(row as u8, half as u8).to_string());
                        return Err(file.fault(text.span(), reason));
                    }
                }
            }
            if land.len() > MAX_CELLS {
                let reason = too_large("alexandros-fault-too-many-cells", land.len(), MAX_CELLS);
                return Err(file.fault(text.span(), reason));
            }
        }
        Ok(land)
    }

    /// Compares what the map holds with what the edition says it should.
    fn count(&self, file: &EditionFile, board: &Board) -> Result<(), Fault> {
        let symbols: usize = Symbol::ALL.into_iter().map(|symbol| board.cells_of(symbol).len()).sum();
        let mut found = BTreeMap::from([
            ("cells", board.cell_count()),
            ("lines", board.line_count()),
            ("coast", board.coast().len()),
            ("points", board.point_count()),
            ("blank", board.cell_count() - symbols),
        ]);
        found.extend(Symbol::ALL.into_iter().map(|symbol| (symbol.name(), board.cells_of(symbol).len())));
        for (what, said) in &self.count {
            let Some(&found) = found.get(what.as_str()) else {
                let known = found.keys().copied().collect::<Vec<_>>().join(", ");
                let reason = Message::new("alexandros-fault-count-name").with("name", what.as_str());
                return Err(file.fault(said.span(), reason.with("known", known)));
            };
            if found != *said.get_ref() {
                let reason = Message::new("alexandros-fault-count")
                    .with("name", what.as_str())
                    .with("said", *said.get_ref())
                    .with("found", found);
                return Err(file.fault(said.span(), reason));
            }
        }
        Ok(())
    }
}
