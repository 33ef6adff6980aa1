//! How long a page of the table takes, in the middle of a game of Alexandros: `cargo bench -p web`. It should stay below 2 ms.

use divan::{Bencher, black_box};
use house::{Guest, House, Opening, Place, Table, View};
use std::sync::Arc;
use store::Memory;
use table::{Luck, Seat};
use web::{Look, Proof, Rulebook, Sight, Theme};
use words::{Lang, Words};

fn main() {
    divan::main();
}

/// Two persons who have taken `steps` decisions, each as good as any other.
fn mid_game(steps: usize) -> (Arc<Table>, Guest, Seat) {
    let house = House::open(Arc::new(shelf::shelf()), Box::new(Memory::default())).expect("an empty store");
    let guest = Guest::random();
    let place = |name: &str| Place::Person { name: name.to_owned() };
    let opening = Opening {
        game: "alexandros".to_owned(),
        edition: None,
        options: [("firstPlayer".to_owned(), "0".to_owned())].into(),
        places: vec![place("Anna"), place("Bert")],
        seed: Some(1),
        entropy: Vec::new(),
        advice: false,
        owner: guest.clone(),
    };
    let table = house.table(&house.open_table(&opening).expect("a good order")).expect("just opened");
    let mut luck = Luck::new(1);
    for step in 0.. {
        let open = table.view(&guest, None).expect("anyone may look");
        let seat = open.stage.deciders().lowest().expect("the game is not over yet");
        if step >= steps && open.told.last().is_some_and(|told| told.fact.heading) {
            return (table, guest, seat);
        }
        let view = table.view(&guest, Some(seat)).expect("their own seat");
        let allowed: Vec<_> = view.scene.choices.iter().filter(|choice| choice.refusal.is_none()).collect();
        let choice = allowed[luck.below(allowed.len() as u32) as usize];
        table.act(&guest, seat, view.version, &choice.action).expect("it was offered");
    }
    unreachable!("a game has an end")
}

/// Everything a page is made from.
struct Room {
    words: Words,
    rules: Rulebook,
    proof: Proof,
}

impl Room {
    fn new(table: &Table) -> Room {
        let shelf = shelf::shelf();
        let words = Words::new(Lang::En, web::WORDS.into_iter().chain(house::WORDS).chain(shelf.words()));
        let rules = Rulebook::of_shelf(&shelf).remove("alexandros").expect("it is on the shelf");
        Room { words, rules, proof: Proof::of(table) }
    }

    /// The whole page, as it is sent.
    fn page(&self, view: &View) -> String {
        let names = web::names(view);
        let main = web::table_page(&Sight::new(view, &self.words, &names, &self.rules), &self.proof, None, None);
        let look = Look { words: &self.words, theme: Theme::Auto, here: "/" };
        web::page(look, "Alexandros", &main).into_string()
    }
}

/// From what the visitor may see to the page.
#[divan::bench(args = [20, 120])]
fn render(bencher: Bencher, decisions: usize) {
    let (table, guest, seat) = mid_game(decisions);
    let room = Room::new(&table);
    let view = table.view(&guest, Some(seat)).expect("their own seat");
    bencher.bench(|| black_box(room.page(&view)));
}

/// The same with the looking: from the state of the game to the page.
#[divan::bench(args = [20, 120])]
fn look_and_render(bencher: Bencher, decisions: usize) {
    let (table, guest, seat) = mid_game(decisions);
    let room = Room::new(&table);
    bencher.bench(|| room.page(&table.view(black_box(&guest), Some(seat)).expect("their own seat")));
}
