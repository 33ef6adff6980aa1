//! Why one choice is better than others, in the terms that a game says count.

use table::{Instinct, Judgement, Knowledge, Luck, MAX_TERMS, Message, Reason, Seat, Silent, Stage};

/// In how many imagined worlds each choice is tried.
const WORLDS: u32 = 16;
/// A turn is looked at where it stands after so many more decisions of its own.
const FOLLOW_UPS: u32 = 12;
/// The most reasons given.
const MOST: usize = 3;
/// What changes the outlook by less is not worth a word: it moves a chance of one half by half a percent.
const LEAST: f64 = 0.02;

/// What each term adds to a seat's outlook beyond what it adds to the others'.
type Edge = [f64; MAX_TERMS];

/// The terms in which the position after `choice` differs most from those after `others`, in the mean over worlds that the seat must
/// think possible.
pub(crate) fn reasons<G: Instinct>(
    knowledge: &Knowledge<G>,
    choice: G::Action,
    others: &[G::Action],
    luck: &mut Luck,
) -> Vec<Reason> {
    if G::TERMS.is_empty() || others.is_empty() {
        return Vec::new();
    }
    let mut edge: Edge = [0.0; MAX_TERMS];
    for _ in 0..WORLDS {
        let world = knowledge.imagine(luck);
        // Every choice meets the same luck, so that none looks better for having been luckier.
        let turn = luck.fork();
        let mut add = |action, factor: f64| {
            let after = after_turn(world.clone(), knowledge.seat(), action, turn.clone());
            for (sum, part) in edge.iter_mut().zip(edge_of(&after, knowledge.seat())) {
                *sum += factor * part / f64::from(WORLDS);
            }
        };
        add(choice, 1.0);
        others.iter().for_each(|&other| add(other, -1.0 / others.len() as f64));
    }
    let mut found: Vec<(usize, f64)> = edge[..G::TERMS.len()].iter().copied().enumerate().collect();
    found.retain(|(_, weight)| weight.abs() >= LEAST);
    found.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    found.truncate(MOST);
    let reason = |(term, weight): (usize, f64)| Reason {
        term: Message::new(format!("{}-term-{}", G::ABOUT.id, G::TERMS[term])),
        weight,
    };
    found.into_iter().map(reason).collect()
}

/// The position once `seat` has taken `action` and completed its turn with whatever suggests itself most.
fn after_turn<G: Instinct>(mut world: G, seat: Seat, action: G::Action, mut luck: Luck) -> G {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    world.act(seat, action, &mut Silent);
    let mut left = FOLLOW_UPS;
    loop {
        match world.stage() {
            Stage::Chance => {
                outcomes.clear();
                world.chances(&mut outcomes);
                world.settle(luck.weighted(&outcomes), &mut Silent);
            }
            Stage::Decide(seats) if seats.contains(seat) && left > 0 => {
                actions.clear();
                world.actions(seat, &mut actions);
                let urge = |action: &G::Action| world.urge(seat, *action);
                let Some(&next) = actions.iter().max_by(|a, b| urge(a).total_cmp(&urge(b))) else { return world };
                world.act(seat, next, &mut Silent);
                left -= 1;
            }
            Stage::Decide(_) | Stage::Over => return world,
        }
    }
}

fn edge_of<G: Instinct>(world: &G, seat: Seat) -> Edge {
    let judgement: &Judgement = G::judgement();
    let seats = world.seats();
    let mut edge: Edge = [0.0; MAX_TERMS];
    for other in Seat::first(seats) {
        let factor = if other == seat { 1.0 } else { -1.0 / (seats - 1) as f64 };
        for (sum, part) in edge.iter_mut().zip(judgement.parts(world, other)) {
            *sum += factor * f64::from(part);
        }
    }
    edge
}
