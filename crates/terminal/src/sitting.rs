//! People at one table of the house: what they wish for is done, and what happens is shown to the one it concerns.

use crate::palette::Palette;
use crate::screen::{Screen, Wish};
use crate::sight::Sight;
use house::{Guest, House, Table, TableId, Trouble, View, WORTH_WATCHING};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use std::sync::{Arc, mpsc};
use table::scene::PanelKind;
use table::{Advice, Message, Seat, Stage};
use tokio::sync::watch;
use words::Words;

/// A guest at a table, perhaps with friends at the same screen.
pub struct Sitting<'a> {
    table: Arc<Table>,
    guest: &'a Guest,
    versions: watch::Receiver<usize>,
    screen: Screen<'a>,
    /// Whose eyes look now; none before anybody has sat down, behind a curtain, and once the game is over.
    viewer: Option<Seat>,
    /// The advice that was asked for and has not come yet.
    advice: Option<mpsc::Receiver<Result<Arc<Advice>, Trouble>>>,
    /// What happened since the last decision, while one looks at it step by step.
    walk: Option<Walk>,
}

/// The steps since a seat's last decision, and which of them is shown.
struct Walk {
    seat: Seat,
    steps: Vec<usize>,
    at: usize,
}

impl<'a> Sitting<'a> {
    /// Sits `guest` down at a table.
    pub fn new(
        house: &House,
        guest: &'a Guest,
        table: &TableId,
        words: &'a Words,
        palette: Palette,
    ) -> Result<Sitting<'a>, Trouble> {
        let table = house.table(table)?;
        let versions = table.watch();
        let screen = Screen::new(words, palette, Sight::from(table.view(guest, None)?));
        let mut sitting = Sitting { table, guest, versions, screen, viewer: None, advice: None, walk: None };
        sitting.look()?;
        Ok(sitting)
    }

    /// Looks again if something happened, and lets the clock of those who think go on.
    pub fn beat(&mut self) -> Result<(), Trouble> {
        self.screen.beat = self.screen.beat.wrapping_add(1);
        self.hear_advice();
        // Whoever looks back sees what is new once they are through.
        let is_new = self.walk.is_none() && self.versions.has_changed().unwrap_or(false);
        if is_new { self.look() } else { Ok(()) }
    }

    /// Does what a key asks for. `false`: to leave the table.
    pub fn key(&mut self, key: KeyEvent) -> Result<bool, Trouble> {
        match self.screen.key(key) {
            Wish::None => {}
            Wish::Leave => return Ok(false),
            Wish::Lift => {
                self.viewer = self.asked();
                self.look()?;
            }
            Wish::Act(action) => {
                let version = self.screen.sight.version;
                let seat = self.viewer;
                if self.decide(|table, guest, seat| table.act(guest, seat, version, &action))?
                    && let Some(seat) = seat
                {
                    self.watch(seat)?;
                }
            }
            Wish::Next => self.step(1)?,
            Wish::Before => self.step(-1)?,
            Wish::Skip => self.step(isize::MAX)?,
            Wish::Advice => self.ask_advice(),
            Wish::Undo => {
                let version = self.screen.sight.version;
                self.decide(|table, guest, seat| table.undo(guest, seat, version))?;
            }
        }
        Ok(true)
    }

    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        self.screen.draw(frame);
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.screen.sight.stage == Stage::Over
    }

    /// Whether someone at this screen is asked for something: to decide, or to lift the curtain.
    pub fn asks(&self) -> bool {
        let scene = &self.screen.sight.scene;
        self.screen.curtain.is_some() || self.walk.is_some() || !scene.choices.is_empty() || scene.sheet.is_some()
    }

    /// Asks for advice to the viewer's seat. It thinks on a thread of its own, so that the screen goes on.
    fn ask_advice(&mut self) {
        let Some(seat) = self.viewer else { return };
        let (table, guest) = (Arc::clone(&self.table), self.guest.clone());
        let (answer, heard) = mpsc::channel();
        self.advice = Some(heard);
        self.screen.notify(Message::new("terminal-advice-thinks"), None);
        std::thread::spawn(move || answer.send(table.advise(&guest, seat)));
    }

    /// Shows the advice that was asked for, once it is there and if the one it is for still looks.
    fn hear_advice(&mut self) {
        let Some(answer) = self.advice.as_ref().and_then(|heard| heard.try_recv().ok()) else { return };
        self.advice = None;
        match answer {
            Ok(advice) if self.viewer == Some(advice.seat) => self.screen.advise(&advice),
            Ok(_) => {}
            Err(trouble) => self.screen.notify(trouble.message(), None),
        }
    }

    /// Has the viewer's seat do something, and shows what came of it or why not. Whether it was done.
    fn decide(
        &mut self,
        deed: impl FnOnce(&Arc<Table>, &Guest, Seat) -> Result<usize, Trouble>,
    ) -> Result<bool, Trouble> {
        let Some(seat) = self.viewer else { return Ok(false) };
        match deed(&self.table, self.guest, seat) {
            Ok(_) => self.look().map(|()| true),
            Err(trouble) => {
                let clause = match &trouble {
                    Trouble::Refused(refusal) => refusal.clause,
                    _ => None,
                };
                self.look()?;
                self.screen.notify(trouble.message(), clause);
                Ok(false)
            }
        }
    }

    /// Shows what happened since the decision of `seat` step by step, if that is worth watching.
    fn watch(&mut self, seat: Seat) -> Result<(), Trouble> {
        let steps = self.table.steps(self.guest, seat)?;
        if steps.len() < WORTH_WATCHING {
            return Ok(());
        }
        self.screen.curtain = None;
        self.walk = Some(Walk { seat, steps, at: 0 });
        self.step(0)
    }

    /// Goes so many steps on, and after the last to the present.
    fn step(&mut self, by: isize) -> Result<(), Trouble> {
        let Some(walk) = &mut self.walk else { return Ok(()) };
        walk.at = walk.at.saturating_add_signed(by);
        let Some(&line) = walk.steps.get(walk.at) else {
            self.walk = None;
            self.screen.stepping(None);
            return self.look();
        };
        let place = Message::new("terminal-step").with("at", walk.at + 1).with("count", walk.steps.len());
        let past = self.table.moment(self.guest, walk.seat, line)?;
        self.screen.show(Sight::from(past));
        self.screen.stepping(Some(place));
        Ok(())
    }

    /// The seat of this guest that is asked now: the viewer's if it is among them.
    fn asked(&self) -> Option<Seat> {
        let own = self.table.seats_of(self.guest);
        let asked = self.screen.sight.stage.deciders().and(own);
        self.viewer.filter(|&seat| asked.contains(seat)).or(asked.lowest())
    }

    /// Shows the table as it is now, to whom it concerns. Before another person's hand would be shown, a curtain falls.
    fn look(&mut self) -> Result<(), Trouble> {
        self.versions.borrow_and_update();
        let public = self.table.view(self.guest, None)?;
        let own = self.table.seats_of(self.guest);
        let over = public.stage == Stage::Over;
        self.screen.sight.stage = public.stage;
        let next = if over { None } else { self.asked().or(self.viewer).or(own.lowest()) };
        let view = match next {
            Some(seat) => self.table.view(self.guest, Some(seat))?,
            None => public,
        };
        if let Some(seat) = next
            && next != self.viewer
            && own.len() > 1
            && has_hand(&view)
        {
            self.viewer = None;
            let public = self.table.view(self.guest, None)?;
            self.screen.show(Sight::from(public));
            self.screen.draw_curtain(seat);
            return Ok(());
        }
        self.viewer = next;
        let trouble = view.trouble.clone();
        let mut sight = Sight::from(view);
        if over {
            // Whoever sees everything has no last action; what was new to the last viewer still is.
            sight.since = self.screen.sight.since;
        }
        self.screen.show(sight);
        if let Some(trouble) = trouble {
            self.screen.notify(trouble.message(), None);
        }
        Ok(())
    }
}

/// Whether a view shows what the others at the screen must not see.
fn has_hand(view: &View) -> bool {
    view.scene.panels.iter().any(|panel| panel.kind == PanelKind::Hand)
}
