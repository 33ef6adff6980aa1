//! The panels beside the map: Alexander's camp, the turn track, the operation box, the siege, the life.

use crate::clauses::*;
use crate::kinds::{Advisor, Campaign, Insight, Nation, Operation, Prophecy, Section, Side, Troop};
use crate::names::force_name;
use crate::scene::battlefield::{self, alexander, emblem, group_id, values};
use crate::scene::map::tint;
use crate::scene::odds;
use crate::state::{Commander, Hold};
use table::scene::{Card, Emblem, Item, Panel, PanelKind, Tint};
use table::{Game, Message, Seat, Stage};

/// Every panel; the odds only for whoever is asked to decide.
pub fn all(state: &Commander, asked: bool) -> Vec<Panel> {
    let mut panels = vec![camp(state)];
    panels.extend(battlefield::panel(state));
    panels.extend(if asked { odds::panel(state) } else { None });
    panels.push(track(state));
    panels.extend(operations(state));
    panels.extend(siege(state));
    panels.extend(life(state));
    panels
}

fn count(label: &'static str, value: u8, most: Option<i64>) -> Item {
    Item::Count { label: Message::new(label), value: value.into(), most, emblem: None }
}

fn card(id: String, name: &'static str, letter: char, tint: Tint, label: Message, lines: Vec<Message>) -> Card {
    Card { id, face: Some(Emblem { name, letter }), tint, label, count: 1, lines }
}

/// Alexander, his army, his advisors and insights.
fn camp(state: &Commander) -> Panel {
    let own = tint(Nation::Macedon);
    let mut items = vec![
        count("commander-count-gold", state.gold(), Some(state.setup.gold_cap.into())),
        count("commander-count-glory", state.glory(), None),
        count("commander-count-forces", state.own_forces(), None),
        Item::Count {
            label: Message::new("commander-count-income"),
            value: state.income().into(),
            most: None,
            emblem: None,
        },
    ];
    if state.battle.is_none() {
        let mut cards = vec![alexander(state)];
        for &troop in &Troop::ALL[..Troop::OWN] {
            for &side in Side::ALL {
                let there = state.army[troop.index()][side.index()];
                if there > 0 {
                    let face = state.setup.counter(Nation::Macedon, troop).face(side);
                    cards.push(Card {
                        id: group_id("own", troop, side, crate::kinds::Stance::Ready),
                        face: Some(emblem(troop)),
                        tint: own,
                        label: force_name(troop, side),
                        count: there.into(),
                        lines: vec![values(face, troop.clause())],
                    });
                }
            }
        }
        items.push(Item::Cards { label: Message::new("commander-army"), cards });
    }
    let advisors: Vec<Card> = Advisor::ALL
        .iter()
        .filter(|&&advisor| state.has_advisor(advisor))
        .map(|&advisor| {
            card(format!("advisor-{}", advisor.key()), "governor", 'G', own, advisor.name(), vec![advisor.lore()])
        })
        .collect();
    if !advisors.is_empty() {
        items.push(Item::Cards { label: Message::new("commander-advisors"), cards: advisors });
    }
    let insights: Vec<Card> = Insight::ALL
        .iter()
        .filter(|&&insight| state.has_insight(insight))
        .map(|&insight| {
            card(format!("insight-{}", insight.key()), "owl", 'Y', own, insight.name(), vec![insight.lore()])
        })
        .collect();
    if !insights.is_empty() {
        items.push(Item::Cards { label: Message::new("commander-insights"), cards: insights });
    }
    if state.vow {
        items.push(Item::Note(Message::new("commander-vowed").with("clause", FC_128)));
    }
    Panel {
        id: "camp".to_owned(),
        kind: PanelKind::Player(Seat(0)),
        title: Message::new("commander-panel-camp"),
        active: matches!(state.stage(), Stage::Decide(_)),
        items,
    }
}

/// The turn track from the present turn on, with points and the prophecies that lie on it.
fn track(state: &Commander) -> Panel {
    let map = state.map();
    let turns = map.turns.iter().zip(1..).skip_while(|&(_, number)| number < state.turn);
    let cards = turns.map(|(turn, number): (_, u8)| {
        let mut lines = vec![Message::new("commander-points").with("points", turn.points)];
        for &prophecy in Prophecy::ALL {
            if state.prophecies.until[prophecy.index()] == number {
                lines.push(prophecy.name());
                lines.push(prophecy.lore());
            }
        }
        let (name, letter, tint) =
            if number == state.turn { ("sun", '@', Tint::Seat(Seat(0))) } else { ("ring", '○', Tint::Plain) };
        card(format!("turn-{number}"), name, letter, tint, turn.name(), lines)
    });
    let mut items = vec![Item::Cards { label: Message::new("commander-track"), cards: cards.collect() }];
    items.push(Item::Count {
        label: Message::new("commander-count-unconquered"),
        value: state.unconquered() as i64,
        most: Some(map.critical.len() as i64),
        emblem: None,
    });
    if let Some(home) = map.home {
        let place = map.regions[usize::from(home)].place;
        items.push(Item::Note(Message::new("commander-home").with("place", place.name()).with("clause", FC_001)));
    }
    for offer in map.options.iter().filter(|offer| state.plays_with(offer.option)) {
        let note =
            Message::new("commander-option-taken").with("option", offer.option.name()).with("points", offer.points);
        items.push(Item::Note(note));
    }
    let title = Message::new("commander-panel-track").with("campaign", state.campaign().name());
    Panel { id: "track".to_owned(), kind: PanelKind::Common, title, active: false, items }
}

/// The operation box and the counters that lie open.
fn operations(state: &Commander) -> Option<Panel> {
    let map = state.map();
    let mut items = Vec::new();
    if map.operations.none {
        items.push(Item::Note(Message::new("commander-no-operations").with("clause", FC_286)));
    } else {
        let cards: Vec<Card> = Troop::ALL
            .iter()
            .filter(|troop| state.box_forces[troop.index()] > 0)
            .map(|&troop| Card {
                id: format!("box-{}", troop.key()),
                face: Some(emblem(troop)),
                tint: tint(map.operations.nation),
                label: troop.name(),
                count: state.box_forces[troop.index()].into(),
                lines: vec![values(state.setup.counter(map.operations.nation, troop).full, troop.clause())],
            })
            .collect();
        if !cards.is_empty() {
            items.push(Item::Cards { label: Message::new("commander-box"), cards });
        }
        if state.box_walls > 0 {
            items.push(count("commander-count-box-walls", state.box_walls, None));
        }
        for &operation in Operation::ALL.iter().filter(|operation| state.live[operation.index()] > 0) {
            let note = Message::new("commander-operation-live")
                .with("operation", operation.name())
                .with("count", state.live[operation.index()])
                .with("clause", operation.clause());
            items.push(Item::Note(note));
        }
        items.push(count("commander-count-stack", state.stack.iter().sum(), Some(8)));
    }
    let title = Message::new("commander-panel-operations");
    Some(Panel { id: "operations".to_owned(), kind: PanelKind::Common, title, active: false, items })
}

/// The tracks of the siege and the sections of the wall.
fn siege(state: &Commander) -> Option<Panel> {
    let siege = state.map().siege.as_ref()?;
    let tracks = state.tracks();
    let most = |prices: &[u8]| Some(prices.len() as i64);
    let track = |label: &'static str, clause, value: u8, most| Item::Count {
        label: Message::new(label).with("clause", clause),
        value: value.into(),
        most,
        emblem: None,
    };
    let sections = Section::ALL.iter().map(|&section| {
        let left = tracks.sections[section.index()];
        let line = Message::new("commander-section-state").with("left", left).with("clause", FC_298);
        card(format!("section-{}", section.key()), "wall", 'W', Tint::Plain, section.name(), vec![line])
    });
    let items = vec![
        track("commander-count-transports", FC_290, tracks.transports, most(&siege.transport_prices)),
        track("commander-count-mole", FC_294, tracks.mole, most(&siege.mole_prices)),
        track("commander-count-siege-ships", FC_295, tracks.siege_ships, most(&siege.siege_ship_prices)),
        track("commander-count-warships", FC_299, tracks.warships, most(&siege.warship_prices)),
        Item::Cards { label: Message::new("commander-sections"), cards: sections.collect() },
    ];
    let title = Message::new("commander-panel-siege");
    Some(Panel { id: "siege".to_owned(), kind: PanelKind::Common, title, active: false, items })
}

/// The score sheet of the life: campaigns won so far and their immortality.
fn life(state: &Commander) -> Option<Panel> {
    if !state.setup.rulings.is_life() {
        return None;
    }
    let won = Campaign::ALL.iter().filter(|campaign| state.laurels(**campaign).won);
    let mut items: Vec<Item> = won
        .map(|&campaign| {
            let laurels = state.laurels(campaign);
            let note = Message::new("commander-life-line")
                .with("campaign", campaign.name())
                .with("points", laurels.points())
                .with("governed", laurels.governed)
                .with("glory", laurels.glory)
                .with("immortality", state.immortality_of(laurels));
            Item::Note(note)
        })
        .collect();
    let governed = state.sites.iter().filter(|site| site.hold == Hold::Governed).count();
    items.push(Item::Note(Message::new("commander-life-now").with("governed", governed).with("clause", FC_325)));
    let title = Message::new("commander-panel-life");
    Some(Panel { id: "life".to_owned(), kind: PanelKind::Common, title, active: false, items })
}
