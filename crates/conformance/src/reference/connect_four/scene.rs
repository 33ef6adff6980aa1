//! What the rack looks like: one cell is one map unit.

use super::{CELLS, COLUMNS, ConnectFour, DISCS_EACH, Disc, End, ROWS, STRIDE, clauses::*};
use table::scene::{Board, Choice, Emblem, Form, Item, Panel, PanelKind, Prompt, Role, Scene, Shape, Spot, Tint};
use table::{Eye, Game, Message, Seat};

const EMBLEMS: [Emblem; 2] = [Emblem { name: "cross", letter: 'X' }, Emblem { name: "ring", letter: 'O' }];

/// The element of the disc on the cell with this bit.
pub(super) fn disc_id(bit: u8) -> String {
    format!("disc-{}-{}", bit / STRIDE, bit % STRIDE)
}

fn column_id(column: u8) -> String {
    format!("column-{column}")
}

/// The middle of the cell with this bit.
fn centre(bit: u8) -> Spot {
    [f32::from(bit / STRIDE) + 0.5, f32::from(ROWS - 1 - bit % STRIDE) + 0.5]
}

pub(super) fn scene(game: &ConnectFour, eye: Eye) -> Scene {
    Scene {
        board: board(game),
        panels: panels(game),
        prompt: prompt(game, eye),
        choices: choices(game, eye),
        sheet: None,
    }
}

fn board(game: &ConnectFour) -> Board {
    let (width, height) = (f32::from(COLUMNS), f32::from(ROWS));
    let columns = (0..COLUMNS).map(|column| {
        let left = f32::from(column);
        Shape {
            id: column_id(column),
            form: Form::Area(vec![[left, 0.0], [left + 1.0, 0.0], [left + 1.0, height], [left, height]]),
            role: Role::Land,
            tint: Tint::Plain,
            emblem: None,
            label: Some(Message::new("connect-four-column").with("column", column + 1)),
        }
    });
    let cells = (0..64).filter(|&bit| CELLS >> bit & 1 == 1).map(|bit| {
        let owner = Seat::first(2).find(|seat| game.discs[seat.index()] >> bit & 1 == 1);
        let (column, row) = (bit / STRIDE, bit % STRIDE);
        match owner {
            Some(seat) => Shape {
                id: disc_id(bit),
                label: Some(
                    Message::new("connect-four-disc")
                        .with("seat", seat)
                        .with("column", column + 1)
                        .with("row", row + 1),
                ),
                ..disc_shape(bit, seat)
            },
            None => Shape {
                id: format!("hole-{column}-{row}"),
                form: Form::Disc { at: centre(bit), radius: 0.4 },
                role: Role::Point,
                tint: Tint::Plain,
                emblem: None,
                label: None,
            },
        }
    });
    Board {
        frame: [0.0, 0.0, width, height],
        label: Message::new("connect-four-rack"),
        shapes: columns.chain(cells).collect(),
    }
}

fn disc_shape(bit: u8, seat: Seat) -> Shape {
    Shape {
        id: format!("plan-{}", disc_id(bit)),
        form: Form::Disc { at: centre(bit), radius: 0.4 },
        role: Role::Piece,
        tint: Tint::Seat(seat),
        emblem: Some(EMBLEMS[seat.index()]),
        label: None,
    }
}

fn panels(game: &ConnectFour) -> Vec<Panel> {
    let player = |seat: Seat| Panel {
        id: format!("player-{}", seat.0),
        kind: PanelKind::Player(seat),
        title: Message::new("connect-four-player").with("seat", seat),
        active: game.stage().deciders().contains(seat),
        items: vec![Item::Count {
            label: Message::new("connect-four-discs-left"),
            value: DISCS_EACH - i64::from(game.discs[seat.index()].count_ones()),
            most: Some(DISCS_EACH),
            emblem: Some(EMBLEMS[seat.index()]),
        }],
    };
    Seat::first(2).map(player).collect()
}

fn prompt(game: &ConnectFour, eye: Eye) -> Prompt {
    let (text, clauses) = match (game.end, eye) {
        (End::NotYet, Eye::Seat(seat)) if seat == game.turn => {
            (Message::new("connect-four-prompt-drop"), vec![C4_02, C4_03])
        }
        (End::NotYet, _) => (Message::new("connect-four-prompt-wait").with("seat", game.turn), vec![C4_02]),
        (End::Line, _) => (Message::new("connect-four-won").with("seat", game.turn).with("clause", C4_04), vec![C4_04]),
        (End::Full, _) => (Message::new("connect-four-shared").with("clause", C4_05), vec![C4_05]),
    };
    Prompt { text, clauses, steps: None }
}

/// Every column for the seat whose turn it is; full ones say why not.
fn choices(game: &ConnectFour, eye: Eye) -> Vec<Choice> {
    let Eye::Seat(seat) = eye else { return Vec::new() };
    if !game.stage().deciders().contains(seat) {
        return Vec::new();
    }
    let choice = |column: u8| {
        let disc = Disc { column };
        let label = Message::new("connect-four-choice").with("column", column + 1);
        let choice = Choice::new(&disc, label).at(column_id(column));
        match game.check(seat, disc) {
            Ok(()) => choice.showing(vec![disc_shape(game.landing(column).trailing_zeros() as u8, seat)]),
            Err(refusal) => choice.refused(refusal),
        }
    };
    (0..COLUMNS).map(choice).collect()
}
