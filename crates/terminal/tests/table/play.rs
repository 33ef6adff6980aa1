//! Playing with keys alone.

use crate::seat::{Room, Seat};
use ratatui::crossterm::event::KeyCode::{self, Backspace, Char, Down, Enter, Esc, Left, PageDown, Right, Tab, Up};
use words::Lang;

/// Presses keys like someone who tries things, until the game is over.
fn play_to_the_end(seat: &mut Seat<'_>) {
    let mut number: u32 = 1;
    while !seat.sitting.is_over() {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let ways = [Down, Up, Tab, Right, Left, PageDown, Char('3'), Char('h')];
        let steps = (number >> 8) % 4;
        seat.press((0..steps).map(|step| ways[((number >> 12) + step) as usize % ways.len()]));
        seat.press([Enter]);
    }
}

#[test]
fn a_whole_game_of_connect_four() {
    let room = Room::new("connect-four", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    play_to_the_end(&mut anna);
    let screen = anna.look();
    assert!(screen.contains("has won.") || screen.contains("share the victory."), "{screen}");
}

#[test]
fn a_whole_game_of_pig_between_two_at_one_screen() {
    let room = Room::new("pig", Lang::Fr, &["Anne", "Bertrand"], &[]);
    let mut both = room.sit();
    play_to_the_end(&mut both);
    assert!(both.look().contains("a gagné."), "{}", both.look());
}

#[test]
fn a_whole_game_of_alexandros() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    play_to_the_end(&mut anna);
    let screen = anna.look();
    assert!(screen.contains("Total") && screen.contains("Rank"), "{screen}");
    assert!(room.house.table(&room.table).unwrap().record().is_ok());
}

#[test]
fn an_action_can_be_taken_back_until_something_is_revealed() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    anna.press([Enter]); // Takes a card: another is turned up, which nobody can unsee.
    let before = room.version();
    anna.write("u");
    assert_eq!(room.version(), before, "nothing was taken back");
    assert!(anna.look().contains("There is nothing to take back"), "{}", anna.look());
    anna.press([Enter]); // Chooses a corner: nothing is revealed.
    let chosen = anna.look();
    anna.write("u");
    assert_eq!(room.version(), before + 2, "the choice and its undo are both in the record");
    assert_ne!(anna.look(), chosen);
}

#[test]
fn a_refused_choice_says_why_and_shows_its_clause() {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    let before = room.version();
    anna.press([Down, Enter]);
    assert_eq!(room.version(), before);
    assert!(anna.look().contains("(PIG-03)"), "{}", anna.look());
    anna.write("c");
    assert!(anna.look().contains("There must be something in the pot."), "{}", anna.look());
    anna.press([Enter]);
    assert!(!anna.look().contains("There must be something in the pot."));
}

#[test]
fn typing_after_a_slash_leaves_only_what_was_looked_for() {
    let room = Room::new("connect-four", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    anna.write("/n 5");
    let screen = anna.look();
    assert!(screen.contains("Column 5") && !screen.contains("Column 4"), "{screen}");
    anna.press([Backspace, Char('6'), Enter, Enter]);
    assert!(anna.look().contains("Anna drops a disc into column 6."), "{}", anna.look());
    anna.write("/zz");
    anna.press([Esc]);
    assert!(anna.look().contains("Column 4"));
}

/// The hand stays hidden between people who share a screen.
#[test]
fn a_curtain_falls_before_another_persons_hand() {
    let room = Room::new("alexandros", Lang::En, &["Anna", "Bert"], &[]);
    let mut both = room.sit();
    let shows_a_hand = |seat: &Seat<'_>| seat.look().contains("Your hand");
    let behind = |seat: &Seat<'_>| seat.look().contains("Nothing is shown until");
    assert!(behind(&both) && !shows_a_hand(&both), "{}", both.look());
    both.press([Tab, Down, Char('l'), Char('c'), Char('u')]);
    assert!(behind(&both), "only Enter lifts the curtain");
    both.press([Enter]);
    assert!(shows_a_hand(&both), "{}", both.look());
    let first = whose_turn(&both);
    while !behind(&both) {
        assert_eq!(whose_turn(&both), first);
        both.press([Up, Enter]); // The last choice ends a turn, where it can be ended.
    }
    assert!(!shows_a_hand(&both), "{}", both.look());
    both.press([Enter]);
    assert_ne!(whose_turn(&both), first);
}

fn whose_turn(seat: &Seat<'_>) -> String {
    let screen = seat.look();
    let line = screen.lines().find(|line| line.contains('▶')).unwrap_or_else(|| panic!("nobody's turn:\n{screen}"));
    line.split('▶').nth(1).unwrap().split_whitespace().next().unwrap().to_owned()
}

#[test]
fn leaving_keeps_the_table_for_later() {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Bert"]);
    let mut anna = room.sit();
    anna.press([Enter]);
    let version = room.version();
    assert!(!anna.sitting.key(KeyCode::Char('q').into()).unwrap(), "q leaves");
    drop(anna);
    let again = room.sit();
    assert!(room.version() >= version);
    assert!(again.look().contains("Anna"));
}

#[test]
fn advice_comes_when_it_is_asked_for_and_goes_with_the_next_key() {
    let room = Room::new("alexandros", Lang::En, &["Anna"], &["Owl"]);
    let mut anna = room.sit();
    anna.write("!");
    let shown = anna.hear("An estimate");
    assert!(shown.contains("1. ") && shown.contains("of such games"), "{shown}");
    anna.press([KeyCode::Esc]);
    assert!(!anna.look().contains("An estimate"));
}

#[test]
fn who_plays_alone_is_promised_a_result_and_told_what_it_means() {
    let room = Room::new("commander", Lang::En, &["Anna"], &[]);
    let mut anna = room.sit();
    anna.write("!");
    let shown = anna.hear("What a result");
    assert!(shown.contains("expected result about") && !shown.contains("of such games"), "{shown}");
}

#[test]
fn a_table_without_advice_says_so() {
    let room = Room::new("pig", Lang::En, &["Anna"], &["Owl"]);
    let mut anna = room.sit();
    anna.write("!");
    anna.hear("This table was");
}
