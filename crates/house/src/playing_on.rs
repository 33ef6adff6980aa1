//! Playing on from a position of a finished game: a new table whose record begins with the lines up to there.

use crate::course::Course;
use crate::guest::random;
use crate::{Guest, House, TableId, Trouble};
use table::{Order, PERSON, SeatMark};

impl House {
    /// Opens a table that goes on where the finished game of `table` stood before `line`, with dice of its own. Who sat there sits
    /// there again, and all persons' seats belong to `owner`; where a bot was to decide, a person takes its seat.
    pub fn play_on(&self, table: &TableId, line: usize, owner: &Guest) -> Result<TableId, Trouble> {
        let table = self.table(table)?;
        let (header, edition) = (table.header(), &table.edition);
        let record = table.record()?;
        let origin = record.up_to(line.clamp(2, record.lines.len()) - 1);
        let title = self.core.title(&header.game)?;
        let course = Course::load(title, &origin, edition, None)?;
        let mut seats: Vec<SeatMark> = header.seats.clone();
        let takes_over = course.turn().lowest();
        if let Some(seat) = takes_over {
            seats[seat.index()].player = PERSON.to_owned();
        }
        self.lay(title, owner, |id| {
            Ok(Order {
                edition: edition.clone(),
                options: header.options.clone(),
                seats: seats.clone(),
                table: id.to_string(),
                entropy: Vec::new(),
                seed: random(),
                advice: header.advice,
                origin: Some(origin.clone()),
            })
        })
    }
}
