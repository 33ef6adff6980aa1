//! What is drawn from what a visitor sees, to the letter. A change shows itself here: look at it, then `cargo insta accept`.

use conformance::reference;
use house::{Guest, House, Opening, Place, Table};
use serde_json::json;
use std::sync::Arc;
use store::Memory;
use table::{Seat, Shelf};
use web::choices::Targets;
use web::{Proof, Rulebook, Sight};
use words::{Lang, Words};

/// Two persons at a table whose dice are always the same.
fn table(game: &str) -> (Arc<Table>, Guest) {
    let house = House::open(Arc::new(reference::shelf()), Box::new(Memory::default())).unwrap();
    let guest = Guest::random();
    let opening = Opening {
        game: game.to_owned(),
        edition: None,
        options: Default::default(),
        places: ["Anna", "Bert"].map(|name| Place::Person { name: name.to_owned() }).into(),
        seed: Some(1),
        entropy: Vec::new(),
        advice: false,
        owner: guest.clone(),
    };
    (house.table(&house.open_table(&opening).unwrap()).unwrap(), guest)
}

/// Draws a part of what `seat` sees, a line an element.
fn drawn(table: &Table, guest: &Guest, seat: Option<Seat>, part: impl Fn(&Sight, &Targets) -> String) -> String {
    let shelf: Shelf = reference::shelf();
    let words = Words::new(Lang::En, web::WORDS.into_iter().chain(house::WORDS).chain(shelf.words()));
    let view = table.view(guest, seat).unwrap();
    let (names, rules) = (web::names(&view), Rulebook::of_shelf(&shelf));
    let sight = Sight::new(&view, &words, &names, &rules[view.game.id]);
    let targets = Targets::of(&view.scene.choices, sight.say);
    part(&sight, &targets).replace("><", ">\n<").replace(table.id().as_str(), "TABLE")
}

#[test]
fn choices_with_one_that_is_not_allowed() {
    let (table, guest) = table("pig");
    let choices =
        drawn(&table, &guest, Some(Seat(0)), |sight, targets| web::choices::list(sight, targets).into_string());
    insta::assert_snapshot!(choices);
}

#[test]
fn a_board_with_pieces_targets_and_previews() {
    let (table, guest) = table("connect-four");
    table.act(&guest, Seat(0), 1, &json!({ "column": 3 })).unwrap();
    let board = drawn(&table, &guest, Some(Seat(1)), |sight, targets| web::board::pane(sight, targets).into_string());
    // The first column shows how all of them are drawn; the rest of the board would say the same six times more.
    let lines: Vec<&str> = board.lines().collect();
    let piece = lines.iter().position(|line| line.contains("data-move")).unwrap();
    let target = lines.iter().position(|line| line.contains("class=\"target\"")).unwrap();
    let preview = lines.iter().position(|line| line.contains("class=\"preview\"")).unwrap();
    let shown =
        [&lines[..6], &lines[piece - 2..piece + 7], &lines[target..target + 4], &lines[preview..preview + 8]].concat();
    insta::assert_snapshot!(shown.join("\n"));
}

/// What lights up when an area is pointed at must not hide what stands there.
#[test]
fn the_light_on_an_area_lies_under_its_pieces_and_words() {
    let (table, guest) = table("connect-four");
    table.act(&guest, Seat(0), 1, &json!({ "column": 3 })).unwrap();
    let board = drawn(&table, &guest, Some(Seat(1)), |sight, targets| web::board::pane(sight, targets).into_string());
    let lights = board.rfind("class=\"hit area\"").unwrap();
    let piece = board.find("data-el=\"disc-3-0\"").unwrap();
    assert!(lights < piece, "the light is drawn after the piece");
    let through = "class=\"through\" data-el=\"disc-3-0\"";
    assert!(board.contains(through), "the piece keeps the pointer from its column");
}

#[test]
fn a_finished_game_seen_by_anyone() {
    let (table, guest) = table("connect-four");
    for turn in 0..7 {
        table.act(&guest, Seat(turn as u8 % 2), turn + 1, &json!({ "column": turn % 2 })).unwrap();
    }
    let page = drawn(&table, &guest, None, |sight, _| {
        let proof = Proof { commitment: "COMMITMENT".into(), seed: Some("SEED".into()) };
        web::table_page(sight, &proof, None, None).into_string()
    });
    let from = page.find("<section class=\"result\"").unwrap();
    let to = page.find("<div class=\"board-pane\"").unwrap();
    insta::assert_snapshot!(&page[from..to]);
}
