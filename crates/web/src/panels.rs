//! What lies beside the board: players, hands, stocks.

use crate::art;
use crate::board::tint_class;
use crate::choices::{FORM, Target, Targets};
use crate::sight::Sight;
use maud::{Markup, html};
use table::scene::{Card, Item, Panel, PanelKind, Tint};
use table::{PERSON, Seat};

/// The panels of one sort, in a row.
pub fn row(sight: &Sight, targets: &Targets, sort: Sort) -> Markup {
    let panels: Vec<&Panel> = sight.view.scene.panels.iter().filter(|panel| Sort::of(panel.kind) == sort).collect();
    html! {
        @if !panels.is_empty() {
            div class={ "panels " (sort.class()) } { @for panel in panels { (draw(panel, sight, targets)) } }
        }
    }
}

/// What all share and who plays. Whoever plays alone looks at their own first.
pub fn beside(sight: &Sight, targets: &Targets) -> Markup {
    let mut sorts = [Sort::Common, Sort::Players];
    if sight.view.seats.len() == 1 {
        sorts.reverse();
    }
    html! { @for sort in sorts { (row(sight, targets, sort)) } }
}

/// The sorts of panels, as the page places them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Who plays.
    Players,
    /// The viewer's hand.
    Hand,
    /// What everything turns on for now.
    Focus,
    /// What all share.
    Common,
}

impl Sort {
    fn of(kind: PanelKind) -> Sort {
        match kind {
            PanelKind::Player(_) => Sort::Players,
            PanelKind::Hand => Sort::Hand,
            PanelKind::Focus => Sort::Focus,
            PanelKind::Common => Sort::Common,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Sort::Players => "players",
            Sort::Hand => "hand",
            Sort::Focus => "focus",
            Sort::Common => "common",
        }
    }
}

fn draw(panel: &Panel, sight: &Sight, targets: &Targets) -> Markup {
    let heading = format!("panel-{}", panel.id);
    let seat = match panel.kind {
        PanelKind::Player(seat) => Some(seat),
        PanelKind::Hand | PanelKind::Focus | PanelKind::Common => None,
    };
    let tint = seat.map(|seat| tint_class(Tint::Seat(seat))).unwrap_or_default();
    html! {
        section class={ "panel " (tint) @if panel.active { " active" } } aria-labelledby=(heading) data-el=(panel.id) {
            h3 id=(heading) {
                @if let Some(seat) = seat { (token(seat)) }
                span.title { (sight.say.say(&panel.title)) }
                @if let Some(seat) = seat { (who(seat, panel.active, sight)) }
            }
            @for item in &panel.items { (self::item(item, panel, sight, targets)) }
        }
    }
}

/// The base of a seat's pieces with its number: shape, number and colour.
pub fn token(seat: Seat) -> Markup {
    html! {
        svg class={ "icon token seat-" (seat.index() % table::MAX_SEATS) } viewBox="0 0 64 64" aria-hidden="true" {
            use href={ "#art-token-" (seat.index() % table::MAX_SEATS) } {}
            text x="32" y="34" font-size="34" { (seat.0 + 1) }
        }
    }
}

/// Bot or person, whether it is the viewer, and whether they are asked.
fn who(seat: Seat, active: bool, sight: &Sight) -> Markup {
    let player = sight.view.seats.get(seat.index()).map_or(PERSON, |mark| mark.player.as_str());
    html! {
        span.who {
            @if player == PERSON {
                (art::icon("person"))
                @if sight.seat() == Some(seat) { span { (sight.text("web-you")) } }
            } @else {
                (art::icon("owl")) span { (crate::level_name(sight.words, player)) }
            }
            @if active { span.turn { (sight.text(if sight.view.thinking.contains(seat) { "web-thinks" } else { "web-to-play" })) } }
        }
    }
}

fn item(item: &Item, panel: &Panel, sight: &Sight, targets: &Targets) -> Markup {
    match item {
        Item::Count { label, value, most, emblem } => html! {
            p.count {
                @if let Some(emblem) = emblem { (art::emblem(*emblem)) }
                span.name { (sight.say.say(label)) } " "
                span.value {
                    b { (value) }
                    @if let Some(most) = most { span.most { "/" (most) } }
                }
                @if let Some(most) = most { meter min="0" max=(most) value=(value) aria-hidden="true" {} }
            }
        },
        Item::Cards { label, cards } => html! {
            div.cards {
                @if *label != panel.title { p.name { (sight.say.say(label)) } }
                ul { @for card in cards { li { (self::card(card, sight, targets)) } } }
            }
        },
        Item::Note(note) => html! { p.remark { (sight.say.say(note)) } },
    }
}

/// A card. One that stands for a single choice is a button that makes it; for several, a link to them in the list.
fn card(card: &Card, sight: &Sight, targets: &Targets) -> Markup {
    let face = face(card, sight);
    let back = if card.face.is_none() { " back" } else { "" };
    let fresh = if sight.recent.contains(card.id.as_str()) { " fresh" } else { "" };
    let class = format!("card {}{back}{fresh}", tint_class(card.tint));
    let Some(target) = targets.at(&card.id) else {
        return html! { div class=(class) data-el=(card.id) { (face) } };
    };
    match target {
        Target { at, .. } if at.len() == 1 && !target.all_refused => {
            let action = &sight.view.scene.choices[at[0]].action;
            html! {
                button class={ (class) " target" } type="submit" form=(FORM) name="action" value=(action) id={ "card-" (card.id) }
                    data-el=(card.id) data-choices=(target.first()) title=(target.label) { (face) }
            }
        }
        Target { at, .. } if at.len() == 1 => html! {
            button class={ (class) " target refused" } type="button" popovertarget={ "why-" (target.first()) } id={ "card-" (card.id) }
                data-el=(card.id) title=(target.label) { (face) }
        },
        _ => html! {
            a class={ (class) " target" } href={ "#" (target.first()) } id={ "card-" (card.id) }
                data-el=(card.id) data-choices=(target.ids.join(" ")) title=(target.label) { (face) }
        },
    }
}

fn face(card: &Card, sight: &Sight) -> Markup {
    html! {
        @match card.face {
            Some(emblem) => {
                (art::emblem(emblem))
                // A sign that stands for a picture in a terminal means nothing beside the picture.
                @if emblem.letter.is_alphanumeric() { span.corner aria-hidden="true" { (emblem.letter) } }
            }
            None => { (art::icon("card")) }
        }
        span.name { (sight.say.say(&card.label)) }
        @for line in &card.lines { span.line { (sight.say.say(line)) } }
        @if card.count != 1 { span.times { span.sr-only { (sight.text("web-times")) " " } "×" (card.count) } }
    }
}
