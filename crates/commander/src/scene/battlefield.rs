//! The battlefield: two ranks ordered by speed, plans on both sides, and the attack going on.

use crate::clauses::*;
use crate::edition::Face;
use crate::kinds::{EnemyPlan, Nation, Plan, Side, Stance, Troop};
use crate::names::force_name;
use crate::scene::map::tint;
use crate::state::{Battle, Commander, Moment, Striker};
use table::scene::{Card, Emblem, Item, Panel, PanelKind, Tint};
use table::{ClauseId, Message};

/// The picture of a type of force.
pub fn emblem(troop: Troop) -> Emblem {
    let (name, letter) = match troop {
        Troop::Archers => ("archer", 'R'),
        Troop::Peltasts => ("peltast", 'E'),
        Troop::Infantry => ("infantry", 'I'),
        Troop::Phalanx => ("hoplite", 'P'),
        Troop::HeavyCavalry => ("horse", 'H'),
        Troop::LightCavalry => ("light-horse", 'L'),
        Troop::SiegeEngine => ("engine", 'S'),
        Troop::Chariots => ("chariot", 'X'),
        Troop::Elephants => ("elephant", 'M'),
        Troop::SacredBand => ("sacred-band", 'Z'),
    };
    Emblem { name, letter }
}

/// Speed, battle value and superscript, with the clause on them.
pub fn values(face: Face, clause: ClauseId) -> Message {
    Message::new("commander-values")
        .with("speed", face.speed)
        .with("bv", face.bv)
        .with("ss", face.ss)
        .with("clause", clause)
}

/// A card on the battlefield with its place in the line.
struct Place {
    speed: i8,
    card: Card,
}

/// The id of the card for a group of forces.
pub fn group_id(side: &str, troop: Troop, face: Side, stance: Stance) -> String {
    format!("{side}-{}-{}-{}", troop.key(), face.key(), stance.key())
}

/// The panel of the battle, while one is fought.
pub fn panel(state: &Commander) -> Option<Panel> {
    let battle = state.battle.as_ref()?;
    let critical = &state.map().critical[usize::from(battle.site)];
    let place = state.map().regions[usize::from(critical.region)].place;
    let title = Message::new("commander-panel-battle").with("place", place.name()).with("round", battle.round);
    let mut items = vec![
        Item::Cards {
            label: Message::new("commander-rank-enemy").with("clause", FC_208),
            cards: enemy_rank(state, battle),
        },
        Item::Cards {
            label: Message::new("commander-rank-own").with("clause", FC_208),
            cards: own_rank(state, battle),
        },
        Item::Note(Message::new("commander-advantage").with("advantage", battle.advantage()).with("clause", FC_134)),
    ];
    if battle.walls != [0, 0] {
        let penalty = state.wall_penalty();
        items.push(Item::Note(Message::new("commander-walls").with("penalty", penalty).with("clause", FC_165)));
    }
    let foe = plan_cards(EnemyPlan::ALL.iter().map(|&plan| {
        let count = battle.foe[plan.index()];
        (format!("foe-{}", plan.key()), plan.name(), plan.lore(), count, tint(critical.nation))
    }));
    if !foe.is_empty() {
        items.push(Item::Cards { label: Message::new("commander-plans-enemy"), cards: foe });
    }
    let own = plan_cards(Plan::ALL.iter().map(|&plan| {
        let count = battle.plans[plan.index()];
        (format!("plan-{}", plan.key()), plan.name(), plan.lore(), count, tint(Nation::Macedon))
    }));
    if !own.is_empty() {
        items.push(Item::Cards { label: Message::new("commander-plans-own"), cards: own });
    }
    let counts = [("commander-count-fate", battle.fate), ("commander-count-morale", battle.morale)];
    for (label, value) in counts.into_iter().filter(|&(_, value)| value > 0) {
        items.push(Item::Count { label: Message::new(label), value: value.into(), most: None, emblem: None });
    }
    if battle.duel {
        items.push(Item::Note(Message::new("commander-duel").with("clause", FC_221)));
    }
    items.extend(attack(state, battle).map(Item::Note));
    Some(Panel { id: "battle".to_owned(), kind: PanelKind::Focus, title, active: false, items })
}

/// The attack going on: who, what the die shows and what it needs.
fn attack(state: &Commander, battle: &Battle) -> Option<Message> {
    let blow = &battle.blow;
    let going = matches!(
        battle.moment,
        Moment::OwnDie
            | Moment::OwnDieSeen
            | Moment::EnemyDie
            | Moment::FlankChoice
            | Moment::Striking { .. }
            | Moment::Suffering { .. }
    );
    (going && blow.by != Striker::Trap).then(|| {
        Message::new("commander-attack")
            .with("who", state.striker_name(blow.by))
            .with("need", blow.bv)
            .with("double", blow.ss)
            .with("hits", blow.hits)
    })
}

fn plan_cards(plans: impl Iterator<Item = (String, Message, Message, u8, Tint)>) -> Vec<Card> {
    let held = plans.filter(|&(_, _, _, count, _)| count > 0);
    held.map(|(id, label, lore, count, tint)| Card {
        id,
        face: Some(Emblem { name: "scroll", letter: '*' }),
        tint,
        label,
        count: count.into(),
        lines: vec![lore],
    })
    .collect()
}

fn sorted(mut line: Vec<Place>) -> Vec<Card> {
    line.sort_by_key(|place| std::cmp::Reverse(place.speed));
    line.into_iter().map(|place| place.card).collect()
}

fn ranks(state: &Commander, side: &str, nation: Nation, fighters: &[crate::state::Fighter], line: &mut Vec<Place>) {
    for &troop in Troop::ALL {
        for &face in Side::ALL {
            for &stance in Stance::ALL {
                let same = |fighter: &&crate::state::Fighter| {
                    fighter.troop == troop && fighter.side == Some(face) && fighter.stance == stance
                };
                let count = fighters.iter().filter(same).count();
                if count == 0 {
                    continue;
                }
                let values_up = state.setup.counter(nation, troop).face(face);
                let mut lines = vec![values(values_up, troop.clause())];
                if stance != Stance::Ready {
                    lines.push(Message::new(format!("commander-stance-{}", stance.key())));
                }
                line.push(Place {
                    speed: values_up.speed,
                    card: Card {
                        id: group_id(side, troop, face, stance),
                        face: Some(emblem(troop)),
                        tint: tint(nation),
                        label: force_name(troop, face),
                        count: count as u32,
                        lines,
                    },
                });
            }
        }
    }
}

fn own_rank(state: &Commander, battle: &Battle) -> Vec<Card> {
    let mut line = Vec::new();
    let face = state.alexander_face();
    line.push(Place { speed: face.speed, card: alexander(state) });
    ranks(state, "own", Nation::Macedon, &battle.own, &mut line);
    sorted(line)
}

/// Alexander's card.
pub fn alexander(state: &Commander) -> Card {
    Card {
        id: "own-alexander".to_owned(),
        face: Some(Emblem { name: "alexander", letter: 'A' }),
        tint: tint(Nation::Macedon),
        label: Message::new("commander-alexander-level").with("level", state.level()),
        count: 1,
        lines: vec![values(state.alexander_face(), FC_042)],
    }
}

fn enemy_rank(state: &Commander, battle: &Battle) -> Vec<Card> {
    let nation = state.map().critical[usize::from(battle.site)].nation;
    let mut line = Vec::new();
    ranks(state, "foe", nation, &battle.enemy, &mut line);
    if let (Some(leader), Some(face)) = (state.leader_of(battle.site), state.leader_face()) {
        line.push(Place {
            speed: face.speed,
            card: Card {
                id: "foe-leader".to_owned(),
                face: Some(Emblem { name: "governor", letter: 'G' }),
                tint: tint(nation),
                label: leader.name(),
                count: 1,
                lines: vec![values(face, FC_160)],
            },
        });
    }
    for &side in Side::ALL {
        let count = battle.walls[side.index()];
        if count > 0 {
            line.push(Place {
                speed: i8::MIN,
                card: Card {
                    id: format!("foe-wall-{}", side.key()),
                    face: Some(Emblem { name: "wall", letter: 'W' }),
                    tint: tint(nation),
                    label: Message::new(format!("commander-wall-{}", side.key())),
                    count: count.into(),
                    lines: vec![Message::new("commander-wall-text").with("clause", FC_164)],
                },
            });
        }
    }
    sorted(line)
}
