//! Messages in a language.
//!
//! A [`Message`] is an id with arguments; `locales/en` and `locales/fr` say what it is in words, in Fluent's syntax. Each part of
//! the house brings its own file, each game too, and all of them together make the [`Words`] of a language.
//!
//! ```
//! use table::{Message, Seat};
//! use words::{Lang, Words};
//! let words = Words::new(Lang::En, [("en", "pig-rolled = { $seat } rolls { $pips }.")]);
//! let names = ["Anna".to_owned(), "Bert".to_owned()];
//! let said = Message::new("pig-rolled").with("seat", Seat(1)).with("pips", 4);
//! assert_eq!(words.named(&names).say(&said), "Bert rolls 4.");
//! ```

mod described;

pub use described::Described;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::fmt;
use std::slice;
use std::str::FromStr;
use table::{Arg, Clause, Message};

/// The table's own words: a language and the Fluent text.
pub const TABLE: [(&str, &str); 2] =
    [("en", include_str!("../../../locales/en/table.ftl")), ("fr", include_str!("../../../locales/fr/table.ftl"))];

/// The letters before which French elides; y and h do so for some words only and are left alone.
const FRENCH_VOWELS: &[char] = &[
    'a', 'à', 'â', 'e', 'é', 'è', 'ê', 'i', 'î', 'o', 'ô', 'œ', 'u', 'û', 'A', 'À', 'Â', 'E', 'É', 'È', 'Ê', 'I', 'Î',
    'O', 'Ô', 'Œ', 'U', 'Û',
];

/// A language the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
        }
    }

    /// The text as it is printed: with apostrophes, and with the spaces that the language never breaks a line at: in French those before
    /// « : ; ? ! » and inside « ».
    ///
    /// ```
    /// assert_eq!(words::Lang::Fr.typeset("« L'oui » ?"), "«\u{a0}L’oui\u{a0}»\u{a0}?");
    /// assert_eq!(words::Lang::En.typeset("the players' turns: '1'"), "the players’ turns: '1'");
    /// ```
    pub fn typeset(self, text: &str) -> String {
        let text = with_apostrophes(text);
        match self {
            Lang::En => text,
            Lang::Fr => [":", ";", "?", "!", "»"].into_iter().fold(text.replace("« ", "«\u{a0}"), |text, sign| {
                text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}"))
            }),
        }
    }

    /// What a clause says, as it is printed.
    pub fn clause(self, clause: &Clause) -> String {
        self.typeset(match self {
            Lang::En => &clause.en,
            Lang::Fr => &clause.fr,
        })
    }

    /// What was put together from parts, as the language joins them: in French « de Anne » becomes « d’Anne ».
    ///
    /// ```
    /// assert_eq!(words::Lang::Fr.join("Tour de Anne, coin de amphore"), "Tour d’Anne, coin d’amphore");
    /// assert_eq!(words::Lang::Fr.join("Tour de Bert, groupe de onze"), "Tour de Bert, groupe de onze");
    /// ```
    pub fn join(self, text: &str) -> String {
        if self == Lang::En {
            return text.to_owned();
        }
        let mut parts = text.split("de ");
        let mut joined = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let elides = part.starts_with(FRENCH_VOWELS) && !part.starts_with("onz") && !part.starts_with("oui");
            let is_word = joined.chars().next_back().is_none_or(|before| !before.is_alphanumeric());
            joined += if elides && is_word { "d’" } else { "de " };
            joined += part;
        }
        joined
    }

    /// The language of a locale such as `fr_CA.UTF-8` or of an `Accept-Language` header; English if neither is known.
    pub fn of_locale(locale: &str) -> Lang {
        locale
            .split([',', ':'])
            .filter_map(|part| part.trim().split(['-', '_', '.', ';']).next()?.parse().ok())
            .next()
            .unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).ok_or(UnknownLang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language the house does not speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are en and fr")
    }
}

impl std::error::Error for UnknownLang {}

/// All the words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of `lang` among `sources` (pairs of a language and a Fluent text), with the table's own. Panics when a text is not
    /// Fluent or a message stands twice: the texts are part of the program.
    pub fn new<'a>(lang: Lang, sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Words {
        let id = lang.code().parse().expect("en and fr are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(with_minus(&number.as_string())),
            _ => None,
        }));
        for (_, text) in TABLE.into_iter().chain(sources).filter(|&(code, _)| code == lang.code()) {
            let resource = FluentResource::try_new(lang.typeset(text))
                .unwrap_or_else(|(_, errors)| panic!("locale {lang}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("locale {lang}: {errors:?}"));
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there are words for this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The same words where seats have these names.
    pub fn named<'a>(&'a self, names: &'a [String]) -> Speaker<'a> {
        Speaker { words: self, names }
    }

    /// A message that names no seat.
    pub fn say(&self, message: &Message) -> String {
        self.named(&[]).say(message)
    }

    /// What keeps the message, or one inside it, from being said in full: an id without words, or words that want an argument the
    /// message does not bring.
    pub fn gap(&self, message: &Message) -> Option<String> {
        let mut inner = message.args.iter().flat_map(|(_, arg)| match arg {
            Arg::Message(inner) => slice::from_ref(inner.as_ref()),
            Arg::List(inner) => inner.as_slice(),
            _ => &[],
        });
        inner.find_map(|message| self.gap(message)).or_else(|| match self.named(&[]).format(message) {
            None => Some(format!("{} has no words in {}", message.id, self.lang)),
            Some((_, errors)) => errors.first().map(|error| format!("{} in {}: {error}", message.id, self.lang)),
        })
    }

    /// A number with this many decimals, as the language writes it.
    ///
    /// ```
    /// use words::{Lang, Words};
    /// assert_eq!(Words::new(Lang::Fr, []).decimal(12.345, 1), "12,3");
    /// assert_eq!(Words::new(Lang::En, []).decimal(-0.25, 1), "−0.2");
    /// assert_eq!(Words::new(Lang::En, []).decimal(-0.01, 1), "0.0");
    /// ```
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let text = format!("{:.places$}", number.abs());
        let minus = if number < 0.0 && text.contains(|digit| ('1'..='9').contains(&digit)) { "−" } else { "" };
        match self.lang {
            Lang::En => format!("{minus}{text}"),
            Lang::Fr => format!("{minus}{}", text.replace('.', ",")),
        }
    }

    /// A whole number, with a minus and not a hyphen.
    ///
    /// ```
    /// use words::{Lang, Words};
    /// assert_eq!(Words::new(Lang::En, []).whole(-4), "−4");
    /// ```
    pub fn whole(&self, number: impl Into<i64>) -> String {
        with_minus(&number.into().to_string())
    }

    /// The same for a change: what did not go down has a plus.
    ///
    /// ```
    /// use words::{Lang, Words};
    /// assert_eq!(Words::new(Lang::En, []).change(3.0, 1), "+3.0");
    /// assert_eq!(Words::new(Lang::Fr, []).change(-3.0, 1), "−3,0");
    /// ```
    pub fn change(&self, number: f64, places: usize) -> String {
        let text = self.decimal(number, places);
        if text.starts_with('−') { text } else { format!("+{text}") }
    }

    /// The message with this id and no arguments.
    pub fn text(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }
}

/// A number as it is printed, with a minus where programs write a hyphen.
fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// An apostrophe for each straight mark after a letter; any other is part of a command.
fn with_apostrophes(text: &str) -> String {
    let mut after_letter = false;
    text.chars()
        .map(|sign| {
            let follows = std::mem::replace(&mut after_letter, sign.is_alphabetic());
            if sign == '\'' && follows { '’' } else { sign }
        })
        .collect()
}

/// Words at a table where the seats have names.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Speaker<'_> {
    /// The message in words. One that has none shows its id in brackets, so that the gap is seen.
    pub fn say(&self, message: &Message) -> String {
        let Some((said, errors)) = self.format(message) else { return format!("[{}]", message.id) };
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id);
        said
    }

    /// The message in words with what went wrong; `None` if it has no words.
    fn format(&self, message: &Message) -> Option<(String, Vec<FluentError>)> {
        let bundle = &self.words.bundle;
        let pattern = bundle.get_message(&message.id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        Some((self.words.lang.join(&said), errors))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(match self.names.get(seat.index()) {
                Some(name) => name.clone(),
                None => self.say(&Message::new("table-seat").with("number", seat.0 + 1)),
            }),
            Arg::Message(message) => FluentValue::from(self.say(message)),
            Arg::List(messages) => FluentValue::from(self.list(messages)),
            Arg::Clause(clause) => FluentValue::from(clause.as_str()),
        }
    }

    fn list(&self, messages: &[Message]) -> String {
        match messages {
            [] => self.words.text("table-list-none"),
            [only] => self.say(only),
            [head @ .., last] => {
                let head: Vec<String> = head.iter().map(|message| self.say(message)).collect();
                let both = Message::new("table-list").with("head", head.join(", ")).with("last", self.say(last));
                self.say(&both)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_join_as_the_language_does() {
        let source = [("en", "a = one"), ("fr", "a = un")];
        let list = |n: usize| Message::new("table-said").with("what", vec![Message::new("a"); n]);
        assert_eq!(Words::new(Lang::En, source).say(&list(3)), "one, one and one");
        assert_eq!(Words::new(Lang::Fr, source).say(&list(2)), "un et un");
    }

    #[test]
    fn a_number_below_zero_has_a_minus_and_no_hyphen() {
        let words = Words::new(
            Lang::En,
            [("en", "lost = { $points } in { $rounds ->\n    [one] a round\n   *[other] { $rounds } rounds\n }")],
        );
        let lost = |rounds: i64| words.say(&Message::new("lost").with("points", -4).with("rounds", rounds));
        assert_eq!([lost(1), lost(2)], ["−4 in a round", "−4 in 2 rounds"]);
    }

    #[test]
    fn french_elides_before_the_names_of_players_and_things() {
        let words = Words::new(Lang::Fr, [("fr", "turn = Tour de { $seat }\nregard = il regarde { $seat }")]);
        let names = ["Anne".to_owned()];
        let say = |id: &'static str| words.named(&names).say(&Message::new(id).with("seat", table::Seat(0)));
        assert_eq!(say("turn"), "Tour d’Anne");
        assert_eq!(say("regard"), "il regarde Anne");
    }

    #[test]
    fn a_missing_message_shows_its_id() {
        assert_eq!(Words::new(Lang::Fr, []).text("no-such-message"), "[no-such-message]");
    }

    #[test]
    fn a_gap_is_found_however_deep_it_lies() {
        let words = Words::new(Lang::En, [("en", "whole = All\nwants = { $seat } rolls")]);
        let around = |inner: Message| Message::new("table-said").with("what", vec![Message::new("whole"), inner]);
        assert_eq!(words.gap(&around(Message::new("whole"))), None);
        assert_eq!(words.gap(&around(Message::new("none"))).unwrap(), "none has no words in en");
        assert!(words.gap(&around(Message::new("wants"))).unwrap().starts_with("wants in en: "));
    }

    #[test]
    fn the_language_of_a_locale() {
        for (locale, lang) in [
            ("fr_CA.UTF-8", Lang::Fr),
            ("fr", Lang::Fr),
            ("de-DE,fr;q=0.8,en;q=0.5", Lang::Fr),
            ("C", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }
}
