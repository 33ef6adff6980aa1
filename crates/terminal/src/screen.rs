//! What a person at the keyboard sees and points at: keys go in, wishes come out. Knows neither terminals nor tables.

use crate::filling::{Filling, Turn};
use crate::page::Page;
use crate::palette::Palette;
use crate::picker::{Picker, Way};
use crate::sight::Sight;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::Value;
use table::{Advice, ClauseId, Message, Seat};
use words::Words;

/// Everything on the screen.
pub struct Screen<'a> {
    pub(crate) words: &'a Words,
    pub(crate) palette: Palette,
    pub(crate) sight: Sight,
    pub(crate) picker: Picker,
    /// The sheet to fill in, if there is one, and whether one is at it rather than at the list.
    pub(crate) filling: Option<Filling>,
    pub(crate) at_sheet: bool,
    pub(crate) page: Option<Page>,
    pub(crate) notice: Option<Notice>,
    pub(crate) curtain: Option<Seat>,
    /// Counts up while bots think.
    pub(crate) beat: usize,
    /// Which line of a record is shown, when one is replayed.
    pub(crate) replayed: Option<Message>,
    /// Which step since the last decision is shown, while one looks back.
    pub(crate) step: Option<Message>,
}

/// Something said at the bottom of the screen until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// In words.
    pub text: Message,
    /// The clause behind it.
    pub clause: Option<ClauseId>,
}

/// What a key asks for beyond the screen itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// Nothing.
    None,
    /// To take this action.
    Act(Value),
    /// To take the last action back.
    Undo,
    /// To ask for advice.
    Advice,
    /// To see the next step of what happened, or the present after the last.
    Next,
    /// To see the step before.
    Before,
    /// To see no more steps.
    Skip,
    /// To lift the curtain: the person it waits for is here.
    Lift,
    /// To leave the table.
    Leave,
}

impl<'a> Screen<'a> {
    /// A screen that shows `sight`.
    pub fn new(words: &'a Words, palette: Palette, sight: Sight) -> Screen<'a> {
        let mut screen = Screen {
            words,
            palette,
            picker: Picker::default(),
            sight,
            filling: None,
            at_sheet: false,
            page: None,
            notice: None,
            curtain: None,
            beat: 0,
            replayed: None,
            step: None,
        };
        screen.begin();
        screen
    }

    /// Shows something else. Where nothing was asked anew, one still points at the same choice.
    pub fn show(&mut self, sight: Sight) {
        let asked = |sight: &Sight| (sight.scene.choices.clone(), sight.scene.sheet.clone());
        let anew = asked(&sight) != asked(&self.sight);
        self.sight = sight;
        if anew {
            self.begin();
        }
    }

    /// Points at the first thing that is asked.
    fn begin(&mut self) {
        let scene = &self.sight.scene;
        self.picker = Picker::new(scene);
        self.filling = scene.sheet.as_ref().map(Filling::new);
        self.at_sheet = self.filling.is_some() && scene.choices.is_empty();
    }

    /// Hides everything until `seat` is at the keyboard.
    pub fn draw_curtain(&mut self, seat: Seat) {
        self.page = None;
        self.notice = None;
        self.curtain = Some(seat);
    }

    /// Says which line of a record is shown.
    pub fn replaying(&mut self, line: Message) {
        self.replayed = Some(line);
    }

    /// Says which step since the last decision is shown; none for the present.
    pub fn stepping(&mut self, step: Option<Message>) {
        self.step = step;
    }

    /// Whether a page lies over the table.
    pub fn has_page(&self) -> bool {
        self.page.is_some()
    }

    /// Lays advice over the table.
    pub fn advise(&mut self, advice: &Advice) {
        self.notice = None;
        self.page = Some(Page::advice(advice, &self.sight, self.words, self.palette));
    }

    /// Says something until the next key.
    pub fn notify(&mut self, text: Message, clause: Option<ClauseId>) {
        self.notice = Some(Notice { text, clause });
    }

    /// What a key does. What it asks for beyond the screen is returned.
    pub fn key(&mut self, key: KeyEvent) -> Wish {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Wish::Leave;
        }
        if self.curtain.is_some() {
            return match key.code {
                KeyCode::Enter => {
                    self.curtain = None;
                    Wish::Lift
                }
                KeyCode::Char('q') | KeyCode::Esc => Wish::Leave,
                _ => Wish::None,
            };
        }
        if let Some(page) = &mut self.page {
            if !page.key(key.code) {
                self.page = None;
            }
            return Wish::None;
        }
        if self.picker.is_typing() { self.type_key(key.code) } else { self.command_key(key.code) }
    }

    /// A key while one types what to look for.
    fn type_key(&mut self, code: KeyCode) -> Wish {
        let speaker = self.sight.speaker(self.words);
        match code {
            KeyCode::Char(letter) => self.picker.edit(Some(letter), &self.sight.scene, speaker),
            KeyCode::Backspace => self.picker.edit(None, &self.sight.scene, speaker),
            KeyCode::Esc => self.picker.stop(true),
            KeyCode::Enter => self.picker.stop(false),
            KeyCode::Up => self.picker.step(-1, &self.sight.scene, speaker),
            KeyCode::Down => self.picker.step(1, &self.sight.scene, speaker),
            _ => {}
        }
        Wish::None
    }

    fn command_key(&mut self, code: KeyCode) -> Wish {
        let notice = self.notice.take();
        if let Some(wish) = self.step_key(code).or_else(|| self.sheet_key(code)) {
            return wish;
        }
        let scene = &self.sight.scene;
        let speaker = self.sight.speaker(self.words);
        match code {
            KeyCode::Down if self.filling.is_some() && self.picker.is_last(scene, speaker) => self.at_sheet = true,
            KeyCode::Up => self.picker.step(-1, scene, speaker),
            KeyCode::Down => self.picker.step(1, scene, speaker),
            KeyCode::PageUp => self.picker.step(-8, scene, speaker),
            KeyCode::PageDown => self.picker.step(8, scene, speaker),
            KeyCode::Left => self.picker.go(Way::Left, scene, speaker),
            KeyCode::Right => self.picker.go(Way::Right, scene, speaker),
            KeyCode::Tab => self.picker.next_on_board(false, scene, speaker),
            KeyCode::BackTab => self.picker.next_on_board(true, scene, speaker),
            KeyCode::Enter => return self.choose(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('q') => return Wish::Leave,
            KeyCode::Char('?') => self.page = Some(Page::help(self.words)),
            KeyCode::Char('c') => self.page = Some(self.clauses(notice)),
            KeyCode::Char('l') => self.page = Some(Page::chronicle(&self.sight, self.words, self.palette)),
            KeyCode::Char('!') => return Wish::Advice,
            KeyCode::Char('/') => self.picker.look(),
            KeyCode::Esc => self.picker.stop(true),
            KeyCode::Char(digit @ '1'..='9') => self.picker.number(digit as usize - '0' as usize, scene, speaker),
            KeyCode::Char(letter) => self.picker.letter(letter, scene, speaker),
            _ => {}
        }
        Wish::None
    }

    /// A key while one looks back; none if it is one of the table's.
    fn step_key(&self, code: KeyCode) -> Option<Wish> {
        self.step.as_ref()?;
        match code {
            KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => Some(Wish::Next),
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => Some(Wish::Before),
            KeyCode::Esc | KeyCode::Char('s') => Some(Wish::Skip),
            _ => None,
        }
    }

    /// A key while one is at the sheet; none if it is none of the sheet's.
    fn sheet_key(&mut self, code: KeyCode) -> Option<Wish> {
        if !self.at_sheet {
            return None;
        }
        let (filling, sheet) = (self.filling.as_mut()?, self.sight.scene.sheet.as_ref()?);
        match filling.key(code, sheet) {
            Turn::Unknown => return None,
            Turn::Send(action) => return Some(Wish::Act(action)),
            Turn::Refuse(reason) => self.notify(reason, None),
            Turn::Leave => self.at_sheet = self.sight.scene.choices.is_empty(),
            Turn::Stay => {}
        }
        Some(Wish::None)
    }

    /// Takes the choice pointed at, or says why not.
    fn choose(&mut self) -> Wish {
        let Some(choice) = self.picker.choice(&self.sight.scene) else { return Wish::None };
        match &choice.refusal {
            None => Wish::Act(choice.action.clone()),
            Some(refusal) => {
                let (reason, clause) = (refusal.reason.clone(), refusal.clause);
                self.notify(reason, clause);
                Wish::None
            }
        }
    }

    fn undo(&mut self) -> Wish {
        if self.sight.may_undo {
            return Wish::Undo;
        }
        self.notify(Message::new("table-refusal-nothing-to-undo"), None);
        Wish::None
    }

    /// The clauses behind what is on the screen: of a refusal just read, of the choice pointed at, of the prompt.
    fn clauses(&self, notice: Option<Notice>) -> Page {
        let refusal = self.picker.choice(&self.sight.scene).and_then(|choice| choice.refusal.as_ref());
        let mut ids: Vec<ClauseId> = notice
            .and_then(|notice| notice.clause)
            .into_iter()
            .chain(refusal.and_then(|refusal| refusal.clause))
            .chain(self.sight.scene.prompt.clauses.iter().copied())
            .collect();
        let mut seen = Vec::new();
        ids.retain(|id| {
            !seen.contains(id) && {
                seen.push(*id);
                true
            }
        });
        Page::clauses(&ids, &self.sight, self.words, self.palette)
    }
}
