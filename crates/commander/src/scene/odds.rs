//! The odds of what is about to be risked, at the moments where one can still decide otherwise.

use crate::action::Action;
use crate::odds::{BattleOdds, Method, TRIALS};
use crate::state::{Commander, Moment};
use table::scene::{Item, Panel, PanelKind};
use table::{Game, Luck, Message, Seat};

/// Chances below this are not worth a word.
const NO_WORD: f64 = 0.0005;

/// What is missed below this would change none of the digits shown.
const NO_MARGIN: f64 = 0.00005;

/// The panel, where a battle can be begun, planned for, fought on or left.
pub fn panel(state: &Commander) -> Option<Panel> {
    let decides = match state.battle() {
        Some(battle) => matches!(battle.moment, Moment::Eve | Moment::OwnPlans | Moment::RoundStart),
        None => state.check(Seat(0), Action::Assault).is_ok(),
    };
    if !decides || !state.setup.rulings.shows_odds {
        return None;
    }
    // The same position always shows the same odds.
    let odds = state.battle_odds(TRIALS, &mut Luck::new(1))?;
    let mut items = vec![Item::Note(result(&odds))];
    if odds.won > NO_WORD {
        let shares = odds.losses.iter().map(|chance| chance / odds.won);
        let list = distribution("commander-odds-loss", shares);
        items.push(Item::Note(Message::new("commander-odds-losses").with("list", list)));
    }
    if state.battle().is_some_and(|battle| battle.moment == Moment::RoundStart && battle.own_standing() > 0) {
        let list = distribution("commander-odds-saved", state.retreat_odds().into_iter());
        items.push(Item::Note(Message::new("commander-odds-retreat").with("list", list)));
    }
    let margin = percent((odds.margin * 1000.0).ceil() / 1000.0);
    items.push(Item::Note(match odds.method {
        Method::Exact if odds.margin < NO_MARGIN => Message::new("commander-odds-whole"),
        Method::Exact => Message::new("commander-odds-exact").with("margin", margin),
        Method::Sampled(trials) => Message::new("commander-odds-sampled").with("trials", trials).with("margin", margin),
    }));
    items.push(Item::Note(Message::new("commander-odds-policy")));
    let title = Message::new("commander-panel-odds");
    Some(Panel { id: "odds".to_owned(), kind: PanelKind::Focus, title, active: false, items })
}

fn result(odds: &BattleOdds) -> Message {
    Message::new("commander-odds-result")
        .with("won", percent(odds.won))
        .with("away", percent(odds.driven_off))
        .with("slain", percent(odds.slain))
}

/// Each number that can come up, with its chance.
fn distribution(id: &'static str, chances: impl Iterator<Item = f64>) -> Vec<Message> {
    chances
        .enumerate()
        .filter(|&(_, chance)| chance >= NO_WORD)
        .map(|(count, chance)| Message::new(id).with("count", count).with("chance", percent(chance)))
        .collect()
}

/// A chance as a percentage with one decimal.
fn percent(chance: f64) -> Message {
    let tenths = (chance * 1000.0).round() as i64;
    Message::new("commander-percent").with("whole", tenths / 10).with("tenth", tenths % 10)
}
