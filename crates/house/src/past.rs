//! A table as it was: finished games to everybody, the latest steps of a game to those who sit at it.

use crate::course::Course;
use crate::{Guest, Table, Trouble, View};
use table::{Eye, Record, Seat};

impl Table {
    /// Everything as it was after the first `line` lines of the record (the nearest there are), once the game is over.
    pub fn replay(&self, line: usize) -> Result<View, Trouble> {
        self.as_it_was(&self.record()?.up_to(line), Eye::All)
    }

    /// The [`steps`](View::steps) since the last action of `seat`, without the work of a whole view.
    pub fn steps(&self, guest: &Guest, seat: Seat) -> Result<Vec<usize>, Trouble> {
        self.check_seat(guest, seat)?;
        self.of_course(|course| course.steps(seat))
    }

    /// What `seat` of `guest` saw after one of the [`steps`](View::steps) since its last action, with nothing to decide; the present for
    /// any other line.
    pub fn moment(&self, guest: &Guest, seat: Seat, line: usize) -> Result<View, Trouble> {
        if !self.steps(guest, seat)?.contains(&line) {
            return self.view(guest, Some(seat));
        }
        let lines = self.of_course(|course| Ok(course.lines().to_vec()))?;
        let record = Record::from_lines(lines).map_err(Trouble::Flawed)?.up_to(line);
        let mut view = self.as_it_was(&record, Eye::Seat(seat))?;
        view.scene.choices.clear();
        view.scene.sheet = None;
        Ok(View { own: self.seats_of(guest), may_undo: false, ..view })
    }

    /// What `eye` saw at the end of `record`, the last line of which is new to it.
    fn as_it_was(&self, record: &Record, eye: Eye) -> Result<View, Trouble> {
        let course = Course::load(self.core.title(&self.header.game)?, record, &self.edition, None)?;
        Ok(View { since: course.version() - 1, ..course.view(self.id(), eye)? })
    }
}
