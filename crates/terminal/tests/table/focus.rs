//! What everything turns on stands first; what one would rather not know is not shown.

use crate::seat::Room;
use table::Seat;
use words::Lang;

/// What leads to the first battle: the first of these that is offered.
const WAY: [&str; 11] = [
    "\"parmenion\"",
    "\"begin\"",
    "\"chaeronea\"",
    "\"assault\"",
    "\"draw_up\"",
    "\"end_rearm\"",
    "\"allow\"",
    "\"advance\"",
    "\"decline\"",
    "\"suffer\"",
    "\"let_stand\"",
];

/// A battle in its first round, and what the screen shows of it.
fn battle(lang: Lang, odds: &str) -> String {
    let room = Room::with_options("commander", lang, &["Anna"], &[], &[("odds", odds)]);
    let table = room.house.table(&room.table).unwrap();
    for _ in 0..60 {
        let view = table.view(&room.guest, Some(Seat(0))).unwrap();
        let offered: Vec<_> = view.scene.choices.iter().filter(|choice| choice.refusal.is_none()).collect();
        if offered.iter().any(|choice| choice.action == "fight") {
            return room.sit().look();
        }
        let wish = WAY.iter().find_map(|wish| offered.iter().find(|choice| choice.action.to_string().contains(wish)));
        let choice = wish.unwrap_or_else(|| panic!("none of {offered:?} was thought of"));
        table.act(&room.guest, Seat(0), view.version, &choice.action).unwrap();
    }
    panic!("no battle");
}

#[test]
fn in_a_battle_both_ranks_and_the_odds_are_seen_whole() {
    let screen = battle(Lang::En, "yes");
    let at = |words: &str| screen.find(words).unwrap_or_else(|| panic!("no {words:?} in\n{screen}"));
    assert!(at("Battle: Chaeronea") < at("The enemy"), "{screen}");
    assert!(at("The enemy") < at("Your army") && at("Your army") < at("The odds"), "{screen}");
    for seen in ["Chares", "Alexander A1", "Victory", "Alexander’s camp", "1 Fight"] {
        at(seen);
    }
}

#[test]
fn whoever_would_rather_not_know_is_not_told_the_odds() {
    for (lang, title) in [(Lang::En, "The odds"), (Lang::Fr, "Les chances")] {
        assert!(battle(lang, "yes").contains(title));
        let screen = battle(lang, "no");
        assert!(!screen.contains(title) && !screen.contains('%'), "{screen}");
    }
}
