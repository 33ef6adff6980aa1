//! What may be done, in words, where to point, what it costs; and some of what may not, with the reason.

use crate::action::{Action, Aim, Group, Mark, Victim};
use crate::edition::Price;
use crate::kinds::{Place, Troop};
use crate::names::force_name;
use crate::rules::Toll;
use crate::scene::battlefield::group_id;
use crate::state::{Commander, Phase};
use table::scene::Choice;
use table::{Game, Message, Seat};

/// Every choice, and what tempts but is refused.
pub fn all(state: &Commander) -> Vec<Choice> {
    let mut offered = Vec::new();
    state.actions(Seat(0), &mut offered);
    // What one hardly ever wants comes last.
    offered.sort_by_key(|action| matches!(action, Action::Disband(_)));
    let mut choices: Vec<Choice> = offered.iter().map(|&action| choice(state, action)).collect();
    for action in tempting(state) {
        if offered.contains(&action) {
            continue;
        }
        if let Err(refusal) = state.check(Seat(0), action) {
            choices.push(choice(state, action).refused(refusal));
        }
    }
    choices
}

/// Actions worth showing even when they are not allowed.
fn tempting(state: &Commander) -> Vec<Action> {
    if state.owed > 0 {
        return Vec::new();
    }
    match state.phase {
        Phase::SetUp => vec![Action::Begin],
        Phase::Scouted { .. } => vec![Action::Advance],
        Phase::Confront => vec![Action::Intimidate],
        Phase::Conquest => {
            let here = &state.map().regions[usize::from(state.army_at)];
            let ways = state.map().regions.iter().enumerate().filter(|(index, _)| here.neighbours >> index & 1 == 1);
            ways.map(|(_, region)| Action::March(region.place)).collect()
        }
        Phase::Resupply => {
            let mut all = vec![Action::BuildCity, Action::BuildTemple, Action::DrawInsight, Action::Triumph];
            all.extend(Troop::ALL[..Troop::OWN].iter().map(|&troop| Action::Buy(troop)));
            if state.map().siege.is_some() {
                all.extend([Action::BuyTransport, Action::BuyMole, Action::BuySiegeShip, Action::ReduceFleet]);
            }
            all
        }
        _ => Vec::new(),
    }
}

fn choice(state: &Commander, action: Action) -> Choice {
    let mut choice = Choice::new(&action, label(state, action));
    choice.element = element(state, action);
    choice.note = note(state, action);
    choice.group = group(action);
    choice
}

fn named(id: &'static str, what: Message) -> Message {
    Message::new(id).with("what", what)
}

/// A force; in a battle with what it has done in the round.
fn force(state: &Commander, group: Group) -> Message {
    let name = force_name(group.troop, group.side);
    if state.battle().is_none() {
        return name;
    }
    let stance = Message::new(format!("commander-stance-{}", group.stance.key()));
    Message::new("commander-force-stance").with("force", name).with("stance", stance)
}

/// The action in words.
pub fn label(state: &Commander, action: Action) -> Message {
    let say = Message::new;
    match action {
        Action::TakeOption(option) => named("commander-act-option", option.name()),
        Action::Counsel(advisor) => named("commander-act-counsel", advisor.name()),
        Action::Begin => say("commander-act-begin"),
        Action::LoseLevel => say("commander-act-lose-level"),
        Action::Dismiss(advisor) => named("commander-act-dismiss", advisor.name()),
        Action::Disband(group) => named("commander-act-disband", force(state, group)),
        Action::PrayToWinds => say("commander-act-pray"),
        Action::Forswear(advisor) => named("commander-act-forswear", advisor.name()),
        Action::Play(insight) => named("commander-act-play", insight.name()),
        Action::Vow => say("commander-act-vow"),
        Action::Rearm(troop) => named("commander-act-rearm", troop.name()),
        Action::EndRearm => say("commander-act-end-rearm"),
        Action::AddOne => say("commander-act-add-one"),
        Action::LetStand => say("commander-act-let-stand"),
        Action::PayGold => say("commander-act-pay-gold"),
        Action::TakeHit => say("commander-act-take-hit"),
        Action::Concede(effect) => named("commander-act-concede", effect.name()),
        Action::Repair(section) => named("commander-act-repair", section.name()),
        Action::Thwart => say("commander-act-thwart"),
        Action::Allow => say("commander-act-allow"),
        Action::Suffer(Victim::Alexander) => named("commander-act-suffer", say("commander-alexander")),
        Action::Suffer(Victim::Force(group)) => named("commander-act-suffer", force(state, group)),
        Action::March(place) => named("commander-act-march", place.name()),
        Action::EndConquest => say("commander-act-end-conquest"),
        Action::Advance => say("commander-act-advance"),
        Action::Halt => say("commander-act-halt"),
        Action::Accept => say("commander-act-accept"),
        Action::Decline => say("commander-act-decline"),
        Action::Intimidate => say("commander-act-intimidate"),
        Action::Assault => say("commander-act-assault"),
        Action::SpendGlory => say("commander-act-spend-glory"),
        Action::Conclude => say("commander-act-conclude"),
        Action::Govern => say("commander-act-govern").with("gold", state.map().income.govern),
        Action::Raze => say("commander-act-raze").with("gold", state.map().income.raze),
        Action::Proceed => say("commander-act-proceed"),
        Action::Take(plan) => named("commander-act-take", plan.name()),
        Action::DrawUp => say("commander-act-draw-up"),
        Action::Fight => say("commander-act-fight"),
        Action::Retreat => say("commander-act-retreat"),
        Action::Face(Aim::Forces) => say("commander-act-face-forces"),
        Action::Face(Aim::Leader) => say("commander-act-face-leader"),
        Action::Attack => say("commander-act-attack"),
        Action::AttackWall => say("commander-act-attack-wall"),
        Action::Sacrifice => say("commander-act-sacrifice"),
        Action::Charge => say("commander-act-charge"),
        Action::Pass => say("commander-act-pass"),
        Action::Flank => say("commander-act-flank"),
        Action::HoldFlank => say("commander-act-hold-flank"),
        Action::Reroll => say("commander-act-reroll"),
        Action::KeepDie => say("commander-act-keep-die"),
        Action::Rally => say("commander-act-rally"),
        Action::Strike(Mark::Wall(side)) => {
            named("commander-act-strike", Message::new(format!("commander-wall-{}", side.key())))
        }
        Action::Strike(Mark::Force(group)) => named("commander-act-strike", force(state, group)),
        Action::Regroup => say("commander-act-regroup"),
        Action::LetGo => say("commander-act-let-go"),
        Action::Envelop => say("commander-act-envelop"),
        Action::Buy(troop) => named("commander-act-buy", troop.name()),
        Action::BuildCity => say("commander-act-city"),
        Action::BuildTemple => say("commander-act-temple"),
        Action::DrawInsight => say("commander-act-draw-insight"),
        Action::ChooseInsight(insight) => named("commander-act-choose-insight", insight.name()),
        Action::Engage(advisor) => named("commander-act-engage", advisor.name()),
        Action::BuyTransport => say("commander-act-transport"),
        Action::BuyMole => say("commander-act-mole"),
        Action::BuySiegeShip => say("commander-act-siege-ship"),
        Action::ReduceFleet => say("commander-act-fleet"),
        Action::EndTurn => say("commander-act-end-turn"),
        Action::Triumph => say("commander-act-triumph"),
    }
}

/// The heading similar choices share.
fn group(action: Action) -> Option<Message> {
    let id = match action {
        Action::TakeOption(_) => "commander-group-options",
        Action::Counsel(_) | Action::Engage(_) => "commander-group-advisors",
        Action::Disband(_) => "commander-group-disband",
        Action::Play(_) | Action::ChooseInsight(_) | Action::DrawInsight => "commander-group-insights",
        Action::Buy(_) => "commander-group-forces",
        Action::BuildCity | Action::BuildTemple => "commander-group-build",
        Action::BuyTransport | Action::BuyMole | Action::BuySiegeShip | Action::ReduceFleet => "commander-group-siege",
        Action::March(_) => "commander-group-march",
        Action::Take(_) => "commander-group-plans",
        _ => return None,
    };
    Some(Message::new(id))
}

/// Where to point for it. Several choices may share an element; giving up a force is only in the list.
fn element(state: &Commander, action: Action) -> Option<String> {
    let own = |group: Group| group_id("own", group.troop, group.side, group.stance);
    match action {
        Action::March(place) => {
            let known = state.map().find(place).is_some();
            known.then(|| format!("region-{}", place.key()))
        }
        Action::Suffer(Victim::Alexander) => Some("own-alexander".to_owned()),
        Action::Suffer(Victim::Force(group)) => Some(own(group)),
        Action::Strike(Mark::Wall(side)) => Some(format!("foe-wall-{}", side.key())),
        Action::Strike(Mark::Force(group)) => Some(group_id("foe", group.troop, group.side, group.stance)),
        Action::Play(insight) => Some(format!("insight-{}", insight.key())),
        Action::Dismiss(advisor) | Action::Forswear(advisor) => Some(format!("advisor-{}", advisor.key())),
        Action::Repair(section) => Some(format!("section-{}", section.key())),
        Action::Face(Aim::Leader) => Some("foe-leader".to_owned()),
        _ => None,
    }
}

/// What it costs or brings. Whoever would rather not know the odds is not told them.
fn note(state: &Commander, action: Action) -> Option<Message> {
    if !state.setup.rulings.shows_odds && matches!(action, Action::March(_) | Action::Intimidate | Action::Retreat) {
        return None;
    }
    let gold = |gold: u8| Some(Message::new("commander-note-gold").with("gold", gold));
    let glory = |glory: u8| Some(Message::new("commander-note-glory").with("glory", glory));
    let prices = &state.setup.prices;
    match action {
        Action::TakeOption(option) => {
            let offer = state.map().offer(option)?;
            let text = Message::new(format!("commander-twist-{}-text", option.key())).with("amount", offer.amount);
            Some(Message::new("commander-note-option").with("text", text).with("points", offer.points))
        }
        Action::Counsel(advisor) => Some(advisor.lore()),
        Action::Engage(advisor) => {
            let price = Message::new("commander-note-glory").with("glory", prices.advisor);
            Some(Message::new("commander-note-both").with("price", price).with("text", advisor.lore()))
        }
        Action::ChooseInsight(insight) => {
            let price = Message::new("commander-note-glory").with("glory", prices.insight_chosen);
            Some(Message::new("commander-note-both").with("price", price).with("text", insight.lore()))
        }
        Action::March(place) => scouting(state, place),
        Action::Intimidate => {
            let odds = state.intimidation_odds(0);
            let note = Message::new("commander-note-intimidation").with("success", odds.success);
            Some(note.with("ongoing", odds.ongoing).with("failure", odds.failure))
        }
        Action::Retreat => Some(Message::new("commander-note-retreat").with("need", state.retreat_bv().clamp(0, 6))),
        Action::Play(insight) => Some(insight.lore()),
        Action::DrawInsight => glory(prices.insight_drawn),
        Action::SpendGlory => glory(1),
        Action::Rearm(_) => gold(prices.rearm),
        Action::Buy(troop) => gold(state.price_of(troop)),
        Action::BuildCity => gold(state.map().city),
        Action::BuildTemple => gold(state.map().temple),
        Action::PayGold => gold(2),
        Action::PrayToWinds => gold(state.setup.prophecies[crate::kinds::Prophecy::PrayToWinds.index()].1),
        Action::Take(plan) => {
            let battle = state.battle()?;
            let free = battle.taken < state.free_plans();
            let price = Message::new("commander-note-gold").with("gold", if free { 0 } else { prices.plan });
            Some(Message::new("commander-note-both").with("price", price).with("text", plan.lore()))
        }
        Action::Thwart => match state.phase {
            Phase::Intrigue(operation) => match state.setup.operations[operation.index()].1? {
                Price::Gold(price) => gold(price),
                Price::Glory(price) => glory(price),
            },
            _ => None,
        },
        Action::Advance => match state.phase {
            Phase::Scouted { to, die } => match state.toll(to, die) {
                Toll::Free => None,
                Toll::Gold(toll) => gold(toll),
                Toll::Hits(hits) => Some(Message::new("commander-note-hits").with("hits", hits)),
            },
            _ => None,
        },
        Action::Envelop => {
            let hits = state.battle()?.advantage();
            Some(Message::new("commander-note-hits").with("hits", hits))
        }
        Action::BuyTransport | Action::BuyMole | Action::BuySiegeShip | Action::ReduceFleet => {
            state.track_price(action).ok().and_then(gold)
        }
        Action::Triumph => {
            let turn = state.map().turns.get(usize::from(state.turn().max(1)) - 1)?;
            Some(Message::new("commander-points").with("points", turn.points))
        }
        _ => None,
    }
}

/// What the six dice of a scouting roll would cost.
fn scouting(state: &Commander, place: Place) -> Option<Message> {
    let tolls = state.scouting_odds(place)?;
    let count = |wanted: fn(&Toll) -> bool| tolls.iter().filter(|&toll| wanted(toll)).count();
    let gold = tolls.iter().map(|toll| if let Toll::Gold(gold) = toll { *gold } else { 0 }).max().unwrap_or(0);
    let note =
        Message::new("commander-note-scouting").with("free", count(|toll| *toll == Toll::Free)).with("gold", gold);
    Some(note.with("hits", count(|toll| matches!(toll, Toll::Hits(_)))))
}
