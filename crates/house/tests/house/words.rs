//! Every trouble has words in every language.

use house::{TableId, Trouble};
use store::Error;
use table::{Flaw, FlawKind, Message, Refusal, Seat};
use words::{Lang, Words};

fn troubles() -> Vec<Trouble> {
    let place = || "/home/anna/argead.db".to_owned();
    let detail = || "detail".to_owned();
    let clause = conformance::reference::shelf().find("pig").unwrap().about().clauses.ids[0];
    let edition = table::EditionFile::new("mine.toml", "a\nb");
    let stores = [
        Error::Taken,
        Error::Missing,
        Error::Moved { found: 3 },
        Error::InUse { place: place() },
        Error::Newer { place: place(), found: 2, known: 1 },
        Error::Foreign { place: place() },
        Error::Corrupt { place: place(), detail: detail() },
        Error::Unreachable { place: place(), detail: detail() },
        Error::NoFolder,
        Error::UnknownKind { place: place() },
        Error::Failed { detail: detail() },
    ];
    let mut troubles = vec![
        Trouble::UnknownGame { game: "chess".into(), known: vec!["pig"] },
        Trouble::UnknownTable(TableId::from("t")),
        Trouble::Order(edition.fault(2..3, Message::new("table-fault-toml").with("detail", detail()))),
        Trouble::Order(edition.fault_overall(Message::new("house-fault-name").with("most", 40))),
        Trouble::Order(edition.fault_overall(Message::new("house-fault-entropy").with("most", 200))),
        Trouble::Refused(Refusal::game_over()),
        Trouble::Refused(clause.refuses(Message::new("table-refusal-game-over"))),
        Trouble::Stale { now: 3 },
        Trouble::NotYourSeat,
        Trouble::NotOver,
        Trouble::NoAdvice,
        Trouble::NoAnalyst,
        Trouble::Flawed(Flaw::new(2, FlawKind::Altered, Message::new("table-flaw-altered"))),
        Trouble::Stumbled(Seat(1)),
        Trouble::Broken,
        Trouble::NoThreads { detail: detail() },
    ];
    troubles.extend(stores.map(Trouble::Store));
    troubles
}

#[test]
fn every_trouble_has_words_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::new(lang, house::WORDS);
        for trouble in troubles() {
            assert_eq!(words.gap(&trouble.message()), None);
        }
    }
}
