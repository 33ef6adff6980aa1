//! How a game ended: scores with their sources, the winner, and the proof that the dice were honest.

use crate::art;
use crate::panels::token;
use crate::sight::Sight;
use house::Table;
use maud::{Markup, html};
use table::{Message, Seat, Standing};

/// What shows that the dice were honest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What the table published before the game.
    pub commitment: String,
    /// The secret behind it, once the game is over.
    pub seed: Option<String>,
}

impl Proof {
    /// The proof of a table as far as it can be told.
    pub fn of(table: &Table) -> Proof {
        let seed = table.record().ok().and_then(|record| Some(record.end()?.seed.clone()));
        Proof { commitment: table.header().commitment.clone(), seed }
    }
}

/// The result, for a game that is over.
pub(crate) fn draw(sight: &Sight, proof: &Proof) -> Markup {
    let Some(standing) = &sight.view.standing else { return html! {} };
    let address = sight.address();
    html! {
        section.result aria-labelledby="prompt" {
            div.verdict {
                h2 #prompt tabindex="-1" { (art::icon("laurel")) (sight.say.say(&verdict(sight, standing))) }
                p { (sight.say.say(&standing.reason)) }
                p.doors {
                    a.button.main href={ (address) "/replay?line=1" } { (sight.text("web-replay")) }
                    a.button #analysis href={ (address) "/analysis" } { (sight.text("web-analysis")) }
                    a.button href={ "/new/" (sight.view.game.id) } { (sight.text("web-again")) }
                    @if sight.view.fame.is_some() { a #fame href={ "/fame#" (sight.view.game.id) } { (sight.text("web-fame")) } }
                    a href={ (address) "/record.jsonl" } download={ (sight.view.game.id) "-" (sight.view.table) ".jsonl" } { (sight.text("web-download")) }
                }
            }
            (scores(sight, standing))
            (honest(sight, proof))
        }
    }
}

fn verdict(sight: &Sight, standing: &Standing) -> Message {
    let winners: Vec<Seat> = standing.winners().collect();
    let names = sight.names(winners.iter().copied().collect());
    match winners.len() {
        0 => Message::new("web-lost"),
        1 => Message::new("web-won").with("who", names),
        _ => Message::new("web-shared").with("who", names),
    }
}

fn scores(sight: &Sight, standing: &Standing) -> Markup {
    let seats = || Seat::first(standing.scores.len());
    html! {
        div.scores tabindex="0" role="region" aria-label=(sight.text("web-scores")) {
            table {
                caption.sr-only { (sight.text("web-scores")) }
                thead {
                    tr {
                        td {}
                        @for seat in seats() {
                            th scope="col" { (token(seat)) (sight.say.say(&Message::new("web-name").with("seat", seat))) }
                        }
                    }
                }
                tbody {
                    @for line in &standing.breakdown {
                        tr {
                            th scope="row" { (sight.say.say(&line.label)) }
                            @for points in &line.points { td { (sight.words.whole(*points)) } }
                        }
                    }
                    tr.total {
                        th scope="row" { (sight.text("web-total")) }
                        @for score in &standing.scores { td { (sight.words.whole(*score)) } }
                    }
                    tr.rank {
                        th scope="row" { (sight.text("web-rank")) }
                        @for rank in &standing.ranks { td class=[(*rank == 1).then_some("first")] { (rank) } }
                    }
                }
            }
        }
    }
}

/// Before the end: what the table has committed to.
pub(crate) fn promise(sight: &Sight, proof: &Proof) -> Markup {
    html! {
        details.honest {
            summary { (art::icon("die")) (sight.text("web-honest")) }
            p { (sight.text("web-honest-promise")) }
            p { code { (proof.commitment) } }
        }
    }
}

/// After the end: the secret, and how to check it.
fn honest(sight: &Sight, proof: &Proof) -> Markup {
    html! {
        details.honest {
            summary { (art::icon("die")) (sight.text("web-honest")) }
            p { (sight.text("web-honest-told")) }
            dl {
                dt { (sight.text("web-honest-commitment")) } dd { code { (proof.commitment) } }
                @if let Some(seed) = &proof.seed { dt { (sight.text("web-honest-seed")) } dd { code #seed { (seed) } } }
            }
            p { (sight.text("web-honest-check")) }
            p { code { "argead verify " (sight.view.game.id) "-" (sight.view.table) ".jsonl" } }
        }
    }
}
