//! Our own pictures: black figures with incised lines, as SVG symbols.
//!
//! A page carries the symbols once; boards, cards and buttons refer to them by name. A name without a picture shows its letter.

use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::scene::Emblem;

const EMBLEMS: &str = include_str!("../assets/emblems.svg");

static NAMES: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| EMBLEMS.split("id=\"art-").skip(1).filter_map(|rest| rest.split('"').next()).collect());

/// The symbols of every picture: once a page, before the first that is used.
pub fn symbols() -> Markup {
    PreEscaped(EMBLEMS.to_owned())
}

/// Whether there is a picture of this name.
pub fn has(name: &str) -> bool {
    NAMES.contains(name)
}

/// A picture beside words that say the same.
pub fn icon(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 64 64" aria-hidden="true" { use href={"#art-" (name)} {} } }
}

/// The picture of an emblem, or its letter if there is none; decoration beside words that say the same.
pub fn emblem(emblem: Emblem) -> Markup {
    if has(emblem.name) {
        return icon(emblem.name);
    }
    html! {
        svg.icon viewBox="0 0 64 64" aria-hidden="true" {
            text.letter x="32" y="34" font-size="44" { (emblem.letter) }
        }
    }
}

/// The inside of a cup: Alexander's helmet in a ring of rays.
pub fn tondo() -> Markup {
    PreEscaped(include_str!("../assets/tondo.svg").to_owned())
}

/// The picture of a game for the home page: `None` for a game without one.
pub fn picture(game: &str) -> Option<Markup> {
    let svg = match game {
        "alexandros" => include_str!("../assets/alexandros.svg"),
        "phalanxx" => include_str!("../assets/phalanxx.svg"),
        "empire" => include_str!("../assets/empire.svg"),
        "commander" => include_str!("../assets/commander.svg"),
        _ => return None,
    };
    Some(PreEscaped(svg.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_a_picture_shows_its_letter() {
        let shown = emblem(Emblem { name: "no-such-picture", letter: 'Q' }).into_string();
        assert!(shown.contains(">Q<"), "{shown}");
        assert!(emblem(Emblem { name: "horse", letter: 'H' }).into_string().contains("#art-horse"));
    }

    #[test]
    fn pictures_bring_no_style_or_script_of_their_own() {
        let pictures =
            ["alexandros", "phalanxx", "empire", "commander"].map(|game| picture(game).unwrap().into_string());
        for svg in pictures.iter().map(String::as_str).chain([EMBLEMS]) {
            assert!(!svg.contains("<style") && !svg.contains("style=") && !svg.contains("<script"));
            assert!(
                !svg.replace("http://www.w3.org/2000/svg", "").contains("http"),
                "nothing is fetched from elsewhere"
            );
        }
    }
}
