//! Puts everything in its place on the screen.

use crate::board;
use crate::flow;
use crate::panels;
use crate::score;
use crate::screen::Screen;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use table::Message;
use table::scene::{Choice, Panel};

/// Below this the board is left out: the list alone can still be played.
const LEAST: (u16, u16) = (64, 18);
/// The width of what stands beside the board.
const SIDE: (u16, u16) = (30, 48);
/// How many lines the choices need at least.
const LIST: u16 = 8;
/// How many lines a board needs at least to be worth looking at.
const BOARD: u16 = 12;
/// A spinner for bots that think.
const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⢰", "⣠", "⣄", "⡆", "⠇"];

/// Where things stand.
struct Places {
    title: Rect,
    board: Rect,
    chronicle: Rect,
    side: Rect,
    keys: Rect,
}

impl Places {
    fn new(area: Rect) -> Places {
        let [title, middle, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return Places { title, board: Rect::ZERO, chronicle: Rect::ZERO, side: middle, keys };
        }
        let side = (area.width * 9 / 25).clamp(SIDE.0, SIDE.1);
        let [left, side] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).spacing(1).areas(middle);
        let chronicle = (middle.height / 4).clamp(4, 12);
        let [board, chronicle] = Layout::vertical([Constraint::Fill(1), Constraint::Length(chronicle)]).areas(left);
        Places { title, board, chronicle, side, keys }
    }
}

impl Screen<'_> {
    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        if let Some(seat) = self.curtain {
            return self.draw_curtain_over(frame, seat);
        }
        let places = Places::new(frame.area());
        self.draw_title(frame, places.title);
        let (focus, rest) = panels::parted(&self.sight.scene.panels);
        // Where there is no board, everything stands on the side.
        let beside = if places.board.is_empty() { [focus.as_slice(), &rest].concat() } else { rest };
        let board = self.draw_focus(&focus, frame, places.board);
        self.draw_board(frame, board);
        self.draw_chronicle(frame, places.chronicle);
        self.draw_side(&beside, frame, places.side);
        self.draw_keys(frame, places.keys);
        if let Some(page) = &self.page {
            page.draw(self.words, self.palette, frame, frame.area());
        }
    }

    fn say(&self, message: &Message) -> String {
        self.sight.speaker(self.words).say(message)
    }

    fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }

    fn draw_curtain_over(&self, frame: &mut Frame<'_>, seat: table::Seat) {
        let message = Message::new("terminal-curtain").with("seat", seat);
        let lines = flow::wrapped(&self.say(&message), frame.area().width.min(60), "", Style::new());
        let area = frame.area().centered(Constraint::Max(60), Constraint::Length(lines.len() as u16));
        frame.render_widget(Paragraph::new(lines).centered(), area);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect) {
        let game = self.words.say(&Message::new(format!("{}-name", self.sight.game.id)));
        let thinking: Vec<String> = self
            .sight
            .thinking
            .iter()
            .map(|seat| {
                let spinner = SPINNER[self.beat % SPINNER.len()];
                format!("{} {spinner}", self.say(&Message::new("terminal-thinking").with("seat", seat)))
            })
            .collect();
        let style = self.palette.frame().add_modifier(Modifier::BOLD | Modifier::REVERSED);
        frame.buffer_mut().set_style(area, style);
        frame.render_widget(Line::styled(format!(" {game}"), style), area);
        let aside = self.replayed.as_ref().map_or_else(|| thinking.join(" · "), |line| self.say(line));
        frame.render_widget(Line::styled(format!("{aside} "), style).right_aligned(), area);
    }

    /// The choice pointed at, unless one is at the sheet.
    fn choice(&self) -> Option<&Choice> {
        if self.at_sheet { None } else { self.picker.choice(&self.sight.scene) }
    }

    fn offered(&self) -> Vec<&str> {
        let allowed = self.sight.scene.choices.iter().filter(|choice| choice.refusal.is_none());
        allowed.filter_map(|choice| choice.element.as_deref()).collect()
    }

    fn panel_lines(&self, panels: &[&Panel], detail: panels::Detail, width: u16) -> Vec<Line<'static>> {
        let marks = panels::Marks {
            offered: &self.offered(),
            chosen: self.choice().and_then(|choice| choice.element.as_deref()),
        };
        panels::lines(panels, detail, marks, self.sight.speaker(self.words), self.palette, width)
    }

    /// Draws what everything turns on above the board, and returns what is left for it.
    fn draw_focus(&self, focus: &[&Panel], frame: &mut Frame<'_>, area: Rect) -> Rect {
        if focus.is_empty() || area.is_empty() {
            return area;
        }
        let lines = self.panel_lines(focus, panels::Detail::Full, area.width.saturating_sub(2));
        let [above, below] = Layout::vertical([Constraint::Max(lines.len() as u16), Constraint::Fill(1)]).areas(area);
        frame.render_widget(Paragraph::new(lines), above.inner(Margin::new(1, 0)));
        if below.height < BOARD { Rect::ZERO } else { below }
    }

    fn draw_board(&self, frame: &mut Frame<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let marks = board::Marks {
            offered: &self.offered(),
            chosen: self.choice().and_then(|choice| choice.element.as_deref()),
            preview: self.choice().map(|choice| choice.preview.as_slice()).unwrap_or_default(),
            news: &self.sight.news(),
        };
        let speaker = self.sight.speaker(self.words);
        let area = area.inner(Margin::new(1, 0));
        board::draw(&self.sight.scene.board, marks, speaker, self.palette, area, frame.buffer_mut());
    }

    /// The last lines of what happened, the new ones marked.
    fn draw_chronicle(&self, frame: &mut Frame<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let block = self.headed(self.text("terminal-chronicle"));
        let inner = block.inner(area);
        let mut lines: Vec<Line<'static>> = Vec::new();
        for told in self.sight.told.iter().rev() {
            if lines.len() >= usize::from(inner.height) {
                break;
            }
            let new = told.line > self.sight.since;
            let style =
                if told.fact.heading { self.palette.frame().add_modifier(Modifier::BOLD) } else { Style::new() };
            let mut said = flow::wrapped(&self.say(&told.fact.message), inner.width, "  ", style);
            if new && let Some(mark) = said.first_mut().and_then(|line| line.spans.first_mut()) {
                *mark = Span::raw("• ");
            }
            said.reverse();
            lines.extend(said);
        }
        lines.truncate(usize::from(inner.height));
        lines.reverse();
        frame.render_widget(block, area);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn headed(&self, title: String) -> Block<'static> {
        Block::new().borders(Borders::TOP).border_style(self.palette.frame()).title(format!(" {title} "))
    }

    /// Panels above, then what is asked, then the choices or the result.
    fn draw_side(&self, beside: &[&Panel], frame: &mut Frame<'_>, area: Rect) {
        let prompt = self.prompt(area.width);
        let room = area.height.saturating_sub(prompt.len() as u16 + 1 + LIST);
        let panels = |detail| self.panel_lines(beside, detail, area.width);
        let fits = |lines: &Vec<Line<'_>>| lines.len() <= usize::from(room);
        let tiny = || panels(panels::Detail::Tiny);
        let panels = panels::Detail::ALL.into_iter().map(panels).find(fits).unwrap_or_else(tiny);
        let tall = (panels.len() as u16).min(room);
        let [above, asked, below] = Layout::vertical([
            Constraint::Length(tall),
            Constraint::Length(prompt.len() as u16 + 1),
            Constraint::Fill(1),
        ])
        .areas(area);
        frame.render_widget(Paragraph::new(panels), above);
        let block = self.headed(self.text("terminal-prompt"));
        frame.render_widget(Paragraph::new(prompt).block(block), asked);
        match &self.sight.standing {
            Some(standing) => {
                let lines = score::lines(standing, &self.sight, self.words, self.palette, below.width);
                frame.render_widget(Paragraph::new(lines), below);
            }
            None => self.draw_choices(frame, below),
        }
    }

    /// What a step brought, which one it is.
    fn happened(&self, step: &Message, width: u16) -> Vec<Line<'static>> {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut lines = flow::wrapped(&self.say(step), width, "", bold);
        for told in self.sight.told.iter().filter(|told| told.line > self.sight.since) {
            let style =
                if told.fact.heading { self.palette.frame().add_modifier(Modifier::BOLD) } else { Style::new() };
            lines.extend(flow::wrapped(&self.say(&told.fact.message), width, "  ", style));
        }
        lines
    }

    /// The steps of the decision, what is asked, and what was just refused; while one looks back, what happened.
    fn prompt(&self, width: u16) -> Vec<Line<'static>> {
        if let Some(step) = &self.step {
            return self.happened(step, width);
        }
        let prompt = &self.sight.scene.prompt;
        let mut lines = Vec::new();
        if let Some(steps) = &prompt.steps {
            let names = steps.names.iter().enumerate().map(|(index, name)| {
                let (text, style) = if index == steps.at {
                    (format!("[{}]", self.say(name)), Style::new().add_modifier(Modifier::BOLD))
                } else {
                    (self.say(name), self.palette.faint())
                };
                let arrow = if index + 1 < steps.names.len() { " ›" } else { "" };
                vec![Span::styled(text, style), Span::styled(arrow, self.palette.faint())]
            });
            lines.extend(flow::pieces(names.collect(), width, ""));
        }
        lines.extend(flow::wrapped(&self.say(&prompt.text), width, "", Style::new().add_modifier(Modifier::BOLD)));
        if let Some(notice) = &self.notice {
            let clause = notice.clause.map(|clause| format!(" ({clause})")).unwrap_or_default();
            let text = format!("! {}{clause}", self.say(&notice.text));
            lines.extend(flow::wrapped(&text, width, "", self.palette.alarm()));
        }
        lines
    }

    /// The list, and below it more about the choice pointed at.
    fn draw_choices(&self, frame: &mut Frame<'_>, area: Rect) {
        let about = self.about_choice(area.width);
        let about_height = (about.len() as u16).min(area.height / 2);
        let sheet = self.sheet(area.width);
        let searching = self.picker.is_typing() || !self.picker.filter().is_empty();
        let [search, list, fields, below] = Layout::vertical([
            Constraint::Length(u16::from(searching)),
            Constraint::Fill(1),
            Constraint::Length(sheet.len() as u16),
            Constraint::Length(about_height),
        ])
        .areas(area);
        let cursor = if self.picker.is_typing() { "▏" } else { "" };
        frame.render_widget(Line::styled(format!("/{}{cursor}", self.picker.filter()), self.palette.offered()), search);
        let speaker = self.sight.speaker(self.words);
        let lines =
            self.picker.lines(!self.at_sheet, &self.sight.scene, speaker, self.palette, list.width, list.height);
        frame.render_widget(Paragraph::new(lines), list);
        frame.render_widget(Paragraph::new(sheet), fields);
        frame.render_widget(Paragraph::new(about), below);
    }

    fn sheet(&self, width: u16) -> Vec<Line<'static>> {
        let (Some(filling), Some(sheet)) = (&self.filling, &self.sight.scene.sheet) else { return Vec::new() };
        filling.lines(sheet, self.at_sheet, self.sight.speaker(self.words), self.palette, width)
    }

    /// What the list has no room for: the whole label, why not, and whether it is for good.
    fn about_choice(&self, width: u16) -> Vec<Line<'static>> {
        let Some(choice) = self.choice() else { return Vec::new() };
        let faint = self.palette.faint();
        let note = choice.note.as_ref().map(|note| format!(" · {}", self.say(note))).unwrap_or_default();
        let label = format!("{}{note}", self.say(&choice.label));
        let mut lines = Vec::new();
        if flow::columns(&label) + 4 > usize::from(width) {
            lines.extend(flow::wrapped(&label, width, "  ", faint));
        }
        if let Some(refusal) = &choice.refusal {
            let clause = refusal.clause.map(|clause| format!(" ({clause})")).unwrap_or_default();
            lines.extend(flow::wrapped(&format!("✗ {}{clause}", self.say(&refusal.reason)), width, "  ", faint));
        } else if choice.is_final {
            lines.extend(flow::wrapped(&self.text("terminal-final"), width, "  ", faint));
        }
        lines
    }

    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let id = match (&self.sight.standing, self.picker.is_typing(), self.sight.scene.choices.is_empty()) {
            _ if self.replayed.is_some() => "terminal-keys-replay",
            _ if self.step.is_some() => "terminal-keys-steps",
            _ if self.at_sheet => "terminal-keys-sheet",
            (Some(_), _, _) => "terminal-keys-over",
            (None, true, _) => "terminal-keys-typing",
            (None, false, true) => "terminal-keys-waiting",
            (None, false, false) => "terminal-keys",
        };
        let keys = flow::shorten(&self.text(id), usize::from(area.width));
        frame.render_widget(Line::styled(keys, self.palette.faint()), area);
    }
}
