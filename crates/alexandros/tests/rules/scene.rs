//! What is shown: every word in both languages, every choice where it belongs, and why not.

use crate::bench::*;
use std::collections::BTreeSet;
use table::geometry::contains;
use table::scene::{Choice, Form, PanelKind, Role, Spot};
use table::{Eye, Scene};
use words::{Lang, Words};

fn seen(game: &Alexandros) -> Scene {
    game.scene(Eye::Seat(game.turn()))
}

fn refused(scene: &Scene) -> Vec<(String, &str)> {
    let named = |choice: &Choice| {
        let clause = choice.refusal.as_ref()?.clause.map_or("none", |clause| clause.as_str());
        Some((choice.action.to_string(), clause))
    };
    scene.choices.iter().filter_map(named).collect()
}

/// What is offered in the scene is what the rules allow, at every step of a turn.
#[test]
fn the_scene_offers_what_the_rules_allow() {
    let mut luck = table::Luck::new(5);
    let mut game = Alexandros::new(&table_with(3, &[]));
    while game.stage() != Stage::Over {
        if game.stage() == Stage::Chance {
            game.settle(luck.weighted(&game.outcomes()), &mut Silent);
            continue;
        }
        let offers = game.offers();
        let scene = seen(&game);
        let allowed: BTreeSet<String> = scene
            .choices
            .iter()
            .filter(|choice| choice.refusal.is_none())
            .map(|choice| choice.action.to_string())
            .collect();
        let expected: BTreeSet<String> = offers.iter().map(|action| serde_json::to_string(action).unwrap()).collect();
        assert_eq!(allowed, expected);
        game.act(game.turn(), luck.pick(&offers), &mut Silent);
    }
}

/// AX-022: beside the nearest cell the next one is shown, with the reason why not.
#[test]
fn a_farther_cell_is_shown_with_its_refusal() {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(H));
    game.chance(Chance::TurnUp(O));
    let scene = seen(&game);
    assert!(refused(&scene).contains(&(r#"{"cell":"r2h4"}"#.to_owned(), "AX-022")));
    assert_eq!(scene.prompt.steps.unwrap().at, 2);
}

/// AX-071, AX-089, AX-093: a province one cannot pay for, taxes without a card, taxes twice.
#[test]
fn tempting_actions_are_shown_with_their_refusal() {
    let start = position(2)
        .open(&[L, H])
        .route(&points(["q0r0", "q0r1", "q0r2", "q-1r3"]))
        .route(&points(["q0r2", "q1r2", "q2r1"]))
        .alexander(point("q2r1"))
        .governors(Seat(0), &cells(["r1h0", "r0h10", "r2h11"]))
        .acting(2);
    let scene = seen(&start.clone().build().unwrap());
    assert_eq!(
        refused(&scene),
        [(r#"{"occupy":"r0h1"}"#.to_owned(), "AX-071"), (r#"{"tax":"temple"}"#.to_owned(), "AX-089")],
    );
    let mut game = start.hand(Seat(0), &[T, T]).build().unwrap();
    game.plays(Action::Tax(T));
    assert!(refused(&seen(&game)).contains(&(r#"{"tax":"temple"}"#.to_owned(), "AX-093")));
}

/// AX-049: with both actions taken only the end of the turn is left, and the scene says why.
#[test]
fn after_two_actions_only_the_end_is_left() {
    let scene = seen(&position(2).open(&[L, H]).acting(0).build().unwrap());
    let allowed: Vec<_> = scene.choices.iter().filter(|choice| choice.refusal.is_none()).collect();
    assert_eq!((allowed.len(), allowed[0].action.as_str()), (1, Some("end_turn")));
    assert_eq!(refused(&scene), [("\"draw\"".to_owned(), "AX-049")]);
}

/// AX-034, AX-035: a corner shows its route, its length and its new walls.
#[test]
fn a_corner_shows_its_route() {
    let mut game = position(2).open(&[L, H]).build().unwrap();
    game.plays(Action::Take(L));
    game.chance(Chance::TurnUp(O));
    let scene = seen(&game);
    let south = scene.choices.iter().find(|choice| choice.element.as_deref() == Some("point-q-1r3")).unwrap();
    assert_eq!(south.preview.iter().filter(|shape| shape.role == Role::Plan).count(), 3);
    let words = words::Words::new(words::Lang::En, Alexandros::ABOUT.words.iter().copied());
    assert_eq!(words.say(south.note.as_ref().unwrap()), "3 lines, 3 new walls");
    assert_eq!(words.say(&south.label), "To the south corner");
}

/// Every choice points at something that is there.
#[test]
fn choices_point_at_what_is_there() {
    let mut luck = table::Luck::new(9);
    let mut game = Alexandros::new(&table_with(4, &[]));
    while game.stage() != Stage::Over {
        if game.stage() == Stage::Chance {
            game.settle(luck.weighted(&game.outcomes()), &mut Silent);
            continue;
        }
        let scene = seen(&game);
        let mut there: BTreeSet<String> = scene.board.shapes.iter().map(|shape| shape.id.clone()).collect();
        for item in scene.panels.iter().flat_map(|panel| &panel.items) {
            if let table::scene::Item::Cards { cards, .. } = item {
                there.extend(cards.iter().map(|card| card.id.clone()));
            }
        }
        for choice in scene.choices.iter().filter(|choice| choice.refusal.is_none()) {
            assert!(choice.element.as_ref().is_none_or(|element| there.contains(element)), "{choice:?}");
        }
        game.act(game.turn(), luck.pick(&game.offers()), &mut Silent);
    }
}

/// Who is not asked sees whom everybody waits for, and no choice.
#[test]
fn others_wait() {
    let game = position(2).open(&[L, H]).build().unwrap();
    for eye in [Eye::Seat(Seat(1)), Eye::Spectator, Eye::All] {
        let scene = game.scene(eye);
        assert!(scene.choices.is_empty());
        assert_eq!(scene.prompt.text.id, "alexandros-waiting-card");
    }
    let active: Vec<_> = game.scene(Eye::Spectator).panels.into_iter().filter(|panel| panel.active).collect();
    assert_eq!((active.len(), active[0].kind), (1, PanelKind::Player(Seat(0))));
}

/// The names on the water were as wide as the water in French, and lay on the coasts.
#[test]
fn names_of_seas_lie_in_the_sea() {
    // What wide letters take of their height, with the room between them.
    const LETTER: f32 = 0.66;
    let board = seen(&Alexandros::new(&table_with(2, &[]))).board;
    let land = |spot: Spot| {
        let areas = board.shapes.iter().filter(|shape| matches!(shape.role, Role::Land | Role::Field));
        areas.filter(|shape| matches!(&shape.form, Form::Area(area) if contains(area, spot))).count() > 0
    };
    let mut names = 0;
    for lang in Lang::ALL {
        let words = Words::new(lang, Alexandros::ABOUT.words.iter().copied());
        for shape in &board.shapes {
            let Form::Text { at: [x, y], size, text } = &shape.form else { continue };
            let name = words.say(text);
            let reach = name.chars().count() as f32 * LETTER * size / 2.0;
            let across = (-20..=20).map(|step| x + reach * step as f32 / 20.0);
            let wet = across.flat_map(|x| [-0.4, 0.0, 0.4].map(|part| [x, y + part * size])).all(|spot| !land(spot));
            assert!(wet, "{name} lies on land");
            names += 1;
        }
    }
    assert_eq!(names, 8, "four seas in two languages");
}
