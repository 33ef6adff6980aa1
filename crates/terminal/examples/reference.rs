//! Plays a reference game in the terminal: `cargo run -p terminal --example reference -- connect-four`.

use house::{Guest, House, Opening, Place};
use std::sync::Arc;
use words::{Lang, Words};

fn main() {
    let game = std::env::args().nth(1).unwrap_or_else(|| "connect-four".to_owned());
    let shelf = Arc::new(conformance::reference::shelf());
    let words = Words::new(Lang::En, shelf.words().chain(house::WORDS).chain(terminal::WORDS));
    let house = House::open(shelf, Box::new(store::Memory::default())).expect("a house without a past opens");
    let guest = Guest::random();
    let places = vec![
        Place::Person { name: "Anna".to_owned() },
        Place::Bot { name: "Bert".to_owned(), level: "random".to_owned() },
    ];
    let opening = Opening {
        game,
        edition: None,
        options: Default::default(),
        places,
        seed: Some(1),
        entropy: Vec::new(),
        advice: false,
        owner: guest.clone(),
    };
    let table = house.open_table(&opening).expect("connect-four and pig are for two");
    terminal::play(&house, &guest, &table, &words).expect("a terminal");
}
