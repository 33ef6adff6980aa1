//! A table in a list.

use crate::TableId;
use std::time::SystemTime;
use store::Listed;
use table::{Record, Seat, SeatMark, Seats};

/// What a list shows of a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The table.
    pub id: TableId,
    /// The id of its game.
    pub game: String,
    /// The names by seat.
    pub names: Vec<String>,
    /// The seats that belong to persons.
    pub persons: Seats,
    /// The seats asked now.
    pub turn: Seats,
    /// Whether the game is over.
    pub over: bool,
    /// When it was last touched.
    pub updated: SystemTime,
}

impl Summary {
    /// Reads what the store lists. One table whose header cannot be read must not hide the others: it is left out.
    pub(crate) fn new(listed: Listed) -> Option<Summary> {
        let header = Record::from_lines(vec![listed.header]).ok()?.header;
        Some(Summary {
            id: TableId::from(listed.id.as_str()),
            game: header.game,
            persons: persons(&header.seats),
            names: header.seats.into_iter().map(|mark| mark.name).collect(),
            turn: listed.turn,
            over: listed.turn.is_empty(),
            updated: listed.updated,
        })
    }
}

/// The seats that belong to persons.
pub(crate) fn persons(seats: &[SeatMark]) -> Seats {
    Seat::first(seats.len()).filter(|seat| seats[seat.index()].is_person()).collect()
}
