//! The pages, one file each. A page is a pure function from what its visitor may see to markup; the handler beside it fetches that.

pub(crate) mod analysis;
pub(crate) mod fame;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod new_table;
pub(crate) mod replay;
pub mod result;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod steps;
pub mod table;

use crate::app::App;
use crate::frame::{self, Look};
use crate::guard::Visitor;
use ::table::Message;
use maud::Markup;
use words::Words;

/// Puts the inside of a page into its frame, unless the visitor's script asked for the inside alone.
fn framed(app: &App, visitor: &Visitor, title: &str, main: Markup) -> Markup {
    if visitor.wants_part {
        return main;
    }
    let look = Look { words: app.words(visitor.lang), theme: visitor.theme, here: &visitor.here };
    frame::page(look, title, &main)
}

/// What a game is called; its plain id if there are no words for it.
fn game_name(words: &Words, game: &str) -> String {
    crate::spoken(words, format!("{game}-name"))
        .or_else(|| crate::spoken(words, format!("web-game-{game}")))
        .unwrap_or_else(|| game.to_owned())
}

/// For how many a game is.
fn players(words: &Words, (min, max): (usize, usize)) -> String {
    words.say(&if min == max {
        Message::new("web-players-exactly").with("count", max)
    } else {
        Message::new("web-players").with("min", min).with("max", max)
    })
}
