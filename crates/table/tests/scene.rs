//! What a choice is called where its heading is not in sight: in advice and in an analysis.

use serde_json::json;
use table::Message;
use table::scene::{Board, Choice, Prompt, Scene};

fn scene(choices: Vec<Choice>) -> Scene {
    Scene {
        board: Board { frame: [0.0, 0.0, 1.0, 1.0], label: Message::new("a-board"), shapes: Vec::new() },
        panels: Vec::new(),
        prompt: Prompt { text: Message::new("a-prompt"), clauses: Vec::new(), steps: None },
        choices,
        sheet: None,
    }
}

fn march(way: u8, left: u8) -> Choice {
    Choice::new(&way, Message::new("a-march")).bringing(Message::new("a-note").with("left", left))
}

/// Two marches to one place that differ in the steps left read alike in an analysis of Empire.
#[test]
fn choices_that_are_called_the_same_say_what_they_bring() {
    let scene = scene(vec![march(1, 3), march(2, 0)]);
    let words = |left: u8| {
        let note = Message::new("a-note").with("left", left);
        Message::new("table-choice-bringing").with("choice", Message::new("a-march")).with("note", note)
    };
    assert_eq!(scene.words_of(&json!(1)), words(3));
    assert_eq!(scene.words_of(&json!(2)), words(0));
}

#[test]
fn a_choice_of_its_own_name_needs_no_more() {
    let halt = Choice::new(&3, Message::new("a-halt")).bringing(Message::new("a-note").with("left", 0));
    let scene = scene(vec![march(1, 3), halt]);
    assert_eq!(scene.words_of(&json!(1)), Message::new("a-march"));
    assert_eq!(scene.words_of(&json!(3)), Message::new("a-halt"));
}

/// "Buy: Buy Horses for 1" stuttered in an analysis of Phalanxx.
#[test]
fn a_heading_is_said_only_where_another_choice_is_called_the_same() {
    let under = |way: u8, heading: &'static str| march(way, 3).under(Message::new(heading));
    let named = |heading: &'static str| {
        let choice = Message::new("a-march");
        Message::new("table-choice-under").with("group", Message::new(heading)).with("choice", choice)
    };
    assert_eq!(scene(vec![under(1, "from-here")]).words_of(&json!(1)), Message::new("a-march"));
    let both = scene(vec![under(1, "from-here"), under(2, "from-there")]);
    assert_eq!([1, 2].map(|way| both.words_of(&json!(way))), [named("from-here"), named("from-there")]);
}

#[test]
fn what_is_refused_is_no_namesake() {
    let refused = march(2, 0).refused(table::Refusal::by_table(Message::new("a-reason")));
    let scene = scene(vec![march(1, 3), refused]);
    assert_eq!(scene.words_of(&json!(1)), Message::new("a-march"));
}
