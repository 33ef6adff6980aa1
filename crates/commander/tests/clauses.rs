//! The rulebook is whole: words, code and tests for every clause.

use commander::Commander;
use table::Game;

#[test]
fn every_clause_has_words_code_and_a_test() {
    let audit = Commander::ABOUT.clauses.audit();
    assert!(audit.is_complete(), "{}", audit.missing.join("\n"));
    assert_eq!((audit.total, audit.text, audit.code, audit.test), (352, 352, 352, 352));
}
