//! Colours and weights. Nothing is told by colour alone: without it, letters, brackets and weights say the same.

use ratatui::style::{Color, Modifier, Style};
use table::scene::{Role, Tint};

/// How things look: with colour or without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    colour: bool,
}

/// Colours of seats, as the terminal's own theme has them.
const SEATS: [Color; 5] = [Color::Red, Color::Blue, Color::Green, Color::Yellow, Color::Magenta];

/// Colours of kinds: middle tones that read on dark and on light.
const KINDS: [Color; 8] = [
    Color::Indexed(172),
    Color::Indexed(167),
    Color::Indexed(74),
    Color::Indexed(71),
    Color::Indexed(140),
    Color::Indexed(178),
    Color::Indexed(37),
    Color::Indexed(175),
];

const CLAY: Color = Color::Indexed(173);

impl Palette {
    /// The palette with colour.
    pub const COLOUR: Palette = Palette { colour: true };
    /// The palette without.
    pub const PLAIN: Palette = Palette { colour: false };

    /// As the person wishes it: without colour where `NO_COLOR` is set (see no-color.org).
    pub fn of_environment() -> Palette {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Palette { colour: wanted }
    }

    /// Whether there is colour.
    pub fn has_colour(self) -> bool {
        self.colour
    }

    fn fg(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The colour of a tint.
    pub fn tint(self, tint: Tint) -> Style {
        match tint {
            Tint::Plain => Style::new(),
            Tint::Seat(seat) => self.fg(SEATS[seat.index() % SEATS.len()]),
            Tint::Kind(kind) => self.fg(KINDS[usize::from(kind) % KINDS.len()]),
        }
    }

    /// The colour of a tint as ground, for areas someone holds.
    pub fn ground(self, tint: Tint) -> Style {
        match self.tint(tint).fg {
            Some(colour) => Style::new().fg(Color::White).bg(match colour {
                Color::Red => Color::Indexed(52),
                Color::Blue => Color::Indexed(18),
                Color::Green => Color::Indexed(22),
                Color::Yellow => Color::Indexed(58),
                Color::Magenta => Color::Indexed(53),
                other => other,
            }),
            None => Style::new(),
        }
    }

    /// How lines of a role look.
    pub fn line(self, role: Role, tint: Tint) -> Style {
        match role {
            Role::Sea | Role::Land | Role::Field | Role::Grid | Role::Point => Style::new().add_modifier(Modifier::DIM),
            Role::Coast => self.fg(Color::Cyan),
            Role::Passage => self.fg(Color::Blue),
            Role::LastWall => self.fg(Color::LightRed).add_modifier(Modifier::BOLD),
            Role::Plan | Role::Target => self.fg(Color::LightMagenta).add_modifier(Modifier::BOLD),
            Role::Wall => Style::new().add_modifier(Modifier::BOLD),
            _ => self.tint(tint),
        }
    }

    /// How the letter on a shape looks.
    pub fn letter(self, role: Role, tint: Tint) -> Style {
        match role {
            Role::Hero => self.fg(CLAY).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Role::Piece | Role::Building => self.tint(tint).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Role::Plan | Role::Target => self.line(role, tint),
            Role::Caption => self.tint(tint),
            _ => self.tint(tint).add_modifier(Modifier::BOLD),
        }
    }

    /// What one may point at.
    pub fn offered(self) -> Style {
        self.fg(CLAY)
    }

    /// What one points at.
    pub fn chosen(self) -> Style {
        self.fg(Color::LightMagenta).add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// What just happened.
    pub fn news(self) -> Style {
        Style::new().add_modifier(Modifier::UNDERLINED)
    }

    /// Headings and borders.
    pub fn frame(self) -> Style {
        self.fg(CLAY)
    }

    /// What is said in passing.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What went wrong.
    pub fn alarm(self) -> Style {
        self.fg(Color::LightRed).add_modifier(Modifier::BOLD)
    }
}
