//! Makes the constants of the clauses.

fn main() {
    clausebook::build();
}
