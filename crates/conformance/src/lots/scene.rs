//! What the small game looks like.

use super::{CLAUSE, Deed, Lots, RANKS, flaw};
use table::scene::{Board, Card, Choice, Form, Item, Panel, PanelKind, Prompt, Role, Scene, Shape, Tint};
use table::{Eye, Game, Message, Seat};

pub(super) fn scene<const F: u8>(game: &Lots<F>, eye: Eye) -> Scene {
    let deck = Shape {
        id: "deck".to_owned(),
        form: Form::Disc { at: [0.5, 0.5], radius: 0.4 },
        role: Role::Building,
        tint: Tint::Plain,
        emblem: None,
        label: Some(Message::new(if F == flaw::LACKS_WORDS { "lots-nameless" } else { "lots-deck" })),
    };
    Scene {
        board: Board { frame: [0.0, 0.0, 1.0, 1.0], label: Message::new("lots-deck"), shapes: vec![deck] },
        panels: Seat::first(game.seats()).map(|seat| panel(game, seat, eye)).collect(),
        prompt: Prompt { text: Message::new("lots-prompt"), clauses: vec![CLAUSE], steps: None },
        choices: choices(game, eye),
        sheet: None,
    }
}

fn panel<const F: u8>(game: &Lots<F>, seat: Seat, eye: Eye) -> Panel {
    let shows = eye.sees(seat) || game.closed || F == flaw::SHOWS_HANDS;
    let cards = (0..RANKS).filter(|&rank| game.hands[seat.index()][rank] > 0 && shows);
    let card = |rank: usize| Card {
        id: card_id(seat, rank as u8),
        face: None,
        tint: Tint::Plain,
        label: Message::new("lots-card").with("rank", rank),
        count: u32::from(game.hands[seat.index()][rank]),
        lines: Vec::new(),
    };
    let mut items = vec![Item::Cards { label: Message::new("lots-hand"), cards: cards.map(card).collect() }];
    if let Some(bid) = game.bids[seat.index()].filter(|_| game.are_bids_open() || eye.sees(seat)) {
        items.push(Item::Note(Message::new("lots-bid").with("seat", seat).with("bid", bid)));
    }
    if let Some(rank) = game.marked.filter(|_| eye.sees(seat) && seat == game.turn) {
        items.push(Item::Note(Message::new("lots-card").with("rank", rank)));
    }
    Panel {
        id: format!("player-{}", seat.0),
        kind: PanelKind::Player(seat),
        title: Message::new("lots-hand"),
        active: game.stage().deciders().contains(seat),
        items,
    }
}

fn card_id(seat: Seat, rank: u8) -> String {
    format!("card-{}-{rank}", seat.0)
}

fn choices<const F: u8>(game: &Lots<F>, eye: Eye) -> Vec<Choice> {
    let Eye::Seat(seat) = eye else { return Vec::new() };
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    if F == flaw::HIDES_A_CHOICE {
        actions.pop();
    }
    let choice = |deed: Deed| {
        let label = match deed {
            _ if F == flaw::READS_ALIKE => Message::new("lots-keep"),
            Deed::Mark(rank) => Message::new("lots-mark").with("rank", rank),
            Deed::Keep => Message::new("lots-keep"),
            Deed::Swap => Message::new("lots-swap"),
            Deed::Bid(bid) => Message::new("lots-say").with("bid", bid),
            Deed::Raise => Message::new("lots-raise"),
        };
        let choice = Choice::new(&deed, label);
        match deed {
            Deed::Mark(_) if F == flaw::POINTS_NOWHERE => choice.at("nowhere"),
            Deed::Mark(rank) => choice.at(card_id(seat, rank)),
            Deed::Keep | Deed::Swap | Deed::Bid(_) | Deed::Raise => choice,
        }
    };
    actions.into_iter().map(choice).collect()
}
