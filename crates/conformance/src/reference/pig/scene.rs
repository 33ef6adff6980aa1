//! What Pig looks like: a die on the table and the scores around it.

use super::{Daring, Pig, clauses::*};
use table::scene::{Board, Choice, Emblem, Form, Item, Panel, PanelKind, Prompt, Role, Scene, Shape, Tint};
use table::{Eye, Game, Message, Seat, Stage};

/// The element of the die.
pub(super) const DIE: &str = "die";
const POT: &str = "pot";

/// The element of a seat's score.
pub(super) fn score_id(seat: Seat) -> String {
    format!("score-{}", seat.0)
}

pub(super) fn scene(game: &Pig, eye: Eye) -> Scene {
    Scene {
        board: board(game),
        panels: panels(game),
        prompt: prompt(game, eye),
        choices: choices(game, eye),
        sheet: None,
    }
}

fn board(game: &Pig) -> Board {
    let disc = |name: &'static str, at, role, tint, letter, label| Shape {
        id: name.to_owned(),
        form: Form::Disc { at, radius: 0.8 },
        role,
        tint,
        emblem: Some(Emblem { name, letter }),
        label: Some(label),
    };
    let faces = Message::new("pig-die").with("faces", game.rules.faces);
    let pot = Message::new("pig-pot").with("pot", game.pot);
    let mut shapes = vec![
        disc(DIE, [1.0, 1.0], Role::Hero, Tint::Plain, 'D', faces),
        disc(POT, [3.0, 1.0], Role::Building, Tint::Seat(game.turn), 'P', pot),
    ];
    for seat in Seat::first(game.seats()) {
        let score = Message::new("pig-score").with("seat", seat).with("score", game.scores[seat.index()]);
        shapes.push(Shape {
            id: score_id(seat),
            form: Form::Text { at: [2.0, 2.5 + f32::from(seat.0)], size: 0.5, text: score.clone() },
            role: Role::Caption,
            tint: Tint::Seat(seat),
            emblem: None,
            label: Some(score),
        });
    }
    Board { frame: [0.0, 0.0, 4.0, 2.5 + game.seats() as f32], label: Message::new("pig-board"), shapes }
}

fn panels(game: &Pig) -> Vec<Panel> {
    let player = |seat: Seat| Panel {
        id: format!("player-{}", seat.0),
        kind: PanelKind::Player(seat),
        title: Message::new("pig-player").with("seat", seat),
        active: game.stage().deciders().contains(seat),
        items: vec![Item::Count {
            label: Message::new("pig-points"),
            value: i64::from(game.scores[seat.index()]),
            most: Some(i64::from(game.rules.goal)),
            emblem: None,
        }],
    };
    Seat::first(game.seats()).map(player).collect()
}

fn prompt(game: &Pig, eye: Eye) -> Prompt {
    let (text, clauses) = match (game.stage(), eye) {
        (Stage::Over, _) => {
            let won = Message::new("pig-won").with("seat", game.turn).with("goal", game.rules.goal);
            (won.with("clause", PIG_04), vec![PIG_04])
        }
        (Stage::Chance, _) => (Message::new("pig-prompt-rolling"), vec![PIG_01]),
        (Stage::Decide(_), Eye::Seat(seat)) if seat == game.turn => {
            (Message::new("pig-prompt-dare").with("pot", game.pot), vec![PIG_01, PIG_02, PIG_03])
        }
        (Stage::Decide(_), _) => (Message::new("pig-prompt-wait").with("seat", game.turn), vec![PIG_01]),
    };
    Prompt { text, clauses, steps: None }
}

/// Roll or hold for the seat in turn; holding says why not while the pot is empty.
fn choices(game: &Pig, eye: Eye) -> Vec<Choice> {
    let Eye::Seat(seat) = eye else { return Vec::new() };
    if !game.stage().deciders().contains(seat) {
        return Vec::new();
    }
    let roll = Choice::new(&Daring::Roll, Message::new("pig-choice-roll")).at(DIE);
    let hold = Choice::new(&Daring::Hold, Message::new("pig-choice-hold")).at(POT);
    let hold = match game.check(seat, Daring::Hold) {
        Ok(()) => hold.bringing(Message::new("pig-brings").with("score", game.reach(seat))),
        Err(refusal) => hold.refused(refusal),
    };
    vec![roll, hold]
}
