//! The board as shapes, back to front: sea, land, symbols, realms, coast, walls, pieces.

use super::outline::outline;
use super::{emblem, tint};
use crate::{Alexandros, say};
use table::scene::{Board, Choice, Emblem, Form, Role, Shape, Spot, Tint};
use table::{Message, Seat};

const MARGIN: f32 = 0.6;
const ALEXANDER_SIZE: f32 = 0.26;
const GOVERNOR_SIZE: f32 = 0.17;
const POINT_SIZE: f32 = 0.13;
/// The height of the names of seas: the widest fits into the narrowest water.
const SEA_SIZE: f32 = 0.27;

/// The board, with a shape for everything the choices point at.
pub(super) fn board(state: &Alexandros, choices: &[Choice]) -> Board {
    let board = state.board();
    let frame = frame(state);
    let mut shapes = vec![sea(frame)];
    shapes.extend(state.setup.seas.iter().map(|sea| Shape {
        id: format!("sea-{}", sea.name.name()),
        form: Form::Text {
            at: sea.at,
            size: SEA_SIZE,
            text: Message::new(format!("alexandros-sea-{}", sea.name.name())),
        },
        ..plain(Role::Caption)
    }));
    shapes.extend((0..board.cell_count()).map(|number| cell(state, number)));
    shapes.extend(provinces(state, choices));
    shapes.extend(board.coast().iter().map(|line| line_shape(state, line, Role::Coast)));
    shapes.extend(state.walls.iter().map(|line| {
        let role = if state.red_walls.contains(line) { Role::LastWall } else { Role::Wall };
        line_shape(state, line, role)
    }));
    shapes.push(point(state, board.start(), Some(Message::new("alexandros-start"))));
    let offered = |&number: &usize| {
        let element = point_element(state, number);
        number != board.start() && choices.iter().any(|choice| choice.element.as_ref() == Some(&element))
    };
    shapes.extend((0..board.point_count()).filter(offered).map(|number| point(state, number, None)));
    for seat in state.players() {
        shapes.extend(state.governors(seat).iter().map(|cell| governor(state, seat, cell)));
    }
    shapes.push(alexander(state));
    Board { frame, label: Message::new("alexandros-board"), shapes }
}

/// A shape of this role without anything else.
fn plain(role: Role) -> Shape {
    Shape { id: String::new(), form: Form::Area(Vec::new()), role, tint: Tint::Plain, emblem: None, label: None }
}

/// The land with the sea around it.
fn frame(state: &Alexandros) -> [f32; 4] {
    let board = state.board();
    let spots = (0..board.point_count()).map(|point| board.point(point).spot());
    let (low, high) = spots.fold(([f32::MAX; 2], [f32::MIN; 2]), |(low, high), [x, y]| {
        ([low[0].min(x), low[1].min(y)], [high[0].max(x), high[1].max(y)])
    });
    [low[0] - MARGIN, low[1] - MARGIN, high[0] - low[0] + 2.0 * MARGIN, high[1] - low[1] + 2.0 * MARGIN]
}

fn sea([left, top, width, height]: [f32; 4]) -> Shape {
    let (right, bottom) = (left + width, top + height);
    let corners = vec![[left, top], [right, top], [right, bottom], [left, bottom]];
    Shape { id: "sea".to_owned(), form: Form::Area(corners), ..plain(Role::Sea) }
}

fn spots(state: &Alexandros, number: usize) -> [Spot; 3] {
    state.board().corners(number).map(|corner| state.board().point(corner).spot())
}

/// A cell; only symbol cells have something to say.
fn cell(state: &Alexandros, number: usize) -> Shape {
    let (board, name) = (state.board(), state.board().cell(number));
    let form = Form::Area(spots(state, number).to_vec());
    let id = say::cell_element(name);
    match board.symbol(number) {
        None => Shape { id, form, ..plain(Role::Land) },
        Some(symbol) => Shape {
            id,
            form,
            role: Role::Field,
            tint: tint(symbol),
            emblem: Some(emblem(symbol)),
            label: Some(say::cell(board, name)),
        },
    }
}

/// The provinces that somebody holds, and those that a choice points at.
fn provinces<'a>(state: &'a Alexandros, choices: &'a [Choice]) -> impl Iterator<Item = Shape> + 'a {
    state.provinces.heads().iter().filter_map(move |head| {
        let owner = state.owner(head);
        let element = say::province_element(state.board().cell(head));
        let is_offered = choices.iter().any(|choice| choice.element.as_ref() == Some(&element));
        (owner.is_some() || is_offered).then(|| province(state, head))
    })
}

/// A province as an area.
pub(super) fn province(state: &Alexandros, head: usize) -> Shape {
    let (province, owner) = (state.province(head), state.owner(head));
    let label = match owner {
        Some(owner) => Message::new("alexandros-province-held")
            .with("seat", owner)
            .with("governors", state.garrison(owner, head).count()),
        None => Message::new("alexandros-province-vacant"),
    };
    Shape {
        id: say::province_element(state.board().cell(head)),
        form: Form::Area(outline(state.board(), state.provinces.cells(state.board(), head))),
        role: if owner.is_some() { Role::Realm } else { Role::Target },
        tint: owner.map_or(Tint::Plain, Tint::Seat),
        emblem: None,
        label: Some(label.with("blanks", province.blanks).with("symbols", say::cards(province.symbols))),
    }
}

fn line_shape(state: &Alexandros, line: usize, role: Role) -> Shape {
    let spots = state.board().ends(line).map(|end| state.board().point(end).spot());
    let id = say::line_element(state.board(), line);
    let id = if role == Role::Coast { format!("coast-{id}") } else { id };
    Shape { id, form: Form::Line(spots.to_vec()), ..plain(role) }
}

/// The element a point is in the scene.
pub(super) fn point_element(state: &Alexandros, number: usize) -> String {
    format!("point-{}", state.board().point(number))
}

fn point(state: &Alexandros, number: usize, label: Option<Message>) -> Shape {
    let form = Form::Disc { at: state.board().point(number).spot(), radius: POINT_SIZE };
    Shape { id: point_element(state, number), form, label, ..plain(Role::Point) }
}

/// A governor stands between the symbol, which stays in sight, and the tip of the cell.
fn governor(state: &Alexandros, seat: Seat, number: usize) -> Shape {
    let (board, name) = (state.board(), state.board().cell(number));
    let [a, b, c] = spots(state, number);
    let tip = if name.points_up() { a } else { c };
    let middle = |axis: usize| (a[axis] + b[axis] + c[axis]) / 3.0;
    let at = [middle(0), middle(1) + (tip[1] - middle(1)) * 0.45];
    let label = Message::new("alexandros-governor").with("seat", seat).with("cell", say::cell(board, name));
    Shape {
        id: say::governor_element(seat, name),
        form: Form::Disc { at, radius: GOVERNOR_SIZE },
        role: Role::Piece,
        tint: Tint::Seat(seat),
        emblem: Some(Emblem { name: "governor", letter: char::from(b'1' + seat.0) }),
        label: Some(label),
    }
}

fn alexander(state: &Alexandros) -> Shape {
    let at = state.board().point(state.alexander());
    Shape {
        id: "alexander".to_owned(),
        form: Form::Disc { at: at.spot(), radius: ALEXANDER_SIZE },
        role: Role::Hero,
        tint: Tint::Plain,
        emblem: Some(Emblem { name: "alexander", letter: '@' }),
        label: Some(Message::new("alexandros-alexander").with("point", at.to_string())),
    }
}

/// A cell as a place to go, for previews.
pub(super) fn target(state: &Alexandros, number: usize) -> Shape {
    let id = format!("target-{}", state.board().cell(number));
    Shape { id, form: Form::Area(spots(state, number).to_vec()), ..plain(Role::Target) }
}

/// A point as a place to go, for previews.
pub(super) fn goal(state: &Alexandros, number: usize) -> Shape {
    let at = state.board().point(number);
    let form = Form::Disc { at: at.spot(), radius: ALEXANDER_SIZE };
    Shape { id: format!("goal-{at}"), form, ..plain(Role::Target) }
}

/// A line of a route, for previews: a plan where a wall would rise, a road where none is needed.
pub(super) fn planned(state: &Alexandros, line: usize) -> Shape {
    let role = if state.needs_wall(line) { Role::Plan } else { Role::Road };
    let shape = line_shape(state, line, role);
    Shape { id: format!("plan-{}", shape.id), ..shape }
}
