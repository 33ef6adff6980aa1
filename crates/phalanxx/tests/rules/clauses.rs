//! The rulebook is complete.

use phalanxx::clauses::BOOK;

/// All 252 clauses have words in both languages, a test, and code where they can be violated.
#[test]
fn every_clause_is_covered() {
    let audit = BOOK.audit();
    assert_eq!(audit.total, 252);
    assert!(audit.is_complete(), "{:#?}", audit.missing);
}
