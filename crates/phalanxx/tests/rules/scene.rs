//! What a player sees: dice with their uses, cards with their conditions, refusals with what is missing.

use crate::support::*;
use phalanxx::die::Row;
use phalanxx::state::Ability;
use phalanxx::{Action, Phalanxx};
use table::scene::{Card, Choice, Form, Item, Scene};
use table::{Eye, Game, Message};
use words::{Lang, Words};

fn scene(state: &Phalanxx) -> Scene {
    state.scene(Eye::Seat(A))
}

fn say(message: &Message) -> String {
    let words = Words::new(Lang::En, Phalanxx::ABOUT.words.iter().copied());
    words.named(&["Anna".to_owned(), "Bert".to_owned()]).say(message)
}

fn shown(scene: &Scene, id: &str) -> Card {
    let items = scene.panels.iter().flat_map(|panel| &panel.items);
    let cards = items.filter_map(|item| if let Item::Cards { cards, .. } = item { Some(cards) } else { None });
    cards.flatten().find(|card| card.id == id).unwrap_or_else(|| panic!("{id} is shown")).clone()
}

fn lines(scene: &Scene, id: &str) -> Vec<String> {
    shown(scene, id).lines.iter().map(say).collect()
}

fn refusal(scene: &Scene, action: Action) -> (String, String) {
    let wanted = serde_json::to_value(action).expect("plain JSON");
    let choice: &Choice = scene.choices.iter().find(|choice| choice.action == wanted).expect("it is shown");
    let refusal = choice.refusal.as_ref().expect("it is refused");
    (refusal.clause.expect("a clause").to_string(), say(&refusal.reason))
}

/// A card in hand shows which parts of its condition hold and which fail.
#[test]
fn a_card_in_hand_shows_its_condition() {
    let mut state = bare(2, &[]);
    give_hand(&mut state, A, &["x-09", "x-01"]);
    hold(&mut state, A, &["w02", "w06", "w08"]);
    let scene = scene(&state);
    let said = lines(&scene, "card-x-09");
    assert!(said.contains(&"✗ 2 cities (you hold 1)".to_owned()), "{said:?}");
    assert!(said.contains(&"✓ 2 oases (you hold 2)".to_owned()), "{said:?}");
    assert!(lines(&scene, "card-x-01").contains(&"✓ no condition".to_owned()));
}

/// A die shows, row by row, where it is high enough and what a push would bring; the choice to take it says so in words.
#[test]
fn a_die_shows_what_it_could_do() {
    let mut state = bare(2, &[]);
    give_home(&mut state, A, ["white-5", "orange-2", "purple-4"]);
    give_dice(&mut state, ["white-4", "white-1", "white-6"]);
    let scene = scene(&state);
    let mark = |id: &str| match scene.board.shapes.iter().find(|shape| shape.id == id).map(|shape| &shape.form) {
        Some(Form::Text { text, .. }) => say(text),
        _ => panic!("{id} is written on the board"),
    };
    let marks = ["die-white-4-top", "die-white-4-middle", "die-white-4-bottom"].map(mark);
    assert_eq!(marks, ["✗ −1", "✓ +2", "✓ ±0"]);
    let take = serde_json::to_value(Action::Take(die("white-4"))).expect("plain JSON");
    let choice = scene.choices.iter().find(|choice| choice.action == take).expect("it may be taken");
    let said = "card or region: middle and bottom; push: top −1, middle +2 and bottom ±0";
    assert_eq!(choice.note.as_ref().map(say).as_deref(), Some(said));
}

/// PX-092, PX-138, PX-130: a conquest and a card that are not allowed explain themselves.
#[test]
fn a_conquest_and_a_card_explain_themselves() {
    let mut state = bare(2, &[]);
    give_hand(&mut state, A, &["x-07"]);
    hold(&mut state, A, &["w08"]);
    hold(&mut state, B, &["w04", "w07"]);
    give_display(&mut state, A, &["x-07"]);
    give_display(&mut state, B, &["x-09", "x-05"]);
    give_hand(&mut state, A, &["xx-06"]);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    let scene = scene(&state);
    let conquest = refusal(&scene, Action::Conquer(region("w04")));
    assert_eq!(conquest, ("PX-138".into(), "Bert has 6 Strength; your 4 must be more.".into()));
    let card = refusal(&scene, Action::Play(card("xx-06")));
    assert_eq!(card, ("PX-130".into(), "Median Horse still needs: 16 Talents, not paid (you have 10).".into()));
    let far = state.check(A, Action::Conquer(region("w01"))).expect_err("too far");
    assert_eq!(say(&far.reason), "Lydia does not lie next to a region of yours.");
}

/// PX-114: an exchange that is not allowed explains itself.
#[test]
fn an_exchange_explains_itself() {
    let mut state = bare(2, &[]);
    give_home(&mut state, B, ["white-3", "orange-4", "purple-5"]);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top), Action::Income]);
    let exchange = refusal(&scene(&state), Action::Exchange { with: B, die: die("purple-5") });
    assert_eq!(exchange, ("PX-114".into(), "white 3 and purple 5 differ by 2; they must show the same value.".into()));
}

/// PX-133: of a condition in several parts, a refusal names every part that is missing and none that is there.
#[test]
fn a_card_says_all_it_still_needs() {
    let mut state = bare(2, &[]);
    give_hand(&mut state, A, &["x-09", "xxx-05"]);
    hold(&mut state, A, &["w02", "w06"]);
    give_display(&mut state, A, &["x-10", "x-13"]);
    give_dice(&mut state, ["white-4", "white-5", "white-6"]);
    play(&mut state, &[Action::Take(die("white-6")), Action::Place(Row::Top)]);
    let sites = refusal(&scene(&state), Action::Play(card("x-09")));
    let said = "Kappadokian Horse still needs: 2 cities (you hold 1) and 2 oases (you hold 1).";
    assert_eq!(sites, ("PX-133".into(), said.into()));
    let leaders = refusal(&scene(&state), Action::Play(card("xxx-05")));
    let said = "Royal Squadron still needs: Played cards: 2 × Leader (orange) (you have 1).";
    assert_eq!(leaders, ("PX-128".into(), said.into()));
}

/// PX-085, PX-100, PX-140, PX-154: whatever else a conquest lacks, it says so.
#[test]
fn a_conquest_says_what_it_lacks() {
    let mut state = bare(2, &[]);
    hold(&mut state, A, &["w08"]);
    hold(&mut state, B, &["w04", "w07"]);
    give_display(&mut state, A, &["x-05"]);
    give_dice(&mut state, ["white-2", "white-5", "white-6"]);
    let target = Action::Conquer(region("w04"));
    let placed = |state: &Phalanxx, value: &str| {
        let mut placed = state.clone();
        play(&mut placed, &[Action::Take(die(value)), Action::Place(Row::Top)]);
        refusal(&scene(&placed), target)
    };
    assert_eq!(placed(&state, "white-2"), ("PX-085".into(), "white 2 is lower than white 3 beside it.".into()));
    assert_eq!(placed(&state, "white-6"), ("PX-140".into(), "A conflict costs 3 Strength and you have 2.".into()));
    give_display(&mut state, A, &["x-01"]);
    lay_row(&mut state, &["heroism", "x-02", "x-03", "x-04", "x-06"]);
    let said = "Under Heroism Bert counts 0; your 0 must be more.";
    assert_eq!(placed(&state, "white-6"), ("PX-154".into(), said.into()));
    state.factions[0].lost = 11;
    let said = "2 figures are needed; you have 0 in reserve and may move 0.";
    assert_eq!(placed(&state, "white-6"), ("PX-100".into(), said.into()));
}

/// PX-199: an exchange by Intrigue names the difference that is allowed.
#[test]
fn an_exchange_by_intrigue_explains_itself() {
    let mut state = bare(2, &[("game", "expert")]);
    state.factions[0].ability = Some(Ability::Intrigue);
    give_home(&mut state, B, ["white-3", "orange-4", "purple-6"]);
    give_dice(&mut state, ["white-1", "white-2", "white-6"]);
    play(&mut state, &[Action::Take(die("white-1")), Action::Place(Row::Top), Action::Income]);
    let exchange = refusal(&scene(&state), Action::Exchange { with: B, die: die("purple-6") });
    assert_eq!(exchange, ("PX-199".into(), "white 3 and purple 6 differ by 3; they may differ by 2 at most.".into()));
}

/// A prompt cites what matters here: nothing of cards, regions or conflict beside a die that is too low, nothing of conflict where nobody
/// is in reach, nothing of giving up figures without any in reserve.
#[test]
fn a_prompt_cites_what_matters() {
    let mut state = bare(2, &[]);
    hold(&mut state, A, &["w06"]);
    hold(&mut state, B, &["w05"]);
    give_dice(&mut state, ["white-2", "white-5", "white-6"]);
    let cited = |state: &Phalanxx, taken: &str, place: bool| -> Vec<&'static str> {
        let mut state = state.clone();
        act(&mut state, Action::Take(die(taken)));
        if place {
            act(&mut state, Action::Place(Row::Top));
        }
        scene(&state).prompt.clauses.iter().map(|clause| clause.as_str()).collect()
    };
    assert_eq!(cited(&state, "white-2", true), ["PX-111", "PX-085", "PX-091"]);
    assert_eq!(cited(&state, "white-6", true), ["PX-111", "PX-092", "PX-093", "PX-094"]);
    hold(&mut state, B, &["w03"]);
    assert!(cited(&state, "white-6", true).contains(&"PX-138"), "Aigyptos is held");
    assert!(cited(&state, "white-6", false).contains(&"PX-118"));
    state.factions[0].lost = 11;
    assert!(!cited(&state, "white-6", false).contains(&"PX-118"));
    assert!(cited(&state, "white-6", false).contains(&"PX-120"));
}

/// Others see a card bought from the row, and only the backs of cards they have never seen.
#[test]
fn others_see_what_they_have_seen() {
    let mut state = prepared(2, &[], 1);
    let bought = state.row[0].expect("a card");
    act(&mut state, Action::Buy(bought));
    let seen = state.scene(Eye::Seat(B));
    assert_eq!(shown(&seen, &format!("card-{bought}")).count, 1);
    assert_eq!(shown(&seen, "back-0-x").count, 2);
    let ids: Vec<String> = state.faction(A).secret.iter().map(|card| format!("card-{card}")).collect();
    let text = format!("{seen:?}");
    assert!(ids.iter().all(|id| !text.contains(id)), "a dealt card is not shown to others");
}
