//! The shelf: every game of the house with its bots, and every word of every room.
//!
//! The one place that knows all games by name. Whoever adds a game adds a line here.

use alexandros::Alexandros;
use analyst::analyst;
use commander::Commander;
use empire::Empire;
use phalanxx::Phalanxx;
use strategist::{LEVELS, bot};
use table::{Boxed, Shelf};
use words::{Lang, Words};

/// Every game, with the bots that play it.
///
/// ```
/// let shelf = shelf::shelf();
/// for title in shelf.titles() {
///     println!("{}: {} to {} seats", title.about().id, title.about().seats.0, title.about().seats.1);
/// }
/// ```
pub fn shelf() -> Shelf {
    Shelf::new(vec![
        Box::new(Boxed::<Alexandros>::new(LEVELS, bot::<Alexandros>).with_analyst(analyst())),
        Box::new(Boxed::<Phalanxx>::new(LEVELS, bot::<Phalanxx>).with_analyst(analyst())),
        Box::new(Boxed::<Empire>::new(LEVELS, bot::<Empire>).with_analyst(analyst())),
        Box::new(Boxed::<Commander>::new(LEVELS, bot::<Commander>).with_analyst(analyst())),
    ])
}

/// The words of rooms: a language and the Fluent text.
macro_rules! words_of {
    ($($room:literal),*) => {
        &[$(
            ("en", include_str!(concat!("../../../locales/en/", $room, ".ftl"))),
            ("fr", include_str!(concat!("../../../locales/fr/", $room, ".ftl"))),
        )*]
    };
}

/// The words of the rooms that are no game.
const ROOMS: &[(&str, &str)] = words_of!("command", "house", "lab", "terminal", "web");

/// Every word of a language: the table's, the rooms' and the games'.
pub fn words(lang: Lang) -> Words {
    Words::new(lang, ROOMS.iter().copied().chain(shelf().words()))
}
