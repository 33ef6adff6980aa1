//! Turns `clauses.toml` into constants.

fn main() {
    clausebook::build();
}
