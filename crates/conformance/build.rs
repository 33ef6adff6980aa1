//! Turns the rulebooks of the reference games into constants.

fn main() {
    clausebook::build_from("clauses/connect-four.toml");
    clausebook::build_from("clauses/pig.toml");
}
