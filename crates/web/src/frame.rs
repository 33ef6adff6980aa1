//! The frame around every page: head, banner with the switches for language and theme, footer.

use crate::{art, assets};
use maud::{DOCTYPE, Markup, html};
use words::{Lang, Words};

/// Light, dark, or as the visitor's system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Black figure on clay.
    Light,
    /// Red figure on black.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn parse(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }

    const fn message(self) -> &'static str {
        match self {
            Theme::Auto => "web-theme-auto",
            Theme::Light => "web-theme-light",
            Theme::Dark => "web-theme-dark",
        }
    }
}

/// How a visitor likes a page.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The words of their language.
    pub words: &'a Words,
    /// Their theme.
    pub theme: Theme,
    /// The page they are on: path and query.
    pub here: &'a str,
}

/// A page: its title and what it shows. `main` brings its own `main` element with the id `main`.
pub fn page(look: Look, title: &str, main: &Markup) -> Markup {
    let words = look.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(look.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Argead" }
                link rel="icon" href=(assets::ICON.address()) type="image/svg+xml";
                link rel="stylesheet" href=(assets::STYLE.address());
                script type="module" src=(assets::SCRIPT.address()) {}
            }
            body {
                a.skip href="#main" { (words.text("web-skip")) }
                (art::symbols())
                header.banner {
                    div.bar {
                        a.mark href="/" aria-label=(words.text("web-home-link")) { (art::icon("sun")) span { "Argead" } }
                        nav aria-label=(words.text("web-nav")) {
                            a href="/" { (words.text("web-nav-games")) }
                            a href="/help" { (words.text("web-nav-help")) }
                        }
                        (switches(look))
                    }
                    div.meander {}
                }
                (main)
                footer.foot {
                    div.meander {}
                    p { (words.text("web-unofficial")) " " a href="/help#about" { (words.text("web-more")) } }
                }
                p #announce .sr-only role="status" aria-live="polite" {}
            }
        }
    }
}

/// Language and theme: forms that work without script.
fn switches(look: Look) -> Markup {
    let words = look.words;
    html! {
        form.switches method="post" action="/settings" {
            input type="hidden" name="back" value=(look.here);
            fieldset {
                legend.sr-only { (words.text("web-language")) }
                @for lang in Lang::ALL {
                    button name="lang" value=(lang) lang=(lang) aria-pressed=(lang == words.lang()) title=(lang.own_name()) { (lang.code()) }
                }
            }
            fieldset {
                legend.sr-only { (words.text("web-theme")) }
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.code()) aria-pressed=(theme == look.theme) aria-label=(words.text(theme.message())) title=(words.text(theme.message())) {
                        (art::icon(match theme { Theme::Auto => "theme-auto", Theme::Light => "theme-light", Theme::Dark => "theme-dark" }))
                    }
                }
            }
        }
    }
}
