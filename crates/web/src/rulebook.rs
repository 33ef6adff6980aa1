//! The clauses of each game, read once.

use std::collections::BTreeMap;
use table::{Clause, ClauseId, Shelf};
use words::Lang;

/// The clauses of one game, in order.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    /// The clauses.
    pub clauses: Vec<Clause>,
    index: BTreeMap<String, usize>,
}

impl Rulebook {
    /// The rulebook with these clauses.
    pub fn new(mut clauses: Vec<Clause>) -> Rulebook {
        for clause in &mut clauses {
            (clause.en, clause.fr) = (Lang::En.clause(clause), Lang::Fr.clause(clause));
        }
        let index = clauses.iter().enumerate().map(|(at, clause)| (clause.id.clone(), at)).collect();
        Rulebook { clauses, index }
    }

    /// The rulebooks of the games on the shelf, by game.
    pub fn of_shelf(shelf: &Shelf) -> BTreeMap<&'static str, Rulebook> {
        shelf.titles().map(|title| (title.about().id, Rulebook::new(title.about().clauses.clauses()))).collect()
    }

    /// What a clause says.
    pub fn words_of(&self, clause: ClauseId, lang: Lang) -> &str {
        self.index.get(clause.as_str()).map_or("", |&at| text_of(&self.clauses[at], lang))
    }

    /// The clauses in which every word of `query` stands, in either language, the id or both.
    pub fn search<'a>(&'a self, query: &str) -> impl Iterator<Item = &'a Clause> {
        let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
        self.clauses.iter().filter(move |clause| {
            let text = plain(&format!("{} {} {}", clause.id, clause.en, clause.fr));
            wanted.iter().all(|word| text.contains(word))
        })
    }
}

/// What a clause says in `lang`.
pub fn text_of(clause: &Clause, lang: Lang) -> &str {
    match lang {
        Lang::En => &clause.en,
        Lang::Fr => &clause.fr,
    }
}

/// Small letters without the accents of French, so that `epreuve` finds « épreuve ».
fn plain(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'â' | 'ä' => 'a',
            'ç' => 'c',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'ö' => 'o',
            'ù' | 'û' | 'ü' => 'u',
            '’' => '\'',
            '\u{a0}' => ' ',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::ClauseKind;

    fn book() -> Rulebook {
        let clause = |id: &str, en: &str, fr: &str| Clause {
            id: id.into(),
            section: "s".into(),
            kind: ClauseKind::Rule,
            en: en.into(),
            fr: fr.into(),
        };
        Rulebook::new(vec![
            clause("AX-001", "Two to four players.", "De deux à quatre."),
            clause("AX-002", "A wall.", "Une épaisse muraille."),
        ])
    }

    #[test]
    fn a_search_needs_every_word_in_any_case_and_without_accents() {
        let book = book();
        let found = |query: &str| book.search(query).map(|clause| clause.id.as_str()).collect::<Vec<_>>();
        assert_eq!(found("EPAISSE wall"), ["AX-002"]);
        assert_eq!(found("ax-001"), ["AX-001"]);
        assert_eq!(found("wall players"), [""; 0]);
        assert_eq!(found("").len(), 2);
    }
}
