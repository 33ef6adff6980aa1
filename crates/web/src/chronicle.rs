//! What happened: since the viewer's last turn on top, then everything, newest turn first.

use crate::sight::Sight;
use house::View;
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::{Arg, Eye, Told};

/// The elements that changed since the viewer last decided. Whoever has not decided yet sees the turn as far as it has come.
pub(crate) fn recent(view: &View) -> BTreeSet<&str> {
    let start = match view.since {
        0 => view.told.iter().rposition(|told| told.fact.heading).unwrap_or(0),
        since => view.told.partition_point(|told| told.line <= since),
    };
    view.told[start..].iter().flat_map(|told| &told.fact.elements).map(String::as_str).collect()
}

/// What happened since the viewer's last turn, up to the turn they are in. It stays in sight while they decide.
fn news(view: &View) -> &[Told] {
    let Eye::Seat(seat) = view.eye else {
        let start = view.told.partition_point(|told| told.line <= view.since);
        return if view.since > 0 { &view.told[start..] } else { &[] };
    };
    let told = &view.told;
    let own = |told: &Told| told.fact.heading && told.fact.message.args.iter().any(|(_, arg)| *arg == Arg::Seat(seat));
    let present = told.iter().rposition(|told| told.fact.heading).filter(|&turn| own(&told[turn]));
    let end = present.unwrap_or(told.len());
    let Some(last_turn) = told[..end].iter().rposition(own) else { return &[] };
    let Some(after) = told[last_turn + 1..end].iter().position(|told| told.fact.heading) else { return &[] };
    &told[last_turn + 1 + after..end]
}

/// The chronicle of a table, with what is new under `heading` on top.
pub fn draw(sight: &Sight, heading: &str) -> Markup {
    let view = sight.view;
    let news = news(view);
    let turns: Vec<&[Told]> = view.told.chunk_by(|_, next| !next.fact.heading).collect();
    html! {
        section.chronicle aria-labelledby="chronicle" {
            h2 #chronicle { (sight.text("web-chronicle")) }
            @if !news.is_empty() {
                div.news {
                    h3 { (heading) }
                    ol #news { @for told in news { (line(told, sight)) } }
                }
            }
            div.all data-scroll="chronicle" tabindex="0" role="region" aria-label=(sight.text("web-chronicle-all")) {
                @if turns.is_empty() { p.remark { (sight.text("web-nothing-yet")) } }
                @for turn in turns.iter().rev() {
                    ol.turn { @for told in *turn { (line(told, sight)) } }
                }
            }
        }
    }
}

fn line(told: &Told, sight: &Sight) -> Markup {
    let elements = (!told.fact.elements.is_empty()).then(|| told.fact.elements.join(" "));
    html! {
        li.heading[told.fact.heading] data-line=(told.line) data-elements=[elements] { (sight.say.say(&told.fact.message)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conformance::reference;
    use house::{Guest, House, Opening, Place};
    use serde_json::json;
    use std::sync::Arc;
    use store::Memory;
    use table::Seat;

    /// Two persons drop discs into these columns in turn; what the first of them is told is new.
    fn told_to_first(columns: &[u8]) -> Vec<String> {
        let house = House::open(Arc::new(reference::shelf()), Box::new(Memory::default())).unwrap();
        let guest = Guest::random();
        let opening = Opening {
            game: "connect-four".to_owned(),
            edition: None,
            options: Default::default(),
            places: ["Anna", "Bert"].map(|name| Place::Person { name: name.to_owned() }).into(),
            seed: Some(1),
            entropy: Vec::new(),
            advice: false,
            owner: guest.clone(),
        };
        let table = house.table(&house.open_table(&opening).unwrap()).unwrap();
        for (turn, column) in columns.iter().enumerate() {
            table.act(&guest, Seat(turn as u8 % 2), turn + 1, &json!({ "column": column })).unwrap();
        }
        let view = table.view(&guest, Some(Seat(0))).unwrap();
        news(&view).iter().map(|told| format!("{:?}", told.fact.message.args)).collect()
    }

    #[test]
    fn before_the_first_turn_nothing_is_new() {
        assert_eq!(told_to_first(&[]), [""; 0]);
    }

    #[test]
    fn what_others_did_since_the_last_turn_is_new() {
        for columns in [&[3, 4][..], &[3, 2, 3, 4]] {
            let news = told_to_first(columns);
            assert_eq!(news.len(), 1, "{news:?}");
            assert!(news[0].contains("Seat(Seat(1))") && news[0].contains("Number(5)"), "{news:?}");
        }
    }

    #[test]
    fn news_stay_in_sight_during_the_turn() {
        assert_eq!(told_to_first(&[3, 4, 3]), told_to_first(&[3, 4]));
    }
}
