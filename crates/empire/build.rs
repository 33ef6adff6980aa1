//! Makes constants of the clauses.

fn main() {
    clausebook::build();
}
