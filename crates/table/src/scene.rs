//! A scene: what one eye sees, as data. The web turns it into HTML and SVG, the terminal into cells, `--json` into JSON.
//!
//! Screens know nothing of any game. They draw shapes, panels and cards, show the prompt, offer the choices, and send back the
//! action of the choice that was made.

use crate::{ClauseId, Message, Refusal, Seat};
use serde::Serialize;
use serde_json::Value;

/// What one eye sees and may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scene {
    /// The board.
    pub board: Board,
    /// What lies beside the board: players, stocks, hands.
    pub panels: Vec<Panel>,
    /// What is asked of the viewer, or whom everybody waits for.
    pub prompt: Prompt,
    /// What the viewer may do, and some of what they may not, with the reason.
    pub choices: Vec<Choice>,
    /// Numbers to fill in, where a list of choices would be too long. What it can send is offered besides the choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
}

impl Scene {
    /// What `action` is in words: as its choice says it, with its heading and then what it would bring where another choice is called the
    /// same, or as the numbers it fills in. One that the scene neither offers nor asks for is shown as it is written.
    pub fn words_of(&self, action: &Value) -> Message {
        if let Some(choice) = self.choice_of(action) {
            let has_namesake = |name: fn(&Choice) -> Message| {
                let namesakes =
                    self.choices.iter().filter(|other| other.refusal.is_none() && name(other) == name(choice));
                namesakes.count() > 1
            };
            if !has_namesake(|choice| choice.label.clone()) {
                return choice.label.clone();
            }
            return match &choice.note {
                Some(note) if has_namesake(Choice::name) => {
                    Message::new("table-choice-bringing").with("choice", choice.name()).with("note", note.clone())
                }
                _ => choice.name(),
            };
        }
        let filled = self.sheet.as_ref().and_then(|sheet| Some((sheet, action.get(sheet.action)?)));
        let Some((sheet, numbers)) = filled else {
            return Message::new("table-said").with("what", action.to_string());
        };
        let number = |field: &Field| numbers.get(field.key).and_then(Value::as_i64).filter(|&number| number != 0);
        let given = sheet.fields.iter().filter_map(|field| {
            Some(Message::new("table-field-given").with("label", field.label.clone()).with("number", number(field)?))
        });
        Message::new("table-sheet-given").with("label", sheet.label.clone()).with("given", given.collect::<Vec<_>>())
    }

    /// The choice that sends `action`, if it is offered.
    pub fn choice_of(&self, action: &Value) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.action == *action && choice.refusal.is_none())
    }
}

/// Numbers to fill in that must add up: cubes over boxes, points over skills.
///
/// It sends `{ACTION: {KEY: number, …}}`. While the numbers do not add up it cannot be sent, and says what is missing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet {
    /// What is to be filled in.
    pub label: Message,
    /// The name of the action.
    pub action: &'static str,
    /// The numbers, in order.
    pub fields: Vec<Field>,
    /// What they add up to.
    pub total: i64,
    /// The words on the button.
    pub submit: Message,
}

/// One number of a [`Sheet`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Field {
    /// Its name in the action.
    pub key: &'static str,
    /// What it is.
    pub label: Message,
    /// A picture for it.
    pub emblem: Option<Emblem>,
    /// The least it can be.
    pub least: i64,
    /// The most it can be.
    pub most: i64,
    /// What it is at first.
    pub value: i64,
}

/// A question put to the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompt {
    /// In words.
    pub text: Message,
    /// The clauses that explain what may be done here.
    pub clauses: Vec<ClauseId>,
    /// The steps of a decision in parts ("card, cell, corner, route"), with the one reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Steps>,
}

/// How far a decision in parts has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Steps {
    /// A word for each part.
    pub names: Vec<Message>,
    /// The part asked for now, from 0.
    pub at: usize,
}

/// A drawing in map units: x to the right, y down.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Board {
    /// Left, top, width and height of what is shown.
    pub frame: [f32; 4],
    /// What the board is, for those who hear it.
    pub label: Message,
    /// Back to front.
    pub shapes: Vec<Shape>,
}

/// A place in map units.
pub type Spot = [f32; 2];

/// One thing on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shape {
    /// Stable as long as the thing exists, so that screens can animate it and choices and facts can point at it.
    pub id: String,
    /// Its outline.
    pub form: Form,
    /// What it is.
    pub role: Role,
    /// Whose or which colour it has.
    pub tint: Tint,
    /// The picture on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Emblem>,
    /// What it is in words. Things without a label are decoration.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Message>,
}

/// The outline of a shape.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A closed area.
    Area(Vec<Spot>),
    /// An open line through these spots.
    Line(Vec<Spot>),
    /// A round thing.
    Disc {
        /// Its centre.
        at: Spot,
        /// Its radius.
        radius: f32,
    },
    /// Words on the board.
    Text {
        /// Their centre.
        at: Spot,
        /// The height of the letters.
        size: f32,
        /// The words.
        text: Message,
    },
}

/// What a shape is; each screen has its own way to draw each role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Water or nothing, behind everything.
    Sea,
    /// A cell or region.
    Land,
    /// A cell or region that stands out by its symbol.
    Field,
    /// The edge of the land.
    Coast,
    /// A faint line between cells.
    Grid,
    /// A way between places.
    Road,
    /// A way across water.
    Passage,
    /// A wall or border that was built.
    Wall,
    /// A wall of the last, special kind.
    LastWall,
    /// What would be built.
    Plan,
    /// A place one can stand on.
    Point,
    /// An area held by a seat.
    Realm,
    /// A playing piece.
    Piece,
    /// The piece everybody moves, or the hero.
    Hero,
    /// A building.
    Building,
    /// A number or name.
    Caption,
    /// Where something may go.
    Target,
}

/// Whose or which colour a thing has. Colour never stands alone: emblem and letter say the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tint {
    /// None in particular.
    Plain,
    /// The colour of a seat.
    Seat(Seat),
    /// One of the eight colours of the game's kinds (symbols, regions, troops).
    Kind(u8),
}

/// A picture by name, with the letter that stands for it where pictures cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Emblem {
    /// The name of the picture in the web crate's art.
    pub name: &'static str,
    /// The letter in a terminal, unlike any other on the same board.
    pub letter: char,
}

/// Something beside the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Panel {
    /// Stable.
    pub id: String,
    /// What sort of panel it is.
    pub kind: PanelKind,
    /// Its heading.
    pub title: Message,
    /// Whether this seat is asked to decide, for panels of players.
    pub active: bool,
    /// What it shows.
    pub items: Vec<Item>,
}

/// What sort of panel it is, and so where screens put it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PanelKind {
    /// One player: score, pieces, what is known of the hand.
    Player(Seat),
    /// The viewer's own hand.
    Hand,
    /// What everything turns on for now: a battle, an auction. Screens show it before the board.
    Focus,
    /// What all share: open cards, stocks, tracks.
    Common,
}

/// One thing in a panel.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A number with its name.
    Count {
        /// What is counted.
        label: Message,
        /// How many.
        value: i64,
        /// Out of how many, if there is a most.
        most: Option<i64>,
        /// A picture for it.
        emblem: Option<Emblem>,
    },
    /// A row of cards.
    Cards {
        /// What they are.
        label: Message,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A sentence.
    Note(Message),
}

/// A card, or a bundle of equal ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// Stable while the card lies there.
    pub id: String,
    /// The picture, or none for a card seen from behind.
    pub face: Option<Emblem>,
    /// The colour.
    pub tint: Tint,
    /// What it is in words.
    pub label: Message,
    /// How many equal cards lie on each other.
    pub count: u32,
    /// What is printed on it besides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Message>,
}

/// Something the viewer may do, or may not and would like to know why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The action to send back.
    pub action: Value,
    /// In words.
    pub label: Message,
    /// A heading that similar choices share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Message>,
    /// The shape or card it belongs to: whoever points there, chooses this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<String>,
    /// What it would bring ("2 new walls", "scores 12").
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Message>,
    /// Shapes shown while the choice is considered: where it leads, what it builds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub preview: Vec<Shape>,
    /// Why it is not allowed, if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// Whether it cannot be taken back. Filled in by the session.
    pub is_final: bool,
}

impl Choice {
    /// What it is called where its heading is not in sight.
    pub fn name(&self) -> Message {
        match &self.group {
            Some(group) => {
                Message::new("table-choice-under").with("group", group.clone()).with("choice", self.label.clone())
            }
            None => self.label.clone(),
        }
    }

    /// A choice with these words.
    pub fn new(action: &impl Serialize, label: Message) -> Choice {
        Choice {
            action: serde_json::to_value(action).expect("an action is plain JSON"),
            label,
            group: None,
            element: None,
            note: None,
            preview: Vec::new(),
            refusal: None,
            is_final: false,
        }
    }

    /// The same choice, made by pointing at `element`.
    #[must_use]
    pub fn at(self, element: impl Into<String>) -> Choice {
        Choice { element: Some(element.into()), ..self }
    }

    /// The same choice under a heading.
    #[must_use]
    pub fn under(self, group: Message) -> Choice {
        Choice { group: Some(group), ..self }
    }

    /// The same choice with what it would bring.
    #[must_use]
    pub fn bringing(self, note: Message) -> Choice {
        Choice { note: Some(note), ..self }
    }

    /// The same choice with shapes to show while it is considered.
    #[must_use]
    pub fn showing(self, preview: Vec<Shape>) -> Choice {
        Choice { preview, ..self }
    }

    /// The same choice, not allowed.
    #[must_use]
    pub fn refused(self, refusal: Refusal) -> Choice {
        Choice { refusal: Some(refusal), ..self }
    }
}
